// Package paper makes pages to be printed: PDF with embedded fonts, in the look of
// the app, on A4 or Letter. It knows lines, columns and boxes, and nothing of what
// is written in them. All lengths are millimetres from the upper left corner, sizes
// of letters points.
package paper

import (
	"bytes"
	"fmt"
	"io/fs"
	"strings"
	"time"

	"codeberg.org/go-pdf/fpdf"
)

// Size is the size of a page.
type Size string

// The sizes printers have.
const (
	A4     Size = "A4"
	Letter Size = "Letter"
)

// Sizes lists all sizes.
func Sizes() []Size { return []Size{A4, Letter} }

// SizeOf finds a size by its name, in upper or lower case; empty is A4.
func SizeOf(name string) (Size, bool) {
	for _, s := range Sizes() {
		if strings.EqualFold(name, string(s)) {
			return s, true
		}
	}
	return A4, name == ""
}

// Face is how letters look.
type Face string

// The faces: the app's for titles and numerals, and one to read.
const (
	Display Face = "display"
	Body    Face = "body"
	Strong  Face = "strong"
)

// Fonts are the files of the faces (TrueType). They may be shared.
type Fonts map[Face][]byte

// LoadFonts reads the fonts below the folder fonts of the program's assets.
func LoadFonts(assets fs.FS) (Fonts, error) {
	files := map[Face]string{Display: "Quattrocento-Bold.ttf", Body: "NotoSans-Latin.ttf", Strong: "NotoSans-Latin-Bold.ttf"}
	fonts := Fonts{}
	for face, file := range files {
		data, err := fs.ReadFile(assets, "fonts/"+file)
		if err != nil {
			return nil, fmt.Errorf("read font: %w", err)
		}
		fonts[face] = data
	}
	return fonts, nil
}

// Ink is a colour of letters and lines: red, green and blue in a byte each.
type Ink int

// The inks: legible on every printer, and none of them the only sign of anything.
const (
	Black Ink = 0x1c1a16
	Quiet Ink = 0x6b665c
	Gold  Ink = 0x8a6314
	Harm  Ink = 0xa82e1c
)

func (i Ink) parts() (r, g, b int) { return int(i) >> 16, int(i) >> 8 & 0xff, int(i) & 0xff }

// Margin is the width of the border that printers leave white.
const Margin = 14

// About is what a PDF says of itself.
type About struct {
	Title    string
	Keywords string
	Made     time.Time // the clock of the caller
}

// Doc is a document while it is made. Pages are added by Page; what is wrong is
// told by Bytes.
type Doc struct {
	Width, Height float64 // of every page

	pdf *fpdf.Fpdf
}

// New begins a document without a page.
func New(size Size, fonts Fonts, about About) *Doc {
	pdf := fpdf.New("P", "mm", string(size), "")
	pdf.SetTitle(about.Title, true)
	pdf.SetKeywords(about.Keywords, false)
	pdf.SetCreator("Quickcast", false)
	pdf.SetCreationDate(about.Made)
	pdf.SetModificationDate(about.Made)
	pdf.SetCatalogSort(true) // the same document gives the same bytes
	pdf.SetAutoPageBreak(false, 0)
	pdf.SetMargins(Margin, Margin, Margin)
	for _, face := range []Face{Display, Body, Strong} {
		pdf.AddUTF8FontFromBytes(string(face), "", fonts[face])
	}
	d := &Doc{pdf: pdf}
	d.Width, d.Height = pdf.GetPageSize()
	return d
}

// Page adds a page; what is drawn from now on is on it.
func (d *Doc) Page() { d.pdf.AddPage() }

// Pages is the number of pages so far.
func (d *Doc) Pages() int { return d.pdf.PageCount() }

// Bytes is the whole document.
func (d *Doc) Bytes() ([]byte, error) {
	var out bytes.Buffer
	if err := d.pdf.Output(&out); err != nil {
		return nil, fmt.Errorf("make PDF: %w", err)
	}
	return out.Bytes(), nil
}

// Pen is what letters are written with.
type Pen struct {
	Face Face
	Size float64 // points
	Ink  Ink
}

func (d *Doc) take(p Pen) {
	d.pdf.SetFont(string(p.Face), "", p.Size)
	d.pdf.SetTextColor(p.Ink.parts())
}

// Measure is how wide a text gets.
func (d *Doc) Measure(p Pen, text string) float64 {
	d.take(p)
	return d.pdf.GetStringWidth(legible(text))
}

// Write puts a line with its base line at y. What is wider than room (0: as wide as it
// likes) is written narrower down to three quarters, and then cut.
func (d *Doc) Write(p Pen, x, y, room float64, text string) {
	text, p = d.fit(p, room, legible(text))
	d.take(p)
	d.pdf.Text(x, y, text)
}

// WriteRight is Write for a line that ends at x.
func (d *Doc) WriteRight(p Pen, x, y, room float64, text string) {
	text, p = d.fit(p, room, legible(text))
	d.take(p)
	d.pdf.Text(x-d.pdf.GetStringWidth(text), y, text)
}

func (d *Doc) fit(p Pen, room float64, text string) (string, Pen) {
	if room <= 0 {
		return text, p
	}
	wide := d.Measure(p, text)
	if wide <= room {
		return text, p
	}
	p.Size *= max(0.75, room/wide)
	for runes := []rune(text); len(runes) > 1 && d.Measure(p, text) > room; {
		runes = runes[:len(runes)-1]
		text = strings.TrimRight(string(runes), " ") + "…"
	}
	return text, p
}

// Split breaks a text into lines no wider than room.
func (d *Doc) Split(p Pen, room float64, text string) []string {
	d.take(p)
	var lines []string
	for line := range strings.SplitSeq(legible(text), "\n") {
		if line == "" {
			lines = append(lines, "")
			continue
		}
		lines = append(lines, d.pdf.SplitText(line, room)...)
	}
	return lines
}

// Line draws a straight line, dashed where it is to be folded or cut.
func (d *Doc) Line(x1, y1, x2, y2, weight float64, ink Ink, dashed bool) {
	d.pdf.SetLineWidth(weight)
	d.pdf.SetDrawColor(ink.parts())
	if dashed {
		d.pdf.SetDashPattern([]float64{1.2, 1.2}, 0)
		defer d.pdf.SetDashPattern(nil, 0)
	}
	d.pdf.Line(x1, y1, x2, y2)
}

// Box draws the outline of a rectangle, with rounded corners where round is above 0.
func (d *Doc) Box(x, y, w, h, weight, round float64, ink Ink) {
	d.pdf.SetLineWidth(weight)
	d.pdf.SetDrawColor(ink.parts())
	d.pdf.RoundedRect(x, y, w, h, round, "1234", "D")
}

// Grid fills the squares of a picture of black and white that dark names, side modules
// wide, into a square of that width: a QR code.
func (d *Doc) Grid(x, y, width float64, side int, dark func(x, y int) bool) {
	d.pdf.SetFillColor(0, 0, 0)
	each := width / float64(side)
	for row := range side {
		for from := 0; from < side; from++ {
			to := from
			for to < side && dark(to, row) {
				to++
			}
			if to > from { // a run at once: no hair lines between its squares
				d.pdf.Rect(x+float64(from)*each, y+float64(row)*each, float64(to-from)*each, each, "F")
				from = to
			}
		}
	}
}

// legible takes out what the faces have no letters for: they would be boxes.
func legible(text string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case r == '\n', r >= ' ' && r <= '~', r >= 0xa0 && r <= 0x17f, r >= 0x2010 && r <= 0x2015, r >= 0x2018 && r <= 0x201e,
			strings.ContainsRune("†‡•…‰‹›€™−", r):
			return r
		case r == '\t':
			return ' '
		}
		return '?'
	}, text)
}
