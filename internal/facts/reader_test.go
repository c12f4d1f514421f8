package facts_test

import (
	"encoding/json"
	"errors"
	"slices"
	"testing"
	"testing/fstest"
	"unicode/utf8"

	"github.com/quickcast/quickcast/internal/facts"
)

type entry struct {
	Name   string
	Count  int
	On     bool
	Words  []string
	Places []int
	Parts  []entry
}

func (e *entry) field(in *facts.Reader, key string) bool {
	switch key {
	case "name":
		e.Name = in.String()
	case "count":
		e.Count = in.Int()
	case "on":
		e.On = in.Bool()
	case "words":
		e.Words = in.Strings()
	case "places":
		e.Places = in.Ints()
	case "parts":
		in.List(func() {
			var part entry
			in.Fields(func(key string) bool { return part.field(in, key) })
			e.Parts = append(e.Parts, part)
		})
	default:
		return false
	}
	return true
}

func read(data string) ([]entry, error) {
	var list []entry
	fsys := fstest.MapFS{"f": {Data: []byte(data)}}
	err := facts.Read(fsys, "f", (*entry).field, func(e *entry) (string, error) {
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
	if b := list[1]; b.Name != "" || b.On || b.Words != nil {
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
		{`[{"name":"a]`, "#1", "name"},
		{`[{"name":"\q"}]`, "#1", "name"},
		{`[{"count":1.5}]`, "#1", "count"},
		{`[{"count":1e3}]`, "#1", "count"},
		{`[{"count":12345678901}]`, "#1", "count"},
		{`[{"count":-}]`, "#1", "count"},
		{`[{"on":1}]`, "#1", "on"},
		{`[{"words":["a",2]}]`, "#1", "words"},
		{`[{"parts":[{"parts":[{"place":1}]}]}]`, "#1", "parts.parts.place"},
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
	if err := facts.Read(fstest.MapFS{}, "f", (*entry).field, nil); err == nil {
		t.Error("a missing file is read")
	}
}

func TestTexts(t *testing.T) {
	fsys := fstest.MapFS{"good": {Data: []byte(`{"a":"A","b":"B"}`)}, "bad": {Data: []byte(`{"a":["A"]}`)}}
	if texts, err := facts.Texts(fsys, "good"); err != nil || len(texts) != 2 || texts["b"] != "B" {
		t.Error(texts, err)
	}
	if texts, err := facts.Texts(fsys, "none"); err != nil || texts != nil {
		t.Error(texts, err)
	}
	var fault *facts.Error
	if _, err := facts.Texts(fsys, "bad"); !errors.As(err, &fault) || fault.Field != "a" {
		t.Error(err)
	}
}

// FuzzReader holds that what is read at all is what the standard library reads.
func FuzzReader(f *testing.F) {
	f.Add(`[{"name":"a","count":3,"on":true,"words":["x"],"places":[1],"parts":[{"name":"b\n"}]}]`)
	f.Add(`[{"name":"\ud83d\ude00"}]`)
	f.Add(`[{"count":-0}]`)
	f.Fuzz(func(t *testing.T, data string) {
		list, err := read(data)
		if err != nil || !utf8.ValidString(data) {
			return
		}
		var want []entry
		if err := json.Unmarshal([]byte(data), &want); err != nil {
			t.Skip("looser than JSON in what nobody writes: ", err)
		}
		if len(list) != len(want) {
			t.Fatalf("%d entries, want %d", len(list), len(want))
		}
		for i := range list {
			if list[i].Name != want[i].Name && len(want[i].Name) > 0 {
				t.Fatalf("%q, want %q", list[i].Name, want[i].Name)
			}
		}
	})
}
