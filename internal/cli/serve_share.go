package cli

import (
	crand "crypto/rand"
	"errors"
	"net/http"
	"os"

	"github.com/quickcast/quickcast/internal/share/broker"
)

// hostTables starts the broker of tables that lie on several devices, and gives what it adds to the page and what ends
// it. Without a folder it keeps them until then; a program built without it serves the page alone. It takes so many tables
// at most, 0 for the usual number, and keeps them with the servers it joins, if any.
func (env *Env) hostTables(folder, join string, most int) (add func(http.Handler) http.Handler, end func(), err error) {
	remove := func() {}
	if folder == "" {
		if folder, err = os.MkdirTemp("", "quickcast-tables-"); err != nil {
			return nil, nil, err
		}
		remove = func() { _ = os.RemoveAll(folder) } // the system tidies up what is left
	}
	b, err := broker.Open(broker.Needs{
		Folder: folder, Now: env.Now, Chance: func(b []byte) { _, _ = crand.Read(b) }, Join: join, Most: most,
	})
	if errors.Is(err, broker.ErrNone) {
		remove()
		return func(page http.Handler) http.Handler { return page }, func() {}, nil
	}
	if err != nil {
		remove()
		return nil, nil, err
	}
	return b.Handler, func() { b.Close(); remove() }, nil
}
