package catalog

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"strconv"
	"strings"

	"quickcast/rules/training"
)

// readFile hands every entry of a data file, a JSON array of objects, to take
// in order. The first thing wrong ends it with a *DataError.
func readFile[R any](fsys fs.FS, file string, take func(*R) (id string, err error)) error {
	data, err := fs.ReadFile(fsys, file)
	if err != nil {
		return &DataError{File: file, Err: err}
	}
	dec := json.NewDecoder(bytes.NewReader(data))
	dec.DisallowUnknownFields()
	if first, err := dec.Token(); err != nil || first != json.Delim('[') {
		return &DataError{File: file, Err: errors.New("not a JSON array of entries")}
	}
	for n := 1; dec.More(); n++ {
		var record R
		if err := dec.Decode(&record); err != nil {
			return locate(file, "#"+strconv.Itoa(n), jsonFault(err))
		}
		if id, err := take(&record); err != nil {
			if id == "" {
				id = "#" + strconv.Itoa(n)
			}
			return locate(file, id, err)
		}
	}
	if _, err := dec.Token(); err != nil {
		return &DataError{File: file, Err: fmt.Errorf("the array of entries does not end: %w", err)}
	}
	return nil
}

// jsonFault finds the field in an error of the JSON decoder.
func jsonFault(err error) error {
	var kind *json.UnmarshalTypeError
	if errors.As(err, &kind) {
		return wrong(kind.Field, "%s where a %s belongs", kind.Value, kind.Type)
	}
	if name, ok := strings.CutPrefix(err.Error(), "json: unknown field "); ok {
		return wrong(strings.Trim(name, `"`), "no such field")
	}
	return err
}

// readTexts reads a file of texts by key. A missing file has no texts.
func readTexts(fsys fs.FS, file string) (map[string]string, error) {
	data, err := fs.ReadFile(fsys, file)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, &DataError{File: file, Err: err}
	}
	var texts map[string]string
	if err := json.Unmarshal(data, &texts); err != nil {
		return nil, locate(file, "", jsonFault(err))
	}
	return texts, nil
}

// parsePair reads "word 3".
func parsePair(s string) (word string, n int, err error) {
	word, number, ok := strings.Cut(s, " ")
	if !ok || word == "" {
		return "", 0, fmt.Errorf("%q is not a name and a number", s)
	}
	n, err = strconv.Atoi(number)
	if err != nil || n < 0 {
		return "", 0, fmt.Errorf("%q is not a name and a number", s)
	}
	return word, n, nil
}

// parseParts reads schools such as "fire 2".
func parseParts(list []string) ([]training.Part, error) {
	parts := make([]training.Part, 0, len(list))
	for _, s := range list {
		name, level, err := parsePair(s)
		if err != nil {
			return nil, err
		}
		school, err := parseSchool(name)
		if err != nil {
			return nil, err
		}
		parts = append(parts, training.Part{School: school, Level: level})
	}
	return parts, nil
}

// parseSchool accepts the ten schools.
func parseSchool(name string) (training.School, error) {
	switch s := training.School(name); s {
	case training.Air, training.Arcane, training.Dark, training.Earth, training.Fire,
		training.Holy, training.Mind, training.Nature, training.War, training.Water:
		return s, nil
	}
	return "", fmt.Errorf("unknown school %q", name)
}

// parseSchools accepts a list of schools.
func parseSchools(names []string) ([]training.School, error) {
	var schools []training.School
	for _, name := range names {
		school, err := parseSchool(name)
		if err != nil {
			return nil, err
		}
		schools = append(schools, school)
	}
	return schools, nil
}

// parseJoin accepts "and", "or" and nothing.
func parseJoin(s string) (training.Join, error) {
	switch j := training.Join(s); j {
	case training.JoinNone, training.JoinAnd, training.JoinOr:
		return j, nil
	}
	return "", fmt.Errorf("unknown join %q", s)
}

// parseGames accepts a list of games, at least one.
func parseGames(names []string) ([]training.Game, error) {
	var games []training.Game
	for _, name := range names {
		game, err := parseGame(name)
		if err != nil {
			return nil, err
		}
		games = append(games, game)
	}
	if len(games) == 0 {
		return nil, errors.New("no game")
	}
	return games, nil
}

// parseGame accepts the two games.
func parseGame(name string) (training.Game, error) {
	switch g := training.Game(name); g {
	case training.Arena, training.Academy:
		return g, nil
	}
	return "", fmt.Errorf("unknown game %q", name)
}

// parseRange accepts nothing or two numbers of zones, nearest first.
func parseRange(zones []int) (Range, error) {
	if len(zones) == 0 {
		return Range{}, nil
	}
	if len(zones) != 2 || zones[0] < 0 || zones[0] > zones[1] {
		return Range{}, fmt.Errorf("%v is not a range", zones)
	}
	return Range{Min: zones[0], Max: zones[1]}, nil
}
