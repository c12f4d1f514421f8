package combat

// Seat is the place of an object in an exchange.
type Seat uint8

// The seats. The second defender is that of a Sweeping attack.
const (
	AttackerSeat Seat = iota
	DefenderSeat
	SecondSeat
	seats
)

// String is the seat as texts name it.
func (s Seat) String() string { return [...]string{"attacker", "defender", "second"}[s] }

// Part is the role an attack has in an exchange.
type Part uint8

// The parts of an exchange, in the order they come.
const (
	MainAttack    Part = iota
	SweepAttack        // the second attack of a Sweeping one
	BarrierAttack      // the defender's damage barrier
	CounterAttack      // the defender's counterstrike
	ReturnBarrier      // the first attacker's damage barrier, against the counterstrike
)

// String is the part as texts name it.
func (p Part) String() string {
	return [...]string{"main", "sweep", "barrier", "counterstrike", "returnBarrier"}[p]
}

func (p Part) isBarrier() bool { return p == BarrierAttack || p == ReturnBarrier }

// deeds are what an attack of that part may do or ask for.
func (p Part) deeds() deeds {
	switch p {
	case BarrierAttack:
		return barrierMade | lastAttackHit
	case CounterAttack:
		return counterMade | lastAttackHit
	case ReturnBarrier:
		return lastAttackHit
	default:
		return attackHit | lastAttackHit
	}
}
