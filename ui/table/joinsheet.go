package table

import (
	"context"
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/ui/widgets"
)

// OpenJoin asks for the code of a table on another device, and joins it. A page knows its host; a window asks for its
// address, too. code may be known already, as from the picture that was looked at.
func (s *Screen) OpenJoin(code string) {
	if !s.canShare() {
		return
	}
	k, w := s.needs.Kit, s.needs.Words
	field := func(icon, hint, text string) *widgets.Field {
		f := widgets.NewField(k, icon, hint, s.T("backspace"), nil)
		f.SetText(text)
		return f
	}
	codeField := field("link", w.T("share.codeHint"), code)
	nameField := field("people", w.T("share.nameHint"), "")
	rows := []fyne.CanvasObject{codeField, nameField}
	var serverField *widgets.Field
	if s.needs.Sharing.Server == "" {
		serverField = field("screen", w.T("share.serverHint"), "")
		rows = append(rows, serverField)
	}
	var own *Sheet
	join := func() {
		server, name := s.needs.Sharing.Server, strings.TrimSpace(nameField.Text())
		if serverField != nil {
			server = addressOf(serverField.Text())
		}
		if name == "" {
			name = w.T("share.phone")
		}
		own.Close()
		s.join(server, codeField.Text(), name)
	}
	rows = append(rows, widgets.NewPrimary(k, w.T("share.join"), join))
	own = s.OpenSheet(k, w.T("share.joinTitle"), Aired(k, widgets.NewColumn(k, 12, rows...)), nil)
	s.joining = func() *string {
		if code := codeField.Text(); slices.Contains(s.open, own) {
			return &code
		}
		return nil
	}
}

// rejoin opens the sheet to join a table again that was open when the screen was made anew, as for a reader of screens.
func (s *Screen) rejoin() {
	if code := s.state.joins; code != nil {
		s.state.joins = nil
		s.lane.Do(func(context.Context) func() { // once the page lies there
			return func() { s.OpenJoin(*code) }
		})
	}
}

// addressOf is the address of a host as it was typed, "192.168.178.20:8080", in full.
func addressOf(typed string) string {
	typed = strings.TrimSuffix(strings.TrimSpace(typed), "/")
	if !strings.Contains(typed, "://") {
		typed = "http://" + typed
	}
	return typed
}
