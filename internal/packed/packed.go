// Package packed puts what is to be given away into one short word that goes behind the
// address of a page or into a message, and finds it there again. No server is needed.
package packed

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"encoding/binary"
	"hash/crc32"
	"io"

	"github.com/quickcast/quickcast/internal/pattern"
)

// Kind is what a word holds; it is part of its first letters.
type Kind string

// The kinds. The share codes of spellbooks are words of their own, see builder/formats.
const (
	Duel  Kind = "DUEL"  // the log of a duel
	Odds  Kind = "ODDS"  // attacks whose odds are asked
	List  Kind = "LIST"  // what a teacher has put together
	Rooms Kind = "ROOMS" // what somebody's box of Wizard's Academy says
)

// MostLink is how many letters of a word still fit an address that browsers and messages leave whole.
const MostLink = 30_000

// most is the most that a word holds once it is unpacked, in bytes.
const most = 16 << 20

var mark = pattern.New(`\bQC(DUEL|ODDS|LIST|ROOMS)\.([A-Za-z0-9_-]+)`)

// Word packs data: "QCDUEL.", and in base64 for addresses what is deflated, with the CRC-32 of
// the data before it.
func Word(kind Kind, data []byte) string {
	var packed bytes.Buffer
	packed.Write(binary.BigEndian.AppendUint32(nil, crc32.ChecksumIEEE(data)))
	w, _ := flate.NewWriter(&packed, flate.BestCompression) // the level is one there is
	_, _ = w.Write(data)                                    // a buffer takes everything
	_ = w.Close()
	return "QC" + string(kind) + "." + base64.RawURLEncoding.EncodeToString(packed.Bytes())
}

// Find finds the first word in a text, such as an address, and unpacks it. The kind is "" where
// there is none; the error is a [Damaged].
func Find(text string) (kind Kind, data []byte, err error) {
	at := mark.FindStringSubmatch(text)
	if at == nil {
		return "", nil, nil
	}
	kind = Kind(at[1])
	packed, err := base64.RawURLEncoding.DecodeString(at[2])
	if err != nil || len(packed) < 4 {
		return kind, nil, &Damaged{}
	}
	data, err = io.ReadAll(io.LimitReader(flate.NewReader(bytes.NewReader(packed[4:])), most+1))
	if err != nil || len(data) > most || crc32.ChecksumIEEE(data) != binary.BigEndian.Uint32(packed) {
		return kind, nil, &Damaged{}
	}
	return kind, data, nil
}

// Damaged refuses a word of which something is missing or wrong.
type Damaged struct{}

func (*Damaged) Error() string {
	return "the link or code is not whole: something of it is missing or wrong; copy all of it, from QC to its end, or have it sent once more"
}

// Message is the same for people, as a text of the words.
func (*Damaged) Message() (id string, args map[string]any) { return "common.damagedCode", nil }
