package clock_test

import (
	"encoding/json"
	"errors"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/clock"
)

func library(t testing.TB) clock.Library {
	t.Helper()
	l, err := clock.Load(assets.FS)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

func TestLoad(t *testing.T) {
	l := library(t)
	for _, want := range []clock.Preset{
		{ID: "damage-75", Minutes: 75, End: clock.FinishRound, Rank: clock.DamageTaken},
		{ID: "life-75", Minutes: 75, End: clock.AtOnce, Rank: clock.LifeLeft},
		{ID: "draw-75", Minutes: 75, End: clock.AtOnce, Rank: clock.Draw},
		{ID: "one-more-80", Minutes: 80, End: clock.OneMoreRound, Rank: clock.LifeLeft},
		{ID: "even-85", Minutes: 85, End: clock.EvenInitiatives, Rank: clock.LifeLeft},
		{ID: "even-90", Minutes: 90, End: clock.EvenInitiatives, Rank: clock.LifeLeft},
		{ID: "half-board-50", Minutes: 50, End: clock.FinishRound, Rank: clock.LifeLeft, Board: clock.HalfBoard, Life: 20},
	} {
		got, ok := l.Preset(want.ID)
		want.Title = got.Title
		if !ok || got != want {
			t.Errorf("%s is %+v", want.ID, got)
		}
		if plan := got.Plan(l.Warnings); plan.Check() != nil || plan.Game.Limit != clock.Millis(want.Minutes)*minute {
			t.Errorf("%s is timed %+v", want.ID, plan)
		}
	}
	if len(l.Warnings) != 6 || len(l.Windows) != 4 {
		t.Errorf("warnings %v, windows %v", l.Warnings, l.Windows)
	}
}

func TestErrorsNameThePlace(t *testing.T) {
	const good = `"id":"own","name":"Club","minutes":60,"end":"at-once","rank":"draw"`
	tests := []struct {
		name, preset, entry, field string
		problem                    tracker.Code
	}{
		{"no id", `"name":"x"`, "1", "id", clock.NotSlug},
		{"id with blanks", `"id":"my event"`, "my event", "id", clock.NotSlug},
		{"no name", `"id":"own"`, "own", "name", clock.NotOneName},
		{"long name", `"id":"own","name":"` + strings.Repeat("ä", 61) + `"`, "own", "name", clock.TooLong},
		{"name and title", good + `,"title":"clock.free"`, "own", "name", clock.NotOneName},
		{"no minutes", `"id":"own","name":"x"`, "own", "minutes", clock.NotInRange},
		{"too many minutes", strings.Replace(good, "60", "601", 1), "own", "minutes", clock.NotInRange},
		{"minutes in words", strings.Replace(good, "60", `"60"`, 1), "own", "minutes", clock.NotThatType},
		{"unknown end", strings.Replace(good, "at-once", "soon", 1), "own", "end", clock.NotKnown},
		{"unknown rank", strings.Replace(good, "draw", "coin", 1), "own", "rank", clock.NotKnown},
		{"unknown board", good + `,"board":"round"`, "own", "board", clock.NotKnown},
		{"life below zero", good + `,"life":-1`, "own", "life", clock.NotInRange},
		{"unknown field", good + `,"minuts":5`, "own", "minuts", clock.NotAField},
		{"unknown pace", good + `,"players":{"pace":"fast","minutes":5}`, "own", "players.pace", clock.NotKnown},
		{"no bank", good + `,"players":{"pace":"plain"}`, "own", "players.minutes", clock.NotInRange},
		{"no bonus", good + `,"players":{"pace":"delay","minutes":5}`, "own", "players.seconds", clock.NotInRange},
		{"plain with bonus", good + `,"players":{"pace":"plain","minutes":5,"seconds":1}`, "own", "players.seconds", clock.NotInRange},
		{"twice", good + `},{` + good, "own", "id", clock.NotUnique},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			_, err := clock.ReadPresets("own.json", []byte(`{"presets":[{`+test.preset+`}]}`))
			var wrong *clock.DataError
			if !errors.As(err, &wrong) {
				t.Fatalf("got %v", err)
			}
			if wrong.File != "own.json" || wrong.Entry != test.entry || wrong.Field != test.field || wrong.Problem != test.problem {
				t.Errorf("got %+v (%v)", *wrong, err)
			}
			for _, part := range []string{"own.json", test.entry, test.field} {
				if !strings.Contains(err.Error(), part) {
					t.Errorf("%q does not name %s", err, part)
				}
			}
		})
	}
}

func TestLoadRefusesBadFiles(t *testing.T) {
	for _, data := range []string{
		``, `[]`, `{"warnings":[10,30],"windows":[],"presets":[]}`, `{"warnings":[],"presets":[]}`,
		`{"warnings":[10],"windows":[3601],"presets":[]}`, `{"warnings":[10],"windows":[-1],"presets":[]}`,
		`{"warnings":[10],"windows":[],"presets":[{}]}`, `{"warnings":[10]} {}`,
	} {
		_, err := clock.Load(fstest.MapFS{"data/events.json": {Data: []byte(data)}})
		var wrong *clock.DataError
		if !errors.As(err, &wrong) || wrong.File != "data/events.json" {
			t.Errorf("%s: %v", data, err)
		}
	}
	if _, err := clock.Load(fstest.MapFS{}); err == nil {
		t.Error("a missing file was loaded")
	}
}

func TestOwnPresets(t *testing.T) {
	own := []clock.Preset{{
		ID: "club", Name: "Club evening", Minutes: 60, End: clock.AtOnce, Rank: clock.Draw,
		Player: &clock.PresetPlayer{Pace: clock.Increment, Minutes: 25, Seconds: 10},
	}}
	data, err := clock.WritePresets(own)
	if err != nil {
		t.Fatal(err)
	}
	back, err := clock.ReadPresets("own.json", data)
	if err != nil {
		t.Fatal(err)
	}
	l, err := library(t).With(back)
	if err != nil {
		t.Fatal(err)
	}
	got, ok := l.Preset("club")
	want := clock.Pace{Kind: clock.Increment, Bank: 25 * minute, Bonus: 10 * second}
	if id, args := got.Message(); !ok || id != "clock.presetOwn" || args["Name"] != "Club evening" || got.Plan(nil).Player != want {
		t.Errorf("came back as %+v", got)
	}
	if _, err := l.With(back); err == nil {
		t.Error("an id was taken twice")
	}
	if _, err := clock.WritePresets(append(own, own...)); err == nil {
		t.Error("an id was written twice")
	}
}

// Every text the package can name is there in both languages, with arguments
// for all its placeholders, and no other is.
func TestTexts(t *testing.T) {
	placeholder := regexp.MustCompile(`{{\.(\w+)}}`)
	said := named(t)
	for _, lang := range []string{"en", "de"} {
		data, err := assets.FS.ReadFile("words/" + lang + "/clock.json")
		if err != nil {
			t.Fatal(err)
		}
		var texts map[string]json.RawMessage
		if err := json.Unmarshal(data, &texts); err != nil {
			t.Fatal(err)
		}
		for _, say := range said {
			if _, ok := texts[say.ID]; !ok {
				t.Errorf("%s: no text for %s", lang, say.ID)
			}
			for _, found := range placeholder.FindAllStringSubmatch(string(texts[say.ID]), -1) {
				if _, ok := say.Args[found[1]]; !ok {
					t.Errorf("%s: %s has no argument %s", lang, say.ID, found[1])
				}
			}
		}
		for id := range texts {
			if !slices.ContainsFunc(said, func(say tracker.Notice) bool { return say.ID == id }) {
				t.Errorf("%s: nothing names %s", lang, id)
			}
		}
	}
}

// named are all texts the package names.
func named(t *testing.T) []tracker.Notice {
	var all []tracker.Notice
	say := func(m interface {
		Message() (string, map[string]any)
	},
	) {
		id, args := m.Message()
		all = append(all, tracker.Notice{ID: id, Args: args})
	}
	for _, p := range append(library(t).Presets, clock.Preset{Name: "own"}) {
		say(p)
	}
	for _, end := range clock.Endings() {
		say(end)
	}
	for _, by := range clock.Ranks() {
		say(by)
	}
	for _, pace := range append(clock.Paces(), clock.NoPace) {
		say(pace)
	}
	for _, window := range []clock.WindowKind{clock.NoWindowOpen, clock.Planning, clock.Quickcast} {
		say(window)
	}
	for _, cause := range []clock.Cause{clock.Flowed, clock.SetBack, clock.Slept, clock.Forward, clock.Restarted, clock.Absent} {
		say(clock.Step{Cause: cause})
	}
	for _, name := range []clock.ClockName{clock.GameName, clock.PlayerName, clock.WindowName} {
		for _, left := range []clock.Millis{0, 10_000, 60_000} {
			say(clock.Warning{Clock: name, Left: left})
		}
	}
	for _, do := range []clock.Change{
		clock.SetUp{},
		clock.SetUp{Plan: standard()},
		clock.Start{},
		clock.Pause{},
		clock.Resume{},
		clock.Switch{},
		clock.Neutral{},
		clock.Adjust{},
		clock.AdjustGame{By: -5},
		clock.Discount{},
		clock.CloseWindow{},
		clock.Checkpoint{},
		clock.OpenWindow{Window: clock.Planning},
		clock.OpenWindow{Window: clock.Planning, Limit: 1},
		clock.OpenWindow{Window: clock.Quickcast},
		clock.OpenWindow{Window: clock.Quickcast, Limit: 1},
	} {
		say(clock.Event{Do: do})
	}
	arguments := map[tracker.Code]map[string]any{
		clock.NoSuchSeat: {"Seat": 7, "Seats": 2}, clock.BadSeats: {"Seats": 8, "Most": 7}, clock.HasTurn: {"Seat": 1},
		clock.BadPlan: {"Field": "player"}, clock.BadWindow: {"Window": "tea"}, clock.BadState: {"Field": "seats"}, clock.BadEvent: {"Why": "x"},
	}
	for _, reason := range []tracker.Code{
		clock.NotSetUp, clock.IsRunning, clock.NotRunning, clock.AlreadyStarted, clock.NotStarted,
		clock.NoSuchSeat, clock.BadSeats, clock.HasTurn, clock.IsNeutral, clock.BelowZero, clock.OutOfRange, clock.BadPlan,
		clock.BadWindow, clock.NoWindow, clock.BadStamp, clock.BadState, clock.BadEvent,
	} {
		say(&tracker.Refusal{Code: reason, Args: arguments[reason]})
	}
	for _, problem := range []tracker.Code{
		clock.NotReadable, clock.NotAField, clock.NotThatType, clock.NotSlug, clock.NotUnique,
		clock.NotOneName, clock.TooLong, clock.NotInRange, clock.NotKnown,
	} {
		say(&clock.DataError{Problem: problem})
	}
	for _, v := range verdicts() {
		say(v.Now)
		say(v.Why)
		say(v.Ahead)
	}
	return all
}
