package table

import (
	"encoding/json"
	"strings"

	"quickcast/tracker"
	"quickcast/tracker/clock"
)

// mostLetters is how long the name of an event may be.
const mostLetters = 60

// edit asks for the fields of an event of the person's own.
func (c *clockSheet) edit(preset clock.Preset) {
	s := c.screen
	data, err := json.Marshal(preset)
	if err != nil {
		return // texts and numbers always marshal
	}
	s.AskFor(s.needs.Kit, tracker.Event{Data: data}, Asking{
		Ask: s.askPreset,
		Do: func(q tracker.Question, _ bool) {
			if made, ok := s.presetOf(q); ok {
				c.keep(clock.WithPreset(c.own, made))
			}
		},
		More: func(q tracker.Question, leave func()) []Action {
			list := []Action{{s.T("shareEvent"), "copy", func() { s.sharePreset(q) }}}
			if clock.HasPreset(c.own, preset.ID) {
				list = append(list, Action{s.T("removeEvent"), "delete", func() {
					leave()
					c.keep(clock.WithoutPreset(c.own, preset.ID))
				}})
			}
			return list
		},
	})
}

// askPreset says what an event has to be told.
func (s *Screen) askPreset(e tracker.Event) (tracker.Question, bool) {
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

// presetOf is the event as it can be kept; false, with a word to the person, where
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

// sharePreset gives an event away in plain words.
func (s *Screen) sharePreset(q tracker.Question) {
	if made, ok := s.presetOf(q); ok && s.needs.Share != nil {
		face := s.presetFace(made)
		s.needs.Share(s.T("eventFile"), face.Title+"\n"+strings.ReplaceAll(face.Line, " · ", "\n"))
	}
}
