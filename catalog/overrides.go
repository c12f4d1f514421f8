package catalog

import (
	"encoding/json"
	"maps"
	"slices"
)

// overridesVersion is the version of the form Overrides are saved in.
const overridesVersion = 1

// Field is a field of a card or a mage the user can set, by its name in the
// data files.
type Field string

// The fields that can be set. Life, armor, channeling, starting mana and
// spellpoints of mages; cost, level, life and armor of cards.
const (
	FieldLife         Field = "life"
	FieldArmor        Field = "armor"
	FieldChanneling   Field = "channeling"
	FieldStartingMana Field = "startingMana"
	FieldPoints       Field = "points"
	FieldCost         Field = "cost"
	FieldReveal       Field = "reveal"
	FieldLevel        Field = "level"
)

// MageFields lists what can be set of a mage.
func MageFields() []Field {
	return []Field{FieldLife, FieldArmor, FieldChanneling, FieldStartingMana, FieldPoints}
}

// CardFields lists what can be set of a card. Not every card has all of them,
// see SettableFields.
func CardFields() []Field {
	return []Field{FieldCost, FieldReveal, FieldLevel, FieldLife, FieldArmor}
}

// SettableFields are the fields of the card that can be set.
func (c *Card) SettableFields() []Field {
	return slices.DeleteFunc(CardFields(), func(f Field) bool { return !c.settable(f) })
}

// Value is what a field of the card is; 0 for one it has not.
func (c *Card) Value(f Field) int {
	return map[Field]int{
		FieldLife: c.Life, FieldArmor: c.Armor, FieldCost: c.Cost.Mana, FieldReveal: c.Reveal.Mana, FieldLevel: c.Level,
	}[f]
}

// Bounds are numbers from Min to Max, both included.
type Bounds struct{ Min, Max int }

// Bounds are the values the field takes.
func (f Field) Bounds() Bounds {
	switch f {
	case FieldLife:
		return Bounds{Min: 1, Max: 99}
	case FieldArmor, FieldLevel:
		return Bounds{Min: 0, Max: 20}
	case FieldPoints:
		return Bounds{Min: 0, Max: 999}
	default:
		return Bounds{Min: 0, Max: 99}
	}
}

// Overrides are values a user has set in place of the printed ones, where the
// sources disagree or the user's own card says otherwise. It is a value: the
// methods that change it give a new one. The zero value sets nothing.
type Overrides struct {
	cards map[CardID]map[Field]int
	mages map[MageID]map[Field]int
}

// Empty reports whether nothing is set.
func (o Overrides) Empty() bool { return len(o.cards)+len(o.mages) == 0 }

// Card gives the value set for the field of a card.
func (o Overrides) Card(id CardID, field Field) (value int, set bool) {
	value, set = o.cards[id][field]
	return value, set
}

// Mage gives the value set for the field of a mage.
func (o Overrides) Mage(id MageID, field Field) (value int, set bool) {
	value, set = o.mages[id][field]
	return value, set
}

// SetCard gives overrides in which the field of the card has the value. It
// refuses fields that are not among CardFields and values out of bounds with
// an *OverrideProblem and leaves everything as it is.
func (o Overrides) SetCard(id CardID, field Field, value int) (Overrides, error) {
	if p := fits(string(id), field, value, CardFields()); p != nil {
		return o, p
	}
	return Overrides{cards: with(o.cards, id, field, value), mages: o.mages}, nil
}

// SetMage is SetCard for a mage and MageFields.
func (o Overrides) SetMage(id MageID, field Field, value int) (Overrides, error) {
	if p := fits(string(id), field, value, MageFields()); p != nil {
		return o, p
	}
	return Overrides{cards: o.cards, mages: with(o.mages, id, field, value)}, nil
}

// ClearCard gives overrides in which the card is as printed.
func (o Overrides) ClearCard(id CardID) Overrides {
	return Overrides{cards: without(o.cards, id), mages: o.mages}
}

// ClearMage gives overrides in which the mage is as printed.
func (o Overrides) ClearMage(id MageID) Overrides {
	return Overrides{cards: o.cards, mages: without(o.mages, id)}
}

// fits tells what is wrong with a value, nil where nothing is.
func fits(entry string, field Field, value int, fields []Field) *OverrideProblem {
	if !slices.Contains(fields, field) {
		return &OverrideProblem{Fault: OverrideField, Entry: entry, Field: field, Value: value}
	}
	if b := field.Bounds(); value < b.Min || value > b.Max {
		return &OverrideProblem{Fault: OverrideValue, Entry: entry, Field: field, Value: value}
	}
	return nil
}

// with copies the two maps that change.
func with[ID comparable](all map[ID]map[Field]int, id ID, field Field, value int) map[ID]map[Field]int {
	fields := maps.Clone(all[id])
	if fields == nil {
		fields = map[Field]int{}
	}
	fields[field] = value
	all = maps.Clone(all)
	if all == nil {
		all = map[ID]map[Field]int{}
	}
	all[id] = fields
	return all
}

func without[ID comparable](all map[ID]map[Field]int, id ID) map[ID]map[Field]int {
	all = maps.Clone(all)
	delete(all, id)
	return all
}

// overridesFile is the form overrides are saved in.
type overridesFile struct {
	Version int                      `json:"version"`
	Cards   map[CardID]map[Field]int `json:"cards,omitempty"`
	Mages   map[MageID]map[Field]int `json:"mages,omitempty"`
}

// MarshalJSON writes the overrides in their saved form, with its version; the
// same overrides always give the same bytes.
func (o Overrides) MarshalJSON() ([]byte, error) {
	return json.Marshal(overridesFile{Version: overridesVersion, Cards: o.cards, Mages: o.mages})
}
