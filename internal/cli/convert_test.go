package cli

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestConvertWritesThroughALink holds that the file a link leads to is written,
// with the permissions it had, and that the link stays one.
func TestConvertWritesThroughALink(t *testing.T) {
	dir := t.TempDir()
	book, link := filepath.Join(dir, "book.txt"), filepath.Join(dir, "link.txt")
	if err := os.WriteFile(book, []byte("old"), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(book, link); err != nil {
		t.Skip(err)
	}
	if status, _, errs := callBooks(warlock+"2x Fireball", "convert", "--to", "text", "-o", link, "-"); status != statusFine {
		t.Fatalf("status %d: %s", status, errs)
	}
	if info, err := os.Lstat(link); err != nil || info.Mode()&os.ModeSymlink == 0 {
		t.Errorf("the link is gone: %v, %v", info, err)
	}
	if info, err := os.Stat(book); err != nil || info.Mode().Perm() != 0o600 || info.Size() < 10 {
		t.Errorf("the book is not what it should be: %v, %v", info, err)
	}
	if left, _ := os.ReadDir(dir); len(left) != 2 {
		t.Errorf("left behind: %v", left)
	}
}

// A PDF is reckoned by house rules where a call names them.
func TestConvertByHouseRules(t *testing.T) {
	file := filepath.Join(t.TempDir(), "friday.json")
	if err := os.WriteFile(file, []byte(`{"quickcast":"house-rules","version":1,"name":"Friday","barred":["dispel"]}`), 0o600); err != nil {
		t.Fatal(err)
	}
	status, plain, _ := callBooks(warlock+"1 Dispel", "convert", "--to", "pdf", "-")
	ruled, house, errs := callBooks(warlock+"1 Dispel", "convert", "--to", "pdf", "--house", file, "-")
	if status != 0 || ruled != 0 || errs != "" || len(house) <= len(plain) {
		t.Errorf("status %d and %d, %q: %d bytes with house rules, %d without", status, ruled, errs, len(house), len(plain))
	}
	if status, _, _ := callBooks(warlock+"1 Dispel", "convert", "--to", "pdf", "--house", filepath.Join(t.TempDir(), "none"), "-"); status != statusUnread {
		t.Errorf("no house rules: status %d", status)
	}
}

// A book on paper and as a picture is read back by check.
func TestConvertToPaperAndPicture(t *testing.T) {
	for _, args := range [][]string{
		{"--to", "pdf"},
		{"--to", "pdf", "--sheet", "sleeve", "--paper", "letter", "--lang", "de"},
		{"--to", "pdf", "--sheet", "checklist"},
		{"--to", "qr"},
		{"--to", "code"},
		{"--to", "tts"},
	} {
		status, out, errs := callBooks(warlock+"1 Dispel\n2 Fireball", append([]string{"convert", "-"}, args...)...)
		if status != 0 || errs != "" {
			t.Fatalf("%v: status %d, err %q", args, status, errs)
		}
		if status, verdict, _ := callBooks(out, "check", "-"); status != 0 || !strings.Contains(verdict, "2x Fireball") {
			t.Errorf("%v: status %d, %s", args, status, verdict)
		}
	}
}
