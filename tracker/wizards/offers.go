package wizards

import (
	"slices"

	"github.com/quickcast/quickcast/tracker"
)

// Legal lists what the rules offer next.
func (g *Game) Legal(before tracker.State) []tracker.Event {
	s, ok := before.(*State)
	if !ok || s == nil {
		return nil
	}
	next, choices, _ := s.offers()
	var list []tracker.Event
	if next != nil && len(next.Needs) == 0 {
		list = append(list, next.Event)
	}
	for _, c := range choices {
		list = append(list, c.Event)
	}
	return list
}

// offer is an event of the player on turn, ready or not, and how it is called.
func (s *State) offer(kind string, payload any, id, rule string, pairs ...any) tracker.Choice {
	e := tracker.Event{Version: tracker.EventVersion, Seat: s.Current, Kind: tracker.Kind(kind)}
	if payload != nil {
		e.Data = tracker.Holds(payload)
	}
	return tracker.Choice{Event: e, Text: tracker.Note(id, rule, pairs...)}
}

// short gives a choice a short name, for where there is little room.
func short(c tracker.Choice, id string) tracker.Choice {
	c.Short, c.Prompt = tracker.Word(id), tracker.Word(id)
	return c
}

// needing is a choice that needs to be told more.
func needing(c tracker.Choice, fields ...string) tracker.Choice {
	c.Needs = fields
	return c
}

// offers are what comes next, what else can be done, and what can be done once it is told
// more.
func (s *State) offers() (next *tracker.Choice, choices, open []tracker.Choice) {
	var c tracker.Choice
	if q := s.Asked; q != nil {
		c = needing(s.offer("decide", nil, q.ID, q.Rule), "answer")
		c.Event.Seat, c.Text, c.Prompt = 0, q.Notice(), tracker.Word("wizards.shortAnswer")
		return &c, s.answers(), nil
	}
	switch s.Phase {
	case phaseRefine:
		c = short(s.offer("ready", nil, "wizards.doReady", "W-17"), "wizards.shortReady")
		c.Event.Seat = 0
	case phaseDisaster:
		c = short(s.offer("disaster", nil, "wizards.doDisaster", "W-24", "Name", s.wizard(s.Current).Name), "wizards.shortDisaster")
		if hand := s.wizard(s.Current).Hand; len(hand) > 1 || len(hand) == 1 && hand[0] == "" {
			c = needing(c, "card")
		}
	case phaseDraw:
		c = short(s.offer("draw", nil, "wizards.doDraw", "W-25", "Name", s.wizard(s.Current).Name), "wizards.shortDraw")
	case phaseActions:
		c = short(s.offer("endure", nil, "wizards.doEndure", "W-44", "Name", s.wizard(s.Current).Name), "wizards.shortEndure")
		choices, open = s.actionOffers()
		if s.Outcome == "" && slices.ContainsFunc(slices.Concat(choices, open), usesAction) { // it would be lost: that is asked first
			c.Skips = []tracker.Skip{{Seat: s.Current, Text: s.leftNotice()}}
		}
		if s.Cast != nil { // what lies open is carried out first
			choices = append(choices, c)
			c = s.offer("done", nil, "wizards.doDone", "W-35", "Spell", s.SpellWord(s.Cast.Spell))
		}
	case phaseShare:
		c = short(s.offer("share", nil, "wizards.doEnd", "W-39", "Name", s.wizard(s.Current).Name), "wizards.shortEnd")
		choices = s.shareOffers()
	default:
		return nil, nil, s.hands()
	}
	return &c, choices, append(open, s.hands()...)
}

// answers are the choices of what is asked.
func (s *State) answers() []tracker.Choice {
	var list []tracker.Choice
	for _, o := range s.Asked.Options {
		c := s.offer("decide", decideData{o.Value}, "wizards.doAnswer", s.Asked.Rule, "Answer", o.Name)
		c.Event.Seat = 0
		list = append(list, c)
	}
	return list
}

// usesAction tells whether a choice of a turn takes one of its actions.
func usesAction(c tracker.Choice) bool { return c.Event.Kind != "recall" && c.Event.Kind != "done" }

// actionOffers are what the player on turn can do with what actions are left.
func (s *State) actionOffers() (choices, open []tracker.Choice) {
	w := s.wizard(s.Current)
	if w.At >= 0 && s.Actions.left("move") > 0 {
		for to := range Places {
			if s.reaches(w, to) {
				c := s.offer("move", moveData{To: s.Academy[to].ID}, "wizards.doMove", "W-30", "Room", s.roomWord(to))
				if s.slow(w, to) && s.Actions.left("move") < 2 { // it would be wasted: that is said first
					open = append(open, needing(c, "to"))
					continue
				}
				choices = append(choices, c)
			}
		}
		if w.Staff != nil && w.Uses < mostStaff {
			choices = append(choices, short(s.offer("cast", castData{Staff: true}, "wizards.doStaff", "W-68", "Pair", *w.Staff), "wizards.shortStaff"))
		}
	}
	if w.At >= 0 && s.Actions.left("room") > 0 && s.empowered(w) && (s.Academy[w.At].Pieces[Troll] == 0 || w.robed(Troll)) {
		choices, open = s.roomOffers(w, choices, open)
	}
	if n := w.collected(); s.Actions.left("magic") > 0 && n > 0 && n+s.lent() > 1 { // one of the own collection at least (W-34)
		open = append(open, needing(s.offer("cast", nil, "wizards.doCast", "W-34"), "glyphs"))
	}
	if w.At != s.Academy.crystal() && s.Turn > 0 { // in no turn yet, as in the setup, nobody is called back
		c := short(s.offer("recall", nil, "wizards.doRecall", "W-40", "Mana", s.Mana), "wizards.shortRecall")
		if s.Mana == 1 { // no tap alone loses the academy
			c.Skips = []tracker.Skip{{Seat: s.Current, Text: tracker.Notice{ID: "wizards.skipLastMana", Rule: "W-57"}}}
		}
		choices = append(choices, c)
	}
	return choices, open
}

// roomOffers are the room actions.
func (s *State) roomOffers(w *Wizard, choices, open []tracker.Choice) (all, more []tracker.Choice) {
	room := s.Academy[w.At]
	if room.Source > 0 && room.Pieces[Guardian] == 0 && s.Supply[room.Source-1] > 0 {
		choices = append(choices, s.offer("glyph", nil, "wizards.doGlyph", "W-32", "Glyph", room.Source))
	}
	if room.ID == Library && len(s.Grid.unbound()) > 0 {
		open = append(open, needing(s.offer("bind", nil, "wizards.doBind", "W-33"), "pair", "spell"))
	}
	if s.Advanced {
		for _, item := range []string{"robe", "wand", "staff"} {
			if from, price := itemPrice(item); from == room.ID && w.collected() >= price {
				open = append(open, needing(s.offer("item", itemData{Item: item}, "wizards.doItem", "W-65", "Item", tracker.Word("wizards.item-"+item), "Count", price), "pay"))
			}
		}
		choices = append(choices, s.offer("room", nil, "wizards.doRoom", "W-16", "Room", s.roomWord(w.At)))
	}
	return choices, open
}

// lent counts the glyphs that can be used for a spell beside the own collection.
func (s *State) lent() int {
	n := 0
	for i := range s.Wizards {
		switch w := &s.Wizards[i]; {
		case s.Advanced && w.Shared > 0:
			n++
		case !s.Advanced && tracker.Seat(i+1) != s.Current:
			n += w.All()
		}
	}
	return n
}

// shareOffers are what can be done with the box at the end of a turn.
func (s *State) shareOffers() []tracker.Choice {
	w := s.wizard(s.Current)
	if w.Shared > 0 {
		return []tracker.Choice{s.offer("share", shareData{Back: true}, "wizards.doUnshare", "W-39", "Glyph", w.Shared)}
	}
	var list []tracker.Choice
	for g := 1; g <= Glyphs; g++ {
		if w.Glyphs[g-1] > 0 {
			list = append(list, s.offer("share", shareData{Glyph: g}, "wizards.doShare", "W-39", "Glyph", g))
		}
	}
	return list
}

// hands are what a hand may do to the table at any time, such as what a spell says.
func (s *State) hands() []tracker.Choice {
	type hand struct {
		kind, id, rule string
		needs          []string
	}
	list := []hand{
		{"place", "wizards.handPlace", "W-58", []string{"piece", "room"}},
		{"remove", "wizards.handRemove", "", []string{"piece", "room"}},
		{"effect", "wizards.handEffect", "W-26", []string{"effects"}},
		{"damage", "wizards.handDamage", "W-37", []string{"piece", "room"}},
		{"force", "wizards.handForce", "W-62", []string{"piece", "room"}},
		{"teleport", "wizards.handTeleport", "", []string{"to"}},
		{"turn", "wizards.handTurn", s.shiftRule(), []string{"room"}},
		{"swap", "wizards.handSwap", s.shiftRule(), []string{"room", "to"}},
		{"source", "wizards.handSource", "", []string{"room", "glyph"}},
	}
	if s.Advanced {
		list = append(list, hand{"item", "wizards.handItem", "W-64", []string{"item"}})
	}
	var open []tracker.Choice
	for _, h := range list {
		c := needing(s.offer(h.kind, nil, h.id, h.rule), h.needs...)
		c.Event.Seat = 0 // it is nobody's turn that it belongs to
		if h.kind == "item" {
			c.Event.Data = tracker.Holds(itemData{Free: true})
		}
		if slices.Contains(s.Due, h.kind) { // what the card says comes before what else a hand may do
			due := c
			due.Text = tracker.Note("wizards.doDue", "W-24", "Hand", tracker.Word(h.id))
			open = slices.Insert(open, 0, due)
		}
		open = append(open, c)
	}
	return append(open, s.claims()...)
}

// shiftRule is the rule by which rooms are turned and swapped now, "" for by hand.
func (s *State) shiftRule() string {
	switch {
	case s.Phase != phaseRefine:
		return ""
	case s.Advanced:
		return "W-42"
	}
	return "W-5"
}
