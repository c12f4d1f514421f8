package widgets

import (
	"os"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"github.com/quickcast/quickcast/ui/theme"
)

func block(w, h float32) fyne.CanvasObject {
	r := canvas.NewRectangle(nil)
	r.SetMinSize(fyne.NewSize(w, h))
	return r
}

func TestWrapBeginsNewLines(t *testing.T) {
	k, _ := newKit(t)
	objects := []fyne.CanvasObject{block(40, 10), block(40, 20), block(40, 10)}
	w := NewWrap(k, 5, 7, objects...)
	w.Resize(fyne.NewSize(90, 100))
	want := []fyne.Position{{X: 0, Y: 0}, {X: 45, Y: 0}, {X: 0, Y: 27}}
	for i, o := range objects {
		if o.Position() != want[i] {
			t.Errorf("object %d at %v, want %v", i, o.Position(), want[i])
		}
	}
	if h := heightFor(w, 90); h != 37 {
		t.Errorf("two lines are %v high, want 37", h)
	}
	if h := heightFor(w, 200); h != 20 {
		t.Errorf("one line is %v high, want 20", h)
	}
}

func TestWrapTurned(t *testing.T) {
	k, _ := newKit(t)
	first, second := block(40, 10), block(40, 10)
	w := NewWrap(k.Turn(), 5, 0, first, second)
	w.Resize(fyne.NewSize(100, 30))
	if first.Position() != fyne.NewPos(60, 20) || second.Position() != fyne.NewPos(15, 20) {
		t.Errorf("first at %v, second at %v; want the lower right corner first", first.Position(), second.Position())
	}
}

// Turned, a scroll begins where its reader begins, though it was refreshed before it had
// any room, and stays with what somebody scrolled to.
func TestATurnedScrollBeginsAtItsReadersEnd(t *testing.T) {
	k, _ := newKit(t)
	k = k.Turn()
	column := NewColumn(k, 10, NewParagraph(k, strings.Repeat("words that wrap ", 20), Style{}), block(40, 600))
	c := NewScrollOf(k, column)
	c.Refresh()
	c.Resize(fyne.NewSize(300, 200))
	scroll := c.Objects[0].(*Scroll)
	if end := column.Size().Height - 200; scroll.Offset.Y != end {
		t.Errorf("it stands at %v, want its other end at %v", scroll.Offset.Y, end)
	}
	scroll.ScrollToOffset(fyne.NewPos(0, scroll.Offset.Y-70))
	column.Objects = append(column.Objects, block(40, 100))
	c.Refresh()
	if end := column.Size().Height - 200; scroll.Offset.Y != end-70 {
		t.Errorf("grown it stands at %v, want what was read at %v", scroll.Offset.Y, end-70)
	}
}

func TestHiddenObjectsTakeNoRoom(t *testing.T) {
	k, _ := newKit(t)
	hidden := block(40, 50)
	hidden.Hide()
	for name, c := range map[string]*fyne.Container{
		"column": NewColumn(k, 4, block(10, 10), hidden, block(10, 10)),
		"wrap":   NewWrap(k, 4, 4, block(10, 10), hidden, block(10, 10)),
	} {
		if h := heightFor(c, 60); h > 24 {
			t.Errorf("%s is %v high with a hidden object", name, h)
		}
	}
}

// A column knows the height of wrapping text at its width in one pass.
func TestColumnAsksForTheRealHeight(t *testing.T) {
	k, _ := newKit(t)
	words := "one two three four five six seven eight nine ten eleven twelve thirteen fourteen"
	below := block(10, 10)
	stock := widget.NewLabel(words)
	stock.Wrapping = fyne.TextWrapWord
	c := NewColumn(k, 10, NewPanel(k, NewParagraph(k, words, Style{})), stock, below)
	c.Resize(fyne.NewSize(200, 900))
	narrow := below.Position().Y
	c.Resize(fyne.NewSize(600, 900))
	if wide := below.Position().Y; wide >= narrow {
		t.Errorf("what is below stands at %v in a wide column and at %v in a narrow one", wide, narrow)
	}
}

func TestLineGivesTheRoomThatIsLeft(t *testing.T) {
	k, _ := newKit(t)
	a, b, c := block(10, 10), block(10, 10), block(10, 30)
	l := NewLine(k, 5, 1, a, b, c)
	l.Resize(fyne.NewSize(100, 30))
	if b.Size().Width != 70 || c.Position().X != 90 || a.Position().Y != 10 {
		t.Errorf("b %v, c at %v, a at %v", b.Size(), c.Position(), a.Position())
	}
}

// What gives way in a line that is too narrow stays as narrow when somebody asks how much
// room all want: nobody lays them out again after that.
func TestAskingForTheHeightMovesNothing(t *testing.T) {
	k, _ := newKit(t)
	for name, lay := range map[string]func(a, b fyne.CanvasObject) *fyne.Container{
		"line":  func(a, b fyne.CanvasObject) *fyne.Container { return NewLine(k, 10, 0, a, b) },
		"equal": func(a, b fyne.CanvasObject) *fyne.Container { return NewEqual(k, 10, a, b) },
		"grid":  func(a, b fyne.CanvasObject) *fyne.Container { return NewGrid(k, 100, 10, a, b) },
	} {
		gives, stays := block(200, 48), block(140, 48)
		c := NewColumn(k, 0, lay(gives, stays))
		c.Resize(fyne.NewSize(300, 120))
		was := gives.Size()
		c.MinSize()
		HeightFor(c, 500)
		if gives.Size() != was {
			t.Errorf("%s: %v became %v", name, was, gives.Size())
		}
	}
}

func TestEqualShares(t *testing.T) {
	k, _ := newKit(t)
	a, b := block(10, 10), block(50, 10)
	e := NewEqual(k, 10, a, b)
	e.Resize(fyne.NewSize(110, 10))
	if a.Size().Width != 50 || b.Position().X != 60 {
		t.Errorf("a %v, b at %v", a.Size(), b.Position())
	}
	if e.MinSize() != fyne.NewSize(50, 10) {
		t.Errorf("least size %v, want the wider's", e.MinSize())
	}
	e.Resize(fyne.NewSize(80, 30))
	if a.Size().Width != 80 || b.Position() != fyne.NewPos(0, 20) || e.MinSize() != fyne.NewSize(50, 30) {
		t.Errorf("too narrow for both: a %v, b at %v, least size %v", a.Size(), b.Position(), e.MinSize())
	}
}

func TestBreakLines(t *testing.T) {
	k, _ := newKit(t)
	line := newText(k, plain, theme.Body, theme.Ink)
	width := line.measure("one two")
	got := breakLines(line, "one two three\nfour", width)
	want := []string{"one two", "three", "four"}
	if len(got) != len(want) {
		t.Fatalf("%q, want %q", got, want)
	}
	for i := range want {
		if got[i] != want[i] {
			t.Errorf("line %d is %q, want %q", i, got[i], want[i])
		}
	}
	if got := breakLines(line, "Donaudampfschifffahrt", 10); len(got) != 1 {
		t.Errorf("one long word is %q", got)
	}
}

// Everything that is tapped is 48 dp high at least.
func TestTargets(t *testing.T) {
	k, _ := newKit(t)
	for name, o := range map[string]fyne.CanvasObject{
		"chip": NewChip(k, ChipFace{Label: "x"}, nil), "pill": NewPill(k, "x", "", nil), "link": NewButton(k, Link, "x", "", nil),
		"button": NewPrimary(k, "x", nil), "icon": NewIconButton(k, Bare, "undo", "x", nil), "marker": NewMarker(k, Round, "guard", "x", nil),
		"tile": NewTile(k, TileFace{Name: "x"}, nil), "cell": NewCell(k, CellFace{Name: "x"}, nil), "row": NewListRow(k, ListFace{Cost: "0"}, nil), "switch": NewSwitch(k, "x", "", false, nil),
		"entry": NewListRow(k, ListFace{Low: true}, nil), "list": NewListRow(k, ListFace{}, nil),
		"field": NewSearchField(k, "x", "x", nil), "stepper": NewStepper(k, "x", 1, 0, 2, "a", "b", nil),
		"segments": NewSegmented(k, []string{"a"}, 0, nil), "bar": NewNavBar(k, []Place{{"table", "x"}}, false, nil),
	} {
		if h := o.MinSize().Height; h < theme.Target {
			t.Errorf("%s is %v dp high, want %v", name, h, theme.Target)
		}
	}
}

// A paragraph that may take two lines takes no third.
func TestParagraphHoldsToItsLines(t *testing.T) {
	k, _ := newKit(t)
	words := strings.Repeat("much to say ", 20)
	free, held := NewParagraph(k, words, Style{}), NewParagraph(k, words, Style{Most: 2})
	line := NewParagraph(k, "short", Style{}).HeightFor(200)
	if got := held.HeightFor(200); got != 2*line {
		t.Errorf("it is %v high, want two lines of %v", got, line)
	}
	if free.HeightFor(200) <= 2*line {
		t.Error("the words must not fit into two lines by themselves")
	}
	drawn := seen(t, held, 200)
	if shown := drawn[1].Text; !strings.HasSuffix(shown, "…") {
		t.Errorf("the second line is %q, want it to end in an ellipsis", shown)
	}
}

// Text that is given the height it asks for is cut only where its lines are too few at any
// height: letters made smaller by a long word take all lines they may.
func TestTextIsWholeAtTheHeightItAsksFor(t *testing.T) {
	k, _ := newKit(t)
	th, err := theme.New(os.DirFS("../../assets"), theme.Options{Mode: theme.Dark, Scale: 1.6})
	if err != nil {
		t.Fatal(err)
	}
	k.Theme = th
	words := saying{"Adramelech, Lord of Fire", styleOr(Style{Display: true, Size: theme.Name, Most: 2}), nil}
	for width := float32(110); width < 320; width += 5 {
		var p pen
		p.draw(area{kit: k, size: fyne.NewSize(width, words.high(k, width))}, words)
		if p.cut {
			t.Errorf("at %v dp it is cut", width)
		}
	}
}

// Text that makes room for larger letters never becomes smaller than it is for who has chosen
// nothing, whatever it is.
func TestTextIsNeverSmallerThanUsual(t *testing.T) {
	k, _ := newKit(t)
	usual := k.Theme
	for _, percent := range []float32{1.2, 1.6} {
		th, err := theme.New(os.DirFS("../../assets"), theme.Options{Mode: theme.Dark, Scale: percent})
		if err != nil {
			t.Fatal(err)
		}
		k.Theme = th
		for _, size := range []theme.Type{theme.Tiny, theme.Fitted, theme.Small, theme.Label, theme.Body, theme.Lead, theme.Name, theme.Title, theme.Heading} {
			if least := th.Text(k.least(size)); least < usual.Text(size)-0.01 || least > th.Text(size) {
				t.Errorf("at %v %v gets as small as %v dp; the usual is %v, the largest %v", percent, size, least, usual.Text(size), th.Text(size))
			}
			label := NewLabel(k, "Timber Wolf of the far northern woods", Style{Size: size})
			for _, line := range seen(t, label, 170) {
				if line.TextSize < usual.Text(size)-0.01 {
					t.Errorf("at %v %q is written with %v dp", percent, line.Text, line.TextSize)
				}
			}
		}
	}
}

// What is cut says its whole where the pointer rests, and what is not cut does not.
func TestACutNameSaysItsWhole(t *testing.T) {
	for words, want := range map[string]string{"Wolf": "", "Redclaw, Alpha Male of the far northern and southern woods and all beyond": "all beyond"} {
		k, c := newKit(t)
		row := NewListRow(k, ListFace{Title: words, Low: false}, func() {})
		w := test.NewTempWindow(t, container.NewStack(row, k.Tip))
		w.Resize(fyne.NewSize(230, 80))
		row.Resize(fyne.NewSize(230, 64))
		row.MouseIn(&desktop.MouseEvent{})
		c.pass(time.Second)
		if got := k.Tip.Words(); !strings.Contains(got, want) || want == "" && got != "" {
			t.Errorf("%q: the tip says %q", words, got)
		}
	}
}
