package share

import (
	"context"
	"encoding/json"
	"errors"
	"strconv"
	"sync"
	"time"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/journal"
	"github.com/quickcast/quickcast/tracker/seating"
)

// How long a session waits, unless told otherwise: for an answer, before it asks again, and between two
// words of how far it is.
const (
	answerTime = 1500 * time.Millisecond
	pauseTime  = 300 * time.Millisecond
	beatTime   = 5 * time.Second
)

// Needs are what a session needs.
type Needs struct {
	Table  *journal.Table
	Own    *Own // what this device alone has of it; nil for nothing that is kept
	Line   Line
	Member Member
	Now    func() time.Time
	Chance Chance
	Inform func(Status)  // how it stands, after every change, on a goroutine of the session
	Pause  time.Duration // before it asks again; 0 for the usual time
}

// Session keeps the table of this device and the log that all have in step. What is done here counts here at
// once, and goes out behind; what others do comes in between. It goes on until Close.
type Session struct {
	needs Needs
	stop  context.CancelFunc
	done  chan struct{}
	wake  chan struct{}
	throw throw

	mu    sync.Mutex
	inbox []Entry
	state State
	known Status
	far   map[string]heard
	back  seen // what it asks others to take back, and does not want to take back for them

	// Of the goroutine of the session alone.
	synced bool    // nothing is known to be missing
	birth  string  // of the log it was synced with
	last   uint64  // the number of the last post that was taken
	base   int     // so many of the table's events are the log's
	have   *record // of the log so far
	clock  offset
	rights map[string]bool // the devices that only watch, as this host has told the broker
	said   []byte          // of how far it is, and when
	saidAt time.Time
}

// Status is how a shared table stands, for a screen.
type Status struct {
	State   State
	Waiting int // own acts the others do not have yet
	Devices []Device
	Misfits []Misfit
	Fault   error // why the broker takes nothing, nil where it does

	// The name of a device that asks this one to take its last act back, and of one that did not want to; "" for none.
	Asks, Declined string
}

// Device is a device at the table as it was heard of last.
type Device struct {
	seating.Device
	Self   bool
	Host   bool
	Silent bool // nothing was heard of it for a while
	Behind int  // events it has not seen yet
	Lies   bool // it threw dice that were not what they should have been
}

// heard is what a device said of itself, and when.
type heard struct {
	seen
	at time.Time
}

// Start begins to keep a table in step. The table's own dice are thrown from fresh chance from now on: the seed
// that an older log holds says nothing of them.
func Start(needs Needs) (*Session, error) {
	if needs.Pause == 0 {
		needs.Pause = pauseTime
	}
	if needs.Own == nil {
		needs.Own = &Own{}
	}
	ctx, stop := context.WithCancel(context.Background())
	s := &Session{needs: needs, stop: stop, done: make(chan struct{}), wake: make(chan struct{}, 1), far: map[string]heard{}}
	table := needs.Member.Table
	if err := errors.Join(
		needs.Line.Hear("live."+table+".*", s.hear),
		needs.Line.Hear("seen."+table+".*", s.hearSeen),
	); err != nil {
		stop()
		return nil, err
	}
	s.known.Misfits = needs.Own.misfits()
	needs.Own.begin(needs.Member.Device, needs.Chance)
	needs.Table.Know(needs.Own)
	needs.Table.Use(s.luck)
	needs.Table.Sign(s.sign)
	needs.Table.Add(s.opens)
	needs.Table.Watch(s.nudge)
	needs.Line.Inform(s.informed)
	go s.run(ctx)
	return s, nil
}

// Close ends the session and its line; the table goes on alone, with all it has.
func (s *Session) Close() {
	s.needs.Table.Sign(nil)
	s.needs.Table.Add(nil)
	s.needs.Table.Watch(nil)
	s.stop()
	<-s.done
	s.needs.Own.begin("", nil)
	s.needs.Table.See(0) // it may be laid in the middle now
	s.needs.Line.Close()
}

// Wake looks at once whether the line stands and nothing is missing, as after sleep.
func (s *Session) Wake() {
	s.needs.Line.Wake()
	s.nudge()
}

// Member is this device's place at the table.
func (s *Session) Member() Member { return s.needs.Member }

// Sit says where a device sits from now on. Its own seats every device chooses, others' the host alone.
func (s *Session) Sit(d seating.Device) error {
	e, err := seating.Event(d, s.needs.Now(), s.needs.Member.Device)
	if err == nil {
		_, err = s.needs.Table.Do(e)
	}
	return err
}

// sign names this device and the act, and refuses what belongs to another one.
func (s *Session) sign(table *tracker.Session, e *tracker.Event) error {
	e.Device = s.needs.Member.Device
	if e.ID == "" {
		e.ID = s.needs.Chance.ID()
	}
	return allows(table, *e, e.Device)
}

// nudge has the session look what there is to do.
func (s *Session) nudge() {
	select {
	case s.wake <- struct{}{}:
	default:
	}
}

func (s *Session) hear(m Message) {
	e, ok := EntryOf(m)
	s.mu.Lock()
	if ok {
		s.inbox = append(s.inbox, e)
	}
	s.mu.Unlock()
	s.nudge()
}

func (s *Session) hearSeen(m Message) {
	_, device, ok := ParseSubject(m.Subject)
	var said seen
	if !ok || json.Unmarshal(m.Body, &said) != nil {
		return
	}
	s.mu.Lock()
	s.far[device] = heard{said, s.needs.Now()}
	s.mu.Unlock()
	s.nudge()
}

func (s *Session) informed(state State) {
	s.mu.Lock()
	s.state = state
	s.mu.Unlock()
	s.nudge()
}

// run does what there is to do until ctx ends.
func (s *Session) run(ctx context.Context) {
	defer close(s.done)
	beat := time.NewTicker(beatTime)
	defer beat.Stop()
	was := Away
	for {
		s.mu.Lock()
		state := s.state
		s.mu.Unlock()
		if state != was {
			was, s.synced = state, false // what came meanwhile did not come here
			s.clock.forget()
		}
		again := state == Live && !s.work(ctx)
		s.answer()
		s.tell()
		var pause <-chan time.Time
		if again {
			pause = time.After(s.needs.Pause)
		}
		select {
		case <-ctx.Done():
			return
		case <-s.wake:
		case <-beat.C:
		case <-pause:
		}
		if again && ctx.Err() == nil {
			select { // no busy loop where every answer nudges
			case <-time.After(s.needs.Pause):
			case <-ctx.Done():
				return
			}
		}
	}
}

// work takes what came and posts what waits; false where that has to be tried again.
func (s *Session) work(ctx context.Context) bool {
	for ctx.Err() == nil {
		if !s.synced && !s.catchUp(ctx) {
			return false
		}
		if !s.takeLive() {
			continue
		}
		more, ok := s.post(ctx)
		if !ok {
			s.synced = false // whatever became of it stands in the log
			return false
		}
		if !more {
			return true
		}
	}
	return true
}

// answer says what this device has to say by itself: its part of what others throw, and that nothing which lies face down
// here answers what others do.
func (s *Session) answer() {
	s.answerThrows()
	for {
		e, owes := s.needs.Table.Owed()
		if !owes {
			return
		}
		e.At = s.needs.Now().UnixMilli()
		if _, err := s.needs.Table.Do(e); err != nil {
			return // somebody else has the seat now
		}
	}
}

// takeLive takes what came by itself; false where something before it is missing.
func (s *Session) takeLive() bool {
	s.mu.Lock()
	inbox := s.inbox
	s.inbox = nil
	s.mu.Unlock()
	var next []Entry
	last := s.last
	for _, e := range inbox {
		if e.Number <= last {
			continue
		}
		if e.Post.After != last {
			s.synced = false
			return false
		}
		next, last = append(next, e), e.Number
	}
	return len(next) == 0 || s.take(next, s.base) == nil
}

// post sends the first of what waits; more where there is another.
func (s *Session) post(ctx context.Context) (more, ok bool) {
	waiting := groups(s.needs.Table.Since(s.base))
	if len(waiting) == 0 {
		return false, true
	}
	err := s.publish(ctx, Post{ID: waiting[0][0].ID, After: s.last, Events: waiting[0]})
	var refused *RefusedError
	switch {
	case errors.As(err, &refused) && refused.behind:
		s.synced = false
		return true, true
	case err != nil:
		return false, false
	}
	for _, e := range waiting[0] {
		s.have.ids[e.ID] = true
	}
	s.base += len(waiting[0])
	return true, true
}

// publish adds to the log, if nothing else was added since what is known of it.
func (s *Session) publish(ctx context.Context, p Post) error {
	body, err := json.Marshal(p)
	if err != nil {
		return err
	}
	m := s.needs.Member
	answer, err := s.ask(ctx, postSubject(m.Table, m.Device), map[string]string{
		HeaderID: p.ID, HeaderAfter: strconv.FormatUint(p.After, 10), HeaderIn: postSubject(m.Table, "*"),
	}, body)
	if err != nil {
		return err
	}
	var k kept
	if err := json.Unmarshal(answer, &k); err != nil {
		return err
	}
	if k.Error != nil {
		err := &RefusedError{Text: k.Error.Text, behind: k.Error.Code == codeBehind || k.Error.Code == codeBehindOthers}
		if !err.behind {
			s.fault(err)
		}
		return err
	}
	if k.Duplicate {
		return &RefusedError{Text: "kept before", behind: true}
	}
	s.fault(nil)
	s.last = k.Number
	return nil
}

func (s *Session) fault(err error) {
	s.mu.Lock()
	s.known.Fault = err
	s.mu.Unlock()
}

// RefusedError is that the broker does not keep what it was sent.
type RefusedError struct {
	Text   string
	behind bool // it was written before its writer knew the newest of the log
}

func (e *RefusedError) Error() string { return "the host of the table refuses: " + e.Text }

// Message names the text for this error.
func (e *RefusedError) Message() (string, map[string]any) {
	return "share.errorRefused", map[string]any{"Reason": e.Text}
}

func (s *Session) ask(ctx context.Context, subject string, headers map[string]string, body []byte) ([]byte, error) {
	ctx, cancel := context.WithTimeout(ctx, answerTime)
	defer cancel()
	return s.needs.Line.Ask(ctx, subject, headers, body)
}
