package lesson

// Ready are lists for a first evening of each game, by its name in the codex, in the order
// in which one needs to know things at the table.
func Ready() map[string][]string {
	return map[string][]string{
		"academy": {
			"A-107", "A-20", "A-31", "mage-trait", "creature", "level", "life", "armor", "channeling", "initiative",
			"A-16", "activation", "quick-action", "full-action", "A-38", "critical-damage", "defense",
			"effect-die", "guarding", "counterstrike", "A-73", "A-81", "quickcast-action", "enchantment", "reveal-cost",
			"equipment", "incantation", "stagger", "weak", "heal", "destroyed",
		},
		"arena": {
			"R-132", "R-13", "arena-term", "zone", "los", "mage-trait", "life", "channeling", "planning-phase",
			"R-20", "upkeep-phase", "initiative", "activation", "move-action", "quick-action", "full-action",
			"quickcast-action", "R-46", "melee-attack", "ranged-attack", "critical-damage", "armor", "defense",
			"effect-die", "counterstrike", "guarding", "condition", "burn", "daze", "stun", "enchantment",
			"reveal-cost", "conjuration", "wall", "regenerate", "flying",
		},
		"archmage": {
			"M-22", "M-16", "M-1", "M-18", "M-21", "M-26", "M-46", "M-5", "M-12", "M-13", "M-6",
		},
		"wizards-academy": {
			"W-1", "W-2", "W-22", "W-28", "W-7", "W-4", "W-5", "W-6", "W-8", "W-12", "W-10", "W-44", "W-45",
		},
	}
}
