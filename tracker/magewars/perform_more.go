package magewars

import (
	"slices"
	"strings"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/rules/fighter"
	"github.com/quickcast/quickcast/rules/keyword"
	"github.com/quickcast/quickcast/tracker"
)

// choose does the way that was chosen; where there is one it goes without saying.
func (r *run) choose(s *deed.Step) error {
	at := r.p.Way
	ways := r.scene.ways([]deed.Step{*s})
	if at == nil && r.scene.shown != nil && len(ways) == 1 {
		at = &ways[0]
	}
	if err := r.ask(need{field: "way", ways: s.Choices, open: ways, told: at != nil}); err != nil {
		return err
	}
	if *at < 0 || *at >= len(s.Choices) {
		return OutOfBounds.With("Field", "way", "Max", len(s.Choices)-1)
	}
	return r.steps(s.Choices[*at])
}

// charge lets somebody pay, or what follows happens.
func (r *run) charge(s *deed.Step) error {
	n, err := r.amount(s.Amount)
	if err != nil {
		return err
	}
	payer := r.scene.part(s.By)
	if payer == nil {
		payer = r.Mage(r.scene.card.Controller)
	}
	mage := r.edit(mageID(payer.Controller))
	if mage.Mana >= n {
		if err := r.ask(need{field: "pay", mana: n, told: r.p.Pay != nil}); err != nil && !r.thought {
			return err
		}
	}
	if r.p.Pay != nil && *r.p.Pay {
		if err := r.draft.pay(mage, n); err != nil {
			return err
		}
		r.say(mage.Controller, "table.logDeedPaid", "Name", mage.Printed.Name, "Card", r.scene.card.Printed.Name, "Mana", n)
		return nil
	}
	r.say(mage.Controller, "table.logDeedUnpaid", "Name", mage.Printed.Name, "Card", r.scene.card.Printed.Name, "Mana", n)
	return r.steps(s.Else)
}

// drainMana takes mana from one and gives it to another, no more than there is.
func (r *run) drainMana(s *deed.Step) error {
	n, err := r.amount(s.Amount)
	if err != nil {
		return err
	}
	from, to := r.scene.part(deed.Role(s.From)), r.scene.part(s.Into)
	if from == nil || to == nil {
		return nil
	}
	n = min(n, from.Mana)
	r.moveMana(r.edit(from.ID), -n)
	r.moveMana(r.edit(to.ID), n)
	return nil
}

// moveMana gives mana, or takes what there is.
func (r *run) moveMana(o *Object, n int) {
	from := o.Mana
	o.Mana = max(0, min(from+n, maxNumber))
	if o.Mana != from {
		r.tell(o, "table.logChange", ManaTrack, word("track", ManaTrack), from, o.Mana)
	}
}

// strike makes the attack of the card's own bar, once nothing else is open.
func (r *run) strike(s *deed.Step) error {
	card, there := r.Object(r.scene.card.ID)
	if !there {
		card = r.scene.card
	}
	at := slices.IndexFunc(card.Printed.Attacks, func(bar Strike) bool { return strings.EqualFold(bar.Name, s.Name) })
	// what a card does that is gone by then, its mage does
	spell := !there && (card.Printed.Kind == KindIncantation || card.Printed.Kind == KindEnchantment)
	if at < 0 || !there && !spell || card.Printed.attacks() {
		return nil // a quick attack more: its players make it
	}
	bar := r.reckoned(card.Printed.Attacks[at], card)
	if bar.AsksX() {
		x, err := r.xNow()
		if err != nil {
			return err
		}
		bar = bar.WithX(x)
	}
	targets, err := r.party(s.On)
	if err != nil {
		return err
	}
	if len(targets) == 0 && s.On != nil && s.On.Role == deed.Target { // the item is destroyed: its wearer
		targets = r.only(r.wearer)
	}
	if len(targets) == 0 || r.thought {
		return nil
	}
	ids := make([]string, len(targets))
	for i, t := range targets {
		ids[i] = t.ID
	}
	f := Fight{Attacker: card.ID, Attack: bar.Name, bar: bar, plan: attackData{Object: card.ID, Target: ids[0]}}
	if spell {
		f.Attacker, f.caster, f.spell = mageID(card.Controller), card.Controller, &castData{Printed: *card.Printed, innate: true}
	}
	if len(ids) > 1 {
		f.bar.Kind, f.plan.Targets, f.plan.Target = "zone", ids, ""
	}
	f.plan.Declare = true
	return r.beginFight(f)
}

// cancel ends the attack at hand, prevents damage of it, or takes it back.
func (r *run) cancel(s *deed.Step) error {
	n, err := r.amount(s.Amount)
	if err != nil {
		return err
	}
	switch {
	case s.Name == "attack":
		r.cancelAttack(r.scene.card)
	case s.Name == "damage" && r.scene.deed().At == deed.Hurt:
		if on := r.edit(r.scene.subject); on != nil {
			r.mendNow(on, n, "table.logHealed")
		}
	case s.Name == "damage" && r.Fight != nil:
		r.boostFight(*s, r.scene.card)
	case s.Name == "effect" && r.scene.deed().At == deed.Dies:
		return r.rescue()
	}
	return nil
}

// rescue brings back what was destroyed and should not have been.
func (r *run) rescue() error {
	lost := r.scene.card
	if r.scene.target != "" && r.scene.target != lost.ID && r.scene.dead != nil {
		lost = r.scene.dead
	}
	printed, ok := r.fromDiscard(lost.Owner, lost.Printed.Name, func(Card) bool { return true })
	if !ok {
		return nil
	}
	return r.bring(lost.Controller, lost.Owner, printed, lost.Host, lost.FaceDown)
}

// bring puts a card on the table for a seat.
func (r *run) bring(seat, owner tracker.Seat, printed *Printed, host string, hidden bool) error {
	if _, there := r.Object(host); !there {
		host = ""
	}
	was := r.event.Seat
	r.event.Seat = seat
	err := r.doAdd(addData{Printed: *printed, Host: host, Owner: owner, FaceDown: hidden})
	r.event.Seat = was
	return err
}

// giveBack returns cards: to a spellbook, or from a discard pile into play.
func (r *run) giveBack(s *deed.Step) error {
	if s.To != "play" {
		on, err := r.party(s.On)
		if card := r.scene.card; s.On != nil && s.On.Role == deed.Self && len(on) == 0 {
			if printed, ok := r.fromDiscard(card.Owner, card.Printed.Name, func(Card) bool { return true }); ok {
				r.say(card.Owner, "table.logReplaced", "Name", printed.Name)
				r.putInBook(card.Owner, printed)
			}
		}
		for _, o := range on {
			switch {
			case o.isMage():
			case s.To == "owner":
				r.handTo(o, o.Owner)
			default:
				r.replace(o)
			}
		}
		return err
	}
	if s.On != nil && s.On.Role != "" { // it stands outside of the arena, or has just died
		id := either(s.On.Role == deed.Host, r.scene.card.Host, r.scene.target)
		if o := r.edit(id); o != nil { // it stood outside of the arena
			r.dropPassing(id, func(p *Passing) bool { return p.Until == "while" })
			r.say(o.Controller, "table.logBack", "Name", r.nameOf(o))
			return nil
		}
		if r.scene.dead == nil || r.scene.dead.ID != id {
			return nil
		}
		return r.raise(r.scene.dead.Printed.Name)
	}
	if there, err := r.askCard(s.On); !there || err != nil {
		return err
	}
	return r.raise(r.p.Card)
}

// askCard asks which card of a discard pile is meant. False where none is named and none is there.
func (r *run) askCard(on *deed.Party) (there bool, err error) {
	names := r.scene.buried(on)
	if len(names) == 0 {
		return r.p.Card != "", nil
	}
	return true, r.ask(need{field: "cardName", names: names, told: r.p.Card != ""})
}

// raise brings a card back from a discard pile, for who controls the deed's card; what
// the steps after it do to their target they do to that.
func (r *run) raise(name string) error {
	seats := []tracker.Seat{r.scene.card.Controller}
	for _, p := range r.Players {
		if p.Seat != seats[0] {
			seats = append(seats, p.Seat)
		}
	}
	for _, seat := range seats {
		printed, ok := r.fromDiscard(seat, name, func(Card) bool { return true })
		if !ok {
			continue
		}
		if err := r.bring(r.scene.card.Controller, seat, printed, "", false); err != nil {
			return err
		}
		risen := r.Objects[len(r.Objects)-1].ID
		r.scene.target = risen
		card := *r.scene.card
		card.Host, r.scene.card = risen, &card
		return nil
	}
	return NoCard.With("Name", name)
}

// takeOut keeps somebody out of the arena until it is brought back: it does nothing and is
// no target.
func (r *run) takeOut(o *Object) {
	r.forbid(&deed.Step{Do: deed.Forbid, Name: outOfArena, Until: "while"}, o)
}

// carry moves somebody: where to, the table sees.
func (r *run) carry(s *deed.Step, o *Object) error {
	if s.Do == deed.Push && o.has(keyword.Unmovable) {
		r.say(o.Controller, "table.logImmune", "Target", r.nameOf(o))
		return nil
	}
	if s.Do == deed.Teleport {
		if err := r.lawful(toPort, o, scene{}); err != nil {
			return err
		}
	}
	switch {
	case s.To == "out":
		r.takeOut(o)
	case s.Do == deed.Teleport:
		r.teleported(o)
		return nil
	}
	line := map[deed.Verb]string{deed.Move: "table.logMoved", deed.Push: "table.logPush", deed.Teleport: "table.logTeleport"}[s.Do]
	r.say(o.Controller, line, "Name", r.nameOf(o))
	r.occur(deed.Moves, o, "")
	return nil
}

// attach lays a card on another object.
func (r *run) attach(s *deed.Step, to *Object) error {
	moved := r.scene.part(deed.Self)
	if s.Name == "target" {
		moved = r.scene.part(deed.Target)
	}
	if s.Spells != nil && s.From == "book" || moved == nil || moved.ID == to.ID || moved.isMage() {
		return nil // its players bind it
	}
	own := r.edit(moved.ID)
	if err := r.lawful(toAttach, own, scene{}); err != nil {
		return err
	}
	if own.Host == to.ID || to.Host == own.ID {
		return nil
	}
	if own.Printed.Kind == KindEquipment { // what it takes the place of goes back
		gone, _ := r.displaced(to.ID, own.Printed)
		for _, old := range gone {
			r.replace(r.edit(old.ID))
		}
	}
	own.Host = to.ID
	r.say(own.Controller, "table.logAttach", "Name", r.nameOf(own), "Host", r.hostName(own))
	return nil
}

// takeControl gives an object to who controls the card.
func (r *run) takeControl(o *Object) {
	if !o.isMage() {
		r.handTo(o, r.scene.card.Controller)
	}
}

func (r *run) handTo(o *Object, seat tracker.Seat) {
	if o.Controller == seat {
		return
	}
	o.Controller = seat
	r.say(seat, "table.logControl", "Name", r.nameOf(o), "Player", r.Mage(seat).Printed.Name)
}

// flip turns a marker.
func (r *run) flip(s *deed.Step, o *Object) {
	up := s.To == "up"
	marker := ActiveMarker
	switch s.Name {
	case "guard":
		marker = GuardMarker
		if name, _ := o.hampered(); up && (name != "" || o.Guard == up || !o.isCreature()) || !up && !o.Guard {
			return
		}
		o.Guard = up
	case "action":
		if o.Active == up || !o.isCreature() {
			return
		}
		o.Active = up
	case "card":
		o.FaceDown = !up && o.Printed.Kind == KindEnchantment
		return
	case "quickcast":
		marker = QuickcastMarker
		r.player(o.Controller).Quickcast = up
	default:
		return
	}
	r.say(o.Controller, either(up, "table.logMarkerOn", "table.logMarkerOff"), "Name", o.Printed.Name, "Marker", label("marker", marker))
}

// tokens places tokens or takes them off. One named like a keyword gives it.
func (r *run) tokens(name string, o *Object, n int) error {
	token := tokenName(name)
	from := o.Tokens[token]
	to := min(max(0, from+n), maxNumber)
	if !slug(token) || from == to {
		return nil
	}
	o.Tokens = put(o.Tokens, token, to)
	r.tell(o, "table.logToken", "token/"+token, label("token", token), from, to)
	if strings.Contains(name, " +") && o.isCreature() {
		for range max(0, to-from) {
			if len(o.Given) < maxList {
				o.Given = append(slices.Clip(o.Given), name)
			}
		}
		for range max(0, from-to) {
			if at := slices.Index(o.Given, name); at >= 0 {
				o.Given = slices.Delete(slices.Clone(o.Given), at, at+1)
			}
		}
	}
	if token == Dissipate && to == 0 {
		r.destroy(o)
	}
	return nil
}

// turnOver reveals the card and pays for it.
func (r *run) turnOver() error {
	o := r.edit(r.scene.card.ID)
	if o == nil || !o.FaceDown {
		return nil
	}
	var cost *int
	if o.Printed.RevealBy == fighter.ByPlayer {
		if err := r.ask(need{field: "x", told: r.p.X != nil}); err != nil {
			return err
		}
		cost = r.p.X
	}
	if err := r.doReveal(revealData{Object: o.ID, Cost: cost, Now: true}); err != nil {
		return err
	}
	now, there := r.Object(o.ID)
	if r.over = !there; there {
		r.scene.card = now
	}
	return nil
}
