package builder

import (
	"cmp"
	"slices"
	"strings"

	"github.com/quickcast/quickcast/catalog"
)

// Step is copies of a card to take out, and the points that gives back.
type Step struct {
	Card   *catalog.Card
	Count  int
	Points int
}

// Mend is ways back to a legal book: what must go because its law says so, and then, where
// too many points are spent still, the cheapest ways to save them. Each way is enough by
// itself; the one that gives up least comes first.
func (r Review) Mend() (must []Step, ways [][]Step) {
	points := r.Points
	left := make([]Line, 0, len(r.Lines))
	for _, line := range r.Lines {
		over := line.Count - line.Copies
		for _, p := range line.Problems {
			if p.Limit == 0 { // barred, whatever the number
				over = line.Count
			}
		}
		if over > 0 {
			must = append(must, Step{line.Card, over, over * line.Price.Points})
			points -= over * line.Price.Points
		}
		if rest := line.Count - max(over, 0); rest > 0 && line.Price.Points > 0 {
			kept := *line.Line
			kept.Count = rest
			left = append(left, Line{Card: line.Card, Line: &kept})
		}
	}
	excess := points - r.Limit
	if r.Limit == 0 || excess <= 0 {
		return must, nil
	}
	for _, line := range left {
		if n := (excess + line.Price.Points - 1) / line.Price.Points; n <= line.Count {
			ways = append(ways, []Step{{line.Card, n, n * line.Price.Points}})
		}
	}
	slices.SortStableFunc(ways, func(a, b []Step) int {
		return cmp.Or(cmp.Compare(a[0].Points, b[0].Points), cmp.Compare(a[0].Count, b[0].Count))
	})
	const most = 4
	ways = ways[:min(most, len(ways))]
	if len(ways) == 0 {
		ways = append(ways, together(left, excess))
	}
	return must, ways
}

// together takes out the cards that are dearest for their level until enough is saved.
func together(left []Line, excess int) []Step {
	slices.SortStableFunc(left, func(a, b Line) int {
		return cmp.Compare(b.Price.Points*max(a.Price.Level, 1), a.Price.Points*max(b.Price.Level, 1))
	})
	var steps []Step
	for _, line := range left {
		if excess <= 0 {
			break
		}
		n := min(line.Count, (excess+line.Price.Points-1)/line.Price.Points)
		steps = append(steps, Step{line.Card, n, n * line.Price.Points})
		excess -= n * line.Price.Points
	}
	return steps
}

// Part is something most spellbooks have, by the advice of the rulebooks.
type Part struct {
	Name  string // as the texts name it: "armor"
	Query string // what finds cards for it
	Cards int    // copies of the book that do it
}

// Parts are what the Arena rulebook advises for a first spellbook, and how many copies of
// the book do it. Nothing of it is a law.
func (r Review) Parts() []Part {
	parts := []struct {
		name, query string
		does        func(*catalog.Card) bool
	}{
		{"weapon", "slot:weapon", func(c *catalog.Card) bool { return slices.Contains(c.Slots, "weapon") }},
		{"armor", "type:equipment kw:armor", func(c *catalog.Card) bool { return c.Type == catalog.Equipment && grants(c, "Armor") }},
		{"defense", "type:equipment defense", func(c *catalog.Card) bool {
			return c.Type == catalog.Equipment && (c.Defense != nil || c.GrantsDef != nil)
		}},
		{"dispel", "dispel", named("dispel", "seeking-dispel", "purge-magic", "destroy-magic", "disperse")},
		{"dissolve", "dissolve", named("dissolve", "explode", "rust", "crumble")},
		{"heal", "subtype:healing", func(c *catalog.Card) bool { return slices.Contains(c.Subtypes, "Healing") }},
		{"moving", "teleport", named("teleport", "lesser-teleport", "force-push", "charge", "knockdown")},
		{"mana", "subtype:mana", func(c *catalog.Card) bool { return slices.Contains(c.Subtypes, "Mana") }},
		{"spawnpoint", "kw:spawnpoint", func(c *catalog.Card) bool { return slices.Contains(c.Traits, "Spawnpoint") }},
		{"wall", "type:wall", func(c *catalog.Card) bool { return c.Type == catalog.Wall }},
		{"small", "type:creature level<=2", func(c *catalog.Card) bool { return c.Type == catalog.Creature && c.Level <= 2 }},
		{"large", "type:creature level>=4", func(c *catalog.Card) bool { return c.Type == catalog.Creature && c.Level >= 4 }},
		{"attack", "type:attack", func(c *catalog.Card) bool { return c.Type == catalog.Attack }},
		{"enchantment", "type:enchantment", func(c *catalog.Card) bool { return c.Type == catalog.Enchantment }},
	}
	out := make([]Part, len(parts))
	for i, p := range parts {
		out[i] = Part{Name: p.name, Query: p.query}
		for _, line := range r.Lines {
			if p.does(line.Card) {
				out[i].Cards += line.Count
			}
		}
	}
	return out
}

func named(ids ...catalog.CardID) func(*catalog.Card) bool {
	return func(c *catalog.Card) bool { return slices.Contains(ids, c.ID) }
}

func grants(c *catalog.Card, keyword string) bool {
	return slices.ContainsFunc(c.Grants, func(g string) bool { return g == keyword || strings.HasPrefix(g, keyword+" ") })
}

// Opening is the mana a mage has had by the end of the Channel Phase of rounds 1 to 3, and
// what the spells of the book cost on average; ok is false where nobody knows how much the
// mage channels.
func (r Review) Opening() (mana [3]int, average float64, ok bool) {
	if r.Mage == nil || r.Mage.Channeling == 0 || r.Mage.StartingMana == 0 {
		return mana, 0, false
	}
	for round := range mana {
		mana[round] = r.Mage.StartingMana + (round+1)*r.Mage.Channeling
	}
	sum, n := 0, 0
	for _, line := range r.Lines {
		if line.Card.Cost.Variable == "" && line.Card.Reveal.Variable == "" {
			sum += line.Count * costs(line.Card)
			n += line.Count
		}
	}
	if n > 0 {
		average = float64(sum) / float64(n)
	}
	return mana, average, true
}
