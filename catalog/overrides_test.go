package catalog_test

import (
	"encoding/json"
	"errors"
	"reflect"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/quickcast/quickcast/catalog"
)

// set builds overrides or fails.
func set(t testing.TB, change ...func(catalog.Overrides) (catalog.Overrides, error)) catalog.Overrides {
	t.Helper()
	var o catalog.Overrides
	for _, c := range change {
		var err error
		if o, err = c(o); err != nil {
			t.Fatal(err)
		}
	}
	return o
}

func card(id catalog.CardID, f catalog.Field, v int) func(catalog.Overrides) (catalog.Overrides, error) {
	return func(o catalog.Overrides) (catalog.Overrides, error) { return o.SetCard(id, f, v) }
}

func mage(id catalog.MageID, f catalog.Field, v int) func(catalog.Overrides) (catalog.Overrides, error) {
	return func(o catalog.Overrides) (catalog.Overrides, error) { return o.SetMage(id, f, v) }
}

func TestWithSetsAndMarks(t *testing.T) {
	printed := load(t)
	own := printed.With(set(t,
		mage("arena-priest-malakai", catalog.FieldChanneling, 9),
		mage("arena-priest-malakai", catalog.FieldPoints, 130),
		card("gorgon-spearthrower", catalog.FieldCost, 8),
		card("gorgon-spearthrower", catalog.FieldLife, 12),
		card("mind-control", catalog.FieldReveal, 3), // printed as X
		card("fireball", catalog.FieldLevel, 3),
		card("fireball", catalog.FieldArmor, 3), // has none: nothing happens
	))
	priest, _ := own.Mage("arena-priest-malakai")
	if priest.Channeling != 9 || priest.Training.Limit != 130 || !slices.Equal(priest.Overridden, []string{"channeling", "points"}) {
		t.Errorf("priest %+v", priest)
	}
	if priest.Open(catalog.FieldChanneling) {
		t.Error("a set field is no longer open")
	}
	gorgon, _ := own.Card("gorgon-spearthrower")
	if gorgon.Cost.Mana != 8 || gorgon.Life != 12 || !slices.Equal(gorgon.Overridden, []string{"cost", "life"}) {
		t.Errorf("gorgon %+v", gorgon)
	}
	if control, _ := own.Card("mind-control"); control.Reveal != (catalog.Cost{Mana: 3}) {
		t.Errorf("mind control %+v", control.Reveal)
	}
	fireball, _ := own.Card("fireball")
	if s := fireball.Spell(); s.Level != 3 || s.Parts[0].Level != 3 || !slices.Equal(fireball.Overridden, []string{"level"}) {
		t.Errorf("fireball %+v", fireball)
	}
	before, _ := printed.Mage("arena-priest-malakai")
	if before.Channeling != 0 || len(before.Overridden) > 0 || !before.Open(catalog.FieldChanneling) {
		t.Errorf("the printed catalog has changed: %+v", before)
	}
	if f, _ := printed.Card("fireball"); f.Schools[0].Level == 3 || f.Level == 3 {
		t.Error("the printed catalog has changed")
	}
	for i, c := range own.Cards() {
		if byID, _ := own.Card(c.ID); byID != c || printed.Cards()[i].ID != c.ID {
			t.Fatalf("%s is not the same by place and by id", c.ID)
		}
		if was := printed.Cards()[i]; len(was.Overridden) > 0 {
			t.Errorf("%s has changed in the printed catalog", was.ID)
		}
	}
	if hits, _ := own.Search("gorgon spearthrower cost:8", catalog.Options{}); len(hits) != 1 || hits[0].Card != gorgon {
		t.Errorf("the search does not see the user's value: %v", hits)
	}
}

func TestSettingRefuses(t *testing.T) {
	tests := []struct {
		change func(catalog.Overrides) (catalog.Overrides, error)
		fault  catalog.OverrideFault
	}{
		{card("fireball", "name", 1), catalog.OverrideField},
		{card("fireball", catalog.FieldChanneling, 1), catalog.OverrideField},
		{card("fireball", catalog.FieldCost, -1), catalog.OverrideValue},
		{card("fireball", catalog.FieldLife, 0), catalog.OverrideValue},
		{mage("academy-wizard", catalog.FieldLevel, 3), catalog.OverrideField},
		{mage("academy-wizard", catalog.FieldLife, 1000), catalog.OverrideValue},
	}
	for _, tt := range tests {
		o, err := tt.change(catalog.Overrides{})
		var p *catalog.OverrideProblem
		if !errors.As(err, &p) || p.Fault != tt.fault || !o.Empty() {
			t.Errorf("%v, want %s", err, tt.fault)
		}
	}
}

func TestClearing(t *testing.T) {
	o := set(t, card("fireball", catalog.FieldCost, 3), mage("academy-wizard", catalog.FieldLife, 25))
	if _, still := o.ClearCard("fireball").Card("fireball", catalog.FieldCost); still {
		t.Error("the card is not as printed again")
	}
	if v, still := o.Card("fireball", catalog.FieldCost); !still || v != 3 {
		t.Error("clearing changed the value it was asked of")
	}
	if later := set(t, func(catalog.Overrides) (catalog.Overrides, error) { return o.SetCard("fireball", catalog.FieldCost, 9) }); later.Empty() {
		t.Error("nothing is set")
	}
	if v, _ := o.Card("fireball", catalog.FieldCost); v != 3 {
		t.Errorf("setting changed the value it was asked of to %d", v)
	}
	if !o.ClearCard("fireball").ClearMage("academy-wizard").Empty() {
		t.Error("something is left")
	}
}

func TestUnknownEntriesAreTold(t *testing.T) {
	c := load(t)
	o := set(t, card("no-such-card", catalog.FieldCost, 1), card("fireball", catalog.FieldArmor, 1),
		card("mud-golem", catalog.FieldLevel, 3), mage("no-such-mage", catalog.FieldLife, 30))
	var got []string
	for _, p := range c.Unknown(o) {
		got = append(got, string(p.Fault)+" "+p.Entry)
	}
	want := []string{"field fireball", "field mud-golem", "unknown no-such-card", "unknown no-such-mage"}
	if !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
}

func TestReadingOverrides(t *testing.T) {
	tests := []struct {
		data   string
		faults []catalog.OverrideFault
		empty  bool
	}{
		{`{"version":1}`, nil, true},
		{`{"version":1,"cards":{"fireball":{"cost":3}}}`, nil, false},
		{`{"version":1,"cards":{"fireball":{"cost":-3,"level":2}}}`, []catalog.OverrideFault{catalog.OverrideValue}, false},
		{`{"version":1,"mages":{"academy-wizard":{"hair":3}}}`, []catalog.OverrideFault{catalog.OverrideField}, true},
		{`{"version":2,"new":1}`, []catalog.OverrideFault{catalog.OverridesNewer}, true},
		{`{}`, []catalog.OverrideFault{catalog.OverridesDamaged}, true},
		{``, []catalog.OverrideFault{catalog.OverridesDamaged}, true},
		{`{"version":1,"cards":[]}`, []catalog.OverrideFault{catalog.OverridesDamaged}, true},
		{`{"version":1,"carts":{}}`, []catalog.OverrideFault{catalog.OverridesDamaged}, true},
		{`{"version":1,"cards":{"fireball":{"cost":1e99}}}`, []catalog.OverrideFault{catalog.OverridesDamaged}, true},
	}
	for _, tt := range tests {
		o, err := catalog.ReadOverrides([]byte(tt.data))
		if got := faultsIn(err); !slices.Equal(got, tt.faults) || o.Empty() != tt.empty {
			t.Errorf("%s: %v (%v), empty %t", tt.data, got, err, o.Empty())
		}
	}
	if _, err := catalog.ReadOverrides(make([]byte, 2<<20)); err == nil {
		t.Error("a file without end is read")
	}
}

func faultsIn(err error) []catalog.OverrideFault {
	var list []catalog.OverrideFault
	errs := []error{err}
	if joined, ok := err.(interface{ Unwrap() []error }); ok {
		errs = joined.Unwrap()
	}
	for _, e := range errs {
		var p *catalog.OverrideProblem
		if errors.As(e, &p) {
			list = append(list, p.Fault)
		}
	}
	return list
}

func TestWrittenOverridesReadBackTheSame(t *testing.T) {
	c := load(t)
	rapid.Check(t, func(t *rapid.T) {
		var o catalog.Overrides
		for range rapid.IntRange(0, 12).Draw(t, "changes") {
			if rapid.Bool().Draw(t, "card") {
				f := rapid.SampledFrom(catalog.CardFields()).Draw(t, "field")
				id := rapid.SampledFrom(c.Cards()).Draw(t, "of").ID
				o, _ = o.SetCard(id, f, rapid.IntRange(f.Bounds().Min, f.Bounds().Max).Draw(t, "value"))
			} else {
				f := rapid.SampledFrom(catalog.MageFields()).Draw(t, "field")
				id := rapid.SampledFrom(c.Mages()).Draw(t, "of").ID
				o, _ = o.SetMage(id, f, rapid.IntRange(f.Bounds().Min, f.Bounds().Max).Draw(t, "value"))
			}
		}
		data, err := json.Marshal(o)
		if err != nil {
			t.Fatal(err)
		}
		back, err := catalog.ReadOverrides(data)
		if err != nil || !reflect.DeepEqual(back, o) {
			t.Fatalf("%s came back as %v, %v", data, back, err)
		}
		own := c.With(o)
		for _, m := range own.Mages() {
			for _, f := range catalog.MageFields() {
				if v, set := o.Mage(m.ID, f); set && (!slices.Contains(m.Overridden, string(f)) || f == catalog.FieldLife && m.Life != v) {
					t.Fatalf("%s: %s is not set: %+v", m.ID, f, m)
				}
			}
		}
	})
}

func FuzzReadOverrides(f *testing.F) {
	f.Add([]byte(`{"version":1,"cards":{"fireball":{"cost":3}},"mages":{"academy-wizard":{"life":25}}}`))
	f.Add([]byte(`{"version":1,"cards":{"":{"":-1}}}`))
	f.Add([]byte(`[`))
	f.Fuzz(func(t *testing.T, data []byte) {
		o, err := catalog.ReadOverrides(data)
		if err != nil && len(faultsIn(err)) == 0 {
			t.Fatalf("an error without a fault: %v", err)
		}
		if _, err := json.Marshal(o); err != nil {
			t.Fatal(err)
		}
	})
}
