package steady

import (
	"os"
	"strings"
	"time"

	"golang.org/x/sys/unix"
)

// bootFile names the start of the system. Android hides it from some apps.
const bootFile = "/proc/sys/kernel/random/boot_id"

// bootID reads the name of this start; "" where it is hidden.
func bootID() string {
	data, err := os.ReadFile(bootFile)
	if err != nil {
		return ""
	}
	return strings.TrimSpace(string(data))
}

// sinceBoot reads CLOCK_BOOTTIME, which goes on during sleep.
func sinceBoot() (time.Duration, bool) {
	var now unix.Timespec
	if err := unix.ClockGettime(unix.CLOCK_BOOTTIME, &now); err != nil {
		return 0, false
	}
	return time.Duration(now.Nano()), true
}
