package qrpic_test

import (
	"bytes"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/quickcast/quickcast/internal/qrpic"
)

// What is drawn is read back.
func TestDrawnIsRead(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text := rapid.StringMatching(`[A-Za-z0-9:/#.?=_-]{1,300}`).Draw(t, "text")
		picture, err := qrpic.Draw(text)
		if err != nil {
			t.Fatal(err)
		}
		if !qrpic.IsPicture(picture) {
			t.Fatal("it does not know its own picture")
		}
		if got, err := qrpic.Read(picture); err != nil || got != text {
			t.Fatalf("read %q, %v, of %q", got, err, text)
		}
	})
}

// What is too long, no picture, or a picture of something else is refused.
func TestRefused(t *testing.T) {
	if _, err := qrpic.Draw(strings.Repeat("x", 5000)); err == nil {
		t.Error("5000 letters fit into a code")
	}
	for name, data := range map[string]string{"nothing": "", "a text": "QC1.abc", "a broken picture": "\x89PNG\r\n\x1a\n and no more"} {
		if text, err := qrpic.Read([]byte(data)); err == nil {
			t.Errorf("%s is read as %q", name, text)
		}
	}
}

// A code in the picture of a camera, darker and off the middle, is read; a table without
// one says nothing, and neither do sizes that do not fit.
func TestFrame(t *testing.T) {
	const width, height, module = 320, 240, 4
	code, err := qrpic.Encode("QC1.abcdefgh")
	if err != nil {
		t.Fatal(err)
	}
	light := bytes.Repeat([]byte{0xb0}, width*height)
	if text, ok := qrpic.Frame(width, height, light); ok {
		t.Errorf("an empty table says %q", text)
	}
	for y := range code.Size * module {
		for x := range code.Size * module {
			if code.Black(x/module, y/module) {
				light[(y+30)*width+x+50] = 0x40
			}
		}
	}
	if text, ok := qrpic.Frame(width, height, light); !ok || text != "QC1.abcdefgh" {
		t.Errorf("read %q, %v", text, ok)
	}
	for _, size := range [][2]int{{0, 0}, {-1, -width * height}, {width, height + 1}} {
		if _, ok := qrpic.Frame(size[0], size[1], light); ok {
			t.Errorf("%v is read", size)
		}
	}
}
