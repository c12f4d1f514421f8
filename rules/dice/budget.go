package dice

// Budget is what an answer may cost: so much work and so much memory. Work is counted,
// not timed, so that the same question is answered or refused alike on every machine.
// A nil Budget has no end. It is for one question, and not for two goroutines at once.
type Budget struct {
	work    int64 // left
	memory  int64 // left
	goOn    func() error
	unasked int64 // work since goOn was asked
	over    bool
	stopped error // what goOn returned
}

// The whole of a Budget: work in steps of about a nanosecond, so that the slowest
// machines that are used still answer within two seconds; memory in bytes, of which a
// program may hold some times as much before the garbage is collected.
const (
	mostWork   = 500_000_000
	mostMemory = 48 << 20
	askEvery   = 2_000_000
)

// NewBudget returns the budget of one question. Every few milliseconds of work goOn is
// asked; an error of it stops the reckoning, which then returns that error. It may be
// nil.
func NewBudget(goOn func() error) *Budget {
	return &Budget{work: mostWork, memory: mostMemory, goOn: goOn}
}

// Spend takes work off the budget, and reports whether there is enough left to go on.
func (b *Budget) Spend(work int64) bool {
	if b == nil {
		return true
	}
	b.work -= work
	b.unasked += work
	if b.unasked >= askEvery && b.goOn != nil && b.stopped == nil {
		b.unasked = 0
		b.stopped = b.goOn()
	}
	b.over = b.over || b.work < 0
	return !b.Spent()
}

// Hold takes memory off the budget, or gives it back where bytes is below 0, and reports
// whether there is enough left to go on.
func (b *Budget) Hold(bytes int64) bool {
	if b == nil {
		return true
	}
	b.memory -= bytes
	b.over = b.over || b.memory < 0
	return !b.Spent()
}

// Write takes what it costs to write a distribution out in fractions, and reports
// whether there is enough left to.
func (b *Budget) Write(d Dist) bool {
	if b == nil {
		return true
	}
	bits := d.all.bitLen()
	for range d.outcomes {
		b.writeBits(bits)
	}
	return !b.Spent()
}

// write takes what it costs to write one fraction of a scale.
func (b *Budget) write(of Scale) bool { return b.writeBits(of.bits()) }

func (b *Budget) writeBits(bits int) bool {
	words := int64(bits / 64)
	b.Spend(1000 + 10*words*words)     // to reduce it and to find its digits
	return b.Hold(6 * int64(bits) / 8) // two numbers, of three digits to each byte
}

// Spent reports whether the reckoning has to end without an answer.
func (b *Budget) Spent() bool { return b != nil && (b.over || b.stopped != nil) }

// Err is what to say instead of an answer: that the question is too much, and what of
// it could be less; or what stopped the reckoning. It is nil if all is well.
func (b *Budget) Err(less Less) error {
	switch {
	case !b.Spent():
		return nil
	case b.stopped != nil:
		return b.stopped
	default:
		return &TooMuch{Less: less}
	}
}

// Less names what of a question would have to be smaller to be answered.
type Less string

// What can be less, by the kind of question.
const (
	LessAttack   Less = "Attack"   // strikes, dice or effects
	LessSequence Less = "Sequence" // attacks, strikes, dice or effects
	LessZone     Less = "Zone"     // objects, strikes, dice or effects
	LessUpkeep   Less = "Upkeep"   // rounds or Burn markers
	LessFire     Less = "Fire"     // Burn markers or damage reported
)

// TooMuch refuses a question that would take too long or too much memory.
type TooMuch struct{ Less Less }

// Error says so, and what can be done about it.
func (e *TooMuch) Error() string {
	return "too much: " + map[Less]string{
		LessAttack:   "ask with fewer strikes, dice or effects",
		LessSequence: "ask with fewer attacks, strikes, dice or effects",
		LessZone:     "ask with fewer objects, strikes, dice or effects",
		LessUpkeep:   "ask with fewer rounds or Burn markers",
		LessFire:     "ask with fewer Burn markers, for less damage",
	}[e.Less]
}

// Message is the same for people, as a text of the words.
func (e *TooMuch) Message() (id string, args map[string]any) {
	return "odds.tooMuch" + string(e.Less), nil
}
