package query_test

import (
	"slices"
	"strings"
	"testing"
	"unicode"

	"pgregory.net/rapid"

	"github.com/quickcast/quickcast/catalog/query"
)

// joins are the words that join parts, in two languages.
func joins(word string) string {
	return map[string]string{"or": "or", "oder": "or", "and": "and", "und": "and", "not": "not", "nicht": "not", "without": "not", "ohne": "not"}[strings.ToLower(word)]
}

func known(key string) bool {
	return slices.Contains([]string{"type", "level", "price", "kw", "life", "cost", "sort"}, key)
}

func TestParse(t *testing.T) {
	tests := []struct{ text, means string }{
		{"bear strength", "bear strength"},
		{"bear level<=2 strength", "(bear strength level<=2)"},
		{"level <= 2 type: creature", "(level<=2 type:creature)"},
		{"school : fire", "school : fire"}, // no key that is known, so words of a name
		{"schol:fire", "schol:fire"},
		{"level≤2 level=>3 level<>4 level==5", "(level<=2 level>=3 level!=4 level=5)"},
		{"level:<=2", "level<=2"},
		{"type:creature,wall", "type:creature,wall"},
		{`type:"big creature",'wall`, `type:"big creature",'wall`},
		{"a or b", "(a or b)"},
		{"a b ODER c | d", "(a b or c or d)"},
		{"a|b", "(a or b)"},
		{"(a or level:2) type:x", "((a or level:2) type:x)"},
		{"-type:x -(a or b) not c nicht d !e", `(-type:x -(a or b) -c -d -e)`},
		{"not(type:x)", "-type:x"},
		{"level:(2 or 3)", "(level:2 or level:3)"},
		{"level:(2 or -3) a", "((level:2 or -level:3) a)"},
		{"price:warlock<=4", "price:warlock<=4"},
		{"price : warlock <= 4", "price:warlock<=4"},
		{`kw:"melee"+>=2`, `(kw:"melee" +>=2)`},
		{"kw:regenerate>=2", "kw:regenerate>=2"},
		{"life>cost", "life>cost"},
		{"sort:-cost", "sort:-cost"},
		{"tooth & nail", "tooth & nail"},
		{"sword and shield", "sword and shield"},
		{"type:a and level:2", "(type:a level:2)"},
		{"type:a und bär", "(type:a bär)"},
		{"wolf and", "wolf and"},
		{`"of the" bear`, `("of the" bear)`},
		{`„of the“`, `"of the"`},
		{`"never closed`, `"never closed"`},
		{"Psi-Orb", "Psi-Orb"},
		{"--x", "--x"},
		{"Slavörg, Fang", "Slavörg, Fang"},
		{"", ""},
	}
	for _, tt := range tests {
		n, faults := query.Parse(tt.text, known, joins)
		got := ""
		if n != nil {
			got = n.String()
		}
		if got != tt.means || len(faults) > 0 {
			t.Errorf("%q is %q with %v, want %q", tt.text, got, faults, tt.means)
		}
	}
}

func TestFaults(t *testing.T) {
	tests := []struct {
		text, marked string
		kind         query.FaultKind
		rest         string
	}{
		{"a ) b", ")", query.Stray, "(a b)"},
		{"or a", "or", query.Stray, "a"},
		{"a or", "or", query.Stray, "a"},
		{"(a or) b", "or", query.Stray, "((a) b)"},
		{"a not", "not", query.Stray, "a"},
		{"- a", "", "", "- a"},
		{"+++", "+++", query.Empty, ""},
		{"a ()", "()", query.Empty, "a"},
		{"a (never closed", "(", query.Unclosed, "(a (never closed))"},
		{"(a or b", "(", query.Unclosed, "(a or b)"},
		{`a ""`, `""`, query.Empty, "a"},
		{"a level<=", "level<=", query.ValueMissing, "a"},
		{"level: type:x", "level:", query.ValueMissing, "type:x"},
		{"type:, a", "type:,", query.ValueMissing, "a"},
		{"and type:x", "and", query.Stray, "type:x"},
		{"price:x<= a", "", "", "price:x<=a"},
		{strings.Repeat("(", 30) + "a", "((((((((((a", query.TooDeep, ""},
	}
	for _, tt := range tests {
		n, faults := query.Parse(tt.text, known, joins)
		got := ""
		if n != nil {
			got = n.String()
		}
		switch {
		case got != tt.rest:
			t.Errorf("%q is %q, want %q", tt.text, got, tt.rest)
		case tt.kind == "" && len(faults) > 0, tt.kind != "" && (len(faults) != 1 || faults[0].Kind != tt.kind || faults[0].Of(tt.text) != tt.marked):
			t.Errorf("%q: %v, want %s at %q", tt.text, faults, tt.kind, tt.marked)
		}
	}
}

// drawn makes any query.
func drawn(depth int) *rapid.Generator[*query.Node] {
	return rapid.Custom(func(t *rapid.T) *query.Node {
		kinds := []query.Kind{query.Text, query.Phrase, query.Cond}
		if depth > 0 {
			kinds = append(kinds, query.All, query.Any, query.Not)
		}
		word := rapid.StringMatching(`[a-z][a-z0-9']{0,3}x`)
		n := &query.Node{Kind: rapid.SampledFrom(kinds).Draw(t, "kind")}
		switch n.Kind {
		case query.Text, query.Phrase:
			n.Text = word.Draw(t, "text")
		case query.Not:
			n.Kids = []*query.Node{drawn(depth-1).Draw(t, "kid")}
		case query.Any, query.All:
			for range rapid.IntRange(2, 3).Draw(t, "kids") {
				n.Kids = append(n.Kids, drawn(depth-1).Draw(t, "kid"))
			}
		case query.Cond:
			n.Key.Text = rapid.SampledFrom([]string{"type", "level", "unknown"}).Draw(t, "key")
			n.Op = rapid.SampledFrom([]string{":", "=", "!=", "<", "<=", ">", ">="}).Draw(t, "op")
			for range rapid.IntRange(1, 3).Draw(t, "values") {
				n.Values = append(n.Values, query.Value{Text: word.Draw(t, "value"), Quoted: rapid.Bool().Draw(t, "quoted")})
			}
			if n.Op != ":" && rapid.Bool().Draw(t, "arg") {
				n.Arg = &query.Value{Text: word.Draw(t, "of")}
			}
		}
		return n
	})
}

func TestWhatIsWrittenIsReadBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		written := drawn(3).Draw(t, "query").String()
		n, faults := query.Parse(written, known, joins)
		again, more := query.Parse(n.String(), known, joins)
		if len(faults)+len(more) > 0 || again.String() != n.String() {
			t.Fatalf("%q is %q, then %q, with %v", written, n, again, faults)
		}
		for _, r := range written {
			if unicode.IsLetter(r) && strings.Count(n.String(), string(r)) != strings.Count(written, string(r)) {
				t.Fatalf("%q is %q: %q is lost", written, n, r)
			}
		}
	})
}

func FuzzParse(f *testing.F) {
	for _, text := range []string{
		"bear", "level<=2 -school:fire", `"of the`, `set:"a b" -x`, "≤ a≤1", "-", "a:b:c", "level:1-2-3", "\xff", "„x", "((a or b", "a and (b",
		"type:(a or -(b c)) !x", "price:a<=4 or", "not not not",
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		n, faults := query.Parse(text, known, joins)
		seen := make([]bool, len(text))
		cover := func(s query.Span) {
			if s.From < 0 || s.From > s.To || s.To > len(text) {
				t.Fatalf("%q: a piece from %d to %d", text, s.From, s.To)
			}
			for i := s.From; i < s.To; i++ {
				seen[i] = true
			}
		}
		for _, fault := range faults {
			cover(fault.Span)
		}
		var walk func(n *query.Node)
		walk = func(n *query.Node) {
			cover(n.Span)
			for _, kid := range n.Kids {
				walk(kid)
			}
		}
		if n != nil {
			walk(n)
		}
		for i, r := range text {
			if !seen[i] && (unicode.IsLetter(r) || unicode.IsDigit(r)) {
				t.Fatalf("%q: %q at %d is dropped: %v, %v", text, r, i, n, faults)
			}
		}
	})
}
