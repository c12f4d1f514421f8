package effect

import (
	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// verb is one thing that a step can do. What it needs to be told its own code asks for, when it is
// done in thought.
type verb struct {
	step  func(*run, *deed.Step) error                     // does it, or
	each  func(*run, *deed.Step, *state.Object, int) error // does it to one object, with its amount
	harms bool                                             // enemies are asked for first
	Named bool                                             // it names one of several ways: "table.way" and the verb
	suits func(*law.Case, *deed.Step, *state.Object) bool  // whom it changes anything for; nil for all
}

// VerbOf is the registry of verbs: each has a file of its own. Some only say what others heed, and do
// nothing by themselves.
func VerbOf(do deed.Verb) verb {
	switch do {
	case deed.Heal:
		return verb{each: (*run).mendOn, Named: true, suits: (*law.Case).Hurts}
	case deed.Damage:
		return verb{each: (*run).hurtOn, harms: true, Named: true}
	case deed.Strike:
		return verb{step: (*run).strike, harms: true, suits: (*law.Case).MayStrike}
	case deed.Destroy:
		return verb{each: (*run).ruin, harms: true, Named: true}
	case deed.Cancel:
		return verb{step: (*run).cancel}
	case deed.Condition:
		return verb{each: (*run).mark, harms: true}
	case deed.Cure:
		return verb{each: (*run).cure, Named: true, suits: (*law.Case).Ails}
	case deed.Grant:
		return verb{each: (*run).grantTo}
	case deed.Lose:
		return verb{each: (*run).grantTo, harms: true}
	case deed.Mana:
		return verb{each: (*run).giveMana, Named: true}
	case deed.Drain:
		return verb{step: (*run).drainMana}
	case deed.Charge:
		return verb{step: (*run).charge, Named: true}
	case deed.Roll:
		return verb{step: (*run).roll, Named: true}
	case deed.Token:
		return verb{each: (*run).place, Named: true}
	case deed.Untoken:
		return verb{each: (*run).unplace, suits: (*law.Case).Carries}
	case deed.Move:
		return verb{each: (*run).carry}
	case deed.Push:
		return verb{each: (*run).carry, harms: true}
	case deed.Teleport:
		return verb{each: (*run).carry, Named: true}
	case deed.Return:
		return verb{step: (*run).giveBack, Named: true}
	case deed.Attach:
		return verb{each: (*run).attach, suits: (*law.Case).Stands}
	case deed.MayCast:
		return verb{step: (*run).mayCast, Named: true}
	case deed.Channel:
		return verb{each: (*run).raiseChanneling}
	case deed.Control:
		return verb{each: (*run).takeControl, harms: true}
	case deed.Copy:
		return verb{step: (*run).copies}
	case deed.Turn:
		return verb{step: (*run).turnOver}
	case deed.Swap:
		return verb{each: (*run).swapTarget}
	case deed.Flip:
		return verb{each: (*run).flip}
	case deed.Forbid:
		return verb{each: (*run).forbid, harms: true, Named: true}
	case deed.Force:
		return verb{step: (*run).force}
	case deed.Life:
		return verb{each: (*run).raiseLife}
	case deed.Dice, deed.Effect, deed.Defense:
		return verb{step: (*run).strengthen}
	case deed.Choose:
		return verb{step: (*run).choose}
	}
	return verb{} // Cheaper and Dearer are for prices, Note is for the players
}
