package widgets

import "testing"

func TestAChipOfAPictureAndANumberHasNoDots(t *testing.T) {
	k, _ := newKit(t)
	label := newText(k, plain, 14, "")
	label.fit(-6) // no room: nothing to shorten either
	if label.shown != "" {
		t.Errorf("no words are shown as %q", label.shown)
	}
}
