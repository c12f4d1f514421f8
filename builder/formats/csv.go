package formats

import (
	"encoding/csv"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"

	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/internal/pattern"
	"github.com/quickcast/quickcast/internal/pick"
)

// CSV is a table as spreadsheets keep it: a row for each card.
const CSV Name = "csv"

func csvFormat() Format {
	return Format{
		Name: CSV, Ending: ".csv", MIME: "text/csv",
		looks: func(s *Scribe, text string) bool {
			first, _, _ := strings.Cut(text, "\n")
			_, ok := s.csvColumns(first)
			return ok
		},
		read: (*draft).readCSV, write: (*Scribe).writeCSV,
	}
}

// formula is what a spreadsheet would reckon instead of showing it, with the
// apostrophe that keeps it from doing so or without.
var formula = pattern.New(`^[\s']*[=+\-@]`)

// guarded puts an apostrophe before what a spreadsheet would take for a formula,
// and before such apostrophes; bare takes one off again.
func guarded(cell string) string {
	if formula.MatchString(cell) {
		return "'" + cell
	}
	return cell
}

func bare(cell string) string {
	if rest, ok := strings.CutPrefix(cell, "'"); ok && formula.MatchString(rest) {
		return rest
	}
	return cell
}

// csvColumns reads a header row: which column is what, under the names in use.
// It needs a name, an id or a code of the card, and a count or a kind.
func (s *Scribe) csvColumns(first string) (map[string]int, bool) {
	columns := map[string]int{}
	for i, cell := range strings.Split(first, string(csvComma(first))) {
		if what, ok := s.catalog.Asked("column")[key(cell)]; ok {
			if _, taken := columns[what]; !taken {
				columns[what] = i
			}
		}
	}
	has := func(what string) bool { _, ok := columns[what]; return ok }
	return columns, strings.ContainsRune(first, csvComma(first)) && (has("name") || has("id") || has("code")) && (has("count") || has("kind"))
}

func csvComma(first string) rune {
	return pick.Either(strings.Count(first, ";") > strings.Count(first, ","), ';', ',')
}

// Kinds of rows in the CSV Quickcast writes. A row without a kind is a card.
const (
	csvCard   = "card"
	csvKept   = "kept"
	csvName   = "name"
	csvGame   = "game"
	csvMage   = "mage"
	csvChoice = "choice"
	csvNote   = "note"
)

func (d *draft) readCSV(text string) error {
	lines, whole := strings.Split(text, "\n"), text
	text = strings.TrimLeft(text, " \t\n")
	skipped := strings.Count(whole[:len(whole)-len(text)], "\n")
	first, _, _ := strings.Cut(text, "\n")
	columns, _ := d.scribe.csvColumns(first)
	in := csv.NewReader(strings.NewReader(text))
	in.Comma, in.LazyQuotes, in.FieldsPerRecord, in.ReuseRecord = csvComma(first), true, -1, true
	head, err := in.Read()
	if err != nil {
		return &RejectError{Reason: Damaged, Line: 1, Err: err}
	}
	width := len(head)
	t := d.list()
	for {
		row, err := in.Read()
		if errors.Is(err, io.EOF) || d.hopeless() {
			d.book.Notes = strings.Join(t.notes, "\n")
			return nil
		}
		if err != nil {
			var broken *csv.ParseError
			number := 0
			if errors.As(err, &broken) {
				number = skipped + broken.StartLine
			}
			d.problems = append(d.problems, Problem{Line: number, Entry: lineOf(lines, number), Kind: BrokenOff})
			d.book.Notes = strings.Join(t.notes, "\n")
			return nil
		}
		number, _ := in.FieldPos(0)
		cell := func(name string) string {
			if i, ok := columns[name]; ok && i < len(row) {
				return bare(row[i])
			}
			return ""
		}
		if extra := strings.Join(row[min(width, len(row)):], ""); strings.TrimSpace(extra) != "" {
			d.problems = append(d.problems, Problem{Line: skipped + number, Entry: cutRunes(tidy(strings.Join(row, string(in.Comma))), maxName), Kind: StrayText})
		}
		t.csvRow(skipped+number, strings.Join(row, string(in.Comma)), cell)
	}
}

// csvRow takes one row, whose cells are asked for by the name of the column.
func (t *textDraft) csvRow(number int, raw string, cell func(string) string) {
	l := line{number: number, raw: cutRunes(tidy(raw), maxName)}
	name := cell("name")
	switch strings.ToLower(strings.TrimSpace(cell("kind"))) {
	case csvName:
		t.book.Name = name
	case csvGame:
		t.named(l, name)
	case csvMage:
		t.claimMage(number, l.raw, builder.Kept{Count: 1, Name: tidy(name)})
	case csvChoice:
		t.trained(l, name)
	case csvNote:
		t.notes = append(t.notes, name)
	case csvKept:
		t.csvKept(l, cell)
	default:
		t.csvEntry(l, cell)
	}
}

// csvKept tries again what an earlier reader did not understand; a name there
// is a mage's only if it was kept as one.
func (t *textDraft) csvKept(l line, cell func(string) string) {
	t.again(l, builder.Kept{
		Count: parseCount(cell("count")), Name: tidy(cell("name")), ID: tidy(cell("id")), Section: tidy(cell("section")),
	})
}

func (t *textDraft) csvEntry(l line, cell func(string) string) {
	e := item{
		line: l.number, entry: l.raw, count: 1,
		name: tidy(cell("name")), id: tidy(cell("id")), code: tidy(cell("code")), section: tidy(cell("section")),
	}
	if count := strings.TrimSpace(cell("count")); count != "" {
		e.count = parseCount(strings.TrimRight(count, "x"))
	}
	k := e.kept()
	switch {
	case t.addItem(e):
	case t.mage(l, e.name):
	case isMageLine(k):
		t.claimMage(l.number, l.raw, k)
	case t.translated(e):
	case k.Name != "":
		t.keep(l.number, l.raw, k)
	}
}

// writeCSV writes one row a card, and rows for what is not a card.
func (s *Scribe) writeCSV(b builder.Book) ([]byte, error) {
	rows := [][]string{{"kind", "count", "name", "id", "section", "code"}}
	put := func(kind, value string) {
		if value != "" {
			rows = append(rows, []string{kind, "", value, "", "", ""})
		}
	}
	put(csvName, b.Name)
	put(csvGame, string(b.Game))
	put(csvMage, string(b.Mage))
	put(csvChoice, string(b.Choice))
	for _, e := range b.Entries {
		name, section, id, code := string(e.Card), "", string(e.Card), ""
		if card, ok := s.catalog.Card(e.Card); ok {
			name, section, code = card.Name, sectionFor(card), s.names.ownCode(card)
		}
		if e.Printing != "" {
			id = e.Printing
		}
		rows = append(rows, []string{csvCard, strconv.Itoa(e.Count), name, id, section, code})
	}
	for _, e := range b.Maybe {
		if card, ok := s.catalog.Card(e.Card); ok {
			rows = append(rows, []string{csvCard, strconv.Itoa(e.Count), card.Name, string(e.Card), maybeSection, s.names.ownCode(card)})
		}
	}
	for _, k := range b.Kept {
		rows = append(rows, []string{csvKept, strconv.Itoa(k.Count), k.Name, k.ID, k.Section, ""})
	}
	if b.Notes != "" {
		for note := range strings.SplitSeq(b.Notes, "\n") {
			rows = append(rows, []string{csvNote, "", note, "", "", ""})
		}
	}
	var out strings.Builder
	for _, row := range rows {
		for i := range row {
			row[i] = guarded(row[i])
		}
	}
	w := csv.NewWriter(&out)
	if err := w.WriteAll(rows); err != nil {
		return nil, fmt.Errorf("write CSV: %w", err)
	}
	return []byte(out.String()), nil
}
