package formats

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"hash/crc32"
	"io"
	"slices"
	"strconv"
	"strings"

	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/internal/pattern"
	"github.com/quickcast/quickcast/rules/training"
)

// Code is the share code: a whole book as one short word, to be sent in a message,
// put behind the address of a page or drawn as a QR picture. It needs no server.
//
// Behind "QC1." stand, in base64 for addresses:
//
//	flags      1 byte: what follows (hasGame and so on)
//	mage       its number in the catalog and one, as a varint; 0 for none
//	game       1 byte, if it is not the mage's
//	school     1 byte, if one was chosen: its place in training.Schools
//	name       its length as a varint, and its bytes
//	cards      how many, then by number for each a varint: the distance from the number before, times
//	           four, and the copies less one; from four copies on 3, and the rest as a varint of its own
//	rest       what a code seldom has: the JSON of codeRest, deflated
//	checksum   the last 3 bytes of the CRC-32 of all before
const Code Name = "code"

// codeVersion is the version of the code. It is part of the mark that begins it.
const codeVersion = "1"

// The bits of the first byte.
const (
	hasGame byte = 1 << iota
	hasChoice
	hasName
	hasRest
	knownFlags = hasGame | hasChoice | hasName | hasRest
)

const (
	checkBytes = 3
	maxRest    = 512 << 10 // bytes of the rest, inflated
)

var codeMark = pattern.New(`\bQC([0-9]{1,3})\.`)

func codeFormat() Format {
	return Format{
		Name: Code, Ending: ".txt", MIME: "text/plain", noMaybe: true, looks: holdsCode, read: (*draft).readCode,
		write: func(s *Scribe, b builder.Book) ([]byte, error) {
			code, err := s.Code(b)
			return []byte(code + "\n"), err
		},
	}
}

// holdsCode says whether a text begins with a share code, or is a short message with one.
func holdsCode(_ *Scribe, text string) bool {
	at := codeMark.FindAllStringIndex(text[:min(len(text), maxLine)], 1)
	return at != nil && (at[0][0] == 0 || !strings.ContainsAny(text[:1], "<{[") && strings.Count(text, "\n") < 4)
}

// codeRest is what a code seldom has.
type codeRest struct {
	Mage      catalog.MageID `json:"g,omitempty"` // one without a number
	Entries   []entryRest    `json:"e,omitempty"`
	Notes     string         `json:"n,omitempty"`
	MageCards []keptRest     `json:"m,omitempty"`
	Kept      []keptRest     `json:"k,omitempty"`
}

// entryRest is an entry of another printing than the usual, or of a card without a number.
type entryRest struct {
	Card     catalog.CardID `json:"c"`
	Count    int            `json:"n"`
	Printing string         `json:"p,omitempty"`
}

type keptRest struct {
	Count   int    `json:"n"`
	Name    string `json:"w,omitempty"`
	ID      string `json:"i,omitempty"`
	Section string `json:"s,omitempty"`
}

// copies are copies of a card with a number.
type copies struct{ number, count int }

// Code is the share code of a book.
func (s *Scribe) Code(b builder.Book) (string, error) {
	rest := codeRest{Notes: b.Notes}
	cards := s.numbered(b, &rest)
	for _, k := range b.MageCards {
		rest.MageCards = append(rest.MageCards, keptRest(k))
	}
	for _, k := range b.Kept {
		rest.Kept = append(rest.Kept, keptRest(k))
	}
	out := append(make([]byte, 0, 64+len(b.Name)+2*len(cards)), 0)
	number, ok := s.catalog.MageNumber(b.Mage)
	if !ok {
		number, rest.Mage = -1, b.Mage
	}
	out = binary.AppendUvarint(out, uint64(number+1))
	if mage, ok := s.catalog.Mage(b.Mage); b.Game != "" && (!ok || mage.Game != b.Game) {
		out[0] |= hasGame
		out = append(out, byte(slices.Index(codeGames(), b.Game)+1))
	}
	if b.Choice != "" {
		out[0] |= hasChoice
		out = append(out, byte(slices.Index(training.Schools(), b.Choice)+1))
	}
	if b.Name != "" {
		out[0] |= hasName
		out = append(binary.AppendUvarint(out, uint64(len(b.Name))), b.Name...)
	}
	out = appendCopies(out, cards)
	if len(rest.Mage)+len(rest.Entries)+len(rest.Notes)+len(rest.MageCards)+len(rest.Kept) > 0 {
		out[0] |= hasRest
		var err error
		if out, err = appendRest(out, rest); err != nil {
			return "", fmt.Errorf("write share code: %w", err)
		}
	}
	out = append(out, checksum(out)...)
	return "QC" + codeVersion + "." + base64.RawURLEncoding.EncodeToString(out), nil
}

// codeGames lists the games in the order of their bytes.
func codeGames() []training.Game { return []training.Game{training.Arena, training.Academy} }

// numbered adds up the copies of cards with a number, by number. Other entries go to
// the rest.
func (s *Scribe) numbered(b builder.Book, rest *codeRest) []copies {
	cards := make([]copies, 0, len(b.Entries))
	for _, e := range b.Entries {
		number, ok := s.catalog.Number(e.Card)
		if !ok || e.Printing != "" || e.Count < 1 {
			rest.Entries = append(rest.Entries, entryRest(e))
			continue
		}
		cards = append(cards, copies{number, e.Count})
	}
	slices.SortStableFunc(cards, func(a, b copies) int { return a.number - b.number })
	merged := cards[:0]
	for _, c := range cards {
		if last := len(merged) - 1; last >= 0 && merged[last].number == c.number {
			merged[last].count += c.count
			continue
		}
		merged = append(merged, c)
	}
	return merged
}

// aside is the number of copies from which on they are written by themselves.
const aside = 4

func appendCopies(out []byte, cards []copies) []byte {
	out = binary.AppendUvarint(out, uint64(len(cards)))
	before := 0
	for _, c := range cards {
		out = binary.AppendUvarint(out, uint64((c.number-before)*aside+min(c.count, aside)-1))
		if c.count >= aside {
			out = binary.AppendUvarint(out, uint64(c.count-aside))
		}
		before = c.number
	}
	return out
}

func appendRest(out []byte, rest codeRest) ([]byte, error) {
	buf := bytes.NewBuffer(out)
	squeeze, err := flate.NewWriter(buf, flate.BestCompression)
	if err != nil {
		return nil, err
	}
	if err := json.NewEncoder(squeeze).Encode(rest); err != nil {
		return nil, err
	}
	err = squeeze.Close()
	return buf.Bytes(), err
}

func checksum(of []byte) []byte {
	return binary.BigEndian.AppendUint32(nil, crc32.ChecksumIEEE(of))[4-checkBytes:]
}

// readCode reads the first share code of a text.
func (d *draft) readCode(text string) error {
	at := codeMark.FindAllStringSubmatchIndex(text, 1)
	if at == nil {
		return &RejectError{Reason: NoCode}
	}
	if text[at[0][2]:at[0][3]] != codeVersion {
		return &RejectError{Reason: Newer}
	}
	data, _, err := codeAt(text[at[0][1]:])
	if err != nil {
		return &RejectError{Reason: BadCode, Err: err}
	}
	c := codeDraft{textDraft: d.list(), in: bytes.NewReader(data)}
	if err := c.read(); err != nil {
		return &RejectError{Reason: BadCode, Err: err}
	}
	return nil
}

// codeDraft is a book while its code is read.
type codeDraft struct {
	*textDraft
	in  *bytes.Reader
	err error // the first
}

var errBeyond = errors.New("a number beyond its bounds")

// number reads a number from 0 to most.
func (c *codeDraft) number(most int) int {
	n, err := binary.ReadUvarint(c.in)
	if err == nil && n > uint64(most) {
		err = errBeyond
	}
	if c.err == nil {
		c.err = err
	}
	if c.err != nil {
		return 0
	}
	return int(n)
}

// read takes the parts in their order.
func (c *codeDraft) read() error {
	flags := byte(c.number(0xff))
	if flags&^knownFlags != 0 {
		return errBeyond
	}
	mage := c.number(1 << 20)
	if flags&hasGame != 0 {
		if n := c.number(len(codeGames())); n > 0 {
			c.book.Game = codeGames()[n-1]
		}
	}
	if flags&hasChoice != 0 {
		if n := c.number(len(training.Schools())); n > 0 {
			c.trained(line{raw: string(training.Schools()[n-1])}, string(training.Schools()[n-1]))
		}
	}
	if flags&hasName != 0 {
		name := make([]byte, c.number(c.in.Len()))
		_, _ = io.ReadFull(c.in, name) // no more was asked for than there is
		c.book.Name = strings.ToValidUTF8(string(name), "")
	}
	c.claimNumbered(mage)
	c.copies()
	if flags&hasRest != 0 && c.err == nil {
		return c.rest()
	}
	if c.err == nil && c.in.Len() > 0 {
		return errBeyond
	}
	return c.err
}

// claimNumbered takes the mage of a number and one; one the catalog lost is reported.
func (c *codeDraft) claimNumbered(number int) {
	if number == 0 || c.err != nil {
		return
	}
	id, ok := c.scribe.catalog.NumberedMage(number - 1)
	if !ok {
		id = catalog.MageID(fmt.Sprintf("mage %d", number))
	}
	c.claimMage(0, string(id), builder.Kept{Count: 1, Name: string(id)})
}

// copies reads the cards with a number. A number of a newer program is kept as
// one nobody knows.
func (c *codeDraft) copies() {
	number, most := 0, c.number(maxEntries)
	c.book.Entries = slices.Grow(c.book.Entries, min(most, c.in.Len()))
	for range most {
		packed := c.number(1 << 24)
		number += packed / aside
		count := packed%aside + 1
		if count == aside {
			count += c.number(1 << 30)
		}
		if c.err != nil || c.hopeless() {
			return
		}
		id, ok := c.scribe.catalog.Numbered(number)
		if !ok {
			id = catalog.CardID(fmt.Sprintf("card %d", number))
		}
		c.entry(entryRest{Card: id, Count: count})
	}
}

// entry takes a card, or keeps the name of one the catalog does not have.
func (c *codeDraft) entry(e entryRest) {
	card, ok := c.scribe.catalog.Card(e.Card)
	if ok && e.Count >= 1 && e.Count <= builder.MaxCount {
		c.add(0, "", card, e.Count, tidy(e.Printing), "") // nothing is said of it
		return
	}
	said := strconv.Itoa(e.Count) + "x " + string(e.Card)
	if ok {
		c.add(0, said, card, e.Count, tidy(e.Printing), "")
		return
	}
	c.keep(0, said, builder.Kept{Count: e.Count, Name: tidy(string(e.Card)), ID: tidy(e.Printing)})
}

// rest reads what stands behind the cards.
func (c *codeDraft) rest() error {
	var rest codeRest
	if err := json.NewDecoder(io.LimitReader(flate.NewReader(c.in), maxRest)).Decode(&rest); err != nil {
		return err
	}
	if rest.Mage != "" {
		c.claimMage(0, string(rest.Mage), builder.Kept{Count: 1, Name: tidy(string(rest.Mage))})
	}
	c.book.Notes = rest.Notes
	for _, e := range rest.Entries {
		if c.hopeless() {
			return nil
		}
		c.entry(e)
	}
	for _, k := range rest.MageCards {
		c.book.MageCards = append(c.book.MageCards, k.tidied())
	}
	for _, k := range rest.Kept {
		if c.hopeless() {
			return nil
		}
		kept := k.tidied()
		c.again(line{raw: fmt.Sprintf("%dx %s", kept.Count, kept.Name)}, kept)
	}
	return nil
}

func (k keptRest) tidied() builder.Kept {
	return builder.Kept{Count: k.Count, Name: tidy(k.Name), ID: tidy(k.ID), Section: tidy(k.Section)}
}
