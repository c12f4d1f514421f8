package formats

import (
	"cmp"
	"encoding/json"
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/quickcast/quickcast/builder"
)

// collection reads the entries: a list, or an object from name or code to count.
func (j *jsonDraft) collection(raw json.RawMessage) {
	var list []json.RawMessage
	if json.Unmarshal(raw, &list) == nil {
		j.entries(list)
		return
	}
	counts, _ := j.members(raw)
	for _, name := range slices.Sorted(maps.Keys(counts)) {
		if j.hopeless() {
			return
		}
		if j.numbered && string(counts[name]) == "0" {
			continue // spellbookbuilder keeps what was taken out again
		}
		j.entry(jsonEntry{line: j.lineOfKey(name), name: name, count: counts[name]})
	}
}

func (j *jsonDraft) entries(list []json.RawMessage) {
	for _, raw := range list {
		if j.hopeless() {
			return
		}
		j.element(j.lineOfRaw(raw), raw, nil)
	}
}

// element reads one entry of a list: a text, an object, or a pair of either and
// the number of copies, or of anything and such a pair. A count is that of the
// pair it stands in.
func (j *jsonDraft) element(number int, raw, count json.RawMessage) {
	switch raw[0] {
	case '"':
		var written string
		if json.Unmarshal(raw, &written) != nil {
			break
		}
		if count == nil {
			j.content(undress(number, written))
		} else {
			j.entry(jsonEntry{line: number, name: written, count: count})
		}
		return
	case '[':
		var pair []json.RawMessage
		if count != nil || json.Unmarshal(raw, &pair) != nil || len(pair) != 2 {
			break
		}
		if pair[1][0] == '[' {
			j.element(number, pair[1], nil)
		} else {
			j.element(number, pair[0], pair[1])
		}
		return
	case '{':
		var object map[string]json.RawMessage
		if json.Unmarshal(raw, &object) == nil {
			j.object(number, object, count)
			return
		}
	}
	j.keep(number, tidy(string(raw)), builder.Kept{Count: 1, Name: tidy(string(raw))})
}

// object reads an entry that has a name for each thing it says.
func (j *jsonDraft) object(number int, object map[string]json.RawMessage, count json.RawMessage) {
	e := jsonEntry{
		line: number, name: text1(object, "name", "title"), id: text1(object, "card", "id"), code: text1(object, "code", "data-code"),
		printing: text1(object, "printing", "octgn", "guid"), section: text1(object, "section", "type"), count: count,
	}
	for _, k := range []string{"count", "qty", "quantity", "copies", "number"} {
		if value, ok := object[k]; ok && e.count == nil {
			e.count = value
		}
	}
	j.entry(e)
}

// jsonEntry is an entry as it stands in the file.
type jsonEntry struct {
	line                              int
	name, id, code, printing, section string
	count                             json.RawMessage // none is one copy
}

// entry takes an entry, or keeps it.
func (j *jsonDraft) entry(e jsonEntry) {
	s := item{
		line: e.line, name: tidy(e.name), id: tidy(e.id), code: tidy(e.code), printing: tidy(e.printing), section: e.section, count: 1,
	}
	if e.count != nil {
		s.count = countOf(e.count)
	}
	if j.section == maybeSection {
		s.section = maybeSection
	}
	copies := strconv.Itoa(s.count)
	if s.count < 1 {
		copies = tidy(strings.Trim(string(e.count), `"`))
	}
	s.entry = copies + "x " + cmp.Or(s.name, s.code, s.id)
	if !j.addItem(s) && !j.translated(s) {
		j.keep(e.line, s.entry, s.kept())
	}
}
