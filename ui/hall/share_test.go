package hall

import (
	"context"
	"fmt"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/quickcast/quickcast/internal/share"
	"github.com/quickcast/quickcast/internal/share/hub"
	"github.com/quickcast/quickcast/internal/store"
	"github.com/quickcast/quickcast/ui/table"
	"github.com/quickcast/quickcast/ui/uitest"
)

// sharingOn is the way to other devices over a hub of tests, for a device of a name.
func sharingOn(h *hub.Hub, device string) table.Sharing {
	luck := rand.NewChaCha8([32]byte{device[0]})
	member := share.Member{Server: "http://192.168.178.20:8080", Table: "t", Code: "KETH42", Device: device}
	return table.Sharing{
		Open: func(m share.Member) (share.Line, error) { return h.Join(m.Device), nil },
		Begin: func(context.Context, string) (share.Member, error) {
			m := member
			m.Host = true
			return m, nil
		},
		Join:    func(context.Context, string, string) (share.Member, error) { return member, nil },
		Address: func(m share.Member) string { return m.Server + "/" + m.Code },
		Chance:  func(b []byte) { _, _ = luck.Read(b) },
	}
}

// until waits for something that comes from another device.
func (st *stand) until(what string, is func() bool) {
	st.T.Helper()
	for end := time.Now().Add(20 * time.Second); !is(); {
		if time.Now().After(end) {
			st.T.Fatalf("%s never came", what)
		}
		st.App.Settle(10 * time.Millisecond)
	}
}

// A phone that joins sees the evening as it goes, and can change nothing; when the laptop that led is gone it goes on.
func TestPhonesFollowAnEvening(t *testing.T) {
	st := newStand(t, uitest.As{Size: desk})
	h := hub.New(func() time.Time { return st.at })
	st.needs.Sharing = sharingOn(h, "laptop")
	st.build(State{})
	st.begin("Swiss", 6)
	st.tap("More", "Show on other devices")
	st.until("the code", func() bool { st.App.Drain(); return st.screen.others != nil })
	st.Reads("KETH 42")
	st.Sheet.Close()

	needs := st.needs
	needs.Store, needs.Sharing = store.NewMemory(), sharingOn(h, "phone")
	phone := New(needs, State{})
	phone.Shown()
	phone.Join("http://192.168.178.20:8080", "KETH42", "Ben's phone")
	st.until("the evening", func() bool { return phone.table != nil && phone.others != nil })
	if !phone.watches() || len(phone.evening.Players) != 6 {
		t.Fatalf("joined with %d players", len(phone.evening.Players))
	}
	st.tap("Pair round 1", "Start the round")
	st.until("the round", func() bool { return phone.evening.Now() != nil && phone.evening.Now().Began > 0 })
	if a, b := fmt.Sprint(phone.evening.Rounds), fmt.Sprint(st.screen.evening.Rounds); a != b {
		t.Errorf("the phone has %s, the laptop %s", a, b)
	}
	if _, do := phone.act(); do != nil {
		t.Error("a phone that watches is offered what the one who leads does")
	}
	phone.do("pause", nil)
	phone.lane.Wait()
	st.App.Settle(20 * time.Millisecond)
	if st.screen.evening.Now().Paused > 0 || phone.evening.Now().Paused > 0 {
		t.Error("a phone that watches has paused the room")
	}

	st.screen.Back() // the laptop is gone
	st.screen.lane.Wait()
	h2 := hub.New(func() time.Time { return st.at })
	phone.n.Sharing = sharingOn(h2, "phone")
	phone.beginShared()
	st.until("the phone leads", func() bool { return phone.others != nil && !phone.watches() })
	phone.do("pause", nil)
	st.until("the pause", func() bool { return phone.evening.Now().Paused > 0 })
}
