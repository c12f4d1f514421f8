package catalog_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/quickcast/quickcast/catalog"
)

func TestALongQueryIsCutAndTold(t *testing.T) {
	_, err := load(t).Search("bear "+strings.Repeat("ä", 1000), catalog.Options{})
	var problem *catalog.QueryError
	if !errors.As(err, &problem) || problem.Problems[0].Fault != catalog.TooLong {
		t.Error(err)
	}
}

func TestMessagesNameTheirTexts(t *testing.T) {
	_, err := load(t).Search("a schol:fire level:x1", catalog.Options{})
	var problem *catalog.QueryError
	if !errors.As(err, &problem) || len(problem.Problems) != 2 {
		t.Fatal(err)
	}
	if id, args := problem.Message(); id != "cards.queryNear" || args["Word"] != "schol" {
		t.Errorf("%s %v", id, args)
	}
	if p := problem.Problems[0]; p.From != 2 || p.To != 7 || p.Suggestion != "school" || p.Mended("a schol:fire level:x1") != "a school:fire level:x1" {
		t.Errorf("%+v", p)
	}
	if id, args := problem.Problems[1].Message(); id != "cards.queryNotANumber" || args["Value"] != "x1" {
		t.Errorf("%s %v", id, args)
	}
}

// What must hold of every search.
func TestSearchProperties(t *testing.T) {
	c := load(t)
	words := []string{"bear", "wolf", "fire", "of the", "-demon", "school:fire", "stufe<=2", "type:creature", "game:academy", `"of the"`, "unofficial:all", "keyword:flying", "brstr"}
	rapid.Check(t, func(t *rapid.T) {
		parts := rapid.SliceOfN(rapid.SampledFrom(words), 0, 4).Draw(t, "parts")
		query := strings.Join(parts, " ")
		limit := rapid.IntRange(0, 30).Draw(t, "limit")
		hits, err := c.Search(query, catalog.Options{Limit: limit})
		if err != nil {
			t.Fatal(err)
		}
		if limit > 0 && len(hits) > limit {
			t.Fatalf("%d hits, limit %d", len(hits), limit)
		}
		seen := map[catalog.CardID]bool{}
		for i, h := range hits {
			if i > 0 && h.Score > hits[i-1].Score {
				t.Fatalf("%s stands behind a worse hit", h.Card.ID)
			}
			if seen[h.Card.ID] || h.Score < 1 || h.Score > 1000 {
				t.Fatalf("%s twice, or score %d", h.Card.ID, h.Score)
			}
			seen[h.Card.ID] = true
			if h.Card.Unofficial && !strings.Contains(query, "unofficial") {
				t.Fatalf("%s is unofficial", h.Card.ID)
			}
		}
		again, _ := c.Search(query, catalog.Options{})
		if limit > 0 && len(again) > limit {
			again = again[:limit]
		}
		if !slices.Equal(hits, again) {
			t.Fatal("a limit changes more than the number of hits")
		}
		more, _ := c.Search(query+" type:creature", catalog.Options{})
		all, _ := c.Search(query, catalog.Options{})
		for _, h := range more {
			if !slices.Contains(all, h) {
				t.Fatalf("a further condition adds %s", h.Card.ID)
			}
		}
	})
}

// slip makes one typing error.
func slip(t *rapid.T, s string) string {
	r := []rune(s)
	i := rapid.IntRange(0, len(r)-2).Draw(t, "at")
	switch rapid.SampledFrom([]string{"miss", "swap", "double", "wrong", "extra"}).Draw(t, "slip") {
	case "miss":
		return string(r[:i]) + string(r[i+1:])
	case "swap":
		r[i], r[i+1] = r[i+1], r[i]
		return string(r)
	case "double":
		return string(r[:i+1]) + string(r[i:])
	case "wrong":
		r[i] = rapid.RuneFrom([]rune("aeinrst")).Draw(t, "letter")
		return string(r)
	default:
		return string(r[:i]) + string(rapid.RuneFrom([]rune("aeinrst")).Draw(t, "letter")) + string(r[i:])
	}
}

func TestOneSlipInALongNameIsForgiven(t *testing.T) {
	c := load(t)
	rapid.Check(t, func(t *rapid.T) {
		card := rapid.SampledFrom(c.Cards()).Filter(func(c *catalog.Card) bool {
			return len(c.Name) >= 10
		}).Draw(t, "card")
		typed := slip(t, card.Name)
		if slices.ContainsFunc(strings.Fields(typed), func(word string) bool { return len(word) == 1 }) {
			return // a single letter tells nothing: "Ring of i"
		}
		hits := c.Nearest(typed, 3)
		if !slices.ContainsFunc(hits, func(h catalog.Hit) bool { return h.Card == card }) {
			t.Fatalf("%s is not among %v", card.Name, ids(hits, 0))
		}
	})
}

func TestEveryNameFindsItsCard(t *testing.T) {
	c := load(t)
	for _, card := range c.Cards() {
		for _, name := range card.Names() {
			if name == "" {
				continue
			}
			if hits := c.Nearest(name, 1); len(hits) == 0 || hits[0].Card != card || hits[0].Score != 1000 {
				t.Errorf("%q found %v", name, ids(hits, 0))
			}
		}
	}
}

func FuzzSearch(f *testing.F) {
	c := load(f)
	for _, query := range []string{
		"bear", "level<=2 -school:fire", `"of the`, `set:"a b" -x`, "≤ a≤1", "-", "a:b:c", "level:1-2-3", "\xff", "„x", "ß'",
	} {
		f.Add(query)
	}
	f.Fuzz(func(t *testing.T, query string) {
		hits, err := c.Search(query, catalog.Options{Limit: 5})
		var problem *catalog.QueryError
		if err != nil && (!errors.As(err, &problem) || len(problem.Problems) == 0 || problem.Error() == "") {
			t.Fatalf("%v", err)
		}
		if len(hits) > 5 {
			t.Fatal("too many hits")
		}
	})
}
