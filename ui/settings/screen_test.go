package settings

import (
	"errors"
	"os"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/internal/config"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/uitest"
)

// stand is the screen on a stage, with what it changed.
type stand struct {
	*uitest.Stage
	changed []config.Settings
	fails   error
}

func newStand(t *testing.T, as uitest.As, problems ...error) *stand {
	t.Helper()
	st := &stand{Stage: uitest.NewStage(t, as)}
	st.Show(New(Needs{
		Kit: st.Kit, Words: st.Words, Settings: config.Defaults(), Languages: []Language{{"en", "English"}, {"de", "Deutsch"}}, Problems: problems, Version: "0.1.0",
		Change: func(s config.Settings) error {
			st.changed = append(st.changed, s)
			return st.fails
		},
		Notice: st.Notice,
	}, State{}).Object())
	return st
}

func (st *stand) last() config.Settings {
	st.T.Helper()
	if len(st.changed) == 0 {
		st.T.Fatal("nothing was changed")
	}
	return st.changed[len(st.changed)-1]
}

func TestEveryChangeActsAtOnce(t *testing.T) {
	for name, size := range map[string]fyne.Size{"phone": uitest.Phone(), "desk": uitest.Desk()} {
		t.Run(name, func(t *testing.T) {
			st := newStand(t, uitest.As{Size: size})
			want := config.Defaults()
			for _, step := range []struct {
				tap string
				how func()
			}{
				{"Deutsch", func() { want.Language = config.German }},
				{"Light", func() { want.Theme = config.Light }},
				{"Less", func() { want.Motion = config.LessMotion }},
				{"Larger", func() { want.TextSize += 10 }},
				{"Academy", func() { want.Game = config.Academy }},
				{"Unofficial cards", func() { want.Unofficial = true }},
				{"Side by side", func() { want.Facing = config.SameSide }},
				{"Keep the screen on", func() { want.KeepAwake = false }},
				{"Clock", func() { want.Clock = false }},
			} {
				st.Tap(step.tap)
				step.how()
				if got := st.last(); got != want {
					t.Errorf("after %q: got %+v, want %+v", step.tap, got, want)
				}
			}
			if err := want.Check(); err != nil {
				t.Error(err)
			}
			if n := len(st.changed); n != 9 {
				t.Errorf("%d changes, want 9", n)
			}
		})
	}
}

// asked is a browser that counts what it was asked.
type asked struct{ install, renew int }

func (a *asked) Install() { a.install++ }
func (a *asked) Renew()   { a.renew++ }

// As a page of a browser the app says how it stands on the device and offers what
// can be done there, and no more.
func TestDevice(t *testing.T) {
	for _, c := range []struct {
		name                  string
		device                Device
		says, offers, neither []string
	}{
		{name: "a page", says: []string{"settings.offline", "settings.fleeting"}, neither: []string{"settings.install", "settings.renew"}},
		{name: "can be asked", device: Device{Askable: true, Lasting: true, Used: 9, Room: 2048}, says: []string{"settings.installable", "settings.lasting"}, offers: []string{"settings.install"}},
		{name: "by hand", device: Device{ByHand: true}, says: []string{"settings.installByHand"}, neither: []string{"settings.install"}},
		{name: "installed", device: Device{Installed: true, Newer: true}, says: []string{"settings.installed", "settings.newer"}, offers: []string{"settings.renew"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			st, browser := &stand{Stage: uitest.NewStage(t, uitest.As{Size: uitest.Phone()})}, &asked{}
			st.Show(New(Needs{Kit: st.Kit, Words: st.Words, Settings: config.Defaults(), Device: &c.device, Browser: browser}, State{}).Object())
			read := uitest.Spoken(st.Window.Content())
			for _, id := range append(c.says, c.offers...) {
				if !strings.Contains(read, st.Words.T(id)) {
					t.Errorf("%s is not on the screen:\n%s", id, read)
				}
			}
			if room := st.Words.T("settings.room", "Used", 9, "Room", 2048); strings.Contains(read, room) != (c.device.Room > 0) {
				t.Errorf("%q is on the screen, or not:\n%s", room, read)
			}
			for _, id := range c.neither {
				if uitest.TapIn(st.Window.Content(), st.Words.T(id)) {
					t.Errorf("%s is offered", id)
				}
			}
			for _, id := range c.offers {
				st.Tap(st.Words.T(id))
			}
			if got := browser.install + browser.renew; got != len(c.offers) {
				t.Errorf("%d of %d offers were taken", got, len(c.offers))
			}
		})
	}
}

func TestTheSameAgainChangesNothing(t *testing.T) {
	st := newStand(t, uitest.As{Size: uitest.Phone()})
	st.Tap("Dark")
	if len(st.changed) != 0 {
		t.Errorf("changed %+v", st.changed)
	}
}

func TestWhatCannotBeKeptIsSaid(t *testing.T) {
	st := newStand(t, uitest.As{Size: uitest.Phone()})
	st.fails = errors.New("the disk is full")
	st.Tap("Deutsch")
	if st.Said != "the disk is full" {
		t.Errorf("said %q", st.Said)
	}
}

// TestShots draws the screen into the folder QUICKCAST_SHOTS, if that is set.
func TestShots(t *testing.T) {
	if os.Getenv("QUICKCAST_SHOTS") == "" {
		t.Skip("set QUICKCAST_SHOTS to a folder to draw the settings")
	}
	problem := &config.ValueError{Key: "theme", Value: "pink", Allowed: "system, dark, light", Default: "dark"}
	for size, of := range map[string]fyne.Size{"small": fyne.NewSize(360, 576), "phone": fyne.NewSize(412, 1400), "desk": fyne.NewSize(1196, 800)} {
		for mode, look := range map[string]theme.Mode{"dark": theme.Dark, "light": theme.Light} {
			for _, lang := range []string{"en", "de"} {
				newStand(t, uitest.As{Lang: lang, Mode: look, Size: of}, problem).Picture("settings-" + size + "-" + mode + "-" + lang)
			}
		}
	}
}
