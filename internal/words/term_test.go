package words

import (
	"testing"

	"github.com/quickcast/quickcast/assets"
)

func TestTerm(t *testing.T) {
	de, err := Load(assets.FS, "de")
	if err != nil {
		t.Fatal(err)
	}
	en, err := Load(assets.FS, "en")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		kind             Kind
		name, wantEN, de string
	}{
		{TypeTerm, "creature", "Creature", "Kreatur"},
		{SchoolTerm, "water", "Water", "Wasser"},
		{DamageTerm, "Flame", "Flame", "Flammen"},
		{TraitTerm, "Flame -2", "Flame -2", "Flammen -2"},
		{TraitTerm, "Flying", "Flying", "Fliegen"},
		{TraitTerm, "Upkeep +X", "Upkeep +X", "Erhaltung +X"},
		{EffectTerm, "2 Burn", "2 Burn", "2 In Brand"},
		{EffectTerm, "Push & Daze", "Push & Daze", "Stoß & Schwindlig"},
		{TargetTerm, "living creature", "living creature", "lebende Kreatur"},
		{LimitTerm, "onlyClass", "Only for", "Nur für"},
		{SubtypeTerm, "Nobody Knows This", "Nobody Knows This", "Nobody Knows This"},
	} {
		if got := en.Term(c.kind, c.name); got != c.wantEN {
			t.Errorf("en: Term(%s, %q) = %q, want %q", c.kind, c.name, got, c.wantEN)
		}
		if got := de.Term(c.kind, c.name); got != c.de {
			t.Errorf("de: Term(%s, %q) = %q, want %q", c.kind, c.name, got, c.de)
		}
	}
}
