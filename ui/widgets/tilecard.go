package widgets

import (
	"cmp"
	"strconv"
	"strings"

	"github.com/quickcast/quickcast/ui/theme"
)

// From this size on, in dp, a tile is a card.
const (
	CardWide float32 = 176
	CardHigh float32 = 80
)

// Measures of a card in dp.
const (
	cardAside float32 = 74  // of the column with the ring
	cardRing  float32 = 68  // the most of it
	cardRoomy float32 = 104 // below this height its lines stand closer
)

// card puts ring and armor at the left and the words beside them. Where there is little room
// what it is makes way for what it can do.
func (t *Tile) card(p *pen, s space) {
	k, f := t.kit, t.face
	s = s.inset(8, min(11, s.h*0.07), 12, min(11, s.h*0.07))
	if f.Whole > 0 {
		aside := min(cardAside, s.w*0.25)
		t.ring(p, space{s.x, s.y, aside, s.h})
		s = s.inset(aside+8, 0, 0, 0)
	} else {
		s = s.inset(6, 0, 0, 0)
	}
	head, line, kin, foot := float32(26), float32(22), float32(18), float32(26)
	if s.h < cardRoomy-14 {
		head, line, foot = 23, 20, 25
	}
	line, kin = line*(1+0.4*(k.Larger()-1)), kin*(1+0.4*(k.Larger()-1))
	name := sayLine(f.Name, Style{Display: true, Size: cardName(s.w), Role: t.ink()})
	if _, like := name.wide(k); like > s.w-24 { // rather closer than cut
		name = say(f.Name, Style{Display: true, Size: theme.Small, Role: t.ink(), Most: 1})
	}
	sideBySide(4, grow(name), t.signs(17)).draw(p, space{s.x, s.y, s.w, head})
	y, room := s.y+head, s.h-head
	if chips := t.chips(s.w); chips != nil {
		chips.draw(p, space{s.x, s.y + s.h - foot + 1, s.w, foot})
		room -= foot
	}
	bars := 0
	for bars < len(f.Bars) && f.Bars[bars].Name != "" && room >= line*0.9 {
		bars, room = bars+1, room-line
	}
	if quiet := (Style{Size: theme.Small, Role: theme.Quiet}); room >= kin {
		words := cmp.Or(f.Kin, f.Line)
		if part := sayLine(k.whole(words, quiet, s.w), quiet); part != nil {
			part.draw(p, space{s.x, y - 1, s.w, kin})
			y, room = y+kin, room-kin
		}
	}
	for _, b := range f.Bars[:bars] {
		what := k.attack(b, s.w)
		high := min(max(line, what.high(k, s.w)), line+max(room, 0))
		what.draw(p, space{s.x, y, s.w, high})
		y, room = y+high, room-(high-line)
	}
}

// cardName is the size of the name beside the ring, for a width of its words in dp: cards of
// one width have names of one size, as nearly every name fits it.
func cardName(width float32) theme.Type {
	switch {
	case width >= 190:
		return theme.Name
	case width >= 150:
		return theme.Lead
	}
	return theme.Small
}

// ring draws what is left as a ring, and its armor below.
func (t *Tile) ring(p *pen, s space) {
	k, f, side := t.kit, t.face, min(cardRing, s.w, s.h-22)
	if !p.blind {
		begin, th := dialOpen, k.Theme
		if k.Turned {
			begin -= 180
		}
		r := p.ring()
		r.set(begin, dialSweep, min(max(float32(f.Left)/float32(f.Whole), 0), 1), th.Tone(theme.Track), th.Tone(vitality(f.Left, f.Whole)))
		p.square(r.object(), s.x+s.w/2, s.y+side/2, side)
	}
	p.letters(strconv.Itoa(f.Left), display, theme.Ink, k.typeFor(side*0.4), k.least(theme.Body), s.x, s.w, s.y+side*0.48)
	if f.Armor != "" {
		mid(0, 0, sideBySide(4, k.pic("armor", 15, theme.Quiet), sayLine(f.Armor, Style{Display: true, Size: theme.Lead}))).draw(p, space{s.x, s.y + side + 1, s.w, 22})
	}
}

// attack is a line of what it attacks with, in so much room, or two where its name needs them.
func (k *Kit) attack(b TileBar, width float32) part {
	name, quiet := say(b.Name, Style{Size: theme.Label, Most: 2, Tight: true}), Style{Size: theme.Small, Role: theme.Quiet}
	die := sideBySide(4, sayLine(b.Dice, Style{Display: true, Size: theme.Name}), when(b.Dice != "", k.pic("odds", 15, theme.Quiet)))
	_, own := name.wide(k)
	_, dice := die.wide(k)
	note := sayLine(k.whole(b.Note, quiet, width-own-dice-16), quiet)
	if note == nil {
		return sideBySide(8, grow(name), die)
	}
	return sideBySide(8, name, grow(note), die)
}

// chips are what lies on it with its name, as much as has room; nil for nothing.
func (t *Tile) chips(width float32) part {
	k := t.kit
	var all []part
	for _, b := range t.face.Badges {
		if b.Icon == "" {
			break
		}
		words := b.Label
		if b.Count > 1 || words == "" && b.Count > 0 {
			words = strings.TrimSpace(words + " " + strconv.Itoa(b.Count))
		}
		chip := k.tag(b, words)
		if _, like := chip.wide(k); like > width {
			chip = k.tag(b, "")
		}
		_, like := chip.wide(k)
		if like > width {
			break
		}
		all, width = append(all, chip), width-like-6
	}
	if all == nil {
		return nil
	}
	return sideBySide(6, append(all, grow(air(1, 1)))...)
}

// tag is a badge with its name on a ground.
func (k *Kit) tag(b TileBadge, words string) part {
	tone := cmp.Or(b.Tone, theme.Quiet)
	return over{k.filled(12, theme.Raised), pad(10, 4, sideBySide(5, k.pic(b.Icon, 15, tone), sayLine(words, Style{Size: theme.Small, Role: tone})))}
}

// whole leaves of several things said one after the other those that a width has room for,
// from the first on: what is cut in the middle nobody can read.
func (k *Kit) whole(words string, style Style, width float32) string {
	style.Most = 1
	for words != "" && !(saying{words: words, style: styleOr(style)}).fits(k, width) {
		words = words[:max(0, strings.LastIndex(words, " · "), strings.LastIndex(words, ", "))]
	}
	return words
}
