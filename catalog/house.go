package catalog

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/rules/training"
)

// House is a set of house rules, or of errata a community agreed on, under a name: values
// in place of the printed ones, printings chosen, cards barred. It is shared as JSON and
// laid over the catalog when it is switched on.
type House struct {
	Name      string
	Notes     string // why, in the words of whoever made it
	Values    Overrides
	Printings map[CardID]SetID // which printing of a card counts
	Barred    []CardID         // cards nobody may have in a book
}

// houseVersion is the version of the JSON of house rules.
const houseVersion = 1

// houseMark is how the JSON is told from any other.
const houseMark = "house-rules"

// maxHouse is the largest file of house rules that is read, in bytes.
const maxHouse = 1 << 20

type houseFile struct {
	Quickcast string                   `json:"quickcast"`
	Version   int                      `json:"version"`
	Name      string                   `json:"name"`
	Notes     string                   `json:"notes,omitempty"`
	Cards     map[CardID]map[Field]int `json:"cards,omitempty"`
	Mages     map[MageID]map[Field]int `json:"mages,omitempty"`
	Printings map[CardID]SetID         `json:"printings,omitempty"`
	Barred    []CardID                 `json:"barred,omitempty"`
}

// empty reports whether the house rules change nothing.
func (h House) empty() bool { return h.Values.Empty() && len(h.Printings)+len(h.Barred) == 0 }

// MarshalJSON writes the house rules as they are shared and saved.
func (h House) MarshalJSON() ([]byte, error) {
	return json.Marshal(houseFile{
		Quickcast: houseMark, Version: houseVersion, Name: h.Name, Notes: h.Notes,
		Cards: h.Values.cards, Mages: h.Values.mages, Printings: h.Printings, Barred: h.Barred,
	})
}

// HouseFault is what is wrong with a file of house rules.
type HouseFault string

// The faults of house rules.
const (
	HouseDamaged  HouseFault = "Damaged"  // nothing can be read
	HouseOther    HouseFault = "Other"    // JSON, and no house rules
	HouseNewer    HouseFault = "Newer"    // made by a newer program
	HouseNameless HouseFault = "Nameless" // without a name nobody can see what is on
)

// HouseError refuses a file of house rules.
type HouseError struct {
	Fault HouseFault
	Err   error // what the reader of JSON said; may be nil
}

func (e *HouseError) Error() string {
	what := map[HouseFault]string{
		HouseDamaged: "the house rules cannot be read", HouseOther: "these are no house rules of Quickcast",
		HouseNewer: "the house rules were made by a newer version: use a newer Quickcast", HouseNameless: "the house rules have no name: give them one",
	}[e.Fault]
	if e.Err != nil {
		what += ": " + e.Err.Error()
	}
	return what
}

func (e *HouseError) Unwrap() error { return e.Err }

// Message names the text for this error.
func (e *HouseError) Message() (string, map[string]any) {
	reason := ""
	if e.Err != nil {
		reason = e.Err.Error()
	}
	return "books.house" + string(e.Fault), map[string]any{"Reason": reason}
}

// IsHouse tells whether JSON is meant as house rules.
func IsHouse(data []byte) bool {
	var file struct {
		Quickcast string `json:"quickcast"`
	}
	return len(data) <= maxHouse && json.Unmarshal(data, &file) == nil && file.Quickcast == houseMark
}

// ReadHouse reads house rules. A value out of its bounds or a field nobody knows refuses
// the file with an *OverrideProblem or a *HouseError: half of the rules would be other
// rules. Whether cards and mages exist is for (*Catalog).Strange to tell.
func ReadHouse(data []byte) (House, error) {
	if len(data) > maxHouse {
		return House{}, &HouseError{Fault: HouseDamaged, Err: fmt.Errorf("larger than %d bytes", maxHouse)}
	}
	var file houseFile
	loose := json.Unmarshal(data, &file)
	switch {
	case loose == nil && file.Quickcast != houseMark:
		return House{}, &HouseError{Fault: HouseOther}
	case loose == nil && file.Version > houseVersion:
		return House{}, &HouseError{Fault: HouseNewer}
	}
	dec := json.NewDecoder(bytes.NewReader(data))
	dec.DisallowUnknownFields()
	file = houseFile{}
	if err := dec.Decode(&file); err != nil {
		return House{}, &HouseError{Fault: HouseDamaged, Err: err}
	}
	if _, err := dec.Token(); !errors.Is(err, io.EOF) {
		return House{}, &HouseError{Fault: HouseDamaged, Err: errors.New("something follows it")}
	}
	h := House{Name: strings.TrimSpace(file.Name), Notes: file.Notes, Printings: file.Printings, Barred: file.Barred}
	if h.Name == "" {
		return House{}, &HouseError{Fault: HouseNameless}
	}
	var wrong []error
	if h.Values, wrong = overriding(file.Cards, file.Mages); len(wrong) > 0 {
		return House{}, wrong[0]
	}
	return h, nil
}

// WithPrinting gives house rules in which that printing of a card counts; empty is the
// usual one.
func (h House) WithPrinting(card CardID, set SetID) House {
	h.Printings = maps.Clone(h.Printings)
	if set == "" {
		delete(h.Printings, card)
		return h
	}
	if h.Printings == nil {
		h.Printings = map[CardID]SetID{}
	}
	h.Printings[card] = set
	return h
}

// WithBarred gives house rules in which nobody may have a card, or everybody again.
func (h House) WithBarred(card CardID, barred bool) House {
	h.Barred = slices.DeleteFunc(slices.Clone(h.Barred), func(id CardID) bool { return id == card })
	if barred {
		h.Barred = append(h.Barred, card)
	}
	return h
}

// Under gives the catalog with house rules laid over it, later ones over earlier. The
// catalog itself stays as it is.
func (c *Catalog) Under(houses ...House) *Catalog {
	for _, h := range houses {
		c = c.under(h)
	}
	return c
}

func (c *Catalog) under(h House) *Catalog {
	if h.empty() {
		return c
	}
	changed := *c
	changed.cardByID, changed.cards = maps.Clone(c.cardByID), slices.Clone(c.cards)
	for i, card := range changed.cards {
		set, chosen := h.Printings[card.ID]
		barred := slices.Contains(h.Barred, card.ID)
		if !chosen && !barred {
			continue
		}
		own := *card
		if at := slices.IndexFunc(card.Variants, func(v Variant) bool { return v.Set == set }); chosen && at >= 0 {
			own = *card.Variants[at].As
			own.Variants, own.Barred = card.Variants, card.Barred
		}
		own.Barred = own.Barred || barred
		own.spell = own.asSpell()
		changed.cards[i] = &own
		changed.cardByID[card.ID] = &own
	}
	return changed.With(h.Values)
}

// Strange lists what house rules speak of and this catalog does not have, by id.
func (c *Catalog) Strange(h House) []string {
	list := pick.Each(c.Unknown(h.Values), func(p *OverrideProblem) string { return p.Entry })
	for card, set := range h.Printings {
		known, ok := c.Card(card)
		if !ok || !slices.ContainsFunc(known.Variants, func(v Variant) bool { return v.Set == set }) {
			list = append(list, string(card))
		}
	}
	for _, card := range h.Barred {
		if _, ok := c.Card(card); !ok {
			list = append(list, string(card))
		}
	}
	slices.Sort(list)
	return slices.Compact(list)
}

// Priced tells whether another printing of the card would be priced otherwise, or be for
// others, by some mage.
func (c *Catalog) Priced(card *Card, as *Card) bool {
	for _, m := range c.mages {
		choices := append([]training.School{""}, m.Training.Choices...)
		for _, choice := range choices {
			if m.Training.Price(card.Spell(), choice).Points != m.Training.Price(as.Spell(), choice).Points ||
				m.Training.MayUse(card.Spell(), choice) != m.Training.MayUse(as.Spell(), choice) {
				return true
			}
		}
	}
	return false
}

// Changes is how many things the house rules change.
func (h House) Changes() int {
	n := len(h.Printings) + len(h.Barred)
	for _, fields := range h.Values.cards {
		n += len(fields)
	}
	for _, fields := range h.Values.mages {
		n += len(fields)
	}
	return n
}
