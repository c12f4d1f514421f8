package formats

import (
	"strings"
	"testing"

	"github.com/quickcast/quickcast/builder"
)

// BenchmarkRead reads a rulebook's starting book in every format.
func BenchmarkRead(b *testing.B) {
	s := scribe(b)
	rulebook, _ := s.catalog.Rulebook("arena-starting-wizard")
	book := builder.FromRulebook(rulebook, "Starting")
	for _, f := range thereAndBack() {
		data, err := s.Write(book, f)
		if err != nil {
			b.Fatal(err)
		}
		b.Run(string(f), func(b *testing.B) {
			b.SetBytes(int64(len(data)))
			b.ReportAllocs()
			for b.Loop() {
				if _, err := s.Read(data, Options{}); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// BenchmarkReadHostile reads files of full size that are no spellbooks: what
// they cost must stay bounded by their length.
func BenchmarkReadHostile(b *testing.B) {
	s := scribe(b)
	for name, text := range map[string]string{
		"words on one line":     strings.Repeat("a a a ", maxSize/6-1),
		"words, line by line":   strings.Repeat("a a a\n", maxLines-10),
		"long lines of words":   strings.Repeat(strings.Repeat("a ", 500)+"\n", maxSize/1001-1),
		"numbers and words":     strings.Repeat("1 a ", maxSize/4-1),
		"long lines of numbers": strings.Repeat(strings.Repeat("1 a ", 1900)+"\n", maxSize/7601-1),
		"long lines of copies":  strings.Repeat(strings.Repeat("a 2x ", 1500)+"\n", maxSize/7501-1),
		"tags":                  strings.Repeat("[mwcard=x]", maxSize/10-1),
		"lines to the limit":    strings.Repeat(strings.Repeat("a ", 25)+"\n", maxLines-10),
		"commas":                strings.Repeat(strings.Repeat("Rust,", 40)+"x\n", 5000),
		"unknown names":         strings.Repeat("3x Some card nobody ever printed anywhere at all\n", 900),
	} {
		data := []byte(text)
		b.Run(name, func(b *testing.B) {
			b.SetBytes(int64(len(data)))
			for b.Loop() {
				_, _ = s.Read(data, Options{})
			}
		})
	}
}

// BenchmarkCode writes and reads a share code: one with cards alone, as most are.
func BenchmarkCode(b *testing.B) {
	s := scribe(b)
	book := starting(b, s)
	code, err := s.Code(book)
	if err != nil {
		b.Fatal(err)
	}
	data := []byte(code)
	b.Run("write", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			if _, err := s.Code(book); err != nil {
				b.Fatal(err)
			}
		}
	})
	b.Run("read", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			if _, err := s.Read(data, Options{}); err != nil {
				b.Fatal(err)
			}
		}
	})
}
