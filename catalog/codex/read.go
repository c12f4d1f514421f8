package codex

import (
	"io/fs"
	"slices"

	"github.com/quickcast/quickcast/internal/facts"
)

const file = "data/codex.json"

// record is an entry of codex.json.
type record struct {
	ID          string
	Name        string
	NameDE      string
	Source      string
	Aliases     aliasRecord
	Games       []string
	Kind        string
	Value       string
	ValueDE     string
	Stacks      string
	StacksDE    string
	Removal     string
	Escape      string
	EscapeDE    string
	Damage      string
	Text        string
	TextDE      string
	Uncertain   string
	UncertainDE string
	Related     []TermID
	Differs     differsRecord
}

// field reads one field of the record.
func (r *record) field(in *facts.Reader, key string) bool {
	switch key {
	case "id":
		r.ID = in.String()
	case "name":
		r.Name = in.String()
	case "nameDe":
		r.NameDE = in.String()
	case "nameDeSource":
		r.Source = in.String()
	case "aliases":
		in.Fields(func(key string) bool { return r.Aliases.field(in, key) })
	case "games":
		r.Games = in.Strings()
	case "kind":
		r.Kind = in.String()
	case "value":
		r.Value = in.String()
	case "valueDe":
		r.ValueDE = in.String()
	case "stacks":
		r.Stacks = in.String()
	case "stacksDe":
		r.StacksDE = in.String()
	case "removal":
		r.Removal = in.String()
	case "escape":
		r.Escape = in.String()
	case "escapeDe":
		r.EscapeDE = in.String()
	case "damage":
		r.Damage = in.String()
	case "text":
		r.Text = in.String()
	case "textDe":
		r.TextDE = in.String()
	case "uncertain":
		r.Uncertain = in.String()
	case "uncertainDe":
		r.UncertainDE = in.String()
	case "related":
		for _, id := range in.Strings() {
			r.Related = append(r.Related, TermID(id))
		}
	case "differs":
		in.Fields(func(key string) bool { return r.Differs.field(in, key) })
	default:
		return false
	}
	return true
}

type aliasRecord struct{ English, German []string }

// field reads one field of the record.
func (r *aliasRecord) field(in *facts.Reader, key string) bool {
	switch key {
	case "en":
		r.English = in.Strings()
	case "de":
		r.German = in.Strings()
	default:
		return false
	}
	return true
}

type differsRecord struct {
	Academy   string
	Arena     string
	AcademyDE string
	ArenaDE   string
}

// field reads one field of the record.
func (r *differsRecord) field(in *facts.Reader, key string) bool {
	switch key {
	case "academy":
		r.Academy = in.String()
	case "arena":
		r.Arena = in.String()
	case "academyDe":
		r.AcademyDE = in.String()
	case "arenaDe":
		r.ArenaDE = in.String()
	default:
		return false
	}
	return true
}

func (c *Codex) read(fsys fs.FS) error {
	err := facts.Read(fsys, file, (*record).field, func(r *record) (string, error) {
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
