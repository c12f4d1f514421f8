package codex

import (
	"io/fs"
	"slices"

	"github.com/quickcast/quickcast/internal/facts"
)

const file = "data/codex.json"

// record is an entry of codex.json.
type record struct {
	ID          string        `json:"id"`
	Name        string        `json:"name"`
	NameDE      string        `json:"nameDe"`
	Source      string        `json:"nameDeSource"`
	Aliases     aliasRecord   `json:"aliases"`
	Games       []string      `json:"games"`
	Kind        string        `json:"kind"`
	Value       string        `json:"value"`
	ValueDE     string        `json:"valueDe"`
	Stacks      string        `json:"stacks"`
	StacksDE    string        `json:"stacksDe"`
	Removal     string        `json:"removal"`
	Escape      string        `json:"escape"`
	EscapeDE    string        `json:"escapeDe"`
	Damage      string        `json:"damage"`
	Text        string        `json:"text"`
	TextDE      string        `json:"textDe"`
	Uncertain   string        `json:"uncertain"`
	UncertainDE string        `json:"uncertainDe"`
	Related     []TermID      `json:"related"`
	Differs     differsRecord `json:"differs"`
}

type aliasRecord struct {
	English []string `json:"en"`
	German  []string `json:"de"`
}

type differsRecord struct {
	Academy   string `json:"academy"`
	Arena     string `json:"arena"`
	AcademyDE string `json:"academyDe"`
	ArenaDE   string `json:"arenaDe"`
}

func (c *Codex) read(fsys fs.FS) error {
	err := facts.Read(fsys, file, func(r *record) (string, error) {
		t, err := r.term()
		if err == nil && c.byID[t.ID] != nil {
			err = facts.Wrong("id", "used twice")
		}
		if err != nil {
			return r.ID, err
		}
		c.byID[t.ID] = t
		c.terms = append(c.terms, t)
		return r.ID, nil
	})
	if err != nil {
		return err
	}
	for _, t := range c.terms {
		for _, other := range t.Related {
			if c.byID[other] == nil {
				return facts.Locate(file, string(t.ID), facts.Wrong("related", "no such term %q", other))
			}
		}
	}
	return nil
}

// term turns the record into a term, or says which field is wrong.
func (r *record) term() (*Term, error) {
	t := &Term{
		ID: TermID(r.ID), Name: r.Name, NameDE: r.NameDE, NameDESource: Source(r.Source), Games: r.Games, Kind: r.Kind,
		Aliases: r.Aliases.English, AliasesDE: r.Aliases.German,
		Value: r.Value, ValueDE: r.ValueDE, Stacks: r.Stacks, StacksDE: r.StacksDE,
		Removal: r.Removal, Escape: r.Escape, EscapeDE: r.EscapeDE, DamageType: r.Damage,
		Text: r.Text, TextDE: r.TextDE, Uncertain: r.Uncertain, UncertainDE: r.UncertainDE, Related: r.Related,
		Differs:   Reading{Academy: r.Differs.Academy, Arena: r.Differs.Arena},
		DiffersDE: Reading{Academy: r.Differs.AcademyDE, Arena: r.Differs.ArenaDE},
	}
	switch {
	case r.ID == "" || r.Name == "":
		return t, facts.Wrong("id", "a term needs an id and a name")
	case r.NameDE == "":
		return t, facts.Wrong("nameDe", "a term needs a German name")
	case !slices.Contains(sources(), t.NameDESource):
		return t, facts.Wrong("nameDeSource", "a German name comes from one of %v", sources())
	case r.Kind == "":
		return t, facts.Wrong("kind", "a term needs a kind")
	case r.Text == "":
		return t, facts.Wrong("text", "a term needs a text")
	case r.TextDE == "":
		return t, facts.Wrong("textDe", "a term needs a German text")
	case (r.Uncertain == "") != (r.UncertainDE == ""):
		return t, facts.Wrong("uncertainDe", "what is open is said in both languages")
	case len(r.Games) == 0:
		return t, facts.Wrong("games", "a term belongs to a game")
	}
	for _, g := range r.Games {
		if !slices.Contains(Games(), g) {
			return t, facts.Wrong("games", "unknown game %q", g)
		}
	}
	return t, nil
}
