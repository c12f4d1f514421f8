package uitest

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
)

func TestBackgroundWaitsForItsTurn(t *testing.T) {
	a := NewApp()
	defer a.Quit()
	order := []string{}
	queued := make(chan struct{})
	go func() {
		fyne.Do(func() { order = append(order, "background") })
		close(queued)
	}()
	<-queued
	order = append(order, "front")
	a.Settle(20 * time.Millisecond)
	if len(order) != 2 || order[0] != "front" || order[1] != "background" {
		t.Errorf("ran in the order %v", order)
	}
}

func TestWaitingIsOverWhenItRan(t *testing.T) {
	a := NewApp()
	defer a.Quit()
	ran, over := false, make(chan bool, 1)
	go func() {
		fyne.DoAndWait(func() { ran = true })
		over <- ran
	}()
	a.Settle(50 * time.Millisecond)
	if !<-over {
		t.Error("the waiter went on before it ran")
	}
}

func TestNothingRunsOnceTheAppHasEnded(t *testing.T) {
	NewApp().Quit()
	ran, over := false, make(chan bool, 1)
	go func() {
		fyne.Do(func() { ran = true })
		fyne.DoAndWait(func() { ran = true })
		over <- ran
	}()
	if <-over {
		t.Error("what came back from the background ran beside the test")
	}
}
