package words

import (
	"encoding/json"
	"maps"
	"testing"
)

// FuzzScanner compares with the standard library: what the scanner reads is
// JSON, and means the same.
func FuzzScanner(f *testing.F) {
	for _, seed := range []string{`{}`, ` {"a":"b", "c" : "d\n\"\u00e4\ud83d\ude00" } `, `{"a":{"one":"x"}}`, `{"a":"\`, `{"a":"b",}`, `{"a":"b"} x`, "{\"a\":\"\t\"}", `[`, `{"\x":""}`, "{}\x00"} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		got := make(map[string]string)
		err := readObject(string(data), func(key string, value *scanner) error {
			text, err := value.text()
			got[key] = text
			return err
		})
		var want map[string]string
		wantErr := json.Unmarshal(data, &want)
		if err == nil && (wantErr != nil || !maps.Equal(got, want)) {
			t.Errorf("%q: read %q, want %q, %v", data, got, want, wantErr)
		}
	})
}
