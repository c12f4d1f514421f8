// Gallery draws every screen in every size, theme and language into a folder of
// pictures with a page that shows them. It uses the toolkit's software painter:
// no display is needed, and what is drawn is what a window would show.
//
//	go run -tags ci,migrated_fynedo ./ui/gallery FOLDER
package main

import (
	"fmt"
	"image/png"
	"os"
	"path/filepath"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"quickcast/assets"
	"quickcast/internal/config"
	"quickcast/internal/store"
	"quickcast/ui"
	"quickcast/ui/uitest"
)

// picture is one drawing: which stop, in which clothes.
type picture struct {
	Stop, Theme, Lang string
	Size              fyne.Size
}

// File is the picture's file name.
func (p picture) File() string {
	return fmt.Sprintf("%s-%s-%s-%.0fx%.0f.png", p.Stop, p.Theme, p.Lang, p.Size.Width, p.Size.Height)
}

func sizes() []fyne.Size {
	return []fyne.Size{fyne.NewSize(360, 640), fyne.NewSize(412, 915), fyne.NewSize(1280, 800)}
}

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: gallery FOLDER")
		os.Exit(2)
	}
	if err := draw(os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, "gallery:", err)
		os.Exit(1)
	}
}

// draw fills a folder with all pictures and their page.
func draw(folder string) error {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	var done []picture
	for _, look := range []config.Theme{config.Dark, config.Light} {
		for _, lang := range []config.Language{config.English, config.German} {
			for _, size := range sizes() {
				pictures, err := tour(folder, look, lang, size)
				if err != nil {
					return err
				}
				done = append(done, pictures...)
			}
		}
	}
	fmt.Printf("%d pictures; open %s\n", len(done), filepath.Join(folder, "index.html"))
	return writePage(folder, done)
}

// settle is how long nothing may come from the background before a picture is
// taken.
const settle = 60 * time.Millisecond

// tour opens the app once in one set of clothes and draws it at every stop.
func tour(folder string, look config.Theme, lang config.Language, size fyne.Size) ([]picture, error) {
	running := uitest.NewApp()
	defer running.Quit()
	files := store.NewMemory()
	book, err := furnish(files)
	if err != nil {
		return nil, err
	}
	settings, _ := config.Open(files)
	chosen := config.Defaults()
	chosen.Theme, chosen.Language, chosen.Motion = look, lang, config.LessMotion
	if err := settings.Save(chosen); err != nil {
		return nil, err
	}
	window := test.NewWindow(nil)
	defer window.Close()
	window.SetPadded(false)
	window.Resize(size)
	app, err := ui.New(ui.Deps{
		App: running, Assets: assets.FS, Files: files, Settings: settings, System: "en",
		Now: evening, Seed: func() uint64 { return 1 },
	}, window)
	if err != nil {
		return nil, err
	}
	running.Settle(settle)
	var done []picture
	for _, stop := range stops(book) {
		stop.visit(app)
		running.Settle(settle)
		p := picture{Stop: stop.name, Theme: string(look), Lang: string(lang), Size: size}
		if err := save(filepath.Join(folder, p.File()), window); err != nil {
			return nil, err
		}
		done = append(done, p)
	}
	return done, nil
}

func save(path string, window fyne.Window) error {
	file, err := os.Create(path)
	if err != nil {
		return err
	}
	if err := png.Encode(file, window.Canvas().Capture()); err != nil {
		file.Close()
		return err
	}
	return file.Close()
}
