package law

import (
	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// AboutSpell tells of what is done to the spell that waits, and not to somebody on the table.
func AboutSpell(a state.Answer) bool {
	gain := a.Step.Do == deed.Mana && !a.Step.Amount.Asked()
	return !gain
}
