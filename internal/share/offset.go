package share

import (
	"context"
	"encoding/json"
	"sync"
	"time"

	"github.com/quickcast/quickcast/tracker/clock"
)

// questions are asked of the broker's clock at once; the answer that came quickest counts, as half its way there
// and back bounds the error. They are asked anew after a minute and after every break.
const (
	questions  = 8
	offsetTime = time.Minute
)

// offset is what the clocks of the broker and of this device differ by.
type offset struct {
	mu   sync.Mutex
	best Reading   // of the broker
	at   time.Time // of this device then, halfway
	trip time.Duration
	when time.Time // it was measured
}

// measure asks for the broker's clock.
func (o *offset) measure(ctx context.Context, s *Session) {
	var best offset
	for range questions {
		sent := s.needs.Now()
		data, err := s.ask(ctx, "clock", nil, nil)
		came := s.needs.Now()
		var r Reading
		if err != nil || json.Unmarshal(data, &r) != nil {
			break
		}
		if trip := came.Sub(sent); best.best.Run == "" || trip < best.trip {
			best.best, best.trip, best.at, best.when = r, trip, sent.Add(trip/2), came
		}
	}
	if best.best.Run == "" {
		return
	}
	o.mu.Lock()
	defer o.mu.Unlock()
	o.best, o.trip, o.at, o.when = best.best, best.trip, best.at, best.when
}

// measureAgain does so when the last time is a while ago.
func (o *offset) measureAgain(ctx context.Context, s *Session) {
	o.mu.Lock()
	due := s.needs.Now().Sub(o.when) > offsetTime
	o.mu.Unlock()
	if due {
		o.measure(ctx, s)
	}
}

// forget has it measured anew: the device may have slept.
func (o *offset) forget() {
	o.mu.Lock()
	defer o.mu.Unlock()
	o.when = time.Time{}
}

// Reading is what the clock of the table shows now, the same on all its devices; false before it was
// asked for.
func (s *Session) Reading() (clock.Reading, bool) {
	o := &s.clock
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.best.Run == "" {
		return clock.Reading{}, false
	}
	passed := clock.Millis(s.needs.Now().Sub(o.at).Milliseconds())
	return clock.Reading{
		Wall: clock.Millis(o.best.Wall) + passed, Mono: clock.Millis(o.best.Mono) + passed, Run: o.best.Run, CountsSleep: true,
	}, true
}
