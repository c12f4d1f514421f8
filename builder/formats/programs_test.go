package formats

import (
	"strings"
	"testing"

	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/catalog"
)

// forumCode is what spellbookbuilder and OCTGN put on the clipboard for forums.
const forumCode = `[spellbook]
[spellbookheader]
[spellbookname]Warlock[/spellbookname]
[mage]A Warlock Spellbook[/mage]
[mage]built by http://www.spellbookbuilder.com[/mage]
[/spellbookheader]
[spells]
[spellclass]Enchantment[/spellclass]
[mwcard=MW1E01]1 x Bear Strength[/mwcard]
[spellclass]Incantation[/spellclass]
[mwcard=MW1I06]3 x Dispel[/mwcard]
[spellclass]Attack[/spellclass]
[mwcard=MW1A04]2 x Fireball[/mwcard]
[/spells]
[cost]Total cost: 14 pts[/cost]
[/spellbook]`

// Forum code means the same however its lines are broken.
func TestForumCodeOnOneLine(t *testing.T) {
	s := scribe(t)
	for name, text := range map[string]string{
		"as it was":          forumCode,
		"spaces":             strings.ReplaceAll(forumCode, "\n", " "),
		"nothing":            strings.ReplaceAll(forumCode, "\n", ""),
		"two cards a line":   strings.ReplaceAll(forumCode, "[/mwcard]\n[spellclass]Attack", "[/mwcard][spellclass]Attack"),
		"capitals":           strings.ReplaceAll(strings.ReplaceAll(forumCode, "mwcard", "MWCARD"), "\n", ""),
		"without the header": "Mage: Warlock\n[mwcard=MW1E01]1 x Bear Strength[/mwcard][mwcard=MW1I06]3 x Dispel[/mwcard] and [mwcard=MW1A04]2 x Fireball[/mwcard]",
		"OCTGN's name":       strings.ReplaceAll(strings.ReplaceAll(forumCode, "]Warlock[", "]OCTGN Deck["), "\n", ""),
	} {
		r := read(t, s, text)
		if len(r.Problems) > 0 || r.Book.Mage != "arena-warlock-arraxian-crown" || !same(r, counts{"bear-strength": 1, "dispel": 3, "fireball": 2}) {
			t.Errorf("%s: %+v\nproblems %+v", name, r.Book, r.Problems)
		}
	}
}

// A mage forum code names and nobody knows is not forgotten over a book's title.
func TestForumCodeOfAnUnknownMage(t *testing.T) {
	for _, by := range []string{"\n", ""} {
		text := strings.ReplaceAll(strings.ReplaceAll(forumCode, "A Warlock Spellbook", "A Chronomancer Spellbook"), "\n", by)
		r := read(t, scribe(t), text)
		if len(r.Problems) != 1 || r.Problems[0].Kind != UnknownMage || r.Problems[0].Name != "Chronomancer" || r.Book.Mage != "" {
			t.Errorf("by %q: %s, problems %+v", by, r.Book.Mage, r.Problems)
		}
	}
}

// What Quickcast writes for forums survives losing its line ends.
func TestOwnBBCodeOnOneLine(t *testing.T) {
	s := scribe(t)
	for _, rulebook := range s.catalog.Rulebooks() {
		book := builder.FromRulebook(rulebook, "My "+rulebook.Kind+" book")
		data, err := s.Write(book, BBCode)
		if err != nil {
			t.Fatal(err)
		}
		for _, by := range []string{" ", "[br]"} {
			r := read(t, s, strings.ReplaceAll(strings.TrimSpace(string(data)), "\n", by))
			if len(r.Problems) > 0 || !r.Book.Same(book) {
				t.Errorf("%s by %q: %+v\nproblems %+v\n%s", rulebook.ID, by, r.Book, r.Problems, data)
			}
		}
	}
}

// The lists OCTGN's deck editor leaves on the clipboard, of three versions.
func TestOCTGNClipboard(t *testing.T) {
	s := scribe(t)
	for name, text := range map[string]string{
		"names": "A Mage Wars Spellbook, built using the OCTGN SBB 7/7/2020 3:04 PM\n\nSpellbook points: 14 used of 120 allowed\n\n" +
			"Key: Quantity - Spell Name\n\n\n---  Mage  ---\n1 - Warlock\n\n---  Magestats  ---\n1 - Warlock Stats\n\n---  Attack  ---\n2 - Fireball\n\n---  Enchantment  ---\n1 - Bear Strength\n\n---  Incantation  ---\n3 - Dispel\n",
		"prices": "A Mage Wars Spellbook, built using the OCTGN SBB 07.07.2020 15:04\n\nSpellbook points: 14 used of 14 allowed\n\n" +
			"Key: Quantity - Spell Name - Spell Level - Spellbook Cost - Total Spellbook Cost\n\nWarlock Stats\n\n---  Attack  ---\n2 - Fireball - 2 - 2 - 4\n\n---  Enchantment  ---\n1 - Bear Strength - 1 - 2 - 2\n\n---  Incantation  ---\n3 - Dispel - 1 - 2 - 6\n",
		"first": "Mage Wars deck (built using OCTGN deckbuilder) 1/2/2014 12:00:00 AM\n\nSpellbook points: 14 used of 120 allowed\n\n" +
			"1 Warlock\n\n---  Attack  ---\n2 Fireball\n\n---  Enchantment  ---\n1 Bear Strength\n\n---  Incantation  ---\n3 Dispel\n",
	} {
		for _, text := range []string{text, strings.ReplaceAll(text, "\n", "\r\n")} {
			r := read(t, s, text)
			if len(r.Problems) > 0 || r.Book.Mage != "arena-warlock-arraxian-crown" || !same(r, counts{"bear-strength": 1, "dispel": 3, "fireball": 2}) || r.Book.Notes != "" || r.Book.Name != "" {
				t.Errorf("%s: %+v\nproblems %+v", name, r.Book, r.Problems)
			}
		}
	}
}

// The words programs have for a book without a mage name none.
func TestNoMageIsNoMage(t *testing.T) {
	s := scribe(t)
	for _, text := range []string{
		"NO_MAGE\n2 Dispel\n", "No mage.\n2 Dispel\n", "Mage: NO_MAGE\n2 Dispel\n", "Mage: none\n2 Dispel\n", "Magier: keiner\n2 Dispel\n",
		"Mage: none in deck\n2 Dispel", "Mage: -\n2 Dispel", `{"mage":"NO_MAGE","cards":{"Dispel":2}}`, `{"mage":null,"cards":{"Dispel":2}}`,
		"kind,count,name\nmage,,NO_MAGE\ncard,2,Dispel\n", deck(card("1", "", "No mage"), card("2", "", "Dispel")),
	} {
		r := read(t, s, text)
		if r.Book.Mage != "" || len(r.Problems) > 0 || !same(r, counts{"dispel": 2}) {
			t.Errorf("%q: %+v, problems %+v", text, r.Book, r.Problems)
		}
	}
}

// The names MageWarsCodex gives its mages.
func TestCodexMages(t *testing.T) {
	s := scribe(t)
	for name, want := range map[string]catalog.MageID{
		"Warlord of the Blood Wave tribes":         "arena-warlord-bloodwave",
		"Forcemaster from the Pellian City States": "arena-forcemaster-pellian",
		"Paladin of Ivarium":                       "arena-paladin-ivarium",
		"Warlock of Adramelech, the Lord of Flame": "arena-warlock-adramelech",
		"Warlock of the Arraxian Crown":            "arena-warlock-arraxian-crown",
		"Priesstess of Westlock":                   "arena-priestess-westlock",
		"Beastmaster of the Straywood Forest":      "arena-beastmaster-straywood",
		"Necromancer from Darkfenne":               "arena-necromancer-darkfenne",
		"Warlord of the Anvil Throne":              "arena-warlord-anvil-throne",
		"Siren in the Shoalsdeep":                  "arena-siren-shoalsdeep",
		"Druid of the Wychwood":                    "arena-druid-wychwood",
		"Wizard of Sortilege":                      "arena-wizard-sortilege",
		"Priest of Malakai":                        "arena-priest-malakai",
		"Beastmaster of the Johktari tribes":       "arena-beastmaster-johktari",
	} {
		for _, text := range []string{"Mage: " + name + "\n2 Dispel", `{"mage":{"id":"5","name":"` + name + `"},"spells":[["12",[{"name":"Dispel"},2]]]}`} {
			if r := read(t, s, text); r.Book.Mage != want || len(r.Problems) > 0 || !same(r, counts{"dispel": 2}) {
				t.Errorf("%q: %s, %+v, problems %+v", text, r.Book.Mage, r.Book.Entries, r.Problems)
			}
		}
	}
}

// spellbookbuilder keeps a book as the number of its mage and the numbers of
// copies by code; cards taken out again are there with 0.
func TestSpellbookbuilderJSON(t *testing.T) {
	s := scribe(t)
	r := read(t, s, `{"cards":{"MW1E01":1,"MW1I06":3,"MW1A04":2,"MW1C01":0,"mwpromo2":1},"mage":2}`)
	if r.Book.Mage != "arena-warlock-arraxian-crown" || len(r.Problems) > 0 || !same(r, counts{"bear-strength": 1, "dispel": 3, "fireball": 2, "altar-of-peace": 1}) {
		t.Errorf("%+v, problems %+v", r.Book, r.Problems)
	}
	if r := read(t, s, `{"cards":{"MW1I06":3},"mage":0}`); r.Book.Mage != "arena-wizard-sortilege" || r.Book.Choice != "air" {
		t.Errorf("its first mage: %+v", r.Book)
	}
	r = read(t, s, "{\n\"cards\":{\n\"MW1I06\":3,\n\"pvs_attacks1\":2},\n\"mage\":99}")
	if len(r.Problems) != 2 || r.Problems[0].Line != 4 || r.Problems[0].Kind != UnknownCard || r.Problems[1].Line != 5 || r.Problems[1].Kind != UnknownMage || r.Problems[1].Name != "99" {
		t.Errorf("what it does not say: %+v", r.Problems)
	}
}

// Nothing that may hold cards is passed over, and nothing is taken that is said
// twice.
func TestJSONPassesNothingOver(t *testing.T) {
	s := scribe(t)
	r := read(t, s, `{"mage":"Warlock","creatures":{"Darkfenne Bat":2},"Attacks":["2x Fireball"],"tags":[],"likes":5}`)
	if len(r.Problems) > 0 || !same(r, counts{"darkfenne-bat": 2, "fireball": 2}) {
		t.Errorf("%+v, problems %+v", r.Book.Entries, r.Problems)
	}
	r = read(t, s, "{\"mage\":\"Warlock\",\"cards\":{\"Dispel\":2,\n\"Dispel\":3},\n\"extras\":[{\"name\":\"Rust\"}],\n\"mage\":\"Druid\"}")
	kinds := map[Kind]string{}
	lines := 0
	for _, p := range r.Problems {
		kinds[p.Kind] += p.Name + p.Entry
		lines += p.Line
	}
	if len(r.Problems) != 3 || lines != 2+3+4 || !strings.Contains(kinds[SaidTwice], "Dispel") || !strings.Contains(kinds[SaidTwice], "Druid") || kinds[StrayText] != "extras" || !same(r, counts{"dispel": 2}) {
		t.Errorf("%+v, problems %+v", r.Book.Entries, r.Problems)
	}
}

// Cards are found by printed codes in tables, with and without names.
func TestCodesInTables(t *testing.T) {
	s := scribe(t)
	want := counts{"bear-strength": 1, "dispel": 3, "fireball": 2}
	for _, text := range []string{
		"code,quantity\nMW1E01,1\nMW1I06,3\nMW1A04,2\n",
		"quantity;code\r\n1;mw1e01\r\n3;mw1i06\r\n2;mw1a04\r\n",
		"Code,Name,Quantity\nMW1E01,Bear Strength,1\nMW1I06,,3\n,Fireball,2\n",
		"MW1E01,1\nMW1I06,3\nMW1A04,2\n",
		"code\tquantity\nMW1E01\t1\nMW1I06\t3\nMW1A04\t2\n",
		"1 MW1E01\n3x MW1I06\nMW1A04 x2\n",
	} {
		if r := read(t, s, text); len(r.Problems) > 0 || !same(r, want) {
			t.Errorf("%q: %+v, problems %+v", text, r.Book.Entries, r.Problems)
		}
	}
	r := read(t, s, "code,quantity\nMW1E01,1\nPSE00,1\nXX99,2\n")
	if len(r.Problems) != 2 || r.Problems[0].Line != 3 || r.Problems[1].Line != 4 || len(r.Book.Kept) != 2 {
		t.Errorf("a code of six cards, and one of none: %+v", r.Problems)
	}
	r = read(t, s, "code,name,quantity\nMW1E01,Dispel,1\n")
	if len(r.Problems) != 1 || r.Problems[0].Kind != OtherName || r.Problems[0].Line != 2 {
		t.Errorf("a code against a name: %+v", r.Problems)
	}
}

// One unknown name among others loses only itself.
func TestOneUnknownNameAmongOthers(t *testing.T) {
	s := scribe(t)
	for text, test := range map[string]struct {
		want  counts
		entry string
	}{
		"2 Fireball, 1 Bear Strenght, 3 Dispel":                                     {counts{"fireball": 2, "dispel": 3}, "1 Bear Strenght"},
		"Fireball, Bear Strenght, Dispel":                                           {counts{"fireball": 1, "dispel": 1}, "Bear Strenght"},
		"2 Fireball; 1 Bear Strenght; 3 Dispel":                                     {counts{"fireball": 2, "dispel": 3}, "1 Bear Strenght"},
		"2x Fireball, 1x Cervere, The Forest Shadow, 3x Dispell":                    {counts{"fireball": 2, "cervere-the-forest-shadow": 1}, "3x Dispell"},
		"2x Fireball, 1x Huginn, Raven Familiarr, 3x Dispel":                        {counts{"fireball": 2, "dispel": 3}, "1x Huginn, Raven Familiarr"},
		"2 Fireball 1 Bear Strenght 3 Dispel":                                       {counts{"fireball": 2, "dispel": 3}, "1 Bear Strenght"},
		"Attacks: 2 Fireball, 1 Firebal":                                            {counts{"fireball": 2}, "1 Firebal"},
		"2 Fireball, 1 Bear Strenght, " + strings.Repeat("1 Rust, ", 60) + "1 Rust": {counts{"fireball": 2, "rust": 61}, "1 Bear Strenght"},
	} {
		r := read(t, s, "Mage: Warlock\n"+text)
		if len(r.Problems) != 1 || r.Problems[0].Entry != test.entry || r.Problems[0].Line != 2 || r.Problems[0].Kind != UnknownCard || !same(r, test.want) {
			t.Errorf("%q: %+v, problems %+v; want %+v", text, r.Book.Entries, r.Problems, test)
		}
	}
	for _, text := range []string{"Use Dodge, and rest", "Beat them, Dodge, run"} {
		if r := read(t, s, "Mage: Warlock\n2 Dispel\n"+text); len(r.Problems) != 1 || !same(r, counts{"dispel": 2}) {
			t.Errorf("%q is prose: %+v, problems %+v", text, r.Book.Entries, r.Problems)
		}
	}
}

// same says whether the book holds just these copies.
func same(r Result, want counts) bool {
	got := counts{}
	for _, e := range r.Book.Entries {
		got[e.Card] += e.Count
	}
	for card, n := range want {
		if got[card] != n {
			return false
		}
	}
	return len(got) == len(want)
}
