//go:build accessibility && !js

package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"github.com/quickcast/quickcast/ui/widgets"
)

// OpenReader gives the system's own way: the toolkit tells it of what stands in plain
// containers, and knows nothing of what widgets are made of.
func OpenReader() Reader { return &voices{layer: container.NewWithoutLayout()} }

// voices is a layer over the app with an unseen, deaf widget for each thing to be read.
type voices struct{ layer *fyne.Container }

func (v *voices) Always() bool { return screenReaderRuns() }

func (v *voices) OnAsked(func()) {}

func (v *voices) Frame(app fyne.CanvasObject) fyne.CanvasObject {
	return container.NewStack(app, v.layer)
}

func (v *voices) Show(all []widgets.Voice) {
	v.layer.Objects = make([]fyne.CanvasObject, len(all))
	for i, one := range all {
		o := &voice{name: one.Name, role: native(one.Role)}
		o.ExtendBaseWidget(o)
		o.Move(one.At)
		o.Resize(one.Size)
		v.layer.Objects[i] = o
	}
	v.layer.Refresh()
}

// native is the nearest role the toolkit knows.
func native(role fyne.AccessibleRole) fyne.AccessibleRole {
	switch role {
	case fyne.AccessibleRoleButton, fyne.AccessibleRoleLink:
		return role
	case widgets.RoleField:
		return fyne.AccessibleRoleButton
	}
	return fyne.AccessibleRoleText
}

type voice struct {
	widget.BaseWidget
	name string
	role fyne.AccessibleRole
}

func (v *voice) AccessibilityLabel() string { return v.name }

func (v *voice) AccessibilityRole() fyne.AccessibleRole { return v.role }

func (v *voice) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(container.NewWithoutLayout())
}
