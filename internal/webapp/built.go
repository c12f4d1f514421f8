//go:build !js && !android && !ios

package webapp

import (
	"embed"
	"io/fs"
)

// dist is what "make web" left when the program was built: nothing but a
// hidden file where it was not called.
//
//go:embed all:dist
var dist embed.FS

// Built is the app for the browser as it was built into this program.
func Built() fs.FS {
	files, err := fs.Sub(dist, "dist")
	if err != nil {
		return embed.FS{} // never: the name is a valid one
	}
	return files
}
