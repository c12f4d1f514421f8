// Package qrpic writes and reads pictures of QR codes.
package qrpic

import (
	"bytes"
	"errors"
	"fmt"
	"image"
	_ "image/gif" // the kinds of pictures that are read
	_ "image/jpeg"
	_ "image/png"

	"github.com/makiuchi-d/gozxing"
	"github.com/makiuchi-d/gozxing/qrcode"
	"golang.org/x/image/draw"
	_ "golang.org/x/image/webp"
	"rsc.io/qr"
)

// Bounds of what is read.
const (
	MaxSize   = 16 << 20 // bytes of a picture: more than a phone's camera gives
	maxPixels = 36 << 20 // of a picture, whatever it says
	enough    = 1600     // pixels a side in which a code is looked for
)

// What can be wrong with a picture.
var (
	ErrTooLong   = errors.New("the text is too long for a QR code")
	ErrTooLarge  = errors.New("the picture is too large")
	ErrNoCode    = errors.New("no QR code is to be seen in the picture")
	ErrNoPicture = errors.New("this is no picture")
)

// Draw gives the PNG of a QR code of the text, eight pixels a module. It refuses a
// text beyond some 2900 letters with ErrTooLong.
func Draw(text string) ([]byte, error) {
	code, err := Encode(text)
	if err != nil {
		return nil, err
	}
	return code.PNG(), nil
}

// Encode gives the QR code of a text, with as much redundancy as there is room for.
func Encode(text string) (*qr.Code, error) {
	for _, level := range []qr.Level{qr.M, qr.L} {
		if code, err := qr.Encode(text, level); err == nil {
			return code, nil
		}
	}
	return nil, ErrTooLong
}

// IsPicture tells whether the bytes begin as a picture of a kind that is read does.
func IsPicture(data []byte) bool {
	for _, start := range []string{"\x89PNG\r\n\x1a\n", "\xff\xd8\xff", "GIF8"} {
		if bytes.HasPrefix(data, []byte(start)) {
			return true
		}
	}
	return len(data) >= 12 && string(data[:4]) == "RIFF" && string(data[8:12]) == "WEBP"
}

// Read gives the text of the QR code in a picture (PNG, JPEG, GIF, WebP).
func Read(data []byte) (text string, err error) {
	if len(data) > MaxSize {
		return "", ErrTooLarge
	}
	config, _, err := image.DecodeConfig(bytes.NewReader(data))
	if err != nil {
		return "", fmt.Errorf("%w: %w", ErrNoPicture, err)
	}
	if config.Width <= 0 || config.Height <= 0 || config.Width > maxPixels/config.Height {
		return "", ErrTooLarge
	}
	picture, _, err := image.Decode(bytes.NewReader(data))
	if err != nil {
		return "", fmt.Errorf("%w: %w", ErrNoPicture, err)
	}
	return readImage(picture)
}

// readImage gives the text of the QR code in a picture: it looks at the whole
// picture in a handy size, then at all of its pixels, bright on dark as well.
func readImage(picture image.Image) (string, error) {
	for _, side := range []int{enough, enough / 2, 2 * enough} {
		if text, ok := find(shrunk(picture, side)); ok {
			return text, nil
		}
	}
	return "", ErrNoCode
}

// find looks for a code. The library it asks is a translation whose bounds nobody
// can vouch for: should it panic, there is no code.
func find(picture image.Image) (text string, ok bool) {
	defer func() {
		if recover() != nil {
			text, ok = "", false
		}
	}()
	// A code that was drawn, and not photographed, is read as it stands: what looks for
	// its corners misses some of those.
	drawn := map[gozxing.DecodeHintType]any{gozxing.DecodeHintType_PURE_BARCODE: true}
	photographed := map[gozxing.DecodeHintType]any{gozxing.DecodeHintType_TRY_HARDER: true}
	source := gozxing.NewLuminanceSourceFromImage(picture)
	for _, light := range []gozxing.LuminanceSource{source, source.Invert()} {
		for _, binarizer := range []gozxing.Binarizer{gozxing.NewHybridBinarizer(light), gozxing.NewGlobalHistgramBinarizer(light)} {
			bitmap, err := gozxing.NewBinaryBitmap(binarizer)
			if err != nil {
				continue
			}
			for _, hints := range []map[gozxing.DecodeHintType]any{drawn, photographed} {
				if found, err := qrcode.NewQRCodeReader().Decode(bitmap, hints); err == nil {
					return found.GetText(), true
				}
			}
		}
	}
	return "", false
}

// shrunk is the picture with no side longer than that many pixels, on white.
func shrunk(picture image.Image, side int) image.Image {
	size := picture.Bounds().Size()
	long := max(size.X, size.Y)
	if long > side {
		size = image.Pt(max(1, size.X*side/long), max(1, size.Y*side/long))
	}
	small := image.NewGray(image.Rectangle{Max: size})
	draw.Draw(small, small.Bounds(), image.White, image.Point{}, draw.Src)
	draw.ApproxBiLinear.Scale(small, small.Bounds(), picture, picture.Bounds(), draw.Over, nil)
	return small
}

// Frame gives the text of the QR code in a picture of a camera: a byte of light a pixel,
// row by row. It looks once, so that the next picture is soon asked for.
func Frame(width, height int, light []byte) (text string, ok bool) {
	if width <= 0 || height <= 0 || len(light) != width*height {
		return "", false
	}
	picture := &image.Gray{Pix: light, Stride: width, Rect: image.Rect(0, 0, width, height)}
	defer func() {
		if recover() != nil {
			text, ok = "", false
		}
	}()
	bitmap, err := gozxing.NewBinaryBitmap(gozxing.NewHybridBinarizer(gozxing.NewLuminanceSourceFromImage(picture)))
	if err != nil {
		return "", false
	}
	found, err := qrcode.NewQRCodeReader().Decode(bitmap, nil)
	if err != nil {
		return "", false
	}
	return found.GetText(), true
}
