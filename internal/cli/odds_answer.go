package cli

import (
	"bytes"
	"encoding/json"
	"maps"
	"math/big"
	"slices"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/rules/dice"
)

// answer is a JSON object whose keys keep their order.
type answer []entry

type entry struct {
	key   string
	value any
}

// MarshalJSON writes the entries in their order.
func (a answer) MarshalJSON() ([]byte, error) {
	out := []byte{'{'}
	for i, e := range a {
		if i > 0 {
			out = append(out, ',')
		}
		for _, part := range []any{e.key, e.value} {
			text, err := plainJSON(part)
			if err != nil {
				return nil, err
			}
			out = append(append(out, text...), ':')
		}
		out = out[:len(out)-1]
	}
	return append(out, '}'), nil
}

// plainJSON is the value as JSON that leaves an & an &.
func plainJSON(value any) ([]byte, error) {
	var out bytes.Buffer
	encoder := json.NewEncoder(&out)
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(value); err != nil {
		return nil, err
	}
	return bytes.TrimSpace(out.Bytes()), nil
}

// exactly is a probability or a mean: {"exact":"n/d","float":x}.
func exactly(x *big.Rat) answer {
	float, _ := x.Float64()
	return answer{{"exact", x.String()}, {"float", float}}
}

// distribution is [[value,"n/d",float],...].
func distribution(d dice.Dist) [][3]any {
	rows := make([][3]any, d.Len())
	for i := range rows {
		rows[i] = row(d.Outcome(i), d.Probability(i))
	}
	return rows
}

// namedDistribution is the same of names, in the order of the alphabet.
func namedDistribution(of map[string]*big.Rat) [][3]any {
	rows := [][3]any{}
	for _, name := range slices.Sorted(maps.Keys(of)) {
		rows = append(rows, row(name, of[name]))
	}
	return rows
}

func row(value any, p *big.Rat) [3]any {
	float, _ := p.Float64()
	return [3]any{value, p.String(), float}
}

// probabilities is a list of them.
func probabilities(list []*big.Rat) []answer {
	return pick.Made(list, exactly)
}
