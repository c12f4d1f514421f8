package formats

import (
	"encoding/json"
	"errors"
	"slices"
	"strconv"
	"strings"

	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/rules/training"
)

// readO8D reads an OCTGN deck. The id of a card decides, its name is the
// fallback; so with the mage, of which the ability card decides. A file that
// breaks off is read up to there.
func (d *draft) readO8D(text string) error {
	scan := newO8DScan(text)
	err := scan.run()
	var rejected *RejectError
	if errors.As(err, &rejected) {
		return err
	}
	brokenAt, _ := scan.dec.InputPos()
	if err != nil && len(scan.cards) == 0 {
		return &RejectError{Reason: Damaged, Line: brokenAt, Err: err}
	}
	if err != nil {
		scan.line = brokenAt
		scan.fault(BrokenOff)
	}
	d.foreign = scan.game != "" && !strings.EqualFold(scan.game, d.scribe.catalog.OCTGNGame())
	d.o8dNotes(scan.notes.String())
	d.o8dCards(scan.cards)
	lines := strings.Split(text, "\n")
	for _, p := range scan.faults {
		p.Entry = lineOf(lines, p.Line)
		d.problems = append(d.problems, p)
	}
	return nil
}

// o8dMark begins the line of the notes in which Quickcast keeps what an .o8d
// file has no place for.
const o8dMark = "quickcast:"

// o8dExtra is what stands behind the mark.
type o8dExtra struct {
	Name string        `json:"name,omitempty"`
	Game training.Game `json:"game,omitempty"`
}

func (d *draft) o8dNotes(notes string) {
	notes = tidyNotes(notes)
	first, rest, _ := strings.Cut(notes, "\n")
	var extra o8dExtra
	if after, ok := strings.CutPrefix(first, o8dMark); ok && json.Unmarshal([]byte(after), &extra) == nil {
		d.book.Name = extra.Name
		if extra.Game == training.Arena || extra.Game == training.Academy {
			d.book.Game = extra.Game
		}
		notes = rest
	}
	d.book.Notes = notes
}

// o8dCards sorts the cards into those of the mage, spells, and those nobody
// knows. In the mage's section only a spell's id makes a spell.
func (d *draft) o8dCards(cards []o8dCard) {
	var mages []o8dCard
	named := slices.ContainsFunc(cards, func(c o8dCard) bool {
		_, ok := d.scribe.catalog.MageByOCTGN(c.id)
		return ok || d.inMageSection(c.section)
	})
	for _, c := range cards {
		if d.hopeless() {
			return
		}
		_, isMage := d.scribe.catalog.MageByOCTGN(c.id)
		spell, byID := d.scribe.catalog.ByOCTGN(c.id)
		meant, byName := d.scribe.names.card(c.name)
		_, isMageByName := d.scribe.mages.only(c.name)
		switch {
		case c.twice != "":
			d.problems = append(d.problems, Problem{Line: c.line, Entry: c.entry(), Kind: SaidTwice, Name: c.twice})
			k := c.kept()
			switch { // how many there are of a known card nobody can tell
			case byID:
				k.Name, k.Count = spell.Name, 0
			case byName:
				k.Name, k.Count = meant.Name, 0
			}
			d.book.Kept = append(d.book.Kept, k)
			continue
		case isMage, !byID && d.inMageSection(c.section):
			mages = append(mages, c)
		case d.addItem(item{line: c.line, entry: c.entry(), name: c.name, printing: c.id, section: c.section, count: parseCount(c.count())}):
		case !named && isMageByName:
			mages = append(mages, c)
		default:
			d.keep(c.line, c.entry(), c.kept())
		}
		if c.qty == "" {
			d.problems = append(d.problems, Problem{Line: c.line, Entry: c.entry(), Kind: MissingCount})
		}
	}
	d.o8dMage(mages)
}

func (d *draft) inMageSection(section string) bool { return d.scribe.fields[key(section)] == mageField }

// o8dMage finds the mage: by an ability card's id, else by a mage card's, else
// by the names.
func (d *draft) o8dMage(cards []o8dCard) {
	var abilities, others, unknown []o8dCard
	for _, c := range cards {
		mage, ok := d.scribe.catalog.MageByOCTGN(c.id)
		if !ok {
			unknown = append(unknown, c)
			continue
		}
		ids, _ := d.scribe.catalog.MageOCTGN(mage.ID)
		if strings.EqualFold(c.id, ids.Ability) {
			abilities = append(abilities, c)
		} else {
			others = append(others, c)
		}
	}
	deciding := abilities
	if len(deciding) == 0 {
		deciding = others
	}
	if len(abilities) == 0 && len(others) > 0 && d.claimGame(others[0], unknown) {
		deciding = nil
	}
	for _, c := range deciding {
		mage, _ := d.scribe.catalog.MageByOCTGN(c.id)
		d.claim(claim{mages: []*catalog.Mage{mage}}, c.line, c.entry(), builder.Kept{})
	}
	for _, c := range cards {
		named, ok := d.scribe.mages.find(c.name)
		if ok && named.choice != "" { // "Wizard(Air)" tells the element
			d.choices = append(d.choices, named.choice)
		}
		mage, known := d.scribe.catalog.MageByOCTGN(c.id)
		if ok && known && named.classy && named.mages[0].Class != mage.Class {
			d.problems = append(d.problems, Problem{Line: c.line, Entry: c.entry(), Kind: OtherName, Name: mage.Name, Suggestion: string(named.mages[0].ID)})
		}
	}
	decided := len(d.claims) > 0
	for _, c := range unknown {
		if d.o8dUnknownMage(c, decided) {
			cards = slices.DeleteFunc(slices.Clone(cards), func(other o8dCard) bool { return other == c })
		}
	}
	if !d.usualMageCards(cards) {
		for _, c := range cards {
			k := c.kept()
			k.Section = ""
			d.book.MageCards = append(d.book.MageCards, k)
		}
	}
}

// claimGame lets an ability card nobody knows tell the game by its name, as in
// "Academy Wizard Stats": it outranks the mage card of the same class.
func (d *draft) claimGame(card o8dCard, unknown []o8dCard) bool {
	mage, _ := d.scribe.catalog.MageByOCTGN(card.id)
	for _, c := range unknown {
		named, ok := d.scribe.mages.find(c.name)
		if ok && named.classy && named.game != "" && named.mages[0].Class == mage.Class {
			d.claim(named, c.line, c.entry(), builder.Kept{})
			return true
		}
	}
	return false
}

// o8dUnknownMage takes a mage card with an id nobody knows by its name. Beside
// a known mage it need only not contradict it. It says whether the card was
// kept as one that was not understood.
func (d *draft) o8dUnknownMage(c o8dCard, decided bool) bool {
	named, ok := d.scribe.mages.find(c.name)
	if !decided || !ok {
		d.claimMage(c.line, c.entry(), c.kept())
		return !ok
	}
	if slices.Contains(named.mages, d.claims[0].mages[0]) {
		return false
	}
	d.problems = append(d.problems, Problem{Line: c.line, Entry: c.entry(), Kind: SecondMage, Name: named.mages[0].Name, Suggestion: string(named.mages[0].ID)})
	d.keepMage(c.kept())
	return true
}

// usualMageCards says whether the cards are just the ones a writer would
// choose by itself: the mage and its ability.
func (d *draft) usualMageCards(cards []o8dCard) bool {
	if len(cards) == 0 {
		return true
	}
	mage, ok := d.scribe.catalog.MageByOCTGN(cards[0].id)
	if !ok || len(cards) != 2 {
		return false
	}
	ids, _ := d.scribe.catalog.MageOCTGN(mage.ID)
	want := []string{ids.Mage, ids.Ability}
	got := []string{strings.ToLower(cards[0].id), strings.ToLower(cards[1].id)}
	slices.Sort(want)
	slices.Sort(got)
	one := strconv.Itoa(1)
	return slices.Equal(want, got) && cards[0].count() == one && cards[1].count() == one
}
