package settings

import (
	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// Device is how the app stands on a device whose browser it is a page of.
type Device struct {
	Installed bool // it is among the device's own apps
	Askable   bool // the browser puts it there when asked
	ByHand    bool // the person can, in the browser's own menu
	Lasting   bool // the browser keeps what the app keeps until the person clears it
	Newer     bool // a newer release is ready
	Used      int  // of the room for this page, in MB
	Room      int  // that the browser gives this page, in MB; 0 where it does not say
}

// Browser is what can be asked of the browser.
type Browser interface {
	Install() // puts the app among the device's own
	Renew()   // goes on with the newer release
}

// device says how the app stands on the device, and what can be done about it.
func (s *Screen) device() fyne.CanvasObject {
	var parts []fyne.CanvasObject
	say := func(id string, args ...any) {
		parts = append(parts, widgets.NewParagraph(s.k, s.w.T(id, args...), widgets.Style{Role: theme.Quiet}))
	}
	offer := func(id string, do func()) { parts = append(parts, widgets.NewQuiet(s.k, s.w.T(id), do)) }
	d := s.n.Device
	if d.Newer {
		say("settings.newer")
		offer("settings.renew", s.n.Browser.Renew)
	}
	switch {
	case d.Installed:
		say("settings.installed")
	case d.Askable:
		say("settings.installable")
		offer("settings.install", s.n.Browser.Install)
	case d.ByHand:
		say("settings.installByHand")
	default:
		say("settings.offline")
	}
	if d.Lasting {
		say("settings.lasting")
	} else {
		say("settings.fleeting")
	}
	if d.Room > 0 {
		say("settings.room", "Used", d.Used, "Room", d.Room)
	}
	return s.panel("settings.device", parts...)
}
