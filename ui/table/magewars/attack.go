package magewars

import (
	"encoding/json"
	"slices"
	"time"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/state"
	"github.com/quickcast/quickcast/ui/table"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// attack is the sheet of one attack: what the game asks about it, its odds, then its
// dice, rolled here or typed in as the real ones lie on the table, and then blow by blow
// all that follows, until nothing does. What is asked is drawn as on any sheet that asks; it
// is no such sheet because it stays open over many events, with what fell between them.
type attack struct {
	screen  *face
	reader  tracker.Seat // who reads the sheet now
	kit     *widgets.Kit // of the reader, for the whole window: both sides watch
	seat    tracker.Seat // of the attacker
	id      string       // of the attacker, "" for whoever casts a spell
	sheet   *table.Sheet
	column  *fyne.Container
	answers *table.Answers

	whole tracker.Event    // the attack, or the cast of an attack spell, as told so far
	part  tracker.Event    // what comes next of it, once it is declared
	q     tracker.Question // about the one that is due

	odds   *weighing
	typed  *table.Typing // nil while no real dice are typed in
	beats  []beat
	waited tracker.State // in which something had to be revealed first, nil for none
}

// fights is what a screen remembers of its attacks.
type fights struct {
	bars    map[string]json.RawMessage       // the bar used last, by attacker
	targets map[tracker.Seat]json.RawMessage // the target chosen last, by the attacker's seat
	sheet   *attack                          // the one that is open, nil for none
}

// openAttack opens the sheet for an attacker, "" for the seat's mage; nil where
// there is nothing to attack with, or nobody to attack.
func (s *face) openAttack(seat tracker.Seat, id string) *attack {
	state, player := s.at(seat)
	if player == nil {
		return nil
	}
	if state.Fight != nil {
		return s.openFight()
	}
	attacker := state.Mage(seat)
	if o, ok := state.Object(id); ok {
		attacker = o
	} else if id != "" {
		return nil
	}
	a := s.attackOf(attacker)
	if !a.askGame() {
		s.NotifyTo(s.KitOf(seat), s.T("nothingToAttack", "Name", attacker.Printed.Name), "", nil)
		return nil
	}
	a.choose("attack", s.fights.bars[a.id]) // what was used last, where the rules allow it
	a.choose("target", s.fights.targets[a.seat])
	a.lay(a.seat)
	return a
}

// attackOf is the sheet of an attacker, not open yet.
func (s *face) attackOf(o *state.Object) *attack {
	return &attack{screen: s, seat: o.Controller, id: o.ID, whole: table.Deed("attack", o.Controller, table.Fields{}.About(o.ID))}
}

// choose tells one of the options that no rule stands against.
func (a *attack) choose(field string, value json.RawMessage) {
	for _, ask := range a.q.Asks {
		if ask.Field != field {
			continue
		}
		for _, o := range ask.Options {
			if o.Refusal == nil && !ask.Last && string(o.Value) == string(value) {
				a.whole = a.whole.Tell(field, value)
				a.askGame()
				return
			}
		}
	}
}

// lay opens the sheet for a reader.
func (a *attack) lay(reader tracker.Seat) {
	s := a.screen
	kit := *s.KitOf(reader)
	a.reader, a.kit = reader, &kit
	a.column, a.answers = widgets.NewColumn(a.kit, attackGap), s.Answers(a.kit, a.took)
	a.odds = newWeighing(a)
	a.sheet = s.OpenSheet(a.kit, "", table.Aired(a.kit, a.column), a.follow)
	s.fights.sheet = a
	a.show()
	a.sheet.Rewind()
}

const attackGap float32 = 10 // between the parts of the sheet, in dp

// fight is what is still to be done of the attack, nil for nothing.
func (a *attack) fight() *state.Fight {
	if state := a.screen.state(); state != nil {
		return state.Fight
	}
	return nil
}

// askGame asks the game anew; false where nobody can attack any more.
func (a *attack) askGame() bool {
	at := &a.whole
	if f := a.fight(); f != nil {
		at = &a.part
		if at.Kind != tracker.Kind(f.Next) || at.Seat != f.Asks {
			*at = table.Deed(tracker.Kind(f.Next), f.Asks, nil)
		}
	}
	q, ok := a.screen.Asked(*at)
	if ok {
		a.q, *at = q, q.Event
	}
	return ok
}

// took takes an answer. Another bar goes against the same target, or the one attacked
// last, where it may.
func (a *attack) took(e tracker.Event, _ bool) {
	if a.fight() != nil {
		a.part = e
		a.show()
		return
	}
	before := a.whole.Told("target")
	other := string(e.Told("attack")) != string(a.whole.Told("attack"))
	if a.whole = e; other {
		a.whole = e.Tell("target", nil).Tell("targets", nil)
		a.askGame()
		a.choose("target", a.screen.fights.targets[a.seat])
		a.choose("target", before)
	}
	a.show()
}

// show draws what is to be done now.
func (a *attack) show() {
	state, reader := a.screen.state(), a.seat
	if f := a.fight(); f != nil && f.Asks != 0 {
		reader = f.Asks
	}
	first := a.screen.decisions()
	if len(first) > 0 {
		reader = first[0].Event.Seat
	}
	if reader != a.reader && a.screen.KitOf(reader).Turned != a.kit.Turned {
		a.sheet.Close()
		a.lay(reader)
		return
	}
	waits := state.Waits()
	if waits == 0 && (a.fight() != nil || len(a.beats) == 0) && !a.askGame() {
		a.sheet.Close()
		return
	}
	switch {
	case a.typed != nil:
		a.showTyping()
	case waits != 0 && (a.fight() != nil || len(a.beats) > 0):
		a.showWait(waits)
	case len(first) > 0:
		a.showDecide(first)
	case a.fight() == nil && len(a.beats) > 0:
		a.showEnd()
	default:
		a.showNext()
	}
	a.moved()
}

// moved lays the sheet out anew.
func (a *attack) moved() {
	a.column.Refresh()
	a.sheet.Refresh()
}

// follow shows what has happened at the table. What was undone has not happened.
func (a *attack) follow(seen table.Sight) {
	at := slices.IndexFunc(a.beats, func(b beat) bool { return b.before == seen.State })
	switch {
	case a.screen.state() == nil:
		return
	case at >= 0:
		a.typed, a.beats = a.beats[at].typed.Less(), a.beats[:at]
	case a.waited != nil && a.screen.state().Waits() == 0: // what it waited for has come
		a.beats = append(a.beats, beat{before: a.waited, lines: a.screen.Game().Lines(seen.State), fresh: true})
	}
	a.waited = nil
	a.show()
}

// fighter is who attacks in the fight that is not over, nil where none is.
func (s *face) fighter() *state.Object {
	state := s.state()
	if state == nil || state.Fight == nil {
		return nil
	}
	attacker, _ := state.Object(state.Fight.Attacker)
	return attacker
}

// openFight opens the sheet of the fight that is not over, nil where none is.
func (s *face) openFight() *attack {
	attacker := s.fighter()
	if attacker == nil {
		return nil
	}
	a := s.attackOf(attacker)
	a.lay(s.state().Fight.Asks)
	return a
}

// resumeAfter is how long the table is seen before that.
const resumeAfter = 250 * time.Millisecond

// resumeFight opens the sheet of a fight that was open when the app was closed.
func (s *face) resumeFight() {
	if s.fighter() != nil {
		s.Needs().Kit.After(resumeAfter, func() {
			if s.Open() == 0 {
				s.openFight()
			}
		})
	}
}

// fightChip leads back to the fight that is not over, for the seat it waits for.
func (s *face) fightChip(seat tracker.Seat) (face widgets.ChipFace, open bool) {
	state := s.state()
	if state == nil || state.Fight == nil || state.Waits() != 0 || state.Fight.Asks != seat {
		return widgets.ChipFace{}, false
	}
	return widgets.ChipFace{Icon: "melee", Label: s.T("fightGoesOn"), Tone: theme.Accent, Selected: true}, true
}
