package everydeed

import (
	"errors"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/catalog"
)

// trial is what came of a deed: how often it could be compared, and what was wrong.
type trial struct {
	compared int
	wrong    []string
	untried  string
}

// errUnseen says of a deed that all of it came to nothing that can be seen.
var errUnseen = errors.New("nothing that can be seen changes")

// errAbsent says of a deed that it did not come about, by itself or offered.
var errAbsent = errors.New("it does not come about on this table")

// try does a deed in every way there is, each on a table of its own, and compares what it changed with
// what its steps say.
func try(base *play, c *card, n int) trial {
	var t trial
	for _, v := range ways(&c.deeds[n]) {
		wrong, err := v.once(base, c, n)
		switch {
		case err != nil:
			t.untried = err.Error()
		default:
			t.compared++
		}
		if len(wrong) > 0 {
			t.wrong = append(t.wrong, fmt.Sprintf("way %d, rolled %d, paid %t:\n\t\t%s", v.way, v.side, v.pays, strings.Join(wrong, "\n\t\t")))
		}
	}
	return t
}

// way is one of those a deed can be done.
type way struct {
	way, side int
	pays      bool
}

func ways(f *fact) []way {
	list := []way{{side: 12}}
	for _, s := range all(f.Do) {
		if len(s.Choices) > 1 {
			for i := range len(s.Choices) - 1 {
				list = append(list, way{way: i + 1, side: 12})
			}
		}
		if s.Do == "pay" {
			list = append(list, way{side: 12, pays: true})
		}
		for _, row := range s.Rows {
			if row.Min != 12 {
				list = append(list, way{side: row.Min})
			}
		}
	}
	return list
}

// once does the deed once.
func (v way) once(base *play, c *card, n int) ([]string, error) {
	on := func(with bool) (*stage, error) {
		p := *base
		p.dice = &even{side: v.side}
		s := &stage{play: &p, card: c, fact: &c.deeds[n], with: with, way: v.way, pays: v.pays, reveals: int(c.Reveal)}
		if err := s.set(); err != nil {
			return s, err
		}
		return s, s.happen()
	}
	with, err := on(true)
	if err != nil {
		return nil, err
	}
	without, err := on(false)
	if err != nil {
		return nil, err
	}
	if with.begun == nil {
		with.begun = without.board()
	}
	r := reader{stage: with, b: without.board(), end: without.board()}
	if err := r.read(); err != nil {
		if errors.Is(err, errUnread) {
			return nil, err
		}
		return []string{err.Error()}, nil
	}
	told := r.b.told()
	banned, seen := r.forbidden(without)
	if len(banned) > 0 {
		return banned, nil
	}
	if r.lent {
		return r.casting(without)
	}
	wrong, moved := r.carried(without)
	if r.noted && r.says(without) {
		seen = true
	}
	stops, stopped := r.stops(without)
	wrong = append(wrong, stops...)
	seen = seen || moved || stopped
	wrong = append(wrong, differences(told, with.board().told())...)
	if same := differences(without.board().told(), with.board().told()); len(wrong) > 0 && len(same) == 0 && with.done == 0 {
		return nil, errAbsent
	}
	if !seen && len(wrong) == 0 && len(differences(told, without.board().told())) == 0 {
		return nil, errUnseen
	}
	return wrong, nil
}

// untried reads the list of deeds that cannot be compared, each with its reason.
func untried(t *testing.T) map[string]string {
	t.Helper()
	text, err := os.ReadFile("testdata/untried.txt")
	if err != nil {
		t.Fatal(err)
	}
	list := map[string]string{}
	for line := range strings.Lines(string(text)) {
		key, reason, ok := strings.Cut(strings.TrimSpace(line), ": ")
		if strings.HasPrefix(line, "#") || key == "" {
			continue
		}
		if _, twice := list[key]; twice || !ok || reason == "" {
			t.Errorf("testdata/untried.txt: %q is there twice, or says no reason", key)
		}
		list[key] = reason
	}
	return list
}

// Every deed of the data is brought about on a table of its own, and what it changed there is what
// its steps say. What cannot be tried so is listed with its reason, and the list only shrinks.
func TestEveryDeedDoesWhatItsStepsSay(t *testing.T) {
	cat, err := catalog.Load(assets.FS)
	if err != nil {
		t.Fatal(err)
	}
	base, err := open(cat)
	if err != nil {
		t.Fatal(err)
	}
	listed := untried(t)
	right, all := 0, 0
	list := cards(t)
	for i := range list {
		for n := range list[i].deeds {
			key := list[i].key(n)
			all++
			got := try(base, &list[i], n)
			done := got.compared > 0 && len(got.wrong) == 0
			if done {
				right++
			}
			_, there := listed[key]
			delete(listed, key)
			switch {
			case done && there:
				t.Errorf("%s can be tried: take it off testdata/untried.txt", key)
			case done:
			case there:
				t.Logf("listed: %s (%s): %s %s", key, list[i].deeds[n].At, got.untried, strings.Join(got.wrong, " "))
			case len(got.wrong) > 0:
				t.Errorf("%s, at %q: %s\n\t%s", key, list[i].deeds[n].At, list[i].deeds[n].Say[0], strings.Join(got.wrong, "\n\t"))
			default:
				t.Errorf("%s, at %q, cannot be tried: %s", key, list[i].deeds[n].At, got.untried)
			}
		}
	}
	for key := range listed {
		t.Errorf("testdata/untried.txt: there is no deed %q", key)
	}
	t.Logf("%d of %d deeds do what their steps say", right, all)
}
