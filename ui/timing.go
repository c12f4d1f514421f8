package ui

import (
	"time"

	"github.com/quickcast/quickcast/internal/config"
	"github.com/quickcast/quickcast/internal/uptime"
	"github.com/quickcast/quickcast/tracker/clock"
	"github.com/quickcast/quickcast/ui/table"
)

// uptimeClock is a clock that counts from the start of the system, sleep
// included.
type uptimeClock interface {
	Read() (sinceStart time.Duration, start string, ok bool)
}

// uptimeFor is the system's own clock where the time is the system's. A time that
// was made up, as in pictures, has none beside it.
func uptimeFor(now time.Time) uptimeClock {
	if now == now.Round(0) {
		return uptime.Clock{}
	}
	return uptime.Open()
}

// readClock reads the clocks of the device: the one that counts from the start of
// the system where there is one, else that of the process. The last answers
// where the first does not.
func readClock(boot uptimeClock, run clock.Run, now func() time.Time) func() clock.Reading {
	return func() clock.Reading {
		at := now()
		if up, start, ok := boot.Read(); ok {
			return run.AtUptime(at, up, start)
		}
		return run.At(at)
	}
}

// timing is what the table's clock needs of the device.
func (a *App) timing() table.Timing {
	s := a.deps.Settings.Settings()
	t := table.Timing{Reading: a.reading, Sound: s.Sound, Vibration: s.Vibration, Keep: a.keepWarnings}
	if a.bell != nil {
		t.Bell = a.bell
	}
	return t
}

// keepWarnings keeps how the clock warns. The screens stay as they are: the one
// that asked knows.
func (a *App) keepWarnings(sound, vibration bool) error {
	s := a.deps.Settings.Settings()
	s.Sound, s.Vibration = sound, vibration
	return a.deps.Settings.Save(s)
}

// set applies what was changed in the settings, which do not know how the clock
// warns by now.
func (a *App) set(s config.Settings) error {
	now := a.deps.Settings.Settings()
	s.Sound, s.Vibration = now.Sound, now.Vibration
	return a.change(s)
}
