package builder

import (
	"testing"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/catalog"
)

// Cards in each other's way are told: a third ring and more, a second copy of what is
// unique, a spell for soldiers without soldiers; and not what is worn beside each other.
func TestFrictions(t *testing.T) {
	cards, err := catalog.Load(assets.FS)
	if err != nil {
		t.Fatal(err)
	}
	mage, _ := cards.Mage("arena-warlock-arraxian-crown")
	var soldierSpell, soldier, legend *catalog.Card
	for _, c := range cards.Cards() {
		switch {
		case c.Target == "soldier creature" && soldierSpell == nil:
			soldierSpell = c
		case c.Type == catalog.Creature && len(c.Subtypes) > 0 && c.Subtypes[0] == "Soldier" && soldier == nil:
			soldier = c
		case c.Legendary && legend == nil:
			legend = c
		}
	}
	told := func(b Book) map[string]int {
		found := map[string]int{}
		for _, f := range Look(b.WithMage(mage), cards).Frictions() {
			found[f.Kind+" "+f.What] = f.Copies
		}
		return found
	}
	book := Book{}.Add(soldierSpell.ID, 2).Add(legend.ID, 2)
	got := told(book)
	if got["target soldier"] != 2 || got["single "] != 2 || len(got) != 2 {
		t.Errorf("%v", got)
	}
	if got := told(book.Add(soldier.ID, 1).Take(legend.ID, 1)); len(got) != 0 {
		t.Errorf("with a soldier: %v", got)
	}
	rings := Book{}
	n := 0
	for _, c := range cards.Cards() {
		if len(c.Slots) == 1 && c.Slots[0] == "ring" && n < 4 {
			rings, n = rings.Add(c.ID, 1), n+1
			if got := told(rings); (got["slot ring"] > 0) != (n == 4) {
				t.Errorf("%d rings: %v", n, got)
			}
		}
	}
}

func TestReaches(t *testing.T) {
	cards, err := catalog.Load(assets.FS)
	if err != nil {
		t.Fatal(err)
	}
	r := Look(rulebookBook(t, cards), cards)
	reaches, ok := r.Reaches(3)
	if !ok || len(reaches) != 3 || reaches[0].Mana != r.Mage.StartingMana+r.Mage.Channeling || reaches[2].Cards < reaches[0].Cards || reaches[2].Cards > r.Cards {
		t.Errorf("%+v, %v", reaches, ok)
	}
	if r.Sustained() < 10 {
		t.Errorf("%d rounds", r.Sustained())
	}
}

func rulebookBook(t *testing.T, cards *catalog.Catalog) Book {
	t.Helper()
	rulebook, ok := cards.Rulebook("arena-starting-warlock")
	if !ok {
		t.Fatal("no such book")
	}
	return FromRulebook(rulebook, "")
}
