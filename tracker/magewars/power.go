package magewars

import (
	"slices"
	"strings"

	"quickcast/tracker"
)

// power is the name of an ability on a mage's card.
type power string

// The powers that do something by themselves or have to be asked for.
const (
	arcaneZap       power = "Arcane Zap"
	battleOrders    power = "Battle Orders"
	bloodreaper     power = "Bloodreaper"
	curseweaving    power = "Curseweaving"
	deflect         power = "Deflect"
	demonicReward   power = "Demonic Reward"
	divineReward    power = "Divine Reward"
	eternalServant  power = "Eternal Servant"
	fireweaving     power = "Fireweaving"
	herbalist       power = "Herbalist"
	holyAvenger     power = "Holy Avenger"
	malakaisFire    power = "Malakai's Fire"
	mummyRepair     power = "Mummy repair"
	pet             power = "Pet"
	plagueMaster    power = "Plague Master"
	quickSummoning  power = "Quick Summoning"
	restore         power = "Restore"
	runesmithing    power = "Runesmithing"
	smolderingCurse power = "Smoldering Curses"
	treebond        power = "Treebond"
	veterans        power = "Veterans"
	woundedPrey     power = "Wounded Prey"
)

// marker is the marker, and the token, of a power: "arcane-zap".
func (p power) marker() string {
	var b strings.Builder
	for _, r := range strings.ToLower(string(p)) {
		switch {
		case r >= 'a' && r <= 'z':
			b.WriteRune(r)
		case r == ' ':
			b.WriteByte('-')
		}
	}
	return b.String()
}

type abilityData struct {
	Ability    string   `json:"ability"`
	Object     string   `json:"object,omitempty"` // whom it concerns
	To         string   `json:"to,omitempty"`
	Targets    []string `json:"targets,omitempty"`
	Conditions []string `json:"conditions,omitempty"`
	Card       string   `json:"cardName,omitempty"`
	Order      string   `json:"order,omitempty" values:"charge ranged guard piercing fast tough"`
	Cost       *int     `json:"cost,omitempty"`
	Quickcast  bool     `json:"quickcast,omitempty"`
	Defense    *bool    `json:"useDefense,omitempty"`
}

// powerRule says what a power costs and does. Without do it only costs and
// turns its marker.
type powerRule struct {
	name    power
	rule    string
	mana    int
	onceful bool // once a round
	do      func(*draft, *Object, abilityData) error
}

// powers lists what mages can be asked to do; marks are in marks.
func powers() []powerRule {
	list := []powerRule{
		{restore, "R-118", 0, false, (*draft).restore},
		{curseweaving, "R-120", 0, true, (*draft).weaveCurse},
		{arcaneZap, "R-122", 0, true, (*draft).zap},
		{battleOrders, "R-28", 1, true, (*draft).giveOrder},
		{treebond, "R-28", 0, false, (*draft).bondTree},
		{woundedPrey, "R-28", 0, true, (*draft).markPrey},
		{malakaisFire, "R-104", 1, true, (*draft).setOnFire},
		{fireweaving, "R-104", 0, true, (*draft).moveFire},
		{herbalist, "A-75", 1, true, (*draft).chargePotion},
		{runesmithing, "R-69", 1, false, (*draft).setRune},
		{mummyRepair, "A-55", 0, true, (*draft).repairMummy},
	}
	for _, m := range marks() {
		list = append(list, powerRule{name: m.power, rule: m.rule, do: func(d *draft, mage *Object, p abilityData) error { return d.mark(m, mage, p) }})
	}
	return list
}

// ruleOf finds what is known of a power; of others only that it is once a round.
func ruleOf(name power) powerRule {
	for _, r := range powers() {
		if strings.EqualFold(string(r.name), string(name)) {
			return r
		}
	}
	return powerRule{name: name, rule: "R-9", onceful: true}
}

// able tells whether a mage has a power.
func (o *Object) able(p power) bool { return listed(o.Printed.Abilities, string(p)) }

// use turns the marker of a power to its used side until the next Reset.
func (d *draft) use(o *Object, p power) {
	if !o.used(p.marker()) {
		o.Used = append(slices.Clip(o.Used), p.marker())
	}
}

// doAbility uses a power of the seat's mage: at most once a round where its card
// says so, for its price. A power the table knows nothing of costs what the player
// says and turns a marker.
func (d *draft) doAbility(p abilityData) error {
	seat, err := d.seat()
	if err != nil {
		return err
	}
	mage, r := d.edit(d.Mage(seat).ID), ruleOf(power(p.Ability))
	if r.name == "" || !goodName(string(r.name)) || r.name.marker() == "" {
		return FieldMissing.With("Action", "ability", "Field", "ability")
	}
	args := []any{"Name", mage.Printed.Name, "Ability", string(r.name)}
	if err := d.law(mage.able(r.name), NoAbility.With(args...).ByRule(r.rule)); err != nil {
		return err
	}
	if err := d.law(!r.onceful || !mage.used(r.name.marker()), AbilityUsed.With(args...).ByRule(r.rule)); err != nil {
		return err
	}
	if p.Object != "" {
		if _, ok := d.Object(p.Object); !ok {
			return UnknownObject.With("Object", p.Object)
		}
	}
	cost := r.mana
	if p.Cost != nil && r.do == nil {
		cost = *p.Cost
	}
	if cost < 0 || cost > maxNumber {
		return OutOfBounds.With("Field", "cost", "Max", maxNumber)
	}
	if err := d.pay(mage, cost); err != nil {
		return err
	}
	if r.onceful {
		d.use(mage, r.name)
	}
	d.say(seat, "table.logAbility", args...)
	if r.do == nil {
		return nil
	}
	return r.do(d, mage, p)
}

// subject is the object a power is used on.
func (d *draft) subject(p abilityData) (*Object, error) {
	if p.Object == "" {
		return nil, FieldMissing.With("Action", "ability", "Field", "object")
	}
	return d.edit(p.Object), nil
}

// suits holds a power to what it may be used on.
func (d *draft) suits(ok bool, o *Object, p power, rule string) error {
	return d.law(ok, NoTarget.With("Name", o.Printed.Name, "Ability", string(p)).ByRule(rule))
}

// abilityChoices are the powers somebody should be asked about right now: marks
// for what has just arrived, curses that fell with a creature.
func (s *State) abilityChoices() []tracker.Choice {
	var list []tracker.Choice
	for _, p := range s.Players {
		mage := s.Mage(p.Seat)
		if p.Gone || len(mage.Printed.Abilities) == 0 {
			continue
		}
		list = append(list, s.markChoices(mage)...)
		if !mage.able(curseweaving) && !mage.able(eternalServant) {
			continue
		}
		for _, c := range p.Discard {
			list = append(list, s.returnChoices(mage, c)...)
		}
	}
	return list
}

func (s *State) returnChoices(mage *Object, c Card) []tracker.Choice {
	name := curseweaving
	switch {
	case c.round != s.Round || c.mark == "":
		return nil
	case c.mark == eternalServant.marker():
		name = eternalServant
		if mage.Mana < c.printed.Cost {
			return nil
		}
	case mage.used(name.marker()):
		return nil
	}
	if !mage.able(name) {
		return nil
	}
	return []tracker.Choice{choice("table.choiceReturn", ruleOf(name).rule, mage.Controller, "ability",
		abilityData{Ability: string(name), Card: c.Name}, "Name", mage.Printed.Name, "Card", c.Name, "Ability", string(name))}
}
