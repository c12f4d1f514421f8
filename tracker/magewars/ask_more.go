package magewars

import (
	"slices"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/effect"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// mostHealing is how many dice are asked for at most.
const mostHealing = 20

// reveal asks which hidden enchantment is turned over, and what only its player knows:
// its cost, and whether what must reveal it has just happened. What it is stays under it.
func (a *asker) reveal() bool {
	p, err := state.Payload[effect.RevealData](a.e)
	if err != nil || p.Unpaid {
		return false
	}
	o, there := a.s.Object(p.Object)
	if p.Object != "" && (!there || !o.FaceDown || o.Controller != a.e.Seat) {
		return false
	}
	a.q.Title = tracker.Word("table.askRevealTitle")
	a.q.About = state.Said("table.askEyes", "Name", a.s.Mage(a.e.Seat).Printed.Name)
	a.hidden(p.Object)
	if p.Object == "" {
		a.q.Do = tracker.Word("table.askRevealTitle")
		return len(a.q.Asks[0].Options) > 0
	}
	a.revealed(o)
	return true
}

// hidden are the hidden enchantments to choose from; where something must be revealed,
// only that.
func (a *asker) hidden(told string) {
	ask := tracker.Ask{Field: "object", Form: tracker.AskOne, Missing: told == ""}
	due := a.s.DueOf(a.e.Seat)
	for _, o := range a.s.Objects {
		mine := o.FaceDown && o.Controller == a.e.Seat && (a.s.Waits() != a.e.Seat || slices.Contains(due, o.ID))
		if told == "" && mine || told == o.ID {
			ask.Options = append(ask.Options, a.faceDown(o, told == o.ID))
		}
	}
	a.ask(ask)
}

// faceDown is a hidden enchantment: everybody sees what it lies on.
func (a *asker) faceDown(o *state.Object, chosen bool) tracker.Answer {
	answer := tracker.Answer{Value: raw(o.ID), Name: tracker.Word("table.askFaceDown"), Icon: "hidden", Seat: o.Controller, Chosen: chosen}
	if host, ok := a.s.Object(o.Host); ok {
		answer.Name = state.Said("table.askLiesOn", "Name", a.named(host))
	}
	cost, err := law.RevealCost(a.s, o)
	answer.Under = &tracker.Answer{Name: state.Own(o.Printed.Name), Line: revealLine(cost, err != nil), Icon: "enchantment"}
	return answer
}

// revealed asks the rest about one.
func (a *asker) revealed(o *state.Object) {
	cost, err := law.RevealCost(a.s, o)
	if byPlayer := err != nil; byPlayer {
		if !a.told("cost") {
			a.tell("cost", o.Printed.Reveal)
		}
		p, _ := state.Payload[effect.RevealData](a.e)
		cost = *p.Cost
		a.number("cost", tracker.Word("table.askManaX"), cost, 0, mostX)
	}
	may := law.DueFor(a.s, o).May
	switch {
	case a.s.Waits() != 0 && slices.Contains(a.s.DueOf(a.e.Seat), o.ID):
		a.note(pick.Either(may, "table.askMayReveal", "table.askRevealFirst"), "")
	case !law.InTime(a.s, o, false):
		if !a.told("triggered") { // whoever reveals it knows why
			a.tell("triggered", true)
		}
		p, _ := state.Payload[effect.RevealData](a.e)
		a.flag("triggered", tracker.Word("table.askTriggered"), "seen", p.Now)
	}
	a.q.Do = state.Said("table.askRevealDo", "Mana", cost)
	a.instead(state.Said(pick.Either(may, "table.askStaysHidden", "table.askUnpaid")), "close", "reveal", effect.RevealData{Object: o.ID, Unpaid: true})
}

// add asks what an enchantment that is put down lies on, and whether face down; all else
// lies where it belongs.
func (a *asker) add() bool {
	p, err := state.Payload[effect.AddData](a.e)
	if err != nil || p.Name == "" {
		return false
	}
	a.q.Title, a.q.Do, a.q.AtOnce = state.Said("table.askOnWhat", "Name", p.Name), tracker.Word("table.askPutDown"), true
	switch {
	case p.Kind == state.KindEquipment && !a.told("host"):
		a.tell("host", state.MageID(a.e.Seat))
	case p.Kind == state.KindEnchantment:
		if !a.told("faceDown") {
			a.tell("faceDown", true)
			p.FaceDown = true
		}
		a.flag("faceDown", tracker.Word("table.askHidden"), "hidden", p.FaceDown)
		a.hosts(p.Host)
	}
	return true
}

// hosts are what an enchantment is laid on: a mage, a creature, any object in sight, or
// nothing the table knows.
func (a *asker) hosts(told string) {
	ask := tracker.Ask{Field: "host", Form: tracker.AskOne, Missing: !a.told("host")}
	for _, o := range a.s.Objects {
		if o.FaceDown || o.Printed.Kind == state.KindEnchantment || a.s.Player(o.Controller).Gone {
			continue
		}
		answer := a.object(o, o.ID == told)
		answer.Icon, answer.Tone = a.s.Player(o.Controller).School, a.s.Player(o.Controller).School
		if o.IsMage() {
			answer.Line = kindWord(state.KindMage)
		}
		ask.Options = append(ask.Options, answer)
	}
	ask.Options = append(ask.Options, tracker.Answer{
		Value: raw(""), Name: tracker.Word("table.askNoHost"), Line: tracker.Word("table.askNoHostLine"), Icon: "enchantment", Chosen: a.told("host") && told == "",
	})
	a.ask(ask)
}

// activate asks which creature of a side acts next, where there are several or its player
// may pass.
func (a *asker) activate() bool {
	p, err := state.Payload[effect.ActivateData](a.e)
	if err != nil || p.Object != "" {
		return false
	}
	ask := tracker.Ask{Field: "object", Form: tracker.AskOne, Missing: true}
	for _, o := range ables(a.s) {
		answer := a.object(o, false)
		answer.Icon, answer.Line = "action", nil
		if o.Guard {
			answer.Icon, answer.Line = "guard", state.Label("marker", state.GuardMarker)
		}
		ask.Options = append(ask.Options, answer)
	}
	if len(ask.Options) == 0 {
		return false
	}
	a.ask(ask)
	a.q.Title, a.q.AtOnce = state.Said("table.choiceWho", "Name", a.s.Mage(a.e.Seat).Printed.Name), true
	a.q.Do = tracker.Word("table.actActivate")
	if a.s.MayPassNow(a.e.Seat) {
		a.q.Instead = append(a.q.Instead, passChoice(a.s, a.s.PassRule()))
	}
	return true
}

// heal asks with how many dice.
func (a *asker) heal() bool {
	p, err := state.Payload[effect.HealData](a.e)
	o, there := a.s.Object(pick.Either(p.Object != "", p.Object, state.MageID(a.e.Seat)))
	if err != nil || !there {
		return false
	}
	if p.Dice < 1 || p.Dice > mostHealing {
		p.Dice = max(1, min(p.Dice, mostHealing))
		a.tell("dice", p.Dice)
	}
	a.q.Title, a.q.Do = state.Said("table.askHeal", "Name", a.named(o)), state.Said("table.askRoll", "Count", p.Dice)
	a.number("dice", tracker.Word("table.askHealDice"), p.Dice, 1, mostHealing)
	return true
}

// plan asks how many spells are prepared, never which.
func (a *asker) plan() bool {
	p, err := state.Payload[planData](a.e)
	if err != nil {
		return false
	}
	most := mostPrepared(a.s, a.e.Seat)
	if !a.told("count") {
		p.Count = most
		if player := a.s.Player(a.e.Seat); player.Prepares {
			p.Count = player.Planned
		}
		a.tell("count", p.Count)
	}
	a.q.Title, a.q.About = state.Own(a.s.Mage(a.e.Seat).Printed.Name), tracker.Word("table.askPlanNote")
	a.number("count", tracker.Word("table.askSpells"), p.Count, 0, most)
	a.q.Do = state.Said("table.askPlan", "Count", p.Count)
	return true
}

// resolve asks about a task of the Upkeep whether it is paid for, where a player can
// choose.
func (a *asker) resolve() bool {
	p, err := state.Payload[effect.ResolveData](a.e)
	at := slices.IndexFunc(a.s.Queue, func(t state.Task) bool { return t.ID == p.Task })
	if err != nil || at < 0 {
		return false
	}
	t := a.s.Queue[at]
	o, there := a.s.Object(t.Object)
	_, other, pays := t.About()
	if !there || other == "" {
		return false
	}
	args := []any{"Name", o.Printed.Name, "Amount", t.Amount}
	paid := !pays // what is done unasked
	if p.Pay != nil {
		paid = *p.Pay
	}
	usual := state.Said(string(state.Word("choice", t.Kind)), args...)
	changed := state.Said(string(other), args...)
	a.q.Title, a.q.Do = state.Own(o.Printed.Name), usual
	if paid == pays {
		a.q.Do = changed
	}
	a.ask(tracker.Ask{Field: "pay", Form: tracker.AskOne, Options: []tracker.Answer{
		{Value: raw(!pays), Name: usual, Chosen: paid != pays}, {Value: raw(pays), Name: changed, Chosen: paid == pays},
	}})
	return true
}
