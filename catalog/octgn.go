package catalog

import (
	"strings"
)

// MageOCTGN holds the ids of a mage in OCTGN: the mage card and the ability
// card, which decides the game, and where there are some those of Apprentice
// Mode. Empty ids are not known.
type MageOCTGN struct {
	Mage, Ability                     string
	ApprenticeMage, ApprenticeAbility string
}

// octgnTable holds the ids of OCTGN both ways.
type octgnTable struct {
	game     string
	sections []string
	cards    map[CardID][]string
	mages    map[MageID]MageOCTGN
	cardByID map[string]CardID
	mageByID map[string]MageID
}

// OCTGN gives the card's ids in OCTGN, one a printing; the first is the one to
// write. They are in lower case.
func (c *Catalog) OCTGN(id CardID) []string { return c.octgn.cards[id] }

// guidKey brings an id into the form of the tables: lower case, with its dashes
// and without the braces some programs put round it.
func guidKey(guid string) string {
	guid = strings.ToLower(strings.Trim(strings.TrimSpace(guid), "{}()"))
	if len(guid) == 32 && !strings.Contains(guid, "-") {
		guid = guid[:8] + "-" + guid[8:12] + "-" + guid[12:16] + "-" + guid[16:20] + "-" + guid[20:]
	}
	return guid
}

// ByOCTGN gives the card an OCTGN id names, in upper or lower case, with or
// without dashes and braces.
func (c *Catalog) ByOCTGN(guid string) (*Card, bool) {
	id, ok := c.octgn.cardByID[guidKey(guid)]
	if !ok {
		return nil, false
	}
	return c.Card(id)
}

// MageOCTGN gives the ids of a mage.
func (c *Catalog) MageOCTGN(id MageID) (MageOCTGN, bool) {
	m, ok := c.octgn.mages[id]
	return m, ok
}

// MageByOCTGN gives the mage one of whose cards, mage or ability, has the OCTGN
// id, written like that of a card.
func (c *Catalog) MageByOCTGN(guid string) (*Mage, bool) {
	id, ok := c.octgn.mageByID[guidKey(guid)]
	if !ok {
		return nil, false
	}
	return c.Mage(id)
}

// OCTGNGame gives OCTGN's id of the game, as .o8d files carry it.
func (c *Catalog) OCTGNGame() string { return c.octgn.game }

// OCTGNSections gives the sections of an .o8d file in their order.
func (c *Catalog) OCTGNSections() []string { return c.octgn.sections }

// octgnRecord is an entry of octgn.json: the game first, then mages and cards.
type octgnRecord struct {
	Game              string   `json:"game"`
	Sections          []string `json:"sections"`
	Mage              string   `json:"mage"`
	Ability           string   `json:"ability"`
	ApprenticeMage    string   `json:"apprenticeMage"`
	ApprenticeAbility string   `json:"apprenticeAbility"`
	Card              string   `json:"card"`
	IDs               []string `json:"ids"`
}

func newOCTGNTable(size int) octgnTable {
	return octgnTable{
		cards: make(map[CardID][]string, size), cardByID: make(map[string]CardID, size),
		mages: map[MageID]MageOCTGN{}, mageByID: map[string]MageID{},
	}
}

// add takes over one record and gives its name for messages.
func (t *octgnTable) add(r *octgnRecord) (string, error) {
	if r.Game != "" {
		t.game, t.sections = r.Game, r.Sections
		return r.Game, nil
	}
	for _, guid := range r.IDs {
		if r.Card != "" {
			t.cardByID[guid], t.cards[CardID(r.Card)] = CardID(r.Card), r.IDs
			continue
		}
		m := MageOCTGN{Mage: guid, Ability: r.Ability, ApprenticeMage: r.ApprenticeMage, ApprenticeAbility: r.ApprenticeAbility}
		t.mages[MageID(r.Mage)] = m
		for _, guid := range []string{m.Mage, m.Ability, m.ApprenticeMage, m.ApprenticeAbility} {
			t.mageByID[guid] = MageID(r.Mage)
		}
		delete(t.mageByID, "") // not every mage has all four
	}
	return r.Card + r.Mage, nil
}
