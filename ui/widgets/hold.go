package widgets

import (
	"math"
	"time"
)

// How a press becomes steps: a tap is one step when the finger leaves; a hold
// runs eight steps a second, and after its first second five at a time. Where somebody
// watches it run, all of it is one step when the finger leaves: one undo takes it back.
// A run stops at the end of what it counts down or up, and goes no further until it is pressed anew.
const (
	holdAfter  = 450 * time.Millisecond
	holdEvery  = 125 * time.Millisecond
	holdSlow   = 8 // steps of one before the run grows
	holdStride = 5
)

// endless is the room of a way without an end.
const endless = math.MaxInt32

// mouse is the id of the pointer among the fingers.
const mouse = -1

// hold follows any number of fingers at once and tells taps from holds. A hold
// never fires the tap as well, and a finger that slides away does nothing more.
type hold struct {
	kit     *Kit
	step    func(delta int)
	long    func()             // long press where nothing runs; may be nil
	running func()             // a run has a new sum; nil where every stride is a step of its own
	changed func()             // a finger came or went
	room    func(sign int) int // steps to the end of that way, 0 where it is reached; nil for no end
	fingers map[int]*finger
}

type finger struct {
	sign   int
	sum    int  // of a run that is told as one step when it ends
	still  bool // on the numeral: a long press asks instead of running
	used   bool // it ran or asked, so leaving is no tap
	ticks  int
	past   bool // it began at the end of its way or beyond: nothing is left to stop at
	cancel func()
}

// down begins a press. sign is -1 or +1, or 0 for a place that means something
// else: a tap there is a step of 0. still says that a long press asks.
func (h *hold) down(id, sign int, still bool) {
	h.drop(id)
	if h.fingers == nil {
		h.fingers = map[int]*finger{}
	}
	f := &finger{sign: sign, still: still && h.long != nil, past: h.room == nil || h.room(sign) <= 0}
	h.fingers[id] = f
	f.cancel = h.kit.After(holdAfter, func() { h.late(f) })
	h.notify()
}

// up ends a press; without a hold before it, it is a tap.
func (h *hold) up(id int) {
	f, ok := h.fingers[id]
	if !ok {
		return
	}
	h.drop(id)
	if !f.used {
		h.step(f.sign)
	}
	h.notify()
}

// away ends a press without a tap.
func (h *hold) away(id int) {
	if _, ok := h.fingers[id]; ok {
		h.drop(id)
		h.notify()
	}
}

// pressed says whether a finger lies on the side of this sign.
func (h *hold) pressed(sign int) bool {
	for _, f := range h.fingers {
		if f.sign == sign {
			return true
		}
	}
	return false
}

func (h *hold) drop(id int) {
	if f, ok := h.fingers[id]; ok {
		f.cancel()
		delete(h.fingers, id)
		if f.sum != 0 {
			h.step(f.sum)
		}
	}
}

// sum is what runs that are not over come to.
func (h *hold) sum() int {
	n := 0
	for _, f := range h.fingers {
		n += f.sum
	}
	return n
}

func (h *hold) late(f *finger) {
	f.used = true
	switch {
	case f.still:
		h.long()
	case f.sign != 0:
		h.run(f)
	}
}

func (h *hold) run(f *finger) {
	stride := 1
	if f.ticks >= holdSlow {
		stride = holdStride
	}
	if !f.past {
		stride = min(stride, h.room(f.sign)-h.sum()*f.sign)
	}
	if stride <= 0 {
		return
	}
	f.ticks++
	f.cancel = h.kit.After(holdEvery, func() { h.run(f) })
	if h.running == nil {
		h.step(f.sign * stride)
		return
	}
	f.sum += f.sign * stride
	h.running()
}

func (h *hold) notify() {
	if h.changed != nil {
		h.changed()
	}
}
