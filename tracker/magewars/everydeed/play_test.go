package everydeed

import (
	"encoding/json"
	"fmt"
	"strings"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars"
)

// play is a table that is played through its public face.
type play struct {
	game  *magewars.Game
	cat   *catalog.Catalog
	state tracker.State
	dice  *even
	log   []string

	listens bool // to what the table says beside its log
}

// even is dice that always show the same: a normal 1 or a critical one, and one number.
type even struct {
	critical bool
	heavy    bool // a normal 2 in place of it
	side     int
}

// IntN is part of dice.Source.
func (e *even) IntN(int) int {
	if e.critical {
		return 4
	}
	if e.heavy {
		return 3
	}
	return 2
}

// Side is part of dice.Told.
func (e *even) Side(of int) int { return min(e.side, of) }

// Draw is part of dice.Told.
func (e *even) Draw(int) int { return 1 }

// do plays an event; what a rule stands against it does all the same where the table may.
func (p *play) do(kind string, seat int, data map[string]any) error {
	return p.event(kind, seat, data, true)
}

// event plays one, overruled where that is asked for.
func (p *play) event(kind string, seat int, data map[string]any, overrule bool) error {
	e, err := p.written(kind, seat, data)
	if err != nil {
		return err
	}
	e.Overrule = overrule
	return p.send(e)
}

// written is an event with what is printed on the card it names.
func (p *play) written(kind string, seat int, data map[string]any) (tracker.Event, error) {
	text, err := json.Marshal(data)
	e := tracker.Event{Version: 1, Kind: tracker.Kind(kind), Seat: tracker.Seat(seat), Data: text}
	if _, named := data["card"]; named && err == nil {
		e, err = tracker.Completed(p.game, func() (*catalog.Catalog, error) { return p.cat, nil }, e)
	}
	return e, err
}

func (p *play) send(e tracker.Event) error {
	rolled, err := p.game.Roll(p.state, e, p.dice)
	if err != nil {
		return fmt.Errorf("%s %s: %w", e.Kind, brief(e.Data), err)
	}
	after, err := p.game.Apply(p.state, rolled)
	if err != nil {
		return fmt.Errorf("%s %s: %w", e.Kind, brief(e.Data), err)
	}
	p.state = after
	for _, line := range p.game.Lines(after) {
		p.log = append(p.log, heard(line))
	}
	if p.listens {
		v := p.game.View(after, 1)
		for _, n := range append(v.Passed, v.Notices...) {
			p.log = append(p.log, fmt.Sprint(n.ID, ": ", n.Args["Card"], n.Args["Name"], " ", n.Args["Say"]))
		}
	}
	return nil
}

// heard is a line of the log with whom it names and what it says.
func heard(line tracker.Line) string {
	return fmt.Sprint(line.ID, ": ", line.Args["Card"], line.Args["Name"], " ", line.Args["Say"])
}

func brief(data []byte) string {
	if len(data) > 200 {
		return string(data[:200]) + "..."
	}
	return string(data)
}

// add puts something on the table and gives its id.
func (p *play) add(seat int, fields map[string]any) (string, error) {
	before := map[string]bool{}
	for _, o := range boardOf(p.state).things() {
		before[o.ID] = true
	}
	if err := p.do("add", seat, fields); err != nil {
		return "", err
	}
	for _, o := range boardOf(p.state).things() {
		if !before[o.ID] {
			return o.ID, nil
		}
	}
	return "", fmt.Errorf("%v did not arrive", fields["name"])
}

// board is what lies there now.
func (p *play) board() *board { return boardOf(p.state) }

// ask is what an event of a seat is still to be told.
func (p *play) ask(kind string, seat int, data map[string]any) (tracker.Question, bool) {
	e, err := p.written(kind, seat, data)
	if err != nil {
		return tracker.Question{}, false
	}
	return p.game.Ask(p.state, e)
}

// answers are the ids, or other values, that an ask offers.
func answers(a *tracker.Ask) []string {
	var list []string
	for _, o := range a.Options {
		if o.Refusal == nil {
			list = append(list, strings.Trim(string(o.Value), `"`))
		}
	}
	return list
}

// open is a table of Arena in the phase of actions with two mages, somebody on either side and
// all the mana there is need for.
func open(cat *catalog.Catalog) (*play, error) {
	p := &play{game: magewars.Arena(), cat: cat, dice: &even{side: 12}}
	mage := func(name string) map[string]any {
		return map[string]any{"name": name, "life": 60, "channeling": 10, "mana": 20, "attacks": bars()}
	}
	setup, err := json.Marshal(map[string]any{"game": "arena", "seats": []any{mage("Mine"), mage("Theirs")}})
	if err != nil {
		return nil, err
	}
	if p.state, err = p.game.New(tracker.Event{Version: 1, Kind: tracker.Setup, Data: setup}); err != nil {
		return nil, err
	}
	first := tracker.Event{Version: 1, Kind: "initiative", Rolls: []int{12, 1}}
	if err := p.send(first); err != nil {
		return nil, err
	}
	steps := []struct {
		kind string
		seat int
		data map[string]any
	}{
		{"next", 0, map[string]any{"to": "upkeep"}},
		{"overrule", 0, map[string]any{"round": 3}},
		{"next", 0, map[string]any{"to": "creature-action"}},
		{"set", 1, map[string]any{"track": "mana", "value": 40}},
		{"set", 2, map[string]any{"track": "mana", "value": 40}},
		{"set", 1, map[string]any{"track": "damage", "value": 20}},
		{"set", 2, map[string]any{"track": "damage", "value": 20}},
		{"marker", 1, map[string]any{"marker": "quickcast", "on": true}},
		{"marker", 2, map[string]any{"marker": "quickcast", "on": true}},
		{"add", 1, map[string]any{"name": "Friend", "kind": "creature", "level": 2, "cost": 5, "life": 40, "attacks": bars()}},
		{"add", 2, map[string]any{"name": "Enemy", "kind": "creature", "level": 2, "cost": 5, "life": 40, "attacks": bars()}},
		{"set", 0, map[string]any{"track": "damage", "value": 10, "object": "o1"}},
		{"set", 0, map[string]any{"track": "damage", "value": 10, "object": "o2"}},
	}
	for _, s := range steps {
		if err := p.do(s.kind, s.seat, s.data); err != nil && s.kind != "marker" {
			return nil, err
		}
	}
	for _, o := range []string{"mage1", "mage2", "o1", "o2"} {
		_ = p.do("marker", 0, map[string]any{"marker": "active", "on": true, "object": o})
	}
	return p, nil
}
