package archmage

import (
	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/tracker"
)

// mostPlayers is how many mages the box holds (MT-9).
const mostPlayers = 4

// colours are the colours of the mages, with the school whose tint each takes. The book
// names two of the four; a table chooses its own.
func colours() [][2]string {
	return [][2]string{
		{"blue", "arcane"}, {"white", "air"}, {"red", "war"}, {"green", "nature"}, {"yellow", "holy"}, {"purple", "mind"}, {"black", "dark"},
	}
}

// Form is part of tracker.Game.
func (Game) Form(*catalog.Catalog) tracker.Form {
	form := tracker.Form{Least: 1, Most: mostPlayers}
	for _, c := range colours() {
		form.Who = append(form.Who, tracker.Person{ID: c[0], Name: tracker.Word("archmage.colour-" + c[0]), Tint: c[1], Numbers: []tracker.Number{
			{ID: "company", Name: tracker.Word("archmage.track-company"), Value: startCompany, Most: Followers}, // a handicap is a seat's own (M-5)
		}})
	}
	form.Options = []tracker.Option{
		firstOption(),
		option("planets", "random", "hand"),
		option("shift", "choose", "random"),
		option("unowned", "ask", "nothing", "letter"),
		{ID: optionOwn, Name: tracker.Word("archmage.option-" + optionOwn), Text: true, Unset: tracker.Word("archmage.numbersUsual")},
	}
	return form
}

// optionOwn is the option that holds a table's own numbers, see NumbersText.
const optionOwn = "numbers"

// firstOption asks who begins, of those who sit there (M-15).
func firstOption() tracker.Option {
	o := option("first", "random", "1", "2", "3", "4")
	for i := range o.Values {
		o.Values[i].Seats = max(2, i) * boolInt(i > 0) // alone there is nobody else
	}
	return o
}

// startCompany is how many followers of 25 start in the Company (M-5).
const startCompany = 15

func option(id string, values ...string) tracker.Option {
	o := tracker.Option{ID: id, Name: tracker.Word("archmage.option-" + id)}
	for _, v := range values {
		o.Values = append(o.Values, tracker.Value{ID: v, Name: tracker.Word("archmage.value-" + v)})
	}
	return o
}
