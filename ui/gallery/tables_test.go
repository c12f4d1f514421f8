package main

import (
	"fmt"
	"os"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/internal/config"
	"github.com/quickcast/quickcast/internal/words"
	"github.com/quickcast/quickcast/ui/uitest"
	"github.com/quickcast/quickcast/ui/widgets"
)

// tables are the scenes of a duel, its table, the first page, new tables of games and what
// brings lost things back.
func tables(games ...string) []scene {
	return slices.Concat(scenes(), sharedScenes(), []scene{{name: "duel"}}, begun(games...), tenths(), rescued())
}

// visitTables shows some of these scenes in German on a small phone, in sizes of the text
// in percent.
func visitTables(t *testing.T, all []scene, percents []int, check func(name string, v *visit)) {
	t.Helper()
	for _, percent := range percents {
		worn := clothes{theme: config.Dark, lang: config.German, size: uitest.Small(), text: percent}
		w, err := words.Load(assets.FS, string(worn.lang))
		if err != nil {
			t.Fatal(err)
		}
		for _, s := range some(all) {
			v, err := open(nil, worn, s.kept())
			if err != nil {
				t.Fatal(err)
			}
			name := fmt.Sprintf("%s-%d", s.name, percent)
			if err := v.lead(s, w); err != nil {
				t.Errorf("%s: %v", name, err)
			}
			if folder := os.Getenv("QUICKCAST_SHOTS"); folder != "" {
				if err := save(folder+"/"+name+".png", v.window.Canvas().Capture()); err != nil {
					t.Error(err)
				}
			}
			check(name, v)
			v.close()
		}
	}
}

// Every sheet of a duel, its table and that of Academy can be read whatever the size of
// their letters is.
func TestSheetsAndTablesAreLegibleInEverySize(t *testing.T) {
	visitTables(t, tables("academy"), []int{80, 100, 160}, func(name string, v *visit) {
		for _, fault := range uitest.Illegible(uitest.Uppermost(v.window.Canvas()), uitest.Small()) {
			t.Errorf("%s: %s", name, fault)
		}
	})
}

// What is tapped at a table is 48 dp wide and high at least, and what its tiles and its
// strip say is 13 px high at least.
func TestTablesAreMadeForFingersAndEyes(t *testing.T) {
	visitTables(t, tables("academy"), []int{100}, func(name string, v *visit) {
		top := uitest.Uppermost(v.window.Canvas())
		for _, fault := range uitest.TooSmall(top, uitest.Finger) {
			t.Errorf("%s: %s", name, fault)
		}
		uitest.Walk(top, func(o fyne.CanvasObject) {
			switch o.(type) {
			case *widgets.Tile, *widgets.Strip:
				readSizes(o.(fyne.Widget), func(text *canvas.Text) {
					if text.TextSize < 13 && text.Text != "" {
						t.Errorf("%s: %q is %v px high", name, text.Text, text.TextSize)
					}
				})
			}
		})
	})
}

// readSizes visits the texts a widget draws.
func readSizes(w fyne.Widget, visit func(*canvas.Text)) {
	for _, o := range test.WidgetRenderer(w).Objects() {
		if !o.Visible() {
			continue
		}
		switch o := o.(type) {
		case *canvas.Text:
			visit(o)
		case fyne.Widget:
			readSizes(o, visit)
		}
	}
}
