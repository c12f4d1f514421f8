package furnish

import "quickcast/ui"

// Stop is one thing to look at, and how to come there from anywhere.
type Stop struct {
	Name  string
	Visit func(app *ui.App)
}

// Stops are all there is to see, in the order of the navigation; book is the id
// of the one to open.
func Stops(book string) []Stop {
	at := func(place string) Stop {
		return Stop{place, func(app *ui.App) { app.Go(place) }}
	}
	return []Stop{
		at("table"),
		at("cards"),
		{"card", func(app *ui.App) { app.OpenCard("timber-wolf") }},
		at("codex"),
		{"term", func(app *ui.App) { app.OpenTerm("burn") }},
		at("books"),
		{"book", func(app *ui.App) { app.OpenBook(book) }},
		at("odds"),
		at("settings"),
	}
}
