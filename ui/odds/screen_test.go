package odds

import (
	"context"
	"errors"
	"math"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/ui/attackodds"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/uitest"
	"github.com/quickcast/quickcast/ui/widgets"
)

// hundredths is an exact probability in hundredths, rounded.
func hundredths(t *testing.T, odds combat.Odds, s *Screen) string {
	t.Helper()
	p, _ := odds.Defender.Destroyed.Float64()
	return attackodds.OfHundred(s.n.Words, p)
}

func TestMoreDiceChangeTheSentence(t *testing.T) {
	for name, open := range map[string]func(*testing.T) *stand{"phone": phone, "desk": desk} {
		t.Run(name, func(t *testing.T) {
			st := open(t)
			st.step("Attack dice: one more", 3)
			x := st.s.side().Exchange
			if x.Attack.Dice != 9 {
				t.Fatalf("%d dice, want 9", x.Attack.Dice)
			}
			odds := x.Odds()
			want := "Destroys it in " + hundredths(t, odds, st.s)
			if got := uitest.Spoken(st.s.Object()); !strings.Contains(got, want) {
				t.Errorf("the screen does not say %q:\n%s", want, got)
			}
			mean, _ := odds.Defender.Damage.Mean().Float64()
			if want := st.s.n.Words.Decimal(mean, 1) + " damage on average"; !strings.Contains(uitest.Spoken(st.s.Object()), want) {
				t.Errorf("the screen does not say %q", want)
			}
		})
	}
}

func TestTapOnABarSaysAtLeast(t *testing.T) {
	for name, open := range map[string]func(*testing.T) *stand{"phone": phone, "desk": desk} {
		t.Run(name, func(t *testing.T) {
			st := open(t)
			bars := st.s.results[0].Bars
			at := fyne.CurrentApp().Driver().AbsolutePositionForObject(bars)
			pitch := bars.Size().Width / 13 // 0 to 12 damage
			test.TapCanvas(st.Window.Canvas(), at.AddXY(4.5*pitch, 60))
			x := st.s.side().Exchange
			p, _ := x.Odds().Defender.Damage.AtLeast(4).Float64()
			want := "4 or more: " + attackodds.OfHundred(st.s.n.Words, p)
			if got := uitest.Spoken(st.s.Object()); !strings.Contains(got, want) {
				t.Errorf("the screen does not say %q:\n%s", want, got)
			}
			test.TapCanvas(st.Window.Canvas(), at.AddXY(4.5*pitch, 60))
			if strings.Contains(uitest.Spoken(st.s.Object()), want) {
				t.Error("a second tap on the bar must let go of it")
			}
		})
	}
}

func TestAttackFromCards(t *testing.T) {
	st := phone(t)
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(st.s.duo1)
	test.TapCanvas(st.Window.Canvas(), at.AddXY(30, 20))
	st.typeSearch("darkfenne")
	st.press(st.Sheet, "Darkfenne Hydra, life 15, armor 1 · Snapping Bite 4 · Triple Bite 3")
	st.press(st.Sheet, "Triple Bite, Melee attack · 3 dice · Triplestrike")
	x := st.s.side().Exchange
	if x.Attack.Strikes != 3 || x.Attack.Dice != 3 {
		t.Fatalf("the attack is %+v, want three strikes of three dice", x.Attack)
	}
	if len(st.Window.Canvas().Overlays().List()) != 0 {
		t.Error("the sheet must close when an attack is chosen")
	}
	test.TapCanvas(st.Window.Canvas(), at.AddXY(st.s.duo1.Size().Width-30, 20))
	st.typeSearch("brogan bloodstone")
	st.press(st.Sheet, "Brogan Bloodstone, life 11, armor 4 · Vorpal Blade 4")
	if x := st.s.side().Exchange; x.Defender.Armor != 4 || x.Defender.Life != 11 {
		t.Errorf("the target is %+v", x.Defender)
	}
	if got := uitest.Spoken(st.s.Object()); !strings.Contains(got, "Brogan Bloodstone, 11 left · armor 4") {
		t.Errorf("the header does not name the target:\n%s", got)
	}
}

// typeSearch types into the field of the sheet.
func (st *stand) typeSearch(text string) {
	st.T.Helper()
	done := false
	uitest.Walk(st.Sheet, func(o fyne.CanvasObject) {
		if f, ok := o.(*widgets.Field); ok {
			done = true
			f.SetText(text)
		}
	})
	if !done {
		st.T.Fatal("the sheet has no search field")
	}
}

func TestCompareKeepsAAndEditsB(t *testing.T) {
	st := phone(t)
	st.press(st.s.Object(), "compare")
	st.step("Armor: one more", 2)
	a, b := st.s.state.Sides[0].Exchange, st.s.state.Sides[1].Exchange
	if a.Defender.Armor != 1 || b.Defender.Armor != 3 {
		t.Fatalf("armor %d and %d, want 1 and 3", a.Defender.Armor, b.Defender.Armor)
	}
	got := uitest.Spoken(st.s.Object())
	for _, x := range []combat.Exchange{a, b} {
		mean, _ := x.Odds().Defender.Damage.Mean().Float64()
		if want := st.s.n.Words.Decimal(mean, 1) + " damage on average"; !strings.Contains(got, want) {
			t.Errorf("the screen does not say %q", want)
		}
	}
	if !st.s.Back() || st.s.state.Comparing || st.s.side().Exchange.Defender.Armor != 3 {
		t.Error("going back ends the comparison with the attack that was edited")
	}
	if st.s.Back() {
		t.Error("there is nothing more to go back from")
	}
}

func TestRollingKeepsHistoryAndCounts(t *testing.T) {
	for name, open := range map[string]func(*testing.T) *stand{"phone": phone, "desk": desk} {
		t.Run(name, func(t *testing.T) {
			st := open(t)
			if st.s.frame.wide {
				st.press(st.s.Object(), "Roll the attack")
			} else {
				st.press(st.s.Object(), "Roll here")
			}
			st.press(st.s.tray.whole, "Roll the attack")
			st.press(st.s.tray.whole, "Roll 4 dice")
			tray := st.s.state.Tray
			if len(tray.Rolls) != 3 || tray.Counts.dice() != 16 {
				t.Fatalf("%d rolls of %d dice, want 3 of 16", len(tray.Rolls), tray.Counts.dice())
			}
			if n := len(st.s.tray.rows); n != 3 {
				t.Errorf("the history shows %d rolls, want 3", n)
			}
			first := tray.Rolls[0]
			if want := first.Faces.Damage(dice.Target{Armor: 1}); first.Damage != want {
				t.Errorf("the first roll did %d damage, want %d", first.Damage, want)
			}
			st.press(st.s.tray.whole, "forget")
			if len(st.s.state.Tray.Rolls) != 0 {
				t.Error("the rolls must be forgotten")
			}
			st.Offered()
			if len(st.s.state.Tray.Rolls) != 3 || len(st.s.tray.rows) != 3 {
				t.Error("and come back")
			}
		})
	}
}

func TestTypedDiceGiveTheDamage(t *testing.T) {
	st := phone(t)
	st.press(st.s.Object(), "Type the dice")
	for range 3 {
		st.press(st.s.tray.whole, "2")
	}
	st.press(st.s.tray.whole, "blank")
	st.press(st.s.tray.whole, "Take the last die back")
	for range 3 {
		st.press(st.s.tray.whole, "crit 1")
	}
	rolls := st.s.state.Tray.Rolls
	if len(rolls) != 1 || !rolls[0].Typed || rolls[0].Damage != 3+6-1 {
		t.Fatalf("rolls %+v, want one of 8 damage against armor 1", rolls)
	}
	if got := uitest.Spoken(st.s.tray.whole); !strings.Contains(got, "8 damage") {
		t.Errorf("the tray does not say the damage:\n%s", got)
	}
}

func TestStateSurvivesARebuild(t *testing.T) {
	st := phone(t)
	st.press(st.s.Object(), "compare")
	st.step("Attack dice: one more", 2)
	st.press(st.s.Object(), "Roll here")
	state := st.s.State()
	st.step("Attack dice: one more", 1)
	if state.Sides[1].Exchange.Attack.Dice != 8 {
		t.Error("a state that was taken must not change any more")
	}
	again := open(t, "de", theme.Light, fyne.NewSize(412, 915), state)
	if again.s.side().Exchange.Attack.Dice != 8 || !again.s.state.Comparing || len(again.s.tray.rows) != 1 {
		t.Error("the screen must be as it was")
	}
	if got := uitest.Spoken(again.s.Object()); !strings.Contains(got, "8 Würfel") {
		t.Errorf("the screen is not in German:\n%s", got)
	}
}

func TestDazedChipSaysWhatHits(t *testing.T) {
	st := phone(t)
	st.press(st.s.Object(), "Dazed: no")
	x := st.s.side().Exchange
	if x.Attacker.Markers[combat.Daze] != 1 {
		t.Fatal("the attacker must be dazed")
	}
	if got := uitest.Spoken(st.s.Object()); !strings.Contains(got, "Dazed: hits on 7+") {
		t.Errorf("the chip does not say what hits:\n%s", got)
	}
	if p, _ := x.Odds().Hit.Float64(); math.Abs(p-0.5) > 1e-9 {
		t.Errorf("a dazed attacker hits with %v", p)
	}
}

// worst is the attack that takes longest of those that can be put together by hand.
func worst(x *combat.Exchange) {
	x.Attack.Dice, x.Attack.Strikes = mostDice, 3
	for i, c := range combat.Conditions()[:10] {
		x.Attack.Effects = append(x.Attack.Effects, combat.Row{Min: i + 2, Max: i + 2, Effects: combat.Effects{{Condition: c, Count: 1}}})
	}
	x.Defender.Life = 99
	x.Defender.Defense = &combat.Defense{Min: 8, Infinite: true}
	x.Counterstrike = &combat.Attack{Dice: 20, Strikes: 1, Effects: x.Attack.Effects}
	x.Defender.Barrier = &combat.Barrier{Dice: 20, Effects: x.Attack.Effects}
}

// Every effect an attack may have opens its term.
func TestEffectsOpenTheirTerms(t *testing.T) {
	st := phone(t)
	for _, c := range combat.Conditions() {
		st.s.change(func(x *combat.Exchange) {
			x.Attack.Effects = combat.Table{{Min: 1, Effects: combat.Effects{{Condition: c, Count: 1}}}}
		})
		st.term = ""
		uitest.Walk(st.s.results[0].Effects, func(o fyne.CanvasObject) {
			if chip, ok := o.(*widgets.Chip); ok && strings.Contains(chip.Face().Label, attackodds.Effect(st.Words, c.String())) {
				test.Tap(chip)
			}
		})
		if st.term != c.String() {
			t.Errorf("%s opens %q", c, st.term)
		}
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

// What would take too long is refused in words, beside an answer that can be had.
func TestTheEndlessIsRefusedInWords(t *testing.T) {
	for lang, want := range map[string]string{"en": "fewer strikes, dice or effects", "de": "weniger Schlägen, Würfeln oder Effekten"} {
		st := open(t, lang, theme.Dark, fyne.NewSize(412, 915), State{})
		st.press(st.s.Object(), st.s.n.Words.T("oddsscreen.compare"))
		st.s.change(func(x *combat.Exchange) { *x = endless() })
		if got := uitest.Spoken(st.s.results[1].panel); !strings.Contains(got, want) || strings.Contains(got, "%") {
			t.Errorf("the screen says:\n%s", got)
		}
		if got := uitest.Spoken(st.s.results[0].panel); strings.Contains(got, want) {
			t.Errorf("of the other attack the screen says:\n%s", got)
		}
		st.s.change(func(x *combat.Exchange) { *x = byHand().Exchange })
		if got := uitest.Spoken(st.s.results[1].panel); strings.Contains(got, want) || !st.s.results[1].Bars.Visible() {
			t.Errorf("after that the screen says:\n%s", got)
		}
	}
}

// What was called off is reckoned no further: whoever asks next need not wait for it.
func TestStoppedQuestionsStop(t *testing.T) {
	st := phone(t)
	ctx, stop := context.WithCancel(context.Background())
	stop()
	side := byHand()
	side.Exchange = endless()
	if all := st.s.ask(ctx, []Side{side}); !errors.Is(all[0].err, context.Canceled) {
		t.Errorf("a question that was called off is answered with %v", all[0].err)
	}
}

func TestHeavyQuestionsLeaveTheScreenFree(t *testing.T) {
	st := phone(t)
	st.s.n.Patience = time.Millisecond
	st.s.change(func(x *combat.Exchange) { *x = endless() })
	st.s.Hidden()
	st.s.n.Patience = time.Minute
	st.s.change(func(x *combat.Exchange) { *x = byHand().Exchange; x.Attack.Dice = 2 })
	if got := uitest.Spoken(st.s.results[0].panel); !strings.Contains(got, "Cannot destroy it") {
		t.Errorf("after a question that was called off the screen says:\n%s", got)
	}
}

func TestAnswersComeWhenTheyAreReady(t *testing.T) {
	st := phone(t)
	st.s.n.Patience = time.Nanosecond
	st.s.change(func(x *combat.Exchange) { x.Attack.Dice = 2 })
	st.App.Settle(time.Second / 4)
	if got := uitest.Spoken(st.s.results[0].panel); !strings.Contains(got, "Cannot destroy it") {
		t.Errorf("the answer never came:\n%s", got)
	}
}
