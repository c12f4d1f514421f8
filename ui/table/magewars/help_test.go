package magewars

import (
	"encoding/json"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	pointer "fyne.io/fyne/v2/driver/desktop"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/internal/store"
	"github.com/quickcast/quickcast/internal/words"
	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/journal"
	"github.com/quickcast/quickcast/tracker/magewars"
	"github.com/quickcast/quickcast/ui/table"
	"github.com/quickcast/quickcast/ui/uitest"
)

var (
	phone = fyne.NewSize(412, 915)
	small = fyne.NewSize(360, 640)
	wide  = fyne.NewSize(1280, 800)
)

// stand is a screen on a window, and what it said.
type stand struct {
	t       testing.TB
	screen  *face
	window  fyne.Window
	store   journal.Store
	now     time.Time
	notices []string
	actions []func()
	shared  string
	gone    string
	app     *uitest.App
}

func newStand(t testing.TB, size fyne.Size, with ...func(*table.Needs)) *stand {
	t.Helper()
	return newStandAs(t, uitest.As{Size: size}, store.NewMemory(), with...)
}

func newStandAs(t testing.TB, as uitest.As, files journal.Store, with ...func(*table.Needs)) *stand {
	t.Helper()
	cat, err := catalog.Load(assets.FS)
	if err != nil {
		t.Fatal(err)
	}
	on := uitest.NewStage(t, as)
	on.Kit.After = func(time.Duration, func()) func() { return func() {} } // nothing by itself
	s := &stand{t: t, app: on.App, window: on.Window, store: files, now: time.Date(2026, 11, 21, 20, 0, 0, 0, time.UTC)}
	needs := table.Needs{
		Kit: on.Kit, Words: on.Words, Catalog: func() *catalog.Catalog { return cat }, Store: files, Games: tracker.NewRegistry(magewars.Academy(), magewars.Arena()),
		Faces: func(_ string, at *table.Screen) table.Face { return s.on(at) },
		Now:   func() time.Time { s.now = s.now.Add(100 * time.Millisecond); return s.now }, Seed: func() uint64 { return 7 }, Device: "test",
		Notice: func(text, _ string, do func()) { s.notices, s.actions = append(s.notices, text), append(s.actions, do) },
		Share:  func(_, text string) { s.shared = text }, Go: func(place string) { s.gone = place },
		OpenTerm: func(string) {}, OpenCard: func(string) {},
	}
	for _, change := range with {
		change(&needs)
	}
	at := table.New(needs, table.State{})
	s.on(at)
	s.settle()
	s.window.SetContent(s.screen.Object())
	s.window.Resize(as.Size)
	return s
}

// on is the face of the stand's screen, the same for every table.
func (s *stand) on(at *table.Screen) *face {
	if s.screen == nil {
		s.screen = &face{Screen: at}
	}
	return s.screen
}

// settle waits until all that was tapped is done and shown, and all that came of
// that.
func (s *stand) settle() {
	for s.screen.Wait(); s.app.Drain(); s.screen.Wait() {
	}
}

// named finds what a screen reader calls by a name, on the topmost sheet first.
func (s *stand) named(name string) fyne.CanvasObject {
	s.t.Helper()
	o := uitest.Named(s.window.Canvas(), name)
	if o == nil {
		s.t.Fatalf("nothing on the screen is called %q", name)
	}
	return o
}

// tap taps what is called by a name.
func (s *stand) tap(name string) {
	s.t.Helper()
	uitest.Press(s.named(name))
	s.settle()
}

// begin lays a table of two mages by id, without the choice.
func (s *stand) begin(game string, mages ...string) {
	s.t.Helper()
	rules, err := s.screen.Needs().Games.Game(game)
	if err != nil {
		s.t.Fatal(err)
	}
	start := tracker.Start{Seed: 7}
	for _, id := range mages {
		m, ok := s.screen.Needs().Catalog().Mage(catalog.MageID(id))
		if !ok {
			s.t.Fatalf("no mage %s", id)
		}
		start.Seats = append(start.Seats, tracker.Sitter{Who: id, Name: s.screen.Needs().Words.Term(words.ClassTerm, m.Class)})
	}
	payload, _, err := rules.Begin(s.screen.Needs().Catalog(), start)
	if err != nil {
		s.t.Fatal(err)
	}
	s.screen.Start(game, payload)
	s.settle()
}

const (
	warlock     = "arena-warlock-arraxian-crown"
	beastmaster = "arena-beastmaster-straywood"
)

// What arm lays out.
const (
	lion   = "o1"
	imp    = "o2"
	knight = "o3"
	hawk   = "o4" // flies
)

// arm lays out a table with much to fight with, in Academy's Action Phase.
func arm(s *stand) {
	s.t.Helper()
	s.begin("academy", "academy-warlock", "academy-beastmaster")
	for _, each := range []struct {
		seat tracker.Seat
		card string
	}{
		{1, `{"name":"Steelclaw Lion","kind":"creature","level":4,"life":13,"armor":2,"traits":["Charge +2","Regenerate 1"],"attacks":[
			{"name":"Rending Claws","kind":"melee","action":"quick","dice":3,"traits":["Doublestrike","Piercing +1"],"effects":[{"min":9,"result":"Cripple"}]},
			{"name":"Thunderous Roar","kind":"ranged","action":"full","dice":2,"damageType":"Wind","traits":["Ethereal"]}]}`},
		{1, `{"name":"Firebrand Imp","kind":"creature","level":2,"life":6,"traits":["Flying"],"attacks":[{"name":"Hellfire Claws","kind":"melee","action":"quick","dice":2,"damageType":"Flame"}]}`},
		{2, `{"name":"Knight of the Thorned Briar","kind":"creature","level":4,"life":14,"armor":1,"defense":{"min":9,"uses":1},"attacks":[
			{"name":"Long Sword","kind":"melee","action":"quick","dice":4},
			{"name":"Shield Bash","kind":"melee","action":"quick","dice":2,"effects":[{"min":7,"result":"Stagger"}]},
			{"name":"Thorns","kind":"barrier","dice":1,"traits":["Unavoidable"]}],"traits":["Counterstrike"]}`},
		{2, `{"name":"Thunderift Falcon","kind":"creature","level":1,"life":5,"traits":["Flying","Elusive"],"attacks":[{"name":"Talons","kind":"melee","action":"quick","dice":2}]}`},
	} {
		e := table.Deed("add", each.seat, nil)
		e.Data = json.RawMessage(each.card)
		s.screen.Do(e)
		s.settle()
	}
	for range 4 {
		s.screen.Send("next", 0, nil)
	}
	s.screen.Send("overrule", 1, table.Fields{"round": 3, "phase": "action", "initiative": 1, "turn": 1})
	for seat, id := range map[tracker.Seat]string{1: lion, 2: knight} {
		s.screen.Send("marker", seat, table.Fields{"marker": "active", "on": true, "object": id})
	}
	s.screen.Send("marker", 2, table.Fields{"marker": "guard", "on": true, "object": knight})
	s.screen.Send("condition", 2, table.Fields{"condition": "burn", "amount": 2, "object": knight})
	s.screen.Send("condition", 2, table.Fields{"condition": "weak", "amount": 1, "object": knight})
	s.settle()
}

// aim turns an attack to one target.
func (a *attack) aim(id string) {
	a.took(a.whole.Tell("target", json.RawMessage(`"`+id+`"`)), false)
}

// targets are those an attack is told.
func (a *attack) targets() []string {
	if one := a.whole.Says("target"); one != "" {
		return []string{one}
	}
	var several []string
	if told := a.whole.Told("targets"); told != nil && json.Unmarshal(told, &several) != nil {
		return nil
	}
	return several
}

// exchange is what the odds are reckoned of.
func (a *attack) exchange() (combat.Exchange, bool) {
	return a.screen.law().Odds(a.screen.state(), a.q.Event)
}

// bar is the name of the bar that is chosen.
func (a *attack) bar() string { return a.whole.Says("attack") }

// steps is the attack as it is rolled.
func (a *attack) steps() tracker.Event {
	return a.q.Event.Tell("steps", json.RawMessage("true"))
}

// more taps the plus of a number on the sheet that lies on top, counted from 0.
func (s *stand) more(n int) {
	s.t.Helper()
	var all []pointer.Mouseable
	uitest.Walk(s.window.Canvas().Overlays().Top(), func(o fyne.CanvasObject) {
		if a, ok := o.(fyne.Accessible); ok && a.AccessibilityLabel() == "More" {
			if knob, ok := o.(pointer.Mouseable); ok {
				all = append(all, knob)
			}
		}
	})
	if n >= len(all) {
		s.t.Fatalf("%d numbers, want more than %d", len(all), n)
	}
	all[n].MouseDown(&pointer.MouseEvent{Button: pointer.MouseButtonPrimary})
	all[n].MouseUp(&pointer.MouseEvent{Button: pointer.MouseButtonPrimary})
	s.settle()
}
