package steady

import (
	"runtime"
	"testing"
	"time"
)

func TestTheClockGoesOnAndKeepsItsName(t *testing.T) {
	first, start, ok := Open().Read()
	if !ok {
		if runtime.GOOS == "linux" {
			t.Fatal("Linux has such a clock")
		}
		t.Skip("this system has none")
	}
	again, same, _ := Open().Read()
	if start == "" || same != start || again < first || first <= 0 {
		t.Errorf("read %v of %q, then %v of %q", first, start, again, same)
	}
}

func TestWithoutANameThereIsNoClock(t *testing.T) {
	up := func() (time.Duration, bool) { return time.Second, true }
	if _, _, ok := (Clock{up: up}).Read(); ok {
		t.Error("a time that counts from nobody knows when is no clock")
	}
	if _, _, ok := (Clock{boot: "b", up: func() (time.Duration, bool) { return 0, false }}).Read(); ok {
		t.Error("a clock that cannot be read is none")
	}
	if _, _, ok := (Clock{}).Read(); ok {
		t.Error("the zero value has no clock")
	}
}
