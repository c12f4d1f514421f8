package wizards

import (
	"testing"
)

// Examples of the book that stand nowhere else.
func TestExamplesOfTheBook(t *testing.T) {
	iced := table(t, "advanced", `{"rooms":[{"room":"library","pieces":{"ice":2}}]}`)
	want(t, "EX-W-06", len(iced.Academy.Neighbours(1)), 0)

	s := table(t, "basic", "")
	dark := do(t, cards(t, s, "hoard"), "effect", `{"effects":[{"do":"place","piece":"darkness"}]}`)
	want(t, "EX-W-09: a card decides, nobody is asked", []any{dark.Asked == nil, lies(dark, Darkness)}, []any{true, "hoard"})

	two := table(t, "basic", `{"rooms":[{"room":"hoard","pieces":{"imp":1}}],"wizards":[{"seat":1,"room":"hoard","glyphs":[1]},{"seat":2,"room":"hoard","glyphs":[2]}]}`)
	asked := activate(t, two, "imp")
	want(t, "EX-W-08: of several the players choose", []any{asked.Asked.Seat, len(asked.Asked.Options)}, []any{0, 2})
}

// A scenario's own rule comes before all others.
func TestW69TheScenarioComesFirst(t *testing.T) {
	s := table(t, "basic", `{"rooms":[{"room":"library","pieces":{"water":1,"ice":1}}]}`)
	sc := *s.Scenario
	sc.WaterSlows, sc.WrongGuess, sc.Grimoire = false, 2, map[string]string{"ice": "it creaks"}
	own := *s
	own.Scenario = &sc
	want(t, "water", do(t, &own, "move", `{"to":"library"}`).Actions.Free, 2)
	act := activate(t, &own, "ice")
	want(t, "its own word on ice", []any{told(act), act.Told[0].Text.Args["Text"]}, []any{"OwnRule", "it creaks"})
}

func TestW18GlyphsMeetInOneSpace(t *testing.T) {
	for a := 1; a <= Glyphs; a++ {
		for b := 1; b <= Glyphs; b++ {
			one, err := pairOf(a, b)
			other, _ := pairOf(b, a)
			if err != nil || one != other || one.Low > one.High {
				t.Errorf("%d and %d: %v, %v", a, b, one, other)
			}
		}
	}
	if _, err := pairOf(0, 8); err == nil {
		t.Error("there is no glyph 8")
	}
}
