package formats

import (
	"testing"

	"github.com/quickcast/quickcast/catalog"
)

// Nothing that stands in a list may vanish without a word: neither behind the
// mage, nor behind another entry, nor as a title.
func TestEntriesThatDoNotStandAlone(t *testing.T) {
	s := scribe(t)
	three := counts{"fireball": 2, "bear-strength": 1, "drain-life": 3}
	for text, want := range map[string]counts{
		"Warlock: 2x Fireball, Bear Strength, 3x Drain Life":                                           three,
		"Warlock; 2 Fireball; 1 Bear Strength; 3 Drain Life":                                           three,
		"Mage: Warlock, 2x Fireball, 1x Bear Strength, 3x Drain Life":                                  three,
		"Mage: Warlock 2 Fireball 1 Bear Strength 3 Drain Life":                                        three,
		"Mage: Warlock\n2 Fireball 1 Bear Strength and 3 Drain Life":                                   three,
		"Mage: Warlock\n2\tFireball\t1\tBear Strength\t3\tDrain Life":                                  three,
		"Mage: Warlock\n2 Fireball // 1 Bear Strength\n3 Drain Life":                                   three,
		"Mage: Warlock<br>2x Fireball<br/>1x Bear Strength<br>3x Drain Life":                           three,
		"<p>Mage: Warlock</p><ul><li>2x Fireball</li><li>Bear Strength</li><li>3 Drain Life</li></ul>": three,
		"Mage: Warlock\nSet: 2 Fireball\nlevel: Bear Strength x1\n3 Drain Life":                        three,
		"Mage: Warlock\n2x Fireball -- burns\n1 Bear Strength\n3 Drain Life":                           three,
	} {
		r := read(t, s, text)
		got := counts{}
		for _, e := range r.Book.Entries {
			got[e.Card] += e.Count
		}
		same := len(got) == len(want) && len(r.Problems) == 0 && r.Book.Mage == "arena-warlock-arraxian-crown"
		for card, n := range want {
			same = same && got[card] == n
		}
		if !same {
			t.Errorf("%q gives %s %v, problems %+v; want %v", text, r.Book.Mage, got, r.Problems, want)
		}
	}
}

func TestNothingIsSwallowed(t *testing.T) {
	s := scribe(t)
	for text, line := range map[string]int{
		"Mage: Warlock\n2 Dispel\n1 Fireball (and 2 Bear Strength)":             3,
		"Mage: Warlock\n2 Dispel\n1 Fireball; 2 Bear Strength; 3 Xyzzyqwv":      3,
		"Mage: Warlock\n2 Dispel\n1 Fireball 3/4 2 Bear Strength":               3,
		"Mage: Warlock\n2 Dispel\n- **Xyzzyqwv of Doom**":                       3,
		"Mage: Warlock\n**Xyzzyqwv of Doom**\n**Fireball**":                     2,
		"Mage: Warlock\n| Fireball | 3 | 2 Bear Strength | 1 |\n| 2 | Dispel |": 2,
		"Mage: Bob, 2 Fireball, 3 Xyzzyqwv\n2 Dispel":                           1,
		"Mage: Wizard\nTraining: Xyzzyqwv\n2 Dispel":                            2,
		"Name: Mine Mage: Wizard 2 Fireball 1 Dispel\n2 Dispel":                 1,
	} {
		r := read(t, s, text)
		if len(r.Problems) != 1 || r.Problems[0].Line != line {
			t.Errorf("%q: problems %+v, want one at line %d", text, r.Problems, line)
		}
	}
}

// TestWaysToWriteAnID holds that braces and missing dashes do not hide a card.
func TestWaysToWriteAnID(t *testing.T) {
	s := scribe(t)
	id := s.catalog.OCTGN("fireball")[0]
	bare := id[:8] + id[9:13] + id[14:18] + id[19:23] + id[24:]
	for _, written := range []string{id, "{" + id + "}", bare, " " + id + " "} {
		r := read(t, s, `<?xml version="1.1"?><deck game="`+s.catalog.OCTGNGame()+`"><section name="Attack"><card qty="2" id="`+written+`"></card></section></deck>`)
		if r.Book.Count("fireball") != 2 {
			t.Errorf("%q gives %+v, problems %+v", written, r.Book.Entries, r.Problems)
		}
	}
}

// TestKeptNamesOfMages holds that what merely bears a mage's name stays an
// entry nobody understood, in the formats that can tell.
func TestKeptNamesOfMages(t *testing.T) {
	s := scribe(t)
	const book = `{"quickcast":"spellbook","version":1,"mage":"arena-druid-wychwood","entries":[{"card":"fireball","count":1.5},{"card":"dispel","count":2.0}],` +
		`"kept":[{"count":3,"name":"Warlock","id":"x","section":"Attack"}]}`
	first := read(t, s, book)
	if len(first.Problems) != 2 || first.Problems[0].Entry != "1.5x fireball" || first.Book.Count("dispel") != 2 {
		t.Errorf("problems %+v, entries %+v", first.Problems, first.Book.Entries)
	}
	for _, f := range []Name{CSV, O8D, JSON} {
		data, err := s.Write(first.Book, f)
		if err != nil {
			t.Fatal(err)
		}
		if again := read(t, s, string(data)); !again.Book.Same(first.Book) || again.Book.Mage != catalog.MageID("arena-druid-wychwood") {
			t.Errorf("%s gives %+v, want %+v", f, again.Book, first.Book)
		}
	}
}

// A line is a list where an entry says how many, or more of them are known than not; one entry is none.
func TestWhatIsLikelyAList(t *testing.T) {
	known, counted, strange := cardCount{card: &catalog.Card{}}, cardCount{card: &catalog.Card{}, explicit: true}, cardCount{text: "x"}
	for _, row := range []struct {
		parts         division
		likely, whole bool
	}{
		{nil, false, false},
		{division{known}, false, false},
		{division{counted}, false, false},
		{division{strange}, false, false},
		{division{known, known}, true, true},
		{division{known, strange}, false, false},
		{division{counted, strange}, true, false},
		{division{known, known, strange}, true, false},
		{division{known, strange, strange}, false, false},
		{division{strange, strange}, false, false},
		{division{counted, strange, strange, strange}, true, false},
		{division{known, known, strange, strange}, false, false},
	} {
		if got := row.parts.likely(); got != row.likely {
			t.Errorf("%v is likely a list: %t", row.parts, got)
		}
		if got := row.parts.whole(); got != row.whole {
			t.Errorf("%v is nothing but known entries: %t", row.parts, got)
		}
	}
}
