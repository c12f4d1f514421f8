package magewars

import (
	"strconv"
	"testing"

	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// tasks are the kinds of what the Upkeep asks for, in order.
func (tb *table) tasks() []string {
	var list []string
	for _, task := range tb.s.Queue {
		list = append(list, task.Kind+" "+task.Object)
	}
	return list
}

func (tb *table) tasksAre(want ...string) {
	tb.t.Helper()
	if got := tb.tasks(); !equal(got, want) {
		tb.t.Fatalf("the Upkeep asks for %v, want %v", got, want)
	}
}

// who is hurt in the Upkeep itself regenerates in it.
func TestR19A28RegeneratesWhatTheUpkeepDid(t *testing.T) {
	for _, game := range []*Game{Academy(), Arena()} {
		tb := newTable(t, game, mage("A", 20, 7, 0), mage("B", 20, 7, 0))
		troll := tb.add(2, `{"name":"Troll","life":15,"traits":["Regenerate 2"]}`)
		golem := tb.add(1, `{"name":"Golem","life":15,"traits":["Regenerate 2","Nonliving"]}`)
		for _, id := range []string{troll, golem} {
			tb.do("condition", 0, `{"condition":"burn","amount":2,"object":"`+id+`"}`)
		}
		tb.begin(state.UpkeepPhase)
		tb.tasksAre("burn "+golem, "burn "+troll)
		tb.do("resolve", 1, `{"all":true}`, faces(two, crit1))
		tb.do("resolve", 2, `{"task":"`+tb.task(state.BurnTask)+`"}`, faces(two, crit1))
		tb.tasksAre("regenerate " + troll)
		tb.refused(state.UpkeepOpen, "next", 0, "")
		tb.do("resolve", 2, `{"task":"`+tb.task(state.RegenerateTask)+`"}`)
		tb.harmed(troll, 1)
		tb.do("change", 2, `{"track":"damage","amount":3,"object":"`+troll+`"}`) // once an Upkeep
		tb.tasksAre()
		tb.do("next", 0, "")
	}
}

// what is there to do is done in one go, what it brings about included, and in
// the order of who has the initiative.
func TestR19AllIsDoneInOneGo(t *testing.T) {
	tb := arenaTable(t)
	for seat, id := range []string{"mage1", "mage2"} {
		tb.do("trait", 0, `{"trait":"Regenerate 3","on":true,"object":"`+id+`"}`)
		tb.do("condition", 0, `{"condition":"rot","amount":`+[]string{"4", "2"}[seat]+`,"object":"`+id+`"}`)
	}
	tb.begin(state.UpkeepPhase)
	tb.do("change", 2, `{"track":"damage","amount":1}`)
	tb.do("change", 1, `{"track":"damage","amount":1}`)
	tb.tasksAre("rot mage1", "regenerate mage1", "rot mage2", "regenerate mage2")
	tb.do("resolve", 0, `{"all":true}`)
	tb.harmed("mage1", 2)
	tb.harmed("mage2", 0)
}

// what an object regenerates is what it has when its turn comes.
func TestR19R81RegenerateAsThingsStand(t *testing.T) {
	tb := arenaTable(t)
	tb.do("set", 1, `{"track":"damage","value":9}`)
	tb.do("trait", 1, `{"trait":"Regenerate 1","on":true}`)
	tb.begin(state.UpkeepPhase)
	tb.tasksAre("regenerate mage1")
	first := tb.task(state.RegenerateTask)
	tb.do("trait", 1, `{"trait":"Regenerate 4","on":true}`)
	tb.do("resolve", 1, `{"task":"`+first+`"}`)
	tb.harmed("mage1", 5)
	tb.do("set", 2, `{"track":"damage","value":9}`)
	tb.do("trait", 2, `{"trait":"Regenerate 4","on":true}`)
	tb.tasksAre("regenerate mage2")
	tb.do("trait", 2, `{"trait":"Finite Life","on":true}`)
	tb.tasksAre()
}

// Reading R: Burn on what is Burnproof, or immune to flame, is not placed, and set by
// hand does nothing.
func TestReadingRBurnproofDoesNotBurn(t *testing.T) {
	for _, trait := range []string{"Burnproof", "Incorporeal", "Flame Immunity"} {
		tb := arenaTable(t)
		ghost := tb.add(1, `{"name":"Ghost","life":5,"traits":["`+trait+`"]}`)
		burn := `{"condition":"burn","amount":3,"object":"` + ghost + `"}`
		tb.refused(state.CannotHave, "condition", 1, burn)
		tb.do("condition", 1, burn, overruled)
		tb.begin(state.UpkeepPhase)
		tb.tasksAre()
		tb.harmed(ghost, 0)
	}
}

// What older logs did to such Burn is done again, as an overruled event is, and leaves
// everything after it its number; as a new event it is refused.
func TestOlderLogsRollForBurnThatDoesNotBurn(t *testing.T) {
	for _, how := range []string{"one", "all"} {
		tb := arenaTable(t)
		ghost := tb.add(1, `{"name":"Ghost","life":5,"traits":["Incorporeal"]}`)
		tb.do("condition", 1, `{"condition":"burn","amount":2,"object":"`+ghost+`"}`, overruled)
		before := tb.s.LastID
		tb.begin(state.UpkeepPhase)
		if tb.s.LastID != before+1 {
			t.Errorf("the last number is %d after %d: an older log would go on with others", tb.s.LastID, before)
		}
		task := `{"all":true}`
		if how == "one" {
			task = `{"task":"t` + strconv.Itoa(tb.s.LastID) + `"}`
		}
		tb.refused(state.UnknownTask, "resolve", 1, task, faces(two, two))
		tb.do("resolve", 1, task, faces(two, two), overruled)
		tb.harmed(ghost, 0)
		tb.refused(state.UnknownTask, "resolve", 1, `{"task":"t99"}`, overruled)
	}
}

// who takes control of an object in the Upkeep resolves what it still asks for.
func TestA27R19WhoTakesControlResolvesItsTasks(t *testing.T) {
	tb := newTable(t, Arena(), mage("A", 30, 9, 10), mage("B", 30, 9, 10))
	wolf := tb.add(2, `{"name":"Wolf","kind":"creature","life":9,"upkeep":1}`)
	tb.do("next", 0, `{"to":"upkeep"}`)
	tb.do("control", 2, `{"object":"`+wolf+`","to":1}`)
	if got := tb.s.Queue[0].Seat; got != 1 {
		t.Fatalf("it asks seat %d", got)
	}
	tb.do("resolve", 1, `{"task":"`+tb.s.Queue[0].ID+`"}`)
}
