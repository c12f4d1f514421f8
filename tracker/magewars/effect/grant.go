package effect

import (
	"slices"
	"strings"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// grantTo gives keywords, or takes them, until the end the step names.
func (r *run) grantTo(s *deed.Step, o *state.Object, _ int) error {
	for _, keyword := range s.Keywords {
		if strings.HasSuffix(keyword, "X") && s.Do == deed.Grant {
			x, err := r.xNow()
			if err != nil {
				return err
			}
			if keyword = law.WithX(keyword, x); x == 0 {
				continue
			}
		}
		if rest, ok := strings.CutPrefix(keyword, "Innate "); ok {
			keyword = rest
		}
		if s.Do == deed.Lose {
			keyword = state.Taken + keyword
		}
		r.give(o, keyword, s)
	}
	r.fallen(o)
	return nil
}

// give keeps a keyword on an object as long as it lasts.
func (r *run) give(o *state.Object, keyword string, s *deed.Step) {
	if len(o.Brief)+len(o.Given)+len(o.Passing) >= 3*state.MaxList {
		return
	}
	it := r.scene.Deed()
	switch s.Until {
	case "round":
		o.Brief = append(slices.Clip(o.Brief), keyword)
	case "attack", "next-attack":
		if r.Fight != nil && (o.ID == r.Fight.Attacker || o.ID == r.Fight.Target) && s.Until == "attack" {
			r.boostFight(deed.Step{Do: s.Do, On: &deed.Party{Role: deed.Self}, Keywords: []string{keyword}}, o)
			break
		}
		p := state.Passing{Keyword: keyword, Until: "next-attack", Card: r.scene.Card.Printed.Name, Say: it.Say}
		if it.Given != nil && it.At == deed.Cast {
			p.Blow = it.Given.Attack
		}
		o.Passing = append(slices.Clip(o.Passing), p)
	case "activation", "next-activation":
		o.Passing = append(slices.Clip(o.Passing), state.Passing{Keyword: keyword, Until: s.Until, Card: r.scene.Card.Printed.Name, Say: it.Say})
	default:
		o.Given = append(slices.Clip(o.Given), keyword)
	}
	if strings.HasPrefix(keyword, "As ") {
		return // the deed has said it
	}
	trait, lost := strings.CutPrefix(keyword, state.Taken)
	r.Say(o.Controller, pick.Either(lost, "table.logTraitOff", "table.logTraitOn"), "Name", r.NameOf(o), "Trait", trait)
}

// boostFight lets a step count in the attack that is open.
func (r *run) boostFight(s deed.Step, o *state.Object) {
	f := *r.Fight
	card := *o
	f.Extra = append(slices.Clip(f.Extra), state.Boost{
		Card: r.scene.Card.Printed.Name, Say: r.scene.Deed().Say, On: true, By: &card, Steps: []deed.Step{s},
	})
	r.Fight = &f
}
