package formats

import "strings"

// O8D is the deck of OCTGN, a program to play online: XML that names cards by
// ids of their printings.
const O8D Name = "o8d"

func o8dFormat() Format {
	return Format{
		Name: O8D, Ending: ".o8d", MIME: "application/xml", noMaybe: true,
		looks: func(text string) bool { return strings.HasPrefix(text, "<") && !htmlStart.MatchString(text) },
		read:  (*draft).readO8D, write: (*Scribe).writeO8D,
	}
}
