package wizards

import (
	"github.com/quickcast/quickcast/tracker"
)

// View is the table as a seat sees it: cards in others' hands, piles and face-down spells
// are not in it.
func (g *Game) View(before tracker.State, seat tracker.Seat) tracker.View {
	s, ok := before.(*State)
	if !ok || s == nil {
		return tracker.View{}
	}
	v := tracker.View{Round: s.Turn, ByTurn: true, Phase: tracker.Word("wizards.phase-" + s.Phase), Turn: s.Current, Notices: s.notices(), Shared: s.regions()}
	if s.Phase == phaseRefine {
		v.Turn = 0
	}
	for i := range s.Wizards {
		v.Seats = append(v.Seats, s.seatView(tracker.Seat(i+1)))
	}
	v.Next, v.Choices, v.Open = s.offers()
	v.Curves = []tracker.Curve{
		{Name: tracker.Word("wizards.mana"), Tint: "arcane", Value: s.Mana},
		{Name: tracker.Word("wizards.threats"), Tint: "fire", Value: s.Academy.threats()},
		{Name: tracker.Word("wizards.pile-bound"), Tint: "nature", Value: s.Grid.Bound()},
	}
	if s.Outcome != "" {
		v.Next, v.Choices, v.Open = s.after(v)
		v.Result = tracker.Result{Over: true, Reason: s.Why}
		for i := range s.Wizards {
			if s.Outcome == "won" {
				v.Result.Winners = append(v.Result.Winners, tracker.Seat(i+1))
			}
		}
	}
	return v
}

// after are the choices once the game has ended. Nothing comes next: a table that won may
// play on, one that lost has its hands alone, which may find mana after all.
func (s *State) after(v tracker.View) (next *tracker.Choice, choices, open []tracker.Choice) {
	switch {
	case s.Asked != nil:
		return v.Next, v.Choices, v.Open
	case s.Outcome == "lost":
		return nil, nil, s.hands()
	case v.Next != nil:
		v.Choices = append(v.Choices, *v.Next)
	}
	return nil, v.Choices, v.Open
}

// seatView is one wizard: its glyphs, where it is, and its items.
func (s *State) seatView(seat tracker.Seat) tracker.SeatView {
	w := s.wizard(seat)
	v := tracker.SeatView{Seat: seat, Name: w.Name, Tint: tint(w.Who), Hidden: make([]tracker.ObjectView, len(w.Hand))}
	v.Gauges = []tracker.Gauge{{ID: "glyphs", Name: tracker.Word("wizards.glyphs"), Value: w.All(), Caption: s.roomWord(w.At)}}
	for g := 1; g <= Glyphs; g++ {
		v.Tracks = append(v.Tracks, tracker.Track{ID: "glyph-" + string(rune('0'+g)), Name: glyphWord(g), Value: w.Glyphs[g-1]})
	}
	if w.Shared > 0 {
		v.Traits = append(v.Traits, tracker.Trait{Name: tracker.Notice{ID: "wizards.sharedGlyph", Args: map[string]any{"Glyph": w.Shared}}, Term: "w-shared"})
	}
	for _, i := range w.items() {
		v.Traits = append(v.Traits, tracker.Trait{Name: i.word(), Term: "w-" + i.kind()})
	}
	return v
}

func glyphWord(glyph int) tracker.Message {
	return tracker.Notice{ID: "wizards.glyph", Args: map[string]any{"Glyph": glyph}}
}

// regions are the Crystal and the piles.
func (s *State) regions() []tracker.Region {
	count := func(id string, n int) tracker.Count {
		return tracker.Count{ID: id, Name: tracker.Word("wizards.pile-" + id), Count: n}
	}
	return []tracker.Region{{
		ID: "crystal", Name: tracker.Word("wizards.room-" + Crystal),
		Gauges: []tracker.Gauge{{ID: "mana", Name: tracker.Word("wizards.mana"), Value: s.Mana, Most: mostMana, Track: "mana"}},
		Tracks: []tracker.Track{{ID: "mana", Name: tracker.Word("wizards.mana"), Value: s.Mana, Most: mostMana}},
		Counts: []tracker.Count{
			count("disasters", len(s.Disasters.Draw)), count("discarded", len(s.Disasters.Discard)), count("progression", len(s.Progression)),
			count("rooms", len(s.RoomDeck.Draw)), count("bound", s.Grid.Bound()),
		},
	}}
}

// notices are what the table should know now; the last weighs most.
func (s *State) notices() []tracker.Notice {
	var list []tracker.Notice
	if s.Phase == phaseRefine {
		for _, text := range s.Scenario.Extras {
			list = append(list, tracker.Notice{ID: "wizards.toldText", Args: map[string]any{"Text": text}})
		}
		if len(s.Scenario.Ours) > 0 {
			list = append(list, tracker.Notice{ID: "wizards.noteOurs"})
		}
		if cut := len(s.Academy.Cut()); cut > 0 {
			list = append(list, tracker.Notice{ID: "wizards.noteCut", Args: map[string]any{"Count": cut}, Rule: "W-5"})
		}
		if s.Advanced {
			list = append(list, tracker.Notice{ID: "wizards.noteShifts", Args: map[string]any{"Count": s.Shifts}, Rule: "W-42"})
		}
	}
	if s.defeatLikely() {
		list = append(list, tracker.Notice{ID: "wizards.noteLikely", Args: map[string]any{"Count": s.Reshuffles, "Level": s.Grid.highestBound()}, Rule: "W-27"})
	}
	if s.Academy.iced() {
		list = append(list, tracker.Notice{ID: "wizards.noteIced", Rule: "W-60"})
	}
	if s.Phase == phaseActions {
		list = append(list, s.leftNotice())
	}
	if s.Cast != nil {
		list = append(list, tracker.Notice{ID: "wizards.noteCast", Args: map[string]any{"Spell": s.SpellWord(s.Cast.Spell)}, Rule: "W-36"})
	}
	if s.Asked != nil {
		list = append(list, s.Asked.Notice())
	}
	return list
}

// leftNotice says which actions are left.
func (s *State) leftNotice() tracker.Notice {
	a := s.Actions
	if !s.Advanced {
		return tracker.Notice{ID: "wizards.noteLeft", Args: map[string]any{"Count": a.Free}, Rule: "W-28"}
	}
	return tracker.Notice{ID: "wizards.noteLeftOf", Args: map[string]any{"Move": a.Move, "Room": a.Room, "Magic": a.Magic}, Rule: "W-29"}
}

// Notice is the question in words.
func (q *Decision) Notice() tracker.Notice {
	args := map[string]any{}
	for key, value := range q.Args {
		args[key] = value
	}
	return tracker.Notice{ID: q.ID, Args: args, Rule: q.Rule}
}
