package table

import (
	"cmp"
	"maps"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/clock"
	"github.com/quickcast/quickcast/tracker/told"
	"github.com/quickcast/quickcast/ui/attackodds"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// mostSources is how many of what hurt a seat are told by name.
const mostSources = 6

// damage is what hurt each seat, the worst first; nil where nothing did.
func (t *telling) damage() fyne.CanvasObject {
	k := t.screen.needs.Kit
	var columns []fyne.CanvasObject
	for _, seat := range t.duel.Seats {
		if column := t.hurt(seat); column != nil {
			columns = append(columns, column)
		}
	}
	if len(columns) == 0 {
		return nil
	}
	return widgets.NewPanel(k, widgets.NewGrid(k, 150, 20, columns...))
}

func (t *telling) hurt(seat told.Seat) fyne.CanvasObject {
	k := t.screen.needs.Kit
	own, others := t.duel.Sources(seat.Seat, true), told.Sum(t.duel.Sources(seat.Seat, false))
	hand := 0
	for _, sum := range t.end.Seats {
		if sum.Seat == seat.Seat {
			hand = sum.ByHand
		}
	}
	if len(own) == 0 && others == 0 && hand == 0 {
		return nil
	}
	all := told.Sum(own)
	column := widgets.NewColumn(k, 4, widgets.NewLine(k, 8, 1, widgets.NewLabel(k, strconv.Itoa(all), widgets.Style{Display: true, Size: theme.Title}),
		widgets.NewParagraph(k, t.t("to", "Name", seat.Name), widgets.Style{Size: theme.Small, Role: theme.Quiet})))
	for _, source := range own[:min(len(own), mostSources)] {
		role := theme.BarFill
		if by := t.dealer(seat.Seat, source); by != "" {
			role = theme.SchoolInk(by)
		}
		column.Add(t.row(t.screen.Say(source.Name), source.Amount))
		column.Add(widgets.NewShareLine(k, float64(source.Amount)/float64(max(own[0].Amount, 1)), role))
	}
	quiet := func(id string, n int) {
		if n > 0 {
			column.Add(widgets.NewParagraph(k, t.screen.needs.Words.N("told."+id, n), widgets.Style{Size: theme.Small, Role: theme.Quiet}))
		}
	}
	quiet("others", others)
	quiet("byHand", hand)
	return column
}

// dealer is the tint of who has dealt damage, "" for nobody's.
func (t *telling) dealer(to tracker.Seat, source told.Source) string {
	for _, blow := range t.duel.Blows {
		if blow.To != to || blow.Cause.Kind != source.Kind || t.screen.Say(blow.Cause.Name) != t.screen.Say(source.Name) {
			continue
		}
		for _, seat := range t.duel.Seats {
			if seat.Seat == blow.By {
				return seat.Tint
			}
		}
	}
	return ""
}

// row is something counted.
func (t *telling) row(what string, n int) fyne.CanvasObject {
	k := t.screen.needs.Kit
	return widgets.NewLine(k, 8, 0, widgets.NewParagraph(k, what, widgets.Style{Size: theme.Small}),
		widgets.NewLabel(k, strconv.Itoa(n), widgets.Style{Bold: true, Size: theme.Small, Right: true}))
}

// luck is what the dice of each seat came to, beside what was to be expected; nil where nobody
// threw any.
func (t *telling) luck() fyne.CanvasObject {
	k := t.screen.needs.Kit
	column := widgets.NewColumn(k, 4, widgets.NewLine(k, 8, 0, widgets.NewLabel(k, t.t("luck"), widgets.Style{Bold: true}),
		widgets.NewIconButton(k, widgets.Bare, "info", t.t("how"), t.explain)))
	for _, seat := range t.duel.Seats {
		for kind := range told.Kinds {
			luck := t.duel.Luck(seat.Seat, kind)
			if luck.Throws == 0 {
				continue
			}
			words := t.screen.needs.Words
			id := []string{"rolled", "rolledSides"}[kind]
			column.Add(widgets.NewLine(k, 8, 1, widgets.NewGlyph(k, cmp.Or(seat.Tint, "mage"), theme.SchoolInk(seat.Tint), 18),
				widgets.NewParagraph(k, t.t(id, "Name", seat.Name, "Rolled", luck.Rolled, "Expected", words.Decimal(luck.Expected, 1)), widgets.Style{Size: theme.Small})))
			column.Add(widgets.NewLine(k, 10, 0, widgets.NewSplitLine(k, luck.Luckier, theme.SchoolInk(seat.Tint)),
				widgets.NewLabel(k, t.t("luckier", "Chance", attackodds.OfHundred(words, luck.Luckier)), widgets.Style{Size: theme.Small})))
		}
	}
	if len(column.Objects) == 1 {
		return nil
	}
	return widgets.NewPanel(k, column)
}

// explain says how luck and turning points are measured.
func (t *telling) explain() {
	s, k := t.screen, t.screen.needs.Kit
	rows := widgets.NewColumn(k, 12)
	for _, id := range []string{"howLuck", "howTurns", "howDamage", "howTime"} {
		rows.Add(widgets.NewParagraph(k, t.t(id), widgets.Style{}))
	}
	s.OpenSheet(k, t.t("how"), Aired(k, rows), nil)
}

// spent are what went through the purse of each seat, how long it was the one to act, and how
// many cards it used.
func (t *telling) spent() fyne.CanvasObject {
	k := t.screen.needs.Kit
	var mana, times, cards []fyne.CanvasObject
	var kinds []string
	used := t.used()
	for _, seat := range t.duel.Seats {
		if len(seat.Gauges) > 1 {
			flow := t.duel.Flow(seat.Seat, 1)
			mana = append(mana, t.fact(seat, t.t("of", "Spent", flow.All(), "Had", flow.Had)))
			if by := t.kinds(flow); by != "" {
				kinds = append(kinds, seat.Name+": "+by)
			}
		}
		if took := t.duel.Took(seat.Seat); took > 0 {
			times = append(times, t.fact(seat, clock.Spell(clock.Millis(took))))
		}
		if n := used[seat.Seat]; n > 0 {
			cards = append(cards, t.fact(seat, strconv.Itoa(n)))
		}
	}
	var columns []fyne.CanvasObject
	add := func(what string, facts []fyne.CanvasObject) {
		if len(facts) > 0 {
			facts = append([]fyne.CanvasObject{widgets.NewParagraph(k, what, widgets.Style{Size: theme.Small, Role: theme.Quiet})}, facts...)
			columns = append(columns, widgets.NewColumn(k, 4, facts...))
		}
	}
	if len(mana) > 0 {
		add(t.t("spent", "What", t.screen.Say(t.duel.Seats[0].Gauges[1].Name)), mana)
	}
	add(t.t("time"), times)
	add(t.t("cards"), cards)
	if len(columns) == 0 {
		return nil
	}
	rows := widgets.NewColumn(k, 8, widgets.NewGrid(k, 96, 8, columns...))
	for _, line := range kinds {
		rows.Add(widgets.NewParagraph(k, line, widgets.Style{Size: theme.Small, Role: theme.Quiet}))
	}
	return widgets.NewPanel(k, rows)
}

func (t *telling) fact(seat told.Seat, value string) fyne.CanvasObject {
	k := t.screen.needs.Kit
	return widgets.NewLine(k, 6, 1, widgets.NewGlyph(k, cmp.Or(seat.Tint, "mage"), theme.SchoolInk(seat.Tint), 16),
		widgets.NewLabel(k, value, widgets.Style{Bold: true}))
}

// kinds say for what the most was spent.
func (t *telling) kinds(flow told.Flow) string {
	kinds := slices.SortedFunc(maps.Keys(flow.Spent), func(a, b tracker.Kind) int {
		return cmp.Or(cmp.Compare(flow.Spent[b], flow.Spent[a]), cmp.Compare(a, b))
	})
	rest := 0
	var parts []string
	for _, kind := range kinds {
		if id := "spentBy" + strings.ToUpper(string(kind[:1])) + string(kind[1:]); t.screen.needs.Words.Has("told." + id) {
			parts = append(parts, t.t(id, "Count", flow.Spent[kind]))
		} else {
			rest += flow.Spent[kind]
		}
	}
	if rest > 0 && len(parts) > 0 {
		parts = append(parts, t.t("spentElse", "Count", rest))
	}
	return strings.Join(parts, ", ")
}

// used counts the cards each seat used, where the game can tell.
func (t *telling) used() map[tracker.Seat]int {
	count := map[tracker.Seat]int{}
	if game, ok := t.game.(tracker.Recaller); ok {
		for i, seat := range game.Recall(t.events) {
			for _, n := range seat.Used {
				count[tracker.Seat(i+1)] += n
			}
		}
	}
	return count
}
