package thirdgame

import (
	"io/fs"
	"testing/fstest"

	"github.com/quickcast/quickcast/assets"
)

// files are the app's own, with the game's words and icon beside them.
func files() fs.FS {
	return overlay{assets.FS, fstest.MapFS{
		"words/en/lights.json": {Data: []byte(english)},
		"words/de/lights.json": {Data: []byte(german)},
	}}
}

// overlay is a file system above another.
type overlay struct{ below, above fs.FS }

func (o overlay) Open(name string) (fs.File, error) {
	if f, err := o.above.Open(name); err == nil && name != "." && name != "words" && name != "words/en" && name != "words/de" {
		return f, nil
	}
	return o.below.Open(name)
}

// Glob is part of fs.GlobFS.
func (o overlay) Glob(pattern string) ([]string, error) {
	list, err := fs.Glob(o.below, pattern)
	if err != nil {
		return nil, err
	}
	more, err := fs.Glob(o.above, pattern)
	return append(list, more...), err
}

const english = `{
	"table.gameLights": "Lights in the Fog",
	"tablescreen.aboutLights": "one to four keepers against the fog",
	"lights.fog": "Fog", "lights.sea": "The sea", "lights.oil": "Oil", "lights.courage": "Courage", "lights.lit": "Lit", "lights.phase": "Night",
	"lights.keeper-fire": "Red keeper", "lights.keeper-water": "Blue keeper", "lights.keeper-nature": "Green keeper", "lights.keeper-holy": "White keeper",
	"lights.errorNoOil": "{{.Name}} has {{.Oil}} oil.", "lights.errorNotTurn": "It is not {{.Name}}'s turn.", "lights.errorTrack": "There is no track \"{{.Track}}\".",
	"lights.logBegin": "The fog is {{.Fog}} deep", "lights.logChange": "{{.Track}} {{.By}}: {{.From}} to {{.To}}", "lights.logShine": "{{.Name}} clears {{.Fog}} fog",
	"lights.logRound": "Round {{.Round}}", "lights.lost": "{{.Name}} has lost heart: nobody wins.", "lights.won": "The fog is gone: everybody wins.",
	"lights.choiceNext": "The next keeper", "lights.choiceShine": "{{.Name}} shines", "lights.shine": "Shine", "lights.doShine": "Burn {{.Oil}} oil", "lights.helped": "Who is helped",
	"lights.actionNext": "goes on to the next keeper", "lights.actionShine": "burns oil to clear fog", "lights.actionChange": "moves a track", "lights.actionSet": "sets a track",
	"lights.fieldOil": "how much oil", "lights.fieldHelped": "whom it helps", "lights.fieldTrack": "oil or courage of a seat, fog of none", "lights.fieldAmount": "how much"
}`

const german = `{
	"table.gameLights": "Lichter im Nebel",
	"tablescreen.aboutLights": "eine bis vier Personen gegen den Nebel",
	"lights.fog": "Nebel", "lights.sea": "Die See", "lights.oil": "Öl", "lights.courage": "Mut", "lights.lit": "Brennt", "lights.phase": "Nacht",
	"lights.keeper-fire": "Rot", "lights.keeper-water": "Blau", "lights.keeper-nature": "Grün", "lights.keeper-holy": "Weiß",
	"lights.errorNoOil": "{{.Name}} hat {{.Oil}} Öl.", "lights.errorNotTurn": "{{.Name}} ist nicht am Zug.", "lights.errorTrack": "Es gibt keine Leiste „{{.Track}}“.",
	"lights.logBegin": "Der Nebel ist {{.Fog}} tief", "lights.logChange": "{{.Track}} {{.By}}: {{.From}} auf {{.To}}", "lights.logShine": "{{.Name}} vertreibt {{.Fog}} Nebel",
	"lights.logRound": "Runde {{.Round}}", "lights.lost": "{{.Name}} hat den Mut verloren: Niemand gewinnt.", "lights.won": "Der Nebel ist fort: Alle gewinnen.",
	"lights.choiceNext": "Der nächste Zug", "lights.choiceShine": "{{.Name}} leuchtet", "lights.shine": "Leuchten", "lights.doShine": "{{.Oil}} Öl verbrennen", "lights.helped": "Wem es hilft",
	"lights.actionNext": "geht zum nächsten Zug", "lights.actionShine": "verbrennt Öl gegen den Nebel", "lights.actionChange": "bewegt eine Leiste", "lights.actionSet": "setzt eine Leiste",
	"lights.fieldOil": "wie viel Öl", "lights.fieldHelped": "wem es hilft", "lights.fieldTrack": "Öl oder Mut eines Platzes, Nebel von keinem", "lights.fieldAmount": "wie viel"
}`
