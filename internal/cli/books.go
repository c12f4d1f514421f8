package cli

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/spf13/pflag"

	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/builder/formats"
	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/internal/pick"
)

// desk is what the verbs about cards and spellbooks work on: the flags all of them have, and
// once those are read, the cards and what reads books of them.
type desk struct {
	env   *Env
	flags *pflag.FlagSet
	json  bool
	lang  string
	files []string // of house rules, for the verbs that know them

	cards  *catalog.Catalog
	scribe *formats.Scribe
	as     formats.Options
	house  []string // the names of the house rules that are on
}

func (env *Env) desk(verb string) *desk {
	d := &desk{env: env, flags: newFlags(verb)}
	d.flags.BoolVar(&d.json, "json", false, "")
	d.flags.StringVar(&d.lang, "lang", "", "")
	return d
}

// open reads the flags of a call, then the cards.
func (d *desk) open(args []string) (operands []string, err error) {
	operands, err = parse(d.flags, args)
	if err == nil {
		err = d.env.answerIn(d.lang, d.json)
	}
	if err == nil {
		d.cards, err = catalog.Load(d.env.Assets)
	}
	return operands, err
}

// openBooks makes ready to read books, too. It refuses fewer operands than must be there.
func (d *desk) openBooks(args []string, least int, needs string) (operands []string, err error) {
	operands, err = d.open(args)
	if err == nil && len(operands) < least {
		err = &UsageError{ID: needs}
	}
	if err == nil {
		d.cards, d.house, err = d.env.underHouse(d.cards, d.files)
	}
	if err == nil {
		d.scribe = formats.NewScribe(d.cards)
	}
	return operands, err
}

// opened is a book out of a file, or why there is none in it.
type opened struct {
	File   string `json:"file"`
	Book   int    `json:"book,omitempty"` // which of the books in the file, from 1, where it has several
	Of     int    `json:"of,omitempty"`
	result formats.Result
	err    error
}

// title is what people are told the book by.
func (o opened) title() string {
	if o.Of == 0 {
		return o.File
	}
	return o.File + " #" + strconv.Itoa(o.Book)
}

// books are all books of a file: lists one below the other, decks, codes, and what the app
// saved of all its books.
func (d *desk) books(file string) []opened {
	data, err := readInput(d.env, file)
	if err != nil {
		return []opened{{File: file, err: err}}
	}
	var all []opened
	if saved, faults, mine := builder.DecodeAll(data); mine {
		for _, book := range saved {
			all = append(all, opened{result: formats.Result{Book: book, Format: formats.JSON}})
		}
		for _, fault := range faults {
			all = append(all, opened{err: fault})
		}
	} else if results, err := d.scribe.ReadAll(data, d.as); err != nil {
		all = []opened{{err: err}}
	} else {
		for _, result := range results {
			all = append(all, opened{result: result})
		}
	}
	for i := range all {
		if all[i].File = file; len(all) > 1 {
			all[i].Book, all[i].Of = i+1, len(all)
		}
	}
	return all
}

// all are the books of all files and of the files in all folders, house rules left out.
func (d *desk) all(operands []string) (all []opened) {
	for _, operand := range operands {
		files, err := d.filesIn(operand)
		if err != nil {
			all = append(all, opened{File: operand, err: err})
		}
		for _, file := range files {
			all = append(all, d.books(file)...)
		}
	}
	return all
}

// isFolder says whether an operand is one.
func isFolder(operand string) bool {
	info, err := os.Stat(operand)
	return operand != "-" && err == nil && info.IsDir()
}

// filesIn are the files of a folder in the order of their names, hidden ones and house rules
// left out; of anything else it is the name itself.
func (d *desk) filesIn(operand string) ([]string, error) {
	if !isFolder(operand) {
		return []string{operand}, nil
	}
	entries, err := os.ReadDir(operand)
	if err != nil {
		return nil, unreadable(operand, err)
	}
	var files []string
	for _, e := range entries {
		file := filepath.Join(operand, e.Name())
		if strings.HasPrefix(e.Name(), ".") || e.IsDir() {
			continue
		}
		if data, err := readInput(d.env, file); err != nil || !catalog.IsHouse(data) {
			files = append(files, file)
		}
	}
	return files, nil
}

// rejected is the answer about an input of which nothing was read.
type rejected struct {
	opened
	Outcome string `json:"outcome"`
	Message string `json:"message"`
}

func (d *desk) rejected(o opened) rejected {
	return rejected{opened: o, Outcome: outcomeRejected, Message: d.env.words().Error(o.err)}
}

// sum are the copies of entries.
func sum(entries []builder.Entry) int {
	return pick.Sum(entries, func(e builder.Entry) int { return e.Count })
}
