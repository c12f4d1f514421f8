//go:build js || android || ios

package webapp

import (
	"embed"
	"io/fs"
)

// Built is empty where the program is itself what would be served, or runs on
// a phone.
func Built() fs.FS { return embed.FS{} }
