package magewars

import (
	"strings"

	"github.com/quickcast/quickcast/catalog/deed"
)

// pay takes what a deed costs: mana of its mage, tokens of the card or the mage, an
// action. It refuses what is not there.
func (r *run) pay(c *deed.Cost) error {
	if len(c.Any) > 0 {
		return r.payOne(c.Any)
	}
	if c.Action != "" {
		if err := r.act(c); err != nil {
			return err
		}
	}
	mage := r.edit(mageID(r.scene.card.Controller))
	if c.Sacrifice != nil {
		if err := r.sacrifice(c.Sacrifice); err != nil {
			return err
		}
	}
	if (c.Mana != deed.Amount{}) {
		mana, err := r.amount(c.Mana)
		if err != nil {
			return err
		}
		if err := r.draft.pay(mage, mana); err != nil {
			return err
		}
	}
	if c.Life > 0 {
		mage.Life = max(0, mage.Life-c.Life)
		r.say(mage.Controller, "table.logLifeGained", "Name", mage.Printed.Name, "By", -c.Life, "To", mage.maxLife())
	}
	if c.Glyph != "" {
		if err := r.payGlyph(mage, c.Glyph); err != nil {
			return err
		}
	}
	if c.Token == "" {
		return nil
	}
	n, err := r.amount(c.Count)
	if err != nil {
		return err
	}
	token := tokenName(c.Token)
	return r.payTokens(r.edit(r.scene.purse(token).ID), token, max(n, 0))
}

// payOne pays the first of several costs that can be paid.
func (r *run) payOne(list []deed.Cost) error {
	var last error
	for i := range list {
		state, lines := r.State, len(r.lines)
		last = r.pay(&list[i])
		if last == nil {
			return nil
		}
		r.State, r.lines, r.mine, r.ours = state, r.lines[:lines], nil, nil
	}
	return last
}

// payGlyph turns a glyph of an element, or any, off.
func (r *run) payGlyph(mage *Object, element string) error {
	for _, each := range elements(nil, nil) {
		token := "glyph-" + each
		if (element == "any" || strings.EqualFold(element, each)) && mage.Tokens[token] > 0 {
			return r.payTokens(mage, token, 1)
		}
	}
	return r.payTokens(mage, "glyph-"+strings.ToLower(either(element == "any", "fire", element)), 1)
}

// sacrifice destroys what is given for a deed.
func (r *run) sacrifice(p *deed.Party) error {
	r.does = deed.Heal // one's own
	on, err := r.party(p)
	if err != nil {
		return err
	}
	if len(on) == 0 {
		return r.missing("target")
	}
	for _, o := range on {
		r.level = o.Printed.Level
		r.destroy(o)
	}
	return nil
}

// act takes the action a deed costs: of who wears the card, of the card itself, or of who
// uses it; one that is a quick spell may be the quickcast.
func (r *run) act(c *deed.Cost) error {
	actor := r.scene.actor()
	switch {
	case actor == nil:
		return r.askUser()
	case r.thought:
		return nil
	}
	if c.Spell && r.p.Quickcast && actor.isMage() {
		was := r.event.Seat
		r.event.Seat = actor.Controller
		err := r.doQuickcast(nothing{})
		r.event.Seat = was
		return err
	}
	own := r.edit(actor.ID)
	if c.Action == "move" {
		return nil // its player moves it
	}
	if c.Action == "full" && r.Acting == own.ID {
		if err := r.law(r.Moves == 0, FullAction.With("Attack", r.scene.card.Printed.Name).ByRule("R-28")); err != nil {
			return err
		}
	}
	return r.castActionOf(own)
}
