package training

import (
	"slices"
	"testing"
)

// Mages with the exceptions found in print.
var (
	paladin = Mage{
		Class: "Paladin", Opposed: []School{Dark}, Qualifies: []School{Holy, War},
		Partial: []Partial{{School: Holy, MaxLevel: 3}, {School: War, MaxLevel: 2}, {Type: "creature", School: Holy}},
	}
	druid = Mage{
		Class: "Druid", Trained: []School{Nature}, Opposed: []School{Fire, War},
		Partial: []Partial{{School: Water, MaxLevel: 1}},
	}
	academyDruid = Mage{
		Class: "Druid", Game: Academy, Trained: []School{Nature}, Opposed: []School{Fire, War},
		Partial: []Partial{{School: Water, MaxLevel: 1}},
		Surcharges: []Surcharge{
			{Multiplier: 3, School: Fire, EvenIfNovice: true}, {Multiplier: 3, School: War, EvenIfNovice: true},
		},
	}
	siren       = Mage{Class: "Siren", Trained: []School{Water}, Partial: []Partial{{Subtype: "Song"}, {Subtype: "Pirate"}}}
	forcemaster = Mage{
		Class: "Forcemaster", Trained: []School{Mind},
		Surcharges: []Surcharge{{Multiplier: 3, Type: "creature", ExceptSchools: []School{Mind}}},
	}
	academyForcemaster = Mage{
		Class: "Forcemaster", Game: Academy, Trained: []School{Mind}, Partial: []Partial{{Subtype: "Dsjer-Tet"}},
		Surcharges: []Surcharge{{Multiplier: 3, Type: "creature", ExceptSchools: []School{Mind}, ExceptSubtypes: []string{"Dsjer-Tet"}}},
	}
	monk = Mage{
		Class: "Monk", Trained: []School{Mind}, Partial: []Partial{{Subtype: "Monk"}, {Subtype: "Martial"}},
		Surcharges: []Surcharge{{Multiplier: 3, Type: "creature", UntrainedOnly: true}},
	}
	elementalist = Mage{
		Class: "Elementalist", Game: Academy, Trained: []School{Air, Earth, Fire, Water},
		Surcharges: []Surcharge{{Multiplier: 3, Living: true, EvenIfNovice: true}},
	}
	necromancer = Mage{
		Class: "Necromancer", Game: Academy, Trained: []School{Dark}, Opposed: []School{Holy},
		Partial:    []Partial{{Subtype: "Dsjer-Tet"}},
		Surcharges: []Surcharge{{Multiplier: 3, School: Holy, EvenIfNovice: true}},
	}
)

func with(s *Spell, change func(*Spell)) *Spell {
	other := *s
	change(&other)
	return &other
}

func novice(s *Spell)                  { s.Novice = true }
func living(s *Spell)                  { s.Living = true }
func free(s *Spell)                    { s.Free = true }
func creature(s *Spell)                { s.Type = "creature" }
func subtype(name string) func(*Spell) { return func(s *Spell) { s.Subtypes = []string{name} } }

func creatureOf(name string) func(s *Spell) { return func(s *Spell) { creature(s); subtype(name)(s) } }

// TestExceptions goes through the rulings on prices one by one.
func TestExceptions(t *testing.T) {
	tests := []struct {
		ruling string
		mage   Mage
		spell  *Spell
		points int
		basis  Basis
	}{
		{"novice-one-point", beastmaster, with(single(Fire, 1), novice), 1, ByNovice},
		{"novice-not-exempt-academy", academyDruid, with(single(Fire, 1), novice), 3, ByTax},
		{"novice of an untaxed school", academyDruid, with(single(Dark, 1), novice), 1, ByNovice},
		{"opposed without Novice is no tax", academyDruid, single(Fire, 2), 6, BySchools},
		{"or-schools triple only if all opposed", druid, joined(JoinOr, Part{Fire, 2}, Part{War, 2}), 6, BySchools},
		{"or-schools untrained beats opposed", druid, joined(JoinOr, Part{Fire, 2}, Part{Dark, 2}), 4, BySchools},
		{"and-schools", druid, joined(JoinAnd, Part{Nature, 2}, Part{Fire, 1}), 5, BySchools},
		{"talos-free", beastmaster, with(single(War, 7), free), 0, ByFree},
		{"auras-free", paladin, with(single(Holy, 0), free), 0, ByFree},
		{"forcemaster-creatures", forcemaster, with(single(Nature, 2), creature), 6, ByTax},
		{"forcemaster-creatures in two schools", forcemaster, with(joined(JoinAnd, Part{War, 1}, Part{Holy, 2}), creature), 9, ByTax},
		{"forcemaster-creatures partly Mind", forcemaster, with(joined(JoinAnd, Part{Mind, 1}, Part{Holy, 2}), creature), 5, BySchools},
		{"forcemaster pays double for the rest", forcemaster, single(Nature, 2), 4, BySchools},
		{"forcemaster novice creature", forcemaster, with(with(single(Nature, 1), creature), novice), 1, ByNovice},
		{"forcemaster-academy Dsjer-Tet", academyForcemaster, with(single(Dark, 2), creatureOf("Dsjer-Tet")), 2, BySubtype},
		{"forcemaster-academy others", academyForcemaster, with(single(Dark, 2), creature), 6, ByTax},
		{"druid-water level 1", druid, single(Water, 1), 1, BySchools},
		{"druid-water level 2", druid, single(Water, 2), 4, BySchools},
		{"druid-water part of level 1", druid, joined(JoinAnd, Part{Water, 1}, Part{Nature, 2}), 3, BySchools},
		{"druid-opposed", druid, single(War, 2), 6, BySchools},
		{"paladin-partial Holy 3", paladin, single(Holy, 3), 3, BySchools},
		{"paladin-partial Holy 4", paladin, single(Holy, 4), 8, BySchools},
		{"paladin-partial War 3", paladin, single(War, 3), 6, BySchools},
		{"paladin-partial each school", paladin, joined(JoinAnd, Part{Holy, 3}, Part{War, 2}), 5, BySchools},
		{"paladin-holy-creatures", paladin, with(single(Holy, 6), creature), 6, ByType},
		{"paladin-holy-creatures whole card", paladin, with(joined(JoinAnd, Part{Holy, 4}, Part{War, 3}), creature), 7, ByType},
		{"siren-subtypes", siren, with(single(Dark, 2), subtype("Pirate")), 2, BySubtype},
		{"monk-subtypes", monk, with(single(War, 2), subtype("Martial")), 2, BySubtype},
		{"monk untrained creature", monk, with(single(War, 2), creature), 6, ByTax},
		{"monk trained creature", monk, with(joined(JoinAnd, Part{Mind, 1}, Part{War, 1}), creature), 3, BySchools},
		{"trained-beats-opposed-type", monk, with(single(War, 2), creatureOf("Monk")), 2, BySubtype},
		{"necromancer-dsjer-tet", necromancer, with(single(Holy, 2), subtype("Dsjer-Tet")), 2, BySubtype},
		{"elementalist-living", elementalist, with(single(Fire, 2), living), 6, ByTax},
		{"elementalist-living novice", elementalist, with(with(single(Fire, 1), living), novice), 3, ByTax},
		{"elementalist trained", elementalist, single(Fire, 2), 2, BySchools},
	}
	for _, test := range tests {
		t.Run(test.ruling, func(t *testing.T) {
			got := test.mage.Price(test.spell, "")
			if got.Points != test.points || got.Basis != test.basis {
				t.Errorf("got %d points by %s, want %d by %s", got.Points, got.Basis, test.points, test.basis)
			}
		})
	}
}

func TestPriceSaysWhy(t *testing.T) {
	price := druid.Price(joined(JoinOr, Part{Fire, 2}, Part{Dark, 2}, Part{Holy, 2}), "")
	want := []Share{
		{Part{Fire, 2}, Opposed, 6, false},
		{Part{Dark, 2}, Untrained, 4, true},
		{Part{Holy, 2}, Untrained, 4, false},
	}
	if !slices.Equal(price.Shares, want) {
		t.Errorf("shares = %v, want %v", price.Shares, want)
	}
	tax := forcemaster.Price(with(single(Nature, 2), creature), "")
	if tax.Type != "creature" || tax.Factor != 3 || len(tax.Shares) != 0 {
		t.Errorf("tax = %+v, want creatures times 3 without shares", tax)
	}
	if got := siren.Price(with(single(Dark, 2), subtype("Song")), ""); got.Subtype != "Song" {
		t.Errorf("subtype = %q, want Song", got.Subtype)
	}
}

func TestChoiceMustBeOffered(t *testing.T) {
	if got := beastmaster.Price(single(Fire, 2), Fire).Points; got != 6 {
		t.Errorf("a Beastmaster who claims Fire pays %d, want 6", got)
	}
	if got := fireWizard.Price(single(Dark, 2), Dark).Points; got != 4 {
		t.Errorf("a Wizard who claims Dark pays %d, want 4", got)
	}
	if got := fireWizard.Price(single(Fire, 2), Fire).Points; got != 2 {
		t.Errorf("wizard-element: a Wizard who chose Fire pays %d, want 2", got)
	}
}
