package combat

// Course is how far an exchange has come that is played part by part, and what of
// the parts before still counts. What has become of the fighters is not in it: each
// part is played with the fighters of the [Exchange] as they are by then, so that
// what happens at the table between two strikes has its force. The zero Course is
// the beginning. A Course is a value and comparable.
type Course struct {
	Part   Part // the attack that comes next
	Strike int  // the strike of it that comes next, from 1; 0 before the first attack
	Over   bool // nothing comes any more
	Hit    bool // a strike of the first attack has hit

	begun  bool
	aloft  perSeat
	missed bool
	hit    bool
	bonus  bool
	blood  bool
	fed    bool
	deeds  deeds
}

// Fed reports whether the first attack had Bloodthirsty, which a second attack of a
// Sweeping one must know.
func (c Course) Fed() bool { return c.fed }

// Next moves a course on over what cannot be made as things stand: a counterstrike
// of who cannot act, the damage barrier of who was not hit.
func (x *Exchange) Next(c Course) Course {
	sc, s := x.resume(c)
	return x.law().next(sc, s, c)
}

// next moves a course on in its script, from a state.
func (l law) next(sc *script, s state, c Course) Course {
	for i := sc.find(c); i >= 0 && i < len(sc.steps); i++ {
		at := &sc.steps[i]
		if c.begun && at.part == c.Part && at.strike == c.Strike && c.Strike > 1 {
			return c // in the middle of an attack
		}
		if at.kind != stepDeclare {
			continue
		}
		if l.legal(&s, at) {
			c.Part, c.Strike = at.part, 1
			return c
		}
		s.deeds &^= lastAttackHit // what was not made has hit nobody
		c.deeds = s.deeds
	}
	c.Over = true
	return c
}

// Play plays the part that comes next, one strike with its rolls, and says where the
// exchange then stands. Of an attack that has destroyed its target no more strikes
// are made. An error is that of the rolls, and the course as it was.
func (x *Exchange) Play(c Course, rolls Rolls) (Report, Course, error) {
	l, report := x.law(), Report{}
	sc, s := x.resume(c)
	next := l.next(sc, s, c)
	if next.Over {
		return Report{}, next, nil
	}
	s.deeds = next.deeds
	last := sc.steps[sc.find(next)].attack.strikes()
	for i := sc.find(next); i < len(sc.steps) && sc.steps[i].part == next.Part; i++ {
		at := &sc.steps[i]
		if at.kind != stepEnd && at.strike > next.Strike || at.kind == stepEnd && next.Strike < last {
			continue
		}
		event, err := l.playStep(&s, at, rolls)
		if err != nil {
			return Report{}, c, err
		}
		if event == nil {
			continue
		}
		report.Events = append(report.Events, *event)
		if event.Change.Destroyed {
			last = next.Strike
		}
	}
	report.close(&s, sc.seated())
	return report, next.after(&s, next.Strike >= last), nil
}

// Decline leaves out the attack that comes next: a counterstrike that is not wanted,
// a damage barrier that has attacked this attacker before.
func (x *Exchange) Decline(c Course) Course {
	c = x.Next(c)
	if c.Over {
		return c
	}
	c.deeds &^= lastAttackHit
	c.Part, c.Strike = c.Part+1, 1
	return x.Next(c)
}

// after is the course after a strike.
func (c Course) after(s *state, over bool) Course {
	c.begun, c.aloft = true, s.aloft
	c.missed, c.hit, c.bonus, c.blood, c.deeds = s.missed, s.hit, s.bonus, s.blood, s.deeds
	c.fed = c.fed || c.Part == MainAttack && s.blood
	c.Hit = c.Hit || s.deeds.has(attackHit) || c.Part == MainAttack && s.hit
	c.Strike++
	if over {
		c.Part, c.Strike = c.Part+1, 1
	}
	return c
}

// resume writes the steps of the exchange and the state it is in.
func (x *Exchange) resume(c Course) (*script, state) {
	var sc script
	x.write(&sc)
	s := sc.start
	if c.begun {
		s.aloft = c.aloft
		s.missed, s.hit, s.bonus, s.blood, s.deeds = c.missed, c.hit, c.bonus, c.blood, c.deeds
	}
	return &sc, s
}

// find is the first step of what comes next, -1 for nothing.
func (sc *script) find(c Course) int {
	for i := range sc.steps {
		at := &sc.steps[i]
		if at.part >= c.Part && (at.part > c.Part || at.strike >= c.Strike || c.Strike <= 1) {
			return i
		}
	}
	return -1
}
