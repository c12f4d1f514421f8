package tracker

// Played is what a seat of a table was played with.
type Played struct {
	Who     string         // the Person, by id
	Brought map[string]int // copies by id of the card, of a book that lay open; empty without one
	Used    map[string]int // how often each card was used, by id
}

// Recaller is a game that can tell from a log what its seats were played with. What was
// taken back does not count.
type Recaller interface {
	Recall(events []Event) []Played
}

// Settler is a game whose players can say while they play what an option of its Form asks.
// Settled gives from a log what the options of its table were settled as, by their ids;
// those that stayed open are missing, and what was taken back does not count.
type Settler interface {
	Settled(events []Event) map[string]string
}

// Standing are the events of a log that still count: without those that were taken back,
// and without the taking back itself. What runs beside the game is never taken back.
func Standing(events []Event) []Event {
	var stand, undone []Event
	var places []int // in stand, of what can be taken back
	for _, e := range events {
		switch {
		case e.Kind == Undo:
			for len(places) > 2 && stand[places[len(places)-1]].Unasked {
				at := places[len(places)-1]
				stand, places = append(stand[:at:at], stand[at+1:]...), places[:len(places)-1]
			}
			if len(places) > 1 {
				at := places[len(places)-1]
				undone = append(undone, stand[at])
				stand, places = append(stand[:at:at], stand[at+1:]...), places[:len(places)-1]
			}
		case e.Kind == Redo:
			if n := len(undone); n > 0 {
				places, stand = append(places, len(stand)), append(stand, undone[n-1])
				undone = undone[:n-1]
			}
		case e.Companion:
			stand = append(stand, e)
		case e.Unasked:
			places, stand = append(places, len(stand)), append(stand, e)
		default:
			places, stand, undone = append(places, len(stand)), append(stand, e), nil
		}
	}
	return stand
}
