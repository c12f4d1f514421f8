package cli

import (
	"fmt"
	"unicode/utf8"
)

// sheetAnswer is the answer about a folder, as --json prints it: every book of an event.
type sheetAnswer struct {
	Folder   string `json:"folder"`
	Legal    int    `json:"legal"`
	Illegal  int    `json:"illegal"`
	Unsure   int    `json:"needsAttention"`
	Rejected int    `json:"rejected"`
	Books    []any  `json:"books"` // what a file by itself gets: a verdict, or why there is none
}

// checkFolder answers for all books of a folder on one sheet, and gives the exit status for
// the worst of them.
func (d *desk) checkFolder(folder string) int {
	sheet, status := sheetAnswer{Folder: folder, Books: []any{}}, statusFine
	var verdicts []verdict
	for _, o := range d.all([]string{folder}) {
		if o.err != nil {
			sheet.Rejected++
			sheet.Books = append(sheet.Books, d.rejected(o))
			verdicts = append(verdicts, verdict{opened: o, Outcome: outcomeRejected})
			status = statusUnread
			continue
		}
		v := d.judge(o)
		switch v.Outcome {
		case outcomeLegal:
			sheet.Legal++
		case outcomeIllegal:
			sheet.Illegal++
		default:
			sheet.Unsure++
		}
		sheet.Books, verdicts = append(sheet.Books, v), append(verdicts, v)
		status = max(status, v.status())
	}
	replied(d, sheet, func(sheet sheetAnswer) { d.printSheet(sheet, verdicts) })
	return status
}

// printSheet prints a line for each book, with what is wrong with it below.
func (d *desk) printSheet(sheet sheetAnswer, verdicts []verdict) {
	w := d.env.words()
	say(d.env.Out, w.T("books.sayFolder", "Folder", sheet.Folder, "Legal", sheet.Legal, "Illegal", sheet.Illegal, "Unsure", sheet.Unsure, "Rejected", sheet.Rejected))
	wide := 0
	for i := range verdicts {
		v := &verdicts[i]
		v.File = v.File[min(len(sheet.Folder)+1, len(v.File)):]
		wide = max(wide, utf8.RuneCountInString(v.title()))
	}
	for _, v := range verdicts {
		line := fmt.Sprintf("%-*s  %-11s ", wide, v.title(), w.T("books.outcome"+outcomeText(v.Outcome)))
		if v.err != nil {
			say(d.env.Out, line+w.Error(v.err))
			continue
		}
		say(d.env.Out, line+v.head(w))
		d.env.printFaults(v)
	}
}
