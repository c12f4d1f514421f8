package cli

import (
	"fmt"
	"strings"

	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/builder/formats"
	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/internal/words"
	"github.com/quickcast/quickcast/rules/training"
)

// The outcomes of a check.
const (
	outcomeLegal    = "legal"
	outcomeIllegal  = "illegal"
	outcomeUnsure   = "needs-attention"
	outcomeRejected = "rejected"
)

// verdict is the answer about one book, as --json prints it.
type verdict struct {
	opened
	Outcome  string          `json:"outcome"`
	Format   formats.Name    `json:"format"`
	Name     string          `json:"name,omitempty"`
	Game     training.Game   `json:"game"`
	Mage     catalog.MageID  `json:"mage"`
	Choice   training.School `json:"choice,omitempty"` // the school the prices stand on, where the mage picks one
	Points   *int            `json:"points,omitempty"` // none without a mage
	Limit    *int            `json:"limit,omitempty"`
	Cards    int             `json:"cards"`
	Reasons  []bookReason    `json:"reasons"`
	Problems []bookProblem   `json:"problems"`
	Entries  []bookEntry     `json:"entries"`
	Notices  []string        `json:"notices,omitempty"`

	mageName string
}

// bookReason is one rule the book breaks.
type bookReason struct {
	Rule   string         `json:"rule"`
	Card   catalog.CardID `json:"card,omitempty"`
	Detail string         `json:"detail"`

	name string
}

// bookProblem is one line that was not understood.
type bookProblem struct {
	Line       int    `json:"line"`
	Entry      string `json:"entry"`
	Message    string `json:"message"`
	Suggestion string `json:"suggestion,omitempty"`

	meant string // the name of the suggestion
}

// bookEntry is one card of the book with all its copies.
type bookEntry struct {
	Card       catalog.CardID `json:"card"`
	Name       string         `json:"name"`
	Count      int            `json:"count"`
	PointsEach *int           `json:"pointsEach,omitempty"` // none without a mage
	Points     *int           `json:"points,omitempty"`
	Why        string         `json:"why,omitempty"`
}

func runCheck(env *Env, args []string) int {
	d := env.desk("check")
	d.flags.StringArrayVar(&d.files, "house", nil, "")
	game := d.flags.String("game", "", "")
	mage := d.flags.String("mage", "", "")
	files, err := d.openBooks(args, 1, "books.needsFile")
	if err == nil {
		d.as, err = optionsFor(d.cards, *game, *mage)
	}
	if err != nil {
		return env.refuse("check", err)
	}
	status := statusFine
	for _, file := range files {
		if isFolder(file) {
			status = max(status, d.checkFolder(file))
			continue
		}
		for _, o := range d.books(file) {
			status = max(status, d.check(o))
		}
	}
	return status
}

// optionsFor reads --game and --mage.
func optionsFor(cards *catalog.Catalog, game, mage string) (formats.Options, error) {
	as := formats.Options{Game: training.Game(strings.ToLower(game)), Mage: catalog.MageID(strings.ToLower(mage))}
	if as.Game != "" && as.Game != training.Arena && as.Game != training.Academy {
		return as, &FlagError{Flag: "--game", Value: game, Fault: flagValueWrong}
	}
	if m, ok := cards.Mage(as.Mage); as.Mage != "" && (!ok || m.Training.Class == "") {
		return as, &FlagError{Flag: "--mage", Value: mage, Fault: flagValueWrong}
	}
	return as, nil
}

// check answers for one book and gives the exit status for it.
func (d *desk) check(o opened) int {
	if o.err != nil {
		said := d.rejected(o)
		replied(d, said, func(r rejected) {
			say(d.env.Out, d.env.words().T("books.sayRejected", "File", o.title(), "Message", r.Message))
		})
		return statusUnread
	}
	v := d.judge(o)
	replied(d, v, d.env.printVerdict)
	return v.status()
}

// status is the exit status for a book that was read.
func (v verdict) status() int {
	return pick.Either(v.Outcome == outcomeLegal, statusFine, statusUnmet)
}

// judge puts the review of a book into words. What was not understood, or has no
// mage, is never called legal, and not illegal either, whatever else is found.
func (d *desk) judge(o opened) verdict {
	w, result := d.env.words(), o.result
	review := builder.Look(result.Book, d.cards)
	v := verdict{
		opened: o, Outcome: outcomeLegal, Format: result.Format, Name: result.Book.Name,
		Game: review.Game, Mage: result.Book.Mage, Choice: review.Choice,
		Cards:   review.Cards,
		Reasons: d.reasons(review, result.Problems), Problems: []bookProblem{}, Entries: []bookEntry{},
	}
	if review.Priced() {
		v.Points, v.Limit, v.mageName = &review.Points, &review.Limit, review.Mage.Name
	}
	for _, p := range result.Problems {
		said := bookProblem{Line: p.Line, Entry: p.Entry, Message: w.Say(p), Suggestion: p.Suggestion}
		if p.Kind != formats.BadCount && p.Suggestion != "" {
			said.meant = d.nameOf(p.Suggestion)
		}
		v.Problems = append(v.Problems, said)
	}
	for _, line := range review.Lines {
		e := bookEntry{Card: line.Card.ID, Name: line.Card.NameIn(w.Lang()), Count: line.Count}
		if review.Priced() {
			e.PointsEach, e.Points, e.Why = &line.Price.Points, &line.Points, w.Say(builder.Why(line.Price))
		}
		v.Entries = append(v.Entries, e)
	}
	v.Notices = noticed(w, result.Notices)
	if len(d.house) > 0 {
		v.Notices = append(v.Notices, w.T("books.noticeHouse", "Names", strings.Join(d.house, ", ")))
	}
	if review.Picked && review.Priced() {
		v.Notices = append(v.Notices, w.T("books.noticePicked", "School", builder.SchoolName(review.Choice)))
	}
	switch {
	case len(v.Problems) > 0, !review.Priced():
		v.Outcome = outcomeUnsure
	case len(v.Reasons) > 0:
		v.Outcome = outcomeIllegal
	}
	return v
}

// noticed puts notices into words, with the line where there is one.
func noticed(w *words.Words, notices []formats.Notice) []string {
	var said []string
	for _, n := range notices {
		if n.Line == 0 {
			said = append(said, w.Say(n))
			continue
		}
		said = append(said, w.T("books.sayNotice", "Line", n.Line, "Message", n))
	}
	return said
}

// nameOf is the name of a card or mage.
func (d *desk) nameOf(id string) string {
	if card, ok := d.cards.Card(catalog.CardID(id)); ok {
		return card.NameIn(d.env.words().Lang())
	}
	if mage, ok := d.cards.Mage(catalog.MageID(id)); ok {
		return mage.Name
	}
	return id
}

// reasons are all rules broken, those broken by lines nobody understood at the
// end.
func (d *desk) reasons(review builder.Review, problems []formats.Problem) []bookReason {
	w := d.env.words()
	reasons := []bookReason{}
	mageUnclear := false
	for _, p := range problems {
		mageUnclear = mageUnclear || p.Kind == formats.UnknownMage
	}
	for _, p := range review.Problems {
		if p.Rule == builder.RuleNoMage && mageUnclear {
			continue
		}
		r := bookReason{Rule: string(p.Rule), Card: catalog.CardID(p.Spell), Detail: w.Say(builder.Explain(p))}
		if p.Rule == builder.RuleNoMage {
			r.Rule = string(training.RuleMage)
		}
		if card, ok := d.cards.Card(r.Card); ok {
			r.name = card.NameIn(w.Lang())
		}
		reasons = append(reasons, r)
	}
	for _, p := range problems {
		rule := ""
		switch p.Kind {
		case formats.UnknownCard:
			rule = "unknown-card"
		case formats.UnknownMage, formats.SecondMage:
			rule = string(training.RuleMage)
		default:
			continue
		}
		reasons = append(reasons, bookReason{Rule: rule, Detail: w.T("books.breachEntry", "Entry", p.Entry, "Message", p)})
	}
	return reasons
}

// printVerdict prints the answer for people.
func (env *Env) printVerdict(v verdict) {
	w := env.words()
	say(env.Out, w.T("books.say"+outcomeText(v.Outcome), "File", v.title()))
	say(env.Out, "  "+v.head(w))
	env.printFaults(v)
	for _, e := range v.Entries {
		if e.Points == nil {
			say(env.Out, fmt.Sprintf("  %3dx %s", e.Count, e.Name))
			continue
		}
		say(env.Out, fmt.Sprintf("  %3dx %-34s %3d  %s", e.Count, e.Name, *e.Points, e.Why))
	}
}

// printFaults prints what is wrong with a book, and what better be said of it.
func (env *Env) printFaults(v verdict) {
	w := env.words()
	for _, r := range v.Reasons {
		if r.name != "" {
			say(env.Out, "  ! "+w.T("books.sayReasonOf", "Card", r.name, "Detail", r.Detail))
			continue
		}
		if r.Rule != "unknown-card" { // said below, with the line
			say(env.Out, "  ! "+r.Detail)
		}
	}
	for _, p := range v.Problems {
		text := w.T("books.sayProblem", "Line", p.Line, "Entry", p.Entry, "Message", p.Message)
		if p.meant != "" {
			text += " " + w.T("books.saySuggestion", "Name", p.meant)
		}
		say(env.Out, "  ? "+text)
	}
	for _, n := range v.Notices {
		say(env.Out, "  * "+n)
	}
}

// head says whose book it is, and what it costs.
func (v verdict) head(w *words.Words) string {
	cards := w.N("books.cards", v.Cards)
	switch {
	case v.Points == nil:
		return w.T("books.sayBookNoMage", "Cards", cards)
	case *v.Limit == 0:
		return w.T("books.sayBookNoLimit", "Mage", v.mageName, "Points", *v.Points, "Cards", cards)
	}
	return w.T("books.sayBook", "Mage", v.mageName, "Points", *v.Points, "Limit", *v.Limit, "Cards", cards)
}

func outcomeText(outcome string) string {
	switch outcome {
	case outcomeLegal:
		return "Legal"
	case outcomeIllegal:
		return "Illegal"
	case outcomeRejected:
		return "Rejected"
	}
	return "Unsure"
}
