package magewars

import (
	"slices"
	"strings"
	"testing"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/rules/training"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// mandatory are the cards that must be revealed at their trigger.
func mandatory(t *testing.T) []*catalog.Card {
	t.Helper()
	list := slices.DeleteFunc(slices.Clone(cards(t).Cards()), func(c *catalog.Card) bool { return mustDeed(c) == nil })
	if len(list) < 22 {
		t.Fatalf("only %d cards must be revealed", len(list))
	}
	return list
}

// mustDeed is the first deed for which a card must be turned over, nil for none.
func mustDeed(c *catalog.Card) *deed.Deed {
	list := c.Deeds()
	at := slices.IndexFunc(list, func(it deed.Deed) bool { return it.Mandatory() })
	if at < 0 {
		return nil
	}
	return &list[at]
}

// tripped is a table on which a mandatory enchantment of seat 2 lies hidden: whom it lies
// on ("" for the zone), the seat and the event that sets it off, and the dice that event
// needs where nothing holds it.
type tripped struct {
	*table
	card, host string
	kind       tracker.Kind
	event      string
	faces      int
}

// trip lays the table for a card; the wolf of seat 2 (o2) is attacked, and that of seat 1
// (o1) acts.
func trip(t *testing.T, c *catalog.Card, academy bool) *tripped {
	t.Helper()
	wolf := `,"level":2,"damage":0`
	p := &tripped{table: duel(t, strings.TrimSuffix(wolf, `,"damage":0`), strings.TrimSuffix(wolf, `,"damage":0`))}
	if academy {
		p.table = inAcademy(t, `,"level":2`, `,"level":2`)
	}
	for seat := tracker.Seat(1); seat <= 2; seat++ {
		p.do("set", seat, `{"track":"mana","value":30}`)
	}
	blow := `"object":"o1","target":"o2","with":{"name":"Bite","kind":"melee","dice":4}`
	switch it := mustDeed(c); it.At {
	case deed.Attacked:
		p.host, p.kind, p.event, p.faces = "o2", "attack", `{`+blow+`}`, 4
	case deed.Attack, deed.Hit:
		p.host, p.kind, p.event, p.faces = "o1", "attack", `{`+blow+`}`, 4
	case deed.Casts:
		if it.Of.Role == deed.Host {
			p.host, p.kind, p.event = "mage1", "cast", `{"name":"Charm","kind":"incantation","speed":"quick","cost":5}`
			break
		}
		p.host, p.kind, p.event = "o2", "cast", `{"name":"Charm","kind":"incantation","cost":5,"target":"o2"}`
	case deed.Activation:
		p.host, p.kind, p.event = "o1", "activate", `{"object":"o1"}`
	case deed.Healed:
		p.host, p.kind, p.event, p.faces = "o1", "heal", `{"object":"o1","dice":4}`, 4
		p.do("set", 1, `{"track":"damage","value":9,"object":"o1"}`)
	case deed.Moves:
		p.kind, p.event = "move", `{"object":"o1"}`
	default:
		t.Fatalf("%s: nobody knows what sets off %q", c.ID, it.At)
	}
	p.lay(c)
	return p
}

// lay puts the card down hidden.
func (p *tripped) lay(c *catalog.Card) {
	p.t.Helper()
	p.card = p.add(2, cardFields(p.t, c, map[string]any{"host": p.host, "faceDown": true}))
}

// every is a table for a card in each game it is played in.
func every(t *testing.T, c *catalog.Card) []*tripped {
	t.Helper()
	var list []*tripped
	for _, academy := range academyToo(c) {
		list = append(list, trip(t, c, academy))
	}
	return list
}

// set sends the event that sets the card off, with dice only where they come before it.
func (p *tripped) set(c *catalog.Card) {
	p.t.Helper()
	switch mustDeed(c).At {
	case deed.Healed, deed.Hit:
		p.do(p.kind, 1, p.event, faces(one, one, one, one))
	default:
		p.do(p.kind, 1, p.event)
	}
}

func academyToo(c *catalog.Card) []bool {
	if slices.Contains(c.Games, training.Academy) && mustDeed(c).At != deed.Moves {
		return []bool{false, true}
	}
	return []bool{false}
}

// reading W: every mandatory enchantment is asked for before any dice fall or
// mana is paid, also where all is sent in one act, and nothing goes on before; revealed
// and paid for it goes, unless it stays, and what it answered goes on.
func TestA93R67EveryMandatoryEnchantment(t *testing.T) {
	for _, c := range mandatory(t) {
		for _, academy := range academyToo(c) {
			p := trip(t, c, academy)
			mana, own := p.s.Mage(1).Mana, p.s.Mage(2).Mana
			p.set(c)
			holds := mustDeed(c).At != deed.Moves
			if waits := p.s.Waits() == 2; waits != holds || !slices.Contains(p.s.DueOf(2), p.card) || p.s.Mage(1).Mana != mana {
				t.Fatalf("%s: waits for %d, due %v, %d of %d mana", c.ID, p.s.Waits(), p.s.Due, p.s.Mage(1).Mana, mana)
			}
			if holds {
				p.refused(state.MustReveal, "end", 1, "")
				p.refused(state.MustReveal, "strike", 1, "", faces(one, one, one, one))
				p.mustOffer(c)
			}
			price, err := law.RevealCost(p.s, p.object(p.card))
			if err != nil {
				t.Fatal(err)
			}
			p.do("reveal", 2, `{"object":"`+p.card+`"}`)
			if p.s.Waits() != 0 || p.s.Mage(2).Mana != own-price {
				t.Errorf("%s: still waits for %d, %d of %d mana", c.ID, p.s.Waits(), p.s.Mage(2).Mana, own)
			}
			p.finish(c)
			_, there := p.s.Object(p.card)
			if stays := !mustDeed(c).Makes(deed.Destroy); there != stays || !stays && p.s.Player(2).Discard == nil {
				t.Errorf("%s lies there still: %v", c.ID, there)
			}
			if p.s.Fight != nil || p.s.Held != nil {
				t.Errorf("%s: something is open still", c.ID)
			}
		}
	}
}

// mustOffer checks that the side that has to reveal is offered both ways to, and the
// other side sees neither.
func (p *tripped) mustOffer(c *catalog.Card) {
	p.t.Helper()
	count := func(seat tracker.Seat) (n int) {
		v := p.game.View(p.s, seat)
		for _, choice := range append(append(v.Choices, v.Open...), *v.Next) {
			if choice.Event.Kind == "reveal" && strings.Contains(string(choice.Event.Data), p.card) {
				n++
			}
		}
		return n
	}
	if v := p.game.View(p.s, 1); count(2) != 2 || count(1) != 0 || v.Next == nil || strings.Contains(payloadOf(p.t, v.Next), p.card) {
		p.t.Errorf("%s: offered %d and %d ways, and the arrow %v", c.ID, count(2), count(1), v.Next)
	}
}

// finish plays the open fight to its end with enough dice.
func (p *tripped) finish(c *catalog.Card) {
	p.t.Helper()
	p.from = dice.Seeded(2)
	for n := 0; p.s.Fight != nil && n < 9; n++ {
		p.do(tracker.Kind(p.s.Fight.Next), 0, "")
	}
}

// What each of them does, as a player would put it.
func TestR67WhatMandatoryEnchantmentsDo(t *testing.T) {
	for _, c := range mandatory(t) {
		for _, p := range every(t, c) {
			mana := p.s.Mage(1).Mana
			p.set(c)
			p.do("reveal", 2, `{"object":"`+p.card+`"}`)
			switch c.ID {
			case "block", "dodge": // a minor creature
				p.after(c, "none", 0, 0)
			case "redirect":
				p.after(c, "none", 0, 2)
			case "reverse-attack":
				p.after(c, "strike", 0, 4, one, one, one, one)
			case "repulsion-field":
				p.after(c, "none", 0, 0)
				p.marked(c, "o1", "stagger", 1)
			case "miss":
				p.after(c, "none", 0, 0)
			case "shock":
				p.marked(c, "o1", "stagger", 0)
				p.after(c, "strike", 4, 0, one, one, one, one)
				p.marked(c, "o1", "stagger", 1)
			case "glancing-blow":
				p.after(c, "strike", 1, 0, one)
			case "divine-reversal":
				p.after(c, "strike", 0, 0, one, one, one, one) // 4 - 2 = 2 damage, healed 2
			case "nullify", "arcane-ward", "jinx", "reverse-magic":
				p.spell(c, mana)
			case "frost-trap":
				p.marked(c, "o1", "freeze", 2)
			case "hellfire-trap", "hydrothermal-vent", "spiked-pit":
				bar := state.FromCard(c).Attacks[0]
				p.after(c, "strike", 0, bar.Dice, make([]dice.Face, bar.Dice)...)
			case "unholy-reversal":
				if p.object("o1").Damage != 9-1+3 {
					t.Errorf("%s: %d damage", c.ID, p.object("o1").Damage)
				}
			case "blind", "tar-trap":
				if o := p.object(p.card); o.FaceDown || o.Tokens[state.Dissipate] == 0 {
					t.Errorf("%s: %+v", c.ID, o)
				}
			case "mind-seize", "teleport-trap":
			default:
				t.Errorf("%s: this test does not know it", c.ID)
			}
		}
	}
}

// after plays the strike that comes next, if any, with these dice, and checks the damage
// on the target and on the attacker.
func (p *tripped) after(c *catalog.Card, next string, target, attacker int, fall ...dice.Face) {
	p.t.Helper()
	switch next {
	case "none":
		if p.s.Fight != nil {
			p.t.Errorf("%s: the attack goes on", c.ID)
		}
	default:
		for i, f := range fall {
			if f == 0 {
				fall[i] = one
			}
		}
		var more []func(*tracker.Event)
		if bars := state.FromCard(c).Attacks; len(bars) > 0 {
			more = append(more, rolls(1))
		}
		p.do("strike", 1, "", append(more, faces(fall...))...)
	}
	to, from := p.object("o2").Damage, p.object("o1").Damage
	if to != target || from != attacker {
		p.t.Errorf("%s: %d damage on the target and %d on the attacker, want %d and %d", c.ID, to, from, target, attacker)
	}
}

func (p *tripped) marked(c *catalog.Card, id, condition string, want int) {
	p.t.Helper()
	if got := p.object(id).Conditions[condition]; got != want {
		p.t.Errorf("%s: %d %s, want %d", c.ID, got, condition, want)
	}
}

// spell checks that the spell was countered or taken over, paid for or not, and where its
// card went.
func (p *tripped) spell(c *catalog.Card, mana int) {
	p.t.Helper()
	paid, discarded := mana-p.s.Mage(1).Mana, len(p.s.Player(1).Discard)
	want, pile := 5, 1
	if mustDeed(c).Makes(deed.Mana) {
		want = 0
	}
	if mustDeed(c).Makes(deed.Return) {
		pile = 0
	}
	if counters := mustDeed(c).Makes(deed.Cancel); paid != want || discarded != pile || p.said("table.logCountered") != counters || !p.s.Acted {
		p.t.Errorf("%s: %d mana, %d cards discarded, the action is taken: %v", c.ID, paid, discarded, p.s.Acted)
	}
}
