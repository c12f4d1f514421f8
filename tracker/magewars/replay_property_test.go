package magewars

import (
	"encoding/json"
	"errors"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/effect"
	"github.com/quickcast/quickcast/tracker/magewars/state"
	"pgregory.net/rapid"
)

// duelist is a session of two mages with cards of all kinds on the table, some of them hidden,
// all of it by events.
type duelist struct {
	t       fatal
	r       *rand.Rand
	game    *Game
	session *tracker.Session
	events  []tracker.Event
	states  []tracker.State // after each of them
	past    []tracker.State // those that undo leads back through
	cards   []*catalog.Card
	done    map[tracker.Kind]int
}

func newDuelist(t fatal, seed uint64, cards, hidden []*catalog.Card) *duelist {
	r := rand.New(rand.NewPCG(seed, 41))
	game := []*Game{Arena(), Academy()}[seed%2]
	seats := []SeatData{mage("Druid", 60, 9, 90), mage("Warlock", 60, 9, 90)}
	session, err := tracker.NewSession(game, tracker.Event{Kind: tracker.Setup, Data: encode(SetupData{Game: game.Name(), Seats: seats})})
	if err != nil {
		t.Fatalf("%v", err)
	}
	d := &duelist{t: t, r: r, game: game, session: session, cards: cards, done: map[tracker.Kind]int{}}
	d.events, d.states, d.past = append(d.events, session.Setup()), append(d.states, session.State()), append(d.past, session.State())
	late := slices.DeleteFunc(slices.Clone(cards), func(c *catalog.Card) bool {
		return !slices.ContainsFunc(c.Deeds(), func(it deed.Deed) bool { return it.AfterDice() })
	})
	d.take(tracker.Event{Kind: "next"})
	round, turn := 3, tracker.Seat(1)
	d.take(tracker.Event{Kind: "overrule", Data: encode(overruleData{Round: &round, Phase: &game.rules.Action, Turn: &turn})})
	for range 14 {
		c := cards[r.IntN(len(cards))]
		switch r.IntN(6) {
		case 0, 1:
			c = hidden[r.IntN(len(hidden))]
		case 2:
			c = late[r.IntN(len(late))]
		}
		p, seat, host := state.FromCard(c), tracker.Seat(1+r.IntN(2)), ""
		switch p.Kind {
		case state.KindEquipment:
			host = state.MageID(seat)
		case state.KindEnchantment:
			host = d.some().ID
		}
		d.take(tracker.Event{Kind: "add", Seat: seat, Overrule: true, Data: encode(effect.AddData{Printed: p, Host: host, FaceDown: p.Kind == state.KindEnchantment && r.IntN(4) > 0})})
	}
	on := true
	for _, o := range d.state().Objects {
		if o.IsCreature() {
			d.take(tracker.Event{Kind: "marker", Seat: o.Controller, Data: encode(effect.MarkerData{Marker: state.ActiveMarker, On: &on, Object: o.ID})})
		}
	}
	return d
}

func (d *duelist) state() *state.State { return d.session.State().(*state.State) }

func (d *duelist) some() *state.Object {
	s := d.state()
	return s.Objects[d.r.IntN(len(s.Objects))]
}

// take does an event as a screen does: its dice are thrown, some of them typed in before. What
// was thrown for has to be taken with these dice.
func (d *duelist) take(e tracker.Event) {
	e.Version = tracker.EventVersion
	rolled, err := d.game.Roll(d.state(), e, d.session.Again(e, dice.Seeded(d.r.Uint64())))
	if err != nil {
		return
	}
	if n := len(rolled.Faces); n > 0 && d.r.IntN(4) == 0 { // typed in, not all of them
		e.Faces = rolled.Faces[:d.r.IntN(n)+1]
		rolled, err = d.game.Roll(d.state(), e, dice.Seeded(d.r.Uint64()))
		if _, wrong := d.session.Plan(rolled); err != nil || errors.Is(wrong, state.TooManyRolls) {
			return // it misses now: they were for nothing
		}
	}
	d.do(rolled)
	d.past = append(d.past, d.session.State())
}

func (d *duelist) do(e tracker.Event) {
	if _, err := d.session.Do(e); err != nil {
		d.t.Fatalf("%s %s was thrown for and is refused: %v", e.Kind, e.Data, err)
	}
	d.done[e.Kind]++
	d.events, d.states = append(d.events, e), append(d.states, d.session.State())
}

// wish is what somebody may want: what is offered, an attack, a spell, a card turned over.
func (d *duelist) wish() tracker.Event {
	s, seat := d.state(), tracker.Seat(1+d.r.IntN(2))
	view := d.game.View(s, seat)
	offered := append(view.Choices, view.Open...)
	switch n := d.r.IntN(12); {
	case n < 5 && len(offered) > 0:
		return offered[d.r.IntN(len(offered))].Event
	case n < 6 && view.Next != nil:
		return view.Next.Event
	case n < 9:
		return d.attack()
	case n < 10:
		return tracker.Event{Kind: "reveal", Seat: seat, Data: encode(effect.RevealData{Object: d.some().ID})}
	}
	return tracker.Event{Kind: "cast", Seat: seat, Data: encode(state.CastData{Printed: state.FromCard(d.cards[d.r.IntN(len(d.cards))])})}
}

// attack is one that the table wants whatever stands against it, now and then against several.
func (d *duelist) attack() tracker.Event {
	from := d.some()
	p := state.AttackData{Object: from.ID, Target: d.some().ID, Steps: d.r.IntN(2) == 0, Declare: d.r.IntN(3) == 0}
	if d.r.IntN(3) == 0 {
		p.With = &state.Strike{Name: "Tail", Kind: pickOne(d.r, "melee", "zone", "ranged"), Dice: 2, Traits: []string{"Sweeping"}}
		p.Targets = []string{p.Target, d.some().ID}
	}
	return tracker.Event{Kind: "attack", Seat: from.Controller, Overrule: true, Data: encode(p)}
}

// told answers at random what an event is asked for.
func (d *duelist) told(e tracker.Event) tracker.Event {
	tb := table{game: d.game, s: d.state()}
	if q, _, ok := tb.answered(d.r, e); ok {
		e = q.Event
	}
	return e
}

func (d *duelist) play(n int) {
	for range n {
		e := d.told(d.wish())
		e.Overrule = e.Overrule || d.r.IntN(5) == 0
		d.take(e)
		if d.r.IntN(12) == 0 { // taken back and done again
			last := len(d.past) - 1
			d.do(tracker.Event{Kind: tracker.Undo})
			if d.session.State() != d.past[last-1] {
				d.t.Fatalf("taken back, it is not as before")
			}
			d.do(tracker.Event{Kind: tracker.Redo})
			if !reflect.DeepEqual(d.session.State(), d.past[last]) {
				d.t.Fatalf("done again, %s %s leads elsewhere", e.Kind, e.Data)
			}
			d.past[last] = d.session.State()
		}
	}
}

// replayed plays the log again as a file has it, and holds that every step leads where it led.
func (d *duelist) replayed() {
	var again *tracker.Session
	for n, e := range d.events {
		text, err := json.Marshal(e)
		var read tracker.Event
		if err == nil {
			err = json.Unmarshal(text, &read)
		}
		switch {
		case err != nil:
		case again == nil:
			again, err = tracker.Resume(d.game, read)
		default:
			err = again.Replay(read)
		}
		if err != nil {
			d.t.Fatalf("%d: %s %s cannot be done again: %v", n, e.Kind, e.Data, err)
		}
		if !reflect.DeepEqual(again.State(), d.states[n]) {
			d.t.Fatalf("%d: %s %s leads elsewhere", n, e.Kind, e.Data)
		}
	}
	for at := len(d.past) - 2; at >= 0; at-- {
		if _, err := again.Do(tracker.Event{Kind: tracker.Undo}); err != nil || !reflect.DeepEqual(again.State(), d.past[at]) {
			d.t.Fatalf("undo does not lead back to %d: %v", at, err)
		}
	}
}

// Whatever two players do with whatever cards, deeds, reveals, answers and dice typed in among
// it: what was thrown for is taken, the log as it was written leads from nothing through the
// same states, and undo back through them.
func TestEveryDuelCanBePlayedAgain(t *testing.T) {
	all, hidden := cards(t).Cards(), mandatory(t)
	done := map[tracker.Kind]int{}
	rapid.Check(t, func(t *rapid.T) {
		d := newDuelist(t, rapid.Uint64().Draw(t, "seed"), all, hidden)
		d.play(rapid.IntRange(1, 60).Draw(t, "length"))
		d.replayed()
		for kind, n := range d.done {
			done[kind] += n
		}
	})
	t.Log(done)
}

// Earlier versions let a card that decides about an attack be answered after its dice, too: a log
// in which that was done is played on to its end, and says that the table overruled the rule.
func TestR65AnsweredAfterTheDice(t *testing.T) {
	helm := fromCatalog(t, "helm-of-fear")
	game := Arena()
	session, err := tracker.NewSession(game, setupEvent(t, SetupData{Game: "arena", Seats: []SeatData{mage("A", 40, 9, 9), mage("B", 40, 9, 9)}}))
	if err != nil {
		t.Fatal(err)
	}
	on, ogre := true, state.Printed{Name: "Ogre", Kind: state.KindCreature, Life: 20, Attacks: []state.Strike{{Name: "Club", Action: "quick", Kind: "melee", Dice: 2}}}
	late := tracker.Event{Kind: "deed", Seat: 1, Data: encode(state.DeedData{Deed: "o1.1"}), Rolls: []int{9}}
	for _, e := range []tracker.Event{
		{Kind: "initiative", Rolls: []int{1, 12}},
		{Kind: "next", Data: encode(map[string]any{"to": state.CreatureActionPhase})},
		{Kind: "add", Seat: 1, Data: encode(effect.AddData{Printed: helm, Host: "mage1"})},
		{Kind: "add", Seat: 2, Data: encode(effect.AddData{Printed: ogre})},
		{Kind: "marker", Seat: 2, Data: encode(effect.MarkerData{Marker: state.ActiveMarker, On: &on, Object: "o2"})},
		{Kind: "attack", Seat: 2, Data: encode(state.AttackData{Object: "o2", Target: "mage1"}), Faces: tracker.Faces{two, two}},
	} {
		if err := session.Replay(e); err != nil {
			t.Fatalf("%s: %v", e.Kind, err)
		}
	}
	if s := session.State().(*state.State); s.Fight != nil || s.Objects[0].Damage != 4 || len(s.Offers) != 0 {
		t.Fatalf("the dice do not count: %+v", s.Objects[0])
	}
	if _, err := session.Do(late); !errors.Is(err, state.DeedLate) {
		t.Fatalf("it is late: %v", err)
	}
	if err := session.Replay(late); err != nil {
		t.Fatal(err)
	}
	lines := game.Lines(session.State())
	said := func(id string) bool {
		return slices.ContainsFunc(lines, func(l tracker.Line) bool { return l.ID == id })
	}
	if !said("table.logOverruled") || !said("table.logDeed") || !said("table.logDeedRoll") {
		t.Errorf("the log says %v", lines)
	}
	if err := session.Replay(tracker.Event{Kind: "end", Seat: 2}); err != nil {
		t.Errorf("the table does not go on: %v", err)
	}
}

// Of an attack whose dice were answered only what came of it in the end counts as dealt.
func TestR9ABlowThatWasAnsweredCountsOnce(t *testing.T) {
	game := Arena()
	session, err := tracker.NewSession(game, setupEvent(t, SetupData{Game: "arena", Seats: []SeatData{mage("A", 40, 9, 9), mage("B", 40, 9, 9)}}))
	if err != nil {
		t.Fatal(err)
	}
	way, blow := 0, state.Strike{Name: "Blow", Kind: "melee", Dice: 2}
	for _, e := range []tracker.Event{
		{Kind: "initiative", Rolls: []int{1, 12}},
		{Kind: "next", Data: encode(map[string]any{"to": state.CreatureActionPhase})},
		{Kind: "add", Seat: 1, Data: encode(effect.AddData{Printed: fromCatalog(t, "temple-of-the-dawnbreaker")})},
		{Kind: "attack", Seat: 2, Data: encode(state.AttackData{Object: "mage2", Target: "mage1", With: &blow}), Faces: tracker.Faces{two, two}},
		{Kind: "deed", Seat: 1, Data: encode(state.DeedData{Deed: "o1.1", Way: &way}), Faces: tracker.Faces{blank, one}},
	} {
		if _, err := session.Do(e); err != nil {
			t.Fatalf("%s: %v", e.Kind, err)
		}
	}
	end := tracker.EndingOf(game, session.Setup(), session.State(), session.Log())
	if s := end.Seats[1]; s.Dealt != 1 || s.Most != 1 || len(end.Blows) != 1 {
		t.Errorf("the second has dealt %d, at most %d, in %d blows", s.Dealt, s.Most, len(end.Blows))
	}
}

// What the end tells a seat dealt is what its attacks and spells did and what conditions did to
// the other side, each by its source; what hands set is told apart, and no blow is harder for it.
func TestTheEndTellsWhoDealtWhat(t *testing.T) {
	for _, game := range []*Game{Academy(), Arena()} {
		session, err := tracker.NewSession(game, setupEvent(t, SetupData{Game: game.Name(), Seats: []SeatData{mage("A", 60, 9, 9), mage("B", 60, 9, 9)}}))
		if err != nil {
			t.Fatal(err)
		}
		blow := state.Strike{Name: "Blow", Kind: "melee", Dice: 2}
		act := state.ActionPhase
		if game.Name() == "arena" {
			act = state.CreatureActionPhase
		}
		for _, e := range []tracker.Event{
			{Kind: "initiative", Rolls: []int{12, 1}},
			{Kind: "condition", Seat: 2, Data: encode(map[string]any{"condition": "rot", "amount": 5})},
			{Kind: "condition", Seat: 1, Data: encode(map[string]any{"condition": "burn", "amount": 1})},
			{Kind: "next", Data: encode(map[string]any{"to": state.UpkeepPhase})},
			{Kind: "resolve", Seat: 2, Data: encode(map[string]any{"all": true})},
			{Kind: "resolve", Seat: 1, Data: encode(map[string]any{"all": true}), Faces: tracker.Faces{crit2}},
			{Kind: tracker.Change, Seat: 2, Data: encode(map[string]any{"track": "damage", "amount": 9})},
			{Kind: tracker.Set, Seat: 2, Data: encode(map[string]any{"track": "damage", "value": 20})},
			{Kind: "next", Data: encode(map[string]any{"to": act})},
			{Kind: "attack", Seat: 1, Overrule: true, Data: encode(state.AttackData{Object: "mage1", Target: "mage2", With: &blow}), Faces: tracker.Faces{one, two}},
		} {
			if _, err := session.Do(e); err != nil {
				t.Fatalf("%s: %s: %v", game.Name(), e.Kind, err)
			}
		}
		end := tracker.EndingOf(game, session.Setup(), session.State(), session.Log())
		first, second := end.Seats[0], end.Seats[1]
		if first.Dealt != 5+3 || first.Most != 5 || first.ByHand != 0 {
			t.Errorf("%s: the first has dealt %d, at most %d, and set %d by hand", game.Name(), first.Dealt, first.Most, first.ByHand)
		}
		if second.Dealt != 2 || second.Most != 2 || second.ByHand != 20-5 {
			t.Errorf("%s: the second has dealt %d, at most %d, and was set %d by hand", game.Name(), second.Dealt, second.Most, second.ByHand)
		}
	}
}
