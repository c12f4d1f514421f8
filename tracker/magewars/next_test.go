package magewars

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
	"pgregory.net/rapid"
)

// step is what the gold button says, and who is asked first: "activate 1 | skipQuickcast 2".
func (tb *table) step() string {
	tb.t.Helper()
	c := tb.game.View(tb.s, 0).Next
	if c == nil {
		tb.t.Fatalf("in %s nothing comes next", tb.s.Phase)
	}
	id := c.Text.ID
	if n, ok := c.Prompt.(tracker.Notice); ok {
		id = n.ID
	}
	said := strings.TrimPrefix(id, "table.")
	if name, ok := c.Text.Args["Name"].(string); ok {
		said += " " + name
	}
	for _, skip := range c.Skips {
		said += " | " + strings.TrimPrefix(skip.Text.ID, "table.") + " " + string('0'+rune(skip.Seat))
	}
	return said
}

// press takes the next step, and of several answers the first.
func (tb *table) press() {
	tb.t.Helper()
	c := tb.game.View(tb.s, 0).Next
	e := c.Event
	if len(c.Targets) > 0 {
		e = e.Tell("object", raw(c.Targets[0]))
	}
	tb.do(e.Kind, e.Seat, string(e.Data))
}

// leads presses the gold button and says what it was called each time.
func (tb *table) leads(want ...string) {
	tb.t.Helper()
	for i, each := range want {
		if got := tb.step(); got != each {
			tb.t.Fatalf("step %d in %s: %q, want %q", i+1, tb.s.Phase, got, each)
		}
		tb.press()
	}
}

// A whole round of Academy, and the setup rounds, by the gold button alone (A-16, A-30,
// nobody is gone past unasked.
func TestNextStepLeadsThroughAcademy(t *testing.T) {
	tb := academyTable(t)
	tb.leads("choiceStart",
		"choiceActivate Beastmaster",
		"promptActs Beastmaster | skipActs 1",
		// The Beastmaster has nobody left to quickcast around.
		"choiceActivate Wizard | skipQuickcast 1",
		"promptActs Wizard | skipActs 2",
		"choiceRound | skipQuickcast 2",
		"choiceActivate Wizard")
}

// A whole round of Arena: everybody is asked for a quickcast by name, and
// the last phase waits for who has not cast.
func TestNextStepLeadsThroughArena(t *testing.T) {
	tb := arenaTable(t)
	one, two := tb.s.Mage(1).Printed.Name, tb.s.Mage(2).Printed.Name
	tb.leads("choiceStart",
		"choiceNext",                                       // Planning
		"choiceNoQuickcast "+one, "choiceNoQuickcast "+two, // and on by itself
		"choiceActivate "+one, "promptActs "+one+" | skipActs 1",
		"choiceActivate "+two, "promptActs "+two+" | skipActs 2",
		"choiceNext",
		"choiceNoQuickcast "+one, "choiceNoQuickcast "+two,
		"choiceNext", "choiceNoQuickcast "+two)
}

// What the gold button is called at each moment.
func TestNextStepOfSituations(t *testing.T) {
	wolf := `{"name":"Wolf","life":5,"attacks":[{"name":"Bite","kind":"melee","dice":3}]}`
	ready := func(tb *table, id string) {
		tb.do("marker", 2, `{"marker":"active","on":true,"object":"`+id+`"}`)
	}
	for name, each := range map[string]struct {
		academy bool
		set     func(tb *table)
		want    string
	}{
		"one of two creatures": {true, func(tb *table) {
			tb.begin(state.ActionPhase)
			ready(tb, tb.add(1, wolf))
		}, "choiceWho Beastmaster"},
		"fewer creatures: one may act, or its player passes": {true, func(tb *table) {
			tb.begin(state.ActionPhase)
			ready(tb, tb.add(2, wolf))
		}, "choiceWho Beastmaster"},
		"it has acted": {false, func(tb *table) {
			tb.begin(state.CreatureActionPhase)
			tb.do("activate", 1, "")
			tb.do("attack", 1, `{"target":"mage2","with":{"kind":"melee","dice":1}}`)
		}, "choiceEnd A"},
		"it can do nothing": {false, func(tb *table) {
			tb.begin(state.CreatureActionPhase)
			id := tb.add(1, wolf)
			ready(tb, id)
			tb.do("condition", 1, `{"condition":"stun","amount":1,"object":"`+id+`"}`)
			tb.do("activate", 1, `{"object":"`+id+`"}`)
		}, "choiceEnd Wolf"},
		"a stunned mage may still cast": {false, func(tb *table) {
			tb.begin(state.CreatureActionPhase)
			tb.do("condition", 1, `{"condition":"stun","amount":1}`)
			tb.do("activate", 1, "")
		}, "promptActs A | skipActs 1"},
		"no mana for a quickcast": {true, func(tb *table) {
			tb.begin(state.ActionPhase)
			tb.do("set", 1, `{"track":"mana","value":0}`)
			tb.do("guard", 1, "")
		}, "choiceActivate Wizard"},
		"its quickcast is used": {true, func(tb *table) {
			tb.begin(state.ActionPhase)
			tb.do("guard", 1, "")
			tb.do("quickcast", 1, "")
		}, "choiceActivate Wizard"},
		"Burn in Upkeep": {false, func(tb *table) {
			tb.do("condition", 1, `{"condition":"burn","amount":1}`)
			tb.begin(state.UpkeepPhase)
		}, "choiceBurn A"},
		"an attack that goes on": {false, func(tb *table) {
			tb.begin(state.CreatureActionPhase)
			tb.do("activate", 1, "")
			tb.do("attack", 1, `{"steps":true,"declare":true,"target":"mage2","with":{"kind":"melee","dice":1}}`)
		}, "choiceStrike A"},
		"a spawnpoint in Deployment": {false, func(tb *table) {
			tb.add(1, `{"name":"Lair","kind":"conjuration","life":8,"channeling":2,"traits":["Spawnpoint"]}`)
			tb.begin(state.DeploymentPhase)
		}, "choiceNext | skipCasts 1"},
	} {
		t.Run(name, func(t *testing.T) {
			tb := newTable(t, Arena(), mage("A", 20, 9, 10), mage("B", 20, 9, 10))
			if each.academy {
				tb = academyTable(t)
			}
			each.set(tb)
			if got := tb.step(); got != each.want {
				t.Errorf("%q, want %q", got, each.want)
			}
		})
	}
}

// may is all that somebody can still do in a round: an activation that is not over, one to
// come, a quickcast that can be paid.
func may(game *Game, s *state.State) map[string]bool {
	can := map[string]bool{}
	for _, o := range s.Objects {
		p := s.Player(o.Controller)
		if !o.IsCreature() || p.Gone || s.Mourned(p) {
			continue
		}
		if o.Active && o.ID != s.Acting && s.Phase == game.rules.Action {
			can["activate "+o.ID] = true
		}
		if hampered, _ := o.Hampered(); o.ID == s.Acting && !s.Acted && (hampered == "" || o.IsMage()) {
			can["act "+o.ID] = true
		}
	}
	for _, c := range game.open(s) {
		if c.Event.Kind == "cast" && strings.Contains(string(c.Event.Data), "quickcast") && s.Mage(c.Event.Seat).Mana > 0 && (!s.Player(c.Event.Seat).Prepares || s.Player(c.Event.Seat).Planned > 0) {
			can["quickcast "+string('0'+rune(c.Event.Seat))] = true
		}
	}
	return can
}

// Wherever a table has come to, the gold button takes no action from anybody who may still
// act, unless it asks first: what could be done before can be done after, or is named.
func TestNextStepTakesNothingUnasked(t *testing.T) {
	games := []*Game{Academy(), Arena()}
	rapid.Check(t, func(t *rapid.T) {
		game := games[rapid.IntRange(0, 1).Draw(t, "game")]
		seats := []SeatData{mage("A", 24, 7, 3), mage("B", 21, 9, 10), mage("C", 8, 7, 0)}[:rapid.IntRange(2, 3).Draw(t, "seats")]
		table, err := game.New(tracker.Event{Version: 1, Kind: tracker.Setup, Data: raw(SetupData{Game: game.Name(), Seats: seats})})
		if err != nil {
			t.Fatal(err)
		}
		for range rapid.IntRange(1, 80).Draw(t, "length") {
			s := table.(*state.State)
			view := game.View(s, 0)
			c := view.Next
			if view.Result.Over && c == nil {
				return // whoever wants to may play on
			}
			if c == nil {
				t.Fatalf("in %s nothing comes next", s.Phase)
			}
			e := next(t, game, s)
			if rapid.IntRange(0, 2).Draw(t, "gold") == 0 {
				e = c.Event
				if len(c.Targets) > 0 {
					e = e.Tell("object", raw(rapid.SampledFrom(c.Targets).Draw(t, "who")))
				}
			}
			gold := e.Kind == c.Event.Kind && e.Seat == c.Event.Seat && (len(c.Targets) > 0 || e.Same(c.Event))
			e.Seq = 0
			e, err := game.Roll(s, e, dice.Seeded(rapid.Uint64().Draw(t, "dice")))
			if err != nil {
				continue
			}
			after, err := game.Apply(s, e)
			if err != nil {
				if gold && len(c.Needs) == 0 {
					t.Fatalf("%s is what comes next, and refused: %v", e.Kind, err)
				}
				continue
			}
			table = after
			if !gold || e.Overrule || e.Kind == "pass" || e.Kind == "activate" && s.Acting != "" {
				continue
			}
			lostUnasked(t, game, s, after.(*state.State), e, c.Skips)
		}
	})
}

func lostUnasked(t *rapid.T, game *Game, s, after *state.State, e tracker.Event, skips []tracker.Skip) {
	asked := func(seat tracker.Seat, object string) bool {
		return slices.ContainsFunc(skips, func(skip tracker.Skip) bool {
			return skip.Seat == seat && (skip.Object == "" || object == "" || skip.Object == object)
		})
	}
	before, now := may(game, s), may(game, after)
	for can := range before {
		what, who, _ := strings.Cut(can, " ")
		o, there := after.Object(who)
		switch {
		case now[can] && after.Round == s.Round: // in the next round it is another one
		case what == "quickcast":
			seat := tracker.Seat(who[0] - '0')
			p := after.Player(seat)
			used := !p.Quickcast || p.Gone || after.Mage(seat).Fallen() || after.Mage(seat).Mana == 0 || p.Prepares && p.Planned == 0 || !affordsQuick(s, s.Player(seat))
			later := after.Round == s.Round && (game.Name() == "arena" || after.ActiveCreatures(seat) > 0 || after.Acting != "" && law.ControllerOfActing(after) == seat)
			if !used && !later && s.Phase != state.FinalQuickcastPhase && after.Waits() == 0 && after.Fight == nil && len(after.Queue) == 0 && !asked(seat, "") {
				t.Fatalf("%s in %s takes the quickcast of seat %d", e.Kind, s.Phase, seat)
			}
		case !there || o.Damage >= o.Life || Acting(o, after) || after.Player(o.Controller).Gone:
		case what == "activate" && !o.Active && after.Phase == s.Phase && e.Kind != "end": // by what a card says
		case !asked(o.Controller, who):
			t.Fatalf("%s in %s: %s, %s is gone past", e.Kind, s.Phase, who, what)
		}
	}
}

// With the last marker turned by hand nobody has a turn left, and the round is over.
func TestA34ARoundIsOverWithTheLastMarkerTurnedByHand(t *testing.T) {
	tb := academyTable(t)
	tb.begin(state.ActionPhase)
	for seat := range tracker.Seat(2) {
		if tb.s.RoundOver() {
			t.Error("somebody may still act")
		}
		tb.do("marker", seat+1, `{"marker":"active","on":false}`)
	}
	if turn := tb.game.View(tb.s, 0).Turn; turn != 0 || !tb.s.RoundOver() {
		t.Errorf("turn %d, over %v", turn, tb.s.RoundOver())
	}
}

// A marker that is turned by hand, or a death, leaves nobody stuck: the turn is whoever's who
// has something to activate.
func TestA30R25TheTurnGoesOnWithoutAnActivation(t *testing.T) {
	turned := func(on bool, seat int) func(*table) {
		return func(tb *table) {
			tb.do("marker", tracker.Seat(seat), fmt.Sprintf(`{"marker":"active","on":%v}`, on))
		}
	}
	for name, each := range map[string]struct {
		do   []func(*table)
		turn tracker.Seat
	}{
		"acted by hand": {[]func(*table){turned(false, 1)}, 2},
		"fallen in its turn": {[]func(*table){func(tb *table) {
			wolf := tb.add(2, `{"name":"Wolf","life":5}`)
			tb.do("marker", 2, `{"marker":"active","on":true,"object":"`+wolf+`"}`)
			tb.do("pass", 1, "")
			tb.do("marker", 2, `{"marker":"active","on":false}`)
			tb.do("destroy", 2, `{"object":"`+wolf+`"}`)
		}}, 1},
		"all acted, one readied": {[]func(*table){turned(false, 1), turned(false, 2), turned(true, 2)}, 2},
	} {
		for _, tb := range []*table{academyTable(t), arenaTable(t)} {
			if tb.game.Name() == "academy" {
				tb.begin(state.ActionPhase)
			} else {
				tb.begin(state.CreatureActionPhase)
			}
			for _, do := range each.do {
				do(tb)
			}
			view := tb.game.View(tb.s, 0)
			if view.Turn != each.turn || view.Next.Event.Kind != "activate" || view.Next.Event.Seat != each.turn {
				t.Errorf("%s in %s: %q, turn %d", name, tb.game.Name(), tb.step(), view.Turn)
			}
			tb.press()
		}
	}
}

// What the next step does it does not ask about first, as if it were lost by it; it cites the
// rule of the game that is played.
func TestR9A27TheNextStepIsNoSkip(t *testing.T) {
	for rule, tb := range map[string]*table{"R-9": duel(t, "", ""), "A-27": inAcademy(t, "", "")} {
		raptor := tb.add(2, cardFields(t, card(t, "lightning-raptor"), nil))
		tb.do("next", 0, `{"to":"upkeep"}`)
		next := tb.game.View(tb.s, 0).Next
		if next == nil || next.Event.Kind != "deed" || len(next.Skips) != 0 || next.Text.Rule != rule || next.Prompt == nil {
			t.Fatalf("next is %+v", next)
		}
		tb.do("deed", 2, string(next.Event.Data))
		if tb.object(raptor).Tokens["charge"] != 1 {
			t.Errorf("tokens %v", tb.object(raptor).Tokens)
		}
	}
}

// Whoever can pay for no quick spell that is left in the open book is not asked for a
// quickcast; whose book nobody knows is.
func TestNextStepAsksForNoQuickcastThatCannotBePaid(t *testing.T) {
	load := func() (*catalog.Catalog, error) { return cards(t), nil }
	for name, each := range map[string]struct {
		mana  int
		cards string
		asked bool
	}{
		"a closed book":             {1, "", true},
		"no mana":                   {0, "", false},
		"one that is cheap enough":  {2, `{"card":"bear-strength","count":1}`, true},
		"too dear":                  {1, `{"card":"bear-strength","count":1}`, false},
		"an X for what is there":    {1, `{"card":"dispel","count":1}`, false},
		"an X that may be paid":     {2, `{"card":"dispel","count":1}`, true},
		"none left":                 {9, `{"card":"bear-strength","count":0}`, false},
		"full spells":               {9, `{"card":"darkfenne-asp","name":"Asp","count":1},{"card":"mana-worm","count":2}`, true}, // of level 1: it may be quick
		"only large creatures":      {19, `{"card":"steelclaw-grizzly","count":2}`, false},
		"a card nobody knows":       {1, `{"name":"Own Card","count":1}`, true},
		"a name beside a known one": {1, `{"card":"bear-strength","name":"Bärenkraft","count":1}`, false},
	} {
		t.Run(name, func(t *testing.T) {
			tb := academyTable(t)
			tb.begin(state.ActionPhase)
			e := tracker.Event{Version: tracker.EventVersion, Kind: "book", Seat: 1, Data: []byte(`{"cards":[` + each.cards + `]}`)}
			e, err := tracker.Completed(tb.game, load, e)
			if err != nil {
				t.Fatal(err)
			}
			tb.do("book", 1, string(e.Data))
			tb.do("set", 1, fmt.Sprintf(`{"track":"mana","value":%d}`, each.mana))
			tb.press()
			tb.press() // its activation is over
			if got := strings.Contains(tb.step(), "skipQuickcast 1"); got != each.asked {
				t.Errorf("asked: %v, want %v: %s", got, each.asked, tb.step())
			}
		})
	}
}
