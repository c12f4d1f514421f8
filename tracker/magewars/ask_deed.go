package magewars

import (
	"slices"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/tracker"
)

// ability asks what the deed of an ability needs to be told. One that works by itself is never asked about.
func (a *asker) ability() bool {
	p, err := payload[abilityData](a.e)
	c, ok := a.s.powerOf(a.s.Mage(a.e.Seat), p)
	if !ok || err != nil {
		return false
	}
	a.e.Kind, a.e.Data = "deed", raw(p.deed(&c))
	return a.deed()
}

// deed asks what a deed of a card needs to be told: whom it concerns, which way, how much.
func (a *asker) deed() bool {
	p, err := payload[deedData](a.e)
	if err != nil || p.Skip {
		return false
	}
	c, ok := a.sceneOf(p)
	if !ok {
		return false
	}
	a.q.Title, a.q.Card = own(c.named()), c.card.Printed.Card
	a.q.About = c.deed().Say
	if g := c.deed().Given; g != nil && g.Ask.EN != "" {
		a.note("table.askCheck", "", "Ask", g.Ask)
	}
	if c.innate() {
		a.castsInnate(&c, &p)
	}
	needs := c.needs(p)
	if n := append(needs, need{})[0]; c.deed().Power != "" && n.field == "target" && !n.told && len(n.objects) == 1 { // it goes without saying
		p.Target = n.objects[0].ID
		a.tell("target", p.Target)
		needs = c.needs(p)
	}
	for _, n := range needs {
		a.need(&c, p, &n)
	}
	a.q.AtOnce = len(a.q.Asks) == 1 && a.q.Asks[0].Form == tracker.AskOne
	a.q.Do = tracker.Word("table.askDeedDo")
	if r := c.imagined(p); r.paid+r.bled > 0 {
		a.q.Do = said(either(r.bled > 0, "table.askDoLife", "table.askDoMana"), "Amount", r.paid+r.bled)
	}
	return true
}

// castsInnate asks whether what a mage casts is its action or its quickcast, and tells that where only the
// quickcast may be.
func (a *asker) castsInnate(c *lawCase, p *deedData) {
	how := asked{game: a.g, s: a.s, seat: c.card.Controller, card: c.spellOf(*p, 0).Printed}
	action, quickcast := how.now(false), how.now(true)
	if !a.told("quickcast") && action != nil && quickcast == nil {
		p.Quickcast = true
		a.tell("quickcast", true)
	}
	a.ask(howAsk(p.Quickcast, action, quickcast))
}

// sceneOf is the deed an event is about: one that is offered, or an ability.
func (a *asker) sceneOf(p deedData) (lawCase, bool) {
	at := slices.IndexFunc(a.s.Offers, func(o Offer) bool { return o.ID == p.Deed })
	if at >= 0 {
		return a.s.current(&a.s.Offers[at]), true
	}
	id, n, ok := a.s.findDeed(p.Deed)
	if !ok {
		return lawCase{}, false
	}
	card, _ := a.s.card(id)
	c := lawCase{s: a.s, scene: scene{card: card, number: n}}
	it := c.deed()
	return c, !card.FaceDown && it.Used()
}

// need asks for one thing.
func (a *asker) need(c *lawCase, p deedData, n *need) {
	ask := tracker.Ask{Field: n.field, Form: tracker.AskOne, Missing: !n.told, Prompt: tracker.Word("tablescreen.chooseFirst")}
	switch n.field {
	case "way":
		ask.Label = tracker.Word("table.askDeedWay")
		for _, i := range n.open {
			way := n.ways[i]
			name := wayName(way)
			if len(n.names) > 0 {
				name = word("order", n.names[i])
			}
			ask.Options = append(ask.Options, tracker.Answer{Value: raw(i), Name: name, Chosen: p.Way != nil && *p.Way == i})
		}
	case "pay":
		ask.Label = said("table.askDeedPay", "Mana", n.mana)
		for _, pays := range []bool{true, false} {
			name := tracker.Word(either(pays, "table.askDeedPays", "table.askDeedPaysNot"))
			ask.Options = append(ask.Options, tracker.Answer{Value: raw(pays), Name: name, Chosen: p.Pay != nil && *p.Pay == pays})
		}
	case "x":
		value := c.mostCured(p)
		switch {
		case p.X != nil:
			value = *p.X
		case value > 0: // it is paid for
			a.tell("x", value)
		}
		a.number("x", tracker.Word("table.askDeedX"), value, 0, min(c.mostOfX(), mostX))
		a.q.Asks[len(a.q.Asks)-1].Missing = p.X == nil && value == 0
		return
	case "condition":
		ask.Label = tracker.Word("table.askPowerConditions")
		for _, name := range n.names {
			ask.Options = append(ask.Options, tracker.Answer{Value: raw(name), Name: label("condition", name), Icon: name, Chosen: p.Condition == name})
		}
	case "conditions":
		ask.Label, ask.Form = tracker.Word("table.askPowerConditions"), tracker.AskCounts
		for _, of := range conditionViews(n.on) {
			told := len(slices.DeleteFunc(slices.Clone(p.Conditions), func(name string) bool { return name != of.ID }))
			ask.Options = append(ask.Options, tracker.Answer{Value: raw(of.ID), Name: of.Name, Icon: of.Icon, Count: told, Most: of.Count})
		}
	case "cardName":
		ask.Label = tracker.Word("table.askPowerCard")
		if len(n.names) == 0 {
			ask.Form, ask.Text = tracker.AskText, p.Card
		}
		for _, name := range n.names {
			ask.Options = append(ask.Options, tracker.Answer{Value: raw(name), Name: own(name), Chosen: p.Card == name})
		}
	case "area":
		missing := n.most > 1 && !n.told
		switch all := len(c.card.Printed.takings()) > 0 || c.deed().Power != ""; {
		case p.Area != nil:
		case all:
			p.Area, missing = ids(n.objects), false
			a.tell("area", p.Area)
		case !missing: // nobody stands there until somebody says so
			a.tell("area", []string{})
		}
		a.area(n.objects, p.Area, "area", "table.askDeedArea")
		a.q.Asks[len(a.q.Asks)-1].Missing = missing
		return
	default:
		ask.Label, ask.Prompt = tracker.Word("table.askPowerOn"), tracker.Word("table.askTarget")
		told := map[string]string{"target": p.Target, "second": p.Second, "third": p.Third}[n.field]
		ask.Options = each(n.objects, func(o *Object) tracker.Answer { return a.object(o, o.ID == told) })
	}
	a.ask(ask)
}

// mostCured is how many markers a spell can take off its target that were paid for with it; 0
// for any other.
func (c *lawCase) mostCured(p deedData) int {
	o, there := c.s.Object(either(c.target != "", c.target, p.Target))
	most := 0
	for _, step := range c.card.Printed.takings() {
		if there && step.Do == deed.Cure {
			most = max(most, o.Conditions[plainName(step.Name)])
		}
	}
	return most
}

// area asks which of several stand there.
func (a *asker) area(list []*Object, told []string, field, label string) {
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
		return label("condition", plainName(s.Name))
	case s.Do == deed.Strike:
		return own(s.Name)
	case s.Again && s.Name != "":
		return word("way", s.Name)
	}
	if verbOf(s.Do).named {
		return word("way", string(s.Do))
	}
	return tracker.Word("table.wayOther")
}

// reach asks who stands where a card reaches.
func (a *asker) reach() bool {
	p, err := payload[reachData](a.e)
	o, there := a.s.Object(p.Object)
	if err != nil || !there {
		return false
	}
	a.q.Title, a.q.Card = own(o.Printed.Name), o.Printed.Card
	for n := range o.Printed.Deeds {
		if it := &o.Printed.Deeds[n]; (it.Lasts() || it.Bans()) && it.ByPlace() {
			a.q.About = it.Say
			break
		}
	}
	a.area(a.s.reachable(o), p.Targets, "targets", "table.askDeedArea")
	a.q.Do = tracker.Word("table.askReachDo")
	return true
}
