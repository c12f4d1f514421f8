// Package dice is the law of the two dice of Mage Wars: the attack die with its
// six faces and the twelve-sided effect die.
//
// It answers two kinds of question. What can a handful of dice show, and how
// likely is it: exactly, as whole numbers of equally likely ways, or as float64
// for a screen. And what did these dice show: rolls are made from a [Source] the
// caller gives, and keep their faces.
//
// The package is pure: it has no randomness of its own and knows no game.
package dice

import "fmt"

// EffectSides is the number of sides of the effect die, the d12. It is rolled for
// effects, Defenses, misses, escapes and the first initiative.
const EffectSides = 12

// MaxDice is the largest pool the package answers for.
const MaxDice = 200

// Face is what one attack die shows. The zero Face is a blank.
type Face uint8

// The five different faces; the blank stands on two sides of the die.
const (
	Blank Face = iota
	One
	Two
	CriticalOne
	CriticalTwo
)

// AttackDie returns the six sides of the attack die.
func AttackDie() [6]Face {
	return [6]Face{Blank, Blank, One, Two, CriticalOne, CriticalTwo}
}

// Value is the number on the face, starburst or not.
func (f Face) Value() int {
	switch f {
	case One, CriticalOne:
		return 1
	case Two, CriticalTwo:
		return 2
	default:
		return 0
	}
}

// Critical reports whether the number stands in a starburst and so ignores Armor
// (A-44, reading 9).
func (f Face) Critical() bool { return f == CriticalOne || f == CriticalTwo }

// String is the face as scripts write it: blank, 1, 2, c1 or c2.
func (f Face) String() string {
	names := [...]string{"blank", "1", "2", "c1", "c2"}
	if int(f) >= len(names) {
		return fmt.Sprintf("face(%d)", uint8(f))
	}
	return names[f]
}

// ParseFace reads what [Face.String] writes. Anything else is a [FaceError].
func ParseFace(text string) (Face, error) {
	for f := Blank; f <= CriticalTwo; f++ {
		if f.String() == text {
			return f, nil
		}
	}
	return Blank, &FaceError{Text: text}
}

// FaceError says that a text names no face of the attack die.
type FaceError struct{ Text string }

// Error names the text and the faces there are.
func (e *FaceError) Error() string {
	return fmt.Sprintf("%q is no face of an attack die: use blank, 1, 2, c1 or c2", e.Text)
}

// Message is the same for people, as a text of the words.
func (e *FaceError) Message() (id string, args map[string]any) {
	return "odds.unknownFace", map[string]any{"Face": e.Text}
}
