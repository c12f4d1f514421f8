package wizards

import (
	"slices"
	"strings"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker"
)

// actionsATurn is how many actions a turn of the basic game has (W-28).
const actionsATurn = 3

// beginActions gives a turn its actions: three of any kind, or one each (W-28, W-29).
func (d *draft) beginActions() {
	d.Phase, d.Binding = phaseActions, false
	d.Actions = Actions{Free: actionsATurn}
	if d.Advanced {
		d.Actions = Actions{Move: 1, Room: 1, Magic: 1}
	}
}

// left is how many actions are left that can be used as one of a kind.
func (a Actions) left(kind string) int {
	n := a.Free + a.Magic
	switch kind {
	case "move":
		n += a.Move + a.Room
	case "room":
		n += a.Room
	}
	return n
}

// take uses up one action as one of a kind: the least that will do, or the one named.
// False where there is none.
func (a *Actions) take(kind, with string) bool {
	order := map[string][]*int{
		"move": {&a.Free, &a.Move, &a.Room, &a.Magic}, "room": {&a.Free, &a.Room, &a.Magic}, "magic": {&a.Free, &a.Magic},
	}[kind]
	if named := map[string]*int{"move": &a.Move, "room": &a.Room, "magic": &a.Magic}[with]; named != nil {
		order = slices.DeleteFunc(order, func(p *int) bool { return p != named })
	}
	for _, p := range order {
		if *p > 0 {
			*p--
			return true
		}
	}
	return false
}

// pay uses up an action of the turn. It refuses where none is left that may be used so.
func (d *draft) pay(kind, with string) error {
	d.Binding = false
	d.hide()
	if d.Actions.take(kind, with) {
		return nil
	}
	rule := pick.Either(d.Advanced, "W-29", "W-28")
	return d.forbid(rule, noActions.With("Action", tracker.Word("wizards.action-"+kind)))
}

// disasterData is the payload of "disaster": which card of the hand is played, and of a
// card of one's own what it does.
type disasterData struct {
	Card       string     `json:"card,omitempty"`
	Paragraphs [][]Effect `json:"paragraphs,omitempty"`
}

// playDisaster plays a card of the hand: its paragraphs in their order (W-22, W-24).
func (d *draft) playDisaster(p disasterData) error {
	w, err := d.onTurn(phaseDisaster, "W-22")
	if err != nil {
		return err
	}
	if len(w.Hand) == 0 && p.Card == "" {
		d.Phase = phaseDraw
		d.tell("W-24", nil, "wizards.toldSkipped")
		return nil
	}
	card, err := d.fromHand(w, p)
	if err != nil {
		return err
	}
	paragraphs, text := p.Paragraphs, ""
	if known := d.Scenario.disaster(card); known != nil && paragraphs == nil {
		paragraphs, text = known.Paragraphs, known.Text
	}
	for _, effects := range paragraphs {
		if err := d.Scenario.checkEffects("paragraphs", effects); err != nil {
			return err
		}
	}
	d.Disasters.Discard = append(d.Disasters.Discard, card)
	d.Phase = phaseDraw
	d.tell("W-24", nil, "wizards.toldDisaster", "Name", w.Name, "Card", d.CardWord(card))
	switch {
	case text != "":
		d.tell("W-24", nil, "wizards.toldText", "Text", text)
	case len(paragraphs) == 0:
		d.tell("W-24", nil, "wizards.toldRead")
	}
	d.paragraphs(paragraphs)
	return nil
}

// fromHand takes a card out of a hand: the one that is named, or the only one. A card the
// app was never told has to be named.
func (d *draft) fromHand(w *Wizard, p disasterData) (string, error) {
	card := p.Card
	at := slices.Index(w.Hand, card)
	if at < 0 {
		at = slices.Index(w.Hand, "")
	}
	if at < 0 && card == "" && len(w.Hand) > 0 {
		at = 0
	}
	if at < 0 {
		if err := d.forbid("W-22", noHand.With("Name", w.Name)); err != nil {
			return "", err
		}
	} else {
		if card == "" {
			card = w.Hand[at]
		}
		w.Hand = slices.Delete(w.Hand, at, at+1)
	}
	if card == "" {
		return "", cardNeeded.With()
	}
	if d.Scenario.disaster(card) == nil && p.Paragraphs == nil && !d.Real {
		return "", unknownCard.With("Name", card)
	}
	return card, nil
}

// CardText is what a disaster card says in the table's own words, "" for nothing.
func (s *State) CardText(id string) string {
	if card := s.Scenario.disaster(id); card != nil {
		return card.Text
	}
	return ""
}

// CardWord names a disaster card.
func (s *State) CardWord(id string) tracker.Message {
	switch card := s.Scenario.disaster(id); {
	case card == nil:
		return nameWord(id)
	case card.Name != "":
		return nameWord(card.Name)
	}
	if card := s.Scenario.disaster(id); strings.HasPrefix(id, "activate-") && len(card.Paragraphs) == 1 && len(card.Paragraphs[0]) == 1 {
		var list tracker.List
		for _, room := range card.Paragraphs[0][0].Rooms {
			list = append(list, s.RoomCardWord(room))
		}
		return tracker.Notice{ID: "wizards.disaster-activate", Args: map[string]any{"Rooms": list}}
	}
	return tracker.Word("wizards.disaster-" + id)
}

// drawData is the payload of "draw": the card that was drawn, where somebody tells.
type drawData struct {
	Card string `json:"card,omitempty"`
}

// draw draws the disaster of the next turn and begins the actions (W-22, W-25).
func (d *draft) draw(p drawData) error {
	w, err := d.onTurn(phaseDraw, "W-22")
	if err != nil {
		return err
	}
	held := len(w.Hand)
	d.drawDisaster(w)
	d.Due = nil
	if p.Card != "" && len(w.Hand) > held {
		if !d.exchange(w, p.Card) {
			return unknownCard.With("Name", p.Card)
		}
	}
	d.beginActions()
	return nil
}

// exchange makes the card that was just drawn another one of the pile.
func (d *draft) exchange(w *Wizard, card string) bool {
	drawn := w.Hand[len(w.Hand)-1]
	if drawn == card || drawn == "" && d.Real {
		w.Hand[len(w.Hand)-1] = card
		return true
	}
	if !d.Disasters.take(card) {
		return false
	}
	d.Disasters.Draw = append([]string{drawn}, d.Disasters.Draw...)
	w.Hand[len(w.Hand)-1] = card
	return true
}

// endActions ends the actions and begins to endure (W-22, W-23).
func (d *draft) endActions(struct{}) error {
	w, err := d.onTurn(phaseActions, "W-22")
	if err != nil {
		return err
	}
	d.hide()
	d.Phase = phaseEndure
	d.tell("W-44", []int{w.At}, "wizards.toldEndure", "Name", w.Name, "Room", d.roomWord(w.At))
	d.endure()
	return nil
}

// endTurn is after what had to be endured: the shared glyph in the advanced game, else
// the next player's turn.
func (d *draft) endTurn() {
	if d.Advanced && d.Phase == phaseEndure {
		d.Phase = phaseShare
		return
	}
	d.nextTurn()
}

// nextTurn passes to the next player clockwise (W-17). Damage and uses of a staff count
// within one turn (W-37, W-68).
func (d *draft) nextTurn() {
	d.hide()
	for i := range d.Academy {
		d.Academy[i].Hurt = Hurt{}
	}
	for i := range d.Wizards {
		d.Wizards[i].Uses = 0
	}
	d.Actions, d.Binding = Actions{}, false
	d.Current = d.Current%tracker.Seat(len(d.Wizards)) + 1
	d.Turn++
	d.Phase = phaseDisaster
	d.say("wizards.logTurn", "Turn", d.Turn, "Name", d.wizard(d.Current).Name)
}

// shareData is the payload of "share": the glyph that goes into the box; without one the
// own shared glyph is taken back, and with neither the turn ends as it is.
type shareData struct {
	Glyph int  `json:"glyph,omitempty"`
	Back  bool `json:"back,omitempty"`
}

// share puts one glyph into the box, or takes the one there back, and ends the turn
// (W-39).
func (d *draft) share(p shareData) error {
	w, err := d.onTurn(phaseShare, "W-39")
	if err != nil {
		return err
	}
	switch {
	case p.Back && w.Shared == 0:
		return notShared.With("Name", w.Name)
	case p.Back:
		w.Glyphs[w.Shared-1]++
		d.tell("W-39", nil, "wizards.toldUnshared", "Name", w.Name, "Glyph", w.Shared)
		w.Shared = 0
	case p.Glyph != 0:
		if p.Glyph < 1 || p.Glyph > Glyphs || w.Glyphs[p.Glyph-1] == 0 {
			return noSuchGlyph.With("Name", w.Name, "Glyph", p.Glyph)
		}
		if w.Shared != 0 {
			if err := d.forbid("W-39", oneShared.With()); err != nil {
				return err
			}
			w.Glyphs[w.Shared-1]++
		}
		w.Glyphs[p.Glyph-1]--
		w.Shared = p.Glyph
		d.tell("W-39", nil, "wizards.toldShared", "Name", w.Name, "Glyph", p.Glyph)
	}
	d.nextTurn()
	return nil
}
