package archmage_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"quickcast/internal/config"
	"quickcast/ui/uitest"
	"quickcast/ui/uitest/whole"
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
