// Package anew sees in tests that every widget of a package draws the same again
// when the toolkit has thrown its renderer away, which it does with all that was
// not drawn for a minute.
package anew

import (
	"bytes"
	"go/ast"
	"go/build"
	"go/parser"
	"go/token"
	"image"
	"os"
	"reflect"
	"sort"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/software"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"
)

// Sample is a widget that shows something, and how large it is.
type Sample struct {
	widget fyne.Widget
	size   fyne.Size
}

// Found returns the widgets of the project that are seen in a window of a size
// with each of these contents, as large as they are there.
func Found(t *testing.T, size fyne.Size, contents ...fyne.CanvasObject) []Sample {
	t.Helper()
	var all []Sample
	for _, content := range contents {
		w := test.NewTempWindow(t, content)
		w.SetPadded(false)
		w.Resize(size)
		all = append(all, Seen(w)...)
	}
	return all
}

// Seen returns the widgets of the project that are seen in a window.
func Seen(w fyne.Window) []Sample {
	var all []Sample
	for _, top := range append([]fyne.CanvasObject{w.Content()}, w.Canvas().Overlays().List()...) {
		for _, o := range test.LaidOutObjects(top) {
			seen, ok := o.(fyne.Widget)
			if ok && strings.HasPrefix(reflect.TypeOf(o).Elem().PkgPath(), "github.com/quickcast/quickcast/") && !o.Size().IsZero() {
				all = append(all, Sample{seen, o.Size()})
			}
		}
	}
	return all
}

// Check fails the test where a second renderer of a sample draws something else
// than the first, has another least size or takes parts from it, where a sample does not
// become again what it was when it is made narrow and wide, and where a
// widget of the package that is tested has no sample.
func Check(t *testing.T, samples ...Sample) {
	t.Helper()
	missing := map[string]bool{}
	for _, name := range declared(t) {
		missing[name] = true
	}
	for _, s := range samples {
		name := reflect.TypeOf(s.widget).Elem().Name()
		if s.check(t, name) {
			delete(missing, name)
		}
	}
	var names []string
	for name := range missing {
		names = append(names, name)
	}
	sort.Strings(names)
	for _, name := range names {
		t.Errorf("%s has no sample that shows anything: give one, so that its renderer is made twice", name)
	}
}

// check reports whether anything is drawn at all.
func (s Sample) check(t *testing.T, name string) bool {
	t.Helper()
	s.widget.Resize(s.size)
	first := test.WidgetRenderer(s.widget)
	least := first.MinSize() // may give a child another size
	want := s.draw(first.Objects())
	s.widget.Resize(fyne.NewSize(s.size.Width/3, s.size.Height))
	if now := first.MinSize().Width; now < least.Width-0.5 {
		t.Errorf("%s: made narrow it asks for a width of %v, before for %v: it may stay narrow", name, now, least.Width)
	}
	s.widget.Resize(s.size)
	if got := s.draw(first.Objects()); !bytes.Equal(want.Pix, got.Pix) {
		t.Errorf("%s: made narrow and wide again it draws something else", name)
	}
	parts := map[fyne.CanvasObject]bool{}
	for _, o := range first.Objects() {
		parts[o] = true
	}
	second := s.widget.CreateRenderer()
	got := s.draw(second.Objects())
	for _, o := range second.Objects() {
		if parts[o] && primitive(o) {
			t.Errorf("%s: the new renderer draws with a %T of the old one: make it in CreateRenderer", name, o)
		}
	}
	if !bytes.Equal(want.Pix, got.Pix) {
		t.Errorf("%s: the new renderer draws something else (%d parts, the old one %d)", name, len(second.Objects()), len(parts))
	}
	if second.MinSize() != least {
		t.Errorf("%s: the new renderer asks for %v, the old one for %v", name, second.MinSize(), least)
	}
	return colourful(want)
}

// primitive tells whether an object is drawn by itself: neither a widget, which
// has a renderer of its own, nor a container of what somebody else made.
func primitive(o fyne.CanvasObject) bool {
	_, isWidget := o.(fyne.Widget)
	_, isContainer := o.(*fyne.Container)
	return !isWidget && !isContainer
}

// draw shows what a renderer has.
func (s Sample) draw(objects []fyne.CanvasObject) *image.NRGBA {
	c := software.NewTransparentCanvas()
	c.SetPadded(false)
	c.SetContent(newHolder(objects))
	c.Resize(s.size)
	return c.Capture().(*image.NRGBA)
}

// colourful tells whether anything is drawn at all.
func colourful(img *image.NRGBA) bool {
	for i := 3; i < len(img.Pix); i += 4 {
		if img.Pix[i] != 0 {
			return true
		}
	}
	return false
}

// holder shows objects where they are.
type holder struct {
	widget.BaseWidget
	objects []fyne.CanvasObject
}

func newHolder(objects []fyne.CanvasObject) *holder {
	h := &holder{objects: objects}
	h.ExtendBaseWidget(h)
	return h
}

// CreateRenderer is part of fyne.Widget.
func (h *holder) CreateRenderer() fyne.WidgetRenderer { return holderRenderer{h} }

type holderRenderer struct{ holder *holder }

func (r holderRenderer) Destroy()                     {}
func (r holderRenderer) Layout(fyne.Size)             {}
func (r holderRenderer) MinSize() fyne.Size           { return fyne.Size{} }
func (r holderRenderer) Objects() []fyne.CanvasObject { return r.holder.objects }
func (r holderRenderer) Refresh()                     {}

// declared are the types of the package in this folder, as it is built here, that draw
// themselves: they have a method CreateRenderer, or a view for the base of widgets to draw.
func declared(t *testing.T) []string {
	t.Helper()
	files, err := os.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, file := range files {
		if !strings.HasSuffix(file.Name(), ".go") || strings.HasSuffix(file.Name(), "_test.go") {
			continue
		}
		if built, err := build.Default.MatchFile(".", file.Name()); err != nil || !built {
			continue // it is for another system, or another build
		}
		tree, err := parser.ParseFile(token.NewFileSet(), file.Name(), nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		for _, decl := range tree.Decls {
			f, ok := decl.(*ast.FuncDecl)
			if !ok || f.Recv == nil {
				continue
			}
			of := receiver(f.Recv.List[0].Type)
			if f.Name.Name == "view" || f.Name.Name == "CreateRenderer" && of != "shown" {
				names = append(names, of)
			}
		}
	}
	return names
}

func receiver(of ast.Expr) string {
	if star, ok := of.(*ast.StarExpr); ok {
		of = star.X
	}
	if name, ok := of.(*ast.Ident); ok {
		return name.Name
	}
	return ""
}
