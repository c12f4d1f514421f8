package effect

import (
	"encoding/json"
	"slices"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// area are all that a filter means: where it depends on the board those who were said to
// stand there, in Academy all.
func (r *run) area(f *deed.Filter) ([]*state.Object, error) {
	list := r.scene.Candidates(f)
	if !f.ByPlace() || !r.Variant().Zones {
		return r.writableAll(list), nil
	}
	reach := r.p.Area
	if reach == nil {
		reach = r.scene.Card.Reach
	}
	if likely := r.likely(list, &deed.Party{Filter: *f}); len(likely) > 0 {
		if err := r.ask(Need{Field: "area", Objects: likely, Told: reach != nil}); err != nil {
			return nil, err
		}
	}
	list = slices.DeleteFunc(list, func(o *state.Object) bool { return !slices.Contains(reach, o.ID) })
	return r.writableAll(list), nil
}

// objects are those named, each of which must be among the candidates.
func (r *run) objects(ids []string, list []*state.Object) ([]*state.Object, error) {
	var found []*state.Object
	for _, id := range ids {
		o := r.Edit(id)
		if o == nil {
			return nil, state.UnknownObject.With("Object", id)
		}
		fits := slices.ContainsFunc(list, func(other *state.Object) bool { return other.ID == id })
		if err := r.Demand(fits, state.NoTarget.With("Name", r.NameOf(o)).ByRule("R-9")); err != nil {
			return nil, err
		}
		found = append(found, o)
	}
	return found, nil
}

func (r *run) only(id string) []*state.Object {
	if o := r.Edit(id); o != nil {
		return []*state.Object{o}
	}
	return nil
}

// party finds whom a step concerns. It refuses where somebody has to say first.
func (r *run) party(p *deed.Party) ([]*state.Object, error) {
	switch {
	case p == nil || p.Role == deed.Self:
		return r.only(r.scene.Card.ID), nil
	case p.Role == deed.All:
		return nil, nil
	case p.Role == deed.Target && r.aims:
		if err := r.askUser(); err != nil {
			return nil, err
		}
		return r.only(r.scene.Target), nil
	case p.Role != "":
		if o := r.scene.Part(p.Role); o != nil {
			return r.only(o.ID), nil
		}
		if p.Role == deed.Foe {
			return nil, r.missing("second")
		}
		return nil, nil // it is gone
	case p.Count != deed.Amount{}:
		return r.picked(&p.Filter)
	}
	return r.area(&p.Filter)
}

// picked are the objects that were chosen for a filter: each filter of a deed has a
// field of its own. Where there is but one it goes without saying.
func (r *run) picked(f *deed.Filter) ([]*state.Object, error) {
	list := r.scene.Candidates(f)
	most, err := r.amount(f.Count)
	if err != nil {
		return nil, err
	}
	several := most > 1 || f.Count.Asked() || f.Count.Letter == "any"
	if f.Count.Letter == "any" {
		most = max(2, len(list))
	}
	key, err := json.Marshal(f)
	if err != nil {
		return nil, err
	}
	at := slices.Index(r.chosen, string(key))
	if at < 0 {
		at, r.chosen = len(r.chosen), append(r.chosen, string(key))
	}
	told, field := r.told(at, several)
	if len(told) == 0 && (len(list) == 1 && !several && !r.scene.Deed().May && !f.ByPlace()) {
		told = []string{list[0].ID}
	}
	r.lacks = r.lacks || len(list) == 0 && most > 0 && !r.moved && r.does == &r.scene.Deed().Do[0]
	nobody := most == 0 || several && r.p.Area != nil
	if likely := r.likely(list, &deed.Party{Filter: *f}); len(likely) > 0 {
		if err := r.ask(Need{Field: field, Objects: likely, Most: pick.Either(several, max(2, most), most), Told: len(told) > 0 || nobody}); err != nil {
			return nil, err
		}
	}
	return r.objects(told, list)
}

// told is what an event says for the filter at a place among those of a deed.
func (r *run) told(at int, several bool) ([]string, string) {
	if several {
		if older := r.p.Target != "" && at == 0 && r.p.Area == nil && !r.scene.TakesTarget(); older { // said of one alone
			return []string{r.p.Target}, "area"
		}
		return r.p.Area, "area"
	}
	fields := []string{"target", "second", "third"}
	ids := []string{r.p.Target, r.p.Second, r.p.Third}
	if r.scene.TakesTarget() { // the target of the moment is no choice
		fields, ids = fields[1:], ids[1:]
	}
	if at >= len(ids) {
		return nil, fields[len(fields)-1]
	}
	if ids[at] == "" {
		return nil, fields[at]
	}
	return []string{ids[at]}, fields[at]
}

func (r *run) writableAll(list []*state.Object) []*state.Object {
	own := make([]*state.Object, 0, len(list))
	for _, o := range list {
		own = append(own, r.Edit(o.ID))
	}
	return own
}
