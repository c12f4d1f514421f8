package magewars

import (
	"slices"

	"github.com/quickcast/quickcast/tracker"
)

// using is an ability that is being told about.
type using struct {
	*asker
	p     abilityData
	power Power
}

// ability asks what an ability needs to be told: its object, a card, an order, what it
// costs. One that works by itself is never asked about.
func (a *asker) ability() bool {
	u := using{asker: a}
	p, err := payload[abilityData](a.e)
	if c, ok := a.s.powerOf(a.s.Mage(a.e.Seat), power(p.Ability)); ok && err == nil && p.Card == "" {
		a.e.Kind, a.e.Data = "deed", raw(p.deed(&c))
		return a.deed()
	}
	powers := a.g.Powers(a.s, a.e.Seat)
	at := slices.IndexFunc(powers, func(power Power) bool { return power.Name == p.Ability })
	if err != nil || at < 0 || powers[at].Passive {
		return false
	}
	u.p, u.power = p, powers[at]
	u.begin()
	a.q.Title = own(u.power.Name)
	if u.power.Spell {
		a.ask(u.how())
	}
	for _, need := range u.power.Needs {
		u.need(need)
	}
	u.sayDo()
	return true
}

// begin tells what goes without saying: the one object or card there is, the quickcast
// where only that is allowed.
func (u *using) begin() {
	for field, list := range map[string][]string{"object": u.power.Objects, "cardName": u.power.Cards} {
		if len(list) == 1 && !u.told(field) && slices.Contains(u.power.Needs, PowerNeed(field)) {
			u.tell(field, list[0])
		}
	}
	if slices.Contains(u.power.Needs, needCost) && !u.told("cost") {
		u.tell("cost", 0)
	}
	if u.power.Spell && !u.told("quickcast") && u.power.Refusal != nil && u.power.Quickcast == nil {
		u.tell("quickcast", true)
	}
	if p, err := payload[abilityData](u.e); err == nil {
		u.p = p
	}
}

func (u *using) how() tracker.Ask {
	return howAsk(u.p.Quickcast, u.power.Refusal, u.power.Quickcast)
}

// need asks for one thing.
func (u *using) need(need PowerNeed) {
	switch need {
	case needObject:
		u.objects(u.power.Objects, u.p.Object)
	case needConditions:
		u.conditions()
	case needCard:
		u.words("cardName", "table.askPowerCard", u.power.Cards, u.p.Card, own)
	case needOrder:
		u.words("order", "table.askPowerOrder", u.power.Orders, u.p.Order, func(order string) tracker.Message { return word("order", order) })
	case needCost:
		cost := 0
		if u.p.Cost != nil {
			cost = *u.p.Cost
		}
		u.number("cost", tracker.Word("table.askCost"), cost, 0, mostX)
	}
}

// objects asks for one of these.
func (u *using) objects(ids []string, told string) {
	ask := tracker.Ask{Field: "object", Form: tracker.AskOne, Missing: told == ""}
	for _, id := range ids {
		if o, ok := u.s.Object(id); ok {
			answer := u.object(o, id == told)
			if at := slices.Index(u.power.Objects, id); at >= 0 && at < len(u.power.Costs) && u.power.Costs[at] != u.power.Cost {
				answer.Price, answer.In = u.power.Costs[at], either(u.power.Life, "life", "mana")
			}
			ask.Options = append(ask.Options, answer)
		}
	}
	u.ask(ask)
}

// conditions asks which markers of the object come off.
func (u *using) conditions() {
	o, ok := u.s.Object(u.p.Object)
	if !ok {
		return
	}
	ask := tracker.Ask{
		Field: "conditions", Label: tracker.Word("table.askPowerConditions"), Form: tracker.AskCounts, Missing: len(u.p.Conditions) == 0,
	}
	for _, c := range conditionViews(o) {
		told := 0
		for _, each := range u.p.Conditions {
			if each == c.ID {
				told++
			}
		}
		ask.Options = append(ask.Options, tracker.Answer{Value: raw(c.ID), Name: c.Name, Icon: c.Icon, Count: told, Most: c.Count})
	}
	u.ask(ask)
}

// words asks for one of a few words.
func (u *using) words(field string, label tracker.Word, list []string, told string, say func(string) tracker.Message) {
	ask := tracker.Ask{Field: field, Label: label, Form: tracker.AskOne, Missing: told == ""}
	for _, each := range list {
		ask.Options = append(ask.Options, tracker.Answer{Value: raw(each), Name: say(each), Chosen: each == told})
	}
	if len(list) == 0 && field == "cardName" {
		ask.Form, ask.Text = tracker.AskText, told
	}
	u.ask(ask)
}

// sayDo names what is done with what it costs as it is told, in mana or in life: it is
// done in thought, and what is rolled for it does not matter.
func (u *using) sayDo() {
	d := newDraft(u.s, u.e)
	d.source = low{}
	cost := u.power.Cost
	was := u.s.Mage(u.e.Seat)
	if d.play(actionOf("ability")) == nil {
		is := d.Mage(u.e.Seat)
		cost = max(0, was.Mana-is.Mana)
		if u.power.Life {
			cost = max(0, was.Life-is.Life)
		}
	}
	u.q.Do = tracker.Word("table.askDo")
	if cost > 0 {
		u.q.Do = said(either(u.power.Life, "table.askDoLife", "table.askDoMana"), "Amount", cost)
	}
}
