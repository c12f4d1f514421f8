package formats

import (
	"strings"

	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/internal/pattern"
	"github.com/quickcast/quickcast/internal/pick"
)

// cells reads a row of a table, parted by tabs or bars: a cell with a name,
// and a number beside it or else the first.
func (t *textDraft) cells(l line) bool {
	by := pick.Either(strings.HasPrefix(l.text, "|") || t.scribe.isBareRow(l.text), "|", "\t")
	if !strings.Contains(l.text, by) {
		return false
	}
	var cells []string
	for _, cell := range strings.Split(l.text, by) {
		if cell = strings.TrimSpace(cell); strings.Trim(cell, "-:") != "" {
			cells = append(cells, cell)
		}
	}
	if len(cells) == 0 || t.scribe.isHeaderRow(cells) || t.scribe.sumsUp(strings.Join(cells, " ")) {
		return true
	}
	if found := t.scribe.names.runOn(strings.Join(cells, " "), true); found.whole() {
		t.addAll(l, found)
		return true
	}
	for i, cell := range cells {
		card, r, ok := t.scribe.names.resolve(cell)
		if !ok {
			continue
		}
		if !r.explicit {
			r.count = cellCount(cells, i)
		}
		t.add(l.number, l.raw, card, r.count, "", t.section)
		if rest := strings.Join(cells[i+1:], " "); rest != "" {
			if _, more := t.scribe.names.holdsEntry(rest); more {
				t.keepLine(l, rest)
			}
		}
		return true
	}
	if len(cells) == 1 {
		return false
	}
	name := ""
	for _, cell := range cells {
		if _, ok := plainCount(cell); !ok && len(cell) > len(name) {
			name = cell
		}
	}
	if t.mage(l, name) {
		return true
	}
	t.keep(l.number, l.raw, builder.Kept{Count: cellCount(cells, 0), Name: tidy(name), Section: t.section})
	return true
}

// isBareRow says whether a line is a row of a table whose cells are parted by bars, without one
// before the first: numbers stand in cells of their own, or it only names or draws columns.
func (s *Scribe) isBareRow(text string) bool {
	if !strings.Contains(text, "|") || strings.Contains(text, "\t") {
		return false
	}
	cells := strings.Split(text, "|")
	for i := range cells {
		cells[i] = strings.TrimSpace(cells[i])
		if _, ok := plainCount(cells[i]); ok {
			return true
		}
	}
	return strings.Trim(text, "-:| ") == "" || s.isHeaderRow(cells)
}

var cellNumber = pattern.New(`^` + times + `?\s*(` + digits + `)\s*` + times + `?$`)

func plainCount(cell string) (int, bool) {
	if m := cellNumber.FindStringSubmatch(cell); m != nil {
		return parseCount(m[1]), true
	}
	return 0, false
}

// cellCount is the number before the name, else the one after it, else 1.
func cellCount(cells []string, name int) int {
	for _, at := range []int{name - 1, name + 1} {
		if at >= 0 && at < len(cells) {
			if n, ok := plainCount(cells[at]); ok {
				return n
			}
		}
	}
	for _, cell := range cells {
		if n, ok := plainCount(cell); ok {
			return n
		}
	}
	return 1
}

// isHeaderRow says whether a row only names columns.
func (s *Scribe) isHeaderRow(cells []string) bool {
	for _, cell := range cells {
		if _, known := s.catalog.Asked("head")[key(cell)]; !known && cell != "#" {
			return false
		}
	}
	return true
}
