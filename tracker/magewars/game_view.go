package magewars

import (
	"slices"

	"github.com/quickcast/quickcast/tracker"
)

// View is the table as a seat sees it. Hidden enchantments of others are only
// counted; seat 0 sees none.
func (g *Game) View(state tracker.State, seat tracker.Seat) tracker.View {
	s, ok := state.(*State)
	if !ok || s == nil {
		return tracker.View{}
	}
	v := tracker.View{
		Round: s.Round, Phase: s.Phase.word(), Step: s.Step.word(), Initiative: s.Initiative, Turn: s.turnNow(), Result: s.result(),
		Notices: slices.Concat(s.notices(), s.dueNotices(seat), s.aidNotices(seat)), Passed: s.told,
	}
	secret := func(c tracker.Choice) bool {
		o, _ := s.offerOf(c.Event)
		return (c.Event.Kind == "reveal" || s.isHidden(o)) && !s.sees(seat, c.Event.Seat)
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
		v.Choices, v.Next = append(v.Choices, s.forLiving([]tracker.Choice{*v.Next})...), nil
	}
	for _, p := range s.Players {
		v.Seats = append(v.Seats, s.seatView(p, seat))
	}
	v.Phases, v.Groups = each(g.rules.phases(), Phase.word), []tracker.Word{group(KindEnchantment), group(KindEquipment), group(KindConjuration)}
	for _, id := range s.knownConditions() {
		v.Conditions = append(v.Conditions, countView("condition", id, 0))
	}
	for _, id := range []string{"rage", "growth", "charge", "load", "pet", Dissipate} {
		v.Tokens = append(v.Tokens, countView("token", id, 0))
	}
	return v
}

// notices are what the table should know at this moment: the limits of the
// setup rounds, mages that have fallen, the winner.
func (s *State) notices() []tracker.Notice {
	var list []tracker.Notice
	if s.InSetupRound() && s.Round > 0 {
		list = append(list, ruled("table.noticeSetupRound", "A-16", "Round", s.Round))
	}
	if s.Acting == "" && s.turnNow() != 0 && s.pledged(s.turnNow()) {
		list = append(list, ruled("table.noticeMustActivate", s.quickcastRule(), "Name", s.Mage(s.Ahead).Printed.Name))
	}
	if seat := s.Waits(); seat != 0 {
		list = append(list, ruled(string(s.asksReveal()), s.cite(ruleMustReveal), "Player", s.Mage(seat).Printed.Name))
	}
	list = append(list, s.duties()...)
	list = append(append(list, s.deedDuties()...), s.freeCastNotices()...)
	for _, p := range s.Players {
		if mage := s.Mage(p.Seat); mage.fallen() && !p.Gone {
			id, rule := "table.noticeFallen", s.cite(ruleFalling)
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
	w := s.winner()
	if w == 0 {
		return tracker.Result{}
	}
	r := tracker.Result{Over: true, Reason: ruled("table.noticeWinner", s.winRule(), "Name", s.Mage(w).Printed.Name)}
	for _, p := range s.Players {
		if s.Allied(p.Seat, w) {
			r.Winners = append(r.Winners, p.Seat)
		}
	}
	return r
}

// winRule is the rule of winning at this table.
func (s *State) winRule() string { return s.byTable(ruleFalling, ruleLastMage, ruleLastTeam) }

func (s *State) seatView(p *Player, viewer tracker.Seat) tracker.SeatView {
	mage := s.Mage(p.Seat)
	v := tracker.SeatView{
		Seat: p.Seat, Team: max(p.Team, 0), Name: mage.Printed.Name, Object: mage.ID, Mage: mage.Printed.Card, Tint: p.School,
		Gauges: []tracker.Gauge{*mage.gauge(), mage.purse()}, Tracks: mage.trackViews(tracks()),
		Conditions: conditionViews(mage), Tokens: tokenViews(mage), Traits: s.traitViews(mage),
		Initiative: s.Initiative == p.Seat, Fallen: mage.fallen(), Gone: p.Gone,
	}
	v.Markers = append(s.pieces(p), mage.markerViews()[1:]...)
	for _, o := range s.Objects {
		if o.Controller != p.Seat || o.isMage() {
			continue
		}
		if o.FaceDown && !s.sees(viewer, p.Seat) {
			v.Hidden = append(v.Hidden, tracker.ObjectView{Kind: o.Printed.Kind, Controller: o.Controller, Host: o.Host, Group: group(o.Printed.Kind), FaceDown: true})
			continue
		}
		v.Objects = append(v.Objects, s.objectView(o))
	}
	return v
}

// pieces are the wooden markers of a seat: its mage's action, its quickcast and the
// initiative, which a tap takes as the table says it is (Overrule).
func (s *State) pieces(p *Player) []tracker.Marker {
	mage := s.Mage(p.Seat)
	spoken := func(id string, on bool) tracker.Notice {
		return tracker.Notice{ID: "table." + id + either(on, "On", "Off"), Args: map[string]any{"Name": mage.Printed.Name}}
	}
	take := choice("", "", p.Seat, "overrule", map[string]any{"initiative": p.Seat}).Event
	leads := s.Initiative == p.Seat
	return []tracker.Marker{
		{ID: ActiveMarker, Name: label("marker", ActiveMarker), Spoken: spoken(ActiveMarker, mage.Active), On: mage.Active, Icon: "action", Fixed: true},
		{ID: QuickcastMarker, Name: label("marker", QuickcastMarker), Spoken: spoken(QuickcastMarker, p.Quickcast), On: p.Quickcast, Icon: "quickcast", Fixed: true},
		{ID: "initiative", Name: word("marker", "initiative"), Spoken: spoken("initiative", leads), On: leads, Icon: "initiative", Fixed: true, Square: true, Tap: &take},
	}
}

func (s *State) objectView(o *Object) tracker.ObjectView {
	shown := []string{LifeTrack, DamageTrack, ArmorTrack}
	if o.Life == 0 {
		shown = nil
	}
	if o.Mana > 0 || o.Channeling > 0 {
		shown = append(shown, ManaTrack, ChannelingTrack)
	}
	v := tracker.ObjectView{
		ID: o.ID, Name: o.Printed.Name, Card: o.Printed.Card, Kind: o.Printed.Kind, Controller: o.Controller,
		Host: o.Host, FaceDown: o.FaceDown, Gauge: o.gauge(), Tracks: o.trackViews(shown), Markers: o.markerViews(),
		Conditions: conditionViews(o), Tokens: tokenViews(o), Traits: s.traitViews(o),
	}
	s.glance(o, &v)
	for _, other := range s.Objects {
		if other.Host == o.ID {
			v.Attached++
		}
	}
	if host, ok := s.Object(o.Host); ok && host.ID != mageID(o.Controller) {
		v.Lines = append(v.Lines, said("table.liesOn", "Name", s.nameOf(host)))
	}
	return v
}

// gauge is what is left of an object's life, nil for what has none.
func (o *Object) gauge() *tracker.Gauge {
	life := o.maxLife()
	if life == 0 && !o.isMage() {
		return nil
	}
	left := max(0, life-o.Damage)
	args := map[string]any{"Name": o.Printed.Name, "Damage": o.Damage, "Life": life, "Left": left}
	return &tracker.Gauge{
		ID: LifeTrack, Name: word("track", LifeTrack), Value: left, Most: life, Track: DamageTrack, Inverse: true, Whole: LifeTrack,
		Caption: tracker.Notice{ID: "table.damageOf", Args: args}, Short: tracker.Notice{ID: "table.damageShort", Args: args},
		Spoken: tracker.Notice{ID: "table.lifeSpoken", Args: args},
	}
}

// purse is a mage's mana and what it channels.
func (o *Object) purse() tracker.Gauge {
	args := map[string]any{"Name": o.Printed.Name, "Mana": o.shownTrack(ManaTrack), "Channeling": o.shownTrack(ChannelingTrack)}
	return tracker.Gauge{
		ID: ManaTrack, Name: word("track", ManaTrack), Value: o.shownTrack(ManaTrack), Track: ManaTrack, Aside: ChannelingTrack,
		Caption: tracker.Notice{ID: "table.perRound", Args: args}, Short: tracker.Notice{ID: "table.seatMana", Args: args},
		Spoken: tracker.Notice{ID: "table.manaSpoken", Args: args},
	}
}

// traitViews are an object's Defenses and the keywords it has now, each once.
func (s *State) traitViews(o *Object) []tracker.Trait {
	var list []tracker.Trait
	for _, d := range s.defenses(o.ID) {
		list = append(list, tracker.Trait{Name: said("table.defenseOf", "Min", d.Min), Term: "Defense"})
	}
	var seen []string
	for _, keyword := range o.keywordList() {
		if !slices.Contains(seen, keyword) {
			seen = append(seen, keyword)
			list = append(list, tracker.Trait{Name: tracker.Printed{Kind: "trait", Word: keyword}, Term: keyword})
		}
	}
	return list
}

func (o *Object) trackViews(names []string) []tracker.Track {
	var list []tracker.Track
	for _, name := range names {
		t := tracker.Track{ID: name, Name: word("track", name), Value: o.shownTrack(name)}
		switch {
		case name == ArmorTrack:
			t.Icon = "armor"
		case name == ManaTrack && !o.isMage():
			t.Icon = "mana"
		}
		list = append(list, t)
	}
	return list
}

// markerViews are an object's markers: a creature's action and guard first.
func (o *Object) markerViews() []tracker.Marker {
	var list []tracker.Marker
	if o.isCreature() {
		list = append(list,
			tracker.Marker{ID: ActiveMarker, Name: label("marker", ActiveMarker), On: o.Active, Icon: "action"},
			tracker.Marker{ID: GuardMarker, Name: label("marker", GuardMarker), On: o.Guard, Icon: "guard"})
	}
	for _, m := range o.Used {
		list = append(list, tracker.Marker{ID: m, Name: label("marker", m)})
	}
	return list
}
