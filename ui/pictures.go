package ui

import (
	"context"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/internal/pictures"
	"github.com/quickcast/quickcast/ui/files"
)

// takePictures keeps those of some files that are pictures of cards, away from the goroutine that
// draws, and gives the others.
func (a *App) takePictures(all []files.File) (others []files.File) {
	var mine []files.File
	finder := pictures.NewFinder(a.catalog())
	for _, f := range all {
		if finder.Holds(f.Name, f.Data) {
			mine = append(mine, f)
		} else {
			others = append(others, f)
		}
	}
	if len(mine) == 0 {
		return others
	}
	a.lane.Do(func(ctx context.Context) func() {
		var taken []catalog.CardID
		var failed error
		for _, f := range mine {
			if ctx.Err() != nil {
				return nil
			}
			ids, err := finder.Take(a.deps.Files, f.Name, f.Data)
			taken = append(taken, ids...)
			if err != nil {
				failed = err
			}
		}
		return func() {
			a.complain(failed)
			slices.Sort(taken)
			a.notice(a.words.N("cardsscreen.picturesTaken", len(slices.Compact(taken))), "", nil)
			a.build()
		}
	})
	return others
}

// picture is the one a person keeps of a card; nil where there is none.
func (a *App) picture(id catalog.CardID) fyne.CanvasObject {
	data := pictures.Of(a.deps.Files, id)
	if data == nil {
		return nil
	}
	drawn := canvas.NewImageFromResource(fyne.NewStaticResource(string(id)+".jpg", data))
	drawn.FillMode = canvas.ImageFillContain
	drawn.SetMinSize(fyne.NewSize(pictureWide, pictureHigh))
	return drawn
}

// How large in dp a person's own picture of a card is shown.
const (
	pictureWide = 210
	pictureHigh = 294
)

// ownPicture asks for a picture of a card, and keeps it.
func (a *App) ownPicture(id catalog.CardID) {
	a.openFile(func(_ string, data []byte) {
		if err := pictures.Keep(a.deps.Files, id, data); err != nil {
			a.complain(err)
			return
		}
		a.build()
	})
}

// forgetPicture takes a person's own picture of a card away.
func (a *App) forgetPicture(id catalog.CardID) {
	a.complain(pictures.Forget(a.deps.Files, id))
	a.build()
}
