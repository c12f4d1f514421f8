package share

import (
	"context"
	"encoding/hex"
	"encoding/json"
	"slices"
	"sync"
	"time"

	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/seating"
)

// Among strangers dice come from the chance of two devices; see seating.Throw. Whoever throws has to wait for the other.
const (
	NotThrown tracker.Code = "share.errorNotThrown" // the dice come from nothing that another device had a part in
	NoChance  tracker.Code = "share.errorNoChance"  // no other device has answered
)

// throwTime is how long a throw waits for the other device.
const throwTime = 5 * time.Second

// throw is what this device is going to throw.
type throw struct {
	mu            sync.Mutex
	act           tracker.Event // that was refused as NotThrown last
	chance, other string        // "" while it is not ready
}

// Throw makes ready what was just refused as NotThrown: another device adds its chance to it, and it can be done again. It
// refuses with NoChance where none answers.
func (s *Session) Throw(ctx context.Context) error {
	s.throw.mu.Lock()
	act := s.throw.act
	s.throw.mu.Unlock()
	chance := s.needs.Chance.secret()
	commit := seating.Sum(chance, act)
	if err := s.throwStep(seating.Throw{Commit: commit}, false); err != nil {
		return err
	}
	for end := time.After(throwTime); ; {
		if begun, ok := seating.ThrowsOf(s.needs.Table).Find(s.needs.Member.Device); ok && begun.Commit == commit && begun.Other != "" {
			s.throw.mu.Lock()
			defer s.throw.mu.Unlock()
			s.throw.chance, s.throw.other = chance, begun.Other
			return nil
		}
		select {
		case <-time.After(10 * time.Millisecond):
		case <-end:
			return NoChance.With()
		case <-ctx.Done():
			return ctx.Err()
		}
	}
}

func (s *Session) throwStep(step seating.Throw, unasked bool) error {
	e, err := tracker.NewEvent(seating.ThrowKind, 0, s.needs.Now(), step)
	if err == nil {
		e.Companion, e.Unasked = true, unasked
		_, err = s.needs.Table.Do(e)
	}
	return err
}

// answerThrows adds this device's chance to what others are going to throw, where it is the first of those that are heard of.
func (s *Session) answerThrows() {
	for _, begun := range seating.ThrowsOf(s.needs.Table) {
		if begun.Other == "" && s.answers(begun.Device) {
			_ = s.throwStep(seating.Throw{Commit: begun.Commit, Other: s.needs.Chance.secret()}, true) // or another one was first
		}
	}
}

func (s *Session) answers(thrower string) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, d := range s.known.Devices {
		if d.Plays && !d.Silent && d.ID != thrower {
			return d.Self
		}
	}
	return false
}

// luck is where the dice of the next act come from.
func (s *Session) luck(seq int) dice.Source {
	s.throw.mu.Lock()
	defer s.throw.mu.Unlock()
	if s.throw.chance != "" {
		return dice.Seeded(seating.Seed(s.throw.chance, s.throw.other))
	}
	return s.needs.Chance.luck(seq)
}

// opens brings with an act of this device what opens its throw, and refuses one whose dice were not thrown so.
func (s *Session) opens(table *tracker.Session, e tracker.Event) ([]tracker.Event, error) {
	t := &s.throw
	t.mu.Lock()
	defer t.mu.Unlock()
	group := []tracker.Event{e}
	if t.chance != "" {
		opens, err := tracker.NewEvent(seating.ThrowKind, 0, s.needs.Now(), seating.Throw{Commit: seating.Sum(t.chance, e), Opens: t.chance})
		if err != nil {
			return nil, err
		}
		group = append(group, opens)
	}
	if err := thrown(table, group); err != nil {
		t.act, t.chance = e, ""
		return nil, err
	}
	if !freshDice(e) {
		return nil, nil
	}
	t.chance = ""
	return group[1:], nil
}

// thrown refuses an act with fresh dice that are not those of a throw together with another device, where there is one.
func thrown(s *tracker.Session, group []tracker.Event) error {
	e, seats := group[0], seating.StateOf(s)
	if !seats.Strangers || !freshDice(e) || !slices.ContainsFunc(seats.Devices, func(d seating.Device) bool { return d.Plays && d.ID != e.Device }) {
		return nil
	}
	source, ok := thrownBy(s, group)
	if !ok {
		return NotThrown.With()
	}
	bare := told(e)
	rolled, err := s.Game().Roll(s.State(), bare, s.Again(bare, source))
	if err != nil || !slices.Equal(rolled.Faces, e.Faces) || !slices.Equal(rolled.Rolls, e.Rolls) {
		return NotThrown.With()
	}
	return nil
}

// thrownBy is where the dice of an act come from that opens a throw; false where it does not.
func thrownBy(s *tracker.Session, group []tracker.Event) (dice.Source, bool) {
	begun, _ := seating.ThrowsOf(s).Find(group[0].Device)
	for _, e := range group[1:] {
		var step seating.Throw
		if e.Kind == seating.ThrowKind && json.Unmarshal(e.Data, &step) == nil && step.Opens != "" && begun.Other != "" &&
			begun.Commit == step.Commit && step.Commit == seating.Sum(step.Opens, group[0]) {
			return dice.Seeded(seating.Seed(step.Opens, begun.Other)), true
		}
	}
	return nil, false
}

// freshDice tells whether an act has dice that nobody told who had thrown real ones.
func freshDice(e tracker.Event) bool {
	return !e.Companion && (len(e.Faces) > e.ToldFaces || len(e.Rolls) > e.ToldRolls)
}

// told is an act with those of its dice alone that were told.
func told(e tracker.Event) tracker.Event {
	e.Faces = e.Faces[:max(0, min(e.ToldFaces, len(e.Faces)))]
	e.Rolls = e.Rolls[:max(0, min(e.ToldRolls, len(e.Rolls)))]
	return e
}

// secret are 128 bits that nobody can foresee.
func (c Chance) secret() string {
	var b [16]byte
	c(b[:])
	return hex.EncodeToString(b[:])
}
