// Command licences collects the licences of everything that is built into the program
// on any system, and writes them where the app shows them from.
//
//	go run ./scripts/licences
//
// A test of the house tells when it has to be called again.
package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/quickcast/quickcast/internal/licences"
)

func main() {
	if err := run(filepath.Join("assets", licences.File)); err != nil {
		fmt.Fprintln(os.Stderr, "licences:", err)
		os.Exit(1)
	}
}

func run(out string) error {
	parts, err := collect(systems())
	if err != nil {
		return err
	}
	all := map[string]*licences.Licence{}
	for _, name := range slices.Sorted(maps.Keys(parts)) {
		data, err := os.ReadFile(parts[name])
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		text, owners := split(string(data))
		key := strings.Join(strings.Fields(strings.ToLower(text)), " ")
		if all[key] == nil {
			kind, ok := kindOf(key)
			if !ok {
				return fmt.Errorf("%s stands under a licence that is not known here: may it be built in? %s", name, parts[name])
			}
			all[key] = &licences.Licence{Kind: kind, Text: text}
		}
		all[key].Of = append(all[key].Of, licences.Part{Name: name, Owners: owners})
	}
	sorted := slices.SortedFunc(maps.Values(all), func(a, b *licences.Licence) int {
		return strings.Compare(a.Kind+" "+a.Of[0].Name, b.Kind+" "+b.Of[0].Name)
	})
	var text bytes.Buffer
	for i, licence := range sorted {
		line, err := json.Marshal(licence)
		if err != nil {
			return err
		}
		text.WriteString(map[bool]string{true: "[\n", false: ",\n"}[i == 0])
		text.Write(line)
	}
	text.WriteString("\n]\n")
	return os.WriteFile(out, text.Bytes(), 0o644)
}

// systems are those the program is built for, with and without C.
func systems() [][3]string {
	return [][3]string{{"linux", "amd64", "1"}, {"windows", "amd64", "1"}, {"darwin", "arm64", "1"}, {"android", "arm64", "1"}, {"js", "wasm", "0"}}
}

// collect finds the file of the licence of every module built in on the systems, of Go itself, and of what the
// toolkit carries within it.
func collect(systems [][3]string) (map[string]string, error) {
	goroot, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return nil, err
	}
	found := map[string]string{
		"Go":           filepath.Join(strings.TrimSpace(string(goroot)), "LICENSE"),
		"Quattrocento": filepath.Join("assets", "fonts", "OFL.txt"),
	}
	for _, system := range systems {
		list := exec.Command("go", "list", "-deps", "-tags", "migrated_fynedo,no_emoji", "-f", "{{with .Module}}{{if not .Main}}{{.Path}}\t{{.Dir}}{{end}}{{end}}", ".")
		list.Env = append(os.Environ(), "GOOS="+system[0], "GOARCH="+system[1], "CGO_ENABLED="+system[2])
		list.Stderr = os.Stderr
		out, err := list.Output()
		if err != nil {
			return nil, err
		}
		for line := range strings.Lines(string(out)) {
			module, dir, ok := strings.Cut(strings.TrimSpace(line), "\t")
			if !ok || found[module] != "" {
				continue
			}
			file, err := licenceIn(dir)
			if err != nil {
				return nil, err
			}
			found[module] = file
			switch module {
			case "fyne.io/fyne/v2":
				found["Noto Sans"] = filepath.Join(dir, "theme", "font", "LICENSE.txt")
				found["DejaVu Sans Mono"] = filepath.Join(dir, "theme", "font", "LICENSE_DejaVu-Powerline.txt")
				found["Inter"] = filepath.Join(dir, "theme", "font", "LICENSE_Inter.txt")
			case "github.com/go-gl/glfw/v3.4/glfw":
				found["GLFW"] = filepath.Join(dir, "glfw", "LICENSE.md")
			}
		}
	}
	return found, nil
}

func licenceIn(dir string) (string, error) {
	for _, name := range []string{"LICENSE", "LICENSE.txt", "LICENSE.md", "COPYING", "COPYING.txt"} {
		if file := filepath.Join(dir, name); exists(file) {
			return file, nil
		}
	}
	return "", fmt.Errorf("%s has no licence", dir)
}

func exists(file string) bool {
	_, err := os.Stat(file)
	return err == nil
}

// owner is a line that says whose something is.
var owner = regexp.MustCompile(`(?i)^\W*copyright\s+(\(c\)|©|\d)`)

// split takes the lines that name the owners out of a licence.
func split(licence string) (text string, owners []string) {
	var rest []string
	for line := range strings.Lines(strings.ReplaceAll(licence, "\r\n", "\n")) {
		line = strings.TrimRight(line, " \t\n")
		if owner.MatchString(line) {
			owners = append(owners, strings.TrimSpace(line))
		} else if !strings.EqualFold(strings.TrimSpace(line), "all rights reserved.") {
			rest = append(rest, line)
		}
	}
	return unwrap(strings.Trim(strings.Join(rest, "\n"), "\n")), owners
}

// point begins a line of its own: a bullet, a number or a letter.
var point = regexp.MustCompile(`^\s*([-*=•]|\(?[0-9a-z]{1,2}[.)])`)

// unwrap joins the lines of a paragraph: the window breaks them where it is wide.
func unwrap(text string) string {
	var out strings.Builder
	before := ""
	for i, line := range strings.Split(text, "\n") {
		switch {
		case i == 0:
		case strings.TrimSpace(line) == "", strings.TrimSpace(before) == "", point.MatchString(line):
			out.WriteString("\n")
		default:
			out.WriteString(" ")
		}
		out.WriteString(strings.TrimSpace(line))
		before = line
	}
	return out.String()
}

// kindOf tells a licence by what only it says; text is in small letters, with one space
// between words. False for one that is none of those the program may be built with.
func kindOf(text string) (string, bool) {
	for _, known := range []struct{ kind, says string }{
		{"Apache-2.0", "apache license"},
		{"OFL-1.1", "sil open font license"},
		{"Zlib", "altered source versions must be plainly marked"},
		{"ISC", "permission to use, copy, modify, and/or distribute this software for any purpose"},
		{"Bitstream Vera", "bitstream vera"},
		{"BSD-3-Clause", "neither the name"},
		{"BSD-2-Clause", "redistributions in binary form must reproduce"},
		{"Unlicense", "released into the public domain"},
		{"MIT", "permission is hereby granted, free of charge"},
		{"MIT", "permission to use, copy, modify, and distribute this software for any purpose"},
	} {
		if strings.Contains(text, known.says) {
			return known.kind, true
		}
	}
	return "", false
}
