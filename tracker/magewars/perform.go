package magewars

import (
	"cmp"
	"errors"
	"maps"
	"slices"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/tracker"
)

// doDeed does a deed that is offered or may be used, with all its steps, or leaves it.
func (d *draft) doDeed(p deedData) error {
	if err := within("x", p.X, maxNumber); err != nil {
		return err
	}
	o, there, err := d.answered(p.Deed)
	switch {
	case err != nil:
		return err
	case !there:
		return d.useDeed(p)
	}
	if err := d.law(d.event.Seat == 0 || d.Allied(d.event.Seat, o.Seat),
		NotYours.With("Name", o.Card, "Player", d.Mage(max(d.event.Seat, 1)).Printed.Name).ByRule("R-9")); err != nil {
		return err
	}
	if p.Skip {
		d.say(o.Seat, "table.logDeedLeft", "Card", o.Card, "Say", o.scene.deed().Say)
		return nil
	}
	return d.perform(d.current(&o), p)
}

// perform does a deed: what it costs is paid, and its steps are done.
func (d *draft) perform(c lawCase, p deedData) error {
	if now, there := d.card(c.card.ID); there {
		c.card = now
	}
	r := d.run(c, p)
	d.say(c.card.Controller, "table.logDeed", "Card", r.scene.named(), "Say", c.deed().Say)
	d.lines[len(d.lines)-1].Undone = c.shown.blow()
	d.countUse(&r.scene)
	switch err := r.all(); {
	case errors.Is(err, errCountered): // nothing comes of it
		return nil
	case err != nil:
		return err
	}
	if c.shown != nil {
		if err := d.playAnew(c.shown, p.Deed, r.again, r.normal, r.kept); err != nil {
			return err
		}
	}
	return nil
}

// run makes a deed ready to be done as the table stands.
func (d *draft) run(c lawCase, p deedData) *run {
	c.s = &d.State
	it := c.deed()
	r := run{draft: d, scene: c, p: p}
	if r.aims = c.target == "" || it.Of != nil && it.Of.Role == "" && it.Used(); r.aims {
		r.scene.target = p.Target
	}
	if x := it.X; x != nil && !x.Results() { // as it is before anything changes
		if _, known := r.scene.x(0, nil); known {
			r.x, r.known = r.scene.x(0, p.X)
		}
	}
	if t, there := d.Object(r.scene.target); there {
		r.wearer = t.Host
	}
	return &r
}

// all pays for the deed and does its steps.
func (r *run) all() error {
	it := r.scene.deed()
	if it.Cost != nil && !r.scene.prepaid() {
		err := r.pay(it.Cost)
		if err != nil && !r.thought {
			return err
		}
		var no *tracker.Refusal
		r.short = errors.As(err, &no) && no.Code != FieldMissing
	}
	return r.steps(it.Do)
}

// useDeed uses an ability of a card: as an action, or for what it costs.
func (d *draft) useDeed(p deedData) error {
	id, n, ok := d.findDeed(p.Deed)
	card, there := d.card(id)
	if !ok || p.Skip || !there || card.FaceDown || !card.Printed.Deeds[n].Used() { // an older log may answer what is not offered any more
		return d.law(false, UnknownDeed.With("Deed", p.Deed).ByRule("R-9"))
	}
	it := &card.Printed.Deeds[n]
	c := lawCase{s: &d.State, scene: scene{card: card, number: n, target: p.Target}}
	if err := cmp.Or(d.commands(c.user(), "R-9"), d.inGame(card.Controller)); err != nil {
		return err
	}
	used := DeedUsed.With("Name", c.named())
	if it.Power != "" {
		used = AbilityUsed.With("Name", card.Printed.Name, "Ability", it.Power)
	}
	if err := d.law(!c.usedUp(), used.ByRule(c.rule())); err != nil {
		return err
	}
	if g := it.Given; g != nil && !d.isPhase(g) {
		if err := d.law(false, NotInPhase.With("Phase", Phase(g.During).word()).ByRule(c.rule())); err != nil {
			return err
		}
	}
	if err := d.law(c.holds(it.Given), NoTarget.With("Name", c.named()).ByRule(c.rule())); err != nil {
		return err
	}
	if it.Power != "" && p.Target != "" {
		if err := d.law(c.imagined(p).moved, NoTarget.With("Name", d.named(p.Target)).ByRule(c.rule())); err != nil {
			return err
		}
	}
	return d.perform(c, p)
}

// doReach says who stands where a card reaches: it stays so until somebody says
// otherwise.
func (d *draft) doReach(p reachData) error {
	o, err := d.thing(p.Object)
	if err != nil {
		return err
	}
	if err := d.commands(o, "R-9"); err != nil {
		return err
	}
	if len(p.Targets) > maxObjects {
		return BadList.With("Field", "targets", "Max", maxObjects, "Length", maxName)
	}
	for _, id := range p.Targets {
		if _, there := d.Object(id); !there {
			return UnknownObject.With("Object", id)
		}
	}
	if o.Reach != nil && slices.Equal(o.Reach, p.Targets) {
		return NothingChanges.With("Name", o.Printed.Name)
	}
	o.Reach = append([]string{}, p.Targets...)
	d.say(o.Controller, "table.logReach", "Name", d.nameOf(o), "Count", len(o.Reach))
	return nil
}

// wearOut does what is in force when a card has come to have no more of a token, or enough of one:
// it is destroyed.
func (d *draft) wearOut(before *State) {
	for _, card := range slices.Clone(d.Objects) {
		if was, there := before.Object(card.ID); there && !card.FaceDown && !maps.Equal(was.Tokens, card.Tokens) {
			d.wear(card)
		}
	}
}

func (d *draft) wear(card *Object) {
	for c := range d.deeds(scene{}, card) {
		it := c.deed()
		tested := it.Given != nil && len(it.Given.Is) > 0
		if it.At != deed.Always || !tested || it.Do[0].Do != deed.Destroy || !c.holds(it.Given) {
			continue
		}
		r := run{draft: d, scene: c}
		_ = r.steps(it.Do) // they only destroy: nothing can be missing
		return
	}
}
