package formats

import (
	"encoding/json"
	"encoding/xml"
	"errors"
	"io"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"quickcast/builder"
	"quickcast/catalog"
	"quickcast/rules/training"
)

// o8dCard is one card element with its place in the file.
type o8dCard struct {
	line    int
	section string
	qty     string
	id      string
	name    string
}

// entry is the element as a person would write it.
func (c o8dCard) entry() string {
	what := c.name
	if what == "" {
		what = c.id
	}
	return strings.TrimSpace(c.count() + "x " + what)
}

// count is the quantity; OCTGN leaves none out, other programs may.
func (c o8dCard) count() string {
	if c.qty == "" {
		return "1"
	}
	return c.qty
}

func (c o8dCard) kept() builder.Kept {
	return builder.Kept{Count: parseCount(c.count()), Name: c.name, ID: c.id, Section: c.section}
}

// prolog is a declaration of another version of XML than the one the parser
// asks for; they do not differ in what a deck holds.
var prolog = regexp.MustCompile(`^(\s*<\?xml)\s+version=["']1\.[1-9]["']([^>]*\?>)`)

// o8dScan goes through the elements of an .o8d file.
type o8dScan struct {
	dec     *xml.Decoder
	depth   int
	section string
	game    string
	notes   strings.Builder
	cards   []o8dCard
}

// readO8D reads an OCTGN deck. The id of a card decides, its name is the
// fallback; so with the mage, of which the ability card decides. A file that
// breaks off is read up to there.
func (d *draft) readO8D(text string) error {
	scan := &o8dScan{dec: xml.NewDecoder(strings.NewReader(prolog.ReplaceAllString(text, "$1$2")))}
	scan.dec.CharsetReader = func(_ string, in io.Reader) (io.Reader, error) { return in, nil } // decoded already
	err := scan.run()
	var rejected *RejectError
	if errors.As(err, &rejected) {
		return err
	}
	brokenAt, _ := scan.dec.InputPos()
	if err != nil && len(scan.cards) == 0 {
		return &RejectError{Reason: Damaged, Line: brokenAt, Err: err}
	}
	d.foreign = scan.game != "" && !strings.EqualFold(scan.game, d.scribe.catalog.OCTGNGame())
	d.o8dNotes(scan.notes.String())
	d.o8dCards(scan.cards)
	if err != nil {
		d.problems = append(d.problems, Problem{Line: brokenAt, Entry: lineOf(text, brokenAt), Kind: BrokenOff})
	}
	return nil
}

// run collects the cards and notes. It refuses declarations and any root but
// a deck.
func (s *o8dScan) run() error {
	for {
		token, err := s.dec.Token()
		if errors.Is(err, io.EOF) {
			if s.depth == 0 && s.game == "" && len(s.cards) == 0 {
				return &RejectError{Reason: NotADeck}
			}
			return nil
		}
		if err != nil {
			return err
		}
		line, _ := s.dec.InputPos()
		switch t := token.(type) {
		case xml.Directive:
			return &RejectError{Reason: Unsafe, Line: line}
		case xml.StartElement:
			if err := s.start(t, line); err != nil {
				return err
			}
		case xml.EndElement:
			s.depth--
			if is(t.Name, "section") {
				s.section = ""
			}
		}
	}
}

func (s *o8dScan) start(t xml.StartElement, line int) error {
	s.depth++
	switch {
	case s.depth == 1 && !is(t.Name, "deck"):
		return &RejectError{Reason: NotADeck, Line: line}
	case s.depth == 1:
		s.game = attr(t, "game")
		if s.game == "" {
			s.game = attr(t, "gameid")
		}
	case s.depth > 50:
		return &RejectError{Reason: NotADeck, Line: line}
	case is(t.Name, "section"):
		s.section = attr(t, "name")
	case is(t.Name, "card"):
		card := o8dCard{line: line, section: s.section, qty: attr(t, "qty"), id: attr(t, "id"), name: attr(t, "name")}
		// The element is kept even if its text breaks off.
		s.cards = append(s.cards, card)
		name, err := s.text()
		if name = tidy(name); name != "" {
			s.cards[len(s.cards)-1].name = name
		}
		return err
	case is(t.Name, "notes"):
		notes, err := s.text()
		s.notes.WriteString(notes)
		return err
	}
	return nil
}

// text is the text up to the end of the element just begun, that of elements
// in it included.
func (s *o8dScan) text() (string, error) {
	var b strings.Builder
	for inner := 1; inner > 0; {
		token, err := s.dec.Token()
		if err != nil {
			if errors.Is(err, io.EOF) {
				err = io.ErrUnexpectedEOF
			}
			return b.String(), err
		}
		switch t := token.(type) {
		case xml.CharData:
			b.Write(t)
		case xml.StartElement:
			inner++
		case xml.EndElement:
			inner--
		case xml.Directive:
			line, _ := s.dec.InputPos()
			return "", &RejectError{Reason: Unsafe, Line: line}
		}
	}
	s.depth--
	return b.String(), nil
}

func is(name xml.Name, want string) bool { return strings.EqualFold(name.Local, want) }

func attr(t xml.StartElement, name string) string {
	for _, a := range t.Attr {
		if is(a.Name, name) {
			return tidy(a.Value)
		}
	}
	return ""
}

func lineOf(text string, line int) string {
	for l := range strings.Lines(text) {
		if line--; line == 0 {
			return cutRunes(strings.TrimSpace(l), maxName)
		}
	}
	return ""
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
// knows.
func (d *draft) o8dCards(cards []o8dCard) {
	var mages []o8dCard
	named := slices.ContainsFunc(cards, func(c o8dCard) bool {
		_, ok := d.scribe.catalog.MageByOCTGN(c.id)
		return ok || inMageSection(c.section)
	})
	for _, c := range cards {
		if d.hopeless() {
			return
		}
		_, isMage := d.scribe.catalog.MageByOCTGN(c.id)
		spell, known := d.scribe.catalog.ByOCTGN(c.id)
		switch {
		case isMage:
			mages = append(mages, c)
			continue
		case !known && inMageSection(c.section):
			if _, ok := d.scribe.mages.find(c.name); ok || c.name == "" {
				mages = append(mages, c)
				continue
			}
		}
		if !known {
			spell, known = d.scribe.names.card(c.name)
		}
		switch {
		case known:
			d.add(c.line, c.entry(), spell, o8dCount(c), c.id, c.section)
		case inMageSection(c.section):
			mages = append(mages, c)
		default:
			if claim, ok := d.scribe.mages.find(c.name); ok && len(claim.spare) == 0 && !named {
				mages = append(mages, c)
				continue
			}
			d.keep(c.line, c.entry(), c.kept())
		}
	}
	d.o8dMage(mages)
}

func o8dCount(c o8dCard) int { return parseCount(c.count()) }

func inMageSection(section string) bool {
	switch key(section) {
	case "mage", "mages", "magier":
		return true
	}
	return false
}

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
		d.claims = append(d.claims, claim{line: c.line, entry: c.entry(), mages: []*catalog.Mage{mage}})
	}
	for _, c := range cards { // "Wizard(Air)" tells the element
		if named, ok := d.scribe.mages.find(c.name); ok && named.choice != "" {
			d.choices = append(d.choices, named.choice)
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
			named.line, named.entry = c.line, c.entry()
			d.claims = append(d.claims, named)
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
	d.problems = append(d.problems, Problem{Line: c.line, Entry: c.entry(), Kind: SecondMage, Suggestion: string(named.mages[0].ID)})
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
