package wizards

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker/wizards"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// addCard adds a disaster card of one's own.
func (e *editor) addCard() fyne.CanvasObject {
	f := e.face
	return widgets.NewWrap(f.screen.Needs().Kit, 6, 0, e.plus("ownCard", func() {
		id := freeID("own-card-", func(id string) bool {
			return slices.ContainsFunc(e.s.Disasters, func(d wizards.Disaster) bool { return d.ID == id })
		})
		e.s.Disasters = append(slices.Clone(e.s.Disasters), wizards.Disaster{ID: id, Name: f.word("ownCard"), Level: "1"})
		e.openCard(id)
	}))
}

// openCard opens a disaster card: its name, its level, what it says, and what the table does of
// it. Each step is a paragraph of its own.
func (e *editor) openCard(id string) {
	e.s.Disasters = slices.Clone(e.s.Disasters)
	i := slices.IndexFunc(e.s.Disasters, func(d wizards.Disaster) bool { return d.ID == id })
	f := e.face
	state := wizards.State{Scenario: &e.s}
	draft := wizards.Effect{Do: "place"}
	e.page(f.word("aCard"), func(again, _ func()) []fyne.CanvasObject {
		card := &e.s.Disasters[i]
		levels := pick.Each(cardLevels(), func(level string) option { return option{level, level} })
		parts := []fyne.CanvasObject{
			e.called(state.CardWord(id)), e.field("cardName", card.Name, func(text string) { card.Name = strings.TrimSpace(text) }),
			e.section("level"), e.oneOf(levels, card.Level, func(level string) { card.Level = level; again() }),
			e.field("ownWords", card.Text, func(text string) {
				card.Text = strings.TrimSpace(text)
				card.Paragraphs = slices.DeleteFunc(slices.Clone(card.Paragraphs), onlyReads) // its words say that now
			}),
			e.section("does"),
		}
		return append(parts, e.steps(card.Paragraphs, &draft, func(steps [][]wizards.Effect) {
			card.Paragraphs = steps
			again()
		}, again)...)
	})
}

// steps are what a card has the table do, each to be taken out, and a further one.
func (e *editor) steps(list [][]wizards.Effect, draft *wizards.Effect, set func([][]wizards.Effect), again func()) []fyne.CanvasObject {
	f, k := e.face, e.face.screen.Needs().Kit
	var parts []fyne.CanvasObject
	for n, paragraph := range list {
		for m, effect := range paragraph {
			parts = append(parts, widgets.NewLine(k, 4, 0,
				widgets.NewParagraph(k, strconv.Itoa(n+1)+". "+e.effectSaid(effect), widgets.Style{}),
				widgets.NewIconButton(k, widgets.Bare, "delete", f.word("removeStep"), func() { set(withoutStep(list, n, m)) })))
		}
	}
	if len(list) == 0 {
		parts = append(parts, widgets.NewQuietLine(k, f.word("readsItself")))
	}
	return append(parts, e.newStep(draft, again, func() {
		step := *draft
		*draft = wizards.Effect{Do: "place"}
		set(append(slices.Clone(list), []wizards.Effect{step}))
	})...)
}

// onlyReads tells whether a paragraph says no more than that the table reads the card.
func onlyReads(paragraph []wizards.Effect) bool {
	return !slices.ContainsFunc(paragraph, func(e wizards.Effect) bool { return e.Do != "read" || e.Text != "" })
}

// oneByOne are the instructions of a spell as steps, and back.
func oneByOne(list []wizards.Effect) (steps [][]wizards.Effect) {
	for _, effect := range list {
		steps = append(steps, []wizards.Effect{effect})
	}
	return steps
}

// withoutStep are paragraphs without one effect; an empty paragraph goes, too.
func withoutStep(list [][]wizards.Effect, n, m int) [][]wizards.Effect {
	list = slices.Clone(list)
	list[n] = slices.Delete(slices.Clone(list[n]), m, m+1)
	return slices.DeleteFunc(list, func(p []wizards.Effect) bool { return len(p) == 0 })
}

// effectSaid is one instruction in words.
func (e *editor) effectSaid(of wizards.Effect) string {
	f := e.face
	say := f.screen.Needs().Words.T
	piece, room := "", f.word("randomRoom")
	if of.Piece != nil {
		piece = f.screen.Say(of.Piece.Word())
	}
	state := wizards.State{Scenario: &e.s}
	if of.Room != "" {
		room = f.screen.Say(state.RoomCardWord(of.Room))
	}
	switch of.Do {
	case "place":
		return say("wizardsface.doesPlace", "Count", max(1, of.Count), "Piece", piece, "Room", room)
	case "activate":
		return say("wizardsface.doesActivate", "Piece", piece)
	case "activate-rooms":
		names := pick.Each(of.Rooms, func(id string) string { return f.screen.Say(state.RoomCardWord(id)) })
		return say("wizardsface.doesRooms", "Rooms", strings.Join(names, ", "))
	case "wild-magic":
		return f.word("doesWild")
	case "mana":
		return say("wizardsface.doesMana", "Count", strconv.Itoa(of.Count))
	}
	switch {
	case of.Text != "":
		return of.Text
	case of.Do != "read":
		return f.word("step-" + of.Do)
	}
	return f.word("doesRead")
}

// newStep puts an instruction together.
func (e *editor) newStep(draft *wizards.Effect, again, add func()) []fyne.CanvasObject {
	f, k := e.face, e.face.screen.Needs().Kit
	var kinds []option
	for _, kind := range append([]string{"place", "activate", "activate-rooms", "wild-magic", "mana", "read"}, wizards.Hands()...) {
		kinds = append(kinds, option{kind, f.word("step-" + kind)})
	}
	parts := []fyne.CanvasObject{e.section("newStep"), e.oneOf(kinds, draft.Do, func(do string) {
		*draft = wizards.Effect{Do: do}
		again()
	})}
	switch draft.Do {
	case "place", "activate":
		parts = append(parts, e.oneOf(e.pieceOptions(""), idOf(draft.Piece), func(id string) { draft.Piece = named(id); again() }))
		if draft.Do == "place" {
			parts = append(parts, e.number("howMany", max(1, draft.Count), 1, 9, func(n int) { draft.Count = n }),
				e.oneOf(e.roomOptions("randomRoom"), draft.Room, func(room string) { draft.Room = room; again() }))
		}
	case "activate-rooms":
		parts = append(parts, e.someOf(e.roomOptions(""), &draft.Rooms, again))
	case "mana":
		parts = append(parts, e.number("manaBy", draft.Count, -8, 8, func(n int) { draft.Count = n }))
	case "read":
		parts = append(parts, e.field("ownWords", draft.Text, func(text string) { draft.Text = text }))
	}
	if (draft.Do == "place" || draft.Do == "activate") && draft.Piece == nil || draft.Do == "activate-rooms" && len(draft.Rooms) == 0 {
		return append(parts, widgets.NewParagraph(k, f.word("stepMissing"), widgets.Style{Size: theme.Small, Role: theme.Quiet}))
	}
	return append(parts, widgets.NewQuiet(k, f.word("addStep"), add))
}

// spells are the spell cards; a tap opens one.
func (e *editor) spells() fyne.CanvasObject {
	f, k := e.face, e.face.screen.Needs().Kit
	state := wizards.State{Scenario: &e.s}
	wrap := widgets.NewWrap(k, 6, 0)
	for i, spell := range e.s.Spells {
		wrap.Objects = append(wrap.Objects, widgets.NewChip(k, widgets.ChipFace{Label: f.screen.Say(state.SpellWord(spell.ID)), Count: spell.Level}, func() { e.openSpell(i) }))
	}
	wrap.Add(e.plus("ownSpell", func() {
		id := freeID("own-spell-", func(id string) bool {
			return slices.ContainsFunc(e.s.Spells, func(s wizards.Spell) bool { return s.ID == id })
		})
		e.s.Spells = append(slices.Clone(e.s.Spells), wizards.Spell{ID: id, Name: f.word("ownSpell"), Level: 1})
		e.openSpell(len(e.s.Spells) - 1)
	}))
	return wrap
}

// openSpell opens a spell card: what is printed on it.
func (e *editor) openSpell(i int) {
	e.s.Spells = slices.Clone(e.s.Spells)
	f, k := e.face, e.face.screen.Needs().Kit
	state := wizards.State{Scenario: &e.s}
	does, more := wizards.Effect{Do: "place"}, wizards.Effect{Do: "place"}
	e.page(f.word("aSpell"), func(again, _ func()) []fyne.CanvasObject {
		spell := &e.s.Spells[i]
		schools := append([]option{{"plain", f.word("plainSpell")}}, e.schoolOptions()...)
		schools[1].label = f.word("schoolUntold")
		chosen := spell.School
		if spell.Plain {
			chosen = "plain"
		}
		parts := []fyne.CanvasObject{
			e.called(state.SpellWord(spell.ID)), e.field("cardName", spell.Name, func(text string) { spell.Name = strings.TrimSpace(text) }),
			e.number("level", spell.Level, 1, 4, func(n int) { spell.Level = n }),
			e.number("copies", max(1, spell.Copies), 1, 9, func(n int) { spell.Copies = n }),
			widgets.NewSwitch(k, f.word("botch"), "", spell.Botch, func(on bool) { spell.Botch = on }),
			e.section("school"), e.oneOf(schools, chosen, func(id string) {
				spell.Plain, spell.School = id == "plain", id
				if spell.Plain {
					spell.School = ""
				}
				again()
			}),
			e.field("ownWords", spell.Text, func(text string) { spell.Text = strings.TrimSpace(text) }),
			e.section("does"),
		}
		parts = append(parts, e.steps(oneByOne(spell.Effects), &does, func(steps [][]wizards.Effect) {
			spell.Effects = slices.Concat(steps...)
			again()
		}, again)...)
		if spell.Plain {
			return parts
		}
		parts = append(parts, e.section("boost"), e.field("ownWords", spell.More, func(text string) { spell.More = strings.TrimSpace(text) }))
		return append(parts, e.steps(oneByOne(spell.Boosted), &more, func(steps [][]wizards.Effect) {
			spell.Boosted = slices.Concat(steps...)
			again()
		}, again)...)
	})
}

// ends are the conditions under which a game is won, or lost; a tap opens one. own names a further one.
func (e *editor) ends(list *[]wizards.Condition, own string) fyne.CanvasObject {
	k := e.face.screen.Needs().Kit
	column := widgets.NewColumn(k, 4)
	for i, c := range *list {
		column.Objects = append(column.Objects, widgets.NewOption(k, "star", e.endSaid(c), func() { e.openEnd(list, i, own) }))
	}
	column.Add(widgets.NewWrap(k, 6, 0, e.plus(own, func() {
		*list = append(slices.Clone(*list), wizards.Condition{})
		e.openEnd(list, len(*list)-1, own)
	})))
	return column
}

// endSaid is a condition in words.
func (e *editor) endSaid(c wizards.Condition) string {
	s := e.s
	s.Victory = []wizards.Condition{c}
	state := wizards.State{Scenario: &s}
	victory, _ := state.Goals()
	return e.face.screen.Say(victory[0])
}

// openEnd opens a condition: all that it names must hold at once.
func (e *editor) openEnd(list *[]wizards.Condition, i int, own string) {
	*list = slices.Clone(*list)
	f, k := e.face, e.face.screen.Needs().Kit
	spells := append([]option{{"", f.word("noCast")}}, e.spellOptions()...)
	e.page(f.word(own), func(again, leave func()) []fyne.CanvasObject {
		c := &(*list)[i]
		least, count := "", 1
		if c.Least != nil {
			least, count = c.Least.Piece.String(), c.Least.Count
		}
		parts := []fyne.CanvasObject{
			widgets.NewParagraph(k, e.endSaid(*c), widgets.Style{Size: theme.Lead, Role: theme.Accent}),
			e.section("endCast"), e.oneOf(spells, c.Cast, func(id string) { c.Cast = id; again() }),
			e.section("endIn"), e.oneOf(e.roomOptions("anyRoom"), c.In, func(id string) { c.In = id; again() }),
			e.section("endWithout"), e.oneOf(e.pieceOptions("nothingOf"), idOf(c.Without), func(id string) { c.Without = named(id); again() }),
			e.section("endLeast"), e.oneOf(e.pieceOptions("nothingOf"), least, func(id string) {
				c.Least = nil
				if p := named(id); p != nil {
					c.Least = &wizards.Many{Piece: *p, Count: count}
				}
				again()
			}),
		}
		if c.Least != nil {
			parts = append(parts, e.number("howMany", count, 1, 40, func(n int) { c.Least = &wizards.Many{Piece: c.Least.Piece, Count: n} }))
		}
		return append(parts,
			e.number("endBound", c.Bound, 0, wizards.Spaces, func(n int) { c.Bound = n }),
			e.number("endTurns", c.Turns, 0, 99, func(n int) { c.Turns = n }),
			e.field("ownWords", c.Text, func(text string) { c.Text = text }),
			widgets.NewButton(k, widgets.Danger, f.word("removeEnd"), "delete", func() {
				*list = slices.Delete(slices.Clone(*list), i, i+1)
				leave()
			}))
	})
}

// extras are special rules in one's own words.
func (e *editor) extras() fyne.CanvasObject {
	f, k := e.face, e.face.screen.Needs().Kit
	column := widgets.NewColumn(k, 4)
	for i, extra := range e.s.Extras {
		column.Objects = append(column.Objects, widgets.NewLine(k, 4, 0, widgets.NewParagraph(k, extra, widgets.Style{}),
			widgets.NewIconButton(k, widgets.Bare, "delete", f.word("removeExtra"), func() {
				e.s.Extras = slices.Delete(slices.Clone(e.s.Extras), i, i+1)
				e.again()
			})))
	}
	text := ""
	return widgets.NewColumn(k, 4, column, e.field("ownWords", "", func(t string) { text = t }), widgets.NewQuiet(k, f.word("addExtra"), func() {
		if text = strings.TrimSpace(text); text != "" {
			e.s.Extras = append(slices.Clone(e.s.Extras), text)
			e.again()
		}
	}))
}
