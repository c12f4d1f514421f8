package ui

import (
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/quickcast/quickcast/internal/config"
	"github.com/quickcast/quickcast/ui/uitest"
)

// The first picture has what is kept: the page with the games, or the table that lay
// open. It is not made empty and then once more, and what was wrong with the file is said.
func TestTheFirstPictureHasWhatIsKept(t *testing.T) {
	var deps Deps
	o := openWith(t, config.English, fyne.NewSize(412, 915), func(d *Deps) {
		d.Patience = time.Minute // however busy the machine is
		deps = *d
	})
	open := func() string {
		window := test.NewTempWindow(t, nil)
		window.Resize(fyne.NewSize(412, 915))
		app, err := New(deps, window)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(app.Wait)
		return uitest.Spoken(window.Content())
	}
	has := func(said, want string) {
		t.Helper()
		if !strings.Contains(said, want) {
			t.Errorf("%q is not in the first picture:\n%s", want, said)
		}
	}
	has(open(), "Mage Wars Arena")

	o.begin()
	o.hurt()
	if err := o.disk.Append("tables/1.log", []byte(`{"half`)); err != nil {
		t.Fatal(err)
	}
	said := open()
	has(said, "Beastmaster")
	has(said, "never finished")
}

// The first table somebody begins asks whose dice fall: that is kept as the setting it is, and
// no later table asks, not even when the first one is deleted.
func TestTheFirstTableAsksWhoseDiceFall(t *testing.T) {
	for _, size := range []fyne.Size{fyne.NewSize(412, 915), fyne.NewSize(360, 640), fyne.NewSize(1280, 800)} {
		var deps Deps
		o := openWith(t, config.English, size, func(d *Deps) { deps = *d })
		asks := func() bool {
			o.tap("Mage Wars Arena")
			return strings.Contains(uitest.Spoken(o.window.Content()), "Real dice")
		}
		if !asks() {
			t.Fatalf("%v: it does not ask:\n%s", size, o.read())
		}
		o.tap("Real dice")
		o.tap("Begin")
		if kept, _ := config.Open(o.disk); !kept.Settings().OwnDice || !deps.Settings.Settings().DiceAsked {
			t.Errorf("%v: kept is %+v", size, kept.Settings())
		}
		o.tap("Menu")
		o.tap("Put the table away")
		if err := o.disk.Remove("tables/1.log"); err != nil {
			t.Fatal(err)
		}
		again := test.NewTempWindow(t, nil)
		again.Resize(size)
		app, err := New(deps, again)
		if err != nil {
			t.Fatal(err)
		}
		o.window, o.app = again, app
		o.settle()
		if asks() {
			t.Errorf("%v: it asks again", size)
		}
	}
}
