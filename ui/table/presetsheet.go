package table

import (
	"strings"

	"fyne.io/fyne/v2"

	"quickcast/tracker/clock"
	"quickcast/ui/widgets"
)

// mostLetters is how long the name of an event may be.
const mostLetters = 60

// presetSheet is the sheet in which a person makes an event or changes it.
type presetSheet struct {
	clock  *clockSheet
	sheet  *sheet
	preset clock.Preset
	fresh  []func()
}

// edit opens an event of the person's own.
func (c *clockSheet) edit(preset clock.Preset) {
	s, k := c.screen, c.screen.needs.Kit
	p := &presetSheet{clock: c, preset: preset}
	name := widgets.NewField(k, "edit", s.t("eventName"), s.t("clear"), func(text string) { p.preset.Name = text })
	name.SetText(preset.Name)
	rows := []fyne.CanvasObject{
		name,
		widgets.NewStepper(k, s.t("eventMinutes"), preset.Minutes, 1, mostMinutes, s.t("less"), s.t("more"), func(n int) { p.preset.Minutes = n }),
		c.section("eventEnd", ""),
	}
	for _, end := range clock.Endings() {
		rows = append(rows, p.choice(s.say(end), func() bool { return p.preset.End == end }, func() { p.preset.End = end }))
	}
	rows = append(rows, c.section("eventRank", ""))
	for _, rank := range clock.Ranks() {
		rows = append(rows, p.choice(s.say(rank), func() bool { return p.preset.Rank == rank }, func() { p.preset.Rank = rank }))
	}
	rows = append(rows, c.section("eventBoard", ""),
		widgets.NewSwitch(k, s.t("eventHalf"), "", preset.Board == clock.HalfBoard, p.half),
		widgets.NewStepper(k, s.t("eventLife"), preset.Life, 0, mostLife, s.t("less"), s.t("more"), func(n int) { p.preset.Life = n }),
		widgets.NewInset(k, 0, 8, 0, 0, p.foot()))
	p.sheet = s.openSheet(k, s.t("ownEvent"), widgets.NewColumn(k, 8, rows...), nil)
}

// foot are the buttons: keep it, give it away, remove it.
func (p *presetSheet) foot() fyne.CanvasObject {
	s, k := p.clock.screen, p.clock.screen.needs.Kit
	keep := widgets.NewPrimary(k, s.t("keepEvent"), p.keep)
	share := widgets.NewQuiet(k, s.t("shareEvent"), p.share)
	if !p.clock.own.has(p.preset.ID) {
		return widgets.NewEqual(k, 10, share, keep)
	}
	remove := widgets.NewButton(k, widgets.Danger, s.t("removeEvent"), "", func() {
		p.sheet.Close()
		p.clock.keep(p.clock.own.without(p.preset.ID))
	})
	return widgets.NewColumn(k, 10, widgets.NewEqual(k, 10, share, keep), remove)
}

// choice is a row of which one is chosen.
func (p *presetSheet) choice(words string, chosen func() bool, choose func()) fyne.CanvasObject {
	face := func() widgets.ListFace {
		f := widgets.ListFace{Title: words, Chosen: chosen(), Icon: "star-open"}
		if f.Chosen {
			f.Icon = "check"
		}
		return f
	}
	row := widgets.NewListRow(p.clock.screen.needs.Kit, face(), func() {
		choose()
		for _, show := range p.fresh {
			show()
		}
	})
	p.fresh = append(p.fresh, func() { row.Set(face()) })
	return row
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
		made.Name = s.t("ownEvent")
	}
	if err := made.Check(); err != nil {
		s.notice(s.needs.Words.Error(err), "", nil)
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
	s.needs.Share(s.t("eventFile"), face.Title+"\n"+strings.ReplaceAll(face.Line, " · ", "\n"))
}
