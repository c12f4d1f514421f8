package fighter

import "testing"

// A card's Defense is what the law of attacks goes by.
func TestALawOfDefense(t *testing.T) {
	var none *Defense
	if none.Law(0) != nil {
		t.Error("no Defense has a law")
	}
	d := &Defense{Min: 7, Uses: 2, Not: []string{"Ranged"}, Unhindered: true}
	law := d.Law(1)
	if law.Min != 7 || law.Uses != 2 || law.Used != 1 || law.Infinite || !law.NotRanged || law.NotMelee || !law.Unhindered {
		t.Errorf("%+v", law)
	}
	if law := (&Defense{Min: 9}).Law(3); !law.Infinite || law.NotRanged {
		t.Errorf("without a number of uses it is %+v", law)
	}
	if d.Costs() || !(&Defense{Cost: map[string]int{"mana": 1}}).Costs() {
		t.Error("what a Defense costs")
	}
}
