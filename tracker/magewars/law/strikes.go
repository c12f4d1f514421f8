package law

import (
	"slices"
	"strings"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/rules/fighter"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// Bars are the attack bars of an object and of the equipment on it, with the dice they
// have now.
func Bars(s *state.State, o *state.Object) []state.Strike {
	list := ownBars(o.Printed)
	for _, worn := range s.Objects {
		if worn.Host == o.ID && worn.Printed.Kind == state.KindEquipment && !Barred(s, ToUse, worn) {
			list = append(list, ownBars(worn.Printed)...)
		}
	}
	names := make([]string, len(list))
	for i, bar := range list {
		list[i] = Reckoned(s, bar, o)
		names[i] = bar.Name
	}
	for i, name := range tracker.Distinct(names) {
		list[i].Name = strings.TrimSpace(name) // a second one without a name is "2"
	}
	return list
}

// ownBars are the bars of a card but for those that are no attack, without dice and effects,
// and those that only one of its deeds makes: when it dies, or for what that costs.
func ownBars(p *state.Printed) []state.Strike {
	return slices.DeleteFunc(slices.Clone(p.Attacks), func(bar state.Strike) bool {
		if bar.Chosen() && bar.Dice == 0 && bar.DiceBy == "" && len(bar.Effects) == 0 && !bar.AsksX() {
			return true
		}
		return slices.ContainsFunc(p.Deeds, func(it deed.Deed) bool {
			makes := slices.ContainsFunc(it.Do, func(s deed.Step) bool { return s.Do == deed.Strike && strings.EqualFold(s.Name, bar.Name) })
			return makes && (it.At == deed.Dies || bar.Kind == "special" && it.At == deed.Action)
		})
	})
}

// AnswersOf are those of an object in a fight: its own, and those of what has just
// avoided the attack for it where that may strike back.
func AnswersOf(s *state.State, f *state.Fight, o *state.Object) []state.Strike {
	list := fighter.Answers(Bars(s, o), o.Guard, o.KeywordList())
	if shield, there := s.Object(f.Parried); there && shield.Host == o.ID && shield.Printed.Defense.Answers {
		for _, bar := range shield.Printed.Attacks {
			if !slices.ContainsFunc(list, func(other state.Strike) bool { return other.Name == bar.Name }) {
				list = append(list, bar)
			}
		}
	}
	if f.Answered { // it is that attack still, whatever comes in the middle
		return list
	}
	return slices.DeleteFunc(list, func(bar state.Strike) bool { return idle(s, f, bar) })
}

// idle tells whether a counterstrike with a bar can do nothing to the attacker, which is
// immune to it: then it may not be made (reading U).
func idle(s *state.State, f *state.Fight, bar state.Strike) bool {
	o, there := s.Object(f.Attacker)
	return there && (&state.Fight{Bar: bar}).Idle(o)
}

// Reckoned is a bar with the X of its dice as its owner has it now; one that its
// target decides or the player says stays open.
func Reckoned(s *state.State, bar state.Strike, o *state.Object) state.Strike {
	if bar.DiceBy == "" || bar.DiceBy == fighter.ByPlayer || strings.HasPrefix(bar.DiceBy, state.TargetPrice) {
		return bar
	}
	if n, err := Priced(s, bar.DiceBy, o); err == nil {
		bar.Dice, bar.DiceBy = min(n, state.MaxDice), ""
	}
	return bar
}
