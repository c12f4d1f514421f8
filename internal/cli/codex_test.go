package cli

import (
	"slices"
	"strings"
	"testing"
)

type foundTerm struct {
	Query string
	Hits  []struct{ Term, Name string }
	Entry *struct {
		Term, Name string
		Names      map[string]struct{ Name, Source string }
		Games      []string
		Text       string
		Differs    *struct{ Academy, Arena string }
		Cards      []string
	}
	TookUS *float64 `json:"took_us"`
}

func TestCodexExplainsTheBestHit(t *testing.T) {
	status, out, _ := callCards(t, "brun\nArmor +2\nRegenerieren\n", "codex", "--json")
	answers := decodeLines[foundTerm](t, out)
	if status != statusFine || len(answers) != 3 {
		t.Fatalf("status %d, %d answers", status, len(answers))
	}
	burn := answers[0]
	if burn.Query != "brun" || burn.Hits[0].Term != "burn" || burn.Entry.Term != "burn" || burn.Entry.Name != "Burn" || burn.TookUS == nil {
		t.Errorf("burn: %+v", burn)
	}
	if !slices.Contains(burn.Entry.Cards, "fireball") || !slices.Contains(burn.Entry.Games, "arena") || burn.Entry.Differs != nil {
		t.Errorf("burn: %+v", burn.Entry)
	}
	armor := answers[1].Entry
	if armor.Term != "armor-x" || armor.Differs == nil || armor.Differs.Academy == "" || armor.Names["de"].Name != "Rüstung +X" {
		t.Errorf("armor: %+v", armor)
	}
	if answers[2].Entry.Term != "regenerate" {
		t.Errorf("regenerate: %+v", answers[2].Entry)
	}
}

func TestCodexSpeaksTheLanguageAsked(t *testing.T) {
	_, english, _ := callCards(t, "", "codex", "--json", "burn")
	_, german, _ := callCards(t, "", "codex", "--json", "--lang", "de", "burn")
	en, de := decodeLines[foundTerm](t, english)[0].Entry, decodeLines[foundTerm](t, german)[0].Entry
	if en.Text == de.Text || de.Text == "" {
		t.Errorf("%q and %q", en.Text, de.Text)
	}
	_, people, _ := callCards(t, "", "codex", "--lang", "de", "counterstrike")
	if !strings.HasPrefix(people, "Gegenschlag · Counterstrike") {
		t.Errorf("for people: %s", people)
	}
}

func TestCodexSaysWhatIsNotFound(t *testing.T) {
	status, out, _ := callCards(t, "", "codex", "--json", "qqqqq")
	a := decodeLines[foundTerm](t, out)[0]
	if status != statusUnmet || len(a.Hits) != 0 || a.Entry != nil {
		t.Errorf("status %d, %+v", status, a)
	}
}
