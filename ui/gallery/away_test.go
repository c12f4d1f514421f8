package main

import (
	"bytes"
	"image"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/quickcast/quickcast/ui/uitest"
	"github.com/quickcast/quickcast/ui/uitest/furnish"
	"github.com/quickcast/quickcast/ui/widgets"
)

// How long the toolkit keeps what was not drawn, in the process of the test that
// is told so; and how often at most it looks for that.
const (
	keeps  = "FYNE_CACHE"
	brief  = 2 * time.Second
	sweeps = 10 * time.Second
)

// Every place is visited, left until the toolkit has thrown away what was drawn
// there, and visited again. It must look the same.
func TestEveryPlaceLooksTheSameWhenItComesBack(t *testing.T) {
	if testing.Short() {
		t.Skip("draws for long, and beside nobody")
	}
	for name, size := range map[string]fyne.Size{"phone": uitest.Phone(), "desk": uitest.Desk()} {
		t.Run(name, func(t *testing.T) {
			if os.Getenv(keeps) == brief.String() {
				comesBack(t, size)
				return
			}
			t.Parallel()
			again := exec.Command(os.Args[0], "-test.v", "-test.run=^"+strings.ReplaceAll(t.Name(), "/", "$/^")+"$")
			again.Env = append(os.Environ(), keeps+"="+brief.String()) // is read when a process starts
			if said, err := again.CombinedOutput(); err != nil || !bytes.Contains(said, []byte("--- PASS: "+t.Name())) {
				t.Fatalf("%v\n%s", err, said)
			}
		})
	}
}

func comesBack(t *testing.T, size fyne.Size) {
	v, err := open(nil, plain(size))
	if err != nil {
		t.Fatal(err)
	}
	defer v.close()
	v.quiet = 200 * time.Millisecond // two of these tests run at once
	old := v.renderers()
	v.scroll()
	v.round() // leaves a way back behind, and a chosen row
	before := v.round()
	time.Sleep(sweeps + brief/2)
	after := v.round()
	if kept := v.still(old); kept > 0 || len(old) == 0 {
		t.Errorf("%d of %d renderers were kept: the toolkit was not made to forget", kept, len(old))
	}
	for i, s := range furnish.Stops(v.book) {
		if !bytes.Equal(before[i].(*image.NRGBA).Pix, after[i].(*image.NRGBA).Pix) {
			t.Errorf("%s looks different after a while out of sight", s.Name)
			keep(t, s.Name, size, before[i], after[i])
		}
	}
}

// scroll moves the long lists on.
func (v *visit) scroll() {
	for _, s := range furnish.Stops(v.book) {
		v.look(s)
		uitest.Walk(v.window.Content(), func(o fyne.CanvasObject) {
			if list, ok := o.(*widgets.List); ok {
				list.ScrollToOffset(1000)
			}
		})
	}
}

// round draws every stop once.
func (v *visit) round() []image.Image {
	var drawn []image.Image
	for _, s := range furnish.Stops(v.book) {
		drawn = append(drawn, v.look(s))
	}
	return drawn
}

// renderers are those of the paragraphs of all stops.
func (v *visit) renderers() map[fyne.Widget]fyne.WidgetRenderer {
	all := map[fyne.Widget]fyne.WidgetRenderer{}
	for _, s := range furnish.Stops(v.book) {
		v.look(s)
		uitest.Walk(v.window.Content(), func(o fyne.CanvasObject) {
			if p, ok := o.(*widgets.Paragraph); ok {
				all[p] = test.WidgetRenderer(p)
			}
		})
	}
	return all
}

// still counts the renderers that are still the same.
func (v *visit) still(old map[fyne.Widget]fyne.WidgetRenderer) int {
	n := 0
	for w, r := range old {
		if test.WidgetRenderer(w) == r {
			n++
		}
	}
	return n
}

// keep writes both pictures into the folder QUICKCAST_SHOTS, if that is set.
func keep(t *testing.T, name string, size fyne.Size, before, after image.Image) {
	folder := os.Getenv("QUICKCAST_SHOTS")
	if folder == "" {
		return
	}
	for what, drawn := range map[string]image.Image{"before": before, "after": after} {
		p := picture{name + "-" + what, plain(size)}
		if err := save(folder+"/"+p.File(), drawn); err != nil {
			t.Error(err)
		}
	}
}
