package magewars

import (
	"fmt"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/keyword"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/effect"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// portionsOf are those an object has of what lies on the table, and of marks on it: what
// gives it a bonus for every attack.
func portionsOf(s *state.State, o *state.Object) []law.Portion {
	var list []law.Portion
	add := func(given, name string) {
		for _, k := range []keyword.Keyword{keyword.Melee, keyword.Ranged, keyword.Charge, keyword.Bloodthirsty} {
			if n := (keyword.List{given}).Sum(k); n != 0 {
				list = append(list, law.Portion{Of: k, Name: state.Own(name), Amount: n})
			}
		}
	}
	law.GiveAll(s, func(to, given string, by *state.Object) {
		if to == o.ID {
			add(given, by.Printed.Name)
		}
	})
	for _, p := range s.Players {
		for _, it := range s.Mage(p.Seat).Printed.Deeds {
			if len(it.Do) < 2 || it.Do[0].Do != deed.Token || o.Tokens[law.TokenName(it.Do[0].Name)] == 0 {
				continue
			}
			for _, given := range it.Do[1].Keywords { // what its mark gives
				add(given, it.Power)
			}
		}
	}
	for _, p := range o.Passing {
		if p.Until != "next-attack" {
			add(p.Keyword, p.Card)
		}
	}
	return list
}

// sayDice says of an attack with more than its printed dice what else it has, and from what.
func (a *asker) sayDice() {
	seat := combat.AttackerSeat
	switch a.e.Kind {
	case "barrier":
		return // nothing of its owner changes it
	case "counterstrike":
		seat = combat.DefenderSeat
	}
	if b, ok := a.g.boutOf(a.known, a.e); ok {
		if n, more := sum(a.known, &b, seat); more {
			a.q.Notes = append(a.q.Notes, n)
		}
	}
}

// sum says from what the dice of the strike that comes next are added up: what is printed,
// and every bonus with its source. False where there is nothing but what is printed.
func sum(s *state.State, b *law.Bout, seat combat.Seat) (tracker.Notice, bool) {
	t, from := b.Exchange.FirstStrike(), [2]*state.Object{b.From, b.To}[seat]
	if t.Immune {
		return tracker.Notice{}, false
	}
	portions := append(portionsOf(s, from), b.Portions[seat]...)
	var parts tracker.Facts
	add := func(name tracker.Message, n int) {
		if n != 0 {
			parts = append(parts, state.Said("table.sumPart", "Name", name, "More", fmt.Sprintf("%+d", n)))
		}
	}
	bonus := func(of keyword.Keyword, whole int) {
		if whole == 0 {
			return // it has none in this strike, whatever it may have in another
		}
		for _, p := range portions {
			if p.Of == of {
				add(p.Name, p.Amount)
				whole -= p.Amount
			}
		}
		add(tracker.Printed{Kind: "trait", Word: string(of)}, whole)
	}
	printed := t.Printed
	for _, p := range portions {
		if p.Of == "" {
			add(p.Name, p.Amount)
			printed -= p.Amount
		}
	}
	bonus(keyword.Melee, min(t.Melee, b.Exchange.Attacker.MeleeBonus))
	add(tracker.Printed{Kind: "trait", Word: "Rage"}, t.Melee-min(t.Melee, b.Exchange.Attacker.MeleeBonus))
	bonus(keyword.Ranged, t.Ranged)
	bonus(keyword.Charge, t.Charge)
	bonus(keyword.Bloodthirsty, t.Bloodthirsty)
	add(tracker.Word("table.sumVersus"), t.Versus)
	add(tracker.Printed{Kind: "damage", Word: state.Titled(string(b.Exchange.Attack.Type))}, t.Type)
	for _, c := range combat.Hindering() {
		add(effect.Side(c.String()), -int(t.Taken[c]))
	}
	add(tracker.Printed{Kind: "trait", Word: string(keyword.Aegis)}, -t.Aegis)
	if len(parts) == 0 {
		return tracker.Notice{}, false
	}
	dice := state.Said("table.sumPrinted", "Dice", printed)
	return state.Said("table.sum", "Dice", t.Dice(), "Parts", append(tracker.Facts{dice}, parts...)), true
}
