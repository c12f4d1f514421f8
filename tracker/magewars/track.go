package magewars

// Tracks of an object. A mage has all of them.
const (
	LifeTrack       = "life"
	DamageTrack     = "damage"
	ManaTrack       = "mana"
	ChannelingTrack = "channeling"
	ArmorTrack      = "armor"
)

// tracks lists them in the order they are shown.
func tracks() []string {
	return []string{LifeTrack, DamageTrack, ManaTrack, ChannelingTrack, ArmorTrack}
}

type changeData struct {
	Track  string `json:"track" values:"life damage mana channeling armor"`
	Amount int    `json:"amount"`
	Object string `json:"object,omitempty"`
}

type setData struct {
	Track  string `json:"track" values:"life damage mana channeling armor"`
	Value  int    `json:"value"`
	Object string `json:"object,omitempty"`
}

// track gives the place of a number; nil for a track there is not.
func (o *Object) track(name string) *int {
	switch name {
	case LifeTrack:
		return &o.Life
	case DamageTrack:
		return &o.Damage
	case ManaTrack:
		return &o.Mana
	case ChannelingTrack:
		return &o.Channeling
	case ArmorTrack:
		return &o.Armor
	}
	return nil
}

// doChange moves a track by an amount: what a tap on a dial does. Nothing goes
// below 0: more healing than damage takes off what there is, but mana
// that is not there cannot be spent.
func (d *draft) doChange(p changeData) error {
	o, at, err := d.onTrack(p.Object, p.Track)
	if err != nil {
		return err
	}
	if p.Amount < -maxNumber || p.Amount > maxNumber {
		return OutOfBounds.With("Field", "amount", "Max", maxNumber)
	}
	if p.Track == ManaTrack && *at+p.Amount < 0 {
		return TooLittleMana.With("Name", o.Printed.Name, "Need", -p.Amount, "Have", *at).ByRule(d.pick("A-74", "R-48"))
	}
	return d.move(o, p.Track, max(0, *at+p.Amount), "table.logChange")
}

// doSet puts a track to a value: the table overrules what it was, and the log
// says so.
func (d *draft) doSet(p setData) error {
	o, _, err := d.onTrack(p.Object, p.Track)
	if err != nil {
		return err
	}
	if p.Value < 0 {
		return OutOfBounds.With("Field", "value", "Max", maxNumber)
	}
	return d.move(o, p.Track, p.Value, "table.logSet")
}

func (d *draft) onTrack(object, track string) (*Object, *int, error) {
	o, err := d.target(object)
	if err != nil {
		return nil, nil, err
	}
	at := o.track(track)
	if at == nil {
		return nil, nil, UnknownTrack.With("Track", track, "Tracks", tracks())
	}
	return o, at, nil
}

// move brings a track to a value within bounds and does what follows from it.
func (d *draft) move(o *Object, track string, to int, line string) error {
	at := o.track(track)
	from := *at
	if to > maxNumber {
		return OutOfBounds.With("Field", track, "Max", maxNumber)
	}
	if to == from {
		return NothingChanges.With("Name", o.Printed.Name)
	}
	*at = to
	d.tell(o, line, track, word("track", track), from, to)
	if track == DamageTrack && to > from {
		d.wake(o)
	}
	if (track == DamageTrack || track == LifeTrack) && o.Fallen() && !o.IsMage() {
		d.destroy(o)
	}
	return nil
}

// hurt deals damage that is certain, such as Rot's; heal takes some off, which
// a Nonliving object or one with Finite Life never does. Both say so
// with the reason, a line's id.
func (d *draft) hurt(o *Object, damage int, line string, pairs ...any) {
	from := o.Damage
	o.Damage = min(o.Damage+damage, maxNumber)
	d.say(o.Controller, line, append(pairs, "Name", o.Printed.Name, "By", damage, "From", from, "To", o.Damage)...)
	if damage > 0 {
		d.wake(o)
	}
	if o.Fallen() && !o.IsMage() {
		d.destroy(o)
	}
}

func (d *draft) heal(o *Object, amount int, line string) {
	from := o.Damage
	if o.healable() {
		o.Damage = max(0, o.Damage-amount)
	}
	d.say(o.Controller, line, "Name", o.Printed.Name, "By", from-o.Damage, "From", from, "To", o.Damage)
}

// healable tells whether damage can be taken off: from living objects without
// Finite Life; conjurations, walls and Incorporeal ones are not living.
func (o *Object) healable() bool {
	if o.Has("Nonliving") || o.Has("Incorporeal") || o.Has("Finite Life") {
		return false
	}
	return o.IsCreature() || o.Has("Living")
}

// pay takes mana from a mage or an object. It refuses more than there is.
func (d *draft) pay(o *Object, mana int) error {
	if mana > o.Mana {
		return TooLittleMana.With("Name", o.Printed.Name, "Need", mana, "Have", o.Mana).ByRule(d.pick("A-74", "R-48"))
	}
	o.Mana -= mana
	return nil
}
