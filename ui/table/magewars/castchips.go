package magewars

import (
	"fyne.io/fyne/v2"

	"quickcast/tracker"
	"quickcast/tracker/magewars"
	"quickcast/ui/table"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// castChips are a seat's chips about the spells it has prepared: how many, never
// which; and in the Deployment who casts now. Each belongs to its own seat.
func (s *face) castChips(k *widgets.Kit, seat tracker.Seat) []table.Chip {
	state, ok := s.Seen().State.(*magewars.State)
	if !ok || !state.HasSeat(seat) {
		return nil
	}
	player := state.Player(seat)
	var list []table.Chip
	if due := state.DueOf(seat); len(due) > 0 {
		face := widgets.ChipFace{Icon: "seen", Label: s.T("mustReveal"), Tone: theme.HarmInk, Name: s.T("mustReveal")}
		if len(due) > 1 {
			face.Count = len(due)
		}
		list = append(list, table.Chip{Key: "due", Face: face, Tap: func() { s.openDue(k, seat) }})
	}
	switch most := s.mostSpells(seat); {
	case player.Gone:
		return nil
	case player.Prepares:
		face := widgets.ChipFace{Icon: "cards", Count: player.Planned, Name: s.N("prepared", player.Planned)}
		if player.Planned == 0 {
			face.Label = face.Name
		}
		list = append(list, table.Chip{Key: "prepared", Face: face, Tap: func() { s.openPrepared(k, seat) }})
	case most > 0:
		list = append(list, table.Chip{Key: "prepare", Face: widgets.ChipFace{Icon: "cards", Label: s.N("prepare", most), Hollow: true}, Tap: func() {
			s.plan(k, seat, most)
		}})
	}
	for _, o := range s.casters(seat) {
		list = append(list, table.Chip{Key: "casts/" + o.ID, Face: widgets.ChipFace{Icon: o.Printed.Kind, Label: s.T("casts", "Name", o.Printed.Name), Tone: theme.Accent}, Tap: func() {
			s.openCasts(k, seat, castWish{payer: o.ID})
		}})
	}
	if asked := powerChoices(s.Seen().View, seat, ""); len(asked) > 0 {
		name, _ := asked[0].Text.Args["Ability"].(string)
		face := widgets.ChipFace{Icon: "star", Label: name, Tone: theme.Accent, Name: s.T("mayUse", "Name", table.NameOf(s.Seen().View, seat))}
		list = append(list, table.Chip{Key: "powers", Face: face, Tap: func() { s.askPowers(k, seat, powerChoices(s.Seen().View, seat, "")) }})
	}
	return list
}

// anySpells is more than a mage can ever prepare.
const anySpells = 12

// mostSpells is how many spells a seat may prepare now, 0 where it prepares none:
// the game is asked.
func (s *face) mostSpells(seat tracker.Seat) int {
	for n := anySpells; n > 0; n-- {
		if s.Refusal(table.Deed("plan", seat, table.Fields{"count": n})) == nil {
			return n
		}
	}
	return 0
}

func (s *face) plan(k *widgets.Kit, seat tracker.Seat, count int) {
	s.Attempt(k, table.Deed("plan", seat, table.Fields{"count": count}), nil)
}

// openPrepared shows how many spells are prepared and lets the count be changed
// as long as the rules allow it.
func (s *face) openPrepared(k *widgets.Kit, seat tracker.Seat) {
	state, ok := s.Seen().State.(*magewars.State)
	if !ok {
		return
	}
	parts := []fyne.CanvasObject{widgets.NewParagraph(k, s.T("preparedNote"), widgets.Style{Role: theme.Quiet})}
	if most := s.mostSpells(seat); most > 0 {
		parts = append(parts, widgets.NewStepper(k, s.T("spells"), state.Player(seat).Planned, 0, most, s.T("less"), s.T("more"), func(n int) {
			s.plan(k, seat, n)
		}))
	} else {
		parts = append(parts, widgets.NewLabel(k, s.N("prepared", state.Player(seat).Planned), widgets.Style{Display: true, Size: theme.Name}))
	}
	s.OpenSheet(k, table.NameOf(s.Seen().View, seat), widgets.NewColumn(k, 10, parts...), nil)
}

// casters are the spawnpoints that may cast in the phase there is.
func (s *face) casters(seat tracker.Seat) []*magewars.Object {
	state, ok := s.Seen().State.(*magewars.State)
	if !ok || state.Phase != magewars.DeploymentPhase {
		return nil
	}
	var list []*magewars.Object
	game, ok := s.Game().(*magewars.Game)
	if !ok {
		return nil
	}
	for _, p := range game.Spell(state, seat, magewars.Printed{}).Payers {
		if o, ok := state.Object(p.Object); ok && !o.IsMage() && p.Refusal == nil {
			list = append(list, o)
		}
	}
	return list
}
