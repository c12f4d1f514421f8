package catalog_test

import (
	"bytes"
	"encoding/json"
	"io/fs"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/internal/fold"
	"github.com/quickcast/quickcast/rules/training"
)

// What Load refuses is tested with broken data; these tests hold what must be
// true of the real data beyond that.

func TestDataFilesHaveOneEntryALine(t *testing.T) {
	for file, entries := range map[string]int{
		"cards": 832, "mages": 29, "sets": 21, "rulebooks": 10, "octgn": 1 + 28 + 832, "codex": 329, "deeds": 613,
	} {
		data, err := fs.ReadFile(assets.FS, "data/"+file+".json")
		if err != nil {
			t.Fatal(err)
		}
		lines := bytes.Split(bytes.TrimSuffix(data, []byte("\n")), []byte("\n"))
		if len(lines) != entries+2 {
			t.Errorf("%s: %d lines, want %d entries and two brackets", file, len(lines), entries)
		}
		for i, line := range lines[1 : len(lines)-1] {
			if !json.Valid(bytes.TrimSuffix(line, []byte(","))) {
				t.Errorf("%s: line %d is not an entry", file, i+2)
			}
		}
		for _, forbidden := range []string{`"source":`, `"sources":`, `"seed":`, "/work", "http"} {
			if bytes.Contains(data, []byte(forbidden)) {
				t.Errorf("%s carries %q", file, forbidden)
			}
		}
	}
}

func TestIdsAndNames(t *testing.T) {
	slug := regexp.MustCompile(`^[a-z0-9]+(-[a-z0-9]+)*$`)
	seen := map[string]string{}
	for _, card := range load(t).Cards() {
		if !slug.MatchString(string(card.ID)) {
			t.Errorf("%q is no slug", card.ID)
		}
		own := map[string]bool{}
		for _, name := range card.Names() {
			text := fold.Text(name)
			if other, taken := seen[text]; taken && text != "" && !own[text] {
				t.Errorf("%q names %s and %s", name, other, card.ID)
			}
			seen[text], own[text] = string(card.ID), true
		}
		if strings.TrimSpace(card.Name) != card.Name || strings.Contains(card.Name, "  ") {
			t.Errorf("%q has stray spaces", card.Name)
		}
	}
}

func TestCountsByType(t *testing.T) {
	got := map[catalog.Type]int{}
	novice, epic, errata, german, variants, academy := 0, 0, 0, 0, 0, 0
	for _, c := range load(t).Cards() {
		got[c.Type]++
		novice += count(c.Novice)
		epic += count(c.Epic)
		errata += count(c.Errata)
		german += count(c.Words["de"].Name != "")
		variants += len(c.Variants)
		academy += count(slices.Contains(c.Games, training.Academy))
		if !slices.Contains(c.Games, training.Arena) {
			t.Errorf("%s: every card is legal in Arena", c.ID)
		}
	}
	for typ, want := range map[catalog.Type]int{
		catalog.Creature: 262, catalog.Equipment: 150, catalog.Enchantment: 168, catalog.Incantation: 92,
		catalog.Attack: 60, catalog.Conjuration: 88, catalog.Wall: 12,
	} {
		if got[typ] != want {
			t.Errorf("%d of type %s, want %d", got[typ], typ, want)
		}
	}
	for _, n := range []struct {
		what      string
		got, want int
	}{
		{"novice", novice, 28},
		{"epic", epic, 51},
		{"errata", errata, 26},
		{"German names", german, 45},
		{"variants", variants, 57},
		{"Academy", academy, 277},
	} {
		if n.got != n.want {
			t.Errorf("%s: %d, want %d", n.what, n.got, n.want)
		}
	}
}

func count(is bool) int {
	if is {
		return 1
	}
	return 0
}

func TestCardsAreWhole(t *testing.T) {
	const copiesItsStats = "the-embalmed" // takes those of another creature
	for _, c := range load(t).Cards() {
		if (c.Type == catalog.Creature || c.Type == catalog.Wall) && c.Life == 0 && c.ID != copiesItsStats {
			t.Errorf("%s has no life", c.ID)
		}
		if c.Action == "" || c.Target == "" {
			t.Errorf("%s has no action or target", c.ID)
		}
		if c.Type == catalog.Enchantment && c.Cost.Variable == "" && c.Cost.Mana != 2 && !c.Free {
			t.Errorf("%s is cast for %d, every enchantment for 2", c.ID, c.Cost.Mana)
		}
		if c.Level == 0 && !c.Free {
			t.Errorf("%s has no level", c.ID)
		}
		if c.Cost.Mana > 30 || c.Reveal.Mana > 12 || c.Life > 40 || c.Armor > 6 || c.Level > 8 {
			t.Errorf("%s: a number is far beyond any card", c.ID)
		}
		if c.Novice && c.Level != 1 {
			t.Errorf("%s is Novice and level %d", c.ID, c.Level)
		}
		if len(c.Slots) > 0 && c.Type != catalog.Equipment {
			t.Errorf("%s is %s and has a slot", c.ID, c.Type)
		}
		if len(c.Summary) > 330 || strings.Contains(c.Summary, "\n") {
			t.Errorf("%s: the summary is too long", c.ID)
		}
		for _, v := range c.Variants {
			if len(v.Fields) == 0 || v.As == nil || v.As.ID != c.ID {
				t.Errorf("%s: the variant of %s says nothing", c.ID, v.Set)
			}
		}
	}
}

func TestFreeSpells(t *testing.T) {
	var free []catalog.CardID
	for _, c := range load(t).Cards() {
		if c.Spell().Free {
			free = append(free, c.ID)
		}
	}
	want := []catalog.CardID{
		"cleansing-aura", "martyrs-aura", "resolute-aura", "retribution-aura", "solar-aura", "talos", "vengeful-aura",
	}
	if !slices.Equal(free, want) {
		t.Errorf("free are %v, want %v", free, want)
	}
}

func TestLiving(t *testing.T) {
	c := load(t)
	for id, want := range map[catalog.CardID]bool{
		"timber-wolf": true, "mud-golem": false, "fireball": false, "bear-strength": false,
		"tanglevine": true, "wall-of-stone": false, "wall-of-thorns": true,
	} {
		if card, ok := c.Card(id); !ok || card.Living() != want {
			t.Errorf("%s is living: %t", id, !want)
		}
	}
}

func TestMages(t *testing.T) {
	c := load(t)
	unofficial, academy := 0, 0
	for _, m := range c.Mages() {
		unofficial += count(m.Unofficial)
		academy += count(m.Game == training.Academy)
		if want := map[training.Game]int{training.Arena: 6, training.Academy: 4}[m.Game]; m.Level != want {
			t.Errorf("%s has level %d, want %d", m.ID, m.Level, want)
		}
		if len(m.Attacks) == 0 || m.Training.ID != string(m.ID) {
			t.Errorf("%s is not whole", m.ID)
		}
		if m.Channeling == 0 && !m.Open(catalog.FieldChanneling) {
			t.Errorf("%s has no channeling and nobody is asked for it", m.ID)
		}
	}
	if unofficial != 4 || academy != 10 {
		t.Errorf("%d unofficial and %d of Academy, want 4 and 10", unofficial, academy)
	}
	for _, n := range []struct {
		game  training.Game
		shown catalog.Unofficial
		want  int
	}{
		{training.Arena, catalog.UnofficialHidden, 15},
		{training.Arena, catalog.UnofficialShown, 19},
		{training.Arena, catalog.UnofficialAlone, 4},
		{training.Academy, catalog.UnofficialHidden, 10},
	} {
		if got := len(c.MagesOf(n.game, n.shown)); got != n.want {
			t.Errorf("%d mages of %s (%s), want %d", got, n.game, n.shown, n.want)
		}
	}
	wizard, _ := c.Mage("arena-wizard-sortilege")
	if len(wizard.Training.Choices) != 4 {
		t.Errorf("the Wizard chooses among %v", wizard.Training.Choices)
	}
}

func TestOCTGN(t *testing.T) {
	c := load(t)
	for _, card := range c.Cards() {
		list := c.OCTGN(card.ID)
		if len(list) == 0 {
			t.Errorf("%s has no id", card.ID)
		}
		for _, guid := range list {
			if got, ok := c.ByOCTGN(strings.ToUpper(guid)); !ok || got != card {
				t.Errorf("%s does not lead back to %s", guid, card.ID)
			}
		}
	}
	for _, m := range c.Mages() {
		guids, ok := c.MageOCTGN(m.ID)
		if !ok {
			if m.ID != "arena-apprentice" {
				t.Errorf("%s has no ids", m.ID)
			}
			continue
		}
		for _, guid := range []string{guids.Mage, guids.Ability} {
			if got, ok := c.MageByOCTGN(guid); !ok || got != m {
				t.Errorf("%s does not lead back to %s", guid, m.ID)
			}
		}
	}
	// Printed in a set, and once more in the community's final release.
	for id, official := range map[catalog.CardID]string{
		"alfiya-noble-enforcer": "9524569a-a13f-4d3a-9e41-58413dcb90d8",
		"alluring-orchid":       "80ab2f26-0ff0-45e4-a5ac-2bf4ee9bdb5a",
		"altar-of-peace":        "5a6c0937-b7fb-4c68-a854-7e7d6dce4b3c",
	} {
		if ids := c.OCTGN(id); len(ids) < 2 || ids[0] != official {
			t.Errorf("%s is written as %v, want the printed set's %s first", id, ids, official)
		}
	}
	if _, ok := c.ByOCTGN("no such id"); ok || len(c.OCTGNSections()) != 7 || len(c.OCTGNGame()) != 36 {
		t.Error("the game of OCTGN is not whole")
	}
}

func TestRulebooks(t *testing.T) {
	c := load(t)
	for _, book := range c.Rulebooks() {
		cards := 0
		for _, e := range book.Entries {
			cards += e.Count
		}
		want := map[string]int{
			"academy-beastmaster": 29, "academy-wizard": 28, "arena-apprentice-beastmaster": 28,
			"arena-apprentice-priestess": 25, "arena-apprentice-warlock": 27, "arena-apprentice-wizard": 21,
			"arena-starting-beastmaster": 68, "arena-starting-warlock": 59, "arena-starting-wizard": 59,
			"arena-starting-priestess": 55,
		}[book.ID]
		if cards != want {
			t.Errorf("%s has %d cards, want %d", book.ID, cards, want)
		}
		if again, ok := c.Rulebook(book.ID); !ok || again != book {
			t.Errorf("%s is not found by its id", book.ID)
		}
	}
	if _, ok := c.Rulebook("no such book"); ok {
		t.Error("a book that is not there is found")
	}
}

// what holds a creature as it lies there can be cast on no flyer and on nothing
// that cannot be held.
func TestR112WhatHoldsAimsAtWhatCanBeHeld(t *testing.T) {
	n := 0
	for _, c := range load(t).Cards() {
		if c.Type != catalog.Conjuration || !slices.Contains(c.Grants, "Restrained") {
			continue
		}
		n++
		for _, word := range []string{"non-flying", "containable"} {
			if !strings.Contains(c.Target, word) {
				t.Errorf("%s is cast on a %s", c.ID, c.Target)
			}
		}
	}
	if n < 3 {
		t.Errorf("%d such cards", n)
	}
}

// A card whose printings have other numbers says which set its numbers are from, and so
// does each of the others.
func TestEditionsOfCardsWithOtherNumbers(t *testing.T) {
	c := load(t)
	for _, card := range c.Cards() {
		others := 0
		for _, v := range card.Variants {
			if v.As.Life != card.Life || v.As.Armor != card.Armor || v.As.Cost.Mana != card.Cost.Mana || v.As.Reveal.Mana != card.Reveal.Mana || v.As.Level != card.Level {
				others++
				if v.As.Edition == "" || v.As.Edition == card.Edition {
					t.Errorf("%s of %s says it is from %q", card.ID, v.Set, v.As.Edition)
				}
			}
		}
		if others > 0 && card.Edition == "" || len(card.Variants) == 0 && card.Edition != "" {
			t.Errorf("%s with %d other printings says it is from %q", card.ID, others, card.Edition)
		}
	}
	if card, _ := c.Card("wall-of-force"); card.Edition != "Battlegrounds: Domination" {
		t.Errorf("the values of %s are from %q", card.ID, card.Edition)
	}
}

// Every card says in a few words what it does, in both languages.
func TestEveryCardHasASummary(t *testing.T) {
	for _, card := range load(t).Shown(catalog.Filter{Unofficial: catalog.UnofficialShown}) {
		if card.Summary == "" || card.Words["de"].Summary == "" {
			t.Errorf("%s has no summary in one of the languages", card.ID)
		}
	}
}
