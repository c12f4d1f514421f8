package everydeed

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/quickcast/quickcast/tracker"
)

// forbids tells whether the deed does nothing but say what may not be done, about an attack or the
// turning over of its own card.
func (f *fact) forbids() bool {
	return !slices.ContainsFunc(f.Do, func(s step) bool { return s.Do != "forbid" }) && slices.Contains([]string{"attack", "attacked", "reveal"}, f.At)
}

// forbidden compares who may not do what with what the steps forbid: who is meant is refused by the
// card, and nobody else is.
func (r *reader) forbidden(without *stage) (wrong []string, seen bool) {
	for _, s := range all(r.fact.Do) {
		if s.Do != "forbid" {
			continue
		}
		on, err := r.concerned(s.On, s.Do)
		if err != nil {
			return []string{err.Error()}, false
		}
		for _, o := range r.stage.board().things() {
			if r.begun.thing(o.ID) == nil {
				continue
			}
			able := r.mayNot(without.play, s, o) == ""
			by := r.mayNot(r.play, s, o)
			meant := slices.ContainsFunc(on, func(each *thing) bool { return each.ID == o.ID })
			seen = seen || able && meant && by == r.card.Name
			if refused := by == r.card.Name; able && refused != meant {
				wrong = append(wrong, fmt.Sprintf("%s may not %s: want %t, is %t", o.ID, s.Name, meant, refused))
			}
		}
	}
	return wrong, seen
}

// mayNot is the card that keeps a thing from something on a table, "" for none; "?" where it
// cannot be tried.
func (r *reader) mayNot(table *play, s *step, o *thing) string {
	p := *table
	p.dice = &even{side: 1}
	seat := o.Controller
	creature := o.Kind == "creature" || o.Kind == "mage"
	turn := func() {
		_ = p.do("overrule", 0, map[string]any{"turn": seat})
		if p.board().Acting != o.ID && r.fact.At != "activation" {
			_ = p.do("marker", 0, map[string]any{"marker": "active", "on": true, "object": o.ID})
		}
	}
	var kind string
	data := map[string]any{"object": o.ID}
	switch {
	case s.Name == "guard" && creature && o.Kind != "mage":
		turn()
		kind = "guard"
	case (s.Name == "move" || s.Name == "act") && creature:
		turn()
		kind = "move"
	case s.Name == "teleport" && creature:
		kind = "teleport"
	case s.Name == "heal" && creature:
		kind, data = "heal", map[string]any{"object": o.ID, "dice": 2}
	case s.Name == "reveal" && o.FaceDown:
		if r.fact.Given != nil && r.fact.Given.During == "action" {
			_ = p.do("overrule", 0, map[string]any{"turn": 1})
			if p.do("activate", 1, map[string]any{"object": "o1"}) != nil {
				return "?"
			}
		}
		kind = "reveal"
	case s.Name == "attach" && o.Kind == "enchantment":
		kind, data = "attach", map[string]any{"object": o.ID, "to": "o1"}
	case s.Name == "attack" && creature:
		turn()
		return r.aims(&p, o.ID, r.against(o))
	case s.Name == "target" && o.Kind != "equipment" && o.Kind != "enchantment":
		if g := r.fact.Given; g != nil && g.Spell != nil {
			kind, seat = "cast", 3-seat
			data = map[string]any{"name": "Hex", "kind": "enchantment", "cost": 2, "target": o.ID}
			_ = p.do("overrule", 0, map[string]any{"turn": seat})
			break
		}
		from := fmt.Sprint("o", 3-seat)
		if r.fact.At == "attacked" {
			from = r.target
		}
		if b := p.board().thing(from); b == nil || b.Controller == seat {
			return "?"
		}
		_ = p.do("overrule", 0, map[string]any{"turn": 3 - seat})
		_ = p.do("marker", 0, map[string]any{"marker": "active", "on": true, "object": from})
		return r.aims(&p, from, o.ID)
	default:
		return "?"
	}
	return refuser(p.event(kind, seat, data, false))
}

// against is whom an attack goes at: the target of the deed's moment, else somebody of the other side.
func (r *reader) against(o *thing) string {
	if r.fact.At == "attack" && r.target != "" {
		return r.target
	}
	return fmt.Sprint("o", 3-o.Controller)
}

// aims declares an attack as the deed means it, and gives who keeps it from being made.
func (r *reader) aims(p *play, from, to string) string {
	var b blow
	if g := r.fact.Given; g != nil && g.Attack != nil {
		b = *g.Attack
	}
	if from == to {
		return "?"
	}
	kind, _, _ := strings.Cut(first(b.Kind, "melee"), "|")
	bar := map[string]any{"name": first(b.Bar, "Bar"), "action": "quick", "kind": kind, "dice": 5}
	seat := 1
	if o := p.board().thing(from); o != nil {
		seat = o.Controller
	}
	return refuser(p.event("attack", seat, map[string]any{"object": from, "target": to, "declare": true, "with": bar}, false))
}

// refuser is the card that an event is refused by, "" for no card.
func refuser(err error) string {
	var no *tracker.Refusal
	if !errors.As(err, &no) {
		return ""
	}
	name, _ := no.Args["Card"].(string)
	if name == "" {
		return "?"
	}
	return name
}

// stops compares who may not move on: who is hindered is refused a further move, and was not without
// the deed.
func (r *reader) stops(without *stage) (wrong []string, seen bool) {
	moves := func(table *play, o *thing) bool {
		p := *table
		return p.event("move", o.Controller, map[string]any{"object": o.ID}, false) == nil
	}
	for _, o := range r.hindered {
		if !moves(without.play, o) {
			continue
		}
		if seen = true; moves(r.play, o) {
			wrong = append(wrong, o.ID+" may move on")
		}
	}
	return wrong, seen
}
