package magewars

import (
	"slices"
	"sort"

	"quickcast/tracker"
)

// View is the table as a seat sees it. Hidden enchantments of others are only
// counted; seat 0 sees none.
func (g *Game) View(state tracker.State, seat tracker.Seat) tracker.View {
	s, ok := state.(*State)
	if !ok || s == nil {
		return tracker.View{}
	}
	v := tracker.View{
		Round: s.Round, Phase: s.Phase.Word(), Step: s.Step.Word(), Initiative: s.Initiative, Turn: s.Turn, Result: s.result(),
		Notices: append(s.notices(), s.dueNotices(seat)...), Passed: s.told,
	}
	secret := func(c tracker.Choice) bool { return c.Event.Kind == "reveal" && !s.sees(seat, c.Event.Seat) }
	v.Choices, v.Open = slices.DeleteFunc(g.choices(s), secret), slices.DeleteFunc(g.open(s), secret)
	// The arrow goes on; in an Upkeep and in a fight it does the first of what is asked.
	for _, kind := range []tracker.Kind{"next", "resolve", "strike", "barrier", "counterstrike"} {
		at := slices.IndexFunc(v.Choices, func(c tracker.Choice) bool { return c.Event.Kind == kind })
		if at >= 0 {
			arrow := v.Choices[at]
			v.Next, v.Choices = &arrow, slices.Delete(v.Choices, at, at+1)
			break
		}
	}
	for _, p := range s.Players {
		v.Seats = append(v.Seats, s.seatView(p, seat))
	}
	return v
}

// notices are what the table should know at this moment: the limits of the
// setup rounds, mages that have fallen, the winner.
func (s *State) notices() []tracker.Notice {
	var list []tracker.Notice
	if s.InSetupRound() && s.Round > 0 {
		list = append(list, tracker.Notice{ID: "table.noticeSetupRound", Args: map[string]any{"Round": s.Round}, Rule: "A-16"})
	}
	if s.Acting == "" && s.Turn != 0 && s.pledged(s.Turn) {
		args := map[string]any{"Name": s.Mage(s.Ahead).Printed.Name}
		list = append(list, tracker.Notice{ID: "table.noticeMustActivate", Args: args, Rule: s.quickcastRule()})
	}
	list = append(list, s.duties()...)
	for _, p := range s.Players {
		if mage := s.Mage(p.Seat); mage.Fallen() && !p.Gone {
			id, rule := "table.noticeFallen", s.pick("A-107", "R-10")
			if s.mourned(p) {
				id, rule = "table.noticeFallenLeaves", s.leaveRule()
			}
			list = append(list, tracker.Notice{ID: id, Args: map[string]any{"Name": mage.Printed.Name}, Rule: rule})
		}
	}
	if r := s.result(); r.Over {
		list = append(list, r.Reason)
	}
	return list
}

// result is how the game ended, once one side alone has a mage left.
func (s *State) result() tracker.Result {
	w := s.Winner()
	if w == 0 {
		return tracker.Result{}
	}
	r := tracker.Result{Over: true, Reason: tracker.Notice{ID: "table.noticeWinner", Args: map[string]any{"Name": s.Mage(w).Printed.Name}, Rule: s.winRule()}}
	for _, p := range s.Players {
		if s.Allied(p.Seat, w) {
			r.Winners = append(r.Winners, p.Seat)
		}
	}
	return r
}

// winRule is the rule of winning at this table.
func (s *State) winRule() string {
	switch {
	case s.teams():
		return s.pick("A-121", "R-132")
	case len(s.Players) > 2:
		return s.pick("A-112", "R-132")
	}
	return s.pick("A-107", "R-10")
}

// sees tells whether a viewer may know what a seat has face down: it is its own or
// of its team.
func (s *State) sees(viewer, seat tracker.Seat) bool {
	return s.HasSeat(viewer) && s.Allied(viewer, seat)
}

func (s *State) seatView(p *Player, viewer tracker.Seat) tracker.SeatView {
	mage := s.Mage(p.Seat)
	v := tracker.SeatView{
		Seat: p.Seat, Team: max(p.Team, 0), Name: mage.Printed.Name, Mage: mage.Printed.Card, Tint: p.School,
		Gauge: mage.gauge(), Tracks: mage.trackViews(tracks()), Conditions: counts("condition", mage.Conditions),
		Initiative: s.Initiative == p.Seat, Fallen: mage.Fallen(), Gone: p.Gone,
	}
	v.Markers = append([]tracker.Marker{{ID: QuickcastMarker, Name: label("marker", QuickcastMarker), On: p.Quickcast}}, mage.markerViews()...)
	for _, o := range s.Objects {
		if o.Controller != p.Seat || o.IsMage() {
			continue
		}
		if o.FaceDown && !s.sees(viewer, p.Seat) {
			v.Hidden++
			continue
		}
		v.Objects = append(v.Objects, o.view())
	}
	return v
}

func (o *Object) view() tracker.ObjectView {
	shown := []string{LifeTrack, DamageTrack, ArmorTrack}
	if o.Life == 0 {
		shown = nil
	}
	if o.Mana > 0 || o.Channeling > 0 {
		shown = append(shown, ManaTrack, ChannelingTrack)
	}
	return tracker.ObjectView{
		ID: o.ID, Name: o.Printed.Name, Card: o.Printed.Card, Kind: o.Printed.Kind, Controller: o.Controller,
		Host: o.Host, FaceDown: o.FaceDown, Gauge: o.gauge(), Tracks: o.trackViews(shown), Markers: o.markerViews(),
		Conditions: counts("condition", o.Conditions), Tokens: counts("token", o.Tokens),
	}
}

// gauge is what is left of an object's life, nil for what has none.
func (o *Object) gauge() *tracker.Gauge {
	life := o.MaxLife()
	if life == 0 && !o.IsMage() {
		return nil
	}
	return &tracker.Gauge{
		Name: word("track", LifeTrack), Value: max(0, life-o.Damage), Most: life, Track: DamageTrack, Inverse: true,
		Caption: tracker.Notice{ID: "table.damageOf", Args: map[string]any{"Damage": o.Damage, "Life": life}},
	}
}

func (o *Object) trackViews(names []string) []tracker.Track {
	var list []tracker.Track
	for _, name := range names {
		list = append(list, tracker.Track{ID: name, Name: word("track", name), Value: o.shownTrack(name)})
	}
	return list
}

func (o *Object) markerViews() []tracker.Marker {
	var list []tracker.Marker
	if o.IsCreature() {
		list = append(list,
			tracker.Marker{ID: ActiveMarker, Name: label("marker", ActiveMarker), On: o.Active},
			tracker.Marker{ID: GuardMarker, Name: label("marker", GuardMarker), On: o.Guard})
	}
	for _, m := range o.Used {
		list = append(list, tracker.Marker{ID: m, Name: label("marker", m)})
	}
	return list
}

func counts(area string, from map[string]int) []tracker.Count {
	var list []tracker.Count
	for id, n := range from {
		list = append(list, tracker.Count{ID: id, Name: label(area, id), Count: n})
	}
	sort.Slice(list, func(i, j int) bool { return list[i].ID < list[j].ID })
	return list
}
