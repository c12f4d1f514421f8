package deed_test

import (
	"encoding/json"
	"io/fs"
	"os"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/internal/words"
)

func read(t *testing.T) map[string][]deed.Deed {
	t.Helper()
	all, err := deed.Read(assets.FS)
	if err != nil {
		t.Fatal(err)
	}
	return all
}

func TestEveryCardWithDeedsExists(t *testing.T) {
	c, err := catalog.Load(assets.FS)
	if err != nil {
		t.Fatal(err)
	}
	if err := c.CheckDeeds(); err != nil {
		t.Error(err)
	}
	card, _ := c.Card("ghoul-rot")
	if got := card.Deeds(); len(got) != 1 || got[0].At != deed.Upkeep || got[0].Of.Role != deed.Host || got[0].Do[0].Amount.Value(0) != 2 {
		t.Errorf("Ghoul Rot does %+v", got)
	}
	if bear, _ := c.Card("timber-wolf"); len(bear.Deeds()) != 0 {
		t.Errorf("a bear that only fights does %v", bear.Deeds())
	}
}

// Nothing got lost when the deeds were written down in this form.
func TestAllDeedsAreThere(t *testing.T) {
	moments, verbs := map[deed.Moment]int{}, map[deed.Verb]int{}
	asks, total := 0, 0
	for _, deeds := range read(t) {
		for _, d := range deeds {
			moments[d.At]++
			total++
			deed.Walk(d.Do, func(s *deed.Step) { verbs[s.Do]++ })
			if d.Unsure {
				asks++
			}
		}
	}
	if len(moments) != 23 || len(verbs) != 37 || total < 890 {
		t.Errorf("%d deeds at %d moments, with %d verbs: %v %v", total, len(moments), len(verbs), moments, verbs)
	}
	if asks != 60 {
		t.Errorf("%d deeds are not sure, want 60", asks)
	}
}

// Every keyword, condition, damage type, subtype and school a deed speaks of is one the program
// has a word for.
func TestDeedsSpeakOfWhatTheProgramKnows(t *testing.T) {
	en, err := words.Load(assets.FS, "en")
	if err != nil {
		t.Fatal(err)
	}
	known := func(word string, kinds ...words.Kind) bool {
		return slices.ContainsFunc(kinds, func(kind words.Kind) bool { return en.Knows(kind, word) })
	}
	filter := func(id string, f *deed.Filter) {
		if f == nil {
			return
		}
		for _, word := range f.Subtypes {
			if !known(word, words.SubtypeTerm) {
				t.Errorf("%s: subtype %q", id, word)
			}
		}
		for _, word := range f.Schools {
			if !known(word, words.SchoolTerm) {
				t.Errorf("%s: school %q", id, word)
			}
		}
		for _, word := range slices.Concat(f.Traits, f.Any, f.Without) {
			if !known(word, words.TraitTerm, words.SubtypeTerm, words.SchoolTerm) {
				t.Errorf("%s: word %q", id, word)
			}
		}
	}
	party := func(id string, p *deed.Party) {
		if p != nil {
			filter(id, &p.Filter)
		}
	}
	for id, deeds := range read(t) {
		for _, d := range deeds {
			party(id, d.Of)
			if g := d.Given; g != nil {
				filter(id, g.Count)
				filter(id, g.Spell)
				filter(id, g.None)
				filter(id, g.By)
				for i := range g.Is {
					filter(id, g.Is[i].HurtBy)
					filter(id, &g.Is[i].Filter)
					if c := g.Is[i].Condition; c != "" && !known(c, words.EffectTerm) {
						t.Errorf("%s: condition %q", id, c)
					}
				}
			}
			deed.Walk(d.Do, func(s *deed.Step) {
				party(id, s.On)
				filter(id, s.Spells)
				for _, k := range s.Keywords {
					k = strings.ReplaceAll(k, "+2X", "+X")
					if as, lent := strings.CutPrefix(k, "As "); lent { // a damage type and an effect roll for an attack without
						of, rows, _ := strings.Cut(as, ": ")
						for _, row := range strings.Split(rows, ", ") {
							if _, result, _ := strings.Cut(row, " "); !known(result, words.EffectTerm) {
								t.Errorf("%s: effect %q", id, row)
							}
						}
						k = of
					}
					if !known(k, words.TraitTerm, words.DamageTerm) {
						t.Errorf("%s: keyword %q", id, k)
					}
				}
				if s.Type != "" && !known(s.Type, words.DamageTerm) {
					t.Errorf("%s: damage type %q", id, s.Type)
				}
				lies := s.Do == deed.Condition || s.Do == deed.Cure && s.Name != "all" && s.Name != "choice"
				if lies && s.Name != "Zombie" && s.Name != "Ichthellid Larva" && !known(s.Name, words.EffectTerm) {
					t.Errorf("%s: condition %q", id, s.Name)
				}
			})
		}
	}
}

// An event of a table carries deeds in the form of the file.
// A deed that speaks of another creature does not offer the one at hand.
func TestAnotherIsAnother(t *testing.T) {
	other := regexp.MustCompile(`\b(an)?other\b`)
	for id, deeds := range read(t) {
		for _, d := range deeds {
			deed.Walk(d.Do, func(s *deed.Step) {
				if s.On != nil && s.On.Role == "" && other.MatchString(d.Say.EN) && !s.On.Other {
					t.Errorf("%s: %q may mean the card or its target itself", id, d.Say.EN)
				}
			})
		}
	}
}

func TestDeedsCanBeWrittenAndReadAgain(t *testing.T) {
	for id, deeds := range read(t) {
		text, err := json.Marshal(deeds)
		if err != nil {
			t.Fatal(err)
		}
		var again []deed.Deed
		if err := json.Unmarshal(text, &again); err != nil || !reflect.DeepEqual(deeds, again) {
			t.Errorf("%s: %v\n%s", id, err, text)
		}
	}
}

func TestReadRefusesWhatNoCardDoes(t *testing.T) {
	const whole = `[{"id":"a","deeds":[{"at":"cast","do":[{"do":"heal","on":"target","dice":3}],"say":["Heal","Heile"]}]}]`
	if _, err := deed.Read(fstest.MapFS{deed.File: {Data: []byte(whole)}}); err != nil {
		t.Fatal(err)
	}
	for _, broken := range [][2]string{
		{`"at":"cast"`, `"at":"never"`},
		{`"do":"heal"`, `"do":"sing"`},
		{`"on":"target"`, `"on":"nobody"`},
		{`"on":"target"`, `"on":{"side":"ours"}`},
		{`"on":"target"`, `"on":{"kind":"mage","sort":"x"}`},
		{`"on":"target"`, `"on":{"level":"3?"}`},
		{`"dice":3`, `"dice":"Z"`},
		{`"dice":3`, `"dice":1000`},
		{`"dice":3`, `"bones":3`},
		{`"do":[{"do":"heal","on":"target","dice":3}]`, `"do":[]`},
		{`"do":"heal"`, `"do":"grant"`},
		{`"do":"heal"`, `"do":"choose"`},
		{`"Heal","Heile"`, `"Heal"`},
		{`"Heal"`, `""`},
		{`"Heal"`, `"` + strings.Repeat("x", deed.SayMost+1) + `"`},
		{`"at":"cast"`, `"at":"cast","once":"year"`},
		{`"at":"cast"`, `"at":"cast","x":{"by":"luck"}`},
		{`"at":"cast"`, `"at":"cast","cost":{"action":"slow"}`},
		{`"at":"cast"`, `"at":"cast","given":{"is":[{"who":"me"}]}`},
		{`[{"id"`, `[{"id":"a","deeds":[]},{"id"`},
	} {
		text := strings.Replace(whole, broken[0], broken[1], 1)
		if _, err := deed.Read(fstest.MapFS{deed.File: {Data: []byte(text)}}); err == nil {
			t.Errorf("%s is read", text)
		}
	}
	if _, err := deed.Read(fstest.MapFS{}); err == nil || !strings.Contains(err.Error(), fs.ErrNotExist.Error()) {
		t.Errorf("no file is %v", err)
	}
}

func TestFilterFits(t *testing.T) {
	yes, no := true, false
	bear := deed.Thing{Kind: "creature", Name: "Bear", Level: 3, Subtypes: []string{"Animal", "Bear"}, Schools: []string{"nature"}, Traits: []string{"Regenerate 2", "Flying"}}
	golem := deed.Thing{Kind: "creature", Level: 2, Traits: []string{"Nonliving"}}
	wall := deed.Thing{Kind: "wall", Level: 1, Marked: func(c string) bool { return c == "burn" }}
	for _, row := range []struct {
		name   string
		filter deed.Filter
		thing  *deed.Thing
		want   bool
	}{
		{"anything", deed.Filter{}, &bear, true},
		{"an object", deed.Filter{Kind: "object"}, &wall, true},
		{"kinds", deed.Filter{Kind: "creature|mage"}, &bear, true},
		{"another kind", deed.Filter{Kind: "conjuration"}, &wall, false},
		{"subtype", deed.Filter{Subtypes: []string{"Cat", "Bear"}}, &bear, true},
		{"no such subtype", deed.Filter{Subtypes: []string{"Cat"}}, &bear, false},
		{"school", deed.Filter{Schools: []string{"Nature"}}, &bear, true},
		{"trait with its value", deed.Filter{Traits: []string{"Regenerate"}}, &bear, true},
		{"any word", deed.Filter{Any: []string{"Dark", "Flying"}}, &bear, true},
		{"none of these", deed.Filter{Without: []string{"Flying"}}, &bear, false},
		{"living", deed.Filter{Living: &yes}, &bear, true},
		{"not living", deed.Filter{Living: &no}, &golem, true},
		{"a wall does not live", deed.Filter{Living: &yes}, &wall, false},
		{"low enough", deed.Filter{Level: "<=2"}, &bear, false},
		{"high enough", deed.Filter{Level: ">=3"}, &bear, true},
		{"the very level", deed.Filter{Level: "=2"}, &golem, true},
		{"name", deed.Filter{Name: "bear"}, &bear, true},
		{"burning already", deed.Filter{Unmarked: "Burn"}, &wall, false},
	} {
		if got := row.filter.Fits(row.thing); got != row.want {
			t.Errorf("%s: %t", row.name, got)
		}
	}
}

// What the table only says is listed for people with its reason, and nothing else is.
func TestSaidDeedsAreListed(t *testing.T) {
	text, err := os.ReadFile("../../docs/said.md")
	if err != nil {
		t.Fatal(err)
	}
	listed, said := strings.Count(string(text), "\n| ")-1, 0
	for id, deeds := range read(t) {
		for _, d := range deeds {
			if slices.ContainsFunc(d.Do, func(s deed.Step) bool { return s.Do != deed.Note }) {
				continue
			}
			if said++; !strings.Contains(string(text), "(`"+id+"`) | "+d.Say.EN+" | ") {
				t.Errorf("docs/said.md does not tell why %s is only said: %s", id, d.Say.EN)
			}
		}
	}
	if listed != said {
		t.Errorf("docs/said.md lists %d, %d are said", listed, said)
	}
}

// What changes an attack comes before its dice: at a moment after them it would change nothing.
func TestWhatChangesAnAttackComesBeforeItsDice(t *testing.T) {
	late := []deed.Moment{deed.Struck, deed.Hit, deed.Hurt, deed.Kills, deed.Dies, deed.ActivationEnd}
	for id, deeds := range read(t) {
		for _, d := range deeds {
			changes := deed.Steps(d.Do, func(s *deed.Step) bool {
				return s.Until == "attack" || slices.Contains([]deed.Verb{deed.Dice, deed.Effect, deed.Defense}, s.Do)
			})
			if len(changes) > 0 && slices.Contains(late, d.At) {
				t.Errorf("%s, at %q: %s", id, d.At, d.Say.EN)
			}
		}
	}
}
