package formats

import (
	"strings"

	"github.com/quickcast/quickcast/internal/pattern"
)

// htmlStart begins a web page, or a piece of one as a paste has it.
var htmlStart = pattern.New(`(?i)^(?:<\?xml[^>]*>\s*)?<(?:!doctype\s+html|html|head|body|main|article|header|nav|!--|p|ul|ol|li|div|table|tbody|tr|td|h[1-6]|b|strong|i|em|u|span|br|pre|code|font|a|blockquote|center)\b`)

var (
	// unread is what a page has that nobody reads there as a text.
	unread = pattern.New(`(?is)<!--.*?-->|<head\b.*?</head\s*>|<script\b.*?</script\s*>|<style\b.*?</style\s*>|<nav\b.*?</nav\s*>|<footer\b.*?</footer\s*>|` +
		`<form\b.*?</form\s*>|<svg\b.*?</svg\s*>|<button\b.*?</button\s*>`)
	// oneLine is what a browser shows as one line, or as one row.
	oneLine   = pattern.New(`(?is)<tr\b.*?</tr\s*>|<li\b.*?</li\s*>|<p\b.*?</p\s*>|<h[1-6]\b.*?</h[1-6]\s*>|<dt\b.*?</dt\s*>|<dd\b.*?</dd\s*>`)
	cellEnd   = pattern.New(`(?i)</t[dh]\s*>`)
	innerEnd  = pattern.New(`(?i)</?(?:p|div|br|li|ul|ol|tbody)\b[^<>]*>`)
	titleTag  = pattern.New(`(?i)<h1\b[^<>]*>`)
	headTag   = pattern.New(`(?i)<h[2-6]\b[^<>]*>`)
	strongTag = pattern.New(`(?i)</?(?:b|strong)(?:\s[^<>]*)?>`)
)

// isPage says whether a text is a web page.
func isPage(text string) bool { return htmlStart.MatchString(strings.TrimSpace(text)) }

// unpaged is the text of a page as a list: what is one line there is one here, the cells of a
// row are parted by tabs, headings are marked. Lines keep their numbers.
func unpaged(text string) string {
	text = unread.ReplaceAllStringFunc(text, func(gone string) string { return lineEnds(gone) })
	text = oneLine.ReplaceAllStringFunc(text, func(shown string) string {
		if cellEnd.MatchString(shown) {
			shown = cellEnd.ReplaceAllString(innerEnd.ReplaceAllString(shown, " "), "\t")
		}
		return strings.ReplaceAll(shown, "\n", " ") + lineEnds(shown)
	})
	text = headTag.ReplaceAllString(titleTag.ReplaceAllString(text, "# "), "## ")
	return strongTag.ReplaceAllString(text, "**")
}

func lineEnds(of string) string { return strings.Repeat("\n", strings.Count(of, "\n")) }
