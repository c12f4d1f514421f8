//go:build !windows && (!unix || solaris || aix)

package store

import "os"

// tryLock grants the lock to everybody where there are none.
func tryLock(*os.File) error { return nil }
