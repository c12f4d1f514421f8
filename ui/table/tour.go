package table

import "github.com/quickcast/quickcast/ui/widgets"

// openTour shows what stands where on the table, in a few marks. It can be left at any
// moment.
func (s *Screen) openTour() {
	if !s.canTour() {
		return
	}
	k, first := s.needs.Kit, s.board.seats[0]
	next, title := s.board.strip.Marks()
	if p := s.board.pane; p != nil {
		next, title = p.next, p.steps
	}
	marks := []widgets.Mark{{Target: first.dial, Words: s.T("tourDial")}}
	if tiles := first.tiles.List; len(tiles) > 0 && tiles[0].Size().Width > 0 {
		marks = append(marks, widgets.Mark{Target: tiles[0], Words: s.T("tourTile")})
	}
	if first.purse != nil {
		marks = append(marks, widgets.Mark{Target: first.purse, Words: s.T("tourPad")})
	}
	marks = append(marks, widgets.Mark{Target: next, Words: s.T("tourNextMark")}, widgets.Mark{Target: title, Words: s.T("tourTitle")})
	widgets.NewTour(k, widgets.TourNames{Next: s.T("tourNext"), Done: s.T("tourDone"), Leave: s.T("tourLeave")}, marks).Open(s.canvas())
}

// canTour tells whether the frame draws the seats: a game with a board of its own has
// nothing of that to show.
func (s *Screen) canTour() bool { return s.board != nil && len(s.board.seats) > 0 }
