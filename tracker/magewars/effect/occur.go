package effect

import (
	"slices"
	"strconv"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// putInForce keeps a spell whose deeds go on after it is discarded; it gives its id, ""
// for a spell that does nothing more.
func (d *Draft) putInForce(seat tracker.Seat, p *state.CastData) string {
	if !state.LeavesNothing(p.Kind) || !slices.ContainsFunc(p.Deeds, goesOnAfter) || len(d.InForce) >= state.MaxObjects {
		return ""
	}
	return d.spellCard(seat, p).ID
}

// goesOnAfter tells of a deed that is still to come when its spell has been cast.
func goesOnAfter(it deed.Deed) bool {
	return it.At != deed.Cast && it.At != deed.Casts && it.At != deed.Reveal
}

// spellCard is a spell that leaves no object, kept until the round ends.
func (d *Draft) spellCard(seat tracker.Seat, p *state.CastData) *state.Object {
	if n := len(d.InForce); n > 0 && d.InForce[n-1].Printed.Same(&p.Printed) && d.InForce[n-1].Done[law.CastAt] == d.Event.Seq {
		return d.InForce[n-1]
	}
	d.LastSpell++
	card := p.Printed
	o := &state.Object{ID: "x" + strconv.Itoa(d.LastSpell), Printed: &card, Controller: seat, Owner: seat, Host: p.Target, Done: map[string]int{law.CastAt: d.Event.Seq}}
	d.InForce = append(slices.Clip(d.InForce), o)
	return o
}

// takeEffect does what a spell does when it resolves: at once where the table knows all
// of it, else it is offered.
func (d *Draft) takeEffect(seat tracker.Seat, p *state.CastData) error {
	if len(p.Deeds) == 0 || p.Kind == state.KindEnchantment {
		return nil
	}
	card := d.lastCard(seat, p)
	target := p.Target
	if !state.LeavesNothing(p.Kind) {
		target = card.Host
	}
	was, _ := d.Object(target) // one of its deeds may destroy it before another is reckoned from it
	return d.happenAll(state.Scene{Target: target, Dead: was}, card, func(it *deed.Deed) bool { return it.At == deed.Cast })
}

// lastCard is the object a spell has become, or the spell itself.
func (d *Draft) lastCard(seat tracker.Seat, p *state.CastData) *state.Object {
	if !state.LeavesNothing(p.Kind) && len(d.Objects) > 0 {
		return d.Objects[len(d.Objects)-1]
	}
	if slices.ContainsFunc(p.Deeds, goesOnAfter) {
		return d.spellCard(seat, p)
	}
	card := p.Printed
	return &state.Object{ID: "x0", Printed: &card, Controller: seat, Owner: seat, Host: p.Target}
}

// revealed does what an enchantment does when it is turned over.
func (d *Draft) revealed(o *state.Object) error {
	card, there := d.Object(o.ID)
	if !there {
		return nil
	}
	return d.happenAll(state.Scene{Target: card.Host}, card, func(it *deed.Deed) bool { return it.At == deed.Reveal && it.Of == nil })
}

// happenAll does those deeds of a card that are meant, in order.
func (d *Draft) happenAll(as state.Scene, card *state.Object, meant func(*deed.Deed) bool) error {
	for c := range law.Deeds(&d.State, as, card) {
		if !meant(c.Deed()) {
			continue
		}
		if err := d.happen(c); err != nil {
			return err
		}
	}
	return nil
}

// seenRevealed looks who waits for an enchantment's being turned over.
func (d *Draft) seenRevealed(card *state.Object) {
	for c := range law.Deeds(&d.State, state.Scene{Target: card.ID}, d.Objects...) {
		if it := c.Deed(); it.At == deed.Reveal && it.Of != nil {
			d.offer(c, card)
		}
	}
}

// occurAttack looks who waits for an attack on its target, before its dice fall or after
// it.
func (d *Draft) occurAttack(f *state.Fight, before bool) {
	o, there := d.Object(f.Attacker)
	t, also := d.Object(f.Target)
	if there && also {
		at := *f
		d.occurIn(deed.Attack, o, state.Scene{Target: t.ID, Fight: &at, Late: !before})
		d.occurIn(deed.Attacked, t, state.Scene{Target: o.ID, Fight: &at, Late: !before})
	}
}

// mindForced holds the dice of a fight to what a card does before them.
func (d *Draft) mindForced() error {
	o := d.Forced()
	if o == nil {
		return nil
	}
	return d.Demand(false, state.DecidesFirst.With("Card", o.Card, "Say", o.Say).ByRule("R-9"))
}

// beginsWith tells whether somebody was activated by this very event and a card that lies open
// decides about its activation first.
func (d *Draft) beginsWith(id string) bool {
	return d.begins == id && slices.ContainsFunc(d.Offers, func(o state.Offer) bool {
		return o.Scene.Deed().At == deed.Activation && o.Scene.Subject == id && !o.Scene.Card.FaceDown
	})
}

// occurHarm looks who waits for what a part of a fight has done: that it hit, did damage,
// or destroyed somebody.
func (d *Draft) occurHarm(f *state.Fight, part combat.Part, o, t *state.Object, report combat.Report) {
	from, to, seat := o, t, combat.DefenderSeat
	counter := part == combat.CounterAttack
	switch part {
	case combat.MainAttack:
	case combat.CounterAttack:
		from, to, seat = t, o, combat.AttackerSeat
	default:
		return
	}
	after := report.After[seat]
	at := *f
	c := state.Scene{Target: to.ID, Fight: &at, Counter: counter, Dealt: after.Received}
	c.Critical = slices.ContainsFunc(report.Events, func(e combat.Event) bool { return e.Kind == combat.DamageRoll && e.Faces.Critical() > 0 })
	if counter {
		c.Late = true
		d.occurIn(deed.Attack, from, c)
		c.Late = false
	}
	if slices.ContainsFunc(report.Events, func(e combat.Event) bool { return e.Kind == combat.DamageRoll || e.Kind == combat.EffectRoll }) {
		d.occurIn(deed.Struck, from, c)
	}
	if after.Received > 0 {
		d.occurIn(deed.Hit, from, c)
		back := c
		back.Target = from.ID
		d.occurIn(deed.Hurt, to, back)
	}
	if after.Destroyed {
		last := *to
		c.Dead = &last
		d.occurIn(deed.Kills, from, c)
	}
}

// EnterDeeds offers what is done in a phase; what is done at Reset is done at once.
func (d *Draft) EnterDeeds(phase state.Phase) {
	if phase == state.ResetPhase && d.Step != "" && d.Step != state.ReadyStep {
		return
	}
	d.timed(func(at deed.Moment) bool { return law.MomentOf(at).Phase == phase })
	for _, o := range d.InForce {
		if own := d.EditCard(o.ID); phase == state.UpkeepPhase {
			own.Done = state.Put(own.Done, law.UpkeepDone, own.Done[law.UpkeepDone]+1)
		}
	}
}

// timed offers the deeds of moments of the round, the holder of the initiative first.
func (d *Draft) timed(now func(deed.Moment) bool) {
	for _, seat := range d.InTurn() {
		for c := range law.Deeds(&d.State, state.Scene{}, d.Cards()...) {
			it := c.Deed()
			if c.Target = c.Card.Host; c.Card.Controller == seat && now(it.At) && c.Awaits() {
				d.comeUp(c, it.At == deed.Reset || c.Reminds() || it.Itself && IsAsked(&c))
			}
		}
	}
}

// LeaveDeeds forgets what was offered in the phase that is over.
func (d *Draft) LeaveDeeds(next state.Phase) {
	if next == d.Phase || d.Phase == "" {
		return
	}
	d.FreeCasts, d.Late = nil, nil
	d.dropOffers(func(o *state.Offer) bool { return o.Scene.Deed().At != deed.RoundEnd })
}

// EndDeeds ends what lasts for a round and offers what is done at its end.
func (d *Draft) EndDeeds() {
	d.Late = nil
	d.dropOffers(func(*state.Offer) bool { return true })
	for _, o := range slices.Clone(d.Objects) {
		d.dropPassing(o.ID, func(p *state.Passing) bool { return p.Until != "while" })
	}
	if d.Round > 0 {
		d.timed(func(at deed.Moment) bool { return at == deed.RoundEnd })
	}
	d.InForce = slices.DeleteFunc(slices.Clone(d.InForce), func(o *state.Object) bool { return !law.GoesOn(&d.State, o) })
}
