package share_test

import (
	"encoding/json"
	"errors"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/quickcast/quickcast/internal/share"
	"github.com/quickcast/quickcast/internal/store"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars"
	"github.com/quickcast/quickcast/tracker/magewars/state"
	"github.com/quickcast/quickcast/tracker/seating"
	"github.com/quickcast/quickcast/tracker/timed"
)

func damage(seat tracker.Seat) tracker.Event {
	return tracker.Event{Kind: tracker.Change, Seat: seat, Data: []byte(`{"track":"damage","amount":1}`)}
}

// count is how many events of a kind the log has.
func count(d *device, kind tracker.Kind) (n int) {
	for _, e := range d.table.Events() {
		if e.Kind == kind {
			n++
		}
	}
	return n
}

// Two take the same back at once, away from each other: it is taken back once, and the act before it stays.
func TestTwoUndoTheSameOnce(t *testing.T) {
	net := newInProcess()
	all := together(t, net, 3)
	all[0].act(damage(1))
	all[0].act(damage(1))
	settled(t, all)
	net.cut("d2", true)
	net.cut("d3", true)
	all[1].act(tracker.Event{Kind: tracker.Undo})
	all[2].act(tracker.Event{Kind: tracker.Undo})
	net.cut("d2", false)
	net.cut("d3", false)
	settled(t, all)
	if n := count(all[0], tracker.Undo); n != 1 {
		t.Errorf("%d undos, want 1", n)
	}
}

// Two go on to the next phase at once: the table goes on by one. Who set what another had set meanwhile is told, and can
// do it all the same.
func TestWhatNoLongerFitsIsShown(t *testing.T) {
	net := newInProcess()
	all := together(t, net, 3)
	settled(t, all)
	net.cut("d2", true)
	all[1].act(tracker.Event{Kind: "next"})
	all[1].act(tracker.Event{Kind: tracker.Set, Seat: 1, Data: []byte(`{"track":"mana","value":3}`)})
	all[0].act(tracker.Event{Kind: "next"})
	all[0].act(tracker.Event{Kind: tracker.Set, Seat: 1, Data: []byte(`{"track":"mana","value":9}`)})
	wait(t, "sent", func() bool { return count(all[2], tracker.Set) == 1 })
	net.cut("d2", false)
	settled(t, all)
	if n := count(all[1], "next"); n != 1 {
		t.Errorf("the table went on by %d phases, want 1", n)
	}
	left := all[1].stands().Misfits
	if len(left) != 1 || !errors.Is(left[0].Err, share.SetByElse) {
		t.Fatalf("what did not fit: %v", left)
	}
	all[1].session.Close() // the device is switched off, and comes back
	all[1].start(t, net.join(t, "d2"), net.member(t, "d2"))
	settled(t, all)
	if again := all[1].stands().Misfits; len(again) != 1 || again[0].Err.Error() != left[0].Err.Error() || again[0].Events[0].ID != left[0].Events[0].ID {
		t.Fatalf("what did not fit, an hour later: %v", again)
	}
	if err := all[1].session.Leave(0, true); err != nil {
		t.Fatal(err)
	}
	settled(t, all)
	if last := all[2].table.Last(); string(last.Data) != `{"track":"mana","value":3}` || len(all[1].stands().Misfits) != 0 {
		t.Errorf("done all the same: %s", last.Data)
	}
}

// A seat's acts come from its device; the others are told whose it is, and their table is as it was.
func TestAnothersSeatIsRefused(t *testing.T) {
	all := together(t, newInProcess(), 3)
	settled(t, all)
	before := all[1].table.Seq()
	if _, err := all[1].table.Do(damage(2)); !errors.Is(err, seating.NotYourSeat) {
		t.Errorf("another's seat: %v", err)
	}
	if all[1].table.Seq() != before {
		t.Error("the table changed")
	}
	if reading, ok := all[2].session.Reading(); !ok || reading.Run == "" || !reading.CountsSleep {
		t.Errorf("the table's clock: %v", reading)
	}
	all[2].session.Wake()
	if all[2].session.Member().Device != all[2].id {
		t.Error("another member")
	}
}

// What a phone lays face down does not leave it before it is turned over, it answers by itself that it has nothing to
// say to a spell, and it still knows its card after it was switched off.
func TestWhatLiesFaceDownStaysOnItsPhone(t *testing.T) {
	net := newInProcess()
	all := together(t, net, 3)
	all[1].act(tracker.Event{Kind: "next"})
	settled(t, all)
	all[1].act(tracker.Event{Kind: "add", Seat: 1, Data: []byte(`{"name":"Secret Ward","kind":"enchantment","reveal":1,"host":"mage1","faceDown":true}`)})
	settled(t, all)
	all[2].act(tracker.Event{Kind: "cast", Seat: 2, Overrule: true, Data: []byte(`{"name":"Charm","kind":"incantation","cost":1,"target":"mage1"}`)})
	wait(t, "answered", func() bool { return all[2].table.Last().Unasked })
	settled(t, all)
	for _, d := range []*device{all[0], all[2]} {
		if strings.Contains(text(t, d.table.Events())+text(t, d.table.State()), "Secret") {
			t.Errorf("%s knows the card", d.id)
		}
	}
	all[1].session.Close()
	all[1].start(t, net.join(t, "d2"), net.member(t, "d2"))
	if !strings.Contains(text(t, all[1].table.State()), "Secret Ward") {
		t.Error("its own phone has forgotten it")
	}
	all[1].act(tracker.Event{Kind: "reveal", Seat: 1, Data: []byte(`{"object":"o1"}`)})
	settled(t, all)
	if !strings.Contains(text(t, all[2].table.State()), "Secret Ward") {
		t.Error("turned over, it is not seen")
	}
}

// A device's place at a table is kept beside it, and found by its code.
func TestMemberIsKept(t *testing.T) {
	files := store.NewMemory()
	m := share.Member{Server: "http://host", Table: "abc", Code: "KETH42", Device: "d"}
	if err := m.Keep(files, "tables/3"); err != nil {
		t.Fatal(err)
	}
	if got, ok := share.MemberOf(files, "tables/3"); !ok || got.Code != "KETH42" {
		t.Errorf("%v", got)
	}
	if name, _ := share.Find(files, "tables/", "KETH42"); name != "tables/3" {
		t.Errorf("found %q", name)
	}
	if err := errors.Join(share.Forget(files, "tables/3"), share.Forget(files, "tables/3")); err != nil {
		t.Fatal(err)
	}
	if _, ok := share.MemberOf(files, "tables/3"); ok {
		t.Error("not forgotten")
	}
	if share.ShownCode("KETH42") != "KETH 42" || share.CleanCode(" keth-42") != "KETH42" {
		t.Error("codes")
	}
}

// last is the number of the newest post of the log.
func (n *inProcess) last(t *testing.T) string {
	t.Helper()
	data, err := n.hub.Join("d1").Ask(t.Context(), "log.t", nil, []byte(`{"after":0}`))
	var a share.Answer
	if err != nil || json.Unmarshal(data, &a) != nil {
		t.Fatal("no log")
	}
	return strconv.FormatUint(a.Last, 10)
}

// Who joins has all of the table before its session begins: what is asked first, where to sit, depends on it.
func TestJoinBringsTheWholeTable(t *testing.T) {
	net := newInProcess()
	all := together(t, net, 2)
	all[0].act(damage(2))
	settled(t, all)
	joined, err := share.Join(t.Context(), net.join(t, "d3"), net.member(t, "d3"), store.NewMemory(), "tables/", tracker.NewRegistry(magewars.Academy()))
	if err != nil {
		t.Fatal(err)
	}
	if got, want := text(t, joined.Events()), text(t, all[0].table.Events()); got != want {
		t.Errorf("it has %s, want %s", got, want)
	}
}

// The host is gone, and all play on alone: another one takes over with the code that is known. Whoever finds its table by
// that again comes with all it did alone, under another id.
func TestTakingOverKeepsWhatEachDidAlone(t *testing.T) {
	net := newInProcess()
	all := together(t, net, 3)
	all[0].act(damage(1))
	settled(t, all)
	net.down(true)
	for i, d := range all {
		d.act(damage(tracker.Seat(i))) // the host for nobody's seat, the others for their own
		d.session.Close()
		d.table.Sign(nil)
	}
	all[1].act(damage(1)) // before anybody shares it again
	again := newInProcess()
	for i, d := range []*device{all[1], all[2]} {
		known := share.Member{Table: "t", Code: "KETH42", Device: d.id}
		if err := known.Keep(d.files, d.table.Name()); err != nil {
			t.Fatal(err)
		}
		name, m := share.Find(d.files, "tables/", "KETH42")
		if name != d.table.Name() {
			t.Fatalf("found %q", name)
		}
		m.Table, m.Formerly, m.Device = "t2", append(m.Formerly, m.Device), d.id+"again"
		d.id = m.Device
		line := again.join(t, m.Device)
		if i == 0 {
			if err := share.Open(t.Context(), line, m, "new host", d.table, chance, time.Now()); err != nil {
				t.Fatal(err)
			}
		}
		d.start(t, line, m)
	}
	settled(t, all[1:])
	if n := count(all[1], tracker.Change); n != 4 {
		t.Errorf("%d changes, want the one all saw and those both did alone", n)
	}
	if host := seating.StateOf(all[2].table).Host(); host != all[1].id {
		t.Errorf("the host is %s", host)
	}
}

// posts sends what a device never would, past its session.
func (n *inProcess) posts(t *testing.T, device, post string, events ...tracker.Event) {
	t.Helper()
	_, err := n.hub.Join(device).Ask(t.Context(), "table.t."+device,
		map[string]string{share.HeaderID: post, share.HeaderAfter: n.last(t)}, []byte(text(t, share.Post{ID: post, Events: events})))
	if err != nil {
		t.Fatal(err)
	}
}

// An act counts once, however often its device posts it, and never without the id by which that is known.
func TestAnActCountsOnce(t *testing.T) {
	net := newInProcess()
	all := together(t, net, 3)
	settled(t, all)
	all[2].session.Close()
	e := damage(2)
	e.Version, e.Device, e.ID = tracker.EventVersion, "d3", "once"
	nameless := e
	nameless.ID = ""
	net.posts(t, "d3", "p1", e)
	net.posts(t, "d3", "p2", e, nameless)
	net.posts(t, "d3", "p3", nameless)
	all[0].act(damage(1)) // behind all of those
	settled(t, all[:2])
	if n := count(all[1], tracker.Change); n != 2 {
		t.Errorf("%d changes count, want the one of each device", n)
	}
}

// sealOf is the commitment to what an object is by what all know, "open" for none, "" where the object has gone.
func sealOf(t *testing.T, d *device, object string) string {
	t.Helper()
	public, err := tracker.Reopen(d.table.Game(), d.table.Events(), timed.All()...)
	if err != nil {
		t.Fatal(err)
	}
	o, there := public.State().(*state.State).Object(object)
	switch {
	case !there:
		return ""
	case o.Printed.Sealed == "":
		return "open"
	}
	return o.Printed.Sealed
}

// Whatever a hostile device posts: no device ends, all keep the same log, and nothing counts that belongs to another seat
// or tries to become the host.
func FuzzHostileDevice(f *testing.F) {
	f.Add(`{"id":"x","after":0,"events":[{"v":1,"kind":"change","id":"a","device":"d3","seat":1,"data":{"track":"damage","amount":5}}]}`)
	f.Add(`{"events":[{"v":1,"kind":"next","id":"b","device":"d3","leads":9},{"v":1,"beside":true,"kind":"clock","id":"c","device":"d3","data":{}}]}`)
	f.Add(`{"events":[{"v":9,"kind":"setup"},{"v":1,"beside":true,"kind":"seating","id":"s","device":"d3","data":{"device":"d3","plays":true,"begins":true}}]}`)
	f.Add(`{"events":[{"v":1,"kind":"undo","id":"u","device":"d3","data":{"of":-1}},{"v":1,"kind":"redo","id":"r","device":"d3"}]}`)
	f.Add(`{"events":[{}]}`)
	f.Add(`{"events":[{"v":1,"kind":"reveal","id":"o","device":"d3","seat":2,"overrule":true,"data":{"object":"o1","opens":{"nonce":"","card":"{\"name\":\"Ward\",\"kind\":\"enchantment\"}"}}}]}`)
	f.Add(`{"events":[{"v":1,"kind":"reveal","id":"o","device":"d3","data":{"object":"o1","unpaid":true}},{"v":1,"kind":"reveal","id":"p","device":"d3","seat":2,"data":{"object":""}}]}`)
	f.Add(`{"events":[{"v":1,"kind":"add","id":"o","device":"d3","seat":2,"data":{"kind":"enchantment","faceDown":true,"sealed":"d3/0000000000000000000000000000000000000000000000000000000000000000","host":"mage1"}}]}`)
	f.Add(`{"events":[{"v":1,"kind":"book","id":"o","device":"d3","seat":2,"data":{"cards":[],"sealed":"d2/00","count":9}}]}`)
	f.Add(`{"events":[{"v":1,"kind":"attach","id":"o","device":"d3","data":{"object":"o1","to":"mage2"}},{"v":1,"kind":"control","id":"p","device":"d3","data":{"object":"o1","to":2}}]}`)
	f.Add(`{"events":[{"v":1,"beside":true,"kind":"throw","id":"o","device":"d3","data":{"commit":"0000000000000000000000000000000000000000000000000000000000000000","other":"1"}},{"v":1,"beside":true,"kind":"seating","id":"p","device":"d3","data":{"device":"d3","plays":true,"strangers":true}}]}`)
	f.Fuzz(func(t *testing.T, body string) {
		net := newInProcess()
		all := together(t, net, 4)
		all[0].act(damage(1))
		all[1].act(tracker.Event{Kind: "add", Seat: 1, Data: []byte(`{"name":"Secret Ward","kind":"enchantment","host":"mage1","faceDown":true}`)})
		settled(t, all)
		was, seal := all[0].table.View(0), sealOf(t, all[0], "o1")
		from := all[0].table.Seq()
		all[2].session.Close()
		hostile := net.hub.Join("d3")
		_, _ = hostile.Ask(t.Context(), "table.t.d3", map[string]string{share.HeaderID: "hostile", share.HeaderAfter: net.last(t)}, []byte(body))
		all[0].act(damage(1))
		others := []*device{all[0], all[1], all[3]}
		settled(t, others)
		for _, e := range all[0].table.Events()[from:] {
			if e.Device == "d3" && e.Seat == 1 {
				t.Errorf("it acted for another seat: %s", e.Data)
			}
			if e.Device != "d3" && e.Device != "d1" {
				t.Errorf("it acted as %s", e.Device)
			}
		}
		if host := seating.StateOf(all[1].table).Host(); host != all[0].id {
			t.Errorf("the host is %s", host)
		}
		if now := sealOf(t, all[0], "o1"); now != "" && now != seal {
			t.Errorf("what lay sealed is %s now", now)
		}
		if len(all[0].table.View(0).Seats) != len(was.Seats) {
			t.Error("another table")
		}
	})
}
