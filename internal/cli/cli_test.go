package cli

import (
	"bytes"
	"errors"
	"io"
	"reflect"
	"strings"
	"testing"
	"time"

	"github.com/spf13/pflag"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/games"
	"github.com/quickcast/quickcast/internal/words"
)

// called runs a call and gives what it printed and its exit status.
func called(lang, input string, args ...string) (out, err string, status int) {
	var stdout, stderr bytes.Buffer
	env := &Env{In: strings.NewReader(input), Out: &stdout, Err: &stderr, Assets: assets.FS, Games: games.Rules(games.All()), Lang: lang}
	status = Run(env, args)
	return stdout.String(), stderr.String(), status
}

func TestHelpOfEverything(t *testing.T) {
	for _, lang := range words.Languages(assets.FS) {
		for _, args := range [][]string{nil, {"help"}, {"--help"}, {"-h"}} {
			out, err, status := called(lang, "", args...)
			if status != statusFine || err != "" {
				t.Errorf("%s %v: status %d, %s", lang, args, status, err)
			}
			for _, v := range verbs() {
				if !strings.Contains(out, "\n  "+v.name+" ") {
					t.Errorf("%s %v does not tell of %s", lang, args, v.name)
				}
			}
		}
		for _, v := range verbs() {
			for _, args := range [][]string{{v.name, "--help"}, {v.name, "-h"}, {"help", v.name}} {
				out, err, status := called(lang, "", args...)
				if status != statusFine || err != "" || !strings.HasPrefix(out, "quickcast "+v.name) || strings.Contains(out, "cli.") {
					t.Errorf("%s %v: status %d, %q, %q", lang, args, status, out, err)
				}
			}
		}
	}
}

func TestWrongCalls(t *testing.T) {
	for _, c := range []struct {
		args []string
		says string
	}{
		{[]string{"chek"}, "chek"},
		{[]string{"--jsno"}, "--jsno"},
		{[]string{""}, "check, convert"},
		{[]string{"help", "chek"}, "chek"},
		{[]string{"version", "--loud"}, "--loud"},
		{[]string{"serve", "--loud"}, "--loud"},
		{[]string{"bench", "--loud"}, "--loud"},
	} {
		out, err, status := called("en", "", c.args...)
		if status != statusUnread || out != "" || !strings.Contains(err, c.says) {
			t.Errorf("%v: status %d, out %q, err %q", c.args, status, out, err)
		}
	}
}

func TestVersion(t *testing.T) {
	for _, args := range [][]string{{"version"}, {"--version"}} {
		if out, _, status := called("en", "", args...); out != "quickcast "+Version+"\n" || status != statusFine {
			t.Errorf("%v: %q, %d", args, out, status)
		}
	}
}

func TestUnknownLanguageStillAnswers(t *testing.T) {
	if _, err, status := called("xx", "", "chek"); status != statusUnread || !strings.Contains(err, "xx") {
		t.Errorf("status %d, %q", status, err)
	}
}

func TestParse(t *testing.T) {
	type result struct {
		JSON     bool
		Limit    int
		Game     string
		Operands []string
	}
	for _, c := range []struct {
		args string
		want result
	}{
		{"", result{}},
		{"a b", result{Operands: []string{"a", "b"}}},
		{"a --json b -limit 3 c", result{JSON: true, Limit: 3, Operands: []string{"a", "b", "c"}}},
		{"--limit=3 --game=x=y -", result{Limit: 3, Game: "x=y", Operands: []string{"-"}}},
		{"--json=false --game -", result{Game: "-"}},
		{"a -- --json -x -limit", result{Operands: []string{"a", "--json", "-x", "-limit"}}},
		{"-limit=7 -json", result{JSON: true, Limit: 7}},
		{"--limit -3 --game -x", result{Limit: -3, Game: "-x"}},
	} {
		var got result
		flags := newFlags("test")
		flags.BoolVar(&got.JSON, "json", false, "")
		flags.IntVar(&got.Limit, "limit", 0, "")
		flags.StringVar(&got.Game, "game", "", "")
		operands, err := parse(flags, strings.Fields(c.args))
		got.Operands = append(got.Operands, operands...)
		if err != nil || !reflect.DeepEqual(got, c.want) {
			t.Errorf("%q: got %+v, %v", c.args, got, err)
		}
	}
}

func TestParseRefuses(t *testing.T) {
	for args, want := range map[string]string{
		"--jsno": flagUnknown, "-jsno": flagUnknown, "-x=1": flagUnknown, "-x": flagUnknown, "-test.v": flagUnknown, "a -limit": flagValueMissing, "---json": flagUnknown, "a --limit": flagValueMissing, "--limit x": flagValueWrong, "--json=maybe": flagValueWrong,
	} {
		flags := newFlags("test")
		flags.Bool("json", false, "")
		flags.Int("limit", 0, "")
		var fault *FlagError
		if _, err := parse(flags, strings.Fields(args)); !errors.As(err, &fault) || fault.Fault != want {
			t.Errorf("%q: got %v", args, err)
		}
	}
	for _, help := range []string{"--help", "-help", "-h"} {
		if _, err := parse(newFlags("test"), []string{"a", help, "--nonsense"}); !errors.Is(err, pflag.ErrHelp) {
			t.Errorf("%s: got %v", help, err)
		}
	}
}

// FuzzParse sees that arguments are an operand, a flag or refused, and none is
// lost.
func FuzzParse(f *testing.F) {
	f.Add("a", "--json", "b")
	f.Add("--", "-x", "")
	f.Add("-", "--limit", "7")
	f.Fuzz(func(t *testing.T, one, two, three string) {
		flags := newFlags("test")
		flags.Bool("json", false, "")
		flags.Int("limit", 0, "")
		operands, err := parse(flags, []string{one, two, three})
		var fault *FlagError
		if err != nil && !errors.Is(err, pflag.ErrHelp) && !errors.As(err, &fault) {
			t.Errorf("%q %q %q: %v", one, two, three, err)
		}
		if err == nil && !strings.HasPrefix(one, "-") && (len(operands) == 0 || operands[0] != one) {
			t.Errorf("%q is lost: %q", one, operands)
		}
	})
}

// TestJSONKeepsToEnglish holds that a script reads the same on every machine.
func TestJSONKeepsToEnglish(t *testing.T) {
	const book = "Mage: Warlock\n7x Bear Strength\n1 Feuerbal"
	for _, args := range [][]string{
		{"check", "--json", "-"},
		{"convert", "--json", "--to", "text", "-"},
		{"search", "--json", "Feldheilung"},
		{"search", "--json", "nonsense:1"},
		{"codex", "--json", "Elusive"},
	} {
		english, german, chosen := inLang("en", book, args), inLang("de", book, args), inLang("en", book, append(args, "--lang", "de"))
		if german != english {
			t.Errorf("%v: %q in a German environment, %q in an English one", args, german, english)
		}
		if chosen == english && args[0] != "convert" && args[2] != "Feldheilung" {
			t.Errorf("%v: --lang de changes nothing", args)
		}
	}
}

// inLang gives the JSON of a call in an environment of that language, but for
// the time it took.
func inLang(lang, in string, args []string) string {
	var out bytes.Buffer
	env := &Env{In: strings.NewReader(in), Out: &out, Err: io.Discard, Assets: assets.FS, Games: games.Rules(games.All()), Lang: lang, Now: func() time.Time { return time.Time{} }}
	Run(env, args)
	return out.String()
}

// full is where nothing can be written to any more.
type full struct{}

func (full) Write([]byte) (int, error) { return 0, errors.New("no space left") }

func TestAnAnswerLostIsNoSuccess(t *testing.T) {
	for _, args := range [][]string{{"check", "-"}, {"check", "--json", "-"}, {"search", "bear"}, {"convert", "--to", "text", "-"}, {"version"}} {
		var errs bytes.Buffer
		env := &Env{In: strings.NewReader("Mage: Warlock\n1 Fireball"), Out: full{}, Err: &errs, Assets: assets.FS, Games: games.Rules(games.All()), Lang: "en"}
		if status := Run(env, args); status != statusUnread || !strings.Contains(errs.String(), "no space left") {
			t.Errorf("%v: status %d, said %q", args, status, errs.String())
		}
	}
}

// A language lists what is left to do in it; a copied folder has all of it left.
func TestWordsListsWhatIsLeft(t *testing.T) {
	out, said, status := called("en", "", "words", "de", "--json")
	if status != statusUnmet || !strings.Contains(out, `{"id":"cardsscreen.columnMana","english":"Mana"}`) || strings.Contains(out, "cli.wordsAbout") || !strings.Contains(said, "Deutsch") {
		t.Errorf("status %d, %q, %.300s", status, said, out)
	}
	if strings.Contains(out, ".deed") {
		t.Error("a deed is not said in German")
	}
	if _, said, status := called("en", "", "words", "en"); status != statusFine || !strings.Contains(said, "0 texts") {
		t.Errorf("English: status %d, %q", status, said)
	}
	for _, args := range [][]string{{"words"}, {"words", "xx"}} {
		if _, said, status := called("en", "", args...); status != statusUnread || !strings.Contains(said, "de") {
			t.Errorf("%v: status %d, %q", args, status, said)
		}
	}
}
