package main

import (
	"bytes"
	"context"
	"errors"
	"slices"

	"github.com/quickcast/quickcast/internal/backup"
	"github.com/quickcast/quickcast/internal/store"
	"github.com/quickcast/quickcast/ui/uitest/furnish"
)

// rescued are what brings back what was damaged or lost.
func rescued() []scene {
	copies := []tapped{{id: "tablescreen.menu"}, {id: "tablescreen.leaveTable"}, {id: "shell.settings"}, {id: "settings.dataCopies"}, {id: "tablescreen.dateForm", day: true, sees: true}}
	return []scene{
		{"hole", []tapped{{id: "storage.holeFit", sees: true}}},
		{"copies", copies},
		{"copy", append(slices.Clip(copies), tapped{id: "tablescreen.dateForm", day: true}, tapped{id: "backup.beside", sees: true})},
	}
}

// kept changes what is kept before a scene begins; nil for most.
func (s scene) kept() func(*store.Memory) error {
	tenth := func(game string) func(*store.Memory) error {
		return func(files *store.Memory) error { return furnish.Tenth(files, game) }
	}
	return map[string]func(*store.Memory) error{
		"hole": holed, "copies": copied, "copy": copied,
		"archmage-tenth": tenth("archmage"), "archmage-map": tenth("archmage"), "wizards-tenth": tenth("wizards"), "wizards-box": tenth("wizards"),
	}[s.name]
}

// duel is where the duel is kept that furnish plays.
const duel = "tables/1.log"

// holed damages a line in the middle of the duel, so that some behind it do not fit.
func holed(files *store.Memory) error {
	log, err := files.Read(duel)
	if err != nil {
		return err
	}
	lines := bytes.SplitAfter(log, []byte("\n"))
	lines[3][5] ^= 0x20
	return errors.Join(files.Replace(duel, bytes.Join(lines, nil)), files.Remove("tables/1.snapshot"))
}

// copied has what is kept copied twice: the day before with half of the duel, and as it is.
func copied(files *store.Memory) error {
	log, err := files.Read(duel)
	if err != nil {
		return err
	}
	lines := bytes.SplitAfter(log, []byte("\n"))
	for before, log := range [][]byte{log, bytes.Join(lines[:len(lines)/2], nil)} {
		keep := func() error {
			return backup.Keep(context.Background(), files, "0.1.0", furnish.Evening().AddDate(0, 0, -before), func() {})
		}
		if err := errors.Join(files.Replace(duel, log), keep()); err != nil {
			return err
		}
	}
	return files.Replace(duel, log)
}
