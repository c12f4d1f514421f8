package wizards

// Chance comes from the seed of the table and how often it was asked, so that the same
// log plays the same game everywhere and what was taken back comes again (reading X).

// chance is a whole number from 0 up to but not including n.
func (s *State) chance(n int) int {
	s.Chances++
	x := s.Seed + uint64(s.Chances)*0x9e3779b97f4a7c15
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	x ^= x >> 31
	return int(x % uint64(max(n, 1)))
}

// shuffle mixes a list in place.
func shuffle[T any](s *State, list []T) {
	for i := len(list) - 1; i > 0; i-- {
		j := s.chance(i + 1)
		list[i], list[j] = list[j], list[i]
	}
}
