package dice

// wide is a number of ways of up to MaxDice dice: 6^200 is below 2^518, and the factors on
// the way to it below 2^11. It lies in one place, so that a whole pool is counted without
// asking for memory number by number.
type wide [9]uint64

// limbs are its words without the zeros above.
func (w *wide) limbs() nat { return nat(w[:]).trimmed() }

func (wide) From(n uint64) wide { return wide{n} }

func (w wide) Plus(v wide) wide {
	addProduct(w[:], v.limbs(), 1)
	return w
}

func (w wide) Ratio(over, under uint64) wide { return w.Blend(over, wide{}, 0, under) }

func (w wide) Blend(x uint64, v wide, y, under uint64) (sum wide) {
	addProduct(sum[:], w.limbs(), x)
	addProduct(sum[:], v.limbs(), y)
	if under > 1 {
		sum.limbs().over(under)
	}
	return sum
}

func (wide) AddTimes(to, ways []wide, share wide) { share.each(to, ways, addProduct) }

func (wide) TakeTimes(to, ways []wide, share wide) { share.each(to, ways, takeProduct) }

// each does the product of every number with the share, word by word of the share.
func (w *wide) each(to, ways []wide, do func(to, y nat, word uint64)) {
	for place, word := range w.limbs() {
		for i := range ways {
			do(to[i][place:], ways[i].limbs(), word)
		}
	}
}

// counts are the same numbers, each as long as it is.
func counts(ways []wide) []Count {
	list, kept, larges := make([]Count, len(ways)), append([]wide(nil), ways...), make([]nat, len(ways))
	for i := range kept {
		if larges[i] = kept[i].limbs(); len(larges[i]) > 2 {
			list[i].large = &larges[i]
		} else {
			list[i] = Count{hi: kept[i][1], lo: kept[i][0]}
		}
	}
	return list
}
