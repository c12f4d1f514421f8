//go:build cgo || ci || js

package main

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// path is how to come to a sheet: from a stop by taps on things with these names.
type path struct {
	Stop  int // among the session's
	Names []string
	Title string // of the sheet
}

// deep is how many sheets one after the other are gone into.
const deep = 2

// findSheets tries everything that can be tapped at every stop, and on the sheets
// that opens. What changes anything that is kept is no way to a sheet. All of them
// have to open again and again where nothing was done before.
func (s *session) findSheets() (found []path, err error) {
	known := map[string]bool{} // titles
	for i := range s.stops {
		todo := []path{{Stop: i}}
		for len(todo) > 0 {
			base := todo[0]
			todo = todo[1:]
			for _, name := range s.offered(base) {
				next := path{Stop: i, Names: append(slices.Clip(base.Names), name)}
				if next.Title = s.leads(next); next.Title == "" || known[next.Title] {
					continue
				}
				known[next.Title] = true
				found = append(found, next)
				if len(next.Names) < deep {
					todo = append(todo, next)
				}
			}
		}
	}
	s.do(func() { err = s.fresh() })
	if err != nil {
		return nil, err
	}
	return found, s.through(found, 2)
}

// sheetsHere are the sheets that were found and open here, too: a page has some that
// a window has not, and the other way about. Most have to.
func (s *session) sheetsHere(found string) (here []path, err error) {
	data, err := foundSheets(found)
	if err != nil {
		return nil, err
	}
	var paths []path
	if err := json.Unmarshal(data, &paths); err != nil {
		return nil, err
	}
	for _, p := range paths {
		if s.walk(p) {
			here = append(here, p)
			continue
		}
		fmt.Printf("soak: no sheet %q by %q here\n", p.Title, p.Names)
	}
	if len(here) == 0 || len(here) < len(paths)*9/10 {
		return nil, fmt.Errorf("only %d of %d sheets open", len(here), len(paths))
	}
	return here, nil
}

// offered are the names of what can be tapped at the end of a path.
func (s *session) offered(p path) []string {
	if !s.walk(p) {
		return nil
	}
	var names []string
	seen := map[string]bool{"": true}
	s.do(func() {
		all := s.targets()
		if sheet := s.top(); sheet != nil {
			all = in(sheet, s.window.Canvas().Size())
		}
		for _, t := range all {
			if !seen[t.name] {
				seen[t.name] = true
				names = append(names, t.name)
			}
		}
	})
	return names
}

// leads is the title of the sheet a path ends at, "" where it ends at none or
// where something was changed on the way.
func (s *session) leads(p path) string {
	before := kept(s.files)
	came := s.walk(p)
	title := ""
	s.do(func() { title = s.title() })
	if kept(s.files) != before {
		s.do(func() {
			if err := s.fresh(); err != nil {
				fyne.LogError("soak", err)
			}
		})
		return ""
	}
	if !came {
		return ""
	}
	return title
}

// walk goes a path and reports whether every step of it opened a sheet.
func (s *session) walk(p path) bool {
	s.home(s.stops[p.Stop])
	for _, name := range p.Names {
		opened := false
		s.do(func() { opened = s.opens(name) })
		if !opened {
			return false
		}
	}
	return true
}

// tapNamed taps what has a name, else what a name with more to say begins with.
func (s *session) tapNamed(name string) bool {
	for _, is := range []func(string) bool{
		func(n string) bool { return n == name }, func(n string) bool { return strings.HasPrefix(n, name+",") },
	} {
		for _, t := range s.targets() {
			if is(t.name) {
				t.tap(0.5, 0.5)
				return true
			}
		}
	}
	return false
}

// title is what is written first on the sheet on top, "" for none.
func (s *session) title() string {
	sheet := s.top()
	if sheet == nil {
		return ""
	}
	words := ""
	size := s.window.Canvas().Size()
	look(sheet, fyne.Position{}, fyne.Position{}, fyne.NewPos(size.Width, size.Height), func(o fyne.CanvasObject) {
		if t, ok := o.(*canvas.Text); ok && words == "" {
			words = t.Text
		}
	})
	if words == "" {
		words = "untitled"
	}
	return words
}

// through opens every sheet a number of times and closes it.
func (s *session) through(paths []path, times int) error {
	for _, p := range paths {
		for n := range times {
			opened := n > 0 && s.again(p) || s.walk(p)
			for tries := 0; tries < 5 && !opened; tries++ { // what was on its way may have closed it
				time.Sleep(time.Second)
				opened = s.walk(p)
			}
			if !opened {
				return fmt.Errorf("the sheet %q does not open any more by %q; what can be tapped is %q", p.Title, p.Names, s.offered(path{Stop: p.Stop}))
			}
		}
	}
	s.home(s.stops[0])
	return nil
}

// again closes the sheet at the end of a path and opens it once more from where
// that leaves, and reports whether it could.
func (s *session) again(p path) (opened bool) {
	s.do(func() {
		if sheet := s.top(); sheet != nil {
			sheet.Close()
		}
	})
	s.do(func() { opened = s.opens(p.Names[len(p.Names)-1]) })
	return opened
}

// opens taps what has a name and reports whether that opened a sheet.
func (s *session) opens(name string) bool {
	before := s.top()
	return s.tapNamed(name) && s.top() != nil && s.top() != before
}
