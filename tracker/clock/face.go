package clock

import "strconv"

// tenthsFrom is the time left from which a clock shows tenths.
const tenthsFrom = 10*Second - 100

// Face is one clock as it is drawn. A clock that counts down rounds up, so
// that it shows zero when its time is up and not before; below ten seconds it
// shows tenths; past zero it counts the overtime up, with Over set. A clock
// that counts up rounds down.
type Face struct {
	Used    bool   // there is such a clock
	Runs    bool   // it is on now
	Up      bool   // it counts up
	Limited bool   // it has a limit, and Left counts
	Shown   Millis // exact; below 0 it is overtime
	Left    Millis // to the limit; below 0 it is overtime
	Delay   Millis // this much passes before it begins to run down
	Level   int    // how many warnings the time left is at or below; 0 is calm
	Told    int    // how many were ever due
	In      Millis // until the digits change by themselves; 0 for never

	Minutes, Seconds, Tenths int
	ShowTenths, Over         bool
}

// TimeUp tells whether the limit is reached. It ends nothing by itself.
func (f *Face) TimeUp() bool { return f.Limited && f.Left <= 0 }

// Append writes the digits: "75:00", "9.4", "-0:05" for overtime. Point is the
// reader's decimal sign. It allocates nothing where dst has room.
func (f *Face) Append(dst []byte, point byte) []byte {
	if f.Over && f.Minutes+f.Seconds > 0 {
		dst = append(dst, '-')
	}
	if f.ShowTenths {
		dst = strconv.AppendInt(dst, int64(f.Seconds), 10)
		return append(dst, point, byte('0'+f.Tenths))
	}
	dst = strconv.AppendInt(dst, int64(f.Minutes), 10)
	return append(dst, ':', byte('0'+f.Seconds/10), byte('0'+f.Seconds%10))
}

// String writes the digits with a decimal point.
func (f *Face) String() string { return string(f.Append(nil, '.')) }

// draw fills in the digits and the time until they change.
func (f *Face) draw() {
	switch {
	case f.Up:
		f.count(max(f.Shown, 0))
	case f.Shown <= 0:
		f.Over = true
		f.count(-f.Shown)
	case f.Shown <= tenthsFrom:
		tenths := up(f.Shown, 100)
		f.ShowTenths, f.Seconds, f.Tenths = true, int(tenths/10), int(tenths%10)
		f.In = f.Shown - (tenths-1)*100
	default:
		seconds := up(f.Shown, Second)
		f.Minutes, f.Seconds = int(seconds/60), int(seconds%60)
		f.In = f.Shown - max((seconds-1)*Second, tenthsFrom)
	}
	f.wait()
}

// count shows a time that grows.
func (f *Face) count(ran Millis) {
	f.Minutes, f.Seconds = int(ran/Minute), int(ran%Minute/Second)
	f.In = Second - ran%Second
}

// wait corrects In for a clock that stands still, or will for the delay; the
// delay's own seconds are seen to change.
func (f *Face) wait() {
	switch {
	case !f.Runs:
		f.In = 0
	case f.Delay > 0:
		f.In = f.Delay - (up(f.Delay, Second)-1)*Second
	}
}

// up divides and rounds up; for spans above 0.
func up(m, by Millis) Millis { return (m + by - 1) / by }

// Spell gives a span as digits for a text: minutes and seconds, "75:00".
func Spell(m Millis) string {
	f := Face{Up: true, Shown: m}
	f.draw()
	return f.String()
}
