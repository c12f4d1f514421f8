package everydeed

import (
	"fmt"
	"slices"
	"strings"
)

// stage is a table on which one deed of a card can happen, and who has which part in it.
type stage struct {
	*play
	card *card
	fact *fact
	with bool // the card carries the deed; else it carries none

	self    string // the card on the table, "" for a spell
	host    string
	subject string // whose moment it is
	target  string
	begun   *board // the table right before the deed is done
	n       int    // things added
	rich    bool   // what is added costs more than all else
	buried  int    // so many lie on the discard pile that an X counts
	gone    *thing // who died before it
	chosen  string // whose equipment the target is
	told    map[string]any
	done    int // how often the deed was done
	options map[string][]string
	picks   []string
	x       int
	way     int
	pays    bool
	reveals int // what it costs to turn the card over

	from, to   string // who attacks whom
	parries    bool   // who is attacked has a Defense and uses it
	counter    bool   // by a counterstrike
	bar        string // with what kind of attack
	rolls      int    // and so many dice
	caster     int    // the seat that casts
	spent      int    // what the spell costs at the most
	dearReveal bool   // it takes 2 mana more to turn the card over
}

// put adds something a sieve lets through, and what it does not let through for one reason each.
func (s *stage) put(f *sieve, seat int, host string) (string, error) {
	s.n++
	fields, marked := f.like(fmt.Sprint("Thing ", s.n))
	if s.rich {
		fields["cost"] = 30
	}
	id, err := s.lay(fields, seat, host)
	if err != nil {
		return "", err
	}
	if marked != "" {
		if err := s.do("condition", 0, map[string]any{"condition": marked, "amount": 2, "object": id}); err != nil {
			return "", err
		}
	}
	for _, each := range all(s.fact.Do) {
		if each.On != nil && &each.On.sieve == f {
			s.ready(each, id)
		}
	}
	if f.Bears != nil {
		s.n++
		lies, _ := f.Bears.like(fmt.Sprint("Borne ", s.n))
		lies["kind"] = "enchantment"
		if _, err := s.lay(lies, 1, id); err != nil {
			return "", err
		}
	}
	return id, nil
}

// lay adds something, hurt where it can be, and on somebody where it has to lie on somebody.
func (s *stage) lay(fields map[string]any, seat int, host string) (string, error) {
	switch kind := fields["kind"]; {
	case kind == "equipment":
		host = fmt.Sprint("mage", seat)
	case kind == "enchantment" && host == "":
		host = fmt.Sprint("o", 3-seat)
	case kind != "enchantment":
		host = ""
	}
	if host != "" {
		fields["host"] = host
	}
	id, err := s.add(seat, fields)
	if err != nil {
		return "", err
	}
	if fields["life"] != nil {
		err = s.do("set", 0, map[string]any{"track": "damage", "value": 10, "object": id})
	}
	if fields["kind"] == "creature" {
		_ = s.do("marker", 0, map[string]any{"marker": "active", "on": true, "object": id})
	}
	return id, err
}

// crowd puts up what a sieve asks for on the sides it asks for, and those that differ from it.
func (s *stage) crowd(f *sieve, host string) error {
	if f.Where == "host" && host == "" {
		return nil
	}
	for seat := 1; seat <= 2; seat++ {
		if f.Kind != "mage" {
			if _, err := s.put(f, seat, host); err != nil {
				return err
			}
		}
	}
	for _, fields := range f.unlike(fmt.Sprint("Odd ", s.n)) {
		seat := 1
		if f.Side == "foe" {
			seat = 2
		}
		if _, err := s.lay(fields, seat, host); err != nil {
			return err
		}
	}
	return nil
}

// wanted is what must hold of somebody who has a part in the deed, together.
func (f *fact) wanted(role string) (sieve, []is) {
	var all sieve
	var list []is
	if f.Given == nil {
		return all, nil
	}
	for _, each := range f.Given.Is {
		if each.Who != role || each.Not || each.Gone {
			continue
		}
		list = append(list, each)
		s := each.sieve
		all.Kind = first(all.Kind, s.Kind)
		all.Side = first(all.Side, s.Side)
		all.Name = first(all.Name, s.Name)
		all.Level = first(all.Level, s.Level)
		if each.Above != "" {
			all.Level = first(all.Level, ">=5") // above whoever comes
		}
		all.Marked = first(all.Marked, s.Marked)
		all.Subtypes = slices.Concat(s.Subtypes[:min(1, len(s.Subtypes))], all.Subtypes)
		all.Schools = slices.Concat(all.Schools, s.Schools)
		all.Traits = slices.Concat(all.Traits, s.Traits)
		all.Any = slices.Concat(all.Any, s.Any)
		all.Without = slices.Concat(all.Without, s.Without)
		all.Slots = slices.Concat(all.Slots, s.Slots)
		if s.Living != nil {
			all.Living = s.Living
		}
		if s.Prey != nil {
			all.Prey = s.Prey
		}
	}
	return all, list
}

func first(a, b string) string {
	if a != "" {
		return a
	}
	return b
}

// make is somebody for a role: who stands there anyway where nothing is asked for, else
// somebody new.
func (s *stage) somebody(role string, seat int) (string, error) {
	f, list := s.fact.wanted(role)
	if f.Side == "own" {
		seat = 1
	}
	if f.Side == "foe" {
		seat = 2
	}
	id := fmt.Sprint("o", seat)
	switch {
	case f.Kind == "mage":
		id = fmt.Sprint("mage", seat)
	case len(list) > 0:
		var err error
		s.rich = slices.ContainsFunc(list, func(w is) bool { return w.Strongest })
		if id, err = s.put(&f, seat, ""); err != nil {
			return "", err
		}
		s.rich = false
	}
	for _, w := range list {
		if w.HurtBy == nil {
			continue
		}
		hunter, err := s.put(w.HurtBy, 1, "")
		if err != nil {
			return "", err
		}
		if err := s.shoot(hunter, id); err != nil {
			return "", err
		}
	}
	return id, nil
}

// prepare lets hold what must of somebody, who also bears what the deed takes away.
func (s *stage) prepare(role, id string) error {
	for _, each := range all(s.fact.Do) {
		if each.On != nil && each.On.role == role && each.On.role != "" {
			s.ready(each, id)
		}
	}
	for _, each := range all(s.fact.Do) {
		if each.Do != "cure" || each.Name == "" || each.On == nil || each.On.role != role {
			continue
		}
		if err := s.do("condition", 0, map[string]any{"condition": each.condition(), "amount": 5, "object": id}); err != nil {
			return err
		}
	}
	_, list := s.fact.wanted(role)
	for _, w := range list {
		least := w.Least
		if w.Most == nil {
			least = max(1, least)
		}
		type event struct {
			kind string
			data map[string]any
		}
		var events []event
		if w.Condition != "" && least > 0 {
			events = append(events, event{"condition", map[string]any{"condition": plain(w.Condition), "amount": least, "object": id}})
		}
		if w.Token != "" && s.fact.Do[0].Do != "destroy" {
			has := 0
			if o := s.board().thing(id); o != nil {
				has = o.Tokens[tokenOf(w.Token)]
			}
			want := max(has, least)
			if w.Most != nil {
				want = min(want, *w.Most)
			}
			if want != has {
				events = append(events, event{"token", map[string]any{"token": tokenOf(w.Token), "amount": want - has, "object": id}})
			}
		}
		if w.Mana > 0 {
			events = append(events, event{"set", map[string]any{"track": "mana", "value": w.Mana, "object": id}})
		}
		if w.Damaged != nil && !*w.Damaged {
			events = append(events, event{"set", map[string]any{"track": "damage", "value": 0, "object": id}})
		}
		if w.Damaged != nil && *w.Damaged {
			events = append(events, event{"set", map[string]any{"track": "damage", "value": 3, "object": id}})
		}
		if w.Guards != nil && *w.Guards {
			events = append(events, event{"marker", map[string]any{"marker": "guard", "on": true, "object": id}})
		}
		if w.Active != nil && !*w.Active {
			events = append(events, event{"marker", map[string]any{"marker": "active", "on": false, "object": id}})
		}
		for _, e := range events {
			if err := s.do(e.kind, 0, e.data); err != nil && e.kind != "set" && e.kind != "marker" {
				return err
			}
		}
	}
	return nil
}

func plain(name string) string { return strings.ReplaceAll(strings.ToLower(name), " ", "-") }

// tokenOf is a token as the table calls it: one named like a keyword without its value.
func tokenOf(name string) string {
	name, _, _ = strings.Cut(strings.ReplaceAll(name, "'", ""), " +")
	return plain(name)
}

// hidden tells whether the deed begins with turning its card over.
func (f *fact) hidden() bool {
	return f.Do[0].Do == "reveal" || f.Do[0].Do == "force" && f.Do[0].Name == "reveal"
}

// printed are the fields of an event that puts the card somewhere.
func (s *stage) printed() map[string]any {
	fields := map[string]any{"card": s.card.ID, "deeds": []any{}}
	if slices.ContainsFunc(all(s.fact.Do), func(each *step) bool { return each.Do == "lose" }) {
		fields["takes"] = []string{"Nothing"} // what the card takes beside its deed does not hide it
	}
	var list []any
	if s.fact.gone() { // another deed of the card destroys its target
		list = append(list, map[string]any{"at": "cast", "say": []string{"Destroy", "Zerstöre"}, "do": []any{map[string]any{"do": "destroy", "on": "target"}}})
	}
	if s.with {
		list = append(list, s.fact.raw)
	}
	if len(list) > 0 {
		fields["deeds"] = list
	}
	return fields
}

// gone tells whether the target of the deed must be destroyed before it.
func (f *fact) gone() bool {
	return f.Given != nil && slices.ContainsFunc(f.Given.Is, func(w is) bool { return w.Gone })
}

// set puts up the scene: who must be there, and the card where it lies.
func (s *stage) set() error {
	f := s.fact
	if err := s.prepare("you", "mage1"); err != nil {
		return err
	}
	for _, each := range all(f.Do) {
		if each.On != nil && each.On.role == "" && each.On.Where != "host" {
			if err := s.crowd(&each.On.sieve, ""); err != nil {
				return err
			}
		}
	}
	if f.Cost != nil && f.Cost.Sacrifice != nil && f.Cost.Sacrifice.role == "" {
		if err := s.crowd(&f.Cost.Sacrifice.sieve, ""); err != nil {
			return err
		}
	}
	if f.Given != nil && f.Given.Count != nil && f.Given.Count.Kind != "mage" {
		n := max(1, f.Given.Count.Count.with(0))
		for range n {
			seat := 1
			if f.Given.Count.Side == "foe" {
				seat = 2
			}
			if _, err := s.put(f.Given.Count, seat, ""); err != nil {
				return err
			}
		}
	}
	if f.X != nil && f.X.Count != nil && f.X.Count.Where == "discard" {
		for s.buried = 0; s.buried < 2; s.buried++ {
			id, err := s.put(f.X.Count, 1, "")
			if err != nil {
				return err
			}
			if err := s.do("destroy", 0, map[string]any{"object": id}); err != nil {
				return err
			}
		}
	} else if f.X != nil && f.X.Count != nil {
		if err := s.crowd(f.X.Count, ""); err != nil {
			return err
		}
	}
	if f.Given != nil && f.Given.Fewest {
		for range 2 {
			if _, err := s.put(&sieve{}, 2, ""); err != nil {
				return err
			}
		}
	}
	return s.place()
}

// place lays the card where its deed works.
func (s *stage) place() error {
	f, c := s.fact, s.card
	if f.At == "cast" && !f.binds() || f.At == "enters" && f.Of == nil && !f.binds() || c.Type == "attack" && f.Of == nil || f.At == "casts" && f.Of == nil && f.price() {
		return nil
	}
	if c.Type == "incantation" || c.Type == "attack" {
		return s.inForce()
	}
	fields := s.printed()
	var err error
	switch c.Type {
	case "equipment":
		s.host = "mage1"
	case "enchantment", "conjuration":
		if s.host, err = s.aim(); err != nil {
			return err
		}
		if c.Type == "conjuration" && !strings.Contains(fmt.Sprint(f.Of, f.Do), "host") {
			s.host = ""
		}
	}
	if s.host != "" {
		if err := s.prepare("host", s.host); err != nil {
			return err
		}
		fields["host"] = s.host
	}
	if f.hidden() || f.At == "reveal" && f.Of == nil {
		fields["faceDown"] = true
	}
	if s.self, err = s.add(1, fields); err != nil {
		return err
	}
	if err := s.load(); err != nil {
		return err
	}
	for _, each := range all(f.Do) {
		if each.On != nil && each.On.Where == "host" {
			if err := s.crowd(&each.On.sieve, s.host); err != nil {
				return err
			}
		}
	}
	if c.Type == "wall" {
		_ = s.do("set", 0, map[string]any{"track": "damage", "value": 2, "object": s.self})
	}
	for _, each := range all(f.Do) {
		if each.Do == "drain" && each.From == "self" {
			_ = s.do("set", 0, map[string]any{"track": "mana", "value": 6, "object": s.self})
		}
	}
	if c.Type == "creature" {
		_ = s.do("marker", 0, map[string]any{"marker": "active", "on": true, "object": s.self})
		_ = s.do("set", 0, map[string]any{"track": "damage", "value": 2, "object": s.self})
	}
	return s.prepare("self", s.self)
}

// inForce casts a spell whose deed comes later.
func (s *stage) inForce() error {
	target, err := s.aim()
	if err != nil {
		return err
	}
	fields := s.printed()
	if s.host = target; target != "" {
		fields["target"] = target
	}
	if err := s.do("cast", 1, fields); err != nil {
		return err
	}
	_ = s.do("end", 1, nil)
	return s.load()
}

// price tells whether a deed is about what a spell costs.
func (f *fact) price() bool {
	return slices.ContainsFunc(all(f.Do), func(s *step) bool { return s.Do == "cheaper" || s.Do == "dearer" })
}

// load gives the card, or its mage, the tokens it pays with.
func (s *stage) load() error {
	f := s.fact
	tokens := map[string]int{}
	costs := []*cost{}
	if f.Cost != nil {
		costs = append(costs, f.Cost)
		for i := range f.Cost.Any {
			costs = append(costs, &f.Cost.Any[i])
		}
	}
	for _, c := range costs {
		if c.Token != "" {
			tokens[tokenOf(c.Token)] = max(4, c.Count.with(4))
		}
		if c.Glyph != "" {
			for _, element := range []string{"air", "earth", "fire", "water"} {
				if err := s.do("token", 1, map[string]any{"token": "glyph-" + element, "amount": 1}); err != nil {
					return err
				}
			}
		}
	}
	for _, each := range all(f.Do) {
		if each.Do == "untoken" && (each.On == nil || each.On.role == "self") {
			tokens[tokenOf(each.Name)] = 4
		}
	}
	if f.X != nil && strings.HasPrefix(f.X.By, "token:") {
		tokens[strings.TrimPrefix(f.X.By, "token:")] = 3
	}
	for token, n := range tokens {
		data := map[string]any{"token": token, "amount": n, "object": s.self}
		if token == "ki" || token == "valor" || s.self == "" {
			delete(data, "object")
		}
		if err := s.do("token", 1, data); err != nil {
			return err
		}
	}
	return nil
}

// aim is what the card lies on, or is cast on: what its target line names, as the deed wants it.
func (s *stage) aim() (string, error) {
	role := "host"
	if s.fact.At == "cast" || s.card.Type == "incantation" || s.card.Type == "attack" {
		role = "target"
	}
	wanted, list := s.fact.wanted(role)
	if s.card.Type == "equipment" {
		return "mage1", nil
	}
	line := strings.ToLower(s.card.Target)
	f := wanted
	seat := 2
	if f.Side == "own" || strings.Contains(line, "friendly") || s.helps() && !strings.Contains(line, "enemy") {
		seat = 1
	}
	if f.Side == "foe" {
		seat = 2
	}
	has := func(word string) bool { return strings.Contains(line, word) }
	switch {
	case f.Kind == "mage" || has("mage") && !has("non-mage") && !has("creature"), has("forcemaster"), has("self"):
		if has("paladin") || has("forcemaster") || has("self") {
			seat = 1
		}
		return fmt.Sprint("mage", seat), nil
	case f.Kind != "":
	case has("enchantment"):
		f.Kind = "enchantment"
	case has("equipment"):
		f.Kind = "equipment"
	case has("creature"), has("object"):
		f.Kind = "creature"
	case has("conjuration"):
		f.Kind = "conjuration"
	case has("arena"), has("zone"), line == "":
		if len(list) == 0 {
			return "", nil
		}
	}
	for _, word := range []string{"soldier", "animal", "knight", "monk", "demon", "holy", "skeleton"} {
		if has(word) && !has("non-"+word) {
			f.Subtypes = append(f.Subtypes[:0:0], capital(word))
			if word == "holy" {
				f.Subtypes, f.Schools = nil, []string{"holy"}
			}
		}
	}
	if has("incorporeal") {
		f.Traits = append(slices.Clone(f.Traits), "Incorporeal")
	}
	if has("nonliving") {
		no := false
		f.Living = &no
	}
	id, err := s.put(&f, seat, "")
	if err == nil && has("hidden") {
		s.n++
		id, err = s.lay(map[string]any{"name": fmt.Sprint("Hidden ", s.n), "kind": "enchantment", "level": 1, "cost": 2, "reveal": 3, "faceDown": true}, 2, "o1")
	}
	return id, err
}

func capital(word string) string { return strings.ToUpper(word[:1]) + word[1:] }

// helps tells whether what the deed does to its target is something one does to one's own.
func (s *stage) helps() bool {
	for _, each := range all(s.fact.Do) {
		switch each.Do {
		case "heal", "grant", "life", "mana", "cure", "armor":
			return true
		case "damage", "destroy", "condition", "lose", "push", "control", "forbid", "drain", "attack":
			return false
		}
	}
	return slices.Contains([]string{"attacked"}, s.fact.At)
}
