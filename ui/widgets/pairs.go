package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/quickcast/quickcast/ui/theme"
)

// Pair is a word and what it stands for: "Range" and "0 to 2".
type Pair struct{ Word, Means string }

// NewPairs returns lines of words with what they stand for, all in two columns.
// What is too long wraps.
func NewPairs(k *Kit, pairs []Pair) *fyne.Container {
	var objects []fyne.CanvasObject
	for _, p := range pairs {
		objects = append(objects,
			NewParagraph(k, p.Word, Style{Role: theme.Quiet}), NewParagraph(k, p.Means, Style{}))
	}
	return container.New(&pairColumns{kit: k}, objects...)
}

// pairColumns is the layout of two columns whose lines are as high as the higher one.
type pairColumns struct {
	kit   *Kit
	width float32
}

const (
	pairsGap   float32 = 12
	pairsLine  float32 = 6
	pairsShare float32 = 0.42
)

// first is the width of the first column: what its words need, where the second
// leaves that much, and else a share that lets both wrap.
func (p *pairColumns) first(objects []fyne.CanvasObject, width float32) float32 {
	var widest [2]float32
	t := newText(p.kit, plain, theme.Body, theme.Quiet)
	for i, o := range objects {
		if words, ok := o.(*Paragraph); ok {
			widest[i%2] = max(widest[i%2], ceil(t.widthOf(words.words))+1)
		}
	}
	room := max(width*pairsShare, width-widest[1]-pairsGap)
	return min(max(widest[0], 96), room)
}

func (p *pairColumns) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	p.width = size.Width
	p.flow(objects, size.Width, func(o fyne.CanvasObject, x, y, w, h float32) {
		area{kit: p.kit, size: size}.put(o, x, y, w, h)
	})
}

func (p *pairColumns) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(200, p.heightOf(objects, max(p.width, 200)))
}

func (p *pairColumns) heightOf(objects []fyne.CanvasObject, width float32) float32 {
	p.width = width
	return p.flow(objects, width, func(fyne.CanvasObject, float32, float32, float32, float32) {})
}

func (p *pairColumns) flow(objects []fyne.CanvasObject, width float32, place func(o fyne.CanvasObject, x, y, w, h float32)) float32 {
	first := p.first(objects, width)
	rest := width - first - pairsGap
	var y float32
	for i := 0; i+1 < len(objects); i += 2 {
		if i > 0 {
			y += pairsLine
		}
		h := max(heightFor(objects[i], first), heightFor(objects[i+1], rest))
		place(objects[i], 0, y, first, h)
		place(objects[i+1], first+pairsGap, y, rest, h)
		y += h
	}
	return y
}
