package tracker

// Message is a text for people, by id and arguments: a Word, a Notice, a Line.
type Message interface {
	Message() (id string, args map[string]any)
}

// View is a table ready to be drawn, in terms no game owns: seats with tracks,
// markers, conditions and objects, a strip that says what comes next, and what
// the table has to be asked or told.
type View struct {
	Round      int
	Phase      Word // "table.phaseUpkeep"
	Step       Word // empty where the phase has no steps
	Initiative Seat // 0 before it is settled
	Turn       Seat // who may act, 0 when nobody is asked
	Seats      []SeatView
	Next       *Choice  // what the big arrow does; nil when there is nothing
	Choices    []Choice // what else the rules offer now
	Open       []Choice // what they offer and needs to be told more first
	Notices    []Notice // what the table should know now
	Passed     []Notice // what the last event went past, such as creatures that have not acted
	Winner     Seat     // the one side left, 0 while there are several
}

// Choice is an event ready to be sent, and how to name it. One with Needs is ready
// only when somebody has said those too.
type Choice struct {
	Text    Notice
	Event   Event
	Needs   []string // fields of the event that are still to be told
	Targets []string // the objects that may fill the field "target"
}

// Notice is something to say: the id of a text, its arguments, and the rule it
// follows ("A-16"), which opens its explanation.
type Notice struct {
	ID   string
	Args map[string]any
	Rule string
}

// Message names the text of the notice.
func (n Notice) Message() (string, map[string]any) { return n.ID, n.Args }

// SeatView is one seat with its mage.
type SeatView struct {
	Seat       Seat
	Team       int
	Name       string
	Mage       string // the id of the mage in the catalog, empty for an own one
	Tint       string // the school whose colour the seat takes
	Tracks     []Track
	Markers    []Marker
	Conditions []Count
	Objects    []ObjectView
	Hidden     int // objects only their owner may see
	Initiative bool
	Fallen     bool // damage has reached life
	Gone       bool // left the table
}

// Track is a number that goes up and down: "life", "damage", "mana", ...
type Track struct {
	ID    string
	Name  Message
	Value int
}

// Marker is a wooden piece that lies on one of its sides.
type Marker struct {
	ID   string
	Name Message
	On   bool
}

// Count is a condition or a kind of token and how many there are.
type Count struct {
	ID    string
	Name  Message
	Count int
}

// ObjectView is a creature or another object on the table.
type ObjectView struct {
	ID         string
	Name       string
	Card       string // the id of its card, empty for one made by hand
	Kind       string
	Controller Seat
	Host       string // the object it is attached to, empty for none
	FaceDown   bool
	Tracks     []Track
	Markers    []Marker
	Conditions []Count
	Tokens     []Count
}
