package cli

import (
	"math/big"
	"strings"

	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/dice"
)

// askPool: what so many attack dice show.
func askPool(in *fields) answer {
	in.needs("dice")
	pool := dice.Pool(in.number("dice", mostDice))
	if !in.done() {
		return nil
	}
	total := pool.Total()
	return answer{
		{"normal_dist", distribution(pool.Normal())},
		{"critical_dist", distribution(pool.Critical())},
		{"total_dist", distribution(total)},
		{"expected_total", exactly(total.Mean())},
		{"expected_critical", exactly(pool.Critical().Mean())},
		{"variance_total", exactly(total.Variance())},
	}
}

// askFaces: what dice that lie on the table do. What was rolled is said as it lies
// there, also against an Incorporeal object; what it damages is said as it counts.
func askFaces(in *fields) answer {
	in.needs("faces")
	var roll dice.Roll
	for _, value := range in.list("faces") {
		face, err := dice.ParseFace(strings.ToLower(strings.Trim(shown(value), `"`)))
		if err != nil {
			in.refuse("faces", err.Error())
		}
		roll = append(roll, face)
	}
	incorporeal, ethereal := in.flag("incorporeal"), in.flag("ethereal")
	armor := max(0, in.between("armor", -mostPoints, mostPoints)-in.number("piercing", mostPoints))
	if incorporeal {
		armor = 0 // it has none, R-61
	}
	if !in.done() {
		return nil
	}
	normal, critical := roll.Count(incorporeal && !ethereal)
	damage := max(0, normal-armor)
	return answer{
		{"normal_rolled", roll.Normal()},
		{"critical_rolled", roll.Critical()},
		{"normal_damage", damage},
		{"critical_damage", critical},
		{"damage", damage + critical},
	}
}

// askDirectDamage: damage without an attack.
func askDirectDamage(in *fields) answer {
	target := in.object("defender")
	d := combat.DirectDamage{
		Rules:  readRules(in),
		Dice:   in.number("dice", mostDice),
		Points: in.number("points", mostPoints),
		Type:   readDamageType(in, "damage_type", in.text("damage_type")),
		Target: readCreature(target),
	}
	target.done()
	if in.has("dice") == in.has("points") {
		in.refuse("points", `either "dice" or "points" must be given`)
	}
	if !in.done() {
		return nil
	}
	damage, destroyed := d.Odds()
	return answer{
		{"damage_dist", distribution(damage)},
		{"expected_damage", exactly(damage.Mean())},
		{"destroyed_probability", exactly(destroyed)},
	}
}

// askUpkeep: some Upkeep Phases of one object. Without life the damage is what lies
// on it in the end. Effects the order leaves out come after it, in their usual order.
func askUpkeep(in *fields) answer {
	readRules(in)
	creature := in.object("creature")
	u := combat.Upkeep{Creature: readCreature(creature), Rounds: 1}
	creature.done()
	if in.has("rounds") {
		u.Rounds = in.number("rounds", mostMarkers)
	}
	in.asked = append(in.asked, "rounds")
	given := map[combat.UpkeepEffect]bool{}
	for _, text := range in.texts("order") {
		effect := named(in, "order", text, combat.UpkeepEffects())
		u.Order, given[effect] = append(u.Order, effect), true
	}
	for _, effect := range combat.UpkeepEffects() {
		if !given[effect] {
			u.Order = append(u.Order, effect)
		}
	}
	if !in.done() {
		return nil
	}
	odds, err := u.Try(in.budget)
	if in.fails(err) {
		return nil
	}
	if !creature.has("life") {
		return answer{
			{"damage_dist", distribution(odds.Damage)},
			{"expected_damage", exactly(odds.Damage.Mean())},
			{"burn_markers_dist", distribution(odds.Burns)},
		}
	}
	destroyed := new(big.Rat)
	if n := len(odds.DestroyedBy); n > 0 {
		destroyed = odds.DestroyedBy[n-1]
	}
	return answer{
		{"destroyed_by_each_upkeep", probabilities(odds.DestroyedBy)},
		{"destroyed_probability", exactly(destroyed)},
		{"damage_on_survivor", distribution(odds.Damage)},
	}
}

// askBurnTotal: all that some Burn markers do until the last is gone.
func askBurnTotal(in *fields) answer {
	in.needs("burn")
	fire := dice.Fire(in.number("burn", mostMarkers))
	upTo, life := in.number("report_up_to", mostPoints), in.number("remaining_life", mostPoints)
	if !in.done() {
		return nil
	}
	found := answer{
		{"expected_total_damage", exactly(fire.Mean())},
		{"variance_total_damage", exactly(fire.Variance())},
	}
	if in.has("report_up_to") {
		head, err := fire.Head(upTo, in.budget)
		if in.fails(err) {
			return nil
		}
		rows := [][3]any{}
		for damage := range upTo + 1 {
			if p := head.At(damage); p.Sign() > 0 {
				rows = append(rows, row(damage, p))
			}
		}
		found = append(found, entry{"pmf_head", rows}, entry{"tail_beyond_report", exactly(head.AtLeast(upTo + 1))})
	}
	destroyed := new(big.Rat)
	if in.has("remaining_life") {
		destroyed = fire.AtLeast(life)
	}
	return append(found, entry{"destroyed_probability", exactly(destroyed)})
}

// askHeal: dice of healing.
func askHeal(in *fields) answer {
	object := in.object("target")
	target := readCreature(object)
	object.done()
	in.needs("dice")
	number := in.number("dice", mostDice)
	readRules(in)
	if !in.done() {
		return nil
	}
	healed, whole := target.Healing(number)
	return answer{
		{"healed_dist", distribution(healed)},
		{"expected_healed", exactly(healed.Mean())},
		{"fully_healed_probability", exactly(whole)},
	}
}

// askEscape: markers that an escape roll may remove; left out, 7 or more does.
func askEscape(in *fields) answer {
	in.needs("markers")
	e := dice.Escape{Markers: in.number("markers", mostMarkers), Needs: 7, Phases: 1}
	if in.has("needs") {
		e.Needs = in.between("needs", -mostPoints, mostPoints)
	}
	if in.has("action_phases") {
		e.Phases = in.number("action_phases", mostMarkers)
	}
	in.asked = append(in.asked, "needs", "action_phases")
	if !in.done() {
		return nil
	}
	return answer{
		{"markers_left_dist", distribution(e.Left())},
		{"free_probability", exactly(e.Free())},
	}
}

// askInitiative: who begins.
func askInitiative(in *fields) answer {
	if !in.done() {
		return nil
	}
	odds := dice.FirstInitiative()
	return answer{
		{"first_player_wins", exactly(odds.FirstWins)},
		{"tie_on_one_roll", exactly(odds.Tie)},
	}
}
