package table

import (
	"fyne.io/fyne/v2"

	"quickcast/tracker"
	"quickcast/tracker/magewars"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// castChips are a seat's chips about the spells it has prepared: how many, never
// which; and in the Deployment who casts now. Each belongs to its own seat.
func (s *Screen) castChips(seat *seat) []named {
	state, ok := s.seen.state.(*magewars.State)
	if !ok || !state.HasSeat(seat.number) {
		return nil
	}
	player := state.Player(seat.number)
	var list []named
	if due := dueOf(state, seat.number); len(due) > 0 {
		face := widgets.ChipFace{Icon: "seen", Label: s.t("mustReveal"), Tone: theme.HarmInk, Name: s.t("mustReveal")}
		if len(due) > 1 {
			face.Count = len(due)
		}
		list = append(list, named{"due", face, func() { s.openDue(seat.kit, seat.number) }})
	}
	switch most := s.mostSpells(seat.number); {
	case player.Gone:
		return nil
	case player.Prepares:
		face := widgets.ChipFace{Icon: "cards", Count: player.Planned, Name: s.n("prepared", player.Planned)}
		if player.Planned == 0 {
			face.Label = face.Name
		}
		list = append(list, named{"prepared", face, func() { s.openPrepared(seat.kit, seat.number) }})
	case most > 0:
		list = append(list, named{"prepare", widgets.ChipFace{Icon: "cards", Label: s.n("prepare", most), Hollow: true}, func() {
			s.plan(seat.kit, seat.number, most)
		}})
	}
	for _, o := range s.casters(seat.number) {
		list = append(list, named{"casts/" + o.ID, widgets.ChipFace{Icon: o.Printed.Kind, Label: s.t("casts", "Name", o.Printed.Name), Tone: theme.Accent}, func() {
			s.openCasts(seat.kit, seat.number, castWish{payer: o.ID})
		}})
	}
	if asked := powerChoices(s.seen.view, seat.number, ""); len(asked) > 0 {
		name, _ := asked[0].Text.Args["Ability"].(string)
		face := widgets.ChipFace{Icon: "star", Label: name, Tone: theme.Accent, Name: s.t("mayUse", "Name", seat.view.Name)}
		list = append(list, named{"powers", face, func() { s.askPowers(seat.kit, seat.number, powerChoices(s.seen.view, seat.number, "")) }})
	}
	return list
}

// dueOf are the hidden enchantments of a seat that must be revealed now.
func dueOf(state *magewars.State, seat tracker.Seat) []string {
	var list []string
	for _, id := range state.Due {
		if o, ok := state.Object(id); ok && o.FaceDown && o.Controller == seat {
			list = append(list, id)
		}
	}
	return list
}

// openDue asks about what must be revealed now.
func (s *Screen) openDue(k *widgets.Kit, seat tracker.Seat) {
	if state, ok := s.seen.state.(*magewars.State); ok {
		if due := dueOf(state, seat); len(due) == 1 {
			s.openReveal(k, seat, due[0])
			return
		}
	}
	s.openHidden(k, seat)
}

// anySpells is more than a mage can ever prepare.
const anySpells = 12

// mostSpells is how many spells a seat may prepare now, 0 where it prepares none:
// the game is asked.
func (s *Screen) mostSpells(seat tracker.Seat) int {
	for n := anySpells; n > 0; n-- {
		if s.refusal(deed("plan", seat, fields{"count": n})) == nil {
			return n
		}
	}
	return 0
}

func (s *Screen) plan(k *widgets.Kit, seat tracker.Seat, count int) {
	s.attempt(k, deed("plan", seat, fields{"count": count}), nil)
}

// openPrepared shows how many spells are prepared and lets the count be changed
// as long as the rules allow it.
func (s *Screen) openPrepared(k *widgets.Kit, seat tracker.Seat) {
	state, ok := s.seen.state.(*magewars.State)
	if !ok {
		return
	}
	parts := []fyne.CanvasObject{widgets.NewParagraph(k, s.t("preparedNote"), widgets.Style{Role: theme.Quiet})}
	if most := s.mostSpells(seat); most > 0 {
		parts = append(parts, widgets.NewStepper(k, s.t("spells"), state.Player(seat).Planned, 0, most, s.t("less"), s.t("more"), func(n int) {
			s.plan(k, seat, n)
		}))
	} else {
		parts = append(parts, widgets.NewLabel(k, s.n("prepared", state.Player(seat).Planned), widgets.Style{Display: true, Size: theme.Name}))
	}
	s.openSheet(k, nameOf(s.seen.view, seat), widgets.NewColumn(k, 10, parts...), nil)
}

// casters are the spawnpoints that may cast in the phase there is.
func (s *Screen) casters(seat tracker.Seat) []*magewars.Object {
	state, ok := s.seen.state.(*magewars.State)
	if !ok || state.Phase != magewars.DeploymentPhase {
		return nil
	}
	var list []*magewars.Object
	game, ok := s.table.Game().(*magewars.Game)
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
