package main

import (
	"fmt"
	"path/filepath"
	"slices"
	"time"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/internal/words"
	"github.com/quickcast/quickcast/ui/table"
	"github.com/quickcast/quickcast/ui/uitest"
	"github.com/quickcast/quickcast/ui/uitest/furnish"
	"github.com/quickcast/quickcast/ui/uitest/pseudo"
)

// tapped is what is tapped on the way to a scene: a text by its id, with a name in it, or
// what is called the same in every language.
type tapped struct {
	id, name string
	sees     bool // it is only waited for
	day      bool // the day before the evening, in the form that the text is
	may      bool // it is there on a narrow screen alone
}

// scene is what the table opens, and the taps that lead there.
type scene struct {
	name string
	taps []tapped
}

// scenes are those of the table, from the duel as it is furnished.
func scenes() []scene {
	menu, now, next := tapped{id: "tablescreen.menu"}, tapped{id: "tablescreen.whatNow"}, tapped{id: "tablescreen.next"}
	wolf := tapped{name: "Timber Wolf"}
	return []scene{
		{"menu", []tapped{menu}},
		{"log", []tapped{menu, {id: "tablescreen.log"}}},
		{"told", []tapped{menu, {id: "tablescreen.told"}, {id: "told.replay", sees: true}}},
		{"replay", []tapped{menu, {id: "tablescreen.told"}, {id: "told.replay"}}},
		{"clock", []tapped{{id: "tablescreen.clock"}}},
		{"afar", []tapped{menu, {id: "tablescreen.afar"}}},
		{"choices", []tapped{now}},
		{"object", []tapped{wolf}},
		{"attack", []tapped{wolf, {id: "tablescreen.attack"}}},
		{"casting", []tapped{next, next, now, {id: "table.choiceCastQuick", name: "Warlock"}}},
	}
}

// begun are the first page, and games as they begin.
func begun(games ...string) []scene {
	away := []tapped{{id: "tablescreen.menu"}, {id: "tablescreen.leaveTable"}}
	all := []scene{{"front", away}, {"duels", append(slices.Clone(away), tapped{id: "told.duels"})}}
	for _, game := range games {
		all = append(all, scene{game, append(slices.Clone(away), tapped{id: table.Camel("table.game", game)}, tapped{id: "tablescreen.begin"})})
	}
	return all
}

// tenths are crowded tables late in their games.
func tenths() []scene {
	return []scene{
		{"archmage-tenth", nil},
		{"archmage-map", []tapped{{id: "archmage.pageLand", may: true}}},
		{"wizards-tenth", nil},
		{"wizards-box", []tapped{{id: "wizardsface.boxTitle"}}},
	}
}

// evenings are those of an event of many tables, from the menu of the table, which leads there at every size; the
// list of all evenings is the place of the hall itself.
func evenings() []scene {
	list := []tapped{{id: "tablescreen.menu"}, {id: "shell.hall"}}
	then := func(taps ...tapped) []tapped { return append(slices.Clone(list), taps...) }
	evening := tapped{name: "Winter evening"}
	return []scene{
		{"new-evening", then(tapped{id: "hall.new"})},
		{"evening", then(evening)},
		{"standings", then(evening, tapped{id: "hall.standings"})},
		{"pairings", then(evening, tapped{id: "hall.pairings"})},
		{"room", then(evening, tapped{id: "hall.room"})},
	}
}

// drawn are the scenes of which there are pictures.
func drawn() []scene {
	return slices.Concat(scenes(), evenings(), sharedScenes(), begun("academy", "archmage", "wizards"), tenths(), rescued())
}

// play opens the app once for each scene, goes there and draws it.
func play(folder string, worn clothes) ([]picture, error) {
	all, err := pseudo.Assets(assets.FS)
	if err != nil {
		return nil, err
	}
	w, err := words.Load(all, string(worn.lang))
	if err != nil {
		return nil, err
	}
	var done []picture
	for _, s := range drawn() {
		v, err := open(nil, worn, s.kept())
		if err != nil {
			return nil, err
		}
		p := picture{"table-" + s.name, worn}
		if err := v.lead(s, w); err != nil {
			v.close()
			return nil, fmt.Errorf("%s: %w", p.File(), err)
		}
		err = save(filepath.Join(folder, p.File()), v.window.Canvas().Capture())
		v.close()
		if err != nil {
			return nil, err
		}
		done = append(done, p)
	}
	return done, nil
}

// lead goes to a scene from the beginning, in the words on the screen.
func (v *visit) lead(s scene, w *words.Words) error {
	v.look(furnish.Stops(v.book)[0])
	for _, tap := range s.taps {
		name := tap.name
		if tap.id != "" {
			name = w.T(tap.id, "Name", tap.name)
		}
		if tap.day {
			name = furnish.Evening().AddDate(0, 0, -1).Format(name)
		}
		does := v.tap
		if tap.sees {
			does = v.sees
		}
		if tap.may && uitest.Named(v.window.Canvas(), name) == nil {
			continue
		}
		if !does(name) {
			return fmt.Errorf("nothing to tap is called %q", name)
		}
	}
	return nil
}

// patience is how long a tap waits for what it is to find: on a busy machine it may still
// be on its way.
const patience = 20 * time.Second

// sees waits until something of that name is there: what is read in the background comes later
// on a busy machine.
func (v *visit) sees(name string) bool {
	for end := time.Now().Add(patience); time.Now().Before(end); v.running.Settle(v.quiet) {
		if uitest.Named(v.window.Canvas(), name) != nil {
			return true
		}
	}
	return false
}

// tap taps what lies uppermost of that name.
func (v *visit) tap(name string) bool {
	for end := time.Now().Add(patience); time.Now().Before(end); v.running.Settle(v.quiet) {
		tops := append([]fyne.CanvasObject{v.window.Content()}, v.window.Canvas().Overlays().List()...)
		for i := len(tops) - 1; i >= 0; i-- {
			if uitest.TapIn(tops[i], name) {
				v.running.Settle(v.quiet)
				return true
			}
		}
	}
	return false
}
