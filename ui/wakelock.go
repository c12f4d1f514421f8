package ui

import "fyne.io/fyne/v2"

// wakeLock keeps the screen from going dark while a table runs. It is for the UI
// goroutine.
type wakeLock struct {
	set func(on bool) // tells the system
	on  bool
}

// newWakeLock returns a wakeLock over the app's screen, or by set where that is given.
// Systems forget what they were asked while the app is away: it asks again when
// the app is back, and lets go when it ends.
func newWakeLock(app fyne.App, set func(on bool)) *wakeLock {
	v := &wakeLock{set: set}
	if set == nil {
		v.set = func(on bool) { awake(app, on) }
	}
	app.Lifecycle().SetOnEnteredForeground(v.again)
	app.Lifecycle().SetOnStopped(func() { v.keep(false) })
	return v
}

// keep asks for a screen that stays on, or lets it go dark again; only what
// changes is told to the system.
func (v *wakeLock) keep(on bool) {
	if v.on != on {
		v.on = on
		v.set(on)
	}
}

// again asks anew for what was asked before.
func (v *wakeLock) again() {
	if v.on {
		v.set(false) // some systems count how often they were asked
		v.set(true)
	}
}
