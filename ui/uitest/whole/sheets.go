package whole

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/internal/config"
	"github.com/quickcast/quickcast/internal/words"
	"github.com/quickcast/quickcast/tracker/journal"
	"github.com/quickcast/quickcast/ui/uitest"
)

// Say gives a text by its id, in the language a window is in.
type Say func(id string, args ...any) string

// Sheet is one thing a window shows, and how one comes there.
type Sheet struct {
	Name  string
	Files func(t testing.TB) journal.Store // the disk the window opens on
	Come  func(w *Window, say Say)
	Noted bool // a message lies over it, and goes away: lines may meet there
}

// String is what a picture in these clothes is called.
func (c Clothes) String() string {
	return fmt.Sprintf("%s-%s-%.0fx%.0f-%d", c.Lang, c.Theme, c.Size.Width, c.Size.Height, c.Text)
}

// worn are the clothes sheets are looked at in: the hardest in every test, more where CLOTHES
// names a part of their names.
func worn() []Clothes {
	if os.Getenv("CLOTHES") == "" {
		return []Clothes{{Lang: config.German, Theme: config.Dark, Size: uitest.Phone(), Text: 160}}
	}
	var all []Clothes
	for _, lang := range []config.Language{config.English, config.German} {
		for _, theme := range []config.Theme{config.Dark, config.Light} {
			for _, size := range []fyne.Size{uitest.Small(), uitest.Phone(), fyne.NewSize(800, 1280)} {
				for _, text := range []int{80, 100, 160} {
					if c := (Clothes{Lang: lang, Theme: theme, Size: size, Text: text}); strings.Contains(c.String(), os.Getenv("CLOTHES")) {
						all = append(all, c)
					}
				}
			}
		}
	}
	return all
}

// Legible sees that every sheet can be read to its end and hit by a finger, whatever the size
// of the letters is. SHEETS names those to look at, with commas.
func Legible(t *testing.T, sheets []Sheet) {
	for _, c := range worn() {
		said, err := words.Load(assets.FS, string(c.Lang))
		if err != nil {
			t.Fatal(err)
		}
		for _, s := range sheets {
			if only := os.Getenv("SHEETS"); only != "" && !strings.Contains(","+only+",", ","+s.Name+",") {
				continue
			}
			t.Run(s.Name+"-"+c.String(), func(t *testing.T) {
				w := Open(t, s.Files(t), c)
				s.Come(w, said.T)
				w.Picture(s.Name + "-" + c.String())
				tops := w.tops()
				top := tops[len(tops)-1]
				faults := append(uitest.CutAway(top, c.Size), uitest.TooSmall(top, uitest.Finger)...)
				if !s.Noted {
					faults = append(faults, uitest.Illegible(top, c.Size)...)
				}
				for _, fault := range faults {
					t.Error(fault)
				}
			})
		}
	}
}
