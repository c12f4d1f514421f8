package hall

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/clock"
	"github.com/quickcast/quickcast/tracker/hall"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// page is the open evening: its round, its clock, and one of its views.
type page struct {
	*Screen
	clock   *widgets.Clock
	matches []*widgets.Match // of the tables of the round, nil in another view
	scroll  *widgets.Scroll
}

// draw makes the page anew, scrolled to where it was.
func (s *Screen) draw() {
	k := s.k
	p := &page{Screen: s, clock: widgets.NewClock(k, clockSize, s.openClock)}
	views := []string{s.word("tables"), s.word("standings"), s.word("pairings"), s.word("playersTitle")}
	body := widgets.NewColumn(k, theme.Gap, p.head(), widgets.NewSegmented(k, views, int(s.state.view), func(i int) {
		s.state.view = view(i)
		s.page.scroll.ScrollToTop()
		s.draw()
	}), map[view]func() fyne.CanvasObject{tablesView: p.tables, standingsView: p.standings, pairingsView: p.pairings, playersView: s.players}[s.state.view]())
	scrolled := widgets.NewScroll(widgets.NewInset(k, 0, theme.Inset, 0, theme.Inset, widgets.NewMargins(k, pageWide, body)))
	p.scroll = scrolled.Objects[0].(*widgets.Scroll)
	foot := widgets.NewMargins(k, pageWide, widgets.NewSideRow(k, p.foot(), nil))
	if s.page != nil {
		p.scroll.Offset = s.page.scroll.Offset
	}
	s.page = p
	p.tick(s.now().UnixMilli())
	s.show(widgets.NewArranged(fyne.NewSize(240, 240), func(size fyne.Size) {
		high, put := widgets.HeightFor(foot, size.Width), widgets.NewPlacing(k, size)
		put(scrolled, 0, 0, size.Width, size.Height-high-12)
		put(foot, 0, size.Height-high-6, size.Width, high)
	}, scrolled, foot))
}

// Measures of the page in dp.
const (
	pageWide  float32    = 1900
	headHalf  float32    = 360 // of which the title has one and the clock the other where there is room for both
	matchWide float32    = 270
	clockSize theme.Type = 46
)

// head is the title, the clock of the room and what is to be done next.
func (p *page) head() fyne.CanvasObject {
	k, s := p.k, p.Screen
	title := s.evening.Name
	if n := len(s.evening.Rounds); n > 0 {
		title = s.word("titleRound", "Name", title, "Round", n)
	}
	words := widgets.NewColumn(k, 0,
		widgets.NewLine(k, 0, 1, widgets.NewIconButton(k, widgets.Bare, "back", s.word("back"), func() { s.Back() }), widgets.NewParagraph(k, title, widgets.Style{Display: true, Size: theme.Heading})),
		widgets.NewInset(k, 4, 0, 0, 0, widgets.NewParagraph(k, s.summary(), widgets.Style{Role: theme.Quiet})))
	var acts []fyne.CanvasObject
	r := s.evening.Now()
	if timed := r != nil && s.evening.Format.Minutes > 0; timed {
		acts = append(acts, p.clock)
	}
	if act, do := s.act(); do != nil {
		acts = append(acts, widgets.NewPrimary(k, act, do))
	}
	if len(acts) == 0 {
		return words
	}
	return widgets.NewSpread(k, headHalf, pageWide, 4, words, widgets.NewEqual(k, theme.Gap, acts...))
}

// fewOpen is how many open tables are told by their numbers at most.
const fewOpen = 4

// summary says how the round stands.
func (s *Screen) summary() string {
	e := &s.evening
	r := e.Now()
	if winner, over := e.Over(); over && e.Format.System != hall.Lesson {
		return s.word("won", "Name", e.Players[winner].Name)
	}
	if r == nil {
		return s.word("entered", "Count", len(e.Playing())) + " · " + s.word("system-"+string(e.Format.System))
	}
	open := len(r.Open())
	facts := []string{s.w.N("hall.tableCount", len(r.Tables))}
	switch {
	case e.Format.System == hall.Lesson:
	case r.Began == 0 && open == len(r.Tables):
		facts = append(facts, s.word("notBegun"))
	case open > 0 && open <= fewOpen:
		facts = append(facts, s.word("stillOpen", "Tables", strings.ReplaceAll(strings.Trim(fmt.Sprint(r.Open()), "[]"), " ", ", ")))
	default:
		facts = append(facts, s.word("playing", "Open", open, "Done", len(r.Tables)-open))
	}
	if e.Format.Minutes > 0 && e.Format.Rank != "" {
		facts = append(facts, s.word("atTimeRank", "Rank", tracker.Word("hall.rank-"+string(e.Format.Rank))))
	}
	return strings.Join(facts, " · ")
}

// act is the one thing to do now, nil for nothing.
func (s *Screen) act() (words string, do func()) {
	send := func(kind tracker.Kind) func() { return func() { s.do(kind, nil) } }
	e := &s.evening
	r := e.Now()
	switch next := e.Next(); {
	case s.watches():
		return "", nil
	case next == hall.Pair && (r == nil || len(r.Open()) == 0 || e.Format.System == hall.Lesson && !s.running(r)):
		return s.word("pair", "Round", len(e.Rounds)+1), s.pair
	case next == hall.Begin:
		return s.word("start"), send(hall.Begin)
	case !s.running(r):
		return "", nil
	case r.Paused > 0:
		return s.word("goOn"), send(hall.Go)
	}
	return s.word("pauseAll"), send(hall.Pause)
}

// pair pairs the next round and says what could not be avoided.
func (s *Screen) pair() {
	s.state.view = tablesView
	s.doAll(s.sayBroken, event{hall.Pair, nil})
}

// sayBroken says which pairs of the round have met before and who has a second bye.
func (s *Screen) sayBroken() {
	e := &s.evening
	if len(e.Rounds) == 0 {
		return
	}
	again, byes := e.Broken(len(e.Rounds) - 1)
	var said []string
	for _, pair := range again {
		said = append(said, s.word("again", "Name", e.Players[pair[0]].Name, "Other", e.Players[pair[1]].Name))
	}
	for _, p := range byes {
		said = append(said, s.word("secondBye", "Name", e.Players[p].Name))
	}
	if len(said) > 0 {
		s.n.Notice(strings.Join(said, " "), "", nil)
	}
}

// tables are the tables of the round, each a card; before the first round who has come.
func (p *page) tables() fyne.CanvasObject {
	s, k := p.Screen, p.k
	r := s.evening.Now()
	if r == nil {
		return s.players()
	}
	var cards []fyne.CanvasObject
	for i := range r.Tables {
		m := widgets.NewMatch(k, widgets.MatchFace{}, func() { s.openTable(len(s.evening.Rounds), r.Tables[i].Number) })
		p.matches, cards = append(p.matches, m), append(cards, m)
	}
	parts := []fyne.CanvasObject{widgets.NewFixedGrid(k, matchWide, theme.Gap, cards...)}
	if len(r.Byes) > 0 {
		parts = append(parts, widgets.NewParagraph(k, s.word("byes", "Names", s.names(r.Byes)), widgets.Style{Role: theme.Quiet}))
	}
	if len(s.evening.Rounds) > 1 {
		parts = append(parts, widgets.NewWrap(k, 0, 0, widgets.NewPill(k, s.word("earlier"), "history", s.openEarlier)))
	}
	return widgets.NewColumn(k, theme.Gap, parts...)
}

func (s *Screen) names(of []int) string {
	var names []string
	for _, i := range of {
		names = append(names, s.evening.Players[i].Name)
	}
	return strings.Join(names, ", ")
}

// tick shows the time as it is.
func (p *page) tick(at int64) {
	e := &p.evening
	r := e.Now()
	if r == nil {
		return
	}
	p.clock.Set(p.clockFace(at))
	for i, m := range p.matches {
		m.Set(p.matchFace(r, &r.Tables[i], at))
	}
}

// clockFace is the time of the room.
func (s *Screen) clockFace(at int64) widgets.ClockFace {
	r := s.evening.Now()
	left := s.evening.Left(r, nil, at)
	face := widgets.ClockFace{Digits: digits(left), Live: s.running(r) && r.Paused == 0, Quiet: !s.running(r), Alarm: s.running(r) && left <= 0}
	if r.Paused > 0 && !r.Over {
		face.Icon = "pause"
	}
	face.Name = s.word("clockName", "Time", face.Digits)
	return face
}

// digits are minutes and seconds; of what is over how long it is.
func digits(left int64) string {
	sign := ""
	if left < 0 {
		sign, left = "−", -left
	}
	seconds := (left + 999) / int64(time.Second/time.Millisecond)
	if sign != "" {
		seconds = left / 1000
	}
	rest := strconv.FormatInt(seconds%60, 10)
	if len(rest) < 2 {
		rest = "0" + rest
	}
	return sign + strconv.FormatInt(seconds/60, 10) + ":" + rest
}

// matchFace is a table of a round as it stands.
func (s *Screen) matchFace(r *hall.Round, t *hall.Table, at int64) widgets.MatchFace {
	e := &s.evening
	face := widgets.MatchFace{Title: s.word("table", "Table", t.Number)}
	for i, who := range t.Who {
		face.Names[i] = e.Players[who].Name
	}
	left := e.Left(r, t, at)
	switch {
	case t.Result != nil:
		face.Trail, face.Line, face.Won = s.word("done"), s.resultLine(t), t.Result.Winner
		if e.Format.Rank == clock.LifeLeft || e.Format.Rank == clock.DamageTaken {
			face.Counts = [2]string{strconv.Itoa(t.Result.Counts[0]), strconv.Itoa(t.Result.Counts[1])}
		}
		return face
	case t.Called > 0:
		face.Calls, face.Line = true, s.word("calls", "Minutes", max(0, at-t.Called)/60_000)
	case e.Format.System == hall.Lesson:
		face.Line = s.word("learns")
	case r.Over || s.running(r) && left <= 0:
		if face.Line = s.word("timeUp"); e.Format.Rank != "" {
			face.Line = s.word("timeUpRank", "Rank", tracker.Word("hall.rank-"+string(e.Format.Rank)))
		}
	case r.Began == 0:
		face.Line = s.word("notBegun")
	default:
		face.Line = s.word("plays")
	}
	if t.Extra > 0 {
		face.Line += " · " + s.w.N("hall.extraLine", t.Extra)
	}
	if e.Format.Minutes > 0 && !r.Over {
		face.Trail = digits(left)
	}
	return face
}

// resultLine says how a table ended.
func (s *Screen) resultLine(t *hall.Table) string {
	how := s.word("how-" + string(t.Result.How))
	if t.Result.Winner == 0 {
		return how
	}
	return s.word("wonBy", "Name", s.evening.Players[t.Who[t.Result.Winner-1]].Name, "How", how)
}

// foot is what is always at hand.
func (p *page) foot() []fyne.CanvasObject {
	k, s := p.k, p.Screen
	pill := func(id, icon string, do func()) fyne.CanvasObject { return widgets.NewPill(k, s.word(id), icon, do) }
	all := []fyne.CanvasObject{pill("room", "screen", s.openRoom), pill("print", "print", s.openPrint), pill("moreDeeds", "more", s.openMore)}
	if s.table.CanUndo() && !s.watches() {
		all = append(all, pill("undo", "undo", s.undo))
	}
	return all
}
