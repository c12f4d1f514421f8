package settings

import (
	"testing"

	"github.com/quickcast/quickcast/ui/uitest"
	"github.com/quickcast/quickcast/ui/uitest/anew"
)

func TestEveryWidgetDrawsTheSameAgain(t *testing.T) {
	var samples []anew.Sample
	for _, as := range []uitest.As{{Size: uitest.Phone()}, {Size: uitest.Desk()}} {
		st := newStand(t, as)
		samples = append(samples, anew.Seen(st.Window)...)
	}
	anew.Check(t, samples...)
}
