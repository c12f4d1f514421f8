package wizards

import "quickcast/tracker"

func (g *Game) Legal(tracker.State) []tracker.Event           { return nil }
func (g *Game) View(tracker.State, tracker.Seat) tracker.View { return tracker.View{} }
func (g *Game) Actions() []tracker.Action                     { return nil }
