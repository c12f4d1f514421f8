package theme

import (
	"image/color"
	"strings"
)

// palette is one complete set of colours: every role has exactly one.
type palette map[Role]color.NRGBA

// hex reads a colour as 0xRRGGBB.
func hex(rgb uint32) color.NRGBA {
	return color.NRGBA{R: uint8(rgb >> 16), G: uint8(rgb >> 8), B: uint8(rgb), A: 0xff}
}

// withAlpha returns the colour with an opacity from 0 to 1.
func withAlpha(c color.NRGBA, opacity float64) color.NRGBA {
	c.A = uint8(opacity*255 + 0.5)
	return c
}

// mix returns the colour that lies at share (0 to 1) on the way from a to b.
func mix(a, b color.NRGBA, share float64) color.NRGBA {
	part := func(x, y uint8) uint8 { return uint8(float64(x) + (float64(y)-float64(x))*share + 0.5) }
	return color.NRGBA{R: part(a.R, b.R), G: part(a.G, b.G), B: part(a.B, b.B), A: part(a.A, b.A)}
}

// darkPalette is a table in the evening.
func darkPalette() palette {
	p := palette{
		Background: hex(0x14161B), Surface: hex(0x1C2027), Raised: hex(0x262B34),
		Track: hex(0x313743), Line: hex(0x363D4A),
		Scrim: withAlpha(hex(0x07080A), 0.66), Shade: withAlpha(hex(0x000000), 0.45),
		Ink: hex(0xEFE9DB), Quiet: hex(0xA9A698),
		Accent: hex(0xE0B45A), AccentSoft: hex(0x3B2F17), AccentFill: hex(0xE0B45A), OnAccent: hex(0x241A06),
		Harm: hex(0xE06A55), HarmInk: hex(0xF3937F), HarmSoft: hex(0x35191A), HarmFill: hex(0xE06A55), OnHarm: hex(0x220B07),
		Mana: hex(0x5A97FF), ManaSoft: hex(0x1B2947), ManaInk: hex(0xBDD2FF),
		Good: hex(0x6FBF7F), GoodSoft: hex(0x1B3022), GoodFill: hex(0x6FBF7F), OnGood: hex(0x0A1F10),
		BarFill: hex(0x4A5163),
		Wood:    hex(0x2C281F), WoodLine: hex(0x7D6F51), WoodInk: hex(0xDCCFAE),
	}
	p.pieces()
	p.schools(map[string][2]uint32{
		"arcane": {0x4C8DFF, 0x82AFFF}, "dark": {0x8B6BB5, 0xB99EDF}, "holy": {0xE9C85B, 0xE9C85B},
		"mind": {0xD977B8, 0xE08CC4}, "nature": {0x55A868, 0x6FBF7F}, "war": {0xC8553D, 0xEB8B74},
		"air": {0x9FC3D9, 0x9FC3D9}, "earth": {0xA98252, 0xCDA673}, "fire": {0xF0813A, 0xF0904F},
		"water": {0x3FB6C6, 0x4FC0CF},
	}, 0.13)
	p.schools(map[string][2]uint32{
		"blue": {0x4C8DFF, 0x82AFFF}, "red": {0xE2543F, 0xF08874}, "purple": {0xEE8FD8, 0xEE8FD8}, "green": {0xB4D63C, 0xB4D63C},
		"yellow": {0xF5C518, 0xF5C518}, "white": {0xF4F0E6, 0xF4F0E6}, "black": {0x8D93A0, 0xA9AFBB},
	}, 0.34)
	return p
}

// lightPalette is warm paper by day. School colours are deeper than on the
// dark ground, so that they are read as easily.
func lightPalette() palette {
	p := palette{
		Background: hex(0xF3ECDD), Surface: hex(0xFCF8EE), Raised: hex(0xEBE2CF),
		Track: hex(0xDED3BC), Line: hex(0xD9CDB5),
		Scrim: withAlpha(hex(0x2B2112), 0.42), Shade: withAlpha(hex(0x4A3A1C), 0.20),
		Ink: hex(0x2A2318), Quiet: hex(0x635948),
		Accent: hex(0x7A5207), AccentSoft: hex(0xF3DFA9), AccentFill: hex(0xDDA93F), OnAccent: hex(0x2A1D05),
		Harm: hex(0xA42E1C), HarmInk: hex(0xA42E1C), HarmSoft: hex(0xF7DCD3), HarmFill: hex(0xB93A26), OnHarm: hex(0xFFF6F0),
		Mana: hex(0x1D55C4), ManaSoft: hex(0xDCE6F8), ManaInk: hex(0x1A489F),
		Good: hex(0x26683A), GoodSoft: hex(0xDBEBD9), GoodFill: hex(0x2F7A46), OnGood: hex(0xF4FBF3),
		BarFill: hex(0xB4A88F),
		Wood:    hex(0xE9DDC2), WoodLine: hex(0x8F7C53), WoodInk: hex(0x57481F),
	}
	p.pieces()
	p.schools(map[string][2]uint32{
		"arcane": {0x2F6FE0, 0x1F58BE}, "dark": {0x7A57A8, 0x664590}, "holy": {0xAF8A10, 0x6E5406},
		"mind": {0xBE4C97, 0x95326F}, "nature": {0x3F9154, 0x26683A}, "war": {0xBC4A32, 0x9C3922},
		"air": {0x5C8FAC, 0x38627B}, "earth": {0x94703F, 0x6F4F25}, "fire": {0xD5661C, 0x94450C},
		"water": {0x1F93A4, 0x0D6472},
	}, 0.16)
	p.schools(map[string][2]uint32{
		"blue": {0x2F6FE0, 0x1F58BE}, "red": {0xC23A26, 0x9E2D1B}, "purple": {0xB5489A, 0x8D3377}, "green": {0x5F8208, 0x47610A},
		"yellow": {0x9A7200, 0x6E5200}, "white": {0x857C6D, 0x5E5749}, "black": {0x3B3F47, 0x3B3F47},
	}, 0.22)
	return p
}

// pieces adds the colours of dice, which no light changes.
func (p palette) pieces() {
	for role, rgb := range map[Role]uint32{
		Ivory: 0xF1E6CE, IvoryEdge: 0xA8916A, IvoryLight: 0xFFF9EA, IvoryInk: 0x2B2116, IvoryBlood: 0xA93422,
		Lapis: 0x2E579F, LapisEdge: 0x172D57, LapisLine: 0x6E93D2,
	} {
		p[role] = hex(rgb)
	}
}

// schools adds fill, ink and tint of schools, or of the wooden pieces of players; tint says how
// much of the fill goes into the floor.
func (p palette) schools(colours map[string][2]uint32, tint float64) {
	for id, pair := range colours {
		fill := hex(pair[0])
		p[School(id)] = fill
		p[SchoolInk(id)] = hex(pair[1])
		p[SchoolTint(id)] = mix(p[Background], fill, tint)
	}
}

// find returns the colour of a role, and for a school nobody knows the neutral
// colour of its kind.
func (p palette) find(role Role) (color.NRGBA, bool) {
	if c, ok := p[role]; ok {
		return c, true
	}
	switch {
	case strings.HasPrefix(string(role), schoolTint):
		return p[Background], true
	case strings.HasPrefix(string(role), schoolInk):
		return p[Quiet], true
	case strings.HasPrefix(string(role), schoolFill):
		return p[Quiet], true
	}
	return color.NRGBA{}, false
}
