package main

import (
	"fmt"
	"html/template"
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"sort"
)

// change is one picture that is not what it was.
type change struct {
	File    string
	Percent float64 // of its points that are others; 100 where it is new, gone or of another size
	Only    string  // "new" or "gone" for what there is once
}

// compare holds the pictures of two folders against each other, and writes what changed
// into a third: a page with before, after and where they differ, the greatest change
// first. It returns how many pictures changed, of how many.
func compare(before, after, folder string) (changed, all int, err error) {
	names, err := pictureNames(before, after)
	if err != nil {
		return 0, 0, err
	}
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return 0, 0, err
	}
	var changes []change
	for _, name := range names {
		c, differs, err := hold(name, before, after, folder)
		if err != nil {
			return 0, 0, fmt.Errorf("%s: %w", name, err)
		}
		if differs {
			changes = append(changes, c)
		}
	}
	sort.SliceStable(changes, func(i, j int) bool { return changes[i].Percent > changes[j].Percent })
	return len(changes), len(names), writeChanges(folder, changes)
}

// pictureNames are those of both folders, each once.
func pictureNames(folders ...string) ([]string, error) {
	var names []string
	for _, folder := range folders {
		files, err := filepath.Glob(filepath.Join(folder, "*.png"))
		if err != nil {
			return nil, err
		}
		for _, f := range files {
			names = append(names, filepath.Base(f))
		}
	}
	slices.Sort(names)
	return slices.Compact(names), nil
}

// hold compares one picture and, where it changed, copies both and draws the difference.
func hold(name, before, after, folder string) (change, bool, error) {
	old, err := load(filepath.Join(before, name))
	if err != nil {
		return change{}, false, err
	}
	now, err := load(filepath.Join(after, name))
	if err != nil {
		return change{}, false, err
	}
	c := change{File: name, Percent: 100}
	switch {
	case old == nil:
		c.Only = "new"
		return c, true, save(filepath.Join(folder, "after-"+name), now)
	case now == nil:
		c.Only = "gone"
		return c, true, save(filepath.Join(folder, "before-"+name), old)
	}
	difference, share := differ(old, now)
	if share == 0 {
		return c, false, nil
	}
	c.Percent = 100 * share
	for kind, drawn := range map[string]image.Image{"before-": old, "after-": now, "where-": difference} {
		if err := save(filepath.Join(folder, kind+name), drawn); err != nil {
			return c, true, err
		}
	}
	return c, true, nil
}

// load reads a picture; nil where there is none.
func load(path string) (image.Image, error) {
	file, err := os.Open(path)
	if os.IsNotExist(err) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	defer file.Close()
	return png.Decode(file)
}

// differ draws the points that are others in red over a faint picture of now, and gives
// their share, 0 to 1. Pictures of another size differ in every point.
func differ(old, now image.Image) (image.Image, float64) {
	b := now.Bounds()
	drawn := image.NewNRGBA(b)
	count := 0
	for y := b.Min.Y; y < b.Max.Y; y++ {
		for x := b.Min.X; x < b.Max.X; x++ {
			grey := color.GrayModel.Convert(now.At(x, y)).(color.Gray).Y
			drawn.Set(x, y, color.Gray{Y: grey / 4})
			if old.Bounds() != b || old.At(x, y) != now.At(x, y) {
				count++
				drawn.Set(x, y, color.NRGBA{R: 255, G: 60, B: 60, A: 255})
			}
		}
	}
	return drawn, float64(count) / float64(max(b.Dx()*b.Dy(), 1))
}

var changesPage = template.Must(template.New("changes").Parse(`<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<title>Quickcast, what changed</title>
<style>
  body { margin: 24px; background: #222; color: #ddd; font: 15px sans-serif; }
  h2 { font-weight: normal; font-size: 17px; margin: 32px 0 8px; }
  img { height: 420px; border: 1px solid #444; margin-right: 12px; }
</style>
<h1>{{len .}} pictures changed</h1>
{{range .}}<h2>{{.File}}: {{if .Only}}{{.Only}}{{else}}{{printf "%.2f" .Percent}} %{{end}}</h2>
{{if ne .Only "new"}}<img loading="lazy" src="before-{{.File}}" alt="before">{{end}}{{if ne .Only "gone"}}<img loading="lazy" src="after-{{.File}}" alt="after">{{end}}{{if not .Only}}<img loading="lazy" src="where-{{.File}}" alt="where they differ">{{end}}
{{end}}</html>
`))

func writeChanges(folder string, changes []change) error {
	file, err := os.Create(filepath.Join(folder, "index.html"))
	if err != nil {
		return err
	}
	if err := changesPage.Execute(file, changes); err != nil {
		file.Close()
		return err
	}
	return file.Close()
}
