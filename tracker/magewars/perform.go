package magewars

import (
	"errors"
	"slices"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/rules/keyword"
	"github.com/quickcast/quickcast/tracker"
)

// doDeed does a deed that is offered or may be used, with all its steps, or leaves it.
func (d *draft) doDeed(p deedData) error {
	if p.X != nil && (*p.X < 0 || *p.X > maxNumber) {
		return OutOfBounds.With("Field", "x", "Max", maxNumber)
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
	return d.perform(o.scene, p)
}

// perform does a deed: what it costs is paid, and its steps are done.
func (d *draft) perform(c scene, p deedData) error {
	if now, there := d.card(c.card.ID); there {
		c.card = now
	}
	r := d.run(c, p)
	d.say(c.card.Controller, "table.logDeed", "Card", c.card.Printed.Name, "Say", c.deed().Say)
	d.lines[len(d.lines)-1].Undone = c.shown.blow()
	d.countUse(&r.scene)
	if err := r.all(); err != nil {
		return err
	}
	if c.shown != nil {
		if err := d.playAnew(c.shown, p.Deed, r.again, r.normal); err != nil {
			return err
		}
	}
	d.wearOut(c.card.ID)
	return nil
}

// run makes a deed ready to be done as the table stands.
func (d *draft) run(c scene, p deedData) *run {
	c.s = &d.State
	it := c.deed()
	r := run{draft: d, scene: c, p: p}
	if r.aims = c.target == "" || it.Of != nil && it.Of.Role == "" && (it.At == deed.Action || it.At == deed.Pay); r.aims {
		r.scene.target = p.Target
	}
	if x := it.X; x != nil && !slices.Contains(deed.Results(), x.By) { // as it is before anything changes
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
		if err := r.pay(it.Cost); err != nil && !r.thought {
			return err
		}
	}
	return r.steps(it.Do)
}

// useDeed uses an ability of a card: as an action, or for what it costs.
func (d *draft) useDeed(p deedData) error {
	id, n, ok := d.findDeed(p.Deed)
	card, there := d.card(id)
	if !ok || p.Skip || !there || card.FaceDown || card.Printed.Deeds[n].At != deed.Action && card.Printed.Deeds[n].At != deed.Pay { // an older log may answer what is not offered any more
		return d.law(false, UnknownDeed.With("Deed", p.Deed).ByRule("R-9"))
	}
	it := &card.Printed.Deeds[n]
	if err := d.commands(card, "R-9"); err != nil {
		return err
	}
	if err := d.inGame(card.Controller); err != nil {
		return err
	}
	c := scene{s: &d.State, card: card, number: n, target: p.Target}
	if err := d.law(!c.usedUp(), DeedUsed.With("Name", card.Printed.Name).ByRule("R-9")); err != nil {
		return err
	}
	if err := d.law(c.holds(it.Given), NoTarget.With("Name", card.Printed.Name).ByRule("R-9")); err != nil {
		return err
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

// wearOut does what is in force when a card has no more of a token, or enough of one: it
// is destroyed.
func (d *draft) wearOut(id string) {
	card, there := d.Object(id)
	if !there || card.FaceDown {
		return
	}
	for n := range card.Printed.Deeds {
		it := &card.Printed.Deeds[n]
		c := scene{s: &d.State, card: card, number: n}
		tested := it.Given != nil && len(it.Given.Is) > 0
		if it.At != deed.Always || !tested || it.Do[0].Do != deed.Destroy || !c.holds(it.Given) {
			continue
		}
		r := run{draft: d, scene: c}
		_ = r.steps(it.Do) // they only destroy: nothing can be missing
		return
	}
}

// run is a deed that is being done.
type run struct {
	*draft
	scene scene
	p     deedData
	aims  bool      // its target is what the event says
	does  deed.Verb // what the step that is done now does
	asks  []need    // in thought: what it has to be told

	x     int
	known bool // X is

	chosen []string // the filters that objects were chosen for, in order
	dealt  int      // what came out of the steps so far
	healed int
	rolled int
	wearer string // of what it was cast on
	hurt   int
	level  int       // of what was sacrificed
	once   dice.Roll // of a step that throws once for all
	again  string    // what of the dice that were shown is rolled anew
	normal int       // so much of their critical damage is normal
	over   bool      // the card came to nothing when it was revealed
}

// missing refuses a deed that has not been told something.
func (r *run) missing(field string) error {
	return FieldMissing.With("Action", string(r.event.Kind), "Field", field)
}

// ask says that the deed has to be told something, and refuses it where it is not. In
// thought that is kept, for the question.
func (r *run) ask(n need) error {
	if r.thought && !slices.ContainsFunc(r.asks, func(other need) bool { return other.field == n.field }) {
		r.asks = append(r.asks, n)
	}
	if n.told {
		return nil
	}
	return r.missing(n.field)
}

// amount is a number of a step, with its X.
func (r *run) amount(a deed.Amount) (int, error) {
	if !a.Asked() {
		return a.N, nil
	}
	if a.Letter == "Y" {
		if o := r.scene.part(deed.Target); o != nil {
			return o.Printed.Level, nil
		}
		return r.scene.card.Printed.Level, nil
	}
	x, err := r.xNow()
	return a.Value(x), err
}

// several is an X that nobody has said yet, in thought.
const several = 2

// xNow is the X of the deed: reckoned, said, or what came out of the steps so far.
func (r *run) xNow() (int, error) {
	if r.known {
		return r.x, nil
	}
	if x := r.scene.deed().X; x != nil && r.p.X == nil {
		switch x.By {
		case "dealt":
			return r.dealt, nil
		case "healed":
			return r.healed, nil
		case "rolled":
			return r.rolled, nil
		case "hurt":
			return r.hurt, nil
		case "level-paid":
			return r.level, nil
		case "removal":
			return r.removal()
		}
	}
	if _, known := r.scene.x(r.rolled, nil); !known {
		if err := r.ask(need{field: "x", told: r.p.X != nil}); err != nil {
			if r.thought {
				return several, nil
			}
			return 0, err
		}
	}
	r.x, r.known = r.scene.x(r.rolled, r.p.X)
	return r.x, nil
}

// removal is what it costs to remove the condition that was chosen.
func (r *run) removal() (int, error) {
	o, err := r.curing()
	if err != nil {
		return 0, err
	}
	if len(o.Conditions) == 0 {
		return 0, nil
	}
	if err := r.askCondition(o); err != nil {
		return 0, err
	}
	cost, known := removalCost(o, plainName(r.p.Condition))
	if !known {
		return 0, r.ask(need{field: "x"})
	}
	return cost, nil
}

// curing is whom the deed cures.
func (r *run) curing() (*Object, error) {
	var on *deed.Party
	deed.Walk(r.scene.deed().Do, func(s *deed.Step) {
		if s.Do == deed.Cure && on == nil {
			on = s.On
		}
	})
	list, err := r.party(on)
	if err != nil {
		return nil, err
	}
	if len(list) == 0 {
		return nil, r.missing("target")
	}
	return list[0], nil
}

// askCondition asks which condition of an object is meant.
func (r *run) askCondition(o *Object) error {
	n := need{field: "condition", told: r.p.Condition != ""}
	for _, count := range conditionViews(o) {
		n.names = append(n.names, count.ID)
	}
	return r.ask(n)
}

// throwDice throws attack dice for a deed and keeps what they came to.
func (r *run) throwDice(n int) (dice.Roll, error) {
	roll, err := r.throw(min(max(n, 0), maxDice))
	if err != nil {
		return nil, err
	}
	r.rolled = max(roll.Total(), either(r.thought, 1, 0))
	r.say(r.scene.card.Controller, "table.logDeedDice", "Card", r.scene.card.Printed.Name, "Faces", tracker.Faces(roll), "Total", r.rolled)
	r.came(tracker.Came{Faces: tracker.Faces(roll), Amount: r.rolled})
	return roll, nil
}

// cameTo says of dice that a step has thrown for one alone what they came to: damage, or
// less of it.
func (r *run) cameTo(line int, s *deed.Step, whom string, amount int) {
	if (s.Dice == deed.Amount{}) || s.Together || r.Waits() != 0 {
		return
	}
	for ; line < len(r.lines); line++ {
		if came := r.lines[line].Came; came != nil && len(came.Faces) > 0 {
			own := *came
			own.Dealt, own.Healed, own.Amount, own.Whom, own.By = s.Do == deed.Damage, s.Do == deed.Heal, amount, whom, r.scene.card.Controller
			r.lines[line].Came = &own
			return
		}
	}
}

// happen does a deed at once where the table knows all of it and nobody has a say in it,
// else it offers it.
func (d *draft) happen(c scene) error {
	if d.thought {
		return nil
	}
	c.s = &d.State
	it := c.deed()
	if c.card.handles(it) || !c.holds(settled(it)) || c.done() {
		return nil
	}
	if c.reminds() {
		d.remind("table.choiceDeed", "R-9", "Card", c.card.Printed.Name, "Say", it.Say)
		return nil
	}
	if it.May || it.Unsure || it.Cost != nil && !c.prepaid() || it.Given != nil && it.Given.Ask.EN != "" || len(c.open(deedData{})) > 0 {
		d.offerScene(c)
		return nil
	}
	return d.perform(c, deedData{})
}

// payCast takes what a spell costs beside mana: what its own deeds cost that may not be left (A-74,
//
func (d *draft) payCast(seat tracker.Seat, p *castData) error {
	card := &Object{Printed: &p.Printed, Controller: seat, Owner: seat, Host: p.Target}
	for n := range p.Deeds {
		c := scene{s: &d.State, card: card, number: n, target: p.Target}
		if it := c.deed(); it.Cost == nil || !c.prepaid() || !c.holds(settled(it)) {
			continue
		}
		r := run{draft: d, scene: c, p: deedData{X: p.X}}
		if err := r.pay(c.deed().Cost); err != nil {
			return err
		}
	}
	return nil
}

// befall does a step of a mandatory enchantment to whom it concerns. What a card forbids
// comes to nothing.
func (d *draft) befall(a answer) error {
	a.scene.s = &d.State
	r := run{draft: d, scene: a.scene}
	err := r.step(a.step)
	if errors.As(err, new(*tracker.Refusal)) {
		return nil
	}
	return err
}

// payBoosts takes what the boosts of an attack cost when it is declared, counts those
// that go once a round, and says which cards counted. A counterstrike has boosts of its own.
func (d *draft) payBoosts(f *Fight, counter bool) error {
	of := &f.boosted[side(counter)]
	for _, b := range d.boosts(f, counter) {
		if !b.On || slices.Contains(of.by, b.ID) {
			continue
		}
		if keywordsOf(b.steps).Has(keyword.Sweeping) && !counter {
			f.bar.Traits = append(slices.Clip(f.bar.Traits), "Sweeping")
		}
		d.say(b.card.Controller, "table.logDeed", "Card", b.Card, "Say", b.Say)
		of.by = append(slices.Clip(of.by), b.ID)
		if b.it == nil {
			continue
		}
		c := scene{s: &d.State, card: b.card, number: b.n, target: f.Target, fight: f, counter: counter}
		d.countUse(&c)
		if b.it.Cost != nil {
			r := run{draft: d, scene: c, x: b.x, known: true}
			if err := r.pay(b.it.Cost); err != nil {
				return err
			}
		}
	}
	of.settled = true
	return nil
}
