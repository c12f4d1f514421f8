package table

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"quickcast/tracker/clock"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// mostLetters is how long the name of an event may be.
const mostLetters = 60

// presetSheet is the sheet in which a person makes an event or changes it.
type presetSheet struct {
	clock  *clockSheet
	sheet  *Sheet
	preset clock.Preset
}

// edit opens an event of the person's own.
func (c *clockSheet) edit(preset clock.Preset) {
	s, k := c.screen, c.screen.needs.Kit
	p := &presetSheet{clock: c, preset: preset}
	name := widgets.NewField(k, "edit", s.T("eventName"), s.T("clear"), func(text string) { p.preset.Name = text })
	name.SetText(preset.Name)
	rows := []fyne.CanvasObject{
		name,
		widgets.NewStepper(k, s.T("eventMinutes"), preset.Minutes, 1, mostMinutes, s.T("less"), s.T("more"), func(n int) { p.preset.Minutes = n }),
		c.section("eventEnd", ""),
	}
	ends, ranks := clock.Endings(), clock.Ranks()
	rows = append(rows, p.choice(shortIDs("endShort", ends), func() int { return slices.Index(ends, p.preset.End) }, func(i int) { p.preset.End = ends[i] },
		func() string { return s.Say(p.preset.End) })...)
	rows = append(rows, c.section("eventRank", ""))
	rows = append(rows, p.choice(shortIDs("rankShort", ranks), func() int { return slices.Index(ranks, p.preset.Rank) }, func(i int) { p.preset.Rank = ranks[i] },
		func() string { return s.Say(p.preset.Rank) })...)
	rows = append(rows, c.section("eventBoard", ""),
		widgets.NewSwitch(k, s.T("eventHalf"), "", preset.Board == clock.HalfBoard, p.half),
		widgets.NewStepper(k, s.T("eventLife"), preset.Life, 0, MostNumber, s.T("less"), s.T("more"), func(n int) { p.preset.Life = n }),
		widgets.NewInset(k, 0, 8, 0, 0, p.foot()))
	p.sheet = s.OpenSheet(k, s.T("ownEvent"), widgets.NewColumn(k, 8, rows...), nil)
}

// foot are the buttons: keep it, give it away, remove it.
func (p *presetSheet) foot() fyne.CanvasObject {
	s, k := p.clock.screen, p.clock.screen.needs.Kit
	keep := widgets.NewPrimary(k, s.T("keepEvent"), p.keep)
	share := widgets.NewQuiet(k, s.T("shareEvent"), p.share)
	if !p.clock.own.has(p.preset.ID) {
		return widgets.NewEqual(k, 10, share, keep)
	}
	remove := widgets.NewButton(k, widgets.Danger, s.T("removeEvent"), "", func() {
		p.sheet.Close()
		p.clock.keep(p.clock.own.without(p.preset.ID))
	})
	return widgets.NewColumn(k, 10, widgets.NewEqual(k, 10, share, keep), remove)
}

// shortID is the id of a short text for a choice: "endShort", "at-once" gives
// "endShortAtOnce".
func shortID[S ~string](area string, value S) string {
	id := area
	for part := range strings.SplitSeq(string(value), "-") {
		id = Camel(id, part)
	}
	return id
}

func shortIDs[S ~string](area string, values []S) []string {
	ids := make([]string, len(values))
	for i, value := range values {
		ids[i] = shortID(area, value)
	}
	return ids
}

// choice are chips of which one is chosen, and what the chosen one means.
func (p *presetSheet) choice(ids []string, chosen func() int, choose func(int), about func() string) []fyne.CanvasObject {
	s := p.clock.screen
	k := s.needs.Kit
	wrap := widgets.NewWrap(k, 8, 0)
	meaning := widgets.NewParagraph(k, about(), widgets.Style{Role: theme.Quiet, Size: theme.Small})
	var chips []*widgets.Chip
	face := func(i int) widgets.ChipFace { return widgets.ChipFace{Label: s.T(ids[i]), Selected: chosen() == i} }
	for i := range ids {
		chip := widgets.NewChip(k, face(i), func() {
			choose(i)
			for j, each := range chips {
				each.Set(face(j))
			}
			meaning.SetText(about())
		})
		chips, wrap.Objects = append(chips, chip), append(wrap.Objects, chip)
	}
	return []fyne.CanvasObject{wrap, meaning}
}

func (p *presetSheet) half(on bool) {
	p.preset.Board = clock.WholeBoard
	if on {
		p.preset.Board = clock.HalfBoard
	}
}

// checked is the event as it can be kept; false, with a word to the person, where
// it cannot.
func (p *presetSheet) checked() (clock.Preset, bool) {
	s := p.clock.screen
	made := p.preset
	letters := []rune(strings.TrimSpace(made.Name))
	made.Name = string(letters[:min(len(letters), mostLetters)])
	if made.Name == "" {
		made.Name = s.T("ownEvent")
	}
	if err := made.Check(); err != nil {
		s.Notify(s.needs.Words.Error(err), "", nil)
		return made, false
	}
	return made, true
}

func (p *presetSheet) keep() {
	if made, ok := p.checked(); ok {
		p.sheet.Close()
		p.clock.keep(p.clock.own.with(made))
	}
}

// share gives the event away in plain words.
func (p *presetSheet) share() {
	s := p.clock.screen
	made, ok := p.checked()
	if !ok || s.needs.Share == nil {
		return
	}
	face := s.presetFace(made)
	s.needs.Share(s.T("eventFile"), face.Title+"\n"+strings.ReplaceAll(face.Line, " · ", "\n"))
}
