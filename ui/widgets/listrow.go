package widgets

import (
	"cmp"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/ui/keys"
	"github.com/quickcast/quickcast/ui/theme"
)

// ListFace is what a row of a list shows. All of it may be left out but the title. From the left:
type ListFace struct {
	Stripes  []theme.Role // one or two colours along the edge: the schools of a card
	Count    int          // copies in the book; beside the minus of a row that has one, else here
	Cost     string       // in a disc
	Dot      theme.Role   // a small dot in a colour
	Icon     string
	IconRole theme.Role // Quiet when empty
	Lead     string     // a letter, where a new one begins
	Indent   bool       // keeps the room of such a letter
	Title    string
	Hits     [][2]int   // ranges of runes in Title that a search found
	Line     string     // quiet, below
	Mark     string     // icon before the quiet line, or before the trail where there is none
	MarkRole theme.Role // of the mark; Quiet when empty
	Trail    string     // quiet, at the right, or below where there is no room for it
	Schools  []string   // pictures at the right, at most three are shown
	Price    string     // large, at the right
	Dear     bool       // the price is high: shown in harm
	Act      string     // on the button in words, of a row that has one
	Onward   bool       // an arrow at the right: a tap leads somewhere

	Low     bool // a line of a close list: lower, in the plain face
	Chosen  bool // the one that is shown beside the list
	Problem bool // something is wrong with it: on the ground of harm
	Full    bool // no more copies of it: greyed, and its plus does nothing
	Joined  bool // no line below: what follows belongs to it
}

// ListRow is a row of a list: a card, a term, a book, a finished duel. In a list of thousands
// one row is used again and again: Set is cheap.
type ListRow struct {
	press
	face       ListFace
	less, more *IconButton // nil for a row without
	act        *Button     // in words
	onOut      func()      // takes out all there are; nil where that is not offered
}

// NewListRow returns a row.
func NewListRow(k *Kit, face ListFace, onTap func()) *ListRow {
	r := &ListRow{}
	r.onTap, r.face, r.hand = onTap, face, true
	r.show(k, r)
	r.Set(face)
	return r
}

// WithSteps puts a minus and a plus at the end of the row; the names are read out.
func (r *ListRow) WithSteps(less, more string, onLess, onMore func()) *ListRow {
	r.less, r.more = NewIconButton(r.kit, Solid, "minus", less, onLess), NewIconButton(r.kit, Solid, "plus", more, onMore)
	r.less.listed, r.more.listed = true, true // the row has the keys for them
	r.less.key, r.more.key = keys.Less, keys.More
	r.Set(r.face)
	return r
}

// WithAct puts a button in words at the right end, such as one that says the price; a tap
// on it is one on the row.
func (r *ListRow) WithAct() *ListRow {
	r.act = NewButton(r.kit, Pill, "", "", func() { r.fire() })
	r.act.gold = true
	return r
}

// Set shows something else.
func (r *ListRow) Set(face ListFace) {
	r.face = face
	if r.less != nil {
		kind := pick.Either(face.Low, Bare, Solid)
		r.less.kind, r.more.kind = kind, kind
		r.more.able(face.Full)
		r.less.able(face.Low && face.Count == 0)
		Show(r.less, face.Count > 0 || face.Low)
	}
	if r.act != nil {
		r.act.SetText(face.Act)
		Show(r.act, face.Act != "")
	}
	r.name = spoken(face.Title, face.Line, face.Trail)
	if face.Low && (face.Count > 0 || r.less != nil) {
		r.name = number(face.Count) + " " + r.name
	}
	r.Refresh()
}

// More adds one, as its plus does.
func (r *ListRow) More() { r.more.fire() }

// OnTap changes what a tap does, for rows that are used again.
func (r *ListRow) OnTap(f func()) { r.onTap = f }

// OnSteps changes what minus and plus do.
func (r *ListRow) OnSteps(less, more func()) { r.less.onTap, r.more.onTap = less, more }

// OnPoint says what happens when the pointer or the focus comes: what lies under the pointer is
// shown beside the list.
func (r *ListRow) OnPoint(f func()) {
	if r.onPoint = f; r.less != nil {
		r.less.onPoint, r.more.onPoint = f, f
	}
}

// TypedRune adds a copy on a plus and takes one away on a minus; part of fyne.Focusable.
func (r *ListRow) TypedRune(sign rune) {
	if !r.count(keys.OfRune(sign, keys.Books)) {
		r.press.TypedRune(sign)
	}
}

// TypedKey takes the card out on Delete; part of fyne.Focusable.
func (r *ListRow) TypedKey(e *fyne.KeyEvent) {
	if !r.count(keys.Of(e, keys.Books)) {
		r.press.TypedKey(e)
	}
}

// OnOut says what takes out all there are of what the row shows, for its key.
func (r *ListRow) OnOut(f func()) { r.onOut = f }

// count changes how many there are, and reports whether a key means that.
func (r *ListRow) count(act keys.Act) bool {
	switch {
	case act == keys.More && r.less != nil:
		r.more.fire()
	case act == keys.Less && r.less != nil:
		r.less.fire()
	case act == keys.Out && r.onOut != nil:
		r.onOut()
	default:
		return false
	}
	return true
}

// The heights of rows in dp, with letters of the usual size: of a card, of others, and of a
// close list.
const (
	cardHigh float32 = 72
	rowHigh  float32 = 64
	lowHigh  float32 = theme.Target
)

// listGap is the air in dp that the toolkit leaves below each row of a long list.
const listGap float32 = 6

func (r *ListRow) view() part {
	k, f := r.kit, r.face
	high := rowHigh
	switch {
	case f.Low && r.listed:
		high = lowHigh - listGap
	case f.Low:
		high = lowHigh
	case len(f.Stripes) > 0 || f.Cost != "" || r.less != nil || r.act != nil:
		high = cardHigh
	}
	fill := theme.Raised
	switch {
	case f.Problem:
		fill = theme.HarmSoft
	case f.Low:
		fill = theme.AccentSoft
	}
	left, right, edge, gap := float32(14), float32(14), float32(2), float32(8)
	switch {
	case f.Low:
		left, right, edge, gap = 0, 0, -8, 6
	case len(f.Stripes) > 0:
		left = 24
	}
	if r.less != nil || r.act != nil {
		right = min(right, 8) - 4
	}
	words := grow(padded{part: r.words(), top: 7, bottom: 7, soft: true})
	return atLeast(220, high*k.Larger(), over{
		pad(edge, 2, when(f.Chosen || f.Problem, k.filled(10, fill))),
		pad(edge, 2, r.aura(10)),
		when(!f.Joined && (!f.Low || !f.Problem), inset(min(left, 12), 0, 0, 0, k.hair())),
		inset(10, 10, 0, 10, striped(k, f.Stripes)),
		inset(left, 0, right, 0, sideBySide(gap, append(append(r.before(), words), r.after()...)...)),
	})
}

// before is what stands before the words.
func (r *ListRow) before() []part {
	k, f := r.kit, r.face
	var letter part
	count := ""
	if f.Count > 0 {
		count = number(f.Count)
	}
	if f.Indent {
		letter = sized(26, 0, over{air(1, 1), sayLine(f.Lead, Style{Display: true, Size: theme.Title, Role: theme.Accent})})
	}
	return []part{
		when(r.less == nil && f.Count > 0 || r.less != nil && f.Low, sized(18, 0, over{air(1, 1), sayLine(count, Style{Size: theme.Lead, Role: theme.Quiet})})),
		k.disc(f.Cost), sized(8, 8, k.filled(4, f.Dot)), sized(28, 0, k.pic(f.Icon, 22, cmp.Or(f.IconRole, theme.Quiet))), letter,
	}
}

// disc is a number on a blue disc: what a card costs.
func (k *Kit) disc(words string) part {
	if words == "" {
		return nil
	}
	return sized(42, 38, over{
		inset(0, 0, 4, 0, k.outlined(19, theme.ManaSoft, theme.Mana, 1.5)),
		inset(0, 0, 4, 0, sayLine(words, Style{Display: true, Size: theme.Lead, Role: theme.ManaInk, Centre: true})),
	})
}

// words are title, line and trail.
func (r *ListRow) words() part {
	k, f := r.kit, r.face
	heading, role := Style{Display: true, Size: theme.Name, Most: 2}, theme.Quiet
	if f.Low {
		heading = Style{Size: theme.Lead, Tight: true}
		if r.listed {
			heading.Most = 2 // all rows of a long list are as high as each other
		}
	}
	if f.Full {
		heading.Role = theme.Quiet
	}
	if f.Problem && f.Low {
		role = theme.Harm
	}
	mark := k.pic(f.Mark, 14, cmp.Or(f.MarkRole, theme.Quiet))
	title := hit(f.Title, heading, f.Hits)
	trail := say(f.Trail, Style{Size: theme.Small, Role: role, Most: heading.Most, Right: !f.Low})
	line := say(f.Line, Style{Size: theme.Small, Role: theme.Quiet, Facts: true, Most: 2})
	switch {
	case f.Line != "":
		line = sideBySide(5, mark, grow(line))
	case f.Trail != "":
		trail = sideBySide(5, mark, trail)
	case mark != nil:
		title = sideBySide(5, grow(title), mark)
	}
	return trailing(title, line, trail)
}

// trailing puts something quiet at the right of a title and a line below that, or of the one of
// them that leaves it the room, or below both.
func trailing(title, line, trail part) part {
	if trail == nil {
		return below(3, title, line)
	}
	return byWidth{below(3, title, line, trail), func(k *Kit, width float32) part {
		_, end := trail.wide(k)
		fits := func(p part) bool {
			if p == nil {
				return true
			}
			_, like := p.wide(k)
			return like+8+end <= width
		}
		switch {
		case fits(title) && fits(line):
			return sideBySide(8, grow(below(3, title, line)), trail)
		case fits(title) && line != nil:
			return below(3, sideBySide(8, grow(title), trail), line)
		case fits(line) && line != nil:
			return below(3, title, sideBySide(8, grow(line), trail))
		}
		return below(3, title, line, trail)
	}}
}

// hit is text in which pieces were found.
func hit(words string, style Style, hits [][2]int) part {
	what := say(words, style)
	if text, ok := what.(saying); ok {
		for _, h := range hits {
			text.tones = append(text.tones, tone{h[0], h[1], theme.Accent})
		}
		return text
	}
	return what
}

// striped is one or two colours along an edge.
func striped(k *Kit, roles []theme.Role) part {
	if len(roles) == 0 {
		return nil
	}
	return byHand{by: func(p *pen, s space) {
		roles = roles[:min(len(roles), 2)]
		high := (s.h + 2) / float32(len(roles))
		for i, role := range roles {
			k.filled(2, role).draw(p, space{s.x, s.y + float32(i)*high, 5, high - 2})
		}
	}}
}

// schoolPics are the pictures of up to three schools.
func schoolPics(k *Kit, schools []string) (parts []part) {
	for _, school := range schools[:min(len(schools), 3)] {
		parts = append(parts, k.pic(school, 18, theme.SchoolInk(school)))
	}
	return parts
}

// after is what stands behind the words.
func (r *ListRow) after() []part {
	k, f := r.kit, r.face
	parts := schoolPics(k, f.Schools)
	price := Style{Display: true, Size: theme.Name, Right: true}
	if f.Dear {
		price.Role = theme.Harm
	}
	if f.Price != "" {
		parts = append(parts, atLeast(28, 0, sayLine(f.Price, price)))
	}
	if r.less != nil {
		var count part
		if !f.Low && f.Count > 0 {
			count = sized(26, 0, sayLine(number(f.Count), Style{Size: theme.Lead, Role: theme.Quiet, Centre: true}))
		}
		parts = append(parts, sideBySide(0, object{r.less}, count, object{r.more}))
	}
	if r.act != nil {
		parts = append(parts, object{r.act})
	}
	if f.Onward {
		parts = append(parts, k.pic("next", 16, theme.Quiet))
	}
	return parts
}
