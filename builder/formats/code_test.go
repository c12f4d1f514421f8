package formats

import (
	"bytes"
	"errors"
	"image"
	"image/color"
	"image/jpeg"
	"image/png"
	"strings"
	"testing"

	"golang.org/x/image/draw"
	"golang.org/x/image/math/f64"

	"github.com/quickcast/quickcast/builder"
)

// starting is a rulebook's book of 59 cards.
func starting(t testing.TB, s *Scribe) builder.Book {
	t.Helper()
	rulebook, ok := s.catalog.Rulebook("arena-starting-wizard")
	if !ok {
		t.Fatal("no such book")
	}
	return builder.FromRulebook(rulebook, "Sortilege")
}

// A code is recognised alone, in an address, in a message and torn by a mail program;
// it is short enough for any of them.
func TestCodesAreRecognised(t *testing.T) {
	s := scribe(t)
	book := starting(t, s)
	code, err := s.Code(book)
	if err != nil || len(code) > 120 {
		t.Fatalf("%d letters: %s, %v", len(code), code, err)
	}
	for _, text := range []string{
		code, "  " + code + "\r\n", "https://example.org/quickcast/#" + code, "quickcast:" + code, "My new book:\n" + code + "\nsee you on Friday",
		"(" + code + ")", code[:40] + "\r\n" + code[40:80] + "\n " + code[80:],
	} {
		if r := read(t, s, text); r.Format != Code || !r.Book.Same(book) || len(r.Problems)+len(r.Notices) > 0 {
			t.Errorf("%q: %s %+v, problems %+v", text, r.Format, r.Book, r.Problems)
		}
	}
	noted := book.WithNotes("from " + code)
	for _, f := range thereAndBack() {
		data, err := s.Write(noted, f)
		if err != nil {
			t.Fatal(err)
		}
		if r := read(t, s, string(data)); r.Format != f || !r.Book.Same(noted) {
			t.Errorf("a code in the notes of %s makes it %s", f, r.Format)
		}
	}
}

// Every letter of a code counts: one that is wrong or missing refuses it, and so does a
// version to come.
func TestDamagedCodesAreRefused(t *testing.T) {
	s := scribe(t)
	code, err := s.Code(sampleBook())
	if err != nil {
		t.Fatal(err)
	}
	refused := func(text string, want Rejection) {
		t.Helper()
		_, err := s.Read([]byte(text), Options{})
		var rejected *RejectError
		if !errors.As(err, &rejected) || rejected.Reason != want {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
	for i := len("QC1."); i < len(code); i++ {
		other := "A"
		if code[i] == 'A' {
			other = "B"
		}
		if i < len(code)-1 { // of the last letter not every bit is used
			refused(code[:i]+other+code[i+1:], BadCode)
		}
		if i > 12 {
			refused(code[:i], BadCode)
		}
	}
	refused("QC2."+code[4:], Newer)
}

// A card and a mage that a newer program has numbers for are kept and reported, and the
// others read.
func TestCodesOfNewerCatalogs(t *testing.T) {
	s := scribe(t)
	newer := *s.catalog
	book := builder.Book{Game: "arena", Mage: "arena-druid-wychwood", Entries: []builder.Entry{{Card: "dispel", Count: 2}, {Card: "never-printed", Count: 3}}}
	code, err := (&Scribe{catalog: &newer}).Code(book)
	if err != nil {
		t.Fatal(err)
	}
	r := read(t, s, code)
	if r.Book.Count("dispel") != 2 || len(r.Book.Kept) != 1 || r.Book.Kept[0].Count != 3 || len(r.Problems) != 1 {
		t.Errorf("%+v, problems %+v", r.Book, r.Problems)
	}
}

// A QR picture is read as it was written, photographed small, turned, bright on dark,
// and from any kind of picture.
func TestPicturesThereAndBack(t *testing.T) {
	s := scribe(t)
	book := starting(t, s).WithNotes("Board control.")
	data, err := s.Write(book, QR)
	if err != nil {
		t.Fatal(err)
	}
	drawn, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	side := float64(drawn.Bounds().Dx())
	photo := func(angle [2]float64, scale float64, paper, ink uint8) []byte {
		whole := image.NewRGBA(image.Rect(0, 0, 1200, 900))
		draw.Draw(whole, whole.Bounds(), image.NewUniform(color.Gray{paper}), image.Point{}, draw.Src)
		code := image.NewRGBA(drawn.Bounds())
		for y := range drawn.Bounds().Dy() {
			for x := range drawn.Bounds().Dx() {
				shade := paper
				if r, _, _, _ := drawn.At(x, y).RGBA(); r == 0 {
					shade = ink
				}
				code.Set(x, y, color.Gray{shade})
			}
		}
		cos, sin := angle[0]*scale, angle[1]*scale
		move := f64.Aff3{cos, -sin, 600 - cos*side/2 + sin*side/2, sin, cos, 450 - sin*side/2 - cos*side/2}
		draw.BiLinear.Transform(whole, move, code, code.Bounds(), draw.Over, nil)
		var out bytes.Buffer
		if err := jpeg.Encode(&out, whole, &jpeg.Options{Quality: 60}); err != nil {
			t.Fatal(err)
		}
		return out.Bytes()
	}
	for name, picture := range map[string][]byte{
		"as written":     data,
		"a photo":        photo([2]float64{1, 0}, 1, 240, 20),
		"small":          photo([2]float64{1, 0}, 0.6, 200, 60),
		"turned a bit":   photo([2]float64{0.966, 0.259}, 1, 220, 40),
		"on its side":    photo([2]float64{0, 1}, 1, 220, 40),
		"bright on dark": photo([2]float64{1, 0}, 1, 20, 230),
	} {
		r, err := s.Read(picture, Options{})
		if err != nil || r.Format != QR || !r.Book.Same(book) {
			t.Errorf("%s: %v, %+v", name, err, r.Book)
		}
	}
	var empty bytes.Buffer
	if err := png.Encode(&empty, image.NewGray(image.Rect(0, 0, 60, 60))); err != nil {
		t.Fatal(err)
	}
	for name, test := range map[string]struct {
		data []byte
		want Rejection
	}{
		"no code":     {empty.Bytes(), NoCode},
		"broken off":  {data[:len(data)/2], BadPicture},
		"giant":       {append([]byte("\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\xff\xff\xff\x00\xff\xff\xff\x08\x06\x00\x00\x00"), 0, 0, 0, 0), BadPicture},
		"other words": {mustPicture(t, "https://example.org/menu"), Nothing},
	} {
		_, err := s.Read(test.data, Options{})
		var rejected *RejectError
		if !errors.As(err, &rejected) || rejected.Reason != test.want {
			t.Errorf("%s: %v, want %s", name, err, test.want)
		}
	}
	var long *TooLongError
	if _, err := s.Write(book.WithNotes(strings.Join(strings.Split(code4000(), ""), " ")), QR); !errors.As(err, &long) {
		t.Errorf("a book no picture holds: %v", err)
	}
}

func mustPicture(t *testing.T, text string) []byte {
	t.Helper()
	data, err := picture(text)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// code4000 is a text that hardly gets shorter by squeezing.
func code4000() string {
	var out strings.Builder
	x := uint32(7)
	for range 4000 {
		x = x*1664525 + 1013904223
		out.WriteByte(byte('!' + x>>24%90))
	}
	return out.String()
}

// Anybody's bags and decks are read by the names of their cards.
func TestTabletopSimulator(t *testing.T) {
	s := scribe(t)
	r := read(t, s, `{"SaveName":"","ObjectStates":[{"Name":"Bag","Nickname":"Fire","ContainedObjects":[
		{"Name":"Deck","Nickname":"","ContainedObjects":[{"Name":"Card","Nickname":"Fireball"},{"Name":"Card","Nickname":"Fireball"},{"Name":"Card","Nickname":"Dispel"}]},
		{"Name":"Card","Nickname":"Warlock"},{"Name":"Card","Nickname":""},{"Name":"Card","Nickname":"Firebal"}]}]}`)
	if r.Format != TTS || r.Book.Name != "Fire" || r.Book.Mage != "arena-warlock-arraxian-crown" || !same(r, counts{"fireball": 2, "dispel": 1}) ||
		len(r.Problems) != 1 || r.Problems[0].Suggestion != "fireball" {
		t.Errorf("%s %+v, problems %+v", r.Format, r.Book, r.Problems)
	}
	data, err := s.Write(starting(t, s), TTS)
	if err != nil || strings.Count(string(data), `"Notecard"`) != 59 {
		t.Errorf("%d cards, %v", strings.Count(string(data), `"Notecard"`), err)
	}
}
