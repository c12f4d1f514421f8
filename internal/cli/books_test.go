package cli

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

const twoBooks = "Warlock (Arraxian Crown)\n2 Fireball\n7 Bear Strength\n\nPriestess\n2 Bear Strength\n1 Teleport\n"

// event is a folder as somebody who runs an event has it: two texts with a book and with two,
// something that is none, house rules, and a hidden file.
func event(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	for name, text := range map[string]string{
		"anna.txt": twoBooks, "bob.md": "# Night\nMage: Druid\n- 3 Dispel\n- 1 Displ\n", "cat.txt": "Dear all,\nsee you!\n",
		"house.json": `{"quickcast":"house-rules","version":1,"name":"Friday"}`, ".hidden": "x",
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// Several books in one text are answered one by one, and written one by one.
func TestSeveralBooksInAText(t *testing.T) {
	status, out, _ := callBooks(twoBooks, "check", "-", "--json")
	lines := strings.Split(strings.TrimSpace(out), "\n")
	if status != 1 || len(lines) != 2 || !strings.HasPrefix(lines[0], `{"file":"-","book":1,"of":2,"outcome":"illegal"`) ||
		!strings.HasPrefix(lines[1], `{"file":"-","book":2,"of":2,"outcome":"legal"`) {
		t.Errorf("status %d: %s", status, out)
	}
	for _, format := range []string{"text", "bbcode", "markdown", "spellbookbuilder", "o8d", "json", "code"} {
		_, written, errs := callBooks(twoBooks, "convert", "--to", format, "-")
		if _, again, _ := callBooks(written, "check", "-", "--json"); errs != "" || strings.Count(again, `"of":2`) != 2 {
			t.Errorf("%s: %q, read again %s\n%s", format, errs, again, written)
		}
	}
	if status, out, errs := callBooks(twoBooks, "convert", "--to", "csv", "-"); status != 2 || out != "" || !strings.Contains(errs, "-o OUT") {
		t.Errorf("two tables in one: status %d, %q %q", status, out, errs)
	}
	dir := t.TempDir()
	if status, _, errs := callBooks(twoBooks, "convert", "--to", "csv", "-o", filepath.Join(dir, "b.csv"), "-"); status != 0 {
		t.Errorf("status %d: %s", status, errs)
	}
	if files, _ := filepath.Glob(filepath.Join(dir, "b-[12].csv")); len(files) != 2 {
		t.Errorf("written %v", files)
	}
}

func TestCheckFolder(t *testing.T) {
	dir := event(t)
	status, out, errs := callBooks("", "check", dir, "--json")
	var sheet sheetAnswer
	if err := json.Unmarshal([]byte(out), &sheet); err != nil || status != 2 || errs != "" || strings.Count(out, "\n") != 1 {
		t.Fatalf("status %d, %v: %s %s", status, err, out, errs)
	}
	if sheet.Folder != dir || len(sheet.Books) != 4 || sheet.Legal != 1 || sheet.Illegal != 1 || sheet.Unsure != 1 || sheet.Rejected != 1 {
		t.Errorf("%+v", sheet)
	}
	_, out, _ = callBooks("", "check", dir)
	for _, has := range []string{"1 legal, 1 illegal", "\nanna.txt #1  illegal", "\n  ! Bear Strength", "\nanna.txt #2  legal", "\nbob.md       look at it", "mean Dispel?", "\ncat.txt      rejected"} {
		if !strings.Contains(out, has) {
			t.Errorf("no %q in\n%s", has, out)
		}
	}
	if strings.Contains(out, "house") || strings.Contains(out, "hidden") {
		t.Error(out)
	}
}

func TestCompare(t *testing.T) {
	status, out, errs := callBooks(twoBooks, "compare", "-", "--json")
	want := `{"before":{"file":"-","book":1,"of":2,"mage":"arena-warlock-arraxian-crown","points":18,"cards":9,"unread":0},` +
		`"after":{"file":"-","book":2,"of":2,"mage":"arena-priestess-westlock","points":8,"cards":3,"unread":0},"same":false,"common":2,` +
		`"changes":[{"card":"fireball","name":"Fireball","before":2,"after":0},{"card":"bear-strength","name":"Bear Strength","before":7,"after":2},` +
		`{"card":"teleport","name":"Teleport","before":0,"after":1}]}` + "\n"
	if status != 1 || out != want || errs != "" {
		t.Errorf("status %d %s\ngot  %s\nwant %s", status, errs, out, want)
	}
	if _, out, _ := callBooks(twoBooks, "compare", "-"); !strings.Contains(out, "\n   -5 Bear Strength (was 7, now 2)\n") || !strings.Contains(out, "\n2 cards in common\n") {
		t.Error(out)
	}
	file := filepath.Join(event(t), "bob.md")
	if status, out, _ := callBooks("", "compare", file, file, "--json"); status != 0 || !strings.Contains(out, `"same":true`) {
		t.Errorf("with itself: status %d: %s", status, out)
	}
	if status, _, errs := callBooks("", "compare", file); status != 2 || !strings.Contains(errs, "two") {
		t.Errorf("one alone: status %d: %s", status, errs)
	}
}

func TestCollection(t *testing.T) {
	dir := event(t)
	own := filepath.Join(t.TempDir(), "own.csv")
	if err := os.WriteFile(own, []byte("kind,count,name\ncard,3,Fireball\ncard,8,Bear Strength\nkept,1,Qqq\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	anna := filepath.Join(dir, "anna.txt")
	status, out, errs := callBooks("", "collection", own, anna, "--json")
	want := `{"collection":"OWN","unread":["1x Qqq"],"books":[{"file":"ANNA","book":1,"of":2,"missing":0},{"file":"ANNA","book":2,"of":2,"missing":1}],"rejected":[],` +
		`"clashes":[{"card":"bear-strength","name":"Bear Strength","owned":8,"wanted":9,"short":1,"books":[{"book":"ANNA #1","count":7},{"book":"ANNA #2","count":2}]},` +
		`{"card":"teleport","name":"Teleport","owned":0,"wanted":1,"short":1,"books":[{"book":"ANNA #2","count":1}]}]}` + "\n"
	if got := strings.NewReplacer(own, "OWN", anna, "ANNA").Replace(out); status != 1 || got != want || errs != "" {
		t.Errorf("status %d %s\ngot  %s\nwant %s", status, errs, got, want)
	}
	status, out, _ = callBooks("", "collection", own, anna, "--pull", "anna.txt #2", "--json")
	want = `"pull":{"book":"ANNA #2","take":[{"card":"bear-strength","name":"Bear Strength","count":1},{"card":"bear-strength","name":"Bear Strength","count":1,"from":"ANNA #1"}],` +
		`"missing":[{"card":"teleport","name":"Teleport","count":1}]}}` + "\n"
	if got := strings.ReplaceAll(out, anna, "ANNA"); status != 1 || !strings.HasSuffix(got, want) {
		t.Errorf("status %d\n%s", status, got)
	}
	if _, out, _ = callBooks("", "collection", own, anna, "--pull", "anna.txt #2"); !strings.Contains(out, "\nNot in your collection\n    1x Teleport\n\nFree, from the box\n    1x Bear Strength\n\nTake from "+anna+" #1\n") {
		t.Error(out)
	}
	if status, _, errs := callBooks("", "collection", own, anna, "--pull", "nobody's"); status != 2 || !strings.Contains(errs, "--pull") {
		t.Errorf("a book nobody has: status %d: %s", status, errs)
	}
	if status, _, _ := callBooks("", "collection", own, dir); status != 2 {
		t.Errorf("a folder with what is no book: status %d", status)
	}
	boxes := "kind,count,name\nkept,9,Core Set\nkept,9,Mage Wars Academy\n"
	if status, out, _ := callBooks(boxes, "collection", "-", filepath.Join(dir, "bob.md")); status == 2 {
		t.Errorf("boxes alone: status %d: %s", status, out)
	}
}
