package effect

import (
	"cmp"
	"errors"
	"maps"
	"slices"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// DoDeed does a deed that is offered or may be used, with all its steps, or leaves it.
func (d *Draft) DoDeed(p state.DeedData) error {
	if err := state.Within("x", p.X, state.MaxNumber); err != nil {
		return err
	}
	o, there, err := d.answered(p.Deed)
	switch {
	case err != nil:
		return err
	case !there:
		return d.UseDeed(p)
	}
	if err := d.Demand(d.Event.Seat == 0 || d.Allied(d.Event.Seat, o.Seat),
		state.NotYours.With("Name", o.Card, "Player", d.Mage(max(d.Event.Seat, 1)).Printed.Name).ByRule("R-9")); err != nil {
		return err
	}
	if p.Skip {
		d.Say(o.Seat, "table.logDeedLeft", "Card", o.Card, "Say", o.Scene.Deed().Say)
		return nil
	}
	return d.perform(law.Current(&d.State, &o), p)
}

// perform does a deed: what it costs is paid, and its steps are done.
func (d *Draft) perform(c law.Case, p state.DeedData) error {
	if now, there := d.Card(c.Card.ID); there {
		c.Card = now
	}
	r := d.run(c, p)
	d.Say(c.Card.Controller, "table.logDeed", "Card", r.scene.Named(), "Say", c.Deed().Say)
	d.Lines[len(d.Lines)-1].Undone = law.Blow(c.Shown)
	d.countUse(&r.scene)
	switch err := r.all(); {
	case errors.Is(err, errCountered): // nothing comes of it
		return nil
	case err != nil:
		return err
	}
	if c.Shown != nil {
		if err := d.playAnew(c.Shown, p.Deed, r.again, r.normal, r.kept); err != nil {
			return err
		}
	}
	return nil
}

// run makes a deed ready to be done as the table stands.
func (d *Draft) run(c law.Case, p state.DeedData) *run {
	c.Table = &d.State
	it := c.Deed()
	r := run{Draft: d, scene: c, p: p}
	if r.aims = c.Target == "" || it.Of != nil && it.Of.Role == "" && it.Used(); r.aims {
		r.scene.Target = p.Target
	}
	if x := it.X; x != nil && !x.Results() { // as it is before anything changes
		if _, known := r.scene.X(0, nil); known {
			r.x, r.known = r.scene.X(0, p.X)
		}
	}
	if t, there := d.Object(r.scene.Target); there {
		r.wearer = t.Host
	}
	return &r
}

// all pays for the deed and does its steps.
func (r *run) all() error {
	it := r.scene.Deed()
	if it.Cost != nil && !r.scene.Prepaid() {
		err := r.pay(it.Cost)
		if err != nil && !r.thought {
			return err
		}
		var no *tracker.Refusal
		r.short = errors.As(err, &no) && no.Code != state.FieldMissing
	}
	return r.steps(it.Do)
}

// UseDeed uses an ability of a card: as an action, or for what it costs.
func (d *Draft) UseDeed(p state.DeedData) error {
	id, n, ok := d.FindDeed(p.Deed)
	card, there := d.Card(id)
	if !ok || p.Skip || !there || card.FaceDown || !card.Printed.Deeds[n].Used() { // an older log may answer what is not offered any more
		return d.Demand(false, state.UnknownDeed.With("Deed", p.Deed).ByRule("R-9"))
	}
	it := &card.Printed.Deeds[n]
	c := law.Case{Table: &d.State, Scene: state.Scene{Card: card, Number: n, Target: p.Target}}
	if err := cmp.Or(d.commands(c.User(), "R-9"), d.InGame(card.Controller)); err != nil {
		return err
	}
	used := state.DeedUsed.With("Name", c.Named())
	if it.Power != "" {
		used = state.AbilityUsed.With("Name", card.Printed.Name, "Ability", it.Power)
	}
	if err := cmp.Or(
		d.Demand(!c.UsedUp(), used.ByRule(c.Rule())),
		d.Demand(law.IsPhase(&d.State, it.Given), state.NotInPhase.With("Phase", law.PhaseOf(&d.State, it.Given).Word()).ByRule(c.Rule())),
		d.Demand(!c.Amid(), state.NotYourTurn.With("Name", d.Mage(card.Controller).Printed.Name).ByRule(d.QuickcastRule())),
		d.Demand(c.Holds(it.Given), state.NoTarget.With("Name", c.Named()).ByRule(c.Rule())),
	); err != nil {
		return err
	}
	if it.Power != "" && (p.Target != "" || it.Do[0].Do == deed.Return) && !Imagined(&c, p).moved {
		nothing := state.NothingChanges.With("Name", card.Printed.Name)
		if p.Target != "" {
			nothing = state.NoTarget.With("Name", d.Named(p.Target))
		}
		if err := d.Demand(false, nothing.ByRule(c.Rule())); err != nil {
			return err
		}
	}
	return d.perform(c, p)
}

// DoReach says who stands where a card reaches: it stays so until somebody says
// otherwise.
func (d *Draft) DoReach(p state.ReachData) error {
	o, err := d.thing(p.Object)
	if err != nil {
		return err
	}
	if err := d.commands(o, "R-9"); err != nil {
		return err
	}
	if len(p.Targets) > state.MaxObjects {
		return state.BadList.With("Field", "targets", "Max", state.MaxObjects, "Length", state.MaxName)
	}
	for _, id := range p.Targets {
		if _, there := d.Object(id); !there {
			return state.UnknownObject.With("Object", id)
		}
	}
	if o.Reach != nil && slices.Equal(o.Reach, p.Targets) {
		return state.NothingChanges.With("Name", o.Printed.Name)
	}
	o.Reach = append([]string{}, p.Targets...)
	d.Say(o.Controller, "table.logReach", "Name", d.NameOf(o), "Count", len(o.Reach))
	return nil
}

// WearOut does what is in force when a card has come to have no more of a token, or enough of one:
// it is destroyed.
func (d *Draft) WearOut(before *state.State) {
	for _, card := range slices.Clone(d.Objects) {
		if was, there := before.Object(card.ID); there && !card.FaceDown && !maps.Equal(was.Tokens, card.Tokens) {
			d.wear(card)
		}
	}
}

func (d *Draft) wear(card *state.Object) {
	for c := range law.Deeds(&d.State, state.Scene{}, card) {
		it := c.Deed()
		tested := it.Given != nil && len(it.Given.Is) > 0
		if it.At != deed.Always || !tested || it.Do[0].Do != deed.Destroy || !c.Holds(it.Given) {
			continue
		}
		r := run{Draft: d, scene: c}
		_ = r.steps(it.Do) // they only destroy: nothing can be missing
		return
	}
}
