package magewars

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/effect"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// crowd is an Arena table in the phase of actions with somebody of every kind on both
// sides, hurt and marked, with all the mana and tokens a card may ask for.
func crowd(t *testing.T) *table {
	t.Helper()
	tb := newTable(t, Arena(), mage("Druid", 40, 9, 60), mage("Warlock", 40, 9, 60))
	tb.begin(state.CreatureActionPhase)
	for seat, side := range []string{"own", "foe"} {
		n := tracker.Seat(seat + 1)
		for _, o := range []string{
			`{"name":"%s Wolf","kind":"creature","level":2,"life":20,"subtypes":["Animal","Canine","Soldier","Cleric","Rat","Knight","Plant","Deptonne"],"schools":["holy","dark"],"attacks":[{"name":"Bite","action":"quick","kind":"melee","dice":3}]}`,
			`{"name":"%s Demon","kind":"creature","level":4,"life":20,"subtypes":["Demon","Goblin","Cat","Pirate","Aquatic","Angel"],"schools":["dark","holy"],"attacks":[{"name":"Claw","action":"quick","kind":"melee","dice":3}]}`,
			`{"name":"%s Bones","kind":"creature","level":2,"life":20,"traits":["Nonliving"],"subtypes":["Skeleton","Zombie","Undead","Mummy","Force","Seedling Pod"]}`,
			`{"name":"%s Tower","kind":"conjuration","level":1,"life":20,"traits":["Spawnpoint"],"subtypes":["Outpost","Temple","Plant"]}`,
			`{"name":"%s Wall","kind":"wall","level":1,"life":20}`,
			`{"name":"%s Ring","kind":"equipment","level":1,"slots":["ring"],"host":"mage` + fmt.Sprint(n) + `"}`,
			`{"name":"%s Curse","kind":"enchantment","level":1,"subtypes":["Curse","Psychic","Poison","Song"],"host":"mage` + fmt.Sprint(n) + `"}`,
		} {
			tb.add(n, fmt.Sprintf(o, side))
		}
	}
	for _, o := range tb.s.Objects {
		if o.Life > 0 {
			tb.do("change", 0, `{"track":"damage","amount":5,"object":"`+o.ID+`"}`)
		}
		if o.IsCreature() {
			tb.do("condition", 0, `{"condition":"burn","amount":2,"object":"`+o.ID+`"}`)
			tb.do("condition", 0, `{"condition":"weak","amount":1,"object":"`+o.ID+`"}`, overruled)
			_ = tb.try("marker", 0, `{"marker":"active","on":true,"object":"`+o.ID+`"}`) // a mage is
		}
		for _, token := range []string{"dissipate", "ki", "valor", "glyph-fire", "storm", "load", "charge", "vine"} {
			tb.do("token", 0, `{"token":"`+token+`","amount":4,"object":"`+o.ID+`"}`)
		}
	}
	for _, p := range tb.s.Players {
		tb.s.Players[p.Seat-1] = &state.Player{Seat: p.Seat, Team: p.Team, Quickcast: true, Discard: []state.Card{{Name: "Dead Wolf", Printed: &state.Printed{Name: "Dead Wolf", Kind: state.KindCreature, Life: 5, Level: 1}}}}
	}
	return tb
}

// stage puts a card on a crowded table of seat 1 so that its deeds can happen, and gives
// it as the table has it.
func stage(t *testing.T, tb *table, c *catalog.Card) *state.Object {
	t.Helper()
	p := state.FromCard(c)
	host := ""
	switch p.Kind {
	case state.KindEquipment:
		host = "mage1"
	case state.KindEnchantment:
		host = "o8" // the enemy's wolf
		if strings.Contains(p.Aims, "mage") && !strings.Contains(p.Aims, "creature") {
			host = "mage1"
		}
	case state.KindConjuration:
		if slices.ContainsFunc(p.Deeds, func(it deed.Deed) bool { return it.Of != nil && it.Of.Role == deed.Host }) {
			host = "o8"
		}
	case state.KindIncantation, state.KindAttack:
		o := &state.Object{ID: "x99", Printed: &p, Controller: 1, Owner: 1, Host: "o8"}
		tb.s.InForce = append(tb.s.InForce, o)
		return o
	}
	p.Traits = slices.DeleteFunc(slices.Clone(p.Traits), func(trait string) bool { return strings.HasPrefix(trait, "Dissipate") })
	tb.s.LastID++
	o := &state.Object{ID: fmt.Sprint("o", tb.s.LastID), Printed: &p, Controller: 1, Owner: 1, Host: host, Life: max(p.Life, either2(p.Kind == state.KindCreature, 9)), Active: true, Damage: either2(p.Kind == state.KindCreature || p.Kind == state.KindWall, 1)}
	o.Tokens = map[string]int{"charge": 3, "load": 2, "skull": 8, "wish": 3, "seal": 2, "domination": 4, "dissipate": 3, "mist": 1, "closed": 1, "storm": 3, "forcefield": 1, "sink": 1, "egg": 1, "crush": 2, "gold": 2, "valor": 4, "rage": 3, "vine": 2}
	o.Mana = 5
	tb.s.Objects = append(tb.s.Objects, o)
	return o
}

func either2(yes bool, n int) int {
	if yes {
		return n
	}
	return 0
}

// Every deed of every card is offered with the card's name, is asked for what it lacks,
// does its steps in one event without which the table is as before, and can be left.
func TestEveryDeedOfEveryCardIsOfferedAndDone(t *testing.T) {
	crowded := crowd(t)
	n := 0
	for _, c := range cards(t).Cards() {
		for number := range c.Deeds() {
			n++
			t.Run(fmt.Sprint(c.ID, " ", number+1), func(t *testing.T) {
				tb := &table{t: t, game: crowded.game, from: dice.Seeded(uint64(number))}
				state := *crowded.s
				state.Objects, state.Players = slices.Clone(state.Objects), slices.Clone(state.Players)
				tb.s = &state
				card := stage(t, tb, c)
				tryDeed(t, tb, card, number)
			})
		}
	}
	if n < 890 {
		t.Errorf("%d deeds", n)
	}
}

// tryDeed lets one deed happen.
func tryDeed(t *testing.T, tb *table, card *state.Object, number int) {
	it := &card.Printed.Deeds[number]
	id := state.DeedID(card.ID, number)
	sc := law.Case{Table: tb.s, Scene: state.Scene{Card: card, Number: number, Target: "o8"}}
	switch {
	case it.Lasts() || it.Bans():
		lasts(t, tb, card, &sc)
		forbids(t, tb, card, &sc)
		return
	case it.Boosts():
		boosts(t, tb, card, number)
		return
	case it.Used():
		if it.Cost != nil && it.Cost.Action != "" {
			act := card.ID
			if actor := sc.Actor(); actor != nil {
				act = actor.ID
			}
			if it.Of != nil && it.Of.Role == "" {
				act = "o1"
			}
			tb.s.Acting, tb.s.Turn = act, 1
		}
	default:
		d := effect.NewDraft(tb.s, tracker.Event{})
		if it.At == deed.Dies {
			was := *card
			sc.Dead = &was
		}
		sc.Table = &d.State
		d.OfferScene(sc)
		tb.s = d.Finish()
		offered(t, tb, card, id)
	}
	var seat tracker.Seat
	if at := slices.IndexFunc(tb.s.Offers, func(o state.Offer) bool { return o.ID == id }); at >= 0 {
		seat = tb.s.Offers[at].Seat
	} else {
		seat = sc.User().Controller
	}
	e := told(t, tb, tracker.Event{Version: 1, Kind: "deed", Seat: seat, Data: raw(state.DeedData{Deed: id})})
	before := tb.s
	was := written(t, before)
	e, err := tb.game.Roll(before, e, dice.Seeded(3))
	if err != nil {
		t.Fatalf("%s: %v", e.Data, err)
	}
	after, err := tb.game.Apply(before, e)
	if err != nil {
		t.Fatalf("%s: %v", e.Data, err)
	}
	if written(t, before) != was {
		t.Error("it changed what was before")
	}
	named := slices.ContainsFunc(tb.game.Lines(after), func(l tracker.Line) bool {
		return l.ID == "table.logDeed" && l.Args["Card"] == card.Printed.Name
	})
	if !named {
		t.Error("the log does not name the card")
	}
	if s := after.(*state.State); slices.ContainsFunc(s.Offers, func(o state.Offer) bool { return o.ID == id && o.Object == card.ID && o.Scene.Deed() == it }) && it.At != deed.Enters {
		t.Log("it is offered again")
	}
	if _, err := json.Marshal(after); err != nil {
		t.Error(err)
	}
}

// offered holds that a deed is a task of its seat, and that it can be left.
func offered(t *testing.T, tb *table, card *state.Object, id string) {
	t.Helper()
	at := slices.IndexFunc(tb.s.Offers, func(o state.Offer) bool { return o.ID == id })
	if at < 0 {
		t.Fatal("it is not offered")
	}
	o := tb.s.Offers[at]
	v := tb.game.View(tb.s, o.Seat)
	does := func(c tracker.Choice) bool {
		p, err := state.Payload[state.DeedData](c.Event)
		return err == nil && c.Event.Kind == "deed" && p.Deed == id && !p.Skip && c.Text.Args["Card"] == card.Printed.Name
	}
	list := slices.Concat(v.Choices, v.Open)
	if v.Next != nil {
		list = append(list, *v.Next)
	}
	if !slices.ContainsFunc(list, does) {
		t.Error("nobody is shown it")
	}
	if _, err := tb.game.Apply(tb.s, tracker.Event{Version: 1, Kind: "deed", Seat: o.Seat, Data: raw(state.DeedData{Deed: id, Skip: true})}); err != nil {
		t.Errorf("it cannot be left: %v", err)
	}
}

// told answers what an event asks for, each with the first there is.
func told(t *testing.T, tb *table, e tracker.Event) tracker.Event {
	t.Helper()
	for range 8 {
		q, asks := tb.game.Ask(tb.s, e)
		if !asks {
			t.Fatalf("%s asks nothing", e.Data)
		}
		e = q.Event
		if x := slices.IndexFunc(q.Asks, func(a tracker.Ask) bool { return a.Missing && a.Form == tracker.AskNumber }); x >= 0 {
			e = e.Tell(q.Asks[x].Field, raw(1))
		}
		at := slices.IndexFunc(q.Asks, func(a tracker.Ask) bool { return a.Missing && len(a.Options) > 0 && a.Form != tracker.AskSome })
		if at < 0 {
			break
		}
		pick := q.Asks[at].Options[len(q.Asks[at].Options)-1]
		if field := q.Asks[at].Field; field == "second" || field == "third" {
			pick = q.Asks[at].Options[0]
		}
		if q.Asks[at].Field == "way" || q.Asks[at].Field == "condition" || q.Asks[at].Field == "pay" {
			pick = q.Asks[at].Options[0]
		}
		e = e.Tell(q.Asks[at].Field, pick.Value)
	}
	q, _ := tb.game.Ask(tb.s, e)
	for _, a := range q.Asks {
		if a.Form == tracker.AskSome && a.Field == "area" && len(a.Options) > 0 {
			e = e.Tell("area", raw([]string{strings.Trim(string(a.Options[0].Value), `"`)}))
		}
	}
	return e
}

func written(t *testing.T, s *state.State) string {
	t.Helper()
	text, err := json.Marshal(s)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// lasts holds that what is always in force is, once somebody has said who stands there.
func lasts(t *testing.T, tb *table, card *state.Object, c *law.Case) {
	t.Helper()
	who := law.Reachable(tb.s, card)
	if who != nil {
		tb.do("reach", 1, string(raw(state.ReachData{Object: card.ID, Targets: state.IDs(who)})))
	}
	d := effect.NewDraft(tb.s, tracker.Event{})
	d.Grant()
	card, _ = d.Card(card.ID)
	gains := map[string][]string{}
	open := law.Case{Table: &d.State, Scene: state.Scene{Card: card, Number: c.Number}}
	if !open.Deed().Unsure && open.Holds(law.WithoutAttack(open.Deed().Given)) && open.Known() {
		open.Gifts(func(to, given string, _ *state.Object) { gains[to] = append(gains[to], given) })
		gives := slices.ContainsFunc(open.Deed().Do, func(s deed.Step) bool { return s.Do == deed.Grant || s.Do == deed.Lose || s.Do == deed.Channel })
		if len(gains) == 0 && len(who) > 0 && gives {
			t.Errorf("nobody has anything of it")
		}
	}
}

// forbids holds that what a card forbids is refused by its name, to whom it means, when it
// means that.
func forbids(t *testing.T, tb *table, card *state.Object, c *law.Case) {
	t.Helper()
	card, there := tb.s.Object(card.ID)
	if !there {
		card = c.Card
	}
	it := &card.Printed.Deeds[c.Number]
	if !it.Bans() || it.At == deed.Casts {
		return
	}
	as := state.Scene{Target: "o9", Spell: &state.Printed{Name: "Spell", Kind: state.KindEnchantment}}
	if it.At == deed.Attack || it.At == deed.Attacked {
		f := state.Fight{Attacker: "o1", Target: "o9", Bar: state.Strike{Name: "Bar", Kind: "melee", Dice: 3}}
		if g := it.Given; g != nil && g.Attack != nil {
			f.Bar.Kind = pick.Either(g.Attack.Kind == "ranged", "ranged", "melee")
			f.Bar.Name = pick.Either(g.Attack.Bar != "", g.Attack.Bar, "Bar")
		}
		if card.Printed.Kind == state.KindAttack { // it forbids a target of its own
			f.Spell, f.Caster = &state.CastData{Printed: *card.Printed}, 1
		}
		as.Fight = &f
	}
	for _, step := range it.Do {
		named, meant := false, false
		open := law.Case{Table: tb.s, Scene: state.Scene{Card: card, Number: c.Number, Target: "o9", Fight: as.Fight}}
		for _, o := range append(slices.Clone(tb.s.Objects), card) {
			meant = meant || open.ReachesFor(&step, o)
			named = named || slices.ContainsFunc(law.Bans(tb.s, step.Name, o, as), func(b law.Ban) bool { return b.Card == card.Printed.Name && b.Say == it.Say })
		}
		if named != (meant && open.Holds(it.Given)) && step.Name != "heal" {
			t.Errorf("it forbids to %s: %t", step.Name, named)
		}
	}
}

// boosts holds that what changes an attack is named by it, and can be switched.
func boosts(t *testing.T, tb *table, card *state.Object, number int) {
	t.Helper()
	it := &card.Printed.Deeds[number]
	from, to := "o1", "o8"
	switch {
	case it.Of == nil && card.IsCreature():
		from = card.ID
	case card.Host != "":
		from = card.Host
	}
	if it.At == deed.Attacked {
		from, to = "o9", from
	}
	f := state.Fight{Attacker: from, Target: to, Bar: state.Strike{Name: "Bar", Kind: "melee", Dice: 3}, Plan: state.AttackData{}}
	if g := it.Given; g != nil && g.Attack != nil {
		f.Bar.DamageType, _, _ = strings.Cut(g.Attack.Type, "|")
		kind, _, _ := strings.Cut(g.Attack.Kind, "|")
		f.Bar.Kind = pick.Either(kind != "", kind, "melee")
		f.Bar.Name = pick.Either(g.Attack.Bar != "", g.Attack.Bar, "Bar")
	}
	d := effect.NewDraft(tb.s, tracker.Event{})
	list := law.Boosts(&d.State, &f, false)
	at := slices.IndexFunc(list, func(b state.Boost) bool { return b.ID == state.DeedID(card.ID, number) })
	if at < 0 {
		return // its conditions do not hold on this table
	}
	b := list[at]
	if b.Card != card.Printed.Name || b.Say.EN == "" {
		t.Errorf("it is named %q", b.Card)
	}
	f.Plan.Without, f.Plan.Boosts = []string{b.ID}, []string{b.ID}
	if b.On {
		f.Plan.Boosts = nil
	} else {
		f.Plan.Without = nil
	}
	list = law.Boosts(&d.State, &f, false)
	if at = slices.IndexFunc(list, func(other state.Boost) bool { return other.ID == b.ID }); at < 0 || list[at].On == b.On {
		t.Error("it cannot be switched")
	}
}
