package webapp

import (
	"strconv"
	"strings"
)

// coding is how a file is sent.
type coding int

const (
	asItIs coding = iota
	zip
	neither // there is none that both sides know
)

// choose picks the coding by the values of Accept-Encoding (RFC 9110, 12.5.3):
// the one with the greater weight, gzip where both have the same.
func choose(accept []string, canZip bool) coding {
	weights := weigh(accept)
	plain, plainNamed := weights["identity"]
	other, otherNamed := weights["*"]
	if !plainNamed {
		// Not named it is always welcome, but last, unless "*" shuts it out.
		plain = 0.0001
		if otherNamed && other == 0 {
			plain = 0
		}
	}
	zipped, zipNamed := weights["gzip"]
	if !zipNamed {
		zipped = other
	}
	switch {
	case canZip && zipped > 0 && zipped >= plain:
		return zip
	case plain > 0:
		return asItIs
	}
	return neither
}

// weigh reads the values of Accept-Encoding. A weight that cannot be read
// counts as 0: better not to send what may not be understood.
func weigh(accept []string) map[string]float64 {
	weights := make(map[string]float64)
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
		if err != nil || !(q >= 0 && q <= 1) {
			return 0
		}
		return q
	}
	return 1
}
