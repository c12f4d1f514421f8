package config_test

import (
	"errors"
	"io/fs"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/quickcast/quickcast/internal/config"
	"github.com/quickcast/quickcast/internal/store"
)

const file = "settings.json"

func open(t testing.TB, text string) (*store.Memory, *config.Config, []error) {
	t.Helper()
	files := store.NewMemory()
	if err := files.Replace(file, []byte(text)); err != nil {
		t.Fatal(err)
	}
	c, problems := config.Open(files)
	return files, c, problems
}

func TestNoFileMeansDefaults(t *testing.T) {
	c, problems := config.Open(store.NewMemory())
	if len(problems) != 0 || c.Settings() != config.Defaults() {
		t.Errorf("got %+v, %v", c.Settings(), problems)
	}
	if err := config.Defaults().Check(); err != nil {
		t.Error(err)
	}
}

func TestSavedSettingsComeBack(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		want := config.Settings{
			Language:   rapid.SampledFrom([]config.Language{config.LanguageSystem, config.English, config.German}).Draw(r, "language"),
			Theme:      rapid.SampledFrom([]config.Theme{config.ThemeSystem, config.Dark, config.Light}).Draw(r, "theme"),
			TextSize:   rapid.IntRange(config.MinTextSize, config.MaxTextSize).Draw(r, "size"),
			Motion:     rapid.SampledFrom([]config.Motion{config.MotionSystem, config.FullMotion, config.LessMotion}).Draw(r, "motion"),
			Colours:    rapid.SampledFrom([]config.Colours{config.Usual, config.Distinct}).Draw(r, "colours"),
			Hand:       rapid.SampledFrom([]config.Hand{config.Right, config.Left}).Draw(r, "hand"),
			Reader:     rapid.Bool().Draw(r, "reader"),
			Unofficial: rapid.Bool().Draw(r, "unofficial"),
			Game:       rapid.SampledFrom([]config.Game{config.Arena, config.Academy}).Draw(r, "game"),
			Facing:     rapid.SampledFrom([]config.Facing{config.Opposite, config.SameSide}).Draw(r, "facing"),
			KeepAwake:  rapid.Bool().Draw(r, "awake"),
			Clock:      rapid.Bool().Draw(r, "clock"),
			OwnDice:    rapid.Bool().Draw(r, "own_dice"),
			DiceAsked:  rapid.Bool().Draw(r, "dice_asked"),
			Sound:      rapid.Bool().Draw(r, "sound"),
			Vibration:  rapid.Bool().Draw(r, "vibration"),
		}
		files := store.NewMemory()
		c, _ := config.Open(files)
		if err := c.Save(want); err != nil {
			r.Fatal(err)
		}
		again, problems := config.Open(files)
		if len(problems) != 0 || again.Settings() != want || c.Settings() != want {
			r.Fatalf("got %+v, %v; want %+v", again.Settings(), problems, want)
		}
	})
}

func TestWrongValuesBecomeDefaults(t *testing.T) {
	for key, values := range map[string][]string{
		"language":   {`"français"`, `7`, `null`, `["en"]`, `""`, `"EN"`},
		"theme":      {`"purple"`, `{"name": "dark"}`},
		"text_size":  {`79`, `201`, `100.5`, `"100"`, `1e300`, `-1`, `true`},
		"motion":     {`false`},
		"unofficial": {`"yes"`, `1`, `[]`},
		"game":       {`"chess"`},
		"facing":     {`"up"`},
		"keep_awake": {`0`},
		"clock":      {`"true"`},
		"own_dice":   {`"true"`},
		"sound":      {`"on"`, `1`},
		"vibration":  {`"off"`},
	} {
		for _, value := range values {
			_, c, problems := open(t, `{"`+key+`": `+value+`}`)
			if value == "null" { // as good as absent
				if len(problems) != 0 {
					t.Errorf("%s: %v", key, problems)
				}
				continue
			}
			var wrong *config.ValueError
			if len(problems) == 0 || !errors.As(problems[0], &wrong) || wrong.Key != key {
				t.Errorf("%s = %s: got %v", key, value, problems)
			}
			if c.Settings() != config.Defaults() {
				t.Errorf("%s = %s: got %+v", key, value, c.Settings())
			}
		}
	}
}

func TestOneWrongValueLeavesTheOthers(t *testing.T) {
	_, c, problems := open(t, "\xef\xbb\xbf"+`{"theme": "purple", "language": "de", "text_size": 1.2e2}`)
	want := config.Defaults()
	want.Language, want.TextSize = config.German, 120
	if len(problems) != 1 || c.Settings() != want {
		t.Errorf("got %+v, %v", c.Settings(), problems)
	}
}

func TestDamagedFileIsKeptAside(t *testing.T) {
	for _, text := range []string{``, `{`, `{"theme": "light"`, `[]`, `"x"`, `{} {}`, "\x00\x01", "theme: light", `{"a":1}` + strings.Repeat(" ", 64<<10)} {
		files, c, problems := open(t, text)
		var damaged *config.DamagedError
		if len(problems) != 1 || !errors.As(problems[0], &damaged) {
			t.Errorf("%.20q: got %v", text, problems)
			continue
		}
		if c.Settings() != config.Defaults() {
			t.Errorf("%.20q: got %+v", text, c.Settings())
		}
		if err := c.Save(config.Defaults()); err != nil {
			t.Error(err)
		}
		if kept, err := files.Read(damaged.Aside); err != nil || string(kept) != text {
			t.Errorf("%.20q: kept %.20q, %v", text, kept, err)
		}
	}
}

// Files made to be slow: keys that can be cut in many ways, deep nesting. Read
// the wrong way one of them alone takes longer than all tests may.
func TestOddFilesAreReadAndKept(t *testing.T) {
	for _, text := range []string{
		`{"` + strings.Repeat("a.", 30_000) + `": 1}`,
		`{"` + strings.Repeat(".", 1000) + `": {"` + strings.Repeat(".", 1000) + `": 1}, "theme": {".": 1}}`,
		strings.Repeat(`{"a":`, 9000) + "1" + strings.Repeat("}", 9000),
	} {
		files, c, _ := open(t, text)
		if err := c.Save(c.Settings()); err != nil {
			t.Error(err)
		}
		if data, _ := files.Read(file); len(data) > len(text)+1000 {
			t.Errorf("%.20q has grown from %d to %d bytes", text, len(text), len(data))
		}
	}
}

func TestUnknownSettingsSurvive(t *testing.T) {
	files, c, problems := open(t, `{"theme": "light", "Future": {"deep": [1, "two"], "none": {}}, "other": 5}`)
	var unknown *config.KeyError
	if len(problems) != 2 || !errors.As(problems[0], &unknown) || unknown.Key != "Future" {
		t.Errorf("got %v", problems)
	}
	s := c.Settings()
	s.Theme = config.Dark
	if err := c.Save(s); err != nil {
		t.Fatal(err)
	}
	data, _ := files.Read(file)
	for _, part := range []string{`"Future"`, `{"deep":[1,"two"],"none":{}}`, `"other": 5`, `"theme": "dark"`} {
		if !strings.Contains(string(data), part) {
			t.Errorf("%s is missing in %s", part, data)
		}
	}
}

func TestSaveRefusesWhatOpenWould(t *testing.T) {
	_, c, _ := open(t, `{}`)
	var wrong *config.ValueError
	bad := config.Defaults()
	bad.TextSize = 500
	if err := c.Save(bad); !errors.As(err, &wrong) || wrong.Key != "text_size" {
		t.Errorf("got %v", err)
	}
	if c.Settings() != config.Defaults() {
		t.Error("the refused settings were taken")
	}
}

// deaf is a store that cannot be written to.
type deaf struct{ *store.Memory }

var errDeaf = errors.New("no")

func (deaf) Replace(string, []byte) error { return errDeaf }

// shelfless is a store that cannot put a damaged file aside, and can write all else.
type shelfless struct{ *store.Memory }

func (s shelfless) Replace(name string, data []byte) error {
	if name == "settings-damaged.json" {
		return errDeaf
	}
	return s.Memory.Replace(name, data)
}

func TestADamagedFileThatCannotBePutAsideStays(t *testing.T) {
	files := store.NewMemory()
	if err := files.Replace(file, []byte("{")); err != nil {
		t.Fatal(err)
	}
	c, _ := config.Open(shelfless{files})
	s := config.Defaults()
	s.Theme = config.Light
	if err := c.Save(s); !errors.Is(err, errDeaf) {
		t.Errorf("got %v", err)
	}
	if left, err := files.Read(file); err != nil || string(left) != "{" {
		t.Errorf("the file holds %q, %v: written over", left, err)
	}
	if c.Settings() != s {
		t.Error("what was set should hold until the end")
	}
}

func TestNothingIsLostWhenWritingFails(t *testing.T) {
	files := store.NewMemory()
	if err := files.Replace(file, []byte("{")); err != nil {
		t.Fatal(err)
	}
	c, problems := config.Open(deaf{files})
	if len(problems) != 2 || !errors.Is(problems[1], errDeaf) {
		t.Errorf("got %v", problems)
	}
	s := config.Defaults()
	s.Theme = config.Light
	if err := c.Save(s); !errors.Is(err, errDeaf) {
		t.Errorf("got %v", err)
	}
	if c.Settings() != s {
		t.Error("what was set should hold until the end")
	}
	if _, err := files.Read("settings-damaged.json"); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("got %v", err)
	}
}

func FuzzOpen(f *testing.F) {
	for _, seed := range []string{`{}`, `{"theme":"light"}`, `{"theme":{"x":1}}`, `{"a.b":1,"a":{"b":2},"a":3}`, `{"theme.x":1}`, `{"text_size":1e400}`, `{"":null}`, `[`} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		files := store.NewMemory()
		if err := files.Replace(file, data); err != nil {
			t.Fatal(err)
		}
		c, problems := config.Open(files)
		if err := c.Settings().Check(); err != nil {
			t.Fatalf("%v from %q", err, data)
		}
		for _, problem := range problems {
			if problem.Error() == "" {
				t.Fatal("a problem without words")
			}
		}
		s := c.Settings()
		s.Language = config.German
		if err := c.Save(s); err != nil {
			t.Fatal(err)
		}
		if again, problems := config.Open(files); again.Settings() != s {
			t.Fatalf("saved %+v, got %+v, %v from %q", s, again.Settings(), problems, data)
		}
	})
}
