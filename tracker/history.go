package tracker

// keepEvery is how many events lie between two states that are kept for good.
const keepEvery = 100

// history is the events that count, the setup first, and where they led. A state
// is large beside its event: of the past every hundredth is kept, and the last
// hundred or two whole, so that steps back cost nothing until they reach far; then
// the events after a kept state are played again, which gives the same states.
type history struct {
	game   Game
	past   []*Event
	kept   []State // after past[0], past[100], past[200], ...
	recent []State // after the last of past, now at the end; never empty
}

// now is the state after the last event that counts.
func (h *history) now() State { return h.recent[len(h.recent)-1] }

// push adds an event and the state after it.
func (h *history) push(e *Event, state State) {
	if len(h.past)%keepEvery == 0 {
		h.kept = append(h.kept, state)
	}
	if len(h.recent) == 2*keepEvery {
		h.recent = append(make([]State, 0, 2*keepEvery), h.recent[keepEvery:]...)
	}
	h.past, h.recent = append(h.past, e), append(h.recent, state)
}

// before is the state before the last so many events. The setup has none before it.
func (h *history) before(steps int) (State, error) {
	for len(h.recent) <= steps {
		if err := h.recall(len(h.past) - 1 - len(h.recent)); err != nil {
			return nil, err
		}
	}
	return h.recent[len(h.recent)-1-steps], nil
}

// recall plays the events up to past[to] again from the kept state below, and puts
// what they give before the recent states.
func (h *history) recall(to int) error {
	states, err := h.again(to)
	if err == nil {
		h.recent = append(states, h.recent...)
	}
	return err
}

// again are the states from the kept one below past[to] to the one after it.
func (h *history) again(to int) ([]State, error) {
	from := to / keepEvery
	states := append(make([]State, 0, 2*keepEvery), h.kept[from])
	for _, e := range h.past[from*keepEvery+1 : to+1] {
		next, err := h.game.Apply(states[len(states)-1], *e)
		if err != nil {
			return nil, err
		}
		states = append(states, next)
	}
	return states, nil
}

// at is the state after past[i].
func (h *history) at(i int) (State, error) {
	if first := len(h.past) - len(h.recent); i >= first {
		return h.recent[i-first], nil
	}
	states, err := h.again(i)
	if err != nil {
		return nil, err
	}
	return states[len(states)-1], nil
}

// pop takes the last event out again and gives it. Before it, before was asked.
func (h *history) pop() *Event {
	last := len(h.past) - 1
	e := h.past[last]
	h.past = h.past[:last]
	h.recent[len(h.recent)-1] = nil // or the list would hold what nobody asks for
	h.recent = h.recent[:len(h.recent)-1]
	if last%keepEvery == 0 {
		h.kept = h.kept[:len(h.kept)-1]
	}
	return e
}
