package training

import "testing"

// The examples printed in the rulebooks. Beastmaster, Wizard and Warlock are
// those of the examples, not of the catalog.
var (
	beastmaster = Mage{Class: "Beastmaster", Trained: []School{Nature}, Opposed: []School{Fire}}
	wizard      = Mage{Class: "Wizard", Trained: []School{Arcane, Air}}
	arcaneMage  = Mage{Class: "Wizard", Trained: []School{Arcane}}
	fireWizard  = Mage{Class: "Wizard", Trained: []School{Arcane}, Choices: []School{Air, Earth, Fire, Water}}
	warlock     = Mage{Class: "Warlock", Trained: []School{Dark, Fire}, Opposed: []School{Holy}}
)

func single(school School, level int) *Spell {
	return &Spell{ID: string(school), Level: level, Parts: []Part{{school, level}}}
}

func joined(join Join, parts ...Part) *Spell {
	s := &Spell{ID: "joined", Join: join, Parts: parts}
	for _, p := range parts {
		if join == JoinAnd {
			s.Level += p.Level
		} else {
			s.Level = p.Level
		}
	}
	return s
}

func TestPrintedPrices(t *testing.T) {
	raptor := joined(JoinAnd, Part{Arcane, 1}, Part{Air, 1})
	adramelech := joined(JoinAnd, Part{Fire, 2}, Part{Dark, 4})
	wand := joined(JoinOr, Part{Earth, 2}, Part{Water, 2}, Part{Air, 2}, Part{Fire, 2})
	tests := []struct {
		rule   string
		spell  *Spell
		mage   Mage
		choice School
		copies int
		points int
		level  int
	}{
		{"A-100 two of an untrained level 1", single(Arcane, 1), beastmaster, "", 2, 4, 1},
		{"A-100 trained level 3", single(Nature, 3), beastmaster, "", 1, 3, 3},
		{"A-102 both schools trained", raptor, wizard, "", 1, 2, 2},
		{"A-102 one school trained", raptor, arcaneMage, "", 1, 3, 2},
		{"A-102 no school trained", raptor, beastmaster, "", 1, 4, 2},
		{"A-101 opposed level 1", single(Fire, 1), beastmaster, "", 1, 3, 1},
		{"R-124 the cheapest of an OR", wand, warlock, "", 1, 2, 2},
		{"R-125 half trained by choice", adramelech, fireWizard, Fire, 1, 10, 6},
		{"R-125 wholly trained", adramelech, warlock, "", 1, 6, 6},
		{"R-123 trained", single(Nature, 3), beastmaster, "", 1, 3, 3},
		{"R-123 untrained", single(War, 3), beastmaster, "", 1, 6, 3},
		{"R-123 opposed", single(Fire, 3), beastmaster, "", 1, 9, 3},
		{"R-123 opposed to Warlocks", single(Holy, 1), warlock, "", 1, 3, 1},
	}
	for _, test := range tests {
		t.Run(test.rule, func(t *testing.T) {
			book := Book{Mage: test.mage, Choice: test.choice, Entries: []Entry{{test.spell, test.copies}}}
			if got := book.Review().Points; got != test.points {
				t.Errorf("points = %d, want %d", got, test.points)
			}
			if got := test.mage.Price(test.spell, test.choice).Level; got != test.level {
				t.Errorf("level = %d, want %d", got, test.level)
			}
		})
	}
}

func TestPrintedRestrictions(t *testing.T) {
	arcaneOnly := &Spell{OnlySchool: []School{Arcane}}
	beastOnly := &Spell{OnlyClass: []string{"Beastmaster"}}
	if !wizard.MayUse(arcaneOnly, "") || beastmaster.MayUse(arcaneOnly, "") {
		t.Error("A-105: an Arcane Mage Only spell is for the Wizard, not for the Beastmaster")
	}
	if wizard.MayUse(beastOnly, "") || !beastmaster.MayUse(beastOnly, "") {
		t.Error("A-105: a Beastmaster Only spell is for the Beastmaster, not for the Wizard")
	}
}

func TestPrintedCounts(t *testing.T) {
	for name, test := range map[string]struct {
		counts []int
		want   int
	}{
		"Beastmaster": {[]int{4, 11, 10, 3, 1}, 29},
		"Wizard":      {[]int{3, 10, 7, 3, 5}, 28},
	} {
		var book Book
		for _, n := range test.counts {
			book.Entries = append(book.Entries, Entry{single(Nature, 1), n})
		}
		if got := book.Review().Cards; got != test.want {
			t.Errorf("%s: %d cards, want %d (A-13)", name, got, test.want)
		}
	}
}
