package webapp_test

import (
	"fmt"
	"os/exec"
	"testing"
)

// A flick goes as far on a phone that is slow to hear of it as on a quick one: its speed comes
// from when the finger moved, not from when that was handled. Two fingers zoom where they
// pinch, and not where they drift: two people have one on the table each.
func TestFingersOnAPage(t *testing.T) {
	node, err := exec.LookPath("node")
	if err != nil {
		t.Skip("no node to run the page's script")
	}
	out, err := exec.Command(node, "testdata/fingers.js", "../../web/touch.js").CombinedOutput()
	var quick, slow int
	var drift, pinch bool
	if _, scanned := fmt.Sscan(string(out), &quick, &slow, &drift, &pinch); err != nil || scanned != nil {
		t.Fatalf("%v: %s", err, out)
	}
	if quick < 500 || slow < quick*9/10 || slow > quick*11/10 {
		t.Errorf("a quick phone rolls %d pixels, a slow one %d", quick, slow)
	}
	if drift || !pinch {
		t.Errorf("fingers that drift zoom: %t, that pinch: %t", drift, pinch)
	}
}
