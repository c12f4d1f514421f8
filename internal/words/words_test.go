package words_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/internal/words"
)

func texts(files map[string]string) fstest.MapFS {
	fsys := fstest.MapFS{}
	for name, data := range files {
		fsys["words/"+name] = &fstest.MapFile{Data: []byte(data)}
	}
	return fsys
}

func load(t *testing.T, lang string, files map[string]string) *words.Words {
	t.Helper()
	w, err := words.Load(texts(files), lang)
	if err != nil {
		t.Fatal(err)
	}
	return w
}

var sample = map[string]string{
	"en/books.json": `{"books.points": "{{.Points}} of {{.Limit}} points", "books.title": "Spellbooks"}`,
	"en/cards.json": `{"cards.count": {"one": "{{.Count}} card", "other": "{{.Count}} cards"}, "cards.in": {"one": "{{.Count}} card in {{.Book}}", "other": "{{.Count}} cards in {{.Book}}"}}`,
	"de/all.json":   `{"common.decimalSign": ",", "cards.count": {"one": "{{.Count}} Karte", "other": "{{.Count}} Karten"}}`,
}

func TestTextsOfAllFilesAreThere(t *testing.T) {
	w := load(t, "en", sample)
	for _, c := range []struct{ got, want string }{
		{w.T("books.title"), "Spellbooks"},
		{w.T("books.points", "Points", 118, "Limit", 120), "118 of 120 points"},
		{w.N("cards.count", 1), "1 card"},
		{w.N("cards.count", 0), "0 cards"},
		{w.N("cards.count", 2), "2 cards"},
		{w.N("cards.in", 1, "Book", "Warlock"), "1 card in Warlock"},
		{w.N("books.title", 3), "Spellbooks"},
		{load(t, "de", sample).N("cards.count", 1), "1 Karte"},
	} {
		if c.got != c.want {
			t.Errorf("got %q, want %q", c.got, c.want)
		}
	}
}

// A number picks the form wherever it comes from; a text without plural forms is
// the same for every number.
func TestTheNumberPicksTheForm(t *testing.T) {
	w := load(t, "en", map[string]string{"en/a.json": `{
		"a.roll": {"by": "Dice", "one": "{{.Name}} rolls {{.Dice}} die", "other": "{{.Name}} rolls {{.Dice}} dice"},
		"a.cards": {"one": "{{.Count}} card", "other": "{{.Count}} cards"},
		"a.move": "move {{.Count}}"
	}`})
	for _, c := range []struct{ got, want string }{
		{w.T("a.roll", "Name", "Bear", "Dice", 1), "Bear rolls 1 die"},
		{w.T("a.roll", "Name", "Bear", "Dice", 2), "Bear rolls 2 dice"},
		{w.N("a.roll", 5, "Name", "Bear", "Dice", 1), "Bear rolls 1 die"},
		{w.Say(fault{"a.roll", map[string]any{"Name": "Bear", "Dice": 1}}), "Bear rolls 1 die"},
		{w.T("a.cards", "Count", 1), "1 card"},
		{w.T("a.move", "Count", 1), "move 1"},
		{w.N("a.move", 1), "move 1"},
		{w.Say(fault{"a.move", map[string]any{"Count": 1}}), "move 1"},
	} {
		if c.got != c.want {
			t.Errorf("got %q, want %q", c.got, c.want)
		}
	}
}

func TestWhatIsMissingIsTold(t *testing.T) {
	w := load(t, "en", sample)
	var told []string
	w.Missing = func(id string) { told = append(told, id) }
	w.T("books.title")
	w.T("books.nowhere")
	w.T("books.points", "Points", 118)
	if want := []string{"books.nowhere", "books.points"}; !slices.Equal(told, want) {
		t.Errorf("told of %v, want %v", told, want)
	}
}

func TestMissingTextShowsItsID(t *testing.T) {
	w := load(t, "en", sample)
	var none words.Words
	for _, got := range []string{
		w.T("books.nowhere"), w.N("books.nowhere", 2, "Odd"), none.T("books.nowhere", "A", 1), none.N("books.nowhere", 1),
	} {
		if got != "books.nowhere" {
			t.Errorf("got %q", got)
		}
	}
	if w.Has("books.nowhere") || !w.Has("books.points") || !w.Has("books.title") {
		t.Error("Has is wrong")
	}
}

type fault struct {
	id   string
	args map[string]any
}

func (f fault) Error() string                     { return "in English" }
func (f fault) Message() (string, map[string]any) { return f.id, f.args }

func TestErrorsSpeak(t *testing.T) {
	w := load(t, "de", sample)
	inner := fault{"cards.count", map[string]any{"Count": 1}}
	for _, c := range []struct {
		err  error
		want string
	}{
		{nil, ""},
		{errors.New("plain"), "plain"},
		{inner, "1 Karte"},
		{fmt.Errorf("reading: %w", inner), "1 Karte"},
		{fault{"no.text", nil}, "in English"},
	} {
		if got := w.Error(c.err); got != c.want {
			t.Errorf("%v: got %q, want %q", c.err, got, c.want)
		}
	}
	nested := load(t, "en", map[string]string{"en/a.json": `{"a.outer": "book: {{.Why}}", "a.inner": "bad {{.X}}"}`})
	if got := nested.T("a.outer", "Why", fault{"a.inner", map[string]any{"X": 7}}); got != "book: bad 7" {
		t.Errorf("a message inside a message: %q", got)
	}
}

func TestBrokenTextsAreRefusedByName(t *testing.T) {
	var file *words.FileError
	var twice *words.DuplicateError
	for name, data := range map[string]string{
		"not JSON":      `{"a.b": `,
		"a list":        `["a.b"]`,
		"no area":       `{"title": "x"}`,
		"empty text":    `{"a.b": ""}`,
		"number":        `{"a.b": 7}`,
		"strange form":  `{"a.b": {"dozen": "x", "other": "y"}}`,
		"without other": `{"a.b": {"one": "x"}}`,
		"cut off":       `{"a.b": "x"`,
	} {
		_, err := words.Load(texts(map[string]string{"en/a.json": data}), "en")
		if !errors.As(err, &file) || file.File != "words/en/a.json" {
			t.Errorf("%s: got %v", name, err)
		}
	}
	for name, files := range map[string]map[string]string{
		"one file":  {"en/a.json": `{"a.b": "x", "a.b": "y"}`},
		"two files": {"en/a.json": `{"a.b": "x"}`, "en/b.json": `{"a.b": "y"}`},
	} {
		_, err := words.Load(texts(files), "en")
		if !errors.As(err, &twice) || twice.ID != "a.b" || twice.First != "words/en/a.json" {
			t.Errorf("%s: got %v", name, err)
		}
	}
	if _, err := words.Load(texts(nil), "en"); !errors.As(err, &file) || file.File != "words/en" {
		t.Errorf("no files: got %v", err)
	}
	var lang *words.LanguageError
	for _, unknown := range []string{"", "xx", "DE", "de-AT"} {
		if _, err := words.Load(texts(sample), unknown); !errors.As(err, &lang) {
			t.Errorf("language %q: got %v", unknown, err)
		}
	}
}

func TestChoose(t *testing.T) {
	for locale, want := range map[string]string{
		"": "en", "C": "en", "C.UTF-8": "en", "en_GB": "en", "de": "de", "de_DE.UTF-8": "de", "de-CH": "de", "DE": "de", "den": "en", "xx_XX": "en",
	} {
		if got := words.Choose(assets.FS, locale); got != want {
			t.Errorf("%q: got %s, want %s", locale, got, want)
		}
	}
}

// A language is a folder, and nothing else: it is found, named by itself, chosen for
// its countries, and has the plural forms it has.
func TestALanguageIsAFolder(t *testing.T) {
	fsys := texts(sample)
	fsys["words/pl/common.json"] = &fstest.MapFile{Data: []byte(`{
		"common.ownName": "Polski",
		"cards.count": {"one": "{{.Count}} karta", "few": "{{.Count}} karty", "many": "{{.Count}} kart", "other": "{{.Count}} karty"}
	}`)}
	if got := words.Languages(fsys); !slices.Equal(got, []string{"en", "de", "pl"}) {
		t.Errorf("languages %v", got)
	}
	if got := words.Choose(fsys, "pl_PL.UTF-8"); got != "pl" {
		t.Errorf("%s for Poland", got)
	}
	if got := []string{words.OwnName(fsys, "pl"), words.OwnName(fsys, "de")}; !slices.Equal(got, []string{"Polski", "de"}) {
		t.Errorf("they call themselves %v", got)
	}
	w, err := words.Load(fsys, "pl")
	if err != nil {
		t.Fatal(err)
	}
	for count, want := range map[int]string{1: "1 karta", 2: "2 karty", 5: "5 kart", 22: "22 karty"} {
		if got := w.N("cards.count", count); got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}

// reminder is what a deed says, in the two languages it was written in.
type reminder struct{}

func (reminder) Message() (string, map[string]any) { return "table.own", nil }

func (reminder) In(lang string) string {
	if lang == "de" {
		return "Heile dich"
	}
	return "Heal"
}

// A further language says of a deed what its own file has, and English else.
func TestDeedsAreSaidInEveryLanguage(t *testing.T) {
	fsys := texts(sample)
	fsys["words/pl/common.json"] = &fstest.MapFile{Data: []byte(`{"common.ownName": "Polski"}`)}
	for _, c := range []struct{ lang, file, want string }{{"de", "", "Heile dich"}, {"pl", "", "Heal"}, {"pl", `{"Heal": "Lecz"}`, "Lecz"}, {"pl", `["?"]`, "Heal"}} {
		fsys["words/pl/data/deeds.json"] = &fstest.MapFile{Data: []byte(c.file)}
		w, err := words.Load(fsys, c.lang)
		if err != nil {
			t.Fatal(err)
		}
		if got := w.Say(reminder{}); got != c.want {
			t.Errorf("%s with %q: %q, want %q", c.lang, c.file, got, c.want)
		}
	}
}

// What is not translated is said in English, with its forms, and listed.
func TestWhatIsNotTranslatedIsSaidInEnglish(t *testing.T) {
	w := load(t, "de", map[string]string{
		"en/a.json": `{"a.same": "Mana", "a.own": "Card", "a.none": {"one": "{{.Count}} die", "other": "{{.Count}} dice"}}`,
		"de/a.json": `{"a.same": "Mana", "a.own": "Karte"}`,
	})
	var told []string
	w.Missing = func(id string) { told = append(told, id) }
	if got := []string{w.T("a.own"), w.N("a.none", 1), w.N("a.none", 2), w.T("a.nowhere")}; !slices.Equal(got, []string{"Karte", "1 die", "2 dice", "a.nowhere"}) {
		t.Errorf("said %q", got)
	}
	if want := []string{"a.none", "a.none", "a.nowhere"}; !slices.Equal(told, want) {
		t.Errorf("told of %v, want %v", told, want)
	}
	if got := w.Untranslated(); !slices.Equal(got, []string{"a.none", "a.same"}) || w.English("a.none") != "{{.Count}} dice" {
		t.Errorf("not translated: %v, %q", got, w.English("a.none"))
	}
}

func TestOwnTextsLoad(t *testing.T) {
	for _, lang := range words.Languages(assets.FS) {
		if _, err := words.Load(assets.FS, lang); err != nil {
			t.Error(err)
		}
	}
}

// Aim: below 5 ms, because every call of the command line pays it.
func BenchmarkLoad(b *testing.B) {
	for b.Loop() {
		if _, err := words.Load(assets.FS, "de"); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkText(b *testing.B) {
	w, err := words.Load(assets.FS, "de")
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		_ = w.T("cli.verbUnknown", "Verb", "chek", "Verbs", "check")
	}
}

func TestALargeNumberIsRounded(t *testing.T) {
	for _, c := range []struct {
		lang string
		x    float64
		want string
	}{
		{"en", 7.4, "7"},
		{"en", 99.4, "99"},
		{"en", 729, "730"},
		{"en", 999_999, "1,000,000"},
		{"en", 3_486_784_401, "3,500,000,000"},
		{"de", 1_600_000_000, "1.600.000.000"},
		{"en", 1.3e31, "13" + strings.Repeat(",000", 10)},
	} {
		w, err := words.Load(assets.FS, c.lang)
		if err != nil {
			t.Fatal(err)
		}
		if got := w.Rounded(c.x); got != c.want {
			t.Errorf("%s: %v is %q, want %q", c.lang, c.x, got, c.want)
		}
	}
}
