package effect

import (
	"cmp"
	"maps"
	"slices"
	"strconv"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/rules/keyword"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// AddData is what "add" is told: the card that comes into play, and where it lies.
type AddData struct {
	state.Printed
	Host     string       `json:"host,omitempty"`
	FaceDown bool         `json:"faceDown,omitempty"`
	Owner    tracker.Seat `json:"owner,omitempty"`
}

// AttachData is what "attach" is told: what is laid on what.
type AttachData struct {
	Object string `json:"object"`
	To     string `json:"to,omitempty"`
}

// ObjectData is what an event is told that is about one object.
type ObjectData struct {
	Object string `json:"object"`
}

// ControlData is what "control" is told: who controls an object from now on.
type ControlData struct {
	Object string       `json:"object"`
	To     tracker.Seat `json:"to"`
}

// DoAdd puts an object on the table, from a card's printed values or typed in.
// A creature enters inactive, Dissipate X with its tokens.
func (d *Draft) DoAdd(p AddData) error {
	seat, err := d.Seat()
	if err != nil {
		return err
	}
	printed := p.Printed
	if printed.Kind == "" {
		printed.Kind = state.KindCreature
	}
	if err := cmp.Or(d.mayBeSealed(&printed, p.FaceDown), d.mayAdd(&printed, p)); err != nil {
		return err
	}
	if p.Owner == 0 {
		p.Owner = seat
	}
	d.LastID++
	o := &state.Object{
		ID: "o" + strconv.Itoa(d.LastID), Printed: &printed, Controller: seat, Owner: p.Owner, Host: p.Host, FaceDown: p.FaceDown,
		Life: printed.Life, Armor: printed.Armor, Channeling: printed.Channeling, Arrived: true,
	}
	d.Objects = append(d.Objects, o)
	d.Mine = append(d.Mine, o)
	if p.FaceDown {
		d.Say(seat, "table.logAddHidden", "Player", d.Mage(seat).Printed.Name, "Host", d.HostName(o))
		return nil
	}
	d.Say(seat, pick.Either(d.Event.Kind == "add", "table.logAdd", "table.logEnters"), "Name", o.Printed.Name, "Player", d.Mage(seat).Printed.Name)
	d.sayPrinting(seat, o.Printed)
	d.crowd(o)
	d.enter(o)
	d.occur(deed.Enters, o, "")
	return nil
}

// crowd reminds of the one Zone Exclusive conjuration a zone can have, where there
// are others somewhere.
func (d *Draft) crowd(o *state.Object) {
	if !o.Has(keyword.ZoneExclusive) || o.Host != "" {
		return
	}
	for _, other := range d.Objects {
		if other.ID != o.ID && other.Has(keyword.ZoneExclusive) && other.Host == "" {
			d.Remind("table.noticeZoneExclusive", "R-59", "Name", o.Printed.Name, "Other", other.Printed.Name)
		}
	}
}

// enter does what happens when an object comes into play or is revealed.
func (d *Draft) enter(o *state.Object) {
	if x := o.Highest(keyword.Dissipate); x > 0 {
		o.Tokens = state.Put(o.Tokens, state.Dissipate, x)
	}
}

// mayAdd refuses what no table could hold, and holds the rest to the rules on
// copies: Legendary once in play, Unique once a player, no two
// enchantments of one name of yours on one host.
func (d *Draft) mayAdd(printed *state.Printed, p AddData) error {
	if err := law.Printable(printed); err != nil {
		return err
	}
	switch printed.Kind {
	case state.KindCreature, state.KindConjuration, state.KindWall, state.KindEquipment, state.KindEnchantment:
	default:
		return tracker.BadField.With("Action", "add", "Field", "kind", "Reason", printed.Kind)
	}
	if len(d.Objects) >= state.MaxObjects {
		return state.TooManyObjects.With("Max", state.MaxObjects)
	}
	if p.Host != "" {
		if _, ok := d.Object(p.Host); !ok {
			return state.UnknownObject.With("Object", p.Host)
		}
	}
	if p.Owner != 0 {
		if _, err := d.KnownSeat(p.Owner); err != nil {
			return err
		}
	}
	return d.copies(printed, p.Host)
}

// copies holds a card to one in play (Legendary) or one a player (Unique; A-97,
// R-62), and to one of a name on a host.
func (d *Draft) copies(printed *state.Printed, host string) error {
	for _, o := range d.Objects {
		if o.IsMage() || o.FaceDown || !o.Printed.Same(printed) {
			continue
		}
		only := printed.Legendary || printed.Unique && o.Controller == d.Event.Seat
		if err := d.Demand(!only, state.OneOnly.With("Name", printed.Name).ByRule(d.Cite("A-97 R-62"))); err != nil {
			return err
		}
	}
	return d.alone(printed, host)
}

// alone holds enchantments of one side and conjurations to one of a name on a host
//
func (d *Draft) alone(printed *state.Printed, host string) error {
	for _, o := range d.Objects {
		if o.IsMage() || o.Host != host || host == "" && !d.OneZone(printed) || !o.Printed.Same(printed) {
			continue
		}
		rule := "R-63"
		switch {
		case printed.Kind == state.KindEnchantment && d.Allied(o.Controller, d.Event.Seat):
			rule = d.Cite("A-94 R-66")
		case printed.Kind != state.KindConjuration:
			continue
		}
		if err := d.Demand(false, state.SameName.With("Name", printed.Name).ByRule(rule)); err != nil {
			return err
		}
	}
	return nil
}

// DoAttach attaches an object to another, or frees it when To is empty.
func (d *Draft) DoAttach(p AttachData) error {
	o, err := d.thing(p.Object)
	if err != nil {
		return err
	}
	for at := p.To; at != ""; {
		host, ok := d.Object(at)
		if !ok {
			return state.UnknownObject.With("Object", at)
		}
		if host.ID == o.ID {
			return state.BadHost.With("Name", o.Printed.Name)
		}
		at = host.Host
	}
	if o.Host == p.To {
		return state.NothingChanges.With("Name", o.Printed.Name)
	}
	o.Host = p.To
	if p.To == "" {
		d.Say(o.Controller, "table.logDetach", "Name", d.NameOf(o))
		return nil
	}
	d.Say(o.Controller, "table.logAttach", "Name", d.NameOf(o), "Host", d.HostName(o))
	return nil
}

// DoControl gives an object to another seat; its owner stays.
func (d *Draft) DoControl(p ControlData) error {
	o, err := d.thing(p.Object)
	if err != nil {
		return err
	}
	if _, err := d.KnownSeat(p.To); err != nil {
		return err
	}
	if o.Controller == p.To {
		return state.NothingChanges.With("Name", o.Printed.Name)
	}
	if err := d.mayHave(p.To, o.Printed); err != nil {
		return err
	}
	d.HandTo(o, p.To)
	return nil
}

// HandTo lets a seat control an object, with what the Upkeep still asks for it.
func (d *Draft) HandTo(o *state.Object, seat tracker.Seat) {
	if o.Controller == seat {
		return
	}
	o.Controller = seat
	d.Say(seat, "table.logControl", "Name", d.NameOf(o), "Player", d.Mage(seat).Printed.Name)
	d.Queue = slices.Clone(d.Queue)
	for i := range d.Queue {
		if d.Queue[i].Object == o.ID {
			d.Queue[i].Seat = seat
		}
	}
}

// DoDestroy destroys an object.
func (d *Draft) DoDestroy(p ObjectData) error {
	o, err := d.thing(p.Object)
	if err != nil {
		return err
	}
	d.Destroy(o)
	return nil
}

// DoRemove takes an object off the table without discarding it: back to the
// spellbook, or a mistake.
func (d *Draft) DoRemove(p ObjectData) error {
	o, err := d.thing(p.Object)
	if err != nil {
		return err
	}
	d.Say(o.Controller, "table.logRemove", "Name", d.NameOf(o))
	d.takeOff(o)
	return nil
}

// thing is target for what is not a mage's body: that stays at its seat.
func (d *Draft) thing(id string) (*state.Object, error) {
	if id == "" {
		return nil, state.FieldMissing.With("Action", string(d.Event.Kind), "Field", "object")
	}
	o, err := d.Target(id)
	if err != nil {
		return nil, err
	}
	if o.IsMage() {
		return nil, state.MageStays.With("Name", o.Printed.Name)
	}
	return o, nil
}

// Destroy puts an object on its owner's discard pile, and all that
// is attached to it with it. A mage's body stays at its seat, fallen or not.
func (d *Draft) Destroy(o *state.Object) {
	d.destroyAs(o, pick.Either(o.IsCreature(), state.DiedMark, ""))
}

func (d *Draft) destroyAs(o *state.Object, mark string) {
	if o.IsMage() {
		return
	}
	d.Say(o.Controller, "table.logDestroyed", "Name", o.Printed.Title())
	was := *o
	d.occurIn(deed.Dies, o, state.Scene{Dead: &was, Killer: d.killer})
	d.Came(tracker.Came{Lost: true, Whom: o.Printed.Name, To: o.Controller})
	d.discard(o.Owner, o.Printed, append(slices.Sorted(maps.Keys(o.Tokens)), mark)...)
	if o.Bound != nil {
		d.discard(o.Controller, o.Bound)
	}
	d.loseSpell(o)
	d.takeOff(o)
}

// loseSpell takes away the spell that was prepared for a spawnpoint or familiar
// which is destroyed before it has cast.
func (d *Draft) loseSpell(o *state.Object) {
	p := d.Player(o.Controller)
	if !p.Prepares || p.Planned == 0 || o.HasUsed(state.CastMarker) || !o.Casts() {
		return
	}
	d.EditPlayer(o.Controller).Planned--
	d.Say(o.Controller, "table.logSpellLost", "Name", o.Printed.Name)
}

// takeOff removes an object; what is attached to it is destroyed.
func (d *Draft) takeOff(o *state.Object) {
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
	d.Drop(func(t state.Task) bool { return t.Object == o.ID })
	d.Offers = slices.DeleteFunc(slices.Clone(d.Offers), func(off state.Offer) bool { // what it would do in a phase
		return off.Object == o.ID && law.MomentOf(off.Scene.Deed().At).Phase != ""
	})
	if d.Acting == o.ID {
		d.Acting, d.Acted, d.Last = "", false, o.Controller
		d.Turn = d.TurnAfter(o.Controller)
	}
	was := d.killer
	d.killer = nil // what lay on it nobody has destroyed
	for _, id := range attached {
		if hanging := d.Edit(id); hanging != nil {
			d.destroyAs(hanging, pick.Either(o.IsCreature() && state.Listed(hanging.Printed.Subtypes, "curse"), state.CurseMark, ""))
		}
	}
	d.killer = was
}

// commands holds what a player does with an object to those that control it, or
// whose side does. An event of nobody's may name any.
func (d *Draft) commands(o *state.Object, rule string) error {
	seat := d.Event.Seat
	if seat == 0 || d.Allied(seat, o.Controller) {
		return nil
	}
	return d.Demand(false, state.NotYours.With("Name", d.NameOf(o), "Player", d.Mage(seat).Printed.Name).ByRule(rule))
}

// mayHave holds a card to the mages it is for: one of its classes or schools must
// be the mage's. A mage whose training the table does
// not know may have all.
func (d *Draft) mayHave(seat tracker.Seat, card *state.Printed) error {
	known := d.Player(seat).Training
	if len(card.Only) == 0 || len(known) == 0 || slices.ContainsFunc(card.Only, func(only string) bool { return state.Listed(known, only) }) {
		return nil
	}
	return d.Demand(false, state.NotForMage.With("Name", card.Name, "Mage", d.Mage(seat).Printed.Name).ByRule(d.Cite("A-105 R-54")))
}

// sayPrinting tells which of a card's printings was taken, where others have other
// numbers. Of what lies face down nothing is told before it is revealed.
func (d *Draft) sayPrinting(seat tracker.Seat, card *state.Printed) {
	if card.Printing != "" {
		d.Say(seat, "table.logPrinting", "Name", card.Name, "Printing", card.Printing)
	}
}

// InGame holds what only players still in the game can do to those.
func (d *Draft) InGame(seat tracker.Seat) error {
	return d.Demand(!d.Player(seat).Gone, state.OutOfGame.With("Name", d.Mage(seat).Printed.Name).ByRule(d.LeaveRule()))
}
