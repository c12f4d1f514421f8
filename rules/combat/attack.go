package combat

import (
	"strconv"
	"strings"
)

// AttackKind is how an attack reaches its target.
type AttackKind uint8

// The kinds of attack. Other is neither melee nor ranged: damage barriers, walls and
// some spells.
const (
	Melee AttackKind = iota
	Ranged
	Other
)

// String is the kind as scripts write it.
func (k AttackKind) String() string { return [...]string{"melee", "ranged", "other"}[k] }

// Attack is one attack bar.
type Attack struct {
	Kind        AttackKind
	Dice        int        `odds:"dice,0,200"`  // as printed; what is rolled is reckoned by the law
	Strikes     int        `odds:"strikes,1,3"` // 1, 2 for Doublestrike, 3 for Triplestrike; 0 is 1
	Piercing    int        `odds:"piercing"`
	Ethereal    bool       `odds:"ethereal"`
	Unavoidable bool       `odds:"unavoidable"`
	Zone        bool       `odds:"zone"`  // a zone attack, which is unavoidable as well
	Spell       bool       `odds:"spell"` // an attack spell
	Type        DamageType `odds:"damage_type"`
	Prevented   int        // so much damage of each strike is prevented, beside a Voltaric Shield's
	NoDamage    bool       // it rolls no attack dice, only the effect die
	Vampiric    bool       `odds:"vampiric"`
	ManaDrain   int
	Versus      *Bonus
	Effects     Table
	EffectMore  int // added to its effect roll
}

// barrierSteps are the steps of a damage barrier's attack.
const barrierSteps = 6

// steps are those of the attack: its strikes between declaration and end.
func (a *Attack) steps() int { return 4*a.strikes() + 2 }

// strikes is the number of strikes, at least one.
func (a *Attack) strikes() int { return max(1, a.Strikes) }

// Bonus is "+X vs.": more dice, and as much on the effect die, against a target that
// is any of these (reading 4, 6).
type Bonus struct {
	Dice                                 int
	Nonliving, Dark, Flying, Incorporeal bool
	Any                                  bool // of what the caller has looked at: the target is one
}

// Table is what the effect die of an attack does.
type Table []Row

// Row is one line of a Table: a roll from Min to Max does what it says. A Max of 0
// means "and above" (reading I).
type Row struct {
	Min, Max int
	Effects  Effects
}

// Effects are the effects of one row, all of which come together.
type Effects []Effect

// Effect is so many markers of a condition, or an effect that leaves none.
type Effect struct {
	Condition Condition
	Count     int
}

// At returns the effects of the roll, changed as it may be. Where rows overlap the
// one that begins highest counts. Nothing for a roll that meets no row.
func (t Table) At(roll int) Effects {
	if row := t.row(roll); row >= 0 {
		return t[row].Effects
	}
	return nil
}

// row is the index of the row the roll meets, or -1.
func (t Table) row(roll int) int {
	best := -1
	for i, row := range t {
		if roll >= row.Min && (row.Max == 0 || roll <= row.Max) && (best < 0 || row.Min > t[best].Min) {
			best = i
		}
	}
	return best
}

// on returns what of the effects the object can get from an attack: nothing if it is
// Incorporeal and the attack not Ethereal, else what it can get at all.
func (e Effects) on(c *Creature, ethereal bool) Effects {
	if c.Incorporeal && !ethereal {
		return nil
	}
	var landed Effects
	for _, effect := range e {
		if c.CanGet(effect.Condition) {
			landed = append(landed, effect)
		}
	}
	return landed
}

// String is the effects as scripts write them: "daze", "2 burn", "rot & cripple", or
// "none".
func (e Effects) String() string {
	if len(e) == 0 {
		return "none"
	}
	parts := make([]string, len(e))
	for i, effect := range e {
		parts[i] = effect.Condition.String()
		if effect.Count != 1 {
			parts[i] = strconv.Itoa(effect.Count) + " " + parts[i]
		}
	}
	return strings.Join(parts, " & ")
}

// ParseEffects reads what [Effects.String] writes, in any case. Anything else is an
// [EffectError].
func ParseEffects(text string) (Effects, error) {
	var effects Effects
	for part := range strings.SplitSeq(strings.ToLower(text), "&") {
		effect, ok := parseEffect(strings.TrimSpace(part))
		if !ok {
			return nil, &EffectError{Text: text}
		}
		effects = append(effects, effect)
	}
	return effects, nil
}

func parseEffect(text string) (Effect, bool) {
	effect := Effect{Count: 1}
	if number, rest, found := strings.Cut(text, " "); found {
		n, err := strconv.Atoi(number)
		if err != nil || n < 1 || n > 100 {
			return effect, false
		}
		effect.Count, text = n, strings.TrimSpace(rest)
	}
	for _, c := range Conditions() {
		if c.String() == text {
			effect.Condition = c
			return effect, true
		}
	}
	return effect, false
}

// EffectError says that a text names no effects of an attack.
type EffectError struct{ Text string }

// Error names the text and how effects are written.
func (e *EffectError) Error() string {
	return strconv.Quote(e.Text) + ` is no effect of an attack: write it like "daze", "2 burn" or "rot & cripple"`
}

// Message is the same for people, as a text of the words.
func (e *EffectError) Message() (id string, args map[string]any) {
	return "odds.unknownEffect", map[string]any{"Effect": e.Text}
}
