package magewars

import (
	"slices"
	"strings"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/rules/fighter"
	"github.com/quickcast/quickcast/tracker"
)

// bars are the attack bars of an object and of the equipment on it, with the dice they
// have now.
func (s *State) bars(o *Object) []Strike {
	list := o.Printed.ownBars()
	for _, worn := range s.Objects {
		if worn.Host == o.ID && worn.Printed.Kind == KindEquipment && !s.barred(toUse, worn) {
			list = append(list, worn.Printed.ownBars()...)
		}
	}
	names := make([]string, len(list))
	for i, bar := range list {
		list[i] = s.reckoned(bar, o)
		names[i] = bar.Name
	}
	for i, name := range tracker.Distinct(names) {
		list[i].Name = strings.TrimSpace(name) // a second one without a name is "2"
	}
	return list
}

// ownBars are the bars of a card but for those that are no attack, without dice and effects,
// and those that only one of its deeds makes: when it dies, or for what that costs.
func (p *Printed) ownBars() []Strike {
	return slices.DeleteFunc(slices.Clone(p.Attacks), func(bar Strike) bool {
		if bar.Chosen() && bar.Dice == 0 && bar.DiceBy == "" && len(bar.Effects) == 0 && !bar.AsksX() {
			return true
		}
		return slices.ContainsFunc(p.Deeds, func(it deed.Deed) bool {
			makes := slices.ContainsFunc(it.Do, func(s deed.Step) bool { return s.Do == deed.Strike && strings.EqualFold(s.Name, bar.Name) })
			return makes && (it.At == deed.Dies || bar.Kind == "special" && it.At == deed.Action)
		})
	})
}

// answersOf are those of an object in a fight: its own, and those of what has just
// avoided the attack for it where that may strike back.
func (s *State) answersOf(f *Fight, o *Object) []Strike {
	list := fighter.Answers(s.bars(o), o.Guard, o.keywordList())
	if shield, there := s.Object(f.parried); there && shield.Host == o.ID && shield.Printed.Defense.Answers {
		for _, bar := range shield.Printed.Attacks {
			if !slices.ContainsFunc(list, func(other Strike) bool { return other.Name == bar.Name }) {
				list = append(list, bar)
			}
		}
	}
	if f.answered { // it is that attack still, whatever comes in the middle
		return list
	}
	return slices.DeleteFunc(list, func(bar Strike) bool { return s.idle(f, bar) })
}

// idle tells whether a counterstrike with a bar can do nothing to the attacker, which is
// immune to it: then it may not be made (reading U).
func (s *State) idle(f *Fight, bar Strike) bool {
	o, there := s.Object(f.Attacker)
	return there && (&Fight{bar: bar}).idle(o)
}

// reckoned is a bar with the X of its dice as its owner has it now; one that its
// target decides or the player says stays open.
func (s *State) reckoned(bar Strike, o *Object) Strike {
	if bar.DiceBy == "" || bar.DiceBy == fighter.ByPlayer || strings.HasPrefix(bar.DiceBy, targetPrice) {
		return bar
	}
	if n, err := s.priced(bar.DiceBy, o); err == nil {
		bar.Dice, bar.DiceBy = min(n, maxDice), ""
	}
	return bar
}

// idle tells whether the attack can do nothing to an object, which is immune to it: then
// nobody can choose it. What attacks by itself, as walls do, is not chosen (reading U).
func (f *Fight) idle(t *Object) bool {
	body := t.fighter()
	return (f.spell != nil || f.bar.Chosen()) && body.Immune(f.attack().Type)
}
