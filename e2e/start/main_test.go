package main

import "testing"

// What is told is the middle of the rounds: one slow start does not count.
func TestTheMiddleOfTheRounds(t *testing.T) {
	var list []start
	for _, frame := range []float64{900, 100, 300, 200, 400} {
		list = append(list, start{frame: frame})
	}
	if got := median(list, func(s start) float64 { return s.frame }); got != 300 {
		t.Errorf("the middle is %v", got)
	}
	if missed(false) == missed(true) {
		t.Error("nobody sees what was missed")
	}
}
