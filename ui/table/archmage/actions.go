package archmage

import (
	"encoding/json"
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/archmage"
	"github.com/quickcast/quickcast/ui/table"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// firstOf is the first entry of a list in a choice's event.
func firstOf(c tracker.Choice, field string) string {
	var list []string
	if json.Unmarshal(c.Event.Told(field), &list) != nil || len(list) == 0 {
		return ""
	}
	return list[0]
}

// deeds are what a turn can do, in the order of the turn, with the picture of each.
func deeds() [][2]string {
	return [][2]string{
		{"travel", "play"},
		{"explore", "search"},
		{"deploy", "people"},
		{"attack", "attack"},
		{"cast", "quickcast"},
		{"divine", "seen"},
		{"gather", "box"},
		{"recruit", "plus"},
		{"initiate", "mage"},
		{"promote", "up"},
		{"wards", "guard"},
		{"build", "magetower"},
	}
}

// deedIcon is the picture of a deed.
func deedIcon(kind tracker.Kind) string {
	for _, d := range deeds() {
		if d[0] == string(kind) {
			return d[1]
		}
	}
	return "play"
}

// actions are the deeds of the seat in turn that belong to this moment and this place:
// what can be done stands out, with what it costs, and of what cannot a tap says why. Those of
// every turn, and what leads to all of them, keep their places whatever comes and goes: what
// the place allows stands above them, what goes with one tap behind it.
func (f *face) actions(k *widgets.Kit, s *archmage.State, seat int) fyne.CanvasObject {
	list := f.planetDeeds(k, s, seat)
	if s.Phase == archmage.Setup {
		list = append(list, widgets.NewDeed(k, widgets.DeedFace{Icon: "edit", Label: f.word("lay")}, func() { f.openPlanets(k, seat) }))
	}
	if len(list) == 0 && (seat != s.Turn || s.Phase != archmage.Journey && s.Phase != archmage.End) {
		return nil
	}
	if s.Phase != archmage.Journey && s.Phase != archmage.End {
		return widgets.NewInset(k, 12, 4, 12, 8, widgets.NewDeeds(k, false, list...))
	}
	var here, fleeting []fyne.CanvasObject
	for _, d := range deeds() {
		kind := tracker.Kind(d[0])
		offers := f.offered(kind)
		if len(offers) == 0 && !f.belongs(s, kind) {
			continue
		}
		face := widgets.DeedFace{Icon: d[1], Label: f.word("do-" + d[0]), Off: len(offers) == 0}
		if kind == "travel" || kind == "explore" || kind == "attack" || kind == "divine" {
			face.Cost = "1"
		}
		face.Strong = slices.Contains(s.Ends(seat), kind) && (s.Phase == archmage.End || s.Points == 0)
		tap := func() { f.act(k, kind, offers) }
		if face.Off {
			face.Name, face.Cost, face.Strong = f.word("notNow", "Deed", face.Label), "", false
			tap = func() { f.whyNot(k, s, kind) }
		}
		deed := widgets.NewDeed(k, face, tap)
		switch {
		case f.board.made.desk && !f.everyTurn(s, kind) && slices.Contains(f.deedsHere(), kind): // beside the map, with what it brings
		case slices.Contains(s.Ends(s.Turn), kind):
			here = append(here, deed)
		case f.belongs(s, kind):
			list = append(list, deed)
		default:
			fleeting = append(fleeting, deed)
		}
	}
	if c := f.goesOn(); c != nil {
		name := f.Say(c.Text)
		if c.Prompt != nil {
			name = f.Say(c.Prompt)
		}
		list = append(list, widgets.NewDeed(k, widgets.DeedFace{Icon: "next", Label: f.word("endJourney"), Name: name}, func() { f.DoChoice(k, *c) }))
	}
	list = append(list, widgets.NewDeed(k, widgets.DeedFace{Icon: "more", Label: f.word("allDeeds")}, func() { f.openDeeds(k) }))
	rows := widgets.NewColumn(k, 6)
	if here = append(here, fleeting...); len(here) > 0 { // above, so that those of every turn stay at the edge
		rows.Add(widgets.NewDeeds(k, false, here...))
	}
	rows.Add(widgets.NewDeeds(k, false, list...))
	return widgets.NewInset(k, 12, 4, 12, 8, rows)
}

// goesOn is what ends the Journey, or the turn, where the gold button does something else.
func (f *face) goesOn() *tracker.Choice {
	for _, c := range f.Seen().View.Choices {
		if c.Event.Kind == "next" {
			return &c
		}
	}
	return nil
}

// planetDeeds are the planets that can be moved now, each with the steps it has to go: in the
// Preparation, at setup, and where somebody is behind.
func (f *face) planetDeeds(k *widgets.Kit, s *archmage.State, seat int) []fyne.CanvasObject {
	var list []fyne.CanvasObject
	for _, of := range archmage.Spheres() {
		c := f.planetOffer(seat, of)
		if c == nil {
			continue
		}
		at := s.Mages[seat-1].Planets[of]
		list = append(list, widgets.NewDeed(k, widgets.DeedFace{
			Icon: "planet", Tone: theme.SchoolInk(hue(of)), Label: f.Say(of.Word()), Name: f.Say(c.Text), Cost: strconv.Itoa(max(at, -at)),
		}, func() { f.DoChoice(k, *c) }))
	}
	return list
}

// belongs tells whether a deed is shown where it cannot be done: those of every turn, and the
// actions of the place.
func (f *face) belongs(s *archmage.State, kind tracker.Kind) bool {
	return f.everyTurn(s, kind) || slices.Contains(s.Ends(s.Turn), kind)
}

// everyTurn tells whether a deed keeps its place in every turn.
func (f *face) everyTurn(s *archmage.State, kind tracker.Kind) bool {
	return kind == "cast" || s.Phase == archmage.Journey && (kind == "travel" || kind == "explore" || kind == "attack")
}

// openDeeds lists all deeds of a turn: what each costs and gives, and why it is not
// possible now.
func (f *face) openDeeds(k *widgets.Kit) {
	var own *table.Sheet
	own = f.OpenRows(k, f.word("allDeeds"), 10, func() []fyne.CanvasObject {
		s := f.state()
		var rows []fyne.CanvasObject
		for _, d := range deeds() {
			kind := tracker.Kind(d[0])
			offers := f.offered(kind)
			line := []fyne.CanvasObject{
				widgets.NewLine(k, 10, 1, widgets.NewGlyph(k, d[1], theme.Ink, 24), widgets.NewLabel(k, f.word("do-"+d[0]), widgets.Style{Display: true, Size: theme.Name})),
				f.WithRuleChip(k, widgets.NewParagraph(k, f.word("gives-"+d[0]), widgets.Style{Size: theme.Small, Role: theme.Quiet}), deedRule(kind)),
			}
			if len(offers) > 0 {
				line[0] = widgets.NewLine(k, 10, 1, widgets.NewGlyph(k, d[1], theme.Accent, 24), widgets.NewLabel(k, f.word("do-"+d[0]), widgets.Style{Display: true, Size: theme.Name}),
					widgets.NewPill(k, f.word("doNow"), "", func() {
						own.Close()
						f.act(k, kind, offers)
					}))
			} else if r := f.Refusal(table.Deed(kind, tracker.Seat(s.Turn), f.sample(s, kind))); r != nil {
				line = append(line, f.WithRuleChip(k, widgets.NewParagraph(k, f.Reason(r), widgets.Style{Size: theme.Small, Role: theme.Harm}), r.Rule))
			}
			rows = append(rows, widgets.NewPanel(k, widgets.NewColumn(k, 4, line...)))
		}
		return rows
	})
}

// deedRule is the rule that says what a deed costs and gives.
func deedRule(kind tracker.Kind) string {
	return map[tracker.Kind]string{
		"travel": "M-27", "explore": "M-31", "deploy": "M-32", "attack": "M-34", "cast": "M-39", "divine": "M-48", "gather": "M-48",
		"recruit": "M-50", "initiate": "M-53", "promote": "M-61", "wards": "M-54", "build": "M-57",
	}[kind]
}

// act does the one thing there is to do of a kind, or lets one be chosen. Where to travel
// is chosen on the map.
func (f *face) act(k *widgets.Kit, kind tracker.Kind, offers []tracker.Choice) {
	if kind == "travel" && f.board.page != landPage && !f.board.made.both() {
		f.board.open(landPage)
		return
	}
	if len(offers) == 1 {
		f.DoChoice(k, offers[0])
		return
	}
	var own *table.Sheet
	rows := f.deedRows(k, offers, func(c tracker.Choice) {
		own.Close()
		f.DoChoice(k, c)
	})
	own = f.OpenSheet(k, f.word("do-"+string(kind)), widgets.NewColumn(k, 2, rows...), nil)
}

// deedRows are choices, a row each: what is done, what it would bring, and its rule.
func (f *face) deedRows(k *widgets.Kit, offers []tracker.Choice, do func(tracker.Choice)) (rows []fyne.CanvasObject) {
	for _, c := range offers {
		rows = append(rows, f.WithRuleChip(k, f.deedRow(k, c, do), c.Text.Rule))
	}
	return rows
}

func (f *face) deedRow(k *widgets.Kit, c tracker.Choice, do func(tracker.Choice)) fyne.CanvasObject {
	return widgets.NewListRow(k, widgets.ListFace{Icon: deedIcon(c.Event.Kind), IconRole: theme.Accent, Title: f.Say(c.Text), Line: f.gain(c), Joined: true}, func() { do(c) })
}

// gain says what a choice would bring as it is; of a spell that depends on how it is paid for.
func (f *face) gain(c tracker.Choice) string {
	if g, ok := (archmage.Game{}).Gain(f.state(), c.Event); ok {
		return f.Say(f.state().Said(g))
	}
	return ""
}

// here is what can be done where the mage in turn stands, for a desk that shows it beside the map.
func (f *face) here(k *widgets.Kit, s *archmage.State, seat int) fyne.CanvasObject {
	at := s.At(s.Mages[seat-1].At)
	if at == nil {
		return widgets.NewGap(0, 0)
	}
	rows := widgets.NewColumn(k, 4, widgets.NewParagraph(k, f.word("standsAt", "Place", archmage.PlaceWord(at)), widgets.Style{Size: theme.Small, Role: theme.Quiet}))
	whole := widgets.NewInset(k, 12, 0, 12, 10, rows)
	if seat != s.Turn {
		return whole
	}
	for _, kind := range f.deedsHere() {
		for _, c := range f.offered(kind) {
			rows.Objects = append(rows.Objects, f.deedRow(k, c, func(c tracker.Choice) { f.DoChoice(k, c) }))
		}
	}
	return whole
}

// Opens is part of table.Face: where to travel is tapped on the map; exploring asks only what the
// tile is, and not where only one kind is left to be turned up.
func (f *face) Opens(k *widgets.Kit, c tracker.Choice) func() {
	if c.Event.Kind == "travel" && archmage.Asks(c) { // that is tapped on the map
		return func() {
			if !f.board.made.both() && f.board.page != landPage {
				f.board.open(landPage)
			}
			f.NotifyTo(k, f.word("tapWhere"), "", nil)
		}
	}
	if c.Event.Kind != "explore" {
		return nil
	}
	q, ok := archmage.Game{}.Ask(f.state(), c.Event)
	if !ok || len(q.Asks) == 0 {
		return nil
	}
	kinds := q.Asks[0].Options
	explore := func(a tracker.Answer) { f.Do(c.Event.Tell("kind", a.Value)) }
	if len(kinds) <= 2 { // the first lets the app draw
		return func() { explore(kinds[len(kinds)-1]) }
	}
	return func() {
		var own *table.Sheet
		rows := widgets.NewColumn(k, 0)
		for _, a := range kinds {
			face := widgets.ListFace{Icon: a.Icon, Title: f.Say(a.Name)}
			if a.Line != nil {
				face.Trail = f.Say(a.Line)
			}
			rows.Objects = append(rows.Objects, widgets.NewListRow(k, face, func() {
				own.Close()
				explore(a)
			}))
		}
		own = f.OpenSheet(k, f.Say(q.Title), rows, nil)
	}
}

// whyNot says what stands against a deed as the table stands.
func (f *face) whyNot(k *widgets.Kit, s *archmage.State, kind tracker.Kind) {
	e := table.Deed(kind, tracker.Seat(s.Turn), f.sample(s, kind))
	r := f.Refusal(e)
	if r == nil {
		f.NotifyTo(k, f.word("nothingThere"), "", nil)
		return
	}
	f.NotifyTo(k, f.Reason(r), f.ruleName(r.Rule), func() { f.OpenRule(k, r.Rule) })
}

// ruleName is how the button beside a reason is called, "" where nothing explains it.
func (f *face) ruleName(rule string) string {
	if rule == "" || !f.Needs().Words.Has("rulesaid."+rule) {
		return ""
	}
	return f.T("ruleTitle", "Rule", rule)
}

// sample fills in what a deed would need to be tried.
func (f *face) sample(s *archmage.State, kind tracker.Kind) table.Fields {
	m := s.Me()
	switch kind {
	case "travel":
		if at := s.At(m.At); at != nil && len(s.Neighbours(at)) > 0 {
			return table.Fields{"to": s.Neighbours(at)[0].ID}
		}
	case "cast":
		if known := append(append([]string(nil), m.Book...), s.Learned(s.Turn)...); len(known) > 0 {
			return table.Fields{"spell": known[0]}
		}
		if len(s.Spells) > 0 {
			return table.Fields{"spell": s.Spells[0].ID}
		}
	case "divine":
		return table.Fields{"sphere": archmage.Time.ID()}
	case "initiate":
		if at := s.At(m.At); at != nil && len(at.Kind.Races()) > 0 {
			return table.Fields{"spheres": []string{at.Kind.Races()[0].ID()}}
		}
		return table.Fields{"spheres": []string{archmage.Time.ID()}}
	case "promote":
		return table.Fields{"into": archmage.AreaAt(archmage.Advanced, archmage.Time).ID()}
	}
	return nil
}
