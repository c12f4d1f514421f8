//go:build unix

package folders

import "syscall"

// withoutWaiting lets the opening of a named pipe return at once.
const withoutWaiting = syscall.O_NONBLOCK
