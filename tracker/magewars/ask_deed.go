package magewars

import (
	"slices"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/tracker"
)

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
	for _, n := range c.needs(p) {
		a.need(&c, p, &n)
	}
	a.q.AtOnce = len(a.q.Asks) == 1 && a.q.Asks[0].Form == tracker.AskOne
	a.q.Do = tracker.Word("table.askDeedDo")
	if mana := c.price(p); mana > 0 {
		a.q.Do = said("table.askDoMana", "Amount", mana)
	}
	return true
}

// sceneOf is the deed an event is about: one that is offered, or an ability.
func (a *asker) sceneOf(p deedData) (scene, bool) {
	at := slices.IndexFunc(a.s.Offers, func(o Offer) bool { return o.ID == p.Deed })
	if at >= 0 {
		return a.s.current(&a.s.Offers[at]), true
	}
	id, n, ok := a.s.findDeed(p.Deed)
	if !ok {
		return scene{}, false
	}
	card, _ := a.s.card(id)
	c := scene{s: a.s, card: card, number: n}
	it := c.deed()
	return c, !card.FaceDown && (it.At == deed.Action || it.At == deed.Pay)
}

// need asks for one thing.
func (a *asker) need(c *scene, p deedData, n *need) {
	ask := tracker.Ask{Field: n.field, Form: tracker.AskOne, Missing: !n.told, Prompt: tracker.Word("tablescreen.chooseFirst")}
	switch n.field {
	case "way":
		ask.Label = tracker.Word("table.askDeedWay")
		for _, i := range n.open {
			way := n.ways[i]
			ask.Options = append(ask.Options, tracker.Answer{Value: raw(i), Name: wayName(way), Chosen: p.Way != nil && *p.Way == i})
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
		a.number("x", tracker.Word("table.askDeedX"), value, 0, mostX)
		a.q.Asks[len(a.q.Asks)-1].Missing = p.X == nil && value == 0
		return
	case "condition":
		ask.Label = tracker.Word("table.askPowerConditions")
		for _, name := range n.names {
			ask.Options = append(ask.Options, tracker.Answer{Value: raw(name), Name: label("condition", name), Icon: name, Chosen: p.Condition == name})
		}
	case "cardName":
		ask.Label = tracker.Word("table.askPowerCard")
		for _, name := range n.names {
			ask.Options = append(ask.Options, tracker.Answer{Value: raw(name), Name: own(name), Chosen: p.Card == name})
		}
	case "area":
		missing := n.most > 1 && !n.told
		switch paid := len(c.card.Printed.takings()) > 0; {
		case p.Area != nil:
		case paid:
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
		for _, o := range n.objects {
			ask.Options = append(ask.Options, a.object(o, o.ID == told))
		}
	}
	a.ask(ask)
}

// mostCured is how many markers a spell can take off its target that were paid for with it; 0
// for any other.
func (c *scene) mostCured(p deedData) int {
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
