package cli

import (
	"strings"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/catalog/codex"
	"github.com/quickcast/quickcast/internal/facts"
	"github.com/quickcast/quickcast/internal/pick"
)

// codexHits is how many terms are named beside the one explained.
const codexHits = 10

// codexAnswer is what codex says about one query.
type codexAnswer struct {
	Query  string      `json:"query"`
	Hits   []codexHit  `json:"hits"`
	TookUS int64       `json:"took_us"` // the search alone
	Entry  *codexEntry `json:"entry"`   // of the best hit; null where there is none

	terms []codex.Hit
}

type codexHit struct {
	Term codex.TermID `json:"term"`
	Name string       `json:"name"`
}

// codexEntry explains one term in the language asked for.
type codexEntry struct {
	Term    codex.TermID     `json:"term"`
	Name    string           `json:"name"`    // English
	Names   map[string]named `json:"names"`   // by language
	Aliases []string         `json:"aliases"` // in the language asked for
	Games   []string         `json:"games"`
	Kind    string           `json:"kind"`
	Text    string           `json:"text"`
	Open    string           `json:"uncertain,omitempty"` // what the sources leave open
	Value   string           `json:"value,omitempty"`
	Stacks  string           `json:"stacks,omitempty"`
	Removal string           `json:"removal_cost,omitempty"`
	Escape  string           `json:"escape_roll,omitempty"`
	Damage  string           `json:"damage_type,omitempty"`
	Related []codex.TermID   `json:"related"`
	Differs *codex.Reading   `json:"differs"` // null where the games agree
	Cards   []catalog.CardID `json:"cards"`   // those that bear the term, by name
}

// named is what a term is called in a language, and where that is from: rulebook, community or own.
type named struct {
	Name   string       `json:"name"`
	Source codex.Source `json:"source"`
}

// explainer answers the queries of one call.
type explainer struct {
	*desk
	codex *codex.Codex
	game  string
}

func runCodex(env *Env, args []string) int {
	d := env.desk("codex")
	game := d.flags.String("game", "", "")
	queries, err := d.open(args)
	played := codex.GameNamed(strings.ToLower(*game))
	if err == nil && *game != "" && played == "" {
		err = &FlagError{Flag: "--game", Value: *game, Fault: flagValueWrong}
	}
	var terms *codex.Codex
	if err == nil {
		terms, err = codex.Load(env.Assets)
	}
	if err != nil {
		return env.refuse("codex", err)
	}
	e := &explainer{desk: d, codex: terms, game: played}
	return ask(env, queries, e.answer)
}

// answer looks the query up and prints what was found.
func (e *explainer) answer(query string) int {
	a := e.search(query)
	replied(e.desk, a, e.tell)
	if a.Entry == nil {
		return statusUnmet
	}
	return statusFine
}

func (e *explainer) search(query string) codexAnswer {
	a := codexAnswer{Query: query, Hits: []codexHit{}}
	start := e.env.now()
	a.terms = e.codex.Search(query, e.env.Lang, e.game, codexHits)
	a.TookUS = e.env.now().Sub(start).Microseconds()
	for _, h := range a.terms {
		a.Hits = append(a.Hits, codexHit{Term: h.Term.ID, Name: h.Term.NameIn(e.env.Lang)})
	}
	if len(a.terms) > 0 {
		a.Entry = e.entry(a.terms[0].Term)
	}
	return a
}

func (e *explainer) entry(t *codex.Term) *codexEntry {
	said := t.In(e.env.Lang)
	entry := &codexEntry{
		Term: t.ID, Name: t.Name, Names: map[string]named{}, Aliases: said.Aliases, Games: t.Games, Kind: t.Kind,
		Text: said.Text, Open: said.Uncertain, Value: said.Value, Stacks: said.Stacks,
		Removal: t.Removal, Escape: said.Escape, Damage: t.DamageType,
		Related: append([]codex.TermID{}, t.Related...), Cards: []catalog.CardID{},
	}
	for lang, words := range t.Words {
		entry.Names[lang] = named{words.Name, words.Source}
	}
	if t.Differ() {
		entry.Differs = &said.Differs
	}
	for _, card := range e.codex.Cards(e.cards, t.ID) {
		entry.Cards = append(entry.Cards, card.ID)
	}
	return entry
}

// tell prints an answer for people.
func (e *explainer) tell(a codexAnswer) {
	w := e.env.words()
	if a.Entry == nil {
		say(e.env.Out, w.T("codex.nothingFor", "Query", a.Query))
		return
	}
	t := a.terms[0].Term
	say(e.env.Out, e.title(t)+" · "+w.T("codex.kind."+t.Kind))
	say(e.env.Out, "  "+a.Entry.Text)
	if d := a.Entry.Differs; d != nil {
		say(e.env.Out, "  Academy: "+d.Academy)
		say(e.env.Out, "  Arena: "+d.Arena)
	}
	for _, fact := range []struct{ id, value string }{
		{"codex.uncertain", a.Entry.Open},
		{"codex.stacks", a.Entry.Stacks},
		{"codex.removal", a.Entry.Removal},
		{"codex.escape", a.Entry.Escape},
	} {
		if fact.value != "" {
			say(e.env.Out, "  "+w.T(fact.id, "Value", fact.value))
		}
	}
	if cards := e.codex.Cards(e.cards, t.ID); len(cards) > 0 {
		say(e.env.Out, "  "+w.T("codex.onCards", "Cards", e.names(cards)))
	}
	if len(a.Hits) > 1 {
		say(e.env.Out, "  "+w.T("codex.alsoNear", "Terms", e.others(a.Hits[1:])))
	}
}

// title says all names and the games.
func (e *explainer) title(t *codex.Term) string {
	name := t.NameIn(e.env.Lang)
	for _, lang := range facts.Languages(t.Words) {
		if other := t.NameIn(lang); lang != e.env.Lang && other != t.NameIn(e.env.Lang) {
			name += " · " + other
		}
	}
	games := pick.Each(t.Games, func(g string) string { return e.env.words().T("codex.game." + g) })
	return name + " (" + strings.Join(games, ", ") + ")"
}

// shownCards is how many cards of a term people get to see.
const shownCards = 12

func (e *explainer) names(cards []*catalog.Card) string {
	names := pick.Each(cards[:min(len(cards), shownCards)], func(card *catalog.Card) string { return card.NameIn(e.env.Lang) })
	list := strings.Join(names, ", ")
	if more := len(cards) - len(names); more > 0 {
		list += ", " + e.env.words().N("cards.andMore", more)
	}
	return list
}

func (e *explainer) others(hits []codexHit) string {
	names := pick.Made(hits, func(h codexHit) string { return h.Name })
	return strings.Join(names, ", ")
}
