package house

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// What builds and gives out the app is what was looked at: an action by its commit, which
// nobody can move, a compiler, a system and a tool by their versions.
func TestWorkflowsArePinned(t *testing.T) {
	files, err := filepath.Glob(filepath.Join(root, ".github/workflows/*.yml"))
	if err != nil || len(files) < 3 {
		t.Fatalf("%d workflows, %v", len(files), err)
	}
	pinned := regexp.MustCompile(`^[\w-]+/[\w-]+@[0-9a-f]{40} # v\d`)
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		text := string(data)
		for line := range strings.Lines(text) {
			if _, action, ok := strings.Cut(line, "uses: "); ok && !pinned.MatchString(action) {
				t.Errorf("%s: %s is not pinned by its commit, with its version behind it", file, strings.TrimSpace(action))
			}
			if strings.Contains(line, "-latest") || strings.Contains(line, "@latest") || strings.Contains(line, "go-version:") {
				t.Errorf("%s: %s changes by itself", file, strings.TrimSpace(line))
			}
		}
		if strings.Count(text, "actions/setup-go@") != strings.Count(text, "go-version-file: .github/go-version") {
			t.Errorf("%s: a job takes another Go than .github/go-version says", file)
		}
	}
}

// script runs one of the project's scripts.
func script(t *testing.T, name string, args ...string) (string, error) {
	t.Helper()
	for _, tool := range []string{"sh", "sha256sum"} {
		if _, err := exec.LookPath(tool); err != nil {
			t.Skip(err)
		}
	}
	path, err := filepath.Abs(filepath.Join(root, "scripts", name))
	if err != nil {
		t.Fatal(err)
	}
	out, err := exec.Command("sh", append([]string{path}, args...)...).CombinedOutput()
	return string(out), err
}

// Checksums are of everything but themselves, and verify, the second time, too.
func TestChecksumsVerify(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{"a.deb": "a", "b c.zip": "b", "-d": ""} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	for range 2 {
		if out, err := script(t, "sums.sh", dir); err != nil {
			t.Fatalf("%v: %s", err, out)
		}
		sums, err := os.ReadFile(filepath.Join(dir, "SHA256SUMS"))
		if err != nil || strings.Count(string(sums), "\n") != 3 || strings.Contains(string(sums), "SHA256SUMS") {
			t.Errorf("%v: %s", err, sums)
		}
		check := exec.Command("sha256sum", "--check", "--strict", "SHA256SUMS")
		check.Dir = dir
		if out, err := check.CombinedOutput(); err != nil {
			t.Errorf("%v: %s", err, out)
		}
	}
	for _, file := range []string{"scripts/dist.sh", ".github/workflows/release.yml"} {
		if text := read(t, file); strings.Contains(text, ">SHA256SUMS") || strings.Contains(text, "> SHA256SUMS") || !strings.Contains(text, "scripts/sums.sh") {
			t.Errorf("%s does not sum up by scripts/sums.sh", file)
		}
	}
}

// Without the project's own key no package for Android is given out.
func TestAndroidNeedsTheProjectsKey(t *testing.T) {
	t.Setenv("ANDROID_KEYSTORE", "")
	signed := filepath.Join(t.TempDir(), "signed.apk")
	if out, err := script(t, "sign-apk.sh", filepath.Join(root, "Icon.png"), signed); err == nil || !strings.Contains(out, "ANDROID_KEYSTORE is not set") {
		t.Errorf("%v: %s", err, out)
	}
	if _, err := os.Stat(signed); err == nil {
		t.Error("there is a package all the same")
	}
	given := read(t, ".github/workflows/release.yml")
	_, android, _ := strings.Cut(given, "\n  android:\n")
	android, _, _ = strings.Cut(android, "\n  publish:\n")
	if !strings.Contains(android, "scripts/sign-apk.sh") || !strings.Contains(android, "path: quickcast-*-android.apk") || strings.Contains(given, `"*.apk"`) {
		t.Error("a package goes out that scripts/sign-apk.sh has not signed")
	}
	if strings.Contains(read(t, ".github/workflows/ci.yml"), ".apk") {
		t.Error("every push gives out a package with the toolkit's key")
	}
}
