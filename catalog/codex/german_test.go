package codex_test

import (
	"strings"
	"testing"

	"github.com/quickcast/quickcast/catalog/codex"
)

// What German players say at a table, as they bend and join words, with the term they
// mean. Several terms mean any of them: "Feuer" is the damage as well as what burns.
const everyday = `
brennende Kreatur = burn
Brennmarker = burn
verbrennen = burn
angezündete = burn
Feuer = flame burn w-fire
Feuer löschen = extinguish
vergiften = poison tainted
giftige = poison
Gift Marker = poison
verfaulen = rot
Fäulnis Plättchen = rot
schlafend = sleep
Schlafmarker = sleep
einschlafen = sleep
aufgewacht = sleep
betäubend = stun
betäubte Kreatur = stun
Betäubungsmarker = stun
ohnmächtige = stun
benommene = daze
schwindlige = daze
verwirrte = daze
geschwächte = weak
Schwächemarker = weak
schwacher Angriff = weak
taumelnde = stagger
torkelt = stagger
verkrüppelte = cripple
gelähmte Kreatur = cripple
lähmen = cripple
eingefrorene = freeze
einfrierend = freeze
vereiste = freeze
auftauend = defrost
blutende = bleed
Blutungen = bleed
Wunden = bleed
rostend = corrode
verrostet = corrode
verrostete Rüstung = corrode
erstickend = suffocate
würgend = suffocate
festgehaltene = restrained
fesselnd = restrained
gefesselte Kreatur = restrained
feststeckend = stuck
im Netz = stuck
verlangsamte = slow
langsame = slow
schnelle = fast quick-action
schneller laufen = fast
fliegende Kreatur = flying
Flieger = flying
Flügel = flying
unsichtbare = invisible
Unsichtbarer = invisible
heilen = heal
geheilte = heal
Heilzauber = heal
heilend = heal
regenerierend = regenerate
Regenerierung = regenerate
Wache = guarding
Wächter = guarding w-guardian
bewachend = guarding
Wachmarker = guarding
ausweichen = defense elusive unavoidable
ausgewichen = defense elusive
Verteidigungen = defense
parieren = defense
unvermeidlich = unavoidable
unausweichlicher Angriff = unavoidable
Rüstungen = armor
gepanzert = armor
Panzer = armor
durchdringend = piercing
durchdringt Rüstung = piercing
kritische = critical-damage
kritischer = critical-damage
Krit = critical-damage
Direktschäden = direct-damage
Doppelschläge = doublestrike
schlägt zweimal = doublestrike
Dreifachschlag = triplestrike
Rundumschläge = sweeping
Gegenangriffe = counterstrike
zurückschlagen = counterstrike
Zurückschlagende = counterstrike
Zustände = condition
Zustand = condition
Marker = token
Verzauberungen = enchantment
verzaubert = enchantment
Kreaturen = creature
Monster = creature
Beschwörungen = conjuration summon
beschwören = summon conjuration
Herbeirufung = summon
Wände = wall
Mauern = wall
Fallen = traps
Fallenkarten = traps
Ablage = discard-pile
Friedhof = discard-pile
abgelegte Karten = discard-pile
Lebenspunkte = life
Leben = life
Manaeinkommen = channeling
Mana sammeln = channeling
Manaphase = channel-phase
Unterhaltskosten = upkeep-x
Unterhalt = upkeep-phase upkeep-x
Startspieler = initiative
wer beginnt = initiative
Schnellzauber = quickcast-action quick-spell
Würfel wiederholen = reroll
neu würfeln = reroll
Sichtlinien = los
freie Sicht = los
Teleportieren = teleport
teleportierte = teleport
wegstoßen = push
geschoben = push
schubsen = push
Wut = rage
wütende = rage
Vampir = vampiric
Lebensraub = vampiric
Untote = zombie nonliving
unbelebte = nonliving
lebende = living
körperlose = incorporeal
Geister = incorporeal
zerstörte = destroyed
gestorben = destroyed
getötete = destroyed
tot = destroyed
wiederbeleben = reanimate
auferstanden = reanimate
reparieren = reconstruct
Flächenangriffe = zone-attack
Fernkämpfer = ranged-attack ranged-x
Fernkampf = ranged-attack ranged-x
schießend = ranged-attack
Nahkampf = melee-attack melee-x
Nahkämpfer = melee-attack
bewegen = move-action
Bewegung = move-action w-move
immun gegen Gift = poison-immunity
Giftimmunität = poison-immunity
Immunitäten = immunity
Zauber kontern = counter
gekonterter Zauber = counter
verspottet = taunt
verhöhnt = taunt
Epischer Zauber = epic
legendäre = legendary
einzigartige = unique
Begriff Zone = zone
`

// The list was made from what players say, not from what the codex has: nothing here
// may be put into the codex to please it.
func TestEverydayGermanWordsFindTheirTerm(t *testing.T) {
	c := load(t)
	all, found := 0, 0
	var missed []string
	for line := range strings.Lines(strings.TrimSpace(everyday)) {
		word, terms, _ := strings.Cut(strings.TrimSpace(line), " = ")
		all++
		ok := false
		hits := c.Search(word, "de", "", 3)
		for id := range strings.FieldsSeq(terms) {
			if _, known := c.Term(codex.TermID(id)); !known {
				t.Fatalf("%s: there is no term %s", word, id)
			}
			ok = ok || len(hits) > 0 && hits[0].Term.ID == codex.TermID(id)
		}
		if ok {
			found++
		} else {
			missed = append(missed, word+" (found "+strings.Join(ids(hits), " ")+")")
		}
	}
	if found*100 < all*95 {
		t.Errorf("%d of %d find their term first; not: %s", found, all, strings.Join(missed, ", "))
	}
	t.Logf("%d of %d; not: %s", found, all, strings.Join(missed, ", "))
}

func ids(hits []codex.Hit) []string {
	var list []string
	for _, h := range hits {
		list = append(list, string(h.Term.ID))
	}
	return list
}

// What a compound with "marker" has before it is not what it means: who asks for what goes
// out of play is not told of a small piece of cardboard.
func TestAHalfOfACompoundIsNotItsMeaning(t *testing.T) {
	c := load(t)
	for word, want := range map[string]codex.TermID{
		"aus dem Spiel": "obliterate", "aus dem Spiel entfernt": "obliterate", "Spielmarker": "token", "Zombieplättchen": "zombie", "Brennmarker": "burn",
	} {
		if hits := c.Search(word, "de", "", 1); len(hits) == 0 || hits[0].Term.ID != want {
			t.Errorf("%q finds %v, not %s", word, ids(hits), want)
		}
	}
}
