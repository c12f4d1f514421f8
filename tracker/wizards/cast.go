package wizards

import (
	"slices"

	"github.com/quickcast/quickcast/tracker"
)

// castData is the payload of "cast".
type castData struct {
	Glyphs []int        `json:"glyphs,omitempty"` // the two that are used up, as they are
	From   tracker.Seat `json:"from,omitempty"`   // whose the second is: a willing other's, or of the advanced game whose shared box
	Wand   []int        `json:"wand,omitempty"`   // which of the two, 1 or 2, the wand turns into its kind
	Staff  bool         `json:"staff,omitempty"`
	Spell  string       `json:"spell,omitempty"` // with real cards: what was turned up
	withData
}

// mostStaff is how often a staff may be used in one turn (W-68).
const mostStaff = 101

// cast casts the spell where two glyphs meet (W-18, W-34, W-35).
func (d *draft) cast(p castData) error {
	w, err := d.onTurn(phaseActions, "W-28")
	if err != nil {
		return err
	}
	pair, err := d.paid(w, p)
	if err != nil {
		return err
	}
	space := d.Grid.At(pair)
	if !space.Lies {
		return emptySpace.With("Pair", pair)
	}
	spell := d.Scenario.spell(space.Spell)
	if space.Spell == "" {
		if spell = d.Scenario.spell(p.Spell); spell == nil {
			return spellNeeded.With("Pair", pair)
		}
		if space.Bound {
			space.Spell = p.Spell
		}
	}
	d.reveal(w, pair, spell)
	return nil
}

// paid takes the action and the glyphs of a cast, and gives the pair they make.
func (d *draft) paid(w *Wizard, p castData) (Pair, error) {
	if p.Staff {
		return d.byStaff(w, p)
	}
	if len(p.Glyphs) != 2 {
		return Pair{}, twoGlyphs.With().ByRule("W-34")
	}
	kinds := slices.Clone(p.Glyphs)
	for _, g := range kinds {
		if g < 1 || g > Glyphs {
			return Pair{}, outOfBounds.With("Field", "glyphs", "Least", 1, "Most", Glyphs)
		}
	}
	for _, n := range p.Wand {
		if n < 1 || n > 2 || w.Wand == 0 {
			return Pair{}, noItem.With("Name", w.Name)
		}
		kinds[n-1] = w.Wand
	}
	if err := d.pay("magic", p.With); err != nil {
		return Pair{}, err
	}
	if err := d.expend(w, p); err != nil {
		return Pair{}, err
	}
	return pairOf(kinds[0], kinds[1])
}

// expend takes the two glyphs: both from the own collection, or the second from another
// wizard, who is willing, or in the advanced game from a shared box, the own one included
// (W-34).
func (d *draft) expend(w *Wizard, p castData) error {
	if err := d.use(w, p.Glyphs[0]); err != nil {
		return err
	}
	if p.From == 0 {
		return d.use(w, p.Glyphs[1])
	}
	if p.From < 0 || int(p.From) > len(d.Wizards) {
		return tracker.UnknownSeat.With("Seat", int(p.From), "Seats", len(d.Wizards))
	}
	other := d.wizard(p.From)
	if !d.Advanced {
		return d.use(other, p.Glyphs[1])
	}
	if other.Shared != p.Glyphs[1] {
		return notShared.With("Name", other.Name).ByRule("W-34")
	}
	other.Shared = 0
	d.Supply[p.Glyphs[1]-1]++
	return nil
}

// use takes a glyph out of a collection, back to the supply.
func (d *draft) use(w *Wizard, glyph int) error {
	if w.Glyphs[glyph-1] == 0 {
		return noSuchGlyph.With("Name", w.Name, "Glyph", glyph).ByRule("W-34")
	}
	w.Glyphs[glyph-1]--
	d.Supply[glyph-1]++
	return nil
}

// byStaff casts with the staff: a move action and no glyphs, at most so often a turn
// (W-68).
func (d *draft) byStaff(w *Wizard, p castData) (Pair, error) {
	if w.Staff == nil {
		return Pair{}, noItem.With("Name", w.Name)
	}
	if w.Uses >= mostStaff {
		if err := d.forbid("W-68", staffWorn.With("Count", mostStaff)); err != nil {
			return Pair{}, err
		}
	}
	if err := d.pay("move", p.With); err != nil {
		return Pair{}, err
	}
	w.Uses++
	return *w.Staff, nil
}

// reveal turns a spell up, says how much of it applies, and carries out what the app
// knows of it. The rest the table does, until somebody says it is done.
func (d *draft) reveal(w *Wizard, pair Pair, spell *Spell) {
	boosted, unsure := d.boost(w, spell)
	_, seat := d.mine()
	d.Cast = &Cast{Seat: seat, Pair: pair, Spell: spell.ID, Boosted: boosted, Unsure: unsure}
	id := "wizards.toldCast"
	switch {
	case unsure:
		id = "wizards.toldCastUnsure"
	case boosted:
		id = "wizards.toldCastWhole"
	}
	d.tell("W-36", []int{w.At}, id, "Name", w.Name, "Spell", d.SpellWord(spell.ID), "Pair", pair, "Level", spell.Level)
	for _, c := range d.Scenario.Victory {
		if c.Cast == spell.ID && d.holds(c, w) {
			d.end("won", "W-1", "wizards.wonCast", "Spell", d.SpellWord(spell.ID), "Name", w.Name)
		}
	}
	if spell.Text != "" {
		d.tell("W-36", nil, "wizards.toldText", "Text", spell.Text)
	}
	if spell.More != "" && (boosted || unsure) {
		d.tell("W-36", nil, "wizards.toldMore", "Text", spell.More)
	}
	effects := slices.Clone(spell.Effects)
	if boosted {
		effects = append(effects, spell.Boosted...)
	}
	if len(effects) > 0 {
		d.paragraphs([][]Effect{effects})
	}
}

// boost tells whether the whole text of a spell applies: its school is the wizard's or the
// room's, or it has none (W-36). Unsure is a spell whose school nobody has told.
func (s *State) boost(w *Wizard, spell *Spell) (boosted, unsure bool) {
	if spell.Plain {
		return true, false
	}
	if spell.School == "" {
		return false, true
	}
	return spell.School == w.Who || w.At >= 0 && spell.School == s.Academy[w.At].School, false
}

// hide turns a spell that was cast face down again, unless it is bound (W-35).
func (d *draft) hide() {
	if d.Cast == nil {
		return
	}
	if space := d.Grid.At(d.Cast.Pair); space.Bound {
		d.say("wizards.logStays", "Spell", d.SpellWord(d.Cast.Spell))
	} else {
		d.say("wizards.logHidden", "Spell", d.SpellWord(d.Cast.Spell))
	}
	d.Cast, d.Due = nil, nil
}

// finished says that a spell's text has been carried out.
func (d *draft) finished(struct{}) error {
	if d.Cast == nil {
		return nothingAsked.With()
	}
	d.hide()
	return nil
}

// SpellWord names a spell.
func (s *State) SpellWord(id string) tracker.Message {
	switch spell := s.Scenario.spell(id); {
	case spell == nil:
		return nameWord(id)
	case spell.Name != "":
		return nameWord(spell.Name)
	}
	return tracker.Word("wizards.spell-" + id)
}
