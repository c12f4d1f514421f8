package catalog

import (
	"github.com/quickcast/quickcast/internal/facts"
	"github.com/quickcast/quickcast/rules/training"
)

// mageRecord is an entry of mages.json: what is on the card and what it is trained in.
type mageRecord struct {
	Mage
	trained
}

type trained = training.Mage

// mage checks the record and gives the mage of it.
func (r *mageRecord) mage() (*Mage, error) {
	m, t := &r.Mage, &r.trained
	switch {
	case m.ID == "" || m.Name == "" || m.Class == "":
		return m, facts.Wrong("id", "a mage needs an id, a name and a class")
	case m.Life <= 0:
		return m, facts.Wrong("life", "a mage with life %d", m.Life)
	case m.Armor < 0 || m.Channeling < 0 || m.StartingMana < 0 || t.Limit < 0:
		return m, facts.Wrong("life", "armor, channeling, startingMana and points are never negative")
	}
	for _, a := range m.Abilities {
		if a.Name == "" {
			return m, facts.Wrong("abilities", "an ability without a name")
		}
	}
	for _, err := range []error{
		checkGames("game", m.Game), checkStrikes(m.Attacks), checkSchools("trained", t.Trained...),
		checkSchools("opposed", t.Opposed...), checkSchools("qualifies", t.Qualifies...), checkSchools("choices", t.Choices...),
	} {
		if err != nil {
			return m, err
		}
	}
	for _, p := range t.Partial {
		if err := checkPartial(p); err != nil {
			return m, facts.Within("partial", err)
		}
	}
	for _, s := range t.Surcharges {
		if err := checkSurcharge(s); err != nil {
			return m, facts.Within("surcharges", err)
		}
	}
	t.ID, t.Game, t.Class = string(m.ID), m.Game, m.Class
	m.Training = *t
	return m, nil
}

// checkPartial accepts one of the three shapes of training.Partial.
func checkPartial(p training.Partial) error {
	bySubtype := p.Subtype != "" && p.Type == "" && p.School == "" && p.MaxLevel == 0
	byType := p.Subtype == "" && p.Type != "" && p.School != "" && p.MaxLevel == 0
	byLevel := p.Subtype == "" && p.Type == "" && p.School != "" && p.MaxLevel > 0
	switch {
	case !bySubtype && !byType && !byLevel:
		return facts.Wrong("subtype", "partial training is a subtype, a type of a school, or a school up to a level")
	case bySubtype:
		return nil
	}
	return checkSchools("school", p.School)
}

func checkSurcharge(s training.Surcharge) error {
	if s.Multiplier < 2 {
		return facts.Wrong("multiplier", "a surcharge of %d times", s.Multiplier)
	}
	if s.School != "" {
		if err := checkSchools("school", s.School); err != nil {
			return err
		}
	}
	return checkSchools("exceptSchools", s.ExceptSchools...)
}
