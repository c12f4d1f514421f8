package magewars

// Abilities of mages, as tests name them.
const (
	arcaneZap      power = "Arcane Zap"
	battleOrders   power = "Battle Orders"
	bloodreaper    power = "Bloodreaper"
	challenge      power = "Chivalrous Challenge"
	curseweaving   power = "Curseweaving"
	demonicReward  power = "Demonic Reward"
	divineAuras    power = "Divine Auras"
	divineReward   power = "Divine Reward"
	eternalServant power = "Eternal Servant"
	fermata        power = "Fermata"
	fireweaving    power = "Fireweaving"
	forcePull      power = "Force Pull"
	glyphs         power = "Glyphs"
	herbalist      power = "Herbalist"
	holyAvenger    power = "Holy Avenger"
	ki             power = "Ki"
	malakaisFire   power = "Malakai's Fire"
	mummyRepair    power = "Mummy repair"
	restore        power = "Restore"
	runesmithing   power = "Runesmithing"
	sirensCall     power = "Siren's Call"
	spreadingVines power = "Spreading Vines"
	treebond       power = "Treebond"
	valor          power = "Valor"
	veterans       power = "Veterans"
	woundedPrey    power = "Wounded Prey"
)

// Tokens of abilities.
const (
	valorToken   = "valor"
	callToken    = "sirens-call"
	fermataToken = "fermata"
	vineToken    = "vine"
)
