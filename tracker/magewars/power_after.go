package magewars

import (
	"slices"

	"quickcast/rules/combat"
	"quickcast/rules/keyword"
	"quickcast/tracker"
)

// Tokens of powers.
const (
	valorToken     = "valor"       // of a Paladin
	challengeToken = "challenge"   // on the creature a Paladin challenged
	callToken      = "sirens-call" // on the enemy creature a Siren called
	fermataToken   = "fermata"     // on a song kept going
	kiToken        = "ki"
	vineToken      = "vine" // markers of a Druid on the board
	runeToken      = "rune"
)

// powerTokens lists the tokens of powers that have names of their own.
func powerTokens() []string {
	return []string{
		valorToken, challengeToken, callToken, fermataToken, kiToken, vineToken, runeToken, preyToken,
		wearToken, "glyph-air", "glyph-earth", "glyph-fire", "glyph-water", "suffocation", "crush",
	}
}

// paidInBlood does what follows from damage by powers that look at who was harmed:
// a Paladin's Valor for the strongest enemy creature in melee, once a round, and
// what a Priest's light attack has lit.
func (d *draft) paidInBlood(from, to *Object, kind combat.DamageType, melee bool) {
	if !from.IsMage() || d.Allied(from.Controller, to.Controller) {
		return
	}
	if melee && from.able(valor) && !from.used(valor.marker()) && d.strongest(to) {
		d.use(from, valor)
		d.gain(from, valorToken, 1)
	}
	if kind == combat.Light && from.able(malakaisFire) && to.IsCreature() && !slices.Contains(to.Lit, from.Controller) {
		to.Lit = append(slices.Clip(to.Lit), from.Controller)
	}
}

// kindOf is the damage type of an attack or its counterstrike.
func (b bout) kindOf(part combat.Part) combat.DamageType {
	if part == combat.CounterAttack && b.x.Counterstrike != nil {
		return b.x.Counterstrike.Type
	}
	return b.x.Attack.Type
}

// strongest tells whether no creature of an object's side has a higher level.
func (s *State) strongest(o *Object) bool {
	if !o.IsCreature() {
		return false
	}
	return !slices.ContainsFunc(s.Objects, func(other *Object) bool {
		return other.IsCreature() && other.Printed.Level > o.Printed.Level && s.Allied(other.Controller, o.Controller) &&
			!s.Player(other.Controller).Gone
	})
}

// answeredChallenge gives a Paladin 1 Valor when the creature challenged attacks
// anybody else.
func (d *draft) answeredChallenge(from *Object, target string) {
	if from.Tokens[challengeToken] == 0 || target == "" {
		return
	}
	for _, p := range d.Players {
		mage := d.Mage(p.Seat)
		if mage.able(challenge) && mage.ID != target && !d.Allied(p.Seat, from.Controller) {
			d.gain(d.edit(mage.ID), valorToken, 1)
		}
	}
}

// heedsCall keeps a creature that a Siren called from attacking her.
func (d *draft) heedsCall(from, target *Object) error {
	called := from.Tokens[callToken] > 0 && target.IsMage() && target.able(sirensCall) && !d.Allied(from.Controller, target.Controller)
	return d.law(!called, NoTarget.With("Name", target.Printed.Name, "Ability", string(sirensCall)).ByRule("R-9"))
}

// gain gives tokens of a power and says so.
func (d *draft) gain(o *Object, token string, more int) {
	from := o.Tokens[token]
	o.Tokens = put(o.Tokens, token, min(from+more, maxNumber))
	d.tell(o, "table.logToken", "token/"+token, label("token", token), from, o.Tokens[token])
}

// endPowers takes off what ends with the round: calls that no Fermata keeps.
func (d *draft) endPowers() {
	for _, o := range d.Objects {
		if o.Tokens[callToken] == 0 && len(o.Lit) == 0 {
			continue
		}
		own := d.edit(o.ID)
		own.Lit = nil
		if own.Tokens[fermataToken] > 0 {
			own.Tokens = put(own.Tokens, fermataToken, own.Tokens[fermataToken]-1)
			continue
		}
		own.Tokens = put(own.Tokens, callToken, 0)
	}
}

// gainKi gives mages with Ki X so many Ki as they channel.
func (d *draft) gainKi(o *Object) {
	if n := o.highest(keyword.Ki); n > 0 {
		d.gain(o, kiToken, n)
	}
}

// powerChoices are the powers somebody should be asked about right now, besides
// marks and cards that come back: those of this phase, and those that something
// which has just happened makes possible.
func (g *Game) powerChoices(s *State) []tracker.Choice {
	var list []tracker.Choice
	for _, r := range askedPowers() {
		for _, p := range s.Players {
			mage := s.Mage(p.Seat)
			if mage.able(r.name) && !p.Gone && !mage.Fallen() && (r.phase == "" || r.phase == s.Phase) {
				list = append(list, g.choicesOf(s, mage, r)...)
			}
		}
	}
	return list
}

// choicesOf makes an event ready to be sent for each object a power can be used on
// now, or one where it needs none.
func (g *Game) choicesOf(s *State, mage *Object, r powerRule) []tracker.Choice {
	var list []tracker.Choice
	offer := func(p abilityData, pairs ...any) {
		if g.refuses(s, mage.Controller, p) == nil {
			pairs = append(pairs, "Player", mage.Printed.Name, "Ability", string(r.name), "Amount", r.mana)
			list = append(list, choice(tracker.Word(either(p.Object == "", "table.choicePower", "table.choicePowerOn")), r.rule, mage.Controller, "ability", p, pairs...))
		}
	}
	if r.suits == nil {
		offer(abilityData{Ability: string(r.name)})
		return list
	}
	for _, o := range s.Objects {
		if r.suits(s, mage, o) {
			offer(abilityData{Ability: string(r.name), Object: o.ID}, "Name", o.Printed.Name)
		}
	}
	return list
}
