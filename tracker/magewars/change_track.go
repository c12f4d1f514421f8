package magewars

import (
	"strings"

	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/tracker"
)

type changeData struct {
	Track  string `json:"track" values:"life damage mana channeling armor"`
	Amount int    `json:"amount"`
	Object string `json:"object,omitempty"`
	Slip   bool   `json:"slip,omitempty"` // takes back what a hand tapped too much
}

type setData struct {
	Track  string `json:"track" values:"life damage mana channeling armor"`
	Value  int    `json:"value"`
	Object string `json:"object,omitempty"`
}

// doChange moves a track by an amount: what a tap on a dial does. Nothing goes
// below 0: more healing than damage takes off what there is, but mana
// that is not there cannot be spent, and what is not Living is not healed
// . Damage tapped too much can always be taken back.
func (d *draft) doChange(p changeData) error {
	o, at, err := d.onTrack(p.Object, p.Track)
	if err != nil {
		return err
	}
	if p.Amount < -maxNumber || p.Amount > maxNumber {
		return tracker.NotWhole.With("Field", "amount", "Number", p.Amount, "Max", maxNumber)
	}
	short := p.Track == ManaTrack && *at+p.Amount < 0
	if err := d.law(!short, TooLittleMana.With("Name", o.Printed.Name, "Need", -p.Amount, "Have", *at).ByRule(d.cite(rulePayingMana))); err != nil {
		return err
	}
	if p.Track == DamageTrack && p.Amount < 0 {
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
func (d *draft) takeBack(o *Object, damage int) error {
	damage = min(damage, o.Damage)
	if damage == 0 {
		return NothingChanges.With("Name", o.Printed.Name)
	}
	o.Damage -= damage
	d.tell(o, "table.logChange", DamageTrack, word("track", DamageTrack), o.Damage+damage, o.Damage)
	if o.isMage() {
		p := d.player(o.Owner)
		p.Taken = max(0, p.Taken-damage)
	}
	return nil
}

// doSet puts a track to a value: the table overrules what it was, and the log
// says so.
func (d *draft) doSet(p setData) error {
	o, _, err := d.onTrack(p.Object, p.Track)
	if err != nil {
		return err
	}
	if p.Value < 0 {
		return OutOfBounds.With("Field", "value", "Max", maxNumber)
	}
	more := o.shownTrack(p.Track) - *o.track(p.Track) // what conditions and gifts make of it
	return d.move(o, p.Track, max(0, p.Value-more), "table.logSet")
}

func (d *draft) onTrack(object, track string) (*Object, *int, error) {
	o, err := d.target(object)
	if err != nil {
		return nil, nil, err
	}
	at := o.track(track)
	if at == nil {
		return nil, nil, UnknownTrack.With("Track", track, "Tracks", strings.Join(tracks(), ", "))
	}
	return o, at, nil
}

// move brings a track to a value within bounds and does what follows from it.
func (d *draft) move(o *Object, track string, to int, line string) error {
	at := o.track(track)
	from := *at
	if to > maxNumber {
		return OutOfBounds.With("Field", track, "Max", maxNumber)
	}
	if to == from {
		return NothingChanges.With("Name", o.Printed.Name)
	}
	shown := o.shownTrack(track)
	*at = to
	d.tell(o, line, track, word("track", track), shown, o.shownTrack(track))
	if track == DamageTrack {
		d.damaged(o, from)
	}
	d.fallen(o)
	return nil
}

// hurt deals direct damage of a type, such as Rot's, of which Immunity takes all
// and says so with the reason, a line's id, whose doing it is, and what did it.
func (d *draft) hurt(o *Object, of combat.DamageType, damage int, line string, by tracker.Seat, cause tracker.Cause, faces ...dice.Face) {
	from := o.Damage
	if body := o.fighter(); body.Immune(of) && damage > 0 {
		d.say(o.Controller, "table.logImmune", "Target", o.Printed.Name)
		damage = 0
	}
	o.Damage = min(o.Damage+damage, maxNumber)
	d.say(o.Controller, line, "Name", o.Printed.Name, "By", damage, "From", from, "To", o.Damage, "Faces", tracker.Faces(faces))
	if damage > 0 || len(faces) > 0 {
		d.dealt(o, by, cause, tracker.Came{Faces: faces, Amount: damage})
	}
	d.damaged(o, from)
	d.fallen(o)
}

// damaged does what follows when damage went up or down: sleepers wake, a
// mage's total goes up; healing takes a Rage token, at 0 damage all, and
// ends what holds only while there is damage.
func (d *draft) damaged(o *Object, from int) {
	switch {
	case o.Damage > from:
		d.wake(o)
		if o.isMage() {
			p := d.player(o.Owner)
			p.Taken = min(p.Taken+o.Damage-from, maxNumber)
		}
	case o.Damage == from:
	case o.Damage == 0:
		o.Tokens = put(put(o.Tokens, rage, 0), preyToken, 0)
	default:
		o.Tokens = put(o.Tokens, rage, o.Tokens[rage]-1)
	}
}

// pay takes mana from a mage or an object. It refuses more than there is; a table
// that overrules takes what there is.
func (d *draft) pay(o *Object, mana int) error {
	if err := d.law(mana <= o.Mana, TooLittleMana.With("Name", o.Printed.Name, "Need", mana, "Have", o.Mana).ByRule(d.cite(rulePayingMana))); err != nil {
		return err
	}
	o.Mana = max(0, o.Mana-mana)
	return nil
}
