package effect

import (
	"errors"
	"slices"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// run is a deed that is being done.
type run struct {
	*Draft
	scene law.Case
	p     state.DeedData
	aims  bool       // its target is what the event says
	does  *deed.Step // the step that is done now
	asks  []Need     // in thought: what it has to be told
	moved bool       // in thought: it would change something
	short bool       // in thought: what it costs is not there
	Paid  int        // the mana it has taken
	Bled  int        // and the life
	lacks bool       // it begins with what is to be chosen, and nothing there can be

	x     int
	known bool // X is

	chosen  []string       // the filters that objects were chosen for, in order
	results map[string]int // what came out of the steps so far, as an X is reckoned from it
	wearer  string         // of what it was cast on
	once    dice.Roll      // of a step that throws once for all
	again   string         // what of the dice that were shown is rolled anew
	normal  int            // so much of their critical damage is normal
	kept    int            // so much of their damage is kept off
	over    bool           // the card came to nothing when it was revealed
}

// first is the first step of a kind, an empty one for none.
func (r *run) first(do deed.Verb) *deed.Step {
	list := deed.Steps(r.scene.Deed().Do, func(s *deed.Step) bool { return s.Do == do })
	return append(list, &deed.Step{})[0]
}

// add counts what came out of a step.
func (r *run) add(result string, n int) {
	r.results = state.Put(r.results, result, r.results[result]+n)
}

// missing refuses a deed that has not been told something.
func (r *run) missing(field string) error {
	return state.FieldMissing.With("Action", string(r.Event.Kind), "Field", field)
}

// ask says that the deed has to be told something, and refuses it where it is not. In
// thought that is kept, for the question.
func (r *run) ask(n Need) error {
	if r.thought && !slices.ContainsFunc(r.asks, func(other Need) bool { return other.Field == n.Field }) {
		r.asks = append(r.asks, n)
	}
	if n.Told {
		return nil
	}
	return r.missing(n.Field)
}

// amount is a number of a step, with its X.
func (r *run) amount(a deed.Amount) (int, error) {
	if !a.Asked() {
		return a.N, nil
	}
	if a.Letter == "Y" {
		if o := r.scene.Part(deed.Target); o != nil {
			return o.Printed.Level, nil
		}
		return r.scene.Card.Printed.Level, nil
	}
	x, err := r.xNow()
	return a.Value(x), err
}

// xNow is the X of the deed: reckoned, said, or what came out of the steps so far.
func (r *run) xNow() (int, error) {
	if r.known {
		return r.x, nil
	}
	if x := r.scene.Deed().X; x != nil && r.p.X == nil {
		switch x.By {
		case "dealt", "healed", "rolled", "hurt", "level-paid":
			return r.results[x.By], nil
		case "removal":
			return r.removal()
		case "card":
			return r.cardCost()
		}
	}
	if x := r.scene.Deed().X; x != nil && x.Of == deed.Target && r.scene.Target == "" && r.scene.TakesTarget() {
		err := r.askUser()
		return 1, pick.Either(r.thought, nil, err)
	}
	if _, known := r.scene.X(r.results["rolled"], nil); !known {
		if err := r.ask(Need{Field: "x", Told: r.p.X != nil}); err != nil {
			if r.thought {
				return min(1, r.scene.MostOfX()), nil
			}
			return 0, err
		}
	}
	if most := r.scene.MostOfX(); r.p.X != nil && *r.p.X > most {
		return 0, state.OutOfBounds.With("Field", "x", "Max", most)
	}
	r.x, r.known = r.scene.X(r.results["rolled"], r.p.X)
	return r.x, nil
}

// steps does them in order.
func (r *run) steps(list []deed.Step) error {
	for i := range list {
		if r.over {
			return nil
		}
		r.does = &list[i]
		if err := r.step(&list[i]); err != nil && !r.thought {
			return err
		}
	}
	return nil
}

// step does one thing: what is forbidden says itself when.
func (r *run) step(s *deed.Step) error {
	if s.Do != deed.Forbid && !r.scene.Holds(s.Given) {
		return nil
	}
	var err error
	switch v := VerbOf(s.Do); {
	case v.step != nil:
		err = v.step(r, s)
	case v.each != nil:
		return r.onEach(s, v)
	}
	r.moved = r.moved || !errors.Is(err, errNothing)
	return err
}

// errNothing says in thought that a step would change nothing.
var errNothing = errors.New("nothing would change")

// nothing leaves a step that changes nothing.
func (r *run) nothing() error {
	if r.thought {
		return errNothing
	}
	return nil
}

// onEach does a step to each it concerns; what is destroyed meanwhile is left out.
func (r *run) onEach(s *deed.Step, v verb) error {
	on, err := r.party(s.On)
	if err != nil || s.On != nil && s.On.Role == deed.All {
		r.moved = r.moved || !errors.Is(err, errNothing)
		return err
	}
	for _, o := range on {
		now := r.Edit(o.ID)
		if now == nil {
			continue
		}
		n, err := r.amount(s.Amount)
		asMuch := r.scene.Deed().X != nil && r.scene.Deed().X.By == "healed" && s.Amount.Asked() // as the healing before it changes
		r.moved = r.moved || !asMuch && (v.suits == nil || v.suits(&r.scene, s, now))
		if err != nil {
			return err
		}
		if err := v.each(r, s, now, n); err != nil {
			return err
		}
	}
	return nil
}
