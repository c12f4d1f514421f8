package main

import "strings"

// encodings stand for some that no page reads: what is written in one becomes
// replacement characters.
func encodings(names ...string) string {
	return "\nimport \"golang.org/x/text/encoding\"\n\nvar " + strings.Join(names, ", ") + " encoding.Encoding = " +
		strings.Repeat("encoding.Replacement, ", len(names)-1) + "encoding.Replacement\n"
}

// charset reads XML that is not UTF-8.
const charset = `
import (
	"errors"
	"io"
)

func NewReaderLabel(label string, _ io.Reader) (io.Reader, error) {
	return nil, errors.New("not UTF-8 but " + label)
}
`

// fontscan looks for the system's faces.
const fontscan = `
import (
	"errors"

	"github.com/go-text/typesetting/font"
	"github.com/go-text/typesetting/language"
)

const (
	SansSerif = "sans-serif"
	Monospace = "monospace"
)

type (
	Logger interface{ Printf(format string, args ...interface{}) }
	Query  struct {
		Families []string
		Aspect   font.Aspect
	}
	FontMap struct{}
)

func NewFontMap(Logger) *FontMap                                { return nil }
func (*FontMap) UseSystemFonts(string) error                    { return errors.New("a page sees no faces of the system") }
func (*FontMap) SetQuery(Query)                                 {}
func (*FontMap) SetScript(language.Script)                      {}
func (*FontMap) ResolveFace(rune) *font.Face                    { return nil }
func (*FontMap) ResolveFaceForLang(language.LangID) *font.Face { return nil }
`

// markdown shows texts with marks in them: here as they are.
const markdown = `package widget

func NewRichTextFromMarkdown(content string) *RichText { return NewRichText(parseMarkdown(content)...) }

func (t *RichText) ParseMarkdown(content string) {
	t.Segments = parseMarkdown(content)
	t.Refresh()
}

func (t *RichText) AppendMarkdown(content string) {
	t.Segments = append(t.Segments, parseMarkdown(content)...)
	t.Refresh()
}

func parseMarkdown(content string) []RichTextSegment {
	return []RichTextSegment{&TextSegment{Style: RichTextStyleParagraph, Text: content}}
}
`

// gob keeps parts of a PDF for later.
const gob = `
import (
	"errors"
	"io"
)

type (
	GobEncoder interface{ GobEncode() ([]byte, error) }
	GobDecoder interface{ GobDecode([]byte) error }
	Encoder    struct{}
	Decoder    struct{}
)

var errNone = errors.New("not in a page")

func NewEncoder(io.Writer) Encoder { return Encoder{} }
func NewDecoder(io.Reader) Decoder { return Decoder{} }
func (Encoder) Encode(any) error   { return errNone }
func (Decoder) Decode(any) error   { return errNone }
`

// drawSVG is how the toolkit's writer draws letters that are drawings.
const drawSVG = `	pixWidth := int(fixed266ToFloat(g.Width) * r.PixScale)
	pixHeight := int(fixed266ToFloat(-g.Height) * r.PixScale)
	pix, err := renderSVGStream(bytes.NewReader(svg.Source), pixWidth, pixHeight)
	if err != nil {
		return err
	}

	rect := image.Rect(int(fixed266ToFloat(g.XBearing)*r.PixScale), int(fixed266ToFloat(-g.YBearing)*r.PixScale),
		pixWidth, pixHeight)
	draw.Draw(img, rect.Add(image.Point{X: int(x), Y: int(y)}), pix, image.Point{}, draw.Over)

	// ignore the svg.Outline shapes, as they are a fallback which we won't use
	return nil
}

func renderSVGStream(stream io.Reader, width, height int) (*image.NRGBA, error) {
	icon, err := oksvg.ReadIconStream(stream)
	if err != nil {
		return nil, err
	}

	iconAspect := float32(icon.ViewBox.W / icon.ViewBox.H)
	viewAspect := float32(width) / float32(height)
	imgW, imgH := width, height
	if viewAspect > iconAspect {
		imgW = int(float32(height) * iconAspect)
	} else if viewAspect < iconAspect {
		imgH = int(float32(width) / iconAspect)
	}

	icon.SetTarget(icon.ViewBox.X, icon.ViewBox.Y, float64(imgW), float64(imgH))

	out := image.NewNRGBA(image.Rect(0, 0, imgW, imgH))
	scanner := rasterx.NewScannerGV(int(icon.ViewBox.W), int(icon.ViewBox.H), out, out.Bounds())
	raster := rasterx.NewDasher(width, height, scanner)

	icon.Draw(raster, 1)
	return out, nil
`
