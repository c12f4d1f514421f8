package magewars

import (
	"context"
	"math/big"
	"reflect"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/effect"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/ui/attackodds"
	"github.com/quickcast/quickcast/ui/table"
	"github.com/quickcast/quickcast/ui/uitest"
)

// chance is a probability as the sheet says it.
func (s *stand) chance(p *big.Rat) string {
	switch {
	case p.Sign() == 0:
		return "never"
	case p.IsInt():
		return "always"
	}
	near, _ := p.Float64()
	return attackodds.OfHundred(s.screen.Needs().Words, near)
}

// Every target that may be attacked says how likely it is destroyed, as the exact kernel does
// that the command line asks.
func TestEveryTargetSaysItsChance(t *testing.T) {
	for seat, id := range map[tracker.Seat]string{1: lion, 2: hawk} {
		s := armed(t, phone)
		s.screen.Send("set", 1, table.Fields{"track": "damage", "value": 5, "object": imp})
		a := s.screen.openAttack(seat, id)
		s.settle()
		targets := 0
		for _, each := range a.q.Asks {
			for _, answer := range each.Options {
				if each.Field != "target" {
					continue
				}
				x, ok := s.screen.law().Odds(s.screen.state(), a.odds.instead(each, answer))
				if !ok {
					t.Fatalf("%s: no attack on %s", id, answer.Value)
				}
				odds := x.Odds()
				mean, _ := odds.Defender.Damage.Mean().Float64()
				want := s.chance(odds.Defender.Destroyed) + ", " + s.screen.Needs().Words.Decimal(mean, 1) + " damage"
				name := s.screen.Say(answer.Name)
				tile := s.named(name).(fyne.Accessible).AccessibilityLabel()
				if !strings.HasPrefix(tile, name) || !strings.HasSuffix(tile, want) {
					t.Errorf("%s: the tile says %q, want %q at its end", id, tile, want)
				}
				targets++
			}
		}
		if targets < 2 {
			t.Fatalf("%s has %d targets", id, targets)
		}
	}
}

// sequence are all attacks that are shown, as the kernel is asked for them.
func (o *weighing) sequence() *combat.Sequence {
	all := &combat.Sequence{}
	for _, m := range o.shown {
		all.Rules, all.Defender = o.shown[0].exchange.Rules, o.shown[0].exchange.Defender
		all.Blows = append(all.Blows, combat.Blow{Attacker: m.exchange.Attacker, Attack: m.exchange.Attack, Target: &m.exchange.Defender})
	}
	return all
}

// All that can still attack the target this round stand in an order, with the chance after each;
// the order can be changed, and whoever has acted is not among them.
func TestAllWhoCanStillAttackStandInAnOrder(t *testing.T) {
	s := armed(t, phone)
	s.screen.Send("set", 2, table.Fields{"track": "damage", "value": 8, "object": knight})
	a := s.screen.openAttack(1, lion)
	a.aim(knight)
	s.settle()
	says := func() string { return uitest.Spoken(a.odds.round.Panel) }
	check := func() {
		t.Helper()
		odds := a.odds.sequence().Odds()
		at := 0
		for i, m := range a.odds.shown {
			for _, want := range []string{m.name, s.chance(odds.DestroyedAfter[i])} {
				found := strings.Index(says()[at:], want)
				if found < 0 {
					t.Fatalf("%q is not said in its place:\n%s", want, says())
				}
				at += found
			}
		}
	}
	check()
	if len(a.odds.shown) < 3 || a.odds.shown[0].id != lion {
		t.Fatalf("they are %v, want the lion before its imp and mage", names(a.odds.shown))
	}
	const better = "better order: 88 of 100"
	s.tap(better) // opens the rows
	s.tap(better)
	check()
	if got := says(); strings.Contains(got, better) || !strings.Contains(got, "88 of 100") {
		t.Errorf("after the best order was taken it says\n%s", got)
	}
	first, second := a.odds.shown[0], a.odds.shown[1]
	s.tap(second.name + ": attack sooner")
	if a.odds.shown[0].id != second.id || a.odds.shown[1].id != first.id {
		t.Errorf("they are %v, want %s first", names(a.odds.shown), second.name)
	}
	check()
	s.screen.Send("marker", 1, table.Fields{"marker": "active", "on": false, "object": imp})
	s.settle()
	if got := names(a.odds.shown); strings.Contains(strings.Join(got, " "), "Imp") || len(got) != 2 {
		t.Errorf("with its action gone the imp is still among %v", got)
	}
}

// What takes long shows that it does, and stops when it is told to.
func TestSlowOddsCanBeStopped(t *testing.T) {
	s := armed(t, phone)
	a := s.screen.openAttack(1, lion)
	s.settle()
	began, stopped := make(chan struct{}), make(chan struct{})
	s.screen.Reckon(a.odds.working, func(ctx context.Context) func() {
		close(began)
		<-ctx.Done()
		close(stopped)
		return nil
	})
	<-began
	for !a.odds.busy.Visible() { // after a tenth of a second
		s.app.Drain()
		time.Sleep(10 * time.Millisecond)
	}
	if !uitest.TapIn(s.window.Canvas().Overlays().Top(), "stop") {
		t.Fatal("nothing stops it")
	}
	<-stopped
	if s.settle(); a.odds.busy.Visible() {
		t.Error("it still says that it is busy")
	}
}

// The attack can be taken to where its odds are played with, as it stands; and there the table
// says who is in play, and what comes of any of them against any other.
func TestAnAttackIsTakenToPlayWith(t *testing.T) {
	var got combat.Exchange
	var who string
	s := armed(t, phone, func(n *table.Needs) {
		n.PlayWith = func(from, to string, x combat.Exchange) { got, who = x, from+" on "+to }
	})
	a := s.screen.openAttack(1, lion)
	a.aim(knight)
	s.settle()
	want, _ := a.exchange()
	s.tap("Play with these odds")
	if who != "Steelclaw Lion on Knight of the Thorned Briar" || !reflect.DeepEqual(got, want) || s.screen.Open() != 0 {
		t.Errorf("%s is taken, %d sheets stay, as %+v", who, s.screen.Open(), got)
	}
	live := s.screen.Live()
	for _, f := range live.Fighters() {
		if f.ID != lion {
			continue
		}
		if x, ok := live.Meet(lion, f.Bars[0], knight); !ok || x.FirstStrike() != want.FirstStrike() {
			t.Errorf("the table says %+v of its %s", x, f.Bars[0])
		}
		return
	}
	t.Error("the lion is not in play")
}

// What comes of the attack if its target guarded is one tap, and another takes it back: what
// strikes back then is what a guard strikes back with. Nothing of it happens at the table.
func TestTheAttackSaysWhatAGuardWouldChange(t *testing.T) {
	s := armed(t, phone)
	s.screen.Send("marker", 2, table.Fields{"marker": "guard", "on": false, "object": knight})
	a := s.screen.openAttack(1, lion)
	a.aim("mage2")
	s.settle()
	before, seq := uitest.Spoken(a.odds.panel), s.screen.Table().Seq()
	s.tap("If it guarded")
	s.settle()
	real := s.screen.state()
	s.screen.Send("marker", 2, table.Fields{"marker": "guard", "on": true, "object": "mage2"})
	s.settle()
	want, _ := s.screen.law().Odds(s.screen.state(), a.q.Event)
	s.screen.TakeBack()
	s.settle()
	if want.Counterstrike == nil {
		t.Fatal("the mage strikes nobody back as a guard")
	}
	if got, _ := s.screen.law().Odds(a.odds.stands(), a.q.Event); !reflect.DeepEqual(got, want) {
		t.Errorf("it is thought of as %+v, want %+v", got, want)
	}
	mean, _ := want.Odds().Attacker.Damage.Mean().Float64()
	if got, says := uitest.Spoken(a.odds.panel), s.screen.Needs().Words.Decimal(mean, 1); !strings.Contains(got, "Counterstrike") || !strings.Contains(got, says) {
		t.Errorf("the sheet does not say that %s damage comes back:\n%s", says, got)
	}
	if o, _ := real.Object("mage2"); o.Guard {
		t.Error("it guards")
	}
	s.tap("If it guarded")
	if s.settle(); uitest.Spoken(a.odds.panel) != before || s.screen.Table().Seq() != seq+2 {
		t.Errorf("after all it says\n%s\nbefore\n%s", uitest.Spoken(a.odds.panel), before)
	}
	s.tap("If it guarded")
	a.aim(knight)
	s.settle()
	if a.odds.guards != "" || a.odds.guard.Visible() {
		t.Error("of a knight that strikes back anyway it is still asked what a guard would change")
	}
}

// The round in which the target falls is the first after which it more likely lies than stands,
// and whether its Defense is used, or a guard attacked in its place, is one tap: the sheet says
// what comes of each as the exact kernel does.
func TestRoundsAGuardAndADefenseAreToldAtTheAttack(t *testing.T) {
	s := armed(t, phone)
	s.screen.Send("set", 2, table.Fields{"track": "damage", "value": 8, "object": knight})
	s.screen.Send("marker", 2, table.Fields{"marker": "guard", "on": true, "object": knight})
	a := s.screen.openAttack(1, lion)
	a.aim("mage2")
	s.settle()
	says := func(defense bool) {
		t.Helper()
		x, ok := effect.Exchange(s.screen.state(), lion, knight, law.Attacks(s.screen.state(), lion)[0], "")
		if !ok || x.Defender.Defense == nil {
			t.Fatalf("the knight has no Defense: %+v", x.Defender)
		}
		if !defense {
			x.Defender.Defense = nil
		}
		p, _ := x.Odds().Defender.Destroyed.Float64()
		if got, want := uitest.Spoken(a.odds.panel), "Destroys it in "+attackodds.OfHundred(s.screen.Needs().Words, p); !strings.Contains(got, want) {
			t.Errorf("with its Defense %t the sheet does not say %q:\n%s", defense, want, got)
		}
	}
	s.tap("Knight of the Thorned Briar")
	says(true)
	s.tap("Defense 9+")
	says(false)
	s.tap("Defense 9+")
	says(true)
	if x, _ := a.exchange(); x.Counterstrike == nil {
		t.Error("the guard does not strike back")
	}

	a.aim("mage2")
	s.settle()
	odds := a.odds.sequence().Odds()
	left := s.magewars().Mage(2).Life - s.magewars().Mage(2).Damage
	still, round := map[int]float64{0: 1}, 0
	for lies := 0.0; lies < 0.5 && round < 50; round++ {
		next := map[int]float64{}
		for had, p := range still {
			for n := range 200 {
				q, _ := new(big.Rat).Sub(odds.Defender.Damage.AtLeast(n), odds.Defender.Damage.AtLeast(n+1)).Float64()
				if next[had+n] += p * q; had+n >= left {
					lies += p * q
					delete(next, had+n)
				}
			}
		}
		still = next
	}
	if got, want := uitest.Spoken(a.odds.round.Panel), s.screen.Needs().Words.N("oddsscreen.inRounds", round); !strings.Contains(got, want) {
		t.Errorf("it is not said %q:\n%s", want, got)
	}
}
