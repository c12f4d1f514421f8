// Package words gives every text a person reads, in English and in German.
//
// The texts lie in words/<language>/<area>.json of the assets; all areas of a
// language are merged. An id is "area.thing"; a text is a string with
// {{.Placeholders}}, or an object of plural forms with the number that picks
// one: {"by": "Dice", "one": "{{.Dice}} die", "other": "{{.Dice}} dice"}, where
// "by" may be left out for Count. Code below the screens
// never imports this package: it returns ids with arguments (see Messager),
// and whoever faces the person turns them into words.
package words

import (
	"cmp"
	"errors"
	"io/fs"
	"strings"
	"sync"

	"github.com/nicksnyder/go-i18n/v2/i18n"
	"golang.org/x/text/language"
)

// Messager is a value that can say itself in every language: it names a text
// by id and gives the arguments for its placeholders. Typed errors that a
// person may see implement it.
type Messager interface {
	Message() (id string, args map[string]any)
}

// Words are the texts of one language. They do not change after Load and may
// be used from several goroutines. The zero value knows no text and answers
// every id with the id itself.
type Words struct {
	lang      string
	texts     map[string]text
	localizer func() *i18n.Localizer // knows the plural forms of the language
	forms     sync.Map               // those it was asked for: numbers, and whether they take the form "one"

	// Missing is told of every id that was asked for and has no text, or one
	// with a placeholder that was not filled. A test sets it; nil tells nobody.
	Missing func(id string)
}

// Languages are the languages there are texts for, the first being the one to
// fall back to.
func Languages() []string { return []string{"en", "de"} }

// Choose picks the language for a locale as systems name it ("de_AT.UTF-8",
// "de-CH", "C"): "de" for every kind of German, else "en".
func Choose(locale string) string {
	name, _, _ := strings.Cut(strings.ToLower(locale), ".")
	name, _, _ = strings.Cut(strings.ReplaceAll(name, "_", "-"), "-")
	for _, lang := range Languages() {
		if name == lang {
			return lang
		}
	}
	return Languages()[0]
}

// Load reads the texts of a language ("en" or "de") from words/<lang>/*.json.
// It refuses a language there are no texts for (LanguageError), a file that
// cannot be read or is not of the form described above (FileError), and an id
// that stands in two places (DuplicateError).
func Load(fsys fs.FS, lang string) (*Words, error) {
	if lang == "" || Choose(lang) != lang {
		return nil, &LanguageError{Lang: lang}
	}
	tag, err := language.Parse(lang)
	if err != nil {
		return nil, &LanguageError{Lang: lang}
	}
	texts, err := readFolder(fsys, "words/"+lang)
	if err != nil {
		return nil, err
	}
	localizer := sync.OnceValue(func() *i18n.Localizer { return i18n.NewLocalizer(i18n.NewBundle(tag), lang) })
	return &Words{lang: lang, texts: texts, localizer: localizer}, nil
}

// Lang is the language of the texts, "en" or "de".
func (w *Words) Lang() string { return w.lang }

// Has tells whether there is a text for an id.
func (w *Words) Has(id string) bool {
	_, ok := w.texts[id]
	return ok
}

// T gives the text of an id, its placeholders filled from args: key, value,
// key, value. A value that is itself a Messager is put into words first. An
// unknown id comes back as it is, so that a missing text is seen and stops
// nobody.
func (w *Words) T(id string, args ...any) string {
	return w.text(id, w.pairs(args))
}

// N gives the text of an id for count, which is there as the placeholder Count.
func (w *Words) N(id string, count int, args ...any) string {
	data := w.pairs(args)
	data["Count"] = count
	return w.text(id, data)
}

// Say gives the text of a value that names its own text.
func (w *Words) Say(m Messager) string {
	if printed, ok := m.(interface{ Term() (kind, english string) }); ok {
		kind, english := printed.Term()
		return w.Term(Kind(kind), english)
	}
	if own, ok := m.(interface{ In(lang string) string }); ok { // it has its own words
		return own.In(w.lang)
	}
	id, args := m.Message()
	return w.text(id, w.values(args))
}

// Error gives the text of the first error in the chain that can say itself,
// otherwise what the error says in English. It gives nothing for no error.
func (w *Words) Error(err error) string {
	if err == nil {
		return ""
	}
	var m Messager
	if errors.As(err, &m) {
		if id, _ := m.Message(); w.Has(id) {
			return w.Say(m)
		}
	}
	return err.Error()
}

func (w *Words) text(id string, data map[string]any) string {
	found, ok := w.texts[id]
	if ok && found.plain {
		return found.Other
	}
	said := id
	if ok {
		said = fill(w.form(found, data), data)
	}
	if w.Missing != nil && (!ok || strings.Contains(said, unfilled)) {
		w.Missing(id)
	}
	return said
}

// form is the form of a text for the number that picks one.
func (w *Words) form(t text, data map[string]any) string {
	if t.One == "" {
		return t.Other
	}
	if count, ok := data[cmp.Or(t.By, "Count")].(int); ok && w.singular(count) {
		return t.One
	}
	return t.Other
}

// singular tells whether a number takes the form "one".
func (w *Words) singular(count int) bool {
	if known, ok := w.forms.Load(count); ok {
		return known.(bool)
	}
	form, err := w.localizer().Localize(&i18n.LocalizeConfig{
		DefaultMessage: &i18n.Message{ID: "form", One: "one", Other: "other"}, PluralCount: count,
	})
	one := err == nil && form == "one"
	w.forms.Store(count, one)
	return one
}

// pairs turns key, value, key, value into the data of a template. What has no
// partner or no name is left out.
func (w *Words) pairs(args []any) map[string]any {
	data := make(map[string]any, len(args)/2+1)
	for i := 0; i+1 < len(args); i += 2 {
		if key, ok := args[i].(string); ok {
			data[key] = w.value(args[i+1])
		}
	}
	return data
}

func (w *Words) values(args map[string]any) map[string]any {
	data := make(map[string]any, len(args))
	for key, value := range args {
		data[key] = w.value(value)
	}
	return data
}

func (w *Words) value(value any) any {
	switch v := value.(type) {
	case Messager:
		return w.Say(v)
	case error:
		return w.Error(v)
	}
	return value
}
