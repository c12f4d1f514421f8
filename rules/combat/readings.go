package combat

// Readings says how to read the rules where a rulebook leaves room. Each field is
// named for the choice this project made, is true by [DefaultReadings], and says what
// holds instead when it is false. The letters are those of the project's list.
type Readings struct {
	// SumThenMinimum (A): all changes to the number of dice are added, then at
	// least 1 is rolled. Else: reductions stop at 1 before anything is added.
	SumThenMinimum bool
	// BonusLostOnMiss (B): Melee +X, Ranged +X and Charge belong to the first strike
	// and are lost with it. Else: they wait for the first strike that rolls dice.
	BonusLostOnMiss bool
	// BloodthirstyWaits (C): it goes to the first strike that finds a damaged Living
	// target, and is spent when that one misses or is avoided. Else: to the first
	// strike or to none.
	BloodthirstyWaits bool
	// VampiricWithinLife (D): damage beyond the Life that was left heals nobody.
	VampiricWithinLife bool
	// PreventedIsNotDealt (E): what a Voltaric Shield prevents feeds no Vampiric and
	// no Rage and wakes nobody. Else: it counts as dealt for these three.
	PreventedIsNotDealt bool
	// ShieldForOneStrike (F): the Voltaric Shield works against the first strike that
	// would damage the Mage. Else: against the whole attack that strike belongs to,
	// up to 3 in all.
	ShieldForOneStrike bool
	// ConditionsAtOnce (G): a condition works as soon as it lies there. Else: only
	// those count that lay there before the first attack of the exchange.
	ConditionsAtOnce bool
	// DirectDamageInFull (H): dice of direct damage count in full against
	// Incorporeal objects.
	DirectDamageInFull bool
	// EffectRollUncut (I): a changed effect roll may leave 1 to 12.
	EffectRollUncut bool
	// StaggerHitsSpells (J): Stagger takes dice from attack spells too.
	StaggerHitsSpells bool
	// FirstAttackOnly (J): an Academy Defense that is not infinite works against the
	// first attack received in the round only, used or not. Else: once a round.
	FirstAttackOnly bool
	// RestrainedOnce (L): being Restrained more than once is still one -2. Else: each
	// source takes 2.
	RestrainedOnce bool
	// CounterstrikeIsItsOwn (M): a counterstrike has Melee +X again.
	CounterstrikeIsItsOwn bool
	// CounterstrikeMeetsBarrier (M): one that hits sets off the damage barrier of the
	// first attacker.
	CounterstrikeMeetsBarrier bool
	// NoRageFromBarrier (N): a damage barrier gives no Rage token.
	NoRageFromBarrier bool
	// OneDazeOnWaking (T): a creature with several Sleep markers that is woken has one
	// Daze. Else: each of them turns into one.
	OneDazeOnWaking bool
	// ImmuneIsStillHit: an attack the target is immune to rolls nothing and does
	// nothing, yet reaches its sixth step and so has hit (R-78 with R-79).
	ImmuneIsStillHit bool
}

// DefaultReadings are the readings of this project: everything as chosen.
func DefaultReadings() Readings {
	return Readings{
		SumThenMinimum:            true,
		BonusLostOnMiss:           true,
		BloodthirstyWaits:         true,
		VampiricWithinLife:        true,
		PreventedIsNotDealt:       true,
		ShieldForOneStrike:        true,
		ConditionsAtOnce:          true,
		DirectDamageInFull:        true,
		EffectRollUncut:           true,
		StaggerHitsSpells:         true,
		FirstAttackOnly:           true,
		RestrainedOnce:            true,
		CounterstrikeIsItsOwn:     true,
		CounterstrikeMeetsBarrier: true,
		NoRageFromBarrier:         true,
		OneDazeOnWaking:           true,
		ImmuneIsStillHit:          true,
	}
}
