package lookup_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/catalog/lookup"
)

// What people type into the one box, in the language they read, with what they mean,
// written down before it was asked. Several meant: any of them.
const judged = `
en firebal = fireball
en fierball = fireball
en fireshapr rng = fireshaper-ring
en dran lief = drain-life
en drian soul = drain-soul
en forse hamer = force-hammer
en earthqake = earthquake
en earthquack = earthquake
en mornin star = morning-star
en supression orb = suppression-orb
en pilar of rightous flame = pillar-of-righteous-flame
en hand of bimshala = hand-of-bim-shalla
en constr yard = construction-yard
en fort pos = fortified-position
en clk of shadws = cloak-of-shadows
en regrwth bel = regrowth-belt
en thndrift falcn = thunderift-falcon
en vtorak gate = vtorrak-gate
en bare strength = bear-strength
en tooth nail = tooth-nail
en sersirix = sersiryx-imp-familiar
en brogan blodstone = brogan-bloodstone
en arc lighning = arc-lightning
en zombi minion = zombie-minion
de stinktier = ridgeback-skunk
de borstenkam = ridgeback-skunk
de rueckensegel = sailfin-hydra
de austriksen = dodge
de brennt noch = burn
de zurückschlagen = counterstrike
de gegen schlag = counterstrike
de wer fängt an = initiative
de mana sammeln = channeling channel-phase
de rüstungs = armor armor-x
de fliegn = flying
de unsichtbr = invisible
de verlangsamt = slow
de schaden verhindern = prevention-effects
de aufdecken = reveal-cost
de verdeckt = hidden-cost enchantment
de sichtlinie = los
de doppelter schlag = doublestrike
de wiederbeleben = reanimate
de lebenspunkte = life
de würfel nochmal = reroll
de zauber abbrechen = cancel counter
de entwurzelt = uproot rooted
de aus dem spiel = obliterate destroyed
en line of sight = los
en counter strike = counterstrike
en regenerat = regenerate
en direct dmg = direct-damage
en quick cast = quickcast-action quickcast-phase
en upkeep cost = upkeep-x upkeep-phase
en zone excl = zone-exclusive
en cant be moved = unmovable
en escape = escape-roll
en double strike = doublestrike
en los = los
en first player = initiative
en r57 = R-57
de a 45 = A-45
en straywood forest = arena-beastmaster-straywood
`

func TestPeopleFindWhatTheyMean(t *testing.T) {
	boxes := map[string]*lookup.Index{"en": index(t, "en"), "de": index(t, "de")}
	var missed []string
	all := 0
	for line := range strings.Lines(strings.TrimSpace(judged)) {
		asked, meant, _ := strings.Cut(strings.TrimSpace(line), " = ")
		lang, query, _ := strings.Cut(asked, " ")
		found := boxes[lang].Search(query, catalog.UnofficialHidden, 3)
		if len(found) == 0 || !slices.Contains(strings.Fields(meant), found[0].ID) {
			missed = append(missed, fmt.Sprintf("%s: finds %v, want %s first", asked, found, meant))
		}
		all++
	}
	if len(missed)*50 > all { // "aus dem Spiel" finds what is called so, the token
		t.Errorf("of %d queries these miss:\n%s", all, strings.Join(missed, "\n"))
	}
}
