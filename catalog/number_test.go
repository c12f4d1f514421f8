package catalog

import (
	"crypto/sha256"
	"encoding/hex"
	"strings"
	"testing"

	"github.com/quickcast/quickcast/assets"
)

// Codes that were shared stay readable: every card and mage has a number, and the
// numbers given so far are never given to others. What is new is added at the end
// of data/numbers.json.
func TestNumbersOnlyGrow(t *testing.T) {
	c, err := Load(assets.FS)
	if err != nil {
		t.Fatal(err)
	}
	for _, card := range c.Cards() {
		n, ok := c.Number(card.ID)
		if back, known := c.Numbered(n); !ok || !known || back != card.ID {
			t.Errorf("%s has no number: add it at the end of data/numbers.json", card.ID)
		}
	}
	for _, mage := range c.Mages() {
		n, ok := c.MageNumber(mage.ID)
		if back, known := c.NumberedMage(n); !ok || !known || back != mage.ID {
			t.Errorf("%s has no number: add it at the end of data/numbers.json", mage.ID)
		}
	}
	var first []string
	for n := range 832 {
		id, _ := c.Numbered(n)
		first = append(first, string(id))
	}
	for n := range 29 {
		id, _ := c.NumberedMage(n)
		first = append(first, string(id))
	}
	sum := sha256.Sum256([]byte(strings.Join(first, " ")))
	if got, want := hex.EncodeToString(sum[:8]), "ade994a0d0e793f8"; got != want {
		t.Errorf("the numbers given in version 1 have changed (%s, not %s): codes people have shared would name other cards", got, want)
	}
	for _, n := range []int{-1, len(c.numbers.cards)} {
		if id, ok := c.Numbered(n); ok {
			t.Errorf("%d is %s", n, id)
		}
	}
}

func TestNumbersAreChecked(t *testing.T) {
	for name, r := range map[string]numbersRecord{
		"twice":   {Of: "cards", IDs: []string{"dispel", "dispel"}},
		"nothing": {Of: "sets"},
	} {
		if _, err := new(numberTable).add(&r); err == nil {
			t.Errorf("%s is taken", name)
		}
	}
}
