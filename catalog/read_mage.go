package catalog

import (
	"github.com/quickcast/quickcast/internal/facts"
	"github.com/quickcast/quickcast/rules/training"
)

// mageRecord is an entry of mages.json.
type mageRecord struct {
	ID           string
	Name         string
	Class        string
	Title        string
	Game         string
	Set          string
	Level        int
	Subtypes     []string
	Points       int
	Life         int
	Armor        int
	Channeling   int
	StartingMana int
	Defense      string
	Trained      []string
	Choices      []string
	Partial      []partialRecord
	Opposed      []string
	Surcharges   []surchargeRecord
	CountsAs     []string
	Qualifies    []string
	Traits       []string
	Attacks      []strikeRecord
	Abilities    []abilityRecord
	Unofficial   bool
	Uncertain    []string
}

// field reads one field of the record.
func (r *mageRecord) field(in *facts.Reader, key string) bool {
	switch key {
	case "id":
		r.ID = in.String()
	case "name":
		r.Name = in.String()
	case "class":
		r.Class = in.String()
	case "title":
		r.Title = in.String()
	case "game":
		r.Game = in.String()
	case "set":
		r.Set = in.String()
	case "level":
		r.Level = in.Int()
	case "subtypes":
		r.Subtypes = in.Strings()
	case "points":
		r.Points = in.Int()
	case "life":
		r.Life = in.Int()
	case "armor":
		r.Armor = in.Int()
	case "channeling":
		r.Channeling = in.Int()
	case "startingMana":
		r.StartingMana = in.Int()
	case "defense":
		r.Defense = in.String()
	case "trained":
		r.Trained = in.Strings()
	case "choices":
		r.Choices = in.Strings()
	case "partial":
		in.List(func() {
			var item partialRecord
			in.Fields(func(key string) bool { return item.field(in, key) })
			r.Partial = append(r.Partial, item)
		})
	case "opposed":
		r.Opposed = in.Strings()
	case "surcharges":
		in.List(func() {
			var item surchargeRecord
			in.Fields(func(key string) bool { return item.field(in, key) })
			r.Surcharges = append(r.Surcharges, item)
		})
	case "countsAs":
		r.CountsAs = in.Strings()
	case "qualifies":
		r.Qualifies = in.Strings()
	case "traits":
		r.Traits = in.Strings()
	case "attacks":
		in.List(func() {
			var item strikeRecord
			in.Fields(func(key string) bool { return item.field(in, key) })
			r.Attacks = append(r.Attacks, item)
		})
	case "abilities":
		in.List(func() {
			var item abilityRecord
			in.Fields(func(key string) bool { return item.field(in, key) })
			r.Abilities = append(r.Abilities, item)
		})
	case "unofficial":
		r.Unofficial = in.Bool()
	case "uncertain":
		r.Uncertain = in.Strings()
	default:
		return false
	}
	return true
}

type abilityRecord struct {
	Name    string
	Summary string
}

// field reads one field of the record.
func (r *abilityRecord) field(in *facts.Reader, key string) bool {
	switch key {
	case "name":
		r.Name = in.String()
	case "summary":
		r.Summary = in.String()
	default:
		return false
	}
	return true
}

type partialRecord struct {
	Subtype  string
	Type     string
	School   string
	MaxLevel int
}

// field reads one field of the record.
func (r *partialRecord) field(in *facts.Reader, key string) bool {
	switch key {
	case "subtype":
		r.Subtype = in.String()
	case "type":
		r.Type = in.String()
	case "school":
		r.School = in.String()
	case "maxLevel":
		r.MaxLevel = in.Int()
	default:
		return false
	}
	return true
}

type surchargeRecord struct {
	Multiplier     int
	School         string
	Type           string
	Living         bool
	ExceptSchools  []string
	ExceptSubtypes []string
	UntrainedOnly  bool
	EvenIfNovice   bool
}

// field reads one field of the record.
func (r *surchargeRecord) field(in *facts.Reader, key string) bool {
	switch key {
	case "multiplier":
		r.Multiplier = in.Int()
	case "school":
		r.School = in.String()
	case "type":
		r.Type = in.String()
	case "living":
		r.Living = in.Bool()
	case "exceptSchools":
		r.ExceptSchools = in.Strings()
	case "exceptSubtypes":
		r.ExceptSubtypes = in.Strings()
	case "untrainedOnly":
		r.UntrainedOnly = in.Bool()
	case "evenIfNovice":
		r.EvenIfNovice = in.Bool()
	default:
		return false
	}
	return true
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
