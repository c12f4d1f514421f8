package wizards

import (
	"encoding/json"
	"slices"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker"
)

// question collects what an event has still to be told.
type question struct {
	s *State
	g *Game
	q tracker.Question
}

// Ask says what an event is still to be told; see tracker.Asker.
func (g *Game) Ask(before tracker.State, e tracker.Event) (tracker.Question, bool) {
	s, ok := before.(*State)
	if !ok || s == nil || e.Seat < 0 || int(e.Seat) > len(s.Wizards) {
		return tracker.Question{}, false
	}
	a := &question{s: s, g: g, q: tracker.Question{Title: tracker.Word("wizards.ask-" + string(e.Kind)), Event: e, Do: tracker.Word("wizards.doIt")}}
	asks, ok := map[tracker.Kind]func(){
		"decide": a.decide, "disaster": a.disaster, "cast": a.cast, "bind": a.bind, "item": a.item, "move": a.move, "place": a.place,
		"remove": a.remove, "damage": a.damage, "force": a.force, "turn": a.turn, "swap": a.swap, "source": a.source, "teleport": a.teleport,
		"effect": a.effect, "share": a.share,
	}[e.Kind]
	if !ok {
		return tracker.Question{}, false
	}
	asks()
	a.settle()
	return a.q, true
}

// settle tells whether all is told, and what stands against it.
func (a *question) settle() {
	a.q.Ready = !slices.ContainsFunc(a.q.Asks, func(each tracker.Ask) bool { return each.Missing })
	if a.q.Ready {
		a.q.Judge(a.g, a.s)
	}
}

// told reads what a field holds so far, as it is written.
func (a *question) told(field string) string {
	return string(a.q.Event.Told(field))
}

// text is a field that holds a text.
func (a *question) text(field string) string { return a.q.Event.Says(field) }

// number is a field that holds a number.
func (a *question) number(field string) int {
	var n int
	_ = json.Unmarshal([]byte(a.told(field)), &n)
	return n
}

// wizard is whose event it is.
func (a *question) wizard() (*Wizard, tracker.Seat) {
	seat := a.q.Event.Seat
	if seat == 0 {
		seat = a.s.Current
	}
	return a.s.wizard(seat), seat
}

// one asks for one of some answers; one alone is told by itself. What has no answers as long as
// something else is not told is asked once that is.
func (a *question) one(field, label string, options []tracker.Answer, needed bool) {
	if len(options) == 0 && slices.ContainsFunc(a.q.Asks, func(ask tracker.Ask) bool { return ask.Missing }) {
		return
	}
	told := a.told(field)
	if len(options) == 1 && needed && told == "" {
		a.q.Event = a.q.Event.Tell(field, options[0].Value)
		told = string(options[0].Value)
	}
	chosen := false
	for i := range options {
		options[i].Chosen = string(options[i].Value) == told
		chosen = chosen || options[i].Chosen
	}
	a.q.Asks = append(a.q.Asks, tracker.Ask{Field: field, Label: tracker.Word(label), Form: tracker.AskOne, Options: options, Missing: needed && !chosen && told == ""})
}

// rooms are answers that name rooms.
func (a *question) rooms(fit func(at int) bool) []tracker.Answer {
	var list []tracker.Answer
	for at, room := range a.s.Academy {
		if fit(at) {
			list = append(list, tracker.Answer{Value: tracker.Holds(room.ID), Name: room.Word()})
		}
	}
	return list
}

func anywhere(int) bool { return true }

// pieces are answers that name kinds of pieces.
func (a *question) pieces(fit func(Piece) bool) []tracker.Answer {
	var list []tracker.Answer
	for i, name := range pieceNames() {
		if fit(Piece(i)) {
			list = append(list, tracker.Answer{Value: tracker.Holds(name), Name: pieceWord(Piece(i)), Icon: PieceIcon(Piece(i))})
		}
	}
	return list
}

// PieceIcon is the picture of a kind of piece, by its name among the app's icons.
func PieceIcon(p Piece) string {
	return []string{"fire", "water", "imp", "portal", "portal", "troll", "demon", "freeze", "darkness", "haunt", "guardian"}[p]
}

// spaces are answers that name pairs of the grid.
func (a *question) spaces(fit func(Pair, Space) bool) []tracker.Answer {
	var list []tracker.Answer
	for i, space := range a.s.Grid {
		if pair := pairAt(i); fit(pair, space) {
			list = append(list, tracker.Answer{Value: tracker.Holds(pair.String()), Name: pair, Line: a.s.SpaceWord(space)})
		}
	}
	return list
}

// SpaceWord says what of a space lies open: its level, and a bound spell's name.
func (s *State) SpaceWord(space Space) tracker.Message {
	switch {
	case !space.Lies:
		return tracker.Notice{ID: "wizards.spaceEmpty", Args: map[string]any{"Level": space.Level}}
	case space.Bound && space.Spell != "":
		return tracker.Notice{ID: "wizards.spaceBound", Args: map[string]any{"Level": space.Level, "Spell": s.SpellWord(space.Spell)}}
	}
	return tracker.Notice{ID: "wizards.spaceHidden", Args: map[string]any{"Level": space.Level}}
}

// spells are answers that name the spells that may still lie face down on a level.
func (a *question) spells(level int) []tracker.Answer {
	return pick.Each(a.s.guesses(level), func(id string) tracker.Answer {
		return tracker.Answer{Value: tracker.Holds(id), Name: a.s.SpellWord(id)}
	})
}

func (a *question) decide() {
	if a.s.Asked == nil {
		return
	}
	a.q.About = a.s.Asked.Notice() // a title has one line
	var options []tracker.Answer
	for _, o := range a.s.Asked.Options {
		options = append(options, tracker.Answer{Value: tracker.Holds(o.Value), Name: o.Name})
	}
	a.one("answer", "wizards.fieldAnswer", options, true)
	a.q.AtOnce = true
}

func (a *question) disaster() {
	w, _ := a.wizard()
	var options []tracker.Answer
	known := slices.DeleteFunc(slices.Clone(w.Hand), func(id string) bool { return id == "" })
	if len(known) < len(w.Hand) || len(w.Hand) == 0 {
		known = nil
		for _, card := range a.s.Scenario.Disasters {
			known = append(known, card.ID)
		}
	}
	for _, id := range known {
		options = append(options, tracker.Answer{Value: tracker.Holds(id), Name: a.s.CardWord(id)})
	}
	a.one("card", "wizards.fieldCard", options, true)
}

func (a *question) move() {
	w, _ := a.wizard()
	a.one("to", "wizards.fieldTo", a.rooms(func(at int) bool { return a.s.reaches(w, at) }), true)
	if to := a.s.Academy.Find(a.text("to")); to >= 0 && a.s.slow(w, to) {
		id := pick.Either(a.s.Actions.left("move") < 2, "wizards.noteWasted", "wizards.noteSlow")
		a.q.Notes = append(a.q.Notes, tracker.Notice{ID: id, Rule: "W-31"})
	}
}

func (a *question) bind() {
	spaces := a.spaces(func(_ Pair, space Space) bool { return space.Lies && !space.Bound })
	for i := range spaces {
		spaces[i].Line = nil // all lie face down: short, so that the spells are seen below
	}
	a.one("pair", "wizards.fieldPair", spaces, true)
	pair, err := readPair(a.text("pair"))
	if err != nil {
		return
	}
	space := a.s.Grid.At(pair)
	a.one("spell", "wizards.fieldGuess", a.spells(space.Level), true)
	if space.Spell == "" {
		a.one("right", "wizards.fieldRight", []tracker.Answer{{Value: tracker.Holds(true), Name: tracker.Word("wizards.answerRight")}, {Value: tracker.Holds(false), Name: tracker.Word("wizards.answerWrong")}}, true)
	}
	a.q.Notes = append(a.q.Notes, tracker.Notice{ID: "wizards.noteGuess", Args: map[string]any{"Mana": a.s.Scenario.WrongGuess}, Rule: "W-33"})
}

func (a *question) share() {
	w, _ := a.wizard()
	var options []tracker.Answer
	for g := 1; g <= Glyphs; g++ {
		if w.Glyphs[g-1] > 0 {
			options = append(options, tracker.Answer{Value: tracker.Holds(g), Name: glyphWord(g)})
		}
	}
	a.one("glyph", "wizards.fieldGlyph", options, false)
}
