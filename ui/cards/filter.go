package cards

import (
	"slices"
	"strconv"
	"strings"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/catalog/codex"
	"github.com/quickcast/quickcast/internal/fold"
	"github.com/quickcast/quickcast/internal/words"
	"github.com/quickcast/quickcast/rules/training"
	"github.com/quickcast/quickcast/ui/widgets"
)

// choice is one thing the list can be narrowed to, as a chip. It writes the language of
// the search into the box and reads from there whether it is on.
type choice struct {
	screen      *Screen
	label, icon string
	pick        catalog.Pick
}

func (c choice) on() bool { return c.screen.needs.Catalog.Picked(c.screen.state.Query, c.pick) }

func (c choice) flip() {
	s := c.screen
	s.fill(s.needs.Catalog.Pick(s.state.Query, c.pick, s.needs.Words.Lang(), !c.on()))
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
		list = append(list, group{w.T("cardsscreen.byOrigin"), []choice{
			s.choice(w.T("cardsscreen.unofficial"), "people", catalog.KeyUnofficial, "yes"),
		}})
	}
	if s.owned != nil {
		list = append(list, group{w.T("cardsscreen.byOwned"), []choice{s.choice(w.T("cardsscreen.owned"), "box", catalog.KeyOwned, "yes")}})
	}
	return append(list, group{w.T("cardsscreen.byKeyword"), s.keywords()})
}

func (s *Screen) choice(label, icon string, key catalog.Key, value string) choice {
	return choice{s, label, icon, catalog.Pick{Key: key, Value: value}}
}

// spoken is a choice whose value is what it is called on the screen.
func (s *Screen) spoken(label, icon string, key catalog.Key) choice {
	return s.choice(label, icon, key, strings.ToLower(label))
}

func (s *Screen) games() []choice {
	var list []choice
	for _, g := range []training.Game{training.Academy, training.Arena} {
		list = append(list, s.choice(s.gameName(g), "", catalog.KeyGame, string(g)))
	}
	return list
}

func (s *Screen) types() []choice {
	var list []choice
	for _, t := range []catalog.Type{
		catalog.Creature, catalog.Attack, catalog.Enchantment, catalog.Equipment, catalog.Incantation, catalog.Conjuration, catalog.Wall,
	} {
		list = append(list, s.spoken(s.needs.Words.Term(words.TypeTerm, string(t)), string(t), catalog.KeyType))
	}
	return list
}

func (s *Screen) schools() []choice {
	var list []choice
	for _, school := range training.Schools() {
		list = append(list, s.spoken(s.needs.Words.Term(words.SchoolTerm, string(school)), string(school), catalog.KeySchool))
	}
	return list
}

func (s *Screen) slots() []choice {
	var list []choice
	for _, slot := range catalog.Slots() {
		list = append(list, s.spoken(s.needs.Words.Term(words.SlotTerm, slot), "", catalog.KeySlot))
	}
	return list
}

func (s *Screen) sets() []choice {
	var list []choice
	for _, set := range s.needs.Catalog.Sets() {
		if s.needs.Unofficial || !set.Unofficial {
			list = append(list, s.choice(set.Name, "", catalog.KeySet, string(set.ID)))
		}
	}
	return list
}

func (s *Screen) levels() []choice {
	var list []choice
	for level := 1; level <= 6; level++ {
		list = append(list, s.choice(strconv.Itoa(level), "", catalog.KeyLevel, strconv.Itoa(level)))
	}
	return list
}

func (s *Screen) costs() []choice {
	w := s.needs.Words
	var list []choice
	for _, b := range [][2]int{{0, 4}, {5, 8}, {9, 12}, {13, 16}} {
		list = append(list, s.choice(w.T("cardsscreen.fromTo", "From", b[0], "To", b[1]), "",
			catalog.KeyCost, strconv.Itoa(b[0])+".."+strconv.Itoa(b[1])))
	}
	return append(list, s.choice(w.T("cardsscreen.from", "From", 17), "", catalog.KeyCost, "17+"))
}

// keywords are the terms that cards bear, by name; of those chosen a card must have
// every one.
func (s *Screen) keywords() []choice {
	var list []choice
	for _, t := range s.needs.Codex.Terms() {
		if !slices.Contains([]string{"trait", "attack-trait", "condition"}, t.Kind) {
			continue
		}
		if slices.Contains(t.Games, codex.Arena) || slices.Contains(t.Games, codex.Academy) {
			list = append(list, s.termChoice(t))
		}
	}
	slices.SortFunc(list, func(a, b choice) int { return fold.Compare(a.label, b.label) })
	return list
}

func (s *Screen) termChoice(t *codex.Term) choice {
	return choice{s, t.NameIn(s.needs.Words.Lang()), "", catalog.Pick{Key: catalog.KeyTerm, Value: string(t.ID), Each: true}}
}
