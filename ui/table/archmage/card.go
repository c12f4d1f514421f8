package archmage

import (
	"maps"
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker/archmage"
	"github.com/quickcast/quickcast/ui/table"
	"github.com/quickcast/quickcast/ui/widgets"
)

// openCard lets the table put down what a spell's card says: its name, where on the wheel
// it stands, how long it lasts, its words. Without a spell it adds one.
func (f *face) openCard(k *widgets.Kit, sp *archmage.Spell) {
	fields := table.Fields{}
	name, words, area, lasts, number, effect := "", "", archmage.Area(0), 0, 0, ""
	durations := []string{"instant", "brief", "lasting"}
	enters, gives := archmage.Yield{}, archmage.Yield{} // copies: no hand on a sheet changes the state
	if sp != nil {
		maps.Copy(enters, sp.Comes())
		maps.Copy(gives, sp.Owner)
		name, words, area, number, effect = f.Say(sp.Word()), sp.Text, sp.Place(), sp.Number, sp.Effect
		fields["spell"] = sp.ID
		for i, d := range durations {
			if d == sp.Duration {
				lasts = i
			}
		}
	}
	title := widgets.NewField(k, "edit", f.word("cardName"), f.T("clear"), func(text string) { name = text })
	title.SetText(name)
	said := widgets.NewField(k, "text", f.word("cardText"), f.T("clear"), func(text string) { words = text })
	said.SetText(words)
	places := widgets.NewColumn(k, 2)
	var fill func()
	fill = func() {
		does := widgets.NewWrap(k, 6, 0)
		for _, id := range archmage.Effects() {
			does.Objects = append(does.Objects, widgets.NewChip(k, widgets.ChipFace{Label: f.word("does-" + id), Selected: id == effect}, func() {
				effect = id
				fill()
				places.Refresh()
			}))
		}
		places.Objects = []fyne.CanvasObject{widgets.NewSection(k, f.word("cardDoes"), ""), does}
		step := func(label, of string, value, least, most int, set func(int)) { // of tells rows of one name apart where they are read out
			places.Objects = append(places.Objects, widgets.NewStepper(k, label, value, least, most, f.T("less")+" "+label+of, f.T("more")+" "+label+of, set))
		}
		switch effect {
		case "points":
			step(f.word("cardNumber"), "", number, 0, 9, func(n int) { number = n })
		case "chasm":
			step(f.word("cardReach"), "", number, 0, 9, func(n int) { number = n })
		}
		for _, y := range []struct {
			title string
			of    archmage.Yield
		}{{"cardEnters", enters}, {"cardGives", gives}} {
			if !slices.Contains([]string{"token", "slow", "chasm", "well"}, effect) {
				break
			}
			places.Objects = append(places.Objects, widgets.NewSection(k, f.word(y.title), ""))
			for _, what := range []string{"followers", "any", "own"} {
				step(f.word("yield-"+what), ", "+f.word(y.title), y.of[what], -archmage.Most, archmage.Most, func(n int) { y.of[what] = n })
			}
		}
		places.Objects = append(places.Objects, widgets.NewSection(k, f.word("cardArea"), ""))
		for _, level := range []archmage.Level{archmage.Fundamental, archmage.Advanced, archmage.Master} {
			wrap := widgets.NewWrap(k, 6, 0)
			for _, of := range archmage.Spheres() {
				a := archmage.AreaAt(level, of)
				wrap.Objects = append(wrap.Objects, widgets.NewChip(k, widgets.ChipFace{Label: f.Say(archmage.AreaWord(a)), Selected: a == area}, func() {
					area = a
					fill()
					places.Refresh()
				}))
			}
			places.Objects = append(places.Objects, wrap)
		}
	}
	fill()
	labels := pick.Each(durations, func(d string) string { return f.word("lasts-" + d) })
	column := widgets.NewColumn(k, 10, title, said, widgets.NewSection(k, f.word("cardLasts"), ""), widgets.NewSegmented(k, labels, lasts, func(i int) { lasts = i }), places)
	own := f.OpenSheet(k, f.word("editCard"), table.Aired(k, column), nil)
	own.SetFoot(fyne.CanvasObject(widgets.NewPrimary(k, f.T("done"), func() {
		if strings.TrimSpace(name) == "" {
			return
		}
		if sp == nil {
			fields["spell"] = name
		} else if name != f.Say(sp.Word()) {
			fields["name"] = name
		}
		fields["area"], fields["duration"], fields["text"] = area.ID(), durations[lasts], words
		fields["effect"], fields["number"] = effect, number
		fields["enters"], fields["gives"] = enters, gives
		own.Close()
		f.Send("spell", 0, fields)
	})))
}
