// Package table is the screen of the running table: two seats that face each
// other, the strip between them, and how a duel begins and is found again. It
// draws views and sends events; the rules are the tracker's.
package table

import (
	"strings"
	"time"

	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/internal/words"
	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/clock"
	"github.com/quickcast/quickcast/tracker/journal"
	"github.com/quickcast/quickcast/ui/widgets"
)

// Needs is what the screen needs, and nothing more. Every function but Now and
// Seed may be nil.
type Needs struct {
	Kit        *widgets.Kit
	Words      *words.Words
	Catalog    func() *catalog.Catalog // read when it is first asked for
	Store      journal.Store
	Books      Shelf // spellbooks that can lie open beside the table; nil for none
	Games      tracker.Registry
	Faces      func(game string, s *Screen) Face // what a game brings to this screen; nil for nothing
	Now        func() time.Time
	Seed       func() uint64            // of the rolls of a new table
	Version    string                   // of the program
	Device     string                   // which phone or computer this is, in every event
	Unofficial bool                     // community mages and cards are offered too
	OwnDice    bool                     // the players throw their own: asked for before anything is rolled
	DiceAsked  bool                     // whose dice fall was asked already
	KeepDice   func(own bool) error     // keeps whose dice fall, and that it was asked
	Clock      bool                     // a table is timed from its beginning
	Presets    clock.Library            // how events time their games
	Timing     Timing                   // what the clock needs of the device
	Upright    bool                     // nobody sits across: no half is turned
	KeepTurned func(upright bool) error // keeps that for the next start
	Patience   time.Duration            // how long the first picture waits for what is kept; 0 for the usual time

	Notice   func(text, action string, do func())      // a snackbar of the shell
	Share    func(name, text string)                   // gives a text away: the clipboard, a file
	Link     func(code string) string                  // an address that opens what is packed; nil where there is none
	Save     func(name string, data []byte)            // keeps a file where the person wants it
	OpenFile func(read func(name string, data []byte)) // has the person choose a file
	Places   func() []widgets.Place                    // the rest of the app, whose navigation is hidden here
	Go       func(place string)                        // leads to another place of the app
	Rule     func(number string) string                // what a rule of the reference says; "" for none
	Sample   func() []byte                             // a duel to look at, as JSON
	SeeBook  func()                                    // a spellbook to look at
	OpenTerm func(word string)                         // a term of the codex, by its id or by a keyword as cards print it
	OpenCard func(id string)                           // a card of the catalog
	PlayWith func(from, to string, x combat.Exchange)  // takes an attack to where its odds are played with; nil for nowhere
	Arrange  func()                                    // asks the shell to lay out again: Immersive changed

	Sharing Sharing // tables on several devices

	// Elsewhere goes on with the code of something that another device shares and that is no table of a game here,
	// such as an evening of many tables.
	Elsewhere func(server, code, device string)

	Running func(bool) // is told whether a table lies open that nobody has paused

	Forgets func() bool // tells whether nothing at all is kept

	// Warn shows a banner of the shell, which stays; the zero face takes it away.
	Warn func(face widgets.BannerFace, onDo, onMore func())
}

// Shelf is where the spellbooks of this device stand, the one changed last first.
type Shelf interface {
	Recent() ([]builder.Saved, error)
}

// State is what survives when the screen is made anew for another language or
// theme. Which table lies open after a new start of the app is on disk.
type State struct {
	Table *journal.Table // lies open, with what may not be saved yet; nil for none
	share *shared        // it lies on other devices, too; nil where it does not
	joins *string        // the code in the open sheet to join a table; nil where none is open
	Run   *clock.Run     // the life of the process; nil before the first clock
}

func (s *Screen) arrange() {
	if s.needs.Arrange != nil {
		s.needs.Arrange()
	}
}

// Camel joins a word and an id to the id of a text: "face", "c1" gives "faceC1".
func Camel(word, id string) string {
	if id == "" {
		return word
	}
	return word + strings.ToUpper(id[:1]) + id[1:]
}
