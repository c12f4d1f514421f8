package formats

import (
	"fmt"
	"strings"

	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/internal/pattern"
)

// told is what a list says of a book for those who judge it, and nobody reads back: what it
// costs, whether it is legal. It is empty where a list says nothing of it.
type told struct {
	review builder.Review
	prices map[catalog.CardID]int // of one copy
	total  string
	legal  string
}

// tell reviews a book for a list.
func (s *Scribe) tell(b builder.Book) told {
	t := told{review: builder.Look(b, s.catalog), legal: "unknown"}
	switch broken := t.broken(); {
	case !t.review.Priced(), len(b.Kept) > 0:
	case broken != "":
		t.legal = "no (" + broken + ")"
	default:
		t.legal = "yes"
	}
	if !t.review.Priced() {
		return t
	}
	t.total, t.prices = fmt.Sprint(t.review.Points), map[catalog.CardID]int{}
	if t.review.Limit > 0 {
		t.total += fmt.Sprintf(" of %d", t.review.Limit)
	}
	for _, line := range t.review.Lines {
		t.prices[line.Card.ID] = line.Price.Points
	}
	return t
}

// broken are the rules a book breaks, each once.
func (t told) broken() string {
	var rules []string
	for _, p := range t.review.Problems {
		if rule := string(p.Rule); !strings.Contains(" "+strings.Join(rules, " ")+" ", " "+rule+" ") {
			rules = append(rules, rule)
		}
	}
	return strings.Join(rules, ", ")
}

// behind is what stands behind an entry: the points of a copy and of all.
func (t told) behind(e builder.Entry) string {
	points, ok := t.prices[e.Card]
	switch {
	case !ok:
		return ""
	case e.Count == 1:
		return " (" + plural(points, "point") + ")"
	}
	return fmt.Sprintf(" (%s each: %d)", plural(points, "point"), points*e.Count)
}

func plural(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}

// verdicts is what a list tells of legality, so that it is known for what it is.
var verdicts = pattern.New(`^(?:yes|no|unknown)(?: \([a-z, -]+\))?$`)

// ownList is a list that has the share code of its book beside it.
var ownList = pattern.New(`(?m)^[*\[\]b/ ]*Legal:[*\[\]b/ ]*(?:yes|no|unknown)\b`)

// uncoded is a list without the share codes that stand on lines of their own: they repeat it.
func uncoded(text string) string {
	var codes []span
	end := 0
	for _, at := range codeMark.FindAllStringIndex(text, maxTries) {
		from := at[0]
		if from < end || isRemark(text, from) {
			continue
		}
		label := undress(0, text[strings.LastIndexByte(text[:from], '\n')+1:from]).text
		if label = key(label); label != "" && label != "code" {
			continue
		}
		if _, length, err := codeAt(text[at[1]:]); err == nil {
			end = at[1] + length
			codes = append(codes, span{from, end})
		}
	}
	return without(text, codes)
}
