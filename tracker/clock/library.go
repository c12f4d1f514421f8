package clock

import (
	"encoding/json"
	"errors"
	"io/fs"
	"slices"
	"strconv"
	"strings"

	"github.com/quickcast/quickcast/internal/pick"
)

// eventsFile is where the presets lie in the assets.
const eventsFile = "data/events.json"

// Library is what there is to choose from when a clock is made.
type Library struct {
	Warnings []Millis // time left to warn at, falling
	Windows  []Millis // limits of the short timers; 0 is free
	Presets  []Preset
}

// Load reads data/events.json of the assets. It refuses what the file format
// refuses (DataError): see Preset.Check.
func Load(fsys fs.FS) (Library, error) {
	data, err := fs.ReadFile(fsys, eventsFile)
	if err != nil {
		return Library{}, &DataError{File: eventsFile, Problem: NotReadable, Err: err}
	}
	var file struct {
		Warnings []int             `json:"warnings"` // seconds
		Windows  []int             `json:"windows"`  // seconds
		Presets  []json.RawMessage `json:"presets"`
	}
	if err := strict(data, &file); err != nil {
		return Library{}, unreadable(eventsFile, "", err)
	}
	library := Library{Warnings: seconds(file.Warnings), Windows: seconds(file.Windows)}
	if len(file.Warnings) == 0 || !validLevels(library.Warnings) {
		return Library{}, &DataError{File: eventsFile, Field: "warnings", Problem: NotInRange, Hint: "falling seconds above 0"}
	}
	for _, limit := range library.Windows {
		if !validWindow(Planning, limit) {
			return Library{}, &DataError{File: eventsFile, Field: "windows", Problem: NotInRange, Hint: span(0, int(maxWindow/Second))}
		}
	}
	library.Presets, err = readAll(eventsFile, file.Presets)
	return library, err
}

// ReadPresets reads presets a person made: {"presets":[...]}, as in the file
// of the assets. File is the name to give in errors (DataError).
func ReadPresets(file string, data []byte) ([]Preset, error) {
	var own struct {
		Presets []json.RawMessage `json:"presets"`
	}
	if err := strict(data, &own); err != nil {
		return nil, unreadable(file, "", err)
	}
	return readAll(file, own.Presets)
}

// WritePresets writes what ReadPresets reads. It refuses a preset that
// Preset.Check refuses, and two of one id.
func WritePresets(presets []Preset) ([]byte, error) {
	for i, p := range presets {
		if err := p.Check(); err != nil {
			return nil, err
		}
		if HasPreset(presets[:i], p.ID) {
			return nil, p.wrong("id", NotUnique, "")
		}
	}
	return json.MarshalIndent(map[string][]Preset{"presets": presets}, "", "  ")
}

// Preset finds a preset by its id.
func (l Library) Preset(id string) (Preset, bool) {
	if i := atPreset(l.Presets, id); i >= 0 {
		return l.Presets[i], true
	}
	return Preset{}, false
}

// With gives the library with a person's own presets after its own. It refuses
// an id that is there already.
func (l Library) With(own []Preset) (Library, error) {
	l.Presets = slices.Clone(l.Presets)
	for _, p := range own {
		if HasPreset(l.Presets, p.ID) {
			return Library{}, p.wrong("id", NotUnique, "")
		}
		l.Presets = append(l.Presets, p)
	}
	return l, nil
}

func readAll(file string, raw []json.RawMessage) ([]Preset, error) {
	presets := make([]Preset, 0, len(raw))
	for i, data := range raw {
		p, err := readPreset(data)
		if err == nil && HasPreset(presets, p.ID) {
			err = p.wrong("id", NotUnique, "")
		}
		if err != nil {
			return nil, placed(err, file, i)
		}
		presets = append(presets, p)
	}
	return presets, nil
}

func readPreset(data []byte) (Preset, error) {
	var p Preset
	if err := strict(data, &p); err != nil {
		return p, unreadable("", p.ID, err)
	}
	return p, p.Check()
}

// placed completes an error with the file and, where the entry has no id, its
// number, counted from 1.
func placed(err error, file string, i int) error {
	var wrong *DataError
	if errors.As(err, &wrong) {
		wrong.File = file
		if wrong.Entry == "" {
			wrong.Entry = strconv.Itoa(i + 1)
		}
	}
	return err
}

// unreadable names the field a JSON error is about, where it is about one.
func unreadable(file, entry string, err error) error {
	wrong := &DataError{File: file, Entry: entry, Problem: NotReadable, Err: err}
	var kind *json.UnmarshalTypeError
	if errors.As(err, &kind) {
		wrong.Field, wrong.Problem = kind.Field, NotThatType
	} else if field, ok := strings.CutPrefix(err.Error(), "json: unknown field "); ok {
		wrong.Field, wrong.Problem = strings.Trim(field, `"`), NotAField
	}
	return wrong
}

func seconds(counts []int) []Millis {
	return pick.Made(counts, func(count int) Millis { return Millis(min(max(count, -1), int(Most/Second)+1)) * Second })
}
