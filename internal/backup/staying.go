package backup

import (
	"slices"
	"time"
)

// How many days and, before those, weeks have a copy.
const (
	dailyCopies  = 10
	weeklyCopies = 26
)

// staying are the days whose copies stay, the last first: the last ten there are, and of those
// before them the last of each week, for half a year of weeks that have one. What is no day goes.
func staying(days []string) []string {
	days = slices.DeleteFunc(slices.Clone(days), func(day string) bool {
		_, err := time.Parse(time.DateOnly, day)
		return err != nil
	})
	slices.Sort(days)
	slices.Reverse(days)
	stay := slices.Clone(days[:min(len(days), dailyCopies)])
	last := ""
	for _, day := range days[len(stay):] {
		if monday := mondayOf(day); monday != last && len(stay) < dailyCopies+weeklyCopies {
			stay, last = append(stay, day), monday
		}
	}
	return stay
}

// mondayOf is the first day of the week of a day.
func mondayOf(day string) string {
	at, _ := time.Parse(time.DateOnly, day) // it was asked before
	return at.AddDate(0, 0, -(int(at.Weekday())+6)%7).Format(time.DateOnly)
}
