package odds

import (
	"errors"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/quickcast/quickcast/internal/packed"
)

// shelf keeps questions as a file would.
type shelf struct {
	data []byte
	err  error // of loading
}

func (s *shelf) Load() ([]Question, error) {
	if s.err != nil || s.data == nil {
		return nil, s.err
	}
	return ReadKept(s.data)
}

func (s *shelf) Save(all []Question) (err error) {
	s.data, err = WriteKept(all)
	return err
}

// A question is kept under a made name or one's own, opened as it was, changed, kept once more,
// shared and deleted, and what was deleted comes back.
func TestQuestionsAreKept(t *testing.T) {
	for name, open := range map[string]func(*testing.T) *stand{"phone": phone, "desk": desk} {
		t.Run(name, func(t *testing.T) {
			st, kept, given, undo := open(t), &shelf{}, "", func() {}
			st.s.n.Kept, st.s.n.Copy = kept, func(text string) { given = text }
			st.s.n.Notice = func(_, _ string, do func()) { undo = do }
			st.s.build()
			in := func(called, button string) {
				t.Helper()
				st.press(st.s.Object(), "Kept questions")
				if called != "" {
					st.typeSearch(called)
				}
				st.press(st.Sheet, button)
			}
			holds := func(want ...string) {
				t.Helper()
				all, err := ReadKept(kept.data)
				var names []string
				for _, q := range all {
					names = append(names, q.Name)
				}
				if err != nil || !slices.Equal(names, want) {
					t.Errorf("kept are %q, %v, want %q", names, err, want)
				}
			}
			in("", "Keep")
			const made = "6 dice · 10 left · armor 1"
			holds(made)
			st.press(st.s.Object(), "compare")
			st.step("Armor: one more", 3)
			two := st.s.State().Sides
			in("  Two\nknights ", "Keep beside it")
			holds(made, "Two knights")
			in("", made)
			if len(st.s.State().Sides) != 1 || st.s.side().Exchange.Defender.Armor != 1 {
				t.Errorf("the first one opens as %+v", st.s.State().Sides)
			}
			st.step("Attack dice: one more", 1)
			in("Two knights", "Keep as it is now") // the name is another's
			holds("Two knights 2", "Two knights")
			in("", "Two knights, 2")
			if got := st.s.State().Sides; !reflect.DeepEqual(got, two) {
				t.Errorf("they open as\n%+v, kept were\n%+v", got, two)
			}
			in("", "Share these attacks")
			if kind, data, err := packed.Find(given); kind != packed.Odds || err != nil || !strings.Contains(string(data), `"Two knights"`) {
				t.Errorf("%q is given away: %v", data, err)
			}
			in("", "Delete")
			holds("Two knights 2")
			back := undo
			in("Meanwhile", "Keep")
			back()
			holds("Two knights 2", "Meanwhile", "Two knights")
		})
	}
}

// What cannot be read is said; it is written over only where it has been laid aside.
func TestQuestionsThatCannotBeRead(t *testing.T) {
	for _, bad := range []string{"", "{", "{}", `[{"Version":2,"Sides":[{}]}]`, `[{"Version":1}]`} {
		if _, err := ReadKept([]byte(bad)); !errors.As(err, new(*packed.Damaged)) {
			t.Errorf("%s gives %v", bad, err)
		}
	}
	st := phone(t)
	said := ""
	kept := &shelf{err: errors.New("no such disk")}
	st.s.n.Kept, st.s.n.Notice = kept, func(text, _ string, _ func()) { said = text }
	st.s.build()
	st.press(st.s.Object(), "Kept questions")
	if st.Sheet != nil || !strings.Contains(said, "no such disk") {
		t.Errorf("of what may still be there it says %q", said)
	}
	kept.err = &packed.Damaged{}
	st.press(st.s.Object(), "Kept questions")
	st.press(st.Sheet, "Keep")
	if kept.data == nil {
		t.Error("after a damaged file nothing can be kept")
	}
}
