package formats

import (
	"encoding/csv"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/quickcast/quickcast/builder"
)

// No cell of what is written is a formula to a spreadsheet, and all of them come
// back as they were.
func TestCSVHoldsNoFormula(t *testing.T) {
	s := scribe(t)
	evil := `=HYPERLINK("http://x.y";"z")`
	book := builder.Book{
		Name: evil, Mage: "arena-druid-wychwood", Game: "arena",
		Entries: []builder.Entry{{Card: "dispel", Count: 2}},
		Notes:   "=1+1\n+2\n-3\n@x\n\t=4\n'=5\n''-6\n' =7\n'plain",
		Kept:    []builder.Kept{{Count: -3, Name: evil, ID: "@id", Section: "+x"}, {Count: 1, Name: "-1 Dispel It"}},
	}
	data, err := s.Write(book, CSV)
	if err != nil {
		t.Fatal(err)
	}
	rows, err := csv.NewReader(strings.NewReader(string(data))).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	for _, row := range rows {
		for _, cell := range row {
			if strings.ContainsAny(strings.TrimSpace(cell + " ")[:min(1, len(strings.TrimSpace(cell)))], "=+-@") {
				t.Errorf("%q is a formula", cell)
			}
		}
	}
	if r := read(t, s, string(data)); !r.Book.Same(book) {
		t.Errorf("got  %+v\nwant %+v\n%s", r.Book, book, data)
	}
}

func TestGuardsComeOff(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		cell := rapid.StringMatching(`[ '=+@\t-]{0,6}[a-z0-9]{0,3}`).Draw(t, "cell")
		if got := bare(guarded(cell)); got != cell {
			t.Fatalf("%q comes back as %q", cell, got)
		}
	})
}

// Cells no column is for are not passed over: two rows that became one, say.
func TestCSVCellsWithoutAColumn(t *testing.T) {
	r := read(t, scribe(t), "count,name\n2,Dispel,1,Rust\n1,Block,\n")
	if len(r.Problems) != 1 || r.Problems[0].Line != 2 || r.Problems[0].Kind != StrayText {
		t.Errorf("%+v", r.Problems)
	}
}

// Lines are counted from the beginning of the file, blank ones before the
// table included.
func TestCSVLines(t *testing.T) {
	r := read(t, scribe(t), "\n\n count,name\n2,Dispel\n1,Xyzzyqwv\n")
	if len(r.Problems) != 1 || r.Problems[0].Line != 5 {
		t.Errorf("%+v", r.Problems)
	}
}
