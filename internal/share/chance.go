package share

import (
	"encoding/hex"

	"github.com/quickcast/quickcast/rules/dice"
)

// Chance is where fresh chance comes from: bytes that nobody can foresee.
type Chance func([]byte)

// ID is a new name for an act or a device, of 64 bits.
func (c Chance) ID() string {
	var b [8]byte
	c(b[:])
	return hex.EncodeToString(b[:])
}

// luck is a source of dice for one event, whatever its number: nobody knows the next one.
func (c Chance) luck(int) dice.Source {
	var b [8]byte
	c(b[:])
	seed := uint64(0)
	for _, x := range b {
		seed = seed<<8 | uint64(x)
	}
	return dice.Seeded(seed)
}
