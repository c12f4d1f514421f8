package journal

import "github.com/quickcast/quickcast/tracker"

// Know lets this device see what it knows of what lies face down, and seals what it lays so; see tracker.Sealing.
func (t *Table) Know(v tracker.Vault) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.vault = v
}

// See says that nobody but a seat's player looks at this device: what he has face down he sees. 0 ends it.
func (t *Table) See(seat tracker.Seat) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.eyes = seat
}

// sealed is an event as the others may have it.
func (t *Table) sealed(e tracker.Event) (tracker.Event, error) {
	game, seals := t.session.Game().(tracker.Sealing)
	if !seals || t.vault == nil || e.Companion {
		return e, nil
	}
	return game.Seal(t.session.State(), e, t.vault)
}

// Owed is what this device has to say by itself, false for nothing.
func (t *Table) Owed() (tracker.Event, bool) {
	t.mu.Lock()
	defer t.mu.Unlock()
	game, seals := t.session.Game().(tracker.Sealing)
	if !seals || t.vault == nil {
		return tracker.Event{}, false
	}
	return game.Owed(t.session.State(), t.vault)
}

// State is where the table stands, with what this device knows of what lies face down.
func (t *Table) State() tracker.State {
	t.mu.Lock()
	defer t.mu.Unlock()
	if game, seals := t.session.Game().(tracker.Sealing); seals && t.vault != nil {
		return game.Opened(t.session.State(), t.vault)
	}
	return t.session.State()
}

// View is the table as a seat sees it; seat 0 as whoever has the device before him, see See.
func (t *Table) View(seat tracker.Seat) tracker.View {
	if seat == 0 {
		t.mu.Lock()
		seat = t.eyes
		t.mu.Unlock()
	}
	return t.Game().View(t.State(), seat)
}
