package law

import (
	"slices"
	"strconv"
	"strings"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// Decides is the seat that says what becomes of a deed: who has to pay or to choose,
// else who controls the card.
func (c *Case) Decides() tracker.Seat {
	seat := c.Card.Controller
	deed.Walk(c.Deed().Do, func(s *deed.Step) {
		role := s.By
		if s.On != nil && s.On.Role == deed.Chooser {
			role = deed.Chooser
		}
		if o := c.Part(role); role != "" && o != nil {
			seat = o.Controller
		}
	})
	return seat
}

// Awaits tells whether a deed is done or offered when its moment comes: its player is in the game, what must hold does,
// it is not used up, and the table does not do it by other facts of its card.
func (c *Case) Awaits() bool {
	return !c.Table.Player(c.Card.Controller).Gone && c.works() && !c.Handled() && c.Holds(c.Deed().Given) && !c.UsedUp()
}

// works tells whether a deed works while its card lies as it does: hidden only what
// turns it over, open all else.
func (c *Case) works() bool {
	it, hidden := c.Deed(), c.Card.FaceDown
	if hidden && it.At == deed.Dies && it.Of == nil { // hidden or not, it gives back what it cost
		first := it.Do[0]
		return first.Do == deed.Mana || first.Do == deed.Return && first.To == "book"
	}
	return hidden == it.Reveals()
}

// Handled tells of deeds the table knows by other facts of the card: they happen
// without being offered.
func (c *Case) Handled() bool {
	it, p := c.Deed(), c.Card.Printed
	switch {
	case it.Answers(), slices.Contains([]deed.Moment{deed.Always, deed.Action, deed.Pay}, it.At):
		return true
	case p.Defense != nil && (p.Defense.Answers || p.Defense.Lasts > 0) && it.At == deed.Attacked, c.spawns():
		return true
	}
	first := it.Do[0]
	switch first.Do {
	case deed.Token:
		return it.At == deed.Upkeep && p.UpkeepBy == "token:"+TokenName(first.Name)
	case deed.Strike:
		return strikesBySelf(p, first.Name)
	}
	return it.Boosts() || it.Lasts() || it.Bans() || len(prices(it)) > 0
}

// spawns tells of deeds by which a spawnpoint or a familiar casts, which the rules of
// casting offer anyway.
func (c *Case) spawns() bool {
	it, o := c.Deed(), c.Card
	casts := slices.ContainsFunc(it.Do, func(s deed.Step) bool { return s.Do == deed.MayCast || s.Do == deed.Swap || s.Do == deed.Choose })
	return casts && (it.At == deed.Planning || it.At == deed.Deployment) && (o.Casts() || o.Binds())
}

// strikesBySelf tells of bars that attack without being asked for: barriers, walls, and
// spells with several targets.
func strikesBySelf(p *state.Printed, name string) bool {
	return slices.ContainsFunc(p.Attacks, func(bar state.Strike) bool {
		by := bar.Kind == "barrier" || bar.Kind == "passage" || bar.Several() || p.Kind == state.KindAttack
		return by && strings.EqualFold(bar.Name, name)
	})
}

// each is who a limit for each creature counts: who makes the attack at hand or, where it is on whom
// that has harmed, its target.
func (c *Case) each() string {
	if o := c.Part(deed.Attacker); o != nil && c.Fight != nil && c.Deed().Once.In == "host-round" {
		return o.ID
	}
	return pick.Either(c.Target != "", c.Target, c.Subject)
}

// LimitKey is what a use of a deed is counted by.
func (c *Case) LimitKey() string {
	key := strconv.Itoa(pick.Either(c.Deed().With > 0, c.Deed().With, c.Number+1))
	switch c.Deed().Once.In {
	case "host-round", "target-round":
		return key + "/" + c.each()
	case "game":
		return "game/" + key
	}
	return key
}

// UsedUp tells whether a deed has happened as often as it may: where a creature counts once, with
// it or in all.
func (c *Case) UsedUp() bool {
	it, key := c.Deed(), c.LimitKey()
	all, alone := 0, strings.Contains(key, "/") && it.Once.In != "game"
	for done, n := range c.Card.Done {
		if done == key || alone && strings.HasPrefix(done, strconv.Itoa(c.Number+1)+"/") {
			all += n
		}
	}
	switch {
	case it.Once.In == "":
		return false
	case alone:
		return c.Card.Done[key] > 0 || it.Once.Times > 1 && all >= it.Once.Times
	}
	return all >= max(1, it.Once.Times)
}
