package widgets

import "github.com/quickcast/quickcast/ui/theme"

// BookFace is what the tile of a spellbook shows; what is left out takes no room.
type BookFace struct {
	Icon     string // of its mage, in a colour
	IconRole theme.Role
	Title    string
	Line     string      // below the name: whose it is
	Points   *PointsFace // Right says how it stands; nil where nothing is counted
	Stock    string      // how it stands with the collection
	Short    bool        // Stock is no good news
	Tags     []string
	Last     string // when it was played last
	Won      []bool // how the last duels went, the last at the end
	End      string // how the last ended
	Chosen   bool   // it is shown beside the shelf
}

// BookTile is a spellbook on a shelf. A tap opens it.
type BookTile struct {
	press
	face BookFace
	more *IconButton // nil for one of which nothing else can be done
}

// NewBookTile returns a tile; more, which may be nil, opens what else can be done and is called
// by a name.
func NewBookTile(k *Kit, face BookFace, name string, onTap, more func()) *BookTile {
	t := &BookTile{}
	t.onTap = onTap
	if more != nil {
		t.more = NewIconButton(k, Bare, "more", name, more)
		t.onMenu = more
	}
	t.show(k, t)
	t.Set(face)
	return t
}

// Set shows something else.
func (t *BookTile) Set(face BookFace) {
	t.face = face
	t.name = spoken(face.Title, face.Line, face.Stock, face.Last, face.End)
	if p := face.Points; p != nil {
		t.name = spoken(face.Title, face.Line, p.figure()+" "+p.Of, p.Right, face.Stock, face.Last, face.End)
	}
	t.Refresh()
}

// OnPoint says what happens when the pointer or the focus comes.
func (t *BookTile) OnPoint(f func()) { t.onPoint = f }

// Measures of a tile in dp.
const (
	bookAir  float32 = 14
	bookLean float32 = 170 // the least width
)

func (t *BookTile) view() part {
	k, f := t.kit, t.face
	points := PointsFace{}
	if f.Points != nil {
		points = *f.Points
	}
	quiet := Style{Size: theme.Small, Role: theme.Quiet}
	var more part
	if t.more != nil {
		more = sized(28, 30, over{inset(-10, -9, -10, -9, object{t.more})})
	}
	ink := theme.Ink
	if points.over() {
		ink = theme.Harm
	}
	standing := []part{sideBySide(4, sayLine(points.figure(), Style{Display: true, Size: theme.Title, Role: ink}), sayLine(points.Of, quiet))}
	if sign, news := points.news(); points.Right != "" {
		standing = append(standing, inset(0, 5, 0, 0, sideBySide(5, k.pic(sign, 15, news), sayLine(points.Right, Style{Size: theme.Small, Role: news}))))
	}
	if f.Stock != "" {
		role := theme.Quiet
		if f.Short {
			role = theme.Harm
		}
		standing = append(standing, inset(0, 5, 0, 0, sideBySide(5, k.pic("box", 15, role), sayLine(f.Stock, Style{Size: theme.Small, Role: role}))))
	}
	var tags part
	if len(f.Tags) > 0 {
		var all []part
		for _, tag := range f.Tags {
			all = append(all, over{k.filled(12, theme.Raised), pad(10, 4, sayLine(tag, quiet))})
		}
		tags = inset(0, 4, 0, 2, flow{6, 4, all})
	}
	ground, line := theme.Surface, theme.Line
	if f.Chosen {
		line = theme.Ink
	}
	top := inset(bookAir, 10, bookAir, 0, pile{3, list([]part{
		sideBySide(10, k.pic(f.Icon, 20, f.IconRole), grow(say(f.Title, Style{Display: true, Size: theme.Name, Most: 2})), more),
		say(f.Line, Style{Size: theme.Small, Role: theme.Quiet, Most: 2}),
		when(f.Points != nil, inset(0, 4, 0, 2, points.bar(8, 3))),
		when(f.Points != nil, flow{14, 2, standing}), tags,
	}), true})
	foot := inset(bookAir, 6, bookAir, 0, t.foot(quiet))
	return atLeast(bookLean, 0, over{
		k.outlined(theme.CornerPanel, ground, line, 1), t.aura(theme.CornerPanel),
		inset(0, 0, 0, 10, standsOn{top, foot}),
	})
}

// foot says when it was played last, and how that went.
func (t *BookTile) foot(quiet Style) part {
	f := t.face
	if f.Last == "" {
		return nil
	}
	var went []part
	for _, won := range f.Won {
		dot := t.kit.filled(5, theme.Ink)
		if !won {
			dot = t.kit.outlined(5, "", theme.Quiet, 1.5)
		}
		went = append(went, sized(10, 10, dot))
	}
	return below(6, sized(0, 1, t.kit.filled(0, theme.Line)),
		sideBySide(6, append(append([]part{grow(sayLine(f.Last, quiet))}, went...), sayLine(f.End, Style{Size: theme.Small}))...))
}

// standsOn is a part with another at the foot of its space, which may be nil.
type standsOn struct {
	part
	foot part
}

func (s standsOn) high(k *Kit, width float32) float32 {
	h := s.part.high(k, width)
	if s.foot != nil {
		h += s.foot.high(k, width)
	}
	return h
}

func (s standsOn) draw(p *pen, at space) {
	s.part.draw(p, at)
	if s.foot != nil {
		atFoot{s.foot}.draw(p, at)
	}
}
