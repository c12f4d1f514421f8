package table

import (
	"encoding/json"
	"strings"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// edit asks for the name and the numbers of a seat.
func (f *form) edit(i int) {
	s := f.screen
	f.Turn = i
	f.fill()
	fields := Fields{"name": f.name(i)}
	for _, n := range f.At(i).Numbers {
		fields[n.ID] = n.In(f.Start.Seats[i].Numbers)
	}
	asking := Asking{Ask: func(e tracker.Event) (tracker.Question, bool) { return f.askSeat(i, e) }, Do: func(tracker.Question, bool) {}}
	if len(f.Start.Seats) > f.Form.Least {
		asking.More = func(_ tracker.Question, leave func()) []Action {
			return []Action{{s.T("removeSeat"), "delete", func() {
				leave()
				f.Remove(i)
				f.fill()
			}}}
		}
	}
	s.AskFor(s.needs.Kit, Deed("", 0, fields), asking)
}

// askSeat takes what was told of a seat, and says what it has to be told.
func (f *form) askSeat(i int, e tracker.Event) (tracker.Question, bool) {
	told := Fields{}
	if json.Unmarshal(e.Data, &told) != nil {
		return tracker.Question{}, false
	}
	who := f.At(i)
	q := tracker.Question{Title: tracker.Notice{ID: "tablescreen.seat", Args: map[string]any{"Seat": i + 1}}, Do: tracker.Word("tablescreen.done"), Event: e, Ready: true}
	name, _ := told["name"].(string)
	q.Asks = []tracker.Ask{{Field: "name", Form: tracker.AskText, Label: tracker.Word("tablescreen.name"), Text: name}}
	if f.Start.Seats[i].Name = strings.TrimSpace(name); name == f.screen.Say(who.Name) {
		f.Start.Seats[i].Name = ""
	}
	for _, n := range who.Numbers {
		if _, set := f.Number(n, nil); set {
			continue // the table has chosen it
		}
		value, _ := told[n.ID].(float64)
		if int(value) != n.In(f.Start.Seats[i].Numbers) {
			f.SetNumber(i, n.ID, int(value))
		}
		q.Asks = append(q.Asks, tracker.Ask{Field: n.ID, Form: tracker.AskNumber, Label: n.Name, Value: int(value), Least: min(n.Value, n.Least), Most: n.Most})
	}
	if open := f.Open(i); open != nil {
		q.Notes = []tracker.Notice{{ID: "tablescreen.askNumber", Args: map[string]any{"Number": open, "Name": f.name(i)}}}
	}
	f.fill()
	return q, true
}

// sides asks whether each stands alone or with whom, and says who is against whom.
func (f *form) sides() fyne.CanvasObject {
	s, k := f.screen, f.screen.needs.Kit
	chosen := pick.Either(tracker.Teamed(f.Start.Seats), 1, 0)
	choice := widgets.NewSegmented(k, []string{s.T("eachAlone"), s.T("inTeams")}, chosen, func(i int) {
		tracker.Divide(f.Start.Seats, i == 1)
		f.fill()
	})
	return widgets.NewColumn(k, 8, choice, widgets.NewParagraph(k, f.against(), widgets.Style{Display: true, Size: theme.Lead}))
}

// against says who plays against whom.
func (f *form) against() string {
	names, all := f.names(), ""
	for _, side := range tracker.Sides(f.Start.Seats) {
		own := pick.Each(side, func(i int) string { return names[i] })
		said := strings.Join(own, ", ")
		if last := len(own) - 1; last > 0 {
			said = f.screen.T("and", "First", strings.Join(own[:last], ", "), "Last", own[last])
		}
		if all != "" {
			said = f.screen.T("against", "One", all, "Other", said)
		}
		all = said
	}
	return all
}
