package magewars

import (
	"slices"

	"fyne.io/fyne/v2"

	"quickcast/tracker"
	"quickcast/tracker/magewars"
	"quickcast/ui/table"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// using is the sheet of a mage's ability: what it needs to be told, and the button.
type using struct {
	screen *face
	kit    *widgets.Kit
	seat   tracker.Seat
	name   string
	power  magewars.Power
	sheet  *table.Sheet
	column *fyne.Container

	quick      bool
	object, to string
	card       string
	order      string
	cost       int
	conditions map[string]int // how many of each come off
}

// openPower uses an ability at once where nothing has to be asked, and else opens
// its sheet.
func (s *face) openPower(k *widgets.Kit, seat tracker.Seat, name string) {
	u := &using{screen: s, kit: k, seat: seat, name: name, conditions: map[string]int{}, column: widgets.NewColumn(k, 8)}
	if !u.look() || u.power.Passive {
		return
	}
	if len(u.power.Needs) == 0 && u.power.Refusal == nil && !u.power.Used && !u.power.Spell {
		s.Attempt(k, u.event(), func(seen table.Sight) { s.tellDice(k, seen) })
		return
	}
	u.begin()
	u.fill()
	u.sheet = s.OpenSheet(k, name, table.Aired(k, u.column), func(table.Sight) {
		if u.look() {
			u.refresh()
		}
	})
	u.sheet.SetFoot(u.foot())
}

// look asks the game anew how the ability stands.
func (u *using) look() bool {
	for _, p := range u.screen.powersOf(u.seat) {
		if p.Name == u.name {
			u.power = p
			return true
		}
	}
	return false
}

// begin chooses what goes without saying.
func (u *using) begin() {
	only := func(list []string) string {
		if len(list) == 1 {
			return list[0]
		}
		return ""
	}
	u.object, u.card = only(u.power.Objects), only(u.power.Cards)
	if u.power.Spell && u.screen.Refusal(u.event()) != nil {
		u.quick = true
		u.quick = u.screen.Refusal(u.event()) == nil
	}
}

func (u *using) payload() table.Fields {
	f := table.Fields{"ability": u.name}
	for name, value := range map[string]string{"object": u.object, "to": u.to, "cardName": u.card, "order": u.order} {
		if value != "" {
			f[name] = value
		}
	}
	if u.quick {
		f["quickcast"] = true
	}
	if u.needs(magewars.NeedCost) {
		f["cost"] = u.cost
	}
	if list := u.taken(); len(list) > 0 {
		f["conditions"] = list
	}
	return f
}

// taken are the conditions that come off, one name for each marker.
func (u *using) taken() []string {
	var list []string
	for id, n := range u.conditions {
		for range n {
			list = append(list, id)
		}
	}
	slices.Sort(list)
	return list
}

func (u *using) event() tracker.Event { return table.Deed("ability", u.seat, u.payload()) }

func (u *using) needs(need magewars.PowerNeed) bool { return slices.Contains(u.power.Needs, need) }

// price is what it costs as it is chosen, in mana or in life: it is done in
// thought. Where dice are missing for that, it is what its card says.
func (u *using) price() (cost int, life bool) {
	s := u.screen
	before, ok := s.Seen().State.(*magewars.State)
	after, err := s.Game().Apply(s.Seen().State, u.event())
	then, same := after.(*magewars.State)
	if !ok || !same || err != nil {
		return u.power.Cost, u.power.Life
	}
	was, is := before.Mage(u.seat), then.Mage(u.seat)
	if u.power.Life {
		return max(0, was.Life-is.Life), true
	}
	return max(0, was.Mana-is.Mana), false
}

// lacks tells whether something has not been said yet.
func (u *using) lacks() bool {
	for _, need := range u.power.Needs {
		said := map[magewars.PowerNeed]bool{
			magewars.NeedObject: u.object != "", magewars.NeedTo: u.to != "", magewars.NeedCard: u.card != "",
			magewars.NeedOrder: u.order != "", magewars.NeedConditions: len(u.taken()) > 0, magewars.NeedCost: true,
		}
		if !said[need] {
			return true
		}
	}
	return false
}

func (u *using) refresh() {
	u.fill()
	u.sheet.SetFoot(u.foot())
	u.sheet.Refresh()
}

// fill makes the parts of the sheet.
func (u *using) fill() {
	s, k := u.screen, u.kit
	parts := []fyne.CanvasObject{widgets.NewParagraph(k, s.powerSummary(u.seat, u.name), widgets.Style{Size: theme.Small, Role: theme.Quiet})}
	if u.power.Spell {
		quick := *u
		quick.quick = !u.quick
		against := [2]*tracker.Refusal{s.Refusal(u.event()), s.Refusal(quick.event())}
		if u.quick {
			against[0], against[1] = against[1], against[0]
		}
		parts = append(parts, s.howChips(k, u.quick, against, func(quick bool) {
			u.quick = quick
			u.refresh()
		}))
	}
	for _, need := range u.power.Needs {
		parts = append(parts, u.ask(need)...)
	}
	u.column.Objects = parts
}

// foot is the button, and above it what stands against it.
func (u *using) foot() fyne.CanvasObject {
	s, k := u.screen, u.kit
	label := s.T("powerDo")
	if cost, life := u.price(); cost > 0 {
		label = s.T(either(life, "powerDoLife", "powerDoMana"), "Amount", cost)
	}
	if u.lacks() {
		button := widgets.NewPrimary(k, s.T("chooseFirst"), nil)
		button.Disable()
		return button
	}
	refused := s.Refusal(u.event())
	do := func() {
		e := u.event()
		e.Overrule = refused != nil
		u.sheet.Close()
		s.Attempt(k, e, func(seen table.Sight) { s.tellDice(k, seen) })
	}
	if refused == nil {
		return widgets.NewPrimary(k, label, do)
	}
	button := widgets.NewQuiet(k, s.T("forceDo", "What", label), do)
	if !s.Forced(u.event()) {
		button.Disable()
	}
	return widgets.NewColumn(k, 8, s.Warning(k, refused), button)
}

// tellDice shows what an act came to in which dice were thrown.
func (s *face) tellDice(k *widgets.Kit, seen table.Sight) {
	lines := s.Game().Lines(seen.State)
	if !slices.ContainsFunc(lines, func(l tracker.Line) bool { return l.Came.Thrown() }) {
		return
	}
	heals := slices.ContainsFunc(lines, func(l tracker.Line) bool { return l.Came != nil && l.Came.Healed })
	s.tell(k, s.T(either(heals, "heal", "attack")), lines)
}
