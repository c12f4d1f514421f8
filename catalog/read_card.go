package catalog

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/quickcast/quickcast/internal/facts"
	"github.com/quickcast/quickcast/rules/training"
)

// cardRecord is an entry of cards.json.
type cardRecord struct {
	ID     string   `json:"id"`
	Name   string   `json:"name"`
	NameDE string   `json:"nameDe"`
	Aka    []string `json:"aka"`
	Codes  []string `json:"codes"`
	Sets   []string `json:"sets"` // "core 2"; without a number where copies are not known
	Games  []string `json:"games"`
	printedRecord
	Slots         []string        `json:"slots"`
	SlotJoin      string          `json:"slotJoin"`
	NoArmor       bool            `json:"noArmor"`
	Channeling    int             `json:"channeling"`
	ChannelX      string          `json:"channelingX"`
	Defense       string          `json:"defense"`
	Upkeep        string          `json:"upkeep"`
	UpkeepBy      string          `json:"upkeepBy"`
	Grants        []string        `json:"grants"`
	Takes         []string        `json:"takes"`
	GrantsDefense string          `json:"grantsDefense"`
	Summary       string          `json:"summary"`
	Free          bool            `json:"free"`
	Errata        bool            `json:"errata"`
	Unofficial    bool            `json:"unofficial"`
	Variants      []variantRecord `json:"variants"`
	Uncertain     []string        `json:"uncertain"`
}

// printedRecord holds the fields that have differed between printings.
type printedRecord struct {
	Type       string         `json:"type"`
	Subtypes   []string       `json:"subtypes"`
	Schools    []string       `json:"schools"` // "fire 2"
	Join       string         `json:"join"`
	Level      int            `json:"level"`
	Cost       int            `json:"cost"`
	CostX      string         `json:"costX"`
	CostIs     string         `json:"costIs"`
	CostBy     string         `json:"costBy"`
	CostLeast  int            `json:"costLeast"`
	Reveal     int            `json:"reveal"`
	RevealX    string         `json:"revealX"`
	RevealIs   string         `json:"revealIs"`
	RevealBy   string         `json:"revealBy"`
	Action     string         `json:"action"`
	Range      []int          `json:"range"`
	Target     string         `json:"target"`
	Life       int            `json:"life"`
	Armor      int            `json:"armor"`
	Attacks    []strikeRecord `json:"attacks"`
	Traits     []string       `json:"traits"`
	Novice     bool           `json:"novice"`
	Epic       bool           `json:"epic"`
	Legendary  bool           `json:"legendary"`
	Unique     bool           `json:"unique"`
	OnlyClass  []string       `json:"onlyClass"`
	OnlySchool []string       `json:"onlySchool"`
}

// card turns the record into a card, or says which field is wrong.
func (r *cardRecord) card() (*Card, error) {
	c := &Card{
		ID: CardID(r.ID), Name: r.Name, NameDE: r.NameDE, Aliases: r.Aka, Codes: r.Codes,
		SlotJoin: training.Join(r.SlotJoin), Slots: r.Slots, NoArmor: r.NoArmor,
		Channeling: r.Channeling, ChannelX: r.ChannelX, Upkeep: r.Upkeep, UpkeepBy: r.UpkeepBy, Grants: r.Grants, Takes: r.Takes,
		Summary: r.Summary, Free: r.Free, Errata: r.Errata, Unofficial: r.Unofficial, Uncertain: r.Uncertain,
	}
	if r.ID == "" || r.Name == "" {
		return c, facts.Wrong("id", "a card needs an id and a name")
	}
	var err error
	if c.Printed, err = parsePrinted(r.Sets); err != nil {
		return c, facts.Within("sets", err)
	}
	if c.Games, err = parseGames(r.Games); err != nil {
		return c, facts.Within("games", err)
	}
	if c.Defense, err = parseDefense(r.Defense); err != nil {
		return c, facts.Within("defense", err)
	}
	if c.GrantsDef, err = parseDefense(r.GrantsDefense); err != nil {
		return c, facts.Within("grantsDefense", err)
	}
	if err := checkSlots(c); err != nil {
		return c, err
	}
	if err := r.printedRecord.apply(c); err != nil {
		return c, err
	}
	return c, r.addVariants(c)
}

// apply writes the printed fields into the card.
func (r *printedRecord) apply(c *Card) error {
	c.Type, c.Subtypes, c.Level, c.Target = Type(r.Type), r.Subtypes, r.Level, r.Target
	c.Cost = Cost{Mana: r.Cost, Variable: r.CostX, Formula: r.CostIs, By: r.CostBy, Least: r.CostLeast}
	c.Reveal = Cost{Mana: r.Reveal, Variable: r.RevealX, Formula: r.RevealIs, By: r.RevealBy}
	c.Life, c.Armor, c.Traits = r.Life, r.Armor, r.Traits
	c.Novice, c.Epic, c.Legendary, c.Unique = r.Novice, r.Epic, r.Legendary, r.Unique
	c.OnlyClass = r.OnlyClass
	var err error
	if c.Schools, err = parseParts(r.Schools); err != nil {
		return facts.Within("schools", err)
	}
	if c.Join, err = parseJoin(r.Join); err != nil {
		return facts.Within("join", err)
	}
	if c.Action, err = parseAction(r.Action); err != nil {
		return facts.Within("action", err)
	}
	if c.Range, err = parseRange(r.Range); err != nil {
		return facts.Within("range", err)
	}
	if c.OnlySchool, err = parseSchools(r.OnlySchool); err != nil {
		return facts.Within("onlySchool", err)
	}
	if c.Attacks, err = strikes(r.Attacks); err != nil {
		return err
	}
	c.spell = c.asSpell()
	return checkPrinted(c)
}

// parsePrinted reads sets such as "core 2" or, copies unknown, "promo".
func parsePrinted(sets []string) ([]Printing, error) {
	if len(sets) == 0 {
		return nil, fmt.Errorf("a card comes in at least one set")
	}
	list := make([]Printing, len(sets))
	for i, s := range sets {
		id, copies, known := strings.Cut(s, " ")
		list[i].Set = SetID(id)
		if !known {
			continue
		}
		n, err := strconv.Atoi(copies)
		if err != nil || n < 1 {
			return nil, fmt.Errorf("%q is not a set and copies", s)
		}
		list[i].Copies = n
	}
	return list, nil
}

// Slots lists the places equipment goes to, in the order screens show them.
func Slots() []string {
	return []string{"weapon", "shield", "helmet", "amulet", "chest", "cloak", "gloves", "belt", "legs", "boots", "ring"}
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
	if err := checkLevel(c); err != nil {
		return err
	}
	if err := checkCost("cost", c.Cost); err != nil {
		return err
	}
	if err := checkCost("reveal", c.Reveal); err != nil {
		return err
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
	if (len(c.Schools) > 1) != (c.Join != training.JoinNone) {
		return facts.Wrong("join", "%q does not fit %d schools", c.Join, len(c.Schools))
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
		return facts.Wrong(field+"X", "%q is neither X nor 2X", cost.Variable)
	case cost.Formula == "" || cost.Mana != 0:
		return facts.Wrong(field+"Is", "%s needs words for what it is, and no number", cost.Variable)
	}
	return nil
}
