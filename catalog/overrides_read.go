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
)

// maxOverrides is the largest file of overrides that is read, in bytes: more
// than every field of every card and mage needs.
const maxOverrides = 1 << 20

// OverrideFault is what is wrong with saved overrides or one value in them.
type OverrideFault string

// The faults of overrides.
const (
	OverridesDamaged OverrideFault = "damaged" // nothing can be read
	OverridesNewer   OverrideFault = "version" // saved by a newer program
	OverrideUnknown  OverrideFault = "unknown" // no such card or mage
	OverrideField    OverrideFault = "field"   // no such field, or it cannot be set
	OverrideValue    OverrideFault = "value"   // out of bounds
)

// OverrideProblem is one value that is left out, or the reason why all are.
type OverrideProblem struct {
	Fault OverrideFault
	Entry string // the id of the card or mage
	Field Field
	Value int   // the value, or the version
	Err   error // what the reader of JSON said
}

func (p *OverrideProblem) Error() string {
	switch p.Fault {
	case OverridesDamaged:
		return fmt.Sprintf("overrides cannot be read: %v", p.Err)
	case OverridesNewer:
		return fmt.Sprintf("overrides have version %d, this program reads up to %d", p.Value, overridesVersion)
	case OverrideUnknown:
		return fmt.Sprintf("overrides: there is no card or mage %q", p.Entry)
	case OverrideField:
		return fmt.Sprintf("overrides of %s: the field %q cannot be set", p.Entry, p.Field)
	}
	b := p.Field.Bounds()
	return fmt.Sprintf("overrides of %s: %s can be %d to %d, not %d", p.Entry, p.Field, b.Min, b.Max, p.Value)
}

// Unwrap gives what the reader of JSON said.
func (p *OverrideProblem) Unwrap() error { return p.Err }

// Message names the text for the problem.
func (p *OverrideProblem) Message() (id string, args map[string]any) {
	id = "cards.overrides" + strings.ToUpper(string(p.Fault[:1])) + string(p.Fault[1:])
	b := p.Field.Bounds()
	args = map[string]any{
		"Entry": p.Entry, "Field": string(p.Field), "Value": p.Value, "Version": p.Value, "Min": b.Min, "Max": b.Max,
	}
	if p.Err != nil {
		args["Reason"] = p.Err.Error()
	}
	return id, args
}

// ReadOverrides reads overrides in their saved form. Values that do not fit are
// left out and come back joined in the error, each an *OverrideProblem; the
// overrides are good to use all the same. Whether the cards and mages exist is
// for (*Catalog).Unknown to tell.
func ReadOverrides(data []byte) (Overrides, error) {
	saved, err := decodeOverrides(data)
	if err != nil {
		return Overrides{}, err
	}
	o, problems := overriding(saved.Cards, saved.Mages)
	return o, errors.Join(problems...)
}

// overriding sets the values of cards and mages; those that do not fit are left out and told, each
// by an *OverrideProblem.
func overriding(cards map[CardID]map[Field]int, mages map[MageID]map[Field]int) (o Overrides, problems []error) {
	var err error
	for _, id := range slices.Sorted(maps.Keys(cards)) {
		for _, field := range slices.Sorted(maps.Keys(cards[id])) {
			if o, err = o.SetCard(id, field, cards[id][field]); err != nil {
				problems = append(problems, err)
			}
		}
	}
	for _, id := range slices.Sorted(maps.Keys(mages)) {
		for _, field := range slices.Sorted(maps.Keys(mages[id])) {
			if o, err = o.SetMage(id, field, mages[id][field]); err != nil {
				problems = append(problems, err)
			}
		}
	}
	return o, problems
}

// decodeOverrides reads the JSON and looks at its version.
func decodeOverrides(data []byte) (overridesFile, error) {
	var saved overridesFile
	damaged := func(err error) (overridesFile, error) {
		return overridesFile{}, &OverrideProblem{Fault: OverridesDamaged, Err: err}
	}
	if len(data) > maxOverrides {
		return damaged(fmt.Errorf("larger than %d bytes", maxOverrides))
	}
	var version struct {
		Version int `json:"version"`
	}
	if err := json.Unmarshal(data, &version); err != nil {
		return damaged(err)
	}
	if version.Version > overridesVersion {
		return overridesFile{}, &OverrideProblem{Fault: OverridesNewer, Value: version.Version}
	}
	if version.Version < 1 {
		return damaged(errors.New("no version"))
	}
	dec := json.NewDecoder(bytes.NewReader(data))
	dec.DisallowUnknownFields()
	if err := dec.Decode(&saved); err != nil && !errors.Is(err, io.EOF) {
		return damaged(err)
	}
	return saved, nil
}
