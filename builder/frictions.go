package builder

import (
	"cmp"
	"slices"
	"strings"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/rules/training"
)

// Kinds of friction: cards of a book that are in each other's way, or have nothing to work
// on. No law forbids them.
const (
	FrictionSlot   = "slot"   // more equipment for a place than is worn there at once
	FrictionSingle = "single" // more copies than can be in play at once
	FrictionTarget = "target" // for creatures of a kind the book has none of
	FrictionMage   = "mage"   // for a mage of another class
)

// Friction is cards of a book that stand in each other's way.
type Friction struct {
	Kind   string
	What   string // the place, the subtype or the class, in English
	Cards  []*catalog.Card
	Copies int // of them all
}

// ringsWorn is how many rings a mage wears; of all other places one.
const ringsWorn = 2

// Frictions are what a reviewed book holds that cannot be used together, the most copies
// first.
func (r Review) Frictions() []Friction {
	var all []Friction
	put := func(kind, what string, line Line) {
		at := slices.IndexFunc(all, func(f Friction) bool { return f.Kind == kind && f.What == what })
		if at < 0 {
			all = append(all, Friction{Kind: kind, What: what})
			at = len(all) - 1
		}
		all[at].Cards, all[at].Copies = append(all[at].Cards, line.Card), all[at].Copies+line.Count
	}
	has := r.subtypes()
	for _, line := range r.Lines {
		c := line.Card
		if c.Type == catalog.Equipment {
			for i, slot := range c.Slots {
				if i == 0 || c.SlotJoin != training.JoinOr {
					put(FrictionSlot, slot, line)
				}
			}
		}
		if (c.Unique || c.Legendary) && line.Count > 1 {
			put(FrictionSingle, "", line)
		}
		words := strings.FieldsFunc(strings.ToLower(c.Target), func(r rune) bool { return r == ' ' || r == ',' })
		switch {
		case len(words) == 0:
		case words[len(words)-1] == "mage" && r.Mage != nil:
			if class := words[0]; len(words) == 2 && slices.Contains(classes(), class) && class != strings.ToLower(r.Mage.Class) {
				put(FrictionMage, class, line)
			}
		case c.Type != catalog.Attack:
			if kind := wanted(words); kind != "" && !has[kind] {
				put(FrictionTarget, kind, line)
			}
		}
	}
	all = slices.DeleteFunc(all, func(f Friction) bool { return f.Kind == FrictionSlot && f.Copies <= room(f.What)+spares })
	slices.SortStableFunc(all, func(a, b Friction) int { return cmp.Compare(b.Copies, a.Copies) })
	return all
}

// spares is how many copies beyond what is worn are no friction yet: equipment is
// destroyed and changed.
const spares = 1

func room(slot string) int {
	return pick.Either(slot == "ring", ringsWorn, 1)
}

// classes are those of mages that cards name in their targets.
func classes() []string { return []string{"paladin", "druid", "forcemaster", "monk", "necromancer"} }

// wanted is the one subtype of a target's words, such as "soldier" of "soldier creature";
// empty where it takes any.
func wanted(words []string) string {
	for _, word := range words {
		switch word {
		case "soldier", "animal", "knight", "demon", "skeleton", "monk", "vine", "undead":
			return word
		}
	}
	return ""
}

// subtypes are those of the creatures and objects of the book, in small letters.
func (r Review) subtypes() map[string]bool {
	has := map[string]bool{}
	for _, line := range r.Lines {
		if line.Card.Type == catalog.Creature || line.Card.Type == catalog.Conjuration || line.Card.Type == catalog.Wall {
			for _, subtype := range line.Card.Subtypes {
				has[strings.ToLower(subtype)] = true
			}
		}
	}
	return has
}

// Reach is what a mage can pay for in a round.
type Reach struct {
	Mana  int // by the end of the Channel Phase, nothing spent before
	Cards int // copies of the book that cost no more
}

// Reaches are the first rounds of a mage that saves his mana: what he has and
// how many of the book's copies he could cast with it; ok is false where nobody knows how
// much the mage channels. Spells whose cost the card leaves open are in reach at once.
func (r Review) Reaches(rounds int) (reaches []Reach, ok bool) {
	if r.Mage == nil || r.Mage.Channeling == 0 || r.Mage.StartingMana == 0 {
		return nil, false
	}
	for round := range rounds {
		reach := Reach{Mana: r.Mage.StartingMana + (round+1)*r.Mage.Channeling}
		for _, line := range r.Lines {
			if costs(line.Card) <= reach.Mana {
				reach.Cards += line.Count
			}
		}
		reaches = append(reaches, reach)
	}
	return reaches, true
}

// Sustained is how many rounds the whole book would take to be cast with what the mage
// channels, starting mana included; 0 where nobody knows.
func (r Review) Sustained() int {
	if r.Mage == nil || r.Mage.Channeling == 0 {
		return 0
	}
	sum := pick.Sum(r.Lines, func(line Line) int { return line.Count * costs(line.Card) })
	return max(0, (sum-r.Mage.StartingMana+r.Mage.Channeling-1)/r.Mage.Channeling)
}
