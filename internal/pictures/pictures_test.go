package pictures_test

import (
	"archive/zip"
	"bytes"
	"image"
	"image/png"
	"strings"
	"testing"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/internal/pictures"
	"github.com/quickcast/quickcast/internal/store"
)

func drawn(t testing.TB, wide, high int) []byte {
	t.Helper()
	var out bytes.Buffer
	if err := png.Encode(&out, image.NewRGBA(image.Rect(0, 0, wide, high))); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

// A picture is found by its card's name in either language, its id, a printed code, and the layout
// of OCTGN's packs; it is made small and kept where no backup looks.
func TestPicturesAreFound(t *testing.T) {
	cards, err := catalog.Load(assets.FS)
	if err != nil {
		t.Fatal(err)
	}
	f, files := pictures.NewFinder(cards), store.NewMemory()
	wolf, _ := cards.Card("timber-wolf")
	names := []string{"Timber Wolf.png", "timber_wolf.JPG", "timber-wolf.jpeg", wolf.NameIn("de") + ".png", `sets\x\Cards\` + cards.OCTGN(wolf.ID)[0] + ".png"}
	for _, code := range wolf.Codes {
		names = append(names, code+".png")
	}
	for _, name := range names {
		if id, ok := f.Card(name); !ok || id != wolf.ID {
			t.Errorf("%q is of %q", name, id)
		}
	}
	if _, ok := f.Card("holiday.png"); ok {
		t.Error("a picture of nothing is of a card")
	}
	var pack bytes.Buffer
	w := zip.NewWriter(&pack)
	for name, data := range map[string][]byte{"a/Timber Wolf.png": drawn(t, 900, 1200), "a/holiday.png": drawn(t, 3, 3), "a/fireball.txt": []byte("x")} {
		part, _ := w.Create(name)
		_, _ = part.Write(data)
	}
	_ = w.Close()
	taken, err := f.Take(files, "pack.o8c", pack.Bytes())
	if err != nil || len(taken) != 1 || taken[0] != wolf.ID {
		t.Fatalf("%v, %v", taken, err)
	}
	kept, kind, err := image.DecodeConfig(bytes.NewReader(pictures.Of(files, wolf.ID)))
	if err != nil || kind != "jpeg" || kept.Width != 420 || kept.Height != 560 {
		t.Errorf("kept as %s of %d by %d, %v", kind, kept.Width, kept.Height, err)
	}
	names, _ = files.Names("")
	if len(names) != 1 || !strings.HasPrefix(names[0], "device/") {
		t.Errorf("it lies at %v", names)
	}
	if err := pictures.Forget(files, wolf.ID); err != nil || pictures.Of(files, wolf.ID) != nil {
		t.Error("it cannot be forgotten", err)
	}
}

// Whatever is called a picture, nothing is kept of what cannot be read, and nothing breaks.
func FuzzTake(f *testing.F) {
	cards, err := catalog.Load(assets.FS)
	if err != nil {
		f.Fatal(err)
	}
	finder := pictures.NewFinder(cards)
	f.Add("timber-wolf.png", drawn(f, 4, 4))
	f.Add("pack.zip", []byte("PK\x03\x04"))
	f.Fuzz(func(t *testing.T, name string, data []byte) {
		files := store.NewMemory()
		taken, err := finder.Take(files, name, data)
		if names, _ := files.Names(""); err != nil && len(taken) == 0 && len(names) > 0 {
			t.Errorf("%v, and yet %v is kept", err, names)
		}
	})
}
