package sheet

import (
	"bytes"
	"compress/zlib"
	"crypto/sha256"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/builder/formats"
	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/internal/paper"
)

// plain are words that say nothing but their ids.
type plain struct{}

func (plain) T(id string, _ ...any) string        { return id }
func (plain) N(id string, _ int, _ ...any) string { return id }
func (plain) Lang() string                        { return "en" }

func orders(t testing.TB) (*catalog.Catalog, *formats.Scribe, func(b builder.Book, kind Kind, size paper.Size) Order) {
	t.Helper()
	cards, err := catalog.Load(assets.FS)
	if err != nil {
		t.Fatal(err)
	}
	fonts, err := paper.LoadFonts(assets.FS)
	if err != nil {
		t.Fatal(err)
	}
	return cards, formats.NewScribe(cards), func(b builder.Book, kind Kind, size paper.Size) Order {
		return Order{
			Kind: kind, Size: size, Fonts: fonts, Words: plain{}, Review: builder.Look(b, cards), Unread: b.Kept,
			Title: b.Name, Mage: "Wizard, Sortilege", Player: "Ada Lovelace", Made: time.Date(2026, 11, 22, 0, 0, 0, 0, time.UTC),
		}
	}
}

// Every sheet of every size is made, of small, large, broken and empty books, and is
// read back as the same book. QUICKCAST_SHOTS keeps them to be looked at.
func TestSheets(t *testing.T) {
	cards, scribe, order := orders(t)
	start, _ := cards.Rulebook("arena-starting-wizard")
	book := builder.FromRulebook(start, "Feuer & Flamme – Teil “2”")
	book.Notes = "private"
	broken := book.Add("enfeeble", 9).Add("adramelech-lord-of-fire", 2).Add("fireball", 3)
	broken.Kept = []builder.Kept{{Count: 2, Name: "Bear Strenght"}}
	giant := book
	for _, card := range cards.Cards()[:300] {
		giant = giant.Add(card.ID, 7)
	}
	for name, b := range map[string]builder.Book{"book": book, "broken": broken, "giant": giant, "empty": {Name: "Empty"}} {
		for _, kind := range Kinds() {
			for _, size := range paper.Sizes() {
				print := scribe.With(func(b builder.Book, code, scan string) ([]byte, error) {
					o := order(b, kind, size)
					o.Code, o.Scan = code, scan
					return Make(o)
				})
				data, err := print.Write(b, formats.PDF)
				if err != nil || !bytes.HasPrefix(data, []byte("%PDF-")) {
					t.Fatalf("%s %s %s: %v", name, kind, size, err)
				}
				if folder := os.Getenv("QUICKCAST_SHOTS"); folder != "" {
					if err := os.WriteFile(filepath.Join(folder, strings.Join([]string{name, string(kind), string(size)}, "-")+".pdf"), data, 0o644); err != nil {
						t.Fatal(err)
					}
				}
				if r, err := scribe.Read(data, formats.Options{}); len(b.Entries) > 0 && (err != nil || r.Format != formats.PDF || !r.Book.Same(b)) {
					t.Errorf("%s %s %s is read as %s %+v, %v", name, kind, size, r.Format, r.Book, err)
				}
			}
		}
	}
}

// What is drawn on every sheet is what was drawn before: each word at its place, each line, and no
// more faults than a sheet has room for. Where that is to be otherwise, QUICKCAST_SHEETS=write
// writes the sums anew; look at the sheets then (QUICKCAST_SHOTS above).
func TestSheetsAreDrawnAsBefore(t *testing.T) {
	cards, _, order := orders(t)
	start, _ := cards.Rulebook("arena-starting-wizard")
	book := builder.FromRulebook(start, "Feuer & Flamme")
	broken, fifteen := book.Add("enfeeble", 9).Add("adramelech-lord-of-fire", 2), book
	broken.Kept = []builder.Kept{{Count: 2, Name: "Bear Strenght"}}
	for _, card := range cards.Cards()[:40] {
		fifteen = fifteen.Add(card.ID, 7)
	}
	nobody := book
	nobody.Mage = ""
	var sums strings.Builder
	for _, b := range []struct {
		name string
		book builder.Book
	}{{"book", book}, {"broken", broken}, {"more faults than lines", fifteen}, {"nobody's", nobody}, {"empty", builder.Book{Name: "Empty"}}} {
		for _, kind := range Kinds() {
			data, err := Make(order(b.book, kind, paper.A4))
			if err != nil {
				t.Fatal(err)
			}
			fmt.Fprintf(&sums, "%s %s %x\n", b.name, kind, sha256.Sum256(drawn(t, data)))
		}
	}
	const file = "testdata/sheets.txt"
	if os.Getenv("QUICKCAST_SHEETS") == "write" {
		if err := os.WriteFile(file, []byte(sums.String()), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	was := strings.Split(string(want), "\n")
	for i, now := range strings.Split(sums.String(), "\n") {
		if i >= len(was) || was[i] != now {
			t.Errorf("%q is drawn otherwise", now)
		}
	}
}

// drawn is what the pages of a PDF draw, without how it is packed.
func drawn(t *testing.T, data []byte) (all []byte) {
	t.Helper()
	for _, part := range bytes.Split(data, []byte("\nstream\n"))[1:] {
		packed, _, _ := bytes.Cut(part, []byte("\nendstream"))
		from, err := zlib.NewReader(bytes.NewReader(packed))
		if err != nil {
			continue // a picture
		}
		plain, err := io.ReadAll(from)
		if err != nil {
			t.Fatal(err)
		}
		if bytes.Contains(plain, []byte(" Tf")) {
			all = append(all, plain...)
		}
	}
	if len(all) == 0 {
		t.Fatal("nothing is drawn")
	}
	return all
}

// The same order gives the same bytes.
func TestSheetsAreSteady(t *testing.T) {
	cards, _, order := orders(t)
	start, _ := cards.Rulebook("arena-starting-druid")
	if start == nil {
		start = cards.Rulebooks()[0]
	}
	book := builder.FromRulebook(start, "Steady")
	first, err := Make(order(book, Event, paper.A4))
	if err != nil {
		t.Fatal(err)
	}
	second, err := Make(order(book, Event, paper.A4))
	if err != nil || !bytes.Equal(first, second) {
		t.Errorf("%d and %d bytes, %v", len(first), len(second), err)
	}
}

func BenchmarkSheet(b *testing.B) {
	cards, _, order := orders(b)
	start, _ := cards.Rulebook("arena-starting-wizard")
	book := builder.FromRulebook(start, "Starting")
	for _, kind := range Kinds() {
		o := order(book, kind, paper.A4)
		o.Scan = "QC1." + strings.Repeat("Abcd", 25)
		b.Run(string(kind), func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				if _, err := Make(o); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
