package widgets

import (
	"image"
	"os"
	"sort"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/software"
	"fyne.io/fyne/v2/test"

	"github.com/quickcast/quickcast/ui/theme"
)

// clock is time that passes when a test says so.
type clock struct {
	now  time.Duration
	jobs []*job
}

type job struct {
	at time.Duration
	f  func()
}

func (c *clock) after(d time.Duration, f func()) func() {
	j := &job{at: c.now + d, f: f}
	c.jobs = append(c.jobs, j)
	return func() { j.f = nil }
}

// pass lets time pass and runs what falls due, in order.
func (c *clock) pass(d time.Duration) {
	end := c.now + d
	for {
		sort.SliceStable(c.jobs, func(i, j int) bool { return c.jobs[i].at < c.jobs[j].at })
		if len(c.jobs) == 0 || c.jobs[0].at > end {
			c.now = end
			return
		}
		next := c.jobs[0]
		c.jobs = c.jobs[1:]
		c.now = next.at
		if next.f != nil {
			next.f()
		}
	}
}

// newKit is a kit of the dark theme with a clock in the test's hands.
func newKit(t testing.TB) (*Kit, *clock) {
	t.Helper()
	test.NewTempApp(t)
	th, err := theme.New(os.DirFS("../../assets"), theme.Options{Mode: theme.Dark})
	if err != nil {
		t.Fatal(err)
	}
	fyne.CurrentApp().Settings().SetTheme(th)
	c := &clock{}
	k := NewKit(th)
	k.After = c.after
	return k, c
}

// draw shows an object alone at a size.
func draw(o fyne.CanvasObject, w, h float32) *image.NRGBA {
	c := software.NewTransparentCanvas()
	c.SetPadded(false)
	c.SetContent(o)
	c.Resize(fyne.NewSize(w, h))
	img, _ := c.Capture().(*image.NRGBA)
	return img
}

// unlike counts the pixels in which two pictures clearly differ.
func unlike(a, b *image.NRGBA) int {
	n := 0
	for i := 0; i < len(a.Pix) && i < len(b.Pix); i += 4 {
		for c := range 4 {
			if d := int(a.Pix[i+c]) - int(b.Pix[i+c]); d > 96 || d < -96 {
				n++
				break
			}
		}
	}
	return n
}
