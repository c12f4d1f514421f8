package formats

import (
	"strings"

	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/internal/pattern"
)

// The formats people read as well as programs: a list of cards, bare, with the
// tags every forum has, with those of spellbookbuilder that show the cards
// themselves, or in Markdown. One reader understands them all, mixed or not.
const (
	Text     Name = "text"
	BBCode   Name = "bbcode"
	Markdown Name = "markdown"
	Forum    Name = "spellbookbuilder"
)

func textFormat() Format {
	return listFormat(Format{Name: Text, noPrintings: true, Ending: ".txt", MIME: "text/plain"}, dress{
		title: "Name: %s", heading: "%s (%s)", label: "%s: %s", entry: "%s", tells: true,
	})
}

func bbcodeFormat() Format {
	return listFormat(Format{Name: BBCode, noPrintings: true, Ending: ".txt", MIME: "text/plain", looks: func(_ *Scribe, text string) bool { return firstMarks(text) == BBCode }}, dress{
		title: "[size=18pt][b]%s[/b][/size]", heading: "[b]%s (%s)[/b]", label: "[b]%s:[/b] %s", entry: "%s", tells: true,
	})
}

func markdownFormat() Format {
	return listFormat(Format{Name: Markdown, noPrintings: true, Ending: ".md", MIME: "text/markdown", looks: func(_ *Scribe, text string) bool { return firstMarks(text) == Markdown }}, dress{
		title: "# %s", heading: "## %s (%s)", label: "**%s:** %s  ", entry: "- %s", tells: true,
	})
}

func forumFormat() Format {
	return listFormat(Format{Name: Forum, noPrintings: true, Ending: ".txt", MIME: "text/plain", looks: func(_ *Scribe, text string) bool { return forumMark.MatchString(text) }}, dress{
		before: "[spellbook]\n", after: "[/spellbook]\n",
		title: "[spellbookname]%s[/spellbookname]", heading: "[spellclass]%s (%s)[/spellclass]", label: "%s: %s", entry: "%s", coded: "[mwcard=%s]%s[/mwcard]",
	})
}

// forumMark are the tags spellbookbuilder has for itself.
var forumMark = pattern.New(`(?i)\[(?:spellbook|spellbookname|spellclass|mwcard=[^\]\n]{1,40})\]`)

// mdStart is how Markdown's headings and bold lines begin.
var mdStart = pattern.New(`^(?:##? |\*\*)`)

// dress is how a list is decorated.
type dress struct {
	before, after                string // the whole
	title, heading, label, entry string
	tells                        bool   // what it costs, whether it is legal, and the share code
	coded                        string // an entry whose card has a printed code; as any other where empty
}

func listFormat(f Format, style dress) Format {
	f.read = func(d *draft, text string) error {
		d.readText(text)
		return nil
	}
	f.write = func(s *Scribe, b builder.Book) ([]byte, error) { return []byte(s.writeText(b, style)), nil }
	return f
}

// firstMarks says whose marks come first in a text, if any do.
func firstMarks(text string) Name {
	for line := range strings.Lines(text) {
		switch line = strings.TrimSpace(line); {
		case mdStart.MatchString(line):
			return Markdown
		case bbTag.MatchString(line):
			return BBCode
		}
	}
	return ""
}
