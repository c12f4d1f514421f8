package magewars

import (
	"slices"
	"strconv"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/tracker"
)

// putInForce keeps a spell whose deeds go on after it is discarded; it gives its id, ""
// for a spell that does nothing more.
func (d *draft) putInForce(seat tracker.Seat, p *castData) string {
	goesOn := func(it deed.Deed) bool { return it.At != deed.Cast && it.At != deed.Casts && it.At != deed.Reveal }
	if !leavesNothing(p.Kind) || !slices.ContainsFunc(p.Deeds, goesOn) || len(d.InForce) >= maxObjects {
		return ""
	}
	return d.spellCard(seat, p).ID
}

// spellCard is a spell that leaves no object, kept until the round ends.
func (d *draft) spellCard(seat tracker.Seat, p *castData) *Object {
	if n := len(d.InForce); n > 0 && d.InForce[n-1].Printed.same(&p.Printed) && d.InForce[n-1].Done[castAt] == d.event.Seq {
		return d.InForce[n-1]
	}
	d.LastSpell++
	card := p.Printed
	o := &Object{ID: "x" + strconv.Itoa(d.LastSpell), Printed: &card, Controller: seat, Owner: seat, Host: p.Target, Done: map[string]int{castAt: d.event.Seq}}
	d.InForce = append(slices.Clip(d.InForce), o)
	return o
}

// takeEffect does what a spell does when it resolves: at once where the table knows all
// of it, else it is offered.
func (d *draft) takeEffect(seat tracker.Seat, p *castData) error {
	if len(p.Deeds) == 0 || p.Kind == KindEnchantment {
		return nil
	}
	card := d.lastCard(seat, p)
	target := p.Target
	if !leavesNothing(p.Kind) {
		target = card.Host
	}
	was, _ := d.Object(target) // one of its deeds may destroy it before another is reckoned from it
	return d.happenAll(scene{target: target, dead: was}, card, func(it *deed.Deed) bool { return it.At == deed.Cast })
}

// lastCard is the object a spell has become, or the spell itself.
func (d *draft) lastCard(seat tracker.Seat, p *castData) *Object {
	if !leavesNothing(p.Kind) && len(d.Objects) > 0 {
		return d.Objects[len(d.Objects)-1]
	}
	for _, it := range p.Deeds {
		if it.At != deed.Cast && it.At != deed.Casts && it.At != deed.Reveal {
			return d.spellCard(seat, p)
		}
	}
	card := p.Printed
	return &Object{ID: "x0", Printed: &card, Controller: seat, Owner: seat, Host: p.Target}
}

// done tells of a spell's deed that its attack has done already.
func (c *lawCase) done() bool {
	p := c.card.Printed
	if !p.attacks() {
		return false
	}
	return !slices.ContainsFunc(c.deed().Do, func(s deed.Step) bool {
		lifted := s.Do == deed.Cure && plainName(s.Name) == p.Attacks[0].Lifts
		return s.Do != deed.Strike && !lifted
	})
}

// prepaid tells of a deed that was paid for with the spell.
func (c *lawCase) prepaid() bool { return c.deed().At == deed.Cast && !c.deed().May }

// reminds tells of a deed in which there is nothing that the table can do or count: it is
// said, and nobody has to answer.
func (c *lawCase) reminds() bool {
	it := c.deed()
	return it.Cost == nil && it.Once.In == "" && !slices.ContainsFunc(it.Do, func(s deed.Step) bool { return s.Do != deed.Note })
}

// revealed does what an enchantment does when it is turned over.
func (d *draft) revealed(o *Object) error {
	card, there := d.Object(o.ID)
	if !there {
		return nil
	}
	return d.happenAll(scene{target: card.Host}, card, func(it *deed.Deed) bool { return it.At == deed.Reveal && it.Of == nil })
}

// happenAll does those deeds of a card that are meant, in order.
func (d *draft) happenAll(as scene, card *Object, meant func(*deed.Deed) bool) error {
	for c := range d.deeds(as, card) {
		if !meant(c.deed()) {
			continue
		}
		if err := d.rules.happen(d, c); err != nil {
			return err
		}
	}
	return nil
}

// seenRevealed looks who waits for an enchantment's being turned over.
func (d *draft) seenRevealed(card *Object) {
	for c := range d.deeds(scene{target: card.ID}, d.Objects...) {
		if it := c.deed(); it.At == deed.Reveal && it.Of != nil {
			d.offer(c, card)
		}
	}
}

// occurAttack looks who waits for an attack on its target, before its dice fall or after
// it.
func (d *draft) occurAttack(f *Fight, before bool) {
	o, there := d.Object(f.Attacker)
	t, also := d.Object(f.Target)
	if there && also {
		at := *f
		d.occurIn(deed.Attack, o, scene{target: t.ID, fight: &at, late: !before})
		d.occurIn(deed.Attacked, t, scene{target: o.ID, fight: &at, late: !before})
	}
}

// undecided tells whether a card that lies open decides about the open fight, and its player
// has not said yet: then no dice fall.
func (s *State) undecided() bool {
	return slices.ContainsFunc(s.Offers, func(o Offer) bool { return o.before() && !o.scene.card.FaceDown })
}

// forced is what a card that lies open does to the open fight and may not be left, nil for nothing:
// it comes before the dice.
func (s *State) forced() *Offer {
	at := slices.IndexFunc(s.Offers, func(o Offer) bool { return o.Must && o.before() && !o.scene.card.FaceDown })
	if at < 0 || s.Fight == nil {
		return nil
	}
	return &s.Offers[at]
}

// mindForced holds the dice of a fight to what a card does before them.
func (d *draft) mindForced() error {
	o := d.forced()
	if o == nil {
		return nil
	}
	return d.law(false, DecidesFirst.With("Card", o.Card, "Say", o.Say).ByRule("R-9"))
}

// Decides tells whether an event does, or leaves, what a card that lies open may do before the
// dice of the open fight fall.
func (s *State) Decides(e tracker.Event) bool {
	o, _ := s.offerOf(e)
	return o != nil && o.before() && !o.scene.card.FaceDown
}

// offerOf is the offer that an event does, or leaves; nil for none.
func (s *State) offerOf(e tracker.Event) (o *Offer, leaves bool) {
	p, err := payload[deedData](e)
	at := slices.IndexFunc(s.Offers, func(o Offer) bool { return e.Kind == "deed" && err == nil && o.ID == p.Deed })
	if at < 0 {
		return nil, false
	}
	return &s.Offers[at], p.Skip
}

// isHidden tells whether an offer is of a card that lies face down; nil is none.
func (s *State) isHidden(o *Offer) bool {
	if o == nil {
		return false
	}
	card, there := s.card(o.scene.card.ID)
	return there && card.FaceDown
}

// beginsWith tells whether somebody was activated by this very event and a card that lies open
// decides about its activation first.
func (d *draft) beginsWith(id string) bool {
	return d.begins == id && slices.ContainsFunc(d.Offers, func(o Offer) bool {
		return o.scene.deed().At == deed.Activation && o.scene.subject == id && !o.scene.card.FaceDown
	})
}

// before tells whether the offer is about an attack whose dice have not fallen.
func (o *Offer) before() bool { return o.scene.fight != nil && o.scene.deed().Before() }

// occurHarm looks who waits for what a part of a fight has done: that it hit, did damage,
// or destroyed somebody.
func (d *draft) occurHarm(f *Fight, part combat.Part, o, t *Object, report combat.Report) {
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
	c := scene{target: to.ID, fight: &at, counter: counter, dealt: after.Received}
	c.critical = slices.ContainsFunc(report.Events, func(e combat.Event) bool { return e.Kind == combat.DamageRoll && e.Faces.Critical() > 0 })
	if counter {
		c.late = true
		d.occurIn(deed.Attack, from, c)
		c.late = false
	}
	if slices.ContainsFunc(report.Events, func(e combat.Event) bool { return e.Kind == combat.DamageRoll || e.Kind == combat.EffectRoll }) {
		d.occurIn(deed.Struck, from, c)
	}
	if after.Received > 0 {
		d.occurIn(deed.Hit, from, c)
		back := c
		back.target = from.ID
		d.occurIn(deed.Hurt, to, back)
	}
	if after.Destroyed {
		d.occurIn(deed.Kills, from, c)
	}
}

// occurDeath looks who waits for somebody's being destroyed: the card itself, what lies
// on it, and others.
func (d *draft) occurDeath(o *Object) {
	was := *o
	d.occurIn(deed.Dies, o, scene{dead: &was})
}

// enterDeeds offers what is done in a phase; what is done at Reset is done at once.
func (d *draft) enterDeeds(phase Phase) {
	if phase == ResetPhase && d.Step != "" && d.Step != readyStep {
		return
	}
	d.timed(func(at deed.Moment) bool { return momentOf(at).phase == phase })
	for _, o := range d.InForce {
		if own := d.editCard(o.ID); phase == UpkeepPhase {
			own.Done = put(own.Done, upkeepDone, own.Done[upkeepDone]+1)
		}
	}
}

// timed offers the deeds of moments of the round, the holder of the initiative first.
func (d *draft) timed(now func(deed.Moment) bool) {
	for _, seat := range d.inTurn() {
		for c := range d.deeds(scene{}, d.cards()...) {
			if c.card.Controller == seat && !d.Player(seat).Gone && now(c.deed().At) {
				d.timedDeed(c)
			}
		}
	}
}

func (d *draft) timedDeed(c lawCase) {
	it, card := c.deed(), c.card
	if c.target = card.Host; card.handles(it) || card.spawns(it) || !card.works(it) || c.usedUp() {
		return
	}
	switch {
	case !c.holds(it.Given):
	case it.At == deed.Reset || c.reminds() || it.Itself && d.rules.asked(&c):
		_ = d.rules.happen(d, c) // what is not known is offered
	case d.rules.asked(&c):
		d.offerScene(c)
	}
}

// spawns tells of deeds by which a spawnpoint or a familiar casts, which the rules of
// casting offer anyway.
func (o *Object) spawns(it *deed.Deed) bool {
	casts := slices.ContainsFunc(it.Do, func(s deed.Step) bool { return s.Do == deed.MayCast || s.Do == deed.Swap || s.Do == deed.Choose })
	return casts && (it.At == deed.Planning || it.At == deed.Deployment) && (o.casts() || o.binds())
}

// leaveDeeds forgets what was offered in the phase that is over.
func (d *draft) leaveDeeds(next Phase) {
	if next == d.Phase || d.Phase == "" {
		return
	}
	d.FreeCasts, d.Late = nil, nil
	d.dropOffers(func(o *Offer) bool { return o.scene.deed().At != deed.RoundEnd })
}

// endDeeds ends what lasts for a round and offers what is done at its end.
func (d *draft) endDeeds() {
	d.Late = nil
	d.dropOffers(func(*Offer) bool { return true })
	for _, o := range slices.Clone(d.Objects) {
		d.dropPassing(o.ID, func(p *Passing) bool { return p.Until != "while" })
	}
	if d.Round > 0 {
		d.timed(func(at deed.Moment) bool { return at == deed.RoundEnd })
	}
	d.InForce = slices.DeleteFunc(slices.Clone(d.InForce), func(o *Object) bool { return !d.goesOn(o) })
}

// goesOn tells whether a spell is in force beyond its round: until its Upkeep, or as long
// as a token of it lies on its target.
func (s *State) goesOn(o *Object) bool {
	host, there := s.Object(o.Host)
	return slices.ContainsFunc(o.Printed.Deeds, func(it deed.Deed) bool {
		lies := func(s *deed.Step) bool { return s.Do == deed.Untoken && there && host.Tokens[tokenName(s.Name)] > 0 }
		return it.At == deed.Upkeep && (o.Done[upkeepDone] == 0 || len(deed.Steps(it.Do, lies)) > 0)
	})
}

// upkeepDone counts the Upkeeps a spell has been in force in, castAt is the event that cast it.
const (
	upkeepDone = "game/upkeep"
	castAt     = "game/cast"
)

// forgetOptional drops what was offered in the activation that is over and may be left.
func (d *draft) forgetOptional() {
	d.dropOffers(func(o *Offer) bool { return !o.Must && !momentOf(o.scene.deed().At).stays })
}
