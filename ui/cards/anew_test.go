package cards

import (
	"testing"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/ui/uitest"
	"github.com/quickcast/quickcast/ui/uitest/anew"
)

func TestEveryWidgetDrawsTheSameAgain(t *testing.T) {
	var samples []anew.Sample
	for _, size := range []fyne.Size{uitest.Phone(), fyne.NewSize(1700, 900)} {
		b := open(t, uitest.As{Size: size}, State{Query: "wolf"})
		samples = append(samples, anew.Seen(b.Window)...)
	}
	anew.Check(t, samples...)
}
