package clock

// Message names the line of the log that tells of the event, with the Player
// by number and times as digits. A Checkpoint is worth no line.
func (e Event) Message() (string, map[string]any) {
	id, args := "clock.log"+name(e.Do), map[string]any{}
	switch do := e.Do.(type) {
	case SetUp:
		args["Seats"], args["Time"] = do.Seats, Spell(do.Plan.Game.Limit)
		if do.Plan.Game.Limit == 0 {
			id += "Free"
		}
	case Switch:
		args["Player"] = int(do.Seat)
	case Adjust:
		args["Player"], args["By"] = int(do.Seat), signed(do.By)
	case AdjustGame:
		args["By"] = signed(do.By)
	case Discount:
		args["By"] = Spell(do.By)
	case OpenWindow:
		id, args["Time"] = "clock.logOpen"+camel(do.Window), Spell(do.Limit)
		if do.Limit == 0 {
			id += "Free"
		}
	}
	return id, args
}

// signed spells a span with its sign: "+5:00".
func signed(by Millis) string {
	if by < 0 {
		return "-" + Spell(-by)
	}
	return "+" + Spell(by)
}
