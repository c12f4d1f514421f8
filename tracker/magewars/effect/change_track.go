package effect

import (
	"strings"

	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// ChangeData is what "change" is told: by how much a track goes up or down.
type ChangeData struct {
	Track  string `json:"track" values:"life damage mana channeling armor"`
	Amount int    `json:"amount"`
	Object string `json:"object,omitempty"`
	Slip   bool   `json:"slip,omitempty"` // takes back what a hand tapped too much
}

// SetData is what "set" is told: to what a track is set.
type SetData struct {
	Track  string `json:"track" values:"life damage mana channeling armor"`
	Value  int    `json:"value"`
	Object string `json:"object,omitempty"`
}

// DoChange moves a track by an amount: what a tap on a dial does. Nothing goes
// below 0: more healing than damage takes off what there is, but mana
// that is not there cannot be spent, and what is not Living is not healed
// . Damage tapped too much can always be taken back.
func (d *Draft) DoChange(p ChangeData) error {
	o, at, err := d.onTrack(p.Object, p.Track)
	if err != nil {
		return err
	}
	if p.Amount < -state.MaxNumber || p.Amount > state.MaxNumber {
		return tracker.NotWhole.With("Field", "amount", "Number", p.Amount, "Max", state.MaxNumber)
	}
	short := p.Track == state.ManaTrack && *at+p.Amount < 0
	if err := d.Demand(!short, state.TooLittleMana.With("Name", o.Printed.Name, "Need", -p.Amount, "Have", *at).ByRule(d.Cite("A-74 R-48"))); err != nil {
		return err
	}
	if p.Track == state.DamageTrack && p.Amount < 0 {
		if p.Slip {
			return d.takeBack(o, -p.Amount)
		}
		if err := d.mayHeal(o); err != nil {
			return err
		}
	}
	return d.move(o, p.Track, max(0, *at+p.Amount), "table.logChange")
}

// takeBack takes off damage that was never dealt, only tapped: it is no healing, and a
// mage's total forgets it too.
func (d *Draft) takeBack(o *state.Object, damage int) error {
	damage = min(damage, o.Damage)
	if damage == 0 {
		return state.NothingChanges.With("Name", o.Printed.Name)
	}
	o.Damage -= damage
	d.Tell(o, "table.logChange", state.DamageTrack, state.Word("track", state.DamageTrack), o.Damage+damage, o.Damage)
	if o.IsMage() {
		p := d.EditPlayer(o.Owner)
		p.Taken = max(0, p.Taken-damage)
	}
	return nil
}

// DoSet puts a track to a value: the table overrules what it was, and the log
// says so.
func (d *Draft) DoSet(p SetData) error {
	o, _, err := d.onTrack(p.Object, p.Track)
	if err != nil {
		return err
	}
	if p.Value < 0 {
		return state.OutOfBounds.With("Field", "value", "Max", state.MaxNumber)
	}
	more := o.ShownTrack(p.Track) - *o.Track(p.Track) // what conditions and gifts make of it
	return d.move(o, p.Track, max(0, p.Value-more), "table.logSet")
}

func (d *Draft) onTrack(object, track string) (*state.Object, *int, error) {
	o, err := d.Target(object)
	if err != nil {
		return nil, nil, err
	}
	at := o.Track(track)
	if at == nil {
		return nil, nil, state.UnknownTrack.With("Track", track, "Tracks", strings.Join(state.Tracks(), ", "))
	}
	return o, at, nil
}

// move brings a track to a value within bounds and does what follows from it.
func (d *Draft) move(o *state.Object, track string, to int, line string) error {
	at := o.Track(track)
	from := *at
	if to > state.MaxNumber {
		return state.OutOfBounds.With("Field", track, "Max", state.MaxNumber)
	}
	if to == from {
		return state.NothingChanges.With("Name", o.Printed.Name)
	}
	shown := o.ShownTrack(track)
	*at = to
	d.Tell(o, line, track, state.Word("track", track), shown, o.ShownTrack(track))
	if track == state.DamageTrack {
		d.damaged(o, from)
	}
	d.fallen(o)
	return nil
}

// hurt deals direct damage of a type, such as Rot's, of which Immunity takes all
// and says so with the reason, a line's id, whose doing it is, and what did it.
func (d *Draft) hurt(o *state.Object, of combat.DamageType, damage int, line string, by tracker.Seat, cause tracker.Cause, faces ...dice.Face) {
	from := o.Damage
	if body := o.Fighter(); body.Immune(of) && damage > 0 {
		d.Say(o.Controller, "table.logImmune", "Target", o.Printed.Name)
		damage = 0
	}
	o.Damage = min(o.Damage+damage, state.MaxNumber)
	d.Say(o.Controller, line, "Name", o.Printed.Name, "By", damage, "From", from, "To", o.Damage, "Faces", tracker.Faces(faces))
	if damage > 0 || len(faces) > 0 {
		d.Dealt(o, by, cause, tracker.Came{Faces: faces, Amount: damage})
	}
	d.damaged(o, from)
	d.fallen(o)
}

// damaged does what follows when damage went up or down: sleepers wake, a
// mage's total goes up; healing takes a Rage token, at 0 damage all, and
// ends what holds only while there is damage.
func (d *Draft) damaged(o *state.Object, from int) {
	switch {
	case o.Damage > from:
		d.wake(o)
		if o.IsMage() {
			p := d.EditPlayer(o.Owner)
			p.Taken = min(p.Taken+o.Damage-from, state.MaxNumber)
		}
	case o.Damage == from:
	case o.Damage == 0:
		o.Tokens = state.Put(state.Put(o.Tokens, state.Rage, 0), state.PreyToken, 0)
	default:
		o.Tokens = state.Put(o.Tokens, state.Rage, o.Tokens[state.Rage]-1)
	}
}

// pay takes mana from a mage or an object. It refuses more than there is; a table
// that overrules takes what there is.
func (d *Draft) pay(o *state.Object, mana int) error {
	if err := d.Demand(mana <= o.Mana, state.TooLittleMana.With("Name", o.Printed.Name, "Need", mana, "Have", o.Mana).ByRule(d.Cite("A-74 R-48"))); err != nil {
		return err
	}
	o.Mana = max(0, o.Mana-mana)
	return nil
}
