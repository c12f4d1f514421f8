package main

import (
	"html/template"
	"os"
	"path/filepath"
)

// page shows the pictures stop by stop; a click opens one in its own size.
var page = template.Must(template.New("page").Parse(`<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<title>Quickcast, every screen</title>
<style>
  body { margin: 24px; background: #222; color: #ddd; font: 15px sans-serif; }
  h2 { font-weight: normal; margin: 32px 0 12px; }
  figure { display: inline-block; margin: 0 16px 16px 0; vertical-align: top; }
  img { height: 380px; display: block; border: 1px solid #444; }
  figcaption { color: #999; font-size: 13px; padding-top: 4px; }
</style>
<h1>Quickcast, every screen</h1>
{{range $stop, $pictures := .}}<h2>{{$stop}}</h2>
{{range $pictures}}<figure><a href="{{.File}}"><img loading="lazy" src="{{.File}}" alt="{{.Stop}}"></a><figcaption>{{.Worn}}</figcaption></figure>
{{end}}{{end}}</html>
`))

// writePage writes index.html beside the pictures.
func writePage(folder string, pictures []picture) error {
	groups := map[string][]picture{}
	for _, p := range pictures {
		groups[p.Stop] = append(groups[p.Stop], p)
	}
	file, err := os.Create(filepath.Join(folder, "index.html"))
	if err != nil {
		return err
	}
	if err := page.Execute(file, groups); err != nil {
		file.Close()
		return err
	}
	return file.Close()
}
