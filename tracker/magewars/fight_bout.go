package magewars

import (
	"slices"
	"strings"

	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/tracker"
)

// bout sets two fighters against each other as they are now, with what was decided
// for the part that comes next.
func (d *draft) bout(f *Fight, p fightData) bout {
	var b bout
	attack := f.attack()
	b.o, b.x.Attacker = d.fighter(f, f.Attacker)
	b.t, b.x.Defender = d.fighter(f, f.Target)
	b.x.Rules, b.x.Attack = d.variant().law, attack
	b.x.Attack.Versus = f.bar.Versus(b.t.aimed())
	b.x.Second, b.x.Fed = f.second, f.fed
	b.x.Attacker.Moved = f.plan.Moved
	if f.found {
		b.x.Attacker.Markers[combat.Daze] = 0 // one roll for the whole zone
	}
	if f.forced {
		b.x.Attacker.Markers[combat.Stun], b.x.Attacker.Markers[combat.Sleep], b.x.Attacker.Rank = 0, 0, combat.Major
	}
	b.o.sharpen(&b.x.Attack)
	d.helpPets(f, &b, p)
	d.arm(f, &b, p)
	f.weaken(&b)
	d.boosted(f, &b, false)
	d.boosted(f, &b, true)
	d.befriend(&b)
	if attack.Kind == combat.Melee && b.o.flies() && !b.t.flies() {
		b.x.Attacker.Flying = false // it comes down for it
	}
	return b
}

// fighter is an object of the fight with all that lies on it, also one that was
// destroyed in it.
func (d *draft) fighter(f *Fight, id string) (*Object, combat.Creature) {
	if o, there := d.Object(id); there {
		return o, d.body(o)
	}
	for _, g := range f.ghosts {
		if g.object.ID == id {
			return g.object, g.body
		}
	}
	return nil, combat.Creature{}
}

// arm gives both what they can answer with: Defenses, damage barriers that have not
// attacked this attacker yet this round, and the target its counterstrike.
func (d *draft) arm(f *Fight, b *bout, p fightData) {
	b.x.Defender.Defense, b.shields[combat.DefenderSeat] = d.shield(b.t, b.x.Attack.Kind, p)
	b.x.Attacker.Defense, b.shields[combat.AttackerSeat] = d.shield(b.o, combat.Melee, p)
	b.x.Policy.Never = never(p.Shield, p.Defense)
	b.x.Answer.Never = b.x.Policy.Never
	if slices.Contains(b.t.Scorched, b.o.ID) {
		b.x.Defender.Barrier = nil
	}
	if slices.Contains(b.o.Scorched, b.t.ID) {
		b.x.Attacker.Barrier = nil
	}
	if b.o.ID == b.t.ID {
		b.x.Defender.Barrier = nil
		return
	}
	name := either(f.answer != "", f.answer, p.Attack)
	for _, bar := range d.answersOf(f, b.t) {
		if name == "" || strings.EqualFold(bar.Name, name) {
			back := bar.Attack(false)
			back.Versus = bar.Versus(b.o.aimed())
			b.t.sharpen(&back)
			b.counter, b.x.Counterstrike = bar, &back
			return
		}
	}
}

// befriend takes away what only an enemy brings: Rage and Mana Drain.
func (d *draft) befriend(b *bout) {
	if d.Allied(b.o.Controller, b.t.Controller) {
		b.x.Attacker.Rage, b.x.Defender.Rage, b.x.Attack.ManaDrain = 0, 0, 0
	}
}

// helpPets gives a Pet the die it has in the zone of its mage, which the
// table has to be told.
func (d *draft) helpPets(f *Fight, b *bout, p fightData) {
	if !f.plan.InMagesZone && !p.InMagesZone {
		return
	}
	b.helped(combat.AttackerSeat, tracker.Word("table.askPet"), b.o.isPet())
	b.helped(combat.DefenderSeat, tracker.Word("table.askPet"), b.t.isPet())
}
