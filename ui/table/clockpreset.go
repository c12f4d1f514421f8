package table

import (
	"context"
	"encoding/json"
	"strings"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/clock"
	"github.com/quickcast/quickcast/tracker/timed"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// mostLetters is how long the name of an event may be.
const mostLetters = 60

// presetRows are the rows of the event: what it wants now, why and who is ahead,
// then all there are.
func (c *clockSheet) presetRows() []fyne.CanvasObject {
	s, k := c.screen, c.screen.needs.Kit
	var rows []fyne.CanvasObject
	preset, played := s.timing.preset()
	if played {
		rows = append(rows, c.verdictPanel())
	}
	if len(s.otherLives(preset.Life)) > 0 {
		rows = append(rows, widgets.NewPrimary(k, s.N("giveLife", preset.Life), func() { s.setLife(preset.Life) }))
	}
	row := func(p clock.Preset) fyne.CanvasObject {
		face := s.presetFace(p)
		face.Chosen = played && preset.ID == p.ID
		return widgets.NewListRow(k, face, func() { s.playPreset(p) })
	}
	rows = append(rows, c.section("events"))
	for _, each := range s.needs.Presets.Presets {
		rows = append(rows, row(each))
	}
	rows = append(rows, c.section("ownEvents"))
	for _, each := range c.own {
		edit := widgets.NewIconButton(k, widgets.Bare, "edit", s.T("editEvent", "Name", each.Name), func() { c.edit(each) })
		rows = append(rows, widgets.NewLine(k, 4, 0, row(each), edit))
	}
	rows = append(rows, widgets.NewListRow(k, widgets.ListFace{Icon: "plus", Title: s.T("ownEvent"), Line: s.T("ownEventNote")}, func() { c.edit(clock.FreshPreset(c.own, s.T("ownEvent"))) }))
	if played {
		rows = append(rows, widgets.NewListRow(k, widgets.ListFace{Icon: "close", Title: s.T("noEvent"), Line: s.T("noEventNote")}, func() {
			s.timing.choose(timed.Schedule.WithoutEvent)
		}))
	}
	return rows
}

// verdictPanel says what the event wants now, why, and who is ahead.
func (c *clockSheet) verdictPanel() fyne.CanvasObject {
	s, k := c.screen, c.screen.needs.Kit
	now, ahead := widgets.NewParagraph(k, "", widgets.Style{Bold: true}), widgets.NewParagraph(k, "", widgets.Style{})
	why := widgets.NewParagraph(k, "", widgets.Style{Role: theme.Quiet, Size: theme.Small})
	c.fresh = append(c.fresh, func() {
		if v, ok := s.timing.verdict(); ok {
			now.SetText(s.Say(v.Now))
			why.SetText(s.Say(v.Why))
			ahead.SetText(s.Say(v.Ahead))
		}
	})
	return widgets.NewInset(k, 2, 0, 4, 0, widgets.NewPanel(k, widgets.NewColumn(k, 8, now, why, ahead)))
}

// presetFace says how an event times its games: how long and how it ends, then
// who wins and what is special.
func (s *Screen) presetFace(p clock.Preset) widgets.ListFace {
	face := widgets.ListFace{Icon: "clock", Title: s.N("minutes", p.Minutes) + " · " + s.T(shortID("endShort", p.End))}
	var facts []string
	say := func(yes bool, words string) {
		if yes {
			facts = append(facts, words)
		}
	}
	half := p.Board == clock.HalfBoard
	say(half && p.Life > 0, s.T("halfBoard", "Life", p.Life))
	say(half && p.Life == 0, s.T("halfBoardOnly"))
	say(!half && p.Life > 0, s.T("lifeEach", "Life", p.Life))
	if p.Name != "" {
		face.Title = p.Name + " · " + s.N("minutes", p.Minutes)
		say(true, s.Say(p.End))
	}
	say(true, s.Say(p.Rank))
	if own := p.Player; own != nil { // "30 min + 30 s"
		bank := s.T("shortMinutes", "Count", own.Minutes)
		if own.Seconds > 0 {
			bank += " + " + s.T("shortSeconds", "Count", own.Seconds)
		}
		say(true, bank)
	}
	face.Line = strings.Join(facts, " · ")
	return face
}

// playPreset times the table by an event. It keeps the timers, and the players'
// clocks where the event says nothing of them.
func (s *Screen) playPreset(p clock.Preset) {
	plan := p.Plan(s.needs.Presets.Warnings)
	if p.Player == nil {
		plan.Player = s.timing.state.Plan.Player
	}
	s.timing.choose(func(o timed.Schedule) timed.Schedule { return o.At(p) })
	s.timing.set(plan)
	if len(s.otherLives(p.Life)) > 0 {
		s.Notify(s.N("lifeOffer", p.Life), s.N("giveLife", p.Life), func() { s.setLife(p.Life) })
	}
}

// otherLives are the seats whose life is another than that of an event, none where it gives
// none.
func (s *Screen) otherLives(life int) []tracker.SeatView {
	var list []tracker.SeatView
	for _, seat := range s.seen.View.Seats {
		if life != 0 && len(seat.Gauges) > 0 && seat.Gauges[0].Whole != "" && !seat.Gone && tracker.TrackOf(seat.Tracks, seat.Gauges[0].Whole).Value != life {
			list = append(list, seat)
		}
	}
	return list
}

// setLife gives everybody the life of the event.
func (s *Screen) setLife(life int) {
	for _, seat := range s.otherLives(life) {
		s.Send(tracker.Set, seat.Seat, Fields{"track": seat.Gauges[0].Whole, "value": life})
	}
}

// edit asks for the fields of an event of the person's own.
func (c *clockSheet) edit(preset clock.Preset) {
	s := c.screen
	data, err := json.Marshal(preset)
	if err != nil {
		return // texts and numbers always marshal
	}
	s.AskFor(s.needs.Kit, tracker.Event{Data: data}, Asking{
		Ask: askPreset,
		Do: func(q tracker.Question, _ bool) {
			if made, ok := s.presetOf(q); ok {
				c.write(clock.WithPreset(c.own, made))
			}
		},
		More: func(q tracker.Question, leave func()) []Action {
			list := []Action{{s.T("shareEvent"), "copy", func() { // in plain words
				if made, ok := s.presetOf(q); ok && s.needs.Share != nil {
					face := s.presetFace(made)
					s.needs.Share(s.T("eventFile"), face.Title+"\n"+strings.ReplaceAll(face.Line, " · ", "\n"))
				}
			}}}
			if clock.HasPreset(c.own, preset.ID) {
				list = append(list, Action{s.T("removeEvent"), "delete", func() {
					leave()
					c.write(clock.WithoutPreset(c.own, preset.ID))
				}})
			}
			return list
		},
	})
}

// askPreset says what an event has to be told.
func askPreset(e tracker.Event) (tracker.Question, bool) {
	var p clock.Preset
	if json.Unmarshal(e.Data, &p) != nil {
		return tracker.Question{}, false
	}
	half := tracker.Answer{Value: quoted(clock.HalfBoard), Name: tracker.Word("tablescreen.eventHalf"), Chosen: p.Board == clock.HalfBoard}
	return tracker.Question{
		Title: tracker.Word("tablescreen.ownEvent"), Do: tracker.Word("tablescreen.keepEvent"), Event: e, Ready: true,
		Asks: []tracker.Ask{
			{Field: "name", Form: tracker.AskText, Label: tracker.Word("tablescreen.eventName"), Text: p.Name},
			{Field: "minutes", Form: tracker.AskNumber, Label: tracker.Word("tablescreen.eventMinutes"), Value: p.Minutes, Least: 1, Most: mostMinutes},
			{Field: "end", Label: tracker.Word("tablescreen.eventEnd"), Options: oneOf("endShort", clock.Endings(), p.End), Note: p.End},
			{Field: "rank", Label: tracker.Word("tablescreen.eventRank"), Options: oneOf("rankShort", clock.Ranks(), p.Rank), Note: p.Rank},
			{Field: "board", Label: tracker.Word("tablescreen.eventBoard"), Options: []tracker.Answer{half}, Without: quoted(clock.WholeBoard)},
			{Field: "life", Form: tracker.AskNumber, Label: tracker.Word("tablescreen.eventLife"), Value: p.Life, Most: MostNumber},
		},
	}, true
}

// oneOf are values of which one is chosen, each with its short text.
func oneOf[S ~string](area string, values []S, chosen S) []tracker.Answer {
	var list []tracker.Answer
	for _, value := range values {
		list = append(list, tracker.Answer{Value: quoted(value), Name: tracker.Word("tablescreen." + shortID(area, value)), Chosen: value == chosen})
	}
	return list
}

func quoted[S ~string](text S) json.RawMessage { return json.RawMessage(`"` + string(text) + `"`) }

// shortID is the id of a short text for a choice: "endShort", "at-once" gives
// "endShortAtOnce".
func shortID[S ~string](area string, value S) string {
	id := area
	for part := range strings.SplitSeq(string(value), "-") {
		id = Camel(id, part)
	}
	return id
}

// presetOf is the event as it can be saved; false, with a word to the person, where
// it cannot.
func (s *Screen) presetOf(q tracker.Question) (made clock.Preset, ok bool) {
	err := json.Unmarshal(q.Event.Data, &made)
	letters := []rune(strings.TrimSpace(made.Name))
	made.Name = string(letters[:min(len(letters), mostLetters)])
	if made.Name == "" {
		made.Name = s.T("ownEvent")
	}
	if err == nil {
		err = made.Check()
	}
	s.Notify(s.needs.Words.Error(err), "", nil)
	return made, err == nil
}

// readOwn reads the person's own events off the UI goroutine, and shows them. A damaged file
// is laid aside and told; then there are none.
func (c *clockSheet) readOwn() {
	s := c.screen
	if s.needs.Store == nil {
		return
	}
	s.lane.Do(func(context.Context) func() {
		list, err := clock.OwnPresets{Files: s.needs.Store}.Read()
		return func() {
			c.own = list
			if err != nil {
				s.Notify(s.T("presetsDamaged", "File", clock.DamagedPresetsFile, "Reason", s.needs.Words.Error(err)), "", nil)
			}
			c.again()
		}
	})
}

// write writes the events of a person and shows them once they are safe.
func (c *clockSheet) write(list []clock.Preset) {
	s := c.screen
	s.try(func() error { return clock.OwnPresets{Files: s.needs.Store}.Write(list) }, func() {
		c.own = list
		c.again()
	})
}
