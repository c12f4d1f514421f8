//go:build !linux

package steady

import "time"

func bootID() string { return "" }

func sinceBoot() (time.Duration, bool) { return 0, false }
