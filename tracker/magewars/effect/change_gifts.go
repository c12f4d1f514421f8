package effect

import (
	"slices"
	"strings"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/rules/keyword"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// Grant settles what objects give to others and take from them: the keywords of revealed
// enchantments and of equipment to what they are on, the channeling of a conjuration such as a
// Mana Crystal to its mage What cannot live on
// without them is destroyed.
func (d *Draft) Grant() {
	for left := law.MostGrants; left > 0 && d.grantOnce(); left-- {
		for _, o := range d.Objects {
			if o.Life > 0 && !o.IsMage() && o.Fallen() {
				d.Destroy(d.Edit(o.ID))
				left = law.MostGrants
				break
			}
		}
	}
}

// grantOnce writes the gains anew and tells whether any object changed.
func (d *Draft) grantOnce() bool {
	gains := map[string][]string{}
	law.GiveAll(&d.State, func(to, given string, _ *state.Object) { gains[to] = append(gains[to], given) })
	changed := false
	for _, o := range d.Objects {
		if len(o.Gained) == 0 && len(gains[o.ID]) == 0 || slices.Equal(o.Gained, gains[o.ID]) {
			continue
		}
		d.Edit(o.ID).Gained = gains[o.ID]
		changed = true
	}
	return changed
}

// fallen destroys an object whose damage has reached its life; a
// mage stays at its seat.
func (d *Draft) fallen(o *state.Object) {
	if o.Fallen() && !o.IsMage() {
		d.Destroy(o)
	}
}

// DoTrait gives an object a keyword or takes one away, a printed one too: what a
// card's text does that the table knows nothing of. No rule is asked.
func (d *Draft) DoTrait(p TraitData) error {
	o, err := d.Target(p.Object)
	if err != nil {
		return err
	}
	if p.On == nil {
		return state.FieldMissing.With("Action", "trait", "Field", "on")
	}
	if !law.GoodName(p.Trait) {
		return state.BadName.With("Value", p.Trait)
	}
	list := &o.Given
	if p.Brief {
		list = &o.Brief
	}
	gives, undoes := p.Trait, state.Taken+p.Trait
	if !*p.On {
		gives, undoes = undoes, gives
	}
	at := slices.IndexFunc(*list, func(t string) bool { return strings.EqualFold(t, undoes) })
	switch {
	case at >= 0:
		*list = slices.Delete(slices.Clone(*list), at, at+1)
	case len(*list) >= state.MaxList:
		return state.OutOfBounds.With("Field", "trait", "Max", state.MaxList)
	case !*p.On && !o.Has(keyword.Keyword(p.Trait)):
		return state.NothingChanges.With("Name", o.Printed.Name)
	default:
		*list = append(slices.Clip(*list), gives)
	}
	d.Say(o.Controller, pick.Either(*p.On, "table.logTraitOn", "table.logTraitOff"), "Name", d.NameOf(o), "Trait", p.Trait)
	d.fallen(o)
	return nil
}

// TraitData is what "trait" is told: a keyword an object is given, or loses.
type TraitData struct {
	Trait  string `json:"trait"`
	On     *bool  `json:"on"`
	Brief  bool   `json:"brief,omitempty"` // until the round ends
	Object string `json:"object,omitempty"`
}
