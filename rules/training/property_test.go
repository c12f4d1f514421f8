package training

import (
	"fmt"
	"slices"
	"testing"

	"pgregory.net/rapid"
)

func anySchools(max int) *rapid.Generator[[]School] {
	return rapid.SliceOfNDistinct(rapid.SampledFrom(Schools()), 0, max, rapid.ID[School])
}

func anySpell() *rapid.Generator[*Spell] {
	return rapid.Custom(func(t *rapid.T) *Spell {
		s := &Spell{
			ID:     fmt.Sprintf("spell-%d", rapid.IntRange(0, 1<<20).Draw(t, "id")),
			Type:   rapid.SampledFrom([]string{"creature", "equipment", "attack"}).Draw(t, "type"),
			Join:   rapid.SampledFrom([]Join{JoinNone, JoinAnd, JoinOr}).Draw(t, "join"),
			Living: rapid.Bool().Draw(t, "living"),
			Epic:   rapid.IntRange(0, 9).Draw(t, "epic") == 0,
			Games:  []Game{Arena},
		}
		schools := rapid.SliceOfNDistinct(rapid.SampledFrom(Schools()), 1, 3, rapid.ID[School]).Draw(t, "schools")
		if s.Join == JoinNone {
			schools = schools[:1]
		}
		level := rapid.IntRange(1, 6).Draw(t, "level")
		for _, school := range schools {
			s.Parts = append(s.Parts, Part{school, level})
		}
		s.Level = level
		if s.Join == JoinAnd {
			s.Level = level * len(schools)
		}
		s.Novice = s.Level == 1 && rapid.Bool().Draw(t, "novice")
		s.OnlySchool = anySchools(1).Draw(t, "only")
		return s
	})
}

func anyMage() *rapid.Generator[Mage] {
	return rapid.Custom(func(t *rapid.T) Mage {
		m := Mage{
			Game: Arena, Class: "Wizard", Limit: rapid.IntRange(0, 120).Draw(t, "limit"),
			Trained: anySchools(3).Draw(t, "trained"),
			Opposed: anySchools(3).Draw(t, "opposed"),
			Choices: anySchools(2).Draw(t, "choices"),
		}
		if rapid.Bool().Draw(t, "taxed") {
			m.Surcharges = []Surcharge{{Multiplier: 3, Type: "creature", UntrainedOnly: true}}
		}
		return m
	})
}

func anyBook() *rapid.Generator[Book] {
	return rapid.Custom(func(t *rapid.T) Book {
		book := Book{Game: Arena, Mage: anyMage().Draw(t, "mage")}
		for _, s := range rapid.SliceOfNDistinct(anySpell(), 0, 8, func(s *Spell) string { return s.ID }).Draw(t, "spells") {
			book.Entries = append(book.Entries, Entry{s, rapid.IntRange(1, 8).Draw(t, "count")})
		}
		return book
	})
}

// A spell costs between its level and three times its level, unless Novice.
func TestPriceStaysInBounds(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s, m := anySpell().Draw(t, "spell"), anyMage().Draw(t, "mage")
		got := m.Price(s, "").Points
		if s.Novice && got != 1 {
			t.Fatalf("Novice costs %d", got)
		}
		if got < s.Level || got > 3*s.Level {
			t.Fatalf("level %d costs %d", s.Level, got)
		}
	})
}

// Learning one more school never makes a spell dearer.
func TestTrainingNeverHurts(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s, m := anySpell().Draw(t, "spell"), anyMage().Draw(t, "mage")
		before := m.Price(s, "").Points
		m.Trained = append(slices.Clone(m.Trained), rapid.SampledFrom(Schools()).Draw(t, "learned"))
		if after := m.Price(s, "").Points; after > before {
			t.Fatalf("%d points before, %d after", before, after)
		}
	})
}

// An AND costs what its parts cost alone, an OR what its cheapest part costs.
func TestJoins(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s, m := anySpell().Draw(t, "spell"), anyMage().Draw(t, "mage")
		s.Novice, m.Surcharges = false, nil
		sum, least := 0, 1<<30
		for _, p := range s.Parts {
			alone := m.Price(single(p.School, p.Level), "").Points
			sum, least = sum+alone, min(least, alone)
		}
		want := sum
		if s.Join == JoinOr {
			want = least
		}
		if got := m.Price(s, "").Points; got != want {
			t.Fatalf("%d points, want %d", got, want)
		}
	})
}

// A school a spell does not heed changes neither its price nor who may use it.
func TestChoiceMattersOnlyWhereHeeded(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s, m := anySpell().Draw(t, "spell"), anyMage().Draw(t, "mage")
		choice := rapid.SampledFrom(Schools()).Draw(t, "choice")
		m.Choices = append(slices.Clone(m.Choices), choice)
		m.Qualifies = anySchools(2).Draw(t, "qualifies")
		if !s.heeds(choice) && (m.Price(s, choice).Points != m.Price(s, "").Points || m.MayUse(s, choice) != m.MayUse(s, "")) {
			t.Fatalf("%s changes %+v for %+v", choice, s, m)
		}
	})
}

// The school that is picked serves the book at least as well as any other.
func TestPickedChoiceIsBest(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		book := anyBook().Draw(t, "book")
		picked := book.Review()
		for _, choice := range book.Mage.Choices {
			book.Choice = choice
			other := book.Review()
			if len(other.Problems) < len(picked.Problems) || len(other.Problems) == len(picked.Problems) && other.Points < picked.Points {
				t.Fatalf("%s would serve better than %s: %+v, %+v", choice, picked.Choice, other, picked)
			}
		}
	})
}

// The parts of a review agree with each other and with the prices of single
// spells.
func TestReviewAddsUp(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		book := anyBook().Draw(t, "book")
		r := book.Review()
		points, problems := 0, 0
		for _, line := range r.Lines {
			s := book.Entries[line.Entry].Spell
			if want := book.Mage.Price(s, r.Choice); line.Price.Points != want.Points || !slices.Equal(line.Price.Shares, want.Shares) {
				t.Fatalf("%s: %+v, alone %+v", s.ID, line.Price, want)
			}
			points, problems = points+line.Points, problems+len(line.Problems)
		}
		for _, p := range r.Problems {
			if p.Spell == "" {
				problems++
			}
		}
		if points != r.Points || problems != len(r.Problems) {
			t.Fatalf("%d points in the lines, %d problems: %+v", points, problems, r)
		}
	})
}

// The order of the entries changes no total and no breach.
func TestOrderDoesNotMatter(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		book := anyBook().Draw(t, "book")
		other := book
		other.Entries = rapid.Permutation(book.Entries).Draw(t, "shuffled")
		sameOutcome(t, book, other)
	})
}

// Writing seven copies as three and four lines changes nothing either.
func TestSplittingDoesNotMatter(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		book := anyBook().Draw(t, "book")
		other := book
		other.Entries = nil
		var rest []Entry
		for _, e := range book.Entries {
			first := rapid.IntRange(0, e.Count).Draw(t, "first")
			other.Entries = append(other.Entries, Entry{e.Spell, first})
			rest = append(rest, Entry{e.Spell, e.Count - first})
		}
		other.Entries = append(other.Entries, rest...)
		sameOutcome(t, book, other)
	})
}

func sameOutcome(t *rapid.T, a, b Book) {
	if x, y := a.Review().Points, b.Review().Points; x != y {
		t.Fatalf("totals %d and %d", x, y)
	}
	if a.Review().Cards != b.Review().Cards {
		t.Fatalf("cards %d and %d", a.Review().Cards, b.Review().Cards)
	}
	if x, y := summary(a), summary(b); !slices.Equal(x, y) {
		t.Fatalf("breaches %v and %v", x, y)
	}
}

func summary(b Book) []string {
	var out []string
	for _, p := range b.Review().Problems {
		out = append(out, fmt.Sprintf("%s %s %d/%d", p.Rule, p.Spell, p.Found, p.Limit))
	}
	slices.Sort(out)
	return out
}
