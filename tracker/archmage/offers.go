package archmage

import (
	"slices"
	"strings"

	"github.com/quickcast/quickcast/tracker"
)

// offer makes a choice: an event of a seat with its fields, and how it is named.
func (s *State) offer(kind tracker.Kind, seat int, fields map[string]any, id, rule string, pairs ...any) tracker.Choice {
	e := tracker.Event{Version: tracker.EventVersion, Seat: tracker.Seat(seat), Kind: kind}
	if len(fields) > 0 {
		e.Data = tracker.Holds(fields)
	}
	return tracker.Choice{Text: tracker.Note(id, rule, append([]any{"Name", s.nameOf(seat)}, pairs...)...), Event: e}
}

// offers are what the rules offer now: each is accepted as it is. Those with needs can be
// told more first.
func (s *State) offers() []tracker.Choice {
	var list []tracker.Choice
	switch s.Phase {
	case Setup:
		list = s.offersSetup()
	case Warpath:
		list = s.offersWarlord()
	case Preparation:
		list = s.offersPlanets()
	case Journey:
		list = append(s.offersJourney(), s.offersEnd()...)
	case End:
		list = append(s.offersEnd(), s.offersCast()...) // until the turn ends (M-38)
		if s.Me().Aligned() && s.unsettled() {
			list = append(list,
				s.offer(settle, s.Turn, map[string]any{"unowned": "nothing"}, "archmage.choiceNothing", "M-69"),
				s.offer(settle, s.Turn, map[string]any{"unowned": "letter"}, "archmage.choiceLetter", "M-69"))
		}
	}
	list = append(s.offersDue(), list...)
	for i := range s.Mages {
		if s.behind(i+1) > 0 {
			list = append(list, s.offersCatchUp(i+1)...)
		}
	}
	if c := s.onward(); c != nil {
		list = append(list, *c)
	}
	return list
}

// leads is what the big arrow does, nil where nothing is left: what has to be done, then what a
// turn is for, and last what goes on. Whoever has read how a turn goes comes by it to the end of the
// game. What it does may have to be told more, such as where to go.
func (s *State) leads() *tracker.Choice {
	all := s.offers()
	of := func(kind tracker.Kind) *tracker.Choice {
		if i := slices.IndexFunc(all, func(c tracker.Choice) bool { return c.Event.Kind == kind }); i >= 0 {
			return &all[i]
		}
		return nil
	}
	for _, ask := range []struct {
		kind  tracker.Kind
		field string
	}{{due, "sphere"}, {settle, "unowned"}, {shift, "planet"}, {prepare, "planet"}, {inflame, "place"}} {
		if c := of(ask.kind); c != nil && c.Event.Told(ask.field) != nil {
			return s.which(c.Event, ask.field, nil)
		}
	}
	switch {
	case s.Phase == Journey && of(deploy) != nil:
		return of(deploy)
	case s.Phase == Journey && of(explore) != nil:
		return of(explore)
	case s.Phase == Journey && of(travel) != nil:
		return s.which(of(travel).Event, "to", tracker.Note("archmage.promptTravel", "M-26", "Count", s.Points))
	case s.Phase == End && s.Act.Kind == "" && s.ending(all) != nil:
		return s.ending(all)
	}
	return s.onward()
}

// which is a choice that asks for the one field of an event that several choices tell each its own
// way. Without a prompt it is called as what is asked for.
func (s *State) which(e tracker.Event, field string, prompt tracker.Message) *tracker.Choice {
	c := s.offer(e.Kind, int(e.Seat), nil, "archmage.which-"+string(e.Kind), "")
	c.Event, c.Needs, c.Prompt = e.Tell(field, nil), []string{field}, prompt
	return &c
}

// Asks tells whether a choice only asks which of several others it is.
func Asks(c tracker.Choice) bool { return strings.HasPrefix(c.Text.ID, "archmage.which-") }

// ending is the Journey's End action that is thought of first: in the order of the place, of
// several of a kind the one that brings the most points.
func (s *State) ending(all []tracker.Choice) *tracker.Choice {
	ends := s.Ends(s.Turn)
	var best *tracker.Choice
	var brings Gain
	for i := range all {
		c := &all[i]
		if !slices.Contains(ends, c.Event.Kind) || best != nil && slices.Index(ends, c.Event.Kind) > slices.Index(ends, best.Event.Kind) {
			continue
		}
		if g, ok := (Game{}).Gain(s, c.Event); ok && (best == nil || c.Event.Kind != best.Event.Kind || g.Points > brings.Points) {
			best, brings = c, g
		}
	}
	return best
}

// onward is what goes on to the next phase or turn, nil where something else has to be done first.
func (s *State) onward() *tracker.Choice {
	var c tracker.Choice
	switch {
	case s.Phase == Setup && !s.shifting():
		c = s.offer(next, s.Turn, nil, "archmage.choiceStart", "M-15")
	case s.Phase == Warpath && s.Warlord.Fire == "":
		stage := string(s.Warlord.Stage)
		if s.Warlord.Stage == walking && s.Warlord.Points == 0 {
			stage = "end"
		}
		c = s.offer(walk, 0, nil, "archmage.choiceWarlord-"+stage, "M-87")
		c.Prompt = tracker.Word("archmage.promptWarlord-" + stage)
	case s.Phase == Preparation && s.Me().Aligned():
		c = s.offer(prepare, s.Turn, nil, "archmage.choicePrepareLast", "M-22")
	case s.Phase == Journey:
		c = s.offer(next, s.Turn, nil, "archmage.choiceEnd", "M-46")
		c.Prompt = tracker.Word("archmage.promptEnd")
	case s.Phase == End && s.Me().Aligned() && s.unsettled():
		return nil
	case s.Phase == End && s.Me().Aligned():
		c = s.offer(next, s.Turn, nil, "archmage.choiceScore", "M-64")
	case s.Phase == End:
		c = s.offer(next, s.Turn, nil, "archmage.choiceHandOver", "M-16")
	default:
		return nil
	}
	c.Skips = s.skips()
	return &c
}

// skips are what would be lost by going on now, to be asked first.
func (s *State) skips() []tracker.Skip {
	var list []tracker.Skip
	for _, lost := range s.leftovers() {
		list = append(list, tracker.Skip{Seat: tracker.Seat(s.Turn), Text: lost})
	}
	return list
}

func (s *State) offersSetup() []tracker.Choice {
	var list []tracker.Choice
	for i := range s.Mages {
		m := &s.Mages[i]
		for _, of := range Spheres() {
			if m.Shift > 0 && abs(m.Planets[of]) < Steps && !slices.Contains(m.Moved, of.ID()) {
				list = append(list, s.offer(shift, i+1, map[string]any{"planet": of.ID()}, "archmage.choiceShift", "M-8", "Sphere", sphereWord(of)))
			}
		}
	}
	return list
}

func (s *State) offersPlanets() []tracker.Choice {
	var list []tracker.Choice
	for _, of := range Spheres() {
		if at := abs(s.Me().Planets[of]); at > 0 {
			list = append(list, s.offer(prepare, s.Turn, map[string]any{"planet": of.ID()}, "archmage.choicePlanet", "M-21",
				"Sphere", sphereWord(of), "Relic", counted(of, 1), "Count", at))
		}
	}
	return list
}

func (s *State) offersCatchUp(seat int) []tracker.Choice {
	var list []tracker.Choice
	m, furthest := s.mage(seat), 0
	for _, at := range m.Planets {
		furthest = max(furthest, abs(at))
	}
	for _, of := range Spheres() {
		if furthest > 0 && abs(m.Planets[of]) == furthest {
			list = append(list, s.offer(catchUp, seat, map[string]any{"planet": of.ID()}, "archmage.choiceCatchUp", "M-24", "Sphere", sphereWord(of)))
		}
	}
	return list
}

func (s *State) offersWarlord() []tracker.Choice {
	w := s.Warlord
	var list []tracker.Choice
	if w.Fire != "" {
		for _, p := range s.controlled(s.foe()) {
			if p.Kind == w.Fire {
				list = append(list, s.offer(inflame, 1, map[string]any{"place": p.ID}, "archmage.choiceInflame", "M-100", "Place", placeWord(p)))
			}
		}
		return list
	}
	if w.Fresh {
		list = s.offersCast()
	}
	return append(list, s.offer(walk, 0, map[string]any{"all": true}, "archmage.choiceWarlordAll", "M-87"))
}

func (s *State) offersJourney() []tracker.Choice {
	at := s.At(s.Me().At)
	if at == nil {
		return nil
	}
	try := step{State: s, no: s.Turn, me: s.Me()}
	var list []tracker.Choice
	if s.Points > 0 {
		for _, p := range s.Neighbours(at) {
			if _, shut := s.closed(s.Turn, p); shut == "" && s.price(p) <= s.Points {
				list = append(list, s.offer(travel, s.Turn, map[string]any{"to": p.ID}, "archmage.choiceTravel", "M-27", "Place", placeWord(p), "Count", s.price(p)))
			}
		}
		if !at.Open() {
			list = append(list, s.offer(explore, s.Turn, nil, "archmage.choiceExplore", "M-30"))
			list[len(list)-1].Needs = []string{"kind"}
		}
		if at.Owner != 0 && at.Owner != s.Turn && at.Tower == 0 {
			id := "archmage.choiceKill"
			if at.Wards > 0 {
				id = "archmage.choiceUnravel"
			}
			list = append(list, s.offer(attack, s.Turn, nil, id, "M-34", "Place", placeWord(at), "Player", s.nameOf(at.Owner)))
		}
	}
	for _, kind := range s.divines(s.Turn) {
		if of, _ := kind.wildSphere(); s.Points > 0 {
			list = append(list, s.offer(divine, s.Turn, map[string]any{"sphere": of.ID()}, "archmage.choiceDivine", "M-48", "Relic", counted(of, 1)))
		}
	}
	if try.cannotHold(at) == nil {
		list = append(list, s.offer(deploy, s.Turn, nil, "archmage.choiceDeploy", "M-32", "Place", placeWord(at)))
	}
	return append(list, s.offersCast()...)
}

// offersCast are the spells that can be cast and paid for now.
func (s *State) offersCast() []tracker.Choice {
	var list []tracker.Choice
	for _, id := range s.Me().Book {
		sp := s.spell(id)
		if sp == nil {
			continue
		}
		try := step{State: s, no: s.Turn, me: s.Me()}
		if try.mayCast(sp) != nil || sp.Effect == "learn" && s.Land(s.Turn, Ruins) == 0 {
			continue
		}
		if sp.Effect == "nudge" {
			list = append(list, s.offersNudge(sp)...)
			continue
		}
		if len(s.payments(s.Turn, sp)) == 0 {
			continue
		}
		c := s.offer(cast, s.Turn, map[string]any{"spell": sp.ID}, "archmage.choiceCast", priceRule(sp), "Spell", sp.word())
		c.Needs = []string{"pay"}
		list = append(list, c)
	}
	return list
}

func (s *State) offersNudge(sp *Spell) []tracker.Choice {
	var list []tracker.Choice
	die := s.Warlord.Pip
	if s.Warlord.Stage == walking {
		die = s.Warlord.Sense
	}
	for _, by := range []int{-1, 1} {
		if n := die + by; n >= 1 && n <= dieSides && len(s.payments(s.Turn, sp)) > 0 {
			list = append(list, s.offer(cast, s.Turn, map[string]any{"spell": sp.ID, "count": by}, "archmage.choiceNudge", "M-99", "Spell", sp.word(), "Die", n))
		}
	}
	return list
}

// offersEnd are the Journey's End actions that can be taken or gone on with now.
func (s *State) offersEnd() []tracker.Choice {
	try := step{State: s, no: s.Turn, me: s.Me(), e: tracker.Event{Seat: tracker.Seat(s.Turn)}}
	ends := s.Ends(s.Turn)
	if s.Offer {
		ends = append([]tracker.Kind{initiate}, ends...)
	}
	var list []tracker.Choice
	for i, kind := range ends {
		if slices.Contains(ends[:i], kind) {
			continue
		}
		begun := step{State: try.clone(), no: s.Turn, e: try.e}
		begun.me = begun.mage(s.Turn)
		if s.Offer && kind == initiate || begun.act(kind) == nil {
			ways := begun.offersOf(kind)
			if begun.Phase != s.Phase { // the points that are left are lost (M-26)
				for i := range ways {
					ways[i].Skips = s.skips()
				}
			}
			list = append(list, ways...)
		}
	}
	return list
}

// offersOf are the ways to take an action, as it would stand when it is begun.
func (s *step) offersOf(kind tracker.Kind) []tracker.Choice {
	at := s.At(s.me.At)
	var list []tracker.Choice
	switch kind {
	case gather:
		c := s.offer(gather, s.no, nil, "archmage.choiceGather", "M-48", "Place", placeWord(at))
		if s.harvest(s.no).Towns > 0 {
			c.Needs = []string{"towns"}
		}
		return append(list, c)
	case recruit:
		if n := min(mostRecruits, s.me.Supply); n > 0 {
			list = append(list, s.offer(recruit, s.no, nil, "archmage.choiceRecruit", "M-50", "Count", n))
		}
	case wards:
		if n := len(s.wardable(s.no, at)); n > 0 {
			list = append(list, s.offer(wards, s.no, nil, "archmage.choiceWards", "M-54", "Count", n))
		}
	case build:
		list = append(list, s.offer(build, s.no, nil, "archmage.choiceBuild", "M-55", "Place", placeWord(at)))
	case initiate:
		for _, of := range Spheres() {
			if s.initiable(s.no, of) > 0 {
				list = append(list, s.offer(initiate, s.no, map[string]any{"spheres": []string{of.ID()}}, "archmage.choiceInitiate", s.initiateRule(),
					"Sphere", sphereWord(of), "Relic", counted(of, 2)))
			}
		}
	case promote:
		for _, a := range s.me.promotable() {
			left, right, _ := a.From()
			list = append(list, s.offer(promote, s.no, map[string]any{"into": a.ID()}, "archmage.choicePromote", "M-61",
				"Area", areaWord(a), "First", areaWord(left), "Second", areaWord(right)))
		}
	}
	return list
}
