//go:build !js

package terminal

import "testing"

func TestLocale(t *testing.T) {
	for _, c := range []struct {
		env  map[string]string
		want string
	}{
		{nil, ""},
		{map[string]string{"LANG": "de_DE.UTF-8"}, "de_DE.UTF-8"},
		{map[string]string{"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "C"},
		{map[string]string{"LANG": "en_GB", "LC_MESSAGES": "de_AT"}, "de_AT"},
		{map[string]string{"LANG": "de", "LC_ALL": ""}, "de"},
	} {
		if got := locale(func(name string) string { return c.env[name] }); got != c.want {
			t.Errorf("%v: got %q, want %q", c.env, got, c.want)
		}
	}
}

func TestHasDisplay(t *testing.T) {
	for _, c := range []struct {
		system, name string
		want         bool
	}{
		{"linux", "", false},
		{"linux", "DISPLAY", true},
		{"freebsd", "WAYLAND_DISPLAY", true},
		{"windows", "", true},
		{"darwin", "", true},
		{"android", "", true},
		{"js", "", true},
	} {
		getenv := func(name string) string {
			if name == c.name {
				return ":0"
			}
			return ""
		}
		if got := hasDisplay(c.system, getenv); got != c.want {
			t.Errorf("%s with %q: got %v", c.system, c.name, got)
		}
	}
}
