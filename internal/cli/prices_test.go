package cli

import (
	"encoding/json"
	"os"
	"strings"
	"testing"
)

// What is published in docs is what the program says; after a change of facts or law it
// is made anew: quickcast prices --to markdown > docs/prices.md, --to csv > docs/prices.csv.
func TestPublishedPricesAreToday(t *testing.T) {
	for format, file := range map[string]string{"markdown": "../../docs/prices.md", "csv": "../../docs/prices.csv"} {
		published, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if status, out, errs := callBooks("", "prices", "--to", format); status != 0 || errs != "" || out != string(published) {
			t.Errorf("%s is not what prices --to %s says (status %d, %s): make it anew", file, format, status, errs)
		}
	}
}

func TestPricesSayWhy(t *testing.T) {
	status, out, _ := callBooks("", "prices", "--json", "--mage", "arena-warlock-arraxian-crown")
	found := 0
	for line := range strings.Lines(out) {
		var a priceAnswer
		if err := json.Unmarshal([]byte(line), &a); err != nil {
			t.Fatal(err)
		}
		switch a.Card {
		case "bear-strength":
			found++
			if a.Points != 2 || !a.Legal || a.Rule != "R-123" || a.Why != "Nature 1, untrained: x2" {
				t.Errorf("%+v", a)
			}
		case "ring-of-the-oceans-depths":
			found++
			if a.Legal || a.Rule != "R-127" || a.Why != "only for Water mages" {
				t.Errorf("%+v", a)
			}
		case "temple-of-light": // Holy 2, opposed
			found++
			if a.Points != 6 || a.Rule != "R-123" {
				t.Errorf("%+v", a)
			}
		}
	}
	if status != 0 || found != 3 {
		t.Errorf("status %d, found %d", status, found)
	}
	if status, _, _ := callBooks("", "prices", "--to", "pdf"); status != 2 {
		t.Errorf("status %d", status)
	}
}
