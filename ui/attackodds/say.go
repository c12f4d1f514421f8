package attackodds

import (
	"math"
	"strconv"
	"strings"

	"github.com/quickcast/quickcast/internal/words"
	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// OfHundred says a probability as so many of a hundred, or what is rarer as one of as many as
// it takes; only what is certain is none or all of them.
func OfHundred(w *words.Words, p float64) string {
	if many, of := of(p).told(w); of != "" {
		return many + " " + of
	}
	return w.T("oddsscreen.ofHundred", "N", int(math.Round(p*100)))
}

// rarest is the least that is told as it is: nobody counts more noughts, and no line of a phone
// holds them.
const rarest = 1e-12

// told is a share in large words and in small ones: "22" "of 100", "never", "1" "of 1,600,000,000".
func (s share) told(w *words.Words) (many, of string) {
	n, rare := int(math.Round(100*s.yes)), min(s.yes, s.no)
	switch {
	case s.yes == 0:
		return w.T("oddsscreen.never"), ""
	case s.no == 0:
		return w.T("oddsscreen.always"), ""
	case n > 0 && n < 100:
		return strconv.Itoa(n), w.T("oddsscreen.of", "Many", "100")
	case rare == tiny || rare < rarest:
		many = w.T("oddsscreen.underOne")
	default:
		many = "1"
	}
	if n == 100 {
		many = w.T("oddsscreen.allBut", "N", many)
	}
	return many, w.T("oddsscreen.of", "Many", w.Rounded(1/max(rare, rarest)))
}

// headline says what matters most: whether the target is destroyed, or the
// damage where it cannot be.
func (a Answer) headline(w *words.Words) []widgets.Span {
	switch {
	case a.left == 0:
		return []widgets.Span{{Words: a.average(w)}}
	case a.destroyed.yes == 0:
		return []widgets.Span{{Words: w.T("oddsscreen.destroysNever")}}
	case a.destroyed.no == 0:
		return []widgets.Span{{Words: w.T("oddsscreen.destroysAlways"), Role: theme.Harm}}
	}
	many, of := a.destroyed.told(w)
	return []widgets.Span{{Words: w.T("oddsscreen.destroys") + " "}, {Words: many + " " + of, Role: theme.Harm}}
}

// Say says an answer in one line: the damage in plain words, and whether it destroys.
func (a Answer) Say(w *words.Words) string {
	said := ""
	for _, part := range a.headline(w) {
		said += part.Words
	}
	if a.left == 0 {
		return a.average(w) + " · " + a.line(w)
	}
	return a.line(w) + " · " + said
}

// Brief says it shorter: whether it destroys, and the damage to expect.
func (a Answer) Brief(w *words.Words) string {
	said := ""
	if a.left > 0 {
		for _, part := range a.headline(w) {
			said += part.Words
		}
		said += " · "
	}
	return said + w.T("oddsscreen.damageCount", "Damage", w.Decimal(a.expected, 1))
}

func (a Answer) average(w *words.Words) string {
	return w.T("oddsscreen.average", "Damage", w.Decimal(a.expected, 1))
}

// line says the damage in plain words.
func (a Answer) line(w *words.Words) string {
	n := a.sure()
	reached := w.T("oddsscreen.orMoreIn", "N", n, "Chance", OfHundred(w, atLeast(a.damage, n)))
	if a.left == 0 {
		return reached
	}
	return a.average(w) + " · " + reached
}

// pointed says what a bar stands for.
func (a Answer) pointed(w *words.Words, s Span) string {
	more := w.T("oddsscreen.orMore", "N", s.from, "Chance", OfHundred(w, atLeast(a.damage, s.from)))
	return more + " · " + w.T("oddsscreen.exactly", "N", s.label(), "Chance", OfHundred(w, a.in(s)))
}

// label is what stands below a bar.
func (s Span) label() string {
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
		parts = append(parts, w.T("oddsscreen.barrierIn", "Chance", OfHundred(w, b.barrier)))
	}
	switch {
	case b.counter > 1-tiny:
		parts = append(parts, w.T("oddsscreen.counterAlways"))
	case b.counter > tiny:
		parts = append(parts, w.T("oddsscreen.counterIn", "Chance", OfHundred(w, b.counter)))
	}
	if b.barrier+b.counter > tiny {
		parts = append(parts, w.T("oddsscreen.backAverage", "Damage", w.Decimal(b.expected, 1)))
	}
	if b.destroyed > tiny {
		parts = append(parts, w.T("oddsscreen.backDestroys", "Chance", OfHundred(w, b.destroyed)))
	}
	if b.healed > tiny {
		parts = append(parts, w.T("oddsscreen.heals", "Damage", w.Decimal(b.healed, 1)))
	}
	return strings.Join(parts, " · ")
}

// Effect is a condition by its name in the language.
func Effect(w *words.Words, name string) string {
	if name == "none" {
		return w.T("oddsscreen.nothing")
	}
	return w.Term(words.EffectTerm, Title(name))
}

// Title makes the first letter of every word a capital: the data's way.
func Title(name string) string {
	parts := strings.Fields(name)
	for i, p := range parts {
		parts[i] = strings.ToUpper(p[:1]) + p[1:]
	}
	return strings.Join(parts, " ")
}

// Die is how a side of the attack die is drawn.
func Die(w *words.Words, f dice.Face) widgets.DieFace {
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

// Twelve is how a side of the effect die is drawn.
func Twelve(w *words.Words, side int) widgets.DieFace {
	return widgets.DieFace{Number: side, Twelve: true, Name: w.T("oddsscreen.faceTwelve", "N", side)}
}

// Side is how a side of a die with numbers is drawn: of the effect die, or of a cube that
// has of sides where that is another.
func Side(w *words.Words, side, of int) widgets.DieFace {
	if of == 0 || of == dice.EffectSides {
		return Twelve(w, side)
	}
	return widgets.DieFace{Number: side, Name: w.T("oddsscreen.faceSide", "N", side)}
}

// Faces are the five different sides of the attack die.
func Faces() []dice.Face {
	return []dice.Face{dice.Blank, dice.One, dice.Two, dice.CriticalOne, dice.CriticalTwo}
}

// ConditionTone is the colour of a condition's picture and name.
func ConditionTone(c combat.Condition) theme.Role {
	if c.School() == "" {
		return theme.Ink
	}
	return theme.SchoolInk(c.School())
}
