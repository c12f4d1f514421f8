package odds

import (
	"math"
	"strconv"
	"strings"

	"quickcast/internal/words"
	"quickcast/rules/combat"
	"quickcast/rules/dice"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// ofHundred says a probability as so many of a hundred; only what is certain
// is none or all of them.
func ofHundred(w *words.Words, p float64) string {
	n := int(math.Round(p * 100))
	switch {
	case p > tiny && n == 0:
		return w.T("oddsscreen.underOne")
	case p < 1-tiny && n == 100:
		return w.T("oddsscreen.overAll")
	}
	return w.T("oddsscreen.ofHundred", "N", n)
}

// headline says what matters most: whether the target is destroyed, or the
// damage where it cannot be.
func (a answer) headline(w *words.Words) []widgets.Span {
	switch {
	case a.left == 0:
		return []widgets.Span{{Words: a.average(w)}}
	case a.destroyed < tiny:
		return []widgets.Span{{Words: w.T("oddsscreen.destroysNever")}}
	case a.destroyed > 1-tiny:
		return []widgets.Span{{Words: w.T("oddsscreen.destroysAlways"), Role: theme.Harm}}
	}
	return []widgets.Span{{Words: w.T("oddsscreen.destroys") + " "}, {Words: ofHundred(w, a.destroyed), Role: theme.Harm}}
}

func (a answer) average(w *words.Words) string {
	return w.T("oddsscreen.average", "Damage", w.Decimal(a.expected, 1))
}

// line says the damage in plain words.
func (a answer) line(w *words.Words) string {
	n := a.sure()
	reached := w.T("oddsscreen.orMoreIn", "N", n, "Chance", ofHundred(w, atLeast(a.damage, n)))
	if a.left == 0 {
		return reached
	}
	return a.average(w) + " · " + reached
}

// pointed says what a bar stands for.
func (a answer) pointed(w *words.Words, s span) string {
	more := w.T("oddsscreen.orMore", "N", s.from, "Chance", ofHundred(w, atLeast(a.damage, s.from)))
	return more + " · " + w.T("oddsscreen.exactly", "N", s.label(), "Chance", ofHundred(w, a.in(s)))
}

// label is what stands below a bar.
func (s span) label() string {
	if s.from == s.to {
		return strconv.Itoa(s.from)
	}
	return strconv.Itoa(s.from) + "–" + strconv.Itoa(s.to)
}

// comes says what comes back to the attacker; nothing when nothing can.
func (b back) comes(w *words.Words) string {
	var parts []string
	switch {
	case b.barrier > 1-tiny:
		parts = append(parts, w.T("oddsscreen.barrierAlways"))
	case b.barrier > tiny:
		parts = append(parts, w.T("oddsscreen.barrierIn", "Chance", ofHundred(w, b.barrier)))
	}
	switch {
	case b.counter > 1-tiny:
		parts = append(parts, w.T("oddsscreen.counterAlways"))
	case b.counter > tiny:
		parts = append(parts, w.T("oddsscreen.counterIn", "Chance", ofHundred(w, b.counter)))
	}
	if b.barrier+b.counter > tiny {
		parts = append(parts, w.T("oddsscreen.backAverage", "Damage", w.Decimal(b.expected, 1)))
	}
	if b.destroyed > tiny {
		parts = append(parts, w.T("oddsscreen.backDestroys", "Chance", ofHundred(w, b.destroyed)))
	}
	if b.healed > tiny {
		parts = append(parts, w.T("oddsscreen.heals", "Damage", w.Decimal(b.healed, 1)))
	}
	return strings.Join(parts, " · ")
}

// effect is a condition by its name in the language.
func effect(w *words.Words, name string) string {
	if name == "none" {
		return w.T("oddsscreen.nothing")
	}
	return w.Term(words.EffectTerm, title(name))
}

// title makes the first letter of every word a capital: the data's way.
func title(name string) string {
	parts := strings.Fields(name)
	for i, p := range parts {
		parts[i] = strings.ToUpper(p[:1]) + p[1:]
	}
	return strings.Join(parts, " ")
}

// seats are the names of the two sides of an exchange.
type seats struct{ from, to string }

// tells says an event of an exchange that was played.
func tells(w *words.Words, e combat.Event, who seats) string {
	id, args := e.Message()
	named := func(s combat.Seat) string {
		if s == combat.AttackerSeat {
			return who.from
		}
		return who.to
	}
	args["From"], args["To"] = named(e.From), named(e.To)
	if text, ok := args["Effects"].(string); ok {
		args["Effects"] = effect(w, text)
	}
	flat := make([]any, 0, 2*len(args))
	for key, value := range args {
		flat = append(flat, key, value)
	}
	return w.T(id, flat...)
}

// dieFace is how a side of the attack die is drawn.
func dieFace(w *words.Words, f dice.Face) widgets.DieFace {
	face := widgets.DieFace{Number: f.Value(), Burst: f.Critical()}
	switch {
	case f.Critical():
		face.Name = w.T("oddsscreen.faceCritical", "N", f.Value())
	case f.Value() > 0:
		face.Name = w.T("oddsscreen.faceNormal", "N", f.Value())
	default:
		face.Name = w.T("oddsscreen.faceBlank")
	}
	return face
}

// sideFace is how a side of the effect die is drawn.
func sideFace(w *words.Words, side int) widgets.DieFace {
	return widgets.DieFace{Number: side, Twelve: true, Name: w.T("oddsscreen.faceTwelve", "N", side)}
}

// faces are the five different sides of the attack die.
func faces() []dice.Face {
	return []dice.Face{dice.Blank, dice.One, dice.Two, dice.CriticalOne, dice.CriticalTwo}
}
