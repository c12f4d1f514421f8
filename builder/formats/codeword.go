package formats

import (
	"bytes"
	"cmp"
	"encoding/base64"
	"errors"
	"strings"
	"unicode"
)

// codeAt gives the bytes of the code a text begins with, without their checksum, and where it
// ends. One that was broken into lines, or has letters nobody sees, is put together again.
func codeAt(text string) (data []byte, end int, err error) {
	const maxBreaks = 2000
	var run strings.Builder
	tried, breaks := -1, 0
	for i, r := range text {
		switch {
		case r == '-' || r == '_' || '0' <= r && r <= '9' || 'A' <= r && r <= 'Z' || 'a' <= r && r <= 'z':
			run.WriteRune(r)
			continue
		case r == '\\' || r == '\u00ad' || r == '\u2060' || isInvisible(r):
			continue
		case !unicode.IsSpace(r) || run.Len() > maxRest || breaks > maxBreaks:
			data, err = checked(run.String())
			return data, i, err
		case tried != run.Len():
			if data, err = checked(run.String()); err == nil {
				return data, i, nil
			}
			tried = run.Len()
			breaks++
		}
	}
	data, err = checked(run.String())
	return data, len(text), err
}

var errChecksum = errors.New("the checksum does not agree")

// checked takes the checksum off, if it agrees.
func checked(code string) ([]byte, error) {
	data, err := base64.RawURLEncoding.DecodeString(code)
	if err != nil || len(data) <= checkBytes {
		return nil, cmp.Or(err, errChecksum)
	}
	data, sum := data[:len(data)-checkBytes], data[len(data)-checkBytes:]
	if !bytes.Equal(sum, checksum(data)) {
		return nil, errChecksum
	}
	return data, nil
}
