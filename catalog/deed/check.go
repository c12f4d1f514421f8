package deed

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"
)

// Bounds on what a card carries, far above anything there is.
const (
	mostDeeds = 12
	mostSteps = 12
	mostDepth = 3
	mostText  = 240
	mostWords = 12
)

// Check says what is wrong with the deeds of a card, nil for nothing.
func Check(deeds []Deed) error {
	if len(deeds) > mostDeeds {
		return fmt.Errorf("%d deeds", len(deeds))
	}
	for i := range deeds {
		if err := deeds[i].check(); err != nil {
			return fmt.Errorf("deed %d: %w", i+1, err)
		}
	}
	return nil
}

func (d *Deed) check() error {
	if !slices.Contains(moments(), d.At) {
		return fmt.Errorf("unknown moment %q", d.At)
	}
	if len(d.Do) == 0 {
		return fmt.Errorf("it does nothing")
	}
	for _, text := range []string{d.Say.EN, d.Say.DE} {
		if n := utf8.RuneCountInString(text); n == 0 || n > SayMost || strings.ContainsAny(text, "\n\t") {
			return fmt.Errorf("a reminder of %d characters", n)
		}
	}
	if !slices.Contains([]string{"", "round", "host-round", "target-round", "game"}, d.Once.In) || d.Once.Times < 0 || d.Once.Times > 99 {
		return fmt.Errorf("unknown limit %q", d.Once.In)
	}
	if d.With < 0 || d.With > mostDeeds {
		return fmt.Errorf("a limit shared with deed %d", d.With)
	}
	if d.X != nil && !d.X.good() {
		return fmt.Errorf("an X of %q by %q", d.X.Of, d.X.By)
	}
	if d.Cost != nil && !d.Cost.good(0) {
		return fmt.Errorf("a cost that nobody can pay")
	}
	if err := d.Of.check(); err != nil {
		return err
	}
	if err := d.Given.check(); err != nil {
		return err
	}
	return checkSteps(d.Do, 0)
}

func checkSteps(steps []Step, depth int) error {
	if len(steps) > mostSteps || depth > mostDepth {
		return fmt.Errorf("too many steps")
	}
	for i := range steps {
		s := &steps[i]
		if !slices.Contains(verbs(), s.Do) {
			return fmt.Errorf("unknown step %q", s.Do)
		}
		if err := s.check(); err != nil {
			return fmt.Errorf("step %q: %w", s.Do, err)
		}
		inside := append([][]Step{s.Else}, s.Choices...)
		for _, row := range s.Rows {
			inside = append(inside, row.Do)
		}
		if len(inside) > mostSteps {
			return fmt.Errorf("too many ways")
		}
		for _, way := range inside {
			if err := checkSteps(way, depth+1); err != nil {
				return err
			}
		}
	}
	return nil
}

func (s *Step) check() error {
	named := []Verb{Strike, Cancel, Condition, Cure, Token, Untoken, Flip}
	known, closed := names()[s.Do]
	switch {
	case slices.Contains(named, s.Do) && s.Name == "", utf8.RuneCountInString(s.Name) > mostText:
		return fmt.Errorf("no name")
	case closed && !slices.Contains(known, s.Name):
		return fmt.Errorf("no such name as %q", s.Name)
	case (s.Do == Grant || s.Do == Lose) && len(s.Keywords) == 0, len(s.Keywords) > mostWords:
		return fmt.Errorf("no keywords")
	case s.Do == Choose && len(s.Choices) == 0:
		return fmt.Errorf("nothing to choose from")
	case s.Do == MayCast && s.Spells == nil:
		return fmt.Errorf("no spells")
	case !slices.Contains([]string{"", "attack", "next-attack", "activation", "next-activation", "round", "while", "game"}, s.Until):
		return fmt.Errorf("unknown end %q", s.Until)
	case !s.Amount.good() || !s.Dice.good():
		return fmt.Errorf("no number of a card")
	}
	if err := s.On.check(); err != nil {
		return err
	}
	if s.Spells != nil {
		if err := s.Spells.check(); err != nil {
			return err
		}
	}
	return s.Given.check()
}

func (p *Party) check() error {
	switch {
	case p == nil:
		return nil
	case p.Role != "" && !slices.Contains(roles(), p.Role):
		return fmt.Errorf("unknown role %q", p.Role)
	}
	return p.Filter.check()
}

func (f *Filter) check() error {
	if f == nil {
		return nil
	}
	for _, list := range [][]string{f.Subtypes, f.Schools, f.Traits, f.Slots, f.Any, f.Without} {
		if len(list) > mostWords {
			return fmt.Errorf("%d words in a filter", len(list))
		}
	}
	for word, known := range map[string][]string{
		f.Side:  {"", "own", "foe", "any"},
		f.Where: {"", "zone", "adjacent", "range", "arena", "host", "book", "discard"},
	} {
		if !slices.Contains(known, word) {
			return fmt.Errorf("unknown %q in a filter", word)
		}
	}
	if _, _, ok := f.levels(); !ok || !f.Count.good() {
		return fmt.Errorf("unknown level %q", f.Level)
	}
	return f.Bears.check()
}

func (g *Given) check() error {
	switch {
	case g == nil:
		return nil
	case (g.Ask.EN == "") != (g.Ask.DE == "") || len(g.Ask.EN) > mostText || len(g.Ask.DE) > mostText:
		return fmt.Errorf("a question of %d characters", len(g.Ask.EN))
	case len(g.Is) > mostWords:
		return fmt.Errorf("too much must hold")
	}
	if !slices.Contains([]string{"", "action", "no-attack", "around", "upkeep", "deployment"}, g.During) {
		return fmt.Errorf("unknown time %q", g.During)
	}
	for i := range g.Is {
		if !slices.Contains(roles(), g.Is[i].Who) || g.Is[i].Above != "" && !slices.Contains(roles(), g.Is[i].Above) {
			return fmt.Errorf("unknown role %q", g.Is[i].Who)
		}
		if err := errors.Join(g.Is[i].Filter.check(), g.Is[i].HurtBy.check()); err != nil {
			return err
		}
	}
	if err := errors.Join(g.Count.check(), g.None.check(), g.By.check()); err != nil {
		return err
	}
	return g.Spell.check()
}

func (a Amount) good() bool { return a.N > -100 && a.N < 100 }

func (x *X) good() bool {
	measures := slices.Contains([]string{"level", "cost", "damage"}, x.By) || strings.HasPrefix(x.By, "token:") || strings.HasPrefix(x.By, "condition:")
	small := max(x.Times, x.More, x.Most) < 100 && min(x.Times, x.More, x.Most) > -100
	counts := x.Count != nil && x.Count.check() == nil
	bounded := x.UpTo && x.Most > 0 && x.By == "" && x.Of == ""
	return small && (counts || bounded || measures && slices.Contains(roles(), x.Of) || slices.Contains(results(), x.By))
}

func (c *Cost) good(depth int) bool {
	if !c.Mana.good() || !c.Count.good() || !c.Life.good() || len(c.Any) > mostWords || depth > 1 {
		return false
	}
	if c.From.check() != nil || c.Sacrifice.check() != nil || !slices.Contains([]string{"", "quick", "full", "move"}, c.Action) {
		return false
	}
	return !slices.ContainsFunc(c.Any, func(other Cost) bool { return !other.good(depth + 1) })
}
