package everydeed

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// reader does the steps of a deed on a board as they are written, and knows nothing of how the
// table does them.
type reader struct {
	*stage
	b      *board
	end    *board   // how it all ends without the deed
	asked  []string // the sieves of which one is chosen, in order
	rolled int
	dealt  int
	healed int
	hurt   int
	level  int
	blow   blowMore
	moves  map[string]int // how often the log tells of somebody's move
	lent   bool           // it lets somebody cast

	hindered []*thing // who may not move on
	noted    bool     // it is to say what it is about
}

// blowMore is what the deed does for the attack at hand.
type blowMore struct {
	dice, pierce, armor, prevented int
	strikes                        int
	critical, vampiric             bool
	lands, fails                   bool // what would have kept it from its target does not, or does
	effect                         int
}

var errUnread = errors.New("no reader for it")

// does a deed: what it costs, then its steps.
func (r *reader) read() error {
	if f := r.fact; f.Cost != nil {
		if err := r.pay(f.Cost); err != nil {
			return err
		}
	}
	if err := r.steps(r.fact.Do); err != nil {
		return err
	}
	return r.strike()
}

func (r *reader) steps(list []step) error {
	for i := range list {
		if err := r.step(&list[i]); err != nil {
			return err
		}
	}
	return nil
}

func (r *reader) number(n number) (int, error) {
	if !n.open() {
		return n.with(0), nil
	}
	x, err := r.unknown(n)
	return n.with(x), err
}

// unknown is the X of the deed.
func (r *reader) unknown(n number) (int, error) {
	x := r.fact.X
	switch {
	case n.text == "Y":
		if o := r.begun.thing(r.part("target")); o != nil {
			return o.Level, nil
		}
		return r.card.Level, nil
	case r.told["x"] != nil || x == nil || r.stage.x > 0:
		if r.stage.x == 0 && r.rolled > 0 {
			return r.rolled, nil
		}
		return r.stage.x, nil
	}
	of := r.begun.thing(r.part(x.Of))
	if x.Of == "target" && r.fact.gone() {
		of = r.gone
	}
	if of == nil && x.Of == "target" && len(r.picks) > 0 {
		of = r.begun.thing(r.picks[0])
	}
	if of == nil && x.Of == "target" && r.gone != nil {
		of = r.gone
	}
	if x.Of == "" {
		of = nil
	}
	value := func(n int) int {
		n = n*max(1, x.Times) + x.More
		if x.Most > 0 {
			n = min(n, x.Most)
		}
		return max(0, n)
	}
	switch {
	case x.Count != nil && x.Count.Where == "discard":
		return value(r.buried), nil
	case x.Count != nil:
		n := 0
		for _, o := range r.begun.things() {
			if x.Count.fits(o, r.self, r.host, 1) {
				n++
			}
		}
		return value(n), nil
	case x.By == "dealt":
		return r.dealt, nil
	case x.By == "healed":
		return r.healed, nil
	case x.By == "rolled":
		return r.rolled, nil
	case x.By == "hurt":
		return r.hurt, nil
	case x.By == "removal":
		name, _ := r.told["condition"].(string)
		price, known := map[string]int{"burn": 2, "weak": 2, "rot": 2, "daze": 2, "stagger": 2, "corrode": 2, "bleed": 2, "freeze": 2, "tainted": 3, "stun": 4, "cripple": 4}[name]
		if !known {
			return 0, fmt.Errorf("%w: what it costs to remove %q", errUnread, name)
		}
		return price, nil
	case x.By == "level-paid":
		return r.level, nil
	case of == nil:
		return 0, fmt.Errorf("%w: X of nobody", errUnread)
	case x.By == "level":
		return value(of.Level), nil
	case x.By == "damage":
		return value(of.Damage), nil
	case strings.HasPrefix(x.By, "token:"):
		return value(of.Tokens[strings.TrimPrefix(x.By, "token:")]), nil
	case strings.HasPrefix(x.By, "condition:"):
		return value(of.Conditions[strings.TrimPrefix(x.By, "condition:")]), nil
	}
	return 0, fmt.Errorf("%w: X by %s", errUnread, x.By)
}

// pay takes what the deed costs.
func (r *reader) pay(c *cost) error {
	if len(c.Any) > 0 {
		return r.pay(&c.Any[0])
	}
	mana, err := r.number(c.Mana)
	if err != nil {
		return err
	}
	mage := &r.b.Seats[0].thing
	mage.Mana -= mana
	if c.Life > 0 {
		mage.Life -= c.Life
	}
	if c.Sacrifice != nil {
		on, err := r.concerned(c.Sacrifice, "sacrifice")
		if err != nil {
			return err
		}
		for _, o := range on {
			r.level = o.Level
			r.destroy(o)
		}
	}
	if c.Glyph != "" {
		for _, element := range []string{"air", "earth", "fire", "water"} {
			if token := "glyph-" + element; c.Glyph == "any" || strings.EqualFold(c.Glyph, element) {
				mage.Tokens[token]--
				break
			}
		}
	}
	if c.Token == "" {
		return nil
	}
	n, err := r.number(c.Count)
	if err != nil {
		return err
	}
	token := tokenOf(c.Token)
	if o := r.b.thing(r.self); o != nil && o.Tokens[token] > 0 {
		o.Tokens[token] -= n
		return nil
	}
	mage.Tokens[token] -= n
	return nil
}

// concerned are those a step is about.
func (r *reader) concerned(w *who, does string) ([]*thing, error) {
	one := func(id string) []*thing {
		if o := r.b.thing(id); o != nil {
			return []*thing{o}
		}
		return nil
	}
	switch {
	case w == nil:
		return one(r.self), nil
	case w.role == "all":
		return nil, fmt.Errorf("%w: all", errUnread)
	case w.role == "chooser":
		if o := r.begun.thing(r.host); o != nil {
			return one(fmt.Sprint("mage", o.Controller)), nil
		}
		return nil, nil
	case w.role != "":
		id := r.part(w.role)
		if w.role == "target" && id == "" && len(r.picks) > 0 {
			id = r.picks[0]
		}
		return one(id), nil
	}
	on := r.host
	if r.fact.At == "cast" {
		on = first(r.chosen, r.target)
	}
	fits := func(o *thing) bool {
		f := w.sieve
		return f.fits(o, r.self, on, 1)
	}
	if !w.Count.there() {
		var list []*thing
		for _, o := range r.b.things() {
			if fits(o) {
				list = append(list, o)
			}
		}
		return list, nil
	}
	at := slices.Index(r.asked, w.text)
	if at < 0 {
		at, r.asked = len(r.asked), append(r.asked, w.text)
	}
	if n := w.Count.with(r.stage.x); n > 1 || w.Count.text == "any" || w.Count.open() {
		var list []*thing
		for _, id := range r.options["area"] {
			if o := r.begun.thing(id); o == nil || !fits(o) {
				return nil, fmt.Errorf("%s is offered, and does not fit", id)
			}
			list = append(list, one(id)...)
		}
		return list, nil
	}
	id := ""
	switch {
	case at < len(r.picks):
		id = r.picks[at]
	case len(r.picks) == 0:
		for _, o := range r.begun.things() {
			if fits(o) && id != "" {
				return nil, fmt.Errorf("several fit, and nobody is asked")
			}
			if fits(o) {
				id = o.ID
			}
		}
	}
	if id == "" {
		return nil, nil
	}
	if o := r.begun.thing(id); o == nil || !fits(o) {
		return nil, fmt.Errorf("%s is offered for %s, and does not fit", id, does)
	}
	return one(id), nil
}

func (r *reader) step(s *step) error {
	if s.Do != "forbid" && !r.holds(s.Given) {
		return nil
	}
	switch s.Do {
	case "note":
		r.noted = true
		return nil
	case "forbid":
		return nil
	case "dice":
		n, err := r.number(s.Amount)
		r.blow.dice += n
		return err
	case "effect":
		n, err := r.number(s.Amount)
		r.blow.effect += n
		return err
	case "cheaper", "dearer":
		return r.price(s)
	case "cancel":
		return r.cancel(s)
	case "swap":
		return r.swap(s)
	case "choose":
		return r.steps(s.Choices[r.way])
	case "pay":
		return r.charge(s)
	case "roll":
		return r.roll(s)
	case "drain":
		return r.drain(s)
	case "reveal":
		return r.reveal()
	case "casts":
		return r.lends(s)
	case "attach":
		if r.fact.binds() {
			r.lent = true
			return nil
		}
	case "return":
		if s.To == "play" {
			return fmt.Errorf("%w: return to play", errUnread)
		}
		if s.On != nil && s.On.role == "self" && r.b.thing(r.self) == nil {
			pile := &r.b.Seats[0].Discard
			for i, each := range *pile {
				if each.Name == r.card.Name {
					*pile = slices.Delete(*pile, i, i+1)
					break
				}
			}
			return nil
		}
	case "force":
		if s.Name == "reveal" {
			return r.reveal()
		}
		if s.Name != "hinder" {
			return fmt.Errorf("%w: force %s", errUnread, s.Name)
		}
		on, err := r.concerned(s.On, s.Do)
		r.hindered = append(r.hindered, on...)
		return err
	}
	on, err := r.concerned(s.On, s.Do)
	if err != nil {
		return err
	}
	if s.Do == "grant" && s.On != nil && s.On.role == "self" && r.card.Type == "attack" && r.self == "" {
		on = append(on, r.b.thing(first(r.from, "mage1"))) // the spell is its caster's attack
	}
	for _, o := range on {
		if r.b.thing(o.ID) == nil {
			continue
		}
		if err := r.on(s, o); err != nil {
			return err
		}
	}
	return nil
}

func (r *reader) holds(g *given) bool {
	if g == nil {
		return true
	}
	for _, w := range g.Is {
		if w.Not {
			but := w
			but.Not = false
			if r.holds(&given{Is: []is{but}}) {
				return false
			}
			continue
		}
		o := r.b.thing(r.part(w.Who))
		if w.Gone && o == nil {
			continue
		}
		if o == nil || !w.fits(o, r.self, r.host, 1) {
			return false
		}
		if other := r.b.thing(r.part(w.Above)); w.Above != "" && (other == nil || o.Level <= other.Level) {
			return false
		}
		n := o.Conditions[plain(w.Condition)]
		if w.Token != "" {
			n = o.Tokens[tokenOf(w.Token)]
		}
		if (w.Condition != "" || w.Token != "") && (n < w.Least || w.Most != nil && n > *w.Most) {
			return false
		}
		if w.Damaged != nil && *w.Damaged != (o.Damage > 0) || w.Guards != nil && *w.Guards != o.Guard || w.Active != nil && *w.Active != o.Active {
			return false
		}
	}
	return true
}

func (r *reader) on(s *step, o *thing) error {
	n, err := r.number(s.Amount)
	if err != nil {
		return err
	}
	switch s.Do {
	case "move", "push", "teleport":
		return r.carry(s, o)
	case "attack":
		return r.attacks(s, o)
	case "heal":
		if s.Dice.there() {
			if n, err = r.number(s.Dice); err != nil {
				return err
			}
			r.rolled = n
		}
		lives := (o.Kind == "creature" || o.Kind == "mage" || slices.Contains(o.Traits, "Living")) && !slices.Contains(o.Traits, "Nonliving")
		if !lives && !s.Repair || !s.Repair && slices.Contains(o.Traits, "Finite Life") {
			return nil
		}
		n = min(n, o.Damage)
		o.Damage -= n
		r.healed += n
	case "damage":
		return r.harm(s, o, n)
	case "destroy":
		r.destroy(o)
	case "condition":
		proof := slices.Contains(o.Traits, "Burnproof") || slices.Contains(o.Traits, "Flame Immunity")
		if plain(s.Name) == "burn" && proof {
			return nil
		}
		o.Conditions[plain(s.Name)] += max(1, n)
		if plain(s.Name) == "corrode" {
			o.Armor = max(0, o.Armor-max(1, n))
		}
	case "cure":
		return r.cure(s, o, n)
	case "grant", "lose":
		return r.grant(s, o)
	case "mana":
		o.Mana = max(0, o.Mana+n)
	case "token":
		token := tokenOf(s.Name)
		if s.Most > 0 {
			n = min(n, max(0, s.Most-o.Tokens[token]))
		}
		o.Tokens[token] += n
		r.gift(s.Name, o, n)
	case "untoken":
		token := tokenOf(s.Name)
		n = min(n, o.Tokens[token])
		o.Tokens[token] -= n
		r.gift(s.Name, o, -n)
		if token == "dissipate" && o.Tokens[token] == 0 && n > 0 {
			r.destroy(o)
		}
	case "control":
		o.Controller = 1
	case "life":
		o.Life += n
	case "channel":
		if r.fact.At == "always" {
			r.keyword(o, "Channeling", n)
			return nil
		}
		o.Channeling += n
	case "flip":
		return r.flip(s, o)
	case "return":
		if s.To == "book" && o.Kind != "mage" {
			r.leave(o, false)
			return nil
		}
		if s.To == "owner" {
			o.Controller = o.Owner
			return nil
		}
		return fmt.Errorf("%w: return to %s", errUnread, s.To)
	case "attach":
		moved := r.b.thing(r.self)
		if s.Name == "target" {
			moved = r.b.thing(r.part("target"))
		}
		if moved == nil || s.From == "book" || s.Spells != nil {
			return fmt.Errorf("%w: attach", errUnread)
		}
		moved.On = o.ID
	default:
		return fmt.Errorf("%w: %s", errUnread, s.Do)
	}
	return nil
}

// gift gives what a token named like a keyword gives.
func (r *reader) gift(name string, o *thing, times int) {
	if !strings.Contains(name, " +") || o.Kind != "creature" && o.Kind != "mage" {
		return
	}
	word, n := valued(name)
	r.keyword(o, word, n*times)
}

func (r *reader) keyword(o *thing, word string, n int) {
	sum := traits(o.Traits)
	sum[word] += n
	o.Traits = nil
	for name, value := range sum {
		o.Traits = append(o.Traits, name+" +"+strconv.Itoa(value))
	}
	switch word {
	case "Armor":
		o.Armor += n
	case "Life":
		o.Life += n
	case "Channeling":
		o.Channeling += n
	}
}

func (r *reader) harm(s *step, o *thing, n int) error {
	if s.Dice.there() {
		var err error
		if n, err = r.number(s.Dice); err != nil {
			return err
		}
		r.rolled = n
		if !s.Direct {
			n = max(0, n-o.Armor)
		}
	}
	if o.Life == 0 {
		return nil
	}
	took := min(n, o.Life-o.Damage)
	o.Damage += n
	r.dealt += took
	if n > 0 {
		r.hurt++
	}
	if o.Damage >= o.Life && o.Kind != "mage" {
		r.destroy(o)
	}
	return nil
}

// destroy lays a thing on its owner's discard pile, and what lies on it.
func (r *reader) destroy(o *thing) {
	if o.Kind != "mage" {
		r.leave(o, true)
	}
}

func (r *reader) leave(o *thing, discarded bool) {
	for _, other := range r.b.things() {
		if other.On == o.ID && other.ID != o.ID {
			r.leave(other, true)
		}
	}
	if host := r.b.thing(o.On); host != nil && o.ID == r.self && !o.FaceDown {
		for _, word := range r.card.Grants {
			name, n := valued(word)
			r.keyword(host, name, -max(1, n))
		}
	}
	r.b.remove(o.ID)
	if discarded {
		pile := &r.b.Seats[o.Owner-1].Discard
		*pile = append(*pile, struct {
			Name string `json:"name"`
		}{o.Name})
	}
}

func (r *reader) cure(s *step, o *thing, n int) error {
	switch s.Name {
	case "all":
		clear(o.Conditions)
		return nil
	case "choice":
		name, _ := r.told["condition"].(string)
		if name == "" {
			return nil
		}
		o.Conditions[name] -= min(max(1, n), o.Conditions[name])
		return nil
	}
	name := plain(s.Name)
	if s.Amount.text == "all" {
		n = o.Conditions[name]
	}
	o.Conditions[name] -= min(max(1, n), o.Conditions[name])
	return nil
}

func (r *reader) flip(s *step, o *thing) error {
	up := s.To == "up"
	switch s.Name {
	case "guard":
		o.Guard = up
		o.Traits = slices.DeleteFunc(o.Traits, func(word string) bool { return word == "Flying" && up })
	case "action":
		if o.Kind == "mage" || o.Kind == "creature" {
			o.Active = up
		}
	case "quickcast":
		r.b.Seats[o.Controller-1].Quickcast = up
	case "card":
		o.FaceDown = !up && o.Kind == "enchantment"
	default:
		return fmt.Errorf("%w: flip %s", errUnread, s.Name)
	}
	return nil
}

// grant gives keywords, or takes them.
func (r *reader) grant(s *step, o *thing) error {
	for _, printed := range s.Keywords {
		printed = strings.TrimPrefix(printed, "Innate ")
		word := printed
		if strings.HasSuffix(word, "X") {
			at := strings.LastIndexAny(word, " ")
			n, err := r.unknown(number{strings.TrimPrefix(word[at+1:], "+")})
			if err != nil {
				return err
			}
			if strings.Contains(word, "2X") {
				n *= 2
			}
			if strings.Contains(word, "-X") {
				n = -n
			}
			word = word[:at] + " +" + strconv.Itoa(n)
		}
		name, n := valued(word)
		if s.Until == "attack" || s.Until == "next-attack" {
			if err := r.strengthen(s, o, word); err != nil {
				return err
			}
			continue
		}
		if name == "Piercing" && r.fact.Given != nil && r.fact.Given.Attack != nil && r.fact.Given.Attack.Kind == "melee" {
			name = "Melee Piercing"
		}
		switch {
		case s.Do == "lose":
			sum := traits(o.Traits)
			if strings.HasSuffix(printed, "X") {
				name = printed[:strings.LastIndexByte(printed, ' ')]
			}
			if n == 0 {
				r.keyword(o, name, -sum[name])
			} else {
				r.keyword(o, name, -n)
			}
		case strings.Contains(word, "+") || strings.Contains(word, " -"):
			r.keyword(o, name, n)
		default:
			sum := traits(o.Traits)
			if n > 0 {
				r.keyword(o, name, max(0, n-sum[name]))
			} else if sum[word] == 0 {
				o.Traits = append(o.Traits, word)
			}
		}
	}
	return nil
}

// charge lets somebody pay, or does what follows.
func (r *reader) charge(s *step) error {
	n, err := r.number(s.Amount)
	if err != nil {
		return err
	}
	payer := r.begun.thing(r.part(s.By))
	seat := 1
	if payer != nil {
		seat = payer.Controller
	}
	mage := &r.b.Seats[seat-1].thing
	if r.pays && mage.Mana >= n {
		mage.Mana -= n
		return nil
	}
	return r.steps(s.Else)
}

func (r *reader) drain(s *step) error {
	n, err := r.number(s.Amount)
	from, to := r.b.thing(r.part(s.From)), r.b.thing(r.part(s.Into))
	if err != nil || from == nil || to == nil {
		return err
	}
	n = min(n, from.Mana)
	from.Mana -= n
	to.Mana += n
	return nil
}

// roll reads the row of what is thrown, or counts the dice.
func (r *reader) roll(s *step) error {
	if s.Again {
		return fmt.Errorf("%w: what is rolled anew", errUnread)
	}
	if !s.D12 {
		n, err := r.number(s.Dice)
		r.rolled = n
		return err
	}
	rows := func() error {
		r.rolled = r.dice.side
		for _, row := range s.Rows {
			if row.Min <= r.rolled && r.rolled <= row.Max {
				return r.steps(row.Do)
			}
		}
		return nil
	}
	if s.On == nil {
		return rows()
	}
	on, err := r.concerned(s.On, s.Do)
	if err != nil {
		return err
	}
	was := r.target
	for _, o := range on {
		r.target = o.ID
		if err := rows(); err != nil {
			return err
		}
	}
	r.target = was
	return nil
}

// reveal turns the card over and pays for it.
func (r *reader) reveal() error {
	o := r.b.thing(r.self)
	if o == nil || !o.FaceDown {
		return nil
	}
	o.FaceDown = false
	if r.dearReveal {
		r.b.Seats[0].Mana -= 2
	}
	r.b.Seats[0].Mana -= r.reveals
	if host := r.b.thing(o.On); host != nil {
		for _, word := range r.card.Grants {
			if name, n := valued(word); n != 0 {
				r.keyword(host, name, n)
			} else {
				host.Traits = append(host.Traits, word)
			}
		}
	}
	for name, n := range traits(r.card.Traits) {
		if name == "Dissipate" {
			o.Tokens["dissipate"] += n
		}
	}
	return nil
}
