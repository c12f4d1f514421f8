package magewars

import (
	"slices"
	"strconv"
	"strings"

	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/rules/keyword"
	"github.com/quickcast/quickcast/tracker"
)

type resolveData struct {
	Task string `json:"task,omitempty"`
	All  bool   `json:"all,omitempty"`
	Pay  *bool  `json:"pay,omitempty"`
}

// beginUpkeep asks for all there is to do, the holder of the initiative first
//
func (d *draft) beginUpkeep() {
	d.Queue, d.Mended = nil, nil
	for _, seat := range d.inTurn() {
		for _, o := range d.Objects {
			if o.Controller == seat && !o.FaceDown && !d.Player(seat).Gone {
				d.ask(o)
			}
		}
	}
}

// due counts the tasks that must be done.
func (s *State) due() int {
	return count(s.Queue, func(t Task) bool { return !t.optional() }) + s.dueDeeds()
}

// ask puts what one object's Upkeep needs into the queue.
func (d *draft) ask(o *Object) {
	o = d.grow(o)
	for _, t := range []Task{
		{Kind: costTask, Amount: o.upkeepCost() + d.upkeepOn(o)},
		{Kind: regenerateTask, Amount: o.regenerates()},
		{Kind: burnTask, Amount: o.burns()},
		{Kind: rotTask, Amount: o.marked(combat.Rot)},
		{Kind: meltTask, Amount: d.melts(o)},
		{Kind: dissipateTask, Amount: o.Tokens[Dissipate]},
		{Kind: shieldTask, Amount: o.shields()},
		{Kind: plagueTask, Amount: d.plague(o)},
		{Kind: amphibiousTask, Amount: o.swims()},
	} {
		if t.Kind == burnTask && t.Amount == 0 && o.marked(combat.Burn) > 0 {
			d.LastID++ // was a task once: what has a number in an older log keeps it
		}
		if t.Amount <= 0 {
			continue
		}
		t.ID, t.Seat, t.Object = "melt-"+o.ID, o.Controller, o.ID
		if t.Kind != meltTask { // was no task once: numbers in an older log stay what they are
			d.LastID++
			t.ID = "t" + strconv.Itoa(d.LastID)
		}
		if !o.away() {
			d.Queue = append(d.Queue[:len(d.Queue):len(d.Queue)], t)
		}
	}
}

// grow gives an object whose upkeep are the tokens on it one more.
func (d *draft) grow(o *Object) *Object {
	token, grows := strings.CutPrefix(o.Printed.UpkeepBy, "token:")
	if !grows {
		return o
	}
	own := d.edit(o.ID)
	d.gain(own, token, 1)
	return own
}

// doResolve does one task of the Upkeep, or all that are left in their order.
// An upkeep cost is paid unless Pay is false or the mana is not there; unpaid
// the object is destroyed.
func (d *draft) doResolve(p resolveData) error {
	if p.All {
		return d.resolveAll(p.Pay)
	}
	if p.Task == "" {
		return FieldMissing.With("Action", "resolve", "Field", "task")
	}
	for _, t := range d.Queue {
		if t.ID != p.Task {
			continue
		}
		if o, ok := d.Object(t.Object); ok {
			if err := d.commands(o, d.cite(ruleUpkeepTasks)); err != nil {
				return err
			}
		}
		return d.resolve(t, p.Pay)
	}
	unknown := UnknownTask.With("Task", p.Task)
	if d.handedOut(p.Task) { // an older log may do what is no task any more
		return d.law(false, unknown.ByRule("R-104"))
	}
	return unknown
}

// handedOut tells whether a task's number was given to something in this Upkeep or
// before.
func (d *draft) handedOut(task string) bool {
	n, err := strconv.Atoi(strings.TrimPrefix(task, "t"))
	return err == nil && n > 0 && n <= d.LastID && task == "t"+strconv.Itoa(n)
}

// resolveAll does the tasks of the seat's side in their order, or of all where the
// event is nobody's: everybody resolves what they control.
func (d *draft) resolveAll(pay *bool) error {
	mine := func(t Task) bool { return d.event.Seat == 0 || d.Allied(d.event.Seat, t.Seat) }
	if !slices.ContainsFunc(d.Queue, mine) {
		return d.law(false, UnknownTask.With("Task", "all").ByRule("R-104")) // as in doResolve
	}
	for {
		at := slices.IndexFunc(d.Queue, mine)
		if at < 0 {
			return nil
		}
		if err := d.resolve(d.Queue[at], pay); err != nil {
			return err
		}
		d.grant()
		d.settleUpkeep()
	}
}

func (d *draft) resolve(t Task, pay *bool) error {
	d.drop(func(other Task) bool { return other.ID == t.ID })
	o := d.edit(t.Object)
	if o == nil {
		return nil
	}
	switch t.Kind {
	case burnTask:
		return d.burn(o)
	case rotTask:
		if n := o.marked(combat.Rot); n > 0 {
			d.hurt(o, combat.Poison, n, "table.logRot", 0, ofCondition(combat.Rot))
		}
	case meltTask:
		d.hurt(o, "", t.Amount, "table.logMelt", 0, tracker.Cause{Kind: tracker.ByCondition, Name: tracker.Printed{Kind: "trait", Word: string(keyword.Melting)}})
	case regenerateTask:
		d.Mended = append(slices.Clip(d.Mended), t)
		d.heal(o, t.Amount, "table.logRegenerate")
	case dissipateTask:
		d.dissipate(o)
	case shieldTask:
		d.raiseShield(o, pay)
	case plagueTask:
		d.spreadPlague(o, pay)
	case amphibiousTask:
		d.Mended = append(slices.Clip(d.Mended), t)
		if pay != nil && *pay {
			d.heal(o, t.Amount, "table.logRegenerate")
		}
	case costTask:
		d.upkeep(o, t.Amount, pay)
	}
	return nil
}

// melts is the damage an object takes because it melts, 0 where a card forbids it.
func (s *State) melts(o *Object) int {
	n := o.highest(keyword.Melting)
	if n > 0 && s.barred(toMelt, o) {
		return 0
	}
	return n
}

// burns counts the Burn markers that burn: none of what could not get any, as the odds
// have it, too (reading R).
func (o *Object) burns() int {
	if body := o.fighter(); !body.CanGet(combat.Burn) {
		return 0
	}
	return o.marked(combat.Burn)
}

// burn rolls one die of direct damage for each marker; a blank takes its
// marker off (R-104, reading 7). Armor does not help.
func (d *draft) burn(o *Object) error {
	roll, err := d.throw(o.burns())
	if err != nil || len(roll) == 0 {
		return err
	}
	out := 0
	for _, face := range roll {
		if face == dice.Blank {
			out++
		}
	}
	d.lift(o, combat.Burn.String(), out)
	d.hurt(o, combat.Flame, roll.Total(), "table.logBurn", 0, ofCondition(combat.Burn), roll...)
	return nil
}

// dissipate takes a token off; with the last one the object goes.
func (d *draft) dissipate(o *Object) {
	left := o.Tokens[Dissipate] - 1
	o.Tokens = put(o.Tokens, Dissipate, left)
	d.say(o.Controller, "table.logDissipate", "Name", o.Printed.Name, "Left", max(0, left))
	if left <= 0 {
		d.destroy(o)
	}
}

// upkeep pays for an object or loses it.
func (d *draft) upkeep(o *Object, cost int, pay *bool) {
	payer := d.edit(d.Mage(o.Controller).ID)
	if (pay == nil || *pay) && payer.Mana >= cost {
		payer.Mana -= cost
		d.say(o.Controller, "table.logUpkeepPaid", "Name", o.Printed.Name, "Mana", cost)
		return
	}
	d.say(o.Controller, "table.logUpkeepUnpaid", "Name", o.Printed.Name, "Mana", cost)
	d.destroy(o)
}
