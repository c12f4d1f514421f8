package magewars

import (
	"slices"
	"strings"

	"github.com/quickcast/quickcast/rules/keyword"
)

// grant settles what objects give to others and take from them: the keywords of revealed
// enchantments and of equipment to what they are on, the channeling of a conjuration such as a
// Mana Crystal to its mage What cannot live on
// without them is destroyed.
func (d *draft) grant() {
	for left := mostGrants; left > 0 && d.grantOnce(); left-- {
		for _, o := range d.Objects {
			if o.Life > 0 && !o.isMage() && o.fallen() {
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
	d.giveAll(func(to, given string, _ *Object) { gains[to] = append(gains[to], given) })
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

// giveAll goes through all that objects on the table give and take.
func (s *State) giveAll(give giver) {
	for _, o := range s.Objects {
		if o.Host == "" && o.Printed.Kind == KindConjuration && listed(o.Printed.Grants, keyword.Channeling.With(1)) {
			give(mageID(o.Controller), keyword.Channeling.With(1), o)
		}
		if o.Host == "" || o.FaceDown {
			continue
		}
		if s.gives(o) {
			for _, k := range o.Printed.Grants {
				give(o.Host, k, o)
			}
		}
		for _, k := range o.Printed.Takes {
			give(o.Host, taken+k, o)
		}
	}
	s.lasting(give)
}

// gives tells whether an object gives what it lies on its keywords: what would restrain
// who cannot be restrained does nothing at all (reading S), and a card for a zone gives them by
// its deeds to those who stand there.
func (s *State) gives(o *Object) bool {
	host, there := s.Object(o.Host)
	if len(o.Printed.aims().nouns) == 0 {
		return false
	}
	return there && len(o.Printed.Grants) > 0 && (host.containable() || !keyword.List(o.Printed.Grants).Has(keyword.Restrained))
}

// dropBrief takes away what was given until the end of the round.
func (d *draft) dropBrief() {
	for _, o := range d.Objects {
		if len(o.Brief)+len(o.Harmed)+len(o.Lit) > 0 {
			own := d.edit(o.ID)
			own.Brief, own.Harmed, own.Lit = nil, nil, nil
		}
	}
}

// fallen destroys an object whose damage has reached its life; a
// mage stays at its seat.
func (d *draft) fallen(o *Object) {
	if o.fallen() && !o.isMage() {
		d.destroy(o)
	}
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
	case !*p.On && !o.has(keyword.Keyword(p.Trait)):
		return NothingChanges.With("Name", o.Printed.Name)
	default:
		*list = append(slices.Clip(*list), gives)
	}
	d.say(o.Controller, either(*p.On, "table.logTraitOn", "table.logTraitOff"), "Name", d.nameOf(o), "Trait", p.Trait)
	d.fallen(o)
	return nil
}

type traitData struct {
	Trait  string `json:"trait"`
	On     *bool  `json:"on"`
	Brief  bool   `json:"brief,omitempty"` // until the round ends
	Object string `json:"object,omitempty"`
}
