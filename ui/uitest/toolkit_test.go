package uitest

import (
	"image/color"
	"testing"

	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
)

// A page made with Go 1.26 or 1.27 ends ("memory access out of bounds") where a
// nil interface is looked up in a large map that has interfaces for keys. The
// toolkit looks up such all the time, and its maps are of that kind with the tag
// migrated_fynedo: a page is built without it. scripts/e2e-web.sh runs this as a
// page, with a page's tags.
func TestNothingIsFoundAmongMany(t *testing.T) {
	NewTempApp(t)
	for range 2000 {
		container.NewThemeOverride(canvas.NewRectangle(color.Black), theme.DefaultTheme())
	}
	if got := theme.CurrentForWidget(nil); got != theme.Current() {
		t.Errorf("no widget has the theme %v", got)
	}
}
