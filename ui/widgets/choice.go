package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"github.com/quickcast/quickcast/ui/theme"
)

// Switch is a row with words and a switch: on or off, at once.
type Switch struct {
	press
	label, note string
	on          bool
	onChange    func(bool)
}

// NewSwitch returns a row; note is a quiet second line or "".
func NewSwitch(k *Kit, label, note string, on bool, onChange func(bool)) *Switch {
	s := &Switch{label: label, note: note, on: on, onChange: onChange}
	s.kit, s.name = k, label
	s.onTap = func() {
		s.Set(!s.on)
		if s.onChange != nil {
			s.onChange(s.on)
		}
	}
	s.ExtendBaseWidget(s)
	return s
}

// Set changes the switch without calling back.
func (s *Switch) Set(on bool) {
	if s.on != on {
		s.on = on
		s.Refresh()
	}
}

// CreateRenderer is part of fyne.Widget.
func (s *Switch) CreateRenderer() fyne.WidgetRenderer {
	halo, track, knob, tick := newBox(10), newBox(15), newBox(11), newIcon(s.kit)
	label, note := s.words()
	st := &stage{kit: s.kit, owner: s, objects: []fyne.CanvasObject{
		halo.Rectangle, track.Rectangle, knob.Rectangle, tick.Image, label, note,
	}}
	st.paint = func() {
		th := s.kit.Theme
		s.halo(halo)
		if s.on {
			track.fill(th.Tone(theme.AccentFill), nil, 0)
			knob.fill(th.Tone(theme.OnAccent), nil, 0)
			tick.set("check", theme.AccentFill)
		} else {
			track.fill(th.Tone(theme.Track), th.Tone(theme.Quiet), 1)
			knob.fill(th.Tone(theme.Quiet), nil, 0)
			tick.set("", theme.Ink)
		}
	}
	st.min = func() fyne.Size { return fyne.NewSize(200, 56) }
	st.layout = func(a area) {
		w, cy := a.size.Width, a.size.Height/2
		a.put(halo.Rectangle, -6, 2, w+12, a.size.Height-4)
		a.put(track.Rectangle, w-52, cy-15, 52, 30)
		x := w - 48
		if s.on {
			x = w - 26
		}
		a.put(knob.Rectangle, x, cy-11, 22, 22)
		a.put(tick.Image, x+4, cy-7, 14, 14)
		room := w - switchSide
		high, below := label.HeightFor(room), s.noteHeight(note, room)
		a.put(label, 0, cy-(high+below)/2, room, high)
		a.put(note, 0, cy-(high+below)/2+high, room, below)
	}
	return st.start()
}

// switchSide is how much of a row the switch takes, in dp.
const switchSide float32 = 64

// words are the label and the note, which wrap.
func (s *Switch) words() (label, note *Paragraph) {
	return NewParagraph(s.kit, s.label, Style{Size: theme.Lead}), NewParagraph(s.kit, s.note, Style{Size: theme.Small, Role: theme.Quiet})
}

func (s *Switch) noteHeight(note *Paragraph, room float32) float32 {
	if s.note == "" {
		return 0
	}
	return note.HeightFor(room)
}

// HeightFor is how high the row is at a width in dp.
func (s *Switch) HeightFor(width float32) float32 {
	label, note := s.words()
	return max(56, label.HeightFor(width-switchSide)+s.noteHeight(note, width-switchSide)+10)
}

// Segmented is a choice of a few words side by side, one of them chosen; where that is
// too narrow for them they stand in several rows of the same columns.
type Segmented struct {
	widget.BaseWidget
	kit      *Kit
	items    []*segment
	chosen   int
	onChoose func(int)
}

// NewSegmented returns a choice; onChoose is told the index.
func NewSegmented(k *Kit, labels []string, chosen int, onChoose func(int)) *Segmented {
	s := &Segmented{kit: k, onChoose: onChoose}
	for i, label := range labels {
		item := &segment{label: label}
		item.kit, item.name = k, label
		item.onTap = func() {
			s.Set(i)
			if s.onChoose != nil {
				s.onChoose(i)
			}
		}
		item.ExtendBaseWidget(item)
		s.items = append(s.items, item)
	}
	s.ExtendBaseWidget(s)
	s.Set(chosen)
	return s
}

// About says aloud at every word what is chosen by it, where several choices have the same
// words.
func (s *Segmented) About(what string) *Segmented {
	for _, item := range s.items {
		item.name = what + ": " + item.label
	}
	return s
}

// Set chooses without calling back.
func (s *Segmented) Set(chosen int) {
	s.chosen = chosen
	for i, item := range s.items {
		item.on = i == chosen
		item.Refresh()
	}
}

// HeightFor is how high the choice is at a width in dp.
func (s *Segmented) HeightFor(width float32) float32 {
	_, rows := s.grid(width)
	return float32(rows)*segmentHeight + 2*segmentEdge
}

// Measures of the choice, in dp.
const (
	segmentHeight = theme.Target
	segmentEdge   = 2
	segmentsMost  = 300 // two of them side by side ask for no more room
)

// widest is the room every word needs.
func (s *Segmented) widest() float32 {
	var w float32
	for _, item := range s.items {
		w = max(w, item.MinSize().Width)
	}
	return w
}

// grid is in how many columns and rows the words stand at a width: as few rows as there
// can be, and as full ones.
func (s *Segmented) grid(width float32) (columns, rows int) {
	n := max(len(s.items), 1)
	fit := min(max(int((width-2*segmentEdge)/max(s.widest(), 1)), 1), n)
	rows = (n + fit - 1) / fit
	return (n + rows - 1) / rows, rows
}

// CreateRenderer is part of fyne.Widget.
func (s *Segmented) CreateRenderer() fyne.WidgetRenderer {
	ground := newBox(theme.CornerSmall)
	st := &stage{kit: s.kit, owner: s, objects: []fyne.CanvasObject{ground.Rectangle}}
	for _, item := range s.items {
		st.objects = append(st.objects, item)
	}
	st.paint = func() { ground.fill(s.kit.Theme.Tone(theme.Raised), nil, 0) }
	st.min = func() fyne.Size {
		width := max(s.widest(), min(s.widest()*float32(min(len(s.items), 2)), segmentsMost)) + 2*segmentEdge
		return fyne.NewSize(width, s.HeightFor(max(s.Size().Width, width)))
	}
	st.layout = func(a area) {
		a.put(ground.Rectangle, 0, 0, a.size.Width, a.size.Height)
		columns, rows := s.grid(a.size.Width)
		w, h := (a.size.Width-2*segmentEdge)/float32(columns), (a.size.Height-2*segmentEdge)/float32(rows)
		for i, item := range s.items {
			a.put(item, segmentEdge+float32(i%columns)*w, segmentEdge+float32(i/columns)*h, w, h)
		}
	}
	return st.start()
}

type segment struct {
	press
	label string
	on    bool
}

// CreateRenderer is part of fyne.Widget.
func (s *segment) CreateRenderer() fyne.WidgetRenderer {
	ground, halo := newBox(11), newBox(11)
	words := newText(s.kit, plain, theme.Body, theme.Ink)
	st := &stage{kit: s.kit, owner: s, objects: []fyne.CanvasObject{ground.Rectangle, halo.Rectangle, words.object()}}
	st.paint = func() {
		th := s.kit.Theme
		role := theme.Ink
		if s.on {
			role = theme.Accent
		}
		ground.fill(th.Tone(theme.AccentSoft), th.Tone(theme.Accent), 1.5)
		Show(ground.Rectangle, s.on)
		s.halo(halo)
		words.write(s.label, role)
	}
	st.min = func() fyne.Size { return fyne.NewSize(words.widthOf(s.label)+24, 40) }
	st.layout = func(a area) {
		a.put(ground.Rectangle, 0, 0, a.size.Width, a.size.Height)
		a.put(halo.Rectangle, 0, 0, a.size.Width, a.size.Height)
		a.middle(words, 4, a.size.Width-8, a.size.Height/2, centre)
	}
	return st.start()
}
