package magewars

import (
	"strconv"
	"strings"
	"testing"

	"github.com/quickcast/quickcast/rules/keyword"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// vine is a conjuration that holds what it is cast on, as a card of its kind aims.
const vine = `"name":"Vine","kind":"conjuration","life":5,"grants":["Restrained","Unmovable"],"aims":"non-flying, containable corporeal creature"`

// Reading S, R-61, R-112: nothing holds what is Uncontainable, whatever lies on it;
// everything holds the others, and all that follows from being Restrained follows.
func TestReadingSR61R112TheUncontainableAreNotRestrained(t *testing.T) {
	for traits, held := range map[string]bool{
		`"Flying"`:                 true,
		`"Flying","Uncontainable"`: false,
		`"Flying","Incorporeal"`:   false,
	} {
		for by, lay := range map[string]func(tb *table, id string){
			"a marker": func(tb *table, id string) {
				tb.do("condition", 1, `{"condition":"cripple","amount":1,"object":"`+id+`"}`, overruled)
			},
			"a condition": func(tb *table, id string) {
				tb.do("condition", 1, `{"condition":"restrained","amount":1,"object":"`+id+`"}`, overruled)
			},
			"a conjuration": func(tb *table, id string) { tb.add(2, `{`+vine+`,"host":"`+id+`"}`) },
			"a keyword":     func(tb *table, id string) { tb.do("trait", 1, `{"trait":"Restrained","on":true,"object":"`+id+`"}`) },
		} {
			tb := arenaFight(t)
			id := tb.add(1, `{"name":"Drake","life":9,"traits":[`+traits+`],"defense":{"min":7}}`)
			tb.do("marker", 1, `{"marker":"active","on":true,"object":"`+id+`"}`)
			lay(tb, id)
			o := tb.object(id)
			if o.Restrained() != held || o.Flies() == held || o.Has(keyword.Flying) == held {
				t.Errorf("%s, %s: held %v, flies %v, keywords %v", traits, by, o.Restrained(), o.Flies(), o.KeywordList())
			}
			if !held && (o.Has(keyword.Restrained) || o.Has(keyword.Unmovable)) {
				t.Errorf("%s, %s: it does something: %v", traits, by, o.KeywordList())
			}
			if err := tb.try("move", 1, `{"object":"`+id+`"}`); (err != nil) != held {
				t.Errorf("%s, %s: a move: %v", traits, by, err)
			}
		}
	}
}

// Reading S: what becomes Uncontainable is free of what held it, and held again when it
// is no more.
func TestReadingSBecomingUncontainable(t *testing.T) {
	tb := arenaFight(t)
	drake := tb.add(1, `{"name":"Drake","life":9,"traits":["Flying"]}`)
	tb.add(2, `{`+vine+`,"host":"`+drake+`"}`)
	for _, free := range []string{"true", "false"} {
		tb.do("trait", 1, `{"trait":"Uncontainable","on":`+free+`,"object":"`+drake+`"}`)
		o := tb.object(drake)
		if is := free == "true"; o.Flies() != is || o.Restrained() == is || o.Has(keyword.Unmovable) == is {
			t.Errorf("Uncontainable %s: %v", free, o.KeywordList())
		}
	}
}

// Cripple and the like are not placed on what is Uncontainable.
func TestR112WhatHoldsIsNotPlacedOnTheUncontainable(t *testing.T) {
	tb := arenaFight(t)
	for _, trait := range []string{"Uncontainable", "Incorporeal"} {
		id := tb.add(1, `{"name":"Ooze","life":9,"traits":["`+trait+`"]}`)
		for _, condition := range []string{"cripple", "restrained"} {
			tb.refused(state.CannotHave, "condition", 1, `{"condition":"`+condition+`","amount":1,"object":"`+id+`"}`)
		}
	}
}

// what holds is not for flyers nor for the Uncontainable; a flyer that is
// held already has lost Flying.
func TestR50R112WhatHoldsIsNotForFlyers(t *testing.T) {
	tb := arenaFight(t)
	for i, traits := range []string{`"Slow"`, `"Flying"`, `"Uncontainable"`, `"Incorporeal"`} {
		id := tb.add(2, `{"name":"Beast `+strconv.Itoa(i)+`","life":9,"traits":[`+traits+`]}`)
		cast := `{` + strings.Replace(vine, "Vine", "Vine "+strconv.Itoa(i), 1) + `,"target":"` + id + `","quickcast":true}`
		if i > 0 {
			tb.refused(state.NoTarget, "cast", 1, cast)
			continue
		}
		tb.do("cast", 1, cast)
	}
	drake := tb.add(2, `{"name":"Drake","life":9,"traits":["Flying"]}`)
	tb.do("condition", 2, `{"condition":"cripple","amount":1,"object":"`+drake+`"}`)
	tb.do("cast", 1, `{`+strings.Replace(vine, "Vine", "Root", 1)+`,"target":"`+drake+`"}`)
	tb.do("condition", 2, `{"condition":"cripple","amount":-1,"object":"`+drake+`"}`)
	if tb.object(drake).Flies() {
		t.Error("it flies with roots on it")
	}
}

// Reading T: several Sleep markers leave one Daze, whatever wakes the sleeper.
func TestReadingTSleepLeavesOneDaze(t *testing.T) {
	for by, wake := range map[string]func(tb *table){
		"a hand":    func(tb *table) { tb.do("change", 2, `{"track":"damage","amount":1}`) },
		"an attack": func(tb *table) { tb.do("attack", 1, `{"target":"mage2","with":{"kind":"melee","dice":1}}`, faces(one)) },
		"Rot": func(tb *table) {
			tb.do("condition", 2, `{"condition":"rot","amount":1}`)
			tb.do("next", 0, `{"to":"upkeep"}`)
			tb.do("resolve", 2, `{"all":true}`)
		},
	} {
		tb := arenaFight(t)
		tb.do("condition", 2, `{"condition":"sleep","amount":3}`)
		wake(tb)
		if c := tb.s.Mage(2).Conditions; c["sleep"] != 0 || c["daze"] != 1 {
			t.Errorf("woken by %s: %v", by, c)
		}
	}
}
