package effect

import (
	"slices"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// RevealData is what "reveal" is told: the enchantment that is turned over, and what it costs.
type RevealData struct {
	Object string `json:"object"` // "" for nothing more that answers what a side was asked
	Cost   *int   `json:"cost,omitempty"`
	Unpaid bool   `json:"unpaid,omitempty"`    // not paid for: destroyed, or still hidden where it only may be revealed
	Now    bool   `json:"triggered,omitempty"` // what must reveal it has just happened

	Opens  *tracker.Opening `json:"opens,omitempty"`  // what was sealed
	Sealed string           `json:"sealed,omitempty"` // without an object: of a card that is only shown, as after the duel
}

// DoReveal turns a hidden enchantment over and takes its reveal cost from its
// mage, more where Magebind makes it dearer on a mage. Unpaid it
// is destroyed, and so is one of a name that is there already (A-94,
// R-66), a mandatory one revealed at another time, and one that does not
// fit what it is on.
func (d *Draft) DoReveal(p RevealData) error {
	switch {
	case p.Object != "":
	case p.Sealed != "":
		return d.showSealed(p)
	default:
		return d.nothingAnswers()
	}
	o, err := d.thing(p.Object)
	if err != nil {
		return err
	}
	if err := d.commands(o, d.Cite("A-90 R-65")); err != nil {
		return err
	}
	if !o.FaceDown {
		return state.NotFaceDown.With("Name", o.Printed.Name)
	}
	if o.Printed.Sealed != "" {
		if at := d.asked(o.Controller); at >= 0 && p.Unpaid && p.Opens == nil {
			d.leaveHidden(o, at)
			return nil
		}
		if err := d.unseal(o, p.Opens); err != nil {
			return err
		}
	}
	if err := d.lawful(law.ToReveal, o, state.Scene{}); err != nil {
		return err
	}
	cost, err := d.toReveal(o, p)
	if err != nil {
		return err
	}
	inTime, due := law.InTime(&d.State, o, p.Now), law.DueFor(&d.State, o)
	if due.May && p.Unpaid {
		d.ForgetDue(o.ID)
		d.Say(o.Controller, "table.logStaysHidden", "Player", d.Mage(o.Controller).Printed.Name)
		return nil
	}
	if err := d.answersFirst(o); err != nil {
		return err
	}
	savings := law.RevealSavings(&d.State, o)
	o.FaceDown = false
	if p.Unpaid {
		d.Say(o.Controller, "table.logRevealUnpaid", "Name", o.Printed.Name)
		d.Destroy(o)
		return nil
	}
	if err := d.pay(d.Edit(d.Mage(o.Controller).ID), cost); err != nil {
		return err
	}
	if p.Cost == nil {
		if err := d.save(savings); err != nil {
			return err
		}
	}
	d.Say(o.Controller, "table.logReveal", "Name", o.Printed.Name, "Mana", cost, "Host", d.HostName(o))
	d.sayPrinting(o.Controller, o.Printed)
	if d.lost(o, inTime) {
		d.Destroy(o)
		return nil
	}
	d.seenRevealed(o)
	if due.Deed >= 0 {
		return d.answerWith(o, due)
	}
	d.enter(o)
	return d.revealed(o)
}

// answersFirst lets the reveal wait for what others may turn over before it is paid for.
func (d *Draft) answersFirst(o *state.Object) error {
	if d.Resumed != nil && d.Resumed.Asked {
		return nil
	}
	shown := *o
	shown.FaceDown = false
	if list := d.triggered(deed.Reveal, &shown, state.Scene{Target: o.ID}); len(list) > 0 && list[0].Holds {
		return &Waiting{Due: list}
	}
	return nil
}

// toReveal is the mana to take: what the player says, or what it costs where it lies.
func (d *Draft) toReveal(o *state.Object, p RevealData) (int, error) {
	switch {
	case p.Unpaid:
		return 0, nil
	case p.Cost == nil:
		return law.RevealCost(&d.State, o)
	}
	return *p.Cost, state.Within("cost", p.Cost, state.MaxNumber)
}

// lost tells whether a revealed enchantment comes to nothing, and says why.
func (d *Draft) lost(o *state.Object, inTime bool) bool {
	switch {
	case !inTime:
		d.Say(o.Controller, "table.logWasted", "Name", o.Printed.Name)
		return true
	case law.Misplaced(&d.State, o):
		d.Say(o.Controller, "table.logMisplaced", "Name", o.Printed.Name, "Host", d.HostName(o))
		return true
	}
	return d.doubled(o)
}

// doubled tells whether a revealed enchantment of the same name, whoever's, is on
// the same object already.
func (d *Draft) doubled(o *state.Object) bool {
	return (o.Host != "" || d.OneZone(o.Printed)) && slices.ContainsFunc(d.Objects, func(other *state.Object) bool {
		return other.ID != o.ID && other.Host == o.Host && !other.FaceDown && other.Printed.Kind == state.KindEnchantment &&
			other.Printed.Same(o.Printed)
	})
}
