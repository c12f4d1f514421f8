package hall

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/builder/formats"
	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/internal/paper"
	"github.com/quickcast/quickcast/internal/store"
	"github.com/quickcast/quickcast/tracker/hall"
	"github.com/quickcast/quickcast/tracker/journal"
	"github.com/quickcast/quickcast/ui/uitest"
)

// stand is the place on a stage, with a clock that the test turns.
type stand struct {
	*uitest.Stage
	screen *Screen
	needs  Needs
	files  *store.Memory
	at     time.Time
	given  map[string][]byte
	pasted string
	rung   int
}

func newStand(t testing.TB, as uitest.As) *stand {
	t.Helper()
	st := &stand{Stage: uitest.NewStage(t, as), files: store.NewMemory(), at: time.Date(2026, 11, 22, 19, 0, 0, 0, time.UTC), given: map[string][]byte{}}
	cat, err := catalog.Load(assets.FS)
	if err != nil {
		t.Fatal(err)
	}
	st.needs = Needs{
		Kit: st.Kit, Words: st.Words, Catalog: cat, Store: st.files, Shelf: builder.NewShelf(st.files), Scribe: formats.NewScribe(cat),
		Games: []Named{{"academy", "Academy"}, {"arena", "Arena"}},
		Now:   func() time.Time { return st.at }, Seed: func() uint64 { return 5 },
		Notice: st.Notice, Sheet: st.OpenSheet, Paste: func() string { return st.pasted },
		Give:  func(name, _ string, data []byte) { st.given[name] = data },
		Fonts: func() (paper.Fonts, error) { return paper.LoadFonts(assets.FS) },
		Ring:  func() { st.rung++ },
	}
	st.build(State{})
	return st
}

// build makes the place anew from what is on disk, as after the laptop died.
func (st *stand) build(was State) {
	st.screen = New(st.needs, was)
	st.Show(st.screen.Object())
	st.screen.Shown()
	st.wait()
}

// wait lets in all that is on its way.
func (st *stand) wait() {
	for range 3 { // what is shown may ask for more
		st.screen.lane.Wait()
		st.App.Drain()
	}
}

func (st *stand) tap(names ...string) {
	st.T.Helper()
	for _, name := range names {
		st.Tap(name)
		st.wait()
	}
}

// begin makes an evening in the form, with players of made-up names.
func (st *stand) begin(system string, players int) {
	st.T.Helper()
	st.tap("New evening")
	var names []string
	for i := range players {
		names = append(names, playerName(i))
	}
	st.tap(system)
	if !uitest.Write(st.screen.Object(), "Names", strings.Join(names, "\n")) || !uitest.Write(st.screen.Object(), "What the evening", "Winter evening") {
		st.T.Fatal("no field for names")
	}
	st.tap("Begin the evening")
}

// What was closed is out of reach at once, also while the disk is still asked for the list.
func TestNobodyTapsWhatIsClosed(t *testing.T) {
	st := newStand(t, uitest.As{Size: uitest.Phone()})
	st.tap("New evening")
	closed := func() {
		t.Helper()
		st.screen.Back()
		if parts := uitest.Parts(st.screen.Object()); len(parts) != 0 {
			t.Errorf("%d parts of it are still there", len(parts))
		}
		st.wait()
	}
	closed()
	st.begin("Swiss", 4)
	closed()
}

// An evening is made once, however fast somebody taps twice.
func TestTwoTapsBeginOneEvening(t *testing.T) {
	st := newStand(t, uitest.As{Size: uitest.Phone()})
	st.tap("New evening")
	for range 2 {
		st.Tap("Begin the evening")
	}
	st.wait()
	if kept, err := journal.List(st.files, evenings); err != nil || len(kept) != 1 {
		t.Errorf("%d evenings are kept: %v", len(kept), err)
	}
}

func playerName(i int) string {
	first := []string{"Ann", "Ben", "Clara", "David", "Eva", "Finn", "Greta", "Hannes"}
	return first[i%8] + " " + string(rune('A'+i/8)) + "."
}

// play enters results of all open tables of the round but some.
func (st *stand) play(r *rand.Rand, but int) {
	st.T.Helper()
	for _, t := range st.screen.evening.Now().Tables {
		if t.Result != nil || but > 0 {
			but--
			continue
		}
		st.tap(fmt.Sprintf("Table %d,", t.Number))
		winner := st.screen.evening.Players[t.Who[r.IntN(2)]].Name
		if t.Number == 4 {
			st.tap("draw")
			continue
		}
		st.tap(winner + " wins, the other mage fell")
	}
}

// phone and desk are the sizes of two windows, the shell's navigation taken away.
var (
	phone = fyne.NewSize(412, 851)
	desk  = fyne.NewSize(1196, 800)
)

// An evening as it goes, by taps alone: 32 players, five rounds, ties, two leave, two results come late, the
// laptop dies and another one goes on from the log; at the end somebody has won.
func TestAnEveningByTaps(t *testing.T) {
	for _, on := range []struct {
		size            fyne.Size
		players, rounds int
	}{{phone, 8, 3}, {desk, 32, 5}} {
		t.Run(fmt.Sprint(on.players), func(t *testing.T) {
			st := newStand(t, uitest.As{Size: on.size})
			r := rand.New(rand.NewPCG(1, 2))
			st.begin("Swiss", on.players)
			if e := st.screen.evening; len(e.Players) != on.players || e.Format.Rounds != on.rounds {
				t.Fatalf("%d players, %d rounds", len(e.Players), e.Format.Rounds)
			}
			for round := 1; round <= on.rounds; round++ {
				st.tap(fmt.Sprintf("Pair round %d", round))
				st.tap("Start the round")
				late := 2
				if round != 3 {
					late = 0
				}
				st.play(r, late)
				if round == 3 { // two tables are still open: nobody is paired
					st.Lacks("Pair round 4")
					st.Reads("still playing: table 1, 2")
					before := st.screen.evening.Standings()
					st.build(State{}) // the laptop dies
					st.tap("Winter evening")
					if after := st.screen.evening.Standings(); fmt.Sprint(before) != fmt.Sprint(after) {
						t.Errorf("other standings after the laptop died")
					}
					st.play(r, 0)
				}
				if round == 1 {
					st.screen.openPlayer(on.players - 1)
					st.wait()
					st.tap("Leaves the evening")
					st.screen.openPlayer(2)
					st.wait()
					st.tap("Leaves the evening")
				}
			}
			st.Reads("has won the evening")
			if _, over := st.screen.evening.Over(); !over {
				t.Error("it goes on")
			}
		})
	}
}

// The clock of the room: it runs, is paused, rings once, and a table's own minutes are its own.
func TestTheClockOfTheRoom(t *testing.T) {
	st := newStand(t, uitest.As{Size: desk})
	st.begin("Swiss", 4)
	st.tap("Pair round 1", "Start the round")
	st.at = st.at.Add(30 * time.Minute)
	st.screen.tick()
	st.Reads("45:00")
	st.tap("Pause all")
	st.at = st.at.Add(10 * time.Minute)
	st.tap("Go on")
	st.screen.tick()
	st.Reads("45:00")
	st.tap("Table 2,", "5 minutes more")
	st.Reads("50:00")
	st.at = st.at.Add(45 * time.Minute)
	st.screen.Hidden() // whoever looks something up hears it, too
	st.screen.tick()
	st.screen.tick()
	if st.rung != 1 {
		t.Errorf("rung %d times", st.rung)
	}
	st.screen.Shown()
	st.Reads("time is up")
	st.tap("Table 1,", "Calls the judge")
	st.Reads("calls the judge")
	st.tap("Table 1,", "The judge is here")
	st.Lacks("calls the judge")
	st.tap("Undo")
	st.Reads("calls the judge")
}

// A place is changed by hand, and what that breaks is said.
func TestPairedByHand(t *testing.T) {
	st := newStand(t, uitest.As{Size: desk})
	st.begin("Swiss", 4)
	r := rand.New(rand.NewPCG(3, 4))
	st.tap("Pair round 1", "Start the round")
	met := st.screen.evening.Now().Tables[0].Who
	st.play(r, 0)
	st.tap("Pair round 2")
	st.Said = ""
	other := st.screen.evening.Now()
	mate := -1
	for _, table := range other.Tables {
		for i, who := range table.Who {
			if who == met[0] {
				mate = table.Who[1-i]
			}
		}
	}
	st.screen.openSwap(mate)
	st.wait()
	st.tap(st.screen.evening.Players[met[1]].Name)
	if !strings.Contains(st.Said, "have met before") {
		t.Errorf("said %q", st.Said)
	}
}

// A book is checked when it is handed in, and one that is changed afterwards is marked.
func TestBooksAreFrozen(t *testing.T) {
	st := newStand(t, uitest.As{Size: desk})
	st.begin("Swiss", 2)
	suggested, _ := st.needs.Catalog.Rulebook("arena-starting-warlock")
	book := builder.FromRulebook(suggested, "Pyre")
	hand := func(b builder.Book) hall.Book {
		t.Helper()
		text, err := st.needs.Scribe.Write(b, formats.Text)
		if err != nil {
			t.Fatal(err)
		}
		st.pasted = string(text)
		st.screen.openPlayer(0)
		st.wait()
		st.tap("Hand in the book on the clipboard")
		return *st.screen.evening.Players[0].Book
	}
	first := hand(book)
	if first.Points == 0 || !strings.Contains(first.Mage, "Warlock") || first.Changed != 0 {
		t.Errorf("handed in %+v", first)
	}
	if same := hand(book); same.Changed != 0 {
		t.Error("the same book counts as another")
	}
	if other := hand(book.Take(book.Entries[0].Card, 1)); other.Changed != 1 {
		t.Errorf("another book is %+v", other)
	}
	st.Reads("changed since: 1")
}

// Every format is played to its end by taps: groups until all have met, the knockout until one is left, the others for
// as long as people stay.
func TestEveryFormatIsPlayed(t *testing.T) {
	for _, tt := range []struct {
		system          string
		players, rounds int
		over            bool
	}{{"Groups", 8, 3, true}, {"Single elimination", 6, 3, true}, {"Free evening", 5, 3, false}, {"Teaching evening", 4, 2, false}} {
		st := newStand(t, uitest.As{Size: desk})
		r := rand.New(rand.NewPCG(5, 6))
		st.begin(tt.system, tt.players)
		for round := 1; round <= tt.rounds; round++ {
			st.tap(fmt.Sprintf("Pair round %d", round), "Start the round")
			if st.screen.evening.Format.System != hall.Lesson {
				st.play(r, 0)
				continue
			}
			st.screen.openClock()
			st.tap("End the round together")
		}
		if _, over := st.screen.evening.Over(); over != tt.over {
			t.Errorf("%s: it is over after %d rounds: %v", tt.system, tt.rounds, over)
		}
		if again, byes := st.screen.evening.Broken(tt.rounds - 1); tt.system == "Groups" && len(again)+len(byes) > 0 {
			t.Errorf("%s: %v meet again", tt.system, again)
		}
	}
}

// What leaves the screen: pairings and standings on paper, and standings for a spreadsheet.
func TestWhatIsGivenAway(t *testing.T) {
	st := newStand(t, uitest.As{Size: desk})
	st.begin("Swiss", 5)
	st.tap("Pair round 1", "Print", "Pairings by name")
	st.tap("Print", "Pairings by table")
	st.tap("Print", "Standings on paper")
	st.tap("Print", "Standings for a spreadsheet")
	st.tap("Print", "Picture of what is shown")
	st.until("the picture", func() bool {
		st.screen.lane.Wait()
		return strings.HasPrefix(string(st.given["Winter evening.png"]), "\x89PNG")
	})
	for _, name := range []string{"Winter evening · round 1, Pairings by name.pdf", "Winter evening · round 1, Pairings by table.pdf", "Winter evening · round 1, Standings on paper.pdf"} {
		if !strings.HasPrefix(string(st.given[name]), "%PDF") {
			t.Errorf("no %s", name)
		}
	}
	if text := string(st.given["Winter evening.csv"]); strings.Count(text, "\n") != 6 {
		t.Errorf("the spreadsheet has %q", text)
	}
}

// The room's screen has the time and, a page at a time, everybody; Escape puts it away.
func TestTheRoomScreen(t *testing.T) {
	st := newStand(t, uitest.As{Size: fyne.NewSize(1920, 1080)})
	st.begin("Swiss", 32)
	st.tap("Pair round 1", "Room screen")
	seen := map[string]bool{}
	for range 4 {
		for i := 0; i < len(st.screen.room.lines); i += 2 {
			seen[st.screen.room.lines[i].AccessibilityLabel()] = true
		}
		st.at = st.at.Add(11 * time.Second)
		st.screen.tick()
	}
	for i := range 32 {
		if !seen[playerName(i)] {
			t.Errorf("%s is never on the screen", playerName(i))
		}
	}
	st.Window.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if st.screen.room != nil || len(st.Window.Canvas().Overlays().List()) > 0 {
		t.Error("Escape leaves the screen there")
	}
}

// Names are read from lists as people have them.
func TestNamesInAList(t *testing.T) {
	got := namesIn("1. Ann\n 2) Ben ,Clara;\t- David\r\n\n* Eva\n42\n3 Musketeers")
	if want := []string{"Ann", "Ben", "Clara", "David", "Eva", "Musketeers"}; fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("read %q", got)
	}
}
