package archmage

import (
	"slices"

	"github.com/quickcast/quickcast/tracker"
)

// View is part of tracker.Game. Nothing is hidden at this table: who may look through
// which cards is left to it.
func (Game) View(before tracker.State, _ tracker.Seat) tracker.View {
	s, ok := before.(*State)
	if !ok {
		return tracker.View{}
	}
	v := tracker.View{
		Round: s.Round, Phase: phaseWord(s.Phase), Initiative: tracker.Seat(s.First), Turn: tracker.Seat(s.Turn),
		Passed: s.passed, Notices: s.notices(), Result: s.result(), Next: s.leads(),
	}
	for _, c := range s.offers() {
		switch {
		case v.Next != nil && c.Event.Same(v.Next.Event):
		case len(c.Needs) > 0:
			v.Open = append(v.Open, c)
		default:
			v.Choices = append(v.Choices, c)
		}
	}
	if s.Phase == Setup {
		v.Turn = 0
		for i := range s.Mages {
			if s.Mages[i].Shift > 0 && v.Turn == 0 {
				v.Turn = tracker.Seat(i + 1)
			}
		}
	}
	v.Shared = []tracker.Region{s.journey()}
	for i := range s.Mages {
		v.Seats = append(v.Seats, s.seatView(i+1))
	}
	return v
}

// journey is the part of the table that is everybody's: points of movement and turns.
func (s *State) journey() tracker.Region {
	left := tracker.Notice{ID: "archmage.turnsLeft", Args: map[string]any{"Count": s.agreed()}}
	return tracker.Region{
		ID: "journey", Name: tracker.Word("archmage.phase-journey"),
		Gauges: []tracker.Gauge{
			{ID: "points", Name: tracker.Word("archmage.track-points"), Value: s.Points, Most: max(Points, s.Points), Track: "points"},
			{ID: "round", Name: tracker.Word("archmage.track-round"), Value: s.Round, Least: 1, Most: s.rounds(), Track: "round", Caption: left},
		},
	}
}

// late is a spell that gives points, could be cast now and no more at the Journey's End: with
// the last point spent the table should think of it (M-74). Nil for none.
func (s *State) late() *Spell {
	if s.Phase != Journey || s.Points > 0 {
		return nil
	}
	for _, id := range s.Me().Book {
		if sp := s.spell(id); sp != nil && sp.Effect == "points" && !slices.Contains(s.Me().Cast, id) && len(s.payments(s.Turn, sp)) > 0 {
			return sp
		}
	}
	return nil
}

func (s *State) seatView(seat int) tracker.SeatView {
	m := s.mage(seat)
	score := s.Standing(seat).Total
	v := tracker.SeatView{
		Seat: tracker.Seat(seat), Name: m.Name, Tint: tintOf(m.Colour), Score: &score,
		Gauges: []tracker.Gauge{
			{
				ID: "company", Name: tracker.Word("archmage.track-company"), Value: m.Company, Most: Followers, Track: "company",
				Caption: tracker.Notice{ID: "archmage.supplied", Args: map[string]any{"Count": m.Supply}},
			},
		},
	}
	v.Tracks = []tracker.Track{
		{ID: "company", Name: tracker.Word("archmage.track-company"), Value: m.Company, Most: m.Company + m.Supply},
		{ID: "supply", Name: tracker.Word("archmage.track-supply"), Value: m.Supply, Most: m.Company + m.Supply},
	}
	for _, of := range Spheres() {
		v.Tracks = append(v.Tracks, tracker.Track{ID: of.Relic(), Name: relicWord(of), Value: m.Relics[of], Most: Most, Icon: relicIcon(of)})
	}
	for _, of := range Spheres() {
		v.Tracks = append(v.Tracks, tracker.Track{ID: "planet-" + of.ID(), Name: trackWord("planet-" + of.ID()), Value: m.Planets[of], Most: Steps})
	}
	if p := s.At(m.At); p != nil {
		v.Traits = append(v.Traits, tracker.Trait{Name: placeWord(p), Term: "M-27"})
	}
	for a, n := range m.Apprentices {
		if n > 0 {
			v.Traits = append(v.Traits, tracker.Trait{Name: tracker.Notice{ID: "archmage.apprentices", Args: map[string]any{"Area": areaWord(Area(a)), "Count": n}}, Term: "M-53"})
		}
	}
	for _, id := range m.Book {
		if sp := s.spell(id); sp != nil {
			v.Traits = append(v.Traits, tracker.Trait{Name: sp.word(), Term: sp.Rule})
		}
	}
	return v
}

// relicIcon is the picture of a relic, of those there are.
func relicIcon(s Sphere) string {
	return []string{"history", "mind", "dark", "life", "nature", "action"}[s]
}

func tintOf(colour string) string {
	for _, c := range colours() {
		if c[0] == colour {
			return c[1]
		}
	}
	return ""
}

// notices are what the table should know now.
func (s *State) notices() []tracker.Notice {
	var list []tracker.Notice
	if s.Phase == Over {
		return nil
	}
	if s.Solo() && s.Phase != Setup {
		list = append(list, s.Goals())
	}
	for i := range s.Mages {
		m := &s.Mages[i]
		args := map[string]any{"Name": m.Name}
		switch {
		case s.Phase == Setup && m.Shift > 0:
			list = append(list, tracker.Notice{ID: "archmage.noteShift", Rule: "M-8", Args: map[string]any{"Name": m.Name, "Count": m.Shift}})
		case m.Score != nil:
			list = append(list, tracker.Notice{ID: "archmage.noteScored", Rule: "M-64", Args: map[string]any{"Name": m.Name, "Count": m.Score.Total}})
		case m.Aligned():
			list = append(list, tracker.Notice{ID: "archmage.noteLast", Rule: "M-22", Args: args})
		case s.behind(i+1) > 0:
			list = append(list, tracker.Notice{ID: "archmage.noteBehind", Rule: "M-24", Args: map[string]any{"Name": m.Name, "Count": s.behind(i + 1)}})
		}
	}
	if s.Phase == Setup {
		list = append([]tracker.Notice{{ID: "archmage.noteTrack", Rule: "M-9"}}, list...)
	}
	if sp := s.late(); sp != nil {
		list = append(list, tracker.Notice{ID: "archmage.noteLate", Rule: sp.Rule, Args: map[string]any{"Spell": sp.word()}})
	}
	if s.Phase == End && s.Me().Aligned() && s.unsettled() {
		list = append(list, tracker.Notice{ID: "archmage.errorSettle", Rule: "M-69"})
	}
	if s.Offer {
		list = append(list, tracker.Notice{ID: "archmage.noteOffer", Rule: "M-31"})
	}
	return list
}
