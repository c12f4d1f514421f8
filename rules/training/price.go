package training

import "slices"

// Basis names what decided a price.
type Basis string

// The things that can decide a price, strongest first. A spell in a trained
// subtype is never taxed; a tax that reaches Novice spells beats Novice.
const (
	ByFree    Basis = "free"    // costs nothing in any book
	ByNovice  Basis = "novice"  // 1 point for every mage
	BySubtype Basis = "subtype" // the mage is trained in this subtype: the Level
	ByType    Basis = "type"    // trained in this type of this school: the Level
	ByTax     Basis = "tax"     // a surcharge of this mage multiplies the Level
	BySchools Basis = "schools" // school by school
)

// Standing is how a mage stands to one school of a spell.
type Standing string

// Trained pays the level once, Untrained twice, Opposed three times.
// Partly is training up to a level, paid like Trained.
const (
	Trained   Standing = "trained"
	Partly    Standing = "partial"
	Untrained Standing = "untrained"
	Opposed   Standing = "opposed"
)

// Factor is what the standing multiplies a level by.
func (s Standing) Factor() int {
	switch s {
	case Untrained:
		return 2
	case Opposed:
		return 3
	default:
		return 1
	}
}

// Share is what one school of a spell adds to its price.
type Share struct {
	Part
	Standing Standing
	Points   int  // Level times the factor of Standing
	Counts   bool // false for the schools of an OR that were not picked
}

// Price is what one copy of a spell costs a mage, and why.
type Price struct {
	Points int // spellpoints for one copy
	Basis  Basis
	Level  int // level of the whole spell

	Subtype string  // the trained subtype, when Basis is BySubtype
	Type    string  // the trained or taxed type, for ByType and ByTax
	School  School  // the school that goes with Type, or that is taxed
	Living  bool    // taxed for being a living object
	Factor  int     // multiplier of the whole level, when Basis is ByTax
	Shares  []Share // school by school, when Basis is BySchools
}

// Price is what one copy of the spell costs the mage. The choice is the school
// the mage picked when the book was built; it counts only if it is one of the
// mage's Choices.
func (m *Mage) Price(s *Spell, choice School) Price {
	price, _ := m.price(s, choice, nil)
	return price
}

// price puts the shares behind those of other spells, so that a whole book takes
// few pieces of memory, and gives them back with its own.
func (m *Mage) price(s *Spell, choice School, shares []Share) (Price, []Share) {
	price := Price{Level: s.Level}
	if s.Free {
		price.Basis = ByFree
		return price, shares
	}
	tax, taxed := m.tax(s, choice)
	if s.Novice && !taxed {
		price.Basis, price.Points = ByNovice, 1
		return price, shares
	}
	if p, ok := m.whole(s); ok {
		price.Basis, price.Points = BySubtype, s.Level
		price.Subtype, price.Type, price.School = p.Subtype, p.Type, p.School
		if p.Subtype == "" {
			price.Basis = ByType
		}
		return price, shares
	}
	if taxed {
		price.Basis, price.Points, price.Factor = ByTax, s.Level*tax.Multiplier, tax.Multiplier
		price.Type, price.School, price.Living = tax.Type, tax.School, tax.Living
		return price, shares
	}
	price.Basis = BySchools
	before := len(shares)
	shares = m.appendShares(shares, s, choice)
	price.Shares = shares[before:len(shares):len(shares)]
	for _, share := range price.Shares {
		if share.Counts {
			price.Points += share.Points
		}
	}
	return price, shares
}

// trains says whether the whole school is open to the mage.
func (m *Mage) trains(school, choice School) bool {
	return slices.Contains(m.Trained, school) ||
		school == choice && slices.Contains(m.Choices, choice)
}

// standing is how the mage stands to one school of a spell. Partial training
// looks at the level in that school alone.
func (m *Mage) standing(p Part, choice School) Standing {
	if m.trains(p.School, choice) {
		return Trained
	}
	for _, partial := range m.Partial {
		if partial.MaxLevel >= p.Level && partial.School == p.School && partial.Subtype == "" && partial.Type == "" {
			return Partly
		}
	}
	if slices.Contains(m.Opposed, p.School) {
		return Opposed
	}
	return Untrained
}

// appendShares prices the schools one by one: all of an AND count (A-102,
// R-125), of an OR the first of the cheapest.
func (m *Mage) appendShares(shares []Share, s *Spell, choice School) []Share {
	cheapest := len(shares)
	for i, part := range s.Parts {
		standing := m.standing(part, choice)
		shares = append(shares, Share{Part: part, Standing: standing, Points: part.Level * standing.Factor(), Counts: s.Join != JoinOr})
		if last := len(shares) - 1; i > 0 && shares[last].Points < shares[cheapest].Points {
			cheapest = last
		}
	}
	if s.Join == JoinOr && len(s.Parts) > 0 {
		shares[cheapest].Counts = true
	}
	return shares
}

// whole finds the training that covers the whole card whatever its schools.
func (m *Mage) whole(s *Spell) (Partial, bool) {
	for _, p := range m.Partial {
		switch {
		case p.Subtype != "" && slices.Contains(s.Subtypes, p.Subtype):
			return p, true
		case p.Type != "" && p.Type == s.Type && s.has(p.School):
			return p, true
		}
	}
	return Partial{}, false
}

// tax finds the dearest surcharge that reaches the spell. A surcharge on a
// school only takes Novice's privilege away: for other spells the school is
// opposed anyway, and priced part by part.
func (m *Mage) tax(s *Spell, choice School) (dearest Surcharge, taxed bool) {
	for i := range m.Surcharges {
		sur := &m.Surcharges[i]
		if sur.School != "" && !s.Novice || s.Novice && !sur.EvenIfNovice {
			continue
		}
		if sur.Multiplier > dearest.Multiplier && m.taxes(sur, s, choice) {
			dearest = *sur
		}
	}
	return dearest, dearest.Multiplier > 0
}

// taxes says whether the surcharge speaks of this spell.
func (m *Mage) taxes(sur *Surcharge, s *Spell, choice School) bool {
	if sur.Living && s.Living || sur.School != "" && s.has(sur.School) {
		return true
	}
	if sur.Type == "" || sur.Type != s.Type || s.hasAny(sur.ExceptSchools) {
		return false
	}
	if slices.ContainsFunc(sur.ExceptSubtypes, func(t string) bool { return slices.Contains(s.Subtypes, t) }) {
		return false
	}
	trained := slices.ContainsFunc(s.Parts, func(p Part) bool { return m.trains(p.School, choice) })
	return !sur.UntrainedOnly || !trained
}
