package books

import (
	"testing"

	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/uitest"
)

const friday = `{"quickcast":"house-rules","version":1,"name":"Friday","barred":["dispel"],"mages":{"arena-warlock-arraxian-crown":{"points":130}}}`

// anew is the screen as it is built when house rules have changed.
func (st *stand) anew() {
	st.needs.House = st.house
	cat := st.needs.Catalog
	st.needs.Catalog = cat.Under(st.house.On()...)
	st.screen = New(st.needs, st.screen.State())
	st.needs.Catalog = cat
	st.Show(st.screen.Object())
}

// House rules come in like a book, are seen to be on at every book, and are switched off
// again.
func TestHouseRules(t *testing.T) {
	st := newStand(t, phone, "en", theme.Dark)
	mage, _ := st.needs.Catalog.Mage("arena-warlock-arraxian-crown")
	st.screen.create(builder.Book{Name: "Fire"}.WithMage(mage).Add("fireball", 2).Add("dispel", 3))
	st.screen.Bring("friday.json", []byte(friday))
	if len(st.house.On()) != 1 {
		t.Fatalf("%+v, said %q", st.house, st.Said)
	}
	st.anew()
	st.Reads("House rules: Friday")
	st.Reads("barred by a house rule")
	st.Picture("house-book")
	st.Tap("House rules: Friday")
	st.Picture("house-sheet")
	st.Tap("Friday")
	if len(st.house.On()) != 0 {
		t.Errorf("%+v", st.house)
	}
	st.Tap("Share Friday")
	if house, err := catalog.ReadHouse([]byte(st.copied)); err != nil || house.Name != "Friday" {
		t.Errorf("%q, %v", st.copied, err)
	}
	st.screen.dismiss()
	st.screen.Bring("", []byte(friday))
	st.Reads("they would be")
	st.Tap("Take them")
	if len(st.house) != 1 || len(st.house.On()) != 1 {
		t.Errorf("%+v", st.house)
	}
	st.screen.Bring("", []byte(`{"quickcast":"house-rules","version":1}`))
	if st.Said != "The house rules have no name: give them one, so that everybody sees what is on." {
		t.Errorf("said %q", st.Said)
	}
}

// Where printings are priced differently a person chooses the one that counts.
func TestChooseAPrinting(t *testing.T) {
	st := newStand(t, phone, "en", theme.Dark)
	st.needs.Unofficial = catalog.UnofficialShown
	st.screen = New(st.needs, State{})
	st.Show(st.screen.Object())
	mage, _ := st.needs.Catalog.Mage("arena-priestess-westlock")
	st.screen.create(builder.Book{Name: "Light"}.WithMage(mage).Add("ankh-of-asyra", 1).Add("dispel", 1))
	st.screen.showEntry("dispel")
	st.Lacks("the usual one")
	st.screen.dismiss()
	st.screen.showEntry("ankh-of-asyra")
	st.Reads("the usual one")
	st.Picture("house-printing")
	st.Tap("Arena \"final release\"")
	st.anew()
	if st.screen.review.Points != 1+2 {
		t.Errorf("%d points", st.screen.review.Points)
	}
	st.screen.showEntry("ankh-of-asyra")
	st.Tap("the usual one")
	st.anew()
	if st.screen.review.Points != 2+2 {
		t.Errorf("%d points", st.screen.review.Points)
	}
}

// House rules are written in the app: a name, and at a card that nobody may have it, or another
// level; as printed it is again by a tap.
func TestHouseRulesAreWritten(t *testing.T) {
	st := newStand(t, phone, "en", theme.Dark)
	mage, _ := st.needs.Catalog.Mage("arena-warlock-arraxian-crown")
	st.screen.create(builder.Book{Name: "Fire"}.WithMage(mage).Add("fireball", 2))
	st.screen.writeHouse()
	st.Tap("Done")
	if len(st.house) != 0 || st.Said == "" {
		t.Fatal("house rules without a name are kept")
	}
	uitest.Write(st.Sheet, "What they are called", "Friday")
	st.Tap("Done")
	if names := st.house.Names(); len(names) != 1 || names[0] != "Friday" {
		t.Fatalf("%v are on", names)
	}
	st.anew()
	st.Tap("2 Fireball")
	st.Tap("By house rule")
	st.Tap("Nobody may have it")
	st.Tap("One more") // its level, the last of its values
	st.Tap("Done")
	house, _ := st.house.Named("Friday")
	if value, set := house.Values.Card("fireball", catalog.FieldLevel); len(house.Barred) != 1 || !set || value != 3 {
		t.Fatalf("%+v: level %d", house, value)
	}
	st.anew()
	st.Reads("barred by a house rule")
	st.screen.showEntry("fireball")
	st.Tap("By house rule")
	st.Tap("As printed")
	if house, _ := st.house.Named("Friday"); house.Changes() != 0 {
		t.Errorf("as printed, %d changes are left", house.Changes())
	}
}
