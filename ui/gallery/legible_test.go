package main

import (
	"fmt"
	"image"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/internal/config"
	"github.com/quickcast/quickcast/ui/uitest"
	"github.com/quickcast/quickcast/ui/uitest/furnish"
	"github.com/quickcast/quickcast/ui/uitest/pseudo"
)

// The table can be read whatever the size of its letters is: nothing is cut, nothing
// stands over anything else. The language a third longer has room at the usual sizes of a
// usual phone; on a small one its longest words are cut.
func TestTheTableIsLegibleInEverySize(t *testing.T) {
	for _, lang := range []string{string(config.German), pseudo.Language} {
		for _, size := range []fyne.Size{uitest.Small(), uitest.Phone()} {
			for _, percent := range some([]int{80, 100, 160}) {
				if lang == pseudo.Language && (percent > 100 || size == uitest.Small()) {
					continue
				}
				name := fmt.Sprintf("%s-%v-%d", lang, size.Width, percent)
				v, err := open(nil, clothes{theme: config.Dark, lang: config.Language(lang), size: size, text: percent})
				if err != nil {
					t.Fatal(err)
				}
				drawn := v.look(furnish.Stops(v.book)[0])
				keepPicture(t, name, drawn)
				for _, fault := range uitest.Illegible(v.window.Content(), size) {
					t.Errorf("%s: %s", name, fault)
				}
				v.close()
			}
		}
	}
}

// So can every other place, on both phones, on a tablet and on a desk.
func TestEveryPlaceIsLegible(t *testing.T) {
	for _, size := range []fyne.Size{uitest.Small(), uitest.Phone(), uitest.Tablet(), uitest.Desk()} {
		for _, percent := range some([]int{80, 100, 160}) {
			v, err := open(nil, clothes{theme: config.Dark, lang: config.German, size: size, text: percent})
			if err != nil {
				t.Fatal(err)
			}
			for _, stop := range furnish.Stops(v.book)[1:] {
				v.look(stop)
				for _, fault := range append(uitest.CutAway(v.window.Content(), size), uitest.Illegible(v.window.Content(), size)...) {
					t.Errorf("%s at %v and %d %%: %s", stop.Name, size, percent, fault)
				}
			}
			v.close()
		}
	}
}

// The language a third longer stays in the window even on a small phone with large letters,
// where its longest words are cut.
func TestLongWordsMakeNoPlaceWider(t *testing.T) {
	size := uitest.Small()
	v, err := open(nil, clothes{theme: config.Dark, lang: pseudo.Language, size: size, text: 160})
	if err != nil {
		t.Fatal(err)
	}
	defer v.close()
	for _, stop := range furnish.Stops(v.book)[1:] {
		v.look(stop)
		for _, fault := range uitest.Illegible(v.window.Content(), size) {
			if strings.Contains(fault, "reaches out") {
				t.Errorf("%s: %s", stop.Name, fault)
			}
		}
	}
}

// A language that is written from right to left breaks nothing: every place is drawn, and
// the table is legible.
func TestRightToLeftBreaksNothing(t *testing.T) {
	for _, size := range []fyne.Size{uitest.Phone(), uitest.Desk()} {
		v, err := open(nil, clothes{theme: config.Light, lang: pseudo.RightToLeft, size: size, text: 100})
		if err != nil {
			t.Fatal(err)
		}
		for i, stop := range furnish.Stops(v.book) {
			drawn := v.look(stop)
			keepPicture(t, fmt.Sprintf("right-%s-%v", stop.Name, size.Width), drawn)
			if i > 0 {
				continue
			}
			for _, fault := range uitest.Illegible(v.window.Content(), size) {
				t.Errorf("%s at %v: %s", stop.Name, size, fault)
			}
		}
		v.close()
	}
}

// keepPicture writes a picture into the folder QUICKCAST_SHOTS, if that is set.
func keepPicture(t *testing.T, name string, drawn image.Image) {
	t.Helper()
	if folder := os.Getenv("QUICKCAST_SHOTS"); folder != "" {
		if err := save(filepath.Join(folder, name+".png"), drawn); err != nil {
			t.Error(err)
		}
	}
}
