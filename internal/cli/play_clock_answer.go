package cli

import (
	"strings"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/clock"
	"github.com/quickcast/quickcast/tracker/timed"
)

// playClock is the table's clock as play answers it. Spans are milliseconds.
type playClock struct {
	Running bool       `json:"running"`
	Turn    int        `json:"turn"` // whose time runs, 0 for nobody's
	Elapsed int64      `json:"elapsed"`
	Game    playFace   `json:"game"`
	Players []playFace `json:"players,omitempty"`
	Timer   *playFace  `json:"timer,omitempty"`
	Event   *playEvent `json:"event,omitempty"`
	Due     []string   `json:"warnings,omitempty"` // what became due since the last look
}

// playFace is one clock.
type playFace struct {
	Kind   string `json:"kind,omitempty"` // of a short timer
	Digits string `json:"digits"`
	Shown  int64  `json:"shown"` // below 0 it is overtime
	TimeUp bool   `json:"timeUp"`
}

// playEvent is what the event of the table wants now.
type playEvent struct {
	ID        string `json:"id"`
	Stage     string `json:"stage"`
	LastRound int    `json:"lastRound,omitempty"`
	Now       string `json:"now"`
	Why       string `json:"why"`
	Ahead     string `json:"ahead"`
}

func eventIDs(library clock.Library) string {
	ids := pick.Made(library.Presets, func(preset clock.Preset) string { return preset.ID })
	return strings.Join(ids, ", ")
}

// clock is the clock of the table as it was last read; nil where it has none.
func (p *player) clock() *playClock {
	s, ok := timed.State(p.table)
	if !ok || s.Seats == 0 {
		return nil
	}
	before := p.view
	p.view = clock.Look(s, max(s.Last.At, p.watch.At()))
	v := &p.view
	answer := &playClock{Running: v.Running, Turn: int(v.Turn), Elapsed: int64(v.Elapsed), Game: faceOf(v.Game, "")}
	if s.Plan.Player.Kind != clock.NoPace {
		for seat := range v.Seats {
			answer.Players = append(answer.Players, faceOf(v.Player(clock.Seat(seat+1)), ""))
		}
	}
	if v.WindowKind != clock.NoWindowOpen {
		face := faceOf(v.Window, string(v.WindowKind))
		answer.Timer = &face
	}
	for _, w := range clock.Warnings(nil, &before, v) {
		answer.Due = append(answer.Due, p.env.words().Say(p.named(w)))
	}
	answer.Event = p.eventNow(v)
	return answer
}

// named is a warning with the name of the mage whose clock it is.
func (p *player) named(w clock.Warning) tracker.Message {
	id, args := w.Message()
	if seats := p.table.View(0).Seats; w.Clock == clock.PlayerName && int(w.Seat) <= len(seats) {
		args["Player"] = seats[w.Seat-1].Name
	}
	return tracker.Notice{ID: id, Args: args}
}

// eventNow is what the event wants now.
func (p *player) eventNow(v *clock.View) *playEvent {
	o := timed.ScheduleOf(p.table)
	library, err := clock.Load(p.env.Assets)
	if err != nil {
		return nil
	}
	preset, ok := o.PresetIn(library)
	if !ok {
		return nil
	}
	verdict := clock.Judge(preset, timed.Facts(p.table.State(), p.table.View(0), *v, o))
	w := p.env.words()
	return &playEvent{preset.ID, string(verdict.Stage), verdict.LastRound, w.Say(verdict.Now), w.Say(verdict.Why), w.Say(verdict.Ahead)}
}

// noteTimeUp keeps in which round time was up.
func (p *player) noteTimeUp() error {
	s, ok := timed.State(p.table)
	if !ok || s.Seats == 0 {
		return nil
	}
	v := clock.Look(s, max(s.Last.At, p.watch.At()))
	round := p.table.View(0).Round
	return p.carryOut(timed.Order{Choose: func(o timed.Schedule) timed.Schedule { return o.Noted(v.Game.TimeUp(), round) }})
}

func faceOf(f clock.Face, kind string) playFace {
	return playFace{Kind: kind, Digits: f.String(), Shown: int64(f.Shown), TimeUp: f.TimeUp()}
}
