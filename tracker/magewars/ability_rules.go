package magewars

import "strings"

// powerRule says what a power costs, when and on what it can be used, and what it
// does. Without do it only costs and turns its marker.
type powerRule struct {
	name    power
	rule    string
	mana    int
	onceful bool  // once a round
	passive bool  // works by itself
	spell   bool  // is cast, by action or quickcast
	priced  bool  // its price is not known to the table: the player says it
	phase   Phase // the only one it can be used in, empty for any
	needs   []PowerNeed
	suits   func(s *State, mage, o *Object) bool // whom it can be used on; nil: on nobody
	choices func(s *State, mage *Object) []string
	do      func(*draft, *Object, abilityData) error
}

// price is the mana a power takes itself; a spell takes its own when it is cast.
func (r powerRule) price(p abilityData) int {
	if p.Cost != nil && (r.priced || r.do == nil) && !r.spell && r.name != divineAuras {
		return *p.Cost
	}
	return r.mana
}

// powers lists what mages can do that is no deed.
func powers() []powerRule {
	list := []powerRule{
		{name: restore, rule: "R-118", spell: true, needs: []PowerNeed{needObject, needConditions}, suits: afflicted, do: (*draft).restore},
		{name: curseweaving, rule: "R-120", onceful: true, needs: []PowerNeed{needCard}, choices: fallenCurses, do: (*draft).weaveCurse},
		{name: arcaneZap, rule: "R-122", onceful: true, spell: true, needs: []PowerNeed{needObject}, suits: zappable, do: (*draft).zap},
		{name: battleOrders, rule: "R-9", mana: 1, onceful: true, priced: true, needs: []PowerNeed{needOrder}, choices: orderChoices, do: (*draft).giveOrder},
		{name: treebond, rule: "R-9", needs: []PowerNeed{needObject}, suits: bondable, do: (*draft).bondTree},
		{name: forcePull, rule: "R-38", onceful: true, spell: true, priced: true, needs: []PowerNeed{needObject, needCost}, suits: pullable, do: (*draft).pull},
		{name: sirensCall, rule: "R-9", onceful: true, spell: true, needs: []PowerNeed{needObject}, suits: callable, do: (*draft).call},
		{name: divineAuras, rule: "R-9", priced: true, needs: []PowerNeed{needCard, needCost}, do: (*draft).takeAura},
		{name: glyphs, rule: "R-9", needs: []PowerNeed{needOrder}, choices: elements, do: (*draft).turnGlyph},
		{name: eternalServant, rule: "R-9", needs: []PowerNeed{needCard}, choices: fallenServants, do: (*draft).reanimate},
	}
	list = append(list, askedPowers()...)
	return append(list, passives()...)
}

// askedPowers lists the powers that the table asks for whenever they can be used.
func askedPowers() []powerRule {
	return []powerRule{
		{name: fermata, rule: "R-9", phase: UpkeepPhase, needs: []PowerNeed{needObject}, suits: sustainable, do: (*draft).sustain},
	}
}

// passives lists what mages have that works by itself.
func passives() []powerRule {
	return []powerRule{
		{name: amphibious, rule: "R-9", passive: true},
		{name: deflect, rule: "R-83", passive: true},
		{name: plagueMaster, rule: "R-9", passive: true},
		{name: quickSummoning, rule: "R-115", passive: true},
		{name: "Voltaric Shield", rule: "R-121", passive: true},
		{name: "Battle Skill", rule: "R-90", passive: true},
		{name: "Archery Skill", rule: "R-81", passive: true},
		{name: "Battle Hardened", rule: "R-98", passive: true},
		{name: "Sprinting", rule: "R-34", passive: true},
	}
}

// ruleOf finds what is known of a power; of others only that it is once a round.
func ruleOf(name power) powerRule {
	for _, r := range powers() {
		if strings.EqualFold(string(r.name), string(name)) {
			return r
		}
	}
	return powerRule{name: name, rule: "R-9", onceful: true, priced: true, needs: []PowerNeed{needCost}}
}
