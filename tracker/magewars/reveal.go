package magewars

import (
	"slices"

	"github.com/quickcast/quickcast/catalog/deed"
)

type revealData struct {
	Object string `json:"object"`
	Cost   *int   `json:"cost,omitempty"`
	Unpaid bool   `json:"unpaid,omitempty"`    // not paid for: destroyed, or still hidden where it only may be revealed
	Now    bool   `json:"triggered,omitempty"` // what must reveal it has just happened
}

// doReveal turns a hidden enchantment over and takes its reveal cost from its
// mage, more where Magebind makes it dearer on a mage. Unpaid it
// is destroyed, and so is one of a name that is there already (A-94,
// R-66), a mandatory one revealed at another time, and one that does not
// fit what it is on.
func (d *draft) doReveal(p revealData) error {
	o, err := d.thing(p.Object)
	if err != nil {
		return err
	}
	if err := d.commands(o, d.cite(ruleRevealing)); err != nil {
		return err
	}
	if !o.FaceDown {
		return NotFaceDown.With("Name", o.Printed.Name)
	}
	if err := d.lawful(toReveal, o, scene{}); err != nil {
		return err
	}
	cost, err := d.toReveal(o, p)
	if err != nil {
		return err
	}
	inTime, due := d.inTime(o, p.Now), d.dueFor(o)
	if due.May && p.Unpaid {
		d.forgetDue(o.ID)
		d.say(o.Controller, "table.logStaysHidden", "Player", d.Mage(o.Controller).Printed.Name)
		return nil
	}
	if err := d.answersFirst(o); err != nil {
		return err
	}
	savings := d.revealSavings(o)
	o.FaceDown = false
	if p.Unpaid {
		d.say(o.Controller, "table.logRevealUnpaid", "Name", o.Printed.Name)
		d.destroy(o)
		return nil
	}
	if err := d.pay(d.edit(d.Mage(o.Controller).ID), cost); err != nil {
		return err
	}
	if p.Cost == nil {
		if err := d.save(savings); err != nil {
			return err
		}
	}
	d.say(o.Controller, "table.logReveal", "Name", o.Printed.Name, "Mana", cost, "Host", d.hostName(o))
	d.sayPrinting(o.Controller, o.Printed)
	if d.lost(o, inTime) {
		d.destroy(o)
		return nil
	}
	d.seenRevealed(o)
	if due.deed >= 0 {
		return d.answerWith(o, due)
	}
	d.enter(o)
	return d.revealed(o)
}

// answersFirst lets the reveal wait for what others may turn over before it is paid for.
func (d *draft) answersFirst(o *Object) error {
	if d.resumed != nil && d.resumed.asked {
		return nil
	}
	shown := *o
	shown.FaceDown = false
	if list := d.triggered(deed.Reveal, &shown, scene{target: o.ID}); len(list) > 0 && list[0].Holds {
		return &waiting{due: list}
	}
	return nil
}

// dueFor is what a mandatory enchantment is revealed for: what it is due for or, where the
// table only says that it is, the open fight. Its deed is -1 for what is not mandatory.
func (s *State) dueFor(o *Object) Due {
	at := slices.IndexFunc(s.Due, func(due Due) bool { return due.Object == o.ID })
	if at >= 0 {
		return s.Due[at]
	}
	as := scene{}
	if f, ok := s.fightAtHand(); ok {
		as = scene{target: f.Attacker, fight: &f}
	}
	n := s.turnsOver(o, as, func(*lawCase) bool { return true })
	return Due{Object: o.ID, Seat: o.Controller, cause: as.target, deed: n}
}

// toReveal is the mana to take: what the player says, or what it costs where it lies.
func (d *draft) toReveal(o *Object, p revealData) (int, error) {
	switch {
	case p.Unpaid:
		return 0, nil
	case p.Cost == nil:
		return d.revealCost(o)
	}
	return *p.Cost, within("cost", p.Cost, maxNumber)
}

// lost tells whether a revealed enchantment comes to nothing, and says why.
func (d *draft) lost(o *Object, inTime bool) bool {
	switch {
	case !inTime:
		d.say(o.Controller, "table.logWasted", "Name", o.Printed.Name)
		return true
	case d.misplaced(o):
		d.say(o.Controller, "table.logMisplaced", "Name", o.Printed.Name, "Host", d.hostName(o))
		return true
	}
	return d.doubled(o)
}

// doubled tells whether a revealed enchantment of the same name, whoever's, is on
// the same object already.
func (d *draft) doubled(o *Object) bool {
	return (o.Host != "" || d.oneZone(o.Printed)) && slices.ContainsFunc(d.Objects, func(other *Object) bool {
		return other.ID != o.ID && other.Host == o.Host && !other.FaceDown && other.Printed.Kind == KindEnchantment &&
			other.Printed.same(o.Printed)
	})
}
