package qrpic_test

import (
	"strings"
	"testing"

	"pgregory.net/rapid"

	"quickcast/internal/qrpic"
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
