package furnish

import "github.com/quickcast/quickcast/ui"

// Stop is one thing to look at, and how to come there from anywhere.
type Stop struct {
	Name  string
	Visit func(app *ui.App)
}

// Stops are all there is to see, in the order of the navigation: every place, and after it
// what is opened there; book is the id of the one to open.
func Stops(book string) []Stop {
	opened := map[string]Stop{
		"cards": {"card", func(app *ui.App) { app.OpenCard("timber-wolf") }},
		"codex": {"term", func(app *ui.App) { app.OpenTerm("burn") }},
		"books": {"book", func(app *ui.App) { app.OpenBook(book) }},
	}
	var list []Stop
	for _, place := range ui.Places() {
		list = append(list, Stop{place, func(app *ui.App) { app.Go(place) }})
		if stop, ok := opened[place]; ok {
			list = append(list, stop)
		}
	}
	return list
}
