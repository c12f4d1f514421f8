package hall

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/quickcast/quickcast/tracker"
)

// The payloads of the events, by what their fields are called. Players, tables and rounds are
// numbers from 1; round 0, or none, is the one that is on.
type (
	enterData struct {
		Name   string `json:"name"`
		Credit bool   `json:"credit,omitempty"`
	}
	playerData struct {
		Player int `json:"player"`
	}
	bookData struct {
		Player int    `json:"player"`
		Name   string `json:"name"`
		Mage   string `json:"mage"`
		Points int    `json:"points"`
		Legal  bool   `json:"legal"`
		Hash   string `json:"hash"`
	}
	stayData struct {
		Player int `json:"player"`
		Table  int `json:"table"`
	}
	pairData struct {
		Pairs [][2]int `json:"pairs,omitempty"`
	}
	swapData struct {
		Player int `json:"player"`
		With   int `json:"with"`
	}
	extraData struct {
		Table   int `json:"table"`
		Minutes int `json:"minutes"`
	}
	resultData struct {
		Round  int    `json:"round,omitempty"`
		Table  int    `json:"table"`
		Winner int    `json:"winner,omitempty"`
		How    How    `json:"how"`
		Counts [2]int `json:"counts,omitempty"`
	}
	judgeData struct {
		Table int  `json:"table"`
		Here  bool `json:"here,omitempty"`
	}
	cutData struct {
		To int `json:"to"`
	}
	noData struct{}
)

// draft is an evening in the making, and the event that makes it.
type draft struct {
	*Evening
	by tracker.Event
}

// say adds a line to the log.
func (d draft) say(id string, pairs ...any) error {
	d.lines = append(d.lines, d.by.Line(len(d.Rounds), id, pairs...))
	return nil
}

// doables are all kinds of events.
func doables() []tracker.Doable[draft] {
	return []tracker.Doable[draft]{
		tracker.Does(Enter, draft.enter), tracker.Does(Leave, draft.leave), tracker.Does(Return, draft.comeBack),
		tracker.Does(Hand, draft.hand), tracker.Does(Stay, draft.stay),
		tracker.Does(Pair, draft.pair), tracker.Does(Swap, draft.swap),
		tracker.Does(Begin, draft.begin), tracker.Does(Pause, draft.pause), tracker.Does(Go, draft.goOn), tracker.Does(Finish, draft.finish),
		tracker.Does(Extra, draft.extra),
		tracker.Does(Report, draft.report), tracker.Does(Judge, draft.judge),
		tracker.Does(CutTo, draft.cutTo),
	}
}

func (d draft) enter(p enterData) error {
	name := strings.Join(strings.Fields(p.Name), " ")
	switch {
	case name == "" || utf8.RuneCountInString(name) > mostName:
		return noName
	case len(d.Players) == mostPlayers:
		return tooMany.With("Most", mostPlayers)
	case slices.ContainsFunc(d.Players, func(other Player) bool { return strings.EqualFold(other.Name, name) }):
		return nameTaken.With("Name", name)
	}
	player := Player{Name: name}
	if p.Credit {
		player.Credit = len(d.Rounds)
	}
	d.Players = append(d.Players, player)
	return d.say("hall.logEnter", "Name", name)
}

func (d draft) leave(p playerData) error    { return d.here(p.Player, true, "hall.logLeave") }
func (d draft) comeBack(p playerData) error { return d.here(p.Player, false, "hall.logReturn") }

func (d draft) here(number int, gone bool, id string) error {
	player, err := d.player(number)
	switch {
	case err != nil:
		return err
	case player.Gone == gone:
		return tracker.NothingChanges.With("Name", player.Name)
	}
	player.Gone = gone
	return d.say(id, "Name", player.Name)
}

func (d draft) hand(p bookData) error {
	player, err := d.player(p.Player)
	if err != nil {
		return err
	}
	book := Book{Name: p.Name, Mage: p.Mage, Points: p.Points, Legal: p.Legal, Hash: p.Hash}
	id := "hall.logBook"
	if old := player.Book; old != nil {
		if old.Hash == p.Hash {
			return tracker.NothingChanges.With("Name", player.Name)
		}
		book.Changed, id = old.Changed+1, "hall.logBookChanged"
	}
	player.Book = &book
	return d.say(id, "Name", player.Name, "Book", book.Name, "Mage", book.Mage, "Points", book.Points)
}

func (d draft) stay(p stayData) error {
	player, err := d.player(p.Player)
	if err != nil {
		return err
	}
	if p.Table < 0 || p.Table > mostPlayers {
		return tracker.NotBetween.With("Field", "table", "Least", 0, "Most", mostPlayers)
	}
	player.Table = p.Table
	return d.say("hall.logStay", "Name", player.Name, "Table", p.Table)
}

// pair makes the next round. A round whose clock has not begun and that has no result is paired anew.
func (d draft) pair(p pairData) error {
	d.unpaired()
	if r := d.Now(); r != nil && len(r.Open()) > 0 && d.Format.System != Lesson {
		return openResults.With("Tables", numbers(r.Open()))
	}
	ends := len(d.Cut) > 0 || d.Format.System == Knockout
	switch most := d.Format.Rounds; {
	case len(p.Pairs) == 0:
		return tooFew
	case most > 0 && len(d.Rounds) >= most && !ends && !d.by.Overrule:
		return allPlayed.With("Rounds", most)
	}
	r, err := d.seat(p.Pairs)
	if err != nil {
		return err
	}
	if d.Format.System == Knockout && len(d.Cut) == 0 {
		d.Cut, d.CutAt = bracket(p.Pairs), len(d.Rounds)
	}
	if d.Format.System == Groups && len(d.Rounds) == 0 {
		for i := range d.Players {
			d.Players[i].Group = d.group(i)
		}
	}
	d.Rounds = append(slices.Clip(d.Rounds), r)
	return d.say("hall.logPair", "Round", len(d.Rounds), "Tables", len(r.Tables))
}

// swap lets two players change their places in a round that has not begun.
func (d draft) swap(p swapData) error {
	r := d.Now()
	if r == nil {
		return noRound
	}
	a, err := d.player(p.Player)
	if err != nil {
		return err
	}
	b, err := d.player(p.With)
	if err != nil {
		return err
	}
	if p.Player == p.With {
		return tracker.NothingChanges.With("Name", a.Name)
	}
	places := make([]*int, 2)
	for i, who := range []int{p.Player - 1, p.With - 1} {
		if places[i] = r.place(who); places[i] == nil {
			return badPairs.With("Name", d.name(who))
		}
	}
	for _, t := range r.Tables {
		if t.Result != nil && (t.has(p.Player-1) || t.has(p.With-1)) {
			return begun
		}
	}
	*places[0], *places[1] = *places[1], *places[0]
	return d.say("hall.logSwap", "Name", a.Name, "Other", b.Name)
}

func (t Table) has(player int) bool { return t.Who[0] == player || t.Who[1] == player }

// place is where a player stands in a round; nil for nowhere.
func (r *Round) place(player int) *int {
	for i := range r.Tables {
		for side := range 2 {
			if r.Tables[i].Who[side] == player {
				return &r.Tables[i].Who[side]
			}
		}
	}
	for i := range r.Byes {
		if r.Byes[i] == player {
			return &r.Byes[i]
		}
	}
	return nil
}

func (d draft) begin(noData) error {
	r := d.Now()
	switch {
	case r == nil:
		return noRound
	case r.Began > 0:
		return begun
	}
	r.Began = d.by.At
	return d.say("hall.logBegin", "Round", len(d.Rounds))
}

func (d draft) pause(noData) error {
	r, err := d.running()
	if err != nil {
		return err
	}
	if r.Paused > 0 {
		return tracker.NothingChanges.With("Name", d.Name)
	}
	r.Paused = d.by.At
	return d.say("hall.logPause")
}

func (d draft) goOn(noData) error {
	r, err := d.running()
	if err != nil {
		return err
	}
	if r.Paused == 0 {
		return tracker.NothingChanges.With("Name", d.Name)
	}
	r.Lost += max(0, d.by.At-r.Paused)
	r.Paused = 0
	return d.say("hall.logGo")
}

func (d draft) finish(noData) error {
	r, err := d.running()
	if err != nil {
		return err
	}
	r.Over = true
	return d.say("hall.logFinish", "Round", len(d.Rounds))
}

// running is the round whose clock has begun and is not over.
func (d draft) running() (*Round, error) {
	r := d.Now()
	if r == nil || r.Began == 0 || r.Over {
		return nil, notBegun
	}
	return r, nil
}

func (d draft) extra(p extraData) error {
	_, t, err := d.table(0, p.Table)
	if err != nil {
		return err
	}
	if n := t.Extra + p.Minutes; n < 0 || n > mostMinutes {
		return tracker.NotBetween.With("Field", "minutes", "Least", -t.Extra, "Most", mostMinutes-t.Extra)
	}
	t.Extra += p.Minutes
	return d.say("hall.logExtra", "Table", p.Table, "Minutes", p.Minutes)
}

// report notes or corrects a result.
func (d draft) report(p resultData) error {
	r, t, err := d.table(p.Round, p.Table)
	if err != nil {
		return err
	}
	switch {
	case !slices.Contains(Hows(), p.How), p.Winner < 0 || p.Winner > 2, p.How.Wins() != (p.Winner > 0), p.How == Draw && d.endsAt(r):
		return badResult
	case p.Counts[0] < 0 || p.Counts[1] < 0 || max(p.Counts[0], p.Counts[1]) > mostCount:
		return tracker.NotBetween.With("Field", "counts", "Least", 0, "Most", mostCount)
	}
	result, id := Result{Winner: p.Winner, How: p.How, Counts: p.Counts}, "hall.logResult"
	if t.Result != nil {
		if id = "hall.logCorrected"; *t.Result == result {
			return tracker.NothingChanges.With("Name", d.name(t.Who[0]))
		}
	}
	t.Result, t.Called = &result, 0
	who := d.names(t.Who[:])
	if p.Winner > 0 {
		who = d.name(t.Who[p.Winner-1])
	}
	return d.say(id, "Table", p.Table, "Name", who, "How", tracker.Word("hall.how-"+string(p.How)))
}

func (d draft) endsAt(r *Round) bool {
	for i := range d.Rounds {
		if &d.Rounds[i] == r {
			return d.Ends(i)
		}
	}
	return false
}

func (d draft) judge(p judgeData) error {
	_, t, err := d.table(0, p.Table)
	switch {
	case err != nil:
		return err
	case (t.Called > 0) == !p.Here:
		return tracker.NothingChanges.With("Name", d.name(t.Who[0]))
	case p.Here:
		t.Called = 0
		return d.say("hall.logJudgeHere", "Table", p.Table)
	}
	t.Called = d.by.At
	return d.say("hall.logJudge", "Table", p.Table)
}

func (d draft) cutTo(p cutData) error {
	if r := d.Now(); r != nil && len(r.Open()) > 0 {
		return openResults.With("Tables", numbers(r.Open()))
	}
	in, err := d.cut(p.To)
	if err != nil {
		return err
	}
	d.Cut, d.CutAt = in, len(d.Rounds)
	return d.say("hall.logCut", "Names", d.names(in))
}
