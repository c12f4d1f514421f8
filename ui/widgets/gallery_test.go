package widgets_test

import (
	"image/png"
	"os"
	"path/filepath"
	"strconv"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/software"
	toolkit "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/uitest"
	. "github.com/quickcast/quickcast/ui/widgets"
)

// TestGallery draws all widgets into the folder named by QUICKCAST_WIDGETS.
func TestGallery(t *testing.T) {
	folder := os.Getenv("QUICKCAST_WIDGETS")
	if folder == "" {
		t.Skip("set QUICKCAST_WIDGETS to a folder to draw the widgets")
	}
	app := uitest.NewTempApp(t)
	for name, opt := range map[string]theme.Options{
		"dark": {Mode: theme.Dark}, "light": {Mode: theme.Light}, "large": {Mode: theme.Dark, Scale: 1.35},
	} {
		th, err := theme.New(os.DirFS("../../assets"), opt)
		if err != nil {
			t.Fatal(err)
		}
		app.Settings().SetTheme(th)
		for _, page := range pages(NewKit(th)) {
			save(t, th, filepath.Join(folder, page.name+"-"+name+".png"), page)
		}
	}
}

// scale is the number of pixels per dp, from QUICKCAST_SCALE.
func scale() float32 {
	if s, err := strconv.ParseFloat(os.Getenv("QUICKCAST_SCALE"), 32); err == nil {
		return float32(s)
	}
	return 1
}

type page struct {
	name   string
	size   fyne.Size
	object fyne.CanvasObject
}

func save(t *testing.T, th *theme.Theme, file string, p page) {
	t.Helper()
	ground := canvas.NewRectangle(th.Tone(theme.Background))
	c := software.NewCanvas()
	c.SetPadded(false)
	c.SetScale(scale())
	c.SetContent(container.NewStack(ground, p.object))
	c.Resize(p.size)
	out, err := os.Create(file)
	if err != nil {
		t.Fatal(err)
	}
	defer out.Close()
	if err := png.Encode(out, c.Capture()); err != nil {
		t.Fatal(err)
	}
}

func pages(k *Kit) []page {
	phone := fyne.NewSize(412, 915)
	return []page{
		{"table", phone, tablePage(k)},
		{"cards", phone, cardsPage(k)},
		{"codex", phone, codexPage(k)},
		{"odds", phone, oddsPage(k)},
		{"book", fyne.NewSize(760, 800), bookPage(k)},
		{"bookphone", phone, bookPage(k)},
		{"settings", phone, settingsPage(k)},
		{"keypad", phone, container.NewStack(tablePage(k), NewSheet(k, "Damage of the Beastmaster", "close", NewKeypad(k, 14, "ok", "back", nil), nil))},
		{"turned", phone, container.NewStack(tablePage(k), NewSheet(k.Turn(), "Damage of the Warlock", "close", NewKeypad(k.Turn(), 7, "ok", "back", nil), nil))},
		{"confirm", phone, container.NewStack(cardsPage(k), NewConfirm(k, "End this duel?", "The log stays. You can open the table again from the list of finished duels.", "End it", "Not yet", true, func() {}))},
		{"small", fyne.NewSize(360, 640), tablePage(k)},
		{"stock", phone, stockPage()},
		{"wide", fyne.NewSize(1280, 800), widePage(k)},
	}
}

func tablePage(k *Kit) fyne.CanvasObject {
	return container.New(&halves{}, seat(k.Turn(), "Warlock", "fire", 31, 38, 12), seat(k, "Beastmaster", "nature", 22, 36, 7), strip(k))
}

func strip(k *Kit) fyne.CanvasObject {
	s := NewStrip(k, StripNames{}, StripActions{OnUndo: func() {}, OnNext: func() {}})
	s.Set(StripFace{Title: "Round 4 · Upkeep", Hint: "Burn: roll 2 dice for the Warlock", Clock: "41:07", Undo: true, Next: "Roll 2 dice for Burn"})
	return s
}

// halves puts two seats above and below a strip.
type halves struct{}

func (halves) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(300, 600) }
func (halves) Layout(o []fyne.CanvasObject, size fyne.Size) {
	h := (size.Height - 74) / 2
	o[0].Resize(fyne.NewSize(size.Width, h))
	o[1].Move(fyne.NewPos(0, h+74))
	o[1].Resize(fyne.NewSize(size.Width, h))
	o[2].Move(fyne.NewPos(0, h))
	o[2].Resize(fyne.NewSize(size.Width, 74))
}

func seat(k *Kit, mage, school string, left, whole, mana int) fyne.CanvasObject {
	dial := NewDial(k, func(int) {}, nil)
	dial.Set(DialFace{Left: left + 4, Whole: whole, Caption: number(whole-left) + " damage of " + number(whole), Hue: theme.School(school)})
	dial.Set(DialFace{Left: left, Whole: whole, Caption: number(whole-left) + " damage of " + number(whole), Hue: theme.School(school)})
	counter := NewCounter(k, func(int) {}, nil, nil)
	counter.Set(CounterFace{Caption: "mana", Value: mana, Note: "+9 a round"})
	action := NewMarker(k, Round, "action", "action", nil)
	bolt := NewMarker(k, Round, "quickcast", "quickcast", nil)
	first := NewMarker(k, Square, "initiative", "initiative", nil)
	action.Flip(true)
	first.Flip(true)
	head := NewLine(k, 8, 1, NewIconButton(k, Bare, school, school, nil), NewTitle(k, mage), action, bolt, first)
	chips := NewWrap(k, 8, 0,
		NewConditionChip(k, "burn", "Burn", 2, theme.SchoolInk("fire"), nil),
		NewConditionChip(k, "weak", "Weak", 1, theme.Good, nil),
		NewChip(k, ChipFace{Label: "condition", Icon: "plus", Hollow: true}, nil))
	tiles := NewLine(k, 8, -1,
		NewTile(k, TileFace{Name: "Timber Wolf", Left: 7, Whole: 9, Line: "7 of 9 · pet"}, nil),
		NewTile(k, TileFace{Name: "Bobcat", Left: 2, Whole: 5, Line: "2 of 5", Icon: "guard"}, nil),
		NewTile(k, TileFace{Name: "hidden × 2", Line: "enchantments", Hidden: true}, nil),
	)
	big := container.New(&split{}, dial, counter)
	col := NewInset(k, 14, 8, 14, 0, NewColumn(k, 6, head, container.New(&tall{206}, big), chips, tiles))
	return container.NewStack(NewSeatGround(k, school), col)
}

type split struct{}

func (split) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(300, 206) }
func (split) Layout(o []fyne.CanvasObject, size fyne.Size) {
	o[0].Resize(fyne.NewSize(206, 206))
	o[1].Move(fyne.NewPos(216, 0))
	o[1].Resize(fyne.NewSize(size.Width-216, 206))
}

type tall struct{ h float32 }

func (t *tall) MinSize(o []fyne.CanvasObject) fyne.Size { return fyne.NewSize(100, t.h) }
func (t *tall) Layout(o []fyne.CanvasObject, size fyne.Size) {
	o[0].Move(fyne.NewPos(0, 0))
	o[0].Resize(size)
}

func cardsPage(k *Kit) fyne.CanvasObject {
	search := NewSearchField(k, "Search cards", "clear", nil)
	search.SetText("wolf level<=3")
	rows := []fyne.CanvasObject{
		search,
		NewWrap(k, 8, 0,
			NewChip(k, ChipFace{Label: "for my Beastmaster", Selected: true}, nil),
			NewChip(k, ChipFace{Label: "Creature"}, nil), NewChip(k, ChipFace{Label: "Nature", Icon: "nature"}, nil),
			NewChip(k, ChipFace{Icon: "plus", Name: "more"}, nil)),
		NewQuietLine(k, "7 cards · price for the Beastmaster at the right"),
	}
	for _, f := range []ListFace{
		{Title: "Timber Wolf", Hits: [][2]int{{7, 11}}, Line: "Creature · Animal, Canine · level 2", Cost: "9", Stripes: []theme.Role{theme.School("nature")}, Schools: []string{"nature"}, Price: "2"},
		{Title: "Wolf Fury", Hits: [][2]int{{0, 4}}, Line: "Enchantment · level 1", Cost: "2", Stripes: []theme.Role{theme.School("nature")}, Schools: []string{"nature"}, Price: "1"},
		{Title: "Redclaw, Alpha Male of the far northern woods", Line: "Creature · Animal, Canine · level 3", Cost: "16", Stripes: []theme.Role{theme.School("nature"), theme.School("war")}, Schools: []string{"nature", "war"}, Price: "3"},
		{Title: "Hellhound", Line: "Creature · Animal, Demon · level 3", Cost: "12", Stripes: []theme.Role{theme.School("fire")}, Schools: []string{"fire"}, Price: "9", Dear: true, Mark: "user-set"},
	} {
		r := NewListRow(k, f, func() {})
		r.Set(f)
		rows = append(rows, r)
	}
	for _, f := range []ListFace{
		{Title: "Fireball", Line: "Attack · quick · level 2 · 8 mana", Stripes: []theme.Role{theme.School("fire")}, Price: "2"},
		{Title: "Enfeeble", Line: "at most 6 copies", Count: 7, Stripes: []theme.Role{theme.School("dark")}, Price: "7", Problem: true},
	} {
		r := NewListRow(k, f, func() {}).WithSteps("less", "add", func() {}, func() {})
		r.Set(f)
		rows = append(rows, r)
	}
	return NewInset(k, 12, 12, 12, 12, NewColumn(k, 4, rows...))
}

func codexPage(k *Kit) fyne.CanvasObject {
	wrap := func(words string) fyne.CanvasObject {
		return NewPanel(k, NewParagraph(k, words, Style{Size: theme.Lead}))
	}
	return NewInset(k, 12, 12, 12, 12, NewColumn(k, 10,
		NewSearchField(k, "Search the codex", "clear", nil),
		NewLine(k, 8, 0, NewHeading(k, "Burn"), NewConditionChip(k, "burn", "condition", 0, theme.SchoolInk("fire"), nil)),
		NewQuietLine(k, "Arena · flame · removal cost 2 · stacks"),
		wrap("Every Upkeep, roll one attack die per marker and deal that much direct damage. A blank takes that marker off."),
		NewQuietLine(k, "Deutsch"),
		wrap("In jeder Erhaltungsphase je Marker einen Angriffswürfel werfen: so viel direkter Schaden. Eine leere Seite entfernt diesen Marker."),
		NewSection(k, "SEE ALSO", "5 terms"),
		NewWrap(k, 8, 0, NewChip(k, ChipFace{Label: "Burnproof"}, nil), NewChip(k, ChipFace{Label: "Direct damage"}, nil), NewChip(k, ChipFace{Label: "Flame"}, nil),
			NewChip(k, ChipFace{Label: "Fireball", Dot: theme.School("fire")}, nil), NewChip(k, ChipFace{Label: "Adramelech", Dot: theme.School("dark")}, nil)),
		NewEqual(k, 10, NewQuiet(k, "Add to my list", nil), NewPrimary(k, "Put on the table", nil)),
		NewEqual(k, 10, NewButton(k, Danger, "Remove", "delete", nil), NewButton(k, Link, "all readings", "", nil)),
	))
}

// courseOf are two curves with all that can stand on them.
func courseOf(k *Kit) fyne.CanvasObject {
	curves := NewCurves(k, 120, func(float32) {}, func(int) {})
	curves.Set(CurvesFace{
		Curves: []Curve{
			{Role: theme.SchoolInk("nature"), Points: []CurvePoint{{X: 0, Value: 36}, {X: 0.4, Value: 20}, {X: 1, Value: 3}}},
			{Role: theme.SchoolInk("dark"), Dash: 8, Points: []CurvePoint{{X: 0, Value: 38}, {X: 0.4, Value: 30}, {X: 1, Value: 0}}},
		},
		Top: 38, At: 0.6, Ticks: []CurveTick{{From: 0, To: 0.5, Label: "1"}, {From: 0.5, To: 1, Label: "2"}},
		Marks: []CurveMark{{CurvePoint: CurvePoint{X: 0.4, Value: 20}, Number: 1}, {CurvePoint: CurvePoint{X: 0.7}, Icon: "close", Role: theme.Harm, Above: true}},
	}, "life by round")
	return curves
}

func oddsPage(k *Kit) fyne.CanvasObject {
	bars := NewBars(k, func(int) {})
	face := BarsFace{Chosen: 5}
	for i, v := range []float64{1, 3, 3, 7, 12, 17, 19, 17, 12, 7, 3, 2, 1} {
		b := Bar{Value: v, Label: number(i), Loud: i >= 10}
		if v >= 3 {
			b.Note = number(int(v)) + "%"
		}
		face.Bars = append(face.Bars, b)
	}
	bars.Set(face, "distribution")
	return NewInset(k, 12, 12, 12, 12, NewColumn(k, 12,
		NewLine(k, 8, 0, NewHeading(k, "Odds"), NewPill(k, "compare", "", nil)),
		NewPanel(k, NewColumn(k, 4,
			NewSpans(k, Style{Display: true, Size: theme.Name}, Span{"Destroys it in ", ""}, Span{"9 of 100", theme.Harm}),
			NewQuietLine(k, "6.0 damage on average · 4 or more in 85 of 100"),
			bars)),
		NewPanel(k, NewColumn(k, 0,
			NewStepper(k, "Attack dice", 6, 0, 20, "fewer", "more", nil), NewRule(k),
			NewStepper(k, "Armor", 1, 0, 20, "fewer", "more", nil), NewRule(k),
			NewStepper(k, "Piercing", 0, 0, 20, "fewer", "more", nil))),
		NewEqual(k, 10, NewPrimary(k, "Roll here", nil), NewQuiet(k, "Type the dice", nil)),
		NewProgressLine(k), courseOf(k), NewLine(k, 8, 1, NewKey(k, theme.SchoolInk("dark"), 8), NewSplitLine(k, 0.8, theme.SchoolInk("dark"))),
	))
}

func bookPage(k *Kit) fyne.CanvasObject {
	bar := NewPointsBar(k)
	bar.Set(PointsFace{Segments: []Segment{{70, theme.School("dark")}, {32, theme.School("fire")}, {15, theme.School("arcane")}}, Spent: 117, Limit: 120, Of: "of 120", Left: "59 cards", Right: "1 problem"})
	over := NewPointsBar(k)
	over.Set(PointsFace{Segments: []Segment{{80, theme.School("holy")}, {32, theme.School("mind")}, {15, theme.School("air")}}, Spent: 127, Limit: 120, Of: "of 120", Left: "59 cards", Right: "7 points too many"})
	legal := NewPointsBar(k)
	legal.Set(PointsFace{Segments: []Segment{{80, theme.School("earth")}, {40, theme.School("water")}}, Spent: 120, Limit: 120, Of: "of 120", Left: "61 cards", Right: "legal", Sound: true})
	tile := NewBookTile(k, BookFace{
		Icon: "dark", IconRole: theme.SchoolInk("dark"), Title: "The Pyre Court", Line: "Warlock, Arraxian Crown",
		Points: &PointsFace{Segments: []Segment{{70, theme.School("dark")}, {50, theme.School("fire")}}, Spent: 120, Limit: 120, Of: "of 120", Right: "legal", Sound: true},
		Stock:  "2 short", Short: true, Tags: []string{"demons", "fire"}, Last: "today", Won: []bool{true, true, false}, End: "lost, round 9", Chosen: true,
	}, "more", func() {}, func() {})
	sketch := NewSketch(k, "a guard", []SketchStroke{
		{Kind: SketchZone, X: 0.02, Y: 0.02, ToX: 0.98, ToY: 0.98, Words: "zone"},
		{Kind: SketchFoe, X: 0.2, Y: 0.4, Words: "wolf"},
		{Kind: SketchGuard, X: 0.7, Y: 0.3, Words: "guard"},
		{Kind: SketchOwn, X: 0.7, Y: 0.7, Words: "mage"},
		{Kind: SketchWall, X: 0.5, Y: 0.1, ToX: 0.5, ToY: 0.2},
		{Kind: SketchMay, X: 0.3, Y: 0.4, ToX: 0.6, ToY: 0.3},
		{Kind: SketchNot, X: 0.3, Y: 0.5, ToX: 0.6, ToY: 0.7},
		{Kind: SketchStep, X: 0.5, Y: 0.9, Words: "step"},
	})
	mini := NewMiniBars(k)
	face := BarsFace{Chosen: -1}
	for i, v := range []float64{4, 9, 14, 12, 8, 6, 3, 2, 1} {
		face.Bars = append(face.Bars, Bar{Value: v, Label: number(i + 1), Note: number(int(v))})
	}
	mini.Set(face, "curve")
	return NewInset(k, 20, 16, 20, 16, NewColumn(k, 12,
		NewLine(k, 8, 0, NewHeading(k, "The Pyre Court"), NewPill(k, "Export", "export", nil), NewPill(k, "Print", "print", nil)),
		NewQuietLine(k, "Warlock, Arraxian Crown · trained Dark, Fire · opposed Holy"),
		bar, over, legal, tile, sketch, mini,
		NewSection(k, "ENCHANTMENTS", "24 points"),
		NewEqual(k, 28,
			NewColumn(k, 0,
				NewListRow(k, ListFace{Low: true, Count: 1, Title: "Agony", Price: "1", Dot: theme.School("dark")}, func() {}),
				NewListRow(k, ListFace{Low: true, Count: 1, Title: "Bear Strength", Trail: "Nature, untrained ×2", Price: "2", Dot: theme.School("nature")}, func() {}),
				NewListRow(k, ListFace{Low: true, Count: 7, Title: "Enfeeble", Trail: "at most 6 copies", Price: "7", Problem: true, Dot: theme.School("dark")}, func() {})),
			NewColumn(k, 0,
				NewListRow(k, ListFace{Icon: "books", Title: "The Pyre Court", Line: "Warlock · 117 of 120", Trail: "today", Onward: true}, func() {}),
				NewListRow(k, ListFace{Icon: "burn", IconRole: theme.SchoolInk("fire"), Title: "Burn", Line: "condition · 41 cards", Chosen: true}, func() {}))),
		columns(k),
		NewLine(k, 8, -1, NewIconButton(k, Bare, "undo", "undo", nil), NewIconButton(k, Solid, "plus", "add", nil), NewIconButton(k, Golden, "next", "next", nil)),
	))
}

func places() []Place {
	return []Place{{"table", "Table"}, {"cards", "Cards"}, {"codex", "Codex"}, {"books", "Books"}, {"odds", "Odds"}, {"settings", "Settings"}}
}

func settingsPage(k *Kit) fyne.CanvasObject {
	nav := NewNavBar(k, places(), false, func(int) {})
	nav.Choose(5)
	snack := NewSnackbar(k, NavHeight)
	snack.Say("Feuerball aus dem Zauberbuch genommen", "Rückgängig", nil)
	body := NewInset(k, 16, 16, 16, 16, NewColumn(k, 12,
		NewHeading(k, "Settings"),
		NewPanel(k, NewColumn(k, 6,
			NewSection(k, "LOOK", ""),
			NewSegmented(k, []string{"System", "Dark", "Light"}, 1, nil),
			NewSwitch(k, "Large text", "for tables with little light", true, nil), NewRule(k),
			NewSwitch(k, "Less movement", "", false, nil))),
		NewEmptyState(k, "books", "No spellbook yet", "Start from one of the rulebooks' own books, or bring one along as a file.", NewPrimary(k, "New spellbook", nil)),
	))
	return container.NewStack(container.NewBorder(nil, nav, nil, nil, body), snack)
}

func widePage(k *Kit) fyne.CanvasObject {
	nav := NewNavBar(k, places(), true, func(int) {})
	nav.Choose(3)
	left := container.New(&tallWide{440}, cardsPage(k))
	return container.NewStack(container.NewBorder(nil, nil, container.NewHBox(nav, left), nil, bookPage(k)),
		NewSheet(k, "Damage", "close", NewKeypad(k, 14, "ok", "back", nil), nil))
}

// stockPage shows the toolkit's own widgets in this house's clothes.
func stockPage() fyne.CanvasObject {
	entry := widget.NewEntry()
	entry.SetText("typed")
	area := widget.NewMultiLineEntry()
	area.SetPlaceHolder("paste a list")
	high := widget.NewButton("High", func() {})
	high.Importance = widget.HighImportance
	danger := widget.NewButtonWithIcon("Danger", toolkit.DeleteIcon(), func() {})
	danger.Importance = widget.DangerImportance
	check := widget.NewCheck("check", nil)
	check.SetChecked(true)
	radio := widget.NewRadioGroup([]string{"one", "two"}, nil)
	radio.SetSelected("two")
	slider := widget.NewSlider(0, 10)
	slider.SetValue(4)
	progress := widget.NewProgressBar()
	progress.SetValue(0.4)
	list := widget.NewList(func() int { return 20 }, func() fyne.CanvasObject { return widget.NewLabel("") },
		func(i widget.ListItemID, o fyne.CanvasObject) { o.(*widget.Label).SetText(number(i)) })
	list.Select(1)
	return container.NewBorder(container.NewPadded(container.NewVBox(
		entry, area, widget.NewButton("Button", func() {}), high, danger, check, radio,
		widget.NewSelect([]string{"a", "b"}, nil), slider, progress, widget.NewHyperlink("link", nil),
	)), nil, nil, nil, list)
}

type tallWide struct{ w float32 }

func (t *tallWide) MinSize(o []fyne.CanvasObject) fyne.Size { return fyne.NewSize(t.w, 100) }
func (t *tallWide) Layout(o []fyne.CanvasObject, size fyne.Size) {
	o[0].Move(fyne.NewPos(0, 0))
	o[0].Resize(size)
}

func number(n int) string {
	if n >= 100 {
		return string(rune('0'+n/100)) + number(n%100)
	}
	if n >= 10 {
		return string(rune('0'+n/10)) + string(rune('0'+n%10))
	}
	return string(rune('0' + n))
}

// columns are the head of a wide list and two rows.
func columns(k *Kit) fyne.CanvasObject {
	head := NewColumnHead(k, func(int) {})
	head.Set(ColumnFace{Name: "Name", Cells: []string{"Mana", "Life"}, Head: true, Sorted: 3, Falls: true})
	wolf, bear := NewColumnRow(k, func() {}), NewColumnRow(k, func() {})
	wolf.Set(ColumnFace{Name: "Timber Wolf", Hits: [][2]int{{7, 11}}, Cells: []string{"9", "10"}, Stripes: []theme.Role{theme.School("nature")}, Chosen: true})
	bear.Set(ColumnFace{Name: "Grizzly", Cells: []string{"17", ""}, Dear: 1})
	return NewColumn(k, 0, head, wolf, bear)
}
