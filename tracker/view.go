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
	ByTurn     bool // Round counts turns: the game has no rounds
	Phase      Word // "table.phaseUpkeep"
	Step       Word // empty where the phase has no steps
	Initiative Seat // 0 before it is settled
	Turn       Seat // who may act, 0 when nobody is asked
	Seats      []SeatView
	Next       *Choice  // the next sensible step, which the gold button takes; nil when there is nothing
	Choices    []Choice // what else the rules offer now
	Open       []Choice // what they offer and needs to be told more first
	Notices    []Notice // what the table should know now
	Passed     []Notice // what the last event went past, such as creatures that have not acted
	Conditions []Count  // that can be placed by hand, in the order they are offered
	Tokens     []Count  // the same of tokens
	Shared     []Region // what belongs to the whole table, in the order it is shown
	Tasks      Word     // what those of the phase are called, which it waits for; empty where only cards ask: see Choice.Task
	Phases     []Word   // the phases of a round in their order, Phase one of them; none where rounds have no such order
	Groups     []Word   // the headings of what lies about in numbers, in their order: see ObjectView
	Result     Result
	Curves     []Curve // what the game is told by afterwards; none for the first gauges of its seats
}

// Curve is a number by which the course of a game is told, in the colour of a school.
type Curve struct {
	Name  Message
	Tint  string
	Value int
}

// Result is how the game stands at its end. It is said, never forced: the table
// may play on.
type Result struct {
	Over    bool   // the game knows how it ended
	Winners []Seat // who won: one seat, its team, everybody, or nobody
	Reason  Notice // how, for the end's page and the log

	Tiebreak Word // what decided between seats that had won alike; empty where nothing had to
}

// Region is a part of the table that belongs to no seat: a pool, a track of
// planets, the rooms of an academy. What changes in it is an event without a seat,
// about the region's id.
type Region struct {
	ID      string
	Name    Message
	Gauges  []Gauge // what counts most of it, as at a seat
	Tracks  []Track
	Markers []Marker
	Counts  []Count
	Objects []ObjectView
}

// Gauge is a number that is read across the table: what is left of how much, or what
// lies in a purse.
type Gauge struct {
	ID      string
	Name    Message // what is left: life, morale, ...
	Value   int
	Least   int     // it goes no lower by tapping
	Most    int     // how much there is at the most; 0 for no bound
	Caption Message // what stands below it, such as damage and life; nil for nothing
	Short   Message // the same where there is little room; nil for the same
	Spoken  Message // the whole in words, for who does not see it
	Track   string  // the track a tap changes
	Inverse bool    // of which more means that less is left, as of damage
	Whole   string  // the track that says how much there is at the most, "" for none
	Aside   string  // a second track, set by a tap on the caption; "" for none
}

// Step is the change of the gauge's track that a tap by delta asks for.
func (g Gauge) Step(delta int) int {
	if g.Inverse {
		return -delta
	}
	return delta
}

// Choice is an event ready to be sent, and how to name it. One with Needs is ready
// only when somebody has said those too.
type Choice struct {
	Text    Notice
	Event   Event
	Needs   []string // fields of the event that are still to be told
	Targets []string // the objects that may fill the field "target"
	Short   Message  // its name beside the object it is about, where that goes without saying; nil for Text
	Icon    string   // "" for the usual one
	Object  string   // the object it is about, "" for the seat as a whole
	Task    bool     // the round waits for it: it stands in the seat's queue
	Ends    bool     // what it is about is done with it
	Leaves  bool     // it leaves what another choice does
	Own     bool     // it has a place of its own on the game's face, such as an attack
	Prompt  Message  // what a newcomer is asked or told to do by it; nil for Text
	Skips   []Skip   // what would be lost by it: that is asked first
}

// Skip is what somebody could still do and could do no more once a step is taken.
type Skip struct {
	Seat   Seat
	Object string // that could do it, "" for the seat as a whole
	Text   Notice
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
	Object     string  // the object that is the seat's own body, such as its mage; "" for none
	Mage       string  // the id of the mage in the catalog, empty for an own one
	Tint       string  // the school whose colour the seat takes
	Gauges     []Gauge // what counts most, the first as the seat's dial, the second as its purse; none, one or two
	Score      *int    // its points as they stand, nil where none are counted
	Tracks     []Track
	Markers    []Marker
	Conditions []Count
	Tokens     []Count
	Traits     []Trait // keywords it has now
	Objects    []ObjectView
	Hidden     []ObjectView // what only its owner may see: whose it is and what it lies on, and nothing else of it
	Initiative bool
	Fallen     bool // damage has reached life
	Gone       bool // left the table
}

// Track is a number that goes up and down: "life", "damage", "mana", ...
type Track struct {
	ID    string
	Name  Message
	Value int
	Most  int    // 0 for no bound
	Icon  string // it stands as a chip of its own; "" where a gauge shows it, or nothing does
}

// Marker is a wooden piece that lies on one of its sides.
type Marker struct {
	ID     string
	Name   Message
	Spoken Message // its name and side in words; nil for its name
	On     bool
	Icon   string // "" for the usual one
	Fixed  bool   // it has a place of its own at the seat, on whatever side it lies
	Square bool   // the shape of the piece; else it is round
	Tap    *Event // what a tap does; nil turns it over (Flip)
}

// Trait is a keyword and the term or rule that explains it.
type Trait struct {
	Name Message
	Term string
}

// Count is a condition or a kind of token and how many there are.
type Count struct {
	ID    string
	Name  Message
	Count int
	Icon  string // "" for the usual one
	Tone  string // the school whose colour it takes, "" for none
	Term  string // of the codex, "" for none
}

// ObjectView is a creature or another object on the table.
type ObjectView struct {
	ID         string
	Name       string
	Card       string // the id of its card, empty for one made by hand
	Kind       string
	Controller Seat
	Host       string // the object it is attached to, empty for none
	Group      Word   // the heading of the view's Groups it stands under; empty for what is looked at by itself, such as a creature
	Tint       string // the school whose colour and picture it has, "" for none
	FaceDown   bool
	Kin        []Message // what it is by its types
	Says       Message   // what it does, in a few words; nil for nothing
	Bars       []Bar     // what it attacks with
	Gauge      *Gauge    // nil for what has none
	Lines      []Message // what else is read of it at a glance, such as what it lies on
	Traits     []Trait   // keywords it has now
	Attached   int       // how many objects lie on it, hidden ones too
	Tracks     []Track
	Markers    []Marker
	Conditions []Count
	Tokens     []Count
}

// Bar is something to attack with, as it is read at a glance.
type Bar struct {
	Name, Note Message // Note: whether it takes the whole action, its damage, what else
	Dice       int     // 0 where that is not known before
}
