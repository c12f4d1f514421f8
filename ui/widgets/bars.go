package widgets

import (
	"cmp"
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"github.com/quickcast/quickcast/ui/keys"
	"github.com/quickcast/quickcast/ui/theme"
)

// Bar is one column of a chart.
type Bar struct {
	Value float64 // height; the highest bar fills the chart
	Label string  // below
	Span  int     // over how many bars, from this one on, the label stands; 0 for this one
	Note  string  // above; "" for none
	Loud  bool    // belongs to what the chart is about: hatched, in harm or the tone given
	Tick  float64 // a line across at this height: what was to be expected; 0 for none
}

// BarsFace is what a chart shows.
type BarsFace struct {
	Bars   []Bar
	Tone   theme.Role // of loud bars; HarmFill when empty
	Calm   theme.Role // of the others; BarFill when empty
	Chosen int        // index of the bar that is pointed at; -1 for none
	Top    float64    // value that fills the chart, to compare charts; the highest bar when 0
}

// Bars is a chart of columns. A tap on a column tells which one it was.
type Bars struct {
	press
	face     BarsFace
	onChoose func(index int)
	tall     float32
	inside   bool // notes stand inside the bars
}

// NewBars returns a chart about 200 dp high; onChoose may be nil.
func NewBars(k *Kit, onChoose func(index int)) *Bars {
	b := &Bars{onChoose: onChoose, tall: 196}
	b.kit, b.face.Chosen = k, -1
	b.ExtendBaseWidget(b)
	return b
}

// NewLowBars returns a chart half as high, to stand beside another.
func NewLowBars(k *Kit, onChoose func(index int)) *Bars {
	b := NewBars(k, onChoose)
	b.tall = 132
	return b
}

// NewFlatBars returns a chart that leaves room for more on a small sheet.
func NewFlatBars(k *Kit, onChoose func(index int)) *Bars {
	b := NewBars(k, onChoose)
	b.tall = 104
	return b
}

// NewMiniBars returns a small chart with its notes inside the bars: a curve.
func NewMiniBars(k *Kit) *Bars {
	b := NewBars(k, nil)
	b.tall, b.inside = 84, true
	b.face.Calm = theme.Mana
	return b
}

// Set shows another distribution. name is what a screen reader says.
func (b *Bars) Set(face BarsFace, name string) {
	if b.inside && face.Calm == "" {
		face.Calm = theme.Mana
	}
	b.face, b.name = face, name
	b.Refresh()
}

// Tapped tells which bar was hit; part of fyne.Tappable.
func (b *Bars) Tapped(e *fyne.PointEvent) {
	n := len(b.face.Bars)
	if b.onChoose == nil || n == 0 || !b.meant(e) {
		return
	}
	p := area{kit: b.kit, size: b.Size()}.reader(e.Position)
	b.onChoose(min(max(int(p.X/b.Size().Width*float32(n)), 0), n-1))
}

// TypedKey moves through the bars; part of fyne.Focusable.
func (b *Bars) TypedKey(e *fyne.KeyEvent) {
	act := keys.Of(e, keys.Number)
	switch {
	case b.Disabled() || act != keys.Lower && act != keys.Higher:
		b.press.TypedKey(e)
	case act == keys.Lower:
		b.onChoose(max(b.face.Chosen-1, 0))
	case act == keys.Higher:
		b.onChoose(min(b.face.Chosen+1, len(b.face.Bars)-1))
	}
}

// Disabled is part of fyne.Disableable: the keyboard reaches a chart that answers.
func (b *Bars) Disabled() bool { return b.onChoose == nil || len(b.face.Bars) == 0 }

// Sizes of the letters below bars: the usual one, and the smallest.
const (
	barLabel      theme.Type = 12
	barLabelLeast theme.Type = 10
)

type barParts struct {
	bar, tick   box
	hatch       *canvas.Raster
	label, note *text
}

// CreateRenderer is part of fyne.Widget.
func (b *Bars) CreateRenderer() fyne.WidgetRenderer {
	var parts []*barParts
	base, halo := newBox(0), newBox(10)
	s := &stage{kit: b.kit, owner: b}
	s.paint = func() {
		for len(parts) < len(b.face.Bars) {
			p := &barParts{bar: newBox(0), tick: newBox(1), hatch: canvas.NewRasterWithPixels(b.hatch), label: newText(b.kit, plain, barLabel, theme.Quiet), note: newText(b.kit, plain, 11, theme.Quiet)}
			p.bar.TopLeftCornerRadius, p.bar.TopRightCornerRadius = 4, 4
			if b.kit.Turned {
				p.bar.Rectangle.TopLeftCornerRadius, p.bar.Rectangle.TopRightCornerRadius = 0, 0
				p.bar.BottomLeftCornerRadius, p.bar.BottomRightCornerRadius = 4, 4
			}
			parts = append(parts, p)
		}
		s.objects = []fyne.CanvasObject{base.Rectangle}
		base.fill(b.kit.Theme.Tone(theme.Line), nil, 0)
		for i := range b.face.Bars {
			b.paint(parts[i], i)
			s.objects = append(s.objects, parts[i].bar.Rectangle)
			if b.face.Bars[i].Loud {
				s.objects = append(s.objects, parts[i].hatch)
			}
			s.objects = append(s.objects, parts[i].label.object(), parts[i].note.object())
			if b.face.Bars[i].Tick > 0 {
				s.objects = append(s.objects, parts[i].tick.Rectangle)
			}
		}
		if b.focused {
			b.halo(halo)
			s.objects = append(s.objects, halo.Rectangle)
		}
	}
	s.min = func() fyne.Size {
		return fyne.NewSize(float32(min(len(b.face.Bars), 18))*14, b.tall)
	}
	s.layout = func(a area) {
		a.put(halo.Rectangle, -4, -4, a.size.Width+8, a.size.Height+8)
		b.layout(a, parts, base)
	}
	return s.start()
}

func (b *Bars) paint(p *barParts, i int) {
	bar := b.face.Bars[i]
	role := cmp.Or(b.face.Calm, theme.BarFill)
	if bar.Loud {
		if role = b.face.Tone; role == "" {
			role = theme.HarmFill
		}
	}
	outline := float32(0)
	words := theme.Quiet
	if i == b.face.Chosen {
		outline, words = 2, theme.Accent
	}
	th := b.kit.Theme
	p.bar.fill(th.Tone(role), th.Tone(theme.Accent), outline)
	p.label.write(bar.Label, words)
	if b.inside {
		words = theme.Ink
	}
	p.note.write(bar.Note, words)
	p.tick.fill(th.Tone(theme.Accent), nil, 0)
}

func (b *Bars) layout(a area, parts []*barParts, base box) {
	n := len(b.face.Bars)
	if n == 0 {
		return
	}
	top := b.face.Top
	for _, bar := range b.face.Bars {
		top = max(top, bar.Value, bar.Tick)
	}
	labels, notes := b.kit.Theme.Text(12)+11, b.kit.Theme.Text(11)+8
	if b.inside {
		notes = b.kit.Theme.Text(11) + 6
	}
	floor := a.size.Height - labels
	room := floor - notes
	pitch := a.size.Width / float32(n)
	if b.inside {
		pitch = min(pitch, 36)
	}
	gap := min(max(pitch*0.16, 2), 6)
	b.loosen(parts)
	every := b.labelEvery(parts, pitch, 5)
	if every > 1 && b.tight(parts, pitch) {
		every = 1
	}
	fits, highest := true, 0.0 // notes that would run into one another give way to that of the highest bar
	for i, bar := range b.face.Bars {
		fits = fits && parts[i].note.width() <= pitch
		highest = max(highest, bar.Value)
	}
	for i, bar := range b.face.Bars {
		h := float32(0)
		if bar.Value > 0 { // what cannot be is not drawn
			h = max(room*float32(bar.Value/top), 2)
		}
		x := float32(i) * pitch
		peak := h // what the note stands above
		if bar.Tick > 0 {
			tick := room * float32(bar.Tick/top)
			peak = max(h, tick+2)
			a.put(parts[i].tick.Rectangle, x+gap/2-2, floor-tick-1, pitch-gap+4, 2)
		}
		a.put(parts[i].bar.Rectangle, x+gap/2, floor-h, pitch-gap, h)
		a.put(parts[i].hatch, x+gap/2, floor-h+min(h, 3), pitch-gap, max(h-3, 0))
		Show(parts[i].hatch, h > 3)
		Show(parts[i].label.object(), i%every == 0 || i == b.face.Chosen)
		a.middle(parts[i].label, x-4, pitch*float32(max(bar.Span, 1))+8, floor+labels*0.56, centre)
		Show(parts[i].note.object(), bar.Note != "" && (fits || bar.Value == highest || i == b.face.Chosen))
		a.middle(parts[i].note, x-4, pitch+8, floor-peak-notes*0.46, centre)
	}
	a.put(base.Rectangle, 0, floor, pitch*float32(n), 1)
}

// tight writes labels so small that each has room below its bar, and gives whether all have: else
// they are as they were.
func (b *Bars) tight(parts []*barParts, pitch float32) bool {
	for i := range b.face.Bars {
		parts[i].label.squeeze(barLabel, barLabelLeast, pitch*float32(max(b.face.Bars[i].Span, 1))-1)
	}
	if b.labelEvery(parts, pitch, 1) == 1 {
		return true
	}
	b.loosen(parts)
	return false
}

// loosen writes all labels in their usual size.
func (b *Bars) loosen(parts []*barParts) {
	for i := range b.face.Bars {
		parts[i].label.squeeze(barLabel, barLabel, 0)
	}
}

// labelEvery is 1 where every label has room below its bar, with so much air, else 2, 5 or 10.
func (b *Bars) labelEvery(parts []*barParts, pitch, air float32) int {
	var widest float32
	for i := range b.face.Bars {
		widest = max(widest, parts[i].label.width()/float32(max(b.face.Bars[i].Span, 1)))
	}
	for _, every := range []int{1, 2, 5} {
		if widest+air <= pitch*float32(every) {
			return every
		}
	}
	return 10
}

// hatch is one point of the stripes of a loud bar: its colour is not the only sign of it.
func (b *Bars) hatch(x, y, _, _ int) color.Color {
	every := 9
	if b.kit.Canvas != nil {
		every = int(9 * b.kit.Canvas.Scale())
	}
	if (x+y)%every*3 < every {
		return b.kit.Theme.Tone(theme.Shade)
	}
	return color.Transparent
}

// ProgressLine is a thin bar for work that takes time; below 0 it only says
// that something happens.
type ProgressLine struct {
	widget.BaseWidget
	kit   *Kit
	share float64
	from  float64
	tone  theme.Role
	split bool // it does not begin at the edge: a mark stands where it does, and where it ends
}

// NewProgressLine returns an empty line.
func NewProgressLine(k *Kit) *ProgressLine {
	p := &ProgressLine{kit: k, tone: theme.Accent}
	p.ExtendBaseWidget(p)
	return p
}

// Set shows how much is done, from 0 to 1.
func (p *ProgressLine) Set(share float64) {
	p.share = share
	p.Refresh()
}

// NewShareLine returns a line that shows a share, from 0 to 1, in a colour.
func NewShareLine(k *Kit, share float64, tone theme.Role) *ProgressLine {
	p := NewProgressLine(k)
	p.share, p.tone = share, tone
	return p
}

// NewSplitLine returns a line from its middle to a share, from 0 to 1, with a mark at both.
func NewSplitLine(k *Kit, share float64, tone theme.Role) *ProgressLine {
	p := NewShareLine(k, share, tone)
	p.from, p.split = 0.5, true
	return p
}

// CreateRenderer is part of fyne.Widget.
func (p *ProgressLine) CreateRenderer() fyne.WidgetRenderer {
	track, bar, begin, end := newBox(2), newBox(2), newBox(1), newBox(2)
	s := &stage{kit: p.kit, owner: p, objects: []fyne.CanvasObject{track.Rectangle, bar.Rectangle, begin.Rectangle, end.Rectangle}}
	s.paint = func() {
		track.fill(p.kit.Theme.Tone(theme.Track), nil, 0)
		bar.fill(p.kit.Theme.Tone(p.tone), nil, 0)
		begin.fill(p.kit.Theme.Tone(theme.Quiet), nil, 0)
		end.fill(p.kit.Theme.Tone(theme.Ink), nil, 0)
		Show(begin.Rectangle, p.split)
		Show(end.Rectangle, p.split)
	}
	s.min = func() fyne.Size {
		if p.split {
			return fyne.NewSize(60, 16)
		}
		return fyne.NewSize(60, 4)
	}
	s.layout = func(a area) {
		a.put(track.Rectangle, 0, a.size.Height/2-2, a.size.Width, 4)
		if p.split {
			from, to := a.size.Width*float32(p.from), a.size.Width*float32(p.share)
			a.put(bar.Rectangle, min(from, to), a.size.Height/2-2, max(from, to)-min(from, to), 4)
			a.put(begin.Rectangle, from-1, a.size.Height/2-6, 2, 12)
			a.put(end.Rectangle, min(max(to-2, 0), a.size.Width-4), a.size.Height/2-8, 4, 16)
			return
		}
		if p.share < 0 {
			a.put(bar.Rectangle, a.size.Width*0.35, a.size.Height/2-2, a.size.Width*0.3, 4)
			return
		}
		a.put(bar.Rectangle, 0, a.size.Height/2-2, a.size.Width*float32(min(p.share, 1)), 4)
	}
	return s.start()
}
