package catalog

import (
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"testing"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/internal/facts"
	"github.com/quickcast/quickcast/rules/training"
)

// The data are part of the program, so they are held to all that must be true of them here and
// not each time it starts: every field in its bounds, every name of another entry known.
func TestDataAreInOrder(t *testing.T) {
	if _, err := checked(assets.FS); err != nil {
		t.Error(err)
	}
}

// checked loads data, and refuses them at the first fault with a *DataError that names file,
// entry and field.
func checked(fsys fs.FS) (*Catalog, error) {
	once := map[string]bool{}
	unique := func(file, id string, err error) (string, error) {
		if err == nil && once[file+id] {
			err = facts.Wrong("id", "used twice")
		}
		once[file+id] = true
		return id, err
	}
	ids := map[string]string{}
	for _, read := range []func() error{
		func() error {
			return facts.Read(fsys, cardsFile, func(c *Card) (string, error) { return unique(cardsFile, string(c.ID), c.check()) })
		},
		func() error {
			return facts.Read(fsys, magesFile, func(r *mageRecord) (string, error) {
				return unique(magesFile, string(r.Mage.ID), r.mage().check())
			})
		},
		func() error {
			return facts.Read(fsys, setsFile, func(s *Set) (string, error) { return unique(setsFile, string(s.ID), s.check()) })
		},
		func() error {
			return facts.Read(fsys, rulebooksFile, func(b *Rulebook) (string, error) { return unique(rulebooksFile, b.ID, b.check()) })
		},
		func() error {
			return facts.Read(fsys, octgnFile, func(r *octgnRecord) (string, error) { return r.Card + r.Mage, r.check(ids) })
		},
	} {
		if err := read(); err != nil {
			return nil, err
		}
	}
	c, err := read(fsys)
	if err != nil {
		return nil, err
	}
	return c, c.checkReferences()
}

// check holds what must be true of a card and of its variants.
func (c *Card) check() error {
	switch {
	case c.ID == "" || c.Name == "":
		return facts.Wrong("id", "a card needs an id and a name")
	case len(c.Printed) == 0:
		return facts.Wrong("sets", "a card comes in at least one set")
	}
	if err := firstOf(checkGames("games", c.Games...), checkSlots(c), checkPrinted(c)); err != nil {
		return err
	}
	if err := c.complete(); err != nil {
		return err
	}
	for _, v := range c.Variants {
		if err := checkPrinted(v.As); err != nil {
			return facts.Within("variants", err)
		}
	}
	return nil
}

// check holds what must be true of a mage.
func (m *Mage) check() error {
	t := &m.Training
	switch {
	case m.ID == "" || m.Name == "" || m.Class == "":
		return facts.Wrong("id", "a mage needs an id, a name and a class")
	case m.Life <= 0:
		return facts.Wrong("life", "a mage with life %d", m.Life)
	case m.Armor < 0 || m.Channeling < 0 || m.StartingMana < 0 || t.Limit < 0:
		return facts.Wrong("life", "armor, channeling, startingMana and points are never negative")
	}
	for _, a := range m.Abilities {
		if a.Name == "" {
			return facts.Wrong("abilities", "an ability without a name")
		}
	}
	for _, p := range t.Partial {
		if err := checkPartial(p); err != nil {
			return facts.Within("partial", err)
		}
	}
	for _, s := range t.Surcharges {
		if err := checkSurcharge(s); err != nil {
			return facts.Within("surcharges", err)
		}
	}
	return firstOf(checkGames("game", m.Game), checkStrikes(m.Attacks), checkSchools("trained", t.Trained...),
		checkSchools("opposed", t.Opposed...), checkSchools("qualifies", t.Qualifies...), checkSchools("choices", t.Choices...))
}

// check holds what must be true of the ids that OCTGN has for a card or a mage; taken are those
// of entries before it.
func (r *octgnRecord) check(taken map[string]string) error {
	switch {
	case r.Game != "":
		return nil
	case r.Card == "" && r.Mage == "":
		return fmt.Errorf("neither a game nor a mage nor a card")
	case len(r.IDs) == 0 || r.Mage != "" && len(r.IDs) != 1:
		return facts.Wrong("ids", "%d ids", len(r.IDs))
	}
	for _, guid := range append(slices.Clone(r.IDs), r.Ability, r.ApprenticeMage, r.ApprenticeAbility) {
		if guid == "" {
			continue
		}
		if !isGUID(guid) {
			return facts.Wrong("ids", "%q is not an id of OCTGN", guid)
		}
		of := r.Card + r.Mage
		if taken[guid] != "" {
			return facts.Wrong("ids", "%s belongs to %s already", guid, taken[guid])
		}
		taken[guid] = of
	}
	return nil
}

func firstOf(all ...error) error {
	for _, err := range all {
		if err != nil {
			return err
		}
	}
	return nil
}

// checkSchools accepts the ten schools.
func checkSchools(field string, list ...training.School) error {
	for _, s := range list {
		if !slices.Contains(training.Schools(), s) {
			return facts.Wrong(field, "unknown school %q", s)
		}
	}
	return nil
}

// checkGames accepts the two games, at least one.
func checkGames(field string, list ...training.Game) error {
	for _, g := range list {
		if g != training.Arena && g != training.Academy {
			return facts.Wrong(field, "unknown game %q", g)
		}
	}
	if len(list) == 0 {
		return facts.Wrong(field, "no game")
	}
	return nil
}

func (s *Set) check() error {
	switch {
	case s.ID == "" || s.Name == "":
		return facts.Wrong("id", "a set needs an id and a name")
	case s.SpellCards < 0:
		return facts.Wrong("spellCards", "%d cards in a box", s.SpellCards)
	}
	return checkGames("games", s.Games...)
}

func (b *Rulebook) check() error {
	switch b.Kind {
	case "starting", "apprentice", "suggested":
	default:
		return facts.Wrong("kind", "unknown kind %q", b.Kind)
	}
	if b.ID == "" {
		return facts.Wrong("id", "a spellbook needs an id")
	}
	if b.Choice != "" {
		if err := checkSchools("choice", b.Choice); err != nil {
			return err
		}
	}
	return checkGames("game", b.Game)
}

// maxDice is more than any attack bar prints.
const maxDice = 15

// checkStrikes holds what must be true of attack bars.
func checkStrikes(bars []Strike) error {
	for i := range bars {
		if err := bars[i].check(); err != nil {
			return facts.Within("attacks", err)
		}
	}
	return nil
}

func (s *Strike) check() error {
	switch s.Kind {
	case "melee", "ranged", "zone", "barrier", "passage", "special", "ability":
	default:
		return facts.Wrong("kind", "unknown kind %q", s.Kind)
	}
	switch {
	case s.Name == "":
		return facts.Wrong("name", "an attack without a name")
	case s.Dice < 0 || s.Dice > maxDice:
		return facts.Wrong("dice", "%d dice", s.Dice)
	case s.Variable == "" && (s.DiceBy != "" || s.EffectX):
		return facts.Wrong("diceX", "the bar has %d dice and no X", s.Dice)
	case s.Targets < 0 || s.Targets == 1 || s.Targets > 0 && s.Kind == "zone":
		return facts.Wrong("targets", "%d do not fit a bar of kind %s", s.Targets, s.Kind)
	case s.TimesBy != "" && s.Kind != "passage":
		return facts.Wrong("timesBy", "only a wall attacks more than once, this is %s", s.Kind)
	case s.ManaCost < 0:
		return facts.Wrong("mana", "%d mana", s.ManaCost)
	}
	return s.Action.check()
}

// check accepts quick, full and, where none is printed, nothing.
func (a Action) check() error {
	if a != Quick && a != Full && a != "" {
		return facts.Wrong("action", "unknown action %q", a)
	}
	return nil
}

func checkSlots(c *Card) error {
	for _, slot := range c.Slots {
		if !slices.Contains(Slots(), slot) {
			return facts.Wrong("slots", "unknown slot %q", slot)
		}
	}
	if (len(c.Slots) > 1) != (c.SlotJoin == training.JoinAnd || c.SlotJoin == training.JoinOr) {
		return facts.Wrong("slotJoin", "%q does not fit %d slots", c.SlotJoin, len(c.Slots))
	}
	return nil
}

// checkPrinted holds what must be true of the printed fields together.
func checkPrinted(c *Card) error {
	switch c.Type {
	case Creature, Equipment, Enchantment, Incantation, Attack, Conjuration, Wall:
	default:
		return facts.Wrong("type", "unknown type %q", c.Type)
	}
	for _, err := range []error{
		checkSchools("onlySchool", c.OnlySchool...), checkLevel(c), c.Action.check(), checkStrikes(c.Attacks),
		checkCost("cost", c.Cost), checkCost("reveal", c.Reveal),
	} {
		if err != nil {
			return err
		}
	}
	if c.Type != Enchantment && c.Reveal != (Cost{}) {
		return facts.Wrong("reveal", "only an enchantment is revealed, this is %s", c.Type)
	}
	if c.Life < 0 {
		return facts.Wrong("life", "%d is less than nothing", c.Life)
	}
	if c.Armor < 0 || c.Armor > 0 && c.NoArmor {
		return facts.Wrong("armor", "armor %d does not fit noArmor %t", c.Armor, c.NoArmor)
	}
	return nil
}

// checkLevel holds level and schools together: the sum of AND schools,
// the one level of OR schools.
func checkLevel(c *Card) error {
	if len(c.Schools) == 0 {
		return facts.Wrong("schools", "a spell has at least one school")
	}
	if joined := c.Join == training.JoinAnd || c.Join == training.JoinOr; joined != (len(c.Schools) > 1) || !joined && c.Join != "" {
		return facts.Wrong("join", "%q does not fit %d schools", c.Join, len(c.Schools))
	}
	for _, part := range c.Schools {
		if err := checkSchools("schools", part.School); err != nil {
			return err
		}
	}
	level := c.Schools[0].Level
	for _, part := range c.Schools[1:] {
		if c.Join == training.JoinAnd {
			level += part.Level
		} else if part.Level != level {
			return facts.Wrong("schools", "schools joined by or have one level, not %d and %d", level, part.Level)
		}
	}
	if c.Level != level {
		return facts.Wrong("level", "%d, but the schools say %d", c.Level, level)
	}
	return nil
}

func checkCost(field string, cost Cost) error {
	switch {
	case cost.Mana < 0:
		return facts.Wrong(field, "%d mana", cost.Mana)
	case cost.Variable == "" && cost.Formula == "" && cost.By == "":
		return nil
	case cost.Variable != "X" && cost.Variable != "2X":
		return facts.Wrong(field+".x", "%q is neither X nor 2X", cost.Variable)
	case cost.Formula == "" || cost.Mana != 0:
		return facts.Wrong(field+".is", "%s needs words for what it is, and no number", cost.Variable)
	}
	return nil
}

// checkPartial accepts one of the three shapes of training.Partial.
func checkPartial(p training.Partial) error {
	bySubtype := p.Subtype != "" && p.Type == "" && p.School == "" && p.MaxLevel == 0
	byType := p.Subtype == "" && p.Type != "" && p.School != "" && p.MaxLevel == 0
	byLevel := p.Subtype == "" && p.Type == "" && p.School != "" && p.MaxLevel > 0
	switch {
	case !bySubtype && !byType && !byLevel:
		return facts.Wrong("subtype", "partial training is a subtype, a type of a school, or a school up to a level")
	case bySubtype:
		return nil
	}
	return checkSchools("school", p.School)
}

func checkSurcharge(s training.Surcharge) error {
	if s.Multiplier < 2 {
		return facts.Wrong("multiplier", "a surcharge of %d times", s.Multiplier)
	}
	if s.School != "" {
		if err := checkSchools("school", s.School); err != nil {
			return err
		}
	}
	return checkSchools("exceptSchools", s.ExceptSchools...)
}

// checkReferences reports the first name in an entry that refers to an entry
// which does not exist. It says nothing about entries that were not read.
func (c *Catalog) checkReferences() error {
	for _, card := range c.cards {
		if err := c.checkCardSets(card); err != nil {
			return facts.Locate(cardsFile, string(card.ID), err)
		}
	}
	for _, mage := range c.mages {
		if c.setByID[mage.Set] == nil {
			return facts.Locate(magesFile, string(mage.ID), facts.Wrong("set", "no such set %q", mage.Set))
		}
	}
	for _, book := range c.rulebooks {
		if err := c.checkRulebook(book); err != nil {
			return facts.Locate(rulebooksFile, book.ID, err)
		}
	}
	return c.checkOCTGN()
}

func (c *Catalog) checkCardSets(card *Card) error {
	for _, p := range card.Printed {
		if c.setByID[p.Set] == nil {
			return facts.Wrong("sets", "no such set %q", p.Set)
		}
	}
	for _, v := range card.Variants {
		if !card.In(v.Set) {
			return facts.Wrong("variants", "the card is not in set %q", v.Set)
		}
	}
	return nil
}

func (c *Catalog) checkRulebook(book *Rulebook) error {
	mage, ok := c.Mage(book.Mage)
	if !ok {
		return facts.Wrong("mage", "no such mage %q", book.Mage)
	}
	if mage.Game != book.Game {
		return facts.Wrong("game", "%s, but the mage plays %s", book.Game, mage.Game)
	}
	for _, e := range book.Entries {
		if c.cardByID[e.Card] == nil {
			return facts.Wrong("cards", "no such card %q", e.Card)
		}
	}
	return nil
}

func (c *Catalog) checkOCTGN() error {
	for id := range c.octgn.cards {
		if c.cardByID[id] == nil {
			return facts.Locate(octgnFile, string(id), facts.Wrong("card", "no such card"))
		}
	}
	for id := range c.octgn.mages {
		if c.mageByID[id] == nil {
			return facts.Locate(octgnFile, string(id), facts.Wrong("mage", "no such mage"))
		}
	}
	return nil
}

// isGUID reports whether s is a lower-case GUID.
func isGUID(s string) bool {
	if len(s) != 36 {
		return false
	}
	for i := range len(s) {
		switch i {
		case 8, 13, 18, 23:
			if s[i] != '-' {
				return false
			}
		default:
			if !strings.ContainsRune("0123456789abcdef", rune(s[i])) {
				return false
			}
		}
	}
	return true
}
