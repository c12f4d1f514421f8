package ui

import (
	"encoding/json"

	"fyne.io/fyne/v2/lang"
)

// toolkitTexts are the words of the toolkit's own menus, as it knows them, with the ids of
// ours.
func toolkitTexts() map[string]string {
	return map[string]string{
		"Cut": "toolkit.cut", "Copy": "toolkit.copy", "Paste": "toolkit.paste", "Select all": "toolkit.selectAll",
		"Undo": "toolkit.undo", "Redo": "toolkit.redo",
	}
}

// speakToolkit lets the toolkit's menus speak the language of the app. The
// toolkit follows the system alone; so the words of the system's language are replaced.
func (a *App) speakToolkit() {
	said := map[string]string{}
	for toolkits, ours := range toolkitTexts() {
		said[toolkits] = a.words.T(ours)
	}
	data, err := json.Marshal(said)
	if err == nil {
		err = lang.AddTranslationsForLocale(data, lang.SystemLocale())
	}
	a.complain(err)
}
