package magewars

import (
	"context"
	"encoding/json"
	"reflect"
	"slices"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
	"github.com/quickcast/quickcast/ui/attackodds"
	"github.com/quickcast/quickcast/ui/table"
	"github.com/quickcast/quickcast/ui/widgets"
)

// weighing is what the sheet of an attack knows of its odds: of the chosen one, of every other
// bar and target, and of all that can still attack the target this round. It is reckoned off
// the goroutine that draws, and kept as long as the table stands as it stood.
type weighing struct {
	a     *attack
	panel *attackodds.Panel
	round *attackodds.Round
	busy  *widgets.Busy
	play  fyne.CanvasObject // takes the attack to where its odds are played with
	guard *widgets.Chip     // asks what would come of it if the target guarded

	guards string                       // the target that is thought of as guarding, "" for none
	state  supposed                     // of which it is known
	known  map[string]attackodds.Answer // by what the event holds
	shown  []mate                       // in their order
	order  []string                     // of the attackers, as somebody wants it
	asking string                       // what is being reckoned or was last
}

// supposed is the table as it stands, and who is thought of as guarding besides.
type supposed struct {
	tracker.State
	guards string
}

// mate is somebody who can still attack a target this round, and how.
type mate struct {
	id, name string
	exchange combat.Exchange
}

func newWeighing(a *attack) *weighing {
	s, k := a.screen, a.kit
	o := &weighing{a: a, known: map[string]attackodds.Answer{}}
	o.panel = attackodds.NewPanel(k, s.Needs().Words, a.moved, s.Needs().OpenTerm)
	o.round = attackodds.NewRound(k, s.Needs().Words, o.reorder, a.moved)
	o.busy = widgets.NewBusy(k, s.Needs().Words.T("oddsscreen.stop"), s.StopReckoning)
	o.play = widgets.NewPill(k, s.T("playWith"), "odds", o.playWith)
	widgets.Show(o.play, s.Needs().PlayWith != nil)
	o.guard = widgets.NewChip(k, widgets.ChipFace{}, o.suppose)
	a.answers.Adorn = o.adorn
	return o
}

// suppose thinks of the target as guarding, or no more.
func (o *weighing) suppose() {
	if target := o.a.q.Event.Says("target"); o.guards == target {
		o.guards = ""
	} else {
		o.guards = target
	}
	o.a.show()
}

// stands is the table of which the odds are.
func (o *weighing) stands() *state.State {
	at := o.a.screen.state()
	if o.guards != o.a.q.Event.Says("target") || o.a.fight() != nil {
		o.guards = "" // that was another attack
	}
	if o.guards != "" {
		at, _ = o.a.screen.law().Guarding(at, o.guards)
	}
	return at
}

// offer offers to think of the target as guarding where that changes what comes of the attack.
func (o *weighing) offer(x combat.Exchange) {
	s, at, e := o.a.screen, o.a.screen.state(), o.a.q.Event
	on := o.guards != ""
	if now, could := s.law().Guarding(at, e.Says("target")); could && !on {
		y, ok := s.law().Odds(now, e)
		widgets.Show(o.guard, ok && !reflect.DeepEqual(x, y))
	} else {
		widgets.Show(o.guard, on)
	}
	o.guard.Set(widgets.ChipFace{Icon: "guard", Label: s.T("ifItGuards"), Selected: on, Hollow: !on})
}

// adorn says the odds on the tiles of bars and targets, or leaves room for them.
func (o *weighing) adorn(each tracker.Ask, answer tracker.Answer, face widgets.PickFace) widgets.PickFace {
	w := o.a.screen.Needs().Words
	var known *attackodds.Answer
	if is, ok := o.known[key(o.instead(each, answer))]; ok {
		known = &is
	}
	switch each.Field {
	case "attack":
		return known.Bar(w, face)
	case "target", "targets":
		if answer.Gauge != nil {
			face.Figure = o.a.screen.T("lifeLeft", "N", answer.Gauge.Value)
		}
		return known.Tile(w, face)
	}
	return face
}

// instead is the attack with another answer: what was told of one target is not of another.
func (o *weighing) instead(each tracker.Ask, answer tracker.Answer) tracker.Event {
	e := o.a.q.Event
	switch {
	case answer.Chosen && each.Form == tracker.AskOne:
		return e
	case each.Form == tracker.AskSome:
		return e.Tell(each.Field, json.RawMessage("["+string(answer.Value)+"]"))
	case each.Field == "target":
		e = e.Tell("defendWith", nil)
	}
	return e.Tell(each.Field, answer.Value)
}

func key(e tracker.Event) string { return string(e.Data) }

// weigh shows the odds of the attack as it is told, and asks for all that is not known yet.
func (o *weighing) weigh(x combat.Exchange) {
	s, at, q := o.a.screen, o.stands(), o.a.q
	if now := (supposed{s.state(), o.guards}); o.state != now {
		o.state, o.known, o.asking = now, map[string]attackodds.Answer{}, ""
	}
	o.offer(x)
	var others []tracker.Event
	expected := []combat.Exchange{x}
	for _, each := range q.Asks {
		if each.Field != "attack" && each.Field != "target" && each.Field != "targets" || each.Form == tracker.AskFlag {
			continue
		}
		for _, answer := range each.Options {
			e := o.instead(each, answer)
			if y, ok := s.law().Odds(at, e); ok && !each.Last {
				expected = append(expected, y)
			}
			others = append(others, e)
		}
	}
	o.panel.Expect(expected...)
	if now, ok := o.known[key(q.Event)]; ok {
		o.panel.Answer(now, nil)
	}
	if o.asking == key(q.Event) {
		return
	}
	o.asking = key(q.Event)
	have := map[string]bool{}
	for each := range o.known {
		have[each] = true
	}
	mates, order := o.mates(at, q.Event, x), slices.Clone(o.order)
	o.round.Set(attackodds.RoundFace{Names: names(arranged(mates, order))})
	widgets.Show(o.round.Panel, len(mates) > 1)
	s.Reckon(o.working, func(ctx context.Context) func() {
		var meter combat.Meter
		found := map[string]attackodds.Answer{}
		reckon := func(e tracker.Event, x combat.Exchange) error {
			if have[key(e)] {
				return nil
			}
			answer, err := attackodds.Reckon(&meter, attackodds.Budget(ctx), x)
			if err == nil {
				found[key(e)] = answer
			}
			return err
		}
		if err := reckon(q.Event, x); err != nil {
			return func() { o.panel.Answer(attackodds.Answer{}, err); o.a.moved() }
		}
		for _, e := range others {
			if y, ok := s.law().Odds(at, e); ok {
				_ = reckon(e, y) // what is too much for a tile stays empty
			}
		}
		mates := arranged(willing(ctx, &meter, s.law(), at, q.Event, mates), order)
		face, err := together(ctx, &meter, mates)
		return func() {
			for each, answer := range found {
				o.known[each] = answer
			}
			o.panel.Answer(o.known[key(q.Event)], nil)
			if o.shown = mates; err == nil {
				o.round.Set(face)
			}
			o.a.answers.Refresh()
			o.a.moved()
		}
	})
}

// playWith takes the attack as it is told to the Odds place; nothing of it has been done.
func (o *weighing) playWith() {
	s, at, e := o.a.screen, o.stands(), o.a.q.Event
	x, ok := s.law().Odds(at, e)
	if !ok {
		return
	}
	name := func(id string) string {
		if thing, there := at.Object(id); there {
			return thing.Printed.Name
		}
		return ""
	}
	from := name(e.Says("object"))
	if e.Says("object") == "" {
		from = at.Mage(e.Seat).Printed.Name
	}
	o.a.sheet.Close()
	s.Needs().PlayWith(from, name(e.Says("target")), x)
}

// working shows that odds take their time, and what calls them off.
func (o *weighing) working(yes bool) {
	o.busy.Set(yes)
	o.a.moved()
}

// reorder takes another order of those that can attack.
func (o *weighing) reorder(order []int) {
	o.order = nil
	for _, i := range order {
		o.order = append(o.order, o.shown[i].id)
	}
	o.asking = ""
	o.a.show()
}

// mates are who could still attack a target this round on the side of the attack that is told,
// which is the first.
func (o *weighing) mates(at *state.State, e tracker.Event, x combat.Exchange) []mate {
	attacker, target := e.Says("object"), e.Says("target")
	if attacker == "" {
		attacker = at.Mage(e.Seat).ID
	}
	var list []mate
	for _, each := range at.Objects {
		switch {
		case each.ID == attacker:
			list = slices.Insert(list, 0, mate{attacker, each.Printed.Name, x})
		case target != "" && each.Controller == e.Seat && each.ID != target && len(law.Attacks(at, each.ID)) > 0 && !o.a.screen.law().Spent(at, each.ID):
			list = append(list, mate{id: each.ID, name: each.Printed.Name})
		}
	}
	return list
}

// willing are those of them who may attack it, each but the first with what does most to it.
func willing(ctx context.Context, meter *combat.Meter, game *magewars.Game, at *state.State, e tracker.Event, mates []mate) []mate {
	able := mates[:1:1]
	for _, m := range mates[1:] {
		var best attackodds.Answer
		found := false
		deed := table.Deed("attack", e.Seat, table.Fields{}.About(m.id)).Tell("target", e.Told("target"))
		for _, bar := range law.Attacks(at, m.id) {
			q, ok := game.Ask(at, deed.Tell("attack", answerOf(bar.Name)))
			if !ok || !aims(q, e.Told("target")) {
				continue
			}
			x, ok := game.Odds(at, q.Event)
			answer, err := attackodds.Reckon(meter, attackodds.Budget(ctx), x)
			if ok && err == nil && (!found || answer.Beats(best)) {
				m.exchange, best, found = x, answer, true
			}
		}
		if found {
			able = append(able, m)
		}
	}
	return able
}

func names(mates []mate) (list []string) {
	for _, m := range mates {
		list = append(list, m.name)
	}
	return list
}

// aims tells whether the target may be attacked as a question stands.
func aims(q tracker.Question, target json.RawMessage) bool {
	for _, each := range q.Asks {
		for _, answer := range each.Options {
			if (each.Field == "target" || each.Field == "targets") && string(answer.Value) == string(target) && answer.Chosen && answer.Refusal == nil {
				return true
			}
		}
	}
	return false
}

// arranged are the attackers in an order; those that are new to it come last.
func arranged(mates []mate, order []string) []mate {
	place := func(m mate) int {
		if at := slices.Index(order, m.id); at >= 0 {
			return at
		}
		return len(order)
	}
	list := slices.Clone(mates)
	slices.SortStableFunc(list, func(a, b mate) int { return place(a) - place(b) })
	return list
}

// together is what comes of all of them in their order, and in the best.
func together(ctx context.Context, meter *combat.Meter, mates []mate) (face attackodds.RoundFace, err error) {
	attacks := pick.Each(mates, func(m mate) combat.Exchange { return m.exchange })
	face.Names = names(mates)
	budget := func() *dice.Budget { return attackodds.Budget(ctx) }
	if face.Now, err = attackodds.Reckon(meter, budget(), attacks...); err != nil {
		return face, err
	}
	face.Order, face.Best, err = attackodds.Best(meter, budget, attacks)
	if slices.IsSorted(face.Order) || face.Best.Destroys() < face.Now.Destroys()+0.005 { // not worth a word
		face.Order = nil
	}
	return face, err
}

// answerOf is a text as a field of an event holds it.
func answerOf(text string) json.RawMessage {
	value, _ := json.Marshal(text) // a text always can
	return value
}
