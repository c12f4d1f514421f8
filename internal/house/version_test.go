package house

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/quickcast/quickcast/internal/release"
)

func read(t *testing.T, name string) string {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(root, name))
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// The version and the app's id stand in more than one place, because packagers and
// software centres read the others.
func TestPackagerAndProgramAgree(t *testing.T) {
	packager := read(t, "FyneApp.toml")
	if !strings.Contains(packager, `Version = "`+release.Version+`"`) {
		t.Errorf("FyneApp.toml has another version than %s", release.Version)
	}
	told := regexp.MustCompile(`(?m)^## (\d+\.\d+\.\d+) - (\d{4}-\d\d-\d\d)$`).FindStringSubmatch(read(t, "CHANGELOG.md"))
	if told == nil || told[1] != release.Version || told[2] != release.Day {
		t.Errorf("the newest version with a day in CHANGELOG.md is %q, not %s of %s", told, release.Version, release.Day)
	} else if !strings.Contains(read(t, "packaging/io.github.quickcast.quickcast.metainfo.xml"), `<release version="`+told[1]+`" date="`+told[2]+`"`) {
		t.Errorf("the software centres are not told of %s", told[0])
	}
	_, after, _ := strings.Cut(packager, `ID = "`)
	id, _, _ := strings.Cut(after, `"`)
	phone := read(t, "AndroidManifest.xml")
	if !strings.Contains(phone, `android:versionName="`+release.Version+`"`) || !strings.Contains(phone, `package="`+id+`"`) {
		t.Errorf("AndroidManifest.xml has another version than %s, or another id than %s", release.Version, id)
	}
	// The network alone: without it no table that another device shares could be joined. Nobody is asked for it.
	if strings.Count(phone, "uses-permission") != 1 || !strings.Contains(phone, `"android.permission.INTERNET"`) {
		t.Error("the app asks a phone for something it does not need")
	}
	if !strings.Contains(read(t, "packaging/io.github.quickcast.quickcast.yml"), "- --share=network") {
		t.Error("the program of a store of Flatpaks cannot share a table with other devices")
	}
}

// The changes are read by people who play.
func TestChangesAreShort(t *testing.T) {
	for i, line := range strings.Split(read(t, "CHANGELOG.md"), "\n") {
		if length := utf8.RuneCountInString(line); strings.HasPrefix(line, "- ") && length > 100 || strings.HasPrefix(line, " ") {
			t.Errorf("CHANGELOG.md:%d: a change is one line of at most 100 letters, not %d", i+1, length)
		}
	}
}

// People's tables and books lie in a folder of this name.
func TestTheFolderOfTablesStaysWhereItWas(t *testing.T) {
	if !strings.Contains(read(t, "main.go"), `const appID = "io.github.quickcast"`) {
		t.Error("main.go looks for tables and books in another folder than all versions before")
	}
}

// Main is wiring only.
func TestMainIsShort(t *testing.T) {
	if lines := strings.Count(read(t, "main.go"), "\n"); lines >= 100 {
		t.Errorf("main.go has %d lines", lines)
	}
}
