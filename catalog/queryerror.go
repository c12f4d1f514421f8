package catalog

import (
	"fmt"
	"strings"
)

// QueryFault is what is wrong with one part of a query.
type QueryFault string

// The faults a part of a query can have.
const (
	UnknownKey    QueryFault = "unknownKey"    // there is nothing of that name to ask about
	UnknownValue  QueryFault = "unknownValue"  // the key has no such value
	NotANumber    QueryFault = "notANumber"    // the key is compared with numbers
	ValueMissing  QueryFault = "valueMissing"  // nothing stands after the sign
	CannotCompare QueryFault = "cannotCompare" // less and more make no sense here
	TooLong       QueryFault = "tooLong"       // the query ends in the middle
)

// QueryProblem is one part of a query that was not understood and is left out
// of account.
type QueryProblem struct {
	Fault QueryFault
	Term  string // the part as it was typed
	Key   string // the key as it was typed
	Value string // the value as it was typed
}

// Message names the text for the problem.
func (p QueryProblem) Message() (id string, args map[string]any) {
	keys := make([]string, len(Keys()))
	for i, k := range Keys() {
		keys[i] = string(k)
	}
	id = "cards.query" + strings.ToUpper(string(p.Fault[:1])) + string(p.Fault[1:])
	return id, map[string]any{"Term": p.Term, "Key": p.Key, "Value": p.Value, "Keys": strings.Join(keys, ", ")}
}

func (p QueryProblem) Error() string {
	switch p.Fault {
	case UnknownKey:
		return fmt.Sprintf("%s: there is no %q to search by", p.Term, p.Key)
	case UnknownValue:
		return fmt.Sprintf("%s: %q is no %s", p.Term, p.Value, p.Key)
	case NotANumber:
		return fmt.Sprintf("%s: %q is not a number", p.Term, p.Value)
	case ValueMissing:
		return fmt.Sprintf("%s: a value is missing", p.Term)
	case CannotCompare:
		return fmt.Sprintf("%s: %s has no more and less", p.Term, p.Key)
	}
	return fmt.Sprintf("the query is longer than %d letters", maxQuery)
}

// QueryError lists every part of a query that was not understood.
type QueryError struct{ Problems []QueryProblem }

func (e *QueryError) Error() string {
	parts := make([]string, len(e.Problems))
	for i, p := range e.Problems {
		parts[i] = p.Error()
	}
	return strings.Join(parts, "; ")
}

// Message names the text for the first problem.
func (e *QueryError) Message() (id string, args map[string]any) { return e.Problems[0].Message() }
