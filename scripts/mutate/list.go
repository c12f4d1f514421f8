package main

import (
	"fmt"
	"os"
	"strings"
)

// place is one fault that can be put into the program.
type place struct {
	line  int    // of the list it begins in
	what  string // would be wrong
	file  string // from the root of the project
	old   string // what stands there
	new   string // what is put in its stead
	at    int    // where it stands, of a place that nobody named; 0 where it stands once
	tests []string
}

// readList reads the places of a list: a paragraph each, as its head explains.
func readList(path string) ([]place, error) {
	data, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	var places []place
	var paragraph []string
	first := 0
	for i, line := range append(strings.Split(string(data), "\n"), "") {
		switch {
		case strings.HasPrefix(line, "#"):
		case strings.TrimSpace(line) != "":
			if len(paragraph) == 0 {
				first = i + 1
			}
			paragraph = append(paragraph, line)
		case len(paragraph) > 0:
			p, err := readPlace(paragraph)
			if err != nil {
				return nil, fmt.Errorf("%s:%d: %w", path, first, err)
			}
			p.line = first
			places = append(places, p)
			paragraph = nil
		}
	}
	return places, nil
}

// readPlace reads one paragraph.
func readPlace(lines []string) (place, error) {
	p := place{what: strings.TrimSpace(lines[0])}
	var old, put []string
	for _, line := range lines[1:] {
		mark, rest, _ := strings.Cut(strings.TrimPrefix(line, "  "), " ")
		switch mark {
		case "in":
			p.file = rest
		case "by":
			p.tests = strings.Fields(rest)
		case "-":
			old = append(old, rest)
		case "+":
			put = append(put, rest)
		default:
			return p, fmt.Errorf("%q begins with none of in, -, + and by", line)
		}
	}
	p.old, p.new = strings.Join(old, "\n"), strings.Join(put, "\n")
	if p.file == "" || p.old == "" || len(p.tests) == 0 || p.old == p.new {
		return p, fmt.Errorf("%q needs a file (in), what stands there (-), something else (+) and its tests (by)", p.what)
	}
	return p, nil
}

// broken is the text of the place's file with the fault in it.
func (p place) broken(text string) (string, error) {
	if p.at > 0 {
		return text[:p.at] + p.new + text[p.at+len(p.old):], nil
	}
	switch n := strings.Count(text, p.old); n {
	case 1:
		return strings.Replace(text, p.old, p.new, 1), nil
	case 0:
		return "", fmt.Errorf("%s no longer has %q: write what stands there now, or take the fault off the list", p.file, p.old)
	default:
		return "", fmt.Errorf("%s has %q %d times: write more of it, so that it is found once", p.file, p.old, n)
	}
}
