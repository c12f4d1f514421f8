package odds

import (
	"os"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/ui/theme"
)

// TestGallery draws the screen into the folder named by QUICKCAST_SHOTS.
func TestGallery(t *testing.T) {
	if os.Getenv("QUICKCAST_SHOTS") == "" {
		t.Skip("set QUICKCAST_SHOTS to a folder to draw the screen")
	}
	sizes := map[string]fyne.Size{"360": fyne.NewSize(360, 576), "412": fyne.NewSize(412, 851), "1280": fyne.NewSize(1196, 800)}
	modes := map[string]theme.Mode{"dark": theme.Dark, "light": theme.Light}
	only := os.Getenv("QUICKCAST_ONLY") // such as "412-dark-en"
	for size, at := range sizes {
		for mode, as := range modes {
			for _, lang := range []string{"en", "de"} {
				if !strings.Contains(size+"-"+mode+"-"+lang, only) {
					continue
				}
				st := open(t, lang, as, at, State{})
				gallery(st, size+"-"+mode+"-"+lang)
			}
		}
	}
}

func gallery(st *stand, name string) {
	s := st.s
	st.Picture(name + "-hand")
	brogan, _ := known(s.n.Catalog, "brogan-bloodstone", s.n.Words.Lang())
	hydra, _ := known(s.n.Catalog, "darkfenne-hydra", s.n.Words.Lang())
	s.replace(s.side().attacks(brogan, 0).defends(hydra))
	s.results[0].Point(4)
	st.Picture(name + "-cards")
	fire, _ := known(s.n.Catalog, "fireball", s.n.Words.Lang())
	s.compare()
	s.replace(s.side().attacks(fire, 0))
	st.Picture(name + "-compare")
	s.state.More = true
	s.build()
	st.Window.Resize(fyne.NewSize(st.Window.Canvas().Size().Width, 3400))
	st.App.Settle(time.Second)
	st.Picture(name + "-more")
	s.state.More = false
	s.build()
	st.Window.Resize(map[bool]fyne.Size{true: fyne.NewSize(1196, 800), false: fyne.NewSize(412, 851)}[s.frame.wide])
	s.chooseAttacker()
	st.Picture(name + "-choose")
	st.Sheet.Close()
	s.openTray()
	for range 4 {
		s.tray.rollAttack()
	}
	s.tray.rollFree()
	s.tray.rollAttack()
	st.Picture(name + "-tray")
	s.tray.startTyping()
	st.press(s.tray.stage, s.n.Words.T("oddsscreen.faceCritical", "N", 2))
	st.press(s.tray.stage, s.n.Words.T("oddsscreen.faceNormal", "N", 1))
	st.Picture(name + "-typing")
	if s.frame.wide {
		st.press(s.tray.stage, s.n.Words.T("oddsscreen.stopTyping"))
		s.change(func(x *combat.Exchange) { x.Defender.Life = 8 })
		st.Window.Resize(fyne.NewSize(1196, 1500))
		st.App.Settle(time.Second)
		st.Picture(name + "-tall")
	}
}
