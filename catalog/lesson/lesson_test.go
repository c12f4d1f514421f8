package lesson_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/quickcast/quickcast/catalog/lesson"
)

func TestListsAreKept(t *testing.T) {
	lists := []lesson.List{
		{Name: "Evening", Items: []string{"burn", "R-57", "card:fireball"}, Known: map[string]int{"burn": 2}},
		{Name: "Empty"},
	}
	data, err := lesson.Write(lists)
	if err != nil {
		t.Fatal(err)
	}
	got, err := lesson.Read(data, "x")
	if err != nil || len(got) != 2 || !slices.Equal(got[0].Items, lists[0].Items) || got[0].Known["burn"] != 2 || got[1].Name != "Empty" {
		t.Errorf("%+v, %v", got, err)
	}
	old, err := lesson.Read([]byte(`["burn","weak"]`), "Mine")
	if err != nil || len(old) != 1 || old[0].Name != "Mine" || !slices.Equal(old[0].Items, []string{"burn", "weak"}) {
		t.Errorf("an old file is %+v, %v", old, err)
	}
	for _, bad := range []string{"", "{", `{"version":9}`} {
		if _, err := lesson.Read([]byte(bad), ""); err == nil {
			t.Errorf("%q is read", bad)
		}
	}
}

// Whoever takes one out leaves the others where they were, and the list it came from.
func TestOneInAndOut(t *testing.T) {
	abc := lesson.List{Items: []string{"a", "b", "c"}}
	for flipped, want := range map[string]string{"a": "b c", "b": "a c", "c": "a b", "d": "a b c d"} {
		if got := abc.Flip(flipped); strings.Join(got.Items, " ") != want || len(abc.Items) != 3 {
			t.Errorf("without %s it is %v, of %v", flipped, got.Items, abc.Items)
		}
	}
}

func TestMovingLosesNothing(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		l := lesson.List{}
		for _, id := range rapid.SliceOfNDistinct(rapid.StringMatching(`[a-z]{1,3}`), 0, 6, rapid.ID[string]).Draw(t, "ids") {
			l = l.Flip(id)
		}
		from, to := rapid.IntRange(-1, 7).Draw(t, "from"), rapid.IntRange(-1, 7).Draw(t, "to")
		moved := l.Move(from, to)
		if len(moved.Items) != len(l.Items) || slices.ContainsFunc(l.Items, func(i string) bool { return !moved.Has(i) }) {
			t.Fatalf("%v became %v", l.Items, moved.Items)
		}
		if inside := func(n int) bool { return n >= 0 && n < len(l.Items) }; inside(from) && inside(to) && moved.Items[to] != l.Items[from] {
			t.Fatalf("%v is not at %d of %v", l.Items[from], to, moved.Items)
		}
	})
}

// What one did not know comes again before what one knew, nothing twice in a row while
// something else is left, and in the end all is known.
func TestLearning(t *testing.T) {
	l := lesson.List{Items: []string{"a", "b", "c"}}
	var before []string
	asked := map[string]int{}
	for range 100 {
		next, ok := l.Next(before, 0)
		if !ok {
			break
		}
		if len(before) > 0 && next == before[len(before)-1] && l.Left(0) > 1 {
			t.Fatalf("%v is asked twice in a row", next)
		}
		asked[next]++
		l = l.Learn(next, next != "b" || asked["b"] > 4, 0)
		before = append(before, next)
	}
	if l.Left(0) != 0 || asked["b"] <= asked["a"] {
		t.Errorf("%d are left, asked %v", l.Left(0), asked)
	}
	if again := l.Again(); again.Left(0) != 3 {
		t.Error("beginning again nothing is known")
	}
	if _, ok := (lesson.List{}).Next(before, 0); ok {
		t.Error("an empty list asks nothing")
	}
}

// What one knows comes again after one day, then two, four and so on; once missed, it begins anew.
func TestWhatOneKnowsComesEverLater(t *testing.T) {
	l, day := lesson.List{Items: []string{"a"}}, 100
	for _, wait := range []int{1, 2, 4, 8, 16, 32, 64, 64} {
		l = l.Learn("a", true, day)
		if got := l.Soonest(day); got != wait || l.Left(day+wait-1) != 0 || l.Left(day+wait) != 1 {
			t.Fatalf("it comes after %d days, want %d", got, wait)
		}
		day += wait
	}
	if l = l.Learn("a", false, day); l.Left(day) != 1 || l.Soonest(day) != 0 {
		t.Error("missed, it is not asked for the same day")
	}
	if l = l.Learn("a", true, day); l.Soonest(day) != 1 {
		t.Error("after a miss it does not begin anew")
	}
}

// In a long list, too, what one did not know comes back when three others have come, not
// behind all that was never asked.
func TestWhatOneDidNotKnowComesBackSoon(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		l := lesson.List{}
		for i := range rapid.IntRange(8, 40).Draw(t, "items") {
			l.Items = append(l.Items, strconv.Itoa(i))
		}
		var before, missed []string
		for range 60 {
			next, ok := l.Next(before, 0)
			if !ok || l.Left(0) < 5 {
				break
			}
			if due := len(before) - 4; due >= 0 && before[due] != next && slices.Contains(missed, before[due]) {
				if !slices.Contains(missed, next) {
					t.Fatalf("after %v comes %s, and not %s", before, next, before[due])
				}
			}
			if at := slices.Index(before[max(0, len(before)-3):], next); at >= 0 {
				t.Fatalf("after %v comes %s again already", before, next)
			}
			knew := rapid.Bool().Draw(t, "knew")
			missed = slices.DeleteFunc(missed, func(id string) bool { return id == next })
			if !knew {
				missed = append(missed, next)
			}
			l, before = l.Learn(next, knew, 0), append(before, next)
		}
	})
}

func TestHandedOut(t *testing.T) {
	entries := []lesson.Entry{{Title: "Burn", Other: "In Brand", Text: "2 * 3 damage", Notes: []string{"Arena: each Upkeep"}}}
	if text := lesson.Text("Evening", entries); !strings.Contains(text, "Burn (In Brand)\n2 * 3 damage\n  Arena") {
		t.Error(text)
	}
	if text := lesson.Markdown("Evening", entries); !strings.Contains(text, "# Evening\n\n## Burn\n\n*In Brand*\n\n2 \\* 3 damage\n\n- Arena") {
		t.Error(text)
	}
}

func FuzzRead(f *testing.F) {
	f.Add([]byte(`{"version":1,"lists":[{"name":"x","items":["a"]}]}`))
	f.Add([]byte(`["a"]`))
	f.Fuzz(func(t *testing.T, data []byte) {
		lists, err := lesson.Read(data, "first")
		if err != nil {
			return
		}
		again, err := lesson.Write(lists)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := lesson.Read(again, "first"); err != nil {
			t.Fatal(err)
		}
	})
}
