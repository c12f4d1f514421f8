package magewars

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/effect"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// attacking is an attack that is being told about.
type attacking struct {
	*asker
	p    state.AttackData
	o    *state.Object // who attacks
	bars []state.Strike
	bar  state.Strike
	aims []strikeAim
}

// attack asks what an object attacks with and whom, and what the rules leave to the table.
// False for what has nothing to attack with, or nobody to attack.
func (a *asker) attack() bool {
	c := attacking{asker: a}
	a.known = a.s.AsKnownTo(a.e.Seat) // what others have hidden is not given away
	if !c.begin() {
		return false
	}
	a.q.Title, a.q.Steps = state.Said("table.askAttack", "Name", c.o.Printed.Name), true
	options := pick.Each(c.bars, func(bar state.Strike) tracker.Answer { return barAnswer(bar, bar.Name == c.bar.Name) })
	c.ask(tracker.Ask{Field: "attack", Form: tracker.AskOne, Options: options})
	if c.bar.AsksX() {
		a.number("x", tracker.Word("table.askX"), *c.p.X, 1, mostX)
	}
	c.askTargets()
	c.conditions()
	a.q.Do = state.Said("table.choiceAttack", "Name", c.o.Printed.Name, "Attack", state.BarName(c.bar.Name))
	c.declare("attack", append(c.p.AllTargets(), "")[0])
	return true
}

// begin reads what is told and tells what goes without saying: the first bar with which
// somebody may be attacked, and the first who may be.
func (c *attacking) begin() bool {
	p, err := state.Payload[state.AttackData](c.e)
	o, there := c.s.Object(pick.Either(p.Object != "", p.Object, state.MageID(c.e.Seat)))
	if err != nil || !there {
		return false
	}
	c.p, c.o, c.bars = p, o, law.Attacks(c.s, o.ID)
	if len(c.bars) == 0 {
		return false
	}
	if at := slices.IndexFunc(c.bars, func(bar state.Strike) bool { return strings.EqualFold(bar.Name, p.Attack) }); at >= 0 && c.told("attack") {
		c.use(c.bars[at])
	} else {
		for _, bar := range slices.Backward(c.bars) {
			if c.use(bar); c.legal() || c.bar.Name == "" {
				c.tell("attack", bar.Name)
			}
		}
		p, _ = state.Payload[state.AttackData](c.e)
		c.use(c.bars[max(0, slices.IndexFunc(c.bars, func(bar state.Strike) bool { return bar.Name == p.Attack }))])
		c.tell("attack", c.bar.Name)
	}
	if len(c.aims) == 0 {
		return false
	}
	c.aimAtFirst()
	if c.bar.AsksX() && c.p.X == nil {
		c.tell("x", 1)
	}
	c.p, err = state.Payload[state.AttackData](c.e)
	return err == nil
}

// use takes a bar.
func (c *attacking) use(bar state.Strike) { c.bar, c.aims = bar, strikeAims(c.s, c.o.ID, bar) }

// legal tells whether somebody may be attacked with the bar.
func (c *attacking) legal() bool {
	return slices.ContainsFunc(c.aims, func(aim strikeAim) bool { return aim.Refusal == nil })
}

// aimAtFirst tells a target where none is told that there is.
func (c *attacking) aimAtFirst() {
	known := func(id string) bool {
		return slices.ContainsFunc(c.aims, func(aim strikeAim) bool { return aim.Object == id })
	}
	told := c.p.AllTargets()
	if len(told) > 0 && !slices.ContainsFunc(told, func(id string) bool { return !known(id) }) && (c.bar.Kind == "zone") == (c.p.Target == "") {
		return
	}
	first := c.aims[0].Object
	if len(told) > 0 && known(told[0]) {
		first = told[0]
	}
	if c.bar.Kind == "zone" {
		c.e = c.e.Tell("target", nil)
		c.tell("targets", []string{first})
		return
	}
	c.e = c.e.Tell("targets", nil)
	c.tell("target", first)
}

// barAnswer is an attack bar: its dice, what kind of damage, what else.
func barAnswer(bar state.Strike, chosen bool) tracker.Answer {
	answer := tracker.Answer{Value: raw(bar.Name), Name: state.BarName(bar.Name), Icon: barIcon(bar), Tone: barSchool(bar), Price: bar.Dice, In: "die", Chosen: chosen}
	if bar.DiceBy != "" {
		answer.Price = 0
	}
	if bar.Name == "" {
		answer.Name = tracker.Printed{Kind: "attack", Word: state.Titled(bar.Kind)}
	}
	if chosen {
		answer.Line = barFacts(bar)
	}
	return answer
}

// barFacts are a bar in small words: quick or full, its damage, traits, effects.
func barFacts(s state.Strike) tracker.Facts {
	var facts tracker.Facts
	add := func(kind, printed string) { facts = append(facts, tracker.Printed{Kind: kind, Word: printed}) }
	if s.Action != "" {
		add("action", state.Titled(s.Action))
	}
	if s.Kind != "melee" {
		add("attack", state.Titled(s.Kind))
	}
	if s.DamageType != "" {
		add("damage", state.Titled(s.DamageType))
	}
	for _, t := range s.Traits {
		add("trait", t)
	}
	for _, e := range s.Effects {
		rolled := strconv.Itoa(e.Min) + "+"
		if e.Max > 0 {
			rolled = strconv.Itoa(e.Min) + "–" + strconv.Itoa(e.Max)
		}
		facts = append(facts, state.Said("table.askRow", "Roll", rolled, "Effects", effect.Side(strings.ToLower(e.Result))))
	}
	return facts
}

// barSchool is the one whose colour and picture the damage of a bar has, "" for none.
func barSchool(s state.Strike) string {
	return map[string]string{
		"flame": "fire", "frost": "water", "hydro": "water", "lightning": "air", "wind": "air", "light": "holy", "acid": "nature",
		"poison": "nature", "psychic": "mind",
	}[strings.ToLower(s.DamageType)]
}

// barIcon is the picture of a bar: its damage, else how it reaches its target.
func barIcon(s state.Strike) string {
	switch {
	case barSchool(s) != "":
		return barSchool(s)
	case s.Kind == "ranged", s.Kind == "zone":
		return s.Kind
	}
	return "melee"
}

// askTargets asks whom it goes against: the enemies it may, below those a rule stands
// against and those of one's own side.
func (c *attacking) askTargets() {
	field, form := "target", tracker.AskOne
	if c.bar.Kind == "zone" {
		field, form = "targets", tracker.AskSome
	}
	told := c.p.AllTargets()
	parts := [3]tracker.Ask{{}, {Label: tracker.Word("table.askAgainst"), Last: true}, {Label: tracker.Word("table.askOwnSide"), Last: true}}
	for _, aim := range c.aims {
		t, _ := c.s.Object(aim.Object)
		part := &parts[0]
		switch {
		case aim.Refusal != nil:
			part = &parts[1]
		case c.s.Allied(t.Controller, c.e.Seat):
			part = &parts[2]
		}
		part.Options = append(part.Options, c.aimAnswer(t, aim, slices.Index(told, aim.Object)))
		if slices.Contains(told, aim.Object) {
			c.q.Notes = append(c.q.Notes, aim.Remarks...)
		}
		if aim.Refusal != nil && aim.Refusal.Code == state.GuardFirst && len(c.q.Notes) == 0 {
			c.note("table.askGuards", aim.Refusal.Rule)
		}
	}
	parts[0].Missing = len(told) == 0
	for i, part := range parts {
		if len(part.Options) > 0 || i == 0 && part.Missing {
			part.Field, part.Form, part.Spread = field, form, true
			c.ask(part)
		}
	}
}

// aimAnswer is a target: what is left of it, whose it is, what it defends itself with.
func (c *attacking) aimAnswer(t *state.Object, aim strikeAim, place int) tracker.Answer {
	answer := c.object(t, place >= 0)
	answer.Refusal, answer.Place = aim.Refusal, 0
	if t.Guard {
		answer.Mark = "guard"
	}
	var facts tracker.Facts
	if len(c.s.Players) > 2 {
		answer.Icon, answer.Tone = c.s.Player(t.Controller).School, c.s.Player(t.Controller).School
		facts = append(facts, answer.Line)
	}
	if t.Armor > 0 {
		facts = append(facts, state.Said("table.askArmor", "Armor", t.Armor))
	}
	var least []int
	for _, on := range law.Shields(c.s, t, c.bar.Attack(false).Kind) {
		if d := on.Printed.Defense; !slices.Contains(least, d.Min) {
			least = append(least, d.Min)
			facts = append(facts, state.Said("table.defenseOf", "Min", d.Min))
		}
	}
	answer.Line = facts
	return answer
}

// conditions asks what the rules leave to the table, where it matters: whether it moved
// before, whether a Pet is in its mage's zone, which Defense is used.
func (c *attacking) conditions() {
	told := c.p.AllTargets()
	if len(told) == 0 {
		return
	}
	last := told[len(told)-1]
	x, ok := effect.Exchange(c.s, c.o.ID, last, c.bar, "")
	melee := ok && x.Attack.Kind == combat.Melee
	if melee && x.Attacker.Charge > 0 && !hasMoved(c.s, c.o.ID) {
		c.flag("moved", state.Said("table.askMoved", "Charge", x.Attacker.Charge), "next", c.p.Moved)
	}
	if t, there := c.s.Object(told[0]); melee && there && c.o.IsPet()+t.IsPet() > 0 {
		c.flag("inMagesZone", tracker.Word("table.askPet"), "onto", c.p.InMagesZone)
	}
	c.boosts(law.Boosts(c.known, &state.Fight{Attacker: c.o.ID, Target: last, Bar: c.bar, Plan: c.p}, false), c.p.BoostData)
	c.shields(effect.ShieldsOf(c.s, c.o.ID, last, c.bar), c.p.Shield, c.p.Defense)
}

// hasMoved tells whether the table was told that an object has moved just now.
func hasMoved(s *state.State, id string) bool { return s.Acting == id && s.Moves > 0 && !s.Acted }

// shields asks the defender whether a Defense is used, and which of those that may be:
// the first of them unasked, unless it costs something.
func (a *asker) shields(list []string, told string, use *bool) {
	if len(list) == 0 {
		return
	}
	open := told == state.NoShield || use != nil && !*use
	ask := tracker.Ask{Field: "defendWith", Form: tracker.AskOne, Without: raw(state.NoShield), Late: true}
	if !slices.Contains(list, told) {
		told = ""
	}
	for i, id := range list {
		from, there := a.s.Object(id)
		if !there {
			continue
		}
		d := from.Printed.Defense
		text := state.Said("table.askShield", "Name", from.Printed.Name, "Min", d.Min)
		switch {
		case d.Costs():
			text = state.Said("table.askShieldCosts", "Name", from.Printed.Name, "Min", d.Min, "Cost", shieldPrice(d))
		case len(list) == 1:
			text = state.Said("table.askDefense", "Min", d.Min)
		}
		on := !open && (told == id || told == "" && i == 0 && !d.Costs())
		ask.Options = append(ask.Options, tracker.Answer{Value: raw(id), Name: text, Icon: pick.Either(on, "check", "guard"), Chosen: on})
	}
	a.ask(ask)
}

// shieldPrice says what a use of a Defense costs.
func shieldPrice(d *state.Defense) tracker.Message {
	return tracker.Facts(pick.Each(slices.Sorted(maps.Keys(d.Cost)), func(what string) tracker.Message {
		return state.Said("table.cost"+state.Titled(what), "Count", d.Cost[what])
	}))
}

// declare offers to declare an attack before anything is rolled, where the other side may
// have something to turn over.
func (a *asker) declare(kind tracker.Kind, target string) {
	if hiders(a.s, a.e.Seat, target) == 0 {
		return
	}
	c := choice("table.askDeclare", "", a.e.Seat, kind, effect.Nothing{})
	c.Event, c.Icon, c.Own = a.e.Tell("declare", raw(true)), "next", true
	a.q.Instead = append(a.q.Instead, c)
}

// hiders is the seat of a target's side where enchantments of it lie face down, 0 where
// none do, or where the target is of the attacker's own side.
func hiders(s *state.State, attacker tracker.Seat, target string) tracker.Seat {
	t, there := s.Object(target)
	if !there || s.Allied(t.Controller, attacker) {
		return 0
	}
	for _, o := range s.Objects {
		if o.FaceDown && s.Allied(o.Controller, t.Controller) {
			return o.Controller
		}
	}
	return 0
}

// spellAttack asks of an attack spell what is asked where its dice fall.
func (c *casting) spellAttack() {
	targets := append(slices.Clone(c.p.Targets), c.p.Target)
	if c.p.Target == "" {
		targets = c.p.Targets
	}
	savings := law.OfferedSavings(c.s, c.e.Seat, &c.p)
	if !c.p.MakesAttack() || len(targets) == 0 {
		c.boosts(savings, c.p.BoostData)
		return
	}
	d := effect.NewDraft(c.s, c.e)
	f := d.SpellInForce(c.e.Seat, c.p)
	f.Target = targets[len(targets)-1]
	var names tracker.Facts
	for _, id := range targets {
		if o, there := c.s.Object(id); there {
			names = append(names, c.named(o))
		}
	}
	c.q.Title = state.Said("table.askSpellOn", "Name", c.p.Name, "Target", names)
	c.boosts(append(savings, law.Boosts(&d.State, &f, false)...), c.p.BoostData)
	c.shields(effect.ShieldsOf(c.s, f.Attacker, f.Target, f.Bar), c.p.Shield, c.p.Defense)
	c.declare("cast", targets[0])
}
