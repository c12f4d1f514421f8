package cli

import (
	"encoding/csv"
	"fmt"
	"io"
	"strconv"
	"strings"

	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/builder/formats"
	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/rules/training"
)

// priceAnswer is one pair, as --json prints it.
type priceAnswer struct {
	Mage   catalog.MageID  `json:"mage"`
	Choice training.School `json:"choice,omitempty"`
	Card   catalog.CardID  `json:"card"`
	Points int             `json:"points"`
	Legal  bool            `json:"legal"`
	Rule   string          `json:"rule"`
	Why    string          `json:"why"`
}

func runPrices(env *Env, args []string) int {
	d := env.desk("prices")
	mage := d.flags.String("mage", "", "")
	game := d.flags.String("game", "", "")
	to := d.flags.String("to", "", "")
	operands, err := d.open(args)
	if err == nil && len(operands) > 0 {
		err = &UsageError{ID: "cli.noOperands", Args: map[string]any{"Verb": "prices"}}
	}
	if err == nil && *to != "" && *to != "markdown" && *to != "csv" {
		err = &FlagError{Flag: "--to", Value: *to, Fault: flagValueWrong}
	}
	var as formats.Options
	if err == nil {
		as, err = optionsFor(d.cards, *game, *mage)
	}
	if err != nil {
		return env.refuse("prices", err)
	}
	pairs := builder.Pairs(d.cards, func(m *catalog.Mage) bool {
		return (as.Game == "" || m.Game == as.Game) && (as.Mage == "" || m.ID == as.Mage)
	})
	p := pricer{desk: d, pairs: pairs}
	switch {
	case *to == "markdown":
		_, _ = io.WriteString(env.Out, p.markdown()) // Run tells of a failure
	case *to == "csv":
		p.csv(env.Out)
	default:
		p.lines()
	}
	return statusFine
}

// pricer says what every mage pays for every card.
type pricer struct {
	*desk
	pairs []builder.Pair
}

// why says in one line why a pair is priced so, or who alone may use the card.
func (p *pricer) why(pair builder.Pair) string {
	w := p.env.words()
	if pair.Legal {
		return w.Say(builder.Why(pair.Price))
	}
	return w.Say(builder.Explain(training.Problem{
		Rule: pair.Barred, Spell: string(pair.Card.ID), Game: pair.Mage.Game,
		OnlyClass: pair.Card.Spell().OnlyClass, OnlySchool: pair.Card.OnlySchool,
	}))
}

func (p *pricer) lines() {
	var out strings.Builder
	for _, pair := range p.pairs {
		a := priceAnswer{
			Mage: pair.Mage.ID, Choice: pair.Choice, Card: pair.Card.ID, Points: pair.Price.Points, Legal: pair.Legal, Rule: pair.Rule, Why: p.why(pair),
		}
		if p.json {
			sayJSON(&out, a)
			continue
		}
		fmt.Fprintf(&out, "%-28s %-7s %-38s %3d %s %-12s %s\n", a.Mage, a.Choice, a.Card, a.Points, legalMark(a.Legal), a.Rule, a.Why)
	}
	_, _ = io.WriteString(p.env.Out, out.String()) // Run tells of a failure
}

func legalMark(legal bool) string {
	return pick.Either(legal, " ", "!")
}

// csv writes one row a pair. Why it is so stands in the rule; the words are left to
// --json.
func (p *pricer) csv(to io.Writer) {
	out := csv.NewWriter(to)
	_ = out.Write([]string{"mage", "choice", "card", "points", "legal", "rule"}) // Run tells of a failure
	for _, pair := range p.pairs {
		legal := pick.Either(pair.Legal, "yes", "no")
		_ = out.Write([]string{string(pair.Mage.ID), string(pair.Choice), string(pair.Card.ID), strconv.Itoa(pair.Price.Points), legal, pair.Rule})
	}
	out.Flush()
}

// markdown writes the law for people: a table of all cards by all mages, where the
// printing decides, where kinship opens a card, and where other builders differ.
func (p *pricer) markdown() string {
	w := p.env.words()
	var out strings.Builder
	say := func(line string) { out.WriteString(line + "\n") }
	say("# " + w.T("prices.title"))
	say("")
	say(w.T("prices.intro", "Pairs", len(p.pairs)))
	columns := p.columns()
	for _, game := range []training.Game{training.Arena, training.Academy} {
		p.table(&out, game, columns)
	}
	p.disputes(&out)
	p.kinship(&out)
	say("")
	say("## " + w.T("prices.differTitle"))
	say("")
	for _, id := range []string{
		"prices.differOnly", "prices.differOboko", "prices.differRing", "prices.differNovice", "prices.differForcemaster", "prices.differPaladin",
		"prices.differSiren", "prices.differElementalist", "prices.differPartial", "prices.differWizard",
	} {
		say("- " + w.T(id))
	}
	return out.String()
}

// column is a mage with one of the schools he may pick.
type column struct {
	mage   *catalog.Mage
	choice training.School
	from   int // where its pairs begin
}

func (p *pricer) columns() []column {
	var all []column
	for i, pair := range p.pairs {
		if len(all) == 0 || all[len(all)-1].mage != pair.Mage || all[len(all)-1].choice != pair.Choice {
			all = append(all, column{pair.Mage, pair.Choice, i})
		}
	}
	return all
}

// table has a row a card and a column a mage; what is barred is struck through.
func (p *pricer) table(out *strings.Builder, game training.Game, columns []column) {
	w := p.env.words()
	var mine []column
	head, rule := "| "+w.T("prices.card")+" |", "|---|"
	for _, c := range columns {
		if c.mage.Game == game {
			mine = append(mine, c)
			name := c.mage.Name
			if c.choice != "" {
				name += ", " + w.Say(builder.SchoolName(c.choice))
			}
			head, rule = head+" "+name+" |", rule+"--:|"
		}
	}
	if len(mine) == 0 {
		return
	}
	fmt.Fprintf(out, "\n## %s\n\n%s\n%s\n", w.Say(builder.GameName(game)), head, rule)
	for i, card := range p.cards.Cards() {
		cells := make([]string, len(mine))
		any := false
		for n, c := range mine {
			pair := p.pairs[c.from+i]
			cells[n] = strconv.Itoa(pair.Price.Points)
			if !pair.Legal {
				cells[n] = "~~" + cells[n] + "~~"
			}
			any = any || pair.Barred != training.RulePool
		}
		if any {
			fmt.Fprintf(out, "| %s | %s |\n", card.Name, strings.Join(cells, " | "))
		}
	}
}

func (p *pricer) disputes(out *strings.Builder) {
	w := p.env.words()
	all := builder.Disputes(p.pairs)
	if len(all) == 0 {
		return
	}
	otherwise, academy := 0, 0
	cards := map[catalog.CardID]bool{}
	for _, d := range all {
		cards[d.Card.ID] = true
		if d.Otherwise() {
			otherwise++
		}
		if d.Mage.Game == training.Academy {
			academy++
		}
	}
	fmt.Fprintf(out, "\n## %s\n\n%s\n\n| %s | %s | %s | %s | %s |\n|---|---|--:|---|--:|\n", w.T("prices.disputeTitle"),
		w.T("prices.disputeIntro", "Pairs", len(all), "Otherwise", otherwise, "Same", len(all)-otherwise, "Cards", len(cards), "Academy", academy),
		w.T("prices.card"), w.T("prices.mage"), w.T("prices.points"), w.T("prices.printing"), w.T("prices.otherPoints"))
	for _, d := range all {
		set, _ := p.cards.Set(d.Set)
		fmt.Fprintf(out, "| %s | %s | %s | %s | %s |\n", d.Card.Name, mageOf(d.Pair), cell(d.Pair), set.Name, cell(d.Other))
	}
}

func (p *pricer) kinship(out *strings.Builder) {
	w := p.env.words()
	var rows []string
	for _, pair := range p.pairs {
		if pair.ByKinship() {
			rows = append(rows, fmt.Sprintf("| %s | %s | %d |", pair.Card.Name, mageOf(pair), pair.Price.Points))
		}
	}
	if len(rows) > 0 {
		fmt.Fprintf(out, "\n## %s\n\n%s\n\n| %s | %s | %s |\n|---|---|--:|\n%s\n", w.T("prices.kinshipTitle"), w.T("prices.kinshipIntro", "Pairs", len(rows)),
			w.T("prices.card"), w.T("prices.mage"), w.T("prices.points"), strings.Join(rows, "\n"))
	}
}

func mageOf(p builder.Pair) string {
	if p.Choice == "" {
		return p.Mage.Name
	}
	return p.Mage.Name + ", " + string(p.Choice)
}

func cell(p builder.Pair) string {
	if p.Legal {
		return strconv.Itoa(p.Price.Points)
	}
	return "~~" + strconv.Itoa(p.Price.Points) + "~~"
}
