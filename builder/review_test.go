package builder

import (
	"testing"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/rules/training"
)

func TestLookFindsEverything(t *testing.T) {
	c := load(t)
	book := Book{Mage: "academy-beastmaster", Entries: []Entry{
		{Card: "bear-strength", Count: 3}, {Card: "nonsense", Count: 1}, {Card: "mend", Count: 1}, {Card: "bear-strength", Count: 1},
	}}
	r := Look(book, c)
	if r.Game != training.Academy || r.Limit != 40 || r.Mage == nil {
		t.Errorf("game %q, limit %d", r.Game, r.Limit)
	}
	if len(r.Lines) != 2 || r.Lines[0].Count != 4 || r.Lines[0].Points != 4 || r.Lines[0].Copies != 3 {
		t.Errorf("lines %+v", r.Lines)
	}
	if got := len(r.Lines[0].Problems); got != 2 {
		t.Errorf("Bear Strength has %d problems, want copies and academy-pool: %+v", got, r.Lines[0].Problems)
	}
	if len(r.Unknown) != 1 || r.Unknown[0] != "nonsense" || r.Legal() {
		t.Errorf("unknown %v, legal %v", r.Unknown, r.Legal())
	}
}

func TestLookWithoutMage(t *testing.T) {
	r := Look(Book{Entries: []Entry{{Card: "bear-strength", Count: 7}}}, load(t))
	if r.Legal() || len(r.Problems) != 1 || r.Problems[0].Rule != RuleNoMage {
		t.Errorf("problems %+v, want the missing mage alone", r.Problems)
	}
	if r.Priced() || r.Points != 0 || r.Limit != 0 || r.Lines[0].Points != 0 || len(r.Lines[0].Problems) != 0 || r.Cards != 7 {
		t.Errorf("%+v: a book without a mage has cards, and no points", r)
	}
}

func TestCurve(t *testing.T) {
	c := load(t)
	curve := Look(Book{Mage: "arena-warlock-arraxian-crown", Entries: []Entry{
		{Card: "adramelech-lord-of-fire", Count: 1}, {Card: "bear-strength", Count: 2},
	}}, c).Curve()
	if curve.Cost[MaxCost] != 1 || curve.Cost[5] != 2 {
		t.Errorf("cost %v, want one of 20 and more, two of 5", curve.Cost)
	}
	open := Look(Book{Mage: "arena-wizard-sortilege", Entries: []Entry{{Card: "mind-control", Count: 3}}}, c).Curve()
	if control, _ := c.Card("mind-control"); control.Reveal.Variable == "" || control.Cost.Variable != "" {
		t.Fatal("Mind Control is revealed for an X and cast for a number")
	}
	if open.Cost[2] != 0 || open.Variable != 3 {
		t.Errorf("an X to reveal is counted as %v and %d open ones, want three open", open.Cost, open.Variable)
	}
	if curve.School[training.Fire] != 1 || curve.School[training.Dark] != 1 || curve.School[training.Nature] != 2 {
		t.Errorf("schools %v", curve.School)
	}
	if curve.Type[catalog.Creature] != 1 || curve.Type[catalog.Enchantment] != 2 {
		t.Errorf("types %v", curve.Type)
	}
	if curve.Action[catalog.Full] != 1 || curve.Action[catalog.Quick] != 2 {
		t.Errorf("actions %v", curve.Action)
	}
}
