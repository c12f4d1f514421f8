package catalog

import (
	"errors"
	"io/fs"
	"strings"
	"testing"
	"testing/fstest"
)

// The smallest data that are in order.
const (
	goodSet  = `{"id":"core","name":"Core","games":["arena"]}`
	goodCard = `{"id":"a","name":"A","sets":["core 2"],"games":["arena"],"type":"attack","schools":["fire 1"],"level":1,"cost":5}`
	goodMage = `{"id":"m","name":"M","class":"M","game":"arena","set":"core","level":6,"life":30}`
	goodBook = `{"id":"b","game":"arena","mage":"m","kind":"starting","cards":["2 a"]}`
	goodIDs  = `{"card":"a","ids":["9acef3d0-efa8-4d3f-a10c-54812baecdda"]}`
)

// smallData is a file system with these data, some of them changed.
func smallData(changes map[string]string) fs.FS {
	files := map[string]string{
		"cards": "[" + goodCard + "]", "mages": "[" + goodMage + "]", "sets": "[" + goodSet + "]",
		"rulebooks": "[" + goodBook + "]", "numbers": "[]", "octgn": "[" + goodIDs + "]",
	}
	for file, data := range changes {
		files[file] = data
	}
	fsys := fstest.MapFS{}
	for file, data := range files {
		if data != "" {
			if !strings.HasPrefix(file, "words/") {
				file = "data/" + file
			}
			fsys[file+".json"] = &fstest.MapFile{Data: []byte(data)}
		}
	}
	return fsys
}

func TestSmallDataLoad(t *testing.T) {
	c, err := Load(smallData(map[string]string{
		"words/de/data/cards": `{"a":{"name":"Ah","summary":"Auf Deutsch."}}`,
		"mages":               `[` + strings.Replace(goodMage, `"life":30`, `"life":30,"abilities":[{"name":"Pet","summary":"x"}]`, 1) + `]`,
		"words/de/data/mages": `{"m":{"Pet":"Ein Tier."}}`,
	}))
	if err != nil {
		t.Fatal(err)
	}
	if card, _ := c.Card("a"); card.NameIn("de") != "Ah" || card.SummaryIn("de") != "Auf Deutsch." || card.NameIn("fr") != "A" {
		t.Errorf("card %+v", card)
	}
	if m, _ := c.Mage("m"); m.Abilities[0].SummaryIn("de") != "Ein Tier." || m.Abilities[0].SummaryIn("fr") != "x" {
		t.Errorf("mage %+v", m)
	}
}

func TestBrokenDataNamesFileEntryAndField(t *testing.T) {
	card := func(old, new string) string { return "[" + goodCard + "," + change(t, goodCard, old, new) + "]" }
	other := func(old, new string) string { // a second card that is wrong
		return "[" + goodCard + "," + change(t, change(t, goodCard, `"id":"a"`, `"id":"x"`), old, new) + "]"
	}
	mage := func(old, new string) string { return "[" + change(t, goodMage, old, new) + "]" }
	tests := []struct{ name, file, data, entry, field string }{
		{"no file", "cards", "", "", ""},
		{"no array", "cards", `{}`, "", ""},
		{"array without end", "cards", `[` + goodCard, "", ""},
		{"cut in an entry", "cards", `[{"id":"a"`, "#1", ""},
		{"unknown field", "cards", other(`"cost"`, `"price"`), "x", "price"},
		{"wrong kind of value", "cards", other(`"cost":5`, `"cost":"five"`), "x", "cost"},
		{"same id twice", "cards", card(`"cost":5`, `"cost":6`), "a", "id"},
		{"no id", "cards", other(`"id":"x",`, ``), "#2", "id"},
		{"unknown type", "cards", other(`"type":"attack"`, `"type":"song"`), "x", "type"},
		{"unknown school", "cards", other(`fire 1`, `lava 1`), "x", "schools"},
		{"school without level", "cards", other(`fire 1`, `fire`), "x", "schools"},
		{"no school", "cards", other(`["fire 1"]`, `[]`), "x", "schools"},
		{"level against schools", "cards", other(`"level":1`, `"level":2`), "x", "level"},
		{"two schools without join", "cards", other(`["fire 1"]`, `["fire 1","air 1"]`), "x", "join"},
		{"one school with join", "cards", other(`"level":1`, `"level":1,"join":"or"`), "x", "join"},
		{"unknown join", "cards", other(`"level":1`, `"level":1,"join":"xor"`), "x", "join"},
		{"or with two levels", "cards", other(`["fire 1"]`, `["fire 1","air 2"],"join":"or"`), "x", "schools"},
		{"negative cost", "cards", other(`"cost":5`, `"cost":-5`), "x", "cost"},
		{"X without words", "cards", other(`"cost":5`, `"cost":{"x":"X"}`), "x", "cost.is"},
		{"strange X", "cards", other(`"cost":5`, `"cost":{"x":"Y","is":"y"}`), "x", "cost.x"},
		{"reckoned without X", "cards", other(`"cost":5`, `"cost":{"by":"level"}`), "x", "cost.x"},
		{"unknown field of a cost", "cards", other(`"cost":5`, `"cost":{"x":"X","was":5}`), "x", "cost.was"},
		{"unknown field of a variant", "cards", other(`"cost":5`, `"cost":5,"variants":[{"set":"core","fields":["life"],"lives":3}]`), "x", "variants.lives"},
		{"attack revealed", "cards", other(`"cost":5`, `"cost":5,"reveal":2`), "x", "reveal"},
		{"range backwards", "cards", other(`"cost":5`, `"cost":5,"range":[2,0]`), "x", "range"},
		{"unknown action", "cards", other(`"cost":5`, `"cost":5,"action":"slow"`), "x", "action"},
		{"unknown slot", "cards", other(`"cost":5`, `"cost":5,"slots":["nose"]`), "x", "slots"},
		{"two slots without join", "cards", other(`"cost":5`, `"cost":5,"slots":["ring","belt"]`), "x", "slotJoin"},
		{"armor that cannot be", "cards", other(`"cost":5`, `"cost":5,"armor":2,"noArmor":true`), "x", "armor"},
		{"negative life", "cards", other(`"cost":5`, `"cost":5,"life":-1`), "x", "life"},
		{"bad defense", "cards", other(`"cost":5`, `"cost":5,"defense":"13+ any"`), "x", "defense"},
		{"a Defense for nothing", "cards", other(`"cost":5`, `"cost":5,"defense":"7+ any for 0 ki"`), "x", "defense"},
		{"a Defense for what is no money", "cards", other(`"cost":5`, `"cost":5,"defense":"7+ any for 2 tears"`), "x", "defense"},
		{"a Defense that lasts without end", "cards", other(`"cost":5`, `"cost":5,"defense":"7+ any lasts"`), "x", "defense"},
		{"dice by nothing", "cards", other(`"cost":5`, `"cost":5,"attacks":[{"name":"Bite","kind":"melee","dice":2,"diceBy":"level"}]`), "x", "attacks.diceX"},
		{"several targets of a zone", "cards", other(`"cost":5`, `"cost":5,"attacks":[{"name":"Gust","kind":"zone","dice":2,"targets":2}]`), "x", "attacks.targets"},
		{"often, but no wall", "cards", other(`"cost":5`, `"cost":5,"attacks":[{"name":"Bite","kind":"melee","dice":2,"timesBy":"level"}]`), "x", "attacks.timesBy"},
		{"bad copies", "cards", other(`core 2`, `core two`), "x", "sets"},
		{"no set", "cards", other(`["core 2"]`, `[]`), "x", "sets"},
		{"unknown set", "cards", other(`core 2`, `void 2`), "x", "sets"},
		{"unknown game", "cards", other(`"arena"`, `"chess"`), "x", "games"},
		{"attack without kind", "cards", other(`"cost":5`, `"cost":5,"attacks":[{"name":"Bite"}]`), "x", "attacks.kind"},
		{"too many dice", "cards", other(`"cost":5`, `"cost":5,"attacks":[{"name":"Bite","kind":"melee","dice":99}]`), "x", "attacks.dice"},
		{"bad effect", "cards", other(`"cost":5`, `"cost":5,"attacks":[{"name":"Bite","kind":"melee","effects":["9-7 Burn"]}]`), "x", "attacks.effects"},
		{"variant of what", "cards", other(`"cost":5`, `"cost":5,"variants":[{"set":"core","fields":["smell"]}]`), "x", "variants.fields"},
		{"variant in no set", "cards", other(`"cost":5`, `"cost":5,"variants":[{"set":"void","fields":["life"]}]`), "x", "variants"},
		{"variant that is wrong", "cards", other(`"cost":5`, `"cost":5,"variants":[{"set":"core","fields":["level"],"level":3}]`), "x", "variants.level"},

		{"mage without life", "mages", mage(`"life":30`, `"life":0`), "m", "life"},
		{"mage without class", "mages", mage(`"class":"M",`, ``), "m", "id"},
		{"mage of no set", "mages", mage(`"set":"core"`, `"set":"void"`), "m", "set"},
		{"mage of no game", "mages", mage(`"game":"arena"`, `"game":"chess"`), "m", "game"},
		{"mage trained in lava", "mages", mage(`"life":30`, `"life":30,"trained":["lava"]`), "m", "trained"},
		{"half a training", "mages", mage(`"life":30`, `"life":30,"partial":[{"school":"fire"}]`), "m", "partial.subtype"},
		{"no surcharge", "mages", mage(`"life":30`, `"life":30,"surcharges":[{"school":"fire","multiplier":1}]`), "m", "surcharges.multiplier"},
		{"two mages", "mages", "[" + goodMage + "," + goodMage + "]", "m", "id"},

		{"set without name", "sets", `[{"id":"core","games":["arena"]}]`, "core", "id"},
		{"two sets", "sets", "[" + goodSet + "," + goodSet + "]", "core", "id"},
		{"book of nobody", "rulebooks", "[" + change(t, goodBook, `"mage":"m"`, `"mage":"n"`) + "]", "b", "mage"},
		{"book of the other game", "rulebooks", "[" + change(t, goodBook, `"arena"`, `"academy"`) + "]", "b", "game"},
		{"book with an unknown card", "rulebooks", "[" + change(t, goodBook, `2 a`, `2 z`) + "]", "b", "cards"},
		{"book with no copies", "rulebooks", "[" + change(t, goodBook, `2 a`, `0 a`) + "]", "b", "cards"},
		{"book of no kind", "rulebooks", "[" + change(t, goodBook, `starting`, `old`) + "]", "b", "kind"},
		{"id of an unknown card", "octgn", "[" + change(t, goodIDs, `"a"`, `"z"`) + "]", "z", "card"},
		{"id that is none", "octgn", "[" + change(t, goodIDs, `9acef3d0`, `hello`) + "]", "a", "ids"},
		{"id of two", "octgn", "[" + goodIDs + "," + goodIDs + "]", "a", "ids"},
		{"ids of nothing", "octgn", `[{}]`, "#1", ""},
		{"summary of nothing", "words/de/data/cards", `{"z":{"summary":"Zett"}}`, "z", "id"},
		{"summaries are a list", "words/de/data/cards", `[]`, "", ""},
		{"ability of nothing", "words/de/data/mages", `{"m":{"Pet":"Tier"}}`, "m", "Pet"},
	}
	for _, tt := range tests {
		_, err := checked(smallData(map[string]string{tt.file: tt.data}))
		var fault *DataError
		if !errors.As(err, &fault) {
			t.Errorf("%s: %v", tt.name, err)
			continue
		}
		if strings.TrimPrefix(fault.File, "data/") != tt.file+".json" || fault.Entry != tt.entry || fault.Field != tt.field {
			t.Errorf("%s: file %q, entry %q, field %q (%v), want %q and %q", tt.name, fault.File, fault.Entry, fault.Field, err, tt.entry, tt.field)
		}
		if id, args := fault.Message(); id != "cards.badData" || args["Where"] == "" {
			t.Errorf("%s: message %s %v", tt.name, id, args)
		}
	}
}

// change replaces a piece of an entry that must be there.
func change(t *testing.T, entry, old, new string) string {
	t.Helper()
	if !strings.Contains(entry, old) {
		t.Fatalf("%q is not in %s", old, entry)
	}
	return strings.Replace(entry, old, new, 1)
}
