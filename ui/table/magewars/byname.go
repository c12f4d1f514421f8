package magewars

import (
	"encoding/json"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/state"
	"github.com/quickcast/quickcast/ui/table"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// byName asks for the values of a card that is not in the catalog, and casts it or
// puts it down.
func (a *adding) byName() {
	a.sheet.Close()
	s := a.screen
	read := func(q tracker.Question) (printed state.Printed) {
		if json.Unmarshal(q.Event.Data, &printed) != nil || printed.Name == "" {
			printed.Name = s.KindName(printed.Kind)
		}
		return printed
	}
	s.AskFor(a.kit, table.Deed("cast", a.seat, payloadOf(state.Printed{Name: a.query, Kind: state.KindCreature, Life: 5})), table.Asking{
		Ask: a.askValues,
		Do:  func(q tracker.Question, _ bool) { a.cast(read(q)) },
		More: func(q tracker.Question, leave func()) []table.Action {
			return []table.Action{{Label: s.T("putDown"), Icon: "down", Do: func() {
				leave()
				a.put(read(q))
			}}}
		},
	})
}

// askValues says what such a card has to be told.
func (a *adding) askValues(e tracker.Event) (tracker.Question, bool) {
	var p state.Printed
	if json.Unmarshal(e.Data, &p) != nil {
		return tracker.Question{}, false
	}
	kinds := tracker.Ask{Field: "kind"}
	for _, kind := range []string{
		state.KindCreature, state.KindConjuration, state.KindWall, state.KindEquipment, state.KindEnchantment, state.KindIncantation,
	} {
		kinds.Options = append(kinds.Options, tracker.Answer{
			Value: json.RawMessage(`"` + kind + `"`), Name: tracker.Own(a.screen.KindName(kind)), Icon: kind, Chosen: kind == p.Kind,
		})
	}
	number := func(field string, label tracker.Word, value int) tracker.Ask {
		return tracker.Ask{Field: field, Form: tracker.AskNumber, Label: label, Value: value, Most: table.MostNumber}
	}
	return tracker.Question{
		Title: tracker.Own(a.title()), Do: tracker.Word("tablescreen.toCast"), Event: e, Ready: true,
		Asks: []tracker.Ask{
			{Field: "name", Form: tracker.AskText, Label: tracker.Word("tablescreen.name"), Text: p.Name},
			kinds, number("cost", "tablescreen.costs", p.Cost), number("life", "table.trackLife", p.Life),
			number("armor", "table.trackArmor", p.Armor), number("channeling", "table.trackChanneling", p.Channeling),
		},
	}, true
}

// Put asks who casts the card.
func (s *face) Put(card *catalog.Card) (items []table.Item) {
	k := s.Needs().Kit
	a := &adding{screen: s, kit: k}
	for _, seat := range s.Seen().View.Seats {
		items = append(items, table.Item{Face: widgets.ListFace{
			Icon: seat.Tint, IconRole: theme.SchoolInk(seat.Tint), Title: s.T("casts", "Name", seat.Name), Onward: true,
		}, Do: func() {
			a.seat = seat.Seat
			s.Ask(k, castEvent(a.seat, a.printed(card), nil))
		}})
	}
	return items
}
