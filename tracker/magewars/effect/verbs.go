package effect

import (
	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// verb is one thing that a step can do. What it needs to be told its own code asks for, when it is
// done in thought.
type verb struct {
	do    deed.Verb
	step  func(*run, *deed.Step) error                     // does it, or
	each  func(*run, *deed.Step, *state.Object, int) error // does it to one object, with its amount
	harms bool                                             // enemies are asked for first
	Named bool                                             // it names one of several ways: "table.way" and the verb
	suits func(*law.Case, *deed.Step, *state.Object) bool  // whom it changes anything for; nil for all
}

// VerbOf is the registry of verbs, a line each: each has a file of its own. Some only say what others heed, and do
// nothing by themselves: Cheaper and Dearer are for prices, Note is for the players.
func VerbOf(do deed.Verb) verb {
	for _, v := range []verb{
		{do: deed.Heal, each: (*run).mendOn, Named: true, suits: (*law.Case).Hurts},
		{do: deed.Damage, each: (*run).hurtOn, harms: true, Named: true},
		{do: deed.Strike, step: (*run).strike, harms: true, suits: (*law.Case).MayStrike},
		{do: deed.Destroy, each: (*run).ruin, harms: true, Named: true},
		{do: deed.Cancel, step: (*run).cancel},
		{do: deed.Condition, each: (*run).mark, harms: true},
		{do: deed.Cure, each: (*run).cure, Named: true, suits: (*law.Case).Ails},
		{do: deed.Grant, each: (*run).grantTo},
		{do: deed.Lose, each: (*run).grantTo, harms: true},
		{do: deed.Mana, each: (*run).giveMana, Named: true},
		{do: deed.Drain, step: (*run).drainMana},
		{do: deed.Charge, step: (*run).charge, Named: true},
		{do: deed.Roll, step: (*run).roll, Named: true},
		{do: deed.Token, each: (*run).place, Named: true},
		{do: deed.Untoken, each: (*run).unplace, suits: (*law.Case).Carries},
		{do: deed.Move, each: (*run).carry},
		{do: deed.Push, each: (*run).carry, harms: true},
		{do: deed.Teleport, each: (*run).carry, Named: true},
		{do: deed.Return, step: (*run).giveBack, Named: true},
		{do: deed.Attach, each: (*run).attach, suits: (*law.Case).Stands},
		{do: deed.MayCast, step: (*run).mayCast, Named: true},
		{do: deed.Channel, each: (*run).raiseChanneling},
		{do: deed.Control, each: (*run).takeControl, harms: true},
		{do: deed.Copy, step: (*run).copies},
		{do: deed.Turn, step: (*run).turnOver},
		{do: deed.Swap, each: (*run).swapTarget},
		{do: deed.Flip, each: (*run).flip},
		{do: deed.Forbid, each: (*run).forbid, harms: true, Named: true},
		{do: deed.Force, step: (*run).force},
		{do: deed.Life, each: (*run).raiseLife},
		{do: deed.Dice, step: (*run).strengthen},
		{do: deed.Effect, step: (*run).strengthen},
		{do: deed.Defense, step: (*run).strengthen},
		{do: deed.Choose, step: (*run).choose},
	} {
		if v.do == do {
			return v
		}
	}
	return verb{}
}
