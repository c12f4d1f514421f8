// Command sbom writes what programs are made of, as the programs themselves know it: a
// bill of materials in CycloneDX's form.
//
//	go run ./scripts/sbom VERSION PROGRAM... >quickcast.cdx.json
package main

import (
	"debug/buildinfo"
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/internal/licences"
)

// bill is a bill of materials.
type bill struct {
	Format     string      `json:"bomFormat"`
	Spec       string      `json:"specVersion"`
	Version    int         `json:"version"`
	Metadata   metadata    `json:"metadata"`
	Components []component `json:"components"`
}

type metadata struct {
	Component component `json:"component"`
}

// component is a part, or the whole.
type component struct {
	Type     string    `json:"type"`
	Name     string    `json:"name"`
	Version  string    `json:"version"`
	URL      string    `json:"purl,omitempty"`
	Licences []licence `json:"licenses,omitempty"`
}

type licence struct {
	Licence struct {
		ID string `json:"id,omitempty"`
	} `json:"license"`
}

func main() {
	if len(os.Args) < 3 {
		fmt.Fprintln(os.Stderr, "usage: sbom VERSION PROGRAM...")
		os.Exit(2)
	}
	if err := run(os.Args[1], os.Args[2:]); err != nil {
		fmt.Fprintln(os.Stderr, "sbom:", err)
		os.Exit(1)
	}
}

func run(version string, programs []string) error {
	kinds, err := kinds()
	if err != nil {
		return err
	}
	parts := map[string]component{}
	for _, program := range programs {
		info, err := buildinfo.ReadFile(program)
		if err != nil {
			return fmt.Errorf("%s: %w", program, err)
		}
		parts["Go"] = part("Go", info.GoVersion, "", kinds)
		for _, module := range info.Deps {
			parts[module.Path] = part(module.Path, module.Version, "pkg:golang/"+module.Path+"@"+module.Version, kinds)
		}
	}
	whole := component{Type: "application", Name: "quickcast", Version: version, Licences: named("MIT")}
	b := bill{Format: "CycloneDX", Spec: "1.5", Version: 1, Metadata: metadata{whole}}
	b.Components = slices.SortedFunc(maps.Values(parts), func(a, b component) int { return strings.Compare(a.Name, b.Name) })
	out := json.NewEncoder(os.Stdout)
	out.SetIndent("", "  ")
	return out.Encode(b)
}

func part(name, version, url string, kinds map[string]string) component {
	return component{Type: "library", Name: name, Version: version, URL: url, Licences: named(kinds[name])}
}

func named(kind string) []licence {
	if kind == "" {
		return nil
	}
	var l licence
	l.Licence.ID = kind
	return []licence{l}
}

// kinds are the licences of all that is known to be built in, by name.
func kinds() (map[string]string, error) {
	all, err := licences.Read(assets.FS)
	kinds := map[string]string{}
	for _, l := range all {
		for _, part := range l.Of {
			kinds[part.Name] = l.Kind
		}
	}
	return kinds, err
}
