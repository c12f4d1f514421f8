package games_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// A whole basic game of Wizard's Academy as a script, from the setup to the Abjure in the
// Mana Crystal; its log and its actions are said in both languages.
func TestAWholeBasicGameOfWizards(t *testing.T) {
	lines, err := os.ReadFile("testdata/wizards-basic.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	args := []string{"--journal", dir, "--game", "wizards", "--seats", "Anna=destruction,Ben=sanctuary", "--option", "doors=drawn", "--seed", "7", "--choices"}
	answers, text, status := played(t, string(lines), args...)
	if status != 0 || len(answers) != strings.Count(string(lines), "\n") {
		t.Fatalf("status %d, %d answers:\n%s", status, len(answers), text)
	}
	last := answers[len(answers)-1]
	if last["state"].(map[string]any)["outcome"] != "won" || strings.Contains(text, "wizards.") && strings.Contains(text, `"text":"wizards.do`) {
		t.Errorf("it ends with %v", last)
	}
	for _, lang := range []string{"en", "de"} {
		for _, what := range [][]string{{"--journal", dir, "--log", "--lang", lang}, {"--game", "wizards", "--actions", "--lang", lang}} {
			_, text, status := played(t, "", what...)
			if status != 0 || strings.Contains(text, "wizards.") || strings.Contains(text, "<no value>") || len(text) < 500 {
				t.Errorf("%s %v: %d\n%s", lang, what, status, text)
			}
		}
	}
	again, _, _ := played(t, "", "--journal", dir, "--replay")
	if len(again) != 1 || again[0]["seq"] != last["seq"] {
		t.Errorf("found again at %v", again)
	}
}

// A scenario of one's own and a table as it is found come as a file.
func TestWizardsFromAFile(t *testing.T) {
	file := filepath.Join(t.TempDir(), "setup.json")
	lay := `{"lay":{"phase":"actions","mana":3,"rooms":[{"room":"library","at":0,"doors":"es","pieces":{"fire":1}},{"room":"mana-crystal","at":1,"doors":"nesw"}],"wizards":[{"seat":1,"room":"mana-crystal","glyphs":[1,1]}]}}`
	if err := os.WriteFile(file, []byte(lay), 0o600); err != nil {
		t.Fatal(err)
	}
	args := []string{"--journal", t.TempDir(), "--game", "wizards", "--seats", "destruction", "--setup", file, "--seed", "1"}
	answers, text, status := played(t, `{"action":"place","piece":"fire","room":"mana-crystal"}
{"action":"move","to":"room-d"}
{"action":"undo"}
{"action":"move","to":3}`, args...)
	if status != 1 || len(answers) != 4 {
		t.Fatalf("%d %s", status, text)
	}
	if state := answers[0]["state"].(map[string]any); state["mana"] != 2.0 {
		t.Errorf("mana %v", state["mana"])
	}
	if answers[3]["ok"] != false || answers[3]["error"] == "" {
		t.Errorf("%v", answers[3])
	}
	if err := os.WriteFile(file, []byte(`{"id":"own","rooms":[]}`), 0o600); err != nil {
		t.Fatal(err)
	}
	args[1] = t.TempDir()
	if _, text, status := played(t, "", args...); status != 2 || !strings.Contains(text, "scenario") {
		t.Errorf("%d %s", status, text)
	}
}
