package widgets

import (
	"strings"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/ui/theme"
)

// rowHeight is the height of a card row in dp.
const rowHeight float32 = 72

// piece is a part of a name; Hit marks what the search found.
type piece struct {
	Words string
	Hit   bool
}

// CardFace is what a card row shows.
type CardFace struct {
	Name    string
	Hits    [][2]int     // ranges of runes in Name that the search found
	Line    string       // the quiet line: "Creature · Animal, Canine · level 2"
	Cost    string       // in the disc; "" leaves the disc out
	Stripes []theme.Role // one or two school colours
	Schools []string     // school icons at the right, at most three are shown
	Price   string       // at the right; "" for none
	Dear    bool         // the price is high: shown in harm
	Mark    string       // icon before the quiet line, for example "user-set"
	Count   int          // copies in the book, before the name; 0 for none
	Problem bool         // a problem stands at this card
	Chosen  bool         // the one that is shown beside the list
	Act     string       // on the button in words, of a row that has one
	Full    bool         // no more copies of it: greyed, and its plus does nothing
}

// CardRow is one card in a list. In a list of thousands one row is used again
// and again: Set is cheap.
type CardRow struct {
	pointed
	face  CardFace
	extra *IconButton
	less  *IconButton // shown while there is something to take away
	act   *Button     // in words, in place of the plus
}

// NewCardRow returns a row. onTap opens the card; onExtra, when not nil, adds a
// plus button at the right end, whose name is extraName.
func NewCardRow(k *Kit, onTap func(), extraName string, onExtra func()) *CardRow {
	r := &CardRow{}
	r.kit, r.onTap = k, onTap
	if onExtra != nil {
		r.extra = NewIconButton(k, Solid, "plus", extraName, onExtra)
	}
	r.ExtendBaseWidget(r)
	return r
}

// WithLess puts a minus before the plus, and the count between them. onLess takes a copy
// away; name is read out.
func (r *CardRow) WithLess(name string, onLess func()) *CardRow {
	r.less = NewIconButton(r.kit, Solid, "minus", name, onLess)
	return r
}

// WithAct puts a button in words at the right end, such as one that says the price; a tap
// on it is one on the row.
func (r *CardRow) WithAct() *CardRow {
	r.act = NewButton(r.kit, Pill, "", "", func() { r.fire() })
	r.act.gold = true
	return r
}

// OnLess changes what the minus button does.
func (r *CardRow) OnLess(f func()) { r.less.onTap = f }

// Set shows another card.
func (r *CardRow) Set(face CardFace) {
	r.face = face
	if r.extra != nil && r.less != nil {
		able(r.extra, !face.Full)
		Show(r.less, face.Count > 0)
	}
	if r.act != nil {
		r.act.SetText(face.Act)
		Show(r.act, face.Act != "")
	}
	r.name = spoken(face.Name, face.Line)
	r.Refresh()
}

// OnTap changes what a tap does, for rows that are used again.
func (r *CardRow) OnTap(f func()) { r.onTap = f }

// OnExtra changes what the plus button does.
func (r *CardRow) OnExtra(f func()) {
	if r.extra != nil {
		r.extra.onTap = f
	}
}

type cardParts struct {
	ground, halo, hair box
	stripes            [2]box
	disc               box
	cost, line, price  *text
	count              *text
	name               []*text
	pieces             int // of name that are in use
	schools            [3]*icon
	mark               *icon
}

// CreateRenderer is part of fyne.Widget.
func (r *CardRow) CreateRenderer() fyne.WidgetRenderer {
	k := r.kit
	p := &cardParts{
		ground: newBox(10), halo: newBox(10), hair: newBox(0), disc: newBox(19),
		cost: newText(k, display, 17, theme.ManaInk), line: newText(k, plain, theme.Small, theme.Quiet),
		price: newText(k, display, 20, theme.Ink), count: newText(k, plain, theme.Lead, theme.Quiet), mark: newIcon(k),
	}
	s := &stage{kit: k, handed: true, owner: r}
	s.objects = []fyne.CanvasObject{p.ground.Rectangle, p.halo.Rectangle, p.hair.Rectangle}
	for i := range p.stripes {
		p.stripes[i] = newBox(2)
		s.objects = append(s.objects, p.stripes[i].Rectangle)
	}
	s.objects = append(s.objects, p.disc.Rectangle, p.cost.object(), p.line.object(), p.price.object(), p.count.object(), p.mark.Image)
	for i := range p.schools {
		p.schools[i] = newIcon(k)
		s.objects = append(s.objects, p.schools[i].Image)
	}
	for range 3 { // most names are one piece, a found one two or three
		t := newText(k, display, theme.Name, theme.Ink)
		p.name = append(p.name, t)
		s.objects = append(s.objects, t.object())
	}
	if r.extra != nil {
		s.objects = append(s.objects, r.extra)
	}
	if r.less != nil {
		s.objects = append(s.objects, r.less)
	}
	if r.act != nil {
		s.objects = append(s.objects, r.act)
	}
	s.paint = func() { r.paint(p, s) }
	s.min = func() fyne.Size {
		return fyne.NewSize(240, rowHeight*max(1, r.kit.Theme.Text(theme.Body)/float32(theme.Body)))
	}
	s.layout = func(a area) { r.layout(a, p) }
	return s.start()
}

func (r *CardRow) paint(p *cardParts, s *stage) {
	th, f := r.kit.Theme, r.face
	ground := theme.HarmSoft
	if f.Chosen && !f.Problem {
		ground = theme.Raised
	}
	p.ground.fill(th.Tone(ground), nil, 0)
	Show(p.ground.Rectangle, f.Problem || f.Chosen)
	r.halo(p.halo)
	p.hair.fill(th.Tone(theme.Line), nil, 0)
	for i, b := range p.stripes {
		Show(b.Rectangle, i < len(f.Stripes))
		if i < len(f.Stripes) {
			b.fill(th.Tone(f.Stripes[i]), nil, 0)
		}
	}
	Show(p.disc.Rectangle, f.Cost != "")
	p.disc.fill(th.Tone(theme.ManaSoft), th.Tone(theme.Mana), 1.5)
	p.cost.write(f.Cost, theme.ManaInk)
	p.line.write(f.Line, theme.Quiet)
	price := theme.Ink
	if f.Dear {
		price = theme.Harm
	}
	p.price.write(f.Price, price)
	count := ""
	if f.Count > 0 {
		count = number(f.Count)
	}
	p.count.write(count, theme.Quiet)
	p.mark.set(f.Mark, theme.Quiet)
	for i, pic := range p.schools {
		name := ""
		if i < len(f.Schools) {
			name = f.Schools[i]
		}
		pic.set(name, theme.SchoolInk(name))
	}
	pieces := split(f.Name, f.Hits)
	p.pieces = len(pieces)
	for len(p.name) < len(pieces) {
		t := newText(r.kit, display, theme.Name, theme.Ink)
		p.name = append(p.name, t)
		s.objects = append(s.objects, t.object())
	}
	for i, t := range p.name {
		Show(t.object(), i < len(pieces))
		if i < len(pieces) {
			role := theme.Ink
			if f.Full {
				role = theme.Quiet
			}
			if pieces[i].Hit {
				role = theme.Accent
			}
			t.write(pieces[i].Words, role)
		}
	}
}

func (r *CardRow) layout(a area, p *cardParts) {
	w, h := a.size.Width, a.size.Height
	cy := h / 2
	a.put(p.ground.Rectangle, 2, 2, w-4, h-4)
	a.put(p.halo.Rectangle, 2, 2, w-4, h-4)
	a.put(p.hair.Rectangle, 12, h-1, w-12, 1)
	r.layoutStripes(a, p, 10, h-20)
	x := float32(24)
	if r.face.Count > 0 && r.less == nil {
		a.middle(p.count, x, 22, cy, left)
		x += 26
	}
	if r.face.Cost != "" {
		a.square(p.disc.Rectangle, x+19, cy, 38)
		a.middle(p.cost, x, 38, cy, centre)
		x += 50
	}
	end := r.layoutEnd(a, p, w-12, cy)
	nameY, lineY := cy-6, cy+20
	if r.breaks(p, end-x-8) {
		above, below := r.steps()
		nameY = cy - (above+below)/2 + r.kit.Theme.Text(cardNameLeast)*capDisplay/2
		lineY = nameY + above + below
	}
	r.layoutName(a, p, x, end-x-8, nameY)
	if r.face.Mark != "" {
		a.square(p.mark.Image, x+7, lineY-5, 14)
		x += 19
	}
	p.line.write(fitting(p.line, r.face.Line, theme.Quiet, end-x-8), theme.Quiet)
	a.base(p.line, x, end-x-8, lineY, left)
}

// factGap stands between the facts of a line.
const factGap = " · "

// fitting are as many facts of a line as there is room for, at least one.
func fitting(t *text, line string, role theme.Role, width float32) string {
	for {
		t.write(line, role)
		last := strings.LastIndex(line, factGap)
		if t.width() <= width || last < 0 {
			return line
		}
		line = line[:last]
	}
}

func (r *CardRow) layoutStripes(a area, p *cardParts, y, h float32) {
	const x, w = 10, 5
	if len(r.face.Stripes) > 1 {
		a.put(p.stripes[0].Rectangle, x, y, w, h/2-1)
		a.put(p.stripes[1].Rectangle, x, y+h/2+1, w, h/2-1)
		return
	}
	a.put(p.stripes[0].Rectangle, x, y, w, h)
}

// layoutEnd places what stands at the right, from the edge inwards, and returns
// where it begins.
func (r *CardRow) layoutEnd(a area, p *cardParts, x, cy float32) float32 {
	if r.extra != nil {
		a.put(r.extra, x-theme.Target+4, cy-theme.Target/2, theme.Target, theme.Target)
		x -= theme.Target + 6
	}
	if r.act != nil && r.face.Act != "" {
		w := r.act.MinSize().Width
		a.put(r.act, x+4-w, cy-theme.Target/2, w, theme.Target)
		x -= w + 6
	}
	if r.less != nil && r.face.Count > 0 {
		a.middle(p.count, x-26, 26, cy, centre)
		a.put(r.less, x-26-theme.Target, cy-theme.Target/2, theme.Target, theme.Target)
		x -= theme.Target + 34
	}
	if r.face.Price != "" {
		w := max(28, p.price.width())
		a.middle(p.price, x-w, w, cy, right)
		x -= w + 10
	}
	for i := min(len(r.face.Schools), len(p.schools)) - 1; i >= 0; i-- {
		a.square(p.schools[i].Image, x-9, cy, 18)
		x -= 22
	}
	return x
}

// cardNameLeast is how small a name gets before it takes a second line.
const cardNameLeast = theme.Name * 0.76

// breaks tells whether the name needs a second line. One in which something was found
// ends in an ellipsis instead.
func (r *CardRow) breaks(p *cardParts, width float32) bool {
	return p.pieces == 1 && newText(r.kit, display, cardNameLeast, theme.Ink).widthOf(r.face.Name) > width && width > theme.Target
}

// steps are how far the second line of a name stands below the first, and what is quiet
// below that.
func (r *CardRow) steps() (name, quiet float32) {
	return r.kit.Theme.Text(cardNameLeast) * 1.2, r.kit.Theme.Text(theme.Small) * 1.35
}

func (r *CardRow) layoutName(a area, p *cardParts, x, width, baseline float32) {
	if p.pieces == 1 {
		role := p.name[0].role
		p.name[0].write(r.face.Name, role)
		p.name[1].write("", role)
		if r.breaks(p, width) {
			above, _ := r.steps()
			p.name[0].resize(cardNameLeast)
			lines := breakLines(p.name[0], r.face.Name, width)
			p.name[1].resize(cardNameLeast)
			p.name[0].write(lines[0], role)
			p.name[1].write(strings.Join(lines[1:], " "), role)
			a.base(p.name[0], x, width, baseline, left)
			a.base(p.name[1], x, width, baseline+above, left)
			Show(p.name[0].object(), true)
			Show(p.name[1].object(), true)
			return
		}
		p.name[0].squeeze(theme.Name, cardNameLeast, width) // a name rather shrinks than ends in an ellipsis
	}
	for _, t := range p.name[:p.pieces] {
		Show(t.object(), width > 4)
		w := t.width()
		a.base(t, x, width, baseline, left)
		x += w
		width -= w
	}
}

// split cuts a name into pieces along the ranges that were found.
func split(name string, hits [][2]int) []piece {
	runes := []rune(name)
	var pieces []piece
	at := 0
	for _, hit := range hits {
		from, to := min(max(hit[0], at), len(runes)), min(hit[1], len(runes))
		if to <= from {
			continue
		}
		if from > at {
			pieces = append(pieces, piece{Words: string(runes[at:from])})
		}
		pieces = append(pieces, piece{Words: string(runes[from:to]), Hit: true})
		at = to
	}
	if at < len(runes) {
		pieces = append(pieces, piece{Words: string(runes[at:])})
	}
	return pieces
}

// able lets a button be tapped, or not.
func able(b *IconButton, on bool) {
	if on == b.Disabled() {
		if on {
			b.Enable()
		} else {
			b.Disable()
		}
	}
}
