package magewars

import (
	"strings"
	"testing"

	"github.com/quickcast/quickcast/rules/keyword"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// every card that takes a keyword takes a printed one as well as one that was
// given, for as long as it lies there; Maim Wings brings a flyer down to be met in
// melee.
func TestR40PrintedKeywordsCanBeTaken(t *testing.T) {
	found := 0
	for _, c := range cards(t).Cards() {
		for _, takes := range c.Takes {
			found++
			trait := strings.Replace(takes, "X", "2", 1)
			tb := duel(t, "", `,"traits":["`+trait+`","Fast"]`)
			before := tb.object("o2").Has(keyword.Keyword(trait))
			curse := tb.add(1, cardFields(t, c, map[string]any{"host": "o2", "faceDown": true}))
			tb.do("trait", 2, `{"trait":"`+trait+`","on":true,"object":"o2"}`)
			if !tb.object("o2").Has(keyword.Keyword(trait)) {
				t.Errorf("%s works while it is hidden", c.ID)
			}
			tb.do("set", 1, `{"track":"mana","value":30}`)
			tb.do("reveal", 1, `{"object":"`+curse+`"}`)
			if o := tb.object("o2"); !before || o.Has(keyword.Keyword(trait)) || !o.Has(keyword.Fast) {
				t.Errorf("%s: %v", c.ID, o.KeywordList())
			}
			if takes == "Flying" {
				tb.do("attack", 1, `{"object":"o1","target":"o2","with":{"kind":"melee","dice":1}}`, faces(one))
				tb.harmed("o2", 1)
			}
			tb.do("destroy", 1, `{"object":"`+curse+`"}`)
			if !tb.object("o2").Has(keyword.Keyword(trait)) {
				t.Errorf("%s: %s does not come back", c.ID, takes)
			}
		}
	}
	if found == 0 {
		t.Fatal("no card takes a keyword")
	}
}

// What the table knows nothing of takes a takes by hand, for good or until the round
// ends, and gives it back; a bonus taken is no malus taken.
func TestR40KeywordsTakenByHand(t *testing.T) {
	tb := duel(t, "", `,"traits":["Flying","Melee -1"]`)
	tb.refused(state.OutOfReach, "attack", 1, `{"object":"o1","target":"o2","with":{"kind":"melee","dice":1}}`, faces(one))
	tb.do("trait", 1, `{"trait":"Flying","on":false,"object":"o2","brief":true}`)
	tb.refused(state.NothingChanges, "trait", 1, `{"trait":"Flying","on":false,"object":"o2","brief":true}`)
	tb.refused(state.NothingChanges, "trait", 1, `{"trait":"Reach","on":false,"object":"o2"}`)
	if tb.object("o2").Flies() {
		t.Fatal("it flies")
	}
	tb.do("trait", 1, `{"trait":"Flying","on":true,"object":"o2","brief":true}`)
	tb.do("trait", 1, `{"trait":"Melee +X","on":true,"object":"o2"}`)
	if o := tb.object("o2"); !o.Flies() || o.Sum(keyword.Melee) != -1 {
		t.Fatal(o.KeywordList())
	}
	tb.do("trait", 1, `{"trait":"Flying","on":false,"object":"o2","brief":true}`)
	tb.do("next", 0, `{"to":"reset"}`)
	if !tb.object("o2").Has(keyword.Flying) {
		t.Fatal("the round is over")
	}
}
