package cli

import (
	"fmt"

	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/dice"
)

// oneAttack is what the questions about one attack share; B is how the attack bar is
// read, which depends on whether its dice are rolled.
type oneAttack[B any] struct {
	game
	Attacker creature `odds:"attacker"`
	Attack   B        `odds:"attack"`
	Defender defender `odds:"defender"`
	Policy   policy   `odds:"defense_policy,1,100"`
}

func (o *oneAttack[B]) exchange() combat.Exchange {
	x := combat.Exchange{
		Rules: o.rules(), Attacker: o.Attacker.body(), Defender: o.Defender.body(), Policy: o.Policy.or(o.Defender),
	}
	if bar, ok := any(&o.Attack).(interface{ bar() combat.Attack }); ok {
		x.Attack = bar.bar()
	}
	return x
}

// askAttack: one attack on one object.
func askAttack(q *oneAttack[blow], b *dice.Budget) (answer, error) {
	x := q.exchange()
	x.Defender.Barrier = nil // it strikes after all that is asked here
	odds, err := x.Try(b)
	if err != nil {
		return nil, err
	}
	found := attackAnswer(x.FirstStrike(), odds.Defender)
	found = append(found, entry{"hit_probability", exactly(odds.Hit)})
	found = append(found, markersWhereAny("markers_on_defender", odds.Defender)...)
	if x.Attack.Vampiric {
		found = append(found, healed(odds.Attacker.Healed)...)
	}
	return append(found, shieldAndRage(&x.Defender, odds.Defender)...), nil
}

func healed(d dice.Dist) answer {
	return answer{{"attacker_healed_dist", distribution(d)}, {"expected_attacker_healed", exactly(d.Mean())}}
}

type sequence struct {
	game
	Defender defender `odds:"defender"`
	Attacks  []struct {
		Attacker creature `odds:"attacker"`
		Attack   blow     `odds:"attack"`
	} `odds:"attacks"`
	Policy policy `odds:"defense_policy,1,100"`
}

// askSequence: attacks by several creatures on one object in one round.
func askSequence(in *sequence, b *dice.Budget) (answer, error) {
	q := combat.Sequence{Rules: in.rules(), Defender: in.Defender.body(), Policy: in.Policy.or(in.Defender)}
	if len(in.Attacks) == 0 {
		return nil, &InputError{Path: "attacks", Fault: "there must be at least one"}
	}
	vampiric := false
	for i := range in.Attacks {
		one := &in.Attacks[i]
		q.Blows = append(q.Blows, combat.Blow{Attacker: one.Attacker.body(), Attack: one.Attack.bar()})
		vampiric = vampiric || one.Attack.Vampiric
	}
	odds, err := q.Try(b)
	if err != nil {
		return nil, err
	}
	found := attackAnswer(q.FirstStrike(), odds.Defender)
	found = append(found, entry{"hit_probability", exactly(odds.Hit)})
	found = append(found, markersWhereAny("markers_on_defender", odds.Defender)...)
	if vampiric {
		found = append(found, healed(odds.Healed)...)
	}
	found = append(found, shieldAndRage(&q.Defender, odds.Defender)...)
	return append(found, entry{"destroyed_after_each_attack", probabilities(odds.DestroyedAfter)}), nil
}

type exchange struct {
	oneAttack[blow]
	Counterstrike *blow `odds:"counterstrike"`
}

// askExchange: an attack with all that comes back.
func askExchange(q *exchange, b *dice.Budget) (answer, error) {
	x := q.exchange()
	if q.Counterstrike != nil {
		bar := q.Counterstrike.bar()
		x.Counterstrike = &bar
	}
	odds, err := x.Try(b)
	if err != nil {
		return nil, err
	}
	found := append(fateAnswer("defender_", odds.Defender), fateAnswer("attacker_", odds.Attacker)...)
	return append(found,
		entry{"hit_probability", exactly(odds.Hit)},
		entry{"barrier_attack_probability", exactly(odds.Barrier)},
		entry{"counterstrike_probability", exactly(odds.Counterstrike)},
		entry{"both_destroyed_probability", exactly(odds.BothDestroyed)},
		entry{"markers_on_defender", markers(odds.Defender)},
		entry{"markers_on_attacker", markers(odds.Attacker)},
		entry{"defender_healed_dist", distribution(odds.Defender.Healed)},
		entry{"attacker_healed_dist", distribution(odds.Attacker.Healed)},
	), nil
}

// attackOnMany is one attack on more than one object.
type attackOnMany struct {
	game
	Attacker  creature   `odds:"attacker"`
	Attack    blow       `odds:"attack"`
	Defenders []defender `odds:"defenders"`
	Policy    policy     `odds:"defense_policy,1,100"`
}

func (q *attackOnMany) bodies() []combat.Creature {
	list := make([]combat.Creature, len(q.Defenders))
	for i := range list {
		list[i] = q.Defenders[i].body()
	}
	return list
}

// askSweep: a Sweeping attack on two objects.
func askSweep(q *attackOnMany, b *dice.Budget) (answer, error) {
	if n := len(q.Defenders); n != 2 {
		return nil, &InputError{Path: "defenders", Fault: fmt.Sprintf("there must be 2, found %d", n)}
	}
	w := combat.Sweep{Rules: q.rules(), Attacker: q.Attacker.body(), Attack: q.Attack.bar(), Policy: q.Policy.or(q.Defenders...)}
	copy(w.Targets[:], q.bodies())
	odds, err := w.Try(b)
	if err != nil {
		return nil, err
	}
	found := append(fateAnswer("first_", odds.First), fateAnswer("second_", odds.Second)...)
	return append(found, entry{"both_destroyed_probability", exactly(odds.BothDestroyed)}), nil
}

// askZone: an attack on everything in a zone.
func askZone(q *attackOnMany, b *dice.Budget) (answer, error) {
	if len(q.Defenders) == 0 {
		return nil, &InputError{Path: "defenders", Fault: "there must be at least one"}
	}
	z := combat.Zone{Rules: q.rules(), Attacker: q.Attacker.body(), Attack: q.Attack.bar(), Targets: q.bodies()}
	odds, err := z.Try(b)
	if err != nil {
		return nil, err
	}
	objects := make([]answer, len(odds.Objects))
	for i, object := range odds.Objects {
		objects[i] = append(answer{{"dice_first_strike", object.Dice}}, fateAnswer("", object.Fate)...)
		objects[i] = append(objects[i], entry{"hit_probability", exactly(object.Hit)})
		objects[i] = append(objects[i], markersWhereAny("markers_on_defender", object.Fate)...)
		objects[i] = append(objects[i], shieldAndRage(&z.Targets[i], object.Fate)...)
	}
	return answer{
		{"per_object", objects},
		{"total_damage_dist", distribution(odds.Total)},
		{"expected_total_damage", exactly(odds.Total.Mean())},
		{"all_destroyed_probability", exactly(odds.AllDestroyed)},
		{"none_destroyed_probability", exactly(odds.NoneDestroyed)},
	}, nil
}

// askEffectDie: the effect roll of a strike that hits.
func askEffectDie(q *oneAttack[attack], _ *dice.Budget) (answer, error) {
	x := q.exchange()
	odds := x.EffectDie()
	return answer{
		{"modifier", odds.Modifier},
		{"outcomes", namedDistribution(odds.Rows)},
		{"landed", namedDistribution(odds.Landed)},
	}, nil
}

// askDefenseRoll: the Defense against the first strike.
func askDefenseRoll(q *oneAttack[attack], _ *dice.Budget) (answer, error) {
	x := q.exchange()
	usable, avoids := x.DefenseRoll()
	return answer{{"defense_usable", usable}, {"avoid_probability", exactly(avoids)}}, nil
}

// attackAnswer is what attack and sequence begin with.
func attackAnswer(first combat.Tally, f combat.Fate) answer {
	return append(answer{{"dice_first_strike", first.Dice()}}, fateAnswer("", f)...)
}

// fateAnswer is the four answers about an object.
func fateAnswer(whose string, f combat.Fate) answer {
	return answer{
		{whose + "damage_dist", distribution(f.Damage)},
		{whose + "expected_damage", exactly(f.Damage.Mean())},
		{whose + "destroyed_probability", exactly(f.Destroyed)},
		{whose + "damage_capped_dist", distribution(f.Capped)},
	}
}

// markers is the markers on an object by condition.
func markers(f combat.Fate) answer {
	found := answer{}
	for _, condition := range combat.Conditions() {
		if d, there := f.Markers[condition]; there {
			found = append(found, entry{condition.String(), distribution(d)})
		}
	}
	return found
}

// markersWhereAny is the same, and nothing where there can be none.
func markersWhereAny(key string, f combat.Fate) answer {
	if len(f.Markers) == 0 {
		return nil
	}
	return answer{{key, markers(f)}}
}

// shieldAndRage is what is said of a Voltaric Shield and of Rage, where there are.
func shieldAndRage(c *combat.Creature, f combat.Fate) answer {
	var found answer
	if c.Shield {
		found = append(found, entry{"shield_used_probability", exactly(f.Shield)})
	}
	if c.Rage > 0 || c.RageTokens > 0 {
		found = append(found, entry{"rage_tokens_dist", distribution(f.Rage)})
	}
	return found
}
