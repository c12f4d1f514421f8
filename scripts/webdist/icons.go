package main

import (
	"fmt"
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"

	"golang.org/x/image/draw"
)

// picture is the app's icon as a device wants it.
type picture struct {
	name    string
	size    int     // of each side, in px
	scale   float64 // of what is drawn on the icon, on a ground without its frame; 0 for the icon as it is
	purpose string  // in the manifest; empty where it does not stand there
}

func (p picture) sizes() string { return fmt.Sprintf("%dx%d", p.size, p.size) }

// source is the largest, of which the others are made; drawn is the part of it that
// lies within its frame.
const source = "Icon.png"

var drawn = image.Rect(64, 34, 448, 462)

// pictures are all there are. A maskable one may be cut to a circle of four fifths
// of its width; Apple's rounds its corners by itself and shows what is clear as black.
var pictures = []picture{
	{name: "icon-192.png", size: 192, purpose: "any"},
	{name: source, size: 512, purpose: "any"},
	{name: "icon-mask.png", size: 512, scale: 0.8, purpose: "maskable"},
	{name: "icon-180.png", size: 180, scale: 1},
}

// writeIcons makes them all of the largest.
func writeIcons(built string) error {
	file, err := os.Open(source)
	if err != nil {
		return err
	}
	defer file.Close()
	whole, err := png.Decode(file)
	if err != nil {
		return fmt.Errorf("%s: %w", source, err)
	}
	for _, p := range pictures {
		if p.name == source {
			continue
		}
		if err := p.write(filepath.Join(built, p.name), whole); err != nil {
			return err
		}
	}
	return nil
}

func (p picture) write(name string, whole image.Image) error {
	out := image.NewNRGBA(image.Rect(0, 0, p.size, p.size))
	from := whole.Bounds()
	to := out.Bounds()
	if p.scale > 0 {
		ground := color.NRGBA{0x1c, 0x20, 0x27, 0xff} // the icon's own
		draw.Draw(out, to, image.NewUniform(ground), image.Point{}, draw.Src)
		from = drawn
		share := p.scale * float64(p.size) / float64(whole.Bounds().Dx())
		w, h := int(float64(from.Dx())*share), int(float64(from.Dy())*share)
		to = image.Rect(0, 0, w, h).Add(image.Pt((p.size-w)/2, (p.size-h)/2))
	}
	draw.CatmullRom.Scale(out, to, whole, from, draw.Over, nil)
	file, err := os.Create(name)
	if err != nil {
		return err
	}
	if err := png.Encode(file, out); err != nil {
		_ = file.Close() // the picture could not be made: that is the one to tell
		return err
	}
	return file.Close()
}
