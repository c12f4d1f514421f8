package table

import (
	"context"
	"strings"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/tracker/journal"
	"github.com/quickcast/quickcast/ui/widgets"
)

// unsaved is what of a table is in memory only. The zero value: nothing is.
type unsaved struct {
	err   error // why
	count int   // of the events
}

func unsavedOf(t *journal.Table) unsaved { return unsaved{t.Trouble(), t.Unsaved()} }

// whyUnsaved is what stands in the way, in words.
func (s *Screen) whyUnsaved(u unsaved) string { return s.needs.Words.Error(cause(u.err)) }

// cause is what the store said, without the table around it.
func cause(err error) error {
	if u, ok := err.(*journal.Unsaved); ok {
		return u.Err
	}
	return err
}

// warn says for as long as it is so that the table is not on disk, or can only be
// looked at, and once that it is on disk again. before is what was so until now.
func (s *Screen) warn(before unsaved) {
	now, stuck := s.seen.unsaved, s.seen.stuck
	if s.table == nil {
		now, stuck = unsaved{}, nil
	}
	w := s.needs.Words
	switch {
	case s.needs.Warn == nil:
	case stuck != nil: // it can only be looked at, from there on
		face := widgets.BannerFace{Title: w.T("storage.lookOnly"), Line: w.T("storage.lookOnlyLine", "Seq", stuck.Seq), Do: w.T("storage.export")}
		s.needs.Warn(face, func() { s.exportTable(stuck.Table) }, s.openStuck)
	case now.err != nil:
		face := widgets.BannerFace{Title: w.N("storage.unsaved", now.count), Line: w.Brief(cause(now.err)), Do: w.T("storage.save")}
		s.needs.Warn(face, s.save, s.openUnsaved)
	default:
		s.needs.Warn(widgets.BannerFace{}, nil, nil)
	}
	if before.err != nil && now.err == nil && s.table != nil {
		s.Notify(s.needs.Words.T("storage.savedAgain"), "", nil)
	}
}

// KeptAnew shows that what is done is kept in another way than before: not, for a reason, or again.
// Then what could not be saved is, without a word where that fails.
func (s *Screen) KeptAnew(why error) {
	s.ShowNext()
	if why == nil && s.Unkept() {
		s.act(func(t *journal.Table) error { _ = t.Save(); return nil })
	}
}

// save tries again to bring the table to disk, and says if that failed.
func (s *Screen) save() {
	s.act(func(t *journal.Table) error {
		if err := t.Save(); err != nil {
			return cause(err)
		}
		return nil
	})
}

// openUnsaved says in full what is not saved, why, and what can be done.
func (s *Screen) openUnsaved() {
	k, w, u := s.needs.Kit, s.needs.Words, s.seen.unsaved
	if u.err == nil || s.table == nil {
		return
	}
	told := []string{s.whyUnsaved(u), w.N("storage.unsavedMeans", u.count), w.T("storage.goesOn")}
	own := s.openDamage(w.T("storage.unsavedTitle"), told, widgets.NewQuiet(k, s.T("shareLog"), s.shareLog), widgets.NewPrimary(k, w.T("storage.save"), s.save))
	own.onSight = func(seen Sight) {
		if seen.unsaved.err == nil {
			own.Close()
		}
	}
}

// Unkept reports whether a table lies open that is not on disk.
func (s *Screen) Unkept() bool { return s.table != nil && s.seen.unsaved.err != nil }

// WhenSaved calls then if nothing would be lost by it: at once when the table is
// on disk or can be brought there, else when the person says so.
func (s *Screen) WhenSaved(then func()) {
	t := s.table
	if t == nil || s.seen.unsaved.err == nil {
		then()
		return
	}
	s.lane.Do(func(context.Context) func() {
		_ = t.Save()
		seen := sightOf(t)
		return func() {
			s.acted(s.needs.Kit, t, seen, nil)
			if seen.unsaved.err == nil {
				then()
				return
			}
			w := s.needs.Words
			s.confirm(w.T("storage.loseTitle"), w.N("storage.loseQuestion", seen.unsaved.count), w.T("storage.lose"), then)
		}
	})
}

// shareLog gives the log of the table away as text.
func (s *Screen) shareLog() {
	if t := s.table; t != nil {
		s.lane.Do(func(context.Context) func() {
			lines := t.Log()
			return func() { (&logbook{screen: s, lines: lines}).give() }
		})
	}
}

// openStuck says in full why nothing can be added to a table, and how to take it
// along.
func (s *Screen) openStuck() {
	stuck := s.seen.stuck
	if stuck == nil || s.table == nil {
		return
	}
	w := s.needs.Words
	told := []string{
		w.T("storage.stuckMeans", "Seq", stuck.Seq, "Left", stuck.Left, "Reason", w.Error(stuck.Err)),
		w.T("storage.liesAt", "File", s.where(stuck.Table+".log")),
	}
	s.openDamage(w.T("storage.lookOnly"), told,
		append([]fyne.CanvasObject{widgets.NewQuiet(s.needs.Kit, s.T("shareLog"), s.shareLog)}, s.exportButton(stuck.Table)...)...)
}

// exportButton saves the file of a table elsewhere, where that can be done.
func (s *Screen) exportButton(name string) []fyne.CanvasObject {
	if s.needs.Save == nil {
		return nil
	}
	return []fyne.CanvasObject{widgets.NewPrimary(s.needs.Kit, s.needs.Words.T("storage.export"), func() { s.exportTable(name) })}
}

// exportTable hands over the file of a table as it lies on disk.
func (s *Screen) exportTable(name string) {
	var data []byte
	s.try(func() (err error) {
		data, err = journal.Export(s.needs.Store, name)
		return err
	}, func() {
		if s.needs.Save != nil {
			s.needs.Save("quickcast-"+strings.ReplaceAll(name, "/", "-")+".log", data)
		}
	})
}

// placed is a store whose files a person can find.
type placed interface{ Where(name string) string }

// where is the place of a file as a person finds it.
func (s *Screen) where(file string) string {
	if p, ok := s.needs.Store.(placed); ok {
		return p.Where(file)
	}
	return file
}
