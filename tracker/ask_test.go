package tracker_test

import (
	"encoding/json"
	"testing"

	"github.com/quickcast/quickcast/tracker"
)

func TestWhatAFieldOfAnEventHolds(t *testing.T) {
	e := tracker.Event{Data: json.RawMessage(`{"to":"library","glyphs":[1,1],"x":null}`)}
	if e.Says("to") != "library" || e.Says("glyphs") != "" || e.Says("x") != "" || e.Says("from") != "" {
		t.Errorf("texts: %q %q %q %q", e.Says("to"), e.Says("glyphs"), e.Says("x"), e.Says("from"))
	}
	if string(e.Told("glyphs")) != "[1,1]" || e.Told("from") != nil {
		t.Errorf("fields: %s %s", e.Told("glyphs"), e.Told("from"))
	}
	for _, data := range []string{``, `7`, `[`} {
		if e := (tracker.Event{Data: json.RawMessage(data)}); e.Told("to") != nil || e.Says("to") != "" {
			t.Errorf("%q holds %s", data, e.Told("to"))
		}
	}
}

func TestOneOfSeveralAnswersIsTakenAndTakenBack(t *testing.T) {
	one, two := json.RawMessage(`"a"`), json.RawMessage(`"b"`)
	e := tracker.Event{}.Toggle("of", one).Toggle("of", two)
	if string(e.Told("of")) != `["a","b"]` {
		t.Errorf("two are %s", e.Told("of"))
	}
	if e = e.Toggle("of", one); string(e.Told("of")) != `["b"]` {
		t.Errorf("without the first there are %s", e.Told("of"))
	}
	if e = e.Toggle("of", two); e.Told("of") != nil {
		t.Errorf("without both there are %s", e.Told("of"))
	}
	for _, data := range []string{`7`, `{"of":7}`} {
		odd := tracker.Event{Data: json.RawMessage(data)}
		if got := odd.Toggle("of", one); string(got.Data) != data {
			t.Errorf("%s becomes %s", data, got.Data)
		}
	}
}
