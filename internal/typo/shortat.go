package typo

import "strings"

// ShortAt gives where in the folded name the letters of an abbreviation stand, in bytes,
// so that they can be shown; none where it is no abbreviation of the name.
func ShortAt(typed, name string) []int {
	letters := squeeze(nil, typed)
	if len(letters) < 2 || len(letters) > longestShort {
		return nil
	}
	rows := make([][]int, len(letters))
	before := make([]int, len(name))
	for i, letter := range letters {
		rows[i] = make([]int, len(name))
		shortRow(before, rows[i], i == 0, letter, name)
		before = rows[i]
	}
	at := make([]int, len(letters))
	end := len(name)
	for i := len(letters) - 1; i >= 0; i-- {
		best := never
		for j := range end {
			worth := rows[i][j]
			if i < len(letters)-1 && worth > never {
				worth += follows(name, j, end)
			}
			if worth > best {
				best, at[i] = worth, j
			}
		}
		if best <= never/2 {
			return nil
		}
		end = at[i]
	}
	return at
}

// follows is what a letter at the second place is worth behind one at the first.
func follows(name string, first, second int) int {
	between := name[first+1 : second]
	words := strings.Count(between, " ")
	switch {
	case second > 0 && name[second-1] == ' ':
		return atWord - passed*max(words-1, 0)
	case between == "":
		return inRow
	case words > 0:
		return elsewhere - passed*words
	}
	for i := range len(between) {
		if !isVowel(between[i]) {
			return elsewhere
		}
	}
	return overVowel
}
