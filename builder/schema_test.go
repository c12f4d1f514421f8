package builder

import (
	"encoding/json"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/quickcast/quickcast/rules/training"
)

// The published schema names just the fields that are written, and asks for those
// that are never left out.
func TestSchemaIsThatOfTheWriter(t *testing.T) {
	data, err := os.ReadFile("../docs/spellbook.schema.json")
	if err != nil {
		t.Fatal(err)
	}
	type object struct {
		Required   []string
		Properties map[string]struct {
			Enum    []string
			Const   string
			Maximum *int
			Items   *json.RawMessage
		}
	}
	var schema struct {
		object
		Defs map[string]object `json:"$defs"`
	}
	if err := json.Unmarshal(data, &schema); err != nil {
		t.Fatal(err)
	}
	agree := func(what string, o object, written any) {
		t.Helper()
		of := reflect.TypeOf(written)
		var names []string
		for _, field := range reflect.VisibleFields(of) {
			if field.Anonymous {
				continue
			}
			name, options, _ := strings.Cut(field.Tag.Get("json"), ",")
			names = append(names, name)
			if _, ok := o.Properties[name]; !ok {
				t.Errorf("%s: the schema lacks %s", what, name)
			}
			if slices.Contains(o.Required, name) == strings.Contains(options, "omitempty") {
				t.Errorf("%s: %s is required: %v, left out where it is empty: %q", what, name, slices.Contains(o.Required, name), options)
			}
		}
		if len(o.Properties) != len(names) {
			t.Errorf("%s: the schema names more than %v", what, names)
		}
	}
	agree("book", schema.object, bookJSON{})
	var entry object
	if err := json.Unmarshal(*schema.Properties["entries"].Items, &entry); err != nil {
		t.Fatal(err)
	}
	agree("entry", entry, Entry{})
	agree("line", schema.Defs["line"], Kept{})
	if *entry.Properties["count"].Maximum != MaxCount || *schema.Properties["version"].Maximum != Version || schema.Properties["quickcast"].Const != mark {
		t.Error("the schema's bounds are others")
	}
	for _, school := range training.Schools() {
		if !slices.Contains(schema.Properties["choice"].Enum, string(school)) {
			t.Errorf("the schema lacks the school %s", school)
		}
	}
}
