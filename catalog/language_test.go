package catalog_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/internal/fold"
	"github.com/quickcast/quickcast/rules/training"
)

// asked is a piece of a query with what it means, told by the fields of the card alone.
type asked struct {
	query string
	meets func(*catalog.Card) bool
}

func around() catalog.Around {
	owned := func(id catalog.CardID) int { return len(id) % 4 }
	return catalog.Around{
		Owned: owned,
		Book: func(name string) (func(catalog.CardID) int, bool) {
			return func(id catalog.CardID) int { return len(id) % 3 }, name == "" || strings.Contains("wolf pack", name)
		},
		Term: func(name string) (func(*catalog.Card) bool, bool) {
			return func(c *catalog.Card) bool { return c.Epic }, name == "epic"
		},
		Mage: "arena-warlock-arraxian-crown",
	}
}

// pricesOf are what the card costs a mage by any pick.
func pricesOf(t interface{ Fatal(...any) }, c *catalog.Catalog, id catalog.MageID, card *catalog.Card) []int {
	m, ok := c.Mage(id)
	if !ok {
		t.Fatal(id)
	}
	if !m.MayUse(card) {
		return nil
	}
	picks := m.Training.Choices
	if len(picks) == 0 {
		picks = []training.School{""}
	}
	var list []int
	for _, pick := range picks {
		list = append(list, m.Training.Price(card.Spell(), pick).Points)
	}
	return list
}

// pieces are conditions of every kind, each with its meaning.
func pieces(t interface{ Fatal(...any) }, c *catalog.Catalog) []asked {
	any := func(is func(int) bool, list []int) bool { return slices.ContainsFunc(list, is) }
	keyword := func(name string, is func(n int) bool) func(*catalog.Card) bool {
		return func(c *catalog.Card) bool {
			return slices.ContainsFunc(c.Keywords(), func(k string) bool {
				var n int
				if got, _ := fmt.Sscanf(k, name+" %d", &n); got == 1 {
					return is(n)
				}
				if got, _ := fmt.Sscanf(k, "%d "+name, &n); got == 1 && strings.HasSuffix(k, name) {
					return is(n)
				}
				return false
			})
		}
	}
	defense := func(c *catalog.Card) int {
		switch {
		case c.Defense != nil:
			return c.Defense.Min
		case c.GrantsDef != nil:
			return c.GrantsDef.Min
		}
		return 0
	}
	return []asked{
		{"type:creatures", func(c *catalog.Card) bool { return c.Type == catalog.Creature }},
		{"typ:verzauberungen", func(c *catalog.Card) bool { return c.Type == catalog.Enchantment }},
		{"type:(creature or wall)", func(c *catalog.Card) bool { return c.Type == catalog.Creature || c.Type == catalog.Wall }},
		{"school:fire,dark", func(c *catalog.Card) bool { return c.Has(training.Fire) || c.Has(training.Dark) }},
		{"schule:natur", func(c *catalog.Card) bool { return c.Has(training.Nature) }},
		{"level:2..4", func(c *catalog.Card) bool { return 2 <= c.Level && c.Level <= 4 }},
		{"level:2-4", func(c *catalog.Card) bool { return 2 <= c.Level && c.Level <= 4 }},
		{"level:3+", func(c *catalog.Card) bool { return c.Level >= 3 }},
		{"cost:..5", func(c *catalog.Card) bool { return c.Cost.Variable == "" && c.Cost.Mana <= 5 }},
		{"kosten > 9", func(c *catalog.Card) bool { return c.Cost.Variable == "" && c.Cost.Mana > 9 }},
		{"cost!=5", func(c *catalog.Card) bool { return c.Cost.Variable != "" || c.Cost.Mana != 5 }},
		{"reveal>=4", func(c *catalog.Card) bool {
			return c.Type == catalog.Enchantment && c.Reveal.Variable == "" && c.Reveal.Mana >= 4
		}},
		{"total=6", func(c *catalog.Card) bool {
			return c.Cost.Variable == "" && c.Reveal.Variable == "" && c.Cost.Mana+c.Reveal.Mana == 6
		}},
		{"life>cost", func(c *catalog.Card) bool { return c.Life > 0 && c.Cost.Variable == "" && c.Life > c.Cost.Mana }},
		{"armor>=level", func(c *catalog.Card) bool { return c.Life > 0 && !c.NoArmor && c.Armor >= c.Level }},
		{"armor:0", func(c *catalog.Card) bool { return c.Life > 0 && !c.NoArmor && c.Armor == 0 }},
		{"defense<=7", func(c *catalog.Card) bool { return defense(c) > 0 && defense(c) <= 7 }},
		{"verteidigung:ja", func(c *catalog.Card) bool { return defense(c) > 0 }},
		{"channeling:no", func(c *catalog.Card) bool { return c.Channeling == 0 && c.ChannelX == "" }},
		{"range:2", func(c *catalog.Card) bool { return c.Range.Max == 2 }},
		{"reichweite<=1", func(c *catalog.Card) bool { return c.Range.Max <= 1 }},
		{"reach>=2", func(c *catalog.Card) bool {
			return slices.ContainsFunc(c.Attacks, func(s catalog.Strike) bool { return s.Kind == "ranged" && s.Range.Max >= 2 })
		}},
		{"bars>=2", func(c *catalog.Card) bool { return len(c.Attacks) >= 2 }},
		{"upkeep>=2", func(c *catalog.Card) bool { return slices.Contains([]string{"2", "3", "4"}, c.Upkeep) }},
		{"damage:flame", func(c *catalog.Card) bool {
			return slices.ContainsFunc(c.Attacks, func(s catalog.Strike) bool { return s.DamageType == "Flame" })
		}},
		{"schadensart:gift", func(c *catalog.Card) bool {
			return slices.ContainsFunc(c.Attacks, func(s catalog.Strike) bool { return s.DamageType == "Poison" })
		}},
		{"kw:regenerate>=2", keyword("Regenerate", func(n int) bool { return n >= 2 })},
		{"stichwort:regenerieren=1", keyword("Regenerate", func(n int) bool { return n == 1 })},
		{"keyword:melee>=2", keyword("Melee", func(n int) bool { return n >= 2 })},
		{"subtype:demons", func(c *catalog.Card) bool { return slices.Contains(c.Subtypes, "Demon") }},
		{"untertyp:dämonen", func(c *catalog.Card) bool { return slices.Contains(c.Subtypes, "Demon") }},
		{"text:creature", func(c *catalog.Card) bool { return strings.Contains(fold.Text(c.Summary), "creature") }},
		{`text:"each round"`, func(c *catalog.Card) bool { return strings.Contains(fold.Text(c.Summary), "each round") }},
		{"price:wizard<=2", func(card *catalog.Card) bool {
			for _, m := range c.MagesNamed("wizard") {
				if !m.Unofficial && any(func(n int) bool { return n <= 2 }, pricesOf(t, c, m.ID, card)) {
					return true
				}
			}
			return false
		}},
		{"price:arena-warlock-arraxian-crown=level", func(card *catalog.Card) bool {
			return any(func(n int) bool { return n == card.Level }, pricesOf(t, c, "arena-warlock-arraxian-crown", card))
		}},
		{"preis>=8", func(card *catalog.Card) bool {
			return any(func(n int) bool { return n >= 8 }, pricesOf(t, c, "arena-warlock-arraxian-crown", card))
		}},
		{"mage:adramelech", func(card *catalog.Card) bool {
			m, _ := c.Mage("arena-warlock-adramelech")
			return m.MayUse(card)
		}},
		{"owned", func(c *catalog.Card) bool { return len(c.ID)%4 > 0 }},
		{"besitz>=2", func(c *catalog.Card) bool { return len(c.ID)%4 >= 2 }},
		{"is:owned", func(c *catalog.Card) bool { return len(c.ID)%4 > 0 }},
		{"in:book", func(c *catalog.Card) bool { return len(c.ID)%3 > 0 }},
		{"in:wolf>=2", func(c *catalog.Card) bool { return len(c.ID)%3 == 2 }},
		{"begriff:epic", func(c *catalog.Card) bool { return c.Epic }},
		{"is:nonliving", func(c *catalog.Card) bool {
			return (c.Type == catalog.Creature || c.Life > 0) && !c.Living()
		}},
		{"is:epic", func(c *catalog.Card) bool { return c.Epic }},
		{"ist:legendär", func(c *catalog.Card) bool { return c.Legendary }},
		{"is:novice,unique", func(c *catalog.Card) bool { return c.Novice || c.Unique }},
		{"is:free", func(c *catalog.Card) bool { return c.Free }},
		{"is:errata", func(c *catalog.Card) bool { return c.Errata }},
		{"is:living", func(c *catalog.Card) bool { return c.Living() }},
		{"action:full", func(c *catalog.Card) bool { return c.Action == catalog.Full }},
		{"aktion:schnell", func(c *catalog.Card) bool { return c.Action == catalog.Quick }},
		{"game:academy", func(c *catalog.Card) bool { return slices.Contains(c.Games, training.Academy) }},
		{"class:warlock", func(c *catalog.Card) bool { return slices.Contains(c.OnlyClass, "Warlock") }},
		{"klasse:nein", func(c *catalog.Card) bool { return len(c.OnlyClass) == 0 }},
		{"kw:flying", func(c *catalog.Card) bool { return slices.Contains(append(c.Keywords(), c.Takes...), "Flying") }},
		{"cost:x", func(c *catalog.Card) bool { return c.Cost.Variable != "" }},
		{"damage:none", func(c *catalog.Card) bool {
			return slices.ContainsFunc(c.Attacks, func(s catalog.Strike) bool { return s.DamageType == "" })
		}},
		{"slot:rings", func(c *catalog.Card) bool { return slices.Contains(c.Slots, "ring") }},
		{"name:of", func(c *catalog.Card) bool {
			for _, name := range c.Names() {
				if strings.Contains(fold.Text(name), "of") {
					return true
				}
			}
			return false
		}},
		{"set:core", func(c *catalog.Card) bool { return c.In("core") }},
		{"code:mw1", func(c *catalog.Card) bool {
			return slices.ContainsFunc(c.Codes, func(code string) bool { return strings.HasPrefix(strings.ToLower(code), "mw1") })
		}},
		{"target:conjuration", func(c *catalog.Card) bool { return strings.Contains(fold.Text(c.Target), "conjuration") }},
	}
}

func TestPiecesAgainstBruteForce(t *testing.T) {
	c := load(t)
	for _, piece := range pieces(t, c) {
		found := 0
		hits, err := c.Search(piece.query, catalog.Options{Around: around()})
		for _, card := range c.Cards() {
			if want := !card.Unofficial && piece.meets(card); want != slices.ContainsFunc(hits, func(h catalog.Hit) bool { return h.Card == card }) {
				t.Errorf("%s: %s is found: %t", piece.query, card.ID, !want)
			} else if want {
				found++
			}
		}
		if err != nil || found == 0 || found == 796 {
			t.Errorf("%s: %d cards, %v", piece.query, found, err)
		}
	}
}

// drawn makes a query of the pieces, joined by all the words and signs there are, with
// its meaning.
func drawn(list []asked, depth int) *rapid.Generator[asked] {
	return rapid.Custom(func(t *rapid.T) asked {
		piece := rapid.SampledFrom(list)
		if depth == 0 {
			return piece.Draw(t, "piece")
		}
		a, b := drawn(list, depth-1).Draw(t, "left"), drawn(list, depth-1).Draw(t, "right")
		switch rapid.SampledFrom([]string{"and", "or", "not", "one"}).Draw(t, "join") {
		case "and":
			sign := rapid.SampledFrom([]string{" ", " and ", " UND ", " & "}).Draw(t, "sign")
			return asked{"(" + a.query + ")" + sign + "(" + b.query + ")", func(c *catalog.Card) bool { return a.meets(c) && b.meets(c) }}
		case "or":
			sign := rapid.SampledFrom([]string{" or ", " oder ", " | "}).Draw(t, "sign")
			return asked{"(" + a.query + sign + b.query + ")", func(c *catalog.Card) bool { return a.meets(c) || b.meets(c) }}
		case "not":
			sign := rapid.SampledFrom([]string{"-", "not ", "nicht ", "!"}).Draw(t, "sign")
			return asked{sign + "(" + a.query + ")", func(c *catalog.Card) bool { return !a.meets(c) }}
		}
		return a
	})
}

func TestEveryQueryAgainstBruteForce(t *testing.T) {
	c := load(t)
	list := pieces(t, c)
	rapid.Check(t, func(t *rapid.T) {
		q := drawn(list, 2).Draw(t, "query")
		if len(q.query) > 500 {
			return
		}
		hits, err := c.Search(q.query, catalog.Options{Around: around()})
		if err != nil {
			t.Fatalf("%s: %v", q.query, err)
		}
		at := 0
		for _, card := range c.Cards() {
			if card.Unofficial || !q.meets(card) {
				continue
			}
			if at == len(hits) || hits[at].Card != card {
				t.Fatalf("%s: %s is not at place %d of %d", q.query, card.ID, at, len(hits))
			}
			at++
		}
		if at < len(hits) {
			t.Fatalf("%s finds %s", q.query, hits[at].Card.ID)
		}
	})
}

func TestSort(t *testing.T) {
	c := load(t)
	for _, tt := range []struct {
		query string
		less  func(a, b *catalog.Card) bool // a may not stand behind b
	}{
		{"type:creature sort:cost", func(a, b *catalog.Card) bool { return a.Cost.Variable == "" && a.Cost.Mana < b.Cost.Mana }},
		{"type:creature sort:-life", func(a, b *catalog.Card) bool { return a.Life > b.Life }},
		{"type:creature sortiere:leben,absteigend", func(a, b *catalog.Card) bool { return a.Life > b.Life }},
		{"type:creature sort:-level,name", func(a, b *catalog.Card) bool {
			return a.Level > b.Level || a.Level == b.Level && fold.Text(a.Name) < fold.Text(b.Name)
		}},
		{"type:wall,attack sort:type", func(a, b *catalog.Card) bool { return a.Type < b.Type }},
		{"school:fire sort:price", func(a, b *catalog.Card) bool {
			x, y := pricesOf(t, c, "arena-warlock-arraxian-crown", a), pricesOf(t, c, "arena-warlock-arraxian-crown", b)
			return len(x) > 0 && (len(y) == 0 || x[0] < y[0])
		}},
	} {
		hits, err := c.Search(tt.query, catalog.Options{Around: around()})
		if err != nil || len(hits) < 10 {
			t.Errorf("%s: %d hits, %v", tt.query, len(hits), err)
			continue
		}
		for i := 1; i < len(hits); i++ {
			if tt.less(hits[i].Card, hits[i-1].Card) {
				t.Errorf("%s: %s stands behind %s", tt.query, hits[i].Card.ID, hits[i-1].Card.ID)
			}
		}
	}
}

func TestWhatIsWrongIsMarkedWithWhatIsNear(t *testing.T) {
	c := load(t)
	for _, tt := range []struct{ query, marked, suggestion string }{
		{"wolf levle<=2", "levle", "level"},
		{"wolf type:craeture", "craeture", "creature"},
		{"wolf typ:kreatr", "kreatr", "kreatur"},
		{"wolf school:fier x", "fier", "fire"},
		{"level>lief", "lief", "life"},
		{"kw:regenrate", "regenrate", "regenerate"},
		{`subtype:"deamon"`, `"deamon"`, "demon"},
		{"price:warlok<=4", "warlok", "warlock"},
		{"sort:csot", "csot", "cost"},
		{"set:frogd", "frogd", "forged"},
		{"school:xyzzy", "xyzzy", ""},
	} {
		_, err := c.ParseQuery(tt.query, catalog.Around{})
		var problem *catalog.QueryError
		if !errors.As(err, &problem) || len(problem.Problems) != 1 {
			t.Errorf("%s: %v", tt.query, err)
			continue
		}
		p := problem.Problems[0]
		if tt.query[p.From:p.To] != tt.marked || p.Suggestion != tt.suggestion {
			t.Errorf("%s: %q is marked and %q near", tt.query, tt.query[p.From:p.To], p.Suggestion)
		}
		if tt.suggestion != "" {
			if _, err := c.ParseQuery(p.Mended(tt.query), catalog.Around{}); err != nil {
				t.Errorf("%s: mended it is %s: %v", tt.query, p.Mended(tt.query), err)
			}
		}
	}
}

func TestAnEmptyResultSaysWhatEmptiedIt(t *testing.T) {
	c := load(t)
	for _, tt := range []struct {
		query string
		want  []string // the parts, "!" in front of what no card meets at all
	}{
		{"type:creature level>9", []string{"!level>9"}},
		{"qqqqqq type:wall", []string{"!qqqqqq"}},
		{"level:1 school:fire slot:ring dice>=9", []string{"!dice>=99"}},
		{"type:wall slot:ring school:fire", []string{"type:wall", "slot:ring"}},
		{"bear", nil},
		{"type:wall", nil},
	} {
		q, err := c.ParseQuery(tt.query, catalog.Around{})
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, e := range c.WhyEmpty(&q, catalog.Options{}) {
			text := tt.query[e.From:e.To]
			if text != e.Term {
				t.Errorf("%s: %q is not %q", tt.query, e.Term, text)
			}
			if e.Alone {
				text = "!" + text
			} else if e.Others == 0 {
				t.Errorf("%s: without %s there are no cards either", tt.query, text)
			}
			got = append(got, text)
		}
		if tt.query == "level:1 school:fire slot:ring dice>=9" {
			if len(got) == 0 {
				t.Errorf("%s: nothing is to blame", tt.query)
			}
			continue
		}
		if !slices.Equal(got, tt.want) {
			t.Errorf("%s: %v, want %v", tt.query, got, tt.want)
		}
	}
}

func TestWordsJoinedByOr(t *testing.T) {
	c := load(t)
	hits, err := c.Search("bear strength or fireball", catalog.Options{Limit: 2})
	if got := ids(hits, 0); err != nil || !slices.Contains(got, "bear-strength") || !slices.Contains(got, "fireball") {
		t.Errorf("found %v, %v", got, err)
	}
	for _, query := range []string{"wand of ice and fire", "tooth & nail", "Tooth and Nail", "dig in"} {
		if hits, err := c.Search(query, catalog.Options{}); err != nil || len(hits) == 0 {
			t.Errorf("%s: %v, %v", query, ids(hits, 2), err)
		}
	}
}
