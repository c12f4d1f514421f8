package magewars

import (
	"maps"
	"slices"
	"strconv"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/rules/keyword"
	"github.com/quickcast/quickcast/tracker"
)

type addData struct {
	Printed
	Host     string       `json:"host,omitempty"`
	FaceDown bool         `json:"faceDown,omitempty"`
	Owner    tracker.Seat `json:"owner,omitempty"`
}

type attachData struct {
	Object string `json:"object"`
	To     string `json:"to,omitempty"`
}

type objectData struct {
	Object string `json:"object"`
}

type controlData struct {
	Object string       `json:"object"`
	To     tracker.Seat `json:"to"`
}

// doAdd puts an object on the table, from a card's printed values or typed in.
// A creature enters inactive, Dissipate X with its tokens.
func (d *draft) doAdd(p addData) error {
	seat, err := d.seat()
	if err != nil {
		return err
	}
	printed := p.Printed
	if printed.Kind == "" {
		printed.Kind = KindCreature
	}
	if err := d.mayAdd(&printed, p); err != nil {
		return err
	}
	if p.Owner == 0 {
		p.Owner = seat
	}
	d.LastID++
	o := &Object{
		ID: "o" + strconv.Itoa(d.LastID), Printed: &printed, Controller: seat, Owner: p.Owner, Host: p.Host, FaceDown: p.FaceDown,
		Life: printed.Life, Armor: printed.Armor, Channeling: printed.Channeling, Arrived: true,
	}
	d.Objects = append(d.Objects, o)
	d.mine = append(d.mine, o)
	if p.FaceDown {
		d.say(seat, "table.logAddHidden", "Player", d.Mage(seat).Printed.Name, "Host", d.hostName(o))
		return nil
	}
	d.say(seat, either(d.event.Kind == "add", "table.logAdd", "table.logEnters"), "Name", o.Printed.Name, "Player", d.Mage(seat).Printed.Name)
	d.sayPrinting(seat, o.Printed)
	d.crowd(o)
	d.enter(o)
	d.occur(deed.Enters, o, "")
	return nil
}

// crowd reminds of the one Zone Exclusive conjuration a zone can have, where there
// are others somewhere.
func (d *draft) crowd(o *Object) {
	if !o.has(keyword.ZoneExclusive) || o.Host != "" {
		return
	}
	for _, other := range d.Objects {
		if other.ID != o.ID && other.has(keyword.ZoneExclusive) && other.Host == "" {
			d.remind("table.noticeZoneExclusive", "R-59", "Name", o.Printed.Name, "Other", other.Printed.Name)
		}
	}
}

// enter does what happens when an object comes into play or is revealed.
func (d *draft) enter(o *Object) {
	if x := o.highest(keyword.Dissipate); x > 0 {
		o.Tokens = put(o.Tokens, Dissipate, x)
	}
}

// mayAdd refuses what no table could hold, and holds the rest to the rules on
// copies: Legendary once in play, Unique once a player, no two
// enchantments of one name of yours on one host.
func (d *draft) mayAdd(printed *Printed, p addData) error {
	if err := printed.printable(); err != nil {
		return err
	}
	switch printed.Kind {
	case KindCreature, KindConjuration, KindWall, KindEquipment, KindEnchantment:
	default:
		return tracker.BadField.With("Action", "add", "Field", "kind", "Reason", printed.Kind)
	}
	if len(d.Objects) >= maxObjects {
		return TooManyObjects.With("Max", maxObjects)
	}
	if p.Host != "" {
		if _, ok := d.Object(p.Host); !ok {
			return UnknownObject.With("Object", p.Host)
		}
	}
	if p.Owner != 0 {
		if _, err := d.knownSeat(p.Owner); err != nil {
			return err
		}
	}
	return d.copies(printed, p.Host)
}

// copies holds a card to one in play (Legendary) or one a player (Unique; A-97,
// R-62), and to one of a name on a host.
func (d *draft) copies(printed *Printed, host string) error {
	for _, o := range d.Objects {
		if o.isMage() || o.FaceDown || !o.Printed.same(printed) {
			continue
		}
		only := printed.Legendary || printed.Unique && o.Controller == d.event.Seat
		if err := d.law(!only, OneOnly.With("Name", printed.Name).ByRule(d.cite(ruleOneOnly))); err != nil {
			return err
		}
	}
	return d.alone(printed, host)
}

// alone holds enchantments of one side and conjurations to one of a name on a host
//
func (d *draft) alone(printed *Printed, host string) error {
	for _, o := range d.Objects {
		if o.isMage() || o.Host != host || host == "" && !d.oneZone(printed) || !o.Printed.same(printed) {
			continue
		}
		rule := "R-63"
		switch {
		case printed.Kind == KindEnchantment && d.Allied(o.Controller, d.event.Seat):
			rule = d.cite(ruleOneOfAName)
		case printed.Kind != KindConjuration:
			continue
		}
		if err := d.law(false, SameName.With("Name", printed.Name).ByRule(rule)); err != nil {
			return err
		}
	}
	return nil
}

// doAttach attaches an object to another, or frees it when To is empty.
func (d *draft) doAttach(p attachData) error {
	o, err := d.thing(p.Object)
	if err != nil {
		return err
	}
	for at := p.To; at != ""; {
		host, ok := d.Object(at)
		if !ok {
			return UnknownObject.With("Object", at)
		}
		if host.ID == o.ID {
			return BadHost.With("Name", o.Printed.Name)
		}
		at = host.Host
	}
	if o.Host == p.To {
		return NothingChanges.With("Name", o.Printed.Name)
	}
	o.Host = p.To
	if p.To == "" {
		d.say(o.Controller, "table.logDetach", "Name", d.nameOf(o))
		return nil
	}
	d.say(o.Controller, "table.logAttach", "Name", d.nameOf(o), "Host", d.hostName(o))
	return nil
}

// doControl gives an object to another seat; its owner stays.
func (d *draft) doControl(p controlData) error {
	o, err := d.thing(p.Object)
	if err != nil {
		return err
	}
	if _, err := d.knownSeat(p.To); err != nil {
		return err
	}
	if o.Controller == p.To {
		return NothingChanges.With("Name", o.Printed.Name)
	}
	if err := d.mayHave(p.To, o.Printed); err != nil {
		return err
	}
	d.handTo(o, p.To)
	return nil
}

// handTo lets a seat control an object, with what the Upkeep still asks for it.
func (d *draft) handTo(o *Object, seat tracker.Seat) {
	if o.Controller == seat {
		return
	}
	o.Controller = seat
	d.say(seat, "table.logControl", "Name", d.nameOf(o), "Player", d.Mage(seat).Printed.Name)
	d.Queue = slices.Clone(d.Queue)
	for i := range d.Queue {
		if d.Queue[i].Object == o.ID {
			d.Queue[i].Seat = seat
		}
	}
}

// doDestroy destroys an object.
func (d *draft) doDestroy(p objectData) error {
	o, err := d.thing(p.Object)
	if err != nil {
		return err
	}
	d.destroy(o)
	return nil
}

// doRemove takes an object off the table without discarding it: back to the
// spellbook, or a mistake.
func (d *draft) doRemove(p objectData) error {
	o, err := d.thing(p.Object)
	if err != nil {
		return err
	}
	d.say(o.Controller, "table.logRemove", "Name", d.nameOf(o))
	d.takeOff(o)
	return nil
}

// thing is target for what is not a mage's body: that stays at its seat.
func (d *draft) thing(id string) (*Object, error) {
	if id == "" {
		return nil, FieldMissing.With("Action", string(d.event.Kind), "Field", "object")
	}
	o, err := d.target(id)
	if err != nil {
		return nil, err
	}
	if o.isMage() {
		return nil, MageStays.With("Name", o.Printed.Name)
	}
	return o, nil
}

// destroy puts an object on its owner's discard pile, and all that
// is attached to it with it. A mage's body stays at its seat, fallen or not.
func (d *draft) destroy(o *Object) { d.destroyAs(o, either(o.isCreature(), diedMark, "")) }

func (d *draft) destroyAs(o *Object, mark string) {
	if o.isMage() {
		return
	}
	d.say(o.Controller, "table.logDestroyed", "Name", o.Printed.Name)
	d.occurDeath(o)
	d.came(tracker.Came{Lost: true, Whom: o.Printed.Name, To: o.Controller})
	d.discard(o.Owner, o.Printed, append(slices.Sorted(maps.Keys(o.Tokens)), mark)...)
	if o.Bound != nil {
		d.discard(o.Controller, o.Bound)
	}
	d.loseSpell(o)
	d.takeOff(o)
}

// loseSpell takes away the spell that was prepared for a spawnpoint or familiar
// which is destroyed before it has cast.
func (d *draft) loseSpell(o *Object) {
	p := d.Player(o.Controller)
	if !p.Prepares || p.Planned == 0 || o.used(castMarker) || !o.casts() {
		return
	}
	d.player(o.Controller).Planned--
	d.say(o.Controller, "table.logSpellLost", "Name", o.Printed.Name)
}

// takeOff removes an object; what is attached to it is destroyed.
func (d *draft) takeOff(o *Object) {
	kept := d.Objects[:0:0]
	var attached []string
	for _, other := range d.Objects {
		switch {
		case other.ID == o.ID:
			continue
		case other.Host == o.ID:
			attached = append(attached, other.ID)
		}
		kept = append(kept, other)
	}
	d.Objects = kept
	d.dropTasks(o.ID)
	if d.Acting == o.ID {
		d.Acting, d.Acted, d.Last = "", false, o.Controller
		d.Turn = d.turnAfter(o.Controller)
	}
	for _, id := range attached {
		if hanging := d.edit(id); hanging != nil {
			d.destroyAs(hanging, either(o.isCreature() && listed(hanging.Printed.Subtypes, "curse"), curseMark, ""))
		}
	}
}

// commands holds what a player does with an object to those that control it, or
// whose side does. An event of nobody's may name any.
func (d *draft) commands(o *Object, rule string) error {
	seat := d.event.Seat
	if seat == 0 || d.Allied(seat, o.Controller) {
		return nil
	}
	return d.law(false, NotYours.With("Name", d.nameOf(o), "Player", d.Mage(seat).Printed.Name).ByRule(rule))
}

// mayHave holds a card to the mages it is for: one of its classes or schools must
// be the mage's. A mage whose training the table does
// not know may have all.
func (d *draft) mayHave(seat tracker.Seat, card *Printed) error {
	known := d.Player(seat).Training
	if len(card.Only) == 0 || len(known) == 0 || slices.ContainsFunc(card.Only, func(only string) bool { return listed(known, only) }) {
		return nil
	}
	return d.law(false, NotForMage.With("Name", card.Name, "Mage", d.Mage(seat).Printed.Name).ByRule(d.cite(ruleOnlyForMages)))
}
