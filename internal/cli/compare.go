package cli

import (
	"fmt"

	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/catalog"
)

// comparison is the answer to compare, as --json prints it.
type comparison struct {
	Before  compared `json:"before"`
	After   compared `json:"after"`
	Same    bool     `json:"same"`
	Common  int      `json:"common"` // copies both have
	Changes []change `json:"changes"`
}

// compared is one of the two books.
type compared struct {
	opened
	Name   string         `json:"name,omitempty"`
	Mage   catalog.MageID `json:"mage"`
	Choice string         `json:"choice,omitempty"`
	Points *int           `json:"points,omitempty"` // none without a mage
	Cards  int            `json:"cards"`
	Unread int            `json:"unread"` // lines nobody understood

	head string
}

// change is a card they have in different numbers.
type change struct {
	Card   catalog.CardID `json:"card"`
	Name   string         `json:"name"`
	Before int            `json:"before"`
	After  int            `json:"after"`
}

func runCompare(env *Env, args []string) int {
	d := env.desk("compare")
	d.flags.StringArrayVar(&d.files, "house", nil, "")
	operands, err := d.openBooks(args, 1, "books.needsTwo")
	if err != nil {
		return env.refuse("compare", err)
	}
	books := d.all(operands)
	for _, o := range books {
		if o.err != nil {
			return d.check(o)
		}
	}
	if len(books) != 2 {
		return env.refuse("compare", &UsageError{ID: "books.needsTwo"})
	}
	before, after := books[0].result.Book, books[1].result.Book
	answer := comparison{Before: d.compared(books[0]), After: d.compared(books[1]), Common: builder.Common(before, after), Changes: []change{}}
	for _, c := range builder.Changes(before, after) {
		answer.Changes = append(answer.Changes, change{c.Card, d.nameOf(string(c.Card)), c.Before, c.After})
	}
	answer.Same = len(answer.Changes) == 0 && before.Mage == after.Mage && before.Choice == after.Choice
	replied(d, answer, d.printComparison)
	if answer.Same {
		return statusFine
	}
	return statusUnmet
}

// compared says of a book what two are compared by.
func (d *desk) compared(o opened) compared {
	v := d.judge(o)
	return compared{
		opened: o, Name: v.Name, Mage: v.Mage, Choice: string(v.Choice), Points: v.Points, Cards: v.Cards, Unread: len(v.Problems), head: v.head(d.env.words()),
	}
}

func (d *desk) printComparison(c comparison) {
	w, out := d.env.words(), d.env.Out
	for _, side := range []struct {
		sign string
		book compared
	}{{"- ", c.Before}, {"+ ", c.After}} {
		line := side.sign + side.book.title() + ": " + side.book.head
		if side.book.Unread > 0 {
			line += ", " + w.N("books.unread", side.book.Unread)
		}
		say(out, line)
	}
	for _, ch := range c.Changes {
		say(out, fmt.Sprintf("%+5d %s (%s)", ch.After-ch.Before, ch.Name, w.T("booksscreen.wasNow", "Before", ch.Before, "After", ch.After)))
	}
	say(out, w.N("books.inCommon", c.Common))
}
