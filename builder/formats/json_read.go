package formats

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/quickcast/quickcast/builder"
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
func looksLikeJSON(_ *Scribe, text string) bool {
	rest, list := strings.CutPrefix(text, "[")
	rest = strings.TrimSpace(rest)
	return strings.HasPrefix(text, "{") || list && (rest == "" || strings.ContainsAny(rest[:1], `{"[]`))
}

// jsonDraft is a book while JSON is read.
type jsonDraft struct {
	*textDraft
	text     string
	from     int  // where the entry before stands in text
	numbered bool // the mage is a number: spellbookbuilder wrote it
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
	object, ok := j.members(whole)
	if !ok {
		return &RejectError{Reason: NotADeck}
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
	j.aside(object)
	if err := j.found(); err != nil && !own {
		return err
	}
	j.others(object)
	return nil
}

// members are what an object holds. What it holds twice is reported: nobody can
// say which was meant.
func (j *jsonDraft) members(raw json.RawMessage) (map[string]json.RawMessage, bool) {
	dec := json.NewDecoder(bytes.NewReader(raw))
	if open, err := dec.Token(); err != nil || open != json.Delim('{') {
		return nil, false
	}
	object := map[string]json.RawMessage{}
	for dec.More() {
		name, err := dec.Token()
		var value json.RawMessage
		if err == nil {
			err = dec.Decode(&value)
		}
		k, isName := name.(string)
		if err != nil || !isName {
			return nil, false
		}
		if _, taken := object[k]; taken {
			j.problems = append(j.problems, Problem{Line: j.lineOfLast(k), Entry: tidy(k + ": " + string(value)), Kind: SaidTwice, Name: tidy(k)})
			continue
		}
		object[k] = value
	}
	return object, true
}

// others reads lists of entries under other names than the usual, where the
// name is a heading: "creatures". What else holds lists is reported, for there
// may be cards among them.
func (j *jsonDraft) others(object map[string]json.RawMessage) {
	known := []string{"entries", "cards", "spells", "kept", "mageCards", "mage", "class", "maybe", "tags"}
	for _, k := range slices.Sorted(maps.Keys(object)) {
		raw := object[k]
		section, heading := j.scribe.headings[key(k)]
		switch {
		case slices.Contains(known, k) || raw[0] != '[' && raw[0] != '{' || len(raw) == 2:
		case heading:
			j.section = section
			j.collection(raw)
		default:
			j.problems = append(j.problems, Problem{Line: j.lineOfKey(k), Entry: tidy(k), Kind: StrayText})
		}
	}
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
	for _, k := range []string{"mage", "class"} {
		if mage, ok := object[k]; ok {
			j.mageOf(j.lineOfKey(k), mage)
			break
		}
	}
	if choice := text1(object, "choice", "training", "element"); choice != "" {
		j.trained(line{number: j.lineOfKey("choice"), raw: "choice: " + tidy(choice)}, choice)
	}
}

// mageOf reads who the mage is: a name, an object that has one, or the number
// spellbookbuilder gives it.
func (j *jsonDraft) mageOf(line int, raw json.RawMessage) {
	var object map[string]json.RawMessage
	var name string
	var number int
	switch {
	case json.Unmarshal(raw, &name) == nil:
	case json.Unmarshal(raw, &number) == nil:
		j.numbered = true
		name = numberedMage(number)
	case json.Unmarshal(raw, &object) == nil:
		name = text1(object, "name", "class", "id")
	default:
		name = string(raw)
	}
	j.claimMage(line, "mage: "+tidy(name), builder.Kept{Count: 1, Name: tidy(name)})
}

// numberedMage is the mage spellbookbuilder means by a number; the number itself
// where it means none.
func numberedMage(number int) string {
	mages := []string{
		"Wizard (Air)", "arena-beastmaster-straywood", "arena-warlock-arraxian-crown", "arena-priestess-westlock", "arena-priest-malakai",
		"arena-forcemaster-pellian", "arena-beastmaster-johktari", "arena-warlord-bloodwave", "arena-druid-wychwood", "arena-necromancer-darkfenne",
		"arena-warlord-anvil-throne", "arena-warlock-adramelech", "arena-paladin-ivarium", "arena-siren-shoalsdeep", "Academy Wizard (Air)",
		"academy-warlock", "academy-beastmaster", "academy-priestess", "academy-forcemaster", "academy-warlord", "academy-druid", "academy-elementalist",
	}
	if number < 0 || number >= len(mages) {
		return strconv.Itoa(number)
	}
	return mages[number]
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

// aside reads what the owner only thinks of, and the words the book is found by.
func (j *jsonDraft) aside(object map[string]json.RawMessage) {
	if raw := object["maybe"]; raw != nil {
		section := j.section
		j.section = maybeSection
		j.collection(raw)
		j.section = section
	}
	var tags []string
	if json.Unmarshal(object["tags"], &tags) == nil {
		j.book = j.book.WithTags(tags)
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
	if at < 0 { // it stands before the one asked for last
		j.from = 0
		at = strings.Index(j.text, string(raw))
	}
	if at < 0 {
		return 0
	}
	at += j.from
	j.from = at + len(raw)
	return j.lineAt(int64(at))
}

// lineOfKey is the line on which a key first stands, lineOfLast the last.
func (j *jsonDraft) lineOfKey(name string) int { return j.lineOf(name, strings.Index) }

func (j *jsonDraft) lineOfLast(name string) int { return j.lineOf(name, strings.LastIndex) }

func (j *jsonDraft) lineOf(name string, find func(s, substr string) int) int {
	quotedName, err := json.Marshal(name)
	if err != nil {
		return 0
	}
	at := find(j.text, string(quotedName))
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
