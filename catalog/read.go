package catalog

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"github.com/quickcast/quickcast/internal/facts"
	"github.com/quickcast/quickcast/rules/training"
)

// DataError says which entry of which data file is wrong and where.
type DataError = facts.Error

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
