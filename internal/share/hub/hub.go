// Package hub is a broker within the process, without any network: for tests, and for pictures of
// tables on several devices. It does what the real one does, and can be made to fail as networks do.
package hub

import (
	"context"
	"encoding/json"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/quickcast/quickcast/internal/share"
)

// Hub keeps the logs of tables in memory.
type Hub struct {
	now func() time.Time

	mu    sync.Mutex
	kept  []share.Message // all posts of all tables, in their order
	ids   map[string]bool
	lines []*Line
	down  bool
	run   string
}

// New is a hub without tables.
func New(now func() time.Time) *Hub {
	return &Hub{now: now, ids: map[string]bool{}, run: "1"}
}

// Line is the line of one device to a hub.
type Line struct {
	hub    *Hub
	device string

	mu     sync.Mutex
	cut    bool
	mute   int // so many answers get lost
	hears  map[string]func(share.Message)
	inform func(share.State)
	queue  chan func()
}

var _ share.Line = (*Line)(nil)

// Join is a new line of a device.
func (h *Hub) Join(device string) *Line {
	l := &Line{hub: h, device: device, hears: map[string]func(share.Message){}, queue: make(chan func(), 10000)}
	go func() {
		for do := range l.queue {
			do()
		}
	}()
	h.mu.Lock()
	h.lines = append(h.lines, l)
	h.mu.Unlock()
	return l
}

// Down ends the hub, or starts it again with all it has kept.
func (h *Hub) Down(yes bool) {
	h.mu.Lock()
	h.down = yes
	lines := h.lines
	h.mu.Unlock()
	for _, l := range lines {
		l.changed()
	}
}

// Cut breaks the line, or mends it: what comes meanwhile is lost.
func (l *Line) Cut(yes bool) {
	l.mu.Lock()
	l.cut = yes
	l.mu.Unlock()
	l.changed()
}

// Mute loses the next so many answers; what was asked is done all the same.
func (l *Line) Mute(answers int) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.mute = answers
}

func (l *Line) changed() {
	l.hub.mu.Lock()
	down := l.hub.down
	l.hub.mu.Unlock()
	l.mu.Lock()
	inform, state := l.inform, share.Live
	if l.cut || down {
		state = share.Away
	}
	l.mu.Unlock()
	if inform != nil {
		l.queue <- func() { inform(state) }
	}
}

// Ask is part of share.Line.
func (l *Line) Ask(ctx context.Context, subject string, headers map[string]string, body []byte) ([]byte, error) {
	l.mu.Lock()
	cut := l.cut
	lost := l.mute > 0
	l.mute = max(0, l.mute-1)
	l.mu.Unlock()
	if cut {
		return nil, share.ErrSilent
	}
	answer, ok := l.hub.answer(subject, l.device, headers, body)
	if !ok || lost || ctx.Err() != nil {
		return nil, share.ErrSilent
	}
	return answer, nil
}

func (h *Hub) answer(subject, device string, headers map[string]string, body []byte) ([]byte, bool) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.down {
		return nil, false
	}
	kind, rest, _ := strings.Cut(subject, ".")
	var data []byte
	switch kind {
	case "clock":
		data, _ = json.Marshal(share.Reading{Run: h.run, Mono: h.now().UnixMilli(), Wall: h.now().UnixMilli()})
	case "host":
		data, _ = json.Marshal(share.Done{OK: true}) // here everybody has all rights
	case "log":
		data = h.log(rest, body)
	case "table":
		if !strings.HasSuffix(rest, "."+device) {
			return nil, false // the broker refuses without a word
		}
		data = h.keep(subject, headers, body)
	}
	return data, data != nil
}

// log answers what comes after a number of a table's log, some posts at a time.
func (h *Hub) log(table string, body []byte) []byte {
	var asked share.Asked
	_ = json.Unmarshal(body, &asked)
	a := share.Answer{Birth: table}
	for _, m := range h.kept {
		of, _, _ := share.ParseSubject(m.Subject)
		if of != table {
			continue
		}
		a.Last = m.Number
		if e, ok := share.EntryOf(m); ok && m.Number > asked.After && len(a.Entries) < 50 {
			a.Entries = append(a.Entries, e)
		}
	}
	data, _ := json.Marshal(a)
	return data
}

// keep keeps a post, if its writer knew the newest one of its table, and passes it on.
func (h *Hub) keep(subject string, headers map[string]string, body []byte) []byte {
	table, device, _ := share.ParseSubject(subject)
	last := uint64(0)
	for _, m := range h.kept {
		if of, _, _ := share.ParseSubject(m.Subject); of == table {
			last = m.Number
		}
	}
	if h.ids[headers[share.HeaderID]] {
		return []byte(`{"seq":0,"duplicate":true}`)
	}
	if after, err := strconv.ParseUint(headers[share.HeaderAfter], 10, 64); err != nil || after != last {
		return []byte(`{"error":{"err_code":10071,"description":"wrong last sequence"}}`)
	}
	h.ids[headers[share.HeaderID]] = true
	m := share.Message{Subject: subject, Number: uint64(len(h.kept) + 1), Body: body}
	h.kept = append(h.kept, m)
	live := m
	live.Subject = "live." + table + "." + device
	h.pass(live)
	return []byte(`{"seq":` + strconv.FormatUint(m.Number, 10) + `}`)
}

// pass hands a message to every line that hears its subject.
func (h *Hub) pass(m share.Message) {
	kind, rest, _ := strings.Cut(m.Subject, ".")
	table, _, _ := strings.Cut(rest, ".")
	for _, l := range h.lines {
		l.mu.Lock()
		hear := l.hears[kind+"."+table+".*"]
		if hear != nil && !l.cut {
			l.queue <- func() { hear(m) }
		}
		l.mu.Unlock()
	}
}

// Tell is part of share.Line.
func (l *Line) Tell(subject string, body []byte) {
	l.hub.mu.Lock()
	defer l.hub.mu.Unlock()
	l.mu.Lock()
	cut := l.cut
	l.mu.Unlock()
	if !cut && !l.hub.down {
		l.hub.pass(share.Message{Subject: subject, Body: body})
	}
}

// Hear is part of share.Line.
func (l *Line) Hear(subject string, hear func(share.Message)) error {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.hears[subject] = hear
	return nil
}

// Inform is part of share.Line.
func (l *Line) Inform(inform func(share.State)) {
	l.mu.Lock()
	l.inform = inform
	l.mu.Unlock()
	l.changed()
}

// Wake is part of share.Line.
func (l *Line) Wake() {}

// Close is part of share.Line.
func (l *Line) Close() {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.cut = true
	clear(l.hears)
}
