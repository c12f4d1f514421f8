package effect

import (
	"slices"
	"strconv"
	"strings"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/rules/keyword"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// ResolveData is what "resolve" is told: the task of the Upkeep that is done, or left.
type ResolveData struct {
	Task string `json:"task,omitempty"`
	All  bool   `json:"all,omitempty"`
	Pay  *bool  `json:"pay,omitempty"`
}

// BeginUpkeep asks for all there is to do, the holder of the initiative first
//
func (d *Draft) BeginUpkeep() {
	d.Queue, d.Mended = nil, nil
	for _, seat := range d.InTurn() {
		for _, o := range d.Objects {
			if o.Controller == seat && !o.FaceDown && !d.Player(seat).Gone {
				d.ask(o)
			}
		}
	}
}

// ask puts what one object's Upkeep needs into the queue.
func (d *Draft) ask(o *state.Object) {
	o = d.grow(o)
	for _, t := range []state.Task{
		{Kind: state.CostTask, Amount: o.UpkeepCost() + law.UpkeepOn(&d.State, o)},
		{Kind: state.RegenerateTask, Amount: law.Regenerates(o)},
		{Kind: state.BurnTask, Amount: o.Suffers(combat.Burn)},
		{Kind: state.RotTask, Amount: o.Marked(combat.Rot)},
		{Kind: state.BleedTask, Amount: o.Suffers(combat.Bleed)},
		{Kind: state.MeltTask, Amount: law.Melts(&d.State, o)},
		{Kind: state.DissipateTask, Amount: o.Tokens[state.Dissipate]},
		{Kind: state.ShieldTask, Amount: o.Shields()},
		{Kind: state.PlagueTask, Amount: law.PlagueTargets(&d.State, o)},
		{Kind: state.AmphibiousTask, Amount: law.Swims(o)},
	} {
		if t.Kind == state.BurnTask && t.Amount == 0 && o.Marked(combat.Burn) > 0 {
			d.LastID++ // was a task once: what has a number in an older log keeps it
		}
		if t.Amount <= 0 {
			continue
		}
		t.ID, t.Seat, t.Object = t.Kind+"-"+o.ID, o.Controller, o.ID
		if t.Kind != state.MeltTask && t.Kind != state.BleedTask { // were no tasks once: numbers in an older log stay what they are
			d.LastID++
			t.ID = "t" + strconv.Itoa(d.LastID)
		}
		if !o.Away() {
			d.Queue = append(d.Queue[:len(d.Queue):len(d.Queue)], t)
		}
	}
}

// grow gives an object whose upkeep are the tokens on it one more.
func (d *Draft) grow(o *state.Object) *state.Object {
	token, grows := strings.CutPrefix(o.Printed.UpkeepBy, "token:")
	if !grows {
		return o
	}
	own := d.Edit(o.ID)
	d.Gain(own, token, 1)
	return own
}

// DoResolve does one task of the Upkeep, or all that are left in their order.
// An upkeep cost is paid unless Pay is false or the mana is not there; unpaid
// the object is destroyed.
func (d *Draft) DoResolve(p ResolveData) error {
	if p.All {
		return d.resolveAll(p.Pay)
	}
	if p.Task == "" {
		return state.FieldMissing.With("Action", "resolve", "Field", "task")
	}
	for _, t := range d.Queue {
		if t.ID != p.Task {
			continue
		}
		if o, ok := d.Object(t.Object); ok {
			if err := d.commands(o, d.Cite("A-27 R-19")); err != nil {
				return err
			}
		}
		return d.resolve(t, p.Pay)
	}
	unknown := state.UnknownTask.With("Task", p.Task)
	n, err := strconv.Atoi(strings.TrimPrefix(p.Task, "t"))
	if err == nil && n > 0 && n <= d.LastID && p.Task == "t"+strconv.Itoa(n) { // an older log may do what is no task any more
		return d.Demand(false, unknown.ByRule("R-104"))
	}
	return unknown
}

// resolveAll does the tasks of the seat's side in their order, or of all where the
// event is nobody's: everybody resolves what they control.
func (d *Draft) resolveAll(pay *bool) error {
	mine := func(t state.Task) bool { return d.Event.Seat == 0 || d.Allied(d.Event.Seat, t.Seat) }
	if !slices.ContainsFunc(d.Queue, mine) {
		return d.Demand(false, state.UnknownTask.With("Task", "all").ByRule("R-104")) // as in DoResolve
	}
	for {
		at := slices.IndexFunc(d.Queue, mine)
		if at < 0 {
			return nil
		}
		if err := d.resolve(d.Queue[at], pay); err != nil {
			return err
		}
		d.Grant()
		d.SettleUpkeep()
	}
}

func (d *Draft) resolve(t state.Task, pay *bool) error {
	d.Drop(func(other state.Task) bool { return other.ID == t.ID })
	o := d.Edit(t.Object)
	if o == nil {
		return nil
	}
	switch t.Kind {
	case state.BurnTask:
		return d.burn(o)
	case state.RotTask, state.BleedTask:
		c, _ := combat.ConditionNamed(t.Kind)
		if n := o.Marked(c); n > 0 {
			d.hurt(o, c.Type(), n, string(state.Word("log", t.Kind)), 0, state.OfCondition(c))
		}
	case state.MeltTask:
		d.hurt(o, "", t.Amount, "table.logMelt", 0, tracker.Cause{Kind: tracker.ByCondition, Name: tracker.Printed{Kind: "trait", Word: string(keyword.Melting)}})
	case state.RegenerateTask, state.AmphibiousTask:
		d.Mended = append(slices.Clip(d.Mended), t)
		if !t.Optional() || pay != nil && *pay {
			d.Heal(o, t.Amount, "table.logRegenerate")
		}
	case state.DissipateTask:
		d.dissipate(o)
	case state.ShieldTask:
		d.raiseShield(o, pay)
	case state.PlagueTask:
		d.spreadPlague(o, pay)
	case state.CostTask:
		d.upkeep(o, t.Amount, pay)
	}
	return nil
}

// burn rolls one die of direct damage for each marker; a blank takes its
// marker off (R-104, reading 7). Armor does not help.
func (d *Draft) burn(o *state.Object) error {
	roll, err := d.ThrowDice(o.Suffers(combat.Burn))
	if err != nil || len(roll) == 0 {
		return err
	}
	out := pick.Count(roll, func(face dice.Face) bool { return face == dice.Blank })
	d.lift(o, combat.Burn.String(), out)
	d.hurt(o, combat.Flame, roll.Total(), "table.logBurn", 0, state.OfCondition(combat.Burn), roll...)
	return nil
}

// dissipate takes a token off; with the last one the object goes.
func (d *Draft) dissipate(o *state.Object) {
	left := o.Tokens[state.Dissipate] - 1
	o.Tokens = state.Put(o.Tokens, state.Dissipate, left)
	d.Say(o.Controller, "table.logDissipate", "Name", o.Printed.Name, "Left", max(0, left))
	if left <= 0 {
		d.Destroy(o)
	}
}

// upkeep pays for an object or loses it.
func (d *Draft) upkeep(o *state.Object, cost int, pay *bool) {
	payer := d.Edit(d.Mage(o.Controller).ID)
	if (pay == nil || *pay) && payer.Mana >= cost {
		payer.Mana -= cost
		d.Say(o.Controller, "table.logUpkeepPaid", "Name", o.Printed.Name, "Mana", cost)
		return
	}
	d.Say(o.Controller, "table.logUpkeepUnpaid", "Name", o.Printed.Name, "Mana", cost)
	d.Destroy(o)
}
