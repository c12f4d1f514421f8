package magewars

import (
	"slices"
	"strings"

	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/tracker"
)

// label is word for a name a table may have made up itself: what is not among
// the known is shown as it was written, with capitals as names have them.
func label(area, id string) tracker.Message {
	if slices.Contains(known(area), id) {
		return word(area, id)
	}
	return own(titled(strings.ReplaceAll(id, "-", " ")))
}

// known lists the names of an area that have texts of their own.
func known(area string) []string {
	switch area {
	case "condition":
		return each(combat.AllConditions(), combat.Condition.String)
	case "token":
		return append(powerTokens(), Dissipate, "rage", "growth", "charge", "load", "pet")
	}
	return []string{QuickcastMarker, ActiveMarker, GuardMarker, "ready", "ability"}
}

// word makes the id of a text from an area of names and an id with hyphens:
// "phase", "first-quickcast" gives "table.phaseFirstQuickcast".
func word(area, id string) tracker.Word {
	return tracker.Word("table." + area + strings.ReplaceAll(titled(strings.ReplaceAll(id, "-", " ")), " ", ""))
}

// Markers every table knows. Any other name is a ready or ability marker of
// an object.
const (
	QuickcastMarker = "quickcast"
	ActiveMarker    = "active"
	GuardMarker     = "guard"
)

// boundMarker is turned over when the spell bound to an object was cast.
const boundMarker = "bound"

// castMarker is turned over when a spawnpoint or familiar has cast.
const castMarker = "cast"

// Dissipate is the token of objects that last only so many rounds.
const Dissipate = "dissipate"

// titled makes the first letter of every word a capital, as cards have it.
func titled(name string) string {
	parts := strings.Fields(name)
	for i, p := range parts {
		parts[i] = strings.ToUpper(p[:1]) + p[1:]
	}
	return strings.Join(parts, " ")
}

func either[T any](yes bool, a, b T) T {
	if yes {
		return a
	}
	return b
}

// wornPrice begins a price that depends on equipment of the target.
const wornPrice = "worn "

// targetPrice begins what is reckoned from the target of an attack, and not from who
// makes it.
const targetPrice = "target "

// listed tells whether a name is in a list, not caring about case.
func listed(list []string, name string) bool {
	return slices.ContainsFunc(list, func(s string) bool { return strings.EqualFold(s, name) })
}

// count counts those of a list of which something holds.
func count[T any](list []T, is func(T) bool) int {
	n := 0
	for _, each := range list {
		n += either(is(each), 1, 0)
	}
	return n
}

// byRank sorts a list by a rank, and keeps the order of those that have the same.
func byRank[T any](list []T, rank func(T) int) {
	slices.SortStableFunc(list, func(a, b T) int { return rank(a) - rank(b) })
}

// where are those of a list of which something holds; nil for none.
func where[T any](list []T, is func(T) bool) []T {
	var kept []T
	for _, each := range list {
		if is(each) {
			kept = append(kept, each)
		}
	}
	return kept
}

func allOf[T any](list []T, is func(T) bool) bool {
	return !slices.ContainsFunc(list, func(each T) bool { return !is(each) })
}

// each is what something makes of each of a list; nil of none.
func each[T, R any](list []T, of func(T) R) []R {
	var made []R
	for _, one := range list {
		made = append(made, of(one))
	}
	return made
}

// ids are those of some objects; nil for none.
func ids(of []*Object) []string { return each(of, func(o *Object) string { return o.ID }) }

// own is a name as it is.
func own(name string) tracker.Message { return said("table.own", "Name", name) }

// causedBy is what did damage, by its name.
func causedBy(kind tracker.CauseKind, name string) tracker.Cause {
	return tracker.Cause{Kind: kind, Name: own(name)}
}

// ofSpell and ofCondition are a card and a condition as what did damage.
func ofSpell(card string) tracker.Cause { return causedBy(tracker.BySpell, card) }

func ofCondition(c combat.Condition) tracker.Cause {
	return tracker.Cause{Kind: tracker.ByCondition, Name: label("condition", c.String())}
}

// said is a text with its arguments: name, value, name, value.
func said(id string, pairs ...any) tracker.Notice { return ruled(id, "", pairs...) }

// ruled is said with the rule that speaks of it.
func ruled(id, rule string, pairs ...any) tracker.Notice {
	args := make(map[string]any, len(pairs)/2)
	for i := 0; i+1 < len(pairs); i += 2 {
		args[pairs[i].(string)] = pairs[i+1]
	}
	return tracker.Notice{ID: id, Args: args, Rule: rule}
}

// plainName brings a name as the rules print it, "Burn" or "Voltaric Shield", to the
// form the table keeps.
func plainName(name string) string {
	return strings.ToLower(strings.ReplaceAll(strings.TrimSpace(name), " ", "-"))
}

// slug tells whether a name can stand for a condition, a token or a marker:
// lower-case letters, parts set apart by single hyphens.
func slug(name string) bool {
	if name == "" || len(name) > 40 {
		return false
	}
	hyphen := true // none at the front
	for _, r := range name {
		if r != '-' && (r < 'a' || r > 'z') || r == '-' && hyphen {
			return false
		}
		hyphen = r == '-'
	}
	return !hyphen
}
