package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"github.com/quickcast/quickcast/ui/theme"
)

// BannerFace is what a banner says. The zero face says nothing.
type BannerFace struct {
	Title string // what is the matter: "3 actions are not saved"
	Line  string // why, and what to do: a few words, of which a narrow window shows one line
	Do    string // what its button does; "" for no button
}

// Banner says along the edge of a window what holds for as long as it stands
// there. Unlike a snackbar it takes its own room and does not go by itself.
type Banner struct {
	widget.BaseWidget
	kit    *Kit
	face   BannerFace
	button *Button
	more   *tapArea
}

// NewBanner returns a banner that says nothing and is hidden. moreName is what a
// tap on its words is for.
func NewBanner(k *Kit, moreName string) *Banner {
	b := &Banner{kit: k, button: NewButton(k, Link, "", "", nil), more: newTapArea(k, moreName, nil)}
	b.ExtendBaseWidget(b)
	b.Hide()
	return b
}

// Set shows a face, or hides the banner for the zero one. onDo is for its button,
// onMore for a tap on its words; both may be nil.
func (b *Banner) Set(face BannerFace, onDo, onMore func()) {
	b.button.onTap, b.more.onTap = onDo, onMore
	if face == b.face {
		return
	}
	b.face = face
	b.button.SetText(face.Do)
	Show(b, face != BannerFace{})
	b.Refresh()
}

// AccessibilityLabel is part of fyne.Accessible.
func (b *Banner) AccessibilityLabel() string { return b.face.Title + ". " + b.face.Line }

// AccessibilityRole is part of fyne.Accessible.
func (b *Banner) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

const (
	bannerEdge   float32 = 10
	bannerWords  float32 = 46 // where the words begin
	bannerButton float32 = 12 // between the words and the button

	bannerNarrow float32 = 400
)

// HeightFor is how high the banner is at a width in dp.
func (b *Banner) HeightFor(width float32) float32 {
	title, line := b.paragraphs()
	room := b.room(width)
	line.style.Most = lines(width)
	return max(theme.Target+8, title.HeightFor(room)+line.HeightFor(room)+2*bannerEdge)
}

// lines is how many lines of the reason there are room for.
func lines(width float32) int {
	if width < bannerNarrow {
		return 1
	}
	return 2
}

// room is how wide the words may be.
func (b *Banner) room(width float32) float32 {
	if b.face.Do == "" {
		return width - bannerWords - theme.Inset
	}
	return width - bannerWords - bannerButton - b.button.MinSize().Width - 4
}

func (b *Banner) paragraphs() (title, line *Paragraph) {
	return NewParagraph(b.kit, b.face.Title, Style{Bold: true}),
		NewParagraph(b.kit, b.face.Line, Style{Size: theme.Small, Most: 2})
}

// CreateRenderer is part of fyne.Widget.
func (b *Banner) CreateRenderer() fyne.WidgetRenderer {
	ground, edge, sign := newBox(0), newBox(0), newIcon(b.kit)
	title, line := b.paragraphs()
	st := &stage{kit: b.kit, owner: b, objects: []fyne.CanvasObject{ground.Rectangle, edge.Rectangle, b.more, sign.Image, title, line, b.button}}
	st.paint = func() {
		ground.fill(b.kit.Theme.Tone(theme.HarmSoft), nil, 0)
		edge.fill(b.kit.Theme.Tone(theme.Harm), nil, 0)
		sign.set("warn", theme.HarmInk)
		title.SetText(b.face.Title)
		line.SetText(b.face.Line)
		Show(b.button, b.face.Do != "")
	}
	st.min = func() fyne.Size { return fyne.NewSize(200, theme.Target+8) }
	st.layout = func(a area) {
		w, h := a.size.Width, a.size.Height
		room := b.room(w)
		line.style.Most = lines(w)
		upper, lower := title.HeightFor(room), line.HeightFor(room)
		y := (h - upper - lower) / 2
		a.put(ground.Rectangle, 0, 0, w, h)
		a.put(edge.Rectangle, 0, 0, w, 1)
		a.put(b.more, 0, 0, bannerWords+room, h)
		a.square(sign.Image, bannerWords/2+2, h/2, 24)
		a.put(title, bannerWords, y, room, upper)
		a.put(line, bannerWords, y+upper, room, lower)
		a.put(b.button, w-b.button.MinSize().Width-4, (h-theme.Target)/2, b.button.MinSize().Width, theme.Target)
	}
	return st.start()
}
