package state

import (
	"slices"
	"strings"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/tracker"
)

// Label is word for a name a table may have made up itself: what is not among
// the known is shown as it was written, with capitals as names have them.
func Label(area, id string) tracker.Message {
	if slices.Contains(known(area), id) {
		return Word(area, id)
	}
	return Own(Titled(strings.ReplaceAll(id, "-", " ")))
}

// known lists the names of an area that have texts of their own.
func known(area string) []string {
	switch area {
	case "condition":
		return pick.Each(combat.AllConditions(), combat.Condition.String)
	case "token":
		return append(PowerTokens(), Dissipate, "rage", "growth", "charge", "load", "pet")
	}
	return []string{QuickcastMarker, ActiveMarker, GuardMarker, "ready", "ability"}
}

// Word makes the id of a text from an area of names and an id with hyphens:
// "phase", "first-quickcast" gives "table.phaseFirstQuickcast".
func Word(area, id string) tracker.Word {
	return tracker.Word("table." + area + strings.ReplaceAll(Titled(strings.ReplaceAll(id, "-", " ")), " ", ""))
}

// Markers every table knows. Any other name is a ready or ability marker of
// an object.
const (
	QuickcastMarker = "quickcast"
	ActiveMarker    = "active"
	GuardMarker     = "guard"
)

// BoundMarker is turned over when the spell bound to an object was cast.
const BoundMarker = "bound"

// CastMarker is turned over when a spawnpoint or familiar has cast.
const CastMarker = "cast"

// Dissipate is the token of objects that last only so many rounds.
const Dissipate = "dissipate"

// Titled makes the first letter of every word a capital, as cards have it.
func Titled(name string) string {
	parts := strings.Fields(name)
	for i, p := range parts {
		parts[i] = strings.ToUpper(p[:1]) + p[1:]
	}
	return strings.Join(parts, " ")
}

// WornPrice begins a price that depends on equipment of the target.
const WornPrice = "worn "

// TargetPrice begins what is reckoned from the target of an attack, and not from who
// makes it.
const TargetPrice = "target "

// Listed tells whether a name is in a list, not caring about case.
func Listed(list []string, name string) bool {
	return slices.ContainsFunc(list, func(s string) bool { return strings.EqualFold(s, name) })
}

// IDs are those of some objects; nil for none.
func IDs(of []*Object) []string { return pick.Each(of, func(o *Object) string { return o.ID }) }

// Own is a name as it is.
func Own(name string) tracker.Message { return Said("table.own", "Name", name) }

// CausedBy is what did damage, by its name.
func CausedBy(kind tracker.CauseKind, name string) tracker.Cause {
	return tracker.Cause{Kind: kind, Name: Own(name)}
}

// OfSpell and OfCondition are a card and a condition as what did damage.
func OfSpell(card string) tracker.Cause { return CausedBy(tracker.BySpell, card) }

// OfCondition is a condition as what did damage.
func OfCondition(c combat.Condition) tracker.Cause {
	return tracker.Cause{Kind: tracker.ByCondition, Name: Label("condition", c.String())}
}

// Said is a text with its arguments: name, value, name, value.
func Said(id string, pairs ...any) tracker.Notice { return tracker.Note(id, "", pairs...) }

// BarName is what an attack is called, as its card prints it.
func BarName(name string) tracker.Printed { return tracker.Printed{Kind: "bar", Word: name} }

// PlainName brings a name as the rules print it, "Burn" or "Voltaric Shield", to the
// form the table keeps.
func PlainName(name string) string {
	return strings.ToLower(strings.ReplaceAll(strings.TrimSpace(name), " ", "-"))
}

// Slug tells whether a name can stand for a condition, a token or a marker:
// lower-case letters, parts set apart by single hyphens.
func Slug(name string) bool {
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
