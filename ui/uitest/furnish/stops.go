package main

import "quickcast/ui"

// stop is one thing to look at, and how to come there from anywhere.
type stop struct {
	name  string
	visit func(app *ui.App)
}

// stops are all there is to see, in the order of the navigation; book is the id
// of the one to open.
func stops(book string) []stop {
	at := func(place string) stop {
		return stop{place, func(app *ui.App) { app.Go(place) }}
	}
	return []stop{
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
