package table

import (
	"context"
	"slices"

	"fyne.io/fyne/v2"

	"quickcast/tracker"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// NextName is what the gold button says; "" where there is nothing to do.
func (s *Screen) NextName() string {
	v := s.seen.View
	ahead := ""
	if s.face != nil {
		ahead = s.face.Ahead()
	}
	switch {
	case ahead != "":
		return ahead
	case v.Next == nil:
		return ""
	case v.Next.Prompt != nil:
		return s.Say(v.Next.Prompt)
	}
	return s.Say(v.Next.Text)
}

// Next takes the next step, in the game's own way where it has one. What that is, is
// decided when its turn comes: after all that was tapped before.
func (s *Screen) Next() {
	if s.table == nil {
		return
	}
	s.lane.Do(func(context.Context) func() {
		return func() {
			next := s.seen.View.Next
			if (next != nil || s.face.Ahead() != "") && !s.face.Onward() {
				if len(next.Skips) == 0 {
					s.closeSided() // what was looked at is done with
				}
				s.choose(s.needs.Kit, *next)
			}
		}
	})
}

// askFirst asks whoever would lose something by a choice, each on the own side: nobody is
// gone past. What is left then goes on.
func (s *Screen) askFirst(c tracker.Choice) {
	seat, rest := c.Skips[0].Seat, c
	others := func(skip tracker.Skip) bool { return skip.Seat != seat }
	lost := slices.DeleteFunc(slices.Clone(c.Skips), others)
	rest.Skips = slices.DeleteFunc(slices.Clone(c.Skips), func(skip tracker.Skip) bool { return !others(skip) })
	k := s.KitOf(seat)
	if object := lost[0].Object; len(lost) == 1 && object != "" && object == c.Object { // its own sheet has all of it
		s.OpenThing(k, object)
		return
	}
	s.askSkips(k, seat, lost, rest)
}

// askSkips asks a seat that would lose something: it can be done here, or left.
func (s *Screen) askSkips(k *widgets.Kit, seat tracker.Seat, lost []tracker.Skip, rest tracker.Choice) {
	s.closeSided()
	at, title := s.seen.State, s.Say(lost[0].Text)
	var rows []fyne.CanvasObject
	if len(lost) > 1 {
		title = s.seen.View.NameOf(seat)
		for _, skip := range lost {
			rows = append(rows, s.WithRuleChip(k, widgets.NewParagraph(k, s.Say(skip.Text), widgets.Style{Role: theme.Accent}), skip.Text.Rule))
		}
	}
	_, more := s.choiceList(k, s.insteadOf(seat, lost, rest))
	own := s.openWhile(k, title, widgets.NewColumn(k, 4, append(rows, more...)...), func(seen Sight) bool { return seen.State == at })
	own.SetFoot(widgets.NewQuiet(k, s.T("leaveIt", "What", s.Say(rest.Text)), func() {
		own.Close()
		s.choose(k, rest)
	}))
}

// insteadOf are what a seat can still do of what it would lose.
func (s *Screen) insteadOf(seat tracker.Seat, lost []tracker.Skip, next tracker.Choice) []tracker.Choice {
	v := s.seen.View
	var list []tracker.Choice
	for _, c := range slices.Concat(v.Open, v.Choices) {
		about := slices.ContainsFunc(lost, func(skip tracker.Skip) bool { return skip.Object == "" || skip.Object == c.Object })
		if c.Event.Seat == seat && about && !c.Event.Same(next.Event) {
			list = append(list, c)
		}
	}
	return list
}

// OpenThing opens the sheet of what has an id: of an object, or of a seat's own body.
func (s *Screen) OpenThing(k *widgets.Kit, id string) {
	o, own, ok := s.seen.View.Object(id)
	if !ok {
		return
	}
	if own {
		id = ""
	}
	for _, open := range slices.Clone(s.open) { // it, or what lies in its way
		open.Close()
	}
	s.OpenObject(k, o.Controller, id)
}
