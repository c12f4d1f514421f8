package hall

import (
	"strconv"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// room is the screen for the whole room, to be read from 15 m: the round, the time left, and who
// sits where before it begins, else the standings. What does not fit at once comes a page at a
// time. A tap or Escape puts it away.
type room struct {
	*Screen
	title  *widgets.Label
	clock  *widgets.Clock
	words  *widgets.Paragraph
	lines  []*widgets.Label // a name and a number in turn
	column *fyne.Container  // of them
	all    [][2]string      // all lines there are
	first  int              // of those that are shown
	since  int64            // when they came
	size   fyne.Size
	remove func()
}

// Measures of the room's screen: lines are at least so high in dp where a window is large, and a page of them
// stays for so many milliseconds.
const (
	roomEdge  float32    = 32
	roomLine  float32    = 96
	roomMost  theme.Type = 900
	roomLeast float32    = 100 // of the time
	roomStay             = 10_000
)

// openRoom fills the window with it.
func (s *Screen) openRoom() {
	k := s.k
	r := &room{Screen: s, clock: widgets.NewClock(k, roomMost, nil)}
	r.title = widgets.NewLabel(k, "", widgets.Style{Display: true, Size: 44, Centre: true})
	r.words = widgets.NewParagraph(k, "", widgets.Style{Centre: true, Role: theme.Quiet, Size: roomWords(k), Tight: true})
	r.column = container.NewWithoutLayout()
	parts := widgets.NewArranged(fyne.NewSize(200, 200), r.layout, r.title, r.clock, r.words, r.column)
	leave := func() { s.closeRoom() }
	object := container.NewStack(canvas.NewRectangle(k.Theme.Tone(theme.Background)), parts, widgets.NewTouch(k, s.word("roomClose"), leave))
	s.room = r
	r.remove = widgets.LayOver(k, k.Canvas, object, leave)
	r.draw()
	s.tick()
}

func (s *Screen) closeRoom() {
	s.room.remove()
	s.room = nil
}

// draw shows the evening as it stands.
func (r *room) draw() {
	s, e := r.Screen, &r.evening
	r.title.SetText(e.Name)
	if n := len(e.Rounds); n > 0 {
		r.title.SetText(s.word("titleRound", "Name", e.Name, "Round", n))
	}
	r.words.SetText(s.summary())
	r.all = nil
	if now := e.Now(); now != nil && now.Began == 0 && len(now.Open()) > 0 {
		for _, at := range s.seats() {
			where := strconv.Itoa(at.table)
			if at.table == 0 {
				where = at.other
			}
			r.all = append(r.all, [2]string{at.name, where})
		}
	} else {
		for _, sc := range s.ranked() {
			r.all = append(r.all, [2]string{s.word("ranked", "Rank", sc.Rank, "Name", e.Players[sc.Player].Name), strconv.Itoa(sc.Points)})
		}
	}
	r.first = 0
	if r.size.Width > 0 {
		r.layout(r.size)
	}
	r.tick(s.now().UnixMilli())
}

// layout puts the time at the left and the lines at the right of a wide window, and above them in another.
func (r *room) layout(size fyne.Size) {
	r.size = size
	put := widgets.NewPlacing(r.k, size)
	w, h := size.Width-2*roomEdge, size.Height-2*roomEdge
	left, top := w, h*0.3
	if size.Width > size.Height {
		left, top = w*0.52, h
	}
	larger := theme.Type(r.k.Larger())
	r.title.SetStyle(widgets.Style{Display: true, Centre: true, Size: min(64, theme.Type(1.6*left/float32(max(1, utf8.RuneCountInString(r.title.AccessibilityLabel()))))) / larger})
	words := widgets.HeightFor(r.words, left)
	top = max(top, roomLine*0.8+words+roomLeast)
	put(r.title, roomEdge, roomEdge, left, roomLine*0.8)
	put(r.words, roomEdge, roomEdge+top-words, left, words)
	put(r.clock, roomEdge, roomEdge+roomLine*0.8, left, top-roomLine*0.8-words)
	x, y := roomEdge, roomEdge+top+8
	if size.Width > size.Height {
		x, y = roomEdge+left+48, roomEdge
	}
	wide, high := size.Width-roomEdge-x, size.Height-roomEdge-y
	count, share := max(1, int(high/min(roomLine, size.Height/11))), theme.Type(min(1, size.Height/1000, wide/640))/larger
	if count*2 != len(r.lines) {
		r.lines, r.column.Objects = nil, nil
		for range count {
			name := widgets.NewLabel(r.k, "", widgets.Style{Size: 56 * share})
			number := widgets.NewLabel(r.k, "", widgets.Style{Display: true, Size: 60 * share, Right: true, Role: theme.Accent})
			r.lines = append(r.lines, name, number)
			r.column.Objects = append(r.column.Objects, name, number)
		}
	}
	put(r.column, 0, 0, size.Width, size.Height)
	each := high / float32(count)
	for i := range count {
		put(r.lines[2*i], x, y+float32(i)*each, wide*0.78, each)
		put(r.lines[2*i+1], x+wide*0.78, y+float32(i)*each, wide*0.22, each)
	}
	r.fill()
}

// roomWords is how large the words below the time are written: larger in a window that is.
func roomWords(k *widgets.Kit) theme.Type {
	return theme.Type(max(15, min(36, k.Canvas.Size().Width/50)) / k.Larger())
}

// fill shows as many lines as there is room for.
func (r *room) fill() {
	for i := range len(r.lines) / 2 {
		line := [2]string{}
		if at := r.first + i; at < len(r.all) {
			line = r.all[at]
		}
		r.lines[2*i].SetText(line[0])
		r.lines[2*i+1].SetText(line[1])
	}
}

// tick shows the time, and the next lines when those that are shown have stayed for long enough.
func (r *room) tick(at int64) {
	now := r.evening.Now()
	if shows := now != nil && r.evening.Format.Minutes > 0; widgets.Show(r.clock, shows) || shows {
		if shows {
			r.clock.Set(r.clockFace(at))
		}
	}
	count := len(r.lines) / 2
	if at-r.since < roomStay || count == 0 {
		return
	}
	if r.since > 0 && len(r.all) > count {
		if r.first += count; r.first >= len(r.all) {
			r.first = 0
		}
		r.fill()
	}
	r.since = at
}
