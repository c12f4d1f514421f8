package effect

import (
	"slices"
	"strings"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// bout sets two fighters against each other as they are now, with what was decided
// for the part that comes next.
func (d *Draft) bout(f *state.Fight, p state.FightData) law.Bout {
	var b law.Bout
	attack := f.AsAttack()
	b.From, b.Exchange.Attacker = d.fighter(f, f.Attacker)
	b.To, b.Exchange.Defender = d.fighter(f, f.Target)
	b.Exchange.Rules, b.Exchange.Attack = d.Variant().Law, attack
	b.Exchange.Attack.Versus = f.Bar.Versus(b.To.Aimed())
	b.Exchange.Second, b.Exchange.Fed = f.Second, f.Fed
	b.Exchange.Attacker.Moved = f.Plan.Moved
	if f.Found {
		b.Exchange.Attacker.Markers[combat.Daze] = 0 // one roll for the whole zone
	}
	if f.Forced {
		b.Exchange.Attacker.Markers[combat.Stun], b.Exchange.Attacker.Markers[combat.Sleep], b.Exchange.Attacker.Rank = 0, 0, combat.Major
	}
	law.Sharpen(b.From, &b.Exchange.Attack)
	if f.Plan.InMagesZone || p.InMagesZone { // the die of a Pet, of which the table has to be told
		b.Helped(combat.AttackerSeat, tracker.Word("table.askPet"), b.From.IsPet())
		b.Helped(combat.DefenderSeat, tracker.Word("table.askPet"), b.To.IsPet())
	}
	d.arm(f, &b, p)
	law.Weaken(f, &b)
	d.boosted(f, &b, false)
	d.boosted(f, &b, true)
	if d.Allied(b.From.Controller, b.To.Controller) { // what only an enemy brings: Rage and Mana Drain
		b.Exchange.Attacker.Rage, b.Exchange.Defender.Rage, b.Exchange.Attack.ManaDrain = 0, 0, 0
	}
	if attack.Kind == combat.Melee && b.From.Flies() && !b.To.Flies() {
		b.Exchange.Attacker.Flying = false // it comes down for it
	}
	return b
}

// fighter is an object of the fight with all that lies on it, also one that was
// destroyed in it.
func (d *Draft) fighter(f *state.Fight, id string) (*state.Object, combat.Creature) {
	if o, there := d.Object(id); there {
		return o, d.Body(o)
	}
	for _, g := range f.Ghosts {
		if g.Object.ID == id {
			return g.Object, g.Body
		}
	}
	return nil, combat.Creature{}
}

// arm gives both what they can answer with: Defenses, damage barriers that have not
// attacked this attacker yet this round, and the target its counterstrike.
func (d *Draft) arm(f *state.Fight, b *law.Bout, p state.FightData) {
	b.Exchange.Defender.Defense, b.Shields[combat.DefenderSeat] = law.Shield(&d.State, b.To, b.Exchange.Attack.Kind, p)
	b.Exchange.Attacker.Defense, b.Shields[combat.AttackerSeat] = law.Shield(&d.State, b.From, combat.Melee, p)
	b.Exchange.Policy.Never = Never(p.Shield, p.Defense)
	b.Exchange.Answer.Never = b.Exchange.Policy.Never
	if slices.Contains(b.To.Scorched, b.From.ID) {
		b.Exchange.Defender.Barrier = nil
	}
	if slices.Contains(b.From.Scorched, b.To.ID) {
		b.Exchange.Attacker.Barrier = nil
	}
	if b.From.ID == b.To.ID {
		b.Exchange.Defender.Barrier = nil
		return
	}
	name := pick.Either(f.Answer != "", f.Answer, p.Attack)
	for _, bar := range law.AnswersOf(&d.State, f, b.To) {
		if name == "" || strings.EqualFold(bar.Name, name) {
			back := bar.Attack(false)
			back.Versus = bar.Versus(b.From.Aimed())
			law.Sharpen(b.To, &back)
			b.Counter, b.Exchange.Counterstrike = bar, &back
			return
		}
	}
}
