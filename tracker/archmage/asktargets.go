package archmage

import (
	"slices"

	"github.com/quickcast/quickcast/tracker"
)

// targets asks for what the app needs to do a spell: places, an opponent, a sphere, a
// doorway, relics. All of it may stay open.
func (a *asking) targets(sp *Spell) {
	switch sp.Effect {
	case "chasm":
		a.way(sp)
		if a.p.Way == "" {
			a.places("places", func(*Place) bool { return true })
		}
	case "token", "slow", "well":
		a.places("places", func(*Place) bool { return true })
	case "inflame":
		a.places("places", func(p *Place) bool { return p.Kind.mythic() && p.Kind != "demons" })
	case "wards":
		a.places("places", func(p *Place) bool { return p.Owner == a.seat && p.Kind.Wild() && p.Tower == 0 })
	case "raze":
		a.places("places", func(p *Place) bool { return p.Owner != 0 && p.Tower == 0 })
	case "seize":
		a.places("places", func(p *Place) bool { return p.Owner != 0 && p.Owner != a.seat && p.Tower == 0 })
	case "corrupt":
		a.foe(func(m *Mage) bool {
			return slices.ContainsFunc(Spheres(), func(of Sphere) bool { return m.corruptible(of) })
		})
		if m := a.target(); m != nil {
			a.sphere("sphere", sphereWord, m.corruptible)
		}
	case "shadow":
		a.foe(func(m *Mage) bool { return slices.Contains(m.Doors[:], 0) })
		if m := a.target(); m != nil {
			a.door(m)
		}
	case "upheave":
		a.places("places", func(p *Place) bool { return p.Stack != City })
	case "drain":
		a.foe(func(m *Mage) bool { return m.Relics.total() > drainBeyond })
		for i := range a.Mages {
			if m := &a.Mages[i]; i+1 != a.seat && m.Relics.total() <= drainBeyond {
				a.q.Notes = append(a.q.Notes, tracker.Notice{ID: "archmage.noteSafe", Rule: "M-72", Args: map[string]any{"Name": m.Name, "Count": m.Relics.total()}})
			}
		}
		if m := a.target(); m != nil {
			a.sphere("from", relicWord, func(of Sphere) bool { return m.Relics[of] > 0 })
			a.count(m)
		}
	case "swap":
		m := a.mage(a.seat)
		a.sphere("from", relicWord, func(of Sphere) bool { return m.Relics[of] > 0 })
		a.sphere("to", relicWord, func(of Sphere) bool { return m.Relics[of] < Most })
		a.count(m)
		a.together("from", a.p.From != "", "to", a.p.To != "")
	case "learn":
		a.sphere("sphere", sphereWord, func(Sphere) bool { return true })
	case "nudge":
		a.q.Asks = append(a.q.Asks, tracker.Ask{Field: "count", Label: tracker.Word("archmage.askBy"), Form: tracker.AskOne, Missing: a.p.Count == nil, Options: []tracker.Answer{
			{Value: tracker.Holds(-1), Name: tracker.Word("archmage.askLess"), Chosen: a.p.Count != nil && *a.p.Count == -1},
			{Value: tracker.Holds(1), Name: tracker.Word("archmage.askMore"), Chosen: a.p.Count != nil && *a.p.Count == 1},
		}})
		a.q.Ready = a.p.Count != nil
	}
}

// corruptible tells whether a Fundamental area holds an apprentice without a token.
func (m *Mage) corruptible(of Sphere) bool {
	at := AreaAt(Fundamental, of)
	return m.Apprentices[at] > m.Corrupt[at]
}

// target is the opponent that was told.
func (a *asking) target() *Mage {
	if a.p.Foe < 1 || a.p.Foe > len(a.Mages) {
		return nil
	}
	return a.mage(a.p.Foe)
}

func (a *asking) places(field string, fit func(*Place) bool) {
	ask := tracker.Ask{Field: field, Label: tracker.Word("archmage.askPlaces"), Form: tracker.AskSome}
	for i := range a.Places {
		if p := &a.Places[i]; fit(p) {
			ask.Options = append(ask.Options, tracker.Answer{
				Value: tracker.Holds(p.ID), Name: placeWord(p), Seat: tracker.Seat(min(p.Owner, len(a.Mages))), Chosen: slices.Contains(a.p.Places, p.ID), Place: slices.Index(a.p.Places, p.ID) + 1,
			})
		}
	}
	if len(ask.Options) > 0 {
		a.q.Asks = append(a.q.Asks, ask)
	}
}

// way asks in which direction the spell is sent off, with where it would come to.
func (a *asking) way(sp *Spell) {
	here := a.At(a.mage(a.seat).At)
	if here == nil {
		return
	}
	ask := tracker.Ask{Field: "way", Label: tracker.Word("archmage.askWay"), Form: tracker.AskOne}
	ask.Options = append(ask.Options, tracker.Answer{Value: tracker.Holds(nil), Name: tracker.Word("archmage.askWayNone"), Chosen: a.p.Way == ""})
	for i, way := range Directions() {
		var over tracker.List
		for _, p := range a.line(here, i, sp.Number) {
			over = append(over, placeWord(p))
		}
		if len(over) > 0 {
			ask.Options = append(ask.Options, tracker.Answer{Value: tracker.Holds(way), Name: directionWord(i), Line: over, Chosen: a.p.Way == way})
		}
	}
	a.q.Asks = append(a.q.Asks, ask)
}

func (a *asking) foe(fit func(*Mage) bool) {
	ask := tracker.Ask{Field: "foe", Label: tracker.Word("archmage.askFoe"), Form: tracker.AskOne}
	for i := range a.Mages {
		if m := &a.Mages[i]; i+1 != a.seat && fit(m) {
			ask.Options = append(ask.Options, tracker.Answer{
				Value: tracker.Holds(i + 1), Name: tracker.Notice{ID: "table.own", Args: map[string]any{"Name": m.Name}}, Seat: tracker.Seat(i + 1), Chosen: a.p.Foe == i+1,
			})
		}
	}
	if len(ask.Options) > 0 {
		a.q.Asks = append(a.q.Asks, ask)
	}
}

func (a *asking) sphere(field string, name func(Sphere) tracker.Word, fit func(Sphere) bool) {
	told := map[string]string{"sphere": a.p.Sphere, "from": a.p.From, "to": a.p.To}[field]
	label := tracker.Word("archmage.ask-" + field)
	ask := tracker.Ask{Field: field, Label: label, Form: tracker.AskOne, Missing: field == "sphere" && a.p.Foe != 0 && told == ""}
	for _, of := range Spheres() {
		if fit(of) {
			now, ok := sphereOf(told)
			ask.Options = append(ask.Options, tracker.Answer{Value: tracker.Holds(of.ID()), Name: name(of), Chosen: ok && now == of})
		}
	}
	a.q.Asks = append(a.q.Asks, ask)
	a.q.Ready = a.q.Ready && !ask.Missing
}

func (a *asking) door(m *Mage) {
	ask := tracker.Ask{Field: "door", Label: tracker.Word("archmage.askDoor"), Form: tracker.AskOne, Missing: a.p.Door == ""}
	for _, of := range Spheres() {
		if m.Doors[of] == 0 {
			now, ok := doorOf(a.p.Door)
			ask.Options = append(ask.Options, tracker.Answer{Value: tracker.Holds(doorID(of)), Name: doorWord(of), Chosen: ok && now == of})
		}
	}
	a.q.Asks = append(a.q.Asks, ask)
	a.q.Ready = a.q.Ready && !ask.Missing
}

// count asks how many relics, once it is told of which kind.
func (a *asking) count(m *Mage) {
	of, ok := sphereOf(a.p.From)
	if !ok {
		return
	}
	n := 1
	if a.p.Count != nil {
		n = *a.p.Count
	}
	a.q.Asks = append(a.q.Asks, tracker.Ask{Field: "count", Label: tracker.Word("archmage.askCount"), Form: tracker.AskNumber, Value: n, Least: 1, Most: max(1, m.Relics[of])})
}

// together makes two fields missing where only the other is told.
func (a *asking) together(one string, oneTold bool, other string, otherTold bool) {
	for i := range a.q.Asks {
		ask := &a.q.Asks[i]
		ask.Missing = ask.Missing || ask.Field == one && otherTold && !oneTold || ask.Field == other && oneTold && !otherTold
		a.q.Ready = a.q.Ready && !ask.Missing
	}
}
