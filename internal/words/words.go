// Package words gives every text a person reads, in every language there is a folder
// of texts for.
//
// The texts lie in words/<language>/<area>.json of the assets; all areas of a
// language are merged. An id is "area.thing"; a text is a string with
// {{.Placeholders}}, or an object of plural forms with the number that picks
// one: {"by": "Dice", "one": "{{.Dice}} die", "other": "{{.Dice}} dice"}, where
// "by" may be left out for Count. The forms are those of the language, by their usual
// names: zero, one, two, few, many, other. Code below the screens
// never imports this package: it returns ids with arguments (see Messager),
// and whoever faces the person turns them into words.
package words

import (
	"cmp"
	"encoding/json"
	"errors"
	"io/fs"
	"maps"
	"path"
	"slices"
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
	second    string        // see Second
	named     func() string // and what it calls itself
	texts     map[string]text
	english   func() *Words            // says what is not translated; nil for English itself
	localizer func() *i18n.Localizer   // knows the plural forms of the language
	forms     sync.Map                 // the plural forms it was asked for, by their numbers
	deeds     func() map[string]string // what deeds say, by the English of it

	// Missing is told of every id that was asked for and has no text, or one
	// with a placeholder that was not filled. A test sets it; nil tells nobody.
	Missing func(id string)

	// Value is what every value that is no text of ours passes through before it stands in
	// one: names of files, what others wrote. Nil leaves them as they are.
	Value func(text string) string
}

// English is the language to fall back to, and the one all others are held against.
const English = "en"

// Languages are the languages there are texts for, by the names of their folders:
// English, then the others in the order of the alphabet.
func Languages(fsys fs.FS) []string {
	folders, err := fs.ReadDir(fsys, folder)
	if err != nil {
		return []string{English}
	}
	all := []string{English}
	for _, f := range folders {
		if f.IsDir() && f.Name() != English {
			all = append(all, f.Name())
		}
	}
	return all
}

// Choose picks the language for a locale as systems name it ("de_AT.UTF-8",
// "de-CH", "C") out of those there are: "de" for every kind of German, English where
// there is none for it.
func Choose(fsys fs.FS, locale string) string {
	name, _, _ := strings.Cut(locale, ".")
	name = strings.ReplaceAll(name, "_", "-")
	broad, _, _ := strings.Cut(name, "-")
	for _, wanted := range []string{name, broad} {
		for _, lang := range Languages(fsys) {
			if strings.EqualFold(wanted, lang) {
				return lang
			}
		}
	}
	return English
}

// OwnName is what a language calls itself: "Deutsch". A language that does not say it
// is called by its short name.
func OwnName(fsys fs.FS, lang string) string {
	texts := make(map[string]text)
	_ = readFile(fsys, path.Join(folder, lang, "common.json"), texts) // told when the language is loaded
	return cmp.Or(texts["common.ownName"].Other, lang)
}

// Load reads the texts of a language ("en", "de") from words/<lang>/*.json.
// It refuses a language there are no texts for (LanguageError), a file that
// cannot be read or is not of the form described above (FileError), and an id
// that stands in two places (DuplicateError).
func Load(fsys fs.FS, lang string) (*Words, error) {
	tag, err := language.Parse(lang)
	if err != nil || !slices.Contains(Languages(fsys), lang) {
		return nil, &LanguageError{Lang: lang, Known: Languages(fsys)}
	}
	texts, err := readFolder(fsys, path.Join(folder, lang))
	if err != nil {
		return nil, err
	}
	localizer := sync.OnceValue(func() *i18n.Localizer { return i18n.NewLocalizer(i18n.NewBundle(tag), lang) })
	w := &Words{lang: lang, second: English, texts: texts, localizer: localizer}
	w.deeds = sync.OnceValue(func() (said map[string]string) {
		if data, err := fs.ReadFile(fsys, path.Join(folder, lang, "data", "deeds.json")); err == nil {
			_ = json.Unmarshal(data, &said) // what does not fit a test tells
		}
		return said
	})
	w.named = func() string { return OwnName(fsys, w.second) }
	if lang == English {
		w.second = append(Languages(fsys), English)[1]
	} else {
		w.english = sync.OnceValue(func() *Words {
			english, err := Load(fsys, English)
			if err != nil {
				return new(Words)
			}
			return english
		})
	}
	return w, nil
}

// Untranslated gives, in order, the ids of texts that English has and the language has
// not, or has word for word as English has them.
func (w *Words) Untranslated() []string {
	if w.english == nil {
		return nil
	}
	var ids []string
	for id, text := range w.english().texts {
		if own, ok := w.texts[id]; !ok || own.Other == text.Other && maps.Equal(own.Forms, text.Forms) {
			ids = append(ids, id)
		}
	}
	slices.Sort(ids)
	return ids
}

// English gives the English form of a text as it stands in its file.
func (w *Words) English(id string) string { return w.english().texts[id].Other }

// Lang is the language of the texts: "en", "de".
func (w *Words) Lang() string { return w.lang }

// Second is the language in which names stand beside those of this one: English, and for
// English the first of the others.
func (w *Words) Second() string { return w.second }

// SecondName is what Second calls itself.
func (w *Words) SecondName() string { return w.named() }

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
		said := own.In(w.lang)
		if w.deeds != nil {
			return cmp.Or(w.deeds()[said], said)
		}
		return said
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
	return w.foreign(err.Error())
}

// Brief is Error in a few words, where what went wrong has them.
func (w *Words) Brief(err error) string {
	var told interface {
		Brief() interface {
			Message() (string, map[string]any)
		}
	}
	if errors.As(err, &told) {
		return w.Say(told.Brief())
	}
	return w.Error(err)
}

// foreign is a text of others as it may stand in one of ours.
func (w *Words) foreign(text string) string {
	if w.Value == nil {
		return text
	}
	return w.Value(text)
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
	if !ok && w.english != nil {
		return w.english().text(id, data)
	}
	return said
}

// form is the form of a text for the number that picks one.
func (w *Words) form(t text, data map[string]any) string {
	if t.Forms == nil {
		return t.Other
	}
	if count, ok := data[cmp.Or(t.By, "Count")].(int); ok {
		return cmp.Or(t.Forms[w.Plural(count)], t.Other)
	}
	return t.Other
}

// Plural is the name of the form a number takes in the language: zero, one, two, few,
// many or other.
func (w *Words) Plural(count int) string {
	if known, ok := w.forms.Load(count); ok {
		return known.(string)
	}
	form, err := w.localizer().Localize(&i18n.LocalizeConfig{
		DefaultMessage: &i18n.Message{ID: "form", Zero: "zero", One: "one", Two: "two", Few: "few", Many: "many", Other: "other"},
		PluralCount:    count,
	})
	if err != nil {
		form = "other"
	}
	w.forms.Store(count, form)
	return form
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
	case string:
		return w.foreign(v)
	}
	return value
}
