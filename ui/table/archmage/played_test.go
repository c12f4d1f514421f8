package archmage_test

import (
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/internal/config"
	"github.com/quickcast/quickcast/internal/words"
	"github.com/quickcast/quickcast/tracker"
	rules "github.com/quickcast/quickcast/tracker/archmage"
	"github.com/quickcast/quickcast/ui/uitest"
	"github.com/quickcast/quickcast/ui/uitest/whole"
)

// finger plays a game by taps alone: it wants what the rules offer and has to find it on the
// screen, as somebody who cannot type an event has to.
type finger struct {
	*window
	words *words.Words
	rolls *rand.Rand
	taps  int
	done  map[tracker.Kind]int
}

// play lays a table and plays it to its end.
func play(t *testing.T, size fyne.Size, seed uint64, extra string, who ...string) *finger {
	t.Helper()
	said, err := words.Load(assets.FS, "en")
	if err != nil {
		t.Fatal(err)
	}
	w := &window{whole.Open(t, lay(t, extra, who...), whole.Clothes{Lang: config.English, Size: size})}
	p := &finger{window: w, words: said, rolls: rand.New(rand.NewPCG(seed, 1)), done: map[tracker.Kind]int{}}
	for range 40 * 60 * len(who) {
		v := p.view()
		if v.Result.Over {
			return p
		}
		p.turn(v)
	}
	t.Fatalf("no end after %d taps:\n%s", p.taps, w.Read())
	return nil
}

func (p *finger) view() tracker.View {
	p.Test.Helper()
	return rules.Game{}.View(p.state(), 0)
}

// tap taps what is called so and lets it happen. What is read or written in the background comes
// later on a busy machine.
func (p *finger) tap(name string) {
	p.Test.Helper()
	p.taps++
	before := len(p.Table().Events())
	for range patience {
		if top := uitest.Uppermost(p.Fyne.Canvas()); uitest.TapIn(top, name) || uitest.TapIn(p.Fyne.Content(), name) {
			p.Running.Settle(40 * time.Millisecond)
			for _, e := range p.Table().Events()[before:] {
				p.done[e.Kind]++
			}
			return
		}
		p.Running.Settle(10 * time.Millisecond)
	}
	p.Test.Fatalf("after %d taps nothing is called %q:\n%s", p.taps, name, p.Read())
}

// patience is how often something is looked for on a busy machine.
const patience = 60

// seen waits until the screen shows the last event.
func (p *finger) seen(names ...string) string {
	for range patience {
		for _, name := range names {
			if uitest.Named(p.Fyne.Canvas(), name) != nil {
				return name
			}
		}
		p.Running.Settle(10 * time.Millisecond)
	}
	p.Test.Helper()
	p.Test.Fatalf("after %d taps none of %q is there:\n%s", p.taps, names, p.Read())
	return ""
}

// sheet is what lies open over the table, "" for nothing.
func (p *finger) sheet() string {
	if uitest.Uppermost(p.Fyne.Canvas()) == p.Fyne.Content() {
		return ""
	}
	return uitest.Spoken(uitest.Uppermost(p.Fyne.Canvas()))
}

// turn does one thing.
func (p *finger) turn(v tracker.View) {
	p.Test.Helper()
	all := append(append([]tracker.Choice(nil), v.Choices...), v.Open...)
	if v.Next != nil && !rules.Asks(*v.Next) {
		all = append(all, *v.Next)
	}
	offers := map[tracker.Kind][]tracker.Choice{}
	for _, c := range all {
		offers[c.Event.Kind] = append(offers[c.Event.Kind], c)
	}
	some := func(kind tracker.Kind) tracker.Choice { return offers[kind][p.rolls.IntN(len(offers[kind]))] }
	for _, kind := range []tracker.Kind{"due", "settle", "shift", "prepare", "inflame"} {
		if len(offers[kind]) > 0 {
			p.take(some(kind))
			return
		}
	}
	often := map[tracker.Kind]int{"deploy": 100, "explore": 100, "attack": 60, "cast": 12, "divine": 50}
	for _, kind := range []tracker.Kind{"deploy", "explore", "attack", "divine", "cast"} {
		if len(offers[kind]) > 0 && p.rolls.IntN(100) < often[kind] {
			p.take(some(kind))
			return
		}
	}
	s := p.state()
	if s.Phase == rules.Journey && s.Points > 0 && len(offers["travel"]) > 0 && p.rolls.IntN(9) > 0 {
		p.take(some("travel"))
		return
	}
	for _, kind := range []tracker.Kind{"build", "promote", "initiate", "gather", "recruit", "wards"} {
		if len(offers[kind]) > 0 && (s.Phase != rules.Journey || s.Points == 0) {
			p.take(some(kind))
			return
		}
	}
	on := "Next: "
	if len(offers["next"]) > 0 && v.Next.Event.Kind != "next" { // the gold button does something else
		c := offers["next"][0]
		if on = p.words.Say(c.Text); c.Prompt != nil {
			on = p.words.Say(c.Prompt)
		}
	}
	p.tap(on)
	if strings.Contains(p.sheet(), "Leave it") {
		p.tap("Leave it")
	}
}

// take takes a choice by what the screen offers for it.
func (p *finger) take(c tracker.Choice) {
	p.Test.Helper()
	before := len(p.Table().Events())
	said := p.words.Say(c.Text)
	switch kind := c.Event.Kind; kind {
	case "travel", "inflame":
		id := c.Event.Says("to")
		if id == "" {
			id = c.Event.Says("place")
		}
		if uitest.Named(p.Fyne.Canvas(), "Cursed Tower") == nil {
			p.tap("Map")
		}
		s := p.state()
		at := s.At(id)
		p.tap(p.seen(p.words.T("archmage.placeSaid", "Place", rules.PlaceWord(at), "Name", s.NameOf(at.Owner), "Wards", at.Wards) + ", within reach"))
	case "due", "settle", "prepare", "shift":
		p.tap(said)
	default:
		p.tap(p.seen(p.words.T("archmage.do-"+string(kind)), said)) // a deed, or beside the map of a desk
		if strings.Contains(p.sheet(), said) {
			p.tap(said)
		}
	}
	for range 6 {
		for range patience {
			if len(p.Table().Events()) > before || p.sheet() != "" {
				break
			}
			p.Running.Settle(10 * time.Millisecond)
		}
		if len(p.Table().Events()) > before {
			return
		}
		switch sheet := p.sheet(); {
		case strings.Contains(sheet, "Leave it"):
			p.tap("Leave it")
		case strings.Contains(sheet, "The app draws one"):
			p.tap("The app draws one")
		case strings.Contains(sheet, "\nGather: "):
			p.tap("Gather: ")
		case strings.Contains(sheet, "\nCast "):
			p.tap("Cast ")
		default:
			p.Test.Fatalf("after %d taps, %q does nothing, open lies\n%s\nof\n%s", p.taps, said, sheet, p.Read())
		}
	}
	p.Test.Fatalf("after %d taps, %q is still asked for:\n%s", p.taps, said, p.sheet())
}

// The last rounds are played by taps on a phone: all that the rules offer is found on the screen,
// to the word that tells who has won.
func TestAGameByTapsAlone(t *testing.T) {
	near := `"company":9,"relics":{"scrolls":3,"gems":2,"bones":1,"seeds":4},"planets":{"time":0,"will":0,"death":1,"blood":-1,"nature":0,"matter":1}`
	late := `{"phase":"prepare","round":13,"unowned":"nothing","mages":[{"at":"w1",` + near + `},{"at":"w3",` + near + `}],"places":[
		{"id":"w1","kind":"mine","owner":1},{"id":"w2","kind":"grove","owner":2},{"id":"w3","kind":"ruins","tower":2},{"id":"t1","owner":2}]}`
	p := play(t, uitest.Phone(), 5, late, "blue", "white")
	end := p.words.Say(p.view().Result.Reason)
	p.Running.Settle(60 * time.Millisecond)
	if !strings.Contains(p.Read(), end) {
		t.Errorf("nobody says %q:\n%s", end, p.Read())
	}
	for _, kind := range []tracker.Kind{"travel", "explore", "deploy", "prepare", "next"} {
		if p.done[kind] == 0 {
			t.Errorf("nothing of %s in %v", kind, p.done)
		}
	}
}
