package odds

import (
	"encoding/json"
	"math"
	"reflect"
	"slices"

	"github.com/quickcast/quickcast/internal/packed"
	"github.com/quickcast/quickcast/rules/combat"
)

// Question is what is kept and given away: the attacks that stand beside each other.
type Question struct {
	Version int
	Name    string `json:",omitempty"` // "" for one that nobody has kept
	Sides   []Side
}

// share copies a link that opens these attacks, or the code for one.
func (s *Screen) share() {
	data, err := json.Marshal(s.question())
	if err != nil {
		s.complain(err)
		return
	}
	word, said := packed.Word(packed.Odds, data), "oddsscreen.codeCopied"
	if s.n.Link != nil {
		word, said = s.n.Link(word), "oddsscreen.linkCopied"
	}
	s.n.Copy(word)
	s.n.Notice(s.n.Words.T(said), "", nil)
}

// Open shows attacks that somebody has given away.
func (s *Screen) Open(data []byte) {
	q, err := read(data)
	if err != nil {
		s.complain(err)
		return
	}
	s.pose(q)
}

// pose shows a question in place of what is asked now.
func (s *Screen) pose(q Question) {
	s.state.Name, s.state.Sides = q.Name, q.Sides
	s.state.Editing, s.state.Comparing = 0, len(q.Sides) > 1
	s.build()
}

// read gives a question; what no attack can be is brought into the bounds that the rows of this
// screen have. The error is a [packed.Damaged].
func read(data []byte) (Question, error) {
	var q Question
	if err := json.Unmarshal(data, &q); err != nil || q.Version != 1 || len(q.Sides) == 0 {
		return q, &packed.Damaged{}
	}
	q.Name, q.Sides = named(q.Name), q.Sides[:min(len(q.Sides), mostSides)]
	for i := range q.Sides {
		q.Sides[i].bound()
	}
	return q, nil
}

// bound makes the side an attack that there can be.
func (s *Side) bound() {
	x := &s.Exchange
	bound(reflect.ValueOf(x).Elem())
	for _, n := range slices.Concat(firstNumbers(), attackNumbers(), targetNumbers(), backNumbers()) {
		if v := n.get(x); (n.shown == nil || n.shown(x)) && v != min(max(v, n.least), n.most) {
			n.set(x, min(max(v, n.least), n.most))
		}
	}
}

// bound brings every number of a value, which can be set, into three digits, and what is one of
// few into those there are.
func bound(v reflect.Value) {
	switch is := v.Addr().Interface().(type) {
	case *int:
		*is = min(max(*is, -math.MaxInt8), mostLife)
	case *uint16:
		*is = min(*is, mostMore)
	case *combat.Game:
		*is = min(*is, combat.Academy)
	case *combat.Kind:
		*is = min(*is, combat.OfConjuration)
	case *combat.AttackKind:
		*is = min(*is, combat.Other)
	case *combat.Readings:
		*is = combat.DefaultReadings()
	case *combat.Table:
		*is = possible(*is)
	case *map[combat.DamageType]int:
		for of, n := range *is {
			(*is)[of] = min(max(n, -mostMore), mostMore)
		}
	default:
		switch v.Kind() {
		case reflect.Pointer:
			if !v.IsNil() {
				bound(v.Elem())
			}
		case reflect.Struct:
			for i := range v.NumField() {
				if v.Type().Field(i).IsExported() {
					bound(v.Field(i))
				}
			}
		case reflect.Slice, reflect.Array:
			for i := range v.Len() {
				bound(v.Index(i))
			}
		}
	}
}

// possible are the rows of an effect die whose conditions there are, so many at most.
func possible(rows combat.Table) combat.Table {
	list := slices.Clone(rows[:min(len(rows), mostRoll)])
	for i, row := range list {
		list[i].Min, list[i].Max = min(max(row.Min, -mostMore), mostMore), min(max(row.Max, -mostMore), mostMore)
		list[i].Effects = slices.DeleteFunc(slices.Clone(row.Effects), func(e combat.Effect) bool {
			return !slices.Contains(combat.Conditions(), e.Condition) || e.Count < 1 || e.Count > mostMore
		})
	}
	return list
}
