package headless

import (
	"fmt"
	"time"
)

// patience is how long anything the app does may take, on a slow machine.
const patience = 90 * time.Second

// Until waits for something to be so.
func Until(what string, is func() (bool, error)) error {
	for start := time.Now(); time.Since(start) < patience; time.Sleep(100 * time.Millisecond) {
		if yes, err := is(); yes || err != nil {
			return err
		}
	}
	return fmt.Errorf("waited in vain for %s", what)
}
