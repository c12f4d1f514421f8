package webapp

import (
	"strconv"
	"strings"

	"github.com/quickcast/quickcast/internal/pick"
)

// coding is how a file is sent.
type coding string

const (
	brotli   coding = "br"
	zip      coding = "gzip"
	identity coding = "identity" // as it is
	neither  coding = ""         // there is none that both sides know
)

// codings are all there are, the best first: brotli is smaller than gzip by a
// third, but browsers take it on https and from their own machine only.
func codings() []coding { return []coding{brotli, zip, identity} }

// choose picks the coding by the values of Accept-Encoding (RFC 9110, 12.5.3):
// the one with the greatest weight, the best where several have that. What is
// not packed can only be sent as it is.
func choose(accept []string, packed bool) coding {
	weights := weigh(accept)
	best, most := neither, 0.0
	for _, c := range codings() {
		if c != identity && !packed {
			continue
		}
		if weight := weights.of(c); weight > most {
			best, most = c, weight
		}
	}
	return best
}

// weights are what a browser says of codings, by name; "*" is for those it does
// not name.
type weights map[string]float64

func (w weights) of(c coding) float64 {
	weight, named := w[string(c)]
	others, othersNamed := w["*"]
	switch {
	case named:
		return weight
	case c != identity:
		return others
	case othersNamed && others == 0:
		return 0
	}
	return 0.0001 // always welcome, but last
}

// weigh reads the values of Accept-Encoding. A weight that cannot be read
// counts as 0: better not to send what may not be understood.
func weigh(accept []string) weights {
	weights := make(weights)
	for _, part := range strings.Split(strings.Join(accept, ","), ",") {
		name, parameters, _ := strings.Cut(part, ";")
		name = strings.ToLower(strings.TrimSpace(name))
		if name == "" {
			continue
		}
		if name == "x-gzip" {
			name = "gzip"
		}
		weights[name] = weight(parameters)
	}
	return weights
}

func weight(parameters string) float64 {
	for _, parameter := range strings.Split(parameters, ";") {
		key, value, _ := strings.Cut(parameter, "=")
		if !strings.EqualFold(strings.TrimSpace(key), "q") {
			continue
		}
		q, err := strconv.ParseFloat(strings.TrimSpace(value), 64)
		return pick.Either(err != nil || !(q >= 0 && q <= 1), 0, q)
	}
	return 1
}
