package odds

import (
	"cmp"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/internal/words"
	"github.com/quickcast/quickcast/rules/fighter"
	"github.com/quickcast/quickcast/ui/attackodds"
	"github.com/quickcast/quickcast/ui/widgets"
)

// mostHits is how many cards a search shows.
const mostHits = 30

// chooser is what a sheet offers to take a card from: a search, and by hand.
type chooser struct {
	s      *Screen
	list   *fyne.Container
	whole  *fyne.Container
	may    func(candidate) bool
	take   func(candidate)
	live   func() // puts what is in play above what is found, where nothing is sought
	byHand func()
	close  func()
}

// chooseAttacker opens the sheet with all that can attack.
func (s *Screen) chooseAttacker() {
	c := &chooser{s: s, may: func(f candidate) bool { return len(f.bars) > 0 }}
	c.byHand = func() { s.replace(s.side().attackerByHand()) }
	c.take = func(f candidate) {
		if len(f.bars) == 1 {
			c.close()
			s.replace(s.side().attacks(f, 0))
			return
		}
		c.offerBars(f)
	}
	c.live = c.liveAttackers
	c.open("oddsscreen.chooseAttacker")
}

// chooseTarget opens the sheet with all that can be destroyed.
func (s *Screen) chooseTarget() {
	c := &chooser{s: s, may: candidate.canBeTarget}
	c.byHand = func() { s.replace(s.side().targetByHand()) }
	c.take = func(f candidate) {
		c.close()
		s.replace(s.side().defends(f))
	}
	c.live = c.liveTargets
	c.open("oddsscreen.chooseTarget")
}

func (c *chooser) open(title string) {
	k, w := c.s.n.Kit, c.s.n.Words
	field := widgets.NewSearchField(k, w.T("oddsscreen.search"), w.T("oddsscreen.clear"), c.search)
	hand := widgets.NewButton(k, widgets.Calm, w.T("oddsscreen.byHand"), "edit", func() {
		c.close()
		c.byHand()
	})
	c.list = widgets.NewColumn(k, 0)
	c.whole = fixedHeight(k, widgets.NewColumn(k, 10, field, hand), c.list)
	c.search("")
	c.close = c.s.n.Sheet(w.T(title), c.whole)
	if c.s.frame.wide { // on a phone the keyboard would hide the list
		field.Focus()
	}
}

// search shows what a text finds.
func (c *chooser) search(text string) {
	w := c.s.n.Words
	c.list.Objects = nil
	if strings.TrimSpace(text) == "" {
		c.live()
	}
	for _, f := range c.s.find(text, c.may) {
		c.row(f.name, f.says(w), "", func() { c.take(f) })
	}
	if len(c.list.Objects) == 0 {
		c.list.Objects = append(c.list.Objects, widgets.NewEmptyState(c.s.n.Kit, "search", w.T("oddsscreen.nothingFound"), w.T("oddsscreen.nothingFoundHint"), nil))
	}
	c.whole.Refresh()
	c.list.Refresh()
}

// offerBars shows the attack bars of a card that has several.
func (c *chooser) offerBars(f candidate) {
	w := c.s.n.Words
	c.list.Objects = nil
	c.list.Objects = append(c.list.Objects, widgets.NewSection(c.s.n.Kit, f.name, w.T("oddsscreen.whichBar")))
	for i, bar := range f.bars {
		c.row(bar.Name, saysBar(w, bar), "attack", func() {
			c.close()
			c.s.replace(c.s.side().attacks(f, i))
		})
	}
	c.whole.Refresh()
	c.list.Refresh()
}

func (c *chooser) row(title, line, icon string, tap func()) {
	face := widgets.ListFace{Icon: icon, Title: title, Line: line, Onward: true}
	c.list.Objects = append(c.list.Objects, widgets.NewListRow(c.s.n.Kit, face, tap))
}

// find looks through mages and cards, mages first.
func (s *Screen) find(text string, may func(candidate) bool) []candidate {
	var found []candidate
	add := func(f candidate) {
		if len(found) < mostHits && may(f) {
			found = append(found, f)
		}
	}
	lang := s.n.Words.Lang()
	if strings.TrimSpace(text) != "" {
		for _, m := range s.n.Catalog.MagesNamed(text) {
			if !m.Unofficial {
				add(fromMage(m))
			}
		}
	}
	// What of a query is not understood is left out; the hits are good.
	hits, _ := s.n.Catalog.Search(text, catalog.Options{})
	for _, h := range hits {
		if len(found) == mostHits {
			break
		}
		add(fromCard(h.Card, lang))
	}
	return found
}

// says is a candidate in a quiet line: its bars, or its life and armor.
func (f candidate) says(w *words.Words) string {
	var parts []string
	if f.body.Life > 0 {
		parts = append(parts, w.T("oddsscreen.lifeArmor", "Life", f.body.Life, "Armor", f.body.Armor))
	}
	for _, bar := range f.bars {
		parts = append(parts, bar.Name+" "+strconv.Itoa(bar.Dice))
	}
	return strings.Join(parts, " · ")
}

// saysBar is an attack bar in a quiet line.
func saysBar(w *words.Words, bar fighter.Strike) string {
	parts := []string{w.Term(words.AttackTerm, attackodds.Title(bar.Kind)), w.N("oddsscreen.diceCount", bar.Dice)}
	for _, t := range bar.Traits {
		parts = append(parts, w.Term(words.TraitTerm, t))
	}
	return strings.Join(parts, " · ")
}

// duo is who attacks whom, with what counts of both.
func (s *Screen) duo(side Side) widgets.DuoFace {
	w := s.n.Words
	x := &side.Exchange
	who := s.names(side)
	parts := []string{w.N("oddsscreen.diceCount", x.FirstStrike().Dice())}
	if side.Bar != "" && side.Bar != who.from { // a spell's bar bears its name
		parts = append([]string{side.Bar}, parts...)
	}
	if n := x.Attack.Strikes; n > 1 {
		parts = append(parts, w.T("oddsscreen.strikesTimes", "N", n))
	}
	if n := x.Attack.Piercing; n > 0 {
		parts = append(parts, w.Term(words.TraitTerm, "Piercing +"+strconv.Itoa(n)))
	}
	target := []string{w.T("oddsscreen.noLife")}
	if n := left(x); n > 0 {
		target[0] = w.T("oddsscreen.leftCount", "N", n)
	}
	target = append(target, w.T("oddsscreen.armorCount", "N", x.Defender.Armor))
	return widgets.DuoFace{Left: who.from, LeftLine: strings.Join(parts, " · "), Right: who.to, RightLine: strings.Join(target, " · ")}
}

// names are the names of the two, in the language.
func (s *Screen) names(side Side) seats {
	w := s.n.Words
	who := seats{from: cmp.Or(side.From, w.T("oddsscreen.attacker")), to: cmp.Or(side.To, w.T("oddsscreen.target"))}
	if f, ok := known(s.n.Catalog, side.Attacker, w.Lang()); ok {
		who.from = f.name
	}
	if f, ok := known(s.n.Catalog, side.Target, w.Lang()); ok {
		who.to = f.name
	}
	return who
}

// sheetHeight is what a sheet of this screen holds, the same whatever is in it.
const sheetHeight float32 = 470

// edge is the air that outlines need inside what scrolls.
const edge float32 = 4

// fixedHeight is a body for a sheet that does not change its height: a head that
// stays and a list that scrolls.
func fixedHeight(k *widgets.Kit, head, list fyne.CanvasObject) *fyne.Container {
	scroll := widgets.NewScroll(widgets.NewInset(k, edge, edge, edge, edge, list))
	if head == nil {
		head = widgets.NewGap(0, 0)
	} else {
		head = widgets.NewInset(k, edge, edge, edge, 8, head)
	}
	return widgets.NewHeaded(k, fyne.NewSize(260, sheetHeight), head, scroll)
}
