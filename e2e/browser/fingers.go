package browser

import (
	"errors"
	"image"
	"time"

	"github.com/chromedp/cdproto/input"
)

// Fingers says where fingers lie on the page from now on; none lifts all.
func (b *Browser) Fingers(kind input.TouchType, at ...image.Point) error {
	points := []*input.TouchPoint{}
	for i, p := range at {
		points = append(points, &input.TouchPoint{X: float64(p.X), Y: float64(p.Y), ID: float64(i + 1)})
	}
	return b.Do(input.DispatchTouchEvent(kind, points))
}

// Tap puts fingers down for a moment, all at once.
func (b *Browser) Tap(at ...image.Point) error { return b.Hold(60*time.Millisecond, at...) }

// Hold leaves fingers lying for a while.
func (b *Browser) Hold(long time.Duration, at ...image.Point) error {
	if err := b.Fingers(input.TouchStart, at...); err != nil {
		return err
	}
	time.Sleep(long)
	return b.Fingers(input.TouchEnd)
}

// Swipe draws a finger over the page, as quickly as a thumb does.
func (b *Browser) Swipe(from, to image.Point) error { return b.Slide(0, from, to) }

// Slide does that after the finger has rested for a while.
func (b *Browser) Slide(rest time.Duration, from, to image.Point) error {
	const steps = 12
	err := b.Fingers(input.TouchStart, from)
	time.Sleep(rest)
	for i := 1; i <= steps && err == nil; i++ {
		time.Sleep(16 * time.Millisecond)
		err = b.Fingers(input.TouchMove, from.Add(to.Sub(from).Mul(i).Div(steps)))
	}
	return errors.Join(err, b.Fingers(input.TouchEnd))
}

// Press presses a key, by what it writes or is called.
func (b *Browser) Press(key string) error {
	down, up := input.DispatchKeyEvent(input.KeyDown).WithKey(key), input.DispatchKeyEvent(input.KeyUp).WithKey(key)
	if len([]rune(key)) == 1 {
		down = down.WithText(key)
	}
	if key == "Backspace" {
		down, up = down.WithCode(key).WithWindowsVirtualKeyCode(8), up.WithCode(key)
	}
	return b.Do(down, up)
}
