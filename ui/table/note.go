package table

import (
	"cmp"
	"slices"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/ui/attackodds"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// note is what was said in passing on the side of one reader, turned as that is.
type note struct {
	*widgets.Note
	kit   *widgets.Kit
	holds func(Sight) bool // what must be so for it; nil for nothing
	offer bool             // it stays until it is answered
	lie   bool             // it speaks of what a seat has on the table, which lies at its near edge
}

// Offer offers the reader of a kit a choice until it is taken or left, or can be done no more.
func (s *Screen) Offer(k *widgets.Kit, c tracker.Choice) {
	find := func(v tracker.View) (tracker.Choice, bool) {
		all := slices.Concat(v.Choices, v.Open)
		i := slices.IndexFunc(all, func(other tracker.Choice) bool { return other.Event.Same(c.Event) })
		if i < 0 {
			return c, false
		}
		return all[i], true
	}
	own := s.noteRows(k, s.Say(tracker.Word("table.askDo")), s.T("cancel"), func() {
		if now, lies := find(s.seen.View); lies {
			s.DoChoice(k, now)
		}
	}, widgets.NewParagraph(k, s.Say(c.Text), widgets.Style{}))
	own.offer, own.holds = true, func(seen Sight) bool { _, lies := find(seen.View); return lies }
	s.aboutObject(own, cmp.Or(c.Object, c.Event.Says("object")))
}

// offerUndo says in passing that a choice was done, which can be taken back as long as
// nothing else is done.
func (s *Screen) offerUndo(c tracker.Choice) {
	k, at := s.KitOf(c.Event.Seat), s.seen.State
	own := s.noteRows(k, s.T("undo"), "", s.TakeBack, widgets.NewParagraph(k, s.Say(c.Text), widgets.Style{}))
	own.holds = func(seen Sight) bool { return seen.State == at }
	s.aboutObject(own, c.Object)
}

// noteRows says to the reader of a kit what has come about, and what could be done about it.
// Without a word for leaving it, it goes by itself. What was told to the same reader in
// passing makes way.
func (s *sheets) noteRows(k *widgets.Kit, do, leave string, onDo func(), rows ...fyne.CanvasObject) *note {
	s.dropNotes(k)
	own := &note{kit: k}
	own.Note = widgets.NewNote(k, widgets.NewColumn(k, 4, rows...), do, leave, onDo, func() {
		s.notes = slices.DeleteFunc(s.notes, func(n *note) bool { return n == own })
		s.layer.Remove(own.Note)
	})
	s.notes = append(s.notes, own)
	s.layer.Add(own.Note)
	return own
}

// aboutObject says of what object a note speaks, "" for none.
func (s *sheets) aboutObject(n *note, id string) {
	_, body, lies := s.seen.View.Object(id)
	s.about(n, lies && !body)
}

// about says whether a note speaks of what lies before its reader, and puts it away from that.
func (s *sheets) about(n *note, lying bool) {
	n.lie = lying
	s.placeSheets(s.layer.Size())
}

// dropPast takes away what holds no more: its Undo would take back something else.
func (s *sheets) dropPast(seen Sight) {
	s.dropThose(func(n *note) bool { return n.holds != nil && !n.holds(seen) })
}

// dropNotes takes away what was told in passing to a reader, to all for nil.
func (s *sheets) dropNotes(k *widgets.Kit) {
	s.dropThose(func(n *note) bool { return !n.offer && (k == nil || n.kit == k) })
}

func (s *sheets) dropThose(are func(*note) bool) {
	for _, n := range slices.Clone(s.notes) {
		if are(n) {
			n.Close()
		}
	}
}

// noteEdge is around a note, in dp.
const noteEdge float32 = 6

// placeOf is where a note lies: never over what it speaks of. Where two face each other it
// lies at the strip on the far half: the near one, with its numbers and tiles, is never
// covered. Else of a mage and its numbers it speaks at the near edge of its reader's side, of
// what lies there at the far edge, over the name.
func (s *sheets) placeOf(n *note, size fyne.Size) (fyne.Position, fyne.Size) {
	at, side := fyne.NewPos(0, widgets.StripHeight), fyne.NewSize(size.Width, size.Height-widgets.StripHeight)
	faced := false
	if s.sides != nil {
		faced = s.sides.faced()
		if own, room, ok := s.sides.noteSide(n.kit); ok {
			at, side = own, room
		}
	}
	w := side.Width - 2*noteEdge
	beyond := float32(noteEdge / 2) // what was told before and stays
	for _, other := range s.notes[:slices.Index(s.notes, n)] {
		if faced || other.kit == n.kit && other.lie == n.lie {
			beyond += other.HeightFor(w) + noteEdge/2
		}
	}
	high := min(n.HeightFor(w), side.Height)
	y := at.Y + beyond
	if faced || n.kit.Turned == n.lie {
		y = at.Y + side.Height - high - beyond
	}
	return fyne.NewPos(at.X+noteEdge, y), fyne.NewSize(w, high)
}

// fell shows the dice of the last event to whom they belong, with what they came to, and
// offers to say what the real ones showed instead (reading X). before is the table they
// fell on.
func (s *Screen) fell(before tracker.State, e tracker.Event, seen Sight) {
	game := s.Game()
	if game == nil {
		return
	}
	var readers []tracker.Seat
	lines := map[tracker.Seat][]tracker.Line{}
	for _, line := range game.Lines(seen.State) {
		if !line.Came.Thrown() {
			continue
		}
		if lines[line.Seat] == nil {
			readers = append(readers, line.Seat)
		}
		lines[line.Seat] = append(lines[line.Seat], line)
	}
	for _, seat := range readers {
		k := s.KitOf(seat)
		own := s.noteRows(k, s.T("typeReal"), "", func() { s.correct(k, before, e, seen.State) }, s.Dice(k, lines[seat], true, true)...)
		s.about(own, s.liesBefore(seat, lines[seat]))
	}
}

// liesBefore tells whether lines with dice are about anything that lies before a seat.
func (s *base) liesBefore(seat tracker.Seat, lines []tracker.Line) bool {
	side, _ := s.seen.View.Seat(seat)
	return slices.ContainsFunc(lines, func(l tracker.Line) bool {
		return slices.ContainsFunc(side.Objects, func(o tracker.ObjectView) bool { return o.Name == l.Came.Whom })
	})
}

// correct asks what the real dice of an event showed that was done with others, and does
// it with those. Where the table has gone on meanwhile it stays as it is.
func (s *Screen) correct(k *widgets.Kit, before tracker.State, e tracker.Event, after tracker.State) {
	e.Faces, e.Rolls = nil, nil
	s.typeIn(k, before, after, e, func(e tracker.Event) {
		s.acts.TakeBack() // one's own
		s.play(e, turn{kit: k, asked: true, offers: true})
	})
}

// NotifyTo says something in passing to the reader of a kit: turned, on the own side, to
// who sits across, else as Notify does.
func (s *sheets) NotifyTo(k *widgets.Kit, text, action string, do func()) {
	if k.Turned && text != "" {
		s.noteRows(k, action, "", do, widgets.NewParagraph(k, text, widgets.Style{}))
		return
	}
	s.Notify(text, action, do)
}

// Dice draws lines of the log with their dice as they lie there: what they came to in
// large words, and what else was said. small draws them small; fresh lets them fall.
func (s *base) Dice(k *widgets.Kit, lines []tracker.Line, fresh, small bool) []fyne.CanvasObject {
	var rows []fyne.CanvasObject
	for _, line := range lines {
		came := tracker.Came{}
		if line.Came != nil {
			came = *line.Came
		}
		switch {
		case came.Implied:
		case came.Effects != nil:
			rows = append(rows, s.sideRow(k, came, s.effectWords(came), fresh, small))
		case came.Side > 0:
			rows = append(rows, s.sideRow(k, came, s.Say(line), fresh, small))
		case came.Dealt || came.Healed:
			laid, words := s.diceLaid(k, came.Faces, fresh, small), s.outcome(k, came, small)
			if small { // one line for each of several
				rows = append(rows, widgets.NewWrap(k, 6, 2, append(laid, words...)...))
				continue
			}
			rows = append(rows, widgets.NewWrap(k, 6, 6, laid...), widgets.NewLine(k, 8, 1, words...))
		case len(came.Faces) > 0:
			rows = append(rows, widgets.NewWrap(k, 6, 6, s.diceLaid(k, came.Faces, fresh, small)...), s.sentence(k, s.T("diceTotal", "Amount", came.Amount), small))
		case came.Lost:
			rows = append(rows, widgets.NewParagraph(k, s.Say(line), widgets.Style{Display: true, Size: theme.Lead, Role: theme.Harm}))
		default:
			rows = append(rows, s.sentence(k, s.Say(line), small))
		}
	}
	return rows
}

func (s *base) sentence(k *widgets.Kit, words string, small bool) fyne.CanvasObject {
	style := widgets.Style{Role: theme.Quiet}
	if small {
		style.Size = theme.Small
	}
	return widgets.NewParagraph(k, words, style)
}

// die is one that has fallen.
func (s *base) die(k *widgets.Kit, face widgets.DieFace, fresh, small bool) fyne.CanvasObject {
	die := widgets.NewDie(k, face)
	if small {
		die = widgets.NewSmallDie(k, face)
	}
	if fresh {
		die.Land()
	}
	return die
}

// sideRow is a die with a number beside what it means.
func (s *base) sideRow(k *widgets.Kit, came tracker.Came, words string, fresh, small bool) fyne.CanvasObject {
	die := s.die(k, attackodds.Side(s.needs.Words, came.Side, came.Of), fresh, small)
	return widgets.NewLine(k, 10, 1, die, s.sentence(k, words, small))
}

// effectWords says what the effect die brought, and as what it counts.
func (s *base) effectWords(came tracker.Came) string {
	if came.Counts == came.Side {
		return s.T("effectBrings", "Effects", came.Effects)
	}
	return s.T("effectCounts", "Effects", came.Effects, "Modified", came.Counts)
}

// diceLaid are attack dice as they lie there.
func (s *base) diceLaid(k *widgets.Kit, faces tracker.Faces, fresh, small bool) (laid []fyne.CanvasObject) {
	for _, face := range faces {
		laid = append(laid, s.die(k, attackodds.Die(s.needs.Words, face), fresh, small))
	}
	return laid
}

// outcome says in large words what dice came to, and for whom.
func (s *base) outcome(k *widgets.Kit, came tracker.Came, small bool) []fyne.CanvasObject {
	some, style := "dealt", widgets.Style{Display: true, Size: theme.Title, Role: theme.Harm}
	if came.Healed {
		some, style.Role = "healed", theme.Good
	}
	if small {
		style.Size = theme.Body
	}
	words := s.N(some, came.Amount)
	if came.Amount == 0 {
		words, style.Role = s.T(some+"None"), theme.Ink
	}
	label := widgets.NewLabel(k, words, style)
	if small { // a name alone, in the middle of the height of the dice
		name := widgets.NewLabel(k, came.Whom, widgets.Style{Size: theme.Small})
		return []fyne.CanvasObject{widgets.NewInset(k, 0, 4, 0, 4, name), widgets.NewInset(k, 0, 4, 0, 4, label)}
	}
	to := pick.Either(came.Healed, "healedWhom", "dealtTo")
	return []fyne.CanvasObject{label, widgets.NewParagraph(k, s.T(to, "Target", came.Whom), widgets.Style{})}
}
