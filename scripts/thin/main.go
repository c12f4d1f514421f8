// Command thin takes out of the modules that a page is built from what no page
// uses but what makes it half as large again. The modules are copied; the
// project and Go's own store of modules stay as they are.
//
//	go run ./scripts/thin FOLDER
//
// FOLDER gets the copies, and a go.mod for "go build -modfile". What is taken out of a
// module stands in its folder below modules: a patch, and files that are laid over its own;
// a stub.go takes the place of all that was in its folder. These make a page large, or slow
// to start, without being of use to it:
//
//   - The standard library's templates call methods by name, so the linker has to
//     keep every method of every type. The toolkit and go-i18n would run them
//     for texts with placeholders; the toolkit's own texts have none, and the
//     app's are filled by internal/words.
//   - The toolkit can read http addresses as if they were files, and brings a
//     whole web client with encryption for it: more than a megabyte.
//   - The toolkit opens a database of its own in the browser, in which the app keeps nothing, at every
//     start, and ends the program where the browser allows none.
//   - The toolkit reads its texts in all its languages at every start.
//   - Three of its faces, slanted and typewriter, which nothing in the app is set in;
//     of the other two two thirds of the letters: phonetic, ancient and rare ones. The
//     toolkit reads every letter of a face before it draws the first. What is left is
//     Latin, Greek and Cyrillic as people write their names in today, made by
//     pyftsubset --no-hinting --layout-features=kern,mark,mkmk,ccmp,locl,liga
//     --unicodes=U+0020-024F,U+0300-036F,U+0370-03FF,U+0400-045F,U+0490-0491,U+1E00-1EFF,U+2000-206F,U+2070-209F,U+20A0-20CF,U+2100-214F,U+2190-21FF,U+2200-22FF,U+25A0-25FF,U+FB00-FB06,U+FFFD
//   - Faces of the system, which a page cannot see; letters that are drawings or
//     TIFF pictures, which the toolkit's faces have none of.
//   - Chinese, Japanese and Korean encodings from before Unicode: no drawing of the
//     toolkit and no spellbook in a QR code is written in them.
//   - Keeping half a PDF for later.
//   - Texts with marks in them (Markdown), for which tables are made at every start.
package main

import (
	"bytes"
	"embed"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/internal/words"
)

// own are our patches and files, found wherever the program is run from.
//
//go:embed modules
var own embed.FS

// translations is where the toolkit's texts lie, of which those in the app's languages stay.
const translations = "fyne.io/fyne/v2/lang/translations"

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: thin FOLDER")
		os.Exit(2)
	}
	if err := run(os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, "thin:", err)
		os.Exit(1)
	}
}

func run(folder string) error {
	if err := errors.Join(os.RemoveAll(folder), os.MkdirAll(folder, 0o755)); err != nil {
		return err
	}
	if err := errors.Join(copyFile("go.mod", filepath.Join(folder, "go.mod")), copyFile("go.sum", filepath.Join(folder, "go.sum"))); err != nil {
		return err
	}
	err := fs.WalkDir(own, "modules", func(name string, entry fs.DirEntry, err error) error {
		at := strings.TrimPrefix(name, "modules/")
		if _, cut := fs.Stat(own, name+"/cut.patch"); err == nil && entry.IsDir() && cut == nil {
			return copied(at, folder)
		}
		if module, file, laid := strings.Cut(at, "/over/"); err == nil && laid && !entry.IsDir() {
			if _, err := os.Stat(filepath.Join(folder, module)); err != nil {
				if err := copied(module, folder); err != nil {
					return err
				}
			}
			return lay(name, filepath.Join(folder, module, strings.TrimSuffix(file, ".txt")))
		}
		return err
	})
	if err != nil {
		return err
	}
	return prune(filepath.Join(folder, translations))
}

// copied puts what of a module is built into the folder, without what its patch takes out.
func copied(module, folder string) error {
	if _, err := command("", nil, "go", "mod", "download", module); err != nil {
		return err
	}
	from, err := command("", nil, "go", "list", "-m", "-f", "{{.Dir}}", module)
	if err != nil {
		return err
	}
	to := filepath.Join(folder, module)
	err = filepath.WalkDir(from, func(name string, entry fs.DirEntry, err error) error {
		at := filepath.Join(to, strings.TrimPrefix(name, from))
		switch {
		case err != nil:
			return err
		case entry.IsDir() && entry.Name() == "testdata":
			return fs.SkipDir
		case entry.IsDir():
			return os.MkdirAll(at, 0o755)
		case strings.HasSuffix(name, "_test.go"):
			return nil
		}
		return copyFile(name, at)
	})
	if err != nil {
		return err
	}
	if patch, err := own.ReadFile(path.Join("modules", module, "cut.patch")); err == nil {
		if _, err := command(to, patch, "git", "apply", "--whitespace=nowarn", "-"); err != nil {
			return fmt.Errorf("%s: %w; is it another version? See whether the cut is still needed", module, err)
		}
	}
	// The program names where its modules came from: it must be the same wherever it is built.
	local := filepath.ToSlash(to)
	if !filepath.IsAbs(to) {
		local = "./" + local
	}
	_, err = command("", nil, "go", "mod", "edit", "-replace", module+"="+local, filepath.Join(folder, "go.mod"))
	return err
}

// lay puts one of our files over one that is there, or a stub in place of a whole package.
func lay(name, at string) error {
	data, err := own.ReadFile(name)
	if err != nil {
		return err
	}
	if path.Base(at) == "stub.go" {
		err = errors.Join(os.RemoveAll(filepath.Dir(at)), os.MkdirAll(filepath.Dir(at), 0o755))
	} else if _, there := os.Stat(at); there != nil {
		err = there
	}
	return errors.Join(err, os.WriteFile(at, data, 0o644))
}

// prune removes the toolkit's texts in languages the app does not have.
func prune(folder string) error {
	found, err := os.ReadDir(folder)
	for _, f := range found {
		lang := strings.TrimSuffix(strings.TrimPrefix(f.Name(), "base."), ".json")
		if !slices.Contains(words.Languages(assets.FS), lang) {
			err = errors.Join(err, os.Remove(filepath.Join(folder, f.Name())))
		}
	}
	return err
}

// command runs a command in a folder, which for git is nobody's, and gives what it prints.
func command(dir string, in []byte, name string, args ...string) (string, error) {
	c := exec.Command(name, args...)
	c.Dir, c.Stdin = dir, bytes.NewReader(in)
	if dir != "" {
		c.Env = append(os.Environ(), "GIT_DIR="+os.DevNull)
	}
	out, err := c.Output()
	var failed *exec.ExitError
	if errors.As(err, &failed) {
		return "", fmt.Errorf("%s %s: %s", name, strings.Join(args, " "), failed.Stderr)
	}
	return strings.TrimSpace(string(out)), err
}

func copyFile(from, to string) error {
	data, err := os.ReadFile(from)
	if err != nil {
		return err
	}
	return os.WriteFile(to, data, 0o644)
}
