package magewars

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars"
	"github.com/quickcast/quickcast/tracker/magewars/state"
	"github.com/quickcast/quickcast/ui/table"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// powerRows are the abilities of a seat's mage, a tile each: what it does, what it
// costs, whether it is used up, and why it cannot be used now. A tap uses it, or
// asks for what it needs. None for a mage without abilities.
func (s *face) powerRows(k *widgets.Kit, seat tracker.Seat) []fyne.CanvasObject {
	grid := widgets.NewGrid(k, powerLeast, 8)
	state, player := s.at(seat)
	if player == nil {
		return nil
	}
	for _, p := range s.law().Powers(state, seat) {
		grid.Objects = append(grid.Objects, widgets.NewPick(k, s.powerFace(seat, p), func() {
			s.Ask(k, table.Deed("ability", seat, table.Fields{"ability": p.Name}))
		}))
	}
	if len(grid.Objects) == 0 {
		return nil
	}
	return []fyne.CanvasObject{widgets.NewSection(k, s.T("abilities"), ""), grid}
}

// powerLeast is the least width of an ability's tile, in dp.
const powerLeast float32 = 320

// powerFace shows an ability on its tile.
func (s *face) powerFace(seat tracker.Seat, p magewars.Power) widgets.PickFace {
	face := widgets.PickFace{Title: p.Name, Icon: "star", IconRole: theme.Accent, Line: s.powerSummary(seat, p.Name)}
	if p.Cost > 0 {
		face.Figure, face.Sign = strconv.Itoa(p.Cost), "mana"
		if p.Life {
			face.Sign = "life"
		}
	}
	note := ""
	switch {
	case p.Passive:
		face.Icon, face.IconRole = "info", theme.Quiet
		return face
	case p.Used:
		note, face.Icon = s.T("powerUsed"), "check"
	case p.Refusal == nil:
	case p.Refusal.Code == state.NoTarget && len(p.Objects)+len(p.Cards) == 0:
		note = s.T("powerNobody")
	default:
		note = s.Reason(p.Refusal)
	}
	if note != "" {
		if !p.Used {
			face.Icon = "star-open"
		}
		face.Faint = true
		face.Line = strings.TrimPrefix(face.Line+"\n"+note, "\n")
	}
	return face
}

// powerSummary says what an ability does, in the reader's language; "" where it is
// not on the mage's card.
func (s *face) powerSummary(seat tracker.Seat, name string) string {
	state, player := s.at(seat)
	if player == nil {
		return ""
	}
	mage, ok := s.Needs().Catalog().Mage(catalog.MageID(state.Mage(seat).Printed.Card))
	if !ok {
		return ""
	}
	for _, a := range mage.Abilities {
		if strings.EqualFold(a.Name, name) {
			return a.SummaryIn(s.Needs().Words.Lang())
		}
	}
	return ""
}

// powerChoices are the abilities a seat's mage should be asked about now, such as a
// mark for what has just arrived; of one object alone where it is named.
func powerChoices(v tracker.View, seat tracker.Seat, object string) []tracker.Choice {
	return pick.Where(v.Choices, func(c tracker.Choice) bool {
		return c.Event.Kind == "ability" && c.Event.Seat == seat && (object == "" || c.Event.Says("object") == object)
	})
}

// offerPowers offers what a mage may do about an object that has just come. Who leaves it
// finds it on the chip of the seat as long as it may be done. Of several it is asked which.
func (s *face) offerPowers(k *widgets.Kit, seat tracker.Seat, object string) {
	switch list := powerChoices(s.Seen().View, seat, object); len(list) {
	case 0:
	case 1:
		s.Offer(k, list[0])
	default:
		s.askPowers(k, seat, object)
	}
}

// offerDeed asks what a card that was just cast or put down still has to be told of what it
// does, or offers it where nothing has; false where it does nothing more.
func (s *face) offerDeed(k *widgets.Kit, e tracker.Event) bool {
	name := e.Says("name")
	for _, c := range s.Seen().View.Queue(e.Seat) {
		if c.Event.Kind != "deed" || c.Leaves || c.Text.Args["Card"] != name {
			continue
		}
		if len(c.Needs) > 0 {
			s.AskOrDo(k, c.Event)
		} else {
			s.Offer(k, c)
		}
		return true
	}
	return false
}

// askPowers asks which of the abilities is used that are offered about an object. When
// none is offered any more there is nothing left to ask.
func (s *face) askPowers(k *widgets.Kit, seat tracker.Seat, object string) {
	s.OpenOffered(k, s.T("mayUse", "Name", s.Seen().View.NameOf(seat)), "", func(v tracker.View) []tracker.Choice { return powerChoices(v, seat, object) })
}
