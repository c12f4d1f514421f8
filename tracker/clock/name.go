package clock

// The choices a person makes name their own texts, so that a screen can list
// them without knowing them.

// Message names the ending.
func (e Ending) Message() (string, map[string]any) {
	switch e {
	case AtOnce:
		return "clock.endAtOnce", nil
	case OneMoreRound:
		return "clock.endOneMoreRound", nil
	case EvenInitiatives:
		return "clock.endEvenInitiatives", nil
	}
	return "clock.endFinishRound", nil
}

// Message names the rank.
func (r Rank) Message() (string, map[string]any) {
	switch r {
	case LifeLeft:
		return "clock.rankLifeLeft", nil
	case Draw:
		return "clock.rankDraw", nil
	}
	return "clock.rankDamageTaken", nil
}

// Message names the pace.
func (k PaceKind) Message() (string, map[string]any) {
	switch k {
	case Plain:
		return "clock.pacePlain", nil
	case Increment:
		return "clock.paceIncrement", nil
	case Delay:
		return "clock.paceDelay", nil
	case Bronstein:
		return "clock.paceBronstein", nil
	}
	return "clock.paceNone", nil
}

// Message names the short timer.
func (k WindowKind) Message() (string, map[string]any) {
	switch k {
	case Planning:
		return "clock.windowPlanning", nil
	case Quickcast:
		return "clock.windowQuickcast", nil
	}
	return "clock.windowNone", nil
}

// Message names the deed, as a button says it.
func (k Kind) Message() (string, map[string]any) {
	switch k {
	case setUpKind:
		return "clock.doSetUp", nil
	case startKind:
		return "clock.doStart", nil
	case pauseKind:
		return "clock.doPause", nil
	case resumeKind:
		return "clock.doResume", nil
	case switchKind:
		return "clock.doSwitch", nil
	case neutralKind:
		return "clock.doNeutral", nil
	case adjustKind:
		return "clock.doAdjust", nil
	case adjustGameKind:
		return "clock.doAdjustGame", nil
	case discountKind:
		return "clock.doDiscount", nil
	case openWindowKind:
		return "clock.doOpenWindow", nil
	case closeWindowKind:
		return "clock.doCloseWindow", nil
	}
	return "clock.doCheckpoint", nil
}
