package cards

import (
	"slices"
	"strconv"

	"quickcast/catalog"
	"quickcast/catalog/codex"
	"quickcast/internal/words"
	"quickcast/rules/training"
	"quickcast/ui/widgets"
)

// choice is one thing the list can be narrowed to, as a chip.
type choice struct {
	label, icon string
	on          func() bool
	flip        func()
}

func (c choice) face() widgets.ChipFace {
	return widgets.ChipFace{Label: c.label, Icon: c.icon, Selected: c.on()}
}

// group is a heading with its choices.
type group struct {
	title   string
	choices []choice
}

// groups are all filters in the order of the sheet.
func (s *Screen) groups() []group {
	w := s.needs.Words
	list := []group{
		{w.T("cardsscreen.byGame"), s.games()},
		{w.T("cardsscreen.byType"), s.types()},
		{w.T("cardsscreen.bySchool"), s.schools()},
		{w.T("cardsscreen.byLevel"), s.levels()},
		{w.T("cardsscreen.byCost"), s.costs()},
		{w.T("cardsscreen.bySlot"), s.slots()},
		{w.T("cardsscreen.bySet"), s.sets()},
	}
	if s.needs.Unofficial {
		list = append(list, group{w.T("cardsscreen.byOrigin"), []choice{s.community()}})
	}
	return append(list, group{w.T("cardsscreen.byKeyword"), s.keywords()})
}

func (s *Screen) games() []choice {
	var list []choice
	for _, g := range []training.Game{training.Academy, training.Arena} {
		list = append(list, pick(s.gameName(g), "", &s.state.Filter.Games, g))
	}
	return list
}

func (s *Screen) types() []choice {
	var list []choice
	for _, t := range []catalog.Type{
		catalog.Creature, catalog.Attack, catalog.Enchantment, catalog.Equipment, catalog.Incantation, catalog.Conjuration, catalog.Wall,
	} {
		list = append(list, pick(s.needs.Words.Term(words.TypeTerm, string(t)), string(t), &s.state.Filter.Types, t))
	}
	return list
}

func (s *Screen) schools() []choice {
	var list []choice
	for _, school := range training.Schools() {
		name := string(school)
		list = append(list, pick(s.needs.Words.Term(words.SchoolTerm, name), name, &s.state.Filter.Schools, school))
	}
	return list
}

func (s *Screen) slots() []choice {
	var list []choice
	for _, slot := range catalog.Slots() {
		list = append(list, pick(s.needs.Words.Term(words.SlotTerm, slot), "", &s.state.Filter.Slots, slot))
	}
	return list
}

func (s *Screen) sets() []choice {
	var list []choice
	for _, set := range s.needs.Catalog.Sets() {
		if s.needs.Unofficial || !set.Unofficial {
			list = append(list, pick(set.Name, "", &s.state.Filter.Sets, set.ID))
		}
	}
	return list
}

// highest stands for "and more" in a filter.
const highest = 99

func (s *Screen) levels() []choice {
	var list []choice
	for level := 1; level <= 6; level++ {
		list = append(list, reach(strconv.Itoa(level), &s.state.Filter.Level, catalog.Bounds{Min: level, Max: level}))
	}
	return list
}

func (s *Screen) costs() []choice {
	w := s.needs.Words
	var list []choice
	for _, b := range []catalog.Bounds{{Min: 0, Max: 4}, {Min: 5, Max: 8}, {Min: 9, Max: 12}, {Min: 13, Max: 16}} {
		list = append(list, reach(w.T("cardsscreen.fromTo", "From", b.Min, "To", b.Max), &s.state.Filter.Cost, b))
	}
	return append(list, reach(w.T("cardsscreen.from", "From", 17), &s.state.Filter.Cost, catalog.Bounds{Min: 17, Max: highest}))
}

// community is the choice of nothing but unofficial cards.
func (s *Screen) community() choice {
	f := &s.state.Filter
	on := func() bool { return f.Unofficial == catalog.UnofficialAlone }
	return choice{label: s.needs.Words.T("cardsscreen.unofficial"), icon: "people", on: on, flip: func() {
		if on() {
			f.Unofficial = catalog.UnofficialHidden
		} else {
			f.Unofficial = catalog.UnofficialAlone
		}
	}}
}

// keywords are the terms that cards bear, by name.
func (s *Screen) keywords() []choice {
	lang := s.needs.Words.Lang()
	var list []choice
	for _, t := range s.needs.Codex.Terms() {
		if !slices.Contains([]string{"trait", "attack-trait", "condition"}, t.Kind) {
			continue
		}
		if slices.Contains(t.Games, codex.Arena) || slices.Contains(t.Games, codex.Academy) {
			list = append(list, pick(t.NameIn(lang), "", &s.state.Terms, t.ID))
		}
	}
	slices.SortFunc(list, func(a, b choice) int { return compareNames(a.label, b.label) })
	return list
}

// pick is the choice of one value of a list.
func pick[T comparable](label, icon string, list *[]T, value T) choice {
	return choice{
		label: label, icon: icon,
		on: func() bool { return slices.Contains(*list, value) },
		flip: func() {
			if i := slices.Index(*list, value); i >= 0 {
				*list = slices.Delete(slices.Clone(*list), i, i+1)
			} else {
				*list = append(slices.Clone(*list), value)
			}
		},
	}
}

// reach is the choice of a part of a range: a tap outside stretches the range,
// one at its end shortens it, one within leaves only that part.
func reach(label string, bounds **catalog.Bounds, part catalog.Bounds) choice {
	on := func() bool {
		b := *bounds
		return b != nil && b.Min <= part.Min && part.Max <= b.Max
	}
	return choice{label: label, on: on, flip: func() {
		b := *bounds
		switch {
		case b == nil:
			*bounds = &part
		case !on():
			*bounds = &catalog.Bounds{Min: min(b.Min, part.Min), Max: max(b.Max, part.Max)}
		case *b == part:
			*bounds = nil
		case b.Min == part.Min:
			*bounds = &catalog.Bounds{Min: part.Max + 1, Max: b.Max}
		case b.Max == part.Max:
			*bounds = &catalog.Bounds{Min: b.Min, Max: part.Min - 1}
		default:
			*bounds = &part
		}
	}}
}
