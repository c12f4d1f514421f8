// Command searchbench measures the search beside minisearch and fuse.js in one run, on the
// same cards and the same queries. Without node it measures its own search alone.
package main

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"time"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/catalog/codex"
	"github.com/quickcast/quickcast/catalog/lookup"
	"github.com/quickcast/quickcast/internal/fold"
)

// typed is a query with the card it is meant to find.
type typed struct {
	Query string `json:"query"`
	Card  string `json:"card"`
}

// document is a card as the other libraries get it.
type document struct {
	ID   string `json:"id"`
	Name string `json:"name"`
	Text string `json:"text"`
}

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run() error {
	cat, err := prepared()
	if err != nil {
		return err
	}
	terms, err := codex.Load(assets.FS)
	if err != nil {
		return err
	}
	rules, err := codex.LoadRules(assets.FS)
	if err != nil {
		return err
	}
	queries := queries(cat)
	all := lookup.New(cat, terms, "en", entries(cat, rules))
	cards := func(q string) string {
		hits, _ := cat.Search(q, catalog.Options{Limit: 20})
		if len(hits) == 0 {
			return ""
		}
		return string(hits[0].Card.ID)
	}
	inTerms := func(q string) string { terms.Search(q, "en", "", 20); return "" }
	anywhere := func(q string) string { all.Search(q, catalog.UnofficialHidden, 20); return "" }
	measure("quickcast, cards", queries, cards)
	measure("quickcast, terms", queries, inTerms)
	measure("quickcast, everything", queries, anywhere)
	measure("cards, by key", keys(queries), cards)
	measure("terms, by key", keys(queries), inTerms)
	measure("everything, by key", keys(queries), anywhere)
	return others(cat, queries)
}

// prepared is a catalog with its index, the quickest of several to be built.
func prepared() (cat *catalog.Catalog, err error) {
	best := time.Hour
	for range runs {
		if cat, err = catalog.Load(assets.FS); err != nil {
			return nil, err
		}
		begin := time.Now()
		cat.Prepare()
		best = min(best, time.Since(begin))
	}
	fmt.Printf("%-24s index %v\n", "quickcast", best.Round(10*time.Microsecond))
	return cat, nil
}

// entries are the mages and the rules, which the app's box finds beside cards and terms.
func entries(cat *catalog.Catalog, rules *codex.Rules) []lookup.Entry {
	var list []lookup.Entry
	for _, m := range cat.Mages() {
		list = append(list, lookup.Entry{Kind: lookup.Mage, ID: string(m.ID), Name: m.Name, Also: []string{m.Title}})
	}
	for _, r := range rules.All() {
		list = append(list, lookup.Entry{Kind: lookup.Rule, ID: r.ID, Name: r.ID})
	}
	return list
}

// queries are names as people type them: whole, begun, with a slip, abbreviated.
func queries(cat *catalog.Catalog) []typed {
	r := rand.New(rand.NewPCG(3, 4))
	var list []typed
	for _, card := range cat.Shown(catalog.Filter{}) {
		name := fold.Text(card.Name)
		slip := name
		if i := 1 + r.IntN(max(len(name)-2, 1)); len(name) > 4 {
			slip = name[:i] + name[i+1:]
		}
		short := ""
		for word := range strings.FieldsSeq(name) {
			short += word[:min(3, len(word))]
		}
		for _, q := range []string{name, name[:min(len(name), 6)], slip, short} {
			list = append(list, typed{q, string(card.ID)})
		}
	}
	return list
}

// keys are some of the queries as they grow while they are typed.
func keys(queries []typed) []typed {
	var list []typed
	for i := 0; i < len(queries); i += 7 {
		for at := range queries[i].Query {
			list = append(list, typed{queries[i].Query[:at+1], queries[i].Card})
		}
	}
	return list
}

// runs is how often every query is asked: its best time counts, so that what else the
// machine does at the moment counts little. The others are measured so, too.
const runs = 5

// measure runs all queries and prints what the one at the 99th percentile took.
func measure(name string, queries []typed, search func(string) string) {
	for _, q := range queries[:min(200, len(queries))] {
		search(q.Query) // warm
	}
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	took := make([]time.Duration, len(queries))
	first := 0
	for run := range runs {
		for i, q := range queries {
			begin := time.Now()
			found := search(q.Query)
			if t := time.Since(begin); run == 0 || t < took[i] {
				took[i] = t
			}
			if run == 0 && found == q.Card {
				first++
			}
		}
	}
	runtime.ReadMemStats(&after)
	slices.Sort(took)
	at := func(share int) time.Duration { return took[len(took)*share/100].Round(time.Microsecond) }
	fmt.Printf("%-24s %d queries, half below %v, 99 of 100 below %v, %.1f allocations, %.1f %% first\n", name, len(queries), at(50), at(99),
		float64(after.Mallocs-before.Mallocs)/float64(runs*len(queries)), 100*float64(first)/float64(len(queries)))
}

// others measures minisearch and fuse.js where node is there.
func others(cat *catalog.Catalog, queries []typed) error {
	for _, tool := range []string{"node", "npm"} {
		if _, err := exec.LookPath(tool); err != nil {
			fmt.Println(tool + " is not there: minisearch and fuse.js are left out")
			return nil
		}
	}
	dir, err := os.MkdirTemp("", "searchbench")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	var docs []document
	for _, card := range cat.Shown(catalog.Filter{}) {
		docs = append(docs, document{string(card.ID), card.Name, strings.Join(append(card.Keywords(), card.Subtypes...), " ")})
	}
	for name, value := range map[string]any{"docs.json": docs, "queries.json": queries} {
		data, err := json.Marshal(value)
		if err == nil {
			err = os.WriteFile(filepath.Join(dir, name), data, 0o600)
		}
		if err != nil {
			return err
		}
	}
	if err := os.WriteFile(filepath.Join(dir, "others.mjs"), []byte(fmt.Sprintf("const RUNS = %d;\n", runs)+script), 0o600); err != nil {
		return err
	}
	for _, args := range [][]string{{"npm", "install", "--silent", "--no-audit", "--no-fund", "minisearch@7", "fuse.js@7"}, {"node", "others.mjs"}} {
		cmd := exec.Command(args[0], args[1:]...)
		cmd.Dir, cmd.Stdout, cmd.Stderr = dir, os.Stdout, os.Stderr
		if err := cmd.Run(); err != nil {
			fmt.Println("the others cannot be measured:", err)
			return nil
		}
	}
	return nil
}

// script measures the others as run measures ours.
const script = `
import { readFileSync } from "node:fs";
import MiniSearch from "minisearch";
import Fuse from "fuse.js";
const docs = JSON.parse(readFileSync("docs.json")), queries = JSON.parse(readFileSync("queries.json"));
function measure(name, search) {
  for (const q of queries.slice(0, 200)) search(q.query);
  let first = 0;
  const took = queries.map(() => Infinity);
  for (let run = 0; run < RUNS; run++) queries.forEach((q, i) => {
    const begin = process.hrtime.bigint();
    const found = search(q.query);
    took[i] = Math.min(took[i], Number(process.hrtime.bigint() - begin));
    if (run === 0 && found === q.card) first++;
  });
  took.sort((a, b) => a - b);
  const at = (share) => Math.round(took[Math.floor((took.length * share) / 100)] / 1000) + "µs";
  console.log(name.padEnd(24), queries.length + " queries, half below " + at(50) + ", 99 of 100 below " + at(99) + ", " + ((100 * first) / queries.length).toFixed(1) + " % first");
}
const mini = new MiniSearch({ fields: ["name", "text"], searchOptions: { boost: { name: 3 }, fuzzy: 0.2, prefix: true } });
mini.addAll(docs);
measure("minisearch", (q) => mini.search(q)[0]?.id);
const fuse = new Fuse(docs, { keys: [{ name: "name", weight: 3 }, "text"], ignoreLocation: true, threshold: 0.4 });
measure("fuse.js", (q) => fuse.search(q, { limit: 20 })[0]?.item.id);
`
