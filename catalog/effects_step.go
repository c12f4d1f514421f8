package catalog

import (
	"slices"
	"strconv"
	"strings"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/internal/fold"
)

// step adds what a step of a deed does.
func (m *marks) step(c *Card, d *deed.Deed, s *deed.Step) {
	self := s.On != nil && s.On.Role == deed.Self
	name := fold.Text(s.Name)
	less := s.Amount.N < 0 || s.Amount.Letter == "-X"
	if n := max(s.Amount.N, -s.Amount.N, s.Dice.N); n > 0 && s.Do != deed.Untoken {
		m.add("n:" + strconv.Itoa(n))
	}
	switch s.Do {
	case deed.Heal:
		m.add("do:heal")
		if s.Repair {
			m.add("do:repair")
		}
	case deed.Damage:
		m.add("do:damage")
		if s.Direct {
			m.add("direct")
		}
		if s.Type != "" {
			m.add("dmg:" + fold.Text(s.Type))
		}
	case deed.Strike:
		m.add("do:attack")
		if name == "" || name == "quick melee" {
			m.add("do:extraAttack")
		}
	case deed.Destroy:
		if self {
			return
		}
		m.add("do:destroy")
		m.destroyed(c, s)
		if s.On != nil && s.On.Side == "own" || strings.HasPrefix(c.Target, "friendly") && s.On != nil && s.On.Role == deed.Target {
			m.add("do:sacrifice")
		}
	case deed.Condition:
		m.add("do:condition", "cond:"+name)
	case deed.Cure:
		m.add("do:cure")
		if name == "all" || name == "choice" {
			m.add("-cond:any")
		} else {
			m.add("-cond:" + name)
		}
	case deed.Grant:
		m.granted(s)
	case deed.Lose:
		m.add("do:lose")
		for _, k := range s.Keywords {
			m.without(k)
		}
	case deed.Token:
		if s.On != nil && !self {
			m.add("gives")
		}
		m.add("token:" + fold.WithoutNumbers(name))
		if name == "disable" {
			m.add("-of:equipment")
		}
		if strings.ContainsAny(s.Name, "+-") {
			m.keyword(s.Name)
		}
	case deed.Untoken, deed.Note, deed.Choose, deed.Roll:
		if !s.Again || s.Name == "normal" {
			return
		}
		m.add("do:reroll")
	case deed.Forbid, deed.Force:
		m.banned(s, name)
	case deed.Cancel:
		m.cancelled(d, name)
	default:
		if !m.simple(d, s, self, less) {
			return
		}
	}
	if s.On != nil {
		m.party(s.On)
		back := s.On.Role == deed.Attacker || s.On.Role == deed.Target
		if back && (d.At == deed.Attacked || d.At == deed.Hurt) && (s.Do == deed.Damage || s.Do == deed.Condition) {
			m.add("on:attacker", "bar:barrier")
		}
	}
	if s.Spells != nil {
		m.add("of:spell")
		m.filter(s.Spells)
	}
}

// destroyed adds what kinds of things a step destroys.
func (m *marks) destroyed(c *Card, s *deed.Step) {
	kinds := fold.Words(c.Target)
	if s.On != nil && s.On.Role == "" {
		kinds = strings.Split(s.On.Kind, "|")
	}
	for _, kind := range kinds {
		if slices.Contains(destroyable(), kind) {
			m.add("destroys:"+kind, "-of:"+kind)
		}
	}
}

// granted adds what a step gives.
func (m *marks) granted(s *deed.Step) {
	m.add("gives")
	for _, k := range s.Keywords {
		if kind, as, ok := strings.Cut(k, ":"); ok { // "As Flame: 4-9 Burn"
			m.add("dmg:" + strings.TrimPrefix(fold.Text(kind), "as "))
			m.words("en:", as)
			continue
		}
		m.keyword(k)
		if k == "Restrained" || k == "Incapacitated" || k == "Slow" {
			m.add("-do:move")
		}
	}
}

// cancelled adds what a step makes void.
func (m *marks) cancelled(d *deed.Deed, name string) {
	switch name {
	case "attack":
		if d.At == deed.Attacked {
			m.add("do:avoid")
			return
		}
		m.add("-do:attack")
	case "damage":
		m.add("-do:damage")
	case "action":
		m.add("-do:act", "-do:move")
	default:
		if d.At == deed.Dies {
			m.add("-do:destroy")
			return
		}
		if d.At == deed.Attacked {
			m.add("do:avoid")
			return
		}
		if d.At == deed.Attack {
			m.add("-do:attack")
			return
		}
		m.add("-do:spell")
	}
}

// banned adds what must not be done, or must.
func (m *marks) banned(s *deed.Step, name string) {
	if s.Do == deed.Force {
		switch name {
		case "attack":
			m.add("do:force")
		case "hinder", "full action":
			m.add("do:hinder")
		}
		return
	}
	switch name {
	case "reveal", "replace", "attach":
	case "move again":
		m.add("-do:move")
	case "cast":
		m.add("-do:spell", "-do:cast")
	case "act":
		m.add("-do:act", "-do:move", "-do:attack")
	case "defend":
		m.add("kw:unavoidable")
	case "hinder":
		m.add("kw:elusive")
	default:
		m.add("-do:" + name)
	}
}

// simple adds the steps that come to one mark; false where it says nothing.
func (m *marks) simple(d *deed.Deed, s *deed.Step, self, less bool) bool {
	switch s.Do {
	case deed.Mana, deed.Channel:
		if less && (self || s.On != nil && s.On.Role == deed.You) {
			return false
		}
		if less {
			m.add("drain:mana")
		} else {
			m.add("gain:mana")
		}
	case deed.Drain:
		m.add("drain:mana", "do:steal")
	case deed.Charge:
		if s.By == deed.You {
			return false
		}
		m.add("costs:mana")
	case deed.Move, deed.Push, deed.Teleport, deed.Attach, deed.Swap:
		m.add("do:" + string(s.Do))
		if s.Do == deed.Swap && s.Name == "target" {
			m.add("do:redirect")
		}
	case deed.Return:
		if s.To == "play" && d.At == deed.Dies && d.Of == nil {
			m.add("do:return")
		} else if s.To == "play" {
			m.add("do:revive")
		} else {
			m.add("do:toBook")
		}
	case deed.Cheaper:
		if s.Spells == nil { // what the card itself costs
			return false
		}
		m.add("do:cheaper")
	case deed.Dearer:
		m.add("do:dearer", "costs:mana")
	case deed.MayCast:
		m.add("do:cast")
		if s.Free {
			m.add("free")
		}
		if s.Spells != nil && strings.Contains(s.Spells.Kind, "creature") {
			m.add("do:summon")
		}
	case deed.Control:
		m.add("do:steal")
		if d.At == deed.Casts {
			m.add("do:redirect")
		}
		if c := s.On; c != nil && (c.Role == deed.Host || c.Role == deed.Target) && d.At != deed.Casts && s.Name == "" {
			m.add("do:control")
		}
	case deed.Copy:
		m.add("do:copy")
		if s.Name == "attack" {
			m.add("do:redirect")
		}
	case deed.Turn:
		if self {
			return false
		}
		m.add("do:peek", "of:hidden")
	case deed.Flip:
		m.flipped(s)
	case deed.Life:
		if less {
			m.add("lose:life", "-kw:life")
		} else {
			m.add("gain:life", "kw:life")
		}
	case deed.Dice, deed.Effect:
		if less {
			m.add("-do:dice")
		} else {
			m.add("more:dice")
		}
	case deed.Defense:
		m.add("kw:defense")
	}
	return true
}

// flipped adds what the turning of a marker comes to.
func (m *marks) flipped(s *deed.Step) {
	up := s.To == "up"
	switch {
	case s.Name == "guard" && up:
		m.add("do:guard")
	case s.Name == "guard":
		m.add("-do:guard")
	case s.Name == "action" && up:
		m.add("do:ready")
	case s.Name == "action":
		m.add("do:exhaust", "-do:act")
	case s.Name == "card":
		m.add("do:hide")
	}
}
