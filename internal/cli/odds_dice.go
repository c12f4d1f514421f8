package cli

import (
	"math/big"
	"slices"

	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/dice"
)

type pool struct {
	Dice int `odds:"dice!,0,200"`
}

// askPool: what so many attack dice show.
func askPool(q *pool, _ *dice.Budget) (answer, error) {
	pool := dice.Pool(q.Dice)
	total := pool.Total()
	return answer{
		{"normal_dist", distribution(pool.Normal())},
		{"critical_dist", distribution(pool.Critical())},
		{"total_dist", distribution(total)},
		{"expected_total", exactly(total.Mean())},
		{"expected_critical", exactly(pool.Critical().Mean())},
		{"variance_total", exactly(total.Variance())},
	}, nil
}

type faces struct {
	Faces       []dice.Face `odds:"faces!"`
	Incorporeal bool        `odds:"incorporeal"`
	Ethereal    bool        `odds:"ethereal"`
	Armor       int         `odds:"armor,-10000"`
	Piercing    int         `odds:"piercing"`
}

// askFaces: what dice that lie on the table do. What was rolled is said as it lies
// there, also against an Incorporeal object; what it damages is said as it counts.
func askFaces(q *faces, _ *dice.Budget) (answer, error) {
	roll := dice.Roll(q.Faces)
	armor := max(0, q.Armor-q.Piercing)
	if q.Incorporeal {
		armor = 0 // it has none, R-61
	}
	normal, critical := roll.Count(q.Incorporeal && !q.Ethereal)
	damage := max(0, normal-armor)
	return answer{
		{"normal_rolled", roll.Normal()},
		{"critical_rolled", roll.Critical()},
		{"normal_damage", damage},
		{"critical_damage", critical},
		{"damage", damage + critical},
	}, nil
}

type directDamage struct {
	game
	Dice     *int              `odds:"dice,0,200"`
	Points   *int              `odds:"points"`
	Type     combat.DamageType `odds:"damage_type"`
	Defender creature          `odds:"defender"`
}

// askDirectDamage: damage without an attack.
func askDirectDamage(q *directDamage, _ *dice.Budget) (answer, error) {
	if (q.Dice == nil) == (q.Points == nil) {
		return nil, &InputError{Path: "points", Fault: `either "dice" or "points" must be given`}
	}
	d := combat.DirectDamage{Rules: q.rules(), Dice: or(q.Dice, 0), Points: or(q.Points, 0), Type: q.Type, Target: q.Defender.body()}
	damage, destroyed := d.Odds()
	return answer{
		{"damage_dist", distribution(damage)},
		{"expected_damage", exactly(damage.Mean())},
		{"destroyed_probability", exactly(destroyed)},
	}, nil
}

type upkeep struct {
	game
	Creature creature              `odds:"creature"`
	Rounds   *int                  `odds:"rounds,0,100"`
	Order    []combat.UpkeepEffect `odds:"order"`
}

// askUpkeep: some Upkeep Phases of one object, one where it is left out. Without life
// the damage is what lies on it in the end. Effects the order leaves out come after it,
// in their usual order.
func askUpkeep(q *upkeep, b *dice.Budget) (answer, error) {
	u := combat.Upkeep{Creature: q.Creature.body(), Rounds: or(q.Rounds, 1), Order: q.Order}
	for _, effect := range combat.UpkeepEffects() {
		if !slices.Contains(q.Order, effect) {
			u.Order = append(u.Order, effect)
		}
	}
	odds, err := u.Try(b)
	if err != nil {
		return nil, err
	}
	if q.Creature.Life == nil {
		return answer{
			{"damage_dist", distribution(odds.Damage)},
			{"expected_damage", exactly(odds.Damage.Mean())},
			{"burn_markers_dist", distribution(odds.Burns)},
		}, nil
	}
	destroyed := new(big.Rat)
	if n := len(odds.DestroyedBy); n > 0 {
		destroyed = odds.DestroyedBy[n-1]
	}
	return answer{
		{"destroyed_by_each_upkeep", probabilities(odds.DestroyedBy)},
		{"destroyed_probability", exactly(destroyed)},
		{"damage_on_survivor", distribution(odds.Damage)},
	}, nil
}

type burnTotal struct {
	Burn int  `odds:"burn!,0,100"`
	UpTo *int `odds:"report_up_to"`
	Life *int `odds:"remaining_life"`
}

// askBurnTotal: all that some Burn markers do until the last is gone.
func askBurnTotal(q *burnTotal, b *dice.Budget) (answer, error) {
	fire := dice.Fire(q.Burn)
	found := answer{
		{"expected_total_damage", exactly(fire.Mean())},
		{"variance_total_damage", exactly(fire.Variance())},
	}
	if q.UpTo != nil {
		head, err := fire.Head(*q.UpTo, b)
		if err != nil {
			return nil, err
		}
		rows := [][3]any{}
		for damage := range *q.UpTo + 1 {
			if p := head.At(damage); p.Sign() > 0 {
				rows = append(rows, row(damage, p))
			}
		}
		found = append(found, entry{"pmf_head", rows}, entry{"tail_beyond_report", exactly(head.AtLeast(*q.UpTo + 1))})
	}
	destroyed := new(big.Rat)
	if q.Life != nil {
		destroyed = fire.AtLeast(*q.Life)
	}
	return append(found, entry{"destroyed_probability", exactly(destroyed)}), nil
}

type heal struct {
	game
	Target creature `odds:"target"`
	Dice   int      `odds:"dice!,0,200"`
}

// askHeal: dice of healing.
func askHeal(q *heal, _ *dice.Budget) (answer, error) {
	target := q.Target.body()
	healed, whole := target.Healing(q.Dice)
	return answer{
		{"healed_dist", distribution(healed)},
		{"expected_healed", exactly(healed.Mean())},
		{"fully_healed_probability", exactly(whole)},
	}, nil
}

type escape struct {
	Markers int  `odds:"markers!,0,100"`
	Needs   *int `odds:"needs,-10000"`
	Phases  *int `odds:"action_phases,0,100"`
}

// askEscape: markers that an escape roll may remove; left out, 7 or more does.
func askEscape(q *escape, _ *dice.Budget) (answer, error) {
	e := dice.Escape{Markers: q.Markers, Needs: or(q.Needs, 7), Phases: or(q.Phases, 1)}
	return answer{
		{"markers_left_dist", distribution(e.Left())},
		{"free_probability", exactly(e.Free())},
	}, nil
}

// or is a number, or another where it is left out.
func or(n *int, other int) int {
	if n == nil {
		return other
	}
	return *n
}

// askInitiative: who begins.
func askInitiative(*struct{}, *dice.Budget) (answer, error) {
	odds := dice.FirstInitiative()
	return answer{
		{"first_player_wins", exactly(odds.FirstWins)},
		{"tie_on_one_roll", exactly(odds.Tie)},
	}, nil
}
