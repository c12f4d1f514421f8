package widgets

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"github.com/quickcast/quickcast/internal/qrpic"
)

// NewQR draws a text as a QR code: black on white whatever the theme, for that is what
// cameras know. It refuses a text no code holds.
func NewQR(k *Kit, text string) (fyne.CanvasObject, error) {
	code, err := qrpic.Encode(text)
	if err != nil {
		return nil, err
	}
	const bright = 3 // modules around it
	side := code.Size + 2*bright
	drawn := image.NewGray(image.Rect(0, 0, side, side))
	for i := range drawn.Pix {
		if !code.Black(i%side-bright, i/side-bright) {
			drawn.Pix[i] = 0xff
		}
	}
	picture := canvas.NewImageFromImage(drawn)
	picture.FillMode = canvas.ImageFillContain
	picture.ScaleMode = canvas.ImageScalePixels
	const least = 280 // as much as the smallest phone has between its margins
	picture.SetMinSize(fyne.NewSquareSize(least))
	return NewInset(k, 0, 4, 0, 4, picture), nil
}
