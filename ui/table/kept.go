package table

import (
	"errors"
	"io/fs"

	"github.com/quickcast/quickcast/tracker"
)

// keptFile is where a text is that is told once for all tables of a game.
func keptFile(game, option string) string { return game + "-" + option + ".json" }

// Keep keeps such a text of an option of a game's form.
func (s *Screen) Keep(game, option, text string) error {
	return s.needs.Store.Replace(keptFile(game, option), []byte(text))
}

// Kept is the text of an option, "" where none was told. One that cannot be used any more is
// laid aside, and said in the error.
func (s *Screen) Kept(game, option string) (string, error) {
	data, err := s.needs.Store.Read(keptFile(game, option))
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return "", nil
	case err != nil:
		return "", err
	}
	rules, err := s.needs.Games.Game(game)
	if err != nil {
		return "", err
	}
	if keeper, ok := rules.(tracker.Keeper); ok {
		err = keeper.Keeps(option, string(data))
	}
	if err != nil {
		return "", errors.Join(err, s.needs.Store.Replace(keptFile(game, option+"-damaged"), data), s.needs.Store.Remove(keptFile(game, option)))
	}
	return string(data), nil
}

// Take takes what somebody gave away that a game keeps for all its tables.
func (s *Screen) Take(game string, data []byte) {
	if keeper, ok := s.faceOf(game).(taker); ok {
		keeper.Take(data)
	}
}

// keptOptions are the texts of all options that are kept.
func (s *Screen) keptOptions(game string, options []tracker.Option) (map[string]string, error) {
	texts := map[string]string{}
	var faults []error
	for _, o := range options {
		if !o.Kept {
			continue
		}
		text, err := s.Kept(game, o.ID)
		if faults = append(faults, err); text != "" {
			texts[o.ID] = text
		}
	}
	return texts, errors.Join(faults...)
}
