package widgets

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/quickcast/quickcast/ui/theme"
)

// What was found in a name is written in a colour of its own, on whichever line it stands.
func TestARowMarksWhatWasFound(t *testing.T) {
	k, _ := newKit(t)
	for _, c := range []struct {
		name string
		hits [][2]int
		want string
	}{
		{"Timber Wolf", [][2]int{{7, 11}}, "Timber |*Wolf"},
		{"Wolf Fury", [][2]int{{0, 4}}, "*Wolf| Fury"},
		{"Größe", [][2]int{{2, 4}}, "Gr|*öß|e"},
		{"Bobcat", nil, "Bobcat"},
		{"Bobcat", [][2]int{{4, 99}}, "Bobc|*at"},
		{"Bobcat", [][2]int{{0, 3}, {2, 4}, {9, 12}}, "*Bob|*c|at"},
		{"Bobcat of the far northern and southern woods", [][2]int{{27, 30}}, "Bobcat of the far northern |*and|southern woods"},
	} {
		var got []string
		for _, line := range seen(t, NewListRow(k, ListFace{Title: c.name, Hits: c.hits}, nil), 290) {
			if line.Color == k.Theme.Tone(theme.Accent) {
				line.Text = "*" + line.Text
			}
			got = append(got, line.Text)
		}
		if said := strings.Join(got, "|"); said != c.want {
			t.Errorf("%q %v: %v, want %v", c.name, c.hits, said, c.want)
		}
	}
}

func TestRowIsShownAgainForAnotherCard(t *testing.T) {
	k, _ := newKit(t)
	row := NewListRow(k, ListFace{}, nil)
	row.Set(ListFace{
		Title: "Redclaw", Hits: [][2]int{{0, 3}}, Line: "Creature", Cost: "16", Price: "3", Dear: true, Count: 2, Problem: true,
		Schools: []string{"war", "nature"}, Stripes: []theme.Role{theme.School("war"), theme.School("nature")},
	})
	draw(row, 412, cardHigh)
	plain := ListFace{Title: "Bobcat", Line: "Creature", Price: "1", Stripes: []theme.Role{theme.School("nature")}}
	row.Set(plain)
	fresh := NewListRow(k, ListFace{}, nil)
	fresh.Set(plain)
	if n := unlike(draw(row, 412, cardHigh), draw(fresh, 412, cardHigh)); n != 0 {
		t.Errorf("%d pixels of the card before are left", n)
	}
}

func TestLongNamesEndInAnEllipsis(t *testing.T) {
	k, _ := newKit(t)
	long := newText(k, display, theme.Name, theme.Ink)
	long.set("Redclaw, Alpha Male of the far northern woods")
	long.fit(120)
	if long.shown == long.value || long.measure(long.shown) > 120 {
		t.Errorf("shown %q, %v dp wide", long.shown, long.measure(long.shown))
	}
	if r := []rune(long.shown); r[len(r)-1] != '…' {
		t.Errorf("shown %q, want an ellipsis at the end", long.shown)
	}
	long.fit(1000)
	if long.shown != long.value {
		t.Errorf("with room again: %q", long.shown)
	}
}

func TestRowAndItsButtonAreTwoTargets(t *testing.T) {
	k, _ := newKit(t)
	var opened, added int
	row := NewListRow(k, ListFace{Title: "Bobcat"}, func() { opened++ }).WithSteps("less", "add", func() {}, func() { added++ })
	w := test.NewTempWindow(t, row)
	w.Resize(fyne.NewSize(412, 80))
	test.TapCanvas(w.Canvas(), fyne.NewPos(100, 40))
	test.TapCanvas(w.Canvas(), fyne.NewPos(380, 40))
	if opened != 1 || added != 1 {
		t.Errorf("opened %d, added %d; want one each", opened, added)
	}
}

func BenchmarkCardRowSet(b *testing.B) {
	k, _ := newKit(b)
	row := NewListRow(k, ListFace{}, nil)
	w := test.NewTempWindow(b, row)
	w.Resize(fyne.NewSize(412, 80))
	faces := []ListFace{
		{Title: "Bobcat", Line: "Creature", Cost: "5", Schools: []string{"nature"}, Stripes: []theme.Role{theme.School("nature")}, Price: "1"},
		{Title: "Hellhound", Line: "Creature", Cost: "12", Schools: []string{"fire"}, Stripes: []theme.Role{theme.School("fire")}, Price: "9"},
	}
	for i := range b.N {
		row.Set(faces[i%2])
	}
}

// set changes the words.
func (t *text) set(value string) { t.write(value, t.role) }
