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
	plain     map[string]string // texts without placeholders, ready to show
	by        map[string]string // the number that picks the plural form, where it is not Count
	localizer *i18n.Localizer   // all texts; parses a template at its first use

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
	plain, by := make(map[string]string, len(texts)), make(map[string]string)
	messages := make([]*i18n.Message, 0, len(texts))
	for id, text := range texts {
		if text.isPlain() {
			plain[id] = text.Other
			continue
		}
		if text.By != "" {
			by[id] = text.By
		}
		messages = append(messages, text.message(id))
	}
	bundle := i18n.NewBundle(tag)
	if err := bundle.AddMessages(tag, messages...); err != nil {
		return nil, &FileError{File: "words/" + lang, Err: err}
	}
	return &Words{lang: lang, plain: plain, by: by, localizer: i18n.NewLocalizer(bundle, lang)}, nil
}

// Lang is the language of the texts, "en" or "de".
func (w *Words) Lang() string { return w.lang }

// Has tells whether there is a text for an id.
func (w *Words) Has(id string) bool {
	if _, ok := w.plain[id]; ok {
		return true
	}
	_, ok := w.localize(id, nil)
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

// unfilled is what a template writes for a placeholder without a value.
const unfilled = "<no value>"

func (w *Words) text(id string, data map[string]any) string {
	if text, ok := w.plain[id]; ok {
		return text
	}
	text, ok := w.localize(id, data)
	if !ok {
		text = id
	}
	if w.Missing != nil && (!ok || strings.Contains(text, unfilled)) {
		w.Missing(id)
	}
	return text
}

// localize fills a text that has placeholders, in the plural form for its number.
func (w *Words) localize(id string, data map[string]any) (string, bool) {
	if w.localizer == nil {
		return "", false
	}
	config := &i18n.LocalizeConfig{MessageID: id, TemplateData: data, TemplateParser: placeholders{}}
	if count, ok := data[cmp.Or(w.by[id], "Count")].(int); ok {
		config.PluralCount = count
	}
	text, err := w.localizer.Localize(config)
	return text, err == nil
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
