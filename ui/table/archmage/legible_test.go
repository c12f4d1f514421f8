package archmage_test

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"github.com/quickcast/quickcast/internal/config"
	"github.com/quickcast/quickcast/ui/turn"
	"github.com/quickcast/quickcast/ui/uitest"
	"github.com/quickcast/quickcast/ui/uitest/whole"
	"github.com/quickcast/quickcast/ui/widgets"
)

// Whatever the size of the letters is, nothing at a table of two to four reaches out of its
// place or stands over anything else.
func TestTheTableIsLegibleInEverySize(t *testing.T) {
	for _, who := range [][]string{{"blue", "white"}, {"blue", "white", "red"}, {"blue", "white", "red", "green"}} {
		files := lay(t, midway, who...)
		for _, size := range []fyne.Size{uitest.Small(), uitest.Phone(), uitest.Tablet()} {
			for _, text := range []int{100, 160} {
				w := whole.Open(t, files, whole.Clothes{Lang: config.German, Size: size, Text: text})
				for _, fault := range uitest.Illegible(w.Fyne.Content(), size) {
					t.Errorf("%d seats, %v, %d %%: %s", len(who), size.Width, text, fault)
				}
			}
		}
	}
}

// Who chose large letters has them at the small seats too, where there is room.
func TestSmallSeatsGrowWithTheLetters(t *testing.T) {
	files := lay(t, midway, "blue", "white")
	large := map[int]float32{}
	for _, text := range []int{100, 160} {
		w := whole.Open(t, files, whole.Clothes{Size: uitest.Small(), Text: text})
		uitest.Walk(w.Fyne.Content(), func(o fyne.CanvasObject) {
			if o, ok := o.(*canvas.Text); ok && o.Text == "Jonas" {
				large[text] = o.TextSize
			}
		})
	}
	if large[160] < 1.5*large[100] || large[100] == 0 {
		t.Errorf("the name is %v and %v high", large[100], large[160])
	}
}

// A finger that goes on tapping finds the map where it was: it stays when the place one comes
// to has deeds of its own, and when those are gone.
func TestTheMapOfATabletStaysWhereItIs(t *testing.T) {
	for _, upright := range []bool{false, true} {
		w := open(t, lay(t, midway, "blue", "white"), config.English, config.Dark, uitest.Tablet())
		if upright {
			w.Tap("Menu")
			w.Tap("Both sit on this side")
		}
		where := func() fyne.Position {
			return fyne.CurrentApp().Driver().AbsolutePositionForObject(uitest.Named(w.Fyne.Canvas(), "Cursed Tower"))
		}
		w.Tap("Elves") // deeds of the enclave, where Mira had those of a Mine
		before := where()
		for _, to := range []string{"Cursed Tower", "Gnomes"} {
			w.Tap(to)
			if now := where(); now != before {
				t.Errorf("at %s the map is at %v, not at %v", to, now, before)
			}
		}
	}
}

// What a deed is called is read to its end, in large letters too.
func TestDeedsAreNotCut(t *testing.T) {
	atTower := strings.Replace(midway, `"at":"w1"`, `"at":"w3"`, 1)
	for _, size := range []fyne.Size{uitest.Small(), uitest.Phone(), uitest.Tablet()} {
		for _, text := range []int{100, 160} {
			w := whole.Open(t, lay(t, atTower, "blue", "white"), whole.Clothes{Lang: config.German, Size: size, Text: text})
			shown := ""
			uitest.Walk(w.Fyne.Content(), func(o fyne.CanvasObject) {
				if o, ok := o.(*canvas.Text); ok && o.Visible() {
					shown += turn.Text(o.Text) + "\n" + o.Text + "\n"
				}
			})
			for _, deed := range []string{"Einweihen", "Befördern", "Entdecken", "Alle", "Taten"} {
				if !strings.Contains(shown, deed) {
					t.Errorf("%v, %d %%: no %q in\n%s", size.Width, text, deed, shown)
				}
			}
		}
	}
}

// Who is told that points are lost and takes an action all the same is not asked again.
func TestWhatIsLostIsAskedOnce(t *testing.T) {
	untowered := strings.Replace(midway, `"tower":1`, `"owner":1`, 1)
	w := open(t, lay(t, untowered, "blue", "white"), config.English, config.Dark, uitest.Phone())
	w.Tap("End the Journey")
	w.Tap("Build the tower: Mine (w1)")
	if s := w.state(); s.Phase != "end" || s.At("w1").Tower != 1 {
		t.Errorf("at %s:\n%s", s.Phase, w.Read())
	}
}

// The places of a spell stay under the finger while one after the other is chosen.
func TestPlacesOfASpellStayWhereTheyAre(t *testing.T) {
	w := open(t, lay(t, midway, "blue", "white"), config.English, config.Dark, uitest.Phone())
	w.Tap("Cast")
	w.Tap("Cast Entangling Vines")
	where := func() fyne.Position {
		return fyne.CurrentApp().Driver().AbsolutePositionForObject(uitest.Named(w.Fyne.Canvas(), "Face-down tile (w7)"))
	}
	before := where()
	for _, name := range []string{"Elves", "Face-down tile (w6)"} {
		w.Tap(name)
		if now := where(); now != before {
			t.Errorf("after %s a place is at %v, not at %v", name, now, before)
		}
	}
}

// Of three nobody is told that both sit on a side.
func TestThreeAreNotBoth(t *testing.T) {
	for seats, want := range map[int]string{2: "Both sit on this side", 3: "All read the same way up"} {
		w := open(t, lay(t, "", []string{"blue", "white", "red"}[:seats]...), config.English, config.Dark, uitest.Phone())
		w.Tap("Menu")
		if !strings.Contains(w.Read(), want) {
			t.Errorf("%d seats: no %q in\n%s", seats, want, w.Read())
		}
		w.Tap(want)
		w.Tap("Menu")
		if !strings.Contains(w.Read(), "Sit face to face") {
			t.Errorf("%d seats cannot be turned back:\n%s", seats, w.Read())
		}
	}
}

// The wheel is seen whole, without scrolling, by one to four mages on a phone, a tablet and a desk.
func TestTheWheelIsSeenWhole(t *testing.T) {
	alone := strings.NewReplacer(",\n\t{\"at\":\"w4\",\"company\":8,\"relics\":{\"gems\":3}}", "", `"owner":2`, `"owner":0`).Replace(midway)
	all := []string{"blue", "white", "red", "green"}
	for n := 1; n <= len(all); n++ {
		extra := midway
		if n == 1 {
			extra = alone
		}
		files := lay(t, extra, all[:n]...)
		for _, size := range []fyne.Size{uitest.Phone(), uitest.Tablet(), uitest.Desk()} {
			w := whole.Open(t, files, whole.Clothes{Size: size})
			for _, name := range []string{"Time, Fundamental: 1 apprentice", "Blood, Fundamental: 0 apprentices", "Matter, Master: 1 apprentice"} {
				spot := uitest.Named(w.Fyne.Canvas(), name)
				from := fyne.CurrentApp().Driver().AbsolutePositionForObject(spot)
				to := from.Add(spot.Size())
				var room *widgets.Scroll
				var at fyne.Position
				uitest.Walk(w.Fyne.Content(), func(o fyne.CanvasObject) {
					if s, ok := o.(*widgets.Scroll); ok {
						uitest.Walk(s, func(part fyne.CanvasObject) {
							if part == spot {
								room, at = s, fyne.CurrentApp().Driver().AbsolutePositionForObject(o)
							}
						})
					}
				})
				if room == nil || from.Y < at.Y-1 || to.Y > at.Y+room.Size().Height+1 {
					t.Errorf("%d seats, %v: %s is at %v to %v, out of sight", n, size, name, from, to)
				}
			}
		}
	}
}
