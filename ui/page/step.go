package page

// Step goes by so many places through a list of n, from the place at, or from
// before the first where at is negative; it stays within the list. The list must
// not be empty.
func Step(n, at, by int) int {
	return min(max(at+by, 0), n-1)
}
