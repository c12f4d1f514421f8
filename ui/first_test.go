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
