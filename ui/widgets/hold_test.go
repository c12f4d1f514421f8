package widgets

import (
	"reflect"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/driver/mobile"
)

func newHold(t *testing.T) (*hold, *clock, *[]int) {
	k, c := newKit(t)
	var steps []int
	return &hold{kit: k, step: func(d int) { steps = append(steps, d) }}, c, &steps
}

func TestTapIsOneStepWhenTheFingerLeaves(t *testing.T) {
	h, c, steps := newHold(t)
	h.down(1, -1, false)
	if len(*steps) != 0 {
		t.Fatal("stepped before the finger left")
	}
	c.pass(100 * time.Millisecond)
	h.up(1)
	c.pass(time.Minute)
	if want := []int{-1}; !reflect.DeepEqual(*steps, want) {
		t.Errorf("steps %v, want %v", *steps, want)
	}
}

func TestHoldRunsAndIsNoTapAsWell(t *testing.T) {
	h, c, steps := newHold(t)
	h.down(1, 1, false)
	c.pass(holdAfter + 3*holdEvery)
	h.up(1)
	c.pass(time.Minute)
	if want := []int{1, 1, 1, 1}; !reflect.DeepEqual(*steps, want) {
		t.Errorf("steps %v, want %v: one at once, three in three eighths, none for leaving", *steps, want)
	}
}

func TestLongHoldRunsInFives(t *testing.T) {
	h, c, steps := newHold(t)
	h.down(1, -1, false)
	c.pass(holdAfter + time.Second)
	if got := (*steps)[len(*steps)-1]; got != -5 || len(*steps) != 9 {
		t.Errorf("after a second of running: %d steps, last %d; want 9, last -5", len(*steps), got)
	}
	for i, d := range (*steps)[:8] {
		if d != -1 {
			t.Errorf("step %d in the first second is %d, want -1", i, d)
		}
	}
}

func TestFingerThatSlidesAwayDoesNothing(t *testing.T) {
	h, c, steps := newHold(t)
	h.down(1, 1, false)
	h.away(1)
	h.up(1)
	h.down(1, 1, false)
	c.pass(holdAfter)
	h.away(1)
	before := len(*steps)
	c.pass(time.Minute)
	if before != 1 || len(*steps) != before {
		t.Errorf("steps %v: want one from the hold and none after the finger slid away", *steps)
	}
}

func TestTwoFingersBothCount(t *testing.T) {
	h, c, steps := newHold(t)
	h.down(1, 1, false)
	h.down(2, -1, false)
	if !h.pressed(1) || !h.pressed(-1) {
		t.Error("both sides should show that they are pressed")
	}
	c.pass(50 * time.Millisecond)
	h.up(2)
	h.up(1)
	if want := []int{-1, 1}; !reflect.DeepEqual(*steps, want) {
		t.Errorf("steps %v, want %v", *steps, want)
	}
}

func TestLongPressOnTheNumberAsksOnce(t *testing.T) {
	h, c, steps := newHold(t)
	asked := 0
	h.long = func() { asked++ }
	h.down(1, 1, true)
	c.pass(5 * time.Second)
	h.up(1)
	if asked != 1 || len(*steps) != 0 {
		t.Errorf("asked %d times, steps %v; want once and none", asked, *steps)
	}
	h.down(1, 1, true)
	h.up(1)
	if want := []int{1}; !reflect.DeepEqual(*steps, want) {
		t.Errorf("a short tap on the number: steps %v, want %v", *steps, want)
	}
}

func TestWithoutAQuestionTheNumberRunsToo(t *testing.T) {
	h, c, steps := newHold(t)
	h.down(1, 1, true)
	c.pass(holdAfter)
	if len(*steps) != 1 {
		t.Errorf("steps %v, want one", *steps)
	}
}

func newTestDial(t *testing.T, turned bool) (*Dial, *clock, *[]int) {
	k, c := newKit(t)
	if turned {
		k = k.Turn()
	}
	var steps []int
	d := NewDial(k, func(delta int) { steps = append(steps, delta) }, nil)
	d.Resize(fyne.NewSize(200, 200))
	return d, c, &steps
}

func touch(id int, x, y float32) *mobile.TouchEvent {
	e := &mobile.TouchEvent{ID: id}
	e.Position = fyne.NewPos(x, y)
	return e
}

func TestWholeHalvesOfADial(t *testing.T) {
	for name, c := range map[string]struct {
		turned bool
		x, y   float32
		want   int
	}{
		"far left":          {false, 1, 1, -1},
		"left of middle":    {false, 99, 199, -1},
		"right of middle":   {false, 101, 1, 1},
		"far right":         {false, 199, 199, 1},
		"turned, far left":  {true, 1, 100, 1},
		"turned, far right": {true, 199, 100, -1},
	} {
		d, _, steps := newTestDial(t, c.turned)
		d.TouchDown(touch(0, c.x, c.y))
		d.TouchUp(touch(0, c.x, c.y))
		if want := []int{c.want}; !reflect.DeepEqual(*steps, want) {
			t.Errorf("%s: steps %v, want %v", name, *steps, want)
		}
	}
}

func TestMouseOnADial(t *testing.T) {
	d, c, steps := newTestDial(t, false)
	e := &desktop.MouseEvent{Button: desktop.MouseButtonPrimary}
	e.Position = fyne.NewPos(150, 50)
	d.MouseDown(e)
	d.MouseUp(e)
	d.MouseDown(e)
	d.MouseOut()
	d.MouseUp(e)
	e.Button = desktop.MouseButtonSecondary
	d.MouseDown(e)
	d.MouseUp(e)
	c.pass(time.Minute)
	if want := []int{1}; !reflect.DeepEqual(*steps, want) {
		t.Errorf("steps %v, want %v: one click counts, leaving and the other button do not", *steps, want)
	}
}

func TestKeysOnADial(t *testing.T) {
	d, _, steps := newTestDial(t, false)
	for _, key := range []fyne.KeyName{fyne.KeyUp, fyne.KeyRight, fyne.KeyDown, fyne.KeyLeft} {
		d.TypedKey(&fyne.KeyEvent{Name: key})
	}
	d.TypedRune('+')
	d.TypedRune('-')
	if want := []int{1, 1, -1, -1, 1, -1}; !reflect.DeepEqual(*steps, want) {
		t.Errorf("steps %v, want %v", *steps, want)
	}
}

func TestPillOfACounterHasItsOwnTap(t *testing.T) {
	k, _ := newKit(t)
	var steps []int
	notes := 0
	c := NewCounter(k, func(d int) { steps = append(steps, d) }, nil, func() { notes++ })
	c.Set(CounterFace{Caption: "mana", Value: 7, Note: "+9 a round"})
	c.Resize(fyne.NewSize(160, 200))
	for _, y := range []float32{20, 107, 180} {
		c.TouchDown(touch(0, 40, y))
		c.TouchUp(touch(0, 40, y))
	}
	if notes != 1 || !reflect.DeepEqual(steps, []int{-1, -1}) {
		t.Errorf("notes %d, steps %v; want 1 and two steps down", notes, steps)
	}
}

func TestFingerThatMovesOnIsNoTap(t *testing.T) {
	d, c, steps := newTestDial(t, false)
	d.TouchDown(touch(0, 150, 100))
	d.TouchUp(touch(0, 150, 100+slip+1))
	d.TouchDown(touch(0, 150, 100))
	d.TouchUp(touch(0, 150+slip/2, 100))
	e := &desktop.MouseEvent{Button: desktop.MouseButtonPrimary}
	e.Position = fyne.NewPos(20, 100)
	d.MouseDown(e)
	moved := *e
	moved.Position = fyne.NewPos(20+slip+1, 100)
	d.MouseMoved(&moved)
	d.MouseUp(e) // back again: it was dragged all the same
	c.pass(time.Minute)
	if want := []int{1}; !reflect.DeepEqual(*steps, want) {
		t.Errorf("steps %v, want %v: a finger may tremble, but not travel", *steps, want)
	}
}

func TestOtherButtonEndsNoPress(t *testing.T) {
	d, _, steps := newTestDial(t, false)
	e := desktop.MouseEvent{Button: desktop.MouseButtonPrimary}
	e.Position = fyne.NewPos(150, 50)
	other := e
	other.Button = desktop.MouseButtonSecondary
	d.MouseDown(&e)
	d.MouseDown(&other)
	d.MouseUp(&other)
	if len(*steps) != 0 {
		t.Fatalf("steps %v while the first button is still down", *steps)
	}
	d.MouseUp(&e)
	if want := []int{1}; !reflect.DeepEqual(*steps, want) {
		t.Errorf("steps %v, want %v", *steps, want)
	}
}

// Somebody watches the run: all of it is one step when the finger leaves, whether it is
// lifted or slides away.
func TestAWatchedHoldIsOneStep(t *testing.T) {
	for name, leave := range map[string]func(*hold){"lifted": func(h *hold) { h.up(1) }, "slid away": func(h *hold) { h.away(1) }} {
		h, c, steps := newHold(t)
		var seen []int
		h.running = func() { seen = append(seen, h.sum()) }
		h.down(1, -1, false)
		c.pass(holdAfter + 2*holdEvery)
		if len(*steps) != 0 || !reflect.DeepEqual(seen, []int{-1, -2, -3}) {
			t.Fatalf("%s: steps %v while it runs, seen %v", name, *steps, seen)
		}
		leave(h)
		c.pass(time.Minute)
		if want := []int{-3}; !reflect.DeepEqual(*steps, want) || h.sum() != 0 {
			t.Errorf("%s: steps %v, want %v", name, *steps, want)
		}
	}
}

// A run stops at the end of its way, however long the finger stays and however far it had come:
// what lies beyond needs a press of its own.
func TestARunStopsAtTheEndOfItsWay(t *testing.T) {
	for left := 1; left <= 40; left += 3 {
		k, c := newKit(t)
		var dial *Dial
		dial = NewDial(k, func(delta int) { dial.Set(DialFace{Left: dial.face.Left + delta, Whole: 45}) }, nil)
		dial.Set(DialFace{Left: left, Whole: 45})
		var purse *Counter
		purse = NewCounter(k, func(delta int) { purse.Set(CounterFace{Value: purse.face.Value + delta}) }, nil, nil)
		purse.Set(CounterFace{Value: left})
		for id, h := range map[int]*hold{1: &dial.hold, 2: &purse.hold} {
			h.down(id, -1, false)
			c.pass(time.Minute)
			h.up(id)
		}
		if dial.face.Left != 0 || purse.face.Value != 0 {
			t.Fatalf("of %d a hold leaves %d of life and %d of mana, want 0", left, dial.face.Left, purse.face.Value)
		}
		dial.hold.down(1, -1, false)
		c.pass(holdAfter + 2*holdEvery)
		dial.hold.up(1)
		if dial.face.Left != -3 {
			t.Fatalf("a new press comes to %d, want -3", dial.face.Left)
		}
		dial.Set(DialFace{Left: left, Whole: 45})
		dial.hold.down(1, 1, false)
		c.pass(time.Minute)
		dial.hold.up(1)
		if dial.face.Left != 45 {
			t.Fatalf("healed from %d a hold comes to %d of 45", left, dial.face.Left)
		}
	}
}
