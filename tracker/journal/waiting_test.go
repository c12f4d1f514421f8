package journal

import "testing"

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
