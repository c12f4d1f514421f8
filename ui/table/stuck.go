package table

import (
	"strings"

	"fyne.io/fyne/v2"

	"quickcast/tracker/journal"
	"quickcast/ui/widgets"
)

// stuckFace says that a table can only be looked at, and from where on.
func (s *Screen) stuckFace(stuck *journal.Stuck) widgets.BannerFace {
	w := s.needs.Words
	return widgets.BannerFace{Title: w.T("storage.lookOnly"), Line: w.T("storage.lookOnlyLine", "Seq", stuck.Seq), Do: w.T("storage.export")}
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

// export saves the file of the table that lies open elsewhere.
func (s *Screen) export() {
	if s.table != nil {
		s.exportTable(s.table.Name())
	}
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
