package formats

import (
	"encoding/base64"
	"errors"
	"hash/crc32"
	"strings"
	"testing"

	"github.com/quickcast/quickcast/builder"
)

// fuzz reads anything: it must end, refuse with a RejectError or give a book
// that can be written and read again. An input is tried in one format, which its
// bytes choose: that is eight times as many inputs in the same time.
func fuzz(f *testing.F, seeds ...string) {
	s := scribe(f)
	for _, seed := range seeds {
		f.Add([]byte(seed))
	}
	book, writable := sampleBook(), thereAndBack()
	for _, format := range writable {
		data, err := s.Write(book, format)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(data)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		r, err := s.Read(data, Options{})
		var rejected *RejectError
		if err != nil {
			if !errors.As(err, &rejected) {
				t.Fatalf("refused without a reason: %v", err)
			}
			return
		}
		if len(r.Book.Entries) == 0 && r.Book.Mage == "" {
			return // only JSON can hold a book without any card and mage
		}
		format := writable[crc32.ChecksumIEEE(data)%uint32(len(writable))]
		written, err := s.Write(r.Book, format)
		if err != nil {
			t.Fatalf("%s: %v", format, err)
		}
		back, err := s.Read(written, Options{})
		if err != nil {
			t.Fatalf("%s: %v\n%s", format, err, written)
		}
		if !back.Book.Same(r.Book) {
			t.Fatalf("%s: got\n%+v\nwant\n%+v\n%s", format, back.Book, r.Book, written)
		}
	})
}

func FuzzText(f *testing.F) {
	fuzz(f, "Mage: Warlock\n2x Fireball\nBear Strength x2\n(3) Dispel\n", "Creatures (2):\n- 2 Timber Wolf, 1x Feral Bobcat\n", "1. Dispel\n2. Block\n3. Decoy\n4. Rust\n",
		"MAge:FireBAll\n1 Rust", "Rust\n// "+strings.Repeat("long ", 900)+"\n", "2 Fireball, 1 Firebal, Huginn, Raven 3 Rust\n", forumCode)
}

func FuzzO8D(f *testing.F) {
	fuzz(f, `<deck game="9acef3d0-efa8-4d3f-a10c-54812baecdda"><section name="Mage"><card qty="1" id="4208e1b0-b570-42de-9e62-5ce15b97b91e">Wizard(Air)</card></section><section name="Attack"><card qty="0" id="">Dispel</card></section><notes>x</notes></deck>`,
		`<deck><section name="Mage"><card id="x">Fireball</card></section>stray<card qty="1" qty="2">Rust</card><deck/></deck> 2 Rust`)
}

func FuzzJSON(f *testing.F) {
	fuzz(f, `{"mage":"Warlock","cards":[{"name":"Dispel","count":"2"},"3x Fireball",7]}`, `{"cards":{"Dispel":2,"Bear Strenght":1e9}}`,
		`{"cards":{"MW1I06":3,"x":0},"mage":2}`, `[["1",[{"name":"Rust"},2]],["Dispel",3]]`)
}

func FuzzCSV(f *testing.F) {
	fuzz(f, "count;name\n2;Dispel\n\"1;Block\n", "card,qty\nDispel,x\n", "kind,name\nnote,'=1\nname,-x\nkept,''@\n,Rust\n")
}

func FuzzCode(f *testing.F) {
	fuzz(f, "QC1.", "QC2.AAAAAAAA", "Look: https://example.org/#QC1.AAAAAAAAAA", `{"ObjectStates":[{"Nickname":"Deck","ContainedObjects":[{"Nickname":"Dispel"},{"Nickname":"Dispel"}]}]}`)
}

// FuzzCodeBytes reads the bytes of a code whose checksum is right: whatever they say,
// reading ends, and what was read can be written.
func FuzzCodeBytes(f *testing.F) {
	s := scribe(f)
	for _, book := range []builder.Book{sampleBook(), {Mage: "arena-druid-wychwood", Entries: []builder.Entry{{Card: "dispel", Count: 2}}}} {
		code, err := s.Code(book)
		if err != nil {
			f.Fatal(err)
		}
		data, err := base64.RawURLEncoding.DecodeString(strings.TrimPrefix(code, "QC1."))
		if err != nil {
			f.Fatal(err)
		}
		f.Add(data[:len(data)-checkBytes])
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		r, err := s.Read([]byte("QC1."+base64.RawURLEncoding.EncodeToString(append(data, checksum(data)...))), Options{})
		if err != nil {
			return
		}
		code, err := s.Code(r.Book)
		if err != nil {
			t.Fatal(err)
		}
		if back, err := s.Read([]byte(code), Options{}); err != nil || !back.Book.Same(r.Book) {
			t.Fatalf("%v: got\n%+v\nwant\n%+v", err, back.Book, r.Book)
		}
	})
}

// FuzzPicture reads anything as a picture.
func FuzzPicture(f *testing.F) {
	s := scribe(f)
	picture, err := s.Write(builder.Book{Mage: "arena-druid-wychwood", Entries: []builder.Entry{{Card: "dispel", Count: 2}}}, QR)
	if err != nil {
		f.Fatal(err)
	}
	f.Add(picture)
	f.Fuzz(func(t *testing.T, data []byte) {
		var rejected *RejectError
		if _, err := s.Read(data, Options{}); err != nil && !errors.As(err, &rejected) {
			t.Fatalf("refused without a reason: %v", err)
		}
	})
}
