package builder

import (
	"encoding/json"
	"errors"
	"reflect"
	"testing"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/internal/store"
	"github.com/quickcast/quickcast/rules/training"
)

const tableRules = `{"quickcast":"house-rules","version":1,"name":"Friday","notes":"since May",
	"cards":{"fireball":{"level":3}},"mages":{"arena-warlock-arraxian-crown":{"points":130}},
	"printings":{"ankh-of-asyra":"afr"},"barred":["dispel"]}`

// House rules change level, printing, points and what may be in a book at all; without
// them all is as printed.
func TestHouseRulesHold(t *testing.T) {
	c := loaded(t)
	house, err := catalog.ReadHouse([]byte(tableRules))
	if err != nil || len(c.Strange(house)) > 0 {
		t.Fatalf("%+v, %v", house, err)
	}
	book := Book{Game: "arena", Mage: "arena-warlock-arraxian-crown"}.Add("fireball", 1).Add("dispel", 1).Add("ankh-of-asyra", 1)
	printed, changed := Look(book, c), Look(book, c.Under(house))
	if printed.Limit != 120 || printed.Points != 2+2+6 || len(printed.Problems) != 0 {
		t.Errorf("printed: %d of %d, %+v", printed.Points, printed.Limit, printed.Problems)
	}
	if changed.Limit != 130 || changed.Points != 3+2+3 || len(changed.Problems) != 1 || changed.Problems[0].Rule != training.RuleHouse || changed.Problems[0].Spell != "dispel" {
		t.Errorf("by house rules: %d of %d, %+v", changed.Points, changed.Limit, changed.Problems)
	}
	dispel, _ := c.Under(house).Card("dispel")
	mage, _ := c.Mage("arena-warlock-arraxian-crown")
	if p := priced(mage, "", dispel); p.Legal || changed.Fits(dispel) {
		t.Errorf("%+v", p)
	}
	ankh, _ := c.Under(house).Card("ankh-of-asyra")
	usual, _ := c.Card("ankh-of-asyra")
	if back, _ := c.Under(house, catalog.House{Printings: map[catalog.CardID]catalog.SetID{"ankh-of-asyra": "nowhere"}}).Card("ankh-of-asyra"); ankh.Level != 1 || usual.Level != 2 || back.Level != 1 {
		t.Errorf("levels %d, %d, %d", ankh.Level, usual.Level, back.Level)
	}
	if !c.Priced(usual, ankh) || c.Priced(usual, usual) {
		t.Error("whether a printing matters")
	}
	if strange := c.Strange(catalog.House{Barred: []catalog.CardID{"x"}, Printings: map[catalog.CardID]catalog.SetID{"dispel": "core"}}); !reflect.DeepEqual(strange, []string{"dispel", "x"}) {
		t.Errorf("%v", strange)
	}
}

// House rules go out as they came in, are kept with what is on, and broken ones are put
// aside.
func TestHouseRulesAreKept(t *testing.T) {
	house, err := catalog.ReadHouse([]byte(tableRules))
	if err != nil {
		t.Fatal(err)
	}
	data, err := json.Marshal(house)
	if err != nil {
		t.Fatal(err)
	}
	if again, err := catalog.ReadHouse(data); err != nil || !reflect.DeepEqual(again, house) || !catalog.IsHouse(data) {
		t.Errorf("%s: %v", data, err)
	}
	files := store.NewMemory()
	shelf := NewShelf(files)
	rules := HouseRules{}.Put(house).Put(catalog.House{Name: "Other"}).Put(house).Switch(1, false)
	if len(rules) != 2 || !reflect.DeepEqual(rules.Names(), []string{"Friday"}) || len(rules.Drop(0)) != 1 {
		t.Errorf("%+v", rules)
	}
	if err := shelf.SaveHouseRules(rules); err != nil {
		t.Fatal(err)
	}
	if got, err := shelf.HouseRules(); err != nil || !reflect.DeepEqual(got, rules) {
		t.Errorf("%+v, %v", got, err)
	}
	if err := files.Replace(houseFile, []byte(`[{"on":true,"house":`+tableRules+`},{"on":true,"house":{}}]`)); err != nil {
		t.Fatal(err)
	}
	var damaged *DamagedError
	if got, err := shelf.HouseRules(); !errors.As(err, &damaged) || len(got) != 1 {
		t.Errorf("%+v, %v", got, err)
	}
}

func TestBrokenHouseRules(t *testing.T) {
	for data, want := range map[string]catalog.HouseFault{
		"":                          catalog.HouseDamaged,
		"{}":                        catalog.HouseOther,
		`{"quickcast":"spellbook"}`: catalog.HouseOther,
		`{"quickcast":"house-rules","version":2}`:                               catalog.HouseNewer,
		`{"quickcast":"house-rules","version":1}`:                               catalog.HouseNameless,
		`{"quickcast":"house-rules","version":1,"name":"x","baned":["dispel"]}`: catalog.HouseDamaged,
		`{"quickcast":"house-rules","version":1,"name":"x"} {}`:                 catalog.HouseDamaged,
	} {
		_, err := catalog.ReadHouse([]byte(data))
		var refused *catalog.HouseError
		if !errors.As(err, &refused) || refused.Fault != want {
			t.Errorf("%s: %v, want %s", data, err, want)
		}
	}
	var beyond *catalog.OverrideProblem
	if _, err := catalog.ReadHouse([]byte(`{"quickcast":"house-rules","version":1,"name":"x","cards":{"dispel":{"level":99}}}`)); !errors.As(err, &beyond) {
		t.Errorf("a level of 99: %v", err)
	}
}

func FuzzHouse(f *testing.F) {
	f.Add([]byte(tableRules))
	c := loaded(f)
	f.Fuzz(func(t *testing.T, data []byte) {
		house, err := catalog.ReadHouse(data)
		if err != nil {
			return
		}
		c.Under(house)
		written, err := json.Marshal(house)
		if err != nil {
			t.Fatal(err)
		}
		if again, err := catalog.ReadHouse(written); err != nil || again.Name != house.Name {
			t.Fatalf("%s: %v", written, err)
		}
	})
}
