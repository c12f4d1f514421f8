package uptime

import (
	"time"
	"unsafe"

	"golang.org/x/sys/windows"
)

func here() system { return system{up: sinceStart, start: startName} }

// sinceStart reads GetTickCount64, which goes on during sleep and hibernation
// (QueryUnbiasedInterruptTime does not).
func sinceStart() (time.Duration, bool) { return windows.DurationSinceBoot(), true }

// timeOfDay is SYSTEM_TIMEOFDAY_INFORMATION.
type timeOfDay struct {
	BootTime, CurrentTime, TimeZoneBias int64
	TimeZoneID, Reserved                uint32
	BootTimeBias, SleepTimeBias         uint64
}

// startName names the start by its moment. Should a Windows ever tell another one
// of the same start, no harm is done: a clock then goes on after a killed process
// as it does after a new start, by the wall clock.
func startName() string {
	var now timeOfDay
	err := windows.NtQuerySystemInformation(windows.SystemTimeOfDayInformation, unsafe.Pointer(&now), uint32(unsafe.Sizeof(now)), nil)
	if err != nil {
		return ""
	}
	return startedAt(now.BootTime, int64(now.BootTimeBias))
}
