package widgets

import (
	"github.com/quickcast/quickcast/internal/pick"
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
	shown
	face   BannerFace
	button *Button
	more   *tapArea
}

// NewBanner returns a banner that says nothing and is hidden. moreName is what a
// tap on its words is for.
func NewBanner(k *Kit, moreName string) *Banner {
	b := &Banner{button: NewButton(k, Link, "", "", nil), more: newTapArea(k, moreName, nil)}
	b.show(k, b)
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
	b.face, b.name = face, face.Title+". "+face.Line
	b.button.SetText(face.Do)
	Show(b, face != BannerFace{})
	b.Refresh()
}

// bannerNarrow is below which width in dp one line of the reason is shown.
const bannerNarrow float32 = 400

func (b *Banner) view() part {
	k := b.kit
	return atLeast(200, theme.Target+8, byWidth{air(0, 0), func(_ *Kit, width float32) part {
		lines := pick.Either(width < bannerNarrow, 1, 2)
		words := below(0, say(b.face.Title, Style{Bold: true}), say(b.face.Line, Style{Size: theme.Small, Most: lines}))
		var button part
		if b.face.Do != "" {
			button = object{b.button}
		}
		return over{
			k.filled(0, theme.HarmSoft),
			pile{parts: []part{sized(0, 1, k.filled(0, theme.Harm))}, top: true},
			object{b.more},
			inset(13, 10, 4, 10, sideBySide(10, k.pic("warn", 24, theme.HarmInk), grow(words), button)),
		}
	}})
}
