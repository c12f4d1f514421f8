package wizards

import (
	"slices"

	"github.com/quickcast/quickcast/tracker"
)

// Task is something that is still to happen of what an act has begun. What was answered
// about it stays in it.
type Task struct {
	Do      string       `json:"do"`
	Piece   Piece        `json:"piece"`
	Room    int          `json:"room"`
	Rooms   []int        `json:"rooms,omitempty"`
	Count   int          `json:"count,omitempty"`
	Seat    tracker.Seat `json:"seat,omitempty"`
	Drawn   bool         `json:"drawn,omitempty"` // its room card lies open
	Arrows  Arrows       `json:"arrows,omitempty"`
	Ways    []Direction  `json:"ways,omitempty"` // of Rooms, as far as they are settled
	Effects []Effect     `json:"effects,omitempty"`
	Items   []Task       `json:"items,omitempty"` // of an order
	Item    *Item        `json:"item,omitempty"`  // that somebody gains
}

// Decision is what the players have to say before the tasks go on (W-71).
type Decision struct {
	ID      string         `json:"ask"`
	Args    map[string]any `json:"-"`
	Seat    tracker.Seat   `json:"seat,omitempty"` // who says it, 0 for all players
	Rule    string         `json:"rule,omitempty"`
	Options []Option       `json:"options"`
	Rooms   []int          `json:"rooms,omitempty"` // where it is about
}

// Option is one answer.
type Option struct {
	Value string          `json:"value"`
	Name  tracker.Message `json:"-"`
	Room  int             `json:"room"` // the room it means, -1 for none
}

// mostTasks bounds how many tasks one act may set off.
const mostTasks = 5000

// run does the tasks in their order until there are none left or something is asked.
func (d *draft) run() error {
	d.Asked = nil
	for range mostTasks {
		if d.Outcome == "lost" { // nobody is asked any more; the turn still ends, should a hand find mana
			d.Tasks = slices.DeleteFunc(slices.Clone(d.Tasks), func(t Task) bool { return t.Do != "end" })
		}
		if len(d.Tasks) == 0 {
			return d.answered()
		}
		task := d.Tasks[0]
		d.Tasks = slices.Clone(d.Tasks[1:])
		done, err := d.do(&task)
		if err != nil {
			return err
		}
		if !done {
			d.first(task)
			return nil
		}
	}
	return outOfBounds.With("Field", "tasks", "Least", 0, "Most", mostTasks)
}

// answered refuses an answer nobody asked for.
func (d *draft) answered() error {
	if d.answer != nil {
		return nothingAsked.With()
	}
	return nil
}

// first puts tasks before all others.
func (d *draft) first(tasks ...Task) { d.Tasks = append(tasks, d.Tasks...) }

// ask has one of several answers chosen. One alone goes without saying. False where the
// answer is not there yet; then the task is done again once it is. It refuses an answer
// that is none of those.
func (d *draft) ask(q Decision) (answer string, ok bool, err error) {
	if len(q.Options) == 1 {
		return q.Options[0].Value, true, nil
	}
	if d.answer == nil {
		d.Asked = &q
		return "", false, nil
	}
	given := *d.answer
	var all []string
	for _, o := range q.Options {
		if o.Value == given {
			d.answer = nil
			return given, true, nil
		}
		all = append(all, o.Value)
	}
	return "", false, badAnswer.With("Answer", given, "Answers", namesOf(all))
}

// do does one task; false where something has to be answered first.
func (d *draft) do(t *Task) (bool, error) {
	switch t.Do {
	case "paragraph":
		d.Acted = Acted{}
		d.effects(t.Effects)
	case "effect":
		return d.effect(t)
	case "order":
		return d.order(t)
	case "fire":
		return d.spread(t)
	case "imp":
		return d.impActs(t)
	case "portal":
		d.portalActs(t.Room)
	case "grimoire":
		d.grimoire(t)
	case "endure-imp":
		return d.endureImp(t)
	case "endure-fire", "endure-water":
		d.endureElement(t)
	case "teleport":
		return d.rescue(t)
	case "force":
		return d.forced(t)
	case "item":
		return d.wear(t)
	case "end":
		d.endTurn()
	}
	return true, nil
}

// order has the players choose what comes first among things that happen at once (W-44,
// W-71). "all" takes them as they are listed.
func (d *draft) order(t *Task) (bool, error) {
	t.Items = slices.DeleteFunc(slices.Clone(t.Items), d.moot)
	if !mixed(t.Items) {
		d.first(t.Items...)
		return true, nil
	}
	q := Decision{ID: "wizards.askOrder", Rule: "W-44", Seat: t.Seat, Options: []Option{{Value: "all", Name: tracker.Word("wizards.answerAll"), Room: -1}}}
	for _, item := range t.Items {
		name, at := d.itemName(item), item.Room
		if len(item.Rooms) > 0 {
			at = item.Rooms[0]
		}
		if slices.ContainsFunc(q.Options, func(o Option) bool { return o.Value == name }) {
			continue
		}
		q.Rooms = append(q.Rooms, at)
		q.Options = append(q.Options, Option{
			Value: name, Room: at,
			Name: tracker.Notice{ID: "wizards.answerThreat", Args: map[string]any{"Piece": pieceWord(item.Piece), "Room": d.roomWord(at)}},
		})
	}
	answer, ok, err := d.ask(q)
	if !ok || err != nil {
		return false, err
	}
	if answer == "all" {
		d.first(t.Items...)
		return true, nil
	}
	for i, item := range t.Items {
		if d.itemName(item) == answer {
			rest := *t
			rest.Items = slices.Delete(slices.Clone(t.Items), i, i+1)
			d.first(item, rest)
			break
		}
	}
	return true, nil
}

// itemName names an item of an order: "imp@library". What bears one name is alike.
func (d *draft) itemName(t Task) string {
	if t.Do == "fire" {
		return t.Piece.String()
	}
	return t.Piece.String() + "@" + d.Academy[t.Room].ID
}

// several puts tasks that happen at once first: in an order the players choose where they
// are of different kinds, for else it does not matter.
func (d *draft) several(tasks []Task) {
	if mixed(tasks) {
		d.first(Task{Do: "order", Items: tasks})
		return
	}
	d.first(tasks...)
}

// mixed tells whether tasks are about different kinds of pieces.
func mixed(tasks []Task) bool {
	return slices.ContainsFunc(tasks, func(t Task) bool { return t.Piece != tasks[0].Piece })
}

// moot tells whether nothing would come of enduring something, whenever it came: an imp finds
// no glyph (W-46), and a fire or a water has been taken away (reading Wb).
func (d *draft) moot(t Task) bool {
	switch p := d.Academy[t.Room].Pieces; t.Do {
	case "endure-imp":
		return p[Imp] == 0 || d.wizard(t.Seat).All() == 0
	case "endure-fire":
		return p[Fire] == 0
	case "endure-water":
		return p[Water] < 2
	}
	return false
}

// answerWord names an answer that is always the same.
func answerWord(name string) tracker.Message { return tracker.Word("wizards.answer" + name) }
