package webapp

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// The Go that builds the page is one whose programs live in a page: those of Go 1.26 and
// 1.27 end where a nil interface is looked up in a map of more than 896.
func TestTheGoOfThePageIsSound(t *testing.T) {
	node, err := exec.LookPath("node")
	if err != nil {
		t.Skip("there is no node to run a page's program")
	}
	script, err := os.ReadFile("../../scripts/page-go.sh")
	if err != nil {
		t.Fatal(err)
	}
	named := regexp.MustCompile(`GOTOOLCHAIN=(\S+)`).FindSubmatch(script)
	if named == nil {
		t.Fatal("scripts/page-go.sh names no Go")
	}
	run := func(name string, args ...string) string {
		t.Helper()
		command := exec.Command(name, args...)
		command.Env = append(os.Environ(), "GOTOOLCHAIN="+string(named[1]), "CGO_ENABLED=0", "GOOS=js", "GOARCH=wasm", "GOFLAGS=-buildvcs=false")
		out, err := command.CombinedOutput()
		if err != nil {
			t.Fatalf("%s: %v\n%s", name, err, out)
		}
		return strings.TrimSpace(string(out))
	}
	program := filepath.Join(t.TempDir(), "nilkey.wasm")
	run("go", "build", "-o", program, "./testdata/nilkey")
	if said := run(node, filepath.Join(run("go", "env", "GOROOT"), "lib", "wasm", "wasm_exec_node.js"), program); said != "1000 true" {
		t.Errorf("a program by %s says %q", named[1], said)
	}
}
