package catalog_test

import (
	"errors"
	"slices"
	"testing"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/rules/training"
)

func TestSearchForgives(t *testing.T) {
	c := load(t)
	tests := []struct {
		query string
		first catalog.CardID
	}{
		{"Bear Strength", "bear-strength"},
		{"ber strenght", "bear-strength"},
		{"strength bear", "bear-strength"},
		{"bearstrength", "bear-strength"},
		{"BEAR   STRE", "bear-strength"},
		{"brstr", "bear-strength"},
		{"wlof", "wolf-fury"},
		{"lair of", "lair"},
		{"zerstreuen", "disperse"},
		{"zerstruen", "disperse"},
		{"Lähmender Basilisk", "paralyzing-basilisk"},
		{"lahmender basilisk", "paralyzing-basilisk"},
		{"laehmender basilisk", "paralyzing-basilisk"},
		{"slavorg", "slavorg-fang-of-the-first-moon"},
		{"wolfswildhet", "wolf-fury"},
		{"adramelechs tuch", "adramelechs-touch"},
		{"Darkpact Slayer", "dark-pact-slayer"}, // a spelling seen in a rulebook
		{"tmple high gaurd", "temple-high-guard"},
	}
	for _, tt := range tests {
		hits, err := c.Search(tt.query, catalog.Options{})
		if err != nil || len(hits) == 0 || hits[0].Card.ID != tt.first {
			t.Errorf("%q found %v (%v), want %s first", tt.query, ids(hits, 3), err, tt.first)
		}
	}
}

// Slips that once cost a name its place.
func TestNamesOfManyKinds(t *testing.T) {
	c := load(t)
	for _, tt := range []struct {
		query  string
		before []catalog.CardID
	}{
		{"raven", []catalog.CardID{"huginn-raven-familiar", "ravenous-ghoul"}},
		{"bear", []catalog.CardID{"bear-strength", "bearskin"}},
		{"RoC", []catalog.CardID{"ring-of-command", "ring-of-curses", "rock-golem"}},
		{"GtH", []catalog.CardID{"gate-to-hell"}},
		{"gth", []catalog.CardID{"gate-to-hell"}},
		{"FPDS unofficial:all", []catalog.CardID{"five-point-death-strike"}},
		{"5 point unofficial:all", []catalog.CardID{"five-point-death-strike"}},
		{"boots of the eagle", []catalog.CardID{"eagleclaw-boots"}},
		{"scroll of teleport unofficial:all", []catalog.CardID{"teleportation-scrolls"}},
	} {
		hits, err := c.Search(tt.query, catalog.Options{})
		if got := ids(hits, len(tt.before)); err != nil || !slices.Equal(got, tt.before) {
			t.Errorf("%q finds %v, %v; want %v", tt.query, got, err, tt.before)
		}
	}
	hits, _ := c.Search("Dämonen", catalog.Options{Limit: 10})
	for _, h := range hits {
		if !slices.Contains(h.Card.Subtypes, "Demon") {
			t.Errorf("Dämonen finds %s", h.Card.ID)
		}
	}
}

func TestSearchOrder(t *testing.T) {
	hits, _ := load(t).Search("wolf", catalog.Options{})
	want := []catalog.CardID{"wolf-fury", "dire-wolf", "timber-wolf", "giant-wolf-spider", "goran-werewolf-pet"}
	if got := ids(hits, len(want)); !slices.Equal(got, want) {
		t.Errorf("wolf found %v, want %v: begins so, has the word, has the piece", got, want)
	}
}

func TestSearchByWordsThatAreNoName(t *testing.T) {
	c := load(t)
	hits, _ := c.Search("goblin soldier", catalog.Options{})
	if !slices.Contains(ids(hits, 0), "goblin-grunt") {
		t.Errorf("goblin soldier found %v", ids(hits, 0))
	}
	hits, _ = c.Search("flying", catalog.Options{})
	if len(hits) < 30 || hits[0].Card.ID != "flying-side-kick" || hits[1].Score >= hits[0].Score {
		t.Errorf("flying found %v: the name first, then all that fly", ids(hits, 0))
	}
}

func TestNothingIsFound(t *testing.T) {
	c := load(t)
	for _, query := range []string{"qqqqqq", "+++", "level<=2 qqqqqq", "schol:fire", `"qq`} {
		if hits, _ := c.Search(query, catalog.Options{}); len(hits) > 0 {
			t.Errorf("%q found %v", query, ids(hits, 5))
		}
	}
}

// Where some card bears what was typed word for word nobody has mistyped: names
// that are merely near do not come along.
func TestAWordTypedInFullForgivesNothing(t *testing.T) {
	c := load(t)
	for _, keyword := range []string{"Anchored", "2 Weak"} {
		hits, _ := c.Search(keyword, catalog.Options{})
		if len(hits) == 0 {
			t.Errorf("%q finds nothing", keyword)
		} else if !hits[0].Card.Bears(keyword) {
			t.Errorf("%q finds %s first, which does not bear it", keyword, hits[0].Card.ID)
		}
		for _, hit := range hits {
			if hit.By == catalog.ByName && !hit.Card.Bears(keyword) {
				t.Errorf("%q finds %s, which does not bear it", keyword, hit.Card.ID)
			}
		}
	}
}

func TestConditions(t *testing.T) {
	c := load(t)
	tests := []struct {
		query string
		meets func(*catalog.Card) bool
	}{
		{"school:fire level<=2 type:creature", func(c *catalog.Card) bool {
			return c.Has(training.Fire) && c.Level <= 2 && c.Type == catalog.Creature
		}},
		{"schule:feuer stufe≤2 typ:kreatur", func(c *catalog.Card) bool {
			return c.Has(training.Fire) && c.Level <= 2 && c.Type == catalog.Creature
		}},
		{"school:fire school:dark", func(c *catalog.Card) bool { return c.Has(training.Fire) && c.Has(training.Dark) }},
		{"school:fire,dark", func(c *catalog.Card) bool { return c.Has(training.Fire) || c.Has(training.Dark) }},
		{"-school:fire -type:creature", func(c *catalog.Card) bool { return !c.Has(training.Fire) && c.Type != catalog.Creature }},
		{"type!=creature", func(c *catalog.Card) bool { return c.Type != catalog.Creature }},
		{"cost>=12", func(c *catalog.Card) bool { return c.Cost.Variable == "" && c.Cost.Mana >= 12 }},
		{"cost:x", func(c *catalog.Card) bool { return c.Cost.Variable != "" }},
		{"level:2-3", func(c *catalog.Card) bool { return c.Level == 2 || c.Level == 3 }},
		{"set:core", func(c *catalog.Card) bool { return c.In("core") }},
		{`set:"forged in fire"`, func(c *catalog.Card) bool { return c.In("fif") }},
		{"slot:ring", func(c *catalog.Card) bool { return slices.Contains(c.Slots, "ring") }},
		{"keyword:flying", func(c *catalog.Card) bool { return c.Bears("Flying") }},
		{`keyword:"regenerate 2"`, func(c *catalog.Card) bool { return slices.Contains(c.Keywords(), "Regenerate 2") }},
		{"keyword:burn", func(c *catalog.Card) bool { return c.Bears("Burn") }},
		{"game:academy", func(c *catalog.Card) bool { return slices.Contains(c.Games, training.Academy) }},
		{"class:warlock", func(c *catalog.Card) bool { return slices.Contains(c.OnlyClass, "Warlock") }},
		{"klasse:tiermeister", func(c *catalog.Card) bool { return slices.Contains(c.OnlyClass, "Beastmaster") }},
		{"action:quick type:attack", func(c *catalog.Card) bool { return c.Action == catalog.Quick && c.Type == catalog.Attack }},
		{"is:epic", func(c *catalog.Card) bool { return c.Epic }},
		{"untertyp:dämon", func(c *catalog.Card) bool { return slices.Contains(c.Subtypes, "Demon") }},
		{"untertyp:daemon", func(c *catalog.Card) bool { return slices.Contains(c.Subtypes, "Demon") }},
		{"stichwort:fliegen", func(c *catalog.Card) bool { return c.Bears("Flying") }},
		{"stichwort:flieg", func(c *catalog.Card) bool { return c.Bears("Flying") }},
		{`stichwort:"regenerieren 2"`, func(c *catalog.Card) bool { return slices.Contains(c.Keywords(), "Regenerate 2") }},
		{"t:demon", func(c *catalog.Card) bool { return slices.Contains(c.Subtypes, "Demon") }},
		{"t:goblins t:creature", func(c *catalog.Card) bool { return slices.Contains(c.Subtypes, "Goblin") }},
		{"not:epic", func(c *catalog.Card) bool { return !c.Epic }},
		{"nicht:episch", func(c *catalog.Card) bool { return !c.Epic }},
		{"cmc>=12", func(c *catalog.Card) bool { return c.Cost.Variable == "" && c.Cost.Mana >= 12 }},
		{"pow>=7", func(c *catalog.Card) bool {
			return slices.ContainsFunc(c.Attacks, func(s catalog.Strike) bool { return s.Dice >= 7 })
		}},
		{"subtype:demon", func(c *catalog.Card) bool { return slices.Contains(c.Subtypes, "Demon") }},
		{"life>10 armor:3", func(c *catalog.Card) bool { return c.Life > 10 && c.Armor == 3 }},
		{"dice>=7", func(c *catalog.Card) bool {
			return slices.ContainsFunc(c.Attacks, func(s catalog.Strike) bool { return s.Dice >= 7 })
		}},
		{"mage:warlock", func(c *catalog.Card) bool {
			return len(c.OnlyClass)+len(c.OnlySchool) == 0 && !slices.Contains(c.Subtypes, "Aura") || slices.Contains(c.OnlyClass, "Warlock") ||
				slices.Contains(c.OnlySchool, training.Dark) || slices.Contains(c.OnlySchool, training.Fire)
		}},
	}
	for _, tt := range tests {
		hits, err := c.Search(tt.query, catalog.Options{})
		if err != nil || len(hits) == 0 {
			t.Errorf("%s: %d hits, %v", tt.query, len(hits), err)
			continue
		}
		found := ids(hits, 0)
		for _, card := range c.Cards() {
			if want := !card.Unofficial && tt.meets(card); want != slices.Contains(found, card.ID) {
				t.Errorf("%s: %s is found: %t", tt.query, card.ID, !want)
			}
		}
	}
}

// Other sites' words for a key mean the same.
func TestHabitsOfOtherSites(t *testing.T) {
	c := load(t)
	for query, ours := range map[string]string{
		"cmc>=12": "cost>=12", "mv:5": "cost:5", "pow>=7": "dice>=7", "power:6": "dice:6", "oracle:mana": "text:mana", "o:mana": "text:mana", "t:wall": "type:wall", "not:epic": "-is:epic",
	} {
		hits, err := c.Search(query, catalog.Options{})
		want, _ := c.Search(ours, catalog.Options{})
		if err != nil || len(want) == 0 || !slices.Equal(ids(hits, 0), ids(want, 0)) {
			t.Errorf("%s finds %d, %v; %s finds %d", query, len(hits), err, ours, len(want))
		}
	}
}

func TestPhrasesAndExclusions(t *testing.T) {
	c := load(t)
	for _, tt := range []struct {
		query   string
		with    catalog.CardID
		without catalog.CardID
	}{
		{`"of the"`, "acolyte-of-the-bog-queen", "acid-ball"},
		{`„of the“`, "acolyte-of-the-bog-queen", "acid-ball"},
		{"sword -radiance", "force-sword", "sword-of-radiance"},
		{"wolf -dire", "timber-wolf", "dire-wolf"},
		{"wolf -type:creature", "wolf-fury", "timber-wolf"},
		{`"dark elf"`, "acolyte-of-the-bog-queen", "timber-wolf"},
	} {
		hits, err := c.Search(tt.query, catalog.Options{})
		found := ids(hits, 0)
		if err != nil || slices.Contains(found, tt.without) {
			t.Errorf("%s found %v, %v", tt.query, found, err)
		}
		if !slices.Contains(found, tt.with) {
			t.Errorf("%s did not find %s", tt.query, tt.with)
		}
	}
}

func TestUnofficialCardsAreOffUntilSwitchedOn(t *testing.T) {
	c := load(t)
	const card = "sohei-disciple"
	tests := []struct {
		query  string
		filter catalog.Filter
		found  bool
	}{
		{"sohei disciple", catalog.Filter{}, false},
		{"sohei disciple", catalog.Filter{Unofficial: catalog.UnofficialShown}, true},
		{"sohei disciple unofficial:yes", catalog.Filter{}, true},
		{"sohei disciple inoffiziell:ja", catalog.Filter{}, true},
		{"sohei disciple unofficial:all", catalog.Filter{}, true},
		{"sohei disciple unofficial:no", catalog.Filter{Unofficial: catalog.UnofficialShown}, false},
	}
	for _, tt := range tests {
		hits, err := c.Search(tt.query, catalog.Options{Filter: tt.filter})
		if err != nil || slices.Contains(ids(hits, 0), card) != tt.found {
			t.Errorf("%s with %v found %v, %v", tt.query, tt.filter, ids(hits, 3), err)
		}
	}
	if n := len(c.Shown(catalog.Filter{})); n != 796 {
		t.Errorf("%d official cards, want 796", n)
	}
	if n := len(c.Shown(catalog.Filter{Unofficial: catalog.UnofficialAlone})); n != 36 {
		t.Errorf("%d unofficial cards, want 36", n)
	}
}

func TestFilterAndQueryAgree(t *testing.T) {
	c := load(t)
	tests := []struct {
		query  string
		filter catalog.Filter
	}{
		{"game:academy", catalog.Filter{Game: training.Academy}},
		{"type:wall", catalog.Filter{Type: catalog.Wall}},
		{"school:air", catalog.Filter{School: training.Air}},
		{"mage:academy-wizard", catalog.Filter{Mage: "academy-wizard"}},
	}
	for _, tt := range tests {
		byQuery, _ := c.Search(tt.query, catalog.Options{})
		byFilter := c.Shown(tt.filter)
		if len(byQuery) == 0 || len(byQuery) != len(byFilter) {
			t.Errorf("%s: %d by query, %d by filter", tt.query, len(byQuery), len(byFilter))
			continue
		}
		for i := range byFilter {
			if byQuery[i].Card != byFilter[i] {
				t.Errorf("%s: place %d differs", tt.query, i)
			}
		}
	}
}

func TestWhatIsNotUnderstoodIsReported(t *testing.T) {
	c := load(t)
	tests := []struct {
		query string
		fault catalog.QueryFault
	}{
		{"wolf schol:fire", catalog.UnknownKey},
		{"wolf school:lava", catalog.UnknownValue},
		{"wolf level<=two", catalog.NotANumber},
		{"wolf level<=", catalog.ValueMissing},
		{"wolf type<creature", catalog.CannotCompare},
		{"wolf level<1-2", catalog.NotANumber},
		{"wolf price<=4", catalog.MageMissing},
		{"wolf owned:yes", catalog.NotHere},
		{"wolf in:book", catalog.NotHere},
		{"wolf term:burn", catalog.NotHere},
		{"wolf -sort:cost", catalog.Misplaced},
		{"wolf or", catalog.Stray},
		{"wolf )", catalog.Stray},
		{"wolf ()", catalog.Empty},
		{"wolf mage:gardener", catalog.UnknownValue},
		{"wolf keyword:singing", catalog.UnknownValue},
		{"wolf subtype:", catalog.ValueMissing},
		{"wolf subtype:+", catalog.UnknownValue},
		{"wolf set:,", catalog.ValueMissing},
	}
	for _, tt := range tests {
		hits, err := c.Search(tt.query, catalog.Options{})
		var problem *catalog.QueryError
		if !errors.As(err, &problem) || problem.Problems[0].Fault != tt.fault {
			t.Errorf("%s: %v, want %s", tt.query, err, tt.fault)
			continue
		}
		if len(hits) == 0 || hits[0].Card.ID != "wolf-fury" {
			t.Errorf("%s: the rest of the query found %v", tt.query, ids(hits, 3))
		}
	}
}

func ids(hits []catalog.Hit, limit int) []catalog.CardID {
	var list []catalog.CardID
	for i, h := range hits {
		if limit == 0 || i < limit {
			list = append(list, h.Card.ID)
		}
	}
	return list
}

func BenchmarkSearch(b *testing.B) {
	c := load(b)
	c.Prepare()
	for _, query := range []string{"bear", "ber strenght", "tmple high gaurd", "zerstreuen", "brstr", "school:fire level<=2 burn"} {
		b.Run(query, func(b *testing.B) {
			for b.Loop() {
				_, _ = c.Search(query, catalog.Options{Limit: 20})
			}
		})
	}
}

func BenchmarkPrepare(b *testing.B) {
	for b.Loop() {
		b.StopTimer()
		c := load(b)
		b.StartTimer()
		c.Prepare()
	}
}
