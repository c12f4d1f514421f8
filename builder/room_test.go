package builder

import (
	"testing"

	"github.com/quickcast/quickcast/catalog"
)

func TestWhatStillFits(t *testing.T) {
	c := load(t)
	rulebook, _ := c.Rulebook("arena-starting-warlock")
	full := FromRulebook(rulebook, "")
	fireball, _ := c.Card("fireball")
	if Look(full, c).Fits(fireball) {
		t.Error("120 of 120 points are spent: nothing fits")
	}
	room := full.Take("adramelech-lord-of-fire", 1)
	if r := Look(room, c); !r.Fits(fireball) || r.Count("fireball") != 2 || r.Left() <= 0 {
		t.Errorf("with %d points left a third Fireball (there are %d) must fit", r.Left(), r.Count("fireball"))
	}
	many := Book{}.WithMage(Look(full, c).Mage).Add("fireball", 4)
	if Look(many, c).Fits(fireball) {
		t.Error("a level 2 spell has four copies at most")
	}
	if (Review{}).Fits(fireball) {
		t.Error("without a mage nobody can say what fits")
	}
	if priest, _ := c.Card("asyran-cleric"); Look(room, c).Price(priest).Points <= priest.Level {
		t.Error("a Holy creature is opposed: it costs more than its level")
	}
}

// What is said to fit is what the law takes, up to the very last point.
func TestWhatFitsIsLegal(t *testing.T) {
	c := load(t)
	rulebook, _ := c.Rulebook("arena-starting-warlock")
	book, filled := FromRulebook(rulebook, ""), 0
	for _, line := range Look(book, c).Lines {
		book = book.Take(line.Card.ID, 1)
		review := Look(book, c)
		for _, card := range c.Cards() {
			with := Look(book.Add(card.ID, 1), c)
			if review.Fits(card) != with.Legal() {
				t.Fatalf("%d points left: %s is said to fit: %t, the book with it breaks %v", review.Left(), card.ID, review.Fits(card), with.Problems)
			}
			if with.Legal() && with.Left() == 0 {
				filled++
			}
		}
	}
	if filled == 0 {
		t.Error("no card filled the book exactly")
	}
}

func TestACardNobodyKnowsIsNotLegal(t *testing.T) {
	c := load(t)
	book := Book{Mage: "arena-warlock-arraxian-crown"}.Add("fireball", 1)
	if !Look(book, c).Legal() {
		t.Fatal("one Fireball is legal")
	}
	if strange := Look(book.Add(catalog.CardID("card-of-tomorrow"), 1), c); strange.Legal() || len(strange.Problems) > 0 {
		t.Errorf("legal: %t, problems %v", strange.Legal(), strange.Problems)
	}
}
