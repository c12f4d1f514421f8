package combat

// Rules are the game and the readings an attack is made under.
type Rules struct {
	Game     Game
	Readings Readings
}

// ArenaRules and AcademyRules are the rules of the two games as this project reads
// them.
func ArenaRules() Rules { return Rules{Game: Arena, Readings: DefaultReadings()} }

// AcademyRules are those of Academy.
func AcademyRules() Rules { return Rules{Game: Academy, Readings: DefaultReadings()} }

func (r Rules) law() law { return law{game: r.Game, read: r.Readings} }

// Exchange is one attack on one object with all that follows from it: the strikes,
// the defender's damage barrier and its counterstrike, and the attacker's damage
// barrier against that. It is a value to be read, never changed.
type Exchange struct {
	Rules
	Attacker      Creature
	Attack        Attack
	Defender      Creature
	Counterstrike *Attack // the quick melee attack the defender answers with, if it may
	Policy        Policy  // when the defender uses its Defense
	Answer        Policy  // when the attacker does, against the counterstrike
	Second        bool    // the second attack of a Sweeping one: see Sweep
	Fed           bool    // of a second attack: the first had Bloodthirsty

	amid  bool    // it is the rest of an attack that was declared before
	aloft perSeat // of a rest: who flew then
}

// opening is the first attack of the exchange.
func (x *Exchange) opening() step {
	return step{
		part: MainAttack, from: AttackerSeat, target: DefenderSeat, fromIs: &x.Attacker,
		targetIs: &x.Defender, attack: &x.Attack, policy: x.Policy, second: x.Second, amid: x.amid,
	}
}

// write writes the steps of the exchange.
func (x *Exchange) write(sc *script) {
	sc.reset(x.steps())
	sc.enters(AttackerSeat, &x.Attacker)
	sc.enters(DefenderSeat, &x.Defender)
	sc.start.blood = x.Fed
	if x.amid {
		sc.start.aloft = x.aloft
	}
	first := x.opening()
	sc.attacks(first)
	sc.answers(BarrierAttack, first)
	if !x.mayAnswer() {
		return
	}
	back := step{
		part: CounterAttack, from: DefenderSeat, target: AttackerSeat, fromIs: &x.Defender,
		targetIs: &x.Attacker, attack: x.Counterstrike, policy: x.Answer,
	}
	sc.attacks(back)
	if x.Readings.CounterstrikeMeetsBarrier {
		sc.answers(ReturnBarrier, back)
	}
}

// steps is how many steps the exchange has at most.
func (x *Exchange) steps() int {
	n := x.Attack.steps() + barrierSteps
	if x.Counterstrike != nil {
		n += x.Counterstrike.steps() + barrierSteps
	}
	return n
}

// mayAnswer reports whether there can be a counterstrike at all: melee against melee
//
func (x *Exchange) mayAnswer() bool {
	return x.Counterstrike != nil && x.Attack.Kind == Melee && !x.Attack.Zone &&
		x.Counterstrike.Kind == Melee && !x.Counterstrike.Zone && !x.Counterstrike.Spell
}

// FirstStrike is how the number of dice of the first strike comes about.
func (x *Exchange) FirstStrike() Tally {
	var sc script
	x.write(&sc)
	return sc.firstTally(x.law())
}

// firstTally is the tally of the first strike of a script; no dice at all where the
// attack cannot be made.
func (sc *script) firstTally(l law) Tally {
	s := sc.start
	for i := range sc.steps {
		at := &sc.steps[i]
		if at.kind == stepDice {
			if s.off {
				return Tally{Immune: true}
			}
			return l.tally(&s, at)
		}
		if at.kind <= stepDeclare {
			l.take(&s, at, ask{}, answer{})
		}
	}
	return Tally{Immune: true}
}

// MostDamage is no less than the defender can receive.
func (x *Exchange) MostDamage() int {
	var sc script
	x.write(&sc)
	return sc.mostDamage()
}

// mostDamage is no less than the defender can receive in a script.
func (sc *script) mostDamage() (most int) {
	for i := range sc.steps {
		if at := &sc.steps[i]; at.kind == stepDice && at.target == DefenderSeat {
			most += at.mostDamage()
		}
	}
	return most
}
