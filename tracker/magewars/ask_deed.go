package magewars

import (
	"slices"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/effect"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// ability asks what the deed of an ability needs to be told. One that works by itself is never asked about.
func (a *asker) ability() bool {
	p, err := state.Payload[abilityData](a.e)
	c, ok := powerOf(a.s, a.s.Mage(a.e.Seat), p)
	if !ok || err != nil {
		return false
	}
	a.e.Kind, a.e.Data = "deed", raw(p.deed(&c))
	return a.deed()
}

// deed asks what a deed of a card needs to be told: whom it concerns, which way, how much.
func (a *asker) deed() bool {
	p, err := state.Payload[state.DeedData](a.e)
	if err != nil || p.Skip {
		return false
	}
	c, ok := a.sceneOf(p)
	if !ok {
		return false
	}
	a.q.Title, a.q.Card = state.Own(c.Named()), c.Card.Printed.Card
	a.q.About = c.Deed().Say
	if g := c.Deed().Given; g != nil && g.Ask.EN != "" {
		a.note("table.askCheck", "", "Ask", g.Ask)
	}
	if c.Innate() {
		a.castsInnate(&c, &p)
	}
	needs := effect.Needs(&c, p)
	if n := append(needs, effect.Need{})[0]; c.Deed().Power != "" && n.Field == "target" && !n.Told && len(n.Objects) == 1 { // it goes without saying
		p.Target = n.Objects[0].ID
		a.tell("target", p.Target)
		needs = effect.Needs(&c, p)
	}
	for _, n := range needs {
		a.need(&c, p, &n)
	}
	a.q.AtOnce = len(a.q.Asks) == 1 && a.q.Asks[0].Form == tracker.AskOne
	a.q.Do = tracker.Word("table.askDeedDo")
	if r := effect.Imagined(&c, p); r.Paid+r.Bled > 0 {
		a.q.Do = state.Said(pick.Either(r.Bled > 0, "table.askDoLife", "table.askDoMana"), "Amount", r.Paid+r.Bled)
	}
	return true
}

// castsInnate asks whether what a mage casts is its action or its quickcast, and tells that where only the
// quickcast may be.
func (a *asker) castsInnate(c *law.Case, p *state.DeedData) {
	how := innate(c, *p)
	action, quickcast := how.now(false), how.now(true)
	if !a.told("quickcast") && action != nil && quickcast == nil {
		p.Quickcast = true
		a.tell("quickcast", true)
	}
	a.ask(howAsk(p.Quickcast, action, quickcast))
}

// innate is the spell that a deed of a mage is, thought of.
func innate(c *law.Case, p state.DeedData) asked {
	return asked{s: c.Table, seat: c.Card.Controller, card: c.SpellOf(p, 0).Printed}
}

// sceneOf is the deed an event is about: one that is offered, or an ability.
func (a *asker) sceneOf(p state.DeedData) (law.Case, bool) {
	at := slices.IndexFunc(a.s.Offers, func(o state.Offer) bool { return o.ID == p.Deed })
	if at >= 0 {
		return law.Current(a.s, &a.s.Offers[at]), true
	}
	id, n, ok := a.s.FindDeed(p.Deed)
	if !ok {
		return law.Case{}, false
	}
	card, _ := a.s.Card(id)
	c := law.Case{Table: a.s, Scene: state.Scene{Card: card, Number: n}}
	it := c.Deed()
	return c, !card.FaceDown && it.Used()
}

// need asks for one thing.
func (a *asker) need(c *law.Case, p state.DeedData, n *effect.Need) {
	ask := tracker.Ask{Field: n.Field, Form: tracker.AskOne, Missing: !n.Told, Prompt: tracker.Word("tablescreen.chooseFirst")}
	switch n.Field {
	case "way":
		ask.Label = tracker.Word("table.askDeedWay")
		for _, i := range n.Open {
			way := n.Ways[i]
			name := wayName(way)
			if len(n.Names) > 0 {
				name = state.Word("order", n.Names[i])
			}
			ask.Options = append(ask.Options, tracker.Answer{Value: raw(i), Name: name, Chosen: p.Way != nil && *p.Way == i})
		}
	case "pay":
		ask.Label = state.Said("table.askDeedPay", "Mana", n.Mana)
		for _, pays := range []bool{true, false} {
			name := tracker.Word(pick.Either(pays, "table.askDeedPays", "table.askDeedPaysNot"))
			ask.Options = append(ask.Options, tracker.Answer{Value: raw(pays), Name: name, Chosen: p.Pay != nil && *p.Pay == pays})
		}
	case "x":
		value := mostCured(c, p)
		switch {
		case p.X != nil:
			value = *p.X
		case value > 0: // it is paid for
			a.tell("x", value)
		}
		a.number("x", tracker.Word("table.askDeedX"), value, 0, min(c.MostOfX(), mostX))
		a.q.Asks[len(a.q.Asks)-1].Missing = p.X == nil && value == 0
		return
	case "condition":
		ask.Label = tracker.Word("table.askPowerConditions")
		for _, name := range n.Names {
			ask.Options = append(ask.Options, tracker.Answer{Value: raw(name), Name: state.Label("condition", name), Icon: name, Chosen: p.Condition == name})
		}
	case "conditions":
		ask.Label, ask.Form = tracker.Word("table.askPowerConditions"), tracker.AskCounts
		for _, of := range state.ConditionViews(n.Whose) {
			told := len(slices.DeleteFunc(slices.Clone(p.Conditions), func(name string) bool { return name != of.ID }))
			ask.Options = append(ask.Options, tracker.Answer{Value: raw(of.ID), Name: of.Name, Icon: of.Icon, Count: told, Most: of.Count})
		}
	case "cardName":
		ask.Label = tracker.Word("table.askPowerCard")
		if len(n.Names) == 0 {
			ask.Form, ask.Text = tracker.AskText, p.Card
		}
		for _, name := range n.Names {
			ask.Options = append(ask.Options, tracker.Answer{Value: raw(name), Name: state.Own(name), Chosen: p.Card == name})
		}
	case "area":
		missing := n.Most > 1 && !n.Told
		switch all := len(law.Takings(c.Card.Printed)) > 0 || c.Deed().Power != ""; {
		case p.Area != nil:
		case all:
			p.Area, missing = state.IDs(n.Objects), false
			a.tell("area", p.Area)
		case !missing: // nobody stands there until somebody says so
			a.tell("area", []string{})
		}
		a.area(n.Objects, p.Area, "area", "table.askDeedArea")
		a.q.Asks[len(a.q.Asks)-1].Missing = missing
		return
	default:
		ask.Label, ask.Prompt = tracker.Word("table.askPowerOn"), tracker.Word("table.askTarget")
		told := map[string]string{"target": p.Target, "second": p.Second, "third": p.Third}[n.Field]
		ask.Options = pick.Each(n.Objects, func(o *state.Object) tracker.Answer { return a.object(o, o.ID == told) })
	}
	a.ask(ask)
}

// mostCured is how many markers a spell can take off its target that were paid for with it; 0
// for any other.
func mostCured(c *law.Case, p state.DeedData) int {
	o, there := c.Table.Object(pick.Either(c.Target != "", c.Target, p.Target))
	most := 0
	for _, step := range law.Takings(c.Card.Printed) {
		if there && step.Do == deed.Cure {
			most = max(most, o.Conditions[state.PlainName(step.Name)])
		}
	}
	return most
}

// area asks which of several stand there.
func (a *asker) area(list []*state.Object, told []string, field, label string) {
	ask := tracker.Ask{Field: field, Label: tracker.Word(label), Form: tracker.AskSome}
	for _, o := range list {
		answer := a.object(o, slices.Contains(told, o.ID))
		answer.Place = slices.Index(told, o.ID) + 1
		ask.Options = append(ask.Options, answer)
	}
	a.ask(ask)
}

// wayName names one of several ways by what its first step does.
func wayName(way []deed.Step) tracker.Message {
	if len(way) == 0 {
		return tracker.Word("table.wayNothing")
	}
	s := way[0]
	switch {
	case len(s.Keywords) > 0:
		return tracker.Printed{Kind: "trait", Word: s.Keywords[0]}
	case s.Do == deed.Condition:
		return state.Label("condition", state.PlainName(s.Name))
	case s.Do == deed.Strike:
		return state.Own(s.Name)
	case s.Again && s.Name != "":
		return state.Word("way", s.Name)
	}
	if effect.VerbOf(s.Do).Named {
		return state.Word("way", string(s.Do))
	}
	return tracker.Word("table.wayOther")
}

// reach asks who stands where a card reaches.
func (a *asker) reach() bool {
	p, err := state.Payload[state.ReachData](a.e)
	o, there := a.s.Object(p.Object)
	if err != nil || !there {
		return false
	}
	a.q.Title, a.q.Card = state.Own(o.Printed.Name), o.Printed.Card
	for n := range o.Printed.Deeds {
		if it := &o.Printed.Deeds[n]; (it.Lasts() || it.Bans()) && it.ByPlace() {
			a.q.About = it.Say
			break
		}
	}
	a.area(law.Reachable(a.s, o), p.Targets, "targets", "table.askDeedArea")
	a.q.Do = tracker.Word("table.askReachDo")
	return true
}
