package cli

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"
	"unicode"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/games"
	"github.com/quickcast/quickcast/internal/words"
)

// spite is a name as somebody may give one who wants to deceive: it clears the screen, by
// two kinds of control byte, turns what follows around, and begins a line of its own.
const spite = "x\x1b[2J\x07\u009b31m\x7f\u202egnp\u2066\nlegal spite"

// oneLine is the same where a line has to stay one.
var oneLine = strings.ReplaceAll(spite, "\n", "\r")

// spiteful are calls with such a name in every place that takes one. Each verb has some.
func spiteful(dir string) map[string][][]string {
	file := filepath.Join(dir, oneLine+".txt")
	wrong := func(verb string, flags ...string) (calls [][]string) {
		for _, f := range append(flags, "lang", spite) {
			calls = append(calls, []string{verb, "--" + f, spite})
		}
		return calls
	}
	all := map[string][][]string{
		"check": append(wrong("check", "game", "mage", "house"),
			[]string{"check", "-", file, spite, dir}, []string{"check", "--json", "-", file, spite}, []string{"check", "--house", filepath.Join(dir, "house.json"), "-"}),
		"convert": append(wrong("convert", "to", "house"),
			[]string{"convert", "--to", "text", spite}, []string{"convert", "--to", "text", "-o", filepath.Join(dir, spite, "none"), "-"},
			[]string{"convert", "--to", "pdf", "--sheet", spite, "-"}, []string{"convert", "--to", "pdf", "--paper", spite, "-"}, []string{"convert", "--json", "--to", "text", "-"}),
		"compare":    append(wrong("compare", "house"), []string{"compare", file, file}, []string{"compare", file, spite}, []string{"compare", "--json", file, file}),
		"collection": append(wrong("collection", "pull"), []string{"collection", file, file, dir}, []string{"collection", file, file, "--pull", oneLine}, []string{"collection", "--json", file, dir}, []string{"collection", file, file, "--pull", spite}),
		"search":     append(wrong("search", "limit"), []string{"search", spite, "school:" + oneLine, "sort:" + oneLine}, []string{"search", "--json", spite}, []string{"search"}),
		"codex":      append(wrong("codex"), []string{"codex", spite}, []string{"codex", "--json", spite}, []string{"codex"}),
		"prices":     append(wrong("prices", "mage", "game", "to"), []string{"prices", spite}),
		"odds":       {{"odds"}, {"odds", spite}, {"odds", "--" + spite}},
		"play":       append(wrong("play", "game", "seats", "seed", "setup", "option"), []string{"play", spite}, []string{"play", "--log", "--journal", spite}),
		"serve":      append(wrong("serve", "addr"), []string{"serve", spite}, []string{"serve", "--addr", "127.0.0.1:0", "--tls=" + filepath.Join(dir, "book.txt", spite)}),
		"words":      append(wrong("words"), []string{"words", spite}, []string{"words", "de"}),
		"bench":      {{"bench", spite}, {"bench", "--" + spite}},
		"completion": {{"completion", spite}, {"completion", "--" + spite}},
		"man":        append(wrong("man"), []string{"man", spite}),
		"version":    {{"version", spite}, {"version", "--" + spite}},
	}
	for _, to := range []string{"text", "csv", "json", "markdown", "o8d", "code", "tts", "bbcode"} {
		all["convert"] = append(all["convert"], []string{"convert", "--to", to, "-"})
	}
	folder := filepath.Join(dir, "table")
	begin := []string{"play", "--game", "arena", "--seats", oneLine + "=warlock,wizard", "--seed", "1", "--journal", folder}
	all["play"] = append(all["play"], begin, []string{"play", "--journal", folder, "--log"}, []string{"play", "--journal", folder, "--replay", "--choices"})
	return all
}

// Nothing of what files are called, spellbooks hold and calls say reaches a terminal as
// something it obeys: not on standard output, not where errors go, by no verb. JSON says
// the name as it is.
func TestNoVerbPrintsWhatATerminalObeys(t *testing.T) {
	dir := t.TempDir()
	book := "Name: " + oneLine + "\nMage: Warlock\n2x Fireball\n3 " + oneLine + "\n{\"question\":\"" + strings.ReplaceAll(oneLine, "\x1b", `\u001b`) + "\"}\n"
	for name, text := range map[string]string{
		oneLine + ".txt": book, "book.txt": book,
		"house.json": `{"quickcast":"house-rules","version":1,"name":"x\u001b[2J\u202e","barred":["dispel"]}`,
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			t.Skip(err) // a system that takes no such name
		}
	}
	calls := spiteful(dir)
	for _, v := range verbs() {
		if len(calls[v.name]) == 0 {
			t.Errorf("%s is not tried", v.name)
		}
		for _, args := range append(calls[v.name], []string{spite}, []string{"help", spite}) {
			var out, errs bytes.Buffer
			env := &Env{
				In: strings.NewReader(book), Out: &out, Err: &errs, Assets: assets.FS, Games: games.Rules(games.All()), Lang: words.English,
				Now: func() time.Time { return time.UnixMilli(1_800_000_000_000) },
			}
			Run(env, args)
			for _, said := range []string{out.String(), errs.String()} {
				for _, r := range said {
					if unicode.IsControl(r) && r != '\n' && r != '\t' || r >= '\u202a' && r <= '\u202e' || r >= '\u2066' && r <= '\u2069' {
						t.Errorf("%q prints %U: %q", args, r, said)
						break
					}
				}
				if regexp.MustCompile(`(?m)^legal spite`).MatchString(said) {
					t.Errorf("%q lets a name begin a line: %q", args, said)
				}
			}
		}
	}
}

// What JSON says of a name is that name, and sound JSON all the same.
func TestJSONSaysNamesAsTheyAre(t *testing.T) {
	out, _, _ := called(words.English, "Mage: Warlock\nName: a\u202eb\n3 y\u202ez\n", "check", "--json", "-", spite)
	var read, missing struct {
		File, Name, Message string
		Problems            []struct{ Entry string }
	}
	lines := json.NewDecoder(strings.NewReader(out))
	if err := lines.Decode(&read); err != nil || len(read.Problems) == 0 || !strings.Contains(read.Problems[0].Entry, "y\u202ez") {
		t.Errorf("%v, %+v: %s", err, read, out)
	}
	if err := lines.Decode(&missing); err != nil || missing.File != spite || !strings.Contains(missing.Message, spite) {
		t.Errorf("%v, %+v: %s", err, missing, out)
	}
}
