package magewars

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// meeting is a table on which several cards lie: each is called by its id of the catalog, as the lines of
// TestCardsByHand call theirs "card".
type meeting struct {
	hand
	ids map[string]string
}

// TestCardsMeet plays what several cards and rules do to each other, on the table of TestCardsByHand. Beside the
// lines of that: "1 lays CARD on WHOM hidden", "2 casts CARD at WHOM", "turns CARD", "keeps CARD", "does CARD", "leaves CARD".
func TestCardsMeet(t *testing.T) {
	meet(t, Arena(), []situation{
		// What may be turned over against a spell is asked for before it takes effect.
		{"R-49", "2 lays mind-shield on o4 hidden; 1 casts sleep at o4; turns mind-shield", "o4 sleep 0; mind-shield gone; mage1 mana 22; mage2 mana 30; offers 0"},
		{"R-49", "2 lays mind-shield on o4 hidden; 1 casts sleep at o4; keeps mind-shield", "o4 sleep 1; mind-shield on o4; offers 0"},
		{"R-49", "2 lays mind-shield on o4 hidden; 1 casts dissolve at o7", "o7 gone; mind-shield on o4; offers 0"},
		{"R-49", "2 lays hoodwink on o4 hidden; 1 casts sleep at o4; turns hoodwink", "o4 sleep 1; hoodwink gone; mage2 mana 33"},
		{"R-65", "2 lays mind-shield on o4 hidden; 1 lays charm on o4 hidden; turns charm; turns mind-shield", "charm gone; mind-shield gone; mage1 mana 30; offers 0"},
		{"R-65", "2 lays mind-shield on o4 hidden; 1 lays charm on o4 hidden; turns charm; keeps mind-shield", "charm on o4; mind-shield on o4; offers 0"},

		{"R-49 a", "2 lays jinx on mage1 hidden; 1 casts dispel at o8; turns jinx", "mage1 mana 30; mage2 mana 29; jinx gone; o8 on o1; offers 0"},
		{"R-49 b", "2 lays reverse-magic on o4 hidden; 1 casts sleep at o4; turns reverse-magic", "o4 sleep 0; mage2 mana 25; mage1 mana 22"},
		{"R-67 c", "2 lays nullify on o4 hidden; 1 casts sleep at o4; keeps nullify", "o4 sleep 1; nullify gone; mage1 mana 22; mage2 mana 30"},
		{"R-67 d", "2 lays nullify on o4 hidden; 1 casts fireball at o4 @ 1 : 2 2 2 0 0 0", "o4 damage 4; nullify on o4; offers 0"},
		{"R-67 e", "2 lays nullify on o4 hidden; hurt o4 5; 2 casts minor-heal at o4 : 2 0 0 0 0", "o4 damage 3; nullify on o4"},
		{"R-67 f", "2 lays arcane-ward on o4 hidden; 1 casts sleep at o4; turns arcane-ward", "o4 sleep 0; mage1 mana 30; arcane-ward gone"},
		{"R-67 g", "2 lays nullify on o4 hidden; 2 lays mind-shield on o4 hidden; 1 casts sleep at o4; turns mind-shield", "o4 sleep 0; mind-shield gone; offers 0; mage1 mana 22"},
		{"seek h", "2 lays nullify on o4 hidden; 1 casts seeking-dispel at nullify", "nullify gone; mage1 mana 28; mage2 mana 30"},
		// damage that is moved or kept off, also what would kill
		{"joined a", "1 lays joined-strength on o1; hit o4 o1 : c2 0 0 0; does joined-strength", "o1 damage 1; mage1 damage 1; no fight"},
		{"joined b", "1 lays joined-strength on o1; hurt o1 19; hit o4 o1 : c1 0 0 0; does joined-strength", "o1 damage 19; mage1 damage 1; no fight"},
		{"martyr a", "1 lays martyrs-aura on mage1; hit o4 o2 : c2 0 0 0; does martyrs-aura x=2", "o2 damage 0; mage1 damage 2"},
		{"martyr b", "1 lays martyrs-aura on mage1; hurt o2 18; hit o4 o2 : c2 0 0 0; does martyrs-aura x=1", "o2 damage 19; mage1 damage 1"},
		{"resolve", "1 lays fortified-resolve on mage1; token charge fortified-resolve 1; hit o4 mage1 : c2 c1 0 0; does fortified-resolve", "mage1 damage 1"},
		{"resolve2", "1 lays fortified-resolve on mage1; token charge fortified-resolve 1; hurt mage1 38; hit o4 mage1 : c2 c1 0 0; does fortified-resolve", "mage1 damage 39"},
		{"form", "1 lays form-ranks on o2; summon Soldier 5; hurt o2 19; hit o4 o2 : c1 0 0 0; does form-ranks target=o10", "o2 damage 19; o10 damage 1"},
		// healing
		{"theft", "2 lays theft-of-life on o1; hurt mage2 5; hurt o1 5; 1 casts minor-heal at o1 : 2 2 0 0 0", "o1 damage 2; mage2 damage 4"},
		{"unholy", "2 lays unholy-reversal on o1 hidden; hurt o1 10; 1 casts minor-heal at o1 : 2 2 0 0 0; turns unholy-reversal", "o1 damage 12; unholy-reversal gone"},
		{"deathlock", "2 lays deathlock; hurt o1 5; 1 casts minor-heal at o1 : 2 2 0 0 0", "o1 damage 5"},
		{"deathlock2", "2 lays deathlock; give o1 Regenerate 2; hurt o1 5; upkeep", "o1 damage 5"},
		{"regen", "give o1 Regenerate 2; give o1 Regenerate 3; hurt o1 5; upkeep; all", "o1 damage 2"},
		// destroying that is paid off
		{"ward a", "2 lays armor-ward on mage2; 1 casts dissolve at o7; does armor-ward pay=true", "o7 gone; mage1 mana 22"},
		{"ward b", "2 lays armor-ward on mage2; 1 casts dissolve at o7; does armor-ward pay=false", "mage1 mana 26; mage2 wears Ring"},
		{"stone", "2 lays enchanters-wardstone; 1 casts dispel at o8; does enchanters-wardstone pay=true", "o8 gone; mage1 mana 23"},
		{"stone2", "2 lays enchanters-wardstone; 1 casts dispel at o8; does enchanters-wardstone pay=false", "mage1 mana 25; o1 wears Hex"},
		{"plate", "2 lays harshforge-plate on mage2; 1 casts ghoul-rot at mage2", "mage1 mana 26"},
		{"plate2", "2 lays harshforge-plate on mage2; 1 casts ghoul-rot at o4", "mage1 mana 28"},
		{"plate3", "2 lays harshforge-plate on mage2; 2 casts bear-strength at mage2", "mage2 mana 28"},
		{"orb", "2 lays suppression-orb; act o1; move o1; does suppression-orb pay=true", "mage1 mana 29"},
		// mind control
		{"mc", "1 lays mind-control on o4 hidden; turns mind-control", "mage1 mana 22; o4 of 1; o4 stun 1"},
		{"mc2", "2 lays ghoul-rot on o4; 1 lays mind-control on o4 hidden; turns mind-control; upkeep; does ghoul-rot; all", "o4 damage 2; mage1 mana 27"},
		{"mc3", "1 lays mind-control on o4 hidden; turns mind-control; 2 casts dispel at mind-control; does mind-control", "o4 of 2; o4 stun 2; mage2 mana 20"},
		// dice
		{"charge", "give o1 Charge +2; hit o1 o4 moved=true : 2 2 2 2 2", "o4 damage 8"},
		{"charge2", "give o1 Charge +2; hit o1 o4 : 2 2 2", "o4 damage 4"},
		{"blood", "give o1 Bloodthirsty +2; hurt o4 1; hit o1 o4 : 2 2 2 2 2", "o4 damage 9"},
		{"blood2", "give o1 Bloodthirsty +2; hurt o5 1; hit o1 o5 : 2 2 2", "o5 damage 7"},
		{"vamp", "give o1 Vampiric; hurt o1 5; hit o1 o5 : 2 2 2", "o5 damage 6; o1 damage 5"},
		{"vamp2", "give o1 Vampiric; hurt o1 5; hurt o4 19; hit o1 o4 : 2 2 2", "o4 gone; o1 damage 4"},
		{"vamp3", "give o1 Vampiric; give o1 Finite Life; hurt o1 5; hit o1 o4 : 2 2 2", "o4 damage 4; o1 damage 5"},
		{"weak", "mark weak o1 1; hit o1 o4 : 2 2", "o4 damage 2"},
		{"weak2", "mark weak o1 5; hit o1 o4 : 2", "o4 damage 0"},
		{"aegis", "give o4 Aegis 2; hit o1 o4 : c2", "o4 damage 2"},
		{"sleepdaze", "mark sleep o4 1; hit o1 o4 : 2 2 2", "o4 sleep 0; o4 daze 1; o4 damage 4"},
		{"sleepnodmg", "mark sleep o4 1; hit o1 o4 : 1 0 0", "o4 sleep 1; o4 daze 0"},

		{"sweep dies", "1 casts sweeping-strike at o1; end; 2 lays circle-of-lightning on o4; hurt o1 19; hit o1 o4 targets=o4,o5 boosts=x1.2 @ 1 : 2 2 2 c2 0", "o1 gone; o4 damage 4; o5 damage 0; no fight"},
		{"barrier+counter", "2 lays circle-of-lightning on o4; guard o4; hit o1 o4 @ 7 : 2 2 2 c1 0 2 2 0 0", "o4 damage 4; o1 damage 4; o1 daze 1; no fight"},
		{"barrier once", "2 lays circle-of-lightning on o4; hit o1 o4 @ 1 : 2 2 2 c1 0; end; wake o1; hit o1 o4 : 2 2 2", "o1 damage 1; o4 damage 8"},
		{"guard cripple", "guard o4; mark cripple o4 1; hit o1 o5 : 2 2 2", "o5 damage 6"},
		{"guard elusive", "guard o4; give o1 Elusive; hit o1 o5 : 2 2 2", "o5 damage 6"},
		{"dispel magebind", "2 lays regrowth on mage2; 1 casts dispel at regrowth", "regrowth gone; mage1 mana 24"},
		{"resurrect", "1 lays guard-dog; destroy guard-dog; 1 casts resurrection x=10; does resurrection cardName=Guard_Dog", "mage1 mana 20; there is Guard_Dog"},
		{"fury", "1 casts battle-fury at o2; end; hit o2 o4 : 2 2 2 2; does battle-fury; hit o2 o4 : 2 2 2 2", "o4 damage 12; mage1 mana 25; no fight"},
		{"di", "1 lays divine-intervention on o1 hidden; turns divine-intervention; does divine-intervention way=0", "divine-intervention gone; mage1 mana 20"},
		{"vamp counter", "give o4 Vampiric; guard o4; hurt o4 5; hit o1 o4 : 2 2 2 2 2 0 0", "o4 damage 7; o1 damage 3"},
		{"burn", "mark burn o4 2; upkeep; all : 2 0", "o4 damage 2; o4 burn 1"},
		{"rot sleep", "mark sleep o4 1; mark rot o4 1; upkeep; all", "o4 damage 1; o4 sleep 0; o4 daze 1"},
		{"legend", "1 lays malacoda; 2 casts malacoda refuse", "o4 damage 0"},
		{"fumble", "2 lays fumble on o1 hidden; declare o1 o4; does fumble", "mage2 mana 29; o4 damage 0; fumble gone; no fight"},
		{"fumble unmov", "give o1 Unmovable; 2 lays fumble on o1 hidden; declare o1 o4", "offers 0"},
		{"forcefield", "1 lays forcefield on mage1; token forcefield forcefield 3; declare o4 mage1; does forcefield", "mage1 damage 0; forcefield forcefield 2; no fight"},
		{"stone", "2 lays turn-to-stone on o4; hit o1 o4 : 2 2 2", "o4 damage 0"},
		{"stone2", "2 lays turn-to-stone on o6; hit o1 o6 : 2 2 2", "o6 damage 0"},
		{"bull", "1 lays bull-endurance on o1; hurt o1 21; 2 casts dispel at bull-endurance", "o1 gone; mage2 mana 25"},
		{"second", "1 lays guard-dog; 1 lays second-chance on guard-dog hidden; destroy guard-dog; does second-chance", "there is Guard_Dog; mage1 mana 22"},
		{"redirect", "1 lays redirect on o1 hidden; hurt o4 18; hit o4 o1; turns redirect", "o4 gone; o1 damage 0; redirect gone; no fight"},
		{"revattack", "2 lays reverse-attack on o4 hidden; declare o1 o4; turns reverse-attack; strike : 2 2 2", "o1 damage 5; o4 damage 0; no fight"},
		{"divrev", "1 lays divine-reversal on o1 hidden; hurt o1 17; declare o4 o1; turns divine-reversal; strike : c2 c1 0 0", "o1 damage 16; divine-reversal gone; mage1 mana 29"},
		{"belt", "1 lays regrowth-belt on mage1; 1 lays regrowth on mage1; hurt mage1 10; upkeep; all", "mage1 damage 8"},
		{"bind", "1 lays rhino-hide on mage1 hidden; turns rhino-hide", "mage1 mana 27; mage1 armor 2"},
		{"cobra", "1 lays cobra-reflexes on o1; hit o4 o1 @ 7; end; wake o4; hit o4 o1 : 2 2 2 2", "o1 damage 7"},
		{"weak barrier", "2 lays circle-of-lightning on o4; mark weak o4 2; hit o1 o4 @ 1 : 2 2 2 c1 c1", "o1 damage 2"},
		{"daze counter", "guard o4; mark daze o4 1; hit o1 o4 @ 3 : 2 2 2", "o1 damage 0; o4 damage 4; no fight"},
		{"corrode", "mark corrode o4 3; hit o1 o4 : 2 2 2", "o4 damage 6"},
		{"incorp", "give o4 Incorporeal; hit o1 o4 : 2 1 1", "o4 damage 2"},
		{"fireball cloak", "1 lays elemental-cloak on mage1; 2 casts fireball at mage1 @ 9 : 2 2 2 0", "mage1 damage 5; mage1 burn 1"},
		{"blocked double", "2 lays block on o4 hidden; 1 casts sweeping-strike at o1; end; declare o1 o4 targets=o4,o5 boosts=x1.2; turns block; strike : 2 2 2", "o4 damage 0; o5 damage 6; no fight"},
		{"nullify hawk", "2 lays nullify on o6 hidden; 1 casts teleport at o6 x=3; turns nullify", "mage1 mana 27; nullify gone; mage2 mana 28"},
		{"martyr killed", "1 lays martyrs-aura on mage1; hurt mage1 39; hurt o2 18; hit o4 o2 : c2 0 0 0; does martyrs-aura x=1", "o2 damage 19; mage1 damage 40"},
		{"joined counter", "1 lays joined-strength on o1; guard o4; hit o1 o4 : 0 0 0 0 c2 0 0 0; does joined-strength", "o1 damage 1; mage1 damage 1; no fight"},
		{"joined banned", "1 lays joined-strength on o1; hit o4 o1 : 2 0 0 0; leaves joined-strength", "o1 damage 1; mage1 damage 0; no fight"},
		{"vamp prevented", "2 lays joined-strength on o4; give o1 Vampiric; hurt o1 9; hit o1 o4 : c2 0 0; does joined-strength", "o4 damage 1; o1 damage 8; mage2 damage 1"},

		{"theft regen", "2 lays theft-of-life on o1; give o1 Regenerate 2; hurt o1 5; hurt mage2 3; upkeep; all", "o1 damage 4; mage2 damage 2; offers 0"},
		{"lock vamp", "2 lays deathlock; 1 lays vampirism on o1; hurt o1 5; hit o1 o4 : 2 2 2", "o1 damage 5; o4 damage 4"},
		{"poisoned vamp", "2 lays poisoned-blood on o1; 1 lays vampirism on o1; hurt o1 5; hit o1 o4 : 2 2 2", "o1 damage 5; o4 damage 4"},
		{"vamp poisoned target", "2 lays poisoned-blood on o4; 1 lays vampirism on o1; hurt o1 5; hit o1 o4 : 2 2 2", "o1 damage 3; o4 damage 4"},
		{"drain golem", "1 casts drain-life at o5 refuse", "o5 damage 0"},
		{"magma", "2 lays magma-golem; 1 casts fireball at magma-golem @ 9 : 2 2 2 2 2 2", "magma-golem damage 0; magma-golem burn 1"},
		{"white cloak", "2 lays white-cloak-knight; 1 casts fireball at white-cloak-knight; does white-cloak-knight", "white-cloak-knight damage 0; mage1 mana 22; no fight; offers 0"},
		{"fear ranged", "1 lays helm-of-fear on mage1; shoot o4 mage1 : 2 2 2", "mage1 damage 6"},
		{"pacify poor", "1 lays pacify on o4; purse mage2 1; declare o4 o1; does pacify pay=false", "o1 damage 0; mage2 mana 1; no fight"},
		{"magebane countered", "1 lays magebane on mage2; 1 lays nullify on o1 hidden; 2 casts sleep at o1; turns nullify", "mage2 damage 0; o1 sleep 0; offers 0"},
		{"null ench", "2 lays nullify on o4 hidden; 1 casts bear-strength at o4; turns nullify", "mage1 mana 28; nullify gone; o4 Melee 0"},
		{"null equip", "2 lays nullify on mage2 hidden; 1 casts regrowth-belt at mage2", "nullify on mage2; mage2 wears Regrowth_Belt; mage1 mana 24"},
		{"rev ench", "2 lays reverse-magic on o4 hidden; 1 casts ghoul-rot at o4; turns reverse-magic", "mage1 wears Ghoul_Rot; mage1 mana 28"},
		{"barrier of the dead", "2 lays circle-of-lightning on o4; hurt o4 19; hit o1 o4 @ 1 : 2 2 2 c1 c1", "o4 gone; o1 damage 2"},
		{"banished idol", "1 casts banish at o4; 1 lays idol-of-pestilence; upkeep; does banish; does idol-of-pestilence", "o4 damage 0; o1 damage 1"},
		{"banished burn", "mark burn o4 1; mark rot o4 1; 1 casts banish at o4; upkeep; does banish", "o4 damage 0; o4 burn 1; tasks 0"},
		{"lullaby", "1 lays lullaby on o4; upkeep; does lullaby @ 7", "o4 stun 1"},
		{"faerie", "2 lays moonglow-faerie; shoot o1 moonglow-faerie @ 6", "moonglow-faerie damage 0"},
		{"faerie2", "2 lays moonglow-faerie; shoot o1 moonglow-faerie @ 6; end; wake o1; shoot o1 moonglow-faerie @ 5 : 2 0 0", "moonglow-faerie damage 2"},
		{"knight once", "2 lays knight-of-westlock; hit o1 knight-of-westlock @ 8; end; wake o1; hit o1 knight-of-westlock : 2 2 2", "knight-of-westlock damage 3"},
		{"daze def", "2 lays knight-of-westlock; mark daze knight-of-westlock 1; hit o1 knight-of-westlock @ 9 : 2 2 2", "knight-of-westlock damage 3"},
		{"cripple def", "2 lays knight-of-westlock; mark cripple knight-of-westlock 1; hit o1 knight-of-westlock @ 9 : 2 2 2", "knight-of-westlock damage 3"},
		{"stun def", "2 lays knight-of-westlock; mark stun knight-of-westlock 1; hit o1 knight-of-westlock : 2 2 2", "knight-of-westlock damage 3"},
		{"worm", "1 lays mana-worm; wake mana-worm; hit mana-worm o4 : c1 0; does mana-worm", "mage2 mana 29; o4 damage 1"},
		{"worm poor", "purse mage2 0; 1 lays mana-worm; wake mana-worm; hit mana-worm o4 : c1 0; does mana-worm", "mage2 mana 0"},
		{"rust neg", "1 lays rust on o4; hit o1 o4 : 2 2 2", "o4 damage 6"},
		{"rust neg2", "1 lays rust on o5; hit o1 o5 : 2 2 2", "o5 damage 6"},
		{"agony min", "2 lays agony on o1; mark weak o1 3; hit o1 o4 : c2", "o4 damage 2"},
		{"agony counter", "1 lays agony on o4; guard o4; hit o1 o4 : 2 2 2 2 2", "o4 damage 4; o1 damage 3"},
		{"link", "1 lays demonic-link on o3; hurt mage1 3; hit o3 o4 : c2 0 0 0; does demonic-link", "mage1 damage 2; o4 damage 2"},
		{"link golem", "1 lays demonic-link on o3; hurt mage1 3; hit o3 o5 : c2 0 0 0", "offers 0"},
		{"whirl", "1 casts whirling-strike at o2; end; hit o2 o4 : 2 2 2 2; does whirling-strike area=o5,mage2; hit o2 o5 : 2 2 2 2; hit o2 mage2 : 2 0 0 0", "o4 damage 6; o5 damage 8; mage2 damage 2; no fight"},
		{"mc unpaid", "1 lays mind-control on o4 hidden; turns mind-control; purse mage1 0; upkeep; unpaid; does mind-control", "o4 of 2; mind-control gone"},
		{"mc sleep", "2 lays mind-shield on o4 hidden; 1 lays mind-control on o4 hidden; turns mind-control; turns mind-shield", "o4 of 2; mind-control gone; mage1 mana 30; mage2 mana 30"},
		{"dispel exile", "2 lays exile on o6 hidden; act o6; does exile; 1 casts dispel at exile", "exile gone"},
		{"drain poor", "purse mage2 3; 1 casts drain-power at mage2 : 2 2 2 2 0 0 0 0", "mage2 mana 0; mage1 mana 17"},
		{"legend back", "1 lays malacoda; destroy malacoda; 2 casts malacoda", "there is Malacoda; mage2 mana 14"},
		{"vigor", "1 lays bear-strength on o1; guard o4; hit o1 o4 : 2 2 2 2 2 2 2 2 2", "o4 damage 8; o1 damage 7"},
		{"revealed twice", "1 lays bear-strength on o1; 2 lays bear-strength on o1 hidden; turns bear-strength", "bear-strength gone; o1 Melee 2"},
		{"death link lock", "2 lays deathlock; 1 lays death-link on o4; hurt mage1 5; upkeep", "offers 0"},
		{"wall", "2 lays wall-of-thorns; act o1; crosses o1 wall-of-thorns : 2 2", "o1 damage 3"},
		{"second strike", "1 lays second-chance on o1 hidden; destroy o1", "mage1 mana 30"},
		{"idol killed order", "1 lays idol-of-pestilence; hurt o1 19; upkeep; does idol-of-pestilence", "o1 gone; o4 damage 1"},
		{"bloodthirst regen", "give o1 Bloodthirsty +2; guard o4; hurt o1 1; give o4 Bloodthirsty +3; hit o1 o4 : 2 2 2 2 0 0 0 0 0 0", "o4 damage 4; o1 damage 2"},

		// Who is immune to a type of damage is no target of spells of it, and an enchantment of it comes to nothing there.
		{"R-79", "2 lays mana-leech; 1 casts sleep at mana-leech refuse", "mana-leech sleep 0; mage1 mana 30"},
		{"R-79", "2 lays mana-leech; 1 casts mind-control at mana-leech refuse", "mage1 mana 30"},
		{"R-79", "give o4 Psychic Immunity; 1 lays mind-control on o4 hidden; turns mind-control", "o4 of 2; mind-control gone"},
		{"R-79", "give o4 Flame Immunity; 1 casts sleep at o4", "o4 sleep 1"},
		{"R-79", "give o4 Psychic Immunity; 1 casts bear-strength at o4", "mage1 mana 28"},
		{"R-79", "give o4 Hydro Immunity; mark burn o4 1; 1 casts extinguish at o4", "o4 burn 0"},

		// A Defense against what nothing avoids: by a keyword, by what is lent for the next attack.
		{"unavoidable", "1 lays redirect on o1 hidden; 2 lays falcon-precision on o4; declare o4 o1; turns redirect; strike : 2 2 2 2", "redirect gone; o1 damage 7; o4 damage 0"},
		{"unavoidable", "2 lays redirect on o6 hidden; 1 casts sniper-shot at o1; end; shoot o1 o6; turns redirect; strike : 2 0 0", "redirect gone; o1 damage 0; o6 damage 2; no fight"},
		{"unavoidable", "2 lays jade-gremlin; 1 lays falcon-precision on o1; declare o1 jade-gremlin", "offers 0"},
		{"unavoidable", "2 lays jade-gremlin; declare o1 jade-gremlin; does jade-gremlin", "jade-gremlin damage 0; mage2 mana 29; no fight"},
		{"fury left", "1 casts battle-fury at o2; end; hit o2 o4 : 2 2 2 2; leaves battle-fury; end; wake o2; hit o2 o4 : 2 2 2 2", "o4 damage 12; offers 0; no fight"},
		{"fury left", "1 casts battle-fury at o2; end; hit o2 o4 : 2 2 2 2; end; wake o2; hit o2 o4 : 2 2 2 2", "o4 damage 12; offers 0; no fight"},
		{"theft and reversal", "2 lays theft-of-life on o1; 2 lays unholy-reversal on o1 hidden; hurt o1 10; hurt mage2 4; 1 casts minor-heal at o1 : 2 2 2 0 0; turns unholy-reversal", "o1 damage 11; mage2 damage 3; unholy-reversal gone; offers 0"},

		// Right before or after an activation of one's own side, and not in the middle of any.
		{"R-43", "1 lays hand-of-bim-shalla; hurt o1 3; act o4; uses hand-of-bim-shalla 1 way=2 target=o1 refuse", "o1 damage 3"},
		{"R-43", "1 lays hand-of-bim-shalla; hurt o1 3; act o2; uses hand-of-bim-shalla 1 way=2 target=o1 refuse; end; uses hand-of-bim-shalla 1 way=2 target=o1", "o1 damage 2"},

		// Who has destroyed something, and who moves by an action of its own.
		{"by a foe", "2 lays armor-ward on mage2; 2 casts dissolve at o7", "o7 gone; offers 0; mage2 mana 26"},
		{"by a foe", "1 lays champions-gauntlets on mage1; destroy champions-gauntlets", "champions-gauntlets gone; offers 0"},
		{"with its host", "1 lays enchanters-wardstone; 1 lays regrowth on o1; hurt o1 19; hit o4 o1 : 2 2 0 0", "o1 gone; regrowth gone; offers 0"},
		{"by a creature", "1 lays valshalla-lightning-angel; hurt o1 19; hit o4 o1 : 2 2 0 0; does valshalla-lightning-angel", "o1 gone; valshalla-lightning-angel wrath 1; valshalla-lightning-angel Melee 1"},
		{"by a spell", "1 lays valshalla-lightning-angel; hurt o1 19; 2 casts fireball at o1 @ 1 : 2 2 2 0 0 0", "o1 gone; offers 0"},
		{"by a friend", "1 lays valshalla-lightning-angel; hurt o1 19; hit o2 o1 : 2 2 0 0", "o1 gone; offers 0"},
		{"walks", "2 lays chains-of-agony on o1; act o1; move o1; does chains-of-agony", "o1 damage 1; offers 0"},
		{"teleports", "2 lays chains-of-agony on o1; teleport o1", "o1 damage 0; offers 0"},
		{"teleports", "2 lays suppression-orb; teleport o1", "offers 0"},

		// What the attack at hand is, and what has come before it.
		{"lands", "2 lays blur on o4; hit o1 o4 : 2 2 2; does blur pay=false", "blur gone; o4 damage 4"},
		{"avoided", "2 lays knight-of-westlock; 2 lays blur on knight-of-westlock; hit o1 knight-of-westlock @ 8", "offers 0; blur on knight-of-westlock"},
		{"quick melee", "1 lays badger-frenzy on o1 hidden; turns badger-frenzy; declare o1 o4; does badger-frenzy; strike : 2 2 2 2 2 2", "o4 damage 8; badger-frenzy gone; mage1 mana 29; no fight"},
		{"ranged", "1 lays badger-frenzy on o1 hidden; turns badger-frenzy; shoot o1 o4 : 2 2 2", "o4 damage 4; badger-frenzy on o1; offers 0"},
		{"Doublestrike x Defense", "2 lays knight-of-westlock; 1 lays badger-frenzy on o1 hidden; turns badger-frenzy; declare o1 knight-of-westlock; does badger-frenzy; strike @ 8 : 2 2 2", "knight-of-westlock damage 3; no fight"},
		{"hurt by an animal", "1 lays kajarah on mage1; hit o1 o4 : c1 0 0; end; hit mage1 o4 attack=Serrated_Edge : 2 2 2", "o4 damage 5"},
		{"hurt by an animal", "1 lays kajarah on mage1; hit o2 o4 : c1 0 0 0; end; hit mage1 o4 attack=Serrated_Edge : 2 2", "o4 damage 3"},
		{"hurt by an animal", "1 lays hunting-bow on mage1; hit o1 o4 : c1 0 0; end; hit mage1 o4 attack=Talonhead_Arrow : 2 2 0 0; does hunting-bow @ 7", "o4 damage 5; o4 bleed 1"},
		{"level", "1 lays paladins-valor on o2; hit o2 o4 : 2 2 2 2 2 2", "o4 damage 10"},
		{"level", "1 lays paladins-valor on o2; hit o2 o5 : 2 2 2 2", "o5 damage 8"},
		{"level", "2 lays dire-wolf; 1 lays paladins-valor on o2; hit o2 dire-wolf : 2 2 2 2 0 0", "dire-wolf damage 6"},
		{"strongest", "2 lays dire-wolf; 1 lays knights-courage on o2; hit o2 o4 : 2 2 2 2", "o4 damage 6"},
		{"strongest", "2 lays dire-wolf; 1 lays knights-courage on o2; hit o2 dire-wolf : 2 2 2 2 0 0", "dire-wolf damage 7"},
		{"strongest", "2 lays dire-wolf; 1 lays knight-of-the-red-helm; wake knight-of-the-red-helm; hit knight-of-the-red-helm o4 : c1 c1 c1", "o4 damage 3"},
		{"buried", "1 lays gloranna-avenging-angel; 1 lays white-cloak-knight; destroy white-cloak-knight; wake gloranna-avenging-angel; hit gloranna-avenging-angel o4 : c1 c1", "o4 damage 2"},
		{"buried", "1 lays dire-wolf; destroy dire-wolf; 1 casts slavorg-fang-of-the-first-moon", "mage1 mana 17"},
		{"Ki", "token ki mage1 2; 1 casts projected-leg-sweep at o4 boosts=x1.1 @ 1 : 2 2 2", "o4 damage 4; o4 stagger 1; mage1 ki 0"},
		{"Ki", "token ki mage1 2; 1 casts projected-leg-sweep at o4 @ 1 : 2 2 2", "o4 damage 4; o4 stagger 0; mage1 ki 2"},
		{"of poison", "1 casts cleansing-potion at mage1; mark weak o1 1; mark burn o1 1; uses cleansing-potion 2 target=o1 condition=burn refuse; uses cleansing-potion 2 target=o1 condition=weak", "o1 weak 0; o1 burn 1; mage1 mana 27; cleansing-potion charge 2"},
		{"R-39", "1 lays tanglevine on o1; 1 casts lesser-teleport at o1", "tanglevine on o1; offers 0; mage1 mana 28"},
		{"immune to poison", "give o4 Poison Immunity; 1 casts drain-soul at o4", "o4 tainted 0; mage1 life 40; mage1 mana 14"},
		{"one round", "1 lays brace-yourself on o1; to initiative", "brace-yourself gone; offers 0"},
		{"not twice", "1 lays ice-golem; 2 casts fireball at ice-golem @ 1 : 2 2 2 0 0 0 0 0", "ice-golem damage 6"},
		{"not twice", "1 lays ice-golem; give ice-golem Flame +2; 2 casts fireball at ice-golem @ 1 : 2 2 2 0 0 0 0 0", "ice-golem damage 6"},

		// Attacks on a zone: guards keep nobody from them, who is immune is left out, one roll decides whether they find it.
		{"R-89 immune", "guard o4; give o4 Flame Immunity; 1 casts firestorm targets=o4,o5 @ 1 : 2 2 0 0 0", "o4 guards; o4 damage 0; o5 damage 4; no fight"},
		{"R-89 Block", "2 lays block on o4 hidden; 1 casts firestorm targets=o4; turns block; strike @ 1 : 2 2 0 0 0", "o4 damage 2; block gone; mage2 mana 28; no fight"},
		{"R-89 flying", "1 casts firestorm targets=o6 @ 1 : 2 0 0 0 0", "o6 damage 2"},
		{"R-89 Daze", "mark daze mage1 1; 1 casts firestorm targets=o4,o5 @ 6", "o4 damage 0; o5 damage 0; mage1 mana 19; no fight"},
		{"R-89 guard", "guard o4; 1 casts firestorm targets=o5 @ 1 : 2 0 0 0 0", "o5 damage 2; o4 guards"},

		// What is attached goes where its host goes, and falls with it.
		{"transfer", "1 casts steal-enchantment at o8; does steal-enchantment target=o4; destroy o4", "o8 gone; offers 0"},
		{"transfer", "2 lays regrowth on o4; hurt o4 5; 1 lays mind-control on o4 hidden; turns mind-control; upkeep; all", "o4 damage 3; o4 of 1; mage1 mana 27"},
		{"R-19", "give o1 Regenerate 3; mark burn o1 1; hurt o1 18; upkeep; all : 2", "o1 damage 17"},
		{"R-19", "2 lays ghoul-rot on o1; mark rot o1 1; hurt o1 19; upkeep; all", "o1 gone; ghoul-rot gone; offers 0"},
		{"R-102", "give o1 Regenerate 2; give o1 Finite Life; hurt o1 5; upkeep", "tasks 0; o1 damage 5"},
		{"R-19", "2 lays deathlock; give o1 Regenerate 2; hurt o1 5; upkeep; destroy deathlock; all", "o1 damage 3"},
		{"R-102", "2 lays regrowth on o4; 1 casts dispel at regrowth; hurt o4 5; upkeep", "tasks 0; o4 damage 5"},
		{"R-67", "2 lays nullify on o4 hidden; 2 lays reverse-magic on o4 hidden; 1 casts sleep at o4; turns nullify", "o4 sleep 0; nullify gone; reverse-magic on o4; offers 0; mage2 mana 28; mage1 mana 22"},
		{"R-67", "give o1 Unavoidable; 2 lays block on o4 hidden; declare o1 o4; turns block; strike : 2 2 2", "block gone; mage2 mana 28; o4 damage 4; no fight"},
		{"R-87", "guard o4; 2 lays block on o4 hidden; hit o1 o4; turns block; answers : 2 2 2 2", "o4 damage 0; o1 damage 7; no fight"},
		{"R-64", "2 lays mind-shield on o4 hidden; 1 casts dispel at mind-shield refuse", "mind-shield on o4"},
		{"banished", "hurt o4 5; 1 casts banish at o4; 2 casts minor-heal at o4 refuse", "o4 damage 5"},
		{"R-102", "hurt o5 5; 1 casts minor-heal at o5 refuse", "o5 damage 5"},

		// Who can do what: kinds of actions and conditions.
		{"R-111", "mark stun mage1 1; hurt o1 5; 1 casts minor-heal at o1 : 2 2 0 0 0", "o1 damage 1"},
		{"R-111", "mark stun mage1 1; 1 casts fireball at o4 refuse", "mage1 mana 30"},
		{"R-107", "mark daze o1 1; shoot o1 o4 @ 6", "o4 damage 0; no fight"},
		{"R-111", "guard o4; mark stun o4 1; hit o1 o4 : 2 2 2", "o4 damage 4; o1 damage 0; no fight"},
		{"R-111", "mark stun o1 1; refused move o1 R-111", "o1 damage 0"},
		{"A-59", "mark stagger o1 1; refused hit o1 o4 A-59", "o4 damage 0"},
		{"A-57", "mark stagger o2 1; hit o2 o4 : 2 2", "o4 damage 2"},
		{"R-40", "refused hit o1 o6 R-40; shoot o1 o6 : 2 0 0", "o6 damage 2"},
		{"R-112", "mark cripple o6 1; hit o1 o6 : 2 2 2", "o6 damage 6"},
		{"R-99", "guard o6; hit o1 o6 : 2 2 2", "o6 damage 6; no fight"},
		{"R-114", "2 lays suppression-orb; mark stun suppression-orb 1 refuse; mark rot o5 1 refuse", "suppression-orb stun 0; o5 rot 0"},
		{"R-104", "mark burn o1 1; give o1 Flame Immunity; upkeep", "tasks 0; o1 burn 1"},

		// Walls: who flies or climbs goes over them.
		{"R-57", "2 lays wall-of-thorns; act o6; crosses o6 wall-of-thorns", "o6 damage 0; no fight"},
		{"R-57", "2 lays wall-of-stone; act o1; crosses o1 wall-of-stone refuse", "o1 damage 0"},
		{"R-57", "2 lays wall-of-stone; give o1 Climbing; act o1; crosses o1 wall-of-stone", "o1 damage 0"},

		// Dice, Armor and damage together.
		{"R-81", "give o4 Aegis 1; mark weak o1 1; hit o1 o4 : c2", "o4 damage 2"},
		{"R-80", "give o1 Piercing +1; mark corrode o4 1; hit o1 o4 : 2 2 2", "o4 damage 6"},
		{"Resilient", "give o4 Resilient; hit o1 o4 : 2 2 c1", "o4 damage 1"},
		{"tainted", "mark tainted o1 2; hurt o1 10; 1 casts minor-heal at o1 : 2 2 2 2 2; hurt o1 13", "o1 damage 13"},
		{"tainted", "mark tainted o1 2; hurt o1 14", "o1 gone"},
		{"freeze", "mark freeze o1 2; mark weak o1 1; hit o1 o4 : c1", "o4 damage 1"},
		{"R-90", "2 lays agony on o1; 1 lays bear-strength on o1; hit o1 o4 : 2 2 2", "o4 damage 4"},
		{"R-96", "1 lays vampirism on o1; hurt o1 5; hit o1 o5 : 2 2 2", "o1 damage 5; o5 damage 6"},
		{"R-97", "1 lays mana-leech; wake mana-leech; hit mana-leech o4 : c1 0", "mage2 mana 29; mage1 mana 30"},
		{"R-97", "1 lays mana-leech; wake mana-leech; hit mana-leech o1 : c1 0", "mage2 mana 30; mage1 mana 30; o1 damage 1"},
		{"R-87", "guard o4; hurt o4 19; hit o1 o4 : 2 2 2", "o4 gone; o1 damage 0; no fight"},
		{"R-87", "2 lays circle-of-lightning on o4; guard o4; hurt o1 19; hit o1 o4 @ 1 : 2 2 2 c1 0", "o1 gone; o4 damage 4; no fight"},
		{"Triplestrike", "1 lays cerberus; 1 lays idol-of-pestilence; reaches cerberus idol-of-pestilence; guard cerberus; hit o4 cerberus : 2 2 2 0 2 2 2 2 0 0 2 0 0", "cerberus damage 3; o4 damage 7; no fight"},

		// Conditions whose markers do something by themselves (codex).
		{"bleed", "mark bleed o1 2; upkeep; all", "o1 damage 2; o1 bleed 2"},
		{"bleed", "give o1 Nonliving; mark bleed o1 2 refuse", "o1 bleed 0"},
		{"bleed", "2 lays suppression-orb; mark bleed suppression-orb 1 refuse", "suppression-orb bleed 0"},
		{"bleed", "1 lays vine-snapper; mark bleed vine-snapper 1 refuse", "vine-snapper bleed 0"},
		{"bleed", "mark bleed o1 2; give o1 Nonliving; upkeep", "tasks 0"},
		{"bleed", "2 lays dire-wolf; wake dire-wolf; hit dire-wolf o1 @ 9 : 2 0 0", "o1 bleed 1; o1 damage 1"},
		{"bleed", "2 lays dire-wolf; wake dire-wolf; give o1 Nonliving; hit dire-wolf o1 @ 9 : 2 0 0", "o1 bleed 0; o1 damage 1"},
		{"slam", "mark slam o1 1; act o1", "o1 slam 0; o1 daze 1"},
		{"slam", "mark slam o1 1; act o1; end", "o1 slam 0; o1 daze 0"},
		{"slam", "guard o4; mark slam o4 1; hit o1 o4 : 2 2 2", "o4 slam 1; o4 damage 4; no fight"},
		{"slam", "give o1 Unmovable; mark slam o1 1", "o1 slam 0; o1 daze 1"},
		{"tainted", "mark tainted o4 1; hurt o4 17", "o4 gone"},
		{"tainted", "hurt o4 17; mark tainted o4 1", "o4 gone"},
		{"tainted", "mark tainted o4 1; hurt o4 16", "o4 damage 16"},
		{"freeze", "mark freeze o4 1; hurt o4 18", "o4 gone"},
		{"freeze", "mark freeze o5 1; hurt o5 18", "o5 damage 18"},
		{"freeze", "mark burn o4 3; mark freeze o4 1", "o4 burn 2; o4 freeze 0"},
		{"freeze", "mark freeze o1 1; 2 casts fireball at o1 @ 4 : 0 0 0 0 0 0", "o1 burn 0; o1 freeze 0"},
	})
}

// What is otherwise in Academy: one zone, one's own side is spared, guards come first, a Defense against the first attack of
// a round alone.
func TestCardsMeetInAcademy(t *testing.T) {
	meet(t, Academy(), []situation{
		{"A-38", "refused hit o1 o2 A-38; hit o1 o4 : 2 2 2", "o4 damage 4; o2 damage 0"},
		{"A-63", "guard o5; refused hit o1 o4 A-63; hit o1 o5 : 2 2 2", "o5 damage 6; o4 damage 0; no fight"},
		{"A-63", "guard o5; shoot o1 o4 : 2 2 2", "o4 damage 4; o5 guards"},
		{"A-63", "guard o5; 1 casts fireball at o4 @ 1 : 2 2 2 0 0 0", "o4 damage 4; o5 guards"},
		{"A-70", "give o5 Pest; guard o5; hit o1 o4 : 2 2 2", "o4 damage 4; o5 guards"},
		{"A-70", "guard o5; mark stun o5 1; hit o1 o4 : 2 2 2", "o4 damage 4"},
		{"A-51", "give o1 Melee +1; hit o1 o4 : 2 2 2 2; end; wake o1; hit o1 o4 : 2 2 2", "o4 damage 10"},
		{"A-40", "2 lays knight-of-westlock; hit o2 knight-of-westlock useDefense=false : 2 2 2 2; end; hit o1 knight-of-westlock : 2 2 2", "knight-of-westlock damage 8"},
		{"A-65", "guard o4; hit o1 o4 : 2 2 2 2 2 2 2", "o4 damage 4; o1 damage 7; no fight"},
		{"A-130", "act o1; refused move o1 A-130", "o1 damage 0"},
		{"A-130", "refused teleport o1 A-130", "o1 damage 0"},
		{"A-11", "1 lays hand-of-bim-shalla; 1 lays armory; hurt o4 2", "o2 Piercing 1; o1 Piercing 0"},
	})
}

// situation is what is done on a table, and what has to hold then.
type situation struct{ name, do, want string }

// meet plays situations of a game.
func meet(t *testing.T, game *Game, rows []situation) {
	t.Helper()
	for _, row := range rows {
		t.Run(fmt.Sprint(row.name, ": ", row.do), func(t *testing.T) {
			m := meeting{hand: *handIn(t, game, "sleep"), ids: map[string]string{}}
			for _, line := range strings.Split(row.do, "; ") {
				m.play(line)
			}
			for _, claim := range strings.Split(row.want, "; ") {
				if n, ok := strings.CutPrefix(claim, "tasks "); ok {
					if fmt.Sprint(len(m.s.Queue)) != n {
						t.Errorf("%s: %+v", claim, m.s.Queue)
					}
					continue
				}
				if words := strings.Fields(m.names(claim, true)); words[1] == "wears" || words[0] == "there" {
					if !slices.ContainsFunc(m.s.Objects, func(o *state.Object) bool {
						return (o.Host == words[0] || words[0] == "there") && o.Printed.Name == strings.ReplaceAll(words[2], "_", " ")
					}) {
						t.Errorf("%s: it is not there", claim)
					}
					continue
				}
				m.holds(m.names(claim, true))
			}
		})
	}
}

// names puts objects in place of the cards in a line: of a claim only who it is about, and on whom.
func (m *meeting) names(line string, claim bool) string {
	words := strings.Split(line, " ")
	for i, w := range words {
		if about := i == 0 || words[i-1] == "on"; claim && !about || !claim && i == 0 || i == 1 && (words[0] == "token" || words[0] == "mark") {
			continue
		}
		key, value, told := strings.Cut(w, "=")
		if !told {
			key, value = "", w
		}
		list := strings.Split(value, ",")
		for n, each := range list {
			list[n] = pick.Either(m.ids[each] != "", m.ids[each], each)
		}
		words[i] = pick.Either(told, key+"=", "") + strings.Join(list, ",")
	}
	return strings.Join(words, " ")
}

func (m *meeting) name(word string) string { return m.names("- "+word, false)[2:] }

// may does an event, or says that it is refused where the line does.
func (m *meeting) may(words []string, kind tracker.Kind, seat tracker.Seat, data string, luck func(*tracker.Event)) bool {
	m.t.Helper()
	if !slices.Contains(words, "refuse") {
		m.do(kind, seat, data, luck)
		return true
	}
	if err := m.try(kind, seat, data, luck); err == nil {
		m.t.Errorf("%v is accepted", words)
	}
	return false
}

func (m *meeting) play(line string) {
	m.t.Helper()
	rest, luck := luckOf(line)
	words := append(strings.Fields(rest), "", "", "", "", "")
	seat := tracker.Seat(1)
	if words[0] == "2" {
		seat = 2
	}
	more := func(at int) []string {
		return slices.DeleteFunc(slices.Clone(words[at:]), func(w string) bool { return !strings.Contains(w, "=") })
	}
	switch {
	case words[1] == "lays":
		m.card = fromCatalog(m.t, catalog.CardID(words[2]))
		start := map[string]any{"faceDown": slices.Contains(words, "hidden")}
		if words[3] == "on" {
			start["host"] = m.name(words[4])
		}
		m.ids[words[2]] = m.add(seat, m.fields(start))
	case words[1] == "casts":
		m.card = fromCatalog(m.t, catalog.CardID(words[2]))
		start := map[string]any{}
		if words[3] == "at" {
			start["target"] = m.name(words[4])
		}
		for _, w := range more(3) {
			m.told([]string{m.name(w)}, start)
		}
		m.s.Turn = seat
		if !m.may(words, "cast", seat, m.fields(start), luck) {
			return
		}
		m.ids[words[2]] = m.s.Objects[len(m.s.Objects)-1].ID
	case words[0] == "turns", words[0] == "keeps":
		o := m.object(m.ids[words[1]])
		m.do("reveal", o.Controller, fmt.Sprintf(`{"object":%q,"unpaid":%t}`, o.ID, words[0] == "keeps"), luck)
	case words[0] == "does", words[0] == "leaves":
		m.card = fromCatalog(m.t, catalog.CardID(words[1]))
		var told []string
		for _, w := range more(2) {
			told = append(told, m.name(w))
		}
		m.deed(words[0] == "leaves", told, luck)
	case words[0] == "purse":
		m.do("set", 0, `{"track":"mana","value":`+words[2]+`,"object":"`+words[1]+`"}`)
	case words[0] == "unpaid":
		at := slices.IndexFunc(m.s.Queue, func(task state.Task) bool { return task.Kind == state.CostTask })
		m.do("resolve", 0, fmt.Sprintf(`{"task":%q,"pay":false}`, m.s.Queue[at].ID))
	case words[0] == "crosses":
		m.may(words, "move", 0, fmt.Sprintf(`{"object":%q,"through":%q}`, words[1], m.name(words[2])), luck)
	case words[0] == "uses":
		var told []string
		for _, w := range more(3) {
			told = append(told, m.name(w))
		}
		m.may(words, "deed", m.object(m.ids[words[1]]).Controller, m.told(told, map[string]any{"deed": m.ids[words[1]] + "." + words[2]}), luck)
	case words[0] == "answers":
		m.do("counterstrike", m.object(m.s.Fight.From).Controller, "", luck)
	case words[0] == "reaches":
		m.do("reach", 1, m.told([]string{"targets=" + m.name(words[2])}, map[string]any{"object": m.ids[words[1]]}))
	default:
		m.hand.play(m.names(line, false))
	}
}
