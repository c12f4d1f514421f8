package formats

import (
	"strings"
	"unicode/utf16"
	"unicode/utf8"
)

// decode turns the bytes of a file into text: UTF-8 with or without a mark,
// UTF-16 of either order with a mark or recognised by its zero bytes, else
// Windows-1252, which Western programs wrote before. It refuses what is empty,
// too large or binary.
func decode(data []byte) (string, error) {
	if len(data) > MaxSize {
		return "", &RejectError{Reason: TooLarge}
	}
	text := toUTF8(data)
	if strings.ContainsRune(text, 0) {
		return "", &RejectError{Reason: NotText}
	}
	if strings.TrimSpace(text) == "" {
		return "", &RejectError{Reason: Empty}
	}
	controls := 0
	for _, r := range text {
		if r < ' ' && r != '\n' && r != '\r' && r != '\t' && r != '\f' {
			controls++
		}
	}
	if controls*20 > utf8.RuneCountInString(text) {
		return "", &RejectError{Reason: NotText}
	}
	text = strings.ReplaceAll(strings.ReplaceAll(text, "\r\n", "\n"), "\r", "\n")
	if strings.Count(text, "\n") >= maxLines {
		return "", &RejectError{Reason: TooLong}
	}
	return text, nil
}

func toUTF8(data []byte) string {
	switch {
	case len(data) >= 3 && string(data[:3]) == "\xef\xbb\xbf":
		data = data[3:]
	case len(data) >= 2 && data[0] == 0xff && data[1] == 0xfe:
		return fromUTF16(data[2:], false)
	case len(data) >= 2 && data[0] == 0xfe && data[1] == 0xff:
		return fromUTF16(data[2:], true)
	case len(data) >= 4 && data[0] != 0 && data[1] == 0 && data[2] != 0 && data[3] == 0:
		return fromUTF16(data, false)
	case len(data) >= 4 && data[0] == 0 && data[1] != 0 && data[2] == 0 && data[3] != 0:
		return fromUTF16(data, true)
	}
	if utf8.Valid(data) {
		return string(data)
	}
	return from1252(data)
}

func fromUTF16(data []byte, bigEndian bool) string {
	units := make([]uint16, 0, len(data)/2)
	for i := 0; i+1 < len(data); i += 2 {
		lo, hi := data[i], data[i+1]
		if bigEndian {
			lo, hi = hi, lo
		}
		units = append(units, uint16(lo)|uint16(hi)<<8)
	}
	return string(utf16.Decode(units))
}

// high1252 are the letters of Windows-1252 that are not those of Unicode, from
// 0x80 to 0x9f; the five unused places stay what they are.
const high1252 = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ"

func from1252(data []byte) string {
	high := []rune(high1252)
	var b strings.Builder
	b.Grow(len(data) * 2)
	for _, c := range data {
		if c >= 0x80 && c < 0xa0 {
			b.WriteRune(high[c-0x80])
			continue
		}
		b.WriteRune(rune(c))
	}
	return b.String()
}
