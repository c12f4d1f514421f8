package uitest

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"github.com/quickcast/quickcast/ui/turn"
	"github.com/quickcast/quickcast/ui/widgets"
)

// line is a text as it stands in a window.
type line struct {
	words  string
	at     fyne.Position
	size   fyne.Size
	inside fyne.CanvasObject // what it scrolls in, nil for nothing
	right  float32           // where that ends if it scrolls up and down alone; 0 for no end
	away   bool              // it is scrolled out of sight
	out    bool              // its letters reach above or below what is tapped by them
}

// Illegible are the faults of what is drawn in a window: texts that stand over each
// other, end in an ellipsis, or reach out of the window. What scrolls may reach out of
// what it scrolls in.
func Illegible(root fyne.CanvasObject, size fyne.Size) []string {
	var lines []line
	readLines(root, fyne.Position{}, around{size: size}, &lines)
	var faults []string
	for i, a := range lines {
		if a.away { // it is laid out again where it is seen
			continue
		}
		if a.cut() {
			faults = append(faults, fmt.Sprintf("%q is cut", a.words))
		}
		if a.inside == nil && (a.at.X < -1 || a.at.Y+a.size.Height*air < 0 || a.at.X+a.size.Width > size.Width+1 || a.at.Y+a.size.Height*(1-air) > size.Height) {
			faults = append(faults, fmt.Sprintf("%q reaches out of the window: %v %v", a.words, a.at, a.size))
		}
		if a.out {
			faults = append(faults, fmt.Sprintf("%q reaches out of what is tapped", a.words))
		}
		if a.right > 0 && a.at.X+a.size.Width > a.right+1 {
			faults = append(faults, fmt.Sprintf("%q reaches out of what it scrolls in: to %v of %v", a.words, a.at.X+a.size.Width, a.right))
		}
		for _, b := range lines[i+1:] {
			if !b.away && over(a, b) {
				faults = append(faults, fmt.Sprintf("%q and %q stand over each other: %v %v, %v %v", a.words, b.words, a.at, a.size, b.at, b.size))
			}
		}
	}
	return faults
}

// CutAway are the texts that end in an ellipsis and are scrolled out of sight.
func CutAway(root fyne.CanvasObject, size fyne.Size) []string {
	var lines []line
	readLines(root, fyne.Position{}, around{size: size}, &lines)
	var faults []string
	for _, a := range lines {
		if a.away && a.cut() {
			faults = append(faults, fmt.Sprintf("%q is cut", a.words))
		}
	}
	return faults
}

// cut tells whether a line ends in an ellipsis, also where it is turned round.
func (l line) cut() bool {
	return strings.HasSuffix(l.words, "…") || strings.HasPrefix(l.words, turn.Text("…")) && turn.Text("…") != "…"
}

// Uppermost is what lies over all else in a window: the last sheet, or all of it.
func Uppermost(c fyne.Canvas) fyne.CanvasObject {
	top := c.Content()
	if over := c.Overlays().Top(); over != nil {
		top = over
	}
	whole := top
	Walk(whole, func(o fyne.CanvasObject) {
		if sheet, ok := o.(*widgets.Sheet); ok && sheet.Visible() {
			top = sheet
		}
	})
	return top
}

// air is how much of a line is above and below its letters.
const air = 0.26

// over tells whether the letters of two lines meet: of a line's height its middle part.
func over(a, b line) bool {
	slack := max(4, 0.06*min(a.size.Height, b.size.Height)) // beside them, in dp: digits of a clock stand in cells
	ay, ah := a.at.Y+a.size.Height*air, a.size.Height*(1-2*air)
	by, bh := b.at.Y+b.size.Height*air, b.size.Height*(1-2*air)
	return a.at.X+slack < b.at.X+b.size.Width && b.at.X+slack < a.at.X+a.size.Width && ay < by+bh && by < ay+ah
}

// end is where what scrolls up and down alone ends at the right, 0 for anything else.
func end(scroll fyne.CanvasObject, at fyne.Position, size fyne.Size) float32 {
	upright := false
	switch o := scroll.(type) {
	case *container.Scroll:
		upright = o.Direction == container.ScrollVerticalOnly
	case *widgets.Scroll:
		upright = o.Direction == container.ScrollVerticalOnly
	}
	if !upright {
		return 0
	}
	return at.X + size.Width
}

// around is what a part of a window lies in.
type around struct {
	scroll      fyne.CanvasObject // what it scrolls in, nil for nothing
	from        fyne.Position     // of that, or of the window
	size        fyne.Size
	tapped      bool    // it is a part of something that is tapped
	top, bottom float32 // of that
}

// readLines finds all lines that are drawn within a part of a window.
func readLines(o fyne.CanvasObject, at fyne.Position, in around, lines *[]line) {
	if o == nil || !o.Visible() {
		return
	}
	at = at.Add(o.Position())
	if text, ok := o.(*canvas.Text); ok {
		if strings.TrimSpace(text.Text) != "" {
			*lines = append(*lines, in.line(text, at))
		}
		return
	}
	if _, taps := o.(fyne.Tappable); taps {
		in.tapped, in.top, in.bottom = true, at.Y, at.Y+o.Size().Height
	}
	parts, scrolls := inside(o)
	if scrolls {
		in = around{scroll: o, from: at, size: o.Size()}
	}
	for _, part := range parts {
		readLines(part, at, in, lines)
	}
}

// inside is what an object is made of, without the bars of what scrolls, and whether it scrolls.
func inside(o fyne.CanvasObject) (parts []fyne.CanvasObject, scrolls bool) {
	switch o := o.(type) {
	case *container.Scroll:
		return []fyne.CanvasObject{o.Content}, true
	case *widgets.BareScroll:
		return []fyne.CanvasObject{o.Content}, true
	case *widgets.Scroll:
		return o.Parts(), true
	}
	return Parts(o), false
}

// line is a text that stands there.
func (in around) line(text *canvas.Text, at fyne.Position) line {
	middle := at.Add(fyne.NewPos(text.Size().Width/2, text.Size().Height/2))
	seen := middle.X > in.from.X && middle.X < in.from.X+in.size.Width && middle.Y > in.from.Y && middle.Y < in.from.Y+in.size.Height
	whole := text.MinSize()
	drawn := whole.Min(fyne.NewSize(whole.Width, in.from.Y+in.size.Height-at.Y)) // below it scrolls away
	if in.scroll != nil && end(in.scroll, in.from, in.size) == 0 {
		drawn.Width = min(drawn.Width, in.from.X+in.size.Width-at.X) // at the side, too
	}
	return line{
		words: text.Text, at: at, inside: in.scroll, right: end(in.scroll, in.from, in.size), away: in.scroll != nil && !seen,
		size: drawn,
		out:  in.tapped && (at.Y+whole.Height*air < in.top || at.Y+whole.Height*(1-air) > in.bottom),
	}
}
