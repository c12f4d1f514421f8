package magewars

import (
	"slices"
	"strings"

	"quickcast/rules/combat"
	"quickcast/rules/keyword"
)

// What can stand before a trait: one that counts only under a guard marker, and one
// that the object has not, whoever gives it.
const (
	whileGuarding = "guarding: "
	taken         = "no "
)

// KeywordList are all keywords an object has now: its own, without what does not count
// as it stands: Flying of what is held, Restrained of what cannot be held.
func (o *Object) KeywordList() keyword.List {
	list := o.keywords()
	if list.Has(keyword.Flying) && o.grounded() {
		list = list.Without(keyword.Flying)
	}
	if list.Has(keyword.Restrained) && !o.containable() {
		list = list.Without(keyword.Restrained)
	}
	return list
}

// keywords are those printed on an object, those that revealed enchantments and
// equipment on it grant, those the table or an ability gave it, and those it has until
// the round ends; without those that any of these takes from it.
func (o *Object) keywords() keyword.List {
	if len(o.Gained)+len(o.Given)+len(o.Brief)+len(o.Passing) == 0 {
		return o.Printed.Traits
	}
	var kept keyword.List
	var gone []keyword.Keyword
	for _, trait := range slices.Concat(o.Printed.Traits, o.Gained, o.Given, o.Brief, o.passing()) {
		rest, guarding := strings.CutPrefix(trait, whileGuarding)
		name, taken := strings.CutPrefix(rest, taken)
		switch {
		case guarding && !o.Guard:
		case taken:
			gone = append(gone, keyword.Keyword(name))
		default:
			kept = append(kept, rest)
		}
	}
	for _, k := range gone {
		kept = kept.Without(k)
	}
	return kept
}

// Has tells whether the object has a keyword.
func (o *Object) Has(k keyword.Keyword) bool { return o.KeywordList().Has(k) }

// owns tells whether a keyword is among the object's own, which it may have lost.
func (o *Object) owns(k keyword.Keyword) bool { return o.keywords().Has(k) }

// highest is the value of a keyword without a sign; sum is that of one with
// a sign.
func (o *Object) highest(k keyword.Keyword) int { return o.KeywordList().Highest(k) }

func (o *Object) sum(k keyword.Keyword) int { return o.KeywordList().Sum(k) }

// MaxLife is the life that counts: its own and Life +X. An object without life
// has none to raise.
func (o *Object) MaxLife() int {
	if o.Life == 0 {
		return 0
	}
	return max(0, o.Life+o.lifeMore())
}

func (o *Object) lifeMore() int {
	if len(o.Gained)+len(o.Given)+len(o.Brief) == 0 {
		return 0
	}
	return keyword.List(o.Gained).Sum(keyword.Life) + keyword.List(o.Given).Sum(keyword.Life) + keyword.List(o.Brief).Sum(keyword.Life)
}

// ArmorNow is the armor that counts: its own, Armor +X of all kinds, and one
// less for each Corrode marker; never below 0, and none on Incorporeal objects
//
func (o *Object) ArmorNow() int {
	if o.Has(keyword.Incorporeal) {
		return 0
	}
	return max(0, o.Armor+o.armorMore())
}

func (o *Object) armorMore() int { return o.sum(keyword.Armor) - o.marked(combat.Corrode) }

// channels is the mana the object channels each round.
func (o *Object) channels() int {
	if o.Channeling == 0 && !o.IsMage() {
		return 0
	}
	return max(0, o.Channeling+o.sum(keyword.Channeling))
}

// shownTrack is a track as the table shows it: with all that changes it now.
func (o *Object) shownTrack(name string) int {
	switch name {
	case LifeTrack:
		return o.MaxLife()
	case ArmorTrack:
		return o.ArmorNow()
	case ChannelingTrack:
		return o.channels()
	}
	return *o.track(name)
}

// grant settles what objects give to others and take from them: the keywords of revealed
// enchantments and of equipment to what they are on, the channeling of a conjuration such as a
// Mana Crystal to its mage, Flame +1 of Smoldering Curses. What cannot live on
// without them is destroyed.
func (d *draft) grant() {
	for left := mostGrants; left > 0 && d.grantOnce(); left-- {
		for _, o := range d.Objects {
			if o.Life > 0 && !o.IsMage() && o.Fallen() {
				d.destroy(d.edit(o.ID))
				left = mostGrants
				break
			}
		}
	}
}

// grantOnce writes the gains anew and tells whether any object changed.
func (d *draft) grantOnce() bool {
	gains := map[string][]string{}
	for _, o := range d.Objects {
		if o.Host == "" && o.Printed.Kind == KindConjuration && listed(o.Printed.Grants, keyword.Channeling.With(1)) {
			gains[mageID(o.Controller)] = append(gains[mageID(o.Controller)], keyword.Channeling.With(1))
		}
		if o.Host == "" || o.FaceDown {
			continue
		}
		if d.gives(o) {
			gains[o.Host] = append(gains[o.Host], o.Printed.Grants...)
		}
		for _, k := range o.Printed.Takes {
			gains[o.Host] = append(gains[o.Host], taken+k)
		}
		if d.smolders(o) {
			gains[o.Host] = append(gains[o.Host], keyword.Flame.With(1))
		}
	}
	d.lasting(gains)
	changed := false
	for _, o := range d.Objects {
		if len(o.Gained) == 0 && len(gains[o.ID]) == 0 || slices.Equal(o.Gained, gains[o.ID]) {
			continue
		}
		d.edit(o.ID).Gained = gains[o.ID]
		changed = true
	}
	return changed
}

// gives tells whether an object gives what it lies on its keywords: what would restrain
// who cannot be restrained does nothing at all (reading S).
func (s *State) gives(o *Object) bool {
	host, there := s.Object(o.Host)
	return there && len(o.Printed.Grants) > 0 && (host.containable() || !keyword.List(o.Printed.Grants).Has(keyword.Restrained))
}

// poisoned tells whether a poison condition lies on the object.
func (o *Object) poisoned() bool {
	for _, condition := range combat.Conditions() {
		if condition.Marks() && condition.Type() == combat.Poison && o.Conditions[condition.String()] > 0 {
			return true
		}
	}
	return false
}

type traitData struct {
	Trait  string `json:"trait"`
	On     *bool  `json:"on"`
	Brief  bool   `json:"brief,omitempty"` // until the round ends
	Object string `json:"object,omitempty"`
}

// doTrait gives an object a keyword or takes one away, a printed one too: what a
// card's text does that the table knows nothing of. No rule is asked.
func (d *draft) doTrait(p traitData) error {
	o, err := d.target(p.Object)
	if err != nil {
		return err
	}
	if p.On == nil {
		return FieldMissing.With("Action", "trait", "Field", "on")
	}
	if !goodName(p.Trait) {
		return BadName.With("Value", p.Trait)
	}
	list := &o.Given
	if p.Brief {
		list = &o.Brief
	}
	gives, undoes := p.Trait, taken+p.Trait
	if !*p.On {
		gives, undoes = undoes, gives
	}
	at := slices.IndexFunc(*list, func(t string) bool { return strings.EqualFold(t, undoes) })
	switch {
	case at >= 0:
		*list = slices.Delete(slices.Clone(*list), at, at+1)
	case len(*list) >= maxList:
		return OutOfBounds.With("Field", "trait", "Max", maxList)
	case !*p.On && !o.Has(keyword.Keyword(p.Trait)):
		return NothingChanges.With("Name", o.Printed.Name)
	default:
		*list = append(slices.Clip(*list), gives)
	}
	d.say(o.Controller, either(*p.On, "table.logTraitOn", "table.logTraitOff"), "Name", d.nameOf(o), "Trait", p.Trait)
	d.fallen(o)
	return nil
}

// fallen destroys an object whose damage has reached its life; a
// mage stays at its seat.
func (d *draft) fallen(o *Object) {
	if o.Fallen() && !o.IsMage() {
		d.destroy(o)
	}
}

// dropBrief takes away what was given until the end of the round.
func (d *draft) dropBrief() {
	for _, o := range d.Objects {
		if len(o.Brief) > 0 || len(o.Harmed) > 0 {
			own := d.edit(o.ID)
			own.Brief, own.Harmed = nil, nil
		}
	}
}
