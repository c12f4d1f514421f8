package magewars

import (
	"quickcast/tracker"
	"quickcast/ui/table"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// castChips are a seat's chips about the spells it has prepared: how many, never
// which; and in the Deployment who casts now. Each belongs to its own seat.
func (s *face) castChips(k *widgets.Kit, seat tracker.Seat) []table.Chip {
	state, player := s.at(seat)
	if player == nil {
		return nil
	}
	var list []table.Chip
	if due := state.DueOf(seat); len(due) > 0 {
		face := widgets.ChipFace{Icon: "seen", Label: s.T("mustReveal"), Tone: theme.HarmInk, Name: s.T("mustReveal")}
		if len(due) > 1 {
			face.Count = len(due)
		}
		list = append(list, table.Chip{Key: "due", Face: face, Tap: func() { s.openReveals(k, seat) }})
	}
	if player.Gone {
		return nil
	}
	plan := table.Deed("plan", seat, nil)
	if player.Prepares {
		face := widgets.ChipFace{Icon: "cards", Count: player.Planned, Name: s.N("prepared", player.Planned)}
		if player.Planned == 0 {
			face.Label = face.Name
		}
		list = append(list, table.Chip{Key: "prepared", Face: face, Tap: func() { s.Ask(k, plan) }})
	} else if q, ok := s.Asked(plan); ok && q.Refusal == nil {
		list = append(list, table.Chip{Key: "prepare", Face: widgets.ChipFace{Icon: "cards", Label: s.Say(q.Do), Hollow: true}, Tap: func() { s.Attempt(k, q.Event, nil) }})
	}
	for _, c := range s.Seen().View.Open {
		if payer, ok := state.Object(saidIn(c.Event).Payer); ok && c.Event.Kind == "cast" && c.Event.Seat == seat {
			list = append(list, table.Chip{Key: "casts/" + payer.ID, Face: widgets.ChipFace{Icon: payer.Printed.Kind, Label: s.T("casts", "Name", payer.Printed.Name), Tone: theme.Accent}, Tap: func() {
				s.Choose(k, c)
			}})
		}
	}
	if asked := powerChoices(s.Seen().View, seat, ""); len(asked) > 0 {
		name, _ := asked[0].Text.Args["Ability"].(string)
		face := widgets.ChipFace{Icon: "star", Label: name, Tone: theme.Accent, Name: s.T("mayUse", "Name", s.Seen().View.NameOf(seat))}
		list = append(list, table.Chip{Key: "powers", Face: face, Tap: func() { s.askPowers(k, seat, "") }})
	}
	return list
}
