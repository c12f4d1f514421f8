// Package pictures keeps pictures of cards that a person owns and has taken himself: found by what
// a file is called, made small once, kept on the device alone and given to nobody.
package pictures

import (
	"archive/zip"
	"bytes"
	"fmt"
	"image"
	"image/jpeg"
	_ "image/png" // is read, too
	"io"
	"path"
	"slices"
	"strings"

	"golang.org/x/image/draw"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/internal/fold"
)

// Folder is where the pictures are: what begins so is in no backup.
const Folder = "device/pictures/"

const ending = ".jpg"

// Bounds of what is read: the points of a picture, how wide one is kept, and what an archive holds
// of each picture in bytes.
const (
	mostPoints = 40_000_000
	keptWide   = 420
	quality    = 82
	mostBytes  = 20 << 20
)

// Store is what pictures are kept in.
type Store interface {
	Names(prefix string) ([]string, error)
	Read(name string) ([]byte, error)
	Replace(name string, data []byte) error
	Remove(name string) error
}

func isPicture(name string) bool { return hasEnding(name, ".png", ".jpg", ".jpeg") }

func isArchive(name string) bool { return hasEnding(name, ".zip", ".o8c") }

func hasEnding(name string, endings ...string) bool {
	for _, end := range endings {
		if strings.HasSuffix(strings.ToLower(name), end) {
			return true
		}
	}
	return false
}

// Finder finds the card a file is called after.
type Finder struct {
	cards *catalog.Catalog
	named map[string]catalog.CardID
}

// NewFinder is a finder among the cards of a catalog.
func NewFinder(cards *catalog.Catalog) *Finder {
	f := &Finder{cards, map[string]catalog.CardID{}}
	for _, card := range cards.Cards() {
		names := append([]string{string(card.ID), card.Name}, card.Codes...)
		for _, said := range card.Words {
			names = append(names, said.Name)
		}
		for _, name := range names {
			if key := fold.Compact(fold.Text(name)); key != "" && f.named[key] == "" {
				f.named[key] = card.ID
			}
		}
	}
	return f
}

// Card is the card a picture is of, by the name of its file: the card's, in any language, its id, a
// code that is printed on it, or the id it has in OCTGN, whose packs are laid out so.
func (f *Finder) Card(name string) (catalog.CardID, bool) {
	base := path.Base(strings.ReplaceAll(name, `\`, "/"))
	base = strings.TrimSuffix(base, path.Ext(base))
	if card, ok := f.cards.ByOCTGN(base); ok {
		return card.ID, true
	}
	id, ok := f.named[fold.Compact(fold.Text(base))]
	return id, ok
}

// Holds reports whether a file is a picture of a card, or an archive with some.
func (f *Finder) Holds(name string, data []byte) bool {
	if !isArchive(name) {
		_, ok := f.Card(name)
		return ok && isPicture(name)
	}
	archive, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	return err == nil && slices.ContainsFunc(archive.File, func(file *zip.File) bool {
		_, ok := f.Card(file.Name)
		return ok && isPicture(file.Name)
	})
}

// Take keeps the pictures of a file, which may be an archive of them, and gives the ids of their
// cards. What is no picture, or of no card, is left out; the error is of what could not be kept.
func (f *Finder) Take(files Store, name string, data []byte) (taken []catalog.CardID, err error) {
	if !isArchive(name) {
		id, ok := f.Card(name)
		if !ok {
			return nil, nil
		}
		return []catalog.CardID{id}, Keep(files, id, data)
	}
	archive, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	for _, file := range archive.File {
		id, ok := f.Card(file.Name)
		if !ok || !isPicture(file.Name) {
			continue
		}
		one, err := read(file)
		if err != nil {
			return taken, fmt.Errorf("%s: %w", file.Name, err)
		}
		if err := Keep(files, id, one); err != nil {
			return taken, err
		}
		taken = append(taken, id)
	}
	return taken, nil
}

func read(file *zip.File) ([]byte, error) {
	in, err := file.Open()
	if err != nil {
		return nil, err
	}
	defer in.Close()
	return io.ReadAll(io.LimitReader(in, mostBytes))
}

// Keep makes a picture small and keeps it as that of a card.
func Keep(files Store, id catalog.CardID, data []byte) error {
	size, _, err := image.DecodeConfig(bytes.NewReader(data))
	if err != nil || size.Width < 1 || size.Height < 1 || size.Width > mostPoints/size.Height {
		return &Unreadable{Err: err}
	}
	picture, _, err := image.Decode(bytes.NewReader(data))
	if err != nil {
		return &Unreadable{Err: err}
	}
	wide := min(size.Width, keptWide)
	small := image.NewRGBA(image.Rect(0, 0, wide, max(1, size.Height*wide/size.Width)))
	draw.CatmullRom.Scale(small, small.Bounds(), picture, picture.Bounds(), draw.Src, nil)
	var out bytes.Buffer
	if err := jpeg.Encode(&out, small, &jpeg.Options{Quality: quality}); err != nil {
		return &Unreadable{Err: err}
	}
	return files.Replace(Folder+string(id)+ending, out.Bytes())
}

// Of is the picture of a card; nil where there is none.
func Of(files Store, id catalog.CardID) []byte {
	data, err := files.Read(Folder + string(id) + ending)
	if err != nil {
		return nil // who has none sees the card without
	}
	return data
}

// Forget takes a picture away.
func Forget(files Store, id catalog.CardID) error { return files.Remove(Folder + string(id) + ending) }

// Unreadable refuses what is no picture, or larger than any of a card.
type Unreadable struct{ Err error }

func (e *Unreadable) Error() string { return fmt.Sprintf("no picture that can be read: %v", e.Err) }

func (e *Unreadable) Unwrap() error { return e.Err }

// Message names the text for this error.
func (e *Unreadable) Message() (string, map[string]any) { return "cardsscreen.pictureUnreadable", nil }
