package journal

import (
	"bytes"
	"encoding/hex"
	"encoding/json"
	"hash/crc32"
)

// fileVersion is the version of the form of the file written today.
const fileVersion = 1

// MaxLog bounds the log of a table, in bytes: some hundred thousand events. A store
// must be able to read as much.
const MaxLog = 16 << 20

// header is the first line: what this file is.
type header struct {
	Journal string `json:"journal"` // always "quickcast"
	Version int    `json:"version"`
	Game    string `json:"game"`
}

// encode makes a line: the JSON, a tab, eight hex digits of CRC-32C over the
// JSON, a newline. JSON holds neither tab nor newline of its own.
func encode(value any) ([]byte, error) {
	text, err := json.Marshal(value)
	if err != nil {
		return nil, err
	}
	return append(text, sum(text)...), nil
}

func sum(text []byte) []byte {
	crc := crc32.Checksum(text, crc32.MakeTable(crc32.Castagnoli))
	raw := []byte{byte(crc >> 24), byte(crc >> 16), byte(crc >> 8), byte(crc)}
	end := make([]byte, 0, 10)
	end = append(end, '\t')
	end = hex.AppendEncode(end, raw)
	return append(end, '\n')
}

// open gives the JSON of a line that stands without its newline, and whether
// its checksum is right.
func open(line []byte) ([]byte, bool) {
	at := len(line) - 9
	if at < 2 || line[at] != '\t' {
		return nil, false
	}
	text := line[:at]
	want := sum(text)
	return text, bytes.Equal(line[at:], want[:len(want)-1])
}

// readEvent reads the event of a line without its newline.
func readEvent(line []byte) (entry, bool) {
	text, ok := open(line)
	if !ok {
		return entry{}, false
	}
	e := entry{text: text}
	if json.Unmarshal(text, &e.event) != nil || e.event.Seq < 1 {
		return entry{}, false
	}
	return e, true
}

// leading is the entry where so many events are left after it: of those that were written at once
// with it some may have been damaged, and it is no unfinished write for that.
func (e entry) leading(left int) entry {
	if e.event.Leads <= left {
		return e
	}
	e.event.Leads = left
	if text, err := json.Marshal(e.event); err == nil { // it was read from JSON
		e.text = text
	}
	return e
}

// readHeader reads the header of a line without its newline.
func readHeader(line []byte) (header, bool) {
	text, ok := open(line)
	if !ok {
		return header{}, false
	}
	var h header
	if json.Unmarshal(text, &h) != nil || h.Journal != "quickcast" {
		return header{}, false
	}
	return h, true
}
