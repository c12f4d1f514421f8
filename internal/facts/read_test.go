package facts_test

import (
	"errors"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/quickcast/quickcast/internal/facts"
)

type entry struct {
	Name   string   `json:"name"`
	Count  int      `json:"count"`
	On     bool     `json:"on"`
	Words  []string `json:"words"`
	Places []int    `json:"places"`
	Parts  []entry  `json:"parts"`
}

func read(data string) ([]entry, error) {
	var list []entry
	fsys := fstest.MapFS{"f": {Data: []byte(data)}}
	err := facts.Read(fsys, "f", func(e *entry) (string, error) {
		list = append(list, *e)
		if e.Count == 13 {
			return e.Name, facts.Wrong("count", "unlucky")
		}
		return e.Name, nil
	})
	return list, err
}

func TestReadGivesEveryEntry(t *testing.T) {
	list, err := read(` [ {"name":"a \"b\" \u00e4 \\","count":-7,"on":true,"words":["x","y"],"places":[0,2],
		"parts":[{"name":"ö"},{}]} , {"on":false,"words":[]}] `)
	if err != nil || len(list) != 2 {
		t.Fatal(list, err)
	}
	a := list[0]
	if a.Name != `a "b" ä \` || a.Count != -7 || !a.On || !slices.Equal(a.Words, []string{"x", "y"}) ||
		!slices.Equal(a.Places, []int{0, 2}) || len(a.Parts) != 2 || a.Parts[0].Name != "ö" {
		t.Errorf("%+v", a)
	}
	if b := list[1]; b.Name != "" || b.On || len(b.Words) != 0 {
		t.Errorf("the second has something of the first: %+v", b)
	}
}

func TestReadNamesTheFault(t *testing.T) {
	tests := []struct{ data, entry, field string }{
		{``, "", ""},
		{`{}`, "", ""},
		{`[{}] x`, "", ""},
		{`[{}`, "", ""},
		{`[{},]`, "#2", ""},
		{`[{"name":"a"},{"name":7}]`, "#2", "name"},
		{`[{"name":"a]`, "#1", ""},
		{`[{"name":"\q"}]`, "#1", ""},
		{`[{"count":1.5}]`, "#1", "count"},
		{`[{"count":1e3}]`, "#1", "count"},
		{`[{"count":-}]`, "#1", ""},
		{`[{"on":1}]`, "#1", "on"},
		{`[{"words":["a",2]}]`, "#1", "words"},
		{`[{"parts":[{"parts":[{"place":1}]}]}]`, "#1", "parts.place"},
		{`[{"name":"a","count":13}]`, "a", "count"},
		{`[{"count":13}]`, "#1", "count"},
		{"[{\"name\":\"\xff\"}]", "", ""},
	}
	for _, tt := range tests {
		_, err := read(tt.data)
		var fault *facts.Error
		if !errors.As(err, &fault) || fault.File != "f" || fault.Entry != tt.entry || fault.Field != tt.field {
			t.Errorf("%s: %v", tt.data, err)
		}
	}
	if err := facts.Read[entry](fstest.MapFS{}, "f", nil); err == nil {
		t.Error("a missing file is read")
	}
}

func TestTexts(t *testing.T) {
	fsys := fstest.MapFS{
		"words/de/good.json": {Data: []byte(`{"a":"A","b":"B"}`)}, "words/fr/good.json": {Data: []byte(`{"a":"C"}`)},
		"words/de/bad.json": {Data: []byte(`{"a":["A"]}`)}, "words/de/data/cards.json": {Data: []byte(`{"a":{"name":"A"}}`)},
		"words/de/data/mages.json": {Data: []byte(`{"a":{"nam":"A"}}`)},
	}
	if texts, err := facts.Texts(fsys, "good.json"); err != nil || len(texts) != 2 || texts["de"]["b"] != "B" || texts["fr"]["a"] != "C" {
		t.Error(texts, err)
	}
	if texts, err := facts.Texts(fsys, "none.json"); err != nil || len(texts) != 0 {
		t.Error(texts, err)
	}
	if cards, err := facts.Overlays[entry](fsys, "cards.json"); err != nil || cards["de"]["a"].Name != "A" {
		t.Error(cards, err)
	}
	if _, err := facts.Overlays[entry](fsys, "mages.json"); err == nil || !strings.Contains(err.Error(), "a.nam") {
		t.Error("a field that is not there is read:", err)
	}
	var fault *facts.Error
	if _, err := facts.Texts(fsys, "bad.json"); !errors.As(err, &fault) || fault.Field != "a" {
		t.Error(err)
	}
}

// FuzzRead holds that whatever stands in a file is read or refused by its name.
func FuzzRead(f *testing.F) {
	f.Add(`[{"name":"a","count":3,"on":true,"words":["x"],"places":[1],"parts":[{"name":"b\n"}]}]`)
	f.Add(`[{"name":"a",,"name":3}]`)
	f.Add(`[{"nam`)
	f.Fuzz(func(t *testing.T, data string) {
		_, err := read(data)
		var fault *facts.Error
		if err != nil && (!errors.As(err, &fault) || fault.File != "f") {
			t.Fatal(err)
		}
	})
}
