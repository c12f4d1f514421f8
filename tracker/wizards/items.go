package wizards

import (
	"github.com/quickcast/quickcast/tracker"
)

// itemData is the payload of "item".
type itemData struct {
	Item  string `json:"item" values:"robe wand staff"`
	Piece *Piece `json:"piece,omitempty"` // of a robe: the threat
	Glyph int    `json:"glyph,omitempty"` // of a wand
	Pair  *Pair  `json:"pair,omitempty"`  // of a staff
	Pay   []int  `json:"pay,omitempty"`   // the glyphs it costs
	Free  bool   `json:"free,omitempty"`  // a spell gives it: no action, no glyphs
	withData
}

// items are where each kind comes from and what it costs (W-65).
func itemPrice(item string) (room string, glyphs int) {
	switch item {
	case "robe":
		return "awakened-room", 4
	case "wand":
		return "workshop", 3
	case "staff":
		return "hoard", 5
	}
	return "", 0
}

// item gives a wizard a magic item (W-64, W-65).
func (d *draft) item(p itemData) error {
	room, glyphs := itemPrice(p.Item)
	if glyphs == 0 {
		return outOfBounds.With("Field", "item", "Least", "robe", "Most", "staff")
	}
	if !d.Advanced {
		if err := d.forbid("W-65", advancedOnly.With()); err != nil {
			return err
		}
	}
	_, seat := d.mine()
	if !p.Free {
		if err := d.buy(room, glyphs, p); err != nil {
			return err
		}
	}
	return d.dress(seat, p)
}

// buy pays for an item with a room action in its room and with glyphs of the own
// collection; shared ones of others cannot pay (W-65).
func (d *draft) buy(room string, glyphs int, p itemData) error {
	w, err := d.roomAction()
	if err != nil {
		return err
	}
	if d.Academy[w.At].ID != room {
		if err := d.forbid("W-65", notInRoom.With("Room", roomWord(room, ""))); err != nil {
			return err
		}
	}
	if len(p.Pay) != glyphs {
		return itemTooDear.With("Count", glyphs).ByRule("W-65")
	}
	if err := d.pay("room", p.With); err != nil {
		return err
	}
	for _, g := range p.Pay {
		if g < 1 || g > Glyphs {
			return outOfBounds.With("Field", "pay", "Least", 1, "Most", Glyphs)
		}
		if err := d.use(w, g); err != nil {
			return err
		}
	}
	return nil
}

// dress puts an item into its box. Where one of its kind is there already the wizard says
// which is kept; the other is destroyed (W-64).
func (d *draft) dress(seat tracker.Seat, p itemData) error {
	w := d.wizard(seat)
	made, err := p.item()
	if err != nil {
		return err
	}
	t := Task{Do: "item", Seat: seat, Item: &made}
	if w.worn(made.kind()) == nil {
		_, err := d.wear(&t)
		return err
	}
	d.first(t)
	return nil
}

// Item is a robe against a threat, a wand of a glyph or a staff of a pair.
type Item struct {
	Robe  *Piece `json:"robe,omitempty"`
	Wand  int    `json:"wand,omitempty"`
	Staff *Pair  `json:"staff,omitempty"`
}

// item is what is to be made. It refuses what does not say of what.
func (p itemData) item() (Item, error) {
	switch {
	case p.Item == "robe" && (p.Piece == nil || !p.Piece.threat()):
		return Item{}, tracker.FieldMissing.With("Action", "item", "Field", "piece")
	case p.Item == "robe":
		return Item{Robe: p.Piece}, nil
	case p.Item == "wand" && (p.Glyph < 1 || p.Glyph > Glyphs):
		return Item{}, outOfBounds.With("Field", "glyph", "Least", 1, "Most", Glyphs)
	case p.Item == "wand":
		return Item{Wand: p.Glyph}, nil
	case p.Pair == nil:
		return Item{}, tracker.FieldMissing.With("Action", "item", "Field", "pair")
	}
	return Item{Staff: p.Pair}, nil
}

// kind is the kind of an item, as its event names it.
func (i Item) kind() string {
	switch {
	case i.Robe != nil:
		return "robe"
	case i.Wand > 0:
		return "wand"
	}
	return "staff"
}

// word names an item with what it is of.
func (i Item) word() tracker.Message {
	var of tracker.Message
	switch i.kind() {
	case "robe":
		of = pieceWord(*i.Robe)
	case "wand":
		of = glyphWord(i.Wand)
	default:
		of = *i.Staff
	}
	return tracker.Notice{ID: "wizards.itemOf", Args: map[string]any{"Item": tracker.Word("wizards.item-" + i.kind()), "Of": of}}
}

// worn is the item of a kind that a wizard has, nil for none.
func (w *Wizard) worn(kind string) *Item {
	for _, i := range w.items() {
		if i.kind() == kind {
			return &i
		}
	}
	return nil
}

// items are all that a wizard has.
func (w *Wizard) items() (list []Item) {
	if w.Robe != nil {
		list = append(list, Item{Robe: w.Robe})
	}
	if w.Wand > 0 {
		list = append(list, Item{Wand: w.Wand})
	}
	if w.Staff != nil {
		list = append(list, Item{Staff: w.Staff})
	}
	return list
}

// wear has a wizard wear an item, once it is said which of two is kept (W-64).
func (d *draft) wear(t *Task) (bool, error) {
	w, made := d.wizard(t.Seat), *t.Item
	if old := w.worn(made.kind()); old != nil {
		answer, ok, err := d.ask(Decision{
			ID: "wizards.askKeep", Args: map[string]any{"Name": w.Name}, Seat: t.Seat, Rule: "W-64",
			Options: []Option{{Value: "new", Name: made.word(), Room: -1}, {Value: "old", Name: old.word(), Room: -1}},
		})
		if !ok || err != nil {
			return false, err
		}
		if answer == "old" {
			made = *old
		}
	}
	switch made.kind() {
	case "robe":
		w.Robe = made.Robe
	case "wand":
		w.Wand = made.Wand
	default:
		if w.Staff == nil || *w.Staff != *made.Staff {
			w.Uses = 0
		}
		w.Staff = made.Staff
	}
	d.tell("W-64", nil, "wizards.toldItem", "Name", w.Name, "Item", made.word())
	return true, nil
}
