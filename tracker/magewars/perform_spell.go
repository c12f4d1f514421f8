package magewars

import (
	"slices"

	"quickcast/catalog/deed"
	"quickcast/rules/combat"
	"quickcast/tracker"
)

// FreeCast is leave to cast so many spells without an action, which a card gives.
type FreeCast struct {
	Seat tracker.Seat `json:"seat"`
	Card string       `json:"card"` // the name of what gives it
	Left int          `json:"left"` // how many spells still
	Free bool         `json:"free,omitempty"`

	spells deed.Filter
}

// mayCast gives leave to cast the spells a step means.
func (r *run) mayCast(s *deed.Step) error {
	most, err := r.amount(s.Spells.Count)
	if err != nil {
		return err
	}
	g := FreeCast{Seat: r.scene.card.Controller, Card: r.scene.card.Printed.Name, Left: max(1, most), Free: s.Free, spells: *s.Spells}
	if len(r.FreeCasts) < maxList {
		r.FreeCasts = append(slices.Clip(r.FreeCasts), g)
	}
	return nil
}

// freeCast finds leave to cast a card without an action, -1 for none.
func (s *State) freeCast(seat tracker.Seat, p *Printed) int {
	return slices.IndexFunc(s.FreeCasts, func(g FreeCast) bool {
		open := g.spells
		open.Where, open.Side = "", ""
		return g.Seat == seat && open.Fits(p.thing())
	})
}

// takeFreeCast casts a spell by leave of a card, where there is any. Without it what its own
// card forbids is no spell to cast.
func (d *draft) takeFreeCast(seat tracker.Seat, p *castData) error {
	at := d.freeCast(seat, &p.Printed)
	if at >= 0 {
		p.granted, p.free = true, d.FreeCasts[at].Free
		d.FreeCasts = slices.Clone(d.FreeCasts)
		if d.FreeCasts[at].Left--; d.FreeCasts[at].Left == 0 {
			d.FreeCasts = slices.Delete(d.FreeCasts, at, at+1)
		}
		return nil
	}
	for _, it := range p.Deeds {
		if it.At == deed.Casts && it.Of == nil && it.Bans() {
			return d.law(false, Forbidden.With("Name", p.Name, "Card", p.Name, "Say", it.Say).ByRule("R-9"))
		}
	}
	return nil
}

// freeCastNotices tell what may be cast by leave of a card.
func (s *State) freeCastNotices() []tracker.Notice {
	var list []tracker.Notice
	for _, g := range s.FreeCasts {
		args := map[string]any{"Card": g.Card, "Player": s.Mage(g.Seat).Printed.Name, "Count": g.Left}
		list = append(list, tracker.Notice{ID: "table.noticeFreeCast", Args: args, Rule: "R-9"})
	}
	return list
}

// swapTarget turns the attack at hand on another before its dice fall.
func (r *run) swapTarget(s *deed.Step, o *Object) error {
	if s.Name != "target" || r.Fight == nil || o.ID == r.Fight.Target || !o.attackable() {
		return nil
	}
	f := *r.Fight
	r.aimAt(&f, o.ID)
	r.Fight = &f
	r.say(r.scene.card.Controller, "table.logRetargeted", "Attack", f.bar.Name, "Target", r.nameOf(o))
	r.expect(r.triggeredByStrike(&f))
	r.occurAttack(&f)
	r.settleFight()
	return nil
}

// mirrored lets the attack at hand do to who makes it what it does to its target.
func (r *run) mirrored() {
	if r.Fight != nil {
		f := *r.Fight
		f.mirrors = append(slices.Clip(f.mirrors), r.scene.card.Printed.Name)
		r.Fight = &f
	}
}

// copyCard makes the deed's card a copy of one on a discard pile, which is then out of the
// game.
func (r *run) copyCard(s *deed.Step) error {
	if r.p.Card == "" {
		if len(r.buried(s.On)) == 0 {
			return nil
		}
		return r.missing("cardName")
	}
	own := r.edit(r.scene.card.ID)
	for _, p := range r.Players {
		printed, ok := r.fromDiscard(p.Seat, r.p.Card, func(Card) bool { return true })
		if !ok || own == nil {
			continue
		}
		card := *printed
		card.Subtypes = append(slices.Clip(card.Subtypes), own.Printed.Subtypes...)
		r.say(own.Controller, "table.logCopied", "Name", own.Printed.Name, "Card", card.Name)
		own.Printed, own.Life, own.Armor, own.Channeling = &card, card.Life, card.Armor, card.Channeling
		return nil
	}
	return NoCard.With("Name", r.p.Card)
}

// mirror does to who attacked what the attack did, where a card makes it so: the damage
// direct, and the same conditions.
func (d *draft) mirror(f *Fight, o *Object, dealt int, report combat.Report) {
	for range f.mirrors {
		if own := d.edit(o.ID); own != nil && dealt > 0 {
			d.hurt(own, "", dealt, "table.logDirect")
		}
		for _, e := range report.Events {
			for condition, n := range e.Change.Markers {
				name := combat.Condition(condition).String()
				if now := d.edit(o.ID); e.To == combat.DefenderSeat && n > 0 && now != nil && d.mayGet(now, name) == nil {
					_ = d.afflict(now, name, int(n)) // an amount above 0 is never refused
				}
			}
		}
	}
}
