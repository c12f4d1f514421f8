package formats

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"slices"
	"strconv"
	"strings"

	"quickcast/builder"
	"quickcast/catalog"
)

// JSON is Quickcast's own form of a book, complete.
const JSON Name = "json"

func jsonFormat() Format {
	return Format{
		Name: JSON, Ending: ".json", MIME: "application/json", looks: looksLikeJSON, read: (*draft).readJSON,
		write: func(_ *Scribe, b builder.Book) ([]byte, error) { return builder.Encode(b) },
	}
}

// looksLikeJSON tells a list or an object from the tags of forums.
func looksLikeJSON(text string) bool {
	rest, list := strings.CutPrefix(text, "[")
	rest = strings.TrimSpace(rest)
	return strings.HasPrefix(text, "{") || list && (rest == "" || strings.ContainsAny(rest[:1], `{"[]`))
}

// jsonDraft is a book while JSON is read.
type jsonDraft struct {
	*textDraft
	text string
	from int // where the entry before stands in text
}

// readJSON reads Quickcast's own JSON, and what resembles it: an object with
// entries, cards or spells, or a bare list of them.
func (d *draft) readJSON(text string) error {
	j := &jsonDraft{textDraft: d.list(), text: text}
	dec := json.NewDecoder(strings.NewReader(text))
	var whole json.RawMessage
	if err := dec.Decode(&whole); err != nil {
		return &RejectError{Reason: Damaged, Line: j.lineAt(errorOffset(err, dec.InputOffset(), text)), Err: err}
	}
	if _, err := dec.Token(); !errors.Is(err, io.EOF) {
		return &RejectError{Reason: Damaged, Line: j.lineAt(dec.InputOffset())}
	}
	var list []json.RawMessage
	if json.Unmarshal(whole, &list) == nil {
		j.entries(list)
		return j.found()
	}
	var object map[string]json.RawMessage
	if err := json.Unmarshal(whole, &object); err != nil {
		return &RejectError{Reason: NotADeck, Err: err}
	}
	own := text1(object, "quickcast") != ""
	if version := countOf(object["version"]); own && version > builder.Version {
		return &RejectError{Reason: Newer}
	}
	j.header(object)
	for _, k := range []string{"entries", "cards", "spells"} {
		j.collection(object[k])
	}
	j.kept(object)
	if own {
		return nil
	}
	return j.found()
}

// found refuses foreign JSON in which nothing was understood.
func (j *jsonDraft) found() error {
	if len(j.book.Entries) == 0 && len(j.claims) == 0 && len(j.problems) == 0 {
		return &RejectError{Reason: NotADeck}
	}
	return nil
}

func (j *jsonDraft) header(object map[string]json.RawMessage) {
	j.book.Name = text1(object, "name", "title")
	j.book.Notes = text1(object, "notes", "note")
	if game := text1(object, "game"); game != "" {
		j.named(line{number: j.lineOfKey("game"), raw: "game: " + tidy(game)}, game)
	}
	if mage := text1(object, "mage", "class"); mage != "" {
		j.claimMage(j.lineOfKey("mage"), "mage: "+tidy(mage), builder.Kept{Count: 1, Name: tidy(mage)})
	}
	if choice := text1(object, "choice", "training", "element"); choice != "" {
		j.trained(line{number: j.lineOfKey("choice"), raw: "choice: " + tidy(choice)}, choice)
	}
}

// collection reads the entries: a list, or an object from name to count.
func (j *jsonDraft) collection(raw json.RawMessage) {
	var list []json.RawMessage
	if json.Unmarshal(raw, &list) == nil {
		j.entries(list)
		return
	}
	var counts map[string]json.RawMessage
	if json.Unmarshal(raw, &counts) != nil {
		return
	}
	names := make([]string, 0, len(counts))
	for name := range counts {
		names = append(names, name)
	}
	slices.Sort(names)
	for _, name := range names {
		if j.hopeless() {
			return
		}
		j.entry(jsonEntry{line: j.lineOfKey(name), name: name, count: counts[name]})
	}
}

func (j *jsonDraft) entries(list []json.RawMessage) {
	for _, raw := range list {
		if j.hopeless() {
			return
		}
		number := j.lineOfRaw(raw)
		var written string
		if json.Unmarshal(raw, &written) == nil {
			j.content(undress(number, written))
			continue
		}
		var object map[string]json.RawMessage
		if json.Unmarshal(raw, &object) != nil {
			j.keep(number, tidy(string(raw)), builder.Kept{Count: 1, Name: tidy(string(raw))})
			continue
		}
		e := jsonEntry{
			line: number, name: text1(object, "name", "title"), id: text1(object, "card", "id"),
			printing: text1(object, "printing", "octgn", "guid"), section: text1(object, "section", "type"),
		}
		for _, k := range []string{"count", "qty", "quantity", "copies", "number"} {
			if value, ok := object[k]; ok {
				e.count = value
				break
			}
		}
		j.entry(e)
	}
}

// jsonEntry is an entry as it stands in the file.
type jsonEntry struct {
	line                        int
	name, id, printing, section string
	count                       json.RawMessage // none is one copy
}

// entry finds the card by its id, by a printing, or by its name.
func (j *jsonDraft) entry(e jsonEntry) {
	name, id, printing, count := tidy(e.name), tidy(e.id), tidy(e.printing), 1
	if e.count != nil {
		count = countOf(e.count)
	}
	shown := name
	if shown == "" {
		shown = id
	}
	said := strconv.Itoa(count) + "x " + shown
	if count < 1 {
		said = tidy(strings.Trim(string(e.count), `"`)) + "x " + shown
	}
	card, ok := j.scribe.catalog.Card(catalog.CardID(id))
	for _, guid := range []string{printing, id} {
		if !ok {
			card, ok = j.scribe.catalog.ByOCTGN(guid)
		}
	}
	for _, called := range []string{name, id} {
		if !ok {
			card, ok = j.scribe.names.card(called)
		}
	}
	if ok {
		j.add(e.line, said, card, count, printing, e.section)
		return
	}
	if printing == "" && name != "" {
		printing = id
	}
	j.keep(e.line, said, builder.Kept{Count: count, Name: shown, ID: printing, Section: e.section})
}

// kept reads what an earlier reader did not understand, and tries again.
func (j *jsonDraft) kept(object map[string]json.RawMessage) {
	for _, raw := range rawList(object["kept"]) {
		if j.hopeless() {
			return
		}
		k := keptOf(raw)
		j.again(line{number: j.lineOfRaw(raw), raw: fmt.Sprintf("%dx %s", k.Count, k.Name)}, k)
	}
	for _, raw := range rawList(object["mageCards"]) {
		j.book.MageCards = append(j.book.MageCards, keptOf(raw))
	}
}

func keptOf(raw json.RawMessage) builder.Kept {
	var object map[string]json.RawMessage
	if json.Unmarshal(raw, &object) != nil {
		return builder.Kept{Count: 1, Name: tidy(string(raw))}
	}
	return builder.Kept{
		Count: countOf(object["count"]), Name: tidy(text1(object, "name")),
		ID: tidy(text1(object, "id")), Section: tidy(text1(object, "section")),
	}
}

func rawList(raw json.RawMessage) []json.RawMessage {
	var list []json.RawMessage
	if json.Unmarshal(raw, &list) != nil {
		return nil
	}
	return list
}

// text1 is the first of the keys that holds a text.
func text1(object map[string]json.RawMessage, keys ...string) string {
	for _, k := range keys {
		var s string
		if json.Unmarshal(object[k], &s) == nil && s != "" {
			return s
		}
	}
	return ""
}

// countOf reads a number written as such or as text; anything else is 0.
func countOf(raw json.RawMessage) int {
	var s string
	if json.Unmarshal(raw, &s) == nil {
		return parseCount(strings.TrimRight(strings.TrimSpace(s), "x"))
	}
	var n float64 // some programs write 2.0
	if json.Unmarshal(raw, &n) == nil && n == math.Trunc(n) {
		return parseCount(strconv.FormatFloat(n, 'f', 0, 64))
	}
	return parseCount(string(raw))
}

// lineOfRaw is the line an element begins on. Elements are asked for in the
// order in which they stand.
func (j *jsonDraft) lineOfRaw(raw json.RawMessage) int {
	at := strings.Index(j.text[j.from:], string(raw))
	if at < 0 {
		return 0
	}
	at += j.from
	j.from = at + len(raw)
	return j.lineAt(int64(at))
}

func (j *jsonDraft) lineOfKey(name string) int {
	quotedName, err := json.Marshal(name)
	if err != nil {
		return 0
	}
	at := strings.Index(j.text, string(quotedName))
	if at < 0 {
		return 0
	}
	return j.lineAt(int64(at))
}

func (j *jsonDraft) lineAt(offset int64) int {
	return 1 + strings.Count(j.text[:min(int(offset), len(j.text))], "\n")
}

func errorOffset(err error, fallback int64, text string) int64 {
	var syntax *json.SyntaxError
	if errors.As(err, &syntax) {
		return syntax.Offset
	}
	if errors.Is(err, io.ErrUnexpectedEOF) {
		return int64(len(text))
	}
	return fallback
}
