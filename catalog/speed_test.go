package catalog_test

import (
	"slices"
	"testing"
	"time"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/internal/fold"
)

// keys are what stands in the box after each key of a text.
func keys(texts []string) []string {
	var list []string
	for _, text := range texts {
		runes := []rune(text)
		for n := 1; n <= len(runes); n++ {
			list = append(list, string(runes[:n]))
		}
	}
	return list
}

// BenchmarkKey tells how long the answer to a key takes while names and half-remembered
// cards are typed: the time within which 99 of 100 keys are answered, and how many times
// that of the names alone it is. Of some tries the quickest counts: the others waited for
// what else the machine did.
func BenchmarkKey(b *testing.B) {
	c := load(b)
	c.Prepare()
	_, _ = c.Search("steal mana", catalog.Options{}) // what searches by what cards do is built by the first
	var names, asked []string
	for i, card := range c.Cards() {
		if i%9 == 0 {
			names = append(names, card.Name)
		}
	}
	for _, file := range []string{"en.txt", "de.txt"} {
		for text := range halfRemembered(b, file) {
			asked = append(asked, text)
		}
	}
	slices.Sort(asked)
	asked = slices.DeleteFunc(asked, func(text string) bool { return len(text)%3 != 0 })
	late := func(texts []string, answer func(string)) float64 {
		var took []time.Duration
		for _, text := range keys(texts) {
			quickest := time.Hour
			for range 5 {
				from := time.Now()
				answer(text)
				quickest = min(quickest, time.Since(from))
			}
			took = append(took, quickest)
		}
		slices.Sort(took)
		return float64(took[len(took)*99/100].Nanoseconds()) / 1000
	}
	search := func(text string) { _, _ = c.Search(text, catalog.Options{Limit: 20}) }
	nearest := func(text string) { c.Nearest(fold.Text(text), 20) }
	for _, bench := range []struct {
		name  string
		texts []string
	}{{"names", names}, {"effects", asked}} {
		b.Run(bench.name, func(b *testing.B) {
			all, alone := 0.0, 0.0
			for b.Loop() {
				all, alone = late(bench.texts, search), late(bench.texts, nearest)
			}
			b.ReportMetric(all, "p99-µs")
			b.ReportMetric(alone, "p99-µs-names-alone")
			b.ReportMetric(all/alone, "times")
		})
	}
}
