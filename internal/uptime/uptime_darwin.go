package uptime

import (
	"time"

	"golang.org/x/sys/unix"
)

func here() system { return system{up: sinceStart, start: startName} }

// startName reads what the kernel draws at every start. kern.boottime would not
// do: it moves when the wall clock is set.
func startName() string {
	name, err := unix.Sysctl("kern.bootsessionuuid")
	if err != nil {
		return "" // a sandbox may hide it
	}
	return named(name)
}

// sinceStart reads CLOCK_MONOTONIC_RAW, which is mach_continuous_time in
// nanoseconds: it goes on during sleep (CLOCK_UPTIME_RAW, which is
// mach_absolute_time, does not), and nothing ever sets it (CLOCK_MONOTONIC is
// reckoned from the wall clock).
func sinceStart() (time.Duration, bool) {
	var now unix.Timespec
	if err := unix.ClockGettime(unix.CLOCK_MONOTONIC_RAW, &now); err != nil {
		return 0, false
	}
	return time.Duration(now.Nano()), true
}
