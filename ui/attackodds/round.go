package attackodds

import (
	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/internal/words"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// Round is a panel with the attacks on one target that a side can still make this round: the
// chance after each, in an order that can be changed.
type Round struct {
	*widgets.Panel
	kit     *widgets.Kit
	words   *words.Words
	changed func(order []int)
	moved   func()
	rows    *fyne.Container
	editing bool
	faces   RoundFace
}

// RoundFace is what it shows: who attacks, in this order, what comes of it, and the order that
// destroys the target most likely where it is another, by their places in this one.
type RoundFace struct {
	Names []string
	Now   Answer
	Best  Answer
	Order []int
}

// NewRound returns an empty panel. changed is told another order, moved when the panel has become
// higher or lower.
func NewRound(k *widgets.Kit, w *words.Words, changed func(order []int), moved func()) *Round {
	r := &Round{kit: k, words: w, changed: changed, moved: moved, rows: widgets.NewColumn(k, 8)}
	r.Panel = widgets.NewPanel(k, r.rows).Tint(theme.Background).Reserve(r.rows)
	return r
}

// Set shows other attacks; without an answer only whose they are.
func (r *Round) Set(face RoundFace) {
	r.faces = face
	r.draw()
}

// draw shows one attack beside the other, or below it while their order is changed.
func (r *Round) draw() {
	k, w, f := r.kit, r.words, r.faces
	label := w.T("oddsscreen.change")
	switch {
	case r.editing:
		label = w.T("oddsscreen.changed")
	case len(f.Order) > 0:
		label = w.T("oddsscreen.betterOrder", "Chance", f.Best.destroyed.said(w))
	}
	title := widgets.NewParagraph(k, w.T("oddsscreen.thisRound"), widgets.Style{Bold: true})
	change := widgets.NewButton(k, widgets.Link, label, "", func() {
		r.editing = !r.editing
		r.draw()
		r.moved()
	})
	widgets.Show(change, len(f.Names) > 1)
	r.rows.Objects = []fyne.CanvasObject{widgets.NewLine(k, 8, 0, title, change)}
	var cells []fyne.CanvasObject
	for i := range f.Names {
		if r.editing {
			r.rows.Objects = append(r.rows.Objects, r.row(i))
		} else {
			cells = append(cells, r.cell(i))
		}
	}
	if len(cells) > 0 {
		r.rows.Objects = append(r.rows.Objects, widgets.NewGrid(k, cellLeast, 10, cells...))
	}
	if r.editing && len(f.Order) > 0 {
		r.rows.Objects = append(r.rows.Objects, widgets.NewLine(k, 0, -1, widgets.NewPill(k, w.T("oddsscreen.betterOrder", "Chance", f.Best.destroyed.said(w)), "", func() { r.changed(f.Order) })))
	}
	rounds := ""
	if n := f.Now.rounds(); n > 0 {
		rounds = w.N("oddsscreen.inRounds", n)
	}
	r.rows.Objects = append(r.rows.Objects, widgets.NewParagraph(k, rounds, widgets.Style{Size: theme.Small, Role: theme.Quiet, Least: 1}))
	r.rows.Refresh()
}

// cellLeast is how narrow an attack of several may be, in dp.
const cellLeast float32 = 96

// cell is an attack with the chance after it.
func (r *Round) cell(i int) fyne.CanvasObject {
	k, after := r.kit, r.after(i)
	many, of := after.told(r.words)
	if after == (share{}) {
		many, of = " ", ""
	}
	name := widgets.NewLine(k, 6, 1, widgets.NewOrdinal(k, i+1), widgets.NewLabel(k, r.faces.Names[i], widgets.Style{Size: theme.Small}))
	return widgets.NewColumn(k, 4, name, widgets.NewShareLine(k, after.yes, theme.HarmFill),
		widgets.NewSpans(k, widgets.Style{Display: true, Size: theme.Lead}, widgets.Span{Words: many + " "}, widgets.Span{Words: of, Role: theme.Quiet}))
}

// after is the chance after an attack; nothing while nobody knows.
func (r *Round) after(i int) share {
	if i < len(r.faces.Now.after) {
		return r.faces.Now.after[i]
	}
	return share{}
}

// row is an attack that can be made sooner.
func (r *Round) row(i int) fyne.CanvasObject {
	k, w, said := r.kit, r.words, r.faces.Names[i]
	if after := r.after(i); after != (share{}) {
		said += " · " + after.said(w)
	}
	sooner := widgets.NewIconButton(k, widgets.Solid, "up", w.T("oddsscreen.sooner", "Name", r.faces.Names[i]), func() {
		order := make([]int, len(r.faces.Names))
		for at := range order {
			order[at] = at
		}
		order[i-1], order[i] = i, i-1
		r.changed(order)
	})
	if i == 0 {
		sooner.Disable()
	}
	return widgets.NewLine(k, 8, 1, widgets.NewOrdinal(k, i+1), widgets.NewParagraph(k, said, widgets.Style{}), sooner)
}

// said is a share in one piece.
func (s share) said(w *words.Words) string {
	many, of := s.told(w)
	if of == "" {
		return many
	}
	return many + " " + of
}

// Tile says an answer on the tile of a target, or of an attack: the chance to destroy in large
// and in small words, and the damage to expect. A target without Life has the damage alone.
// Without an answer, which is nil until somebody knows it, the tile has the room for one.
func (a *Answer) Tile(w *words.Words, face widgets.PickFace) widgets.PickFace {
	damage := func(n float64) string { return w.T("oddsscreen.damageCount", "Damage", w.Decimal(n, 1)) }
	face.Room = of(0.88).said(w) + "  " + damage(10)
	if face.Large = " "; a == nil {
		return face
	}
	face.End = damage(a.expected)
	if a.left > 0 {
		face.Large, face.Small = a.destroyed.told(w)
	}
	return face
}

// Bar says an answer on the tile of an attack: the chance to destroy, or the damage to expect.
func (a *Answer) Bar(w *words.Words, face widgets.PickFace) widgets.PickFace {
	face.Room = of(0.88).said(w)
	switch {
	case a == nil:
	case a.left > 0:
		face.End = a.destroyed.said(w)
	default:
		face.End = a.Tile(w, face).End
	}
	return face
}

// Destroys is how likely the target is destroyed.
func (a Answer) Destroys() float64 { return a.destroyed.yes }

// Damage is what the target is expected to receive.
func (a Answer) Damage() float64 { return a.expected }

// Beats tells whether it destroys the target more likely, or as likely with more damage.
func (a Answer) Beats(b Answer) bool {
	return a.destroyed.yes > b.destroyed.yes || a.destroyed.yes == b.destroyed.yes && a.expected > b.expected
}
