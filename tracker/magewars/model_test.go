package magewars

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// model is the round of both games once more, small and plain, written from the
// rulebooks and not from the tracker: whose turn, who is active, who has the
// initiative, what was channeled, which quickcasts are left.
type model struct {
	academy    bool
	team       []int
	round, at  int // at: the place in stations; -1 before the first round
	initiative int
	mana       []int
	quick      []bool
	creatures  []*pawn
	acting     *pawn
	acted      bool
	turn       int // -1: nobody's
	last       int // who acted last in this phase, -1 for nobody
	spentLast  bool
	spentNext  bool
	promised   int // who has quickcast before the next activation
}

// pawn is a creature of the model.
type pawn struct {
	id            string
	seat          int
	active, guard bool
}

// stops are the places of a round, as the rulebooks list them.
func (m *model) stops() []string {
	if m.academy {
		return []string{"reset initiative", "reset ready", "reset markers", "reset channel", "upkeep ", "action "}
	}
	return []string{"initiative ", "reset ", "channel ", "upkeep ", "planning ", "deployment ", "first-quickcast ", "creature-action ", "final-quickcast "}
}

func (m *model) in(stop string) bool { return m.at >= 0 && m.stops()[m.at] == stop+" " }
func (m *model) acts() bool          { return m.in("action") || m.in("creature-action") }

// friends: in Academy a team acts together; in Arena every player for
// themselves.
func (m *model) friends(a, b int) bool { return a == b || m.academy && m.team[a] == m.team[b] }

func (m *model) actives(seat int) int {
	n := 0
	for _, c := range m.creatures {
		if c.seat == seat && c.active && c != m.acting {
			n++
		}
	}
	return n
}

// able tells whether a seat's side can activate anything.
func (m *model) able(seat int) bool {
	for other := range m.team {
		if m.friends(other, seat) && m.actives(other) > 0 {
			return true
		}
	}
	return false
}

// mayPass: fewer active creatures than some other player, or in Academy's teams
// than the other team.
func (m *model) mayPass(seat int) bool {
	mine, theirs := 0, map[int]int{}
	for other := range m.team {
		side := other
		if m.academy {
			side = m.team[other]
		}
		if m.friends(other, seat) {
			mine += m.actives(other)
		} else {
			theirs[side] += m.actives(other)
		}
	}
	for _, n := range theirs {
		if mine < n {
			return true
		}
	}
	return false
}

// goOn gives the turn on: clockwise to who has an active creature, in Academy to the
// other team first.
func (m *model) goOn(from int) {
	n := len(m.team)
	m.turn = -1
	for _, foreign := range []bool{true, false} {
		for i := 1; i <= n; i++ {
			seat := (from + i) % n
			if m.actives(seat) > 0 && (!foreign || !m.academy || m.team[seat] != m.team[from]) {
				m.turn = seat
				return
			}
		}
	}
}

func (m *model) finish() {
	if m.acting == nil {
		return
	}
	c := m.acting
	c.active, m.acting, m.acted, m.last = false, nil, false, c.seat
	m.goOn(c.seat)
}

// enter does what a stop does by itself.
func (m *model) enter() {
	m.turn, m.last = -1, -1
	switch stop := m.stops()[m.at]; stop {
	case "reset initiative", "initiative ":
		for i := 1; m.round > 1 && i < len(m.team); i++ {
			if next := (m.initiative + i) % len(m.team); m.team[next] != m.team[m.initiative] {
				m.initiative = next
				break
			}
		}
	case "reset ready", "reset ", "reset markers":
		for _, c := range m.creatures {
			c.active = c.active || stop != "reset markers"
		}
		for i := range m.quick {
			m.quick[i] = m.quick[i] || stop != "reset ready"
		}
	case "reset channel", "channel ":
		for i := range m.mana {
			m.mana[i] += 5 + i // the channeling of the test's mages
		}
	case "first-quickcast ", "final-quickcast ":
		m.turn = m.initiative
		if !m.quick[m.turn] {
			m.askNext()
		}
	case "action ", "creature-action ":
		m.spentLast, m.spentNext = false, false
		m.goOn((m.initiative - 1 + len(m.team)) % len(m.team))
		if m.academy && m.actives(m.initiative) > 0 {
			m.turn = m.initiative
		}
	}
}

// askNext goes on to who is asked next in a Quickcast Phase.
func (m *model) askNext() {
	for i := 1; i <= len(m.team); i++ {
		next := (m.turn + i) % len(m.team)
		if next == m.initiative {
			break
		}
		if m.quick[next] {
			m.turn = next
			return
		}
	}
	m.turn = -1
}

func (m *model) step() {
	m.finish()
	m.at++
	if m.at == len(m.stops()) {
		m.at = 0
	}
	if m.at == 0 {
		m.round++
	}
	m.enter()
}

// ahead does what comes after the end of the activation that goes on; where that is
// refused the activation goes on all the same.
func (m *model) ahead(then func() bool) bool {
	c, acted, turn, last := m.acting, m.acted, m.turn, m.last
	was := c != nil && c.active
	m.finish()
	if then() {
		return true
	}
	if m.acting, m.acted, m.turn, m.last = c, acted, turn, last; c != nil {
		c.active = was
	}
	return false
}

func (m *model) activate(c *pawn) bool {
	if m.acting == c {
		return false
	}
	waits := m.acting != nil && !m.acted // for its action: nobody goes past it
	return m.ahead(func() bool {
		if waits || !m.acts() || m.turn < 0 || !m.friends(m.turn, c.seat) || !c.active {
			return false
		}
		m.acting, m.acted, m.turn, c.guard = c, false, c.seat, false
		m.spentLast, m.spentNext = m.spentNext, false
		if !m.academy {
			c.active = false
		}
		return true
	})
}

// guard is the action of an activation, which it ends.
func (m *model) guard(c *pawn) bool {
	if m.acting == c && m.acted || m.acting != c && !m.activate(c) {
		return false
	}
	c.guard = true
	m.finish()
	return true
}

func (m *model) end() bool {
	if m.acting == nil {
		return false
	}
	m.finish()
	return true
}

func (m *model) pass(seat int) bool {
	if m.in("first-quickcast") || m.in("final-quickcast") {
		if m.turn != seat {
			return false
		}
		m.askNext()
		return true
	}
	return m.ahead(func() bool {
		if !m.acts() || m.turn < 0 || !m.friends(m.turn, seat) || !m.mayPass(seat) {
			return false
		}
		if m.spentNext && m.friends(m.promised, seat) && m.able(seat) {
			return false
		}
		m.goOn(seat)
		m.last, m.spentLast, m.spentNext = -1, false, false
		return true
	})
}

// quickcast: once a round, in a Quickcast Phase, or before or after a friendly
// activation, in Academy's teams one around each.
func (m *model) quickcast(seat int) bool {
	switch {
	case !m.quick[seat]:
		return false
	case m.in("first-quickcast") || m.in("final-quickcast"):
		m.quick[seat] = false
		if m.turn == seat {
			m.askNext()
		}
		return true
	case !m.acts():
		return false
	}
	after := m.acting == nil && m.last >= 0 && m.friends(m.last, seat) || m.acting != nil && m.acted && m.friends(m.acting.seat, seat)
	before := m.acting == nil && m.turn >= 0 && m.friends(m.turn, seat)
	switch {
	case after && !m.spentLast:
		m.spentLast = true
	case before && !m.spentNext:
		m.spentNext, m.promised = true, seat
	default:
		return false
	}
	m.quick[seat] = false
	return true
}

// same tells where the table and the model differ, or nothing.
func (m *model) same(s *state.State) string {
	stop := ""
	if m.at >= 0 {
		stop = m.stops()[m.at]
	}
	if stop != "" && stop != string(s.Phase)+" "+string(s.Step) || m.round != s.Round {
		return fmt.Sprintf("round %d %q", m.round, stop)
	}
	if int(s.Initiative) != m.initiative+1 {
		return fmt.Sprintf("the initiative is seat %d's", m.initiative+1)
	}
	// Which member of a team has its turn is the team's own choice.
	if (s.Turn == 0) != (m.turn < 0) || s.Turn != 0 && !m.friends(m.turn, int(s.Turn)-1) {
		return fmt.Sprintf("the turn is seat %d's", m.turn+1)
	}
	acting := ""
	if m.acting != nil {
		acting = m.acting.id
	}
	if s.Acting != acting {
		return fmt.Sprintf("%q acts", acting)
	}
	for i := range m.team {
		if s.Objects[i].Mana != m.mana[i] || s.Players[i].Quickcast != m.quick[i] || s.ActiveCreatures(tracker.Seat(i+1)) != m.actives(i) {
			return fmt.Sprintf("seat %d has %d mana, %d active, quickcast %v", i+1, m.mana[i], m.actives(i), m.quick[i])
		}
	}
	for _, c := range m.creatures {
		if o, ok := s.Object(c.id); !ok || o.Active != c.active || o.Guard != c.guard {
			return fmt.Sprintf("%+v", c)
		}
	}
	return ""
}

// A table and the model are played side by side with the same random events: both
// take or refuse them alike, and stand alike afterwards.
func TestModelOfTheRound(t *testing.T) {
	for seed := range uint64(240) {
		r := rand.New(rand.NewPCG(seed, 11))
		tb, m := sideBySide(t, r, seed)
		for n := range 150 {
			kind, seat, data, would := m.deed(r, tb)
			before := tb.s
			err := tb.try(kind, tracker.Seat(seat), data)
			if (err == nil) != would {
				t.Fatalf("seed %d, event %d in %s: %s %d %s: %v, the model takes it: %v (turn %d, last %d)", seed, n, before.Phase, kind, seat, data, err, would, m.turn+1, m.last+1)
			}
			if problem := m.same(tb.s); problem != "" {
				t.Fatalf("seed %d, event %d: after %s %d %s in %s the model says: %s; turn %d", seed, n, kind, seat, data, before.Phase, problem, tb.s.Turn)
			}
		}
	}
}

// sideBySide sets up two to six seats, alone or in two teams, and the model of it.
func sideBySide(t *testing.T, r *rand.Rand, seed uint64) (*table, *model) {
	n := 2 + r.IntN(5)
	game := []*Game{Academy(), Arena()}[seed%2]
	m := &model{academy: seed%2 == 0, at: -1, turn: -1, last: -1, initiative: r.IntN(n)}
	var seats []SeatData
	for i := range n {
		seat := mage(string(rune('A'+i)), 30, 5+i, i)
		m.team = append(m.team, i)
		if seed%3 == 0 && n > 2 {
			seat.Team = 1 + i%2
			m.team[i] = i % 2
		}
		seats = append(seats, seat)
		m.mana, m.quick = append(m.mana, i), append(m.quick, true)
		m.creatures = append(m.creatures, &pawn{id: state.MageID(tracker.Seat(i + 1)), seat: i, active: true})
	}
	tb := newTable(t, game, seats...)
	tb.from = dice.Seeded(seed)
	rolls := make([]int, n)
	for i := range rolls {
		rolls[i] = 3
	}
	rolls[m.initiative] = 12
	tb.do("initiative", 0, "", func(e *tracker.Event) { e.Rolls = rolls })
	return tb, m
}

// deed is the next event for both, and whether the model takes it.
func (m *model) deed(r *rand.Rand, tb *table) (kind tracker.Kind, seat int, data string, would bool) {
	c := m.creatures[r.IntN(len(m.creatures))]
	seat = c.seat + 1
	object := `{"object":"` + c.id + `"}`
	n := r.IntN(20)
	if m.acts() && r.IntN(3) > 0 { // mostly what belongs there
		n = 4 + r.IntN(16)
	}
	switch {
	case n < 3:
		return "step", 0, "", m.stepped()
	case n == 3 && len(m.creatures) < 14: // a summoned creature is inactive
		tb.do("add", tracker.Seat(seat), `{"name":"Wolf","life":5}`)
		m.creatures = append(m.creatures, &pawn{id: tb.s.Objects[len(tb.s.Objects)-1].ID, seat: c.seat})
		return "end", 0, "", m.end()
	case n < 10:
		return "activate", seat, object, m.activate(c)
	case n < 13:
		return "guard", seat, object, m.guard(c)
	case n < 15:
		return "end", 0, "", m.end()
	case n < 17:
		return "pass", seat, "", m.pass(c.seat)
	}
	return "quickcast", seat, "", m.quickcast(c.seat)
}

func (m *model) stepped() bool {
	m.step()
	return true
}
