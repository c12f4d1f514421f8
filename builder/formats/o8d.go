package formats

import "github.com/quickcast/quickcast/internal/pattern"

// O8D is the deck of OCTGN, a program to play online: XML that names cards by
// ids of their printings.
const O8D Name = "o8d"

func o8dFormat() Format {
	return Format{
		Name: O8D, Ending: ".o8d", MIME: "application/xml", noMaybe: true,
		looks: func(_ *Scribe, text string) bool { return deckStart.MatchString(text) && !isPage(text) },
		read:  (*draft).readO8D, write: (*Scribe).writeO8D,
	}
}

// deckStart begins anything in XML, which an address in angle brackets is not.
var deckStart = pattern.New(`(?i)^<(?:[?!/]|[a-z][\w.-]*[\s/>]|[a-z]*$)`)
