package magewars

import (
	"slices"
	"strconv"
	"strings"

	"quickcast/internal/words"
	"quickcast/tracker/magewars"
	"quickcast/ui/outlook"
	"quickcast/ui/table"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// barFace is an attack bar as a tile: its dice, what kind of damage, what else.
func (s *face) barFace(bar magewars.Strike) widgets.PickFace {
	face := widgets.PickFace{
		Title: bar.Name, Line: s.barLine(bar), Icon: barIcon(bar), IconRole: damageTone(bar.DamageType),
		Figure: strconv.Itoa(bar.Dice), Sign: "die",
	}
	if bar.DiceBy != "" {
		face.Figure = "X"
	}
	if face.Title == "" {
		face.Title = s.Needs().Words.Term(words.AttackTerm, outlook.Title(bar.Kind))
	}
	return face
}

// barLine is a bar in small words: quick or full, its damage, traits, effects.
func (s *face) barLine(bar magewars.Strike) string {
	w := s.Needs().Words
	var parts []string
	if bar.Action != "" {
		parts = append(parts, w.Term(words.ActionTerm, outlook.Title(bar.Action)))
	}
	if bar.Kind != "melee" {
		parts = append(parts, w.Term(words.AttackTerm, outlook.Title(bar.Kind)))
	}
	if bar.DamageType != "" {
		parts = append(parts, w.Term(words.DamageTerm, outlook.Title(bar.DamageType)))
	}
	for _, t := range bar.Traits {
		parts = append(parts, w.Term(words.TraitTerm, t))
	}
	for _, e := range bar.Effects {
		roll := strconv.Itoa(e.Min) + "+"
		if e.Max > 0 {
			roll = strconv.Itoa(e.Min) + "–" + strconv.Itoa(e.Max)
		}
		parts = append(parts, roll+" "+outlook.Effect(w, strings.ToLower(e.Result)))
	}
	return strings.Join(parts, " · ")
}

// barIcon is the picture of a bar: its damage, else how it reaches its target.
func barIcon(bar magewars.Strike) string {
	if school := damageSchool(bar.DamageType); school != "" {
		return school
	}
	switch bar.Kind {
	case "ranged", "zone":
		return bar.Kind
	}
	return "melee"
}

// damageSchool is the school whose picture and colour a damage type has.
func damageSchool(damage string) string {
	return map[string]string{
		"flame": "fire", "frost": "water", "hydro": "water", "lightning": "air", "wind": "air", "light": "holy", "acid": "nature",
		"poison": "nature", "psychic": "mind",
	}[strings.ToLower(damage)]
}

func damageTone(damage string) theme.Role {
	if school := damageSchool(damage); school != "" {
		return theme.SchoolInk(school)
	}
	return theme.Ink
}

// targetFace is a target as a tile: what is left of its life, whose it is, whether
// it guards; where a rule stands against it, that rule.
func (s *face) targetFace(state *magewars.State, aim magewars.Aim) widgets.PickFace {
	o, ok := state.Object(aim.Object)
	if !ok {
		return widgets.PickFace{}
	}
	school := state.Player(o.Controller).School
	left := max(0, o.MaxLife()-o.Damage)
	face := widgets.PickFace{
		Title: o.Printed.Name, Left: left, Whole: o.MaxLife(), Figure: strconv.Itoa(left),
	}
	if len(state.Players) > 2 {
		face.Icon, face.IconRole = school, theme.SchoolInk(school)
	}
	if o.Guard {
		face.Mark = "guard"
	}
	var parts []string
	if !o.IsMage() && len(state.Players) > 2 {
		parts = append(parts, table.NameOf(s.Seen().View, o.Controller))
	}
	if o.Armor > 0 {
		parts = append(parts, s.T("armorSpoken", "Armor", o.Armor))
	}
	for _, d := range state.Defenses(o.ID) {
		if says := s.Needs().Words.T("table.defenseOf", "Min", d.Min); !slices.Contains(parts, says) {
			parts = append(parts, says)
		}
	}
	face.Line = strings.Join(parts, " · ")
	if aim.Refusal != nil {
		face.Faint, face.Line = true, s.Say(aim.Refusal)
	}
	return face
}
