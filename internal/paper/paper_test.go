package paper_test

import (
	"bytes"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/internal/paper"
)

func document(t interface{ Fatal(...any) }, size paper.Size) *paper.Doc {
	fonts, err := paper.LoadFonts(assets.FS)
	if err != nil {
		t.Fatal(err)
	}
	d := paper.New(size, fonts, paper.About{})
	d.Page()
	return d
}

// A flow never lays one thing over another, nothing below the foot of a page, and
// begins a page where the columns are full.
func TestFlowFillsColumnsAndPages(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := document(t, rapid.SampledFrom(paper.Sizes()).Draw(t, "size"))
		columns := rapid.IntRange(1, 3).Draw(t, "columns")
		const top, bottom = 40.0, 240.0
		f := d.NewFlow(columns, 6, top, bottom)
		page, x, foot := d.Pages(), -1.0, 0.0
		for range rapid.IntRange(1, 80).Draw(t, "things") {
			height := rapid.Float64Range(3, 20).Draw(t, "height")
			atX, atY := f.Take(height, 0)
			if atY+height > bottom+0.01 {
				t.Fatalf("a thing of %.1f mm at %.1f goes below the foot at %.1f", height, atY, bottom)
			}
			if d.Pages() == page && atX == x && atY < foot-0.01 {
				t.Fatalf("it lies over the one before: %.2f, and that ended at %.2f", atY, foot)
			}
			if d.Pages() == page && atX < x {
				t.Fatalf("it goes back to a column that is full")
			}
			page, x, foot = d.Pages(), atX, atY+height
		}
	})
}

// What is wider than its room is written narrower or cut, never beyond it; and the
// document is one that readers know.
func TestTextStaysInItsRoom(t *testing.T) {
	d := document(t, paper.A4)
	pen := paper.Pen{Face: paper.Body, Size: 10}
	long := strings.Repeat("Zauberbücher ", 30)
	if d.Measure(pen, long) < 200 {
		t.Fatal("the text is too short to be cut")
	}
	d.Write(pen, 20, 30, 60, long)
	data, err := d.Bytes()
	if err != nil || !bytes.HasPrefix(data, []byte("%PDF-")) {
		t.Errorf("%.8q, %v", data, err)
	}
}

func TestSizeOf(t *testing.T) {
	for name, want := range map[string]paper.Size{"": paper.A4, "a4": paper.A4, "LETTER": paper.Letter} {
		if got, ok := paper.SizeOf(name); !ok || got != want {
			t.Errorf("%q is %s, %v", name, got, ok)
		}
	}
	if _, ok := paper.SizeOf("napkin"); ok {
		t.Error("a napkin is taken for paper")
	}
}
