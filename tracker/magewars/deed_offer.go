package magewars

import (
	"slices"
	"strconv"
	"strings"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/tracker"
)

// occur looks for deeds that wait for what happens to an object, or is done by it, and
// offers them. The other is who else has a part in it.
func (d *draft) occur(at deed.Moment, subject *Object, other string) {
	d.occurIn(at, subject, scene{target: other, fight: d.Fight})
}

func (d *draft) occurIn(at deed.Moment, subject *Object, as scene) {
	if subject == nil || d.thought {
		return
	}
	for c := range d.deeds(as, d.cards()...) {
		it := c.deed()
		if attacks := at == deed.Attack || at == deed.Attacked; it.At == at && it.AfterDice() == (as.shown != nil) && (!attacks || it.Before() != as.late || as.shown != nil) {
			d.offer(c, subject)
		}
	}
}

// offer offers one deed of a card, where it is what the deed waits for.
func (d *draft) offer(c lawCase, subject *Object) {
	it, card, cast := c.deed(), c.card, c.target
	c.subject = subject.ID
	if of := it.Of; of != nil && of.Role == "" && c.target == "" {
		c.target = subject.ID
	}
	if d.Player(card.Controller).Gone || card.handles(it) || !card.works(it) || !c.concerns(subject) || !c.holds(it.Given) || c.usedUp() {
		return
	}
	switch {
	case c.shown != nil && len(c.ways(it.Do)) == 0, c.spell != nil && card.ID == cast && it.Of != nil: // its own cast
	case c.reminds() || it.Itself || it.At == deed.Enters && it.Of == nil:
		_ = d.rules.happen(d, c) // what is not known is offered
	case d.rules.asked(&c):
		d.offerScene(c)
	}
}

// offerScene keeps a scene until somebody does or leaves it.
func (d *draft) offerScene(c lawCase) {
	was := *c.card
	c.card = &was
	if c.fight != nil {
		at := *c.fight
		c.fight = &at
	}
	o := Offer{ID: deedID(was.ID, c.number), Card: c.named(), Target: c.target, Must: !c.deed().May, Say: c.deed().Say, scene: c.scene}
	if _, there := d.Object(was.ID); there {
		o.Object = was.ID
	}
	c.s = &d.State
	o.Seat = c.decides()
	for n := 2; slices.ContainsFunc(d.Offers, func(other Offer) bool { return other.ID == o.ID }); n++ {
		o.ID = deedID(was.ID, c.number) + "." + strconv.Itoa(n)
	}
	if len(d.Offers) < maxObjects {
		d.Offers = append(slices.Clip(d.Offers), o)
	}
}

// decides is the seat that says what becomes of a deed: who has to pay or to choose,
// else who controls the card.
func (c *lawCase) decides() tracker.Seat {
	seat := c.card.Controller
	deed.Walk(c.deed().Do, func(s *deed.Step) {
		role := s.By
		if s.On != nil && s.On.Role == deed.Chooser {
			role = deed.Chooser
		}
		if o := c.part(role); role != "" && o != nil {
			seat = o.Controller
		}
	})
	return seat
}

// works tells whether a deed works while its card lies as it does: hidden only what
// turns it over, open all else.
func (o *Object) works(it *deed.Deed) bool {
	if o.FaceDown && it.At == deed.Dies && it.Of == nil { // hidden or not, it gives back what it cost
		first := it.Do[0]
		return first.Do == deed.Mana || first.Do == deed.Return && first.To == "book"
	}
	return o.FaceDown == it.Reveals()
}

// handles tells of deeds the table knows by other facts of the card: they happen
// without being offered.
func (o *Object) handles(it *deed.Deed) bool {
	p := o.Printed
	switch {
	case it.Answers(), slices.Contains([]deed.Moment{deed.Always, deed.Action, deed.Pay}, it.At):
		return true
	case p.Defense != nil && (p.Defense.Answers || p.Defense.Lasts > 0) && it.At == deed.Attacked:
		return true
	}
	first := it.Do[0]
	switch first.Do {
	case deed.Token:
		return it.At == deed.Upkeep && p.UpkeepBy == "token:"+tokenName(first.Name)
	case deed.Strike:
		return p.strikesBySelf(first.Name)
	}
	return it.Boosts() || it.Lasts() || it.Bans() || len(prices(it)) > 0
}

// strikesBySelf tells of bars that attack without being asked for: barriers, walls, and
// spells with several targets.
func (p *Printed) strikesBySelf(name string) bool {
	return slices.ContainsFunc(p.Attacks, func(bar Strike) bool {
		by := bar.Kind == "barrier" || bar.Kind == "passage" || bar.Several() || p.Kind == KindAttack
		return by && strings.EqualFold(bar.Name, name)
	})
}

// each is who a limit for each creature counts: who makes the attack at hand or, where it is on whom
// that has harmed, its target.
func (c *lawCase) each() string {
	if o := c.part(deed.Attacker); o != nil && c.fight != nil && c.deed().Once.In == "host-round" {
		return o.ID
	}
	return either(c.target != "", c.target, c.subject)
}

// limitKey is what a use of a deed is counted by.
func (c *lawCase) limitKey() string {
	key := strconv.Itoa(either(c.deed().With > 0, c.deed().With, c.number+1))
	switch c.deed().Once.In {
	case "host-round", "target-round":
		return key + "/" + c.each()
	case "game":
		return "game/" + key
	}
	return key
}

// usedUp tells whether a deed has happened as often as it may: where a creature counts once, with
// it or in all.
func (c *lawCase) usedUp() bool {
	it, key := c.deed(), c.limitKey()
	all, alone := 0, strings.Contains(key, "/") && it.Once.In != "game"
	for done, n := range c.card.Done {
		if done == key || alone && strings.HasPrefix(done, strconv.Itoa(c.number+1)+"/") {
			all += n
		}
	}
	switch {
	case it.Once.In == "":
		return false
	case alone:
		return c.card.Done[key] > 0 || it.Once.Times > 1 && all >= it.Once.Times
	}
	return all >= max(1, it.Once.Times)
}

// countUse counts that a deed has happened.
func (d *draft) countUse(c *lawCase) {
	if c.deed().Once.In == "" {
		return
	}
	if o := d.editCard(c.card.ID); o != nil {
		o.Done = put(o.Done, c.limitKey(), o.Done[c.limitKey()]+1)
	}
}

// editCard is edit for what is discarded and still in force too.
func (d *draft) editCard(id string) *Object {
	if o := d.edit(id); o != nil {
		return o
	}
	for i, o := range d.InForce {
		if o.ID == id {
			own := *o
			d.InForce = slices.Clone(d.InForce)
			d.InForce[i] = &own
			return &own
		}
	}
	return nil
}

// renew lets deeds that happen once a round happen again.
func (o *Object) renew() {
	for key := range o.Done {
		if !strings.HasPrefix(key, "game/") {
			o.Done = put(o.Done, key, 0)
		}
	}
}

// dropOffers forgets offers, and tells the table of those that were not to be left.
func (d *draft) dropOffers(goes func(*Offer) bool) {
	var kept []Offer
	for _, o := range d.Offers {
		if !goes(&o) {
			kept = append(kept, o)
			continue
		}
		if o.Must {
			d.remind("table.noticeDeedLeft", "", "Card", o.Card, "Say", o.scene.deed().Say)
		}
	}
	d.Offers = kept
}

// goPast forgets offers that should have been answered before the dice that fall now. The
// table may still want them until the phase is over.
func (d *draft) goPast() {
	for i := range d.Offers {
		if o := d.Offers[i]; o.before() && len(d.Late) < maxObjects {
			d.Late = append(slices.Clip(d.Late), o)
		}
	}
	d.dropOffers((*Offer).before)
}

// answered takes the offer out that an event answers. One that dice have gone past is
// refused, and the table can overrule that: its moment was before them.
func (d *draft) answered(id string) (o Offer, there bool, err error) {
	of := func(list []Offer) int { return slices.IndexFunc(list, func(o Offer) bool { return o.ID == id }) }
	if at := of(d.Offers); at >= 0 {
		o = d.Offers[at]
		d.Offers = slices.Delete(slices.Clone(d.Offers), at, at+1)
		return o, true, nil
	}
	at := of(d.Late)
	if at < 0 {
		return o, false, nil
	}
	o = d.Late[at]
	d.Late = slices.Delete(slices.Clone(d.Late), at, at+1)
	return o, true, d.law(false, DeedLate.With("Name", o.Card).ByRule(d.cite(ruleRevealing)))
}

// dueDeeds counts the deeds of an Upkeep that are not to be left.
func (s *State) dueDeeds() int {
	return count(s.Offers, func(o Offer) bool { return o.Must && o.scene.deed().At == deed.Upkeep })
}
