package magewars

import (
	"encoding/json"
	"errors"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/effect"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// wanted is an event somebody thinks of: a card of any kind, an ability, a reveal.
func (tb *table) wanted(r *rand.Rand, cards []*catalog.Card) tracker.Event {
	seat := tracker.Seat(1 + r.IntN(2))
	card := state.FromCard(cards[r.IntN(len(cards))])
	object := tb.s.Objects[r.IntN(len(tb.s.Objects))].ID
	switch r.IntN(8) {
	case 0:
		return choice("", "", seat, "ability", abilityData{Ability: everyPower()[r.IntN(len(everyPower()))]}).Event
	case 1:
		return choice("", "", seat, "reveal", effect.Nothing{}).Event
	case 2:
		return choice("", "", seat, "heal", effect.HealData{Object: object}).Event
	case 3:
		return choice("", "", seat, "plan", effect.Nothing{}).Event
	case 4:
		return choice("", "", seat, "add", effect.AddData{Printed: card}).Event
	case 5:
		return choice("", "", seat, "attack", state.AttackData{Object: object}).Event
	case 6:
		if f := tb.s.Fight; f != nil {
			return choice("", "", f.Asks, tracker.Kind(f.Next), effect.Nothing{}).Event
		}
	}
	return choice("", "", seat, "cast", state.CastData{Printed: card}).Event
}

// answered is a question answered at random, until nothing is missing or nobody can tell more.
func (tb *table) answered(r *rand.Rand, e tracker.Event) (q tracker.Question, refused *tracker.Refusal, ok bool) {
	for range 12 {
		if q, ok = tb.game.Ask(tb.s, e); !ok {
			return q, nil, false
		}
		e = q.Event
		if len(q.Asks) == 0 || q.Ready && r.IntN(3) == 0 {
			return q, refused, true
		}
		ask := q.Asks[r.IntN(len(q.Asks))]
		for _, each := range q.Asks {
			if each.Missing {
				ask = each
			}
		}
		switch ask.Form {
		case tracker.AskNumber:
			e = e.Tell(ask.Field, raw(ask.Least+r.IntN(min(9, ask.Most-ask.Least)+1)))
		case tracker.AskFlag:
			e = e.Tell(ask.Field, raw(!ask.On))
		case tracker.AskText:
			e = e.Tell(ask.Field, raw("Wolf"))
		case tracker.AskCounts:
			o := ask.Options[r.IntN(len(ask.Options))]
			e = e.Tell(ask.Field, raw([]json.RawMessage{o.Value}))
		case tracker.AskOne, tracker.AskSome:
			if len(ask.Options) == 0 {
				return q, refused, true
			}
			o := ask.Options[r.IntN(len(ask.Options))]
			if ask.Form == tracker.AskSome {
				e = e.Toggle(ask.Field, o.Value)
				break
			}
			if ask.Field == "target" {
				refused = o.Refusal
			}
			e = e.Tell(ask.Field, o.Value)
		}
	}
	q, ok = tb.game.Ask(tb.s, e)
	return q, refused, ok
}

// What a question says of an event the law says too: what is ready is taken, what is refused is
// refused for the same reason, what can be forced is taken when it is; and what is
// chosen against a rule is refused.
func TestAskSaysWhatApplySays(t *testing.T) {
	all := cards(t).Cards()
	seen := map[string]int{}
	for seed := range uint64(50) {
		r := rand.New(rand.NewPCG(seed, 29))
		tb := trapped(t, []*Game{Arena(), Academy()}[seed%2], r, mandatory(t))
		for seat := 1; seat <= 2; seat++ {
			own := *tb.s.Objects[seat-1].Printed
			own.Abilities = everyPower()
			own.Deeds = tb.game.rules.DeedsBy("", own.Abilities, nil)
			tb.s.Objects[seat-1].Printed = &own
			tb.do("set", tracker.Seat(seat), `{"track":"mana","value":40}`)
			for _, o := range tb.s.Objects {
				tb.do("trait", tracker.Seat(seat), `{"on":true,"trait":"`+[]string{"Melee +2", "Ranged +1", "Bloodthirsty +1"}[r.IntN(3)]+`","object":"`+o.ID+`"}`)
			}
		}
		for range 40 {
			if e, err := tb.game.Roll(tb.s, tb.some(r), dice.Seeded(r.Uint64())); err == nil && r.IntN(3) == 0 {
				if after, err := tb.game.Apply(tb.s, e); err == nil {
					tb.s = after.(*state.State)
				}
			}
			q, refused, ok := tb.answered(r, tb.wanted(r, all))
			if !ok {
				continue
			}
			e, _ := tb.game.Roll(tb.s, q.Event, dice.Seeded(r.Uint64()))
			_, err := tb.game.Apply(tb.s, e)
			no, _ := err.(*tracker.Refusal)
			if words, dice, parts := summed(q); words != "" {
				seen["summed"]++
				if max(1, parts) != dice {
					t.Fatalf("%s %s: %s comes to %d", q.Event.Kind, q.Event.Data, words, parts)
				}
			}
			about := func() string { return string(q.Event.Kind) + " " + string(q.Event.Data) }
			switch {
			case !q.Ready:
				seen["asked"]++
			case q.Refusal == nil && err != nil:
				t.Fatalf("%s is ready and refused: %v", about(), err)
			case q.Refusal != nil && (no == nil || no.Code != q.Refusal.Code || no.Rule != q.Refusal.Rule):
				t.Fatalf("%s is refused for %v, and then %v", about(), q.Refusal, err)
			case refused != nil && err == nil && q.Event.Kind == "cast" && !strings.Contains(about(), `"countered":true`):
				t.Fatalf("%s: the target was refused for %v, and then taken", about(), refused)
			default:
				seen["ready"]++
			}
			force := q.Event
			force.Overrule = true
			if force, err = tb.game.Roll(tb.s, force, dice.Seeded(1)); err == nil {
				_, err = tb.game.Apply(tb.s, force)
			}
			if q.Ready && q.Refusal != nil {
				seen["refused"]++
				if q.Forced != (err == nil || errors.Is(err, tracker.RollsMissing)) {
					t.Fatalf("%s can be forced: %v, and then %v", about(), q.Forced, err)
				}
			}
		}
	}
	for _, what := range []string{"ready", "refused", "summed"} {
		if seen[what] < 50 {
			t.Errorf("only %d questions were %s: %v", seen[what], what, seen)
		}
	}
}

// Whatever an event holds, a question about it never crashes: fields of the wrong kind, of
// nothing, of what is not there.
func TestAskTakesAnything(t *testing.T) {
	tb := trapped(t, Arena(), rand.New(rand.NewPCG(1, 1)), mandatory(t))
	values := []string{`null`, `""`, `"nobody"`, `"mage2"`, `"o1"`, `[]`, `["o1","o1"]`, `["nobody"]`, `-1`, `0`, `99999`, `true`, `false`, `{}`, `[{"kind":"zone"}]`}
	for kind := range asks() {
		for _, name := range []string{"", "Bolt"} {
			for _, f := range tb.game.Actions() {
				if f.Kind != kind {
					continue
				}
				for _, field := range f.Fields {
					for _, value := range values {
						for _, more := range []string{"", `,"kind":"attack"`, `,"kind":"enchantment","revealBy":"x"`, `,"object":"o7"`, `,"ability":"Restore"`} {
							e := tracker.Event{Kind: kind, Seat: 1, Data: json.RawMessage(`{"name":"` + name + `"` + more + `}`)}
							if name == "" {
								e.Data = json.RawMessage(`{` + strings.TrimPrefix(more, ",") + `}`)
							}
							e = e.Tell(field.Name, json.RawMessage(value))
							if value == "null" {
								e.Data = json.RawMessage(`{"` + field.Name + `":null` + more + `}`)
							}
							if q, ok := tb.game.Ask(tb.s, e); ok {
								tb.game.Odds(tb.s, q.Event)
							}
							tb.game.Odds(tb.s, e)
						}
					}
				}
			}
		}
	}
}

// an X that the player says is asked for from the least that the card names, so that a
// Teleport of one zone needs no tap for its price.
func TestA75XBeginsAtTheLeast(t *testing.T) {
	h := newHand(t, "teleport")
	q, ok := h.game.Ask(h.s, tracker.Event{Kind: "cast", Seat: 1, Data: json.RawMessage(h.fields(map[string]any{"target": "o4"}))})
	if !ok || !q.Ready {
		t.Fatalf("it asks for more: %+v", q.Asks)
	}
	e, err := h.game.Roll(h.s, q.Event, nil)
	if err == nil {
		_, err = h.game.Apply(h.s, e)
	}
	if p, read := state.Payload[state.CastData](q.Event); err != nil || read != nil || p.X == nil || *p.X != 3 {
		t.Errorf("%s: %v", q.Event.Data, err)
	}
}

// what a spell pays for is reckoned from its target, and what was paid for is taken from it
// with no more to be told: three taps, and nobody counts by hand. Who pays for less says so.
func TestA75WhatIsPaidForIsReckoned(t *testing.T) {
	for _, row := range []struct {
		card  catalog.CardID
		lies  string
		less  map[string]any // told of the spell beside its target
		mana  int            // left of 30
		holds string
	}{
		{"remove-curse", "mark weak o1 1", nil, 27, "o8 gone; offers 0"}, // 2 and 3, and 2 are gained
		{"purify", "mark weak o1 2; mark rot o1 1", nil, 24, "o1 weak 0; o1 rot 0; offers 0"},
		{"purify", "mark weak o1 2; mark rot o1 1", map[string]any{"x": 2}, 28, "offers 0"},
		{"clear-mind", "mark daze o1 1; mark weak o1 1", nil, 28, "o1 daze 0; o1 weak 1; offers 0"},
	} {
		h := newHand(t, row.card)
		for _, line := range strings.Split(row.lies, "; ") {
			h.play(line)
		}
		fields := map[string]any{"target": "o1"}
		for name, value := range row.less {
			fields[name] = value
		}
		h.done(choice("", "", 1, "cast", effect.Nothing{}).Event, h.fields(fields))
		for len(h.s.Offers) > 0 {
			h.done(tracker.Event{Version: 1, Kind: "deed", Seat: 1}, `{"deed":"`+h.s.Offers[0].ID+`"}`)
		}
		if got := h.s.Mage(1).Mana; got != row.mana {
			t.Errorf("%s: %d mana are left, want %d", row.card, got, row.mana)
		}
		for _, claim := range strings.Split(row.holds, "; ") {
			h.holds(claim)
		}
	}
}

// done does an event as it is asked for, with nothing told but what goes without saying.
func (h *hand) done(e tracker.Event, data string) {
	h.t.Helper()
	e.Version, e.Data = tracker.EventVersion, json.RawMessage(data)
	q, ok := h.game.Ask(h.s, e)
	if !ok || !q.Ready || q.Refusal != nil {
		h.t.Fatalf("%s %s: %+v", h.card.Name, data, q)
	}
	e, err := h.game.Roll(h.s, q.Event, dice.Seeded(1))
	if err != nil {
		h.t.Fatal(err)
	}
	after, err := h.game.Apply(h.s, e)
	if err != nil {
		h.t.Fatal(err)
	}
	h.s = after.(*state.State)
}
