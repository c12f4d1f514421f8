package magewars

import (
	"context"
	"strings"
	"testing"
	"time"

	"github.com/quickcast/quickcast/ui/attackodds"
	"github.com/quickcast/quickcast/ui/table"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/quickcast/quickcast/internal/store"
	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/effect"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
	"github.com/quickcast/quickcast/ui/uitest"
	"github.com/quickcast/quickcast/ui/widgets"
)

// armed is a stand whose table has much to fight with, in Academy's Action Phase.
func armed(t *testing.T, size fyne.Size, with ...func(*table.Needs)) *stand {
	t.Helper()
	s := newStand(t, size, with...)
	arm(s)
	return s
}

func (s *stand) object(id string) *state.Object {
	s.t.Helper()
	o, ok := s.screen.Seen().State.(*state.State).Object(id)
	if !ok {
		s.t.Fatalf("%s is not on the table", id)
	}
	return o
}

// foot taps the button of the open attack's foot that begins with a name.
func (s *stand) foot(name string) {
	s.t.Helper()
	c := s.window.Canvas()
	tops := c.Overlays().List()
	if len(tops) == 0 || !uitest.TapIn(tops[len(tops)-1], name) {
		s.t.Fatalf("no sheet has %q", name)
	}
	s.settle()
}

// said tells whether the log has a line.
func (s *stand) said(id string) bool {
	for _, line := range s.screen.Table().Log() {
		if line.ID == id {
			return true
		}
	}
	return false
}

func TestThreeTapsToTheFirstDice(t *testing.T) {
	for _, size := range []fyne.Size{small, phone, wide} {
		s := armed(t, size)
		s.tap("Steelclaw Lion")
		s.tap("Attack")
		s.foot("Roll")
		if !s.said("table.logDice") && !s.said("table.logAvoids") {
			t.Errorf("%v: no dice fell after creature, attack and roll; notices %v", size, s.notices)
		}
	}
}

// Whoever has had the action of the round is not offered another one.
func TestNoAttackIsOfferedAfterTheAction(t *testing.T) {
	s := armed(t, phone)
	s.screen.Send("activate", 1, table.Fields{"object": lion})
	s.tap("Steelclaw Lion")
	s.named("Attack")
	s.screen.Send("attack", 1, table.Fields{"object": lion, "attack": "Thunderous Roar", "target": knight})
	s.settle()
	if !s.screen.state().Acted || s.screen.state().Fight != nil {
		t.Fatal("the lion has not attacked")
	}
	offered := func() bool {
		s.screen.OpenObject(s.screen.KitOf(1), 1, lion)
		s.settle()
		return uitest.Named(s.window.Canvas(), "Attack") != nil
	}
	if offered() {
		t.Error("while it acts another attack is offered")
	}
	s.screen.Send("end", 1, nil)
	s.settle()
	if offered() {
		t.Error("after its activation another attack is offered")
	}
	s.screen.Send("next", 0, nil)
	s.settle()
	if !offered() {
		t.Error("in the next round none is offered")
	}
}

func TestALongPressOnACreatureAims(t *testing.T) {
	s := armed(t, phone)
	s.named("Steelclaw Lion").(fyne.SecondaryTappable).TappedSecondary(&fyne.PointEvent{})
	s.settle()
	a := s.screen.fights.sheet
	if a == nil || a.id != lion || a.targets()[0] != knight {
		t.Fatalf("the sheet is %+v, want the lion's against the guard", a)
	}
}

// An attack on one's own mage asks once more before its dice, one on anybody else does not.
func TestAnAttackOnOnesOwnMageAsksFirst(t *testing.T) {
	for target, asks := range map[string]bool{"mage1": true, "mage2": false} {
		s := armed(t, phone)
		a := s.screen.openAttack(1, imp)
		a.aim(target)
		s.settle()
		before := s.screen.Table().Seq()
		s.foot("Roll")
		s.settle()
		if waits := s.screen.Table().Seq() == before; waits != asks || s.sees("your own mage") != asks {
			t.Errorf("%s: it waits %t, asks %t", target, waits, s.sees("your own mage"))
		}
	}
}

func TestAnAttackSaysItsOdds(t *testing.T) {
	s := armed(t, phone)
	a := s.screen.openAttack(2, hawk)
	s.settle()
	if got := uitest.Spoken(a.odds.panel); !strings.Contains(got, "Cannot destroy it") {
		t.Errorf("against the mage the sheet says\n%s", got)
	}
	s.screen.Send("set", 1, table.Fields{"track": "damage", "value": 5, "object": imp})
	s.settle()
	s.tap("Firebrand Imp")
	x, _ := effect.Exchange(s.screen.state(), hawk, imp, law.Attacks(s.screen.state(), hawk)[0], "")
	p, _ := x.Odds().Defender.Destroyed.Float64()
	want := "Destroys it in " + attackodds.OfHundred(s.screen.Needs().Words, p)
	if got := uitest.Spoken(a.odds.panel); !strings.Contains(got, want) {
		t.Errorf("against the imp the sheet does not say %q:\n%s", want, got)
	}
}

// endless is an exchange with more courses than anybody can wait for.
func endless() combat.Exchange {
	var effects combat.Table
	for i, of := range []combat.Condition{combat.Daze, combat.Weak, combat.Stagger} {
		effects = append(effects, combat.Row{Min: 5 + 3*i, Max: 7 + 3*i, Effects: combat.Effects{{Condition: of, Count: 1}}})
	}
	body := combat.Creature{Life: 1000, Rage: 5, Bloodthirsty: 2, Defense: &combat.Defense{Min: 7, Infinite: true}}
	attack := combat.Attack{Dice: dice.MaxDice, Strikes: 3, Vampiric: true, Effects: effects}
	x := combat.Exchange{Rules: combat.ArenaRules(), Attacker: body, Attack: attack, Defender: body, Counterstrike: &attack}
	x.Defender.Barrier = &combat.Barrier{Dice: dice.MaxDice, Effects: effects}
	return x
}

// Odds that would take too long are refused in words; those asked for next are shown.
func TestAnAttackSaysThatItsOddsAreTooMuch(t *testing.T) {
	s := armed(t, phone)
	a := s.screen.openAttack(2, hawk)
	s.settle()
	fair, _ := a.exchange()
	weigh := func(x combat.Exchange) {
		a.odds.state = supposed{} // it has forgotten what it knew
		a.odds.weigh(x)
	}
	weigh(endless())
	s.settle()
	if got := uitest.Spoken(a.odds.panel); !strings.Contains(got, "No answer") || !strings.Contains(got, "fewer strikes, dice or effects") {
		t.Errorf("the sheet says\n%s", got)
	}
	weigh(endless())
	weigh(fair) // nobody waits for the one before any more
	s.settle()
	if got := uitest.Spoken(a.odds.panel); !strings.Contains(got, "on average") {
		t.Errorf("after that the sheet says\n%s", got)
	}
}

func TestRealDiceAreTypedIn(t *testing.T) {
	for _, size := range []fyne.Size{phone, wide} {
		s := armed(t, size)
		s.screen.Send("overrule", 2, table.Fields{"turn": 2})
		s.settle()
		s.screen.openAttack(2, hawk)
		s.tap("Warlock")
		s.foot("Real dice")
		s.foot("1")
		s.foot("Take back the last one")
		s.foot("crit 2")
		s.foot("2")
		if got := s.screen.Seen().State.(*state.State).Mage(1).Damage; got != 4 {
			t.Fatalf("%v: damage %d of a critical 2 and a 2, want 4; notices %v", size, got, s.notices)
		}
		s.foot("Undo")
		a := s.screen.fights.sheet
		if got := s.screen.Seen().State.(*state.State).Mage(1).Damage; got != 0 || a.typed == nil || tracker.Faces(a.typed.Faces).String() != "c2" || len(a.beats) != 0 {
			t.Errorf("%v: after undo damage %d, the dice %v and %d beats, want none but the first die", size, got, a.typed, len(a.beats))
		}
	}
}

func TestAFightGoesOnPartByPart(t *testing.T) {
	for _, size := range []fyne.Size{phone, wide} {
		s := armed(t, size)
		s.screen.openAttack(1, lion)
		s.settle()
		s.tap("Defense 9+")
		first := s.screen.fights.sheet.kit.Turned
		s.foot("Roll 3 dice")
		if f := s.screen.fights.sheet.fight(); f == nil || f.Next != state.FightStrike || f.Strike != 2 {
			t.Fatalf("%v: the fight stands at %+v, want its second strike", size, f)
		}
		s.tap("Defense 9+")
		s.foot("Roll 3 dice")
		s.foot("Roll 1 die") // the damage barrier
		a := s.screen.fights.sheet
		if f := a.fight(); f == nil || f.Next != state.FightCounterstrike {
			t.Fatalf("%v: the fight stands at %+v, want the counterstrike", size, f)
		}
		if want := size == phone; (a.kit.Turned != first) != want {
			t.Errorf("%v: the sheet is turned: %v, and for the attacker %v", size, a.kit.Turned, first)
		}
		s.foot("No counterstrike")
		if a := s.screen.fights.sheet; a.fight() != nil || !s.said("table.logNoCounterstrike") {
			t.Errorf("%v: the fight is not over: %+v", size, a.fight())
		}
		s.foot("Undo")
		if f := s.screen.fights.sheet.fight(); f == nil || f.Next != state.FightCounterstrike {
			t.Errorf("%v: after undo the fight stands at %+v, want the counterstrike again", size, f)
		}
		s.tap("Shield Bash, 2")
		s.foot("Roll 1 die") // of two one is taken by Weak
		s.foot(s.screen.NextName())
		if s.screen.Open() != 0 || !s.said("table.logCounterstrike") {
			t.Errorf("%v: %d sheets open after the last blow", size, s.screen.Open())
		}
	}
}

func TestAllStrikesThatAreLeft(t *testing.T) {
	s := armed(t, phone)
	s.screen.Do(table.Deed("add", 1, table.Fields{"name": "Hydra", "kind": "creature", "life": 9, "attacks": []table.Fields{
		{"name": "Triple Bite", "kind": "melee", "action": "full", "dice": 2, "traits": []string{"Triplestrike"}},
	}}))
	s.settle()
	s.screen.Send("marker", 1, table.Fields{"marker": "active", "on": true, "object": "o5"})
	s.screen.Send("marker", 2, table.Fields{"marker": "guard", "on": false, "object": knight})
	s.settle()
	s.screen.openAttack(1, "o5")
	s.tap("Beastmaster")
	s.foot("Roll 2 dice")
	if f := s.screen.fights.sheet.fight(); f == nil || f.Strike != 2 {
		t.Fatalf("the fight stands at %+v, want its second strike of three", f)
	}
	s.foot("All that are left")
	if a := s.screen.fights.sheet; a.fight() != nil || len(a.beats) != 2 {
		t.Errorf("the fight stands at %+v after %d beats, want its end", a.fight(), len(a.beats))
	}
}

func TestATargetAgainstTheRules(t *testing.T) {
	s := armed(t, phone)
	s.screen.openAttack(1, lion)
	s.settle()
	s.tap("Beastmaster")
	if got := uitest.Spoken(s.screen.fights.sheet.sheet.Sheet); !strings.Contains(got, "must be attacked first") || !strings.Contains(got, "rule A-63") {
		t.Errorf("the rule is not named:\n%s", got)
	}
	s.tap("rule A-63")
	if s.screen.Open() != 2 {
		t.Error("the rule cannot be read")
	}
	s.screen.Back()
	s.foot("Roll all the same")
	if !s.said("table.logOverruled") || s.screen.Seen().State.(*state.State).Mage(2).Received+s.screen.Seen().State.(*state.State).Mage(2).Damage == 0 {
		t.Errorf("the attack was not made, or the log does not tell it was against the rules; notices %v", s.notices)
	}
}

func TestWhatWasUsedLastIsChosen(t *testing.T) {
	s := armed(t, phone)
	s.screen.Send("marker", 2, table.Fields{"marker": "guard", "on": false, "object": knight})
	s.settle()
	s.screen.openAttack(1, lion)
	s.tap("Thunderous Roar")
	s.tap("Thunderift Falcon")
	s.foot("Roll")
	s.screen.Hidden()
	s.screen.Send("overrule", 1, table.Fields{"turn": 1})
	s.settle()
	a := s.screen.openAttack(1, lion)
	if a.bar() != "Thunderous Roar" {
		t.Errorf("%s is chosen, want what the lion used last", a.bar())
	}
	if b := s.screen.openAttack(1, imp); b.targets()[0] != hawk {
		t.Errorf("the imp aims at %v, want at what its side attacked last", b.targets())
	}
}

func TestAnOpenFightIsFoundAgain(t *testing.T) {
	s := armed(t, phone)
	s.screen.openAttack(1, lion)
	s.settle()
	s.tap("Defense 9+")
	s.foot("Roll 3 dice")
	again := newStandAs(t, uitest.As{Size: phone}, s.store)
	waits := again.screen.Seen().State.(*state.State).Fight.Asks
	if chips := again.screen.Side(again.screen.KitOf(waits), waits).Chips; len(chips) == 0 || chips[0].Key != "fight" {
		t.Fatal("no chip leads back to the fight")
	}
	again.tap("The attack goes on")
	if a := again.screen.fights.sheet; a == nil || a.fight() == nil || a.kit.Turned != again.screen.KitOf(waits).Turned {
		t.Fatal("the fight is not shown to whom it waits for")
	}
	again.foot("Undo")
	if a := again.screen.fights.sheet; a.fight() != nil || a.id != lion || len(a.targets()) == 0 {
		t.Error("undone, the attack can be chosen anew")
	}
}

func TestOddsAndActsDoNotWaitForEachOther(t *testing.T) {
	s := armed(t, phone)
	acts, odds := make(chan struct{}), make(chan struct{})
	comes := func(holds func() bool) bool { // the lanes cannot be waited for: one of them stands
		for range 2000 {
			if s.app.Drain(); holds() {
				return true
			}
			time.Sleep(5 * time.Millisecond)
		}
		return false
	}
	s.screen.InTurn(func(context.Context) func() { <-acts; return nil })
	a := s.screen.openAttack(1, imp)
	if !comes(func() bool { return strings.Contains(uitest.Spoken(a.odds.panel), "on average") }) {
		t.Errorf("the odds wait for what is being done:\n%s", uitest.Spoken(a.odds.panel))
	}
	close(acts)
	s.screen.Reckon(nil, func(context.Context) func() { <-odds; return nil })
	if !uitest.TapIn(s.window.Canvas().Overlays().Top(), "Roll") {
		t.Fatal("no roll is offered")
	}
	if !comes(func() bool { return s.said("table.logAttack") }) {
		t.Error("the dice wait for the odds")
	}
	close(odds)
	s.settle()
}

func TestASpellsAttackHasTheSameSheet(t *testing.T) {
	s := armed(t, phone)
	bolt := state.Printed{Name: "Bolt", Kind: state.KindAttack, Cost: 3, Attacks: []state.Strike{{Kind: "ranged", Dice: 2, Action: "quick"}}}
	payload := payloadOf(bolt)
	payload["target"] = knight
	fall := s.screen.Throw(table.Deed("cast", 1, payload))
	if fall == nil {
		t.Fatal("no sheet opens")
	}
	fall()
	s.settle()
	if a := s.screen.fights.sheet; len(a.targets()) != 1 || a.targets()[0] != knight {
		t.Errorf("the spell aims at %v, want only what was chosen for it", a.targets())
	}
	mana := s.screen.Seen().State.(*state.State).Mage(1).Mana
	s.tap("Defense 9+")
	s.foot("Roll 2 dice")
	if got := s.screen.Seen().State.(*state.State).Mage(1).Mana; got != mana-3 || !s.said("table.logDice") || s.screen.fights.sheet.seat != 1 {
		t.Errorf("mana %d of %d, cast by %d; notices %v", got, mana, s.screen.fights.sheet.seat, s.notices)
	}
}

func TestAnAttackIsDeclaredBeforeWhatIsHidden(t *testing.T) {
	s := armed(t, phone)
	s.screen.openAttack(1, imp)
	s.settle()
	if uitest.TapIn(s.window.Canvas().Overlays().Top(), "Declare first") {
		t.Fatal("with nothing face down there is nothing to wait for")
	}
	s.screen.Hidden()
	s.screen.Do(table.Deed("add", 2, table.Fields{"name": "Block", "kind": "enchantment", "host": "mage2", "faceDown": true, "reveal": 2}))
	s.settle()
	s.screen.openAttack(1, imp)
	s.settle()
	s.foot("Declare first")
	a := s.screen.fights.sheet
	if f := a.fight(); f == nil || f.Next != state.FightStrike || f.Strike != 1 || s.said("table.logDice") {
		t.Fatalf("the fight stands at %+v, want its first strike before any dice", f)
	}
	s.tap("Beastmaster: turn something over")
	if n := s.screen.Open(); n != 2 {
		t.Errorf("%d sheets open, want the owner's above the attack's", n)
	}
	s.screen.Back()
	s.foot("Roll")
	if !s.said("table.logDice") && !s.said("table.logAvoids") {
		t.Error("the dice do not fall after all")
	}
}

func TestAZoneAttackTakesSeveral(t *testing.T) {
	s := armed(t, phone)
	e := table.Deed("add", 1, table.Fields{"name": "Blaze", "kind": "creature", "life": 9, "attacks": []table.Fields{{"name": "Ring of Fire", "kind": "zone", "action": "quick", "dice": 2}}})
	s.screen.Do(e)
	s.settle()
	s.screen.Send("marker", 1, table.Fields{"marker": "active", "on": true, "object": "o5"})
	s.settle()
	a := s.screen.openAttack(1, "o5")
	first := a.targets()[0]
	s.tap("Thunderift Falcon")
	if len(a.targets()) != 2 || a.targets()[0] != first || a.targets()[1] != hawk {
		t.Fatalf("the zone has %v in it, want the first and the falcon", a.targets())
	}
	s.tap("Beastmaster")
	s.tap("Beastmaster")
	s.foot("Roll 2 dice")
	if f := a.fight(); f == nil || f.Next != state.FightStrike || f.To != a.targets()[1] {
		t.Fatalf("the fight stands at %+v, want the second in the zone", f)
	}
	s.foot("Roll 2 dice")
	if a.fight() != nil {
		t.Errorf("the fight stands at %+v, want its end", a.fight())
	}
}

func TestWithoutAnAttackItIsSaid(t *testing.T) {
	s := armed(t, phone)
	s.screen.Do(table.Deed("add", 1, table.Fields{"name": "Lair", "kind": "conjuration", "life": 9}))
	s.settle()
	if a := s.screen.openAttack(1, "o5"); a != nil || len(s.notices) == 0 {
		t.Errorf("sheet %v, notices %v", a, s.notices)
	}
}

func TestObjectAtAGlance(t *testing.T) {
	for _, size := range []fyne.Size{small, wide} {
		opened := ""
		s := armed(t, size, func(n *table.Needs) { n.OpenTerm = func(id string) { opened = id } })
		s.screen.OpenObject(s.screen.KitOf(tracker.Seat(2)), 2, knight)
		s.settle()
		test.TapSecondary(s.named("Burn 2").(fyne.SecondaryTappable))
		if opened != "burn" {
			t.Errorf("%v: the name of a condition opened %q", size, opened)
		}
		s.tap("Weak 1")
		if got := s.object(knight).Conditions["weak"]; got != 2 {
			t.Errorf("%v: %d Weak after one more", size, got)
		}
		s.tap("condition")
		s.tap("Stagger 0")
		if got := s.object(knight).Conditions["stagger"]; got != 1 {
			t.Errorf("%v: %d Stagger", size, got)
		}
	}
}

func TestWhatLiesOnAnObjectLeadsThere(t *testing.T) {
	s := armed(t, phone)
	e := table.Deed("add", 2, table.Fields{"name": "Bear Strength", "kind": "enchantment", "host": knight})
	s.screen.Do(e)
	s.settle()
	s.screen.OpenObject(s.screen.KitOf(tracker.Seat(2)), 2, knight)
	s.settle()
	s.tap("Bear Strength")
	s.tap("Knight of the Thorned Briar, the bearer")
	if n := s.screen.Open(); n != 1 {
		t.Errorf("%d sheets open, want the knight's again", n)
	}
}

func TestGuardingAtOnceIsTwoTaps(t *testing.T) {
	for _, size := range sizes() {
		s := newStand(t, size)
		s.begin("arena", warlock, beastmaster)
		s.lay(1, "firebrand-imp", nil)
		s.screen.Send("overrule", 1, table.Fields{"phase": "creature-action", "turn": 1})
		s.screen.Send("marker", 1, table.Fields{"object": "o1", "marker": "active", "on": true})
		s.settle()
		s.screen.OpenObject(s.screen.KitOf(tracker.Seat(1)), 1, "o1")
		s.settle()
		test.Tap(s.button("Guard"))
		s.settle()
		if s.screen.Open() > 0 {
			t.Errorf("%v: the sheet is still open", size)
		}
		if o, _ := s.magewars().Object("o1"); !o.Guard || s.magewars().Acting != "" {
			t.Errorf("%v: the imp must guard, its action taken; notices %v", size, s.notices)
		}
	}
}

// an active creature does nothing this round by one tap on its sheet, which is in
// sight there, and the turn goes on.
func TestA31NothingMoreIsOneTap(t *testing.T) {
	for _, size := range sizes() {
		s := newStand(t, size)
		s.begin("arena", warlock, beastmaster)
		s.lay(1, "firebrand-imp", nil)
		s.screen.Send("overrule", 1, table.Fields{"phase": "creature-action", "turn": 1})
		s.screen.Send("marker", 1, table.Fields{"object": "o1", "marker": "active", "on": true})
		s.settle()
		s.screen.OpenObject(s.screen.KitOf(tracker.Seat(1)), 1, "o1")
		s.settle()
		button := s.button("Do nothing more")
		foot := fyne.CurrentApp().Driver().AbsolutePositionForObject(s.button("Guard"))
		if at := fyne.CurrentApp().Driver().AbsolutePositionForObject(button); size != small && at.Y+button.Size().Height > foot.Y {
			t.Errorf("%v: it lies at %v, below the foot at %v", size, at, foot)
		}
		test.Tap(button)
		s.settle()
		if o, _ := s.magewars().Object("o1"); o.Active || o.Guard || s.magewars().Acting != "" || s.magewars().Turn != 2 || s.screen.Open() > 0 {
			t.Errorf("%v: the imp is %+v, %q acts, it is the turn of %d, %d sheets; notices %v", size, o.Active, s.magewars().Acting, s.magewars().Turn, s.screen.Open(), s.notices)
		}
	}
}

// A mage's own attack is called as the German book of the Academy calls it.
func TestAnAttackIsCalledAsInGerman(t *testing.T) {
	s := newStandAs(t, uitest.As{Lang: "de", Size: phone}, store.NewMemory())
	s.begin("academy", "academy-beastmaster", "academy-wizard")
	s.screen.Send("overrule", 1, table.Fields{"phase": "action", "turn": 1})
	s.settle()
	s.screen.openAttack(1, "")
	s.settle()
	said := ""
	for _, top := range s.window.Canvas().Overlays().List() {
		said += uitest.Spoken(top)
	}
	said += uitest.Spoken(s.window.Content())
	if !strings.Contains(said, "Grund-Nahkampfangriff") || strings.Contains(said, "Basic Melee Attack") {
		t.Errorf("the sheet says\n%s", said)
	}
}

// button finds a button by its name, on the screen or on what lies above it.
func (s *stand) button(name string) (found *widgets.Button) {
	s.t.Helper()
	for _, root := range append(s.window.Canvas().Overlays().List(), s.screen.Object()) {
		uitest.Walk(root, func(o fyne.CanvasObject) {
			if b, ok := o.(*widgets.Button); ok && b.AccessibilityLabel() == name {
				found = b
			}
		})
	}
	if found == nil {
		s.t.Fatalf("there is no button %q", name)
	}
	return found
}
