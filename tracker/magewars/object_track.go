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

// shownTrack is a track as the table shows it: with all that changes it now.
func (o *Object) shownTrack(name string) int {
	switch name {
	case LifeTrack:
		return o.maxLife()
	case ArmorTrack:
		return o.armorNow()
	case ChannelingTrack:
		return o.channels()
	}
	return *o.track(name)
}
