package magewars

import (
	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/keyword"
	"github.com/quickcast/quickcast/tracker"
)

// strikeAim is something that could be attacked: legally where Refusal is nil, or the
// reason why not, with its rule. Remarks are what to think of before: a duty the
// table cannot enforce since it knows no zones, such as Taunt's.
type strikeAim struct {
	Object  string
	Refusal *tracker.Refusal
	Remarks []tracker.Notice
}

// Aims lists what there is to attack with this bar, the legal first, and of these
// the enemies first, each in the order of the table. Whether it is the attacker's
// turn is not asked. The attacker must be on the table; nil if it is not.
func (g *Game) strikeAims(s *State, attacker string, strike Strike) []strikeAim {
	if next := s.again(attacker, strike); next != nil {
		return g.aims(s, *next.fight(""))
	}
	return g.aims(s, Fight{Attacker: attacker, bar: strike})
}

// spellAims is Aims for an attack spell of a seat's mage: it ignores guards.
func (g *Game) spellAims(s *State, seat tracker.Seat, card *Printed) []strikeAim {
	if !s.HasSeat(seat) {
		return nil
	}
	return g.aims(s, Fight{Attacker: mageID(seat), bar: card.Attacks[0], spell: &castData{Printed: *card}, caster: seat})
}

func (g *Game) aims(s *State, f Fight) []strikeAim {
	o, there := s.Object(f.Attacker)
	if !there {
		return nil
	}
	var list []strikeAim
	for _, t := range s.Objects {
		if t == o && f.spell == nil && f.bar.Kind != "zone" || !t.attackable() || s.Player(t.Controller).Gone || f.bar.Kind == "zone" && t.Printed.Kind == KindWall {
			continue
		}
		aim := strikeAim{Object: t.ID, Remarks: s.remarks(&f, o, t)}
		d := newDraft(s, tracker.Event{})
		if err := d.mayStrike(&f, t.ID); err != nil {
			aim.Refusal, _ = err.(*tracker.Refusal)
		}
		list = append(list, aim)
	}
	rank := func(a strikeAim) int {
		t, _ := s.Object(a.Object)
		switch {
		case a.Refusal != nil:
			return 2
		case s.Allied(o.Controller, t.Controller):
			return 1
		}
		return 0
	}
	byRank(list, rank)
	return list
}

// remarks are what to think of before this attack, in Arena, where it depends on zones:
// guards, Taunt, Bloodthirsty.
func (s *State) remarks(f *Fight, o, t *Object) []tracker.Notice {
	var list []tracker.Notice
	add := func(id, rule string, name *Object) {
		list = append(list, tracker.Notice{ID: id, Args: map[string]any{"Name": name.Printed.Name, "Attacker": o.Printed.Name}, Rule: rule})
	}
	list = append(list, s.doubts(f, o, t)...)
	if f.attack().Kind != combat.Melee || f.spell != nil {
		return list
	}
	if guard := s.inTheWay(o, t); guard != nil && s.variant().zones {
		add("table.aimGuard", "R-76", guard)
	}
	if prey := s.preyOf(o); prey != nil && !t.preyFor(o, s) {
		add("table.aimBlood", "R-94", prey)
	}
	if o.marked(combat.Taunt) > 0 {
		add("table.aimTaunt", "R-41", t)
	}
	return list
}

// heed tells the table what this attack went past, the same as was told before it.
func (d *draft) heed(f *Fight, target string) {
	o, there := d.Object(f.Attacker)
	t, also := d.Object(target)
	if there && also {
		d.told = append(d.told, d.remarks(f, o, t)...)
	}
}

// preyOf finds a creature a Bloodthirsty one would have to attack if it is in its
// zone, nil where there is none.
func (s *State) preyOf(o *Object) *Object {
	if !s.variant().zones {
		return nil
	}
	return s.find(func(t *Object) bool { return t.preyFor(o, s) })
}

// preyFor tells whether the object is a damaged living enemy creature of a
// Bloodthirsty one.
func (o *Object) preyFor(hunter *Object, s *State) bool {
	return hunter.sum(keyword.Bloodthirsty) > 0 && o.isCreature() && o.Damage > 0 && !s.Player(o.Controller).Gone &&
		!o.has(keyword.Nonliving) && !o.has(keyword.Incorporeal) && !s.Allied(o.Controller, hunter.Controller)
}

// duties are what the creature that acts should not forget: whom Taunt or
// Bloodthirsty makes it attack.
func (s *State) duties() []tracker.Notice {
	o, there := s.Object(s.Acting)
	if !there || s.Acted || !s.variant().zones {
		return nil
	}
	var list []tracker.Notice
	if o.marked(combat.Taunt) > 0 {
		list = append(list, ruled("table.noticeTaunt", "R-41", "Name", o.Printed.Name))
	}
	if prey := s.preyOf(o); prey != nil {
		list = append(list, ruled("table.noticeBlood", "R-94", "Name", o.Printed.Name, "Target", prey.Printed.Name))
	}
	return list
}
