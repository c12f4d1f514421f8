package everydeed

import (
	"fmt"
	"strings"
)

// lends tells whether a deed does nothing but let its card cast.
func (f *fact) lends() bool {
	for _, s := range all(f.Do) {
		if s.Do != "casts" && s.Do != "choose" || s.Do == "casts" && (s.Spells == nil || s.Spells.Where == "host" || s.Free) {
			return false
		}
	}
	return f.At == "planning" || f.At == "deployment"
}

// lend goes to where the card may cast, with the mana for it.
func (s *stage) lend() error {
	if s.fact.At == "deployment" {
		if err := s.do("next", 0, map[string]any{"to": "deployment"}); err != nil {
			return err
		}
	}
	s.begun = s.board()
	return s.do("set", 0, map[string]any{"track": "mana", "value": 30, "object": s.self})
}

func (r *reader) lends(s *step) error {
	if !r.fact.lends() {
		return r.allows(s)
	}
	r.lent = true
	return nil
}

// allows reads leave to cast something once more, which the table keeps.
func (r *reader) allows(s *step) error {
	if s.Spells.Where == "host" {
		return fmt.Errorf("%w: casts what is bound", errUnread)
	}
	r.b.FreeCasts = append(r.b.FreeCasts, nil)
	return nil
}

// casting asks of the card what it may cast: what its filters let through, and nothing that differs from
// them in one thing.
func (r *reader) casting(without *stage) (wrong []string, err error) {
	tried := 0
	for _, s := range all(r.fact.Do) {
		if s.Do != "casts" && s.Do != "attach" {
			continue
		}
		fits, _ := s.Spells.like("Fitting")
		odd := s.Spells.unlike("Odd")
		for _, kind := range []string{"creature", "equipment", "incantation"} {
			if s.Spells.Kind != "" && !strings.Contains(s.Spells.Kind, kind) {
				other, _ := s.Spells.like("Odd " + kind)
				other["kind"] = kind
				odd = append(odd, other)
			}
		}
		for i, fields := range append([]map[string]any{fits}, odd...) {
			if fields["kind"] == "attack" {
				fields["attacks"] = []any{map[string]any{"name": "Bolt", "action": "quick", "kind": "ranged", "dice": 3}}
			}
			may, asked := r.mayCast(fields)
			if s.Do == "attach" {
				may, asked = r.mayBind(fields), true
			}
			if !asked {
				return nil, fmt.Errorf("%w: nobody asks who casts %v", errUnread, fields["kind"])
			}
			tried++
			if want := i == 0 || r.elsewhere(s, fields); may != want {
				wrong = append(wrong, fmt.Sprintf("it may cast %v: want %t, is %t", fields, want, may))
			}
		}
	}
	if tried < 2 {
		return nil, fmt.Errorf("%w: casts what has nothing to differ in", errUnread)
	}
	return wrong, nil
}

// mayBind tells whether a spell may be bound to the card.
func (r *reader) mayBind(fields map[string]any) bool {
	p := *r.play
	fields["object"] = r.self
	return p.event("bind", 1, fields, false) == nil
}

// binds tells whether a deed does nothing but have a spell bound to its card.
func (f *fact) binds() bool { return len(f.Do) == 1 && f.Do[0].Do == "attach" && f.Do[0].Spells != nil }

// elsewhere tells whether another step of the deed lets a spell through.
func (r *reader) elsewhere(but *step, fields map[string]any) bool {
	o := thing{Name: fmt.Sprint(fields["name"]), Kind: fmt.Sprint(fields["kind"])}
	o.Level, _ = fields["level"].(int)
	o.Subtypes, _ = fields["subtypes"].([]string)
	o.Schools, _ = fields["schools"].([]string)
	o.Traits, _ = fields["traits"].([]string)
	for _, s := range all(r.fact.Do) {
		if s != but && s.Do == "casts" && s.Spells.passes(&o) {
			return true
		}
	}
	return false
}

// mayCast tells whether the card is offered as who casts a spell, and whether anybody is asked.
func (r *reader) mayCast(fields map[string]any) (may, asked bool) {
	q, _ := r.ask("cast", 1, fields)
	for _, a := range q.Asks {
		for _, o := range a.Options {
			if a.Field == "payer" && string(o.Value) == `"`+r.self+`"` {
				return o.Refusal == nil, true
			}
		}
	}
	return false, false
}
