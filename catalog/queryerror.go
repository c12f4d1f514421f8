package catalog

import (
	"fmt"
	"strings"

	"github.com/quickcast/quickcast/catalog/query"
	"github.com/quickcast/quickcast/internal/pick"
)

// QueryFault is what is wrong with one part of a query.
type QueryFault string

// The faults a part of a query can have.
const (
	UnknownKey    QueryFault = "unknownKey"                   // there is nothing of that name to ask about
	UnknownValue  QueryFault = "unknownValue"                 // the key has no such value
	NotANumber    QueryFault = "notANumber"                   // the key is compared with numbers
	CannotCompare QueryFault = "cannotCompare"                // less and more make no sense here
	MageMissing   QueryFault = "mageMissing"                  // a price, and nobody said whose
	NotHere       QueryFault = "notHere"                      // what the caller did not bring along: a collection, books
	Misplaced     QueryFault = "misplaced"                    // sort: within brackets, "or" or "not"
	TooLong       QueryFault = "tooLong"                      // the query ends in the middle
	ValueMissing             = QueryFault(query.ValueMissing) // nothing stands after the sign
	Stray                    = QueryFault(query.Stray)        // a bracket or a word that joins nothing
	Empty                    = QueryFault(query.Empty)        // brackets, quotes or signs without a word
	Unclosed                 = QueryFault(query.Unclosed)     // a bracket that nothing closes
	TooDeep                  = QueryFault(query.TooDeep)      // too many brackets in each other
)

// QueryProblem is one part of a query that was not understood and is left out of
// account.
type QueryProblem struct {
	Fault      QueryFault
	Term       string // the part as it was typed
	Key        string // the key as it was typed
	Value      string // the value as it was typed
	From, To   int    // where in the query what is wrong stands, in bytes
	Suggestion string // what may stand there instead; empty where nothing is near
}

// Message names the text for the problem.
func (p QueryProblem) Message() (id string, args map[string]any) {
	if p.Suggestion != "" {
		word := pick.Either(p.Fault == UnknownKey, p.Key, p.Value)
		return "cards.queryNear", map[string]any{"Term": p.Term, "Word": word, "Near": p.Suggestion}
	}
	keys := pick.Made(Keys(), func(k Key) string { return string(k) })
	id = "cards.query" + strings.ToUpper(string(p.Fault[:1])) + string(p.Fault[1:])
	return id, map[string]any{"Term": p.Term, "Key": p.Key, "Value": p.Value, "Keys": strings.Join(keys, ", ")}
}

func (p QueryProblem) Error() string {
	text := fmt.Sprintf("%q at %d: %s", p.Term, p.From+1, p.Fault)
	if p.Suggestion != "" {
		text += fmt.Sprintf(", perhaps %q", p.Suggestion)
	}
	return text
}

// Mended is the query with what is suggested in place of what is wrong.
func (p QueryProblem) Mended(query string) string {
	if p.Suggestion == "" || p.To > len(query) {
		return query
	}
	word := p.Suggestion
	if strings.Contains(word, " ") {
		word = `"` + word + `"`
	}
	return query[:p.From] + word + query[p.To:]
}

// QueryError lists every part of a query that was not understood, in their order.
type QueryError struct{ Problems []QueryProblem }

func (e *QueryError) Error() string {
	parts := pick.Made(e.Problems, func(p QueryProblem) string { return p.Error() })
	return strings.Join(parts, "; ")
}

// Message names the text for the first problem.
func (e *QueryError) Message() (id string, args map[string]any) { return e.Problems[0].Message() }
