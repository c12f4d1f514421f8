// Package config keeps the person's settings: one typed struct, read and
// written through viper (but for a page) over a store. Whatever the file holds,
// the program starts: what is wrong is said, and the default stands in for it.
package config

// Language is the language of the texts: LanguageSystem, or the short name of one. That
// there are texts for it is for who reads them to see.
type Language string

// Theme is the set of colours.
type Theme string

// Motion is how much moves on the screen.
type Motion string

// Colours is how the colours of the schools are chosen.
type Colours string

// Hand is the hand that reaches for what is used most.
type Hand string

// Facing is how two people sit at one screen.
type Facing string

// Game is the game a new table or book starts with.
type Game string

// The values the settings can have. System leaves the choice to the device.
const (
	LanguageSystem Language = "system"
	English        Language = "en"
	German         Language = "de"

	ThemeSystem Theme = "system"
	Dark        Theme = "dark"
	Light       Theme = "light"

	MotionSystem Motion = "system"
	FullMotion   Motion = "full"
	LessMotion   Motion = "less"

	Usual    Colours = "usual"
	Distinct Colours = "distinct" // apart for every kind of colour-blindness

	Right Hand = "right"
	Left  Hand = "left"

	Opposite Facing = "opposite" // across the table: the upper half is turned round
	SameSide Facing = "same"     // side by side: nothing is turned

	Arena   Game = "arena"
	Academy Game = "academy"
)

// The smallest and the largest size of the text, in percent of the ordinary.
const (
	MinTextSize = 80
	MaxTextSize = 200
)

// Settings are all that a person can set. The zero value is not valid; start
// from Defaults.
type Settings struct {
	Language   Language `mapstructure:"language" json:"language"`
	Theme      Theme    `mapstructure:"theme" json:"theme"`
	TextSize   int      `mapstructure:"text_size" json:"text_size"`   // percent, MinTextSize to MaxTextSize
	Motion     Motion   `mapstructure:"motion" json:"motion"`         // what moves where something changed
	Colours    Colours  `mapstructure:"colours" json:"colours"`       // of the schools
	Hand       Hand     `mapstructure:"hand" json:"hand"`             // that reaches for what is used most
	Reader     bool     `mapstructure:"reader" json:"reader"`         // a page tells screen readers what is on it
	Unofficial bool     `mapstructure:"unofficial" json:"unofficial"` // whether the cards made by fans are shown
	Game       Game     `mapstructure:"game" json:"game"`
	Facing     Facing   `mapstructure:"facing" json:"facing"`
	KeepAwake  bool     `mapstructure:"keep_awake" json:"keep_awake"` // the screen stays on while a table runs
	Clock      bool     `mapstructure:"clock" json:"clock"`           // a table shows how long it has run
	OwnDice    bool     `mapstructure:"own_dice" json:"own_dice"`     // the table asks what real dice show, before it rolls
	DiceAsked  bool     `mapstructure:"dice_asked" json:"dice_asked"` // whose dice fall was asked at the first table
	Sound      bool     `mapstructure:"sound" json:"sound"`           // the clock's warnings are heard
	Vibration  bool     `mapstructure:"vibration" json:"vibration"`   // the clock's warnings are felt
}

// Defaults are the settings of somebody who never set anything.
func Defaults() Settings {
	return Settings{
		Language:  LanguageSystem,
		Theme:     Dark,
		TextSize:  100,
		Motion:    MotionSystem,
		Colours:   Usual,
		Hand:      Right,
		Game:      Arena,
		Facing:    Opposite,
		KeepAwake: true,
		Clock:     true,
		Sound:     true,
		Vibration: true,
	}
}

// key is one setting as it stands in the file: its name, how it is taken out
// of the struct, and which values it accepts.
type key struct {
	name    string
	of      func(Settings) any
	accepts rule
}

func keys() []key {
	return []key{
		{"language", func(s Settings) any { return string(s.Language) }, language()},
		{"theme", func(s Settings) any { return string(s.Theme) }, oneOf(ThemeSystem, Dark, Light)},
		{"text_size", func(s Settings) any { return s.TextSize }, between(MinTextSize, MaxTextSize)},
		{"motion", func(s Settings) any { return string(s.Motion) }, oneOf(MotionSystem, FullMotion, LessMotion)},
		{"colours", func(s Settings) any { return string(s.Colours) }, oneOf(Usual, Distinct)},
		{"hand", func(s Settings) any { return string(s.Hand) }, oneOf(Right, Left)},
		{"reader", func(s Settings) any { return s.Reader }, yesOrNo()},
		{"unofficial", func(s Settings) any { return s.Unofficial }, yesOrNo()},
		{"game", func(s Settings) any { return string(s.Game) }, oneOf(Arena, Academy)},
		{"facing", func(s Settings) any { return string(s.Facing) }, oneOf(Opposite, SameSide)},
		{"keep_awake", func(s Settings) any { return s.KeepAwake }, yesOrNo()},
		{"clock", func(s Settings) any { return s.Clock }, yesOrNo()},
		{"own_dice", func(s Settings) any { return s.OwnDice }, yesOrNo()},
		{"dice_asked", func(s Settings) any { return s.DiceAsked }, yesOrNo()},
		{"sound", func(s Settings) any { return s.Sound }, yesOrNo()},
		{"vibration", func(s Settings) any { return s.Vibration }, yesOrNo()},
	}
}

// Check refuses settings with a value out of its range: a ValueError for the
// first one.
func (s Settings) Check() error {
	for _, k := range keys() {
		if value := k.of(s); !k.accepts.test(value) {
			return k.fault(value)
		}
	}
	return nil
}

func (k key) fault(value any) *ValueError {
	return &ValueError{Key: k.name, Value: value, Allowed: k.accepts.words, Default: k.of(Defaults())}
}
