// Package words gives every text a person reads, in English and in German.
//
// The texts lie in words/<language>/<area>.json of the assets; all areas of a
// language are merged. An id is "area.thing"; a text is a string with
// {{.Placeholders}}, or an object of plural forms. Code below the screens
// never imports this package: it returns ids with arguments (see Messager),
// and whoever faces the person turns them into words.
package words

import (
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
	localizer *i18n.Localizer   // all texts; parses a template at its first use

	// Missing is told of every id that was asked for and has no text. A test
	// sets it; nil tells nobody.
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
	plain := make(map[string]string, len(texts))
	messages := make([]*i18n.Message, 0, len(texts))
	for id, text := range texts {
		if text.isPlain() {
			plain[id] = text.Other
			continue
		}
		messages = append(messages, &i18n.Message{ID: id, One: text.One, Other: text.Other})
	}
	bundle := i18n.NewBundle(tag)
	if err := bundle.AddMessages(tag, messages...); err != nil {
		return nil, &FileError{File: "words/" + lang, Err: err}
	}
	return &Words{lang: lang, plain: plain, localizer: i18n.NewLocalizer(bundle, lang)}, nil
}

// Lang is the language of the texts, "en" or "de".
func (w *Words) Lang() string { return w.lang }

// Has tells whether there is a text for an id.
func (w *Words) Has(id string) bool {
	if _, ok := w.plain[id]; ok {
		return true
	}
	_, ok := w.localize(id, nil, nil)
	return ok
}

// T gives the text of an id, its placeholders filled from args: key, value,
// key, value. A value that is itself a Messager is put into words first. An
// unknown id comes back as it is, so that a missing text is seen and stops
// nobody.
func (w *Words) T(id string, args ...any) string {
	return w.text(id, nil, w.pairs(args))
}

// N gives the text of an id in the plural form for count, which is also there
// as the placeholder Count.
func (w *Words) N(id string, count int, args ...any) string {
	data := w.pairs(args)
	data["Count"] = count
	return w.text(id, count, data)
}

// Say gives the text of a value that names its own text.
func (w *Words) Say(m Messager) string {
	id, args := m.Message()
	return w.text(id, countIn(args), w.values(args))
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

func (w *Words) text(id string, count any, data map[string]any) string {
	if text, ok := w.plain[id]; ok {
		return text
	}
	if text, ok := w.localize(id, count, data); ok {
		return text
	}
	if w.Missing != nil {
		w.Missing(id)
	}
	return id
}

func (w *Words) localize(id string, count any, data map[string]any) (string, bool) {
	if w.localizer == nil {
		return "", false
	}
	text, err := w.localizer.Localize(&i18n.LocalizeConfig{MessageID: id, TemplateData: data, PluralCount: count})
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

// countIn finds the number a message with plural forms is about: the argument
// Count, when it is a whole number.
func countIn(args map[string]any) any {
	if count, ok := args["Count"].(int); ok {
		return count
	}
	return nil
}
