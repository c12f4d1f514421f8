package ui

import "github.com/quickcast/quickcast/ui/settings"

// Browser is what the app can ask of the browser it is a page of.
type Browser interface {
	// State is how the app stands on the device now.
	State() settings.Device
	// Install puts it among the device's own apps; only where that can be asked.
	Install()
	// Renew goes on with the newer release that is ready.
	Renew()
	// CanShare tells whether the device passes on files of that name and kind.
	CanShare(name, mime string) bool
	// Share lets the person pass a file on, in the device's own way. Where it fails,
	// other than by the person's will, failed is called on the window's goroutine.
	Share(name, mime string, data []byte, failed func())
	// CanScan tells whether the browser lets the page look through a camera.
	CanScan() bool
	// Scan looks for a QR code with the camera, below a hint and above a button that ends
	// it. done is called on the window's goroutine with what the code says, or with the
	// name of what kept the camera from looking; with neither where the person ended it.
	Scan(hint, end string, done func(text, fault string))
	// OnBring calls bring, on the window's goroutine, with what is dropped on the page or
	// pasted into it, other than into a text: name is "" for what is no file.
	OnBring(bring func(name string, data []byte))
	// OnChange calls changed, on the window's goroutine, whenever State is another.
	OnChange(changed func())
}

// watchBrowser tells of a newer release, once and not in the middle of a table, and
// keeps the settings true.
func (a *App) watchBrowser() {
	if a.deps.Browser != nil {
		a.deps.Browser.OnChange(a.browserChanged)
		a.deps.Browser.OnBring(a.Bring)
	}
}

func (a *App) browserChanged() {
	a.screens.renewSettings(a)
	if a.shell.Now() == "settings" {
		a.build()
	}
	a.offerRelease()
}

// offerRelease tells of a newer release if there is one, it was not told yet, and no
// table runs.
func (a *App) offerRelease() {
	if a.deps.Browser == nil || a.tableRuns || a.releaseTold || !a.deps.Browser.State().Newer {
		return
	}
	a.releaseTold = true
	a.notice(a.words.T("shell.newRelease"), a.words.T("shell.renew"), a.deps.Browser.Renew)
}

// device is what the settings show of it; nil where the app is no page.
func (a *App) device() *settings.Device {
	if a.deps.Browser == nil {
		return nil
	}
	state := a.deps.Browser.State()
	return &state
}
