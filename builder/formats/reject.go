package formats

import "fmt"

// Rejection names why nothing of an input could be read.
type Rejection string

// The reasons to refuse an input as a whole.
const (
	Empty     Rejection = "Empty"     // nothing in it
	TooLarge  Rejection = "TooLarge"  // more than MaxSize bytes
	TooLong   Rejection = "TooLong"   // more lines, or unknown ones, than any spellbook has
	NotText   Rejection = "NotText"   // binary
	Damaged   Rejection = "Damaged"   // breaks off or is garbled before the first card
	Unsafe    Rejection = "Unsafe"    // XML with a DTD or entities of its own
	NotADeck  Rejection = "NotADeck"  // XML or JSON of another kind
	OtherGame Rejection = "OtherGame" // a deck of another game
	Nothing   Rejection = "Nothing"   // no line names a card or a mage
	Newer     Rejection = "Newer"     // written by a newer Quickcast

	BadCode      Rejection = "BadCode"      // a share code of which a letter is wrong or missing
	NoCode       Rejection = "NoCode"       // nothing in it holds a book: a picture without a QR code, a PDF of another
	BadPicture   Rejection = "BadPicture"   // a picture that breaks off
	LargePicture Rejection = "LargePicture" // a picture of more pixels than anybody needs
)

// RejectError refuses an input of which nothing was read.
type RejectError struct {
	Reason Rejection
	Line   int   // where it was noticed; 0 where no line is to blame
	Err    error // what the parser said; may be nil
}

func (e *RejectError) Error() string {
	what := "no spellbook is read: " + string(e.Reason)
	if e.Line > 0 {
		what = fmt.Sprintf("%s (line %d)", what, e.Line)
	}
	if e.Err != nil {
		what += ": " + e.Err.Error()
	}
	return what
}

func (e *RejectError) Unwrap() error { return e.Err }

// Message names the text for this error.
func (e *RejectError) Message() (string, map[string]any) {
	return "books.reject" + string(e.Reason), map[string]any{"Line": e.Line, "Bytes": maxSize, "Lines": maxEntries, "Unknown": maxUnknown}
}
