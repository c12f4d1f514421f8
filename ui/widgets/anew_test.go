package widgets_test

import (
	"os"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/uitest"
	"github.com/quickcast/quickcast/ui/uitest/anew"
	. "github.com/quickcast/quickcast/ui/widgets"
)

// stillKit is a kit in which nothing moves.
func stillKit(t *testing.T, scale float32) *Kit {
	t.Helper()
	app := uitest.NewTempApp(t)
	th, err := theme.New(os.DirFS("../../assets"), theme.Options{Mode: theme.Dark, Scale: scale})
	if err != nil {
		t.Fatal(err)
	}
	app.Settings().SetTheme(th)
	k := NewKit(th)
	k.Still = true
	return k
}

// The toolkit throws renderers away: a widget whose new one draws something else
// vanishes while its place is not seen.
func TestEveryWidgetDrawsTheSameAgain(t *testing.T) {
	if testing.Short() {
		t.Skip("draws for long, and beside nobody")
	}
	for _, k := range []*Kit{stillKit(t, 1), stillKit(t, 1).Turn(), stillKit(t, 1.6)} {
		var samples []anew.Sample
		for _, p := range pages(k) {
			samples = append(samples, anew.Found(t, p.size, p.object)...)
		}
		samples = append(samples, anew.Found(t, fyne.NewSize(412, 1400), partsPage(k), rowsPage(k))...)
		anew.Check(t, samples...)
	}
}

// partsPage has the parts the other pages lack.
func partsPage(k *Kit) fyne.CanvasObject {
	banner := NewBanner(k, "more")
	banner.Set(BannerFace{Title: "3 actions are not saved", Line: "The disk is full.", Do: "Try again"}, nil, nil)
	glance := NewGlance(k, true)
	glance.Set("life", GlanceItem{Icon: "burn", Value: "12", Note: "of 30"}, GlanceItem{Icon: "weak", Value: "2", Alarm: true})
	duo := NewDuo(k, nil, nil)
	duo.Set(DuoFace{Left: "Timber Wolf", LeftLine: "Bite, 4 dice", Right: "Hellhound of the far northern woods", RightLine: "7 of 9"})
	clock := NewClock(k, 40, func() {})
	clock.Set(ClockFace{Digits: "41:07", Caption: "Beastmaster", Icon: "pause", Live: true})
	touch := NewTouch(k, "name", func() {})
	touch.(fyne.Focusable).FocusGained()
	pick := NewPick(k, PickFace{Title: "Hellhound of the far northern and southern woods", Line: "guards here", Icon: "guard", Figure: "7", Left: 7, Whole: 9, Mark: "guard"}, nil)
	diagram := NewDiagram(k, 0.5, 400)
	diagram.Set(0.5, []Node{
		{X: 0.3, Y: 0.2, W: 0.2, H: 0.2, Face: SpotFace{Label: "4", Note: "Will", Fill: theme.Raised, Lit: true, Name: "Will"}},
		{X: 0.7, Y: 0.2, W: 0.3, H: 0.26, Face: SpotFace{Shape: Hexagon, Label: "Mine", Rim: theme.Accent, Bold: true, Marks: [3]string{"incantation"}, Flags: [3]SpotFlag{{Icon: "flag-disc", Role: theme.School("blue"), Inside: "guard"}}, Tag: "2", Name: "Mine"}, Drop: func(_, _ float32) {}},
	}, []Join{{0.3, 0.2, 0.7, 0.2}}, []DiagramText{{X: 0.5, Y: 0.4, Text: "wheel"}})
	k.After = func(time.Duration, func()) func() { return func() {} }
	NewIconButton(k, Bare, "menu", "what it is", nil).TappedSecondary(&fyne.PointEvent{}) // the tip says it
	note := NewNote(k, NewLine(k, 8, 1, NewSmallDie(k, DieFace{Number: 7, Twelve: true}), NewParagraph(k, "for the initiative", Style{})), "Real dice", "", func() {}, func() {})
	tour := NewTour(k, TourNames{Next: "On", Done: "Done", Leave: "Leave"}, []Mark{{Target: banner, Words: "What could not be saved."}})
	card := TileFace{Name: "Steelclaw Grizzly", Left: 12, Whole: 15, Armor: "3", Kin: "Animal, Bear · Frost −3", Icon: "action", Bars: [3]TileBar{{"Claws", "Piercing +1", "5"}, {"Heavy Claw Strike", "full", "7"}}}
	card.Badges[0] = TileBadge{Icon: "weak", Count: 2, Label: "Weak"}
	grid := NewPages(k, fyne.NewSize(CardWide, CardHigh), 138, "Next page")
	grid.Set([]fyne.CanvasObject{NewTile(k, card, nil), nil, NewTile(k, card, nil)}, NewAdding(k, "cast", "from the book", "Cast", func() {}))
	steps := NewSteps(k, "Phases", func() {})
	steps.Set("Round 7", []string{"Upkeep", "Planning", "Actions"}, 1)
	return NewColumn(k, 4,
		NewMatch(k, MatchFace{Title: "Table 3", Trail: "31:07", Line: "calls the judge", Names: [2]string{"Ann", "Ben"}, Counts: [2]string{"8", "27"}, Won: 2, Calls: true}, nil),
		grid, steps, NewAdding(k, "cast", "from the book", "Cast", func() {}),
		NewSlip(k, SlipFace{Edge: theme.School("dark"), Icon: "dark", Title: "Ghoul Rot", Line: "2 damage in Upkeep", Trail: "1"}, nil),
		NewSideCells(k, []fyne.CanvasObject{NewChip(k, ChipFace{Icon: "weak", Label: "Weak", Counted: true}, nil)}, NewGlyph(k, "weak", theme.Good, 60)),
		banner, note, tour, glance, duo, clock, touch, pick, diagram.Container,
		NewPeek(k, PickFace{Title: "face down", Icon: "guard"}, PickFace{Title: "Agony"}),
		NewCountChip(k, ChipFace{Icon: "burn", Label: "Burn", Count: 2}, "less", func(int) {}, nil),
		NewOption(k, "guard", "Guard here until the next round begins, whatever comes by", func() {}),
		NewStepper(k, "armor", 3, 0, 9, "less", "more", nil).Typed("armor", func() {}),
		k.Tip, NewPoster(k, 8, nil, NewParagraph(k, "lesson", Style{Display: true})),
		NewPanes(func() fyne.Size { return fyne.NewSize(40, 20) }, func(size fyne.Size) []Pane {
			return []Pane{{Line: k.Theme.Tone(theme.Line), W: 1, H: size.Height}}
		}),
		NewGlyph(k, "burn", theme.Harm, 24),
		NewSqueezed(60, 30, NewGlyph(k, "weak", theme.Good, 24)),
		NewGrip(k, NewGlyph(k, "menu", theme.Quiet, 20), nil, nil),
		NewDeed(k, DeedFace{Icon: "burn", Label: "Travel", Cost: "1", Strong: true}, nil),
		NewFact(k, FactFace{Value: "9", Caption: "mana", Icon: "burn"}),
		NewValueRow(k, ValueFace{Name: "Beastmaster", Note: "Nature, trained", Value: "4"}),
		NewDie(k, DieFace{Number: 2, Burst: true}),
		NewDie(k, DieFace{Number: 9, Twelve: true}),
		NewDieKey(k, DieFace{Number: 1, Burst: true}, 56, func() {}),
		NewSideRow(k, []fyne.CanvasObject{NewGlyph(k, "burn", theme.Harm, 600)}, NewGlyph(k, "weak", theme.Good, 60)),
		NewSideScroll(k, NewLine(k, 8, -1, NewGlyph(k, "burn", theme.Harm, 600), NewGlyph(k, "weak", theme.Good, 600))).Object(),
		NewOrdinal(k, 7),
		NewSpanBar(k, 12, []Stretch{{1, 6, "1-6", false}, {7, 12, "7-12", true}}, "effects"),
		NewCell(k, CellFace{Name: "Library", Sides: [4]CellSide{CellThrough, CellDoor}, Lit: true, Tokens: [12]CellToken{
			{Label: "3", Tone: theme.Accent}, {Icon: "burn", Tone: theme.Harm, Count: "2"}, {Label: "A", Tone: theme.Good, Round: true},
		}}, nil),
	)
}

// rowsPage is a long list that was scrolled.
func rowsPage(k *Kit) fyne.CanvasObject {
	list := NewList(func() int { return 100 },
		func() fyne.CanvasObject { return NewListRow(k, ListFace{Line: " "}, nil) },
		func(i int, o fyne.CanvasObject) { o.(*ListRow).Set(ListFace{Title: number(i), Line: " "}) })
	list.Resize(fyne.NewSize(412, 1400))
	list.ScrollToOffset(2000)
	return list
}
