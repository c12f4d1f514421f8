package clock

import (
	"fmt"
	"maps"
	"slices"
	"strings"
)

// Reason says why an event was refused. It is the id of the text for it, and
// an error, so that errors.Is(err, clock.IsRunning) finds it.
type Reason string

// The reasons, with the arguments of their texts.
const (
	NotSetUp       Reason = "clock.errorNotSetUp"       //
	IsRunning      Reason = "clock.errorIsRunning"      // Event
	NotRunning     Reason = "clock.errorNotRunning"     // Event
	AlreadyStarted Reason = "clock.errorAlreadyStarted" //
	NotStarted     Reason = "clock.errorNotStarted"     //
	NoSuchSeat     Reason = "clock.errorNoSuchSeat"     // Seat, Seats
	BadSeats       Reason = "clock.errorBadSeats"       // Seats, Most
	HasTurn        Reason = "clock.errorHasTurn"        // Seat
	IsNeutral      Reason = "clock.errorIsNeutral"      //
	BelowZero      Reason = "clock.errorBelowZero"      //
	OutOfRange     Reason = "clock.errorOutOfRange"     //
	BadPlan        Reason = "clock.errorBadPlan"        // Field
	BadWindow      Reason = "clock.errorBadWindow"      // Window
	NoWindow       Reason = "clock.errorNoWindow"       //
	BadStamp       Reason = "clock.errorBadStamp"       //
	BadState       Reason = "clock.errorBadState"       // Field
	BadEvent       Reason = "clock.errorBadEvent"       // Why
)

// english are the reasons for those who read no language file.
func (r Reason) english() string {
	switch r {
	case NotSetUp:
		return "the clock is not set up: send set-up first"
	case IsRunning:
		return "the clock runs: pause it first"
	case NotRunning:
		return "the clock does not run: start or resume it first"
	case AlreadyStarted:
		return "the clock was started already: resume it instead"
	case NotStarted:
		return "the clock was never started: start it instead"
	case NoSuchSeat:
		return "there is no such seat: take one from 1 to the number of seats"
	case BadSeats:
		return "a clock has 2 to 6 seats"
	case HasTurn:
		return "this seat's clock is on already"
	case IsNeutral:
		return "the time is neutral already"
	case BelowZero:
		return "that is more than there is to take away"
	case OutOfRange:
		return "that time is too long or not above zero"
	case BadPlan:
		return "the plan of the clock is not valid"
	case BadWindow:
		return "there is no such timer: take planning or quickcast, 0 to 60 minutes"
	case NoWindow:
		return "no timer is open"
	case BadStamp:
		return "the time of the event is not valid"
	case BadState:
		return "the kept clock is not valid: replay the log instead"
	case BadEvent:
		return "this is no clock event"
	}
	return string(r)
}

// Error gives the reason in English.
func (r Reason) Error() string { return "clock: " + r.english() }

// Refused is an event the clock did not take. The state is unchanged.
type Refused struct {
	Reason Reason
	Args   map[string]any
}

// refuse makes a refusal; pairs are name, value, name, value.
func refuse(reason Reason, pairs ...any) *Refused {
	r := &Refused{Reason: reason, Args: make(map[string]any, len(pairs)/2)}
	for i := 0; i+1 < len(pairs); i += 2 {
		r.Args[fmt.Sprint(pairs[i])] = pairs[i+1]
	}
	return r
}

// Error says the reason in English with its facts.
func (r *Refused) Error() string {
	var b strings.Builder
	b.WriteString(r.Reason.Error())
	for i, key := range slices.Sorted(maps.Keys(r.Args)) {
		fmt.Fprintf(&b, "%s%s %v", []string{" (", ", "}[min(i, 1)], strings.ToLower(key), r.Args[key])
	}
	if len(r.Args) > 0 {
		b.WriteByte(')')
	}
	return b.String()
}

// Unwrap gives the reason.
func (r *Refused) Unwrap() error { return r.Reason }

// Message names the text of the reason.
func (r *Refused) Message() (string, map[string]any) { return string(r.Reason), r.Args }
