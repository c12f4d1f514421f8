package widgets

import "github.com/quickcast/quickcast/ui/theme"

// Segment is a part of a points bar: so many points in one colour.
type Segment struct {
	Points int
	Role   theme.Role
}

// PointsFace is what a points bar shows.
type PointsFace struct {
	Segments []Segment // by school, in the order they are drawn
	Spent    int
	Unknown  bool   // nobody can say what was spent: a dash stands for it
	Limit    int    // 0: no limit
	Of       string // behind the large figure: "of 120"
	Left     string // quiet, below at the left: "59 cards"
	Right    string // below at the right, in harm: "1 problem"
	Sound    bool   // Right is good news and shown as such
}

// PointsBar shows points spent of a limit. Beyond the limit the surplus
// is drawn in harm behind a mark, and the figure turns to harm as well.
type PointsBar struct {
	shown
	face PointsFace
}

// NewPointsBar returns an empty bar.
func NewPointsBar(k *Kit) *PointsBar {
	b := &PointsBar{}
	b.show(k, b)
	return b
}

// Set shows other points.
func (b *PointsBar) Set(face PointsFace) {
	b.face = face
	b.name = spoken(face.figure()+" "+face.Of, face.Left, face.Right)
	b.Refresh()
}

func (f PointsFace) figure() string {
	if f.Unknown {
		return "–"
	}
	return number(f.Spent)
}

// over says whether more was spent than there is.
func (f PointsFace) over() bool { return f.Limit > 0 && f.Spent > f.Limit }

// news is the picture before Right and the colour of both.
func (f PointsFace) news() (sign string, role theme.Role) {
	switch {
	case f.Right == "":
		return "", theme.Quiet
	case f.Sound:
		return "check", theme.Good
	}
	return "warn", theme.Harm
}

// pointsNarrow is the width in dp below which the figure stands above the bar.
const pointsNarrow float32 = 460

func (b *PointsBar) view() part {
	k, f := b.kit, b.face
	ink := theme.Ink
	if f.over() {
		ink = theme.Harm
	}
	sign, news := f.news()
	figure, of := sayLine(f.figure(), Style{Display: true, Size: theme.Heading, Role: ink}), sayLine(f.Of, Style{Role: theme.Quiet})
	standing := sideBySide(5, k.pic(sign, 15, news), say(f.Right, Style{Role: news, Tight: true, Most: 2}))
	left := sayLine(f.Left, Style{Role: theme.Quiet})
	bar, spring := f.bar(14, 7), grow(air(0, 1))
	return atLeast(260, 56, byWidth{air(0, 0), func(_ *Kit, width float32) part {
		if width < pointsNarrow {
			return pad(0, 4, below(4, sideBySide(8, figure, of, spring, standing), bar, left))
		}
		return sideBySide(8, grow(below(6, bar, sideBySide(8, left, spring, standing))), air(6, 1), figure, of)
	}})
}

// bar is the points as a bar so many dp high, with ends so round.
func (f PointsFace) bar(high, round float32) part {
	return byHand{lineLeast, high, func(p *pen, s space) { f.segments(p, s, round) }}
}

func (f PointsFace) segments(p *pen, s space, round float32) {
	k := p.kit
	total, last := 0, 0
	for i, seg := range f.Segments {
		if seg.Points > 0 {
			total, last = total+seg.Points, i
		}
	}
	whole := max(total, f.Limit, f.Spent, 1)
	piece := func(role theme.Role, from, to int, begin, end bool) {
		at := p.box(0)
		at.fill(k.Theme.Tone(role), nil, 0)
		p.ends(at, map[bool]float32{true: round}[begin], map[bool]float32{true: round}[end])
		each := s.w / float32(whole)
		p.put(at.Rectangle, s.x+float32(from)*each, s.y, float32(to-from)*each-1.5, s.h)
	}
	k.filled(round, theme.Track).draw(p, s)
	done := 0
	for i, seg := range f.Segments {
		if seg.Points > 0 {
			piece(seg.Role, done, done+seg.Points, done == 0, i == last && total >= whole)
			done += seg.Points
		}
	}
	if f.over() {
		piece(theme.HarmFill, f.Limit, whole, false, true)
		limit := s.w * float32(f.Limit) / float32(whole)
		k.filled(3, theme.Ink).draw(p, space{s.x + limit - 1.5, s.y - 4, 3, s.h + 8})
	}
}
