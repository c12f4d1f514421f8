package tracker

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"strings"
)

// Opening opens what was sealed: what it is, and the chance that was mixed in, without which anybody
// could try all cards there are.
type Opening struct {
	Nonce string `json:"nonce"`
	Card  string `json:"card"` // as text, so that it is the same byte for byte wherever it has been
}

// Seal is the commitment to it of a device: whose it is, and a sum nobody can turn round. Another device cannot
// pass it off as its own.
func (o Opening) Seal(device string) string {
	text, _ := json.Marshal([]string{"quickcast/1", device, o.Nonce, o.Card}) // texts always marshal
	sum := sha256.Sum256(text)
	return device + "/" + hex.EncodeToString(sum[:])
}

// Opens tells whether it is what a commitment was made of.
func (o Opening) Opens(sealed string) bool { return o.Seal(sealerOf(sealed)) == sealed }

// SealedBy tells whether a commitment is one of a device.
func SealedBy(sealed, device string) bool {
	sum := strings.TrimPrefix(sealed, device+"/")
	return device != "" && len(sum) == 2*sha256.Size && sealed == device+"/"+sum && sealerOf(sealed) == device
}

// sealerOf is the device whose commitment it is.
func sealerOf(sealed string) string { return sealed[:max(0, strings.LastIndexByte(sealed, '/'))] }

// Vault is what one device knows of what lies face down: that never leaves it before it is opened.
type Vault interface {
	// Seal keeps what a card is and gives the commitment to it; "" where nothing has to be hidden from
	// another device. It fails where it cannot be kept: then nobody could ever open it.
	Seal(card string) (string, error)
	// Opening is what a commitment was made of; false for what another device sealed.
	Opening(sealed string) (Opening, bool)
}

// Sealing is a game in which something lies face down that other devices are not told. Its states hold what all
// may know, the same on every device: what one device knows is laid over them for its own screen alone.
type Sealing interface {
	// Seal is an event as the others may have it: what lies face down is sealed, and what is turned over opened. It
	// refuses what the rules do by what this device knows.
	Seal(State, Event, Vault) (Event, error)
	// Opened is a state with what a device knows of it.
	Opened(State, Vault) State
	// Owed is what a device has to say by itself, without asking anybody; false for nothing.
	Owed(State, Vault) (Event, bool)
}
