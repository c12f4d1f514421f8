package assets

import (
	"encoding/json"
	"flag"
	"fmt"
	"io/fs"
	"maps"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write the facts of the data down anew")

const factsFile = "testdata/facts.txt"

// factual lists the files whose records have their facts in testdata/facts.txt: of deeds all
// that is no sentence, of the others the numbers.
func factual() map[string]bool {
	files := map[string]bool{"data/deeds.json": true, "data/cards.json": false, "data/mages.json": false, "data/codex.json": false}
	translated, _ := fs.Glob(FS, "words/*/data/codex.json") // the pattern is sound
	for _, file := range translated {
		files[file] = false
	}
	return files
}

// mostWord is how long a word is at most that is no sentence.
const mostWord = 24

// The facts of the data stand in testdata a second time, as they were compared with their
// sources: a number, a side, a kind or a moment that was changed by mistake is noticed here.
// Whoever changes one on purpose runs the test with -update and reads what it changes.
func TestFactsAreThoseThatWereCompared(t *testing.T) {
	now := map[string]string{}
	for name, words := range factual() {
		for _, r := range records(t, name) {
			if id, said := facts(name, r, words); said != "" {
				now[id] = said
			}
		}
	}
	if *update {
		var text strings.Builder
		for _, id := range slices.Sorted(maps.Keys(now)) {
			text.WriteString(id + ": " + now[id] + "\n")
		}
		if err := os.WriteFile(factsFile, []byte(text.String()), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	written := writtenFacts(t)
	for _, id := range slices.Sorted(maps.Keys(now)) {
		if was := written[id]; was != now[id] {
			t.Errorf("%s is\n  %s\nand was\n  %s", id, now[id], was)
		}
		delete(written, id)
	}
	for id := range written {
		t.Errorf("%s is gone", id)
	}
	if t.Failed() {
		t.Log("if that is meant: go test ./assets -run Facts -update")
	}
}

// Of a hundred facts that somebody spoils at least ninety-five are noticed.
func TestSpoiltFactsAreNoticed(t *testing.T) {
	const tries = 150
	written, luck, noticed := writtenFacts(t), rand.New(rand.NewPCG(25, 2)), 0
	for name, words := range factual() {
		list, others := records(t, name), map[string][]string{}
		for _, r := range list {
			leaves(r, "", func(key string, value any, _ func(any)) {
				if word, ok := value.(string); ok {
					others[key] = append(others[key], word)
				}
			})
		}
		for n := 0; n < tries; {
			r := list[luck.IntN(len(list))]
			id, was := facts(name, r, words)
			told, undo := spoil(r, words, others, luck)
			if told == "" {
				continue
			}
			if _, now := facts(name, r, words); written[id] == was && written[id] != now {
				noticed++
			} else {
				t.Logf("%s: nobody notices %s", id, told)
			}
			undo()
			n++
		}
	}
	if all := tries * len(factual()); 100*noticed < 95*all {
		t.Errorf("%d of %d spoilt facts are noticed", noticed, all)
	}
}

func writtenFacts(t *testing.T) map[string]string {
	t.Helper()
	text, err := os.ReadFile(factsFile)
	if err != nil {
		t.Fatal(err)
	}
	written := map[string]string{}
	for line := range strings.Lines(string(text)) {
		id, facts, _ := strings.Cut(strings.TrimSuffix(line, "\n"), ": ")
		written[id] = facts
	}
	return written
}

func records(t *testing.T, name string) []map[string]any {
	t.Helper()
	data, err := FS.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	var list []map[string]any
	if json.Unmarshal(data, &list) == nil {
		return list
	}
	byID := map[string]map[string]any{} // of a language
	if err := json.Unmarshal(data, &byID); err != nil {
		t.Fatal(name, err)
	}
	for _, id := range slices.Sorted(maps.Keys(byID)) {
		byID[id]["id"] = id
		list = append(list, byID[id])
	}
	return list
}

// facts gives what a record of a file says, without sentences; "" where it says nothing else.
func facts(file string, record map[string]any, words bool) (id, said string) {
	var list []string
	leaves(record, "", func(key string, value any, _ func(any)) {
		switch word, text := value.(string); {
		case !text:
			list = append(list, key+" "+fmt.Sprint(value))
		case isFact(key, word, words):
			list = append(list, word)
		}
	})
	of := strings.TrimSuffix(strings.TrimPrefix(file, "data/"), ".json")
	return of + " " + fmt.Sprint(record["id"]), strings.Join(list, ", ")
}

// isFact tells whether a word is a fact: where words are, each but the id, else what has a number.
func isFact(key, word string, words bool) bool {
	return key != "id" && (words || strings.ContainsAny(word, "0123456789") && len(word) <= mostWord)
}

// leaves calls each for what stands at the ends of a value, but for sentences, codes and names
// of the world outside; put replaces it.
func leaves(value any, key string, each func(key string, value any, put func(any))) {
	said := []string{
		"say", "ask", "summary", "text", "note", "noteDe", "aliases", "codes", "sets", "related", "differs", "source", "sources", "title", "uncertain", "examples",
	}
	walk := func(key string, at any, put func(any)) {
		switch at.(type) {
		case map[string]any, []any:
			leaves(at, key, each)
		default:
			each(key, at, put)
		}
	}
	switch v := value.(type) {
	case map[string]any:
		for _, k := range slices.Sorted(maps.Keys(v)) {
			if !slices.Contains(said, k) {
				walk(k, v[k], func(as any) { v[k] = as })
			}
		}
	case []any:
		for i := range v {
			walk(key, v[i], func(as any) { v[i] = as })
		}
	}
}

// spoil changes one fact of a record: a number by one, a switch, or a word into another that
// stands somewhere for the same. It says what it changed, "" where there is nothing to change.
func spoil(record map[string]any, words bool, others map[string][]string, luck *rand.Rand) (told string, undo func()) {
	var changes []func()
	leaves(record, "", func(key string, value any, put func(any)) {
		change := func(as any) {
			changes = append(changes, func() {
				told, undo = fmt.Sprint(key, " ", value, " as ", as), func() { put(value) }
				put(as)
			})
		}
		switch v := value.(type) {
		case float64:
			change(v + 1)
		case bool:
			change(!v)
		case string:
			if isFact(key, v, words) {
				change(another(v, others[key], luck))
			}
		}
	})
	if len(changes) > 0 {
		changes[luck.IntN(len(changes))]()
	}
	return told, undo
}

// another is a word that stands somewhere for the same, or the word with another number.
func another(word string, all []string, luck *rand.Rand) string {
	if at := strings.IndexAny(word, "0123456789"); at >= 0 && luck.IntN(2) == 0 {
		n, _ := strconv.Atoi(word[at : at+1])
		return word[:at] + strconv.Itoa((n+1)%10) + word[at+1:]
	}
	for range 100 {
		if other := all[luck.IntN(len(all))]; other != word {
			return other
		}
	}
	return word + "?"
}
