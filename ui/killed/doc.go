// Package killed holds the test that kills the window in the middle of a game:
// the whole app on a real folder, in a process of its own, tapped at random and
// ended (SIGKILL) at random moments. What it showed as done must be on disk and
// on the screen of the next start, once.
package killed
