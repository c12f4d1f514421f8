package wizards

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/wizards"
	"github.com/quickcast/quickcast/ui/table"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// piles are the piles of cards, the grid and the supply, each a chip with its number.
func (f *face) piles() fyne.CanvasObject {
	s, k, state := f.screen, f.screen.Needs().Kit, f.state()
	wrap := widgets.NewWrap(k, 8, 0)
	chip := func(icon, label, value string, do func()) {
		wrap.Objects = append(wrap.Objects, widgets.NewChip(k, widgets.ChipFace{Icon: icon, Label: strings.TrimSpace(label + " " + value)}, do))
	}
	mana := f.word("mana")
	wrap.Objects = append(wrap.Objects, widgets.NewCountChip(k, widgets.ChipFace{Icon: "mana", Label: mana, Tone: theme.ManaInk, Count: f.page.telling.mana()},
		f.word("less")+" "+mana, func(delta int) { s.Send(tracker.Change, 0, table.Fields{"track": "mana", "amount": delta}) }, f.openScenario))
	chip("list", f.word("grid"), s.Say(tracker.Notice{ID: "wizardsface.ofAll", Args: map[string]any{"Some": state.Grid.Bound(), "All": state.Grid.Lying()}}), f.openGrid)
	chip("cards", f.word("disasters"), strconv.Itoa(len(state.Disasters.Draw)), f.openPiles)
	chip("cards", f.word("progression"), strconv.Itoa(len(state.Progression)), f.openPiles)
	chip("cards", f.word("roomCards"), strconv.Itoa(len(state.RoomDeck.Draw)), f.openPiles)
	chip("info", f.word("scenario"), "", f.openScenario)
	chip("box", f.word("boxTitle"), "", func() { f.tellBoxHere() })
	chip("link", f.word("routes"), "", f.openRoutes)
	chip("share", f.word("chronicle"), "", f.openChronicle)
	return wrap
}

// openPiles shows what is discarded, which anybody may look at, how many wait, and the
// supply.
func (f *face) openPiles() {
	s, k, state := f.screen, f.screen.Needs().Kit, f.state()
	column := widgets.NewColumn(k, 6)
	list := func(title string, draw int, discarded []string, name func(string) tracker.Message) {
		column.Objects = append(column.Objects, widgets.NewSection(k, title, s.Say(tracker.Notice{ID: "wizardsface.pileLine", Args: map[string]any{"Count": draw, "Discarded": len(discarded)}})))
		for i := len(discarded) - 1; i >= 0; i-- {
			words := f.word("unknownCard")
			if discarded[i] != "" {
				words = s.Say(name(discarded[i]))
			}
			column.Objects = append(column.Objects, widgets.NewQuietLine(k, words))
		}
	}
	if open := s.Needs().OpenTerm; open != nil {
		wrap := widgets.NewWrap(k, 8, 0)
		for _, t := range [][2]string{{"disasters", "w-disaster"}, {"progression", "w-progression"}, {"roomCards", "w-random"}} {
			wrap.Objects = append(wrap.Objects, widgets.NewChip(k, widgets.ChipFace{Icon: "codex", Label: f.word(t[0]), Name: f.word("inCodex") + ", " + f.word(t[0]), Hollow: true}, func() { open(t[1]) }))
		}
		column.Objects = append(column.Objects, wrap)
	}
	list(f.word("disasters"), len(state.Disasters.Draw), state.Disasters.Discard, state.CardWord)
	list(f.word("progression"), len(state.Progression), nil, state.CardWord)
	list(f.word("roomCards"), len(state.RoomDeck.Draw), state.RoomDeck.Discard, state.RoomCardWord)
	column.Objects = append(column.Objects, widgets.NewSection(k, f.word("supply"), ""))
	wrap := widgets.NewWrap(k, 6, 0)
	for g, n := range state.Supply {
		wrap.Objects = append(wrap.Objects, widgets.NewChip(k, widgets.ChipFace{Label: s.Say(glyph(g + 1)), Count: n}, nil))
	}
	column.Objects = append(column.Objects, wrap)
	s.OpenSheet(k, f.word("piles"), table.Aired(k, column), nil)
}

// openRoutes says which rooms have no route to the Crystal and which threaten it, and
// lights one of the ways.
func (f *face) openRoutes() {
	s, k, state := f.screen, f.screen.Needs().Kit, f.state()
	column := widgets.NewColumn(k, 2)
	var own *table.Sheet
	row := func(at int, line string) {
		column.Objects = append(column.Objects, widgets.NewListRow(k, widgets.ListFace{Title: s.Say(state.Academy[at].Word()), Line: line, Onward: true}, func() {
			own.Close()
			f.light(state.Academy.Route(at))
		}))
	}
	column.Objects = append(column.Objects, widgets.NewSection(k, f.word("threatening"), ""))
	threatening := state.Academy.Threatening()
	for _, at := range threatening {
		row(at, s.Say(tracker.Notice{ID: "wizardsface.steps", Args: map[string]any{"Count": len(state.Academy.Route(at)) - 1}}))
	}
	if len(threatening) == 0 {
		column.Objects = append(column.Objects, widgets.NewQuietLine(k, f.word("none")))
	}
	column.Objects = append(column.Objects, widgets.NewSection(k, f.word("cutOff"), ""))
	cut := state.Academy.Cut()
	for _, at := range cut {
		column.Objects = append(column.Objects, widgets.NewQuietLine(k, s.Say(state.Academy[at].Word())))
	}
	if len(cut) == 0 {
		column.Objects = append(column.Objects, widgets.NewQuietLine(k, f.word("none")))
	}
	column.Objects = append(column.Objects, widgets.NewSection(k, f.word("groups"), ""))
	column.Objects = append(column.Objects, f.groups(&own)...)
	own = s.OpenSheet(k, f.word("routes"), table.Aired(k, column), nil)
}

// groups are the connected fires and waters, each with what it would cost at the Crystal.
func (f *face) groups(own **table.Sheet) []fyne.CanvasObject {
	s, k, state := f.screen, f.screen.Needs().Kit, f.state()
	var rows []fyne.CanvasObject
	for _, kind := range []wizards.Piece{wizards.Fire, wizards.Water} {
		for _, g := range state.Academy.Groups(kind) {
			line := s.Say(tracker.Notice{ID: "wizardsface.groupCost", Args: map[string]any{"Count": g.Count, "Mana": g.Mana}})
			rows = append(rows, widgets.NewListRow(k, widgets.ListFace{
				Icon: wizards.PieceIcon(kind), IconRole: pieceTone(kind), Title: s.Say(kind.Word()), Line: line, Onward: true,
			}, func() {
				(*own).Close()
				f.light(g.Rooms)
			}))
		}
	}
	if len(rows) == 0 {
		rows = append(rows, widgets.NewQuietLine(k, f.word("none")))
	}
	return rows
}

// light lights rooms until something happens.
func (f *face) light(rooms []int) {
	f.page.plan.lit = rooms
	f.page.draw()
}

// openChronicle shows the evening in words, to be copied.
func (f *face) openChronicle() {
	s, k := f.screen, f.screen.Needs().Kit
	text := ""
	for _, line := range s.Table().Log() {
		if text != "" {
			text += "\n"
		}
		text += s.Say(line)
	}
	column := widgets.NewColumn(k, 10, widgets.NewParagraph(k, text, widgets.Style{Size: theme.Small}))
	if share := s.Needs().Share; share != nil {
		column.Objects = append([]fyne.CanvasObject{widgets.NewPrimary(k, f.word("share"), func() { share(f.word("chronicle"), text) })}, column.Objects...)
	}
	s.OpenSheet(k, f.word("chronicle"), table.Aired(k, column), nil)
}
