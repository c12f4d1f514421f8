package codex

import (
	"slices"
	"strings"

	"quickcast/catalog/codex"
)

// loadMarks reads the reading list. Terms that are no longer there are left
// out.
func (s *Screen) loadMarks() {
	if s.needs.Marks == nil {
		return
	}
	ids, err := s.needs.Marks.Load()
	if err != nil {
		s.complain(err)
	}
	for _, id := range ids {
		if _, ok := s.needs.Codex.Term(codex.TermID(id)); ok {
			s.mine = append(s.mine, codex.TermID(id))
		}
	}
}

// mark puts a term on the reading list or takes it off, and saves the list.
// What cannot be saved is not marked.
func (s *Screen) mark(id codex.TermID) {
	list := slices.Clone(s.mine)
	if i := slices.Index(list, id); i >= 0 {
		list = slices.Delete(list, i, i+1)
	} else {
		list = append(list, id)
	}
	ids := make([]string, len(list))
	for i, one := range list {
		ids[i] = string(one)
	}
	if err := s.needs.Marks.Save(ids); err != nil {
		s.complain(err)
		return
	}
	s.mine = list
	s.bar.build()
	s.search(false)
}

func (s *Screen) complain(err error) {
	if s.needs.Notice != nil {
		s.needs.Notice(s.needs.Words.Error(err), "", nil)
	}
}

// shareMine hands out the reading list as text.
func (s *Screen) shareMine() {
	s.needs.Share(s.needs.Words.T("codexscreen.mine"), s.readingList())
}

// readingList is the reading list as text, in the order of the register.
func (s *Screen) readingList() string {
	w := s.needs.Words
	var b strings.Builder
	b.WriteString(w.T("codexscreen.listTitle") + "\n")
	for _, t := range s.sort {
		if !slices.Contains(s.mine, t.ID) {
			continue
		}
		b.WriteString("\n" + t.NameIn(w.Lang()))
		if other := s.otherName(t); other != "" {
			b.WriteString(" (" + other + ")")
		}
		b.WriteString("\n" + t.TextIn(w.Lang()) + "\n")
		if reading := t.DiffersIn(w.Lang()); t.Differ() {
			b.WriteString(s.gameName(codex.Academy) + ": " + reading.Academy + "\n")
			b.WriteString(s.gameName(codex.Arena) + ": " + reading.Arena + "\n")
		}
		if note := t.UncertainIn(w.Lang()); note != "" {
			b.WriteString(w.T("codexscreen.uncertain") + ": " + note + "\n")
		}
	}
	return b.String()
}
