package catalog

import (
	"slices"
	"strings"

	"github.com/quickcast/quickcast/internal/fold"
	"github.com/quickcast/quickcast/rules/training"
)

// spoken is a value with the other words for it, folded and without spaces: English,
// German, and German with umlauts written out.
type spoken struct{ is, others string }

func (s spoken) words() []string { return append([]string{s.is}, strings.Fields(s.others)...) }

// said looks a word up in a list of values.
func said(list []spoken, word string) (string, bool) {
	text := fold.Compact(fold.Text(word))
	for _, s := range list {
		if text == s.is || text != "" && slices.Contains(strings.Fields(s.others), text) {
			return s.is, true
		}
	}
	return "", false
}

// valueWords are the values that come from short lists.
func valueWords() map[Key][]spoken {
	return map[Key][]spoken{
		KeyType: typeWords(), KeySchool: schoolWords(), KeyGame: gameWords(), KeySlot: slotWords(), KeyAction: actionWords(),
		KeyDamage: damageWords(), KeyIs: markWords(), KeyUnofficial: append(flagWords(), spoken{"all", "any alle auch also"}),
		KeySort: {{"desc", "absteigend ab"}, {"asc", "aufsteigend auf"}},
	}
}

func typeWords() []spoken {
	return []spoken{
		{"creature", "creatures kreatur kreaturen wesen"},
		{"equipment", "ausrustung ausruestung ausrustungen ausruestungen"},
		{"enchantment", "enchantments verzauberung verzauberungen"},
		{"incantation", "incantations formel formeln"},
		{"attack", "attacks angriff angriffe angriffszauber attackspell attackspells"},
		{"conjuration", "conjurations beschworung beschwoerung beschworungen beschwoerungen"},
		{"wall", "walls wand wande waende mauer mauern"},
	}
}

func schoolWords() []spoken {
	return []spoken{
		{"air", "luft"},
		{"arcane", "arkan arkanum"},
		{"dark", "dunkel dunkelheit finsternis"},
		{"earth", "erde"},
		{"fire", "feuer"},
		{"holy", "heilig"},
		{"mind", "geist verstand"},
		{"nature", "natur"},
		{"war", "krieg"},
		{"water", "wasser"},
	}
}

func gameWords() []spoken {
	return []spoken{{"arena", ""}, {"academy", "akademie"}}
}

func slotWords() []spoken {
	return []spoken{
		{"weapon", "weapons waffe waffen"},
		{"shield", "shields schild schilde"},
		{"ring", "rings ringe"},
		{"chest", "brust torso"},
		{"amulet", "amulets amulett amulette"},
		{"helmet", "helmets helm helme head kopf"},
		{"cloak", "cloaks umhang umhange mantel"},
		{"belt", "belts gurtel guertel"},
		{"gloves", "glove handschuhe handschuh hande haende hand"},
		{"boots", "boot stiefel feet fusse fuesse"},
		{"legs", "leggings beine hose"},
	}
}

func actionWords() []spoken {
	return []spoken{
		{"quick", "schnell schnelle quickaction schnelleaktion"},
		{"full", "voll volle vollstandig vollstaendig vollstandige vollstaendige fullaction vollstandigeaktion vollstaendigeaktion"},
	}
}

func damageWords() []spoken {
	return []spoken{
		{"acid", "saure saeure"},
		{"flame", "flammen flamme fire feuer"},
		{"frost", "ice eis kalte kaelte cold"},
		{"hydro", "wasser water"},
		{"light", "licht"},
		{"lightning", "blitz blitze"},
		{"poison", "gift"},
		{"psychic", "ubersinnlich uebersinnlich psychisch"},
		{"wind", ""},
		{"none", "kein keine"},
	}
}

func markWords() []spoken {
	return []spoken{
		{"novice", "novize"},
		{"epic", "episch"},
		{"legendary", "legendar legendaer"},
		{"unique", "einzigartig"},
		{"living", "lebend"},
		{"nonliving", "nichtlebend unbelebt leblos"},
		{"free", "frei kostenlos"},
		{"errata", ""},
		{"uncertain", "unsicher"},
		{"official", "offiziell"},
		{"unofficial", "inoffiziell"},
		{"owned", "vorhanden besessen"},
	}
}

func flagWords() []spoken {
	return []spoken{{"yes", "ja true wahr on an 1"}, {"no", "nein false falsch off aus 0"}}
}

// ParseType reads a type in English or German, one or many of it.
func ParseType(s string) (Type, bool) {
	is, ok := said(typeWords(), s)
	return Type(is), ok
}

// ParseSchool reads a school in English or German.
func ParseSchool(s string) (training.School, bool) {
	is, ok := said(schoolWords(), s)
	return training.School(is), ok
}

// ParseSlot reads an equipment place in English or German.
func ParseSlot(s string) (string, bool) { return said(slotWords(), s) }

// parseFlag reads yes and no in English or German.
func parseFlag(s string) (on, ok bool) {
	is, ok := said(flagWords(), s)
	return is == "yes", ok
}

// englishClass turns the German name of a mage's class into the English one and
// leaves every other word as it is. It expects and gives folded text.
func englishClass(folded string) string {
	if is, ok := said([]spoken{
		{"beastmaster", "tiermeister tiermeisterin"},
		{"wizard", "zauberer zauberin"},
		{"priestess", "priesterin"},
		{"priest", "priester"},
		{"warlock", "hexenmeister hexenmeisterin hexer"},
		{"warlord", "kriegsherr kriegsherrin"},
		{"druid", "druide druidin"},
		{"necromancer", "nekromant nekromantin"},
		{"elementalist", "elementarist elementaristin"},
		{"monk", "monch moench"},
		{"siren", "sirene"},
	}, folded); ok {
		return is
	}
	return folded
}
