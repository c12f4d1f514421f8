// Package chime lets a device be heard or felt for a moment, by what it has
// itself: no library plays, and a device that has nothing stays silent.
package chime

// Urgency is how much a call presses.
type Urgency int

// The urgencies.
const (
	Notice Urgency = iota // minutes are left
	Hurry                 // seconds are left
	Up                    // time is up
)

// Call is one moment to be heard or felt.
type Call struct {
	Sound, Vibrate bool
	Urgency        Urgency
}

// Tone is a sine of so many hertz and milliseconds; 0 hertz is a rest.
type Tone struct{ Hertz, Millis int }

// tones are what a call sounds like: the more it presses, the more and higher.
func (u Urgency) tones() []Tone {
	switch u {
	case Hurry:
		return []Tone{{880, 110}, {0, 90}, {880, 110}}
	case Up:
		return []Tone{{988, 160}, {0, 70}, {988, 160}, {0, 70}, {1319, 420}}
	}
	return []Tone{{660, 180}}
}

// buzzes are milliseconds on and off, in turn.
func (u Urgency) buzzes() []int {
	switch u {
	case Hurry:
		return []int{80, 80, 80}
	case Up:
		return []int{200, 100, 200, 100, 400}
	}
	return []int{120}
}

// device is what a system offers: functions it lacks are nil.
type device struct {
	play func(Urgency)
	buzz func(Urgency)
}

// Bell is the device's voice. Make it with Open.
type Bell struct {
	device device
	busy   chan struct{} // holds one while something sounds
}

// Open finds what this device has.
func Open() *Bell { return with(open()) }

func with(d device) *Bell { return &Bell{device: d, busy: make(chan struct{}, 1)} }

// Sounds tells whether the device can be heard.
func (b *Bell) Sounds() bool { return b.device.play != nil }

// Vibrates tells whether the device can be felt.
func (b *Bell) Vibrates() bool { return b.device.buzz != nil }

// Ring returns at once. While one call sounds another is not heard.
func (b *Bell) Ring(c Call) {
	if c.Vibrate && b.device.buzz != nil {
		b.device.buzz(c.Urgency)
	}
	if !c.Sound || b.device.play == nil {
		return
	}
	select {
	case b.busy <- struct{}{}:
		go func() {
			defer func() { <-b.busy }()
			b.device.play(c.Urgency)
		}()
	default:
	}
}
