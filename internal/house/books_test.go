package house

import (
	"encoding/binary"
	"encoding/json"
	"hash/fnv"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"unicode"
)

// run is how many words in a row a text may not share with a rulebook.
const run = 7

// hashSize is how many bytes are kept of the hash of a run: enough that none of the
// program's own runs is likely to be taken for one of a book.
const hashSize = 5

// booksFile holds the hashes of all runs of words in the rulebooks, English and German,
// sorted. The words cannot be read from it. To write it anew, name a folder with the
// books as text files in QUICKCAST_BOOKS and run the test below.
const booksFile = "testdata/books.bin"

// runs gives the hashes of all runs of words in a text.
func runs(text string) map[uint64]string {
	words := strings.FieldsFunc(strings.NewReplacer("'", "", "’", "").Replace(strings.ToLower(text)), func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r)
	})
	found := map[uint64]string{}
	for i := 0; i+run <= len(words); i++ {
		piece := strings.Join(words[i:i+run], " ")
		h := fnv.New64a()
		h.Write([]byte(piece))
		found[h.Sum64()>>(64-8*hashSize)] = piece
	}
	return found
}

// ownTexts are all texts of the program that people read, by where they stand.
func ownTexts(t *testing.T) map[string]string {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(root, "assets/words/*/*.json"))
	data, err2 := filepath.Glob(filepath.Join(root, "assets/data/*.json"))
	if err != nil || err2 != nil || len(files) == 0 || len(data) == 0 {
		t.Fatal("no texts", err, err2)
	}
	all := map[string]string{}
	for _, file := range append(files, data...) {
		raw, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		var value any
		if err := json.Unmarshal(raw, &value); err != nil {
			t.Fatal(file, err)
		}
		collect(all, filepath.Base(filepath.Dir(file))+"/"+filepath.Base(file), value)
	}
	return all
}

func collect(all map[string]string, where string, value any) {
	switch v := value.(type) {
	case string:
		if strings.Count(v, " ") >= run-1 {
			all[where+": "+v] = v
		}
	case []any:
		for _, each := range v {
			if entry, ok := each.(map[string]any); ok && entry["id"] != nil {
				collect(all, where+" "+entry["id"].(string), each)
				continue
			}
			collect(all, where, each)
		}
	case map[string]any:
		for _, key := range slices.Sorted(maps.Keys(v)) {
			collect(all, where, v[key])
		}
	}
}

// No text of the program has seven words in a row from a rulebook: it says things in
// its own words, what cards do included.
func TestTextsAreOurOwn(t *testing.T) {
	if folder := os.Getenv("QUICKCAST_BOOKS"); folder != "" {
		writeBooks(t, folder)
	}
	packed, err := os.ReadFile(booksFile)
	if err != nil {
		t.Fatal(err)
	}
	books := make(map[uint64]bool, len(packed)/hashSize)
	for i := 0; i+hashSize <= len(packed); i += hashSize {
		var number [8]byte
		copy(number[8-hashSize:], packed[i:])
		books[binary.BigEndian.Uint64(number[:])] = true
	}
	texts := ownTexts(t)
	if len(books) < 60000 || len(texts) < 1500 {
		t.Fatalf("%d runs of the books and %d texts", len(books), len(texts))
	}
	for where, text := range texts {
		for hash, piece := range runs(text) {
			if books[hash] {
				t.Errorf("%s\n\ta rulebook says %q: use other words", where, piece)
			}
		}
	}
}

// writeBooks keeps the hashes of the books in a folder.
func writeBooks(t *testing.T, folder string) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(folder, "*.txt"))
	if err != nil || len(files) == 0 {
		t.Fatal("no books in", folder)
	}
	all := map[uint64]string{}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		maps.Copy(all, runs(string(text)))
	}
	var packed []byte
	for _, hash := range slices.Sorted(maps.Keys(all)) {
		packed = append(packed, binary.BigEndian.AppendUint64(nil, hash)[8-hashSize:]...)
	}
	if err := os.WriteFile(booksFile, packed, 0o600); err != nil {
		t.Fatal(err)
	}
}
