// Package clock keeps the time of a table: how long the game has run, how much
// of it each player used, and what an event wants done when time is up.
//
// It is pure. The caller passes the time; nothing here looks at a clock, and
// no clock ever ends a turn by itself.
//
// # Two halves
//
// A Watch turns what the device's clocks show (Readings) into table time: the
// milliseconds since the table's clock was made, which never run backwards. A
// State is a chess clock living in table time. Every Event carries the Stamp
// of its moment, table time and reading both. What was measured is therefore
// part of the event, as rolled faces are: a log replays to the same state
// everywhere, and taking an event back never loses the time around it.
//
// # The law of time
//
// A wall clock can be set back or forward; a monotonic clock never jumps, but
// on many systems it stands still while the device sleeps, and it does not
// outlive the process. Between two readings, with w the time passed on the
// wall clock and m the time passed on the monotonic one, a Watch counts:
//
//  1. same run, CountsSleep (the monotonic clock goes on during sleep): m. Exact
//     whatever happens to wall clock and device. Where the run is named after
//     the start of the system, also over a killed process.
//  2. same run, w and m agree within 50 ms: m.
//  3. same run, w less than m: the wall clock was set back. m.
//  4. same run, w more than m: the device slept, or the wall clock was set
//     forward; nothing tells the two apart. w, up to Longest (12 hours), and
//     the Step says so: the person can take the gap back (Discount). Beyond
//     Longest no game slept: m.
//  5. another run (the process was killed and started again) or no monotonic
//     clock: w, if it is 0 to Longest. A w below 0 (set back meanwhile) or
//     beyond Longest (another day) counts 0, and the Step says so.
//
// So a jump costs at most the time since the last stamp on disk. Due tells
// when to write one: every 30 seconds while the clock runs, and at once after
// a jump or a restart.
//
// # What a person sees
//
// Look gives all clocks at a table time, in parts ready to draw, with the time
// until the picture changes; it allocates nothing. Warnings are what changed
// between two looks. Presets and their Verdict say in ids and arguments what
// happens when time is up, and who is ahead.
package clock
