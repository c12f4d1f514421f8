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
		j.entry(item{line: j.lineOfKey(name), name: tidy(name)}, counts[name])
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
			j.entry(item{line: number, name: tidy(written)}, count)
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
	for _, k := range []string{"count", "qty", "quantity", "copies", "number"} {
		if value, ok := object[k]; ok && count == nil {
			count = value
		}
	}
	j.entry(item{
		line: number, name: tidy(text1(object, "name", "title")), id: tidy(text1(object, "card", "id")), code: tidy(text1(object, "code", "data-code")),
		printing: tidy(text1(object, "printing", "octgn", "guid")), section: text1(object, "section", "type"),
	}, count)
}

// entry takes an entry with its count as it stands in the file, which is one where there is
// none, or keeps it.
func (j *jsonDraft) entry(e item, count json.RawMessage) {
	if e.count = 1; count != nil {
		e.count = countOf(count)
	}
	if j.section == maybeSection {
		e.section = maybeSection
	}
	copies := strconv.Itoa(e.count)
	if e.count < 1 {
		copies = tidy(strings.Trim(string(count), `"`))
	}
	e.entry = copies + "x " + cmp.Or(e.name, e.code, e.id)
	if !j.addItem(e) && !j.translated(e) {
		j.keep(e.line, e.entry, e.kept())
	}
}
