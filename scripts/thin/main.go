// Command thin takes out of the modules that a page is built from what no page
// uses but what makes it half as large again. The modules are copied; the
// project and Go's own store of modules stay as they are.
//
//	go run ./scripts/thin FOLDER
//
// FOLDER gets the copies, and a go.mod for "go build -modfile".
package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
)

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
	mod := filepath.Join(folder, "go.mod")
	if err := errors.Join(copyFile("go.mod", mod), copyFile("go.sum", filepath.Join(folder, "go.sum"))); err != nil {
		return err
	}
	for i, m := range modules() {
		if _, err := goCommand("mod", "download", m.path); err != nil {
			return err
		}
		from, err := goCommand("list", "-m", "-f", "{{.Dir}}", m.path)
		if err != nil {
			return err
		}
		to := filepath.Join(folder, strconv.Itoa(i))
		if err := copyModule(from, to); err != nil {
			return err
		}
		if err := errors.Join(m.cut(to), m.prune(to), m.stand(to), m.swap(to)); err != nil {
			return fmt.Errorf("%s: %w", m.path, err)
		}
		// The program names where its modules came from: it must be the same wherever it is built.
		if _, err := goCommand("mod", "edit", "-replace", m.path+"="+local(to), mod); err != nil {
			return err
		}
	}
	return nil
}

// copyModule copies what of a module is built.
func copyModule(from, to string) error {
	return filepath.WalkDir(from, func(name string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		at := filepath.Join(to, strings.TrimPrefix(name, from))
		switch {
		case entry.IsDir() && entry.Name() == "testdata":
			return fs.SkipDir
		case entry.IsDir():
			return os.MkdirAll(at, 0o755)
		case strings.HasSuffix(name, "_test.go"):
			return nil
		}
		return copyFile(name, at)
	})
}

// local is a folder as go.mod knows it from a module's name: from the project's own folder.
func local(folder string) string {
	if filepath.IsAbs(folder) {
		return folder
	}
	return "./" + filepath.ToSlash(folder)
}

// goCommand runs the go command and gives what it prints.
func goCommand(args ...string) (string, error) {
	out, err := exec.Command("go", args...).Output()
	var failed *exec.ExitError
	if errors.As(err, &failed) {
		return "", fmt.Errorf("go %s: %s", strings.Join(args, " "), failed.Stderr)
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
