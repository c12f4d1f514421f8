package cards

import (
	"context"
	"slices"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/ui/attackodds"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// usual is the creature an attack is measured against: with the life and the armor that half
// of the catalog's creatures do not exceed.
func (s *Screen) usual() combat.Creature {
	var lives, armors []int
	for _, c := range s.needs.Catalog.Cards() {
		if c.Type == catalog.Creature && !c.Unofficial {
			lives, armors = append(lives, c.Life), append(armors, c.Armor)
		}
	}
	if len(lives) == 0 {
		return combat.Creature{Life: 1}
	}
	slices.Sort(lives)
	slices.Sort(armors)
	return combat.Creature{Life: lives[len(lives)/2], Armor: armors[len(armors)/2]}
}

// onUsual reckons what an attack bar does to the usual creature; false where that cannot be said
// without knowing more, as with dice that go by X.
func (s *Screen) onUsual(card *catalog.Card, bar *catalog.Strike) (attackodds.Answer, bool) {
	bars := catalog.ChosenBars([]catalog.Strike{*bar})
	if len(bars) == 0 || bars[0].DiceBy != "" {
		return attackodds.Answer{}, false
	}
	return reckoned(bars[0].Attack(card.Type == catalog.Attack), s.usual())
}

func reckoned(attack combat.Attack, target combat.Creature) (attackodds.Answer, bool) {
	var meter combat.Meter
	answer, err := attackodds.Reckon(&meter, attackodds.Budget(context.Background()), combat.Exchange{Rules: combat.ArenaRules(), Attack: attack, Defender: target})
	return answer, err == nil
}

// against says what an attack bar does to the usual creature; nil where that cannot be said.
func (s *Screen) against(card *catalog.Card, bar *catalog.Strike) fyne.CanvasObject {
	answer, ok := s.onUsual(card, bar)
	if !ok {
		return nil
	}
	target := s.usual()
	said := s.needs.Words.T("cardsscreen.against", "Life", target.Life, "Armor", target.Armor, "Odds", answer.Say(s.needs.Words))
	return widgets.NewParagraph(s.needs.Kit, said, widgets.Style{Size: theme.Small, Role: theme.Quiet})
}
