package magewars

import (
	"encoding/json"
	"testing"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// Of a card whose printings have other numbers the log says which was taken, when its
// numbers are first seen; a hidden card is not told by it.
func TestTheLogSaysWhichPrintingWasTaken(t *testing.T) {
	cat, err := loaded()
	if err != nil {
		t.Fatal(err)
	}
	printed := func(id catalog.CardID) string {
		card, ok := cat.Card(id)
		if !ok {
			t.Fatalf("no card %s", id)
		}
		text, err := json.Marshal(state.FromCard(card))
		if err != nil {
			t.Fatal(err)
		}
		return string(text[:len(text)-1])
	}
	set := func(id catalog.SetID) string {
		s, _ := cat.Set(id)
		return s.Name
	}
	said := func(tb *table) (printing any) {
		for _, line := range tb.log {
			if line.ID == "table.logPrinting" {
				printing = line.Args["Printing"]
			}
		}
		return printing
	}
	for _, test := range []struct {
		id   catalog.CardID
		kind tracker.Kind
		more string
		want any
	}{
		{"victorian-griffin", "add", `}`, set("promo")},
		{"whirling-spirit", "add", `}`, set("core")},
		{"steep-hill", "add", `}`, nil},
		{"chitin-armor", "add", `}`, nil}, // other subtypes only
		{"flame-strike", "cast", `,"target":"mage1","quickcast":true}`, set("promo")},
		{"dragons-breath", "cast", `,"target":"mage2","declare":true}`, set("bgd")},
		{"spiked-armor", "cast", `}`, set("promo")},
		{"circle-of-light", "cast", `,"target":"mage1"}`, nil},
	} {
		tb := arenaFight(t)
		tb.do("set", 1, `{"track":"mana","value":60}`)
		tb.do(test.kind, 1, printed(test.id)+test.more)
		if got := said(tb); got != test.want {
			t.Errorf("%s: taken from %v, want %v", test.id, got, test.want)
		}
		if test.id == "circle-of-light" {
			tb.do("reveal", 1, `{"object":"o1"}`)
			if got := said(tb); got != set("lg1") {
				t.Errorf("%s revealed: taken from %v", test.id, got)
			}
		}
	}
}
