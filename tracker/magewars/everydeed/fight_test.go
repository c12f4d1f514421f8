package everydeed

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
)

// fight lets the deed's attack be made, and does the deed when it is offered.
func (s *stage) fight() error {
	f := s.fact
	defends := f.At == "attacked" || f.At == "hurt"
	seat := 3 - s.seatOf(s.subject)
	role := "target"
	if _, list := f.wanted("attacker"); len(list) > 0 && defends {
		role = "attacker"
	}
	other, err := s.somebody(role, seat)
	if err != nil {
		return err
	}
	s.target = other
	from, to := s.subject, other
	if defends {
		from, to = other, s.subject
	}
	if err := s.prepare(role, other); err != nil {
		return err
	}
	if f.At == "kills" {
		if o := s.board().thing(to); o != nil {
			s.gone = o
			if err := s.do("set", 0, map[string]any{"track": "damage", "value": o.Life - 1, "object": to}); err != nil {
				return err
			}
		}
	}
	var b blow
	if f.Given != nil && f.Given.Attack != nil {
		b = *f.Given.Attack
	}
	s.dice.critical = b.Critical
	if b.Counter != nil && *b.Counter {
		s.counter = true
		if err := s.do("marker", 0, map[string]any{"marker": "guard", "on": true, "object": from}); err != nil {
			return err
		}
		if err := s.declare(to, from, &blow{}); err != nil {
			return err
		}
		s.from, s.to = from, to
		return s.finish()
	}
	if err := s.declare(from, to, &b); err != nil {
		return err
	}
	return s.finish()
}

// declare declares an attack as the deed wants it, with all that may be chosen for it.
func (s *stage) declare(from, to string, b *blow) error {
	s.from, s.to = from, to
	if o := s.board().thing(to); o != nil && o.Life > 0 && s.fact.At != "kills" {
		if err := s.do("set", 0, map[string]any{"track": "life", "value": 80, "object": to}); err != nil {
			return err
		}
	}
	seat := s.seatOf(from)
	if s.fact.pierces() {
		if err := s.do("set", 0, map[string]any{"track": "armor", "value": 4, "object": to}); err != nil {
			return err
		}
	}
	if s.fact.changesEffect() {
		s.dice.side = 4
	}
	if s.fact.gets("Unavoidable") {
		s.parries = true
		ward := map[string]any{"name": "Ward", "kind": "enchantment", "host": to, "defense": map[string]any{"min": 1}}
		if _, err := s.add(s.seatOf(to), ward); err != nil {
			return err
		}
	}
	if s.fact.gets("Ethereal") && !s.fact.gets("Unavoidable") {
		_ = s.do("trait", 0, map[string]any{"trait": "Incorporeal", "on": true, "object": to})
		s.dice.heavy = true
	}
	if err := s.do("overrule", 0, map[string]any{"turn": seat}); err != nil {
		return err
	}
	_ = s.do("marker", 0, map[string]any{"marker": "active", "on": true, "object": from})
	kind, _, _ := strings.Cut(first(b.Kind, "melee"), "|")
	damage, _, _ := strings.Cut(b.Type, "|")
	bar := map[string]any{"name": first(b.Bar, "Bar"), "action": first(b.Action, "quick"), "kind": kind, "dice": max(5, b.Dealt+3)}
	if damage != "" {
		bar["damageType"] = damage
	}
	if b.Avoidable != nil && !*b.Avoidable {
		bar["traits"] = []string{"Unavoidable"}
	}
	if s.fact.changesEffect() {
		bar["effects"] = burning()
	}
	s.bar, s.rolls = kind, max(5, b.Dealt+3)
	data := map[string]any{"object": from, "target": to, "declare": true, "with": bar}
	event := "attack"
	switch {
	case s.card.Type == "attack" && s.subject == "" || b.Spell != nil && *b.Spell:
		event = "cast"
		data = map[string]any{"name": "Bolt", "kind": "attack", "cost": 2, "target": to, "declare": true, "attacks": []any{bar}}
		if s.card.Type == "attack" {
			if err := s.load(); err != nil {
				return err
			}
			if len(s.card.Attacks) > 0 {
				s.rolls = s.card.Attacks[0].Dice
			}
			if s.parries {
				s.dice.side = 1 // no effects
			}
			data = s.printed()
			data["target"], data["declare"] = to, true
		}
	}
	if event == "attack" {
		for _, own := range s.ownBars(from) {
			if b.Bar != "" && strings.EqualFold(own, b.Bar) && !s.fact.changesEffect() {
				delete(data, "with")
				data["attack"] = own
			}
		}
	}
	q, _ := s.ask(event, seat, data)
	for _, a := range q.Asks {
		if s.with && a.Field == "boosts" && len(a.Options) > 0 {
			data["boosts"] = answers(&a)
		}
		if a.Field == "x" && a.Missing {
			data["x"] = 4
		}
	}
	if s.with && s.self != "" && data["boosts"] == nil {
		data["boosts"] = []string{s.self + ".1"}
	}
	if x := s.fact.X; s.with && (x == nil && s.fact.open() || x != nil && x.Count != nil && x.Count.Where != "" && x.Count.Where != "arena" && x.Count.Where != "discard") {
		data["boostX"], s.x = 2, 2
	}
	s.begun = s.board()
	return s.do(event, seat, data)
}

// gets tells whether the deed gives or takes a keyword for one attack.
func (f *fact) gets(word string) bool {
	return slices.ContainsFunc(all(f.Do), func(s *step) bool {
		return slices.Contains(s.Keywords, word) && (s.Until == "attack" || s.Until == "next-attack")
	})
}

// open tells whether a number of the deed stands open.
func (f *fact) open() bool {
	for _, s := range all(f.Do) {
		if s.Amount.open() || s.Dice.open() || slices.ContainsFunc(s.Keywords, func(word string) bool { return strings.HasSuffix(word, "X") }) {
			return true
		}
	}
	return f.Cost != nil && (f.Cost.Mana.open() || f.Cost.Count.open())
}

func (s *stage) ownBars(id string) []string {
	var list []string
	for _, o := range s.board().things() {
		if o.ID == id || o.On == id {
			for _, bar := range o.Attacks {
				list = append(list, bar.Name)
			}
		}
	}
	return list
}

// finish plays the open fight to its end.
func (s *stage) finish() error {
	for range 12 {
		if err := s.answer(); err != nil {
			return err
		}
		var f struct {
			Next string `json:"next"`
		}
		b := s.board()
		if len(b.Fight) == 0 {
			return nil
		}
		if err := json.Unmarshal(b.Fight, &f); err != nil {
			return err
		}
		var err error
		switch f.Next {
		case "strike":
			err = s.do("strike", 0, map[string]any{"all": true, "useDefense": s.parries})
		case "counterstrike":
			err = s.do("counterstrike", 0, map[string]any{"use": s.counter})
		case "barrier":
			err = s.do("barrier", 0, nil)
		default:
			return fmt.Errorf("the fight waits for %s", f.Next)
		}
		if err != nil {
			return err
		}
	}
	return fmt.Errorf("the fight comes to no end")
}
