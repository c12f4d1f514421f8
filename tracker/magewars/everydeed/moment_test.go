package everydeed

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
)

var errUntried = errors.New("no way to bring it about here")

// part is who plays a role on the stage.
func (s *stage) part(role string) string {
	switch role {
	case "self":
		return s.self
	case "host":
		return s.host
	case "target":
		return s.target
	case "attacker":
		if s.fact.At == "attack" || s.fact.At == "hit" || s.fact.At == "struck" || s.fact.At == "kills" {
			return s.subject
		}
		return s.target
	case "you":
		return "mage1"
	case "foe":
		return "mage2"
	}
	return ""
}

// whose finds, or makes, whose moment it is.
func (s *stage) whose() error {
	of := s.fact.Of
	var err error
	switch {
	case of == nil:
		s.subject = s.self
	case of.role == "any":
		s.subject = "o2"
	case of.role != "":
		s.subject = s.part(of.role)
	case of.Kind == "mage":
		s.subject = "mage1"
		if of.Side == "foe" {
			s.subject = "mage2"
		}
	case s.fact.At == "enters":
		return nil
	default:
		seat := 1
		if of.Side == "foe" {
			seat = 2
		}
		s.subject, err = s.put(&of.sieve, seat, "")
	}
	return err
}

// happen brings the moment of the deed about, and does it where it can be done.
func (s *stage) happen() error {
	f := s.fact
	s.listens = f.notes()
	if f.At != "cast" {
		if err := s.whose(); err != nil {
			return err
		}
	}
	if f.forbids() {
		return s.stand()
	}
	if f.lends() {
		return s.lend()
	}
	if f.binds() {
		s.begun = s.board()
		return nil
	}
	switch f.At {
	case "always":
		return s.reach()
	case "cast":
		return s.castIt()
	case "reveal":
		return s.revealIt()
	case "upkeep", "planning", "deployment", "reset":
		return s.phase(f.At)
	case "round-end":
		return s.phase("reset")
	case "activation", "activation-end":
		if f.Of != nil && (f.Of.role == "" || f.Of.role == "any") {
			s.target = s.subject
		}
		if err := s.prepare("target", s.target); err != nil {
			return err
		}
		if err := s.activate(s.subject); err != nil {
			return err
		}
		if err := s.answer(); err != nil || f.At == "activation" {
			return err
		}
		if err := s.do("end", s.seatOf(s.subject), nil); err != nil {
			return err
		}
		return s.answer()
	case "attack", "hit", "struck", "kills", "attacked", "hurt":
		return s.fight()
	case "moves":
		s.target = s.subject
		if err := s.prepare("target", s.target); err != nil {
			return err
		}
		if err := s.activate(s.subject); err != nil {
			return err
		}
		if err := s.do("move", s.seatOf(s.subject), map[string]any{"object": s.subject}); err != nil {
			return err
		}
		return s.answer()
	case "dies":
		s.target, s.gone = s.subject, s.board().thing(s.subject)
		if err := s.kill(); err != nil {
			return err
		}
		return s.answer()
	case "enters":
		return s.enter()
	case "healed":
		s.target = s.subject
		if err := s.do("heal", 0, map[string]any{"object": s.subject, "dice": 4}); err != nil {
			return err
		}
		return s.answer()
	case "casts":
		return s.castsIt()
	case "action", "pay":
		return s.use()
	}
	return errUntried
}

// kill destroys whose moment it is: by hand, or as the deed wants it by a creature or a spell of the other side.
func (s *stage) kill() error {
	if s.fact.Given == nil || s.fact.Given.By == nil {
		return s.do("destroy", 0, map[string]any{"object": s.subject})
	}
	if !strings.Contains(s.fact.Given.By.Kind, "creature") {
		ruin := map[string]any{"at": "cast", "say": []string{"Destroy", "Zerstöre"}, "do": []any{map[string]any{"do": "destroy", "on": "target"}}}
		_ = s.do("overrule", 0, map[string]any{"turn": 2})
		return s.do("cast", 2, map[string]any{"name": "Ruin", "kind": "incantation", "target": s.subject, "deeds": []any{ruin}})
	}
	if err := s.do("set", 0, map[string]any{"track": "damage", "value": s.gone.Life - 1, "object": s.subject}); err != nil {
		return err
	}
	s.gone = s.board().thing(s.subject)
	return s.shoot("o2", s.subject)
}

// shoot lets somebody attack another, so that it is hurt by that.
func (s *stage) shoot(from, to string) error {
	if err := s.activate(from); err != nil {
		return err
	}
	bar := map[string]any{"name": "Dart", "kind": "ranged", "action": "quick", "dice": 6}
	if err := s.do("attack", s.seatOf(from), map[string]any{"object": from, "target": to, "with": bar}); err != nil {
		return err
	}
	return s.do("end", s.seatOf(from), nil)
}

// stand has somebody stand where an attack would go, and begins nothing.
func (s *stage) stand() error {
	s.begun = s.board()
	if s.fact.At == "reveal" {
		return nil
	}
	role := "target"
	if _, list := s.fact.wanted("attacker"); len(list) > 0 && s.fact.At == "attacked" {
		role = "attacker"
	}
	var err error
	if s.target, err = s.somebody(role, 3-s.seatOf(s.subject)); err == nil {
		err = s.prepare(role, s.target)
	}
	s.begun = s.board()
	return err
}

func (s *stage) seatOf(id string) int {
	if o := s.board().thing(id); o != nil {
		return o.Controller
	}
	return 1
}

func (s *stage) activate(id string) error {
	seat := s.seatOf(id)
	if err := s.do("overrule", 0, map[string]any{"turn": seat}); err != nil {
		return err
	}
	_ = s.do("marker", 0, map[string]any{"marker": "active", "on": true, "object": id})
	return s.do("activate", seat, map[string]any{"object": id})
}

// tokens are what must lie on the card for the deed.
func (f *fact) tokens() []is {
	_, list := f.wanted("self")
	return slices.DeleteFunc(slices.Clone(list), func(w is) bool { return w.Token == "" || f.Do[0].Do != "destroy" })
}

// reach tells the table that everybody stands where the card reaches.
func (s *stage) reach() error {
	for _, w := range s.fact.tokens() { // the last one comes, or goes
		amounts := []int{1, -1}
		if w.Least > 0 {
			amounts = []int{w.Least}
		}
		for _, amount := range amounts {
			if err := s.do("token", 0, map[string]any{"token": tokenOf(w.Token), "amount": amount, "object": s.self}); err != nil {
				return err
			}
		}
	}
	q, asks := s.ask("reach", 1, map[string]any{"object": s.self})
	s.begun = s.board()
	if !s.with || !asks || len(q.Asks) == 0 {
		return nil
	}
	list := answers(&q.Asks[0])
	if len(list) == 0 {
		return nil
	}
	s.note("targets", list)
	return s.do("reach", 1, map[string]any{"object": s.self, "targets": list})
}

// phase goes there and does what is offered.
func (s *stage) phase(to string) error {
	s.target = s.host
	data := map[string]any{"to": to}
	for range 6 {
		if err := s.do("next", 0, data); err != nil {
			return err
		}
		if err := s.answer(); err != nil {
			return err
		}
		if text, err := json.Marshal(s.state); err == nil && strings.Contains(string(text), `"phase":"`+to+`"`) {
			return nil
		}
	}
	return nil
}

// castIt casts the card itself.
func (s *stage) castIt() error {
	target, err := s.aim()
	if err != nil {
		return err
	}
	s.target, s.caster, s.spent = target, 1, int(s.card.Cost)
	if s.fact.gone() {
		s.gone = s.board().thing(target)
	}
	if err := s.prepare("target", target); err != nil {
		return err
	}
	fields := s.printed()
	if target != "" {
		fields["target"] = target
	}
	if err := s.load(); err != nil {
		return err
	}
	for _, each := range all(s.fact.Do) {
		if each.On != nil && each.On.Where == "host" {
			if err := s.crowd(&each.On.sieve, target); err != nil {
				return err
			}
		}
	}
	q, _ := s.ask("cast", 1, fields)
	for _, a := range q.Asks {
		if a.Field == "x" && (a.Missing || fields["x"] == nil) {
			fields["x"] = 4
		}
		if list := answers(&a); a.Field == "target" && target != "" && len(list) > 0 && !slices.Contains(list, target) {
			fields["target"], s.target, s.chosen = list[0], list[0], s.board().thing(list[0]).On
			s.picks = append(s.picks, list[0])
		}
	}
	before := map[string]bool{}
	for _, o := range s.board().things() {
		before[o.ID] = true
	}
	if err := s.do("cast", 1, fields); err != nil {
		return err
	}
	for _, o := range s.board().things() {
		if !before[o.ID] && o.Name == s.card.Name {
			s.self = o.ID
			s.host = o.On
		}
	}
	if err := s.answer(); err != nil || !s.fact.next() {
		return err
	}
	_ = s.do("end", 1, nil)
	to := fmt.Sprint("o", 3-s.seatOf(target))
	return s.strikeNext(target, to)
}

// strikeNext lets somebody attack who was given something for that.
func (s *stage) strikeNext(from, to string) error {
	b := blow{}
	if g := s.fact.Given; g != nil && g.Attack != nil {
		b = *g.Attack
	}
	if err := s.declare(from, to, &b); err != nil {
		return err
	}
	return s.finish()
}

// revealIt turns the card over, or what the deed waits for.
func (s *stage) revealIt() error {
	s.target = s.host
	id := s.self
	if of := s.fact.Of; of != nil {
		f := of.sieve
		f.Kind = "enchantment"
		s.n++
		fields, _ := f.like(fmt.Sprint("Hidden ", s.n))
		fields["faceDown"], fields["reveal"] = true, 5
		s.spent = 5
		var err error
		if id, err = s.lay(fields, 1, "o1"); err != nil {
			return err
		}
		s.subject, s.target = id, id
	}
	s.caster = 1
	if s.spent == 0 {
		s.spent = s.reveals
	}
	data := map[string]any{"object": id}
	if q, asks := s.ask("reveal", 1, data); asks {
		for _, a := range q.Asks {
			if a.Missing && a.Field == "cost" {
				data["cost"] = 2
			}
		}
		s.unsaid(q.Event.Data, data)
	}
	if err := s.do("reveal", 1, data); err != nil {
		return err
	}
	return s.answer()
}

// enter lets the card, or what the deed waits for, enter play.
func (s *stage) enter() error {
	if s.fact.Of == nil {
		fields := s.printed()
		host, err := s.aim()
		if err != nil {
			return err
		}
		if host != "" && s.card.Type != "creature" {
			fields["target"], s.target = host, host
		}
		before := map[string]bool{}
		for _, o := range s.board().things() {
			before[o.ID] = true
		}
		if err := s.do("cast", 1, fields); err != nil {
			return err
		}
		for _, o := range s.board().things() {
			if !before[o.ID] {
				s.self, s.host, s.subject = o.ID, o.On, o.ID
			}
		}
		return s.answer()
	}
	seat := 1
	if s.fact.Of.Side == "foe" {
		seat = 2
	}
	id, err := s.put(&s.fact.Of.sieve, seat, "")
	s.subject, s.target = id, id
	if err != nil {
		return err
	}
	return s.answer()
}

// castsIt lets somebody cast what the deed waits for.
func (s *stage) castsIt() error {
	f := s.fact
	spell := sieve{}
	if f.Given != nil && f.Given.Spell != nil {
		spell = *f.Given.Spell
	}
	for _, each := range all(f.Do) {
		if each.Spells != nil {
			spell = *each.Spells
		}
	}
	if f.Of == nil && f.price() {
		return s.castIt()
	}
	spell.Kind = strings.Replace(spell.Kind, "object", "", 1)
	if strings.Contains(spell.Kind, "incantation") {
		spell.Kind = "incantation"
	}
	fields, _ := spell.like("Some Spell")
	if spell.Kind == "" && spell.Level == "" {
		fields["kind"] = "incantation"
	}
	fields["cost"] = 9
	s.spent = 9
	if spell.Speed != "" {
		fields["speed"] = spell.Speed
	}
	seat := 1
	switch {
	case f.Of == nil:
		fields["payer"] = s.self
	case f.Of.role == "host" && s.host != "":
		seat = s.seatOf(s.host)
	case f.Of.role == "foe" || f.Of.role == "any" || f.Of.Side == "foe":
		seat = 2
	}
	s.caster = seat
	if f.Of != nil && f.Of.Marked != "" {
		token := map[string]any{"token": tokenOf(f.Of.Marked), "amount": 1, "object": fmt.Sprint("mage", seat)}
		if err := s.do("token", 0, token); err != nil {
			return err
		}
	}
	switch kind := fields["kind"]; {
	case kind == "equipment":
		fields["target"] = fmt.Sprint("mage", seat)
	case s.host != "" && f.Of != nil && (f.Of.role == "foe" || f.Of.role != "host" && s.card.Type != "equipment"):
		fields["target"] = s.host
	case kind == "enchantment" || kind == "incantation" || kind == "attack":
		fields["target"] = fmt.Sprint("o", seat)
	}
	if fields["kind"] == "attack" {
		fields["attacks"] = []any{map[string]any{"name": "Bolt", "action": "quick", "kind": "ranged", "dice": 3}}
	}
	if t, ok := fields["target"].(string); ok {
		s.target = t
	}
	if f.counters() { // something to be seen where it is not cancelled
		fields["deeds"] = []any{map[string]any{
			"at": "cast", "say": []string{"Hurt", "Verletze"},
			"do": []any{map[string]any{"do": "damage", "on": "target", "amount": 3, "direct": true}},
		}}
	}
	q, _ := s.ask("cast", seat, fields)
	for _, a := range q.Asks {
		if s.with && a.Field == "boosts" && len(a.Options) > 0 {
			fields["boosts"] = answers(&a)
			fields["boostX"] = 2
			s.x = 2
		}
	}
	if err := s.do("cast", seat, fields); err != nil {
		return err
	}
	return s.answer()
}

// use uses the ability, once somebody acts who may.
func (s *stage) use() error {
	f := s.fact
	actor := "mage1"
	switch {
	case f.Of == nil && s.card.Type == "creature":
		actor = s.self
	case f.Of == nil:
	case f.Of.role == "host":
		actor = s.host
	case f.Of.role == "foe":
		actor = fmt.Sprint("mage", s.seatOf(s.host))
	case f.Of.role == "":
		actor = s.subject
	}
	if err := s.prepare("target", actor); err != nil {
		return err
	}
	if f.Cost != nil && f.Cost.Action != "" {
		if err := s.activate(actor); err != nil {
			return err
		}
	}
	target, err := s.somebody("target", 2)
	if err != nil {
		return err
	}
	if err := s.prepare("target", target); err != nil {
		return err
	}
	s.target = target
	s.begun = s.board()
	if !s.with {
		return nil
	}
	data := map[string]any{"deed": s.self + ".1"}
	if f.Of != nil && f.Of.role == "" {
		data["target"], s.target = s.subject, s.subject
	} else {
		s.target = ""
	}
	return s.tell(s.seatOf(actor), data)
}

// answer does the deed where it is offered.
func (s *stage) answer() error {
	b := s.board()
	for _, due := range b.Due {
		if due.Object == s.self && s.with {
			s.begun = b
			s.done++
			data := map[string]any{"object": s.self, "triggered": true}
			if q, asks := s.ask("reveal", 1, data); asks {
				for _, a := range q.Asks {
					if a.Missing && a.Field == "cost" {
						data["cost"] = 2
						s.dearReveal = true
					}
				}
			}
			if err := s.do("reveal", 1, data); err != nil {
				return err
			}
		}
	}
	for range 3 {
		b = s.board()
		at := slices.IndexFunc(b.Offers, func(o offer) bool { return o.Object != "" && o.Object == s.self || o.Card == s.card.Name })
		if at < 0 {
			return nil
		}
		s.begun = b
		if err := s.tell(b.Offers[at].Seat, map[string]any{"deed": b.Offers[at].ID}); err != nil {
			return err
		}
	}
	return nil
}

// tell answers what the deed asks for and does it.
func (s *stage) tell(seat int, data map[string]any) error {
	s.done++
	for range 8 {
		q, asks := s.ask("deed", seat, data)
		if !asks {
			break
		}
		again := s.unsaid(q.Event.Data, data)
		for i := range q.Asks {
			a := &q.Asks[i]
			list := answers(a)
			if data[a.Field] != nil {
				continue
			}
			switch {
			case a.Field == "area":
				s.note("area", list)
				data["area"] = list
				again = true
			case !a.Missing:
			case a.Field == "x":
				data["x"], s.x, again = 2, 2, true
			case a.Field == "way":
				data["way"], again = s.way, true
			case a.Field == "pay":
				data["pay"], again = s.pays, true
			case len(list) > 0:
				s.note(a.Field, list)
				data[a.Field], again = list[0], true
				if a.Field != "condition" && a.Field != "cardName" {
					s.picks = append(s.picks, list[0])
				}
			}
			if again {
				break
			}
		}
		if !again {
			break
		}
	}
	s.told = data
	return s.event("deed", seat, data, false)
}

// unsaid takes over what goes without saying, and tells whether there was any.
func (s *stage) unsaid(event []byte, data map[string]any) (more bool) {
	said := map[string]any{}
	if json.Unmarshal(event, &said) != nil {
		return false
	}
	for field, value := range said {
		if _, told := data[field]; told || field == "area" {
			continue
		}
		data[field], more = value, true
		if n, number := value.(float64); field == "x" && number {
			s.x = int(n)
		}
	}
	return more
}

func (s *stage) note(field string, list []string) {
	if s.options == nil {
		s.options = map[string][]string{}
	}
	s.options[field] = list
}
