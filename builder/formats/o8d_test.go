package formats

import (
	"fmt"
	"strings"
	"testing"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/rules/training"
)

const game = "9acef3d0-efa8-4d3f-a10c-54812baecdda"

// deck makes an .o8d file out of a mage's cards and others.
func deck(mage, cards string) string {
	return fmt.Sprintf(`<?xml version="1.0" encoding="utf-8" standalone="yes"?>
<deck game="%s">
<section name="Mage" shared="False">%s</section>
<section name="Attack" shared="False" />
<section name="Creature">%s</section>
<notes><![CDATA[]]></notes>
</deck>`, game, mage, cards)
}

func card(qty, id, name string) string {
	return fmt.Sprintf(`<card qty="%s" id="%s">%s</card>`, qty, id, name)
}

func TestO8DMage(t *testing.T) {
	const (
		wizard          = "4208e1b0-b570-42de-9e62-5ce15b97b91e"
		wizardStats     = "56ee2c14-3d58-4c08-a0c9-3c9bc85a765b"
		academyWizard   = "0cc1de2e-39af-4c34-a9a4-8985eb3ee7ef" // the ability card
		beastApprentice = "608f34d9-e0dd-4ca4-9840-2ef90b742058"
		beastStats      = "665fd551-678d-4b5c-94a3-347dd320f20a"
		nobody          = "00000000-0000-0000-0000-000000000000"
	)
	s := scribe(t)
	for name, test := range map[string]struct {
		cards    string
		mage     catalog.MageID
		choice   training.School
		problems int
	}{
		"mage and ability":          {card("1", wizard, "Wizard") + card("1", wizardStats, "Wizard Stats"), "arena-wizard-sortilege", "", 0},
		"ability first":             {card("1", wizardStats, "x") + card("1", wizard, "y"), "arena-wizard-sortilege", "", 0},
		"upper case, no names":      {card("1", strings.ToUpper(wizard), "") + card("1", strings.ToUpper(wizardStats), ""), "arena-wizard-sortilege", "", 0},
		"the ability decides":       {card("1", wizard, "Wizard") + card("1", academyWizard, "Wizard Stats"), "academy-wizard", "", 0},
		"ability's game by name":    {card("1", wizard, "Wizard") + card("1", nobody, "Academy Wizard Stats"), "academy-wizard", "", 0},
		"the mage alone":            {card("1", wizard, "Wizard"), "arena-wizard-sortilege", "", 0},
		"element in the name":       {card("1", wizard, "Wizard(Fire)") + card("1", nobody, "Wizard stats"), "arena-wizard-sortilege", "fire", 0},
		"names alone":               {card("1", nobody, "Wizard(Water)") + card("1", nobody, "Wizard Stats"), "arena-wizard-sortilege", "water", 0},
		"apprentice":                {card("1", beastApprentice, "Beastmaster(Apprentice)") + card("1", beastStats, "Beastmaster Stats"), "arena-beastmaster-straywood", "", 0},
		"id against name":           {card("1", wizard, "Warlock") + card("1", wizardStats, "Warlock Stats"), "arena-wizard-sortilege", "", 2},
		"another class beside it":   {card("1", wizard, "Wizard") + card("1", nobody, "Warlock Stats"), "arena-wizard-sortilege", "", 1},
		"two abilities":             {card("1", wizardStats, "Wizard Stats") + card("1", beastStats, "Beastmaster Stats"), "arena-wizard-sortilege", "", 1},
		"nobody knows it":           {card("1", nobody, "Chronomancer"), "", "", 1},
		"nobody knows it, nameless": {card("1", nobody, ""), "", "", 1},
		"none":                      {"", "", "", 0},
	} {
		r := read(t, s, deck(test.cards, card("2", "", "Dispel")))
		if r.Book.Mage != test.mage || r.Book.Choice != test.choice || len(r.Problems) != test.problems {
			t.Errorf("%s: %q (%s), problems %+v; want %+v", name, r.Book.Mage, r.Book.Choice, r.Problems, test)
		}
	}
}

func TestO8DCards(t *testing.T) {
	const (
		dispel      = "2753eeea-2130-4399-ae88-f96ed1ccf776"
		dispelOther = "c46fd335-9b2e-4a23-b52b-77e708de89c0"
		nobody      = "00000000-0000-0000-0000-000000000000"
	)
	s := scribe(t)
	for name, test := range map[string]struct {
		cards    string
		dispel   int
		problems int
	}{
		"by id":                    {card("2", dispel, "Dispel"), 2, 0},
		"the id decides":           {card("2", dispel, "Teleport"), 2, 1},
		"two printings":            {card("2", dispel, "Dispel") + card("3", dispelOther, "Dispel"), 5, 0},
		"the name is the fallback": {card("2", nobody, "Dispel"), 2, 0},
		"no id":                    {card("2", "", "dispel"), 2, 0},
		"no name":                  {card("2", dispel, ""), 2, 0},
		"no quantity":              {`<card id="` + dispel + `">Dispel</card>`, 1, 1},
		"name as attribute":        {`<card qty="2" name="Dispel"/>`, 2, 0},
		"none of them":             {card("0", dispel, "Dispel"), 0, 1},
		"fewer than none":          {card("-2", dispel, "Dispel"), 0, 1},
		"no number":                {card("many", dispel, "Dispel"), 0, 1},
		"absurd":                   {card("1000000000000", dispel, "Dispel"), 0, 1},
		"unknown":                  {card("2", nobody, "Dispell It All"), 0, 1},
		"unknown and nameless":     {card("2", nobody, ""), 0, 1},
		"a mage among the cards":   {card("1", "9c9102c9-60f3-4f55-8825-15a2774d5ca9", "Warlock Stats"), 0, 0},
	} {
		r := read(t, s, deck(card("1", "4208e1b0-b570-42de-9e62-5ce15b97b91e", "Wizard"), card("1", "", "Teleport")+test.cards))
		if got := r.Book.Count("dispel"); got != test.dispel || len(r.Problems) != test.problems {
			t.Errorf("%s: %d copies, problems %+v; want %+v", name, got, r.Problems, test)
		}
		data, err := s.Write(r.Book, O8D)
		if err != nil {
			t.Fatal(err)
		}
		if back := read(t, s, string(data)); !back.Book.Same(r.Book) || len(back.Problems) != len(r.Book.Kept) {
			t.Errorf("%s does not survive: %+v\n%s", name, back, data)
		}
	}
}

// Whatever a deck says twice, against itself or outside of itself is reported
// with the line on which it stands, and what can be read is read.
func TestO8DFaults(t *testing.T) {
	const (
		head   = "<?xml version=\"1.0\"?>\n<deck game=\"" + game + "\">\n<section name=\"Mage\"><card qty=\"1\" id=\"4208e1b0-b570-42de-9e62-5ce15b97b91e\">Wizard</card></section>\n<section name=\"Incantation\">\n"
		dispel = `id="2753eeea-2130-4399-ae88-f96ed1ccf776"`
		good   = "<card qty=\"2\" " + dispel + ">Dispel</card>\n"
		end    = "</section>\n</deck>\n"
	)
	s := scribe(t)
	for name, test := range map[string]struct {
		text string
		want Problem
		got  int // copies of Dispel
	}{
		"id and name":            {head + "<card qty=\"2\" " + dispel + ">Teleport</card>\n" + end, Problem{Line: 5, Kind: OtherName, Name: "Dispel", Suggestion: "teleport"}, 2},
		"id and name of a mage":  {strings.Replace(head, ">Wizard<", ">Warlock<", 1) + good + end, Problem{Line: 3, Kind: OtherName, Name: "Wizard (Sortilege)", Suggestion: "arena-warlock-arraxian-crown"}, 2},
		"no number":              {head + "<card " + dispel + ">Dispel</card>\n" + end, Problem{Line: 5, Kind: MissingCount}, 1},
		"an empty number":        {head + "<card qty=\"\" " + dispel + ">Dispel</card>\n" + end, Problem{Line: 5, Kind: MissingCount}, 1},
		"two numbers":            {head + "<card qty=\"2\" qty=\"3\" " + dispel + ">Dispel</card>\n" + end, Problem{Line: 5, Kind: SaidTwice, Name: "qty"}, 0},
		"two ids":                {head + "<card qty=\"2\" ID=\"x\" " + dispel + ">Dispel</card>\n" + end, Problem{Line: 5, Kind: SaidTwice, Name: "id"}, 0},
		"over several lines":     {head + "<card\n\n qty=\"\" " + dispel + ">Dispel</card>\n" + end, Problem{Line: 5, Kind: MissingCount}, 1},
		"two decks":              {head + good + end + "<deck>\n" + good + "</deck>", Problem{Line: 8, Kind: AfterEnd}, 2},
		"a deck in the deck":     {head + good + "</section>\n<deck><section>" + good + "</section></deck>\n</deck>", Problem{Line: 7, Kind: SecondBook}, 2},
		"text after the end":     {head + good + end + "\n\n 3 Teleport\n", Problem{Line: 10, Kind: AfterEnd}, 2},
		"rubbish after the end":  {head + good + end + "<<<", Problem{Line: 8, Kind: AfterEnd}, 2},
		"text between the cards": {head + good + "3 Teleport\n" + end, Problem{Line: 6, Kind: StrayText}, 2},
		"an unknown mage":        {strings.NewReplacer(">Wizard<", ">Chronomancer<", "4208e1b0", "00000000").Replace(head) + good + end, Problem{Line: 3, Kind: UnknownMage, Name: "Chronomancer"}, 2},
	} {
		r := read(t, s, test.text)
		if len(r.Problems) != 1 || r.Book.Count("dispel") != test.got {
			t.Errorf("%s: %d copies, problems %+v; want %+v", name, r.Book.Count("dispel"), r.Problems, test.want)
			continue
		}
		p := r.Problems[0]
		if p.Entry == "" {
			t.Errorf("%s: the line is not there: %+v", name, p)
		}
		if p.Entry = ""; test.want.Suggestion == "" {
			p.Suggestion = ""
		}
		if p != test.want {
			t.Errorf("%s: %+v, want %+v", name, p, test.want)
		}
	}
	for name, marks := range map[string]string{"UTF-8": "\ufeff\ufeff", "three": "\ufeff\ufeff\ufeff"} {
		r := read(t, s, marks+head+good+end)
		if r.Format != O8D || r.Book.Count("dispel") != 2 || len(r.Problems) != 0 || len(r.Notices) != 1 || r.Notices[0].Hint != DoubleMark || r.Notices[0].Line != 1 {
			t.Errorf("%s: %s, %+v, problems %+v, notices %+v", name, r.Format, r.Book.Entries, r.Problems, r.Notices)
		}
	}
	if r := read(t, s, "\ufeff"+head+good+end+"<!-- done -->\n"); len(r.Problems)+len(r.Notices) != 0 {
		t.Errorf("one mark and a comment behind: %+v %+v", r.Problems, r.Notices)
	}
}

// What OCTGN wrote comes back as it was, ids of Apprentice Mode and of cards
// nobody knows included.
func TestO8DKeepsIDs(t *testing.T) {
	ids := []string{
		"608f34d9-e0dd-4ca4-9840-2ef90b742058", "665fd551-678d-4b5c-94a3-347dd320f20a",
		"c46fd335-9b2e-4a23-b52b-77e708de89c0", "11111111-2222-3333-4444-555555555555", "99999999-2222-3333-4444-555555555555",
	}
	s := scribe(t)
	r := read(t, s, deck(card("1", ids[0], "Beastmaster(Apprentice)")+card("1", ids[1], "Beastmaster Stats"),
		card("2", ids[2], "Dispel")+card("1", ids[3], "")+card("1", ids[4], "Dispel")))
	data, err := s.Write(r.Book, O8D)
	if err != nil {
		t.Fatal(err)
	}
	for _, id := range ids {
		if strings.Count(string(data), id) != 1 {
			t.Errorf("%s is lost:\n%s", id, data)
		}
	}
}

// A book is written with the ids of an official printing where there is one, and
// with those it was read with.
func TestO8DWritesThePrinting(t *testing.T) {
	const official, community = "9524569a-a13f-4d3a-9e41-58413dcb90d8", "05102a2c-509c-41c1-a751-787f4c499f40"
	s := scribe(t)
	for text, want := range map[string]string{
		"Mage: Priestess\n1 Alfiya, Noble Enforcer":                                                    official,
		deck(card("1", "", "Priestess"), card("1", official, "Alfiya, Noble Enforcer")):                official,
		deck(card("1", "", "Priestess"), card("1", community, "Alfiya, Noble Enforcer")):               community,
		deck(card("1", "", "Priestess"), card("1", strings.ToUpper(community), "")):                    strings.ToUpper(community),
		`{"mage":"Priestess","cards":[{"id":"` + community + `","count":1}]}`:                          community,
		`{"mage":"Priestess","cards":[{"name":"Alfiya, Noble Enforcer","octgn":"` + community + `"}]}`: community,
		"count,name,guid\n1,Alfiya,\"" + community + "\"\n":                                            community,
		"count,name,guid\n1,Dispel,11111111-2222-3333-4444-555555555555\n":                             "11111111-2222-3333-4444-555555555555",
	} {
		for _, by := range []Name{O8D, JSON, CSV} {
			data, err := s.Write(read(t, s, text).Book, by)
			if err != nil {
				t.Fatal(err)
			}
			if data, err = s.Write(read(t, s, string(data)).Book, O8D); err != nil {
				t.Fatal(err)
			}
			if strings.Count(string(data), `id="`+want+`"`) != 1 {
				t.Errorf("%q by %s: %s is not in\n%s", text, by, want, data)
			}
		}
	}
}

// A file that breaks off is read up to there, and never called whole.
func TestO8DCutAnywhere(t *testing.T) {
	s := scribe(t)
	whole := deck(card("1", "4208e1b0-b570-42de-9e62-5ce15b97b91e", "Wizard"), card("2", "", "Dispel")+card("2", "", "Teleport"))
	for at := range len(whole) {
		r, err := s.Read([]byte(whole[:at]), Options{})
		if err == nil && len(r.Problems) == 0 {
			t.Fatalf("cut after %d bytes it is called whole:\n%s", at, whole[:at])
		}
	}
	r := read(t, s, whole[:strings.Index(whole, "Teleport")+3])
	if last := r.Problems[len(r.Problems)-1]; last.Kind != BrokenOff || r.Book.Count("dispel") != 2 {
		t.Errorf("got %+v, %+v", r.Book, r.Problems)
	}
}

func TestO8DNotesAndForeignIDs(t *testing.T) {
	s := scribe(t)
	text := strings.Replace(deck(card("1", "4208e1b0-b570-42de-9e62-5ce15b97b91e", "Wizard"), card("2", "", "Dispel")), game, "another-id", 1)
	r := read(t, s, text)
	if len(r.Problems) != 0 || len(r.Notices) != 1 || r.Notices[0].Hint != ForeignGame {
		t.Errorf("our cards under another id: %+v %+v", r.Problems, r.Notices)
	}
	text = strings.Replace(deck("", card("2", "", "Dispel")), "<![CDATA[]]>", "<![CDATA[quickcast:{\"name\":\"N\"}\n<keep> & this]]>", 1)
	if r := read(t, s, text); r.Book.Name != "N" || r.Book.Notes != "<keep> & this" {
		t.Errorf("name %q, notes %q", r.Book.Name, r.Book.Notes)
	}
}

// A mage nobody knows is not forgotten on the way through other formats.
func TestUnknownMageIsKept(t *testing.T) {
	s := scribe(t)
	for _, text := range []string{
		"Mage: Chronomancer\n2 Dispel",
		"MAge:FireBAll\n2 Dispel",
		`{"cards":{"Dispel":2},"kept":[{"count":3,"name":"Fireball","id":"x","section":"Mage"}]}`,
		"Mage: Warlock (Arraxian Crown)\nMage: Wizard\n2 Dispel",
		deck(card("1", "00000000-0000-0000-0000-000000000000", "Chronomancer"), card("2", "", "Dispel")),
		`{"mage":"chronomancer","cards":{"Dispel":2}}`,
	} {
		r := read(t, s, text)
		for _, f := range thereAndBack() {
			data, err := s.Write(r.Book, f)
			if err != nil {
				t.Fatal(err)
			}
			if back := read(t, s, string(data)); !back.Book.Same(r.Book) || len(back.Book.Kept) != 1 || len(back.Problems) != 1 {
				t.Errorf("%q through %s: %+v %+v, want %+v\n%s", text, f, back.Book, back.Problems, r.Book, data)
			}
		}
	}
}
