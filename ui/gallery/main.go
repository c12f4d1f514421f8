// Gallery draws every screen in every size, theme and language, and in one that is a
// third longer than English, into a folder of pictures with a page that shows them. It
// uses the toolkit's software painter: no display is needed, and what is drawn is what
// a window would show.
//
//	go run -tags ci,migrated_fynedo ./ui/gallery [--lang en,de] [--size 412x915] [--text 100] [--theme dark] FOLDER
//	go run -tags ci,migrated_fynedo ./ui/gallery compare BEFORE AFTER FOLDER
//
// The second shows what changed between two such folders.
package main

import (
	"errors"
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/spf13/pflag"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/games"
	"github.com/quickcast/quickcast/internal/config"
	"github.com/quickcast/quickcast/internal/store"
	"github.com/quickcast/quickcast/ui"
	"github.com/quickcast/quickcast/ui/uitest"
	"github.com/quickcast/quickcast/ui/uitest/furnish"
	"github.com/quickcast/quickcast/ui/uitest/pseudo"
)

// clothes are what the app wears in a picture.
type clothes struct {
	theme config.Theme
	lang  config.Language
	size  fyne.Size
	text  int // the size of the text, in percent
}

// plain are those of the tests that look at one thing.
func plain(size fyne.Size) clothes { return clothes{config.Dark, config.English, size, 100} }

// picture is one drawing: which stop, in which clothes.
type picture struct {
	Stop string
	clothes
}

// File is the picture's file name.
func (p picture) File() string { return p.Stop + "-" + p.Worn() + ".png" }

// Worn names the clothes.
func (c clothes) Worn() string {
	worn := fmt.Sprintf("%s-%s-%.0fx%.0f", c.theme, c.lang, c.size.Width, c.size.Height)
	if c.text != 100 {
		worn += fmt.Sprintf("-%d", c.text)
	}
	return worn
}

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "gallery:", err)
		os.Exit(1)
	}
}

func run(args []string) error {
	if len(args) == 4 && args[0] == "compare" {
		changed, all, err := compare(args[1], args[2], args[3])
		if err == nil {
			fmt.Printf("%d of %d pictures changed; open %s\n", changed, all, filepath.Join(args[3], "index.html"))
		}
		return err
	}
	flags := pflag.NewFlagSet("gallery", pflag.ContinueOnError)
	langs := flags.StringSlice("lang", []string{string(config.English), string(config.German), pseudo.Language}, "languages")
	themes := flags.StringSlice("theme", []string{string(config.Dark), string(config.Light)}, "themes")
	sizes := flags.StringSlice("size", []string{"360x640", "412x915", "800x1280", "1280x800", "1920x1080"}, "sizes of the window")
	texts := flags.IntSlice("text", []int{100}, "sizes of the text in percent")
	if err := flags.Parse(args); err != nil {
		return err
	}
	if flags.NArg() != 1 {
		return errors.New("say one folder to draw into")
	}
	var all []clothes
	for _, theme := range *themes {
		for _, lang := range *langs {
			for _, named := range *sizes {
				for _, text := range *texts {
					c := clothes{theme: config.Theme(theme), lang: config.Language(lang), text: text}
					if _, err := fmt.Sscanf(named, "%fx%f", &c.size.Width, &c.size.Height); err != nil {
						return fmt.Errorf("a size is written as 412x915, not %s", named)
					}
					all = append(all, c)
				}
			}
		}
	}
	return draw(flags.Arg(0), all)
}

// draw fills a folder with all pictures and their page.
func draw(folder string, all []clothes) error {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	var done []picture
	for _, worn := range all {
		for _, walk := range []func(string, clothes) ([]picture, error){tour, play} {
			pictures, err := walk(folder, worn)
			if err != nil {
				return err
			}
			done = append(done, pictures...)
		}
	}
	fmt.Printf("%d pictures; open %s\n", len(done), filepath.Join(folder, "index.html"))
	return writePage(folder, done)
}

// tour opens the app once in one set of clothes and draws it at every stop.
func tour(folder string, worn clothes) ([]picture, error) {
	v, err := open(nil, worn)
	if err != nil {
		return nil, err
	}
	defer v.close()
	var done []picture
	for _, stop := range furnish.Stops(v.book) {
		p := picture{stop.Name, worn}
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

// open starts the app in one set of clothes, furnished; for somebody who has the screen
// read out, where reader is not nil. What is kept is changed first by those of change that
// are not nil.
func open(reader ui.Reader, worn clothes, change ...func(*store.Memory) error) (*visit, error) {
	files := store.NewMemory()
	book, err := furnish.Store(files)
	if err != nil {
		return nil, err
	}
	for _, change := range change {
		if change == nil {
			continue
		}
		if err := change(files); err != nil {
			return nil, err
		}
	}
	all, err := pseudo.Assets(assets.FS)
	if err != nil {
		return nil, err
	}
	settings, _ := config.Open(files)
	chosen := config.Defaults()
	chosen.Theme, chosen.Language, chosen.TextSize, chosen.Motion = worn.theme, worn.lang, worn.text, config.LessMotion
	if err := settings.Save(chosen); err != nil {
		return nil, err
	}
	v := &visit{running: uitest.NewApp(), window: test.NewWindow(nil), book: book, quiet: 60 * time.Millisecond}
	v.window.SetPadded(false)
	v.window.Resize(worn.size)
	v.app, err = ui.New(ui.Deps{
		App: v.running, Games: games.All(), Assets: all, Files: files, Settings: settings, System: "en",
		Now: furnish.Evening, Seed: func() uint64 { return 1 }, Reader: reader, Sharing: sharing(files),
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
