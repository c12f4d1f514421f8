package clock

// Message names the line of the log that tells of the event, with the Player
// by number and times as digits. A Checkpoint is worth no line.
func (e Event) Message() (string, map[string]any) {
	args := map[string]any{}
	switch do := e.Do.(type) {
	case SetUp:
		args["Seats"], args["Time"] = do.Seats, Spell(do.Plan.Game.Limit)
		if do.Plan.Game.Limit == 0 {
			return "clock.logSetUpFree", args
		}
		return "clock.logSetUp", args
	case Start:
		return "clock.logStart", args
	case Pause:
		return "clock.logPause", args
	case Resume:
		return "clock.logResume", args
	case Switch:
		args["Player"] = int(do.Seat)
		return "clock.logSwitch", args
	case Neutral:
		return "clock.logNeutral", args
	case Adjust:
		args["Player"], args["By"] = int(do.Seat), signed(do.By)
		return "clock.logAdjust", args
	case AdjustGame:
		args["By"] = signed(do.By)
		return "clock.logAdjustGame", args
	case Discount:
		args["By"] = Spell(do.By)
		return "clock.logDiscount", args
	case OpenWindow:
		return do.message()
	case CloseWindow:
		return "clock.logCloseWindow", args
	}
	return "clock.logCheckpoint", args
}

func (c OpenWindow) message() (string, map[string]any) {
	id := "clock.logOpenPlanning"
	if c.Window == Quickcast {
		id = "clock.logOpenQuickcast"
	}
	if c.Limit == 0 {
		return id + "Free", map[string]any{}
	}
	return id, map[string]any{"Time": Spell(c.Limit)}
}

// signed spells a span with its sign: "+5:00".
func signed(by Millis) string {
	if by < 0 {
		return "-" + Spell(-by)
	}
	return "+" + Spell(by)
}
