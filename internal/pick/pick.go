// Package pick chooses: from lists, as the standard library's slices does not, and between two values.
package pick

import "slices"

// Either is the first of two where something holds, else the second.
func Either[T any](yes bool, a, b T) T {
	if yes {
		return a
	}
	return b
}

// Count counts those of a list of which something holds.
func Count[T any](list []T, is func(T) bool) int {
	return Sum(list, func(each T) int { return Either(is(each), 1, 0) })
}

// ByRank sorts a list by a rank, and keeps the order of those that have the same.
func ByRank[T any](list []T, rank func(T) int) {
	slices.SortStableFunc(list, func(a, b T) int { return rank(a) - rank(b) })
}

// Where are those of a list of which something holds; nil for none.
func Where[T any](list []T, is func(T) bool) []T {
	var kept []T
	for _, each := range list {
		if is(each) {
			kept = append(kept, each)
		}
	}
	return kept
}

// All tells whether something holds for each of a list; of none it does.
func All[T any](list []T, is func(T) bool) bool {
	return !slices.ContainsFunc(list, func(each T) bool { return !is(each) })
}

// Find is the first of a list of which something holds, if there is one.
func Find[T any](list []T, is func(T) bool) (found T, ok bool) {
	if i := slices.IndexFunc(list, is); i >= 0 {
		return list[i], true
	}
	return found, false
}

// First is Find for whoever takes the zero value where there is none.
func First[T any](list []T, is func(T) bool) T {
	found, _ := Find(list, is)
	return found
}

// Sum adds up what each of a list counts for.
func Sum[T any](list []T, of func(T) int) int {
	n := 0
	for _, each := range list {
		n += of(each)
	}
	return n
}

// Made is a list as long as the other, and never nil, of what something makes of each.
func Made[T, R any](list []T, of func(T) R) []R {
	made := make([]R, len(list))
	for i, one := range list {
		made[i] = of(one)
	}
	return made
}

// Each is what something makes of each of a list; nil of none.
func Each[T, R any](list []T, of func(T) R) []R {
	var made []R
	for _, one := range list {
		made = append(made, of(one))
	}
	return made
}
