package deed_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/quickcast/quickcast/catalog/deed"
)

// What a deed is taken for, each at its edges: nothing, one step, several of which one is another.
func TestWhatADeedIsTakenFor(t *testing.T) {
	steps := func(of ...deed.Step) []deed.Step { return of }
	turn, reveal := deed.Step{Do: deed.Turn}, deed.Step{Do: deed.Force, Name: "reveal"}
	attack, hinder := deed.Step{Do: deed.Force, Name: "attack"}, deed.Step{Do: deed.Force, Name: "hinder"}
	forbid, heal, more := deed.Step{Do: deed.Forbid, Name: "act"}, deed.Step{Do: deed.Heal}, deed.Step{Do: deed.Dice}
	now, game := deed.Step{Do: deed.Grant, Until: "attack"}, deed.Step{Do: deed.Lose, Until: "game"}
	void, other := deed.Step{Do: deed.Cancel, Name: "damage"}, deed.Step{Do: deed.Cancel, Name: "attack"}
	again := deed.Step{Do: deed.Roll, Again: true, Name: "dice"}
	is := map[string]func(*deed.Deed) bool{
		"reveals": (*deed.Deed).Reveals, "mandatory": (*deed.Deed).Mandatory, "answers": (*deed.Deed).Answers, "bans": (*deed.Deed).Bans,
		"before": (*deed.Deed).Before, "after": (*deed.Deed).AfterDice, "boosts": (*deed.Deed).Boosts, "lasts": (*deed.Deed).Lasts,
		"place": (*deed.Deed).ByPlace, "used": (*deed.Deed).Used, "heals": func(d *deed.Deed) bool { return d.Makes(deed.Heal) },
	}
	for name, row := range map[string]struct {
		deed deed.Deed
		is   string
	}{
		"nothing":                     {deed.Deed{At: deed.Moves}, ""},
		"turned over":                 {deed.Deed{At: deed.Moves, Do: steps(turn)}, "reveals"},
		"turned over, then healed":    {deed.Deed{At: deed.Moves, Do: steps(turn, heal)}, "reveals heals"},
		"healed, then turned over":    {deed.Deed{At: deed.Moves, Do: steps(heal, turn)}, "heals"},
		"must be turned over":         {deed.Deed{At: deed.Moves, Do: steps(reveal)}, "reveals mandatory answers"},
		"turned over for a spell":     {deed.Deed{At: deed.Casts, Do: steps(turn)}, "reveals answers"},
		"turned over for another":     {deed.Deed{At: deed.Reveal, Do: steps(turn)}, "reveals answers"},
		"healed at a spell":           {deed.Deed{At: deed.Casts, Do: steps(heal)}, "heals"},
		"made to attack":              {deed.Deed{At: deed.Always, Do: steps(attack)}, "bans lasts"},
		"made to attack on a move":    {deed.Deed{At: deed.Moves, Do: steps(attack)}, ""},
		"hindered":                    {deed.Deed{At: deed.Always, Do: steps(hinder)}, "lasts"},
		"forbidden when it attacks":   {deed.Deed{At: deed.Attack, Do: steps(forbid)}, "bans before"},
		"forbidden when attacked":     {deed.Deed{At: deed.Attacked, Do: steps(forbid)}, "bans before"},
		"forbidden at a spell":        {deed.Deed{At: deed.Casts, Do: steps(forbid)}, "bans"},
		"forbidden when revealed":     {deed.Deed{At: deed.Reveal, Do: steps(forbid)}, "bans"},
		"forbidden and healed":        {deed.Deed{At: deed.Always, Do: steps(forbid, heal)}, "lasts heals"},
		"more dice":                   {deed.Deed{At: deed.Attack, Do: steps(more)}, "before boosts"},
		"more dice against it":        {deed.Deed{At: deed.Attacked, Do: steps(more)}, "before boosts"},
		"more dice after a hit":       {deed.Deed{At: deed.Hit, Do: steps(more)}, ""},
		"more dice and healed":        {deed.Deed{At: deed.Attack, Do: steps(more, heal)}, "before heals"},
		"a trait for the attack":      {deed.Deed{At: deed.Attack, Do: steps(now)}, "before boosts"},
		"a trait for the game":        {deed.Deed{At: deed.Attack, Do: steps(game)}, ""},
		"healed when it attacks":      {deed.Deed{At: deed.Attack, Do: steps(heal)}, "heals"},
		"no damage":                   {deed.Deed{At: deed.Attacked, Do: steps(void)}, "before boosts"},
		"no attack":                   {deed.Deed{At: deed.Attacked, Do: steps(other)}, "before"},
		"damage kept off":             {deed.Deed{At: deed.Hurt, Do: steps(void)}, "after"},
		"hurt and healed":             {deed.Deed{At: deed.Hurt, Do: steps(heal)}, "heals"},
		"dice again":                  {deed.Deed{At: deed.Attack, Do: steps(again)}, "after"},
		"dice again in a row":         {deed.Deed{At: deed.Attacked, Do: steps(deed.Step{Do: deed.Roll, Rows: []deed.Row{{Do: steps(again)}}})}, "after"},
		"dice again when hit":         {deed.Deed{At: deed.Hit, Do: steps(again)}, ""},
		"again, and nobody says what": {deed.Deed{At: deed.Attack, Do: steps(deed.Step{Do: deed.Roll, Again: true})}, ""},
		"more dice once rolled":       {deed.Deed{At: deed.Attack, Given: &deed.Given{Rolled: true}, Do: steps(more)}, "after"},
		"strikes back":                {deed.Deed{At: deed.Attacked, Do: steps(deed.Step{Do: deed.Grant, Keywords: []string{"Counterstrike"}})}, "lasts"},
		"strikes back, and more":      {deed.Deed{At: deed.Attacked, Do: steps(deed.Step{Do: deed.Grant, Keywords: []string{"Counterstrike", "Fast"}})}, ""},
		"flies when attacked":         {deed.Deed{At: deed.Attacked, Do: steps(deed.Step{Do: deed.Grant, Keywords: []string{"Flying"}})}, ""},
		"used as an action":           {deed.Deed{At: deed.Action, Do: steps(heal)}, "used heals"},
		"used for a price":            {deed.Deed{At: deed.Pay, Do: steps(heal)}, "used heals"},
		"asked of the players":        {deed.Deed{At: deed.Moves, Given: &deed.Given{Ask: deed.Text{EN: "a", DE: "b"}}}, "place"},
		"counted where it is":         {deed.Deed{At: deed.Moves, Given: &deed.Given{Count: &deed.Filter{Where: "zone"}}}, "place"},
		"counted anywhere":            {deed.Deed{At: deed.Moves, Given: &deed.Given{Count: &deed.Filter{Where: "arena"}}}, ""},
		"whose moment is beside it":   {deed.Deed{At: deed.Moves, Of: &deed.Party{Filter: deed.Filter{Where: "adjacent"}}}, "place"},
		"whose moment is anybody's":   {deed.Deed{At: deed.Moves, Of: &deed.Party{Role: deed.Any}}, ""},
		"on what is in range":         {deed.Deed{At: deed.Moves, Do: steps(deed.Step{Do: deed.Push, On: &deed.Party{Filter: deed.Filter{Where: "range"}}})}, "place"},
	} {
		for what, holds := range is {
			want := strings.Contains(" "+row.is+" ", " "+what+" ")
			if got := holds(&row.deed); got != want {
				t.Errorf("%s: %s is %t", name, what, got)
			}
		}
	}
}

func TestAmountsAndWhatAnXIs(t *testing.T) {
	for letter, want := range map[string]int{"X": 3, "2X": 6, "-X": -3, "Y": 3, "all": 0, "any": 0} {
		a := deed.Amount{Letter: letter}
		if got := a.Value(3); got != want {
			t.Errorf("%s is %d of 3, want %d", letter, got, want)
		}
		if got := a.Asked(); got != (letter != "all" && letter != "any") {
			t.Errorf("%s asks: %t", letter, got)
		}
	}
	if n := deed.Number(4); n.Value(3) != 4 || n.Asked() {
		t.Error("a number is not itself")
	}
	for _, row := range []struct {
		x       deed.X
		n, want int
	}{
		{deed.X{}, 5, 5},
		{deed.X{Times: 1}, 5, 5},
		{deed.X{Times: 2}, 5, 10},
		{deed.X{More: 2}, 5, 7},
		{deed.X{More: -7}, 5, 0},
		{deed.X{Most: 4}, 5, 4},
		{deed.X{Most: 5}, 5, 5},
		{deed.X{Most: 6}, 5, 5},
		{deed.X{Most: 1}, 5, 1},
		{deed.X{Times: 3, More: 1, Most: 9}, 5, 9},
	} {
		if got := row.x.Value(row.n); got != row.want {
			t.Errorf("%+v of %d is %d, want %d", row.x, row.n, got, row.want)
		}
	}
}

// Every bound on what a card carries: what is just within it is read, one more is not.
func TestDeedsWithinTheirBounds(t *testing.T) {
	many := func(n int, of string) string { return "[" + strings.TrimSuffix(strings.Repeat(of+",", n), ",") + "]" }
	long := func(n int) string { return `"` + strings.Repeat("ä", n) + `"` }
	one := func(more, step string) string {
		return `[{"at":"cast","say":["a","b"],"do":[{"do":"heal","on":"target"` + step + `}]` + more + `}]`
	}
	step := `{"do":"heal","on":"target"}`
	whole := `{"at":"cast","say":["a","b"],"do":[` + step + `]}`
	deep := func(n int) string {
		do := step
		for range n {
			do = `{"do":"token","name":"a","else":[` + do + `]}`
		}
		return `[{"at":"cast","say":["a","b"],"do":[` + do + `]}]`
	}
	for name, pair := range map[string][2]string{
		"deeds":            {many(12, whole), many(13, whole)},
		"steps":            {`[{"at":"cast","say":["a","b"],"do":` + many(12, step) + `}]`, `[{"at":"cast","say":["a","b"],"do":` + many(13, step) + `}]`},
		"ways":             {one(`,"may":true`, `,"choices":`+many(11, many(1, step))), one(`,"may":true`, `,"choices":`+many(12, many(1, step)))},
		"depth":            {deep(2), deep(3)},
		"a reminder":       {strings.Replace(one("", ""), `"a"`, long(70), 1), strings.Replace(one("", ""), `"a"`, long(71), 1)},
		"one elsewhere":    {strings.Replace(one("", ""), `"b"`, long(70), 1), strings.Replace(one("", ""), `"b"`, long(71), 1)},
		"a line end":       {one("", ""), strings.Replace(one("", ""), `"b"`, `"b\n"`, 1)},
		"times":            {one(`,"once":"99 game"`, ""), one(`,"once":"100 game"`, "")},
		"no times":         {one(`,"once":"0 game"`, ""), one(`,"once":"-1 game"`, "")},
		"shared":           {one(`,"with":12`, ""), one(`,"with":13`, "")},
		"not shared":       {one(`,"with":0`, ""), one(`,"with":-1`, "")},
		"a question":       {one(`,"given":{"ask":["`+strings.Repeat("x", 240)+`","b"]}`, ""), one(`,"given":{"ask":["`+strings.Repeat("x", 241)+`","b"]}`, "")},
		"one in German":    {one(`,"given":{"ask":["a","`+strings.Repeat("x", 240)+`"]}`, ""), one(`,"given":{"ask":["a","`+strings.Repeat("x", 241)+`"]}`, "")},
		"half a question":  {one(`,"given":{"ask":["a","b"]}`, ""), one(`,"given":{"ask":["a",""]}`, "")},
		"the other half":   {one(`,"given":{}`, ""), one(`,"given":{"ask":["","b"]}`, "")},
		"what must hold":   {one(`,"given":{"is":`+many(12, `{"who":"self"}`)+`}`, ""), one(`,"given":{"is":`+many(13, `{"who":"self"}`)+`}`, "")},
		"an amount":        {one("", `,"amount":99`), one("", `,"amount":100`)},
		"a small one":      {one("", `,"amount":-99`), one("", `,"amount":-100`)},
		"dice":             {one("", `,"dice":99`), one("", `,"dice":100`)},
		"words":            {one("", `,"keywords":`+many(12, `"Fast"`)), one("", `,"keywords":`+many(13, `"Fast"`))},
		"a name":           {one("", `,"name":`+long(240)), one("", `,"name":`+long(241))},
		"a filter's words": {one(`,"of":{"subtypes":`+many(12, `"Cat"`)+`}`, ""), one(`,"of":{"subtypes":`+many(13, `"Cat"`)+`}`, "")},
		"X more":           {one(`,"x":{"of":"target","by":"level","more":99}`, ""), one(`,"x":{"of":"target","by":"level","more":100}`, "")},
		"X less":           {one(`,"x":{"of":"target","by":"level","more":-99}`, ""), one(`,"x":{"of":"target","by":"level","more":-100}`, "")},
		"X up to":          {one(`,"x":{"upTo":true,"most":1}`, ""), one(`,"x":{"upTo":true}`, "")},
		"X by nobody's":    {one(`,"x":{"by":"dealt"}`, ""), one(`,"x":{"by":"level"}`, "")},
		"prices":           {one(`,"cost":{"any":`+many(12, `{"mana":1}`)+`}`, ""), one(`,"cost":{"any":`+many(13, `{"mana":1}`)+`}`, "")},
		"prices of prices": {one(`,"cost":{"any":[{"mana":1}]}`, ""), one(`,"cost":{"any":[{"any":[{"mana":1}]}]}`, "")},
	} {
		for i, text := range pair {
			var deeds []deed.Deed
			err := json.Unmarshal([]byte(text), &deeds)
			if err == nil {
				err = deed.Check(deeds)
			}
			if (err == nil) != (i == 0) {
				t.Errorf("%s, %d beyond its bound: %v", name, i, err)
			}
		}
	}
}
