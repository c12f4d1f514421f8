package cli

import (
	"strings"

	"github.com/quickcast/quickcast/tracker"
)

// actionHelp is one action as play --actions --json shows it.
type actionHelp struct {
	Action string      `json:"action"`
	About  string      `json:"about"`
	Fields []fieldHelp `json:"fields"`
}

type fieldHelp struct {
	Name     string   `json:"name"`
	Type     string   `json:"type"`
	Required bool     `json:"required"`
	About    string   `json:"about"`
	Values   []string `json:"values,omitempty"`
}

// listActions lists every action of a game with its fields.
func listActions(env *Env, call playCall) int {
	games := env.Games
	if call.game == "" {
		call.game = games.Names()[0]
	}
	game, err := games.Game(call.game)
	if err != nil {
		return env.refuse("play", err)
	}
	actions := append(game.Actions(),
		tracker.Action{Kind: tracker.Undo, About: "table.actionUndo"}, tracker.Action{Kind: tracker.Redo, About: "table.actionRedo"}, clockHelp())
	for _, a := range actions {
		help := helpOf(env, a)
		if call.json {
			sayJSON(env.Out, help)
			continue
		}
		sayAction(env, help)
	}
	if !call.json {
		say(env.Out, env.words().T("table.actionsEnd"))
	}
	return statusFine
}

// helpOf gives an action's own fields and those every action has.
func helpOf(env *Env, a tracker.Action) actionHelp {
	w := env.words()
	help := actionHelp{Action: string(a.Kind), About: w.Say(a.About)}
	common := []tracker.Field{
		{Name: "seat", Type: "number or text", About: "table.fieldSeat"},
		{Name: "rolls", Type: "list of number", About: "table.fieldRolls"},
		{Name: "faces", Type: "list of text", About: "table.fieldFaces", Values: []string{"blank", "1", "2", "c1", "c2"}},
		{Name: "overrule", Type: "true or false", About: "table.fieldOverrule"},
	}
	for _, f := range append(a.Fields, common...) {
		help.Fields = append(help.Fields, fieldHelp{f.Name, f.Type, f.Required, w.Say(f.About), f.Values})
	}
	return help
}

func sayAction(env *Env, help actionHelp) {
	say(env.Out, help.Action+" - "+help.About)
	for _, f := range help.Fields[:len(help.Fields)-4] {
		line := "    " + f.Name + " (" + f.Type
		if f.Required {
			line += ", " + env.words().T("table.fieldRequired")
		}
		line += "): " + f.About
		if len(f.Values) > 0 {
			line += " [" + strings.Join(f.Values, " ") + "]"
		}
		say(env.Out, line)
	}
}
