package ui

import (
	"encoding/json"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"
	"fyne.io/fyne/v2/widget"
)

// toolkitTexts are the words of the toolkit's own dialogs and menus, as it knows them, with
// the ids of ours.
func toolkitTexts() map[string]string {
	return map[string]string{
		"Open": "toolkit.open", "Save": "toolkit.save", "Cancel": "toolkit.cancel", "File": "toolkit.file", "Folder": "toolkit.folder",
		"Enter filename": "toolkit.enterName", "New Folder": "toolkit.newFolder", "Create Folder": "toolkit.createFolder",
		"file.name": "toolkit.name", "file.parent": "toolkit.parent", "Show Hidden Files": "toolkit.hidden",
		"OK": "toolkit.ok", "Yes": "toolkit.yes", "No": "toolkit.no", "Error": "toolkit.error",
		"Confirm": "toolkit.confirm", "Advanced": "toolkit.advanced",
		"Cut": "toolkit.cut", "Copy": "toolkit.copy", "Paste": "toolkit.paste", "Select all": "toolkit.selectAll",
		"Undo": "toolkit.undo", "Redo": "toolkit.redo",
	}
}

// speakToolkit lets the toolkit's dialogs and menus speak the language of the app. The
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

// speaking is a window whose toolkit dialogs say in the app's language what the toolkit
// says in English alone.
type speaking struct {
	fyne.Window
	say func(string) string
}

// asking is the window for the toolkit's dialogs.
func (a *App) asking() fyne.Window { return speaking{a.window, a.saidByToolkit} }

// Canvas implements fyne.Window.
func (w speaking) Canvas() fyne.Canvas { return speakingCanvas{w.Window.Canvas(), w.say} }

type speakingCanvas struct {
	fyne.Canvas
	say func(string) string
}

func (c speakingCanvas) Overlays() fyne.OverlayStack {
	return speakingStack{c.Canvas.Overlays(), c.say}
}

type speakingStack struct {
	fyne.OverlayStack
	say func(string) string
}

// Add lays something over the window, in other words.
func (s speakingStack) Add(o fyne.CanvasObject) {
	reword(o, s.say)
	s.OverlayStack.Add(o)
}

// reword changes what the labels in an object say.
func reword(o fyne.CanvasObject, say func(string) string) {
	switch o := o.(type) {
	case *widget.PopUp:
		reword(o.Content, say)
	case *fyne.Container:
		for _, inner := range o.Objects {
			reword(inner, say)
		}
	case *widget.Label:
		o.SetText(say(o.Text))
	case *widget.List: // the places beside the files, but not the files
		update := o.UpdateItem
		o.UpdateItem = func(id widget.ListItemID, item fyne.CanvasObject) {
			update(id, item)
			if place, ok := item.(*fyne.Container); ok {
				reword(place, say)
			}
		}
	case fyne.Widget: // what the toolkit lays a dialog into
		for _, inner := range o.CreateRenderer().Objects() {
			reword(inner, say)
		}
	}
}

// placeTexts are what the toolkit calls the places where files lie, in English alone.
func placeTexts() map[string]string {
	return map[string]string{
		"Home": "toolkit.home", "Computer": "toolkit.computer", "App Files": "toolkit.appFiles", "Desktop": "toolkit.desktop",
		"Documents": "toolkit.documents", "Downloads": "toolkit.downloads", "Music": "toolkit.music", "Pictures": "toolkit.pictures",
		"Videos": "toolkit.videos", "Movies": "toolkit.videos",
	}
}

// saidByToolkit words what the toolkit says in English alone: its places, and what it asks
// and says where a file is there already.
func (a *App) saidByToolkit(text string) string {
	const sure = "Are you sure you want to overwrite the file\n"
	id, place := placeTexts()[text]
	switch {
	case place:
		return a.words.T(id)
	case text == "Overwrite?":
		return a.words.T("toolkit.overwrite")
	case strings.HasPrefix(text, sure):
		return a.words.T("toolkit.overwriteSure", "Name", strings.TrimSuffix(strings.TrimPrefix(text, sure), "?"))
	case text == "Cannot overwrite":
		return a.words.T("toolkit.isFolder")
	case strings.HasPrefix(text, "Files cannot replace a directory"):
		return a.words.T("toolkit.isFolderHint")
	}
	return text
}
