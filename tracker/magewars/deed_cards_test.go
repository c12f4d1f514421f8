package magewars

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/rules/keyword"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// What cards do, as players of them would expect it. The table is an Arena with a mage
// each, 40 life and 30 mana; a Wolf (o1), a Knight (o2) and an Imp (o3) against an Ogre
// (o4), a Golem (o5) and a Hawk (o6), a Ring on the enemy mage (o7) and a Hex of his on the
// Wolf (o8). In a line of "do" stand what the players do, in "want" what has to hold then.
func TestCardsByHand(t *testing.T) {
	for _, row := range []struct {
		card catalog.CardID
		do   string
		want string
	}{
		// Spells that are done when they are cast.
		{"heal", "hurt mage1 20; cast mage1 : 2 2 c2 c1 1 0 0 0", "mage1 damage 12; mage1 mana 21; offers 0"},
		{"minor-heal", "hurt o1 10; cast o1 : 2 2 1 0 c2", "o1 damage 3; offers 0"},
		{"mend", "hurt o1 5; cast o1 : 1 0 c1", "o1 damage 3"},
		{"lay-hands", "hurt o1 15; cast o1 : 2 2 2 2 2 0 0 0 0 0 0 0", "o1 damage 5"},
		{"bound-healing", "hurt o1 5; hurt mage1 5; cast o1 : 2 0 1 1", "o1 damage 3; mage1 damage 3"},
		{"group-heal", "hurt o1 5; hurt o2 5; cast; deed area=o1,o2 : 2 0 0 0 0 c2 c2 0 0 0", "o1 damage 3; o2 damage 1"},
		{"dispel", "cast o8", "o8 gone; mage1 mana 25; offers 0"},
		{"dissolve", "cast o7", "o7 gone; mage1 mana 26; offers 0"},
		{"crumble", "cast o7", "o7 gone; offers 0"},
		{"purge-magic", "cast o1", "o8 gone; offers 0"},
		{"sleep", "cast o4", "o4 sleep 1; offers 0"},
		{"drain-soul", "cast o4", "o4 tainted 2; mage1 life 46; offers 0"},
		{"call-of-the-wild", "cast", "o1 Melee 1; o2 Melee 0; o6 Melee 0; offers 0"},
		{"charge", "cast o1", "o1 has Fast; o1 Charge 1; offers 0"},
		{"akiros-battle-cry", "cast", "o2 has Fast; o2 Charge 2; o1 not Fast; offers 0"},
		{"bloodthirsty-strike", "cast o1", "o1 Bloodthirsty 2"},
		{"evade", "cast o1", "o1 has Elusive"},
		{"defend", "cast o2", "o2 guards"},
		{"knockdown", "cast o4", "o4 has Incapacitated; offers 0"},
		{"piercing-strike", "cast o1; end; hit o1 o4 : 2 2 2", "o4 damage 6"},
		{"power-strike", "cast o1; end; hit o1 o4 : 1 1 1 1 1", "o4 damage 3"},
		{"lightning-strike", "cast o1; end; hit o1 o4 @ 9 : 2 2 2", "o4 stun 1; offers 0"},
		{"flame-strike", "cast o1; end; hit o1 o4 @ 10 : 2 2 2", "o4 burn 2; offers 0"},
		{"flame-strike", "cast o1; end; hit o1 o4 @ 3 : 2 2 2; end; wake o1; hit o1 o4 : 2 2 2", "o4 burn 0"},
		{"power-strike", "cast o1; end; hit o1 o4 : 1 1 1 1 1; end; wake o1; hit o1 o4 : 2 2 2", "o4 damage 7"},
		{"drain-life", "hurt mage1 10; cast o4 : 2 2 c1 0 0", "o4 damage 5; mage1 damage 5; offers 0"},
		{"siphon-life", "hurt mage1 10; cast o4 : 2 2 0", "o4 damage 4; mage1 damage 6"},
		{"drain-power", "cast mage2 : 2 2 0 0 0 0 0 0", "mage2 mana 26; offers 0"},
		{"soul-harvest", "hurt mage1 20; cast o6", "o6 gone; mage1 damage 18"},
		{"extinguish", "mark burn o1 2; cast o1; deed x=1", "o1 burn 0"},
		{"renewing-rain", "mark burn o1 2; mark burn o4 1; hurt o1 5; cast; deed", "o1 burn 0; o4 burn 0; o1 damage 3"},
		{"rouse-the-beast", "tire o2; cast o2; deed", "o2 active"},
		{"destroy-magic", "cast; deed area=o8", "o8 gone"},
		{"unholy-blood-ritual", "cast", "mage1 damage 1; o3 Melee 1; o1 Melee 0"},
		{"ballista", "cast", "card load 1; offers 0"},

		{"azurean-genie", "put", "card wish 3; offers 0"},
		{"hired-bodyguard", "put", "card guards; offers 0"},

		// From the open book to done: the card, its target, and where there are two ways the way.
		{"steal-equipment", "cast o7; deed way=0", "o7 on mage1; mage1 mana 22; offers 0"},
		{"steal-equipment", "cast o7; deed way=1", "o7 gone; offers 0"},
		{"steal-enchantment", "cast o8; deed target=o4", "o8 on o4; o8 of 1; mage1 mana 20; offers 0"},
		{"shift-enchantment", "cast o8", "o8 on o1; offers 0"}, // it is not one's own
		{"explode", "cast o7; strike @ 3 : 2 2 0 0", "o7 gone; mage2 damage 4; mage1 mana 20; offers 0; no fight"},
		{"teleport", "cast o4 x=3", "mage1 mana 27; offers 0"},
		{"force-push", "cast o4; deed way=0", "offers 0; mage1 mana 27"},
		{"force-bash", "cast o4; deed way=0; deed; deed target=o6", "o4 slam 1; o6 slam 1; offers 0"},
		{"mind-control", "hang o4", "o4 damage 0"},
		{"mana-siphon", "put; reach mage2", "mage2 Channeling -2"},
		{"barracks", "put", "card Channeling 1"},
		{"raincloud", "put; use 3", "mage1 mana 29"},
		{"fireball", "cast o4 @ 1 : 2 2 2 0 0 0", "o4 damage 4; offers 0"},
		{"flameblast", "cast o4 @ 1 : 2 0 0 0", "o4 damage 0; offers 0"},

		{"rapid-dismantle", "cast mage2; deed area=o7", "o7 gone; offers 0"},
		{"rapid-dismantle", "cast mage2; deed area=", "o7 of 2; offers 0"},

		// What Upkeep asks for.
		{"ghoul-rot", "hang o4; upkeep; deed", "o4 damage 2; offers 0"},
		{"ghoul-rot", "hang o5; upkeep; deed", "o5 damage 0"},
		{"curse-of-decay", "hang o4; upkeep; deed", "o4 damage 1"},
		{"arcane-corruption", "charm o4; hang o4; upkeep; deed", "o4 damage 1"},
		{"reclamation", "hang o4; upkeep; deed", "o4 damage 2"},
		{"sunfire-amulet", "wear; upkeep; deed", "mage1 life 41"},
		{"idol-of-pestilence", "put; upkeep; deed", "o1 damage 1; o4 damage 1; mage1 damage 1; mage2 damage 1; o5 damage 0"},
		{"malacoda", "put; upkeep; deed area=o1,o4", "o1 damage 2; o4 damage 2; o2 damage 0"},
		{"ballista", "put; upkeep; deed", "card load 1"},
		{"death-link", "hurt mage1 10; hang o4; upkeep; deed", "mage1 damage 8; o4 damage 2"},
		{"curse-of-weakness", "hang o4; upkeep; deed", "o4 weak 1"},
		{"curse-of-weakness", "hang o4; upkeep; skip", "o4 weak 0; offers 0"},
		{"staff-of-storms", "wear; upkeep; deed", "card storm 1"},

		// What is always in force.
		{"tooth-nail", "put; hit o1 o4 : 2 0 0", "o4 damage 1"},
		{"rajans-fury", "put", "o1 Charge 1; o6 Charge 1; o4 Charge 0"},
		{"armory", "put", "o2 armor 1; o2 Piercing 1; o1 Piercing 0"},
		{"redclaw-alpha-male", "put", "o1 Melee 0"},
		{"redclaw-alpha-male", "put; reach o1", "o1 Melee 1; o1 armor 2; card Melee 0"},
		{"standard-bearer", "hang o2; reach o1,o2", "o1 Melee 1; o2 Melee 0"},
		{"gate-to-hell", "put", "o3 Melee 1; o1 Melee 0"},
		{"altar-of-infernia", "give o1 Melee +2; put", "o1 Melee 0"},
		{"deathlock", "put", "o4 has Finite Life; mage1 has Finite Life"},
		{"etherian-lifetree", "put", "o1 life 22; o5 life 20"},
		{"mordoks-obelisk", "put", "o1 Upkeep 1; mage1 Upkeep 0"},
		{"rolling-fog", "put", "o4 has Obscured"},
		{"maim-wings", "hang o6", "o6 not Flying"},
		{"gargoyle-sentry", "put; guard card", "card armor 4"},
		{"dragonclaw-wolverine", "put; token rage card 2", "card Armor 2"},
		{"blessed-focus", "hang o1", "o1 Melee 1; o1 Piercing 1"},
		{"blessed-focus", "hurt o1 1; hang o1", "o1 Melee 0; o1 Piercing 0"},
		{"animal-kinship", "hang mage1", "mage1 Melee 1; mage1 not Elusive"},
		{"colossus-belt", "wear", "mage1 Tough -2"},
		{"elfrics-life-ring", "wear", "mage1 life 44"},
		{"illusory-leggings", "wear", "mage1 has Elusive"},

		// Attacks.
		{"agony", "hang o4; hit o4 o1 : 2 2", "o1 damage 3"},
		{"vampirism", "hurt o1 4; hang o1; hit o1 o4 : 2 2 2", "o4 damage 4; o1 damage 2"},
		{"lion-savagery", "hang o1; hit o1 o4 : 2 0 0", "o4 damage 1"},
		{"marked-for-death", "hang o4; hit o1 o4 : 1 1 1 1", "o4 damage 2"},
		{"marked-for-death", "hang o4; hit o1 o4 without=card.1 : 1 1 1", "o4 damage 1"},
		{"terrifying-visage", "hang o2; hit o4 o2 : 2 2 2 2", "o2 damage 8"}, // its attacker is of a higher level
		{"terrifying-visage", "hang o4; hit o1 o4 : c2", "o4 damage 2"},
		{"shrink", "hang o4; hit o4 o1 : 2 2", "o1 damage 3"},
		{"shrink", "hang o4; hit o4 o1 without=card.2 : 2 2 2 2", "o1 damage 7"},
		{"suppression-cloak", "wear; declare o4 mage1; deed pay=false", "mage1 damage 0; no fight"},
		{"suppression-cloak", "wear; declare o4 mage1; deed pay=true; strike : 2 2 2 2", "mage2 mana 28; mage1 damage 8"},
		{"helm-of-fear", "wear; declare o4 mage1; deed @ 9", "mage1 damage 0; no fight"},
		{"helm-of-fear", "wear; hit o4 mage1; deed @ 9", "mage1 damage 0; no fight"},
		{"ridgeback-skunk", "put; hit o4 card : c1 0 0 0; deed", "o4 stagger 1; card damage 1"},
		{"helm-of-fear", "wear; declare o4 mage1; deed @ 8; strike : 2 2 2 2", "mage1 damage 8"},

		// What answers dice that were shown: rolled anew, or done in their place.
		{"akiros-favor", "hang o1; hit o1 o4 : 1 0 0; deed way=0 : 2 2 2", "o4 damage 4; offers 0; no fight"},
		{"akiros-favor", "hang o1; hit o1 o4 : 2 2 2; skip", "o4 damage 4; offers 0; no fight"},
		{"akiros-favor", "hang o1; hit o1 o4 : 2 2 2; end", "o4 damage 4; offers 0"},
		{"akiros-favor", "mark daze o1 1; hang o1; hit o1 o4 @ 3; deed @ 9 : 2 2 2", "o4 damage 4; offers 0"},
		{"akiros-favor", "mark daze o1 1; hang o1; hit o1 o4 @ 9 : 1 1 1; deed way=0 : 2 2 2", "o4 damage 4; offers 0"},
		{"akiros-favor", "hang o1; hit o1 o4 : 1 0 0; deed way=0 : 2 2 2; end; wake o1; hit o1 o4 : 2 2 2", "o4 damage 8; offers 0"},
		{"temple-of-the-dawnbreaker", "put; declare o4 o1 : 2 2 2 2; deed : 0 0 0 0", "o1 damage 0"},
		{"temple-of-the-dawnbreaker", "put; hurt o1 15; declare o4 o1 : 2 2 2 2; deed : 0 0 0 0", "o1 damage 15"},
		{"temple-of-the-dawnbreaker", "put; hurt mage1 38; declare o4 mage1 : 2 2 2 2; deed : 0 0 0 0", "mage1 damage 38"},
		{"press-the-attack", "hang o2; hit o2 o4 : 0 0 0 0; deed : 2 2 2 2", "o4 damage 6; mage1 mana 28; offers 0"},
		{"veterans-belt", "wear; give mage1 Armor +2; hit o4 mage1 : c2 c1 0 0; deed", "mage1 damage 1; offers 0"},
		{"veterans-belt", "wear; hit o4 mage1 : 2 1 0 0", "mage1 damage 3; offers 0"},
		{"dwarf-panzergarde", "put; guard card; hit o4 card @ 6 : 0 0 0", "card damage 0"},
		{"dwarf-panzergarde", "put; hit o4 card @ 6 : c1 0 0 0", "card damage 1"},
		{"harshforge-construct", "put; wake card; hit card o1 : 2 2 0 0; deed target=o8", "o8 gone; o1 damage 0"},
		{"harshforge-construct", "put; wake card; hit card o1 : 2 2 0 0; skip", "o8 of 2; o1 damage 3"},

		// What is done with an activation comes before the dice of the attack that begins it.
		{"alandell-the-blue-knight", "put; wake card; hit card o4; deed x=2; strike @ 5 : 2 2 2 2 2 2", "o4 damage 10; mage1 mana 28; offers 0"},
		{"alandell-the-blue-knight", "put; wake card; act card; deed x=0; hit card o4 @ 5 : 2 2 2 2", "o4 damage 6; card not Melee; offers 0"},
		{"shaggoth-zora", "put; wake card; hit card o4 : 2 2 2 2", "o4 damage 6; offers 0"},
		{"lay-hands", "hurt o1 15; mark burn o1 1; cast o1 : 2 2 2 2 2 0 0 0 0 0 0 0; deed condition=burn", "o1 damage 5; o1 burn 0; mage1 mana 19"},
		{"sanguine-thirst", "hurt o1 4; hang o1; hit o1 o4 : 2 2 2", "o4 damage 4; o1 damage 2"},
		{"skeelax-taunting-imp", "put; mark burn o1 1; upkeep", "offers 0"},
		{"minds-eye", "cast", "offers 0"},
		{"harshforge-construct", "put; wake card; hit card o4 : 2 2 2 0", "o4 damage 4; offers 0; no fight"},
		{"corrosive-orchid", "put; hit card o4 @ 1 : 2 0", "offers 0"},
		{"corrosive-orchid", "put; token mist card 1; hit card mage2 @ 1 : 2 0; deed target=o7 x=4", "o7 gone; mage1 mana 26; card mist 0"},

		// What is forbidden, and what must be.
		{"silverclaw-ratel", "put; wake card; refused guard card R-9", "card damage 0"},
		{"mhegedden-sealed-demon", "put; wake card; refused hit card o4 R-9", "o4 damage 0"},
		{"mhegedden-sealed-demon", "put; token seal card -3; wake card; hit card o4 : 2 2 2 2 2", "o4 damage 8"},
		{"charm", "hang o4; refused hit o4 mage1 R-9; hit o4 o1 : 2 2 2 2", "o1 damage 7; mage1 damage 0"},
		{"cowardice", "hang o3; refused hit o3 o4 R-9; hit o3 o1 : 2 2 2", "o1 damage 5"},
		{"song-of-love", "hang o4; token love o1 1; refused hit o4 o1 R-9; hit o4 o2 : 2 2 2 2", "o2 damage 8"},
		{"tanglevine", "hang o4; refused shoot o2 card R-9; hit o2 card : 2 0 0 0", "card damage 2"},
		{"haruku-shadowy-assassin", "put; wake card; refused foe hex card R-9", "card damage 0"},
		{"haruku-shadowy-assassin", "put; tire card; foe hex card", "card damage 0"},
		{"harshforge-knight", "put; refused foe hex card R-9", "card damage 0"},
		{"curse-of-servitude", "hang o4; act o4; deed way=1; refused hit o4 o1 R-9; hit o4 o5 : 2 2 2 2", "o1 damage 0; o5 damage 8"},
		{"curse-of-servitude", "hang o4; act o4; deed way=0", "o4 damage 2"},
		{"stumble", "hide o4; act o4; deed; refused move o4 R-9", "card gone"},
		{"tar-trap", "hang o4; act o4; refused move o4 R-9; refused guard o4 R-9", "o4 damage 0"},
		{"astral-anchor", "put; reach o1; refused teleport o1 R-9; teleport o2", "o1 damage 0"},
		{"fizzle", "cast o8; refused unveil o8 R-9", "mage2 mana 29"},
		{"curse-item", "hang o7; refused foe puts ring R-9", "o7 damage 0"},
		{"drop-item", "hang o7", "o7 cannot use"},
		{"champions-gauntlets", "wear; arm; foe dissolves o10", "o10 damage 0"},
		{"banish", "cast o4; end; refused hit o1 o4 R-9; refused act o4 R-9", "o4 banish 3"},
		{"exile", "hide o6; act o6; deed; refused shoot o1 o6 R-9; destroy card; deed; end; shoot o1 o6 : 2 2 2", "o6 damage 6"},
		{"exile", "hide o4; act o4; deed; guard o4", "o4 guards; card gone"},
		{"elephant-grass", "put; act o4; move o4; deed; refused move o4 R-35", "o4 damage 0"},
		{"gear-up", "cast; gear Boots; gear Gloves; gear Hat", "mage1 mana 16"},
		{"eye-for-an-eye", "hide o1; declare o4 o1; deed; strike : 2 2 2 2", "o1 damage 7; o4 damage 7; card gone"},
		{"confusion", "hang o4; declare o4 o1; deed second=o5 target=o5 @ 9; strike : 2 2 2 2", "o1 damage 0; o5 damage 8"},
		{"confusion", "hang o4; declare o4 o1; deed target=o5 @ 3; strike : 2 2 2 2", "o1 damage 7; o5 damage 0"},

		// What is about a condition, a die, a token, each of several.
		{"colossal-crab", "put; mark grapple o4 1; upkeep; deed", "o4 damage 2; mage1 damage 0"},
		{"living-armor", "wear; token armor card 2; upkeep; deed", "mage1 armor 3"},
		{"frost-elemental", "put; upkeep; all", "card damage 2"},
		{"magma-golem", "put; upkeep; deed; deed area=o1,o4 : c1", "o1 damage 1; o4 damage 1; card damage 0"},
		{"firefist-brawler", "put; wake card; hit card o4 : 2", "o4 burn 0; offers 0"},
		{"firefist-brawler", "put; wake card; hit card o4 : c1; deed", "o4 burn 1"},
		{"earthquake", "cast; deed area=o1,o4 @ 4 5", "o1 slam 0; o4 slam 1"},
		{"remove-curse", "cast o1; deed area=o8", "o8 gone; mage1 mana 27"},
		{"burst-of-thorns", "token vine mage1 1; cast x=0; deed target=o4; strike @ 3 : 2 2 0 0", "o4 damage 3; mage1 vine 0"},
		{"fist-of-lightning", "cast o4 : 1 1 0", "offers 0"},
		{"form-ranks", "summon Soldier 5; hang o2; hit o4 o2 : 2 2 0 0; deed target=o9", "o2 damage 3; o9 damage 1"},
		{"form-ranks", "summon Soldier 5; hang o9; hit o4 o2 : 2 2 0 0; deed target=o9", "o2 damage 3; o9 damage 1"},
		{"form-ranks", "summon Soldier 5; hang o2; hit o4 o9 boosts=card.2 : 2 2; skip", "o9 damage 4; mage1 mana 23"},

		// What costs less.
		{"ring-of-beasts", "wear; summon Animal 5", "mage1 mana 26"},
		{"ring-of-beasts", "wear; summon Animal 5; end; summon Animal 5", "mage1 mana 21"},
		{"ring-of-beasts", "wear; summon Orc 5", "mage1 mana 25"},
		{"ring-of-curses", "wear; hidden Curse 5", "mage1 mana 26"},

		// Who dies, casts, is used.
		{"altar-of-skulls", "put; destroy o4; deed", "card skull 1"},
		{"jeweled-scarab", "wear; destroy o2; deed way=1", "mage1 mana 31"},
		{"decoy", "hide o1; destroy card; deed", "mage1 mana 32"},
		{"magebane", "hang mage2; foe casts; deed", "mage2 damage 1"},
		{"royal-armorer", "put; wake card; act card; use 1 target=o2", "o2 armor 1; mage1 mana 29"},
		{"wand-of-healing", "hurt o1 5; wear; act mage1; use 1 target=o1 : 2 1", "o1 damage 2; mage1 mana 28"},
		{"gray-angel", "hurt mage1 10; put; wake card; act card; use 1 target=mage1 : 2 2 2 0 0 0", "mage1 damage 4; card gone"},
		{"meditating-monk", "put; wake card; act card; use 1", "mage1 mana 31"},
		{"meditation-amulet", "wear; act mage1; use 1", "mage1 mana 33"},
		{"staff-of-beasts", "wear; act mage1; use 1 target=o1 way=0", "o1 Melee 2; mage1 mana 28"},

		// What counts for an attack counts on the sheet and in its dice, once.
		{"critical-strike", "hang o1; hit o1 o4 : 2 2 2", "o4 damage 6"},
		{"critical-strike", "hang o1; hit o1 o4 : 2 2 2; end; wake o1; hit o1 o4 : 2 2 2", "o4 damage 10"},
		{"focused-strike", "cast o1; end; hit o1 o4 : 2 2 2 2", "o4 damage 7"},
		{"marked-for-death", "hang o4; hit o1 o4 : 1 1 1 1; end; wake o1; hit o1 o4 : 1 1 1", "o4 damage 3"},
		{"flank-attack", "cast o2; end; hit o2 o4 : 2 2 2 2", "o4 damage 6"},
		{"flank-attack", "summon Soldier 5; end; wake o9; shoot o9 o4 : 2 2 2; end; cast o2; end; hit o2 o4 : 2 2 2 2 2 2", "o4 damage 16; offers 0"},
		{"smite", "anywhere; token valor mage1 5; cast mage1; end; hit mage1 o4 : 2 2 2 2 2", "o4 damage 10"},
		{"sweeping-strike", "cast o1; end; hit o1 o4 targets=o4,o5 boosts=x1.2 : 2 2 2 2 2 2", "o4 damage 4; o5 damage 6"},
		{"vampirism", "hurt o1 4; hang o1; shoot o1 o4 : 2 2 2", "o4 damage 4; o1 damage 4"},
		{"debilitate", "hang o4; give o4 Melee +2; hit o4 o1 : 2 2 2 2", "o1 damage 7"},

		// Who comes back, and with what.
		{"mind-control", "hide o4; hurt o4 5; unveil; destroy card; deed", "o4 of 2; o4 damage 5; o4 stun 2"},
		{"banish", "cast o4; end; wake o4; refused activate o4 R-9; upkeep; deed; upkeep; deed; upkeep; deed; to creature-action; hit o4 o1 : 2 2 2 2", "o4 banish 0; o1 damage 7; offers 0"},
		{"bind-spirit", "give o4 Incorporeal; hang o4", "o4 has Restrained"},
		{"bind-spirit", "give o4 Uncontainable; hang o4", "o4 has Restrained"},
		{"galaxxus", "put; upkeep; deed", "mage1 vtar 1"},
		{"temple-of-meraveran", "token valor mage1 3; put; upkeep", "mage1 valor 3; offers 0"},
		{"temple-of-meraveran", "token valor mage1 3; put; token valor card 3; upkeep", "mage1 valor 3; card valor 3; offers 0"}, // nobody is Holy
		{"curse-item", "hang o7; upkeep; deed way=0", "mage2 damage 2; o7 of 2"},
		{"pentagram", "put; hit o1 o4 : c2 0 0; deed; end; wake o1; hit o1 o4 : c2 0 0", "card mana 1; offers 0"},
		{"pentagram", "put; hit o1 o4 : c2 0 0; deed; end; wake o1; hit o1 o5 : 2 0 0; deed; end; wake o1; hit o1 mage2 : 2 0 0", "card mana 2; offers 0"},
		{"drokarr", "put; wake card; mark grapple o4 1; hit card o4 attack=Tail_Spike : 2 2 2 2 2 2", "o4 damage 12"},
		{"drokarr", "put; wake card; hit card o4 attack=Wrenching_Claws @ 5 : 0 0; end; wake card; hit card o4 attack=Tail_Spike : 2 2 2 2 2 2", "o4 grapple 1; o4 damage 12"},
		{"drokarr", "put; wake o1; grapples o1 o4; wake card; hit card o4 attack=Tail_Spike : 2 2 2 2", "o4 damage 8"}, // the prey of another
		{"shoalsdeep-crocodile", "put; wake o1; grapples o1 o4; wake card; refused hit card o4 Death_Roll R-9", "o4 grapple 1"},
		{"colossal-crab", "put; wake o1; grapples o1 o4; upkeep", "offers 0"},
		{"circle-of-protection", "hang o1", "o1 armor 1"}, // it lies on a zone, and gives nobody armor by lying there
		{"circle-of-protection", "put; reach o1", "o1 armor 2; o2 armor 0"},
		{"teleport", "trap o4; cast o4 x=3", "o9 gone; mage1 mana 27"},

		// What is chosen with a spell comes off its price before it is paid, and what it costs beside mana is paid.
		{"wychwood-faerie", "put; summon Animal 5 boosts=card.1", "mage1 mana 26"},
		{"wychwood-faerie", "put; summon Animal 5", "mage1 mana 25; offers 0"},
		{"gerard-matranga", "put; token gold card 3; summon Soldier 5 boosts=card.4 x=2", "mage1 mana 27; card gold 1; offers 0"},
		{"gerard-matranga", "put; token gold card 1; summon Soldier 5 boosts=card.4 x=3", "mage1 mana 26; card gold 0"},
		{"smite", "anywhere; token valor mage1 5; cast mage1", "mage1 valor 1; offers 0"},
		{"wychwood-hound", "hound; put; reach o9", "card Melee 1; card armor 1"},
		{"wychwood-hound", "put; hound", "card Melee 0"},

		// What must be paid before the dice is, however the attack is sent.
		{"altar-of-peace", "put; declare o4 o1 : 2 2 2 2; deed pay=true", "o1 damage 7; mage2 mana 29; no fight"},
		{"altar-of-peace", "put; declare o4 o1 : 2 2 2 2; deed pay=false", "o1 damage 0; mage2 mana 30; no fight"},
		{"pacify", "hang o4; declare o4 o1 : 2 2 2 2; deed pay=false", "o1 damage 0; no fight"},
		{"suppression-cloak", "wear; declare o4 mage1 : 2 2 2 2; deed pay=true", "mage1 damage 8; mage2 mana 28; no fight"},
		{"suppression-cloak", "wear; declare o4 mage1 : 2 2 2 2; deed pay=true; end; wake o4; hit o4 mage1 : 2 2 2 2", "mage1 damage 16; mage2 mana 28; no fight"},
		{"helm-of-fear", "wear; declare o4 mage1 : 2 2 2 2; deed @ 9", "mage1 damage 0; no fight"},
		{"helm-of-fear", "wear; declare o4 mage1 : 2 2 2 2; deed @ 3", "mage1 damage 8; no fight"},
		{"altar-of-peace", "put; declare o4 o1; refused strike - R-9; deed pay=true; strike : 2 2 2 2", "o1 damage 7"},

		{"martyrs-restoration", "hurt o1 9; cast o1; deed x=5", "o1 damage 4; mage1 damage 5"},
		{"martyrs-restoration", "hurt o1 9; cast o1; toomuch x=6", "o1 damage 9"},
		{"martyrs-restoration", "hurt o1 2; cast o1; toomuch x=3; deed x=2", "o1 damage 0; mage1 damage 2"},
		{"temple-of-light", "put; toouse x=2 target=o4", "mage1 mana 30"},
		{"wall-of-force", "put; hurt card 2; upkeep; toomuch x=3; deed x=2", "card damage 0; mage1 mana 37"},
		{"graveyard", "put; destroy o4; deed", "card mana 4"},
		{"abyssal-sacrifice", "imp; hurt o9 5; cast o3; deed target=o9", "o3 gone; o9 damage 3; o9 Melee 1"},

		// Drawn by chance.
		{"bloodfire-helmet", "mark burn o4 1; wear; hit o3 o4 : c2 0 0 0", "o4 damage 2"},
		{"bloodfire-helmet", "wear; hit o3 o4 : c2 0 0", "o4 damage 2"},
		{"sneak-attack", "cast o1; end; hit o1 o4 : 2 2 2", "o1 has Elusive; o4 damage 6; offers 0"},
		{"sneak-attack", "cast o1; end; shoot o1 o4 : 2 2 2", "o4 damage 4; offers 0"},
		{"molochs-torment", "wear; upkeep", "offers 0"}, // nobody bears a curse
		{"molochs-torment", "wear; hidden Curse 0; upkeep; deed area=o4 x=1", "o4 damage 1; o1 damage 0; mage2 damage 0"},
		{"emerald-elk-stave", "wear; upkeep", "offers 0"}, // no animal is hurt
		{"ring-of-ki", "wear; upkeep; deed", "mage1 ki 2; mage1 mana 38"},
		{"telekinetic-bomb", "hang o4; destroy card; deed; strike @ 5 : 2 2 0 0", "o4 damage 2; o4 stagger 1"},
		{"devouring-jelly", "put; hurt card 5; wake card; hit card o4 @ 1 : 2 2 2 2 2; deed", "card damage 3"},
		{"unholy-armor", "cast mage1; deed", "o1 damage 1; o2 damage 1; mage1 damage 1; o4 damage 0"},
		{"cure", "mark burn o1 1; hurt o1 5; cast o1; deed condition=burn : 2 1", "o1 burn 0; o1 damage 2; mage1 mana 26"},
		{"gravikor", "put; reach o6", "o6 not Flying"},
		{"druids-leaf-ring", "wear; summon Plant 5", "mage1 mana 26"},
		{"iron-golem", "put; hit o1 card : 2 2 2", "card damage 1"},
		{"acid-ooze", "put; hit o1 card : 2 2 2", "card damage 0"},
		{"acid-ooze", "put; hit o1 card : 2 c2 c1", "card damage 3"},
		{"stalagmite", "cast o4 : 2 2 1", "o4 damage 5"},
		{"reflex-boots", "wear; hit o4 mage1 @ 8", "mage1 damage 0"},
	} {
		t.Run(fmt.Sprint(row.card, ": ", row.do), func(t *testing.T) {
			h := newHand(t, row.card)
			for _, line := range strings.Split(row.do, "; ") {
				h.play(line)
			}
			for _, claim := range strings.Split(row.want, "; ") {
				h.holds(claim)
			}
		})
	}
}

// hand plays the lines of a row.
type hand struct {
	*table
	card state.Printed
	id   string // of the card on the table
}

func newHand(t *testing.T, id catalog.CardID) *hand { return handIn(t, Arena(), id) }

func handIn(t *testing.T, game *Game, id catalog.CardID) *hand {
	t.Helper()
	tb := newTable(t, game, mage("Druid", 40, 9, 30), mage("Warlock", 40, 9, 30))
	tb.begin(game.rules.Action)
	tb.do("overrule", 0, `{"round":3}`)
	tb.do("set", 1, `{"track":"mana","value":30}`)
	tb.do("set", 2, `{"track":"mana","value":30}`)
	for _, o := range []struct {
		seat tracker.Seat
		data string
	}{
		{1, `{"name":"Wolf","kind":"creature","level":2,"life":20,"armor":1,"subtypes":["Animal","Canine"],"schools":["nature"],"attacks":[{"name":"Bite","action":"quick","kind":"melee","dice":3}]}`},
		{1, `{"name":"Knight","kind":"creature","level":3,"life":20,"subtypes":["Soldier"],"attacks":[{"name":"Sword","action":"quick","kind":"melee","dice":4}]}`},
		{1, `{"name":"Imp","kind":"creature","level":2,"life":20,"subtypes":["Demon"],"schools":["dark"],"attacks":[{"name":"Claws","action":"quick","kind":"melee","dice":3}]}`},
		{2, `{"name":"Ogre","kind":"creature","level":4,"life":20,"armor":2,"attacks":[{"name":"Club","action":"quick","kind":"melee","dice":4}]}`},
		{2, `{"name":"Golem","kind":"creature","level":2,"life":20,"traits":["Nonliving","Poison Immunity"]}`},
		{2, `{"name":"Hawk","kind":"creature","level":1,"life":10,"subtypes":["Animal","Bird"],"traits":["Flying"]}`},
		{2, `{"name":"Ring","kind":"equipment","level":1,"cost":4,"slots":["ring"],"host":"mage2"}`},
		{2, `{"name":"Hex","kind":"enchantment","level":1,"cost":2,"reveal":3,"subtypes":["Curse"],"host":"o1"}`},
	} {
		tb.add(o.seat, o.data)
	}
	for _, id := range []string{"o1", "o2", "o3", "o4", "o5", "o6"} {
		tb.do("marker", 0, `{"marker":"active","on":true,"object":"`+id+`"}`)
	}
	tb.from = nil
	return &hand{table: tb, card: fromCatalog(t, id)}
}

// fields are the card as the payload of an event, with more fields.
func (h *hand) fields(more map[string]any) string {
	text, err := json.Marshal(h.card)
	all := map[string]any{}
	if err == nil {
		err = json.Unmarshal(text, &all)
	}
	for key, value := range more {
		all[key] = value
	}
	if err == nil {
		text, err = json.Marshal(all)
	}
	if err != nil {
		h.t.Fatal(err)
	}
	return string(text)
}

// luck reads the dice behind a line: faces after ":", rolls of the d12 after "@".
func luckOf(line string) (rest string, more func(*tracker.Event)) {
	rest, thrown, _ := strings.Cut(line, " : ")
	rest, rolled, _ := strings.Cut(rest, " @ ")
	sides := map[string]dice.Face{"0": dice.Blank, "1": dice.One, "2": dice.Two, "c1": dice.CriticalOne, "c2": dice.CriticalTwo}
	return rest, func(e *tracker.Event) {
		for _, face := range strings.Fields(thrown) {
			e.Faces = append(e.Faces, sides[face])
		}
		for _, roll := range strings.Fields(rolled) {
			n, _ := strconv.Atoi(roll)
			e.Rolls = append(e.Rolls, n)
		}
	}
}

// told makes a payload of "key=value" words; "card" stands for the card's id.
func (h *hand) told(words []string, start map[string]any) string {
	for _, w := range words {
		key, value, _ := strings.Cut(w, "=")
		value = strings.ReplaceAll(strings.ReplaceAll(value, "card", h.id), "_", " ")
		switch key {
		case "area", "targets", "boosts", "without":
			start[key] = slices.DeleteFunc(strings.Split(value, ","), func(id string) bool { return id == "" })
		case "x", "way", "boostX":
			start[key], _ = strconv.Atoi(value)
		case "pay", "moved", "hindered", "useDefense", "steps":
			start[key] = value == "true"
		default:
			start[key] = value
		}
	}
	return string(raw(start))
}

func (h *hand) lay(host string, hidden bool) {
	more := map[string]any{"faceDown": hidden}
	if host != "" {
		more["host"] = host
	}
	h.id = h.add(1, h.fields(more))
}

// play does what a line says.
func (h *hand) play(line string) {
	h.t.Helper()
	rest, luck := luckOf(line)
	words := append(strings.Fields(strings.ReplaceAll(rest, " card", " "+h.id)), "", "", "", "")
	a, b, c := words[1], words[2], words[3]
	switch words[0] {
	case "all":
		h.do("resolve", 0, `{"all":true}`, luck)
	case "cast":
		more := map[string]any{}
		if x, ok := strings.CutPrefix(pick.Either(b != "", b, a), "x="); ok {
			more["x"], _ = strconv.Atoi(x)
		}
		if a != "" && !strings.HasPrefix(a, "x=") {
			more["target"] = a
		}
		h.do("cast", 1, h.fields(more), luck)
		h.id = h.s.Objects[len(h.s.Objects)-1].ID
	case "put":
		h.lay("", false)
	case "imp":
		h.add(1, `{"name":"Other Imp","kind":"creature","level":2,"life":20,"schools":["dark"]}`)
	case "wear":
		h.lay("mage1", false)
	case "hang":
		h.lay(a, false)
	case "hide":
		h.lay(a, true)
	case "charm":
		h.add(2, `{"name":"Charm","kind":"enchantment","host":"`+a+`","faceDown":true}`)
	case "upkeep":
		h.do("next", 0, `{"to":"upkeep"}`, luck)
	case "to":
		h.do("next", 0, `{"to":"`+a+`"}`)
	case "unveil":
		h.do("reveal", 1, `{"object":"`+h.id+`"}`)
	case "anywhere":
		h.card.Aims = ""
	case "trap":
		h.id = h.add(2, `{"name":"Snare","kind":"conjuration","host":"`+a+`"}`)
	case "deed", "skip":
		h.deed(words[0] == "skip", words[1:], luck)
	case "toomuch", "toouse":
		id := h.id + ".1"
		if words[0] == "toomuch" {
			id = h.s.Offers[0].ID
		}
		told := slices.DeleteFunc(words[1:], func(w string) bool { return w == "" })
		if err := h.try("deed", 1, h.told(told, map[string]any{"deed": id})); !errors.Is(err, state.OutOfBounds) {
			h.t.Errorf("%s: %v", line, err)
		}
	case "use":
		data := h.told(slices.DeleteFunc(words[2:], func(w string) bool { return w == "" }), map[string]any{"deed": h.id + "." + a})
		h.do("deed", 1, data, luck)
	case "reach":
		h.do("reach", 1, h.told([]string{"targets=" + a}, map[string]any{"object": h.id}))
	case "hit", "declare":
		o := h.object(a)
		start := map[string]any{"object": a, "target": b, "declare": words[0] == "declare"}
		h.s.Turn = o.Controller
		h.do("attack", o.Controller, h.told(slices.DeleteFunc(words[3:], func(w string) bool { return w == "" }), start), luck)
	case "grapples":
		h.s.Turn = h.object(a).Controller
		h.do("attack", h.s.Turn, `{"object":"`+a+`","target":"`+b+`","with":{"name":"Arms","kind":"melee","dice":1,"effects":[{"min":1,"result":"Grapple"}]}}`,
			faces(dice.Blank), rolls(9))
		h.play("end")
	case "shoot":
		h.s.Turn = h.object(a).Controller
		h.do("attack", h.s.Turn, `{"object":"`+a+`","target":"`+b+`","with":{"name":"Bow","kind":"ranged","dice":3}}`, luck)
	case "strike":
		h.do("strike", 2, `{"all":true}`, luck)
	case "hurt":
		h.do("change", 0, `{"track":"damage","amount":`+b+`,"object":"`+a+`"}`)
	case "mark":
		data := `{"condition":"` + a + `","amount":` + c + `,"object":"` + b + `"}`
		if words[4] == "refuse" {
			if err := h.try("condition", 0, data); err == nil {
				h.t.Errorf("%s is accepted", line)
			}
			return
		}
		h.do("condition", 0, data)
	case "token":
		h.do("token", 0, `{"token":"`+a+`","amount":`+c+`,"object":"`+b+`"}`)
	case "give":
		h.do("trait", 0, `{"trait":"`+b+` `+c+`","on":true,"object":"`+a+`"}`)
	case "tire", "wake":
		_ = h.try("marker", 0, fmt.Sprintf(`{"marker":"active","on":%t,"object":%q}`, words[0] == "wake", a))
	case "guard":
		h.do("marker", 0, `{"marker":"guard","on":true,"object":"`+a+`"}`)
	case "act":
		h.s.Turn = h.object(a).Controller
		h.do("activate", h.s.Turn, `{"object":"`+a+`"}`)
	case "move", "teleport":
		h.do(tracker.Kind(words[0]), 0, `{"object":"`+a+`"}`)
	case "gear":
		h.do("cast", 1, `{"name":"`+a+`","kind":"equipment","cost":4,"slots":["`+strings.ToLower(a)+`"]}`)
	case "refused":
		h.refused(words[1:])
	case "end":
		h.do("end", 1, ``)
		h.s.Turn = 1
		h.s.Objects[0].Active = true
	case "destroy":
		h.do("destroy", 0, `{"object":"`+a+`"}`)
	case "summon":
		start := map[string]any{"name": fmt.Sprint("Beast ", len(h.s.Objects)), "kind": "creature", "life": 5, "cost": json.RawMessage(b), "subtypes": []string{a}}
		told := slices.DeleteFunc(words[3:], func(w string) bool { return w == "" })
		for i, w := range told {
			told[i] = strings.Replace(w, "x=", "boostX=", 1)
		}
		h.do("cast", 1, h.told(told, start))
	case "hound":
		h.add(1, h.fields(nil))
	case "hidden":
		id := h.add(1, `{"name":"Old Curse","kind":"enchantment","subtypes":["`+a+`"],"reveal":`+b+`,"host":"o4","faceDown":true}`)
		h.do("reveal", 1, `{"object":"`+id+`"}`)
	case "arm":
		h.add(1, `{"name":"Blade","kind":"equipment","level":1,"slots":["weapon"],"host":"mage1"}`)
	case "foe":
		h.s.Turn = 2
		switch a {
		case "hex":
			h.do("cast", 2, `{"name":"Hex","kind":"enchantment","target":"`+b+`"}`)
			return
		case "dissolves":
			dissolve := hand{table: h.table, card: fromCatalog(h.t, "dissolve")}
			h.do("cast", 2, dissolve.fields(map[string]any{"target": b}))
			return
		}
		h.do("cast", 2, `{"name":"Chant","kind":"incantation","speed":"quick"}`)
	default:
		h.t.Fatalf("%q says nothing", line)
	}
}

// refused tries what has to be refused by a rule, with the card's name where that is R-9, and that the
// table can overrule.
func (h *hand) refused(words []string) {
	h.t.Helper()
	words = slices.DeleteFunc(slices.Clone(words), func(w string) bool { return w == "" })
	rule := words[len(words)-1]
	a := words[1]
	seat, kind, data := tracker.Seat(0), tracker.Kind(words[0]), `{"object":"`+a+`"}`
	if o, there := h.s.Object(a); there {
		seat = o.Controller
	}
	switch words[0] {
	case "hit":
		bar := strings.ReplaceAll(strings.Join(words[3:len(words)-1], ""), "_", " ")
		kind, data = "attack", `{"object":"`+a+`","target":"`+words[2]+`","attack":"`+bar+`"}`
	case "strike":
		data = ""
	case "shoot":
		kind, data = "attack", `{"object":"`+a+`","target":"`+words[2]+`","with":{"name":"Bow","kind":"ranged","dice":3}}`
	case "act":
		kind, data = "guard", `{"object":"`+a+`"}`
	case "unveil":
		kind = "reveal"
	case "foe":
		seat, kind = 2, "cast"
		data = `{"name":"Hex","kind":"enchantment","target":"` + words[2] + `"}`
		if a == "puts" {
			h.add(2, `{"name":"Band","kind":"equipment","slots":["ring"],"host":"mage2"}`)
			data = `{"name":"Helm","kind":"equipment","slots":["ring"],"target":"mage2","replaces":"o7"}`
		}
	}
	if seat > 0 {
		h.s.Turn = seat
	}
	err := h.try(kind, seat, data)
	r, ok := err.(*tracker.Refusal)
	if !ok || r.Rule != rule || rule == "R-9" && r.Args["Card"] != h.card.Name {
		h.t.Errorf("%v is not refused by %s of %s: %v", words, rule, h.card.Name, err)
		return
	}
	before := h.s
	if err := h.try(kind, seat, data, overruled, func(e *tracker.Event) { e.Faces = nil }); err != nil && !missesRolls(err) {
		h.t.Errorf("%v cannot be overruled: %v", words, err)
	}
	h.s = before
}

// missesRolls tells whether an event lacks nothing but dice.
func missesRolls(err error) bool {
	r, ok := err.(*tracker.Refusal)
	return ok && r.Code == tracker.RollsMissing
}

// deed does the first that is offered of the card.
func (h *hand) deed(skip bool, words []string, luck func(*tracker.Event)) {
	h.t.Helper()
	at := slices.IndexFunc(h.s.Offers, func(o state.Offer) bool { return o.Card == h.card.Name })
	if at < 0 {
		h.t.Fatalf("%s offers nothing: %+v", h.card.Name, h.s.Offers)
	}
	o := h.s.Offers[at]
	start := map[string]any{"deed": o.ID}
	if skip {
		start["skip"] = true
	}
	h.do("deed", o.Seat, h.told(slices.DeleteFunc(words, func(w string) bool { return w == "" }), start), luck)
}

// holds checks a claim.
func (h *hand) holds(claim string) {
	h.t.Helper()
	words := strings.Fields(claim)
	if words[0] == "card" {
		words[0] = h.id
	}
	if claim == "no fight" {
		if h.s.Fight != nil {
			h.t.Errorf("a fight is open")
		}
		return
	}
	if words[0] == "offers" {
		if got := fmt.Sprint(len(h.s.Offers)); got != words[1] {
			h.t.Errorf("%s offers: %+v", got, h.s.Offers)
		}
		return
	}
	o, there := h.s.Object(words[0])
	if words[1] == "gone" || !there {
		if there || words[1] != "gone" {
			h.t.Errorf("%s: it is there: %t", claim, there)
		}
		return
	}
	list := o.KeywordList()
	word := strings.Join(words[2:], " ")
	got := ""
	switch words[1] {
	case "has", "not":
		got = word
		if list.Has(keyword.Keyword(word)) != (words[1] == "has") {
			got = fmt.Sprint(list)
		}
	case "guards", "active":
		if words[1] == "guards" && !o.Guard || words[1] == "active" && !o.Active {
			got = "not so"
		}
	case "on", "of":
		got = pick.Either(words[1] == "on", o.Host, fmt.Sprint(int(o.Controller)))
	case "cannot":
		if got = word; !law.Barred(h.s, word, o) {
			got = "not forbidden"
		}
	case "damage":
		got = fmt.Sprint(o.Damage)
	case "mana":
		got = fmt.Sprint(o.Mana)
	case "life":
		got = fmt.Sprint(o.MaxLife())
	case "armor":
		got = fmt.Sprint(o.ArmorNow())
	default:
		if words[1] == strings.ToLower(words[1]) {
			got = fmt.Sprint(o.Conditions[words[1]] + o.Tokens[words[1]])
			break
		}
		got = fmt.Sprint(list.Sum(keyword.Keyword(words[1])))
	}
	if got != word {
		h.t.Errorf("%s: it is %s", claim, got)
	}
}
