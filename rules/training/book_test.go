package training

import (
	"math"
	"slices"
	"testing"
)

func TestCopies(t *testing.T) {
	tests := []struct {
		name           string
		spell          *Spell
		arena, academy int
	}{
		{"level 1", single(Nature, 1), 6, 3},
		{"level 2", single(Nature, 2), 4, 2},
		{"level 0", single(Holy, 0), 4, 2},
		{"two schools of level 1", joined(JoinAnd, Part{Air, 1}, Part{Arcane, 1}), 4, 2},
		{"aura", with(single(Holy, 0), free), 1, 1},
		{"epic", with(single(Nature, 1), func(s *Spell) { s.Epic = true }), 1, 1},
	}
	for _, test := range tests {
		if got := Copies(Arena, test.spell); got != test.arena {
			t.Errorf("%s: %d copies in Arena, want %d", test.name, got, test.arena)
		}
		if got := Copies(Academy, test.spell); got != test.academy {
			t.Errorf("%s: %d copies in Academy, want %d", test.name, got, test.academy)
		}
	}
}

func TestMayUse(t *testing.T) {
	priest := Mage{Class: "Priest", Trained: []School{Holy}, CountsAs: []string{"Priest", "Priestess"}}
	tests := []struct {
		name  string
		mage  Mage
		spell *Spell
		want  bool
	}{
		{"priest-counts-as-priestess", priest, &Spell{OnlyClass: []string{"Priestess"}}, true},
		{"octgn-only-by-school is not copied", warlock, &Spell{OnlyClass: []string{"Necromancer"}, Parts: []Part{{Dark, 2}}}, false},
		{"paladin qualifies for Holy", paladin, &Spell{OnlySchool: []School{Holy}}, true},
		{"paladin qualifies for War", paladin, &Spell{OnlySchool: []School{War}}, true},
		{"level 1 Water is no training in Water", druid, &Spell{OnlySchool: []School{Water}, Parts: []Part{{Water, 1}}}, false},
		{"siren-only-still-applies", siren, &Spell{OnlyClass: []string{"Paladin"}, Subtypes: []string{"Song"}}, false},
		{"an aura is the Paladin's", paladin, with(single(Holy, 0), free), true},
		{"and nobody else's", priest, with(single(Holy, 0), free), false},
		{"Talos is no aura", beastmaster, with(single(War, 7), free), true},
		{"class or school", beastmaster, &Spell{OnlyClass: []string{"Druid"}, OnlySchool: []School{Nature}}, true},
	}
	for _, test := range tests {
		if got := test.mage.MayUse(test.spell, ""); got != test.want {
			t.Errorf("%s: %v, want %v", test.name, got, test.want)
		}
	}
	fireOnly := &Spell{OnlySchool: []School{Fire}}
	if !fireWizard.MayUse(fireOnly, Fire) || fireWizard.MayUse(fireOnly, Air) {
		t.Error("the chosen element opens its Only spells, and no other")
	}
}

// TestCheckFindsAll breaks every law at once.
func TestCheckFindsAll(t *testing.T) {
	mage := Mage{Game: Arena, Class: "Warlock", Limit: 10, Trained: []School{Dark}}
	book := Book{Game: Academy, Mage: mage, Entries: []Entry{
		{&Spell{ID: "many", Level: 1, Parts: []Part{{Dark, 1}}, Games: []Game{Academy}}, 3},
		{&Spell{ID: "hero", Level: 2, Parts: []Part{{Dark, 2}}, Games: []Game{Academy}, Epic: true}, 2},
		{&Spell{ID: "barred", Level: 2, Parts: []Part{{Holy, 2}}, OnlySchool: []School{Holy}, Games: []Game{Arena}}, 1},
		{&Spell{ID: "many", Level: 1, Parts: []Part{{Dark, 1}}, Games: []Game{Academy}}, 1},
	}}
	want := []Problem{
		{Rule: RuleMage, Game: Academy},
		{Rule: RulePoints, Found: 12, Limit: 10},
		{Rule: RuleCopies, Spell: "many", Found: 4, Limit: 3, Level: 1},
		{Rule: RuleEpic, Spell: "hero", Found: 2, Limit: 1, Level: 2},
		{Rule: RuleOnly, Spell: "barred", OnlySchool: []School{Holy}},
		{Rule: RulePool, Spell: "barred", Game: Academy},
	}
	got := book.Review().Problems
	same := slices.EqualFunc(got, want, func(a, b Problem) bool {
		return a.Rule == b.Rule && a.Spell == b.Spell && a.Found == b.Found && a.Limit == b.Limit &&
			a.Level == b.Level && a.Game == b.Game && slices.Equal(a.OnlySchool, b.OnlySchool)
	})
	if !same {
		t.Errorf("got\n%+v\nwant\n%+v", got, want)
	}
}

func TestLimitNoneAndExact(t *testing.T) {
	book := Book{Mage: Mage{Trained: []School{Dark}, Limit: 2}, Entries: []Entry{{single(Dark, 2), 1}}}
	if got := book.Review().Problems; len(got) != 0 {
		t.Errorf("a book of exactly the limit has problems: %v", got)
	}
	book.Mage.Limit = 0
	book.Entries[0].Count = 4
	if got := book.Review().Problems; len(got) != 0 {
		t.Errorf("a book without a limit has problems: %v", got)
	}
}

func TestSettled(t *testing.T) {
	entries := []Entry{{single(Fire, 3), 2}, {single(Water, 1), 2}}
	tests := []struct {
		name   string
		mage   Mage
		choice School
		extra  []Entry
		want   School
	}{
		{"kept", fireWizard, Water, nil, Water},
		{"cheapest", fireWizard, "", nil, Fire},
		{"legal before cheap", fireWizard, "", []Entry{{&Spell{ID: "only", OnlySchool: []School{Water}}, 1}}, Water},
		{"not offered", fireWizard, Dark, nil, Fire},
		{"nothing to choose", beastmaster, Fire, nil, ""},
	}
	for _, test := range tests {
		book := Book{Mage: test.mage, Choice: test.choice, Entries: append(slices.Clone(entries), test.extra...)}
		if got := book.Review().Choice; got != test.want {
			t.Errorf("%s: chose %q, want %q", test.name, got, test.want)
		}
	}
}

func TestAbsurdCountsDoNotOverflow(t *testing.T) {
	book := Book{Mage: Mage{Limit: 120}, Entries: []Entry{
		{single(Dark, 6), math.MaxInt}, {single(Dark, 6), math.MaxInt}, {single(Holy, 1), math.MinInt},
	}}
	if got := book.Review().Points; got != math.MaxInt {
		t.Errorf("total = %d, want the largest number", got)
	}
	if got := book.Review().Cards; got != math.MaxInt {
		t.Errorf("cards = %d, want the largest number", got)
	}
	if got := book.Review().Problems; len(got) != 2 {
		t.Errorf("problems = %v, want points and copies", got)
	}
}

func TestCounted(t *testing.T) {
	aura := with(single(Holy, 0), free)
	talos := with(single(War, 7), free)
	book := Book{Entries: []Entry{{aura, 6}, {talos, 1}, {single(War, 1), 2}}}
	if got := book.Review().Cards; got != 3 {
		t.Errorf("cards = %d, want 3: auras are not counted, Talos is", got)
	}
}
