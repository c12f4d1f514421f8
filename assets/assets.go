// Package assets carries everything the program needs at run time inside the
// binary: the facts about the cards, the texts of both languages, icons and
// fonts. Nothing here is ever written to.
package assets

import "embed"

// FS holds the folders data, words, icons and fonts. Paths start with the
// folder: "data/cards.json", "words/de/common.json".
//
//go:embed data words icons fonts
var FS embed.FS
