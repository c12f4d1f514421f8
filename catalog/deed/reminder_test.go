package deed_test

import (
	"encoding/json"
	"maps"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/catalog/deed"
)

// unsaid are reminders whose numbers stand nowhere in their deed, with the reason.
func unsaid() map[string]string {
	return map[string]string{
		"combustion 1":            "2 dice a Burn are those of its bar",
		"crusade-banner 3":        "the 2 creatures are those its other deed lets it summon",
		"sandstorm 1":             "which way a roll pushes is seen on the board",
		"teleport 1":              "3 mana a zone is the price of the spell",
		"vtarrian-healing-song 1": "V'Tar Orbs lie on the board",
	}
}

// A reminder's numbers are those of its deed, in both languages: none that the deed does not
// have, and none of its steps' left out but for a single one of something.
func TestRemindersSayTheNumbersOfTheirDeeds(t *testing.T) {
	needless := unsaid()
	for id, list := range rawDeeds(t) {
		for i, d := range list {
			key := id + " " + strconv.Itoa(i+1)
			wrong := wrongNumbers(d)
			if _, listed := needless[key]; listed {
				if wrong == "" {
					t.Errorf("%s need not be listed any more", key)
				}
				delete(needless, key)
			} else if wrong != "" {
				t.Errorf("%s: %s: %v", key, wrong, d["say"])
			}
		}
	}
	for key := range needless {
		t.Errorf("%s is listed and not there", key)
	}
}

// Acid Blast with a wrong number, and others that say something else than they do.
func TestWrongNumbersOfRemindersAreSeen(t *testing.T) {
	for _, text := range []string{
		`{"do":[{"do":"condition","amount":2,"name":"Corrode"}],"say":["Put 1 more","Lege 1 mehr"]}`,
		`{"do":[{"do":"condition","amount":1,"name":"Corrode"}],"say":["Put 2 more","Lege 2 mehr"]}`,
		`{"do":[{"do":"damage","amount":2}],"say":["Deal 2","Füge 3 zu"]}`,
		`{"do":[{"do":"grant","keywords":["Melee +3"]}],"say":["Give Melee +2","Gib Nahkampf +2"]}`,
		`{"do":[{"do":"damage","amount":2}],"say":["Deal damage","Füge Schaden zu"]}`,
	} {
		var d map[string]any
		if err := json.Unmarshal([]byte(text), &d); err != nil {
			t.Fatal(err)
		}
		if wrongNumbers(d) == "" {
			t.Errorf("nobody sees what is wrong with %s", text)
		}
	}
}

// rawDeeds are the deeds as the file has them.
func rawDeeds(t *testing.T) map[string][]map[string]any {
	t.Helper()
	data, err := assets.FS.ReadFile(deed.File)
	if err != nil {
		t.Fatal(err)
	}
	var cards []struct {
		ID    string
		Deeds []map[string]any
	}
	if err := json.Unmarshal(data, &cards); err != nil {
		t.Fatal(err)
	}
	all := map[string][]map[string]any{}
	for _, c := range cards {
		all[c.ID] = c.Deeds
	}
	return all
}

// wrongNumbers says what is wrong with the numbers of a reminder, "" for nothing.
func wrongNumbers(d map[string]any) string {
	has, must := map[int]bool{1: true}, map[int]bool{}
	told := d["say"].([]any)
	given, _ := d["given"].(map[string]any)
	asked, _ := given["ask"].([]any)
	for _, text := range asked {
		for _, n := range numbers(text) {
			has[n] = true
		}
	}
	steps(d, "", func(key string, value any, ofToken bool) {
		for _, n := range numbers(value) {
			has[n] = true
			if key == "most" { // of what is there before one more comes
				has[n+1] = true
			}
			if slices.Contains([]string{"amount", "dice", "keywords"}, key) && n > 1 && !ofToken {
				must[n] = true
			}
		}
	})
	for _, text := range told {
		for n := range said(text) {
			if !has[n] {
				return strconv.Itoa(n) + " is none of its numbers"
			}
		}
		for n := range must {
			if !slices.Contains(numbers(text), n) {
				return strconv.Itoa(n) + " is not said"
			}
		}
	}
	if len(told) == 2 && !maps.Equal(said(told[0]), said(told[1])) {
		return "the languages differ"
	}
	return ""
}

// steps calls each for what stands at the ends of a deed, but for its texts, with whether it
// is what a token of the codex gives, which the token's name says.
func steps(value any, key string, each func(key string, value any, ofToken bool)) {
	switch v := value.(type) {
	case map[string]any:
		for k, inner := range v {
			if k != "say" && k != "ask" {
				steps(inner, k, each)
			}
		}
	case []any:
		grows := slices.ContainsFunc(v, func(s any) bool {
			step, _ := s.(map[string]any)
			return step["name"] == "Growth"
		})
		for _, inner := range v {
			steps(inner, key, func(key string, value any, ofToken bool) { each(key, value, ofToken || grows && key == "keywords") })
		}
	default:
		each(key, v, false)
	}
}

var (
	digits   = regexp.MustCompile(`\d+`)
	distance = regexp.MustCompile(`\d+ (zones?|Zonen?)\b|within \d+\b|[dW]12`)
)

// numbers are those of a value; those of a table of rolls that is lent are the roll's.
func numbers(value any) []int {
	switch v := value.(type) {
	case float64:
		return []int{max(int(v), -int(v))}
	case string:
		var list []int
		if strings.HasPrefix(v, "As ") {
			return nil
		}
		for _, word := range []string{"twice", "zweimal", "Double", "doppelt", "Doppel"} {
			v = strings.ReplaceAll(v, word, "2")
		}
		for _, text := range digits.FindAllString(v, -1) {
			n, _ := strconv.Atoi(text)
			list = append(list, n)
		}
		return list
	}
	return nil
}

// said are the numbers of a text but for 1, which may be left out, and how far something is.
func said(text any) map[int]bool {
	list := map[int]bool{}
	for _, n := range numbers(distance.ReplaceAllString(text.(string), "")) {
		if n != 1 {
			list[n] = true
		}
	}
	return list
}
