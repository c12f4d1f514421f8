package cli

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math/big"
	"strings"
	"testing"
)

// putOdds puts questions to the verb, one a line, and returns its answers and status.
func putOdds(t *testing.T, lines ...string) (replies []map[string]any, status int) {
	t.Helper()
	var out, errs bytes.Buffer
	env := &Env{In: strings.NewReader(strings.Join(lines, "\n")), Out: &out, Err: &errs, Lang: "en"}
	status = runOdds(env, nil)
	for line := range strings.Lines(out.String()) {
		var reply map[string]any
		if err := json.Unmarshal([]byte(line), &reply); err != nil {
			t.Fatalf("%s: %v", line, err)
		}
		replies = append(replies, reply)
	}
	if len(replies) != len(lines) {
		t.Fatalf("%d answers to %d questions", len(replies), len(lines))
	}
	return replies, status
}

// short is an answer with the floats left out, so that a test can be read.
func short(value any) string {
	switch value := value.(type) {
	case map[string]any:
		if exact, is := value["exact"]; is {
			return exact.(string)
		}
	case []any:
		var parts []string
		for _, entry := range value {
			if row, is := entry.([]any); is && len(row) == 3 {
				parts = append(parts, fmt.Sprint(row[0])+": "+row[1].(string))
			} else {
				parts = append(parts, short(entry))
			}
		}
		return strings.Join(parts, ", ")
	}
	text, _ := json.Marshal(value)
	return string(text)
}

// within is the value at a key, or at a key in the object at another.
func within(answer map[string]any, key string) any {
	outer, inner, nested := strings.Cut(key, ".")
	if object, is := answer[outer].(map[string]any); nested && is {
		return object[inner]
	}
	return answer[outer]
}

func TestOddsAnswersEveryQuestion(t *testing.T) {
	cases := []struct {
		question, input string
		want            map[string]string
	}{
		{"pool", `{"dice":1}`, map[string]string{
			"normal_dist": "0: 2/3, 1: 1/6, 2: 1/6", "critical_dist": "0: 2/3, 1: 1/6, 2: 1/6", "total_dist": "0: 1/3, 1: 1/3, 2: 1/3",
			"expected_total": "1/1", "expected_critical": "1/2", "variance_total": "2/3",
		}},
		{"pool", `{"dice":0}`, map[string]string{"total_dist": "0: 1/1", "variance_total": "0/1"}},
		{"resolve_faces", `{"faces":["1","2","c1","c2","blank"],"armor":3,"piercing":1}`, map[string]string{
			"normal_rolled": "3", "critical_rolled": "3", "normal_damage": "1", "critical_damage": "3", "damage": "4",
		}},
		{"resolve_faces", `{"faces":["1","2","c2"],"armor":3,"incorporeal":true}`, map[string]string{
			"normal_rolled": "3", "normal_damage": "1", "critical_damage": "0", "damage": "1",
		}},
		{"attack", `{"game":"arena","attack":{"type":"melee","dice":1},"defender":{"armor":1,"life":2}}`, map[string]string{
			"dice_first_strike": "1", "damage_dist": "0: 1/2, 1: 1/3, 2: 1/6", "expected_damage": "2/3",
			"destroyed_probability": "1/6", "damage_capped_dist": "0: 1/2, 1: 1/3, 2: 1/6", "hit_probability": "1/1",
		}},
		{"attack", `{"attack":{"dice":1,"vampiric":true},"attacker":{"damage":5},"defender":{"voltaric_shield":true,"rage":2}}`, map[string]string{
			"attacker_healed_dist": "0: 1/1", "expected_attacker_healed": "0/1", "shield_used_probability": "2/3", "rage_tokens_dist": "0: 1/1",
		}},
		{
			"attack", `{"attack":{"dice":1,"strikes":2,"effects":[{"min":7,"result":"Daze"}]},"attacker":{},"defender":{"conditions":{"daze":1}},"defense_policy":"never"}`,
			map[string]string{"markers_on_defender": `{"daze":[[1,"1/4",0.25],[2,"1/2",0.5],[3,"1/4",0.25]]}`},
		},
		{"exchange", `{"attack":{"dice":1},"attacker":{"life":2},"defender":{"life":2,"damage_barrier":{"dice":1}},"counterstrike":{"dice":1}}`, map[string]string{
			"defender_damage_dist": "0: 1/3, 1: 1/3, 2: 1/3", "barrier_attack_probability": "1/1", "counterstrike_probability": "4/9",
			"attacker_destroyed_probability": "5/9", "both_destroyed_probability": "1/9", "hit_probability": "1/1",
			"attacker_healed_dist": "0: 1/1", "markers_on_attacker": "{}",
		}},
		{"sequence", `{"defender":{"life":3},"attacks":[{"attacker":{},"attack":{"dice":1}},{"attacker":{},"attack":{"dice":1}}]}`, map[string]string{
			"destroyed_after_each_attack": "0/1, 1/3", "damage_dist": "0: 1/9, 1: 2/9, 2: 1/3, 3: 2/9, 4: 1/9",
		}},
		{"sweep", `{"attack":{"dice":1},"attacker":{"melee_bonus":1},"defenders":[{"life":4},{"life":2}]}`, map[string]string{
			"first_expected_damage": "2/1", "second_expected_damage": "1/1", "first_destroyed_probability": "1/9", "both_destroyed_probability": "1/27",
		}},
		{"zone", `{"attacker":{"conditions":{"daze":1}},"attack":{"type":"other","zone":true,"dice":1},"defenders":[{"life":1},{"life":1}]}`, map[string]string{
			"all_destroyed_probability": "2/9", "none_destroyed_probability": "5/9", "expected_total_damage": "1/1",
		}},
		{"effect_die", `{"attack":{"damage_type":"flame","effects":[{"min":5,"max":9,"result":"burn"},{"min":10,"result":"2 burn & rot"}]},"defender":{"living":false,"tough":1}}`, map[string]string{
			"modifier": "-1", "outcomes": "2 burn & rot: 1/6, burn: 5/12, none: 5/12", "landed": "2 burn: 1/6, burn: 5/12, none: 5/12",
		}},
		{
			"defense_roll", `{"attack":{"type":"ranged"},"defender":{"restrained":true,"conditions":{"daze":1,"cripple":1},"defense":{"min":6,"uses":"inf","not_against":"melee"}}}`,
			map[string]string{"defense_usable": "true", "avoid_probability": "1/4"},
		},
		{
			"defense_roll", `{"attack":{"type":"melee"},"defender":{"defense":{"min":6,"uses":1,"used_this_round":1}}}`,
			map[string]string{"defense_usable": "false", "avoid_probability": "0/1"},
		},
		{
			"direct_damage", `{"points":3,"damage_type":"poison","defender":{"kind":"conjuration","life":3}}`,
			map[string]string{"damage_dist": "0: 1/1", "destroyed_probability": "0/1"},
		},
		{"upkeep", `{"creature":{"conditions":{"burn":1}},"rounds":2}`, map[string]string{
			"damage_dist": "0: 1/3, 1: 1/9, 2: 2/9, 3: 2/9, 4: 1/9", "burn_markers_dist": "0: 5/9, 1: 4/9",
		}},
		{"upkeep", `{"creature":{"life":2,"conditions":{"rot":1},"regenerate":[1]},"rounds":2,"order":["rot","regenerate"]}`, map[string]string{
			"destroyed_by_each_upkeep": "0/1, 0/1", "destroyed_probability": "0/1", "damage_on_survivor": "0: 1/1",
		}},
		{"burn_total", `{"burn":1,"report_up_to":2,"remaining_life":3}`, map[string]string{
			"expected_total_damage": "3/1", "variance_total_damage": "14/1", "pmf_head": "0: 1/3, 1: 1/9, 2: 4/27",
			"tail_beyond_report": "11/27", "destroyed_probability": "11/27",
		}},
		{"attack", `{"attack":{"dice":1},"defender":{"life":0}}`, map[string]string{
			"destroyed_probability": "1/1", "damage_capped_dist": "0: 1/1", "damage_dist": "0: 1/3, 1: 1/3, 2: 1/3",
		}},
		{"upkeep", `{"creature":{"life":0},"rounds":1}`, map[string]string{
			"destroyed_by_each_upkeep": "1/1", "destroyed_probability": "1/1", "damage_on_survivor": "",
		}},
		{"upkeep", `{"creature":{"burnproof":true,"conditions":{"burn":2}}}`, map[string]string{
			"damage_dist": "0: 1/1", "burn_markers_dist": "2: 1/1",
		}},
		{"defense_roll", `{"attack":{},"defender":{"defense":{"min":2,"uses":0}}}`, map[string]string{
			"defense_usable": "false", "avoid_probability": "0/1",
		}},
		{"exchange", `{"attack":{"dice":0,"strikes":3,"effects":[{"min":1,"result":"100 stun"}]},"defender":{"conditions":{"sleep":56}},"counterstrike":{"dice":1}}`, map[string]string{
			"counterstrike_probability": "0/1", "markers_on_defender.stun": "300: 1/1",
		}},
		{"heal", `{"dice":1,"target":{"damage":1}}`, map[string]string{
			"healed_dist": "0: 1/3, 1: 2/3", "expected_healed": "2/3", "fully_healed_probability": "2/3",
		}},
		{"escape", `{"markers":2,"needs":10,"action_phases":1}`, map[string]string{
			"markers_left_dist": "0: 1/16, 1: 3/8, 2: 9/16", "free_probability": "1/16",
		}},
		{"initiative", `{}`, map[string]string{"first_player_wins": "1/2", "tie_on_one_roll": "1/12"}},
	}
	for _, c := range cases {
		replies, status := putOdds(t, `{"id":"x","question":"`+c.question+`","input":`+c.input+`}`)
		answer, is := replies[0]["answer"].(map[string]any)
		if !is || status != statusFine || replies[0]["id"] != "x" {
			t.Errorf("%s %s: %v, status %d", c.question, c.input, replies[0], status)
			continue
		}
		for key, want := range c.want {
			if got := short(within(answer, key)); got != want {
				t.Errorf("%s %s: %s is %s, want %s", c.question, c.input, key, got, want)
			}
		}
		sumsToOne(t, c.question, answer)
	}
}

// The worked examples printed in the rulebooks that are questions of odds, by their
// numbers in the project's list.
func TestOddsAnswersTheExamplesOfTheBooks(t *testing.T) {
	cases := []struct{ id, question, input, key, want string }{
		{"EX-A-09", "resolve_faces", `{"faces":["c1","1"],"armor":1}`, "damage", "1"},
		{"EX-A-11", "attack", `{"game":"academy","attack":{"dice":6},"attacker":{"conditions":{"weak":3}}}`, "dice_first_strike", "3"},
		{"EX-A-12", "effect_die", `{"game":"academy","attack":{"effects":[{"min":7,"result":"stagger"}]}}`, "outcomes", "none: 1/2, stagger: 1/2"},
		{"EX-R-03", "effect_die", `{"attack":{"damage_type":"lightning"},"defender":{"damage_type_modifiers":{"lightning":[1,-2]}}}`, "modifier", "-1"},
		{"EX-R-04", "upkeep", `{"creature":{"damage":5,"regenerate":[2,3]}}`, "damage_dist", "2: 1/1"},
		{"EX-R-14", "resolve_faces", `{"faces":["1","2"],"incorporeal":true}`, "damage", "1"},
		{"EX-R-15", "resolve_faces", `{"faces":["1","2"],"incorporeal":true,"ethereal":true}`, "damage", "3"},
		{"EX-R-16", "resolve_faces", `{"faces":["c2","1","blank","blank","blank","blank"],"armor":2}`, "damage", "2"},
		{"EX-R-17", "effect_die", `{"attack":{"effects":[{"min":6,"max":8,"result":"daze"},{"min":9,"result":"stun"}]}}`, "outcomes", "daze: 1/4, none: 5/12, stun: 1/3"},
		{"EX-R-18", "attack", `{"attack":{"dice":4,"damage_type":"lightning"},"defender":{"damage_type_modifiers":{"lightning":2}}}`, "dice_first_strike", "6"},
		{"EX-R-19", "attack", `{"attack":{"dice":4,"damage_type":"lightning"},"defender":{"damage_type_modifiers":{"lightning":[2,-3]}}}`, "dice_first_strike", "3"},
		{"EX-R-20", "attack", `{"attack":{"dice":4,"damage_type":"flame"},"defender":{"immunities":["flame"]}}`, "dice_first_strike", "0"},
		{"EX-R-24", "attack", `{"attack":{"dice":4},"attacker":{"conditions":{"daze":1}}}`, "hit_probability", "1/2"},
		{"EX-R-25", "resolve_faces", `{"faces":["c1","c2","2","blank","blank","blank"],"armor":3,"piercing":3}`, "damage", "5"},
		{"EX-R-26", "resolve_faces", `{"faces":["c1","2","2","1"],"armor":4}`, "damage", "2"},
		{"EX-R-28", "defense_roll", `{"attack":{},"defender":{"conditions":{"daze":1},"defense":{"min":7}}}`, "avoid_probability", "1/3"},
		{"EX-R-39", "attack", `{"attack":{"dice":3},"attacker":{"kind":"mage","melee_bonus":1}}`, "dice_first_strike", "4"},
		{"EX-R-41", "direct_damage", `{"points":2,"defender":{"kind":"mage","voltaric_shield":true}}`, "damage_dist", "2: 1/1"},
		{"EX-R-67", "effect_die", `{"attack":{"bonus_vs":{"against":["nonliving","dark"],"dice":1}},"defender":{"schools":["dark"]}}`, "modifier", "1"},
		{"EX-R-68", "heal", `{"dice":1,"target":{"damage":5}}`, "healed_dist", "0: 1/3, 1: 1/3, 2: 1/3"},
		{"EX-R-69", "upkeep", `{"creature":{"damage":5,"regenerate":[2]}}`, "damage_dist", "3: 1/1"},
		{"EX-R-70", "attack", `{"attack":{"dice":6},"attacker":{"conditions":{"weak":2}}}`, "dice_first_strike", "4"},
	}
	for _, c := range cases {
		replies, _ := putOdds(t, `{"id":1,"question":"`+c.question+`","input":`+c.input+`}`)
		answer, _ := replies[0]["answer"].(map[string]any)
		if got := short(answer[c.key]); got != c.want {
			t.Errorf("%s: %s is %s, the book has %s", c.id, c.key, got, c.want)
		}
	}
}

// sumsToOne fails for a distribution whose fractions are not 1 together, or are not
// the floats beside them.
func sumsToOne(t *testing.T, where string, value any) {
	t.Helper()
	switch value := value.(type) {
	case map[string]any:
		for key, inner := range value {
			if key != "pmf_head" { // a part of one
				sumsToOne(t, where+"."+key, inner)
			}
		}
	case []any:
		sum, rows := new(big.Rat), 0
		for _, entry := range value {
			row, is := entry.([]any)
			if !is {
				sumsToOne(t, where, entry)
				continue
			}
			p, ok := new(big.Rat).SetString(row[1].(string))
			if near, _ := p.Float64(); !ok || near != row[2] || p.Sign() <= 0 {
				t.Errorf("%s: row %v", where, row)
			}
			sum.Add(sum, p)
			rows++
		}
		if rows > 0 && sum.Cmp(big.NewRat(1, 1)) != 0 {
			t.Errorf("%s sums to %v", where, sum)
		}
	}
}

func TestOddsNamesWhatItCannotRead(t *testing.T) {
	cases := map[string]string{
		`{"id":1,"question":"pool","input":{"dise":1}}`:                                                    "dise",
		`{"id":1,"question":"attack","input":{"attacker":{"armour":1},"attack":{},"defender":{}}}`:         "attacker.armour",
		`{"id":1,"question":"attack","input":{"attack":{"type":"magic"}}}`:                                 `"magic"`,
		`{"id":1,"question":"attack","input":{"attack":{"strikes":4}}}`:                                    "attack.strikes",
		`{"id":1,"question":"attack","input":{"attack":{"effects":[{"min":7,"result":"blah"}]}}}`:          `"blah"`,
		`{"id":1,"question":"attack","input":{"attack":{"effects":[{"min":7,"result":"daze","x":1}]}}}`:    "attack.effects[0].x",
		`{"id":1,"question":"attack","input":{"defender":{"defense":{"min":7,"uses":"often"}}}}`:           "defender.defense.uses",
		`{"id":1,"question":"attack","input":{"defender":{"conditions":{"dizzy":1}}}}`:                     "dizzy",
		`{"id":1,"question":"attack","input":{"defender":{"immunities":["cold"]}}}`:                        `"cold"`,
		`{"id":1,"question":"attack","input":{"defender":{"kind":"wall"}}}`:                                `"wall"`,
		`{"id":1,"question":"attack","input":{"game":"chess"}}`:                                            `"chess"`,
		`{"id":1,"question":"attack","input":{"defender":{"armor":-1}}}`:                                   "defender.armor",
		`{"id":1,"question":"attack","input":{"defender":{"armor":1.5}}}`:                                  "defender.armor",
		`{"id":1,"question":"attack","input":{"defender":{"armor":"much"}}}`:                               "defender.armor",
		`{"id":1,"question":"attack","input":{"attack":{"dice":1},"defense_policy":"always"}}`:             "defense_policy",
		`{"id":1,"question":"attack","input":{"attack":{"type":"melee"}}}`:                                 "attack.dice",
		`{"id":1,"question":"sequence","input":{"attacks":[{"attack":{}}]}}`:                               "attacks[0].attack.dice",
		`{"id":1,"question":"exchange","input":{"attack":{"dice":1},"counterstrike":{}}}`:                  "counterstrike.dice",
		`{"id":1,"question":"pool","input":{"dice":1,"dice":2}}`:                                           "dice: the key stands twice",
		`{"id":1,"id":1,"question":"pool","input":{"dice":1}}`:                                             "id: the key stands twice",
		`{"id":1,"question":"zone","input":{"attack":{"dice":1},"defenders":[{"life":1,"life":2}]}}`:       "defenders[0].life: the key stands twice",
		`{"id":1,"question":"attack","input":{"attack":{"effects":[{"min":9,"max":8,"result":"daze"}]}}}`:  "attack.effects[0].max",
		`{"id":1,"question":"attack","input":` + strings.Repeat("[", 500) + strings.Repeat("]", 500) + `}`: "input: must be an object",
		`{"id":1,"question":"pool"}`:                                                 "dice",
		`{"id":1,"question":"heal","input":{"target":{}}}`:                           "dice",
		`{"id":1,"question":"resolve_faces","input":{"armor":1}}`:                    "faces",
		`{"id":1,"question":"burn_total","input":{}}`:                                "burn",
		`{"id":1,"question":"escape","input":{"needs":7}}`:                           "markers",
		`{"id":1,"question":"pool","input":{"dice":1}`:                               "JSON",
		`{"id":1,"question":"pool","input":{"dice":1}} and more`:                     "goes on",
		`{"id":1,"question":"sweep","input":{"attack":{"dice":1},"defenders":[{}]}}`: "defenders",
		`{"id":1,"question":"resolve_faces","input":{"faces":["3"]}}`:                `"3"`,
		`{"id":1,"question":"direct_damage","input":{}}`:                             "points",
		`{"id":1,"question":"upkeep","input":{"order":["sing"]}}`:                    `"sing"`,
		`{"id":1,"question":"weather","input":{}}`:                                   `"weather"`,
		`{"id":1,"question":"pool","input":{"dice":1},"more":2}`:                     "more",
	}
	for line, want := range cases {
		replies, status := putOdds(t, line)
		text, _ := replies[0]["error"].(string)
		if !strings.Contains(text, want) || status != statusUnread || replies[0]["id"] != float64(1) {
			t.Errorf("%s: %v, status %d; the error must name %s", line, replies[0], status, want)
		}
	}
}

func TestOddsGoesOnAfterABadLine(t *testing.T) {
	replies, status := putOdds(t, `{"id":"a","question":"initiative"}`, `{"question":"pool","input":{"dice":1},"id":"b"`, `nonsense`, `{"id":"c","question":"initiative","input":{}}`)
	if replies[0]["answer"] == nil || replies[1]["id"] != "b" || replies[1]["error"] == nil ||
		replies[2]["id"] != nil || replies[2]["error"] == nil || replies[3]["answer"] == nil || status != statusUnread {
		t.Errorf("%v, status %d", replies, status)
	}
}

func TestOddsTakesEveryKey(t *testing.T) {
	creature := `{"life":9,"damage":1,"armor":2,"armor_modifier":-1,"kind":"mage","living":true,"incorporeal":false,"uncontainable":true,
"burnproof":true,"unmovable":true,"flying":true,"schools":["dark","fire"],"immunities":["flame"],"aegis":1,"tough":2,
"damage_type_modifiers":{"lightning":2,"wind":[1,-2]},"defense":{"min":7,"uses":"inf","used_this_round":0,"not_against":["ranged"]},
"restrained":false,"conditions":{"daze":1,"stun":0,"sleep":0,"weak":1,"cripple":1,"stagger":0,"burn":1,"rot":1},"voltaric_shield":true,
"damage_barrier":{"dice":2,"damage_type":"lightning","piercing":1,"ethereal":true,"effects":[{"min":8,"max":null,"result":"stun"}]},
"rage":2,"rage_tokens":1,"regenerate":[1,2],"finite_life":false,"melee_bonus":1,"ranged_bonus":1,"charge":1,"moved_before_attack":true,
"bloodthirsty":1,"rank":"minor","already_melee_attacked_this_round":true,"attacks_received_this_round":1}`
	attack := `{"type":"melee","dice":3,"strikes":2,"piercing":1,"ethereal":true,"unavoidable":false,"zone":false,"spell":false,
"damage_type":"lightning","vampiric":true,"bonus_vs":{"against":["nonliving","dark","flying","incorporeal"],"dice":1},
"effects":[{"min":5,"max":8,"result":"daze"},{"min":9,"result":"2 burn & rot"}]}`
	line := `{"id":1,"question":"exchange","input":{"game":"academy","attacker":C,"attack":A,"defender":C,"counterstrike":A,"defense_policy":[1]}}`
	line = strings.NewReplacer("C", creature, "A", attack).Replace(line)
	line = strings.ReplaceAll(line, "\n", "")
	replies, status := putOdds(t, line)
	if status != statusFine {
		t.Fatal(replies)
	}
	sumsToOne(t, "exchange", replies[0]["answer"])
}

func FuzzOdds(f *testing.F) {
	f.Add(`{"id":"q","question":"attack","input":{"attack":{"dice":2,"strikes":2},"defender":{"life":3,"defense":{"min":7,"uses":1}}}}`)
	f.Add(`{"question":"zone","input":{"defenders":[{},{}]}}`)
	f.Add(`[1,2]`)
	f.Fuzz(func(t *testing.T, line string) {
		if len(line) > 300 || strings.Count(line, "9") > 3 {
			return // long reckonings are no faults
		}
		var out bytes.Buffer
		runOdds(&Env{In: strings.NewReader(line), Out: &out, Err: &out, Lang: "en"}, nil)
	})
}

// A question of any kind that would take too long or too much memory is refused, and
// says what would have to be less; the next line is answered all the same.
func TestOddsRefusesTheEndless(t *testing.T) {
	effects := `"effects":[{"min":5,"max":7,"result":"daze"},{"min":8,"max":10,"result":"weak"},{"min":11,"result":"stagger"}]`
	attack := `{"type":"melee","dice":200,"strikes":3,"vampiric":true,` + effects + `}`
	body := `{"life":1000,"rage":5,"bloodthirsty":2,"defense":{"min":7,"uses":"inf"},"damage_barrier":{"dice":200,` + effects + `}}`
	many := func(one string, n int) string { return "[" + strings.Repeat(one+",", n-1) + one + "]" }
	blow := `{"attacker":` + body + `,"attack":` + attack + `}`
	cases := []struct{ question, input, want string }{
		{"exchange", `{"attacker":` + body + `,"attack":` + attack + `,"defender":` + body + `,"counterstrike":` + attack + `}`, "fewer strikes, dice or effects"},
		{"sequence", `{"defender":` + body + `,"attacks":` + many(blow, 100) + `}`, "fewer attacks"},
		{"sequence", `{"attacks":` + many(`{"attack":{"dice":1}}`, 1001) + `}`, "attacks: too much: ask with at most 1000"},
		{"zone", `{"attack":` + attack + `,"defenders":` + many(body, 1000) + `}`, "fewer objects"},
		{"upkeep", `{"creature":{"conditions":{"burn":100}},"rounds":100}`, "fewer rounds or Burn markers"},
		{"upkeep", `{"creature":{"life":10000,"conditions":{"burn":100}},"rounds":100}`, "fewer rounds or Burn markers"},
		{"burn_total", `{"burn":100,"report_up_to":10000}`, "less damage"},
		{"pool", `{"dice":1,"x":"` + strings.Repeat("x", maxQuestion) + `"}`, "a question has at most 1048576 characters"},
	}
	for _, c := range cases {
		replies, status := putOdds(t, `{"id":1,"question":"`+c.question+`","input":`+c.input+`}`, `{"id":2,"question":"initiative"}`)
		fault, _ := replies[0]["error"].(string)
		if !strings.Contains(fault, "too much: ") || !strings.Contains(fault, c.want) || status != statusUnread || replies[1]["answer"] == nil {
			t.Errorf("%s: %v, status %d; the error must say %q", c.question, replies[0], status, c.want)
		}
	}
}

// What people may ask is answered, however large it looks.
func TestOddsAnswersWhatIsMuch(t *testing.T) {
	body := `{"life":40,"armor":3,"defense":{"min":7,"uses":1},"damage_barrier":{"dice":50}}`
	cases := map[string]string{
		"exchange":   `{"attacker":` + body + `,"attack":{"dice":50,"strikes":3},"defender":` + body + `,"counterstrike":{"dice":50}}`,
		"upkeep":     `{"creature":{"conditions":{"burn":50}},"rounds":20}`,
		"zone":       `{"attack":{"dice":8,"zone":true},"defenders":[` + strings.Repeat(body+",", 99) + body + `]}`,
		"escape":     `{"markers":100,"action_phases":100}`,
		"burn_total": `{"burn":100,"remaining_life":10000}`,
	}
	for question, input := range cases {
		replies, status := putOdds(t, `{"id":1,"question":"`+question+`","input":`+input+`}`)
		if status != statusFine {
			t.Errorf("%s: %v", question, replies[0]["error"])
			continue
		}
		sumsToOne(t, question, replies[0]["answer"])
	}
}
