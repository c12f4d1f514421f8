package uptime

import (
	"os"
	"time"

	"golang.org/x/sys/unix"
)

// startFile names the start of the system. Android hides it from some apps.
const startFile = "/proc/sys/kernel/random/boot_id"

func here() system { return system{up: sinceStart, start: startName} }

func startName() string {
	data, err := os.ReadFile(startFile)
	if err != nil {
		return ""
	}
	return named(string(data))
}

// sinceStart reads CLOCK_BOOTTIME, which goes on during sleep (CLOCK_MONOTONIC
// does not).
func sinceStart() (time.Duration, bool) {
	var now unix.Timespec
	if err := unix.ClockGettime(unix.CLOCK_BOOTTIME, &now); err != nil {
		return 0, false
	}
	return time.Duration(now.Nano()), true
}
