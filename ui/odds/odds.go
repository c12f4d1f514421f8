// Package odds is the screen that says what comes of an attack before the dice
// fall: put together by hand or from cards, one alone or two side by side, with
// a tray to roll dice or type in real ones. All rules are those of rules/combat.
package odds

import (
	"time"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/internal/words"
	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/ui/attackodds"
	"github.com/quickcast/quickcast/ui/background"
	"github.com/quickcast/quickcast/ui/widgets"
)

// Needs is what the screen needs, and nothing more.
type Needs struct {
	Kit     *widgets.Kit
	Words   *words.Words
	Catalog *catalog.Catalog
	Source  dice.Source // of the rolls made here
	// Patience is how long the screen waits for an answer before it lets a heavy
	// question go on by itself; 0 for less than a frame.
	Patience time.Duration
	// Notice says something in passing; action may be "".
	Notice func(text, action string, do func())
	// OpenTerm opens a term of the codex by its id; nil: effects are only shown.
	OpenTerm func(word string)
	Copy     func(text string)        // gives a text away
	Link     func(code string) string // an address that opens what is packed; nil where there is none
	Kept     Kept                     // nil where no question can be kept
	// Live is the table that lies open; nil, or giving nil, for none.
	Live func() attackodds.Live
	// Sheet lays a body over the screen and returns what takes it away.
	Sheet func(title string, body fyne.CanvasObject) (close func())
}

// State is what survives when the screen is built anew. The zero State is that
// of a first start.
type State struct {
	Name      string // under which the question was kept, "" for one that was not
	Sides     []Side // one, or several beside each other
	Editing   int    // the index of the one the rows belong to
	More      bool   // the rows used less are open
	Tray      Tray
	Comparing bool
	AtLeast   bool  // the bars say so much or more
	Swept     swept // what the curve goes over
}

// usualDice are the dice of a free roll at first.
const usualDice = 4

// Screen is the Odds screen.
type Screen struct {
	n     Needs
	state State

	root    *fyne.Container
	frame   *frame
	duo1    *widgets.Duo
	results []*result
	setting *setting
	tray    *tray
	curve   *curve
	brief   *widgets.Paragraph // what comes of the attack in one line, in sight while it is changed
	busy    *widgets.Busy      // shown while a heavy question is reckoned
	top     float64            // height of the highest bar of all results

	meter combat.Meter    // of the lane
	lane  background.Lane // where questions are reckoned
	quiet bool            // being built: nothing is arranged yet
	close func()
	body  *fyne.Container // in the sheet of the tray
}

// New returns the screen as the state says.
func New(n Needs, state State) *Screen {
	s := &Screen{n: n, state: state}
	if len(s.state.Sides) == 0 {
		s.state.Sides, s.state.Tray.Dice = []Side{byHand()}, usualDice
	}
	if s.n.Patience == 0 {
		s.n.Patience = usualPatience
	}
	s.lane.Busy = func(yes bool) {
		s.busy.Set(yes)
		s.arrange()
	}
	s.close = func() {}
	s.root = newFrame(s)
	s.build()
	return s
}

// Object is what is drawn.
func (s *Screen) Object() fyne.CanvasObject { return s.root }

// State is what the screen must be given to be built again as it is.
func (s *Screen) State() State {
	state := s.state
	state.Sides = nil
	for _, side := range s.state.Sides {
		state.Sides = append(state.Sides, side.clone())
	}
	state.Tray = s.state.Tray.clone()
	return state
}

// Back ends a comparison and reports whether there was one.
func (s *Screen) Back() bool {
	if !s.state.Comparing {
		return false
	}
	s.alone()
	return true
}

// Shown reckons what was stopped when the screen was left.
func (s *Screen) Shown() { s.reckon() }

// Hidden stops what is still being reckoned.
func (s *Screen) Hidden() {
	s.lane.Cancel()
	s.curve.lane.Cancel()
}

// side is the attack the rows belong to.
func (s *Screen) side() Side { return s.state.Sides[s.state.Editing] }

// change lets a row change the attack.
func (s *Screen) change(f func(*combat.Exchange)) {
	side := s.side().clone()
	f(&side.Exchange)
	s.replace(side)
}

// replace shows another attack in place of the present one.
func (s *Screen) replace(side Side) {
	s.state.Sides[s.state.Editing] = side.clone()
	s.update()
}

// mostSides is how many attacks stand beside each other.
const mostSides = 4

// compare puts a copy of the attack that is being edited beside the others, and goes on with it.
func (s *Screen) compare() {
	s.state.Sides = append(s.state.Sides, s.side().clone())
	s.state.Editing, s.state.Comparing = len(s.state.Sides)-1, true
	s.build()
}

// alone ends that with the one that is being edited.
func (s *Screen) alone() {
	s.state.Sides, s.state.Editing, s.state.Comparing = []Side{s.side()}, 0, false
	s.build()
}

// update reckons the attacks anew and shows them.
func (s *Screen) update() {
	side := s.side()
	s.duo1.Set(s.duo(side))
	s.setting.update(&side.Exchange)
	s.reckon()
}

// show draws the answers, all on the same scale, or says why there is none.
func (s *Screen) show(all []reply) {
	var answers []attackodds.Answer
	for _, r := range all {
		if r.err == nil {
			answers = append(answers, r.answer)
		}
	}
	var bars []attackodds.Span
	s.top = 0
	if len(answers) > 0 {
		bars = attackodds.Spans(answers...)
	}
	for _, a := range answers {
		s.top = max(s.top, a.Highest(bars))
	}
	if s.state.AtLeast {
		s.top = 1
	}
	for i, r := range s.results {
		r.name(s.duo(s.state.Sides[i]))
		if all[i].err != nil {
			r.Refuse(all[i].err)
		} else {
			r.AtLeast = s.state.AtLeast
			r.Draw(all[i].answer, bars, s.top)
		}
	}
	if now := all[s.state.Editing]; now.err == nil {
		s.brief.SetText(now.answer.Brief(s.n.Words))
	} else {
		s.brief.SetText(s.n.Words.T("oddsscreen.noAnswer"))
	}
	s.curve.reckon()
	s.arrange()
}
