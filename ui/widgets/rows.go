package widgets

import (
	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/ui/theme"
)

// EntryFace is what one line of a spellbook shows.
type EntryFace struct {
	Count   int
	Name    string
	Note    string     // quiet, at the right: why it costs what it costs
	Price   string     // at the end
	Dot     theme.Role // school colour before the name; "" for none
	Problem bool       // on the ground of harm, the note in harm
	Full    bool       // no more copies of it: the plus does nothing
	Chosen  bool       // one of those that are picked, or the one shown beside the list
}

// EntryRow is one line of a spellbook: count, name, why, price.
// Where name and note do not fit side by side the note stands below, in as many lines as it
// needs.
type EntryRow struct {
	pointed
	face       EntryFace
	less, more *IconButton // nil for a line that is only read
	known      entryHeight // how high it was when that was asked for last
}

// entryHeight is how high a line is for what makes it so.
type entryHeight struct {
	width, scale, high float32
	name, note         string
	dot, problem, less bool
}

// WithSteps puts a minus and a plus at the end of the line; the names are read out.
func (r *EntryRow) WithSteps(less, more string, onLess, onMore func()) *EntryRow {
	r.less, r.more = NewIconButton(r.kit, Bare, "minus", less, onLess), NewIconButton(r.kit, Bare, "plus", more, onMore)
	return r
}

// steps is the room the buttons take.
func (r *EntryRow) steps() float32 {
	if r.less == nil {
		return 0
	}
	return 2*theme.Target + 4
}

// NewEntryRow returns a line; a tap opens the card.
func NewEntryRow(k *Kit, face EntryFace, onTap func()) *EntryRow {
	r := &EntryRow{}
	r.kit, r.onTap = k, onTap
	r.ExtendBaseWidget(r)
	r.Set(face)
	return r
}

// Set shows another line.
func (r *EntryRow) Set(face EntryFace) {
	if face == r.face {
		return
	}
	r.face = face
	r.name = spoken(number(face.Count)+" "+face.Name, face.Note)
	if r.more != nil {
		able(r.more, !face.Full)
	}
	r.Refresh()
}

// TypedRune adds a copy on a plus and takes one away on a minus; part of fyne.Focusable.
func (r *EntryRow) TypedRune(sign rune) {
	switch {
	case sign == '+' && r.more != nil:
		r.more.fire()
	case sign == '-' && r.less != nil:
		r.less.fire()
	default:
		r.pointed.TypedRune(sign)
	}
}

// HeightFor is how high the line is at a width in dp.
func (r *EntryRow) HeightFor(width float32) float32 {
	now := entryHeight{
		width: width, scale: r.kit.Theme.Text(theme.Body), high: r.known.high,
		name: r.face.Name, note: r.face.Note, dot: r.face.Dot != "", problem: r.face.Problem, less: r.less != nil,
	}
	if now == r.known {
		return now.high
	}
	scale := max(1, now.scale/float32(theme.Body))
	now.high = theme.Target * scale
	if names, notes := r.broken(width - 1); len(names)+len(notes) > 1 {
		now.high = 58*scale + float32(len(names)+len(notes)-2)*entryLine*scale
	}
	r.known = now
	return now.high
}

// entryLine is how far the lines of a long name or note are from each other, in dp.
const entryLine float32 = 17

// nameLeast is how small a name gets before it takes another line.
const nameLeast = theme.Lead * 0.8

// broken are the lines of the name and of the note below it, none where both stand side by
// side.
func (r *EntryRow) broken(width float32) (names, notes []string) {
	name := newText(r.kit, plain, theme.Lead, theme.Ink)
	note := newText(r.kit, plain, theme.Small, theme.Quiet)
	stacked := r.stacks(width, name.widthOf(r.face.Name), note.widthOf(r.face.Note))
	name.resize(nameLeast)
	names = breakLines(name, r.face.Name, r.room(width))
	if r.face.Note != "" && (stacked || len(names) > 1) {
		notes = breakLines(note, r.face.Note, r.room(width))
	}
	return names, notes
}

// stacks tells whether the note has to stand below the name.
func (r *EntryRow) stacks(width, name, note float32) bool {
	return r.face.Note != "" && name+note > r.room(width)-8
}

// room is what name and note have of a width.
func (r *EntryRow) room(width float32) float32 {
	room := width - r.steps() - 26 - 44
	if r.face.Dot != "" {
		room -= 16
	}
	if r.face.Problem {
		room -= 20
	}
	return room
}

// CreateRenderer is part of fyne.Widget.
func (r *EntryRow) CreateRenderer() fyne.WidgetRenderer {
	ground, halo, hair, dot := newBox(10), newBox(10), newBox(0), newBox(4)
	sign := newIcon(r.kit)
	count := newText(r.kit, plain, theme.Lead, theme.Quiet)
	name := newText(r.kit, plain, theme.Lead, theme.Ink)
	note := newText(r.kit, plain, theme.Small, theme.Quiet)
	price := newText(r.kit, display, theme.Lead, theme.Ink)
	s := &stage{kit: r.kit, handed: true, owner: r, objects: []fyne.CanvasObject{
		ground.Rectangle, halo.Rectangle, hair.Rectangle, dot.Rectangle, sign.Image, count.object(), name.object(), note.object(), price.object(),
	}}
	if r.less != nil {
		s.objects = append(s.objects, r.less, r.more)
	}
	var broken []*text // where name and note stand one below the other
	lines := func(count int) []*text {
		for len(broken) < count {
			t := newText(r.kit, plain, theme.Small, theme.Quiet)
			broken = append(broken, t)
			s.objects = append(s.objects, t.object())
		}
		for i, t := range broken {
			Show(t.object(), i < count)
		}
		Show(name.object(), count == 0)
		Show(note.object(), count == 0)
		return broken[:count]
	}
	s.paint = func() {
		th := r.kit.Theme
		tone := theme.HarmSoft
		if r.face.Chosen {
			tone = theme.AccentSoft
		}
		ground.fill(th.Tone(tone), nil, 0)
		Show(ground.Rectangle, r.face.Problem || r.face.Chosen)
		r.halo(halo)
		hair.fill(th.Tone(theme.Line), nil, 0)
		Show(hair.Rectangle, !r.face.Problem)
		Show(dot.Rectangle, r.face.Dot != "")
		dot.fill(th.Tone(r.face.Dot), nil, 0)
		quiet, warning := theme.Quiet, ""
		if r.face.Problem {
			quiet, warning = theme.Harm, "warn"
		}
		sign.set(warning, theme.Harm)
		count.write(number(r.face.Count), theme.Quiet)
		name.write(r.face.Name, theme.Ink)
		note.write(r.face.Note, quiet)
		price.write(r.face.Price, theme.Ink)
	}
	s.min = func() fyne.Size { return fyne.NewSize(220, r.HeightFor(max(r.Size().Width, 220))) }
	s.layout = func(a area) {
		w, h := a.size.Width, a.size.Height
		cy := h / 2
		a.put(ground.Rectangle, -8, 2, w+16, h-4)
		a.put(halo.Rectangle, -8, 2, w+16, h-4)
		a.put(hair.Rectangle, 0, h-1, w, 1)
		if r.less != nil {
			a.put(r.less, w-2*theme.Target+4, cy-theme.Target/2, theme.Target, theme.Target)
			a.put(r.more, w-theme.Target+4, cy-theme.Target/2, theme.Target, theme.Target)
			w -= r.steps()
		}
		a.middle(count, 0, 22, cy, left)
		x := float32(26)
		if r.face.Dot != "" {
			a.square(dot.Rectangle, x+4, cy, 8)
			x += 16
		}
		a.middle(price, w-34, 34, cy, right)
		end := w - 44
		if names, notes := r.broken(a.size.Width); len(names)+len(notes) > 1 {
			scale := max(1, r.kit.Theme.Text(theme.Body)/float32(theme.Body))
			y := cy - 10 - float32(len(names)+len(notes)-2)*entryLine*scale/2
			for i, t := range lines(len(names) + len(notes)) {
				switch {
				case i < len(names):
					t.write(names[i], theme.Ink)
					t.squeeze(theme.Lead, nameLeast, end-x) // rather shrinks than takes another line
				default:
					t.resize(theme.Small)
					t.write(notes[i-len(names)], note.role)
				}
				if i == len(names) {
					y += 22 - entryLine*scale
					if r.face.Problem {
						a.square(sign.Image, x+7, y, 15)
						x += 20
					}
				}
				a.middle(t, x, end-x, y, left)
				y += entryLine * scale
			}
			return
		}
		lines(0)
		if r.face.Note != "" {
			room := note.width()
			a.middle(note, end-room, room+1, cy, right)
			end -= room + 8
			if r.face.Problem {
				a.square(sign.Image, end-7, cy, 15)
				end -= 20
			}
		}
		name.squeeze(theme.Lead, nameLeast, end-x)
		a.middle(name, x, end-x, cy, left)
	}
	return s.start()
}
