//go:build !ios

package dialog

// System is the dialogs of the system, the best first.
func System() []Asker { return []Asker{program("osascript", script)} }

// script is what the system's own language of scripts needs to ask. The words are handed
// over beside it, so that nothing in them can be part of it.
func script(q Question) []string {
	ask := map[Kind]string{
		File:   "choose file with prompt (item 1 of argv)",
		Folder: "choose folder with prompt (item 1 of argv)",
		Save:   "choose file name with prompt (item 1 of argv) default name (item 2 of argv)",
	}[q.Kind]
	return []string{"-e", "on run argv", "-e", "activate", "-e", "POSIX path of (" + ask + ")", "-e", "end run", q.Title, q.Name}
}
