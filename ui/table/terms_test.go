package table

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/catalog/codex"
	"github.com/quickcast/quickcast/internal/store"
	"github.com/quickcast/quickcast/internal/words"
	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/tracker/magewars/state"
	"github.com/quickcast/quickcast/ui/uitest"
)

// led is a stand that notes which term was asked for.
type led struct {
	*stand
	codex *codex.Codex
	lang  string
	term  string
}

func newLed(t *testing.T, lang string) *led {
	t.Helper()
	terms, err := codex.Load(assets.FS)
	if err != nil {
		t.Fatal(err)
	}
	l := &led{stand: newStandAs(t, uitest.As{Lang: lang, Size: phone}, store.NewMemory()), codex: terms, lang: lang}
	l.screen.needs.OpenTerm = func(word string) { l.term = word }
	l.begin("arena", warlock, beastmaster)
	return l
}

// opened is the term that was asked for, by its id or by a keyword.
func (l *led) opened() *codex.Term {
	if term, ok := l.codex.Term(codex.TermID(l.term)); ok {
		return term
	}
	term, _ := l.codex.ForKeyword(l.term)
	return term
}

// leads taps or holds what is called by a label and sees that the term opens that the codex
// finds under it.
func (l *led) leads(label string, held bool) {
	l.t.Helper()
	l.term = ""
	var tapped fyne.Tappable
	uitest.Walk(l.screen.open[len(l.screen.open)-1].body, func(o fyne.CanvasObject) {
		named, ok := o.(fyne.Accessible)
		if taps, can := o.(fyne.Tappable); ok && can && named.AccessibilityLabel() == label {
			tapped = taps
		}
	})
	if tapped == nil {
		l.t.Errorf("%s: nothing on the sheet is called %q", l.lang, label)
		return
	}
	if held {
		test.TapSecondary(tapped.(fyne.SecondaryTappable))
	} else {
		test.Tap(tapped)
	}
	hits := l.codex.Search(label, l.lang, "", 1)
	if got := l.opened(); got == nil || len(hits) == 0 || hits[0].Term != got {
		l.t.Errorf("%s: %q opens %q, the codex finds %v under it", l.lang, label, l.term, hits)
	}
}

// keywords are all keywords of creatures.
func (l *led) keywords() []string {
	found := map[string]bool{}
	for _, card := range l.screen.needs.Catalog().Cards() {
		for _, keyword := range slices.Concat(card.Traits, card.Grants) {
			found[keyword] = true
		}
	}
	return slices.Sorted(maps.Keys(found))
}

// Every keyword on an object's sheet opens its term. What cannot be restrained comes
// last, apart from Restrained, which would not count beside it.
func TestEveryKeywordOfAThingOpensItsTerm(t *testing.T) {
	for _, lang := range []string{"en", "de"} {
		l := newLed(t, lang)
		last := []string{"Uncontainable", "Incorporeal"}
		first := slices.DeleteFunc(l.keywords(), func(keyword string) bool { return slices.Contains(last, keyword) })
		for some := range slices.Chunk(append(first, last...), 16) {
			l.send("add", 1, Fields{"name": "Chimera", "kind": "creature", "level": 4, "life": 9, "traits": some})
			objects := l.screen.seen.View.Seats[0].Objects
			l.screen.OpenObject(l.seat(1).kit, 1, objects[len(objects)-1].ID)
			l.settle()
			for _, keyword := range some {
				l.leads(l.screen.needs.Words.Term(words.TraitTerm, keyword), false)
			}
			l.screen.Hidden()
			l.send("remove", 1, Fields{"object": objects[len(objects)-1].ID})
		}
	}
}

// Every condition and every token that counts a keyword opens its term, on a
// mage's sheet and on an object's.
func TestEveryMarkerOpensItsTerm(t *testing.T) {
	for _, lang := range []string{"en", "de"} {
		l := newLed(t, lang)
		l.send("add", 1, Fields{"name": "Chimera", "kind": "creature", "level": 4, "life": 90})
		thing := l.screen.seen.View.Seats[0].Objects[0].ID
		var conditions []string
		for _, c := range combat.Conditions() {
			if c.Marks() {
				conditions = append(conditions, c.String())
			}
		}
		for _, term := range l.codex.Terms() {
			if id := string(term.ID); term.Kind == "condition" && slices.Contains(term.Games, codex.Arena) && l.screen.needs.Words.Has("table.condition"+capitals(id)) {
				conditions = append(conditions, id)
			}
		}
		slices.Sort(conditions)
		conditions = slices.Compact(conditions)
		for _, about := range []string{"", thing} {
			for _, condition := range conditions {
				l.send("condition", 1, Fields{"condition": condition, "amount": 1}.About(about))
				l.screen.OpenObject(l.seat(1).kit, 1, about)
				l.settle()
				l.leads(l.screen.needs.Words.T("table.condition"+capitals(condition))+" 1", true)
				l.screen.Hidden()
				l.send("condition", 1, Fields{"condition": condition, "amount": -1}.About(about))
			}
		}
		for _, token := range []string{"rage", "growth", state.Dissipate} {
			l.send("token", 1, Fields{"token": token, "amount": 1, "object": thing})
			l.screen.OpenObject(l.seat(1).kit, 1, thing)
			l.settle()
			l.leads(l.screen.needs.Words.T("table.token"+capitals(token))+" 1", true)
			l.screen.Hidden()
		}
	}
}

// capitals is a condition's id as it stands in the id of its text.
func capitals(id string) string {
	var b strings.Builder
	for _, part := range strings.Split(id, "-") {
		b.WriteString(Camel("", part))
	}
	return b.String()
}

// A word of the players' own goes to the codex as it is, which says that it does
// not know it.
func TestAnOwnConditionNamesItself(t *testing.T) {
	l := newLed(t, "en")
	l.send("condition", 1, Fields{"condition": "chicken-pox", "amount": 1})
	l.seat(1).open()
	l.settle()
	l.term = "burn"
	test.TapSecondary(l.named("Chicken Pox 1").(fyne.SecondaryTappable))
	if l.term != "chicken-pox" {
		t.Errorf("%q is asked for", l.term)
	}
}

// Every rule's number opens what that rule says.
func TestEveryRuleOpensItsOwnText(t *testing.T) {
	for _, lang := range []string{"en", "de"} {
		l := newLed(t, lang)
		w := l.screen.needs.Words
		for _, series := range []string{"A", "R"} {
			for n := range 150 {
				number := series + "-" + strings.TrimLeft(string(rune('0'+n/100))+string(rune('0'+n/10%10))+string(rune('0'+n%10)), "0")
				if !l.screen.explained(number) {
					continue
				}
				l.screen.OpenRule(l.screen.needs.Kit, number)
				var texts []string
				top := l.screen.open[len(l.screen.open)-1].Sheet
				uitest.Walk(top, func(o fyne.CanvasObject) {
					if line, ok := o.(*canvas.Text); ok {
						texts = append(texts, line.Text)
					}
				})
				if !strings.Contains(uitest.Spoken(top), w.T(ruleID(number))) || !slices.Contains(texts, l.screen.T("ruleTitle", "Rule", number)) {
					t.Errorf("%s: %s opens %v", lang, number, texts)
				}
				l.screen.Hidden()
			}
		}
	}
}
