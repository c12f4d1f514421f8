package backup

import (
	"slices"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"
)

// span are days from one on, so many apart.
func span(from string, n, apart int) (days []string) {
	at, _ := time.Parse(time.DateOnly, from)
	for range n {
		days, at = append(days, at.Format(time.DateOnly)), at.AddDate(0, 0, apart)
	}
	return days
}

func TestStaying(t *testing.T) {
	for _, c := range []struct {
		name string
		days []string
		want string // the last first
	}{
		{"none", nil, ""},
		{"one", []string{"2026-11-24"}, "2026-11-24"},
		{"ten", span("2026-11-15", 10, 1), "2026-11-24 2026-11-23 2026-11-22 2026-11-21 2026-11-20 2026-11-19 2026-11-18 2026-11-17 2026-11-16 2026-11-15"},
		{"every day of three weeks", span("2026-11-04", 21, 1), "2026-11-24 2026-11-23 2026-11-22 2026-11-21 2026-11-20 2026-11-19 2026-11-18 2026-11-17 2026-11-16 2026-11-15 2026-11-14 2026-11-08"},
		{"the last of a week is its Sunday, across the years", append(span("2027-01-04", 10, 1), "2026-12-28", "2027-01-03", "2026-12-27"), "2027-01-13 2027-01-12 2027-01-11 2027-01-10 2027-01-09 2027-01-08 2027-01-07 2027-01-06 2027-01-05 2027-01-04 2027-01-03 2026-12-27"},
		{"what is no day", []string{"2026-11-24", "2026-02-30", "notes", ""}, "2026-11-24"},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := strings.Join(staying(c.days), " "); got != c.want {
				t.Errorf("stays\n%s\nwant\n%s", got, c.want)
			}
		})
	}
	if got := len(staying(span("2020-01-01", 2000, 1))); got != dailyCopies+weeklyCopies {
		t.Errorf("of 2000 days %d stay", got)
	}
}

// Played for however long and copied on whichever days, with old copies let go each time: the
// last ten days are there, and no week of the last half year that was played in is without one.
func TestStayingFromDayToDay(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		at, _ := time.Parse(time.DateOnly, "2026-01-01")
		var played, stay []string
		for range rapid.IntRange(0, 300).Draw(t, "days played") {
			at = at.AddDate(0, 0, rapid.SampledFrom([]int{1, 1, 1, 2, 3, 7, 20}).Draw(t, "later by"))
			played = append(played, at.Format(time.DateOnly))
			stay = staying(append(slices.Clone(stay), played[len(played)-1]))
		}
		slices.Reverse(played)
		if recent := played[:min(len(played), dailyCopies)]; !slices.Equal(stay[:len(recent)], recent) {
			t.Fatalf("the last days are %v, there are %v", recent, stay)
		}
		if !slices.Equal(staying(stay), stay) {
			t.Fatal("asked twice, other days stay")
		}
		weeks := make(map[string]bool)
		for _, day := range stay {
			weeks[mondayOf(day)] = true
		}
		for _, day := range played {
			if len(stay) < dailyCopies+weeklyCopies && !weeks[mondayOf(day)] {
				t.Fatalf("the week of %s has none of %v", day, stay)
			}
		}
	})
}
