package magewars

import (
	"slices"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/effect"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// mostX is the most mana or dice that are asked for.
const mostX = 99

// casting is a spell that is being told about.
type casting struct {
	*asker
	p     state.CastData
	spell spell
}

// cast asks how a spell is cast, who pays, on what, and what else its card leaves open.
// The card must be told, or the object it is bound to.
func (a *asker) cast() bool {
	c := casting{asker: a}
	if !c.read() || c.p.Name == "" {
		return false
	}
	c.begin()
	a.q.Title, a.q.About, a.q.Card = state.Own(c.p.Name), c.about(), c.p.Card
	c.how()
	c.payer()
	if c.spell.NeedsX {
		a.number("x", tracker.Word("table.askManaX"), c.x(), c.p.CostLeast, mostX)
	}
	c.place()
	c.targets()
	c.replaces()
	c.spellAttack()
	if c.spell.Extendable {
		a.flag("extend", tracker.Word("table.askExtend"), "wall", c.p.Extend)
	}
	for it := range law.Deeds(a.s, state.Scene{}, &state.Object{Printed: &c.p.Printed}) {
		if it.Deed().Cost != nil && it.Prepaid() {
			a.note("table.choiceDeed", "R-9", "Card", c.p.Name, "Say", it.Deed().Say)
		}
	}
	a.flag("countered", tracker.Word("table.askCountered"), "close", c.p.Countered)
	c.elsewhere()
	c.sayDo()
	return true
}

// read reads what is told of the spell, and asks the law about it.
func (c *casting) read() bool {
	p, err := state.Payload[state.CastData](c.e)
	if err != nil {
		return false
	}
	c.p = p
	c.p.Printed, _ = spellOf(c.s, c.e)
	c.spell = spellNow(c.s, c.e.Seat, c.p)
	return true
}

// begin tells what goes without saying: the action where the rules allow it, else the
// quickcast, else who may cast instead of the mage; the one target there is; one's own
// mage for equipment.
func (c *casting) begin() {
	barred := c.spell.Action != nil
	if !c.told("quickcast") && barred && c.spell.Quickcast == nil {
		c.tell("quickcast", true)
	}
	if able := c.able(); able != "" && !c.told("payer") && barred && c.spell.Quickcast != nil {
		c.tell("payer", able)
	}
	if len(c.p.Places) > 0 && !c.told("slots") {
		c.tell("slots", c.p.Places[:1])
	}
	if c.spell.NeedsX && !c.told("x") && len(law.Takings(&c.p.Printed)) == 0 {
		c.tell("x", max(1, min(c.p.CostLeast, mostX)))
	}
	if only := c.onlyTarget(); only != "" && !c.told("target") {
		c.tell("target", only)
	}
	bound := c.p.Printed
	if p, err := state.Payload[state.CastData](c.e); err == nil {
		c.p = p
		c.p.Printed = bound
		c.p.Slots = p.Slots
	}
}

// able is the spawnpoint or familiar that may cast now, "" for none.
func (c *casting) able() string {
	for _, p := range c.spell.Payers {
		if p.Object != state.MageID(c.e.Seat) && p.Refusal == nil {
			return p.Object
		}
	}
	return ""
}

func (c *casting) onlyTarget() string {
	legal, own := 0, state.MageID(c.e.Seat)
	last := ""
	for _, t := range c.spell.Targets {
		if t.Refusal != nil {
			continue
		}
		legal, last = legal+1, t.Object
		if c.p.Kind == state.KindEquipment && t.Object == own {
			return own
		}
	}
	return pick.Either(legal == 1 && c.asksTarget() && !c.spell.Zone, last, "")
}

// asksTarget tells whether somebody has to say what the spell is cast on.
func (c *casting) asksTarget() bool {
	return c.p.Kind != state.KindCreature && c.p.Kind != state.KindWall && len(c.spell.Targets) > 0
}

// several tells an attack on a whole zone.
func (c *casting) several() bool { return c.p.Kind == state.KindAttack && c.p.FillsZone() }

// through is the spawnpoint or familiar that casts, nil for the mage.
func (c *casting) through() *state.Object {
	if o, ok := c.s.Object(c.p.Payer); ok && !o.IsMage() {
		return o
	}
	return nil
}

func (c *casting) x() int {
	if c.p.X == nil {
		x, _ := law.PaidFor(c.s, &c.p)
		return x
	}
	return *c.p.X
}

// target is what the law says about the chosen target, nil without one.
func (c *casting) target() *spellTarget {
	at := slices.IndexFunc(c.spell.Targets, func(t spellTarget) bool { return c.p.Target != "" && t.Object == c.p.Target })
	if at < 0 {
		return nil
	}
	return &c.spell.Targets[at]
}

// mana is what it costs as it is told; of an X that nobody has said, without it.
func (c *casting) mana() int {
	cost, _, _ := law.Price(c.s, c.e.Seat, &c.p)
	return cost
}

// about says what the card is, in one line.
func (c *casting) about() tracker.Message {
	facts := tracker.Facts{kindWord(c.p.Kind), state.Said("table.askLevel", "Level", c.p.Level), tracker.Word("table.askFull")}
	if c.spell.Quick {
		facts[2] = tracker.Word("table.askQuick")
	}
	if c.p.Kind == state.KindEnchantment {
		facts = append(facts, revealLine(c.spell.Reveal, c.spell.RevealX))
	}
	if c.spell.Left >= 0 && c.p.Bound == "" {
		facts = append(facts, state.Said("table.askCopies", "Count", c.spell.Left))
	}
	if c.spell.Prepared >= 0 && c.p.Bound == "" {
		facts = append(facts, state.Said("table.askPrepared", "Count", c.spell.Prepared))
	}
	return facts
}

func revealLine(mana int, open bool) tracker.Message {
	if open {
		return tracker.Word("table.askRevealX")
	}
	return state.Said("table.askReveal", "Mana", mana)
}

// kindWord is the name of a kind of cards.
func kindWord(kind string) tracker.Message {
	return tracker.Printed{Kind: "type", Word: state.Titled(kind)}
}

// how asks whether it is the mage's action or its quickcast.
func (c *casting) how() {
	if c.through() == nil {
		c.ask(howAsk(c.p.Quickcast, c.spell.Action, c.spell.Quickcast))
	}
}

func howAsk(quick bool, action, quickcast *tracker.Refusal) tracker.Ask {
	return tracker.Ask{Field: "quickcast", Form: tracker.AskOne, Options: []tracker.Answer{
		{Value: raw(false), Name: tracker.Word("table.askAction"), Icon: "action", Chosen: !quick, Refusal: action},
		{Value: raw(true), Name: tracker.Word("table.askQuickcast"), Icon: "quickcast", Chosen: quick, Refusal: quickcast},
	}}
}

// payer asks who pays; where only the mage can now, behind a word.
func (c *casting) payer() {
	if c.p.Bound != "" || len(c.spell.Payers) < 2 {
		return
	}
	ask := tracker.Ask{
		Field: "payer", Label: tracker.Word("table.askPayer"), Form: tracker.AskOne, Seldom: c.able() == "" && c.through() == nil,
	}
	for _, p := range c.spell.Payers {
		o, _ := c.s.Object(p.Object)
		ask.Options = append(ask.Options, tracker.Answer{
			Value: raw(p.Object), Name: state.Said("table.askPays", "Name", o.Printed.Name, "Mana", p.Own), Icon: "mana", Seat: o.Controller,
			Chosen: p.Object == c.p.Payer || o.IsMage() && c.through() == nil, Refusal: p.Refusal,
		})
	}
	c.ask(ask)
}

// place asks where equipment goes that fits several places.
func (c *casting) place() {
	if len(c.p.Places) < 2 {
		return
	}
	ask := tracker.Ask{Field: "slots", Form: tracker.AskOne}
	for _, place := range c.p.Places {
		ask.Options = append(ask.Options, tracker.Answer{
			Value: raw([]string{place}), Name: tracker.Printed{Kind: "slot", Word: place}, Chosen: slices.Contains(c.p.Slots, place),
		})
	}
	c.ask(ask)
}

// targets asks what it is cast on: what is legal first, with what it would cost there or
// why it cannot be.
func (c *casting) targets() {
	if !c.asksTarget() {
		return
	}
	ask := tracker.Ask{Field: "target", Form: tracker.AskOne, Prompt: tracker.Word("table.askTarget")}
	if c.several() {
		ask.Field, ask.Form, ask.Label = "targets", tracker.AskSome, tracker.Word("table.askSeveral")
	}
	for _, t := range c.sorted() {
		if o, ok := c.s.Object(t.Object); ok {
			ask.Options = append(ask.Options, c.targetAnswer(o, t))
		}
	}
	if c.spell.Zone && c.p.Kind != state.KindAttack {
		ask.Options = append(ask.Options, tracker.Answer{
			Value: raw(nil), Name: tracker.Word("table.askZone"), Icon: "onto", Chosen: c.p.Target == "",
		})
	}
	switch {
	case !c.several():
		ask.Missing = !c.spell.Zone && c.p.Target == ""
	case len(c.p.Targets) == 0: // where it hits everybody nobody is named
		no := c.against(c.e)
		ask.Missing = no != nil && no.Code == state.FieldMissing
	}
	c.ask(ask)
}

// sorted puts the enemies first where the spell attacks, and who is hurt where it heals.
func (c *casting) sorted() []spellTarget {
	list := slices.Clone(c.spell.Targets)
	heals := c.p.OnlyHeals()
	if c.p.Kind != state.KindAttack && !heals {
		return list
	}
	rank := func(t spellTarget) int {
		o, ok := c.s.Object(t.Object)
		switch {
		case t.Refusal != nil:
			return 2
		case ok && (heals && o.Damage == 0 || !heals && c.s.Allied(o.Controller, c.e.Seat)):
			return 1
		}
		return 0
	}
	pick.ByRank(list, rank)
	return list
}

// targetAnswer is a target: what it would cost there, and what would make room for it.
func (c *casting) targetAnswer(o *state.Object, t spellTarget) tracker.Answer {
	answer := c.object(o, o.ID == c.p.Target)
	short := t.Cost - c.s.Mage(c.e.Seat).Mana
	if t.Refusal != nil && t.Refusal.Code == state.TooLittleMana { // it suits, and who casts it sees what is missing
		t.Refusal = nil
		answer.Line = tracker.Facts{state.Said("table.askManaShort", "Mana", short), answer.Line}
	}
	answer.Refusal = t.Refusal
	if at := slices.Index(c.p.Targets, o.ID); at >= 0 {
		answer.Chosen, answer.Place = true, at+1
	}
	facts := tracker.Facts{answer.Line}
	if t.Cost != c.spell.Cost && !c.spell.NeedsX {
		answer.Price, answer.In = t.Cost, "mana"
	}
	if c.p.Kind == state.KindEnchantment && t.Reveal != c.spell.Reveal {
		facts = append(facts, revealLine(t.Reveal, false))
	}
	for _, id := range t.Replaces {
		facts = append(facts, state.Said("table.askInstead", "Name", c.s.Named(id)))
	}
	if c.p.OnlyHeals() && o.Damage == 0 {
		facts = append(facts, tracker.Word("table.askUnhurt"))
	}
	answer.Line = facts
	return answer
}

// replaces asks which of several items makes room for it.
func (c *casting) replaces() {
	t := c.target()
	if t == nil || len(t.Either) == 0 {
		return
	}
	ask := tracker.Ask{Field: "replaces", Label: tracker.Word("table.askWhichGoes"), Form: tracker.AskOne}
	for _, id := range t.Either {
		o, _ := c.s.Object(id)
		ask.Options = append(ask.Options, tracker.Answer{
			Value: raw(id), Name: state.Own(o.Printed.Name), Line: kindWord(o.Printed.Kind), Icon: o.Printed.Kind, Chosen: id == c.p.Replaces,
		})
	}
	ask.Missing = !chosen(ask.Options)
	c.ask(ask)
}

// elsewhere is what else can be done with the card: it is bound, or put down.
func (c *casting) elsewhere() {
	if c.p.Bound == "" {
		for _, id := range c.spell.Bindable {
			c.instead(state.Said("table.askBind", "Name", c.s.Named(id)), "link", "bind", effect.BindData{Printed: c.p.Printed, Object: id})
		}
	}
	if !state.LeavesNothing(c.p.Kind) {
		c.instead(state.Said("table.askPutDown"), "onto", "add", effect.AddData{Printed: c.p.Printed})
	}
}

// sayDo names what is done, with its price, and what stands against it however it goes on.
func (c *casting) sayDo() {
	throws := c.p.Kind == state.KindAttack && !c.p.Countered
	quick := c.through() == nil && c.p.Quickcast
	c.q.Do = state.Said(pick.Either(throws, "table.askDice", pick.Either(quick, "table.askDoQuickcast", "table.askDoCast")), "Mana", c.mana())
	c.q.Steps = throws
	c.q.AtOnce = throws && !c.several() // its dice are another tap, and can still be left
	switch {
	case c.spell.Refusal != nil:
		c.q.Refusal = c.spell.Refusal
	case c.through() != nil:
	case c.p.Quickcast:
		c.q.Refusal = c.spell.Quickcast
	default:
		c.q.Refusal = c.spell.Action
	}
}

// spellOf is the card that a cast is of, the one that is bound where it is cast from
// there. False where nobody knows.
func spellOf(s *state.State, cast tracker.Event) (state.Printed, bool) {
	p, err := state.Payload[state.CastData](cast)
	if err != nil {
		return state.Printed{}, false
	}
	if o, there := s.Object(p.Bound); there && o.Bound != nil {
		return *o.Bound, true
	}
	return p.Printed, p.Name != ""
}
