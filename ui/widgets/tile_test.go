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
	tile.Resize(tile.MinSize())
	words := ""
	texts(test.WidgetRenderer(tile), &words)
	if want := "Timber Wolf 8 of 10 3 1"; strings.TrimSpace(words) != want {
		t.Errorf("the tile says %q, want %q", words, want)
	}
	bare := NewTile(k, TileFace{Name: "Timber Wolf", Left: 8, Whole: 10, Line: "of 10"}, nil)
	if tile.MinSize().Width <= bare.MinSize().Width {
		t.Error("what lies on it takes no room")
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

// Beside a picture that comes later a name is as large as without it.
func TestTileGrowsForItsPictures(t *testing.T) {
	k, _ := newKit(t)
	face := TileFace{Name: "Bitterwood Fox", Left: 5, Whole: 5, Line: "of 5"}
	tile := NewTile(k, face, nil)
	tile.Resize(tile.MinSize())
	bare := tile.MinSize().Width
	face.Icon = "action"
	tile.Set(face)
	tile.Resize(tile.Size()) // as narrow as it was
	if got := tile.MinSize().Width; got < bare+16 {
		t.Errorf("it wants %v beside its picture, %v without", got, bare)
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
