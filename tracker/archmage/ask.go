package archmage

import (
	"slices"

	"github.com/quickcast/quickcast/tracker"
)

// Ask is part of tracker.Asker: what an exploration turned up, what Towns give, how a
// spell is paid for and where it goes.
func (g Game) Ask(before tracker.State, e tracker.Event) (tracker.Question, bool) {
	s, ok := before.(*State)
	if !ok || e.Seat < 1 || int(e.Seat) > len(s.Mages) {
		return tracker.Question{}, false
	}
	p, err := read(e)
	if err != nil {
		return tracker.Question{}, false
	}
	a := asking{State: s, p: p, seat: int(e.Seat), q: tracker.Question{Event: e, Ready: true}}
	switch e.Kind {
	case explore:
		a.explore()
	case gather:
		a.gather()
	case cast:
		if !a.cast() {
			return tracker.Question{}, false
		}
	default:
		if !a.offered() {
			return tracker.Question{}, false
		}
	}
	a.q.Judge(g, s)
	return a.q, true
}

// asking is a question being put together.
type asking struct {
	*State
	p    payload
	seat int
	q    tracker.Question
}

// offered asks for the one field by which what is offered of a kind differs: which planet, where to.
func (a *asking) offered() bool {
	kind := a.q.Event.Kind
	field := map[tracker.Kind]string{prepare: "planet", shift: "planet", catchUp: "planet", due: "sphere", settle: "unowned", inflame: "place", travel: "to"}[kind]
	ask := tracker.Ask{Field: field, Form: tracker.AskOne, Missing: a.q.Event.Told(field) == nil}
	for _, c := range a.offers() {
		if value := c.Event.Told(field); c.Event.Kind == kind && int(c.Event.Seat) == a.seat && value != nil {
			ask.Options = append(ask.Options, tracker.Answer{Value: value, Name: c.Text, Chosen: string(value) == string(a.q.Event.Told(field))})
		}
	}
	if field == "" || len(ask.Options) == 0 {
		return false
	}
	a.q.Title, a.q.Do = tracker.Word("archmage.which-"+string(kind)), tracker.Word("archmage.which-"+string(kind))
	a.q.Asks, a.q.Ready, a.q.AtOnce = []tracker.Ask{ask}, !ask.Missing, true
	return true
}

// explore asks what the tile is, as far as any are left face down; left open the app
// draws one of them.
func (a *asking) explore() {
	at := a.At(a.mage(a.seat).At)
	if at == nil {
		return
	}
	a.q.Title = tracker.Word("archmage.askExplore")
	a.q.Do = tracker.Word("archmage.doExplore")
	what := tracker.Ask{Field: "kind", Label: tracker.Word("archmage.askKind"), Form: tracker.AskOne}
	what.Options = append(what.Options, tracker.Answer{Value: tracker.Holds(nil), Name: tracker.Word("archmage.askDraw"), Icon: "die", Chosen: a.p.Kind == nil})
	for _, k := range slices.Compact(a.down(at.Stack)) {
		what.Options = append(what.Options, tracker.Answer{
			Value: tracker.Holds(k), Name: kindWord(k), Chosen: a.p.Kind != nil && *a.p.Kind == k,
			Line: tracker.Notice{ID: "archmage.askLeft", Args: map[string]any{"Count": a.Left[k]}},
		})
	}
	a.q.Asks = append(a.q.Asks, what)
}

// gather asks what each Town gives (M-48).
func (a *asking) gather() {
	h := a.harvest(a.seat)
	m := a.mage(a.seat)
	told := a.p.towns()
	a.q.Title = tracker.Word("archmage.askGather")
	a.q.About = tracker.Notice{ID: "archmage.askTowns", Rule: "M-48", Args: map[string]any{"Count": h.Towns}}
	all := h.Relics // with what the Towns are told to give
	for _, of := range Spheres() {
		all[of] += told[of.Relic()]
	}
	a.q.Do = tracker.Notice{ID: "archmage.doGather", Args: map[string]any{"Relics": a.relicsSaid(all), "Count": h.Followers + told["followers"]}}
	number := func(field string, name tracker.Message, room int) {
		now := told[field]
		a.q.Asks = append(a.q.Asks, tracker.Ask{
			Field: field, Label: name, Form: tracker.AskNumber, Value: now, Most: max(now, min(now+h.Towns-a.p.townsTold(), room)),
		})
	}
	if h.Towns > 0 {
		number("followers", tracker.Word("archmage.followers"), m.Supply)
		for _, of := range Spheres() {
			number(of.Relic(), relicWord(of), h.Towns)
		}
	}
}

// cast asks how the spell is paid for, the best way first, and what the app needs to do
// what it knows of it. What the card says beyond that is done by hand.
func (a *asking) cast() bool {
	sp := a.spell(a.p.Spell)
	if sp == nil {
		return false
	}
	a.q.Title = sp.word()
	if sp.Rule != "" {
		a.q.About = tracker.Word("archmage.hint-" + sp.ID)
	}
	if sp.Text != "" {
		a.q.About = tracker.Notice{ID: "table.own", Args: map[string]any{"Name": sp.Text}}
	}
	if sp.Sure != "book" && sp.Sure != "own" {
		a.q.Notes = append(a.q.Notes, tracker.Notice{ID: "archmage.noteOurs", Args: map[string]any{"Area": areaWord(sp.area())}})
	}
	a.q.Do = tracker.Notice{ID: "archmage.doCast", Args: map[string]any{"Spell": sp.word()}}
	a.payment(sp)
	a.targets(sp)
	return true
}

// payment asks for the mix of relics, and for the toll of shadows before them.
func (a *asking) payment(sp *Spell) {
	ways := a.payments(a.seat, sp)
	if a.p.Pay == nil && len(ways) > 0 {
		pay := named(ways[0].Pay, Sphere.Relic)
		for name, n := range pay {
			if n == 0 {
				delete(pay, name)
			}
		}
		a.q.Event = a.q.Event.Tell("pay", tracker.Holds(pay))
		if len(ways[0].Toll) > 0 {
			a.q.Event = a.q.Event.Tell("toll", tracker.Holds(ways[0].Toll))
		}
		a.p, _ = read(a.q.Event)
	}
	chosen, err := paid(a.p.Pay)
	pay := tracker.Ask{Field: "pay", Label: tracker.Word("archmage.askPay"), Form: tracker.AskOne}
	toll := tracker.Ask{Field: "toll", Label: tracker.Word("archmage.askToll"), Form: tracker.AskOne}
	var seen []Relics
	for _, w := range ways {
		if err == nil && w.Pay == chosen && len(w.Toll) > 0 {
			toll.Options = append(toll.Options, tracker.Answer{Value: tracker.Holds(w.Toll), Name: tollSaid(w.Toll), Chosen: slices.Equal(w.Toll, a.p.Toll)})
		}
		if slices.Contains(seen, w.Pay) {
			continue
		}
		seen = append(seen, w.Pay)
		told := map[string]int{}
		for i, n := range w.Pay {
			if n > 0 {
				told[Sphere(i).Relic()] = n
			}
		}
		pay.Options = append(pay.Options, tracker.Answer{
			Value: tracker.Holds(told), Name: a.relicsSaid(w.Pay), Chosen: err == nil && w.Pay == chosen,
			Line: tracker.Notice{ID: "archmage.keeps", Args: map[string]any{"Count": w.Keeps}},
		})
	}
	if len(pay.Options) > 1 {
		a.q.Asks = append(a.q.Asks, pay)
	}
	if len(toll.Options) > 0 {
		a.q.Asks = append(a.q.Asks, toll)
	}
}

// paid reads a payment by the names of its relics.
func paid(told map[string]int) (Relics, error) {
	var r Relics
	for name, n := range tracker.Ordered(told) {
		of, ok := sphereOf(name)
		if !ok {
			return r, noSphere.With("Name", name)
		}
		r[of] += n
	}
	return r, nil
}

// tollSaid is a toll in words.
func tollSaid(list []tollPart) tracker.Message {
	all := tracker.List{}
	for _, t := range list {
		of, _ := sphereOf(t.Relic)
		door, _ := doorOf(t.Door)
		all = append(all, tracker.Notice{ID: "archmage.tollOf", Args: map[string]any{"Relic": relicWord(of), "Door": doorWord(door)}})
	}
	return all
}
