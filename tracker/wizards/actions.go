package wizards

import (
	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker"
)

// acts are what every kind of event does.
func acts() []tracker.Doable[*draft] {
	return []tracker.Doable[*draft]{
		tracker.Does("ready", (*draft).ready), tracker.Does("disaster", (*draft).playDisaster), tracker.Does("draw", (*draft).draw),
		tracker.Does("decide", (*draft).decide), tracker.Does("move", (*draft).move), tracker.Does("glyph", (*draft).takeGlyph),
		tracker.Does("room", (*draft).useRoom), tracker.Does("bind", (*draft).bind), tracker.Does("cast", (*draft).cast),
		tracker.Does("done", (*draft).finished), tracker.Does("item", (*draft).item), tracker.Does("recall", (*draft).recall),
		tracker.Does("endure", (*draft).endActions), tracker.Does("share", (*draft).share), tracker.Does("place", (*draft).putDown),
		tracker.Does("remove", (*draft).takeOff), tracker.Does("damage", (*draft).damage), tracker.Does("force", (*draft).force),
		tracker.Does("effect", (*draft).byHand), tracker.Does("teleport", (*draft).teleport), tracker.Does("turn", (*draft).turnRoom),
		tracker.Does("swap", (*draft).swapRooms), tracker.Does("door", (*draft).door), tracker.Does("source", (*draft).source),
		tracker.Does("name", (*draft).rename), tracker.Does(tracker.Change, (*draft).change), tracker.Does(tracker.Set, (*draft).set),
		tracker.Does("overrule", (*draft).overrule), tracker.Does("claim", (*draft).claim),
		tracker.Does("box", (*draft).unpack),
	}
}

// Actions documents every kind of event.
func (g *Game) Actions() []tracker.Action {
	return pick.Each(acts(), func(a tracker.Doable[*draft]) tracker.Action {
		return a.Action(tracker.Word("wizards.does-"+string(a.Kind)), "wizards.about-")
	})
}
