package wizards

import (
	"encoding/json"
	"slices"

	"github.com/quickcast/quickcast/tracker"
)

// cast asks for whose second glyph it is, for the two glyphs as the spaces they make, and
// with real cards for what was turned up.
func (a *question) cast() {
	w, seat := a.wizard()
	if a.told("staff") == "true" {
		if w.Staff != nil {
			a.q.About = a.s.SpaceWord(*a.s.Grid.At(*w.Staff))
			a.revealed(*w.Staff)
		}
		return
	}
	givers := []tracker.Answer{{Value: json.RawMessage("null"), Name: tracker.Word("wizards.answerOwn"), Chosen: a.told("from") == ""}}
	for i := range a.s.Wizards {
		other, of := &a.s.Wizards[i], tracker.Seat(i+1)
		switch {
		case a.s.Advanced && other.Shared > 0:
			givers = append(givers, tracker.Answer{Value: tracker.Holds(of), Name: tracker.Notice{ID: "wizards.sharedOf", Args: map[string]any{"Name": other.Name, "Glyph": other.Shared}}, Seat: of})
		case !a.s.Advanced && of != seat && other.All() > 0:
			givers = append(givers, tracker.Answer{Value: tracker.Holds(of), Name: nameWord(other.Name), Seat: of})
		}
	}
	if len(givers) > 1 && len(a.pairs(w, seat, 0)) == 0 { // with others alone
		givers = givers[1:]
		if a.told("from") == "" {
			a.q.Event = a.q.Event.Tell("from", givers[0].Value)
		}
	}
	if len(givers) > 1 || a.told("from") != "" {
		a.one("from", "wizards.fieldFrom", givers, false)
		for i := range givers {
			givers[i].Chosen = givers[i].Chosen || givers[i].Seat == 0 && a.told("from") == ""
		}
	}
	pairs := a.pairs(w, seat, tracker.Seat(a.number("from")))
	if a.told("from") != "" && !slices.ContainsFunc(pairs, func(o tracker.Answer) bool { return string(o.Value) == a.told("glyphs") }) {
		a.q.Event = a.q.Event.Tell("glyphs", nil) // those told were to be both of one's own
	}
	a.one("glyphs", "wizards.fieldGlyphs", pairs, true)
	var glyphs []int
	if json.Unmarshal([]byte(a.told("glyphs")), &glyphs) != nil || len(glyphs) != 2 {
		return
	}
	turned := a.wand(w, glyphs)
	if pair, err := pairOf(turned[0], turned[1]); err == nil {
		a.revealed(pair)
	}
}

// pairs are the glyphs that can be used up together, the second from a seat or, with 0, one's
// own, with the space they lead to.
func (a *question) pairs(w *Wizard, seat, from tracker.Seat) []tracker.Answer {
	second := func(g int) int { return w.Glyphs[g-1] }
	if from > 0 && int(from) <= len(a.s.Wizards) {
		other := a.s.wizard(from)
		second = func(g int) int {
			if !a.s.Advanced {
				return other.Glyphs[g-1]
			}
			if other.Shared == g {
				return 1
			}
			return 0
		}
	}
	var list []tracker.Answer
	for first := 1; first <= Glyphs; first++ {
		for other := 1; other <= Glyphs; other++ {
			pool := from > 0 && from != seat || from == seat && a.s.Advanced // two pools, else one
			switch {
			case w.Glyphs[first-1] == 0 || second(other) == 0:
				continue
			case !pool && (other < first || other == first && w.Glyphs[first-1] < 2):
				continue
			}
			pair, _ := pairOf(first, other)
			list = append(list, tracker.Answer{Value: tracker.Holds([]int{first, other}), Name: pair, Line: a.s.SpaceWord(*a.s.Grid.At(pair))})
		}
	}
	return list
}

// wand asks which of the two glyphs the wand turns, and gives what they count as.
func (a *question) wand(w *Wizard, glyphs []int) [2]int {
	turned := [2]int{glyphs[0], glyphs[1]}
	if w.Wand == 0 {
		return turned
	}
	var told []int
	_ = json.Unmarshal([]byte(a.told("wand")), &told)
	ask := tracker.Ask{Field: "wand", Label: w.worn("wand").word(), Form: tracker.AskSome}
	for n, glyph := range glyphs {
		option := tracker.Answer{Value: tracker.Holds(n + 1), Name: tracker.Notice{ID: "wizards.answerTurn", Args: map[string]any{"Glyph": glyph, "To": w.Wand}}}
		for place, t := range told {
			if t == n+1 {
				option.Chosen, option.Place, turned[n] = true, place+1, w.Wand
			}
		}
		ask.Options = append(ask.Options, option)
	}
	a.q.Asks = append(a.q.Asks, ask)
	return turned
}

// revealed asks what was turned up where nobody has told the app what lies there, and
// says what is cast.
func (a *question) revealed(pair Pair) {
	space := a.s.Grid.At(pair)
	a.q.Do = tracker.Notice{ID: "wizards.doCastPair", Args: map[string]any{"Pair": pair}}
	if space.Lies && space.Spell == "" {
		a.one("spell", "wizards.fieldSpell", a.spells(space.Level), true)
	}
}

// item asks for what an item is, what it is of, and what pays for it.
func (a *question) item() {
	w, _ := a.wizard()
	var kinds []tracker.Answer
	for _, item := range []string{"robe", "wand", "staff"} {
		kinds = append(kinds, tracker.Answer{Value: tracker.Holds(item), Name: tracker.Word("wizards.item-" + item)})
	}
	if a.text("item") == "" {
		a.q.Event = a.q.Event.Tell("item", nil)
	}
	a.one("item", "wizards.fieldItem", kinds, true)
	item := a.text("item")
	var glyphs []tracker.Answer
	for g := 1; g <= Glyphs; g++ {
		glyphs = append(glyphs, tracker.Answer{Value: tracker.Holds(g), Name: glyphWord(g)})
	}
	switch item {
	case "robe":
		a.one("piece", "wizards.fieldThreat", a.pieces(Piece.threat), true)
	case "wand":
		a.one("glyph", "wizards.fieldGlyph", glyphs, true)
	case "staff":
		a.one("pair", "wizards.fieldPair", a.spaces(func(_ Pair, space Space) bool { return space.Lies }), true)
	}
	if old := w.worn(item); old != nil {
		a.q.Notes = append(a.q.Notes, tracker.Notice{ID: "wizards.noteWorn", Args: map[string]any{"Item": old.word()}, Rule: "W-64"})
	}
	if a.told("free") != "true" {
		a.pay(w, item)
	}
}

// pay asks for the glyphs an item costs.
func (a *question) pay(w *Wizard, item string) {
	_, price := itemPrice(item)
	var told []int
	_ = json.Unmarshal([]byte(a.told("pay")), &told)
	ask := tracker.Ask{Field: "pay", Label: tracker.Notice{ID: "wizards.fieldPay", Args: map[string]any{"Count": price, "Told": len(told)}}, Form: tracker.AskCounts, Missing: len(told) < price}
	for g := 1; g <= Glyphs; g++ {
		if w.Glyphs[g-1] == 0 {
			continue
		}
		option := tracker.Answer{Value: tracker.Holds(g), Name: glyphWord(g), Most: w.Glyphs[g-1]}
		for _, t := range told {
			if t == g {
				option.Count++
			}
		}
		ask.Options = append(ask.Options, option)
	}
	a.q.Asks = append(a.q.Asks, ask)
}
