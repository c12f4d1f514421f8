package cli

import (
	"errors"
	"io/fs"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/catalog/codex"
	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/rules/training"
)

// shownHits is how many hits people get to see when they set no limit.
const shownHits = 20

// searchAnswer is what search says about one query.
type searchAnswer struct {
	Query    string            `json:"query"`
	Hits     []searchHit       `json:"hits"`
	Meant    []meaning         `json:"understood,omitempty"` // where what cards do is searched: the pieces of it
	Problems []queryProblem    `json:"problems,omitempty"`
	Emptied  []catalog.Emptied `json:"emptied,omitempty"` // where nothing is found: the parts to blame
	TookUS   int64             `json:"took_us"`           // the search alone

	cards []catalog.Hit
}

type searchHit struct {
	Card  catalog.CardID `json:"card"`
	Name  string         `json:"name"`
	Score int            `json:"score"`
	By    catalog.By     `json:"by"` // name or effect
}

// meaning is a piece of a query that was understood as what cards are or do.
type meaning struct {
	Word    string `json:"word"` // as typed
	From    int    `json:"from"` // where it stands, in bytes
	To      int    `json:"to"`
	Meaning string `json:"meaning"`        // in words
	Mark    string `json:"mark,omitempty"` // the concept, as "do:heal"; none for a word of names and texts
	Not     bool   `json:"not,omitempty"`  // what ends it is sought
}

// queryProblem is a part of a query that was not understood.
type queryProblem struct {
	Term       string `json:"term"`
	From       int    `json:"from"` // where it stands, in bytes
	To         int    `json:"to"`
	Suggestion string `json:"suggestion,omitempty"` // what may stand there instead
	Message    string `json:"message"`
}

// searcher answers the queries of one call.
type searcher struct {
	*desk
	around catalog.Around
	limit  int
}

// termsAround lets queries ask for terms of the codex, which is read when one does.
func termsAround(assets fs.FS) catalog.Around {
	terms := sync.OnceValues(func() (*codex.Codex, error) { return codex.Load(assets) })
	return catalog.Around{Term: func(name string) (func(*catalog.Card) bool, bool) {
		c, err := terms()
		if err != nil {
			return nil, false
		}
		return c.Bearer(name)
	}}
}

func runSearch(env *Env, args []string) int {
	d := env.desk("search")
	limit := d.flags.Int("limit", 0, "")
	queries, err := d.open(args)
	if err == nil && *limit < 0 {
		err = &FlagError{Flag: "--limit", Value: strconv.Itoa(*limit), Fault: flagValueWrong}
	}
	if err != nil {
		return env.refuse("search", err)
	}
	d.cards.Prepare()
	s := &searcher{desk: d, around: termsAround(env.Assets), limit: *limit}
	return ask(env, queries, s.answer)
}

// answer searches and prints what was found. Something must be found, and all
// of the query understood, for all to be well.
func (s *searcher) answer(query string) int {
	a := s.search(query)
	replied(s.desk, a, s.tell)
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
	hits, err := s.cards.Search(query, catalog.Options{Limit: s.limit, Around: s.around})
	a.TookUS = s.env.now().Sub(start).Microseconds()
	a.cards = hits
	for _, h := range hits {
		a.Hits = append(a.Hits, searchHit{Card: h.Card.ID, Name: h.Card.NameIn(s.env.Lang), Score: h.Score, By: h.By})
	}
	a.Meant = s.meant(query)
	var faults *catalog.QueryError
	if errors.As(err, &faults) {
		for _, p := range faults.Problems {
			a.Problems = append(a.Problems, queryProblem{
				Term: p.Term, From: p.From, To: p.To, Suggestion: p.Suggestion, Message: s.env.words().Error(p),
			})
		}
	}
	if len(hits) == 0 {
		q, _ := s.cards.ParseQuery(query, s.around) // what is wrong with it is said already
		a.Emptied = s.cards.WhyEmpty(&q, catalog.Options{Around: s.around})
	}
	return a
}

// meant tells how the words of a query are understood.
func (s *searcher) meant(query string) []meaning {
	q, _ := s.cards.ParseQuery(query, s.around) // what is wrong with it is said already
	var list []meaning
	for _, m := range s.cards.Meanings(&q) {
		list = append(list, meaning{
			Word: m.Word, From: m.Spans[0][0], To: m.Spans[len(m.Spans)-1][1], Meaning: s.env.words().Say(m), Mark: m.Mark, Not: m.Not,
		})
	}
	return list
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
	if len(a.cards) == 0 || a.cards[0].By == catalog.ByEffect {
		s.tellMeant(a.Meant)
	}
	if len(a.cards) == 0 {
		say(s.env.Out, w.T("cards.nothingFor", "Query", a.Query))
		for _, e := range a.Emptied {
			say(s.env.Out, "  "+w.Say(e))
		}
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

// tellMeant prints how a search by what cards do was understood.
func (s *searcher) tellMeant(list []meaning) {
	parts := pick.Each(list, func(m meaning) string { return m.Meaning })
	if len(parts) > 0 {
		say(s.env.Out, s.env.words().T("cards.understood", "Parts", strings.Join(parts, " · ")))
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
