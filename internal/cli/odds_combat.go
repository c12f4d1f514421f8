package cli

import (
	"github.com/quickcast/quickcast/rules/combat"
)

// askAttack: one attack on one object.
func askAttack(in *fields) answer {
	x, ready := readExchange(in, readBlow)
	if !ready {
		return nil
	}
	x.Defender.Barrier = nil // it strikes after all that is asked here
	odds, err := x.Try(in.budget)
	if in.fails(err) {
		return nil
	}
	found := attackAnswer(x.FirstStrike(), odds.Defender)
	found = append(found, entry{"hit_probability", exactly(odds.Hit)})
	found = append(found, markersWhereAny("markers_on_defender", odds.Defender)...)
	if x.Attack.Vampiric {
		found = append(found, entry{"attacker_healed_dist", distribution(odds.Attacker.Healed)},
			entry{"expected_attacker_healed", exactly(odds.Attacker.Healed.Mean())})
	}
	return append(found, shieldAndRage(&x.Defender, odds.Defender)...)
}

// askSequence: attacks by several creatures on one object in one round.
func askSequence(in *fields) answer {
	q := combat.Sequence{Rules: readRules(in)}
	defender := in.object("defender")
	q.Defender, q.Policy = readCreature(defender), readPolicy(in, defender)
	defender.done()
	vampiric := false
	for _, object := range in.objects("attacks") {
		attacker := object.object("attacker")
		blow := combat.Blow{Attacker: readCreature(attacker), Attack: readBlow(object.object("attack"))}
		attacker.done()
		object.done()
		vampiric = vampiric || blow.Attack.Vampiric
		q.Blows = append(q.Blows, blow)
	}
	if len(q.Blows) == 0 {
		in.refuse("attacks", "there must be at least one")
	}
	if !in.done() {
		return nil
	}
	odds, err := q.Try(in.budget)
	if in.fails(err) {
		return nil
	}
	found := attackAnswer(q.FirstStrike(), odds.Defender)
	found = append(found, entry{"hit_probability", exactly(odds.Hit)})
	found = append(found, markersWhereAny("markers_on_defender", odds.Defender)...)
	if vampiric {
		found = append(found, entry{"attacker_healed_dist", distribution(odds.Healed)},
			entry{"expected_attacker_healed", exactly(odds.Healed.Mean())})
	}
	found = append(found, shieldAndRage(&q.Defender, odds.Defender)...)
	return append(found, entry{"destroyed_after_each_attack", probabilities(odds.DestroyedAfter)})
}

// askExchange: an attack with all that comes back.
func askExchange(in *fields) answer {
	var counterstrike *combat.Attack
	if in.has("counterstrike") {
		attack := readBlow(in.object("counterstrike"))
		counterstrike = &attack
	}
	in.asked = append(in.asked, "counterstrike")
	x, ready := readExchange(in, readBlow)
	if !ready {
		return nil
	}
	x.Counterstrike = counterstrike
	odds, err := x.Try(in.budget)
	if in.fails(err) {
		return nil
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
	)
}

// askSweep: a Sweeping attack on two objects.
func askSweep(in *fields) answer {
	w := combat.Sweep{Rules: readRules(in)}
	attacker := in.object("attacker")
	w.Attacker, w.Attack = readCreature(attacker), readBlow(in.object("attack"))
	attacker.done()
	targets, policy := readTargets(in)
	w.Policy = policy
	if copy(w.Targets[:], targets) != 2 || len(targets) != 2 {
		in.refuse("defenders", plural(len(targets), 2))
	}
	if !in.done() {
		return nil
	}
	odds, err := w.Try(in.budget)
	if in.fails(err) {
		return nil
	}
	found := append(fateAnswer("first_", odds.First), fateAnswer("second_", odds.Second)...)
	return append(found, entry{"both_destroyed_probability", exactly(odds.BothDestroyed)})
}

// askZone: an attack on everything in a zone.
func askZone(in *fields) answer {
	z := combat.Zone{Rules: readRules(in)}
	attacker := in.object("attacker")
	z.Attacker, z.Attack = readCreature(attacker), readBlow(in.object("attack"))
	attacker.done()
	z.Targets, _ = readTargets(in)
	if len(z.Targets) == 0 {
		in.refuse("defenders", "there must be at least one")
	}
	if !in.done() {
		return nil
	}
	odds, err := z.Try(in.budget)
	if in.fails(err) {
		return nil
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
	}
}

// askEffectDie: the effect roll of a strike that hits.
func askEffectDie(in *fields) answer {
	x, ready := readExchange(in, readAttack)
	if !ready {
		return nil
	}
	odds := x.EffectDie()
	return answer{
		{"modifier", odds.Modifier},
		{"outcomes", namedDistribution(odds.Rows)},
		{"landed", namedDistribution(odds.Landed)},
	}
}

// askDefenseRoll: the Defense against the first strike.
func askDefenseRoll(in *fields) answer {
	x, ready := readExchange(in, readAttack)
	if !ready {
		return nil
	}
	usable, avoids := x.DefenseRoll()
	return answer{{"defense_usable", usable}, {"avoid_probability", exactly(avoids)}}
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
