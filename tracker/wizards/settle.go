package wizards

import "slices"

// put is a piece that comes into a room.
type put struct {
	Kind Piece `json:"piece"`
	At   int   `json:"at"`
}

// settled is what came of pieces that were placed in one step, before the Mana Crystal
// is looked at.
type settled struct {
	Placed   []put // that stayed at least until others met them
	Quenched []int // rooms where water took the fire (W-49)
	Full     []int // rooms that held as many as they can (W-49, W-53, W-56)
	Overflow []int // rooms that overflowed, in order (W-59)
	Slain    []int // rooms where a guardian killed imps (W-48)
}

// settle places pieces in the academy, all of one step together (reading Wa), and lets
// what is in a room meet: one fire, one portal and two water at the most, fire and water
// leave water, an imp and a guardian the guardian. With overflow a third water token goes
// on into all adjoining rooms (W-59); without, it is removed (W-53).
func (a *Academy) settle(puts []put, overflow bool) settled {
	var done settled
	for _, p := range puts {
		a[p.At].Pieces[p.Kind]++
		done.Placed = append(done.Placed, p)
		if p.Kind == Water && a[p.At].Pieces[Water] > 2 {
			if overflow {
				done.Overflow = append(done.Overflow, a.overflow(p.At)...)
			} else {
				a[p.At].Pieces[Water] = 2
				done.Full = append(done.Full, p.At)
			}
		}
	}
	for i := range a {
		a.meet(i, &done)
	}
	return done
}

// overflow runs a chain from a room that has just received a third water token: it keeps
// two, and every adjoining room that has not overflowed in this chain receives one. It
// gives the rooms in the order in which they overflowed.
func (a *Academy) overflow(at int) []int {
	var done [Places]bool
	var order []int
	for queue := []int{at}; len(queue) > 0; queue = queue[1:] {
		at := queue[0]
		if done[at] || a[at].Pieces[Water] <= 2 {
			continue
		}
		a[at].Pieces[Water], done[at] = 2, true
		order = append(order, at)
		for d := range Direction(directions) {
			to := a.Adjoining(at, d)
			if to < 0 || done[to] {
				continue
			}
			a[to].Pieces[Water]++
			if a[to].Pieces[Water] > 2 {
				queue = append(queue, to)
			}
		}
	}
	return order
}

// meet lets the pieces in one room meet.
func (a *Academy) meet(at int, done *settled) {
	p := &a[at].Pieces
	if p[Fire] > 0 && p[Water] > 0 {
		p[Fire] = 0
		done.Quenched = append(done.Quenched, at)
	}
	for _, kind := range []Piece{Fire, Portal} {
		if p[kind] > 1 {
			p[kind] = 1
			done.Full = append(done.Full, at)
		}
	}
	if p[Imp] > 0 && p[Guardian] > 0 {
		p[Imp] = 0
		done.Slain = append(done.Slain, at)
	}
}

// Attack is what one kind of threat in the Mana Crystal costs.
type Attack struct {
	Kind  Piece
	Count int   // tokens that are removed
	Mana  int   // mana that is lost
	Rooms []int // rooms they are removed from
}

// thirds, sixths and halves of what is removed, rounded up.
const (
	firesAMana  = 3
	watersAMana = 6
	impsAMana   = 2
)

// defend resolves the attacks of all threats that are in the Mana Crystal, takes them
// off the board and says what each costs (W-47, W-52, W-55, W-56, W-58). What the rules
// at hand say nothing of stays.
func (a *Academy) defend() []Attack {
	at := a.crystal()
	if at < 0 {
		return nil
	}
	var list []Attack
	for _, kind := range []Piece{Fire, Water, Imp, Portal} {
		attack := Attack{Kind: kind, Rooms: []int{at}, Count: a[at].Pieces[kind]}
		switch kind {
		case Fire, Water:
			attack = a.attack(at, kind)
		case Imp:
			if attack.Count < 2 {
				continue
			}
			attack.Mana = upTo(attack.Count, impsAMana)
		default:
			attack.Mana = attack.Count
		}
		if attack.Count == 0 {
			continue
		}
		for _, room := range attack.Rooms {
			a[room].Pieces[kind] = 0
		}
		list = append(list, attack)
	}
	return list
}

// attack is what the fires or waters connected with those in a room cost once they reach
// the Mana Crystal: a third, a sixth of the tokens, rounded up.
func (a *Academy) attack(at int, kind Piece) Attack {
	attack := Attack{Kind: kind, Rooms: a.group(at, kind)}
	for _, room := range attack.Rooms {
		attack.Count += a[room].Pieces[kind]
	}
	attack.Mana = upTo(attack.Count, map[Piece]int{Fire: firesAMana, Water: watersAMana}[kind])
	slices.Sort(attack.Rooms)
	return attack
}

// Groups are the connected fires or waters of the academy, each with what it would cost
// at the Mana Crystal as it is (W-52, W-55).
func (a *Academy) Groups(kind Piece) []Attack {
	var list []Attack
	var seen [Places]bool
	for at := range a {
		if a[at].Pieces[kind] == 0 || seen[at] {
			continue
		}
		group := a.attack(at, kind)
		for _, room := range group.Rooms {
			seen[room] = true
		}
		list = append(list, group)
	}
	return list
}

// upTo divides and rounds up.
func upTo(n, by int) int { return (n + by - 1) / by }
