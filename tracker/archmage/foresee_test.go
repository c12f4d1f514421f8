package archmage

import (
	"slices"
	"testing"

	"github.com/quickcast/quickcast/tracker"
)

// What an event would bring is said before it is done: by the numbers of the book.
func TestGain(t *testing.T) {
	at := func(extra string, places string) *table {
		return four(t, `{"phase":"journey","round":4,"unowned":"nothing","mages":[`+extra+`],"places":[`+places+`]}`)
	}
	tower := `{"id":"w1","kind":"mine","tower":1}`
	for name, c := range map[string]struct {
		on   *table
		e    tracker.Event
		want Gain
		ok   bool
	}{
		"a duel of two that are alone costs their spells (M-61, M-66)": {
			at(`{"at":"w1","apprentices":{"fundamental-time":1,"fundamental-will":1}}`, tower), event(promote, 1, `{"into":"advanced-time-will"}`),
			Gain{Followers: 1, Learned: []string{"gate"}, Lost: []string{"quicken", "stoneskin"}},
			true,
		},
		"a duel of two pairs keeps them": {
			at(`{"at":"w1","apprentices":{"fundamental-time":2,"fundamental-will":2}}`, tower), event(promote, 1, `{"into":"advanced-time-will"}`),
			Gain{Points: 2, Followers: 1, Learned: []string{"gate"}},
			true,
		},
		"the first place of a type alone (M-67), and what it gives with every Gather (M-48)": {
			at(`{"at":"w2"}`, `{"id":"w2","kind":"grove"}`), event(deploy, 1, ""),
			Gain{Points: 2, Followers: -1, Gathers: Relics{Nature: 1}},
			true,
		},
		"a tie with one (M-67)": {
			at(`{"at":"w2"}`, `{"id":"w2","kind":"grove"},{"id":"w3","kind":"grove","owner":2}`), event(deploy, 1, ""),
			Gain{Points: 1, Followers: -1, Gathers: Relics{Nature: 1}},
			true,
		},
		"a tie with two (M-68)": {
			at(`{"at":"w2"}`, `{"id":"w2","kind":"grove"},{"id":"w3","kind":"grove","owner":2},{"id":"w4","kind":"grove","owner":3}`), event(deploy, 1, ""),
			Gain{Followers: -1, Gathers: Relics{Nature: 1}},
			true,
		},
		"an apprentice for two relics (M-51)": {
			at(`{"at":"dwarves","relics":{"gems":2}}`, ""), event(initiate, 1, `{"spheres":["will"]}`),
			Gain{Points: 1, Relics: Relics{Will: -2}, Followers: -1, Learned: []string{"stoneskin"}},
			true,
		},
		"a Gather, with a Town still to choose (M-48)": {
			at(`{"at":"t1","relics":{"scrolls":0,"gems":0,"bones":0,"blood":0,"seeds":0,"widgets":0}}`, `{"id":"t1","owner":1},{"id":"w2","kind":"grove","owner":1},{"id":"o1","kind":"camp","owner":1}`), event(gather, 1, ""),
			Gain{Relics: Relics{Nature: 1}, Followers: 1, Choices: 1},
			true,
		},
		"a tile that lies face down": {at(`{"at":"w2"}`, ""), event(explore, 1, ""), Gain{}, false},
		"what is refused":            {at(`{"at":"w2"}`, ""), event(gather, 1, ""), Gain{}, false},
	} {
		got, ok := Game{}.Gain(c.on.State, c.e)
		if ok != c.ok || got.Points != c.want.Points || got.Relics != c.want.Relics || got.Followers != c.want.Followers || got.Choices != c.want.Choices ||
			got.Gathers != c.want.Gathers || !slices.Equal(got.Learned, c.want.Learned) || !slices.Equal(got.Lost, c.want.Lost) {
			t.Errorf("%s: %+v, %v; want %+v", name, got, ok, c.want)
		}
	}
}

// What would bring more is told wherever the mage stands: the promotions its wheel allows, a relic
// that makes up an apprentice, a place of a type; and how it would end if all scored now.
func TestProspects(t *testing.T) {
	x := two(t, `{"phase":"journey","round":4,"unowned":"nothing","mages":[{"at":"tower","company":5,"relics":{"scrolls":0,"gems":3,"bones":2,"blood":0,"seeds":0,"widgets":0},
		"apprentices":{"fundamental-time":2,"fundamental-matter":1}},{"relics":{}}],"places":[{"id":"w1","kind":"grove","owner":1},{"id":"w2","kind":"mine","owner":2}]}`)
	before := x.clone()
	got := map[string]int{}
	for _, p := range x.Prospects(1) {
		id, args := p.What.Message()
		for _, by := range []string{"Area", "Sphere", "Kind"} {
			if args[by] != nil {
				word, _ := args[by].(tracker.Message).Message()
				id += " " + word
			}
		}
		got[id] = p.Points
	}
	want := map[string]int{ // no Grove: it has the most of those already
		"archmage.prospectPromote archmage.areaAdvanced": 1, "archmage.prospectRelic archmage.sphere-will": 1,
		"archmage.prospectTile archmage.kind-mine": 1, "archmage.prospectTile archmage.kind-ruins": 2,
		"archmage.prospectTile archmage.kind-library": 2, "archmage.prospectTile archmage.kind-crypt": 2,
	}
	for id, points := range want {
		if got[id] != points {
			t.Errorf("%s: %d, want %d", id, got[id], points)
		}
	}
	if len(got) != len(want) {
		t.Errorf("%v", got)
	}
	if end := x.Foretold(); !end.Over || !slices.Equal(end.Winners, []tracker.Seat{1}) || x.Phase != before.Phase {
		t.Errorf("%+v in %s", end, x.Phase)
	}
}
