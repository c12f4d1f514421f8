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

// item gives a wizard a magic item, in place of one of the same kind (W-64).
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
	w, _ := d.mine()
	if !p.Free {
		if err := d.buy(room, glyphs, p); err != nil {
			return err
		}
	}
	return d.dress(w, p)
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

// dress puts an item into its box.
func (d *draft) dress(w *Wizard, p itemData) error {
	var what tracker.Message
	switch p.Item {
	case "robe":
		if p.Piece == nil || !p.Piece.threat() {
			return tracker.FieldMissing.With("Action", "item", "Field", "piece")
		}
		w.Robe, what = p.Piece, pieceWord(*p.Piece)
	case "wand":
		if p.Glyph < 1 || p.Glyph > Glyphs {
			return outOfBounds.With("Field", "glyph", "Least", 1, "Most", Glyphs)
		}
		w.Wand, what = p.Glyph, tracker.Notice{ID: "wizards.glyph", Args: map[string]any{"Glyph": p.Glyph}}
	default:
		if p.Pair == nil {
			return tracker.FieldMissing.With("Action", "item", "Field", "pair")
		}
		w.Staff, w.Uses, what = p.Pair, 0, *p.Pair
	}
	d.tell("W-64", nil, "wizards.toldItem", "Name", w.Name, "Item", tracker.Word("wizards.item-"+p.Item), "What", what)
	return nil
}
