package magewars

import (
	"slices"

	"fyne.io/fyne/v2"

	"quickcast/tracker"
	"quickcast/tracker/magewars"
	"quickcast/ui/table"
	"quickcast/ui/widgets"
)

// attacksOf are the attack bars of a thing and of what it wears, none for what cannot attack.
func (s *face) attacksOf(seat tracker.Seat, id string) []magewars.Strike {
	state, ok := s.Seen().State.(*magewars.State)
	if !ok || !state.HasSeat(seat) {
		return nil
	}
	if id == "" {
		id = state.Mage(seat).ID
	}
	return state.Attacks(id)
}

// attack is the sheet of one attack: what with and against whom, then its dice,
// rolled here or typed in as the real ones lie on the table, and then blow by blow
// all that follows, until nothing does.
type attack struct {
	screen *face
	reader tracker.Seat // who reads the sheet now
	kit    *widgets.Kit // of the reader, for the whole window: both sides watch
	seat   tracker.Seat // of the attacker
	id     string       // of the attacker
	sheet  *table.Sheet
	column *fyne.Container

	spell   *tracker.Event // of an attack spell its cast; nil for a creature's attack
	bars    []magewars.Strike
	bar     int
	aims    []magewars.Aim
	targets []string // of a zone attack several, in the order they are hit
	options options

	names    map[string]string
	barPicks []*widgets.Pick
	picks    map[string]*widgets.Pick
	odds     *attackOdds
	typed    *typing // nil while no real dice are typed in
	beats    []beat
	waited   tracker.State // in which something had to be revealed first, nil for none
}

// options are what the rules leave to the table, for the part that comes next.
type options struct {
	x       int    // dice of a bar that leaves them open
	moved   bool   // before the attack, for Charge
	near    bool   // a Pet fights in its mage's zone
	open    bool   // the Defense is not used
	shield  string // what gives the Defense, "" for the best
	counter string // the bar of a counterstrike, "" for the first
}

// fights is what a screen remembers of its attacks.
type fights struct {
	bars    map[string]string       // the bar used last, by attacker
	targets map[tracker.Seat]string // the target chosen last, by the attacker's seat
	sheet   *attack                 // the one that is open, nil for none
}

// openAttack opens the sheet for an attacker, "" for the seat's mage; nil where
// there is nothing to attack with, or nobody to attack.
func (s *face) openAttack(seat tracker.Seat, id string) *attack {
	state, ok := s.Seen().State.(*magewars.State)
	if !ok || !state.HasSeat(seat) {
		return nil
	}
	if state.Fight != nil {
		return s.openFight()
	}
	if id == "" {
		id = state.Mage(seat).ID
	}
	attacker, ok := state.Object(id)
	if !ok {
		return nil
	}
	seat = attacker.Controller
	a := &attack{screen: s, seat: seat, id: id, bars: s.attacksOf(seat, id), names: map[string]string{}}
	if !a.ready() {
		s.Notify(s.T("nothingToAttack", "Name", attacker.Printed.Name), "", nil)
		return nil
	}
	a.lay(seat)
	return a
}

// ready chooses what was used last, where the rules allow it, and reports whether
// there is anything to choose.
func (a *attack) ready() bool {
	last := a.screen.fights.bars[a.id]
	first, found := 0, false
	for i, bar := range a.bars {
		legal := slices.ContainsFunc(a.aimsOf(bar), func(aim magewars.Aim) bool { return aim.Refusal == nil })
		if legal && bar.Name == last {
			first, found = i, true
		} else if legal && !found {
			first, found = i, true
		}
	}
	if len(a.bars) == 0 {
		return false
	}
	a.choose(first)
	return len(a.aims) > 0
}

// lay opens the sheet for a reader.
func (a *attack) lay(reader tracker.Seat) {
	s := a.screen
	kit := *s.KitOf(reader)
	a.reader, a.kit = reader, &kit
	a.column, a.barPicks, a.picks = widgets.NewColumn(a.kit, attackGap), nil, map[string]*widgets.Pick{}
	a.odds = newAttackOdds(a)
	a.sheet = s.OpenSheet(a.kit, "", widgets.NewInset(a.kit, outlineAir, outlineAir, outlineAir, outlineAir, a.column), a.follow)
	s.fights.sheet = a
	a.show()
	a.sheet.Rewind()
}

const (
	attackGap  float32 = 10 // between the parts of the sheet, in dp
	outlineAir float32 = 3  // what an outline needs inside what scrolls
)

func (a *attack) state() *magewars.State {
	state, _ := a.screen.Seen().State.(*magewars.State)
	return state
}

// fight is what is still to be done of the attack, nil for nothing.
func (a *attack) fight() *magewars.Fight {
	if state := a.state(); state != nil {
		return state.Fight
	}
	return nil
}

// name is how an object of the table is called, or was before it was destroyed.
func (a *attack) name(id string) string {
	if o, ok := a.state().Object(id); ok {
		a.names[id] = o.Printed.Name
	}
	return a.names[id]
}

// show draws what is to be done now.
func (a *attack) show() {
	reader := a.seat
	if f := a.fight(); f != nil && f.Asks != 0 {
		reader = f.Asks
	}
	if reader != a.reader && a.screen.KitOf(reader).Turned != a.kit.Turned {
		a.sheet.Close()
		a.lay(reader)
		return
	}
	switch {
	case a.typed != nil:
		a.showTyping()
	case waits(a.state()) != 0 && (a.fight() != nil || len(a.beats) > 0):
		a.showWait(a.state().Waits())
	case a.fight() != nil:
		a.showPart()
	case len(a.beats) > 0:
		a.showEnd()
	default:
		a.showAim()
	}
	a.column.Refresh()
	a.sheet.Refresh()
}

// follow shows what has happened at the table. What was undone has not happened.
func (a *attack) follow(seen table.Sight) {
	at := slices.IndexFunc(a.beats, func(b beat) bool { return b.before == seen.State })
	switch {
	case at >= 0:
		a.typed, a.beats = a.beats[at].typed.less(), a.beats[:at]
	case a.waited != nil && waits(a.state()) == 0: // what it waited for has come
		a.beats = append(a.beats, beat{before: a.waited, lines: a.screen.Game().Lines(seen.State), fresh: true})
	}
	a.waited = nil
	if _, there := a.state().Object(a.id); !there && a.fight() == nil && len(a.beats) == 0 {
		a.sheet.Close()
		return
	}
	a.show()
}
