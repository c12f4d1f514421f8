package wizards_test

import (
	"strings"
	"testing"

	"github.com/quickcast/quickcast/internal/store"
	"github.com/quickcast/quickcast/tracker/journal"
	"github.com/quickcast/quickcast/ui/uitest/whole"
)

// sheet is one thing the table shows, and how one comes there.
type sheet struct {
	name     string
	scenario string
	layout   string // "" for a game that has not begun; "form" for the page before it
	come     func(w *window, say whole.Say)
}

// full is a table on which everything lies.
const full = `{"turn":9,"phase":"actions","mana":4,"rooms":[{"room":"hoard","pieces":{"fire":1,"imp":2,"portal":1,"ice":1,"darkness":1}},{"room":"warded-room","pieces":{"fire":1}},
{"room":"cursed-room","pieces":{"water":2},"source":3},{"room":"room-a","pieces":{"imp":2,"portal":1,"troll":1,"demon":1,"ice":2,"haunt":1,"darkness":1,"fire-portal":1}},{"room":"library","pieces":{},"source":5},{"room":"workshop","source":1}],
"grid":{"2-3":{"spell":"dimension-twist","bound":true},"3-3":{"spell":"steal-glyphs","bound":true},"1-4":{"spell":"bend-dimension","bound":true}},
"wizards":[{"seat":1,"room":"workshop","glyphs":[2,3,3,1,1,4],"hand":["wildfire","activate-1"],"shared":2,"robe":"fire-portal","wand":3,"staff":"2-3"},{"seat":2,"room":"hoard","glyphs":[5],"hand":["activate-4"],"shared":5}]}`

// fires is a table in the middle of what a card brings about.
const fires = `{"turn":9,"phase":"disaster","mana":4,"rooms":[{"room":"hoard","pieces":{"fire":1}},{"room":"warded-room","pieces":{"fire":1}}],"wizards":[{"seat":1,"room":"workshop","glyphs":[2],"hand":["fire"]}]}`

func sheets() []sheet {
	taps := func(ids ...string) func(*window, whole.Say) {
		return func(w *window, say whole.Say) {
			for _, id := range ids {
				name, rest, _ := strings.Cut(id, "=")
				if rest != "" {
					key, value, _ := strings.Cut(rest, ":")
					w.Tap(say(name, key, value))
					continue
				}
				w.Tap(say(name))
			}
		}
	}
	edit := func(more ...string) func(*window, whole.Say) {
		return func(w *window, say whole.Say) {
			taps("table.gameWizards", "wizards.optionOwn")(w, say)
			taps(more...)(w, say)
		}
	}
	told := func(more ...string) func(*window, whole.Say) {
		return func(w *window, say whole.Say) {
			taps(append([]string{"table.gameWizards", "wizards.optionBox"}, more...)...)(w, say)
		}
	}
	room := func(id string) func(*window, whole.Say) {
		return func(w *window, say whole.Say) { w.Tap(say("wizards.room-" + id)) }
	}
	return []sheet{
		{"form", "", "form", taps("table.gameWizards")},
		{"refine", "advanced", "", taps()},
		{"board", "advanced", full, taps()},
		{"basicboard", "basic", busy, taps()},
		{"told", "basic", fires, taps("tablescreen.next")},
		{"byhand", "advanced", full, taps("wizardsface.byHand")},
		{"room", "advanced", full, room("room-a")},
		{"roomname", "advanced", full, func(w *window, say whole.Say) { room("room-a")(w, say); taps("wizardsface.rename")(w, say) }},
		{"hand", "advanced", full, func(w *window, say whole.Say) {
			w.Tap("Anna, " + say("wizardsface.hand"))
			taps("wizardsface.handShow")(w, say)
		}},
		{"wizard", "advanced", full, func(w *window, _ whole.Say) { w.Tap("Anna") }},
		{"grid", "advanced", full, func(w *window, say whole.Say) {
			w.Tap(say("wizardsface.grid") + " " + say("wizardsface.ofAll", "Some", w.state().Grid.Bound(), "All", w.state().Grid.Lying()))
		}},
		{"piles", "advanced", full, taps("wizardsface.disasters")},
		{"routes", "advanced", full, taps("wizardsface.routes")},
		{"scenario", "advanced", full, taps("wizardsface.scenario")},
		{"chronicle", "advanced", full, taps("wizardsface.chronicle")},
		{"cast", "advanced", full, func(w *window, say whole.Say) { w.Tap(say("wizards.doCast")) }},
		{"item", "advanced", full, taps("wizardsface.byHand", "wizards.handItem")},
		{"place", "advanced", full, taps("wizardsface.byHand", "wizards.handPlace")},
		{"box", "", "form", told()},
		{"boxarrows", "", "form", told("wizardsface.boxArrows")},
		{"boxcards", "", "form", told("wizardsface.boxCards")},
		{"boxshare", "", "form", told("wizardsface.boxShare")},
		{"boxtake", "", "form", told("wizardsface.boxTake")},
		{"boxtable", "advanced", full, taps("wizardsface.boxTitle")},
		{"editor", "", "form", edit()},
		{"editroom", "", "form", edit("wizards.room-library")},
		{"editcard", "", "form", func(w *window, say whole.Say) {
			edit()(w, say)
			w.Tap(say("wizardsface.editCard"))
		}},
		{"editspell", "", "form", edit("wizards.spell-dimension-twist")},
		{"editend", "", "form", edit("wizardsface.ownEnd")},
		{"editfill", "", "form", edit("wizardsface.ownFill")},
	}
}

// Every sheet can be read and hit by a finger, whatever the size of the letters is.
func TestEverySheetIsLegible(t *testing.T) {
	var all []whole.Sheet
	for _, s := range sheets() {
		files := func(t testing.TB) journal.Store {
			return lay(t, 2, map[string]string{"scenario": s.scenario, "doors": "drawn"}, s.layout)
		}
		if s.layout == "form" {
			files = func(testing.TB) journal.Store { return store.NewMemory() }
		}
		all = append(all, whole.Sheet{Name: s.name, Files: files, Come: func(w *whole.Window, say whole.Say) { s.come(&window{w}, say) }})
	}
	whole.Legible(t, all)
}
