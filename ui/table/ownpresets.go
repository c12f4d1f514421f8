package table

import (
	"context"
	"errors"
	"io/fs"

	"quickcast/tracker/clock"
)

// Where a person's own events are kept, and a file that could not be read.
const (
	ownPresetsFile  = "presets/events.json"
	ownPresetsAside = "presets/events-damaged.json"
)

// readOwn reads them off the UI goroutine, and shows them. A damaged file is kept
// aside and told; then there are none.
func (c *clockSheet) readOwn() {
	s := c.screen
	if s.needs.Store == nil {
		return
	}
	s.lane.Do(func(context.Context) func() {
		list, err := s.readPresets()
		return func() {
			c.own = list
			if err != nil {
				s.Notify(s.T("presetsDamaged", "File", ownPresetsAside, "Reason", s.needs.Words.Error(err)), "", nil)
			}
			c.again()
		}
	})
}

func (s *Screen) readPresets() ([]clock.Preset, error) {
	data, err := s.needs.Store.Read(ownPresetsFile)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	list, err := clock.ReadPresets(ownPresetsFile, data)
	if err == nil {
		return list, nil
	}
	if aside := s.needs.Store.Replace(ownPresetsAside, data); aside == nil {
		aside = s.needs.Store.Remove(ownPresetsFile)
		return nil, errors.Join(err, aside)
	}
	return nil, err
}

// keep writes the events of a person and shows them once they are safe.
func (c *clockSheet) keep(list []clock.Preset) {
	s := c.screen
	s.lane.Do(func(context.Context) func() {
		data, err := clock.WritePresets(list)
		if err == nil {
			err = s.needs.Store.Replace(ownPresetsFile, data)
		}
		return func() {
			if err != nil {
				s.Notify(s.needs.Words.Error(err), "", nil)
				return
			}
			c.own = list
			c.again()
		}
	})
}
