package widgets

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
)

func TestTileShowsWhatLiesOnIt(t *testing.T) {
	k, _ := newKit(t)
	face := TileFace{Name: "Timber Wolf", Left: 8, Whole: 10, Line: "of 10", Icon: "action", Also: "guard"}
	face.Badges[0], face.Badges[1] = TileBadge{Icon: "burn", Count: 3}, TileBadge{Icon: "daze", Count: 1}
	tile := NewTile(k, face, nil)
	tile.Resize(fyne.NewSize(196, 60))
	words := ""
	texts(test.WidgetRenderer(tile), &words)
	if want := "3 1 Timber Wolf 8"; strings.Join(strings.Fields(words), " ") != want {
		t.Errorf("the tile says %q, want %q", words, want)
	}
}

// As large as a card it says what it attacks with, and what lies on it by its name; nothing of
// what has no room is cut in the middle.
func TestACardSaysAllOfAnObject(t *testing.T) {
	k, _ := newKit(t)
	face := TileFace{Name: "Steelclaw Grizzly", Left: 12, Whole: 15, Armor: "3", Kin: "Animal, Bear · Frost −3, Charge +2, Flame Immunity, Finite Life", Bars: [tileBars]TileBar{{"Claws", "Piercing +1", "5"}, {"Heavy Claw Strike", "full", "7"}}}
	face.Badges[0] = TileBadge{Icon: "weak", Count: 2, Label: "Weak"}
	tile := NewTile(k, face, nil)
	for _, c := range []struct{ w, h float32 }{{326, 138}, {204, 84}, {250, 104}} {
		tile.Resize(fyne.NewSize(c.w, c.h))
		words := ""
		texts(test.WidgetRenderer(tile), &words)
		for _, want := range []string{"Steelclaw Grizzly", "12", "3", "Claws", "5"} {
			if !strings.Contains(words, want) {
				t.Errorf("%v: %q does not say %s", c, words, want)
			}
		}
		if strings.Contains(words, "…") {
			t.Errorf("%v: %q is cut", c, words)
		}
		if c.w > 300 && (!strings.Contains(words, "Weak 2") || !strings.Contains(words, "Heavy Claw Strike") || !strings.Contains(words, "Animal, Bear")) {
			t.Errorf("%v: %q", c, words)
		}
	}
}

func TestTileSaysWhatItIsTold(t *testing.T) {
	k, _ := newKit(t)
	tile := NewTile(k, TileFace{Name: "Wolf", Line: "of 10"}, nil)
	if got := tile.AccessibilityLabel(); got != "Wolf, of 10" {
		t.Errorf("without words of its own the tile says %q", got)
	}
	tile.Set(TileFace{Name: "Wolf", Line: "of 10", Spoken: "Wolf, 8 of 10, Burn 3"})
	if got := tile.AccessibilityLabel(); got != "Wolf, 8 of 10, Burn 3" {
		t.Errorf("the tile says %q", got)
	}
}

// A name is never smaller than small type, beside its pictures or above them, however long.
func TestTileNamesStayLegible(t *testing.T) {
	k, _ := newKit(t)
	for _, name := range []string{"Wolf", "Knight of the Thorned Briar", "Aurora Lucere, Dawnbreaker's Chosen"} {
		for _, width := range []float32{170, 196} {
			tile := NewTile(k, TileFace{Name: name, Left: 8, Whole: 10, Line: "of 10", Icon: "action", Also: "guard"}, nil)
			tile.Resize(fyne.NewSize(width, 60))
			var smallest float32 = 99
			for _, o := range test.WidgetRenderer(tile).Objects() {
				if line, ok := o.(*canvas.Text); ok && o.Visible() && strings.HasPrefix(name, line.Text[:min(3, len(line.Text))]) && line.Text != "" {
					smallest = min(smallest, line.TextSize)
				}
			}
			if smallest < 13 || smallest > 20 {
				t.Errorf("%s at %v: %v px", name, width, smallest)
			}
		}
	}
}
