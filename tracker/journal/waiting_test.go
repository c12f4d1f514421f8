package journal

import (
	"errors"
	"testing"
)

// slow is a store whose appends wait until they are told to go on.
type slow struct {
	*fake
	on chan bool
}

func (s slow) Append(name string, data []byte) error {
	s.on <- true
	<-s.on
	return s.fake.Append(name, data)
}

// Whoever looks at a table does not wait for the disk: where a page draws, the disk would
// wait for it in turn. What is seen is the table before the event.
func TestLookingDoesNotWaitForTheDisk(t *testing.T) {
	store := slow{newFake(), make(chan bool)}
	table, states := create(t, store.fake, 3)
	table.log.store = store
	done := make(chan error)
	go func() {
		_, err := table.Do(event(t, 9, "change", 1, `{"track":"mana","amount":1}`))
		done <- err
	}()
	<-store.on
	if stateOf(t, table) != states[3] {
		t.Error("the event counts before it is on disk")
	}
	for _, look := range []func(){
		func() { table.View(1) },
		func() { table.Legal() },
		func() { table.Companion("clock") },
		func() { table.Setup() },
		func() { table.Seq() },
		func() { table.CanUndo() },
		func() { table.CanRedo() },
		func() { table.Log() },
		func() { table.Record() },
		func() { _ = table.Trouble() },
		func() { table.Unsaved() },
		func() { table.Stuck() },
		func() { table.Use(Seeded(7)) },
		table.KeepInMemory,
	} {
		look()
	}
	store.on <- true
	if err := <-done; err != nil || table.Seq() != 5 {
		t.Errorf("%v, event %d", err, table.Seq())
	}
}

// later is a store that takes everything at once and says afterwards whether it is on disk.
type later struct {
	*fake
	full bool
}

func (l *later) Kept() error {
	if l.full {
		return errors.New("no space left on device")
	}
	return nil
}

// An event counts once a store that keeps later says that it is on disk; a table in memory goes on, and
// is on disk whole with what is kept next.
func TestAnEventCountsOnceItIsKeptLater(t *testing.T) {
	store := &later{fake: newFake()}
	table, states := create(t, store.fake, 3)
	table.log.store = store
	deed := event(t, 9, "change", 1, `{"track":"mana","amount":1}`)
	store.full = true
	var unsaved *Unsaved
	if _, err := table.Do(deed); !errors.As(err, &unsaved) || stateOf(t, table) != states[3] {
		t.Fatalf("it counts, and is not on disk: %v", err)
	}
	table.KeepInMemory()
	if _, err := table.Do(deed); err != nil || table.Unsaved() != 1 {
		t.Fatalf("%v; %d are unsaved", err, table.Unsaved())
	}
	store.full = false
	if err := table.Save(); err != nil || table.Unsaved() != 0 {
		t.Errorf("%v; %d are unsaved", err, table.Unsaved())
	}
	again, _, err := Open(store, table.Name(), games())
	if err != nil || stateOf(t, again) != stateOf(t, table) {
		t.Errorf("another table is read: %v", err)
	}
}
