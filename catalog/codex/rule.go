package codex

import (
	"cmp"
	"io/fs"
	"slices"
	"strings"

	"github.com/quickcast/quickcast/internal/facts"
	"github.com/quickcast/quickcast/internal/fold"
	"github.com/quickcast/quickcast/internal/pick"
)

const rulesFile = "rules.json"

// Rule is one rule of a game in our own words, by the number the law and the texts of the
// app name it by.
type Rule struct {
	ID   string `json:"id"` // "A-45", "R-57", "M-24", "W-12"
	Game string `json:"game"`
	RuleSaid
	Words map[string]RuleSaid `json:"-"` // what other languages say
}

// RuleSaid is what a language says of a rule.
type RuleSaid struct {
	Section string `json:"section"`
	Text    string `json:"text"`
}

// TextIn gives the rule in the language, in English where there is no other.
func (r *Rule) TextIn(lang string) string { return cmp.Or(r.Words[lang].Text, r.Text) }

// Rules are the rules of all games in the order of the file. They do not change.
type Rules struct {
	list     []*Rule
	byID     map[string]*Rule
	stems    []map[string]bool // per rule, of all languages
	folded   []string
	grammars map[string]facts.Grammar
}

// LoadRules reads data/rules.json of fsys and refuses it with a *facts.Error at the first
// entry that is wrong.
func LoadRules(fsys fs.FS) (*Rules, error) {
	rules := &Rules{byID: map[string]*Rule{}}
	err := facts.Read(fsys, "data/"+rulesFile, func(r *Rule) (string, error) {
		r.Words = map[string]RuleSaid{}
		rules.list = append(rules.list, r)
		rules.byID[r.ID] = r
		return r.ID, nil
	})
	if err == nil {
		err = facts.Overlay(fsys, rulesFile, func(lang, id string, said RuleSaid) error {
			if rules.byID[id] == nil {
				return facts.Wrong("id", "no such rule")
			}
			rules.byID[id].Words[lang] = said
			return nil
		})
	}
	if err == nil {
		rules.grammars, err = facts.Grammars(fsys)
	}
	if err != nil {
		return nil, err
	}
	for _, r := range rules.list {
		stems := map[string]bool{}
		for lang, g := range rules.grammars {
			said := r.Words[lang]
			if lang == facts.English {
				said = r.RuleSaid
			}
			for _, word := range fold.Words(said.Text + " " + said.Section) {
				stems[g.Stem(word)] = true
			}
		}
		rules.stems = append(rules.stems, stems)
		rules.folded = append(rules.folded, fold.Compact(fold.Text(r.ID)))
	}
	return rules, nil
}

// Rule gives the rule of a number.
func (r *Rules) Rule(id string) (*Rule, bool) {
	rule, ok := r.byID[id]
	return rule, ok
}

// All gives all rules in their order; the slice is the rules' own: read it only.
func (r *Rules) All() []*Rule { return r.list }

// Term gives the rule as an entry of the codex, so that it stands in lists and on pages
// like a term; its kind is "rule".
func (r *Rule) Term() *Term {
	said := func(s RuleSaid) Said {
		return Said{Name: r.ID + " · " + cmp.Or(s.Section, r.Section), Source: Own, Text: cmp.Or(s.Text, r.Text)}
	}
	t := &Term{Said: said(r.RuleSaid), ID: TermID(r.ID), Games: []string{r.Game}, Kind: KindRule, Words: map[string]Said{}}
	for lang, words := range r.Words {
		t.Words[lang] = said(words)
	}
	return t
}

// KindRule is the kind of a rule among the terms.
const KindRule = "rule"

// Search finds rules by their number or by words of their texts, bent or not: those that
// have most of the words first, and at least half of them.
func (r *Rules) Search(query, lang string) []*Rule {
	text := fold.Text(query)
	if text == "" {
		return nil
	}
	number := fold.Compact(text)
	var asked []string
	for word := range strings.FieldsSeq(text) {
		if !r.grammars[lang].IsFiller(word) {
			asked = append(asked, word)
		}
	}
	type hit struct {
		rule  *Rule
		score int
	}
	var hits []hit
	for i, rule := range r.list {
		score := 0
		if r.folded[i] == number {
			score = len(asked) + 1
		}
		for _, word := range asked {
			for _, g := range r.grammars {
				if r.stems[i][g.Stem(word)] {
					score++
					break
				}
			}
		}
		if score > 0 && score*2 >= len(asked) {
			hits = append(hits, hit{rule, score})
		}
	}
	slices.SortStableFunc(hits, func(a, b hit) int { return cmp.Compare(b.score, a.score) })
	return pick.Made(hits, func(h hit) *Rule { return h.rule })
}

// Naming gives the rules whose English text has the name as words of its own.
func (r *Rules) Naming(name string) []*Rule {
	want := " " + fold.Text(name) + " "
	if strings.TrimSpace(want) == "" {
		return nil
	}
	return pick.Where(r.list, func(rule *Rule) bool { return strings.Contains(" "+fold.Text(rule.Text)+" ", want) })
}
