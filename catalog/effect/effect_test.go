package effect

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"pgregory.net/rapid"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/internal/facts"
)

// Two small lexicons and a few entries that know just what the tests speak of.
const (
	englishWords = `[
{"say": "a, the, to, each, every, can, if, from", "means": "!filler"},
{"say": "up, out", "means": "!particle"},
{"say": "that, with", "means": "!head"},
{"say": "stops, prevent, prevents, no", "means": "!stop"},
{"say": "against, immune to", "means": "!against"},
{"say": "for", "means": "!for"},
{"say": "whenever", "means": "!when"},
{"say": "can't, nothing", "means": "!unable"},
{"say": "be", "means": "!passive"},
{"say": "keep from", "means": "!stop"},
{"say": "attack", "means": "do:attack"},
{"say": "burning", "means": "cond:burn"},
{"say": "teleport", "means": "do:teleport"},
{"say": "heal, heals", "means": "do:heal"},
{"say": "damage, damages", "means": "do:damage"},
{"say": "steal, steals", "means": "do:steal | drain:mana"},
{"say": "guard, guarding", "means": "do:guard"},
{"say": "put out fire", "means": "do:cure+-cond:burn"},
{"say": "give up creature", "means": "do:sacrifice"},
{"say": "burn, burns", "means": "do:damage"},
{"say": "move walls", "means": "do:move"},
{"say": "mana", "means": "gain:mana"},
{"say": "flying, fly", "means": "kw:flying"},
{"say": "flyers", "means": "kw:flying | vs:flying"},
{"say": "regenerate", "means": "kw:regenerate"},
{"say": "fire", "means": "dmg:flame | w:fire"},
{"say": "every round, each upkeep", "means": "when:upkeep"},
{"say": "enemy, enemies", "means": "side:foe"},
{"say": "all, everyone", "means": "all"},
{"say": "creature, creatures", "means": "type:creature | of:creature"},
{"say": "demon, demons", "means": "sub:demon | of:demon"},
{"say": "wall, walls", "means": "type:wall | of:wall"}]`
	germanWords = `[
{"say": "eine, zu, jede, den, auf", "means": "!filler"},
{"say": "die, mit", "means": "!head"},
{"say": "verhindert, keine", "means": "!stop"},
{"say": "beim", "means": "!when"},
{"say": "von", "means": "!from"},
{"say": "nicht", "means": "!unable"},
{"say": "werden", "means": "!passive"},
{"say": "aufheben", "means": "do:destroy"},
{"say": "angreifen", "means": "do:attack"},
{"say": "wegnehmen", "means": "do:steal"},
{"say": "gegen", "means": "!against"},
{"say": "heilen, heilt, heilung", "means": "do:heal"},
{"say": "wandern, wandert", "means": "do:move"},
{"say": "wand, mauer", "means": "type:wall"},
{"say": "dorn, dornen", "means": "w:thorn"},
{"say": "feuer", "means": "dmg:flame"},
{"say": "elementar", "means": "sub:elemental"},
{"say": "jede runde", "means": "when:upkeep"},
{"say": "gegner", "means": "side:foe"},
{"say": "krieger", "means": "sub:soldier"},
{"say": "kreatur, kreaturen", "means": "type:creature | of:creature"}]`
)

func entries() []Entry {
	return []Entry{
		{Head: []string{"type:creature", "sub:demon", "w:imp"}, Deeds: []Deed{{Marks: []string{"do:steal", "drain:mana", "side:foe", "when:hit"}}}},
		{Head: []string{"type:creature", "sub:angel", "w:healer"}, Deeds: []Deed{{Marks: []string{"do:heal", "of:creature", "when:upkeep", "n:2"}}, {Marks: []string{"has", "kw:flying"}}}},
		{Head: []string{"type:wall", "w:wall", "w:of", "w:thorns"}, Deeds: []Deed{{Marks: []string{"bar:passage", "do:damage", "n:3"}}}},
		{Head: []string{"type:enchantment", "w:gravity"}, Deeds: []Deed{{Marks: []string{"do:lose", "-kw:flying", "of:creature", "all"}}}},
		{Head: []string{"type:attack", "w:gust", "as-en:tornado", "as-en:whirl", "as-de:wirbelsturm"}, Deeds: []Deed{{Marks: []string{"do:damage", "vs:flying", "n:3"}}}},
		{Head: []string{"type:incantation", "w:heal", "w:all"}, Deeds: []Deed{{Marks: []string{"do:heal", "of:creature", "all", "n:2"}, Ifs: 1}}},
	}
}

func index(t testing.TB) *Index {
	t.Helper()
	files := fstest.MapFS{"en.json": {Data: []byte(englishWords)}, "de.json": {Data: []byte(germanWords)}}
	grammars, err := facts.Grammars(assets.FS)
	if err != nil {
		t.Fatal(err)
	}
	var lexicons []*Lexicon
	for _, lang := range []string{"en", "de"} {
		l, err := ReadLexicon(files, lang+".json", lang, grammars[lang])
		if err != nil {
			t.Fatal(err)
		}
		lexicons = append(lexicons, l)
	}
	return New(entries(), lexicons)
}

// shape writes a question down: each piece with what it leads to and what it is there.
func shape(q *Question) string {
	var list []string
	for _, t := range q.terms {
		s := t.number
		if len(t.ways) > 0 {
			s = strings.Join(t.ways[0], "+")
		}
		for _, flag := range []struct {
			on   bool
			name string
		}{{t.not && !t.barred, "not"}, {t.barred, "barred"}, {t.head, "head"}, {t.verb, "verb"}, {t.object, "object"}, {!t.known, "unsure"}} {
			if flag.on {
				s += " " + flag.name
			}
		}
		list = append(list, s)
	}
	return strings.Join(list, ", ")
}

func TestAQuestionIsTakenApart(t *testing.T) {
	x := index(t)
	for _, tt := range []struct{ text, want string }{
		// head, verb, object, side, moment, number
		{"demon that steals mana", "sub:demon head, do:steal verb, gain:mana verb object"},
		{"heals creatures each upkeep", "do:heal verb, type:creature object, when:upkeep"},
		{"steal mana every round", "do:steal verb, gain:mana verb object, when:upkeep object"},
		{"3 damage to enemies", "n:3, do:damage verb, side:foe object"},
		{"damages all flyers", "do:damage verb, all object, kw:flying"},
		{"move walls every round", "do:move verb, when:upkeep object"},
		{"creature burns demons", "type:creature, do:damage verb, sub:demon object"},
		{"creatures burn demons", "type:creature, do:damage verb, sub:demon object"},
		{"mana for demons", "gain:mana verb, sub:demon object"},
		{"Kreatur, die Kreaturen heilt", "type:creature head, type:creature, do:heal verb"},
		{"Kreaturen heilen", "type:creature object, do:heal verb"},
		{"HEALS the créature", "do:heal verb, type:creature object"},
		// a stop is for what is done or borne; of a kind and what it does, for the latter
		{"stops flying", "kw:flying not"},
		{"no flying creature", "kw:flying not, type:creature"},
		{"prevents creatures guarding", "type:creature, do:guard not verb"},
		{"can't heal", "do:heal barred verb"},
		{"immune to fire", "dmg:flame not"},
		{"wall against fire", "type:wall, dmg:flame not"},
		{"keine Heilung", "do:heal not verb"},
		{"Mauer gegen Feuer", "type:wall, dmg:flame not"},
		// but who does more against something attacks it
		{"damage against flyers", "do:damage verb, vs:flying object"},
		// what is borne is taken away, what is owned is had by another
		{"steal flying", "do:steal verb, kw:flying not object"},
		{"steal mana", "do:steal verb, gain:mana verb object"},
		{"keep demons from teleporting", "sub:demon, do:teleport not verb"},
		{"-2 damage", "n:2, do:damage not verb"},
		// who can't do a thing, and what can't be done to them
		{"creature can't attack", "type:creature, do:attack barred verb"},
		{"creature can't be attacked", "type:creature, do:attack not verb"},
		{"Kreatur nicht angreifen", "type:creature object, do:attack barred verb"},
		{"nicht angegriffen werden", "do:attack not verb"},
		// when something is done
		{"heals whenever attacking", "do:heal verb, when:attack object"},
		{"Heilung beim Angreifen", "do:heal verb, when:attack object"},
		// what is healed is gone
		{"heals burning", "do:heal verb, cond:burn not object"},
		// what is taken, not whence
		{"Feuer von Kreatur verhindert", "dmg:flame not, type:creature"},
		{"jede Runde Feuer verhindert", "when:upkeep, dmg:flame not"},
		{"Feuer jede Runde verhindert", "dmg:flame not, when:upkeep"},
		// verbs in two parts and with another vowel
		{"hebt Feuer auf", "do:destroy verb, dmg:flame object"},
		{"aufgehoben", "do:destroy verb"},
		{"greift Krieger an", "do:attack verb, sub:soldier object"},
		{"nimmt Feuer weg, heilt", "do:steal verb, dmg:flame object, do:heal verb"},
		{"greift an der Mauer", " unsure,  unsure,  unsure, type:wall"},
		// a word that joins is no phrase without the others
		{"walls move", "type:wall,  unsure"},
		{"put out the fire", "do:cure+-cond:burn verb"},
		{"give up a creature", "do:sacrifice verb"},
		{"give creature", " unsure, type:creature"},
		// long words are taken apart, and their last part is what is meant as it is written
		{"Dornenwand", "w:thorn, type:wall head"},
		{"Feuermauer", "dmg:flame, type:wall head"},
		{"Feuerelementar", "dmg:flame, sub:elemental head"},
		// endings and slips are forgiven, short words are not made others
		{"heilend", "do:heal verb"},
		{"regenarate", "kw:regenerate unsure"},
		{"damgae", "do:damage unsure"},
		{"gust", ""}, // a word of a name
		{"demn", " unsure"},
		{"de", " unsure"},
	} {
		q := x.Ask(tt.text)
		if got := shape(&q); got != tt.want {
			t.Errorf("%q is %q, want %q", tt.text, got, tt.want)
		}
	}
}

func TestWhatIsMeantComesFirst(t *testing.T) {
	x := index(t)
	names := []string{"imp", "healer", "wall", "gravity", "gust", "heal all"}
	for _, tt := range []struct{ text, want string }{
		{"steals mana from enemy", "imp"},
		{"creature that heals", "healer"},
		{"heal all", "heal all"},
		{"Dornenwand", "wall"},
		{"stops flying", "gravity"},
		{"flying", "healer"},
		{"damages all flyers", "gust"},
		{"Kreatur mit Heilung", "healer"},
		{"tornado", "gust"},
		{"whirling tornado that nobody knows", "gust"},
		{"Wirbelstürme", "gust"},
		{"tornadp", "gust"}, // a slip
	} {
		if got := names[best(x, tt.text)]; got != tt.want {
			t.Errorf("%q finds %s, want %s", tt.text, got, tt.want)
		}
	}
}

// What is of another kind than "creature that" asks for comes after.
func TestAKindThatIsSaidCounts(t *testing.T) {
	x := index(t)
	spell := len(entries()) - 1
	if said, beside := scores(x, "creature that heals")[spell], scores(x, "creature heals")[spell]; said > 0.9*beside {
		t.Errorf("a spell scores %v as a creature that heals, and %v otherwise", said, beside)
	}
}

func scores(x *Index, text string) []float32 {
	q := x.Ask(text)
	list := make([]float32, len(x.entries))
	x.Score(&q, list, &Paper{})
	return list
}

func best(x *Index, text string) int {
	list := scores(x, text)
	return slices.Index(list, slices.Max(list))
}

func TestPiecesAreTakenAway(t *testing.T) {
	x := index(t)
	text := "demon that can't fly, heals creatures"
	var words []string
	for _, m := range x.Meanings(text) {
		words = append(words, fmt.Sprint(m.Word, "|", m.Mark, "|", m.Not, "|", m.Without(text)))
	}
	want := []string{
		"demon|sub:demon|false|that can't fly, heals creatures",
		"can't fly|kw:flying|true|demon that , heals creatures",
		"heals|do:heal|false|demon that can't fly, creatures",
		"creatures|type:creature|false|demon that can't fly, heals",
	}
	if !slices.Equal(words, want) {
		t.Errorf("pieces are\n%s\nwant\n%s", strings.Join(words, "\n"), strings.Join(want, "\n"))
	}
}

func TestWhatIsNotUnderstoodIsSaid(t *testing.T) {
	x := index(t)
	list := x.Meanings("heals zzzzzz")
	if len(list) != 2 || !list[0].Known || list[1].Known || list[1].Word != "zzzzzz" {
		t.Errorf("%+v", list)
	}
	if got := x.Meanings("zzzzzz qqqqq"); len(got) != 2 || slices.Max(scores(x, "zzzzzz qqqqq")) > 0 {
		t.Errorf("finds something by %+v", got)
	}
}

func TestALexiconSaysWhatIsWrong(t *testing.T) {
	for _, bad := range []string{`[{"say": "x", "means": ""}]`, `[{"say": "x", "means": "a | +b"}]`, `{`} {
		if _, err := ReadLexicon(fstest.MapFS{"x.json": {Data: []byte(bad)}}, "x.json", "en", facts.Grammar{}); err == nil {
			t.Errorf("%s passes", bad)
		}
	}
}

// things are words that say what is sought whatever stands beside them.
func things() []string {
	return []string{"flying", "creature", "demon", "wall", "everyone", "enemy", "3", "2"}
}

// Words that say what is sought may stand in any order.
func TestOrderOfThingsMakesNoDifference(t *testing.T) {
	x := index(t)
	rapid.Check(t, func(t *rapid.T) {
		words := rapid.SliceOfNDistinct(rapid.SampledFrom(things()), 1, 5, rapid.ID).Draw(t, "words")
		again := rapid.Permutation(words).Draw(t, "again")
		a, b := scores(x, strings.Join(words, " ")), scores(x, strings.Join(again, " "))
		for i := range a {
			if d := a[i] - b[i]; d > 1e-5 || d < -1e-5 {
				t.Fatalf("entry %d scores %v by %q and %v by %q", i, a[i], words, b[i], again)
			}
		}
	})
}

// Who takes a piece away loses nothing that had not that piece.
func TestWithoutAPieceTheAnswerIsWider(t *testing.T) {
	x := index(t)
	rapid.Check(t, func(t *rapid.T) {
		text := strings.Join(rapid.SliceOfNDistinct(rapid.SampledFrom(things()), 2, 5, rapid.ID).Draw(t, "words"), " ")
		list := x.Meanings(text)
		m := rapid.SampledFrom(list).Draw(t, "piece")
		with, without, alone := scores(x, text), scores(x, m.Without(text)), scores(x, m.Word)
		for i := range with {
			if alone[i] == 0 && without[i] < with[i]-1e-5 {
				t.Fatalf("%q gives entry %d, which has no %q, %v, and without that %v", text, i, m.Word, with[i], without[i])
			}
		}
	})
}

func FuzzAsk(f *testing.F) {
	x := index(f)
	for _, text := range []string{"demon that steals mana", "can't fly", "Dornenwand", "no no against", "put out\xff the fire", "ſtops Flying's", "for for for", "ßßßßßßß", strings.Repeat("heals ", 40)} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		for i, s := range scores(x, text) {
			if s < 0 || s > 1.1 || s != s {
				t.Errorf("%q scores %v for entry %d", text, s, i)
			}
		}
		for _, m := range x.Meanings(text) {
			if len(m.Spans) == 0 || m.Word == "" || len(m.Without(text)) >= len(text) {
				t.Errorf("%q without %+v is %q", text, m, m.Without(text))
			}
			end := 0
			for _, s := range m.Spans {
				if s[0] < end || s[1] <= s[0] || s[1] > len(text) {
					t.Errorf("%q: %+v", text, m)
				}
				end = s[1]
			}
		}
	})
}
