package catalog

import (
	"github.com/quickcast/quickcast/internal/facts"
	"github.com/quickcast/quickcast/rules/training"
)

// mageRecord is an entry of mages.json.
type mageRecord struct {
	ID           string            `json:"id"`
	Name         string            `json:"name"`
	Class        string            `json:"class"`
	Title        string            `json:"title"`
	Game         string            `json:"game"`
	Set          string            `json:"set"`
	Level        int               `json:"level"`
	Subtypes     []string          `json:"subtypes"`
	Points       int               `json:"points"`
	Life         int               `json:"life"`
	Armor        int               `json:"armor"`
	Channeling   int               `json:"channeling"`
	StartingMana int               `json:"startingMana"`
	Defense      string            `json:"defense"`
	Trained      []string          `json:"trained"`
	Choices      []string          `json:"choices"`
	Partial      []partialRecord   `json:"partial"`
	Opposed      []string          `json:"opposed"`
	Surcharges   []surchargeRecord `json:"surcharges"`
	CountsAs     []string          `json:"countsAs"`
	Qualifies    []string          `json:"qualifies"`
	Traits       []string          `json:"traits"`
	Attacks      []strikeRecord    `json:"attacks"`
	Abilities    []abilityRecord   `json:"abilities"`
	Unofficial   bool              `json:"unofficial"`
	Uncertain    []string          `json:"uncertain"`
}

type abilityRecord struct {
	Name    string `json:"name"`
	Summary string `json:"summary"`
}

type partialRecord struct {
	Subtype  string `json:"subtype"`
	Type     string `json:"type"`
	School   string `json:"school"`
	MaxLevel int    `json:"maxLevel"`
}

type surchargeRecord struct {
	Multiplier     int      `json:"multiplier"`
	School         string   `json:"school"`
	Type           string   `json:"type"`
	Living         bool     `json:"living"`
	ExceptSchools  []string `json:"exceptSchools"`
	ExceptSubtypes []string `json:"exceptSubtypes"`
	UntrainedOnly  bool     `json:"untrainedOnly"`
	EvenIfNovice   bool     `json:"evenIfNovice"`
}

// mage turns the record into a mage, or says which field is wrong.
func (r *mageRecord) mage() (*Mage, error) {
	m := &Mage{
		ID: MageID(r.ID), Name: r.Name, Class: r.Class, Title: r.Title, Set: SetID(r.Set),
		Level: r.Level, Subtypes: r.Subtypes, Life: r.Life, Armor: r.Armor,
		Channeling: r.Channeling, StartingMana: r.StartingMana, Traits: r.Traits,
		Unofficial: r.Unofficial, Uncertain: r.Uncertain,
	}
	if r.ID == "" || r.Name == "" || r.Class == "" {
		return m, facts.Wrong("id", "a mage needs an id, a name and a class")
	}
	if r.Life <= 0 {
		return m, facts.Wrong("life", "a mage with life %d", r.Life)
	}
	if r.Armor < 0 || r.Channeling < 0 || r.StartingMana < 0 || r.Points < 0 {
		return m, facts.Wrong("life", "armor, channeling, startingMana and points are never negative")
	}
	for _, a := range r.Abilities {
		if a.Name == "" {
			return m, facts.Wrong("abilities", "an ability without a name")
		}
		m.Abilities = append(m.Abilities, Ability{Name: a.Name, Summary: a.Summary})
	}
	var err error
	if m.Game, err = parseGame(r.Game); err != nil {
		return m, facts.Within("game", err)
	}
	if m.Defense, err = parseDefense(r.Defense); err != nil {
		return m, facts.Within("defense", err)
	}
	if m.Attacks, err = strikes(r.Attacks); err != nil {
		return m, err
	}
	m.Training, err = r.training(m.Game)
	return m, err
}

// training turns what the record says about building into the rules' own value.
func (r *mageRecord) training(game training.Game) (training.Mage, error) {
	t := training.Mage{
		ID: r.ID, Game: game, Class: r.Class, Limit: r.Points, CountsAs: r.CountsAs,
	}
	lists := []struct {
		field string
		names []string
		to    *[]training.School
	}{
		{"trained", r.Trained, &t.Trained},
		{"opposed", r.Opposed, &t.Opposed},
		{"qualifies", r.Qualifies, &t.Qualifies},
		{"choices", r.Choices, &t.Choices},
	}
	for _, l := range lists {
		schools, err := parseSchools(l.names)
		if err != nil {
			return t, facts.Within(l.field, err)
		}
		*l.to = schools
	}
	for _, p := range r.Partial {
		partial, err := p.partial()
		if err != nil {
			return t, facts.Within("partial", err)
		}
		t.Partial = append(t.Partial, partial)
	}
	for _, s := range r.Surcharges {
		surcharge, err := s.surcharge()
		if err != nil {
			return t, facts.Within("surcharges", err)
		}
		t.Surcharges = append(t.Surcharges, surcharge)
	}
	return t, nil
}

// partial accepts one of the three shapes of training.Partial.
func (r partialRecord) partial() (training.Partial, error) {
	p := training.Partial{Subtype: r.Subtype, Type: r.Type, MaxLevel: r.MaxLevel}
	if r.School != "" {
		school, err := parseSchool(r.School)
		if err != nil {
			return p, facts.Within("school", err)
		}
		p.School = school
	}
	bySubtype := r.Subtype != "" && r.Type == "" && r.School == "" && r.MaxLevel == 0
	byType := r.Subtype == "" && r.Type != "" && r.School != "" && r.MaxLevel == 0
	byLevel := r.Subtype == "" && r.Type == "" && r.School != "" && r.MaxLevel > 0
	if !bySubtype && !byType && !byLevel {
		return p, facts.Wrong("subtype", "partial training is a subtype, a type of a school, or a school up to a level")
	}
	return p, nil
}

func (r surchargeRecord) surcharge() (training.Surcharge, error) {
	s := training.Surcharge{
		Multiplier: r.Multiplier, Type: r.Type, Living: r.Living,
		ExceptSubtypes: r.ExceptSubtypes, UntrainedOnly: r.UntrainedOnly, EvenIfNovice: r.EvenIfNovice,
	}
	if r.Multiplier < 2 {
		return s, facts.Wrong("multiplier", "a surcharge of %d times", r.Multiplier)
	}
	var err error
	if r.School != "" {
		if s.School, err = parseSchool(r.School); err != nil {
			return s, facts.Within("school", err)
		}
	}
	s.ExceptSchools, err = parseSchools(r.ExceptSchools)
	if err != nil {
		return s, facts.Within("exceptSchools", err)
	}
	return s, nil
}
