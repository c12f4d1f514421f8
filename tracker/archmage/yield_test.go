package archmage

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/quickcast/quickcast/tracker"
)

// What a token does to whom enters is what the table put down of its card, at the moment
// somebody enters: to who comes, to the token's owner, chosen where there is a choice (M-28).
func TestATokenDoesWhatItsCardSays(t *testing.T) {
	at := func(say string) *table {
		return north(t, `"mages":[{"at":"w1","company":3,"supply":22,"relics":{"gems":1,"seeds":6}},{"at":"dwarves","company":4,"relics":{"seeds":5,"widgets":6}}]`,
			`{"id":"w4","kind":"grove","token":"wellspring","by":2}`).do(spelled, 0, say)
	}
	t.Run("M-28 nothing is put down", func(t *testing.T) {
		x := at(`{"spell":"wellspring"}`).do(travel, 1, `{"to":"w4"}`)
		want(t, "what is due", len(x.Due), 0)
		want(t, "what is said", reminded(x), "Well M-82")
	})
	t.Run("M-28 relics and followers", func(t *testing.T) {
		x := at(`{"spell":"wellspring","enters":{"gems":-2,"followers":2,"seeds":1},"gives":{"seeds":2}}`).do(travel, 1, `{"to":"w4"}`)
		want(t, "no more than there are", x.Mages[0].Relics[Will], 0)
		want(t, "a full shelf", x.Mages[0].Relics[Nature], 6)
		want(t, "Company", x.Mages[0].Company, 5)
		want(t, "the owner's shelf takes six", x.Mages[1].Relics[Nature], 6)
	})
	t.Run("M-82 the own well", func(t *testing.T) {
		x := at(`{"spell":"wellspring","enters":{"followers":2}}`).do(hand, 1, `{"place":"w4","by":1}`).do(travel, 1, `{"to":"w4"}`)
		want(t, "Company", x.Mages[0].Company, 3)
	})
	t.Run("M-28 by choice", func(t *testing.T) {
		x := at(`{"spell":"wellspring","enters":{"any":-1},"gives":{"own":2}}`).do(travel, 1, `{"to":"w4"}`)
		offers := func() string {
			var list []string
			for _, c := range (Game{}).View(x.State, 0).Choices {
				if c.Event.Kind == due {
					data, _ := json.Marshal(c.Event)
					list = append(list, string(data[strings.Index(string(data), `"seat"`):]))
				}
			}
			return strings.Join(list, " ")
		}
		if said := offers(); strings.Count(said, "sphere") != 2 || !strings.Contains(said, `"seat":1`) {
			t.Errorf("of two kinds these are offered: %s", said)
		}
		x.refused(notDue, due, 1, `{"sphere":"time"}`)
		x.do(due, 1, `{"sphere":"gems"}`)
		want(t, "gems", x.Mages[0].Relics[Will], 0)
		if said := offers(); strings.Count(said, "sphere") != 1 || !strings.Contains(said, `"seat":2`) {
			t.Errorf("beside a full shelf these are offered: %s", said)
		}
		x.do(due, 2, `{"sphere":"nature"}`)
		want(t, "what cannot be taken any more", len(x.Due), 0)
	})
	t.Run("M-82 a chasm of the table's own", func(t *testing.T) {
		x := north(t, `"mages":[{"at":"w1","company":1}]`, `{"id":"w4","kind":"grove","token":"chasm","by":2}`)
		x.do(spelled, 0, `{"spell":"chasm","enters":{"followers":-2}}`).do(travel, 1, `{"to":"w4"}`)
		want(t, "Company", x.Mages[0].Company, 0)
	})
	x := two(t, "")
	x.refused(noSphere, spelled, 0, `{"spell":"chasm","enters":{"gold":1}}`)
	x.refused(notBetween, spelled, 0, `{"spell":"chasm","enters":{"gems":9}}`)
}

// Fiery Chasm goes off in a straight line from the mage to the border, or as far as the table
// put down (MT-3).
func TestAChasmGoesInALine(t *testing.T) {
	ready := func() *table {
		return two(t, `{"phase":"journey","round":3,"mages":[{"at":"tower","apprentices":{"advanced-blood-nature":1},"relics":{"blood":3,"seeds":3}}]}`)
	}
	lies := func(x *table) int {
		n := 0
		for i := range x.Places {
			n += boolInt(x.Places[i].Token == "chasm")
		}
		return n
	}
	x := ready()
	all := len(x.line(x.At("tower"), 1, 0))
	x.do(cast, 1, `{"spell":"chasm","way":"ne"}`)
	want(t, "to the border", lies(x), all)
	x = ready().do(spelled, 0, `{"spell":"chasm","number":2}`).do(cast, 1, `{"spell":"chasm","way":"ne"}`)
	want(t, "two places", lies(x), 2)
	x = ready()
	x.refused(badWay, cast, 1, `{"spell":"chasm","way":"up"}`)
	q, ok := Game{}.Ask(x.State, event(cast, 1, `{"spell":"chasm"}`))
	if !ok || len(q.Asks) < 2 || q.Asks[len(q.Asks)-2].Field != "way" {
		t.Fatalf("%+v", q)
	}
	if line := tracker.Message(q.Asks[len(q.Asks)-2].Options[1].Line); line == nil {
		t.Error("nothing says where it would come to")
	}
}
