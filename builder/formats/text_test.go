package formats

import (
	"strings"
	"testing"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/rules/training"
)

// counts are the copies a line gives.
type counts map[catalog.CardID]int

func TestLines(t *testing.T) {
	s := scribe(t)
	for text, want := range map[string]counts{
		"Bear Strength":                                         {"bear-strength": 1},
		"2x Bear Strength":                                      {"bear-strength": 2},
		"2xBear Strength":                                       {"bear-strength": 2},
		"2 x Bear Strength":                                     {"bear-strength": 2},
		"2X BEAR STRENGTH":                                      {"bear-strength": 2},
		"2× Bear Strength":                                      {"bear-strength": 2},
		"x2 Bear Strength":                                      {"bear-strength": 2},
		"2 Bear Strength":                                       {"bear-strength": 2},
		"(2) Bear Strength":                                     {"bear-strength": 2},
		"[2] Bear Strength":                                     {"bear-strength": 2},
		"(2x) Bear Strength":                                    {"bear-strength": 2},
		"2: Bear Strength":                                      {"bear-strength": 2},
		"2 - Bear Strength":                                     {"bear-strength": 2},
		"2 copies of Bear Strength":                             {"bear-strength": 2},
		"2\tBear Strength":                                      {"bear-strength": 2},
		"- 2 Bear Strength":                                     {"bear-strength": 2},
		"* 2x Bear Strength":                                    {"bear-strength": 2},
		"• 2x Bear Strength":                                    {"bear-strength": 2},
		"– Bear Strength x2":                                    {"bear-strength": 2},
		"-Bear Strength":                                        {"bear-strength": 1},
		"Bear Strength x2":                                      {"bear-strength": 2},
		"Bear Strength x 2":                                     {"bear-strength": 2},
		"Bear Strength, x2":                                     {"bear-strength": 2},
		"Bear Strength 2x":                                      {"bear-strength": 2},
		"Bear Strength (2)":                                     {"bear-strength": 2},
		"Bear Strength (x2)":                                    {"bear-strength": 2},
		"Bear Strength [2]":                                     {"bear-strength": 2},
		"Bear Strength - 2":                                     {"bear-strength": 2},
		"Bear Strength: 2":                                      {"bear-strength": 2},
		"Bear Strength\t2":                                      {"bear-strength": 2},
		"Bear Strength ..... 2":                                 {"bear-strength": 2},
		"Bear Strength 2":                                       {"bear-strength": 2},
		"Bear Strength2":                                        {"bear-strength": 2},
		"2x Bear Strength = 4 pts":                              {"bear-strength": 2},
		"2x Bear Strength (4 points)":                           {"bear-strength": 2},
		"2x Bear Strength - 4 Punkte":                           {"bear-strength": 2},
		"Bear Strength x2 = 4":                                  {"bear-strength": 2},
		"Bear Strength (2) 4pts":                                {"bear-strength": 2},
		"2x Bear Strength (Nature 1)":                           {"bear-strength": 2},
		"2x Bear Strength (Enchantment, level 1)":               {"bear-strength": 2},
		"2x Bear Strength // for the bears":                     {"bear-strength": 2},
		"2x Bear Strength - for the bears":                      {"bear-strength": 2},
		"2x Bear Strength.":                                     {"bear-strength": 2},
		"2 - Bear Strength - 1 - 2 - 4":                         {"bear-strength": 2},
		"[b]2x Bear Strength[/b]":                               {"bear-strength": 2},
		"[*] 2x [i]Bear Strength[/i]":                           {"bear-strength": 2},
		"[url=http://x.y/z]Bear Strength[/url] x2":              {"bear-strength": 2},
		"**2x** Bear Strength":                                  {"bear-strength": 2},
		"- **Bear Strength** x2":                                {"bear-strength": 2},
		"- [ ] 2x Bear Strength":                                {"bear-strength": 2},
		"2x [Bear Strength](http://x.y/z)":                      {"bear-strength": 2},
		"| 2 | Bear Strength | Nature 1 |":                      {"bear-strength": 2},
		"| Bear Strength | 2 |":                                 {"bear-strength": 2},
		"<b>2x Bear Strength</b><br/>":                          {"bear-strength": 2},
		"> 2x Bear Strength":                                    {"bear-strength": 2},
		"2x Bear\u00a0Strength":                                 {"bear-strength": 2},
		"2x Bear-Strength":                                      {"bear-strength": 2},
		"2x Bearstrength":                                       {"bear-strength": 2},
		"Enchantments: 2x Bear Strength":                        {"bear-strength": 2},
		"Enchantments (3): Bear Strength x2, Rust":              {"bear-strength": 2, "rust": 1},
		"2x Bear Strength, 1x Cervere, The Forest Shadow, Rust": {"bear-strength": 2, "cervere-the-forest-shadow": 1, "rust": 1},
		"2 Bear Strength; 3 Rust":                               {"bear-strength": 2, "rust": 3},
		"EnchantmentsBear Strength2":                            {"bear-strength": 2},
		"1 Cervere, the Forest Shadow":                          {"cervere-the-forest-shadow": 1},
		"1 Huginn":                                              {"huginn-raven-familiar": 1},
		"2 Tooth & Nail":                                        {"tooth-nail": 2},
		"2 Tooth and Nail":                                      {"tooth-nail": 2},
		"2 Tooth &amp; Nail":                                    {"tooth-nail": 2},
		"1 Adramelech's Torment":                                {"adramelechs-torment": 1},
		"1 Adramelech’s Torment":                                {"adramelechs-torment": 1},
		"2x Vereinte Stärke":                                    {"joined-strength": 2},
		"2x Vereinte Staerke":                                   {"joined-strength": 2},
		"2x Niederer Essenzschwund":                             {"minor-essence-drain": 2},
		"[mwcard=MW1E01]2 x Baerenstaerke[/mwcard]":             nil, // the code is shared by nobody else
		"2x Bear Strength\n3x Bear Strength":                    {"bear-strength": 5},
	} {
		r := read(t, s, "Mage: Warlock (Arraxian Crown)\n"+text+"\n")
		if want == nil {
			want = counts{"bear-strength": 2}
		}
		got := counts{}
		for _, e := range r.Book.Entries {
			got[e.Card] += e.Count
		}
		same := len(got) == len(want) && len(r.Problems) == 0
		for card, n := range want {
			same = same && got[card] == n
		}
		if !same {
			t.Errorf("%q gives %v, problems %+v; want %v", text, got, r.Problems, want)
		}
	}
}

func TestLinesNotUnderstood(t *testing.T) {
	s := scribe(t)
	for text, want := range map[string]Problem{
		"2x Bear Strenght":               {Kind: UnknownCard, Suggestion: "bear-strength"},
		"Teleprot":                       {Kind: UnknownCard, Suggestion: "teleport"},
		"**Bear Strenght**":              {Kind: UnknownCard, Suggestion: "bear-strength"},
		"1.5x Teleport":                  {Kind: UnknownCard, Suggestion: "teleport"},
		"0x Teleport":                    {Kind: BadCount, Suggestion: "teleport"},
		"-2 Teleport":                    {Kind: BadCount, Suggestion: "teleport"},
		"Teleport x0":                    {Kind: BadCount, Suggestion: "teleport"},
		"1000000000000x Teleport":        {Kind: BadCount, Suggestion: "teleport"},
		"99999999999999999999x Teleport": {Kind: BadCount, Suggestion: "teleport"},
		"1x Xyzzyqwv":                    {Kind: UnknownCard},
		"Mage: Wizrad":                   {Kind: UnknownMage, Suggestion: "arena-wizard-sortilege"},
		"Mage: Wizard":                   {Kind: SecondMage, Suggestion: "arena-wizard-sortilege"},
		"Game: Chess":                    {Kind: UnknownGame},
	} {
		r := read(t, s, "Mage: Warlock (Arraxian Crown)\n2 Dispel\n"+text+"\n")
		if len(r.Problems) != 1 || r.Problems[0].Kind != want.Kind || r.Problems[0].Line != 3 || r.Problems[0].Entry != text {
			t.Errorf("%q: %+v, want %+v at line 3", text, r.Problems, want)
			continue
		}
		if want.Suggestion != "" && r.Problems[0].Suggestion != want.Suggestion {
			t.Errorf("%q suggests %q, want %q", text, r.Problems[0].Suggestion, want.Suggestion)
		}
		if r.Book.Count("dispel") != 2 || r.Book.Count("teleport") != 0 {
			t.Errorf("%q gives %+v", text, r.Book.Entries)
		}
	}
}

func TestMageLines(t *testing.T) {
	s := scribe(t)
	for text, want := range map[string]struct {
		mage   catalog.MageID
		choice training.School
	}{
		"Mage: Warlock (Arraxian Crown)":              {"arena-warlock-arraxian-crown", ""},
		"Mage: Adramelech Warlock":                    {"arena-warlock-adramelech", ""},
		"**Mage:** Johktari Beastmaster":              {"arena-beastmaster-johktari", ""},
		"Beast Master":                                {"arena-beastmaster-straywood", ""},
		"1 Warlock":                                   {"arena-warlock-arraxian-crown", ""},
		"A Druid Spellbook":                           {"arena-druid-wychwood", ""},
		"# Wizard (Fire)":                             {"arena-wizard-sortilege", "fire"},
		"Wizard(Water)":                               {"arena-wizard-sortilege", "water"},
		"Mage: Wizard\nElement: Earth":                {"arena-wizard-sortilege", "earth"},
		"Mage: Wizard\nTraining: Arcane, Fire":        {"arena-wizard-sortilege", "fire"},
		"Class: Priestess":                            {"arena-priestess-westlock", ""},
		"Magier: Hexenmeister":                        {"arena-warlock-arraxian-crown", ""},
		"Magier: Zauberer\nSpiel: Academy":            {"academy-wizard", ""},
		"Academy Wizard":                              {"academy-wizard", ""},
		"Mage Wars Academy\nMage: Tiermeister":        {"academy-beastmaster", ""},
		"Mage: arena-paladin-ivarium":                 {"arena-paladin-ivarium", ""},
		"Bob's mighty Necromancer of doom":            {"arena-necromancer-darkfenne", ""},
		"Bob's Warlock\nMage: Warlord (Anvil Throne)": {"arena-warlord-anvil-throne", ""},
		"[mage]A Forcemaster book[/mage]":             {"arena-forcemaster-pellian", ""},
	} {
		r := read(t, s, text+"\n2x Bear Strength\n")
		if r.Book.Mage != want.mage || r.Book.Choice != want.choice || len(r.Problems) > 0 {
			t.Errorf("%q gives %s (%s), problems %+v; want %+v", text, r.Book.Mage, r.Book.Choice, r.Problems, want)
		}
	}
}

// A class alone, with nothing but Academy cards, is an Academy mage.
func TestGameIsSeenFromTheCards(t *testing.T) {
	s := scribe(t)
	if got := read(t, s, "Beastmaster\n2 Badger Frenzy\n1 Mend\n").Book.Mage; got != "academy-beastmaster" {
		t.Errorf("Academy cards give %s", got)
	}
	if got := read(t, s, "Beastmaster\n2 Badger Frenzy\n1 Bear Strength\n").Book.Mage; got != "arena-beastmaster-straywood" {
		t.Errorf("an Arena card among them gives %s", got)
	}
}

func TestOptionsOverrule(t *testing.T) {
	s := scribe(t)
	for _, test := range []struct {
		text string
		as   Options
		mage catalog.MageID
		game training.Game
	}{
		{"2 Dispel", Options{Mage: "arena-wizard-sortilege"}, "arena-wizard-sortilege", training.Arena},
		{"Mage: Warlock\nGame: Arena\n2 Mend", Options{Mage: "academy-wizard"}, "academy-wizard", training.Academy},
		{"Mage: Wizrad\n2 Dispel", Options{Mage: "academy-wizard"}, "academy-wizard", training.Academy},
		{"Wizard\n2 Bear Strength", Options{Game: training.Academy}, "academy-wizard", training.Academy},
		{"Elementalist\n2 Bear Strength", Options{Game: training.Arena}, "arena-elementalist-afr", training.Arena},
		{"Mage: Warlock (Arraxian Crown)\n2 Dispel", Options{Game: training.Academy}, "arena-warlock-arraxian-crown", training.Academy},
	} {
		r, err := s.Read([]byte(test.text), test.as)
		if err != nil || r.Book.Mage != test.mage || r.Book.Game != test.game || len(r.Problems) > 0 {
			t.Errorf("%q as %+v: %s in %s, %+v, %v", test.text, test.as, r.Book.Mage, r.Book.Game, r.Problems, err)
		}
	}
}

// A whole list with everything round it that is no card.
func TestWholeList(t *testing.T) {
	r := read(t, scribe(t), `Fire & Fury
by Somebody

Mage: Warlock (Arraxian Crown)
Spellbook points: 20 used of 120 allowed
==== Attack (3) ====
2x Fireball
1x Firestorm
----------
[b]Creatures:[/b]
2x Flaming Hellion = 6 pts
Utility:
1 Dispel
Total: 20/120
Cards: 6
// keep the Fireballs
Notes:
It burns well against trees.
`)
	if len(r.Problems) != 0 || len(r.Book.Kept) != 0 {
		t.Errorf("problems %+v", r.Problems)
	}
	if r.Book.Name != "Fire & Fury" || len(r.Book.Entries) != 4 {
		t.Errorf("book %+v", r.Book)
	}
	if want := "keep the Fireballs\nIt burns well against trees."; r.Book.Notes != want {
		t.Errorf("notes %q, want %q", r.Book.Notes, want)
	}
}

func TestNumberedList(t *testing.T) {
	s := scribe(t)
	numbered := read(t, s, "Warlock\n1. Dispel\n2. 2x Teleport\n3. Rust\n4. Bear Strength\n")
	if numbered.Book.Count("rust") != 1 || numbered.Book.Count("teleport") != 2 {
		t.Errorf("a numbered list gives %+v", numbered.Book.Entries)
	}
	counts := read(t, s, "Warlock\n1. Dispel\n2. Teleport\n2. Rust\n")
	if counts.Book.Count("rust") != 2 || counts.Book.Count("teleport") != 2 {
		t.Errorf("numbers of copies give %+v", counts.Book.Entries)
	}
}

func TestWrittenText(t *testing.T) {
	book := sampleBook()
	book.Name, book.Notes = "My book", "A note."
	book.Kept = book.Kept[:1]
	data, err := scribe(t).Write(book, Text)
	if err != nil {
		t.Fatal(err)
	}
	want := `Name: My book
Mage: Wizard (Sortilege)
Game: Arena
Training: Fire
Points: 18 of 120
Legal: unknown

Attacks (2 cards, 4 points)
2x Fireball (2 points each: 4)

Conjurations (1 card, 2 points)
1x Wall of Thorns (2 points)

Creatures (1 card, 8 points)
1x Cervere, The Forest Shadow (8 points)

Incantations (4 cards, 4 points)
3x Dispel (1 point each: 3)
1x Dispel (1 point)

Other (2)
2x Bear Strenght

CODE

// A note.
`
	open := book
	open.Notes = ""
	code, err := scribe(t).Code(open)
	if want = strings.Replace(want, "CODE", "Code: "+code, 1); err != nil || string(data) != want {
		t.Errorf("got\n%s\nwant\n%s", data, want)
	}
}

// A slip in the word for the mage is forgiven, where a mage stands behind it.
func TestMageBehindASlip(t *testing.T) {
	s := scribe(t)
	for text, want := range map[string]catalog.MageID{
		"Name: Wolf pack\nMaage: Beastmaster\n2 Bear Strength": "arena-beastmaster-straywood",
		"Name: Turm\nMagir: Wizard\n2 Bear Strength":           "arena-wizard-sortilege",
		"Name: Turm\nOmage: Fireball\n2 Bear Strength":         "",
	} {
		if r := read(t, s, text); r.Book.Mage != want {
			t.Errorf("%q is a book of %q, want %q", text, r.Book.Mage, want)
		}
	}
}
