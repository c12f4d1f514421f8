package main

import (
	"bytes"
	"errors"
	"fmt"
	"image"
	"os"
	"path/filepath"
	"strings"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/builder/formats"
	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/e2e/browser"
	"github.com/quickcast/quickcast/e2e/headless"
	"github.com/quickcast/quickcast/internal/qrpic"
)

// filmed writes a film of a spellbook's QR code for the browser's camera, and gives the
// share code in it.
func filmed(folder string) (file, code string, err error) {
	cards, err := catalog.Load(assets.FS)
	if err != nil {
		return "", "", err
	}
	books := cards.Rulebooks()
	if len(books) == 0 {
		return "", "", errors.New("no rulebook has a spellbook")
	}
	code, err = formats.NewScribe(cards).Code(builder.FromRulebook(books[0], "Filmed"))
	if err != nil {
		return "", "", err
	}
	drawn, err := qrpic.Encode(code)
	if err != nil {
		return "", "", err
	}
	size := image.Pt(640, 480)
	light := bytes.Repeat([]byte{0xd0}, size.X*size.Y) // a table in the evening, not paper in the sun
	module := size.Y / (drawn.Size + 8)
	corner := image.Pt((size.X-drawn.Size*module)/2, (size.Y-drawn.Size*module)/2)
	for y := range drawn.Size * module {
		for x := range drawn.Size * module {
			if drawn.Black(x/module, y/module) {
				light[(corner.Y+y)*size.X+corner.X+x] = 0x30
			}
		}
	}
	film := bytes.NewBufferString(fmt.Sprintf("YUV4MPEG2 W%d H%d F10:1 Ip A1:1 C420jpeg\n", size.X, size.Y))
	for range 10 {
		film.WriteString("FRAME\n")
		film.Write(light)
		film.Write(bytes.Repeat([]byte{0x80}, size.X*size.Y/2)) // without colour
	}
	if file, err = filepath.Abs(filepath.Join(folder, "code.y4m")); err != nil {
		return "", "", err
	}
	return file, code, os.WriteFile(file, film.Bytes(), 0o600)
}

// scans reads a spellbook with the camera, and looks whether it is on the shelf.
func (s *session) scans() error {
	if err := s.size(tall); err != nil {
		return err
	}
	if err := s.settings(headless.OpenScanning(s.filmed)); err != nil {
		return err
	}
	if err := s.tap("Books"); err != nil {
		return err
	}
	if err := s.tap("Import"); err != nil {
		return err
	}
	if err := s.tap("Read a QR code"); err != nil {
		return err
	}
	err := headless.Until("the filmed book", func() (bool, error) {
		var books string
		err := s.browser.Ask(browser.Text("books/"), &books)
		return strings.Contains(books, `"Filmed"`), err
	})
	return errors.Join(err, s.size(height))
}
