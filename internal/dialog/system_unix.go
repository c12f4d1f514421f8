//go:build (linux && !android) || freebsd || openbsd || netbsd || dragonfly

package dialog

// System is the dialogs of the system, the best first.
func System() []Asker {
	return []Asker{portal, program("zenity", zenity), program("kdialog", kdialog)}
}

func zenity(q Question) []string {
	with := []string{"--file-selection", "--title=" + q.Title}
	switch q.Kind {
	case Folder:
		with = append(with, "--directory")
	case Save:
		with = append(with, "--save", "--confirm-overwrite", "--filename="+q.Name)
	}
	return with
}

func kdialog(q Question) []string {
	how := map[Kind]string{File: "--getopenfilename", Folder: "--getexistingdirectory", Save: "--getsavefilename"}[q.Kind]
	return []string{"--title", q.Title, how, q.Name}
}
