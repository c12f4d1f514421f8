package ui

import (
	"bytes"
	"image"
	"image/png"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"github.com/quickcast/quickcast/internal/backup"
	"github.com/quickcast/quickcast/internal/config"
	"github.com/quickcast/quickcast/internal/pictures"
	"github.com/quickcast/quickcast/ui/uitest"
)

// A picture that comes in is shown on the page of its card, is in no backup, and can be forgotten;
// without it the page is as it was.
func TestAPictureOfOnesOwn(t *testing.T) {
	o := openOn(t, config.English, uitest.Desk(), nil)
	var data bytes.Buffer
	if err := png.Encode(&data, image.NewRGBA(image.Rect(0, 0, 60, 84))); err != nil {
		t.Fatal(err)
	}
	shown := func() (n int) {
		uitest.Walk(o.window.Content(), func(obj fyne.CanvasObject) {
			if drawn, ok := obj.(*canvas.Image); ok && drawn.Resource != nil && drawn.Resource.Name() == "timber-wolf.jpg" {
				n++
			}
		})
		return n
	}
	o.app.screens.cards.get().Ask("timber wolf")
	o.app.OpenCard("timber-wolf")
	before := uitest.Spoken(o.app.screens.cards.get().Object())
	o.app.Bring("Timber Wolf.png", data.Bytes())
	o.app.lane.Wait()
	o.running.Settle(60 * time.Millisecond)
	if pictures.Of(o.app.deps.Files, "timber-wolf") == nil || shown() != 1 {
		t.Fatalf("%d pictures are shown", shown())
	}
	saved, err := backup.Take(o.app.deps.Files, "test", time.Unix(0, 0))
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range saved.Names() {
		if name == pictures.Folder+"timber-wolf.jpg" {
			t.Error("it is in a backup")
		}
	}
	o.app.forgetPicture("timber-wolf")
	o.running.Settle(60 * time.Millisecond)
	if after := uitest.Spoken(o.app.screens.cards.get().Object()); shown() != 0 || after != before {
		t.Errorf("forgotten, it is shown %d times, or something else is missing:\n%s\nbefore:\n%s", shown(), after, before)
	}
}
