package codex

import (
	"strings"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/catalog/codex"
	"github.com/quickcast/quickcast/ui/widgets"
)

// strokeKinds are how the strokes of a picture are drawn.
func strokeKinds() map[string]widgets.SketchKind {
	return map[string]widgets.SketchKind{
		codex.StrokeZone: widgets.SketchZone, codex.StrokeWall: widgets.SketchWall, codex.StrokeOwn: widgets.SketchOwn,
		codex.StrokeFoe: widgets.SketchFoe, codex.StrokeGuard: widgets.SketchGuard, codex.StrokeStep: widgets.SketchStep,
		codex.StrokeMay: widgets.SketchMay, codex.StrokeNot: widgets.SketchNot, codex.StrokeText: widgets.SketchText,
	}
}

// picture is the drawing that explains a term or a rule; nil where there is none.
func (s *Screen) picture(id string) fyne.CanvasObject {
	p, ok := s.needs.Pictures[id]
	if !ok {
		return nil
	}
	kinds := strokeKinds()
	var strokes []widgets.SketchStroke
	var said []string
	for _, stroke := range p.Strokes {
		drawn := widgets.SketchStroke{Kind: kinds[stroke.Is], X: stroke.At[0] / 100, Y: stroke.At[1] / 100}
		if len(stroke.At) > 2 {
			drawn.ToX, drawn.ToY = stroke.At[2]/100, stroke.At[3]/100
		}
		if stroke.Says != "" {
			drawn.Words = s.needs.Words.T("codexscreen.picture." + stroke.Says)
			said = append(said, drawn.Words)
		}
		strokes = append(strokes, drawn)
	}
	return widgets.NewSketch(s.needs.Kit, strings.Join(said, ", "), strokes)
}
