package share_test

import (
	"context"
	"errors"
	"math/rand/v2"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/quickcast/quickcast/internal/share"
	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/journal"
	"github.com/quickcast/quickcast/tracker/seating"
)

// strangers are devices at one table on which nobody trusts the others.
func strangers(t *testing.T, net network, count int) []*device {
	t.Helper()
	all := together(t, net, count)
	if err := all[0].session.Sit(seating.Device{ID: all[0].id, Name: "host", Plays: true, Strangers: true}); err != nil {
		t.Fatal(err)
	}
	settled(t, all)
	return all
}

func strike(seat tracker.Seat) tracker.Event {
	data := `{"object":"mage1","target":"mage2","with":{"name":"Blow","kind":"melee","dice":3}}`
	if seat == 2 {
		data = `{"object":"mage2","target":"mage1","with":{"name":"Blow","kind":"melee","dice":3}}`
	}
	return tracker.Event{Version: tracker.EventVersion, Kind: "attack", Seat: seat, Overrule: true, Data: []byte(data)}
}

// throws does an act as a screen does: it is made ready where its dice have to come from two devices.
func (d *device) throws(e tracker.Event) error {
	e.At = time.Now().UnixMilli()
	_, err := d.table.Do(e)
	if errors.Is(err, share.NotThrown) {
		if err = d.session.Throw(context.Background()); err == nil {
			_, err = d.table.Do(e)
		}
	}
	return err
}

// faces are the dice of the attacks in a log.
func faces(d *device) (all []tracker.Faces) {
	for _, e := range d.table.Events() {
		if e.Kind == "attack" {
			all = append(all, e.Faces)
		}
	}
	return all
}

// Among strangers everybody's dice come from two devices, whatever others do at the same time, and all take them.
func TestStrangersThrowTogether(t *testing.T) {
	for name, net := range map[string]network{"in process": newInProcess(), "over NATS": newOverNATS(t)} {
		t.Run(name, func(t *testing.T) {
			all := strangers(t, net, 4)
			var group sync.WaitGroup
			for i, d := range all[:3] {
				rnd := rand.New(rand.NewPCG(uint64(i), 1))
				group.Go(func() {
					for range 8 {
						if rnd.IntN(3) == 0 {
							d.act(damage(tracker.Seat(max(1, i))))
						}
						if err := d.throws(strike(tracker.Seat(max(1, i)))); errors.Is(err, share.NoChance) {
							t.Error(err)
						}
					}
				})
			}
			group.Wait()
			settled(t, all)
			if n := len(faces(all[3])); n < 6 {
				t.Errorf("only %d throws count", n)
			}
			for _, d := range all {
				for _, other := range d.stands().Devices {
					if other.Lies {
						t.Errorf("%s takes %s for a liar", d.id, other.ID)
					}
				}
			}
		})
	}
}

// A phone that chooses what falls, throws alone, or shows a good throw once more: that does not count anywhere, and all know.
func TestDiceThatWereChosenDoNotCount(t *testing.T) {
	const fine = "it throws as it should"
	for _, lie := range []string{fine, "chosen", "alone", "again"} {
		t.Run(lie, func(t *testing.T) {
			net := newInProcess()
			all := strangers(t, net, 3)
			if err := all[2].throws(strike(2)); err != nil {
				t.Fatal(err)
			}
			settled(t, all)
			log := all[2].table.Events()
			at := slices.IndexFunc(log, func(e tracker.Event) bool { return e.Kind == "attack" })
			before := faces(all[0])
			if len(before) != 1 {
				t.Fatal("the honest throw does not count")
			}
			all[2].session.Close()
			act, opens := log[at], log[at+1]
			const chance = "00"
			act.ID, opens.ID = "a", "o"
			switch lie {
			case "again":
			case "alone":
				opens.Kind, opens.ID = "else", "x"
			default:
				commit := tracker.Event{
					Version: 1, Kind: seating.ThrowKind, Companion: true, Device: "d3", ID: "c",
					Data: []byte(text(t, seating.Throw{Commit: seating.Sum(chance, act)})),
				}
				net.posts(t, "d3", "p1", commit)
				var begun seating.Begun
				wait(t, "answered", func() bool {
					begun, _ = seating.ThrowsOf(all[0].table).Find("d3")
					return begun.Other != ""
				})
				settled(t, all[:2])
				opens.Data = []byte(text(t, seating.Throw{Commit: begun.Commit, Opens: chance}))
				act.Faces, act.Rolls = nil, nil
				rolled, err := all[0].table.Game().Roll(all[0].table.State(), act, dice.Seeded(seating.Seed(chance, begun.Other)))
				if err != nil {
					t.Fatal(err)
				}
				act.Faces, act.Rolls = rolled.Faces, rolled.Rolls
				if lie == "chosen" {
					act.Faces = others(all[0].table, act)
				}
			}
			net.posts(t, "d3", "p2", act, opens)
			all[0].act(damage(1)) // behind it
			settled(t, all[:2])
			count, lies := len(faces(all[1])), func() bool {
				return slices.ContainsFunc(all[1].stands().Devices, func(d share.Device) bool { return d.ID == "d3" && d.Lies })
			}
			if want := lie == fine; (count == 2) != want || want && lies() {
				t.Errorf("%d throws count, a liar: %v", count, lies())
			}
			if lie != fine {
				wait(t, "called a liar", lies) // what is said of devices follows the table
			}
		})
	}
}

// others are other faces for the attack dice of an act, with which it makes sense with the rolls it has: whether an effect die
// falls hangs on them, and an act with a die too few is left out as nonsense and not as a lie.
func others(t *journal.Table, act tracker.Event) tracker.Faces {
	fallen := act.Faces
	for face := range 6 {
		act.Faces = slices.Repeat(tracker.Faces{dice.Face(face)}, len(fallen))
		if _, err := t.Game().Apply(t.State(), act); err == nil && !slices.Equal(act.Faces, fallen) {
			return act.Faces
		}
	}
	return nil
}

// Without another device that answers nothing is thrown, and that is said.
func TestNobodyThrowsAlone(t *testing.T) {
	net := newInProcess()
	all := strangers(t, net, 2)
	net.cut("d1", true)
	if err := all[1].throws(strike(1)); !errors.Is(err, share.NoChance) {
		t.Errorf("%v", err)
	}
	if len(faces(all[1])) > 0 {
		t.Error("it was thrown all the same")
	}
}
