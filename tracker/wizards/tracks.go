package wizards

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/quickcast/quickcast/tracker"
)

// trackData is what "change" and "set" are about.
type trackData struct {
	Track  string `json:"track"`
	Object string `json:"object,omitempty"`
}

// changeData and setData are the payloads of "change" and "set".
type (
	changeData struct {
		trackData
		Amount int `json:"amount"`
	}
	setData struct {
		trackData
		Value *int `json:"value"`
	}
)

// track finds a number that hands change: the mana of the table, a wizard's glyphs, what
// is left of the supply; or, of a room, how many pieces lie there, without any meeting.
func (d *draft) track(p trackData) (at *int, most int, name tracker.Message) {
	if p.Object != "" {
		room, err := d.room(p.Object)
		kind, known := PieceCalled(p.Track)
		if err != nil || !known {
			return nil, 0, nil
		}
		return &d.Academy[room].Pieces[kind], mostPieces, pieceWord(kind)
	}
	if d.event.Seat == 0 {
		switch p.Track {
		case "mana":
			return &d.Mana, mostMana, tracker.Word("wizards.mana")
		case "reshuffles":
			return &d.Reshuffles, 99, tracker.Word("wizards.reshuffles")
		}
		return nil, 0, nil
	}
	text, ok := strings.CutPrefix(p.Track, "glyph-")
	glyph, err := strconv.Atoi(text)
	if !ok || err != nil || glyph < 1 || glyph > Glyphs {
		return nil, 0, nil
	}
	return &d.wizard(d.event.Seat).Glyphs[glyph-1], 99, tracker.Notice{ID: "wizards.glyph", Args: map[string]any{"Glyph": glyph}}
}

// change changes a number by hand.
func (d *draft) change(p changeData) error {
	return d.put(p.trackData, func(from int) int { return from + min(max(p.Amount, -10*mostLaid), 10*mostLaid) })
}

// set sets a number by hand.
func (d *draft) set(p setData) error {
	if p.Value == nil {
		return tracker.FieldMissing.With("Action", "set", "Field", "value")
	}
	return d.put(p.trackData, func(int) int { return *p.Value })
}

// mostLaid bounds what a hand says in one go.
const mostLaid = 999

func (d *draft) put(p trackData, of func(from int) int) error {
	at, most, name := d.track(p)
	if at == nil {
		return unknownTrack.With("Name", p.Track)
	}
	from := *at
	to := of(from)
	if to-from > mostLaid || from-to > mostLaid {
		return outOfBounds.With("Field", "amount", "Least", 0, "Most", most)
	}
	to = min(max(0, to), most)
	if to == from {
		return tracker.NothingChanges.With("Name", name)
	}
	*at = to
	if glyph, ok := strings.CutPrefix(p.Track, "glyph-"); ok && d.event.Seat != 0 {
		i := glyph[0] - '1'
		d.Supply[i] = max(0, d.Supply[i]-(to-from))
	}
	whose := tracker.Message(tracker.Word("wizards.table"))
	if d.event.Seat != 0 {
		whose = nameWord(d.wizard(d.event.Seat).Name)
	} else if p.Object != "" {
		room, _ := d.room(p.Object)
		whose = d.roomWord(room)
	}
	d.say("wizards.logChange", "Name", whose, "Track", name)
	d.lines[len(d.lines)-1].Join = &tracker.Join{Key: fmt.Sprint(d.event.Seat, "/", p.Object, "/", p.Track), From: from, To: to}
	return nil
}
