package odds

import (
	"encoding/json"
	"math"
	"reflect"
	"slices"

	"github.com/quickcast/quickcast/internal/packed"
	"github.com/quickcast/quickcast/rules/combat"
)

// question is what is given away: the attacks that stand beside each other.
type question struct {
	Version int
	Sides   []Side
}

// share copies a link that opens these attacks, or the code for one.
func (s *Screen) share() {
	data, err := json.Marshal(question{Version: 1, Sides: s.State().Sides})
	if err != nil {
		s.n.Notice(s.n.Words.Error(err), "", nil)
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
	sides, err := read(data)
	if err != nil {
		s.n.Notice(s.n.Words.Error(err), "", nil)
		return
	}
	s.state.Sides, s.state.Editing, s.state.Comparing = sides, 0, len(sides) > 1
	s.build()
}

// read gives the attacks of a question; what no attack can be is brought into the bounds that
// the rows of this screen have. The error is a [packed.Damaged].
func read(data []byte) ([]Side, error) {
	var q question
	if err := json.Unmarshal(data, &q); err != nil || q.Version != 1 || len(q.Sides) == 0 {
		return nil, &packed.Damaged{}
	}
	sides := q.Sides[:min(len(q.Sides), mostSides)]
	for i := range sides {
		sides[i] = sides[i].bounded()
	}
	return sides, nil
}

// bounded is the side as an attack that there can be.
func (s Side) bounded() Side {
	x := &s.Exchange
	bound(reflect.ValueOf(x).Elem())
	x.Game, x.Readings, x.Attack.Kind = min(x.Game, combat.Academy), combat.DefaultReadings(), min(x.Attack.Kind, combat.Other)
	x.Defender.Kind, x.Attacker.Kind = min(x.Defender.Kind, combat.OfConjuration), min(x.Attacker.Kind, combat.OfConjuration)
	if x.Counterstrike != nil {
		x.Counterstrike.Kind = min(x.Counterstrike.Kind, combat.Other)
		x.Counterstrike.Effects = possible(x.Counterstrike.Effects)
	}
	if x.Defender.Barrier != nil {
		x.Defender.Barrier.Effects = possible(x.Defender.Barrier.Effects)
	}
	if x.Attacker.Barrier != nil {
		x.Attacker.Barrier.Effects = possible(x.Attacker.Barrier.Effects)
	}
	x.Attack.Effects = possible(x.Attack.Effects)
	for _, n := range slices.Concat(firstNumbers(), attackNumbers(), targetNumbers(), backNumbers()) {
		if n.shown == nil || n.shown(x) {
			if v := n.get(x); v != min(max(v, n.least), n.most) {
				n.set(x, min(max(v, n.least), n.most))
			}
		}
	}
	return s
}

// bound brings every number of a value into three digits.
func bound(v reflect.Value) {
	switch v.Kind() {
	case reflect.Int:
		if v.CanSet() {
			v.SetInt(min(max(v.Int(), -math.MaxInt8), mostLife))
		}
	case reflect.Uint16:
		v.SetUint(min(v.Uint(), mostMore))
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
	case reflect.Map:
		for _, key := range v.MapKeys() {
			if v.Type().Elem().Kind() == reflect.Int {
				v.SetMapIndex(key, reflect.ValueOf(int(min(max(v.MapIndex(key).Int(), -mostMore), mostMore))))
			}
		}
	case reflect.Slice, reflect.Array:
		for i := range v.Len() {
			bound(v.Index(i))
		}
	}
}

// possible are the rows of an effect die whose conditions there are, so many of each at most.
func possible(rows combat.Table) combat.Table {
	var list combat.Table
	for _, row := range rows[:min(len(rows), mostRoll)] {
		row.Effects = slices.DeleteFunc(slices.Clone(row.Effects), func(e combat.Effect) bool {
			return !slices.Contains(combat.Conditions(), e.Condition) || e.Count < 1
		})
		list = append(list, row)
	}
	return list
}
