package magewars

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/effect"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// Every deed that makes an attack stronger or weaker does so in both games: where it is switched on, the
// sheet and its odds differ from those without it, and when the attack has been declared its dice
// are those of the sheet, for every strike of it.
func TestEveryBoostCountsOnTheSheetAndInTheDice(t *testing.T) {
	tried, left := 0, []string{}
	for _, arena := range []bool{true, false} {
		crowded := crowd(t)
		if !arena {
			crowded.game = Academy()
			crowded.s.Game, crowded.s.Phase, crowded.s.Round = "academy", state.ActionPhase, 3
		}
		for _, c := range cards(t).Cards() {
			for number, it := range c.Deeds() {
				if !it.Boosts() || it.Lasts() {
					continue
				}
				state := *crowded.s
				state.Objects, state.Players = slices.Clone(state.Objects), slices.Clone(state.Players)
				tb := &table{t: t, game: crowded.game, s: &state}
				card := stage(t, tb, c)
				name := fmt.Sprint(c.ID, " ", number+1)
				why := boostCounts(tb, card, number)
				switch {
				case strings.HasPrefix(why, "-"):
					left = append(left, name+why)
				case why != "":
					t.Errorf("%s, arena %t: %s", name, arena, why)
				default:
					tried++
				}
			}
		}
	}
	if tried < 190 {
		t.Errorf("%d were tried; left out: %s", tried, strings.Join(left, "\n"))
	}
}

// boostCounts tries one boost: "" where it counts, with a dash in front why it cannot be tried.
func boostCounts(tb *table, card *state.Object, number int) string {
	it := &card.Printed.Deeds[number]
	from, to := "o1", "o9"
	if card.Host != "" && it.Of != nil && it.Of.Role == deed.Host {
		from = card.Host
	}
	if it.Of == nil && card.Printed.Kind == state.KindCreature {
		from = card.ID
	}
	if it.Of != nil && it.Of.Role == deed.You || card.Printed.Kind == state.KindAttack {
		from = "mage1"
	}
	if from == "o8" {
		to = "o2"
	}
	if it.At == deed.Attacked {
		from, to = "o9", from
		if to == "o8" {
			from = "o2"
		}
		if to == "o9" {
			from = "o1"
		}
	}
	bar := state.Strike{Name: "Bar", Action: "quick", Kind: "melee", Dice: 3, Traits: []string{"Doublestrike"}, Effects: []state.StrikeEffect{{Min: 5, Result: "Burn"}}}
	if slices.Contains(law.KeywordsOf(it.Do), "Doublestrike") {
		bar.Traits = nil
	}
	c := law.Case{Table: tb.s, Scene: state.Scene{Card: card, Number: number, Target: to, Fight: &state.Fight{Attacker: from, Target: to}}}
	if g := it.Given; g != nil {
		suit(tb, &c, g)
		if g.Attack != nil {
			bar.DamageType, _, _ = strings.Cut(g.Attack.Type, "|")
			kind, _, _ := strings.Cut(g.Attack.Kind, "|")
			bar.Kind = pick.Either(kind != "", kind, "melee")
			bar.Name = pick.Either(g.Attack.Bar != "", g.Attack.Bar, "Bar")
		}
	}
	said := slices.ContainsFunc(card.Printed.Attacks, func(own state.Strike) bool {
		return card.Printed.Kind == state.KindAttack && slices.Equal(law.KeywordsOf(it.Do), []string{"Critical Damage"}) && slices.Contains(own.Traits, "Critical Damage")
	})
	noDice := func(k string) bool { return k == "Sweeping" || k == "Obscured" }
	if said || slices.ContainsFunc(law.KeywordsOf(it.Do), noDice) || bar.Kind == "zone" || bar.Kind == "special" {
		return "- it is not the dice that change"
	}
	d := effect.NewDraft(tb.s, tracker.Event{})
	d.Grant()
	tb.s = d.Finish()
	for _, id := range []string{from, to} { // of what is lost there has to be something
		for i, o := range tb.s.Objects {
			if o.ID == id {
				own := *o
				own.Given = append(slices.Clip(own.Given), "Melee +1", "Ranged +1")
				own.Active = true
				printed := *own.Printed
				printed.Defense = &state.Defense{Min: 7}
				own.Printed = &printed
				tb.s.Objects[i] = &own
			}
		}
	}
	o, _ := tb.s.Object(from)
	tb.s.Turn = o.Controller
	x := 2
	event := func(p state.BoostData) tracker.Event {
		return tracker.Event{Version: 1, Kind: "attack", Seat: o.Controller, Overrule: true, Data: raw(state.AttackData{
			Object: from, Target: to, With: &bar, Declare: true, BoostData: p,
		})}
	}
	if card.Printed.Kind == state.KindAttack {
		event = func(p state.BoostData) tracker.Event {
			printed := *card.Printed
			return tracker.Event{Version: 1, Kind: "cast", Seat: 1, Overrule: true, Data: raw(state.CastData{Printed: printed, Target: to, Declare: true, BoostData: p})}
		}
	}
	id, at := "", slices.IndexFunc(law.Boosts(tb.s, &state.Fight{Attacker: from, Target: to, Bar: bar}, false), func(b state.Boost) bool { return b.ID == state.DeedID(card.ID, number) })
	if at >= 0 {
		id = state.DeedID(card.ID, number)
	}
	if q, _ := tb.game.Ask(tb.s, event(state.BoostData{})); card.Printed.Kind == state.KindAttack {
		for _, ask := range q.Asks {
			for _, answer := range ask.Options {
				if (ask.Field == "boosts" || ask.Field == "without") && strings.HasSuffix(string(answer.Value), fmt.Sprint(".", number+1, `"`)) {
					id = strings.Trim(string(answer.Value), `"`)
				}
			}
		}
	}
	if id == "" {
		return "- what it asks for is not here"
	}
	off, on := state.BoostData{BoostX: &x, Without: []string{id}}, state.BoostData{BoostX: &x, Boosts: []string{id}}
	without, _ := tb.game.boutOf(tb.s, event(off))
	with, ok := tb.game.boutOf(tb.s, event(on))
	if !ok {
		return "it has no odds"
	}
	if reflect.DeepEqual(without.Exchange, with.Exchange) {
		return "the odds are as without it"
	}
	after, err := tb.game.Apply(tb.s, event(on))
	if err != nil {
		return err.Error()
	}
	s := after.(*state.State)
	for strike := 1; strike <= 2; strike++ {
		if s.Fight == nil || s.Fight.Next != state.FightStrike || len(s.Offers) > 0 {
			return ""
		}
		now, _ := effect.NextBout(s, "")
		if got, want := now.Exchange.Attack, with.Exchange.Attack; got.Dice != want.Dice || got.Piercing != want.Piercing || got.Vampiric != want.Vampiric ||
			got.Ethereal != want.Ethereal || got.Unavoidable != want.Unavoidable || got.EffectMore != want.EffectMore || got.Prevented != want.Prevented {
			return fmt.Sprintf("strike %d is %+v, on the sheet %+v", strike, got, want)
		}
		if got, want := now.Exchange.Attacker, with.Exchange.Attacker; got.MeleeBonus != want.MeleeBonus || got.RangedBonus != want.RangedBonus || got.Charge != want.Charge {
			return fmt.Sprintf("strike %d is made with Melee %d, on the sheet %d", strike, got.MeleeBonus, want.MeleeBonus)
		}
		e, err := tb.game.Roll(s, tracker.Event{Version: 1, Kind: "strike", Seat: s.Fight.Asks, Data: raw(effect.StrikeData{Defense: new(bool)})}, dice.Seeded(1))
		if err == nil {
			after, err = tb.game.Apply(s, e)
		}
		if err != nil {
			return err.Error()
		}
		s = after.(*state.State)
	}
	return ""
}

// suit makes those a deed speaks of such as it asks for.
func suit(tb *table, c *law.Case, g *deed.Given) {
	for _, is := range g.Is {
		o := c.Part(is.Who)
		at := slices.IndexFunc(tb.s.Objects, func(other *state.Object) bool { return o != nil && other.ID == o.ID })
		if at < 0 {
			continue
		}
		own, printed := *o, *o.Printed
		printed.Subtypes = append(slices.Clip(printed.Subtypes), is.Subtypes...)
		printed.Schools = append(slices.Clip(printed.Schools), is.Schools...)
		printed.Traits = append(slices.Clip(printed.Traits), is.Traits...)
		if level := strings.TrimLeft(is.Level, "<>="); level != "" {
			printed.Level = int(level[0] - '0')
		}
		own.Printed = &printed
		if is.Condition != "" && is.Least > 0 {
			own.Conditions = state.Put(own.Conditions, state.PlainName(is.Condition), is.Least)
		}
		if is.Token != "" && is.Least > 0 {
			own.Tokens = state.Put(own.Tokens, law.TokenName(is.Token), is.Least)
		}
		own.Guard = own.Guard || is.Guards != nil && *is.Guards
		if is.Damaged != nil && !*is.Damaged {
			own.Damage = 0
		}
		tb.s.Objects[at] = &own
	}
}
