package everydeed

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
)

// carry moves somebody, which the log alone tells of: the board has no places.
func (r *reader) carry(s *step, o *thing) error {
	if s.To == "out" {
		return fmt.Errorf("%w: out of the arena", errUnread)
	}
	if s.Do == "push" && slices.Contains(o.Traits, "Unmovable") {
		return nil
	}
	if r.moves == nil {
		r.moves = map[string]int{}
	}
	r.moves[s.Do+" "+o.Name]++
	return nil
}

// moved counts the moves a log tells of.
func (p *play) moved() map[string]int {
	list := map[string]int{}
	for _, line := range p.log {
		id, rest, _ := strings.Cut(line, ": ")
		name, _, _ := strings.Cut(rest, " <nil>")
		verb := map[string]string{"table.logPush": "push", "table.logMoved": "move", "table.logTeleport": "teleport"}[id]
		if verb != "" {
			list[verb+" "+strings.TrimPrefix(name, "<nil>")]++
		}
	}
	return list
}

// carried compares whom the deed has moved.
func (r *reader) carried(without *stage) (wrong []string, seen bool) {
	with, before := r.stage.moved(), without.moved()
	for name, n := range before {
		with[name] -= n
	}
	for name, n := range r.moves {
		if with[name] != n {
			wrong = append(wrong, fmt.Sprintf("%s: want %d times, is %d", name, n, with[name]))
		}
		delete(with, name)
	}
	for name, n := range with {
		if n != 0 && len(r.moves) > 0 {
			wrong = append(wrong, fmt.Sprintf("%s: want never, is %d times", name, n))
		}
	}
	return wrong, len(r.moves) > 0
}

// notes tells whether a deed says something that nobody can do at the table.
func (f *fact) notes() bool {
	return slices.ContainsFunc(all(f.Do), func(s *step) bool { return s.Do == "note" })
}

// says tells whether the table has said what the deed is about, and does not say it without the deed.
func (r *reader) says(without *stage) bool {
	hears := func(p *play) bool {
		return slices.ContainsFunc(p.log, func(line string) bool { return strings.Contains(line, r.fact.Say[0]) })
	}
	return hears(r.play) && !hears(without.play)
}

// attacks is an attack of the card's own: it has begun, against who is meant.
func (r *reader) attacks(s *step, o *thing) error {
	if len(r.begun.Fight) > 0 || len(r.b.Fight) > 0 || s.Amount.there() {
		return fmt.Errorf("%w: attack", errUnread)
	}
	text, err := json.Marshal(map[string]string{"attack": s.Name, "target": o.ID})
	r.b.Fight = text
	return err
}
