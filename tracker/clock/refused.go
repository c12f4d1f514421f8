package clock

import "github.com/quickcast/quickcast/tracker"

// Why an event is refused, with the arguments of the text for it.
const (
	NotSetUp       tracker.Code = "clock.errorNotSetUp"       //
	IsRunning      tracker.Code = "clock.errorIsRunning"      // Event
	NotRunning     tracker.Code = "clock.errorNotRunning"     // Event
	AlreadyStarted tracker.Code = "clock.errorAlreadyStarted" //
	NotStarted     tracker.Code = "clock.errorNotStarted"     //
	NoSuchSeat     tracker.Code = "clock.errorNoSuchSeat"     // Seat, Seats
	BadSeats       tracker.Code = "clock.errorBadSeats"       // Seats, Most
	HasTurn        tracker.Code = "clock.errorHasTurn"        // Seat
	IsNeutral      tracker.Code = "clock.errorIsNeutral"      //
	BelowZero      tracker.Code = "clock.errorBelowZero"      //
	OutOfRange     tracker.Code = "clock.errorOutOfRange"     //
	BadPlan        tracker.Code = "clock.errorBadPlan"        // Field
	BadWindow      tracker.Code = "clock.errorBadWindow"      // Window
	NoWindow       tracker.Code = "clock.errorNoWindow"       //
	BadStamp       tracker.Code = "clock.errorBadStamp"       //
	BadState       tracker.Code = "clock.errorBadState"       // Field
	BadEvent       tracker.Code = "clock.errorBadEvent"       // Why
)
