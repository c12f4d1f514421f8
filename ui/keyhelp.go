package ui

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/ui/keys"
	"github.com/quickcast/quickcast/ui/widgets"
)

// showKeys shows all keys there are: "?". The list is made from the keys themselves.
func (a *App) showKeys() {
	var rows []fyne.CanvasObject
	for _, where := range []string{"", keys.Table, keys.Books, keys.Number, keys.Lesson} {
		if where != "" {
			rows = append(rows, widgets.NewSection(a.kit, a.words.T("keys.where."+where), ""))
		}
		rows = append(rows, widgets.NewPairs(a.kit, a.keyLines(where)))
	}
	a.sheet(a.words.T("find.keysTitle"), widgets.NewColumn(a.kit, 10, rows...))
}

// keyLines are the keys of a place with what each does, those for the same together.
func (a *App) keyLines(where string) []widgets.Pair {
	var order []keys.Act
	said := map[keys.Act][]string{}
	for _, k := range keys.All() {
		if k.Where != where || k.Quiet {
			continue
		}
		if !slices.Contains(order, k.Act) {
			order = append(order, k.Act)
		}
		said[k.Act] = append(said[k.Act], a.keyNames(k)...)
	}
	var lines []widgets.Pair
	for _, act := range order {
		names := slices.Compact(said[act])
		lines = append(lines, widgets.Pair{Word: strings.Join(names, ", "), Means: a.words.T("keys.act." + string(act))})
	}
	return lines
}

// keyOf is what is printed on the first key that does something, everywhere rather than at one
// place; of the keys for places on the nth.
func (a *App) keyOf(act keys.Act, nth int) (name string) {
	for _, k := range keys.All() {
		switch {
		case k.Act != act || k.Where != "" && name != "":
		case act == keys.Place && nth < len(k.Names):
			return a.words.T("keys.ctrl") + "+" + string(k.Names[nth])
		case k.Where == "":
			return a.keyNames(k)[0]
		default:
			name = a.keyNames(k)[0]
		}
	}
	return name
}

// keyNames is what is printed on a key, with those that are held down with it.
func (a *App) keyNames(k keys.Key) []string {
	with := ""
	if k.Ctrl {
		with += a.words.T("keys.ctrl") + "+"
	}
	if k.Shift {
		with += a.words.T("keys.shift") + "+"
	}
	var names []string
	for _, name := range k.Names {
		said := string(name)
		if strings.HasPrefix(said, "KP_") {
			continue // the same at the keys for numbers
		}
		if len(said) > 1 && said[0] != 'F' {
			said = a.words.T("keys.name." + said)
		}
		names = append(names, with+said)
	}
	if k.Act == keys.Place {
		names = []string{names[0] + " … " + string(k.Names[len(k.Names)-1])}
	}
	if k.Rune != 0 {
		names = append(names, string(k.Rune))
	}
	return names
}
