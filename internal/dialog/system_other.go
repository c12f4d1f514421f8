//go:build android || ios || js || !(unix || windows)

package dialog

// System is the dialogs of the system: phones and browsers have theirs elsewhere.
func System() []Asker { return nil }
