package seating

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"encoding/json"
	"slices"

	"github.com/quickcast/quickcast/tracker"
)

// ThrowKind is that of all events of Throws.
const ThrowKind tracker.Kind = "throw"

// Throw is a step of a throw that two devices make together, so that neither can choose what falls: one commits itself to
// what it is going to do and to its chance, another one adds its own, and only then the first one opens it and throws.
type Throw struct {
	Commit string `json:"commit"`          // see Sum
	Other  string `json:"other,omitempty"` // chance of another device
	Opens  string `json:"opens,omitempty"` // that of the device that throws
}

// Begun is a throw that is not done yet.
type Begun struct {
	Device string `json:"device"`
	Commit string `json:"commit"`
	Other  string `json:"other,omitempty"` // "" while no other device has answered
}

// Throws are those that are not done yet, at most one of each device. They are never changed: Apply makes new ones.
type Throws []Begun

// mostChance bounds what a device says of its chance, in bytes.
const mostChance = 64

// Find is the throw of a device that it has begun; false for none.
func (t Throws) Find(device string) (Begun, bool) {
	i := slices.IndexFunc(t, func(b Begun) bool { return b.Device == device })
	if i < 0 {
		return Begun{}, false
	}
	return t[i], true
}

// Thrower is Throws as something beside a table's game.
type Thrower struct{}

// Kind is part of tracker.Companion.
func (Thrower) Kind() tracker.Kind { return ThrowKind }

// New is a table at which nothing is thrown.
func (Thrower) New() tracker.State { return Throws(nil) }

// Apply gives the throws after a step of one. It refuses an answer to what nobody has begun or that is answered, and what
// opens no throw of its own device that another one has answered.
func (Thrower) Apply(before tracker.State, e tracker.Event) (tracker.State, error) {
	all, ok := before.(Throws)
	if !ok {
		return before, tracker.ForeignState.With("Game", string(ThrowKind))
	}
	var step Throw
	if err := json.Unmarshal(e.Data, &step); err != nil {
		return before, tracker.BadPayload.With("Reason", err.Error())
	}
	at := slices.IndexFunc(all, func(b Begun) bool { return b.Commit == step.Commit })
	after := slices.Clone(all)
	switch {
	case len(step.Commit) != 2*sha256.Size || len(step.Other) > mostChance || len(step.Opens) > mostChance:
	case step.Opens != "" && at >= 0 && all[at].Device == e.Device && all[at].Other != "":
		return slices.Delete(after, at, at+1), nil
	case step.Opens == "" && step.Other != "" && at >= 0 && all[at].Device != e.Device && all[at].Other == "":
		after[at].Other = step.Other
		return after, nil
	case step.Opens == "" && step.Other == "" && at < 0 && len(all) < mostDevices:
		after = slices.DeleteFunc(after, func(b Begun) bool { return b.Device == e.Device })
		return append(after, Begun{Device: e.Device, Commit: step.Commit}), nil
	}
	return before, tracker.BadPayload.With("Reason", "throw")
}

// ThrowsOf are the throws that are not done yet at a table.
func ThrowsOf(t Table) Throws {
	state, _ := t.Companion(ThrowKind)
	all, _ := state.(Throws)
	return all
}

// Sum is the commitment to an act and to the chance of who does it.
func Sum(chance string, act tracker.Event) string {
	data, err := json.Marshal([]any{"quickcast/throw", chance, act.Kind, act.Seat, act.Data})
	if err != nil {
		return "" // of no act that could be written down
	}
	hash := sha256.Sum256(data)
	return hex.EncodeToString(hash[:])
}

// Seed is what both chances make of a throw.
func Seed(own, other string) uint64 {
	hash := sha256.Sum256([]byte(own + "/" + other))
	return binary.BigEndian.Uint64(hash[:])
}
