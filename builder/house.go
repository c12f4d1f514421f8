package builder

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/internal/pick"
)

// HouseRules are the house rules a person keeps, in the order in which they are laid over
// one another, and which of them are on.
type HouseRules []KeptHouse

// KeptHouse is one of them.
type KeptHouse struct {
	On    bool          `json:"on"`
	House catalog.House `json:"house"`
}

// On are those that are switched on.
func (h HouseRules) On() []catalog.House {
	var on []catalog.House
	for _, k := range h {
		if k.On {
			on = append(on, k.House)
		}
	}
	return on
}

// Names are the names of those that are switched on.
func (h HouseRules) Names() []string {
	return pick.Each(h.On(), func(house catalog.House) string { return house.Name })
}

// Put switches house rules on and keeps them: in place of those of the same name, if
// there are any.
func (h HouseRules) Put(house catalog.House) HouseRules {
	out := append(HouseRules(nil), h...)
	for i := range out {
		if out[i].House.Name == house.Name {
			out[i] = KeptHouse{On: true, House: house}
			return out
		}
	}
	return append(out, KeptHouse{On: true, House: house})
}

// Switch turns the i-th on or off.
func (h HouseRules) Switch(i int, on bool) HouseRules {
	out := append(HouseRules(nil), h...)
	if i >= 0 && i < len(out) {
		out[i].On = on
	}
	return out
}

// Drop forgets the i-th.
func (h HouseRules) Drop(i int) HouseRules {
	if i < 0 || i >= len(h) {
		return h
	}
	return append(append(HouseRules(nil), h[:i]...), h[i+1:]...)
}

// Named finds house rules by their name.
func (h HouseRules) Named(name string) (catalog.House, bool) {
	for _, k := range h {
		if k.House.Name == name {
			return k.House, true
		}
	}
	return catalog.House{}, false
}

// houseFile is where the shelf keeps house rules, aside where some that could not be read.
const (
	houseFile  = "house-rules.json"
	houseAside = "house-rules-damaged.json"
)

// HouseRules reads the house rules that are kept. What cannot be read is put aside and
// said, and what could be read holds.
func (s *Shelf) HouseRules() (HouseRules, error) {
	data, err := s.store.Read(houseFile)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("read house rules: %w", err)
	}
	var in []struct { // each by itself, so that one that cannot be read loses only itself
		On    bool
		House json.RawMessage
	}
	fault := json.Unmarshal(data, &in)
	var rules HouseRules
	for _, k := range in {
		house, err := catalog.ReadHouse(k.House)
		if err != nil {
			fault = errors.Join(fault, err)
			continue
		}
		rules = append(rules, KeptHouse{On: k.On, House: house})
	}
	if fault != nil {
		if err := s.store.Replace(houseAside, data); err != nil {
			return rules, fmt.Errorf("house rules are damaged (%w) and could not be put aside: %w", fault, err)
		}
		return rules, &DamagedError{ID: houseFile, Kept: houseAside, Err: fault}
	}
	return rules, nil
}

// SaveHouseRules keeps house rules.
func (s *Shelf) SaveHouseRules(rules HouseRules) error {
	data, err := json.MarshalIndent(append(HouseRules{}, rules...), "", "  ")
	if err != nil {
		return fmt.Errorf("write house rules: %w", err)
	}
	if err := s.store.Replace(houseFile, data); err != nil {
		return fmt.Errorf("save house rules: %w", err)
	}
	return nil
}
