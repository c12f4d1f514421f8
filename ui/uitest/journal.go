package uitest

import (
	"bytes"
	"fmt"
	"hash/crc32"
)

// WithLaterAction adds to the log of a table an action of a later version, which
// this one does not know.
func WithLaterAction(log []byte) []byte {
	event := fmt.Sprintf(`{"v":1,"seq":%d,"at":9,"kind":"teleport-everything"}`, bytes.Count(log, []byte{'\n'}))
	return fmt.Appendf(log, "%s\t%08x\n", event, crc32.Checksum([]byte(event), crc32.MakeTable(crc32.Castagnoli)))
}
