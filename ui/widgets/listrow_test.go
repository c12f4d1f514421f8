package widgets_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"quickcast/ui/theme"
	"quickcast/ui/uitest"
	. "quickcast/ui/widgets"
)

// At the largest letters on the smallest phone a row writes all it says as large as it was
// asked to, and nothing over anything else: what stands at the right goes below.
func TestARowGivesLargeLettersRoom(t *testing.T) {
	k := stillKit(t, 1.6)
	th := k.Theme
	row := NewListRow(k, ListFace{Title: "Active / Inactive", Line: "Aktiv / Inaktiv, Arena", Trail: "Game term", Indent: true}, func() {})
	row.Resize(fyne.NewSize(360, row.MinSize().Height))
	var lines []*canvas.Text
	uitest.Walk(row, func(o fyne.CanvasObject) {
		if text, ok := o.(*canvas.Text); ok && text.Text != "" {
			lines = append(lines, text)
		}
	})
	if len(lines) != 3 {
		t.Fatalf("%d lines", len(lines))
	}
	for i, line := range lines {
		full := th.Text(theme.Small)
		if i == 0 {
			full = th.Text(theme.Name)
		}
		if line.TextSize < full {
			t.Errorf("%q is written with %v dp and not %v", line.Text, line.TextSize, full)
		}
		top, foot := line.Position().Y, line.Position().Y+line.MinSize().Height
		if top < 0 || foot > row.Size().Height {
			t.Errorf("%q stands from %v to %v in a row of %v", line.Text, top, foot, row.Size().Height)
		}
		if i > 0 && line.Position().Y < lines[i-1].Position().Y+lines[i-1].TextSize {
			t.Errorf("%q stands on %q", line.Text, lines[i-1].Text)
		}
	}
}
