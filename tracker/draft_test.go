package tracker_test

import (
	"testing"

	"github.com/quickcast/quickcast/tracker"
)

func draft(last ...tracker.Sitter) *tracker.Draft {
	form := tracker.Form{Least: 2, Most: 4, Options: []tracker.Option{{ID: "size", Values: []tracker.Value{{ID: "usual"}, {ID: "small", Fixed: true}}}}}
	for _, id := range []string{"a", "b", "c"} {
		form.Who = append(form.Who, tracker.Person{
			ID: id, Name: tracker.Own(id), Numbers: []tracker.Number{{ID: "life", Name: tracker.Own("life"), Value: 0, Least: 1, Most: 9}},
		})
	}
	return tracker.NewDraft(form, last)
}

func sitting(d *tracker.Draft) string {
	all := ""
	for _, s := range d.Start.Seats {
		all += s.Who
	}
	return all
}

func TestADraftSeatsThoseOfLastTime(t *testing.T) {
	for last, want := range map[string]string{"": "ab", "c": "ca", "cb": "cb", "xc": "ca", "cba": "cb"} {
		var sitters []tracker.Sitter
		for _, who := range last {
			sitters = append(sitters, tracker.Sitter{Who: string(who), Name: "old", Team: 1})
		}
		if got := sitting(draft(sitters...)); got != want {
			t.Errorf("after %q sit %q, want %q", last, got, want)
		}
	}
}

// What a group settled holds for its next table, unless the form no longer offers it or
// somebody chose otherwise.
func TestADraftTakesWhatWasSettled(t *testing.T) {
	for _, c := range []struct{ chosen, settled, want string }{{"", "small", "small"}, {"usual", "small", "usual"}, {"", "huge", ""}, {"", "", ""}} {
		d := draft()
		if c.chosen != "" {
			d.Start.Options["size"] = c.chosen
		}
		d.Settle(map[string]string{"size": c.settled, "colour": "red"})
		if got := d.Start.Options["size"]; got != c.want || d.Start.Options["colour"] != "" {
			t.Errorf("chosen %q, settled %q: %q and %q, want %q", c.chosen, c.settled, got, d.Start.Options["colour"], c.want)
		}
	}
}

func TestADraftGrowsAndShrinks(t *testing.T) {
	d := draft()
	d.Add() // the first who does not sit there
	d.Add() // all sit there: somebody twice
	if got := sitting(d); got != "abca" || d.Turn != 3 {
		t.Errorf("there sit %q, turn %d", got, d.Turn)
	}
	if got := d.SeatsOf("a"); len(got) != 2 || got[1] != 3 {
		t.Errorf("a sits at %v", got)
	}
	d.Remove(0)
	d.Sit(tracker.Sitter{Who: "b"})
	if got := sitting(d); got != "bca" || d.Turn != 1 {
		t.Errorf("there sit %q, turn %d", got, d.Turn)
	}
}

func TestADraftKnowsWhatIsStillToBeTold(t *testing.T) {
	d := draft()
	if d.Open(1) == nil {
		t.Error("a number below its least is not asked for")
	}
	d.SetNumber(1, "life", 7)
	if n := d.At(1).Numbers[0]; d.Open(1) != nil || n.In(d.Start.Seats[1].Numbers) != 7 {
		t.Error("a number that was told is asked for still")
	}
	if d.Open(0) == nil {
		t.Error("another seat's number was told, too")
	}
	if d.Start.Options["size"] = "small"; !d.Fixed() || d.Open(0) != nil {
		t.Error("what the table chose says no numbers")
	}
}

func TestAViewIsSearched(t *testing.T) {
	v := tracker.View{
		Seats: []tracker.SeatView{
			{Seat: 1, Name: "One", Object: "m1"},
			{Seat: 2, Name: "Two", Object: "m2", Objects: []tracker.ObjectView{{ID: "o1", Name: "Wolf"}, {ID: "o2", Host: "o1"}}},
		},
		Next:    &tracker.Choice{Object: "m2", Event: tracker.Event{Seat: 2, Kind: "next"}},
		Choices: []tracker.Choice{{Object: "o1", Event: tracker.Event{Seat: 2, Kind: "guard"}}, {Task: true, Event: tracker.Event{Seat: 2, Kind: "pay"}}},
		Open:    []tracker.Choice{{Task: true, Event: tracker.Event{Seat: 2, Kind: "choose"}}},
	}
	if o, own, ok := v.Object("m2"); !ok || !own || o.Name != "Two" {
		t.Errorf("m2 is %+v, %v, %v", o, own, ok)
	}
	if _, ok := v.Thing(2, "m2"); ok {
		t.Error("a body is no object of its own seat")
	}
	if o, ok := v.Thing(2, ""); !ok || o.ID != "m2" {
		t.Errorf("the body of seat 2 is %+v", o)
	}
	if _, _, ok := v.Object(""); ok || v.NameOf(3) != "" || len(v.Attached("")) != 0 {
		t.Error("nothing is found where nothing is named")
	}
	if got := v.Attached("o1"); len(got) != 1 || got[0].ID != "o2" {
		t.Errorf("on o1 lies %v", got)
	}
	if got := v.Queue(2); len(got) != 2 || got[0].Event.Kind != "choose" {
		t.Errorf("the queue is %v", got)
	}
	if got := v.About(2, ""); len(got) != 1 || got[0].Event.Kind != "next" {
		t.Errorf("about the body there is %v", got)
	}
	v.Next = &tracker.Choice{Object: "m2", Targets: []string{"o1", "m2"}, Event: tracker.Event{Seat: 2, Kind: "guard"}}
	if got := v.About(2, ""); len(got) != 0 {
		t.Errorf("what only asks which of the others is done stands beside them: %v", got)
	}
	if got := v.About(2, "o1"); len(got) != 1 || got[0].Event.Kind != "guard" {
		t.Errorf("about o1 there is %v", got)
	}
}

// What is offered to many seats is not offered to few, and does not stay chosen.
func TestADraftOffersWhatItsSeatsCanTake(t *testing.T) {
	d := draft()
	first := tracker.Option{ID: "first", Values: []tracker.Value{{ID: "random"}, {ID: "2", Seats: 2}, {ID: "3", Seats: 3}}}
	d.Form.Options = append(d.Form.Options, first)
	if n := len(d.Values(first)); n != 2 {
		t.Errorf("two seats are offered %d", n)
	}
	d.Add()
	d.Start.Options["first"] = "3"
	if got := d.Chosen(first).ID; got != "3" {
		t.Errorf("three seats chose %s", got)
	}
	d.Remove(0)
	if got := d.Start.Options["first"]; got != "" {
		t.Errorf("with two seats %q is still chosen", got)
	}
}
