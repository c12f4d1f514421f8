package widgets

import (
	"reflect"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/quickcast/quickcast/ui/theme"
)

func TestSplitMarksWhatWasFound(t *testing.T) {
	for _, c := range []struct {
		name string
		hits [][2]int
		want []piece
	}{
		{"Timber Wolf", [][2]int{{7, 11}}, []piece{{"Timber ", false}, {"Wolf", true}}},
		{"Wolf Fury", [][2]int{{0, 4}}, []piece{{"Wolf", true}, {" Fury", false}}},
		{"Größe", [][2]int{{2, 4}}, []piece{{"Gr", false}, {"öß", true}, {"e", false}}},
		{"Bobcat", nil, []piece{{"Bobcat", false}}},
		{"Bobcat", [][2]int{{4, 99}}, []piece{{"Bobc", false}, {"at", true}}},
		{"Bobcat", [][2]int{{0, 3}, {2, 4}, {9, 12}}, []piece{{"Bob", true}, {"c", true}, {"at", false}}},
		{"", [][2]int{{0, 3}}, nil},
	} {
		if got := split(c.name, c.hits); !reflect.DeepEqual(got, c.want) {
			t.Errorf("%q %v: %v, want %v", c.name, c.hits, got, c.want)
		}
	}
}

func TestRowIsShownAgainForAnotherCard(t *testing.T) {
	k, _ := newKit(t)
	row := NewCardRow(k, nil, "add", func() {})
	row.Set(CardFace{
		Name: "Redclaw", Hits: [][2]int{{0, 3}}, Line: "Creature", Cost: "16", Price: "3", Dear: true, Count: 2, Problem: true,
		Schools: []string{"war", "nature"}, Stripes: []theme.Role{theme.School("war"), theme.School("nature")},
	})
	draw(row, 412, rowHeight)
	plain := CardFace{Name: "Bobcat", Line: "Creature", Price: "1", Stripes: []theme.Role{theme.School("nature")}}
	row.Set(plain)
	fresh := NewCardRow(k, nil, "add", func() {})
	fresh.Set(plain)
	if n := unlike(draw(row, 412, rowHeight), draw(fresh, 412, rowHeight)); n != 0 {
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
	row := NewCardRow(k, func() { opened++ }, "add", func() { added++ })
	row.Set(CardFace{Name: "Bobcat"})
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
	row := NewCardRow(k, nil, "", nil)
	w := test.NewTempWindow(b, row)
	w.Resize(fyne.NewSize(412, 80))
	faces := []CardFace{
		{Name: "Bobcat", Line: "Creature", Cost: "5", Schools: []string{"nature"}, Stripes: []theme.Role{theme.School("nature")}, Price: "1"},
		{Name: "Hellhound", Line: "Creature", Cost: "12", Schools: []string{"fire"}, Stripes: []theme.Role{theme.School("fire")}, Price: "9"},
	}
	for i := range b.N {
		row.Set(faces[i%2])
	}
}
