package settings

import (
	"errors"
	"os"
	"testing"

	"fyne.io/fyne/v2"

	"quickcast/internal/config"
	"quickcast/ui/theme"
	"quickcast/ui/uitest"
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
		Kit: st.Kit, Words: st.Words, Settings: config.Defaults(), Problems: problems, Version: "0.1.0",
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
