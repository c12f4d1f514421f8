package wizards

import (
	"encoding/json"
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/wizards"
	"github.com/quickcast/quickcast/ui/table"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// editor is the sheet on which a scenario of one's own is made: from one of the app's, or
// from a text that somebody shared. What one's own box says is told on another by the same pages.
type editor struct {
	face   *face
	s      wizards.Scenario
	parts  func() []fyne.CanvasObject
	column *fyne.Container
	sheet  *table.Sheet
	redraw func() // draws the page that lies on top, nil for none
	done   func(string)
}

// Edit is what the form opens for an option that is a text: a scenario of one's own, or what
// one's own box says.
func (f *face) Edit(option string, start tracker.Start, told string, done func(string)) {
	e := f.newEditor(done)
	if own := start.Options["own"]; option == "box" {
		if !e.read(own) {
			e.s = f.scenario(start.Options["scenario"])
		}
		f.tellBox(told, e.s, done)
		return
	}
	if !e.read(told) {
		e.s = f.scenario(start.Options["scenario"])
		e.s.ID, e.s.Name = "own", f.screen.Say(e.s.Word())
	}
	e.parts = e.scenarioParts
	e.fill()
	e.sheet = f.screen.OpenSheet(f.screen.Needs().Kit, f.word("scenario"), table.Aired(f.screen.Needs().Kit, e.column), nil)
	e.sheet.SetFoot(widgets.NewEqual(f.screen.Needs().Kit, 10,
		widgets.NewQuiet(f.screen.Needs().Kit, f.word("noScenario"), func() { e.leave("") }),
		widgets.NewPrimary(f.screen.Needs().Kit, f.word("useScenario"), e.use)))
}

// newEditor is an editor without a sheet yet.
func (f *face) newEditor(done func(string)) *editor {
	return &editor{face: f, column: widgets.NewColumn(f.screen.Needs().Kit, 8), done: done}
}

// scenario is one of the app's scenarios, the first where there is none of that name.
func (f *face) scenario(id string) (found wizards.Scenario) {
	game, err := f.screen.Needs().Games.Game("wizards")
	law, ok := game.(*wizards.Game)
	if err != nil || !ok {
		return found
	}
	for _, s := range slices.Backward(law.Scenarios()) {
		if found = *s; s.ID == id {
			break
		}
	}
	return found
}

// read takes a text over; false, with the reason said, where it is no scenario.
func (e *editor) read(text string) bool {
	if text == "" {
		return false
	}
	s, err := wizards.ReadScenario([]byte(text))
	if err != nil {
		e.face.screen.Notify(e.face.screen.Needs().Words.Error(err), "", nil)
		return false
	}
	e.s = *s
	return true
}

// text is the scenario to be kept or given away.
func (e *editor) text() string {
	data, _ := json.MarshalIndent(e.s, "", " ") // texts and numbers always marshal
	return string(data)
}

// use keeps the scenario for the table that is made ready, if it can be played.
func (e *editor) use() {
	if text := e.text(); e.read(text) {
		e.leave(text)
	}
}

func (e *editor) leave(text string) {
	e.sheet.Close()
	e.done(text)
}

// again draws the sheet with what has changed.
func (e *editor) again() {
	e.fill()
	e.sheet.Refresh()
}

// fill draws what can be set.
func (e *editor) fill() {
	e.column.Objects = e.parts()
	e.column.Refresh()
}

// scenarioParts are what can be set of a scenario; all else stands in the text.
func (e *editor) scenarioParts() []fyne.CanvasObject {
	f, k := e.face, e.face.screen.Needs().Kit
	name := widgets.NewField(k, "edit", f.word("scenarioName"), f.word("clear"), func(text string) { e.s.Name = text })
	name.SetText(e.s.Name)
	parts := []fyne.CanvasObject{
		name, e.files(),
		widgets.NewSwitch(k, f.word("advanced"), "", e.s.Advanced, func(on bool) { e.s.Advanced = on }),
		widgets.NewSwitch(k, f.word("overflow"), "", e.s.Overflow, func(on bool) { e.s.Overflow = on }),
		widgets.NewSwitch(k, f.word("waterSlows"), "", e.s.WaterSlows, func(on bool) { e.s.WaterSlows = on }),
		widgets.NewSwitch(k, f.word("ordered"), "", e.s.Ordered, func(on bool) { e.s.Ordered = on }),
		e.number("manaStart", e.s.Mana, 1, 8, func(n int) { e.s.Mana = n }),
		e.number("shifts", e.s.Shifts, 0, 9, func(n int) { e.s.Shifts = n }),
		e.number("wrongGuess", e.s.WrongGuess, 0, 8, func(n int) { e.s.WrongGuess = n }),
		e.number("supply", e.s.Stock(), 1, 99, func(n int) { e.s.Supply = n }),
		widgets.NewSection(k, f.word("sources"), ""), e.glyphs(&e.s.Sources),
		widgets.NewSection(k, f.word("guardians"), ""), e.glyphs(&e.s.Guardians),
		widgets.NewSection(k, f.word("rooms"), ""), e.rooms(),
		widgets.NewSection(k, f.word("threatsStart"), ""), e.openings(""),
		widgets.NewSection(k, f.word("disasters"), ""),
	}
	parts = append(parts, e.cards(&e.s.Disaster)...)
	parts = append(parts, e.addCard(), widgets.NewSection(k, f.word("progression"), ""))
	parts = append(parts, e.cards(&e.s.Progression)...)
	return append(parts, widgets.NewSection(k, f.word("spells"), ""), e.spells(),
		widgets.NewSection(k, f.word("fill"), ""), e.fills(), widgets.NewSection(k, f.word("grimoire"), ""), e.grimoire(),
		widgets.NewSection(k, f.word("won"), ""), e.ends(&e.s.Victory, "ownEnd"), widgets.NewSection(k, f.word("lost"), ""), e.ends(&e.s.Defeat, "ownLoss"),
		widgets.NewSection(k, f.word("levels"), ""), e.levels(), widgets.NewSection(k, f.word("ours"), ""), e.ours(),
		widgets.NewSection(k, f.word("extras"), ""), e.extras(), widgets.NewSection(k, f.word("asText"), ""),
		widgets.NewParagraph(k, f.word("asTextNote"), widgets.Style{Size: theme.Small, Role: theme.Quiet}), e.paste())
}

// number is a row for one of the numbers.
func (e *editor) number(id string, value, least, most int, set func(int)) fyne.CanvasObject {
	f := e.face
	label := f.word(id)
	return widgets.NewStepper(f.screen.Needs().Kit, label, value, least, most, f.word("less")+" "+label, f.word("more")+" "+label, set)
}

// glyphs are chips for the glyphs that get a source or a guardian.
func (e *editor) glyphs(list *[]wizards.Place) fyne.CanvasObject {
	k := e.face.screen.Needs().Kit
	wrap := widgets.NewWrap(k, 6, 0)
	for g := 1; g <= wizards.Glyphs; g++ {
		at := slices.IndexFunc(*list, func(p wizards.Place) bool { return p.Glyph == g })
		wrap.Objects = append(wrap.Objects, widgets.NewChip(k, widgets.ChipFace{Label: strconv.Itoa(g), Selected: at >= 0, Name: e.face.screen.Say(glyph(g))}, func() {
			if at >= 0 {
				*list = slices.Delete(slices.Clone(*list), at, at+1)
			} else {
				*list = append(slices.Clone(*list), wizards.Place{Glyph: g})
			}
			e.again()
		}))
	}
	return wrap
}

// cards are rows with how many of each disaster card a pile has, by their levels. Those
// that join stand behind the others of their name; a tap on a name opens the card.
func (e *editor) cards(pile *[]string) []fyne.CanvasObject {
	f, k := e.face, e.face.screen.Needs().Kit
	state := wizards.State{Scenario: &e.s}
	var rows []fyne.CanvasObject
	for _, level := range cardLevels() {
		first := true
		for i := range e.s.Disasters {
			card := &e.s.Disasters[i]
			if card.Level != level {
				continue
			}
			if first {
				rows = append(rows, widgets.NewQuietLine(k, f.screen.Needs().Words.T("wizardsface.ofLevel", "Level", level)))
				first = false
			}
			n := pick.Count(*pile, func(id string) bool { return id == card.ID })
			label := f.screen.Say(state.CardWord(card.ID))
			id := card.ID
			rows = append(rows, widgets.NewLine(k, 4, 0,
				widgets.NewStepper(k, label, n, 0, 9, f.word("less")+" "+label, f.word("more")+" "+label, func(n int) { *pile = resized(*pile, id, n) }),
				widgets.NewIconButton(k, widgets.Bare, "edit", f.word("editCard")+" "+label, func() { e.openCard(id) })))
		}
	}
	return rows
}

// cardLevels are the levels of disaster cards in their order (W-15).
func cardLevels() []string { return []string{"-", "0", "1", "2", "3", "4"} }

// resized is a pile with so many of one card.
func resized(pile []string, card string, n int) []string {
	var rest []string
	for _, id := range pile {
		if id == card {
			n--
			if n < 0 {
				continue
			}
		}
		rest = append(rest, id)
	}
	for range max(n, 0) {
		rest = append(rest, card)
	}
	return rest
}

// paste takes a scenario that was shared as text.
func (e *editor) paste() fyne.CanvasObject {
	f, k := e.face, e.face.screen.Needs().Kit
	text := ""
	field := widgets.NewField(k, "import", f.word("paste"), f.word("clear"), func(t string) { text = t })
	return widgets.NewColumn(k, 6, field, widgets.NewWrap(k, 8, 0, widgets.NewChip(k, widgets.ChipFace{Icon: "import", Label: f.word("takeOver")}, func() {
		e.takeOver(text)
	})))
}

// takeOver goes on with a scenario as text, if it is one.
func (e *editor) takeOver(text string) {
	if e.read(text) {
		e.again()
	}
}

// files take a scenario from a file, keep this one in a file, and give it away as text.
func (e *editor) files() fyne.CanvasObject {
	f, k, n := e.face, e.face.screen.Needs().Kit, e.face.screen.Needs()
	wrap := widgets.NewWrap(k, 8, 0)
	add := func(icon, id string, do func()) {
		wrap.Objects = append(wrap.Objects, widgets.NewChip(k, widgets.ChipFace{Icon: icon, Label: f.word(id)}, do))
	}
	if n.OpenFile != nil {
		add("import", "fromFile", func() { n.OpenFile(func(_ string, data []byte) { e.takeOver(string(data)) }) })
	}
	if n.Save != nil {
		add("export", "asFile", func() { n.Save(e.s.ID+".json", []byte(e.text())) })
	}
	if n.Share != nil {
		add("share", "share", func() { n.Share(e.s.Name, e.text()) })
	}
	return wrap
}

// openScenario says what this game is about, and gives its scenario away.
func (f *face) openScenario() {
	s, k, state := f.screen, f.screen.Needs().Kit, f.state()
	column := widgets.NewColumn(k, 8)
	say := func(title string, list []tracker.Message) {
		column.Objects = append(column.Objects, widgets.NewSection(k, title, ""))
		for _, m := range list {
			column.Objects = append(column.Objects, widgets.NewParagraph(k, s.Say(m), widgets.Style{}))
		}
	}
	victory, defeat := state.Goals()
	say(f.word("won"), victory)
	say(f.word("lost"), defeat)
	for _, extra := range state.Scenario.Extras {
		column.Objects = append(column.Objects, widgets.NewParagraph(k, extra, widgets.Style{Role: theme.Quiet}))
	}
	if ours := state.Scenario.Ours; len(ours) > 0 {
		column.Objects = append(column.Objects, widgets.NewSection(k, f.word("ours"), ""), widgets.NewParagraph(k, f.word("oursNote"), widgets.Style{Size: theme.Small, Role: theme.Quiet}))
		for _, what := range ours {
			column.Objects = append(column.Objects, widgets.NewLine(k, 10, 1, widgets.NewGlyph(k, "edit", theme.Accent, 20), widgets.NewParagraph(k, s.Say(tracker.Word("wizards.ours-"+what)), widgets.Style{})))
		}
	}
	if share := s.Needs().Share; share != nil {
		column.Objects = append(column.Objects, widgets.NewQuiet(k, f.word("share"), func() {
			data, _ := json.MarshalIndent(state.Scenario, "", " ") // texts and numbers always marshal
			share(s.Say(state.Scenario.Word()), string(data))
		}))
	}
	s.OpenSheet(k, s.Say(state.Scenario.Word()), table.Aired(k, column), nil)
}
