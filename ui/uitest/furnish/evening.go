package furnish

import (
	"time"

	"github.com/quickcast/quickcast/internal/store"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/clock"
	"github.com/quickcast/quickcast/tracker/hall"
	"github.com/quickcast/quickcast/tracker/journal"
)

// layHall puts an event of 16 tables into a store, in its second round: some are done, one has more time, one calls
// the judge.
func layHall(files *store.Memory) error {
	at := Evening().Add(-2 * time.Hour)
	setup, err := tracker.NewEvent(tracker.Setup, 0, at, hall.Setup{
		Name: "Winter evening", Game: "arena", Seed: 7,
		Format: hall.Format{System: hall.Swiss, Rounds: 5, Minutes: 75, Rank: clock.LifeLeft},
	})
	if err != nil {
		return err
	}
	t, err := journal.Create(files, "halls/1", hall.Game{}, setup)
	if err != nil {
		return err
	}
	t.Use(journal.Seeded(0))
	do := func(kind tracker.Kind, payload map[string]any) {
		e, failed := tracker.NewEvent(kind, 0, at, payload)
		if failed == nil {
			_, failed = t.Do(e)
		}
		if err == nil {
			err = failed
		}
	}
	for i := range 32 {
		do(hall.Enter, map[string]any{"name": []string{"Ann", "Ben", "Clara", "David", "Eva", "Finn", "Greta", "Hannes"}[i%8] + []string{" Adler", " Berg", " Conrad", " Dorn"}[i/8]})
	}
	for round := range 2 {
		do(hall.Pair, nil)
		if round == 1 {
			at = Evening().Add(-44 * time.Minute)
		}
		do(hall.Begin, nil)
		for table := 1; table <= 16; table++ {
			if round == 0 || table%11 == 3 {
				do(hall.Report, map[string]any{"table": table, "winner": 1 + table%2, "how": hall.Kill, "counts": [2]int{(table*7 + 5) % 31, (table*5 + 9) % 29}})
			}
		}
	}
	do(hall.Extra, map[string]any{"table": 7, "minutes": 5})
	at = Evening().Add(-3 * time.Minute)
	do(hall.Judge, map[string]any{"table": 11})
	return err
}
