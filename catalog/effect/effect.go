// Package effect finds what does something. Entries say what they are and what they do
// in marks: "type:wall", "do:heal", "kw:flying", "-kw:flying" for what takes that. People
// ask in everyday words; a lexicon a language leads these to the marks. Words that meet in
// one deed count for more than the same words here and there.
//
// The files of this package: lexicon (what words mean), parse (a text read by it),
// clause (what is done to what, and what is to end), verb (those in two parts), index (who
// bears which mark), score.
package effect

// Entry is one thing that can be found.
type Entry struct {
	Head  []string // what it is
	Deeds []Deed   // what it does
	Plain float32  // from 0 to 1: how plain and common it is, among equals
}

// Deed is one thing an entry does.
type Deed struct {
	Marks []string
	Ifs   int // on how many conditions, costs and limits
}

// Meaning is a piece of a question that was understood.
type Meaning struct {
	Mark  string // the first mark it leads to; empty for a word sought in the texts
	Word  string // the piece as typed
	Known bool   // it means something, or stands in names and texts
	Not   bool   // what stops it is sought, not what does it
	Spans [][2]int
}

// Without is the text without the piece.
func (m Meaning) Without(text string) string {
	for i := len(m.Spans) - 1; i >= 0; i-- {
		from, to := m.Spans[i][0], m.Spans[i][1]
		for to < len(text) && text[to] == ' ' {
			to++
		}
		text = text[:from] + text[to:]
	}
	for len(text) > 0 && text[len(text)-1] == ' ' {
		text = text[:len(text)-1]
	}
	return text
}
