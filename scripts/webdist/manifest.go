package main

import (
	"path/filepath"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/internal/words"
)

// manifest says what a device has to know of an app it takes in from a page. All
// addresses are beside the page's own, so that it may lie in any folder of a host.
type manifest struct {
	Name        string   `json:"name"`
	Short       string   `json:"short_name"`
	Description string   `json:"description"`
	Lang        string   `json:"lang"`
	Start       string   `json:"start_url"`
	Scope       string   `json:"scope"`
	Display     string   `json:"display"`
	Background  string   `json:"background_color"`
	Theme       string   `json:"theme_color"`
	Categories  []string `json:"categories"`
	Icons       []icon   `json:"icons"`
}

// icon is one of the pictures of a manifest. One that is maskable may be cut to
// any shape by the device.
type icon struct {
	Source  string `json:"src"`
	Sizes   string `json:"sizes"`
	Type    string `json:"type"`
	Purpose string `json:"purpose"`
}

// background is the darkest of the app's colours, which the page has while it loads.
const background = "#14161B"

// writeManifests writes one manifest for each language.
func writeManifests(built string) error {
	for _, lang := range words.Languages(assets.FS) {
		texts, err := words.Load(assets.FS, lang)
		if err != nil {
			return err
		}
		m := manifest{
			Name: "Quickcast", Short: "Quickcast", Description: texts.T("serve.page.about"), Lang: lang,
			Start: "./", Scope: "./", Display: "standalone", Background: background, Theme: background,
			Categories: []string{"games", "utilities"},
		}
		for _, p := range pictures {
			if p.purpose != "" {
				m.Icons = append(m.Icons, icon{Source: p.name, Sizes: p.sizes(), Type: "image/png", Purpose: p.purpose})
			}
		}
		if err := writeJSON(filepath.Join(built, lang+".webmanifest"), m); err != nil {
			return err
		}
	}
	return nil
}
