package magewars

import "testing"

// Reading C: Bloodthirsty is spent on the first strike that finds prey, also where that
// is avoided; a strike that only draws the blood leaves it for the next.
func TestReadingCBloodthirstyIsSpentOnTheStrikeThatFindsPrey(t *testing.T) {
	attack := `{"object":"o1","target":"o2","steps":true,"with":{"kind":"melee","dice":1,"traits":["Doublestrike"]}}`
	thirst := `,"traits":["Bloodthirsty +2"]`
	tb := duel(t, thirst, `,"defense":{"min":6}`)
	tb.do("set", 2, `{"track":"damage","value":1,"object":"o2"}`)
	tb.do("attack", 1, attack, rolls(9)) // avoided
	tb.do("strike", 1, `{"useDefense":false}`, faces(one))
	tb.harmed("o2", 2)
	tb = duel(t, thirst, "")
	tb.do("attack", 1, attack, faces(one)) // draws the blood
	tb.do("strike", 1, "", faces(one, one, one))
	tb.harmed("o2", 4)
}
