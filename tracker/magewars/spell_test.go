package magewars

import (
	"errors"
	"maps"
	"slices"
	"testing"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// ask asks about a card for seat 1.
func (tb *table) ask(card state.Printed) spell {
	return spellNow(tb.s, 1, state.CastData{Printed: card})
}

func targetOf(s spell, id string) spellTarget {
	i := slices.IndexFunc(s.Targets, func(t spellTarget) bool { return t.Object == id })
	if i < 0 {
		return spellTarget{}
	}
	return s.Targets[i]
}

// refusedFor tells whether a refusal is for this reason and rule.
func refusedFor(r *tracker.Refusal, code tracker.Code, rule string) bool {
	return r != nil && errors.Is(r, code) && r.Rule == rule
}

// a card's own words say what it can be cast on.
func TestSpellR50A73Targets(t *testing.T) {
	tb := able(t)
	ids := map[string]string{"mage": "mage2"}
	for name, fields := range map[string]string{
		"wolf":   `"kind":"creature","life":9,"level":2`,
		"ghost":  `"kind":"creature","life":9,"level":2,"traits":["Incorporeal"]`,
		"bear":   `"kind":"creature","life":9,"level":3`,
		"golem":  `"kind":"creature","life":9,"level":4,"traits":["Nonliving"]`,
		"knight": `"kind":"creature","life":9,"level":3,"subtypes":["Knight"]`,
		"bird":   `"kind":"creature","life":9,"level":1,"traits":["Flying"]`,
		"tree":   `"kind":"conjuration","life":9,"level":2,"traits":["Living"]`,
		"wall":   `"kind":"wall","life":9,"level":2`,
	} {
		ids[name] = tb.add(2, `{"name":"`+name+`",`+fields+`}`)
	}
	for phrase, want := range map[string][]string{
		"creature":                                {"mage", "wolf", "ghost", "bear", "golem", "knight", "bird"},
		"living creature":                         {"mage", "wolf", "bear", "knight", "bird"},
		"non-mage living creature":                {"wolf", "bear", "knight", "bird"},
		"minor living creature":                   {"wolf", "bird"},
		"corporeal creature":                      {"mage", "wolf", "bear", "golem", "knight", "bird"},
		"non-mage, non-flying corporeal creature": {"wolf", "bear", "golem", "knight"},
		"living knight creature":                  {"knight"},
		"creature or conjuration":                 {"mage", "wolf", "ghost", "bear", "golem", "knight", "bird", "tree", "wall"},
		"nonliving corporeal conjuration":         {"wall"},
		"friendly creature":                       {},
		"enemy mage":                              {"mage"},
		"second mage":                             {"mage"},
		"druid mage":                              {},
		"zone":                                    {},
		"destroyed living creature":               {},
	} {
		spell := tb.ask(state.Printed{Name: "It", Kind: state.KindIncantation, Aims: phrase})
		for name, id := range ids {
			legal := targetOf(spell, id).Object == id && targetOf(spell, id).Refusal == nil
			if legal != slices.Contains(want, name) {
				t.Errorf("%q on the %s: %v", phrase, name, legal)
			}
		}
		if spell.Zone != (phrase == "zone") {
			t.Errorf("%q: zone %v", phrase, spell.Zone)
		}
	}
	if r := targetOf(tb.ask(state.Printed{Name: "It", Kind: state.KindIncantation, Aims: "living creature"}), ids["golem"]).Refusal; !refusedFor(r, state.NoTarget, "R-50") {
		t.Error(r)
	}
	tb.refused(state.NoTarget, "cast", 1, `{"name":"Heal","kind":"incantation","aims":"living creature","target":"`+ids["golem"]+`"}`)
	tb.do("cast", 1, `{"name":"Heal","kind":"incantation","aims":"living creature","target":"`+ids["golem"]+`"}`, overruled)
}

// What is legal stands first, in the order of the table.
func TestSpellLegalTargetsFirst(t *testing.T) {
	tb := able(t)
	tb.add(2, `{"name":"Golem","kind":"creature","life":9,"traits":["Nonliving"]}`)
	wolf := tb.add(2, `{"name":"Wolf","kind":"creature","life":9}`)
	spell := tb.ask(state.Printed{Name: "It", Kind: state.KindIncantation, Aims: "living creature"})
	if len(spell.Targets) != 4 || spell.Targets[2].Object != wolf || spell.Targets[3].Refusal == nil {
		t.Fatalf("%+v", spell.Targets)
	}
}

// equipment goes on mages, on an enemy's only where the
// place is free; on one's own the old item goes back to the book.
func TestSpellEquipmentA86R70R71(t *testing.T) {
	for _, test := range []struct {
		game         *Game
		taken, other string
	}{{Arena(), "R-71", "R-70"}, {Academy(), "A-86", "A-85"}} {
		tb := newTable(t, test.game, mage("First", 32, 10, 10), mage("Second", 38, 9, 10))
		tb.s.Round = 3
		mine := tb.add(1, `{"name":"Cap","kind":"equipment","host":"mage1","slots":["helmet"]}`)
		tb.add(2, `{"name":"Hood","kind":"equipment","host":"mage2","slots":["helmet"]}`)
		wolf := tb.add(1, `{"name":"Wolf","kind":"creature","life":9}`)
		spell := tb.ask(state.Printed{Name: "Helm", Kind: state.KindEquipment, Slots: []string{"helmet"}})
		if on := targetOf(spell, "mage1"); on.Refusal != nil || !slices.Equal(on.Replaces, []string{mine}) {
			t.Errorf("%+v", on)
		}
		if r := targetOf(spell, "mage2").Refusal; !refusedFor(r, state.SlotTaken, test.taken) {
			t.Error(r)
		}
		if r := targetOf(spell, wolf).Refusal; !refusedFor(r, state.NoTarget, test.other) {
			t.Error(r)
		}
		boots := tb.ask(state.Printed{Name: "Boots", Kind: state.KindEquipment, Slots: []string{"boots"}})
		if r := targetOf(boots, "mage2").Refusal; r != nil {
			t.Error(r)
		}
	}
}

// one of a name on a host.
func TestSpellNamesA94R66R63(t *testing.T) {
	tb := able(t)
	tb.add(1, `{"name":"Aura","kind":"enchantment","host":"mage2","faceDown":true}`)
	tb.add(2, `{"name":"Vine","kind":"conjuration","host":"mage2","life":3}`)
	if r := targetOf(tb.ask(state.Printed{Name: "Aura", Kind: state.KindEnchantment}), "mage2").Refusal; !refusedFor(r, state.SameName, "R-66") {
		t.Error(r)
	}
	if r := targetOf(tb.ask(state.Printed{Name: "Aura", Kind: state.KindEnchantment}), "mage1").Refusal; r != nil {
		t.Error(r)
	}
	if r := targetOf(tb.ask(state.Printed{Name: "Vine", Kind: state.KindConjuration, Aims: "creature"}), "mage2").Refusal; !refusedFor(r, state.SameName, "R-63") {
		t.Error(r)
	}
}

// in the setup rounds nothing of the opponent's can be the target.
func TestSpellA17SetupRounds(t *testing.T) {
	tb := academyTable(t)
	tb.begin(state.ActionPhase)
	spell := tb.ask(state.Printed{Name: "Aura", Kind: state.KindEnchantment})
	if r := targetOf(spell, "mage2").Refusal; !refusedFor(r, state.SetupRound, "A-17") || targetOf(spell, "mage1").Refusal != nil {
		t.Error(r)
	}
	if r := tb.ask(state.Printed{Name: "Bolt", Kind: state.KindAttack}).Action; !refusedFor(r, state.SetupRound, "A-16") {
		t.Error(r)
	}
}

// who can pay, with how much, and that it is enough.
func TestSpellPayersR48R23R73(t *testing.T) {
	tb := able(t)
	lair := tb.add(1, `{"name":"Lair","kind":"conjuration","life":9,"channeling":1,"traits":["Spawnpoint"]}`)
	imp := tb.add(1, `{"name":"Imp","kind":"creature","life":9,"channeling":1,"traits":["Familiar"]}`)
	tb.do("set", 1, `{"object":"`+lair+`","track":"mana","value":3}`)
	tb.do("marker", 1, `{"object":"`+imp+`","marker":"active","on":true}`)
	spell := tb.ask(state.Printed{Name: "It", Kind: state.KindIncantation, Cost: 22, Speed: "quick"})
	if len(spell.Payers) != 3 || spell.Payers[0].Object != "mage1" || spell.Refusal != nil {
		t.Fatalf("%+v %v", spell.Payers, spell.Refusal)
	}
	if r := spell.Payers[1].Refusal; !refusedFor(r, state.NotInPhase, "R-23") {
		t.Error(r)
	}
	if r := spell.Payers[2].Refusal; r != nil {
		t.Error(r)
	}
	if r := tb.ask(state.Printed{Name: "It", Kind: state.KindIncantation, Cost: 22, Traits: []string{"Magecast"}}).Payers[2].Refusal; !refusedFor(r, state.NotForMage, "R-73") {
		t.Error(r)
	}
	if r := tb.ask(state.Printed{Name: "It", Kind: state.KindIncantation, Cost: 24}).Refusal; !refusedFor(r, state.TooLittleMana, "R-48") {
		t.Error(r)
	}
	dear := tb.ask(state.Printed{Name: "It", Kind: state.KindIncantation, CostBy: "20*level"})
	if r := targetOf(dear, "mage2").Refusal; !refusedFor(r, state.TooLittleMana, "R-48") || targetOf(dear, "mage2").Cost != 120 {
		t.Errorf("%+v", targetOf(dear, "mage2"))
	}
}

// as an action or as the quickcast, and why not.
func TestSpellActionAndQuickcastA79R42R28(t *testing.T) {
	tb := able(t)
	quick, full := state.Printed{Name: "It", Kind: state.KindIncantation, Speed: "quick"}, state.Printed{Name: "Wolf", Kind: state.KindCreature}
	if s := tb.ask(quick); !s.Quick || s.Action != nil || s.Quickcast != nil {
		t.Fatalf("%+v", s)
	}
	if s := tb.ask(full); s.Quick || s.Action != nil || !refusedFor(s.Quickcast, state.NotQuick, "R-42") {
		t.Fatalf("%+v", s)
	}
	tb.do("cast", 1, `{"name":"It","kind":"incantation"}`)
	if s := tb.ask(quick); !refusedFor(s.Action, state.HasActed, "R-28") || s.Quickcast != nil {
		t.Fatalf("%+v", s)
	}
	tb.do("cast", 1, `{"name":"It","kind":"incantation","quickcast":true}`)
	if s := tb.ask(quick); !refusedFor(s.Quickcast, state.QuickcastUsed, "R-42") {
		t.Fatalf("%+v", s)
	}
}

// books, preparation, whom it is for, walls, copies
// in play, binding.
func TestSpellBookA106R21R54R55R62R72(t *testing.T) {
	tb := able(t)
	tb.s.Player(1).Training = []string{"Wizard", "arcane"}
	bolt := state.Printed{Name: "Bolt", Kind: state.KindAttack, Cost: 3}
	if s := tb.ask(bolt); s.Left != -1 || s.Prepared != -1 {
		t.Fatalf("%+v", s)
	}
	tb.do("book", 1, `{"cards":[{"name":"Bolt","count":1}]}`)
	tb.s.Player(1).Prepares, tb.s.Player(1).Planned = true, 1
	if s := tb.ask(bolt); s.Left != 1 || s.Prepared != 1 || s.Refusal != nil {
		t.Fatalf("%+v", s)
	}
	if s := tb.ask(state.Printed{Name: "Other", Kind: state.KindAttack}); s.Left != 0 || !refusedFor(s.Refusal, state.NotInBook, "R-21") {
		t.Fatalf("%+v", s)
	}
	tb.s.Player(1).Planned = 0
	if s := tb.ask(bolt); !refusedFor(s.Refusal, state.NotPrepared, "R-21") {
		t.Fatalf("%+v", s)
	}
	tb.do("book", 1, `{"cards":[]}`)
	tb.s.Player(1).Prepares = false
	if s := tb.ask(state.Printed{Name: "Song", Kind: state.KindIncantation, Only: []string{"Siren"}}); !refusedFor(s.Refusal, state.NotForMage, "R-54") {
		t.Fatalf("%+v", s)
	}
	if s := tb.ask(state.Printed{Name: "Wall", Kind: state.KindWall, Cost: 7, Level: 2}); !s.Extendable || !s.Zone {
		t.Fatalf("%+v", s)
	}
	tb.add(2, `{"name":"Hydra","kind":"creature","life":9,"legendary":true}`)
	if s := tb.ask(state.Printed{Name: "Hydra", Kind: state.KindCreature, Legendary: true}); !refusedFor(s.Refusal, state.OneOnly, "R-62") {
		t.Fatalf("%+v", s)
	}
	wand := tb.add(1, `{"name":"Wand","kind":"equipment","host":"mage1","traits":["Spellbind"]}`)
	if s := tb.ask(bolt); !slices.Equal(s.Bindable, []string{wand}) {
		t.Fatalf("%+v", s)
	}
	tb.do("bind", 1, `{"object":"`+wand+`","name":"Bolt","kind":"attack","cost":3}`)
	if s := tb.ask(bolt); len(s.Bindable) != 0 {
		t.Fatalf("%+v", s)
	}
}

// what revealing would cost, Magebind on a mage included.
func TestSpellRevealR53(t *testing.T) {
	tb := able(t)
	wolf := tb.add(1, `{"name":"Wolf","kind":"creature","life":9,"level":2}`)
	spell := tb.ask(state.Printed{Name: "Aura", Kind: state.KindEnchantment, Reveal: 2, RevealBy: "level", Traits: []string{"Magebind +2"}})
	if spell.Cost != state.HiddenCost || targetOf(spell, "mage1").Reveal != 2+6+2 || targetOf(spell, wolf).Reveal != 4 {
		t.Fatalf("%+v", spell)
	}
}

// an attack spell is held to the law of attacks.
// whom an attack spell on a zone goes against is asked for before anything is paid, and whom it
// cannot go against is shown with the reason.
func TestSpellR89AsksWhoStandsInTheZone(t *testing.T) {
	tb := newTable(t, Arena(), mage("Warlock", 40, 9, 30), mage("Druid", 40, 9, 30))
	tb.begin(state.CreatureActionPhase)
	tb.add(2, `{"name":"Wolf","kind":"creature","life":9}`)
	data := string(raw(state.CastData{Printed: fromCatalog(t, "ring-of-fire")}))
	q, _ := tb.game.Ask(tb.s, tracker.Event{Version: 1, Kind: "cast", Seat: 1, Data: []byte(data)})
	may := map[string]bool{}
	for _, ask := range q.Asks {
		if ask.Field == "targets" && ask.Missing {
			for _, o := range ask.Options {
				may[string(o.Value)] = o.Refusal == nil
			}
		}
	}
	if want := map[string]bool{`"mage1"`: false, `"mage2"`: true, `"o1"`: true}; !maps.Equal(may, want) {
		t.Errorf("asked for %v", may)
	}
	tb.refused(state.FieldMissing, "cast", 1, data)
}

func TestSpellR76AttackSpells(t *testing.T) {
	tb := able(t)
	aura := tb.add(2, `{"name":"Idol","kind":"conjuration"}`) // without life
	bolt := state.Printed{Name: "Bolt", Kind: state.KindAttack, Attacks: []state.Strike{{Name: "Bolt", Kind: "ranged", Dice: 3}}}
	spell := tb.ask(bolt)
	if r := targetOf(spell, aura).Refusal; !refusedFor(r, state.NoTarget, "R-76") || targetOf(spell, "mage2").Refusal != nil {
		t.Fatalf("%+v", spell.Targets)
	}
}
