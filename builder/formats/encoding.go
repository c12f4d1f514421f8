package formats

import (
	"bytes"
	"strings"
	"unicode/utf8"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/unicode"
)

// byteOrderMark may stand at the beginning of a text, and twice or more where
// programs each put one there.
const byteOrderMark = "\ufeff"

// decode turns the bytes of a file into text with "\n" at its lines' ends, and
// tells how many byte order marks were taken off its beginning. It refuses what
// is empty, too large or binary.
func decode(data []byte) (text string, marks int, err error) {
	if len(data) > maxSize {
		return "", 0, &RejectError{Reason: TooLarge}
	}
	if text, err = toUTF8(data); err != nil {
		return "", 0, &RejectError{Reason: NotText, Err: err}
	}
	for strings.HasPrefix(text, byteOrderMark) {
		text = text[len(byteOrderMark):]
		marks++
	}
	if strings.ContainsRune(text, 0) || isBinary(text) {
		return "", 0, &RejectError{Reason: NotText}
	}
	if strings.TrimSpace(text) == "" {
		return "", 0, &RejectError{Reason: Empty}
	}
	text = strings.ReplaceAll(strings.ReplaceAll(text, "\r\n", "\n"), "\r", "\n")
	if strings.Count(text, "\n") >= maxLines {
		return "", 0, &RejectError{Reason: TooLong}
	}
	return text, marks, nil
}

// isBinary says whether more than one letter in twenty is a control character.
func isBinary(text string) bool {
	controls := 0
	for i := range len(text) {
		if c := text[i]; c < ' ' && c != '\n' && c != '\r' && c != '\t' && c != '\f' {
			controls++
		}
	}
	return controls > 0 && controls*20 > utf8.RuneCountInString(text)
}

// toUTF8 reads UTF-8, UTF-16 of either order with a mark or recognised by its
// zero bytes, else Windows-1252, which Western programs wrote before.
func toUTF8(data []byte) (string, error) {
	var from encoding.Encoding
	switch {
	case bytes.HasPrefix(data, []byte{0xff, 0xfe}), len(data) >= 4 && data[0] != 0 && data[1] == 0 && data[2] != 0 && data[3] == 0:
		from = unicode.UTF16(unicode.LittleEndian, unicode.IgnoreBOM)
	case bytes.HasPrefix(data, []byte{0xfe, 0xff}), len(data) >= 4 && data[0] == 0 && data[1] != 0 && data[2] == 0 && data[3] != 0:
		from = unicode.UTF16(unicode.BigEndian, unicode.IgnoreBOM)
	case utf8.Valid(data):
		return string(data), nil
	default:
		from = charmap.Windows1252
	}
	text, err := from.NewDecoder().Bytes(data)
	return string(text), err
}
