package house

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"os"
	"os/exec"
	"strings"
	"testing"
)

const (
	fyne  = "fyne.io/fyne/v2"
	viper = "github.com/spf13/viper"
	fuzzy = "github.com/sahilm/fuzzy"
	pflag = "github.com/spf13/pflag"
	flock = "github.com/gofrs/flock"
	nats  = "github.com/nats-io"

	websocket = "github.com/coder/websocket"
)

// listed is a package of the project as the go command lists it.
type listed struct {
	ImportPath string
	Deps       []string // all it stands on, however far down
	Export     string   // the file of what it exports, where that was asked for
}

func (p listed) folder() string {
	return strings.TrimPrefix(strings.TrimPrefix(p.ImportPath, module), "/")
}

func (p listed) standsOn(folders ...string) string {
	for _, dep := range p.Deps {
		if within(dep, folders...) {
			return dep
		}
	}
	return ""
}

// list asks the go command for packages, by its options and patterns.
func list(t *testing.T, which ...string) []listed {
	t.Helper()
	command := exec.Command("go", append([]string{"list", "-tags", "ci,migrated_fynedo", "-json=ImportPath,Deps,Export"}, which...)...)
	command.Dir = root
	command.Env = append(os.Environ(), "CGO_ENABLED=0")
	var failure bytes.Buffer
	command.Stderr = &failure
	out, err := command.Output()
	if err != nil {
		t.Fatalf("go list: %v\n%s", err, failure.String())
	}
	var packages []listed
	for decoder := json.NewDecoder(bytes.NewReader(out)); ; {
		var p listed
		if err := decoder.Decode(&p); errors.Is(err, io.EOF) {
			return packages
		} else if err != nil {
			t.Fatal(err)
		}
		packages = append(packages, p)
	}
}

func ours(folders ...string) []string {
	for i, folder := range folders {
		folders[i] = module + "/" + folder
	}
	return folders
}

// isStandard tells whether an import path is the standard library's: only
// those have no dot in their first part.
func isStandard(path string) bool {
	first, _, _ := strings.Cut(path, "/")
	return !strings.Contains(first, ".")
}

// Rules 1 and 3: what each part may stand on, however far down.
func TestArrowsPointDown(t *testing.T) {
	packages := list(t, "./...")
	for _, p := range packages {
		folder := p.folder()
		if within(folder, "rules") {
			for _, dep := range p.Deps {
				if !isStandard(dep) && !within(dep, ours("rules")...) {
					t.Errorf("%s stands on %s: rules use the standard library alone", folder, dep)
					break // the rest comes with it
				}
			}
		}
		for _, forbidden := range forbiddenBelow(folder) {
			if dep := p.standsOn(forbidden); dep != "" {
				t.Errorf("%s stands on %s", folder, dep)
			}
		}
	}
	if len(packages) < 8 {
		t.Errorf("go list found only %d packages", len(packages))
	}
}

// forbiddenBelow are the packages that a folder must not stand on.
func forbiddenBelow(folder string) []string {
	switch {
	case within(folder, "rules"):
		return nil // has its own, stricter rule
	case within(folder, "catalog"):
		return append(ours("ui", "builder", "tracker", "internal/cli", "internal/config", "internal/store", "internal/words"), fyne, viper)
	case within(folder, "tracker"):
		return append(ours("ui", "builder", "internal/cli", "internal/config", "internal/store", "internal/words"), fyne, viper)
	case within(folder, "builder"):
		return append(ours("ui", "tracker", "internal/cli", "internal/config", "internal/store", "internal/words"), fyne, viper)
	case within(folder, "internal/store/appstore"):
		return ours("ui")
	case within(folder, "internal/config"):
		return append(ours("ui"), fyne)
	case within(folder, "internal", "assets"):
		return append(ours("ui"), fyne, viper)
	case within(folder, "ui/widgets"):
		return ours("rules", "tracker", "catalog", "builder") // knows no game
	}
	return nil
}

// Rule 2: who may name Fyne, viper and fuzzy in an import. This looks at all
// files, those for other systems too.
func TestFewNameTheToolkit(t *testing.T) {
	allowed := map[string][]string{
		fyne:  {"", "ui", "internal/store/appstore"},
		viper: {"internal/config"},
		fuzzy: {"catalog"},
		pflag: {"internal/cli", "ui/gallery"},
		flock: {"internal/store"},
		nats:  {"internal/share/broker", "internal/share/wire"},

		websocket: {"internal/share/broker", "internal/share/wire"},
	}
	for _, s := range sources(t) {
		for _, path := range s.imports() {
			for library, folders := range allowed {
				if within(path, library) && !(within(s.folder(), folders...) || s.folder() == "" && folders[0] == "") {
					t.Errorf("%s imports %s", s.path, path)
				}
			}
			if within(path, ours("ui")...) && s.folder() != "" && !within(s.folder(), "ui", "games") {
				t.Errorf("%s imports %s: nothing below the window knows it", s.path, path)
			}
		}
	}
}

// A game is known in its own folder below tracker, in its face below ui/table, and in
// the one registration; everybody else asks tracker.Game.
func TestNobodyElseKnowsAGame(t *testing.T) {
	for _, s := range sources(t) {
		for _, path := range s.imports() {
			game, ok := strings.CutPrefix(path, module+"/tracker/")
			game, _, _ = strings.Cut(game, "/")
			if !ok || game == "clock" || game == "journal" || game == "timed" || game == "told" || game == "seating" || game == "hall" {
				continue
			}
			if !within(s.folder(), "tracker/"+game, "ui/table/"+game, "games") {
				t.Errorf("%s imports %s: ask tracker.Game, or put it into the game's face", s.path, path)
			}
		}
	}
}
