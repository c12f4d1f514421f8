// Gallery draws every screen in every size, theme and language, and in one that is a
// third longer than English, into a folder of pictures with a page that shows them. It
// uses the toolkit's software painter: no display is needed, and what is drawn is what
// a window would show.
//
//	go run -tags ci,migrated_fynedo ./ui/gallery FOLDER [LANGUAGE...]
package main

import (
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"quickcast/assets"
	"quickcast/games"
	"quickcast/internal/config"
	"quickcast/internal/store"
	"quickcast/ui"
	"quickcast/ui/uitest"
	"quickcast/ui/uitest/furnish"
	"quickcast/ui/uitest/pseudo"
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
	if len(os.Args) < 2 {
		fmt.Fprintln(os.Stderr, "usage: gallery FOLDER [LANGUAGE...]")
		os.Exit(2)
	}
	langs := []string{string(config.English), string(config.German), pseudo.Language}
	if len(os.Args) > 2 {
		langs = os.Args[2:]
	}
	if err := draw(os.Args[1], langs); err != nil {
		fmt.Fprintln(os.Stderr, "gallery:", err)
		os.Exit(1)
	}
}

// draw fills a folder with all pictures and their page.
func draw(folder string, langs []string) error {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	var done []picture
	for _, look := range []config.Theme{config.Dark, config.Light} {
		for _, lang := range langs {
			for _, size := range sizes() {
				pictures, err := tour(folder, look, config.Language(lang), size)
				if err != nil {
					return err
				}
				done = append(done, pictures...)
				if pictures, err = play(folder, look, config.Language(lang), size); err != nil {
					return err
				}
				done = append(done, pictures...)
			}
		}
	}
	fmt.Printf("%d pictures; open %s\n", len(done), filepath.Join(folder, "index.html"))
	return writePage(folder, done)
}

// tour opens the app once in one set of clothes and draws it at every stop.
func tour(folder string, look config.Theme, lang config.Language, size fyne.Size) ([]picture, error) {
	v, err := open(look, lang, size)
	if err != nil {
		return nil, err
	}
	defer v.close()
	var done []picture
	for _, stop := range furnish.Stops(v.book) {
		p := picture{Stop: stop.Name, Theme: string(look), Lang: string(lang), Size: size}
		if err := save(filepath.Join(folder, p.File()), v.look(stop)); err != nil {
			return nil, err
		}
		done = append(done, p)
	}
	return done, nil
}

// visit is the app while it is looked at.
type visit struct {
	running *uitest.App
	window  fyne.Window
	app     *ui.App
	book    string        // the id of the one to open
	quiet   time.Duration // how long nothing may come from the background before a picture
}

// open starts the app in one set of clothes, furnished.
func open(look config.Theme, lang config.Language, size fyne.Size) (*visit, error) {
	return openFor(nil, look, lang, size)
}

// openFor starts it for somebody who has the screen read out, where reader is not nil.
func openFor(reader ui.Reader, look config.Theme, lang config.Language, size fyne.Size) (*visit, error) {
	files := store.NewMemory()
	book, err := furnish.Store(files)
	if err != nil {
		return nil, err
	}
	all, err := pseudo.Assets(assets.FS)
	if err != nil {
		return nil, err
	}
	settings, _ := config.Open(files)
	chosen := config.Defaults()
	chosen.Theme, chosen.Language, chosen.Motion = look, lang, config.LessMotion
	if err := settings.Save(chosen); err != nil {
		return nil, err
	}
	v := &visit{running: uitest.NewApp(), window: test.NewWindow(nil), book: book, quiet: 60 * time.Millisecond}
	v.window.SetPadded(false)
	v.window.Resize(size)
	v.app, err = ui.New(ui.Deps{
		App: v.running, Games: games.All(), Assets: all, Files: files, Settings: settings, System: "en",
		Now: furnish.Evening, Seed: func() uint64 { return 1 }, Reader: reader,
	}, v.window)
	if err != nil {
		v.close()
		return nil, err
	}
	v.running.Settle(v.quiet)
	return v, nil
}

// look goes to a stop and draws it.
func (v *visit) look(s furnish.Stop) image.Image {
	s.Visit(v.app)
	v.running.Settle(v.quiet)
	return v.window.Canvas().Capture()
}

func (v *visit) close() {
	v.window.Close()
	v.running.Quit()
}

func save(path string, drawn image.Image) error {
	file, err := os.Create(path)
	if err != nil {
		return err
	}
	if err := png.Encode(file, drawn); err != nil {
		file.Close()
		return err
	}
	return file.Close()
}
