package codex

import (
	"fmt"
	"os"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"github.com/quickcast/quickcast/catalog/lesson"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/uitest"
	"github.com/quickcast/quickcast/ui/uitest/anew"
	"github.com/quickcast/quickcast/ui/widgets"
)

func TestEveryWidgetDrawsTheSameAgain(t *testing.T) {
	b := open(t, phone(), State{})
	row := newDragRow(widgets.NewColumn(b.Kit, 0), func(int) {})
	row.content = row.newGrip(b.Kit, widgets.NewLabel(b.Kit, "Burn", widgets.Style{}))
	anew.Check(t, anew.Found(t, fyne.NewSize(300, 48), row)...)
}

// A row that is dragged over two others is two places farther down.
func TestARowIsDragged(t *testing.T) {
	b := open(t, phone(), State{})
	moved := 0
	rows := widgets.NewColumn(b.Kit, 0)
	for _, name := range []string{"Burn", "Daze", "Stun", "Weak"} {
		row := newDragRow(rows, func(by int) { moved = by })
		row.content = row.newGrip(b.Kit, widgets.NewInset(b.Kit, 14, 14, 14, 14, widgets.NewLabel(b.Kit, name, widgets.Style{})))
		row.Resize(fyne.NewSize(300, 48))
		rows.Add(row)
	}
	row := rows.Objects[0].(*dragRow)
	grip := row.content.(*widgets.Grip)
	row.Resize(fyne.NewSize(300, 48))
	for range 9 {
		grip.Dragged(&fyne.DragEvent{Dragged: fyne.NewDelta(0, 10)})
	}
	if row.content.Position().Y != 90 {
		t.Errorf("dragged by 90 dp the row is seen at %v", row.content.Position().Y)
	}
	for at, want := range []float32{90, -48, -48, 0} {
		if y := rows.Objects[at].(*dragRow).content.Position().Y; y != want {
			t.Errorf("row %d makes room by %v, want %v", at, y, want)
		}
	}
	grip.DragEnd()
	if row.content.Position().Y != 0 {
		t.Error("let go, the row must lie in its place")
	}
	if moved != 2 {
		t.Errorf("moved by %d", moved)
	}
	moved = 0
	grip.Dragged(&fyne.DragEvent{Dragged: fyne.NewDelta(0, 10)})
	grip.DragEnd()
	if moved != 0 {
		t.Error("a slip of the finger moves nothing")
	}
}

// Who puts a long list in order stays where it was scrolled to.
func TestALongListStaysWhereItIsArranged(t *testing.T) {
	b := open(t, phone(), State{}, lesson.Ready()["arena"]...)
	b.openArrange()
	scroll := b.scroll(t)
	scroll.ScrollToOffset(fyne.NewPos(0, 500))
	b.Tap("Condition down")
	if now := b.scroll(t); now.Offset.Y != 500 {
		t.Errorf("after a move it stands at %v", now.Offset.Y)
	}
	if at := slices.Index(b.chosenList().Items, "condition"); at != slices.Index(lesson.Ready()["arena"], "condition")+1 {
		t.Errorf("it is in place %d", at)
	}
}

// scroll is what the uppermost sheet scrolls in.
func (b *bench) scroll(t *testing.T) (scroll *widgets.Scroll) {
	t.Helper()
	uitest.Walk(b.Window.Canvas().Overlays().Top(), func(o fyne.CanvasObject) {
		if s, ok := o.(*widgets.Scroll); ok {
			scroll = s
		}
	})
	if scroll == nil {
		t.Fatal("nothing scrolls")
	}
	return scroll
}

// On a wide window a page of a lesson takes the room there is, and its letters grow with it.
func TestALessonFillsTheWindow(t *testing.T) {
	var before float32
	for _, size := range []fyne.Size{uitest.Small(), uitest.Desk(), fyne.NewSize(1920, 1080)} {
		for _, lang := range []string{"en", "de"} {
			b := open(t, uitest.As{Lang: lang, Size: size}, State{}, "quickcast-action", "burn")
			b.openLesson()
			var largest, right float32
			lesson := b.Window.Canvas().Overlays().Top()
			uitest.Walk(lesson, func(o fyne.CanvasObject) {
				if text, ok := o.(*canvas.Text); ok && text.Visible() {
					largest = max(largest, text.TextSize)
					right = max(right, fyne.CurrentApp().Driver().AbsolutePositionForObject(text).X+text.MinSize().Width)
				}
			})
			for _, fault := range append(uitest.CutAway(lesson, size), uitest.Illegible(lesson, size)...) {
				t.Errorf("%v, %s: %s", size, lang, fault)
			}
			if right < size.Width*0.7 || lang == "en" && largest < before*1.2 {
				t.Errorf("%v, %s: letters of %v dp reach to %v", size, lang, largest, right)
			}
			if lang == "en" {
				before = largest
			}
		}
	}
}

// TestLessonShots draws pages of lessons, for looking at, when QUICKCAST_SHOTS names a folder.
func TestLessonShots(t *testing.T) {
	if os.Getenv("QUICKCAST_SHOTS") == "" {
		t.Skip("set QUICKCAST_SHOTS to a folder to draw lessons")
	}
	items := []string{"guarding", "los", "zone", "damage-barrier", "counterstrike", "R-13", "A-20"}
	for _, as := range []uitest.As{{Lang: "en", Size: uitest.Desk()}, {Lang: "de", Size: fyne.NewSize(1920, 1080), Mode: theme.Light}, {Lang: "de", Size: uitest.Small(), Text: 1.6}} {
		for i, id := range items {
			b := open(t, as, State{}, items...)
			b.openPage(i)
			b.Picture(fmt.Sprintf("lesson-%s-%.0f", id, as.Size.Width))
		}
		b := open(t, as, State{}, items...)
		b.Open("guarding")
		b.Picture(fmt.Sprintf("term-%.0f", as.Size.Width))
	}
}
