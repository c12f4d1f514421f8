package told

import (
	"slices"
	"sort"

	"github.com/quickcast/quickcast/tracker"
)

// Blow is damage that something of the game did. What a hand set is none.
type Blow struct {
	Act    int
	By, To tracker.Seat // 0 for nobody's
	Body   bool         // it hurt the seat itself, such as its mage
	Whom   string       // by name
	Cause  tracker.Cause
	Amount int
}

// strike notes the blows of an act. One whose dice a card has answered counts no more.
func (d *Duel) strike(at int, act tracker.Act) {
	for _, line := range act.Lines {
		if gone := line.Undone; gone != nil {
			d.unstrike(gone)
		}
		if came := line.Came; came != nil && came.Dealt && came.Amount > 0 {
			d.Blows = append(d.Blows, Blow{Act: at, By: came.By, To: came.To, Body: came.Body, Whom: came.Whom, Cause: came.Cause, Amount: came.Amount})
		}
	}
}

func (d *Duel) unstrike(gone *tracker.Came) {
	for i := len(d.Blows) - 1; i >= 0; i-- {
		if b := d.Blows[i]; b.By == gone.By && b.Amount == gone.Amount {
			d.Blows = slices.Delete(d.Blows, i, i+1)
			return
		}
	}
}

// Source is what did damage, and how much in the whole game.
type Source struct {
	tracker.Cause
	Amount int
}

// Sources are what hurt a seat, itself or, for body false, what belongs to it: the worst
// first. Whoever did it, so that all of them together are all the damage the game has dealt to it.
func (d *Duel) Sources(to tracker.Seat, body bool) []Source {
	var list []Source
	for _, b := range d.Blows {
		if b.To != to || b.Body != body {
			continue
		}
		at := slices.IndexFunc(list, func(s Source) bool { return sameCause(s.Cause, b.Cause) })
		if at < 0 {
			at, list = len(list), append(list, Source{Cause: b.Cause})
		}
		list[at].Amount += b.Amount
	}
	sort.SliceStable(list, func(i, j int) bool { return list[i].Amount > list[j].Amount })
	return list
}

func sameCause(a, b tracker.Cause) bool {
	return a.Kind == b.Kind && named(a.Name) == named(b.Name)
}

// named is a name to tell it from others by.
func named(m tracker.Message) any {
	if m == nil {
		return nil
	}
	id, args := m.Message()
	if own, ok := args["Name"].(string); ok {
		return [2]string{id, own}
	}
	return id
}

// Sum is all the damage of some sources.
func Sum(list []Source) (all int) {
	for _, s := range list {
		all += s.Amount
	}
	return all
}
