package words

import (
	"fmt"
	"strings"
)

// unfilled stands where a placeholder has no value.
const unfilled = "<no value>"

// fill puts values in the place of placeholders, which have the one form
// {{.Name}}; what looks like one and is none stays as it is. The templates of the
// standard library can do much that no text needs, and call any method by its
// name: a program with them keeps every method of every type, and a page is a
// sixth larger for it.
func fill(text string, values map[string]any) string {
	before, rest, found := strings.Cut(text, "{{.")
	if !found {
		return text
	}
	var filled strings.Builder
	for {
		filled.WriteString(before)
		if !found {
			return filled.String()
		}
		name, behind, closed := strings.Cut(rest, "}}")
		switch value := values[name]; {
		case !closed || name == "" || !isWord(name, ""):
			filled.WriteString("{{.")
			behind = rest
		case value == nil:
			filled.WriteString(unfilled)
		default:
			fmt.Fprint(&filled, value)
		}
		before, rest, found = strings.Cut(behind, "{{.")
	}
}
