package combat

// Report is an exchange that was played: what happened, step by step, and what has
// become of everyone.
type Report struct {
	Events []Event
	After  [3]After // by Seat
	Hit    bool     // a strike of the first attack hit
}

// After is what has become of one object.
type After struct {
	Received   int // damage, not cut at Life
	Healed     int
	Damage     int // on it now
	Destroyed  bool
	Markers    Markers
	RageTokens int
	Defended   int  // uses of its Defense this round
	Shielded   int  // prevented by its Voltaric Shield, which is then off
	Drained    int  // mana its controller loses, if there is as much
	Attacked   bool // Academy: it has received an attack this round
}

// Resolve plays the exchange once with the rolls given, step by step. An error is that
// of the rolls; the report then tells how far it came.
func (x *Exchange) Resolve(rolls Rolls) (Report, error) {
	var sc script
	x.write(&sc)
	return play(x.law(), &sc, rolls)
}

// Resolve plays both attacks once with the rolls given.
func (w *Sweep) Resolve(rolls Rolls) (Report, error) {
	var sc script
	w.write(&sc)
	return play(w.law(), &sc, rolls)
}

// play walks a script with one roll for each that is asked.
func play(l law, sc *script, rolls Rolls) (Report, error) {
	var report Report
	s, seated := sc.start, sc.seated()
	for i := range sc.steps {
		at := &sc.steps[i]
		if at.kind == stepEnter {
			seated[at.from] = at.fromIs
		}
		event, err := l.playStep(&s, at, rolls)
		if err != nil {
			report.close(&s, seated)
			return report, err
		}
		if event != nil {
			report.Events = append(report.Events, *event)
		}
	}
	report.close(&s, seated)
	return report, nil
}

// playStep plays one step; the event is nil if nothing happened.
func (l *law) playStep(s *state, at *step, rolls Rolls) (*Event, error) {
	event := &Event{Part: at.part, Strike: at.strike, From: at.from, To: at.target}
	asked := l.ask(s, at)
	before := *s
	rolled, err := event.roll(asked, rolls)
	if err != nil {
		return nil, err
	}
	if at.kind == stepDice && !s.missed {
		event.Dice = l.tally(s, at)
	}
	if at.kind == stepEffects && asked.kind == askEffect {
		event.Modified = l.effectRoll(s, at, rolled.side)
		event.Effects = at.attack.Effects.At(event.Modified)
	}
	l.take(s, at, asked, rolled)
	event.Change = changeOf(&before, s, at)
	if !event.name(s, at, asked, before.missed) {
		return nil, nil
	}
	return event, nil
}

// roll makes the roll that is asked for and keeps it.
func (e *Event) roll(asked ask, rolls Rolls) (rolled answer, err error) {
	switch asked.kind {
	case askEffect:
		e.Side, err = rolls.Effect()
		e.Needs, e.Success = asked.need, e.Side >= asked.need
		rolled.side = e.Side
	case askDice:
		e.Faces, err = rolls.Dice(asked.dice)
		e.Target, e.Damage = asked.to, e.Faces.Damage(asked.to)
		rolled.damage = e.Damage
	}
	return rolled, err
}

// name says what kind of event a step was, and whether it was one; missed tells whether
// the strike had missed before it.
func (e *Event) name(s *state, at *step, asked ask, missed bool) bool {
	switch at.kind {
	case stepDeclare:
		e.Kind = AttackDeclared
		if s.off {
			e.Kind = AttackNotMade
		}
		return true
	case stepMiss:
		e.Kind = MissRoll
	case stepAvoid:
		e.Kind = DefenseRoll
		if asked.kind == askNothing && s.missed && !missed { // it needed no roll
			e.Success = true
			return true
		}
	case stepDice:
		e.Kind = DamageRoll
		if at.immune && !s.missed {
			e.Kind = TargetImmune
			return true
		}
	case stepEffects:
		e.Kind = EffectRoll
	}
	return asked.kind != askNothing
}

// seated is who sits where; nil where nobody does.
func (sc *script) seated() [seats]*Creature {
	var who [seats]*Creature
	for i := range sc.steps {
		at := &sc.steps[i]
		who[at.from], who[at.target] = at.fromIs, at.targetIs
	}
	return who
}

// close writes down what has become of everyone.
func (r *Report) close(s *state, seated [seats]*Creature) {
	r.Hit = s.deeds.has(attackHit) || s.hit
	for seat, c := range seated {
		if c == nil {
			continue
		}
		b := &s.bodies[seat]
		r.After[seat] = After{
			Received: int(b.received), Healed: int(b.healed), Damage: b.damage(c), Destroyed: b.destroyed(c),
			Markers: b.markers, RageTokens: int(b.rage), Defended: int(b.defended),
			Shielded: int(b.prevented), Drained: int(b.drained), Attacked: b.attacked,
		}
	}
}
