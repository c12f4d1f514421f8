package catalog

import (
	"strings"

	"github.com/quickcast/quickcast/catalog/effect"
	"github.com/quickcast/quickcast/internal/pick"
)

// Meaning is a piece of a search that was understood as something cards are or do.
type Meaning struct{ effect.Meaning }

// Meanings tells how the words of a search are understood, none where it has none.
func (c *Catalog) Meanings(q *Query) []Meaning {
	if strings.TrimSpace(q.prose) == "" {
		return nil
	}
	return pick.Each(c.does.built(c.cards).Meanings(q.prose), func(m effect.Meaning) Meaning { return Meaning{m} })
}

// Message names the text that says it: "takes mana", "against: Flying", "worm".
func (m Meaning) Message() (id string, args map[string]any) {
	kind, name, _ := strings.Cut(strings.TrimPrefix(m.Mark, "-"), ":")
	var what any = "\"" + m.Word + "\""
	term := printedKind(kind)
	switch {
	case term != "":
		what = printedWord{term, name}
	case isDone(kind):
		what = done(m.Mark)
	}
	if !m.Known && m.Mark == "" {
		return "effects.unknown", map[string]any{"What": m.Word}
	}
	if m.Not || term != "" && strings.HasPrefix(m.Mark, "-") {
		return "effects.against", map[string]any{"What": what}
	}
	return "effects.plain", map[string]any{"What": what}
}

// printedKind is the kind of word a mark names that stands on cards, "" for others.
func printedKind(kind string) string {
	switch kind {
	case "kw":
		return "trait"
	case "sub":
		return "subtype"
	case "dmg":
		return "damage"
	case "cond":
		return "effect"
	case "bar":
		return "attack"
	case "type", "slot", "school", "class":
		return kind
	}
	return ""
}

// printedWord is a word that stands on cards.
type printedWord struct{ kind, english string }

// Term names the word.
func (p printedWord) Term() (kind, english string) { return p.kind, p.english }

// Message is for who has no word for it.
func (p printedWord) Message() (string, map[string]any) {
	return "table.own", map[string]any{"Name": p.english}
}

// isDone tells of a kind of marks that has texts of its own; for others the word that was
// typed says as much.
func isDone(kind string) bool {
	switch kind {
	case "do", "destroys", "drain", "gain", "costs", "gives", "on", "side", "when", "where", "all":
		return true
	}
	return false
}

// done is a mark of what cards do.
type done string

// Message names the text that says it.
func (d done) Message() (string, map[string]any) {
	return "effects.mark." + strings.NewReplacer("-do:", "not-do-", ":", "-").Replace(string(d)), nil
}
