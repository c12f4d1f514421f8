package cli

import (
	"bufio"
	"errors"
	"io"
	"slices"
	"strings"
	"time"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/internal/store"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/journal"
)

// playTable is the name of the one table a journal folder of play holds.
const playTable = "table"

// playCall is what a call of play asks for.
type playCall struct {
	game, seats, journal string
	setup                string   // a file with what the game needs beyond its seats
	options              []string // of the table, as id=value
	hole                 string   // what becomes of whole lines behind damaged ones; "" for not said
	seed                 uint64
	seeded               bool
	replay, actions, log bool
	choices              bool
	apprentice, json     bool
}

// What can become of whole lines behind damaged ones.
const (
	holeFits  = "fits"
	holeLeave = "leave"
)

// looks tells whether a call changes nothing.
func (call playCall) looks() bool { return (call.replay || call.log) && call.hole != holeFits }

// runPlay plays a table from a script: one action a line, one answer a line,
// ok only after the action is safe on disk.
func runPlay(env *Env, args []string) int {
	call, err := readPlayCall(env, args)
	if err != nil {
		return env.refuse("play", err)
	}
	if call.actions {
		return listActions(env, call)
	}
	if call.journal == "" {
		return env.refuse("play", &UsageError{ID: "table.playNeedsJournal"})
	}
	begin, err := beforeTheFolder(env, call)
	if err != nil {
		return env.refuse("play", err)
	}
	dir, err := openFolder(call.journal)
	if err != nil {
		return env.refuse("", err)
	}
	defer func() { _ = dir.Close() }()
	if !call.looks() {
		release, err := dir.Lock()
		if err != nil {
			return env.refuse("", err)
		}
		defer release()
	}
	return playOn(env, call, dir, begin)
}

func readPlayCall(env *Env, args []string) (playCall, error) {
	var call playCall
	flags := newFlags("play")
	flags.StringVar(&call.game, "game", "", "")
	flags.StringVar(&call.seats, "seats", "", "")
	flags.StringVar(&call.journal, "journal", "", "")
	flags.StringVar(&call.setup, "setup", "", "")
	flags.Func("option", "", func(text string) error {
		call.options = append(call.options, text)
		return nil
	})
	flags.StringVar(&call.hole, "hole", "", "")
	flags.Uint64Var(&call.seed, "seed", 0, "")
	flags.BoolVar(&call.replay, "replay", false, "")
	flags.BoolVar(&call.actions, "actions", false, "")
	flags.BoolVar(&call.log, "log", false, "")
	flags.BoolVar(&call.choices, "choices", false, "")
	flags.BoolVar(&call.apprentice, "apprentice", false, "")
	flags.BoolVar(&call.json, "json", false, "")
	lang := flags.String("lang", "", "")
	rest, err := parse(flags, args)
	if err != nil {
		return call, err
	}
	if len(rest) > 0 {
		return call, &UsageError{ID: "table.playNoOperand", Args: map[string]any{"Operand": rest[0]}}
	}
	if call.hole != "" && call.hole != holeFits && call.hole != holeLeave {
		return call, &FlagError{Flag: "--hole", Value: call.hole, Fault: flagValueWrong}
	}
	call.seeded = flags.Changed("seed")
	return call, env.answerIn(*lang, !call.log && (!call.actions || call.json))
}

// playOn opens the table or begins it, and then reads actions to the end. The
// status is that of the worst answer.
func playOn(env *Env, call playCall, dir *store.Dir, begin *beginning) int {
	table, err := openTable(env, call, dir, begin)
	if err != nil {
		return env.refuse("play", err)
	}
	switch {
	case call.log:
		return sayLog(env, table)
	case call.replay:
		return sayReplay(env, call, table)
	}
	p := &player{env: env, table: table, choices: call.choices}
	in := bufio.NewReader(env.In)
	for {
		line, tooLong, err := readLine(in, maxLine)
		if text := strings.TrimSpace(string(line)); text != "" || tooLong {
			sayJSON(env.Out, p.answer(line, tooLong))
		}
		if errors.Is(err, io.EOF) {
			return p.status
		}
		if err != nil {
			return env.refuse("", err)
		}
	}
}

// readLine reads a line of any length, keeping none that has more than so many bytes.
func readLine(in *bufio.Reader, most int) (line []byte, tooLong bool, err error) {
	for {
		part, err := in.ReadSlice('\n')
		if len(line)+len(part) > most {
			tooLong, line = true, nil
		}
		if !tooLong {
			line = append(line, part...)
		}
		if !errors.Is(err, bufio.ErrBufferFull) {
			return line, tooLong, err
		}
	}
}

// playAnswer is the answer to one action.
type playAnswer struct {
	Seq     int           `json:"seq"` // of the action, or of the last accepted one
	OK      bool          `json:"ok"`
	State   tracker.State `json:"state,omitempty"`
	Notices []playNotice  `json:"notices,omitempty"` // what the table should know now
	Next    *playChoice   `json:"next,omitempty"`    // the next sensible step, which the gold button of the table takes
	Choices []playChoice  `json:"choices,omitempty"` // what the rules offer next, if asked for
	Result  *playResult   `json:"result,omitempty"`  // how the game ended; none while it goes on
	Clock   *playClock    `json:"clock,omitempty"`   // for the action "clock"

	Question *playQuestion `json:"question,omitempty"` // for the action "ask"; none where there is nothing to ask

	Error string `json:"error,omitempty"`
	Rule  string `json:"rule,omitempty"` // the rule that stands against it, if one does
}

// playResult is how a game ended, in words where it is said in words.
type playResult struct {
	Winners  []tracker.Seat `json:"winners"` // empty where nobody won
	Names    []string       `json:"names,omitempty"`
	Reason   string         `json:"reason"`
	Rule     string         `json:"rule,omitempty"`
	Tiebreak string         `json:"tiebreak,omitempty"` // what decided between seats that had won alike
}

// result says how a game ended; nil while it goes on.
func (p *player) result(view tracker.View) *playResult {
	r := view.Result
	if !r.Over {
		return nil
	}
	w := p.env.words()
	said := &playResult{Winners: append([]tracker.Seat{}, r.Winners...), Reason: w.Say(r.Reason), Rule: r.Reason.Rule}
	for _, s := range view.Seats {
		if slices.Contains(r.Winners, s.Seat) {
			said.Names = append(said.Names, s.Name)
		}
	}
	if r.Tiebreak != "" {
		said.Tiebreak = w.Say(r.Tiebreak)
	}
	return said
}

// sayReplay prints where the table stands. One that this version cannot play to
// its end is shown as far as it can, with the reason, and not as ok.
func sayReplay(env *Env, call playCall, table *journal.Table) int {
	p := &player{env: env, table: table, choices: call.choices}
	answer := p.done(table.Seq(), table.State())
	answer.Clock = p.clock()
	if stuck := table.Stuck(); stuck != nil {
		answer.OK, answer.Error, answer.Next, answer.Choices = false, env.words().Error(stuck), nil, nil
	}
	sayJSON(env.Out, answer)
	return atItsEnd(table)
}

// sayLog prints the log in words, round by round.
func sayLog(env *Env, table *journal.Table) int {
	w := env.words()
	for _, line := range table.Log() {
		say(env.Out, time.UnixMilli(line.At).In(env.Now().Location()).Format("15:04:05")+"  "+w.Say(line))
	}
	if stuck := table.Stuck(); stuck != nil {
		say(env.Err, "quickcast: "+w.Error(stuck))
	}
	return atItsEnd(table)
}

// atItsEnd is the status for a table that was read: not fine where some of it
// had to be left out.
func atItsEnd(table *journal.Table) int {
	return pick.Either(table.Stuck() != nil, statusUnmet, statusFine)
}
