package cli

import (
	"errors"
	"strconv"
	"strings"
	"time"

	"quickcast/catalog"
	"quickcast/rules/training"
)

// shownHits is how many hits people get to see when they set no limit.
const shownHits = 20

// searchAnswer is what search says about one query.
type searchAnswer struct {
	Query    string         `json:"query"`
	Hits     []searchHit    `json:"hits"`
	Problems []queryProblem `json:"problems,omitempty"`
	TookUS   int64          `json:"took_us"` // the search alone

	cards []catalog.Hit
}

type searchHit struct {
	Card  catalog.CardID `json:"card"`
	Name  string         `json:"name"`
	Score int            `json:"score"`
}

// queryProblem is a part of a query that was not understood.
type queryProblem struct {
	Term    string `json:"term"`
	Message string `json:"message"`
}

// searcher answers the queries of one call.
type searcher struct {
	env     *Env
	catalog *catalog.Catalog
	limit   int
	json    bool
}

func runSearch(env *Env, args []string) int {
	flags := newFlags("search")
	lang := flags.String("lang", "", "")
	limit := flags.Int("limit", 0, "")
	asJSON := flags.Bool("json", false, "")
	queries, err := parse(flags, args)
	if err == nil {
		err = env.answerIn(*lang, *asJSON)
	}
	if err == nil && *limit < 0 {
		err = &FlagError{Flag: "--limit", Value: strconv.Itoa(*limit), Fault: FlagValueWrong}
	}
	if err != nil {
		return env.refuse("search", err)
	}
	cat, err := catalog.Load(env.Assets)
	if err != nil {
		return env.refuse("", err)
	}
	cat.Prepare()
	s := &searcher{env: env, catalog: cat, limit: *limit, json: *asJSON}
	return ask(env, queries, s.answer)
}

// answer searches and prints what was found. Something must be found, and all
// of the query understood, for all to be well.
func (s *searcher) answer(query string) int {
	a := s.search(query)
	if s.json {
		sayJSON(s.env.Out, a)
	} else {
		s.tell(a)
	}
	if len(a.Hits) == 0 || len(a.Problems) > 0 {
		return statusUnmet
	}
	return statusFine
}

func (s *searcher) search(query string) searchAnswer {
	a := searchAnswer{Query: query, Hits: []searchHit{}}
	if query == "" {
		return a
	}
	start := s.env.now()
	hits, err := s.catalog.Search(query, catalog.Options{Limit: s.limit})
	a.TookUS = s.env.now().Sub(start).Microseconds()
	a.cards = hits
	for _, h := range hits {
		a.Hits = append(a.Hits, searchHit{Card: h.Card.ID, Name: h.Card.NameIn(s.env.Lang), Score: h.Score})
	}
	var faults *catalog.QueryError
	if errors.As(err, &faults) {
		for _, p := range faults.Problems {
			a.Problems = append(a.Problems, queryProblem{Term: p.Term, Message: s.env.words().Error(p)})
		}
	}
	return a
}

// now is the time, from the system's clock where the call brings none.
func (env *Env) now() time.Time {
	if env.Now == nil {
		return time.Now()
	}
	return env.Now()
}

// tell prints an answer for people.
func (s *searcher) tell(a searchAnswer) {
	w := s.env.words()
	for _, p := range a.Problems {
		say(s.env.Err, p.Message)
	}
	if len(a.cards) == 0 {
		say(s.env.Out, w.T("cards.nothingFor", "Query", a.Query))
		return
	}
	say(s.env.Out, w.N("cards.foundFor", len(a.cards), "Query", a.Query))
	shown := a.cards
	if s.limit == 0 && len(shown) > shownHits {
		shown = shown[:shownHits]
	}
	for _, h := range shown {
		say(s.env.Out, "  "+s.line(h.Card))
	}
	if more := len(a.cards) - len(shown); more > 0 {
		say(s.env.Out, "  "+w.N("cards.andMore", more))
	}
}

// line says in one line what a card is.
func (s *searcher) line(card *catalog.Card) string {
	w := s.env.words()
	return w.T("cards.line",
		"Name", card.NameIn(s.env.Lang), "Type", w.T("terms.type."+string(card.Type)),
		"Schools", s.schools(card), "Card", card.ID)
}

// schools says "Fire 2" or "Fire 2 + Dark 1".
func (s *searcher) schools(card *catalog.Card) string {
	w := s.env.words()
	parts := make([]string, len(card.Schools))
	for i, p := range card.Schools {
		parts[i] = w.T("terms.school."+string(p.School)) + " " + strconv.Itoa(p.Level)
	}
	if card.Join == training.JoinOr {
		return strings.Join(parts, " / ")
	}
	return strings.Join(parts, " + ")
}
