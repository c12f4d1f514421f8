package wizards

import (
	"encoding/json"
	"io/fs"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/quickcast/quickcast/assets"
)

// The published schema names every field a scenario has, and no other.
func TestTheSchemaNamesEveryField(t *testing.T) {
	data, err := fs.ReadFile(assets.FS, "data/wizards/scenario.schema.json")
	if err != nil {
		t.Fatal(err)
	}
	type object struct {
		Properties map[string]any    `json:"properties"`
		Defs       map[string]object `json:"$defs"`
	}
	var schema object
	if err := json.Unmarshal(data, &schema); err != nil {
		t.Fatal(err)
	}
	for name, of := range map[string]any{
		"": Scenario{}, "tile": Tile{}, "roomCard": RoomCard{}, "disaster": Disaster{}, "effect": Effect{}, "spell": Spell{}, "fill": Fill{},
		"place": Place{}, "opening": Opening{}, "many": Many{}, "condition": Condition{},
	} {
		has := schema
		if name != "" {
			has = schema.Defs[name]
		}
		var fields, named []string
		for i := range reflect.TypeOf(of).NumField() {
			field, _, _ := strings.Cut(reflect.TypeOf(of).Field(i).Tag.Get("json"), ",")
			fields = append(fields, field)
		}
		for field := range has.Properties {
			named = append(named, field)
		}
		slices.Sort(fields)
		slices.Sort(named)
		if !slices.Equal(fields, named) {
			t.Errorf("%q: the schema has %v, a scenario %v", name, named, fields)
		}
	}
}

// What a draw and a book's words name is looked at as all else is.
func TestAScenariosDrawsAndWordsAreChecked(t *testing.T) {
	for where, change := range map[string]func(*Scenario){
		"fill[0]":         func(s *Scenario) { s.Fill = []Fill{{Level: 5}} },
		"fill[0].from":    func(s *Scenario) { s.Fill = []Fill{{Level: 1, From: []string{"nothing"}}} },
		"grimoire.dragon": func(s *Scenario) { s.Grimoire = map[string]string{"dragon": "?"} },
	} {
		s := *table(t, "basic", "").Scenario
		change(&s)
		data, err := json.Marshal(s)
		if err != nil {
			t.Fatal(err)
		}
		if _, err = ReadScenario(data); err == nil || !strings.Contains(err.Error(), where) {
			t.Errorf("%s: %v", where, err)
		}
	}
}

// What a group sets up for itself ends the game as it says.
func TestW2OwnConditionsAreWatched(t *testing.T) {
	s := table(t, "basic", "")
	sc := *s.Scenario
	fire := Fire
	sc.Defeat = []Condition{{Least: &Many{Fire, 3}}}
	sc.Victory = append(slices.Clone(sc.Victory), Condition{Bound: 2}, Condition{Text: "all agree"})
	sc.Victory[0].Without = &fire
	own := *s
	own.Scenario = &sc
	lost := do(t, do(t, do(t, &own, "place", `{"piece":"fire","room":"hoard"}`), "place", `{"piece":"fire","room":"library"}`), "place", `{"piece":"fire","room":"room-d"}`)
	want(t, "three fires", lost.Outcome, "lost")
	won := do(t, &own, "overrule", `{"grid":{"1-1":{"spell":"nova","bound":true},"1-2":{"spell":"dash","bound":true}}}`)
	want(t, "two bound", won.Outcome, "won")
	want(t, "words alone decide nothing", do(t, &own, "endure", "").Outcome, "")
	if _, err := New(assets.FS).Apply(&own, event("claim", `{"which":1}`)); err == nil {
		t.Error("a condition that is watched can be claimed")
	}
	claimed := do(t, &own, "claim", `{"which":2}`)
	want(t, "words the table says have come true", []any{claimed.Outcome, claimed.Why.ID}, []any{"won", "wizards.wonWords"})
	victory, defeat := own.Goals()
	want(t, "said", []int{len(victory), len(defeat)}, []int{3, 3})
}
