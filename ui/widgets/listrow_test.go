package widgets_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/uitest"
	. "github.com/quickcast/quickcast/ui/widgets"
)

// At the largest letters on the smallest phone a row writes all it says as large as it was
// asked to, and nothing over anything else: what stands at the right goes below, and a title
// alone takes two lines.
func TestARowGivesLargeLettersRoom(t *testing.T) {
	k := stillKit(t, 1.6)
	for want, face := range map[int]ListFace{
		3: {Title: "Active / Inactive", Line: "Aktiv / Inaktiv, Arena", Trail: "Game term", Indent: true},
		2: {Title: "Beide sitzen auf dieser Seite", Icon: "flip"},
	} {
		row := NewListRow(k, face, func() {})
		row.Resize(fyne.NewSize(360, row.MinSize().Height))
		lines := written(row)
		if len(lines) != want {
			t.Fatalf("%q: %d lines, not %d", face.Title, len(lines), want)
		}
		for i, line := range lines {
			full := k.Theme.Text(theme.Small)
			if i == 0 || face.Line == "" {
				full = k.Theme.Text(theme.Name)
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
}

// The places of the app are written in letters of one size, however long one of them is.
func TestPlacesAreWrittenInOneSize(t *testing.T) {
	k := stillKit(t, 1.6)
	bar := NewNavBar(k, []Place{{Icon: "table", Label: "Tisch"}, {Icon: "cards", Label: "Karten"}, {Icon: "settings", Label: "Optionen"}}, false, func(int) {})
	bar.Resize(fyne.NewSize(3*54, NavHeight))
	for _, line := range written(bar) {
		if line.TextSize != written(bar)[2].TextSize || line.TextSize >= k.Theme.Text(12) {
			t.Errorf("%q is written with %v dp", line.Text, line.TextSize)
		}
	}
}

// On a bar that is too narrow for all places the first are seen, and the last, which finds
// the others.
func TestABarTooNarrowKeepsItsLastPlace(t *testing.T) {
	k := stillKit(t, 1)
	var places []Place
	for _, label := range []string{"A", "B", "C", "D", "E", "F", "G", "Find"} {
		places = append(places, Place{Icon: "table", Label: label})
	}
	bar := NewNavBar(k, places, false, func(int) {})
	for width, want := range map[float32]string{360: "ABCDEFFind", 400: "ABCDEFGFind", 250: "ABCDFind"} {
		bar.Resize(fyne.NewSize(width, NavHeight))
		seen := ""
		for _, line := range written(bar) {
			seen += line.Text
		}
		if seen != want {
			t.Errorf("%v dp show %s, want %s", width, seen, want)
		}
	}
}

// written are the texts that are seen of an object.
func written(o fyne.CanvasObject) (lines []*canvas.Text) {
	uitest.Walk(o, func(o fyne.CanvasObject) {
		if text, ok := o.(*canvas.Text); ok && text.Text != "" {
			lines = append(lines, text)
		}
	})
	return lines
}
