package magewars

import (
	"slices"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// View is the table as a seat sees it. Hidden enchantments of others are only
// counted; seat 0 sees none.
func (g *Game) View(before tracker.State, seat tracker.Seat) tracker.View {
	s, ok := before.(*state.State)
	if !ok || s == nil {
		return tracker.View{}
	}
	v := tracker.View{
		Round: s.Round, Phase: s.Phase.Word(), Step: s.Step.Word(), Initiative: s.Initiative, Turn: s.TurnNow(), Result: result(s),
		Notices: slices.Concat(notices(s), law.DueNotices(s, seat), aidNotices(s, seat)), Passed: s.Told,
	}
	secret := func(c tracker.Choice) bool {
		o, _ := s.OfferOf(c.Event)
		return (c.Event.Kind == "reveal" || s.IsHidden(o)) && !s.Sees(seat, c.Event.Seat)
	}
	v.Choices, v.Open = slices.DeleteFunc(g.choices(s), secret), slices.DeleteFunc(g.open(s), secret)
	v.Next = g.nextStep(s, seat)
	same := func(c tracker.Choice) bool { return c.Event.Same(v.Next.Event) }
	v.Choices, v.Open = slices.DeleteFunc(v.Choices, same), slices.DeleteFunc(v.Open, same)
	for i, c := range v.Choices {
		if c.Event.Kind == "next" {
			v.Choices[i].Skips = g.skips(s, c.Event)
		}
	}
	if v.Result.Over && s.Fight == nil { // who wants to may play on
		v.Choices, v.Next = append(v.Choices, forLiving(s, []tracker.Choice{*v.Next})...), nil
	}
	for _, p := range s.Players {
		v.Seats = append(v.Seats, seatView(s, p, seat))
	}
	v.Phases, v.Groups = pick.Each(g.rules.Phases(), state.Phase.Word), []tracker.Word{group(state.KindEnchantment), group(state.KindEquipment), group(state.KindConjuration)}
	if s.Phase == state.UpkeepPhase {
		v.Tasks = v.Phase
	}
	for _, id := range s.KnownConditions() {
		v.Conditions = append(v.Conditions, state.CountView("condition", id, 0))
	}
	for _, id := range []string{"rage", "growth", "charge", "load", "pet", state.Dissipate} {
		v.Tokens = append(v.Tokens, state.CountView("token", id, 0))
	}
	return v
}

// notices are what the table should know at this moment: the limits of the
// setup rounds, mages that have fallen, the winner.
func notices(s *state.State) []tracker.Notice {
	var list []tracker.Notice
	if s.InSetupRound() && s.Round > 0 {
		list = append(list, tracker.Note("table.noticeSetupRound", "A-16", "Round", s.Round))
	}
	if s.Acting == "" && s.TurnNow() != 0 && s.Pledged(s.TurnNow()) {
		list = append(list, tracker.Note("table.noticeMustActivate", s.QuickcastRule(), "Name", s.Mage(s.Ahead).Printed.Name))
	}
	if seat := s.Waits(); seat != 0 {
		list = append(list, tracker.Note(string(asksReveal(s)), s.Cite("A-93 R-67"), "Player", s.Mage(seat).Printed.Name))
	}
	list = append(list, law.Duties(s)...)
	list = append(list, law.DeedDuties(s)...)
	for _, g := range s.FreeCasts { // by leave of a card
		list = append(list, tracker.Note("table.noticeFreeCast", "R-9", "Card", g.Card, "Player", s.Mage(g.Seat).Printed.Name, "Count", g.Left))
	}
	for _, p := range s.Players {
		if mage := s.Mage(p.Seat); mage.Fallen() && !p.Gone {
			id, rule := "table.noticeFallen", s.Cite("A-107 R-10")
			if s.Mourned(p) {
				id, rule = "table.noticeFallenLeaves", s.LeaveRule()
			}
			list = append(list, tracker.Notice{ID: id, Args: map[string]any{"Name": mage.Printed.Name}, Rule: rule})
		}
	}
	if r := result(s); r.Over {
		list = append(list, r.Reason)
	}
	return list
}

// result is how the game ended, once one side alone has a mage left.
func result(s *state.State) tracker.Result {
	w := s.Winner()
	if w == 0 {
		return tracker.Result{}
	}
	r := tracker.Result{Over: true, Reason: tracker.Note("table.noticeWinner", s.ByTable("A-107 R-10", "A-112 R-132", "A-121 R-132"), "Name", s.Mage(w).Printed.Name)}
	for _, p := range s.Players {
		if s.Allied(p.Seat, w) {
			r.Winners = append(r.Winners, p.Seat)
		}
	}
	return r
}

func seatView(s *state.State, p *state.Player, viewer tracker.Seat) tracker.SeatView {
	mage := s.Mage(p.Seat)
	v := tracker.SeatView{
		Seat: p.Seat, Team: max(p.Team, 0), Name: mage.Printed.Name, Object: mage.ID, Mage: mage.Printed.Card, Tint: p.School,
		Gauges: []tracker.Gauge{*gauge(mage), purse(mage)}, Tracks: trackViews(mage, state.Tracks()),
		Conditions: state.ConditionViews(mage), Tokens: state.TokenViews(mage), Traits: traitViews(s, mage),
		Initiative: s.Initiative == p.Seat, Fallen: mage.Fallen(), Gone: p.Gone,
	}
	v.Markers = append(pieces(s, p), markerViews(mage)[1:]...)
	for _, o := range s.Objects {
		if o.Controller != p.Seat || o.IsMage() {
			continue
		}
		if o.FaceDown && (!s.Sees(viewer, p.Seat) || o.Printed.Sealed != "") {
			v.Hidden = append(v.Hidden, tracker.ObjectView{Kind: o.Printed.Kind, Controller: o.Controller, Host: o.Host, Group: group(o.Printed.Kind), FaceDown: true})
			continue
		}
		v.Objects = append(v.Objects, objectView(s, o))
	}
	return v
}

// pieces are the wooden markers of a seat: its mage's action, its quickcast and the
// initiative, which a tap takes as the table says it is (Overrule).
func pieces(s *state.State, p *state.Player) []tracker.Marker {
	mage := s.Mage(p.Seat)
	spoken := func(id string, on bool) tracker.Notice {
		return tracker.Notice{ID: "table." + id + pick.Either(on, "On", "Off"), Args: map[string]any{"Name": mage.Printed.Name}}
	}
	take := choice("", "", p.Seat, "overrule", map[string]any{"initiative": p.Seat}).Event
	leads := s.Initiative == p.Seat
	return []tracker.Marker{
		{ID: state.ActiveMarker, Name: state.Label("marker", state.ActiveMarker), Spoken: spoken(state.ActiveMarker, mage.Active), On: mage.Active, Icon: "action", Fixed: true},
		{ID: state.QuickcastMarker, Name: state.Label("marker", state.QuickcastMarker), Spoken: spoken(state.QuickcastMarker, p.Quickcast), On: p.Quickcast, Icon: "quickcast", Fixed: true},
		{ID: "initiative", Name: state.Word("marker", "initiative"), Spoken: spoken("initiative", leads), On: leads, Icon: "initiative", Fixed: true, Square: true, Tap: &take},
	}
}

func objectView(s *state.State, o *state.Object) tracker.ObjectView {
	shown := []string{state.LifeTrack, state.DamageTrack, state.ArmorTrack}
	if o.Life == 0 {
		shown = nil
	}
	if o.Mana > 0 || o.Channeling > 0 {
		shown = append(shown, state.ManaTrack, state.ChannelingTrack)
	}
	v := tracker.ObjectView{
		ID: o.ID, Name: o.Printed.Name, Card: o.Printed.Card, Kind: o.Printed.Kind, Controller: o.Controller,
		Host: o.Host, FaceDown: o.FaceDown, Gauge: gauge(o), Tracks: trackViews(o, shown), Markers: markerViews(o),
		Conditions: state.ConditionViews(o), Tokens: state.TokenViews(o), Traits: traitViews(s, o),
	}
	glance(s, o, &v)
	for _, other := range s.Objects {
		if other.Host == o.ID {
			v.Attached++
		}
	}
	if host, ok := s.Object(o.Host); ok && host.ID != state.MageID(o.Controller) {
		v.Lines = append(v.Lines, state.Said("table.liesOn", "Name", s.NameOf(host)))
	}
	return v
}

// gauge is what is left of an object's life, nil for what has none.
func gauge(o *state.Object) *tracker.Gauge {
	life := o.MaxLife()
	if life == 0 && !o.IsMage() {
		return nil
	}
	left := max(0, life-o.Damage)
	args := map[string]any{"Name": o.Printed.Name, "Damage": o.Damage, "Life": life, "Left": left}
	return &tracker.Gauge{
		ID: state.LifeTrack, Name: state.Word("track", state.LifeTrack), Value: left, Most: life, Track: state.DamageTrack, Inverse: true, Whole: state.LifeTrack,
		Caption: tracker.Notice{ID: "table.damageOf", Args: args}, Short: tracker.Notice{ID: "table.damageShort", Args: args},
		Spoken: tracker.Notice{ID: "table.lifeSpoken", Args: args},
	}
}

// purse is a mage's mana and what it channels.
func purse(o *state.Object) tracker.Gauge {
	args := map[string]any{"Name": o.Printed.Name, "Mana": o.ShownTrack(state.ManaTrack), "Channeling": o.ShownTrack(state.ChannelingTrack)}
	return tracker.Gauge{
		ID: state.ManaTrack, Name: state.Word("track", state.ManaTrack), Value: o.ShownTrack(state.ManaTrack), Track: state.ManaTrack, Aside: state.ChannelingTrack,
		Caption: tracker.Notice{ID: "table.perRound", Args: args}, Short: tracker.Notice{ID: "table.seatMana", Args: args},
		Spoken: tracker.Notice{ID: "table.manaSpoken", Args: args},
	}
}

// traitViews are an object's Defenses and the keywords it has now, each once.
func traitViews(s *state.State, o *state.Object) []tracker.Trait {
	var list []tracker.Trait
	for _, d := range law.Defenses(s, o.ID) {
		list = append(list, tracker.Trait{Name: state.Said("table.defenseOf", "Min", d.Min), Term: "Defense"})
	}
	var seen []string
	for _, keyword := range o.KeywordList() {
		if !slices.Contains(seen, keyword) {
			seen = append(seen, keyword)
			list = append(list, tracker.Trait{Name: tracker.Printed{Kind: "trait", Word: keyword}, Term: keyword})
		}
	}
	return list
}

func trackViews(o *state.Object, names []string) []tracker.Track {
	var list []tracker.Track
	for _, name := range names {
		t := tracker.Track{ID: name, Name: state.Word("track", name), Value: o.ShownTrack(name)}
		switch {
		case name == state.ArmorTrack:
			t.Icon = "armor"
		case name == state.ManaTrack && !o.IsMage():
			t.Icon = "mana"
		}
		list = append(list, t)
	}
	return list
}

// markerViews are an object's markers: a creature's action and guard first.
func markerViews(o *state.Object) []tracker.Marker {
	var list []tracker.Marker
	if o.IsCreature() {
		list = append(list,
			tracker.Marker{ID: state.ActiveMarker, Name: state.Label("marker", state.ActiveMarker), On: o.Active, Icon: "action"},
			tracker.Marker{ID: state.GuardMarker, Name: state.Label("marker", state.GuardMarker), On: o.Guard, Icon: "guard"})
	}
	for _, m := range o.Used {
		list = append(list, tracker.Marker{ID: m, Name: state.Label("marker", m)})
	}
	return list
}
