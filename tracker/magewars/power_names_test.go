package magewars

import "github.com/quickcast/quickcast/tracker/magewars/state"

// Abilities of mages, as tests name them.
const (
	arcaneZap      state.Power = "Arcane Zap"
	battleOrders   state.Power = "Battle Orders"
	bloodreaper    state.Power = "Bloodreaper"
	challenge      state.Power = "Chivalrous Challenge"
	curseweaving   state.Power = "Curseweaving"
	demonicReward  state.Power = "Demonic Reward"
	divineAuras    state.Power = "Divine Auras"
	divineReward   state.Power = "Divine Reward"
	eternalServant state.Power = "Eternal Servant"
	fermata        state.Power = "Fermata"
	fireweaving    state.Power = "Fireweaving"
	forcePull      state.Power = "Force Pull"
	glyphs         state.Power = "Glyphs"
	herbalist      state.Power = "Herbalist"
	holyAvenger    state.Power = "Holy Avenger"
	ki             state.Power = "Ki"
	malakaisFire   state.Power = "Malakai's Fire"
	mummyRepair    state.Power = "Mummy repair"
	restore        state.Power = "Restore"
	runesmithing   state.Power = "Runesmithing"
	sirensCall     state.Power = "Siren's Call"
	spreadingVines state.Power = "Spreading Vines"
	treebond       state.Power = "Treebond"
	valor          state.Power = "Valor"
	veterans       state.Power = "Veterans"
	woundedPrey    state.Power = "Wounded Prey"
)

// Tokens of abilities.
const (
	valorToken   = "valor"
	callToken    = "sirens-call"
	fermataToken = "fermata"
	vineToken    = "vine"
)
