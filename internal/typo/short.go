package typo

// longestShort is in letters; longer texts are no abbreviations.
const longestShort = 24

// The scores of abbreviations: good ones, of which every letter begins a word or
// follows the one before over vowels at most and no word is passed over, stand among
// what was typed with slips, the others below.
const (
	bestShort  = 760
	goodShort  = 640
	leastShort = 300
)

// What a letter of an abbreviation is worth: at the beginning of a word, behind the
// letter before, behind it and some vowels, anywhere else; and what a word passed over
// takes away. A good abbreviation is worth that share of the most.
const (
	atWord    = 20
	inRow     = 18
	overVowel = 16
	elsewhere = 6
	passed    = 16
	never     = -1 << 20
	good      = 0.8
)

// slipOfFour is how many letters are rather a short word with a slip.
const slipOfFour = 4

// squeeze is folded text without its spaces.
func squeeze(room []byte, text string) []byte {
	for i := range len(text) {
		if text[i] != ' ' {
			room = append(room, text[i])
		}
	}
	return room
}

// short is how well the typed letters stand for the name: 0 where they are not in it in
// their order, or begin no word of it.
func (p *Paper) short(typed []byte, name string) int {
	size := len(name)
	for i := range p.cells {
		if cap(p.cells[i]) < size {
			p.cells[i] = make([]int, max(size, 64))
		}
		p.cells[i] = p.cells[i][:size]
	}
	before, now := p.cells[0], p.cells[1]
	for i, letter := range typed {
		shortRow(before, now, i == 0, letter, name)
		before, now = now, before
	}
	worth := never
	last := true // in the last word
	for j := size - 1; j >= 0; j-- {
		if name[j] == ' ' {
			last = false
		} else if last {
			worth = max(worth, before[j])
		} else {
			worth = max(worth, before[j]-passed)
		}
	}
	if worth <= 0 {
		return 0
	}
	share := float64(worth) / float64(len(typed)*atWord)
	// Among names abbreviated equally well the one with less left over is meant.
	score := leastShort + int(min(share/good, 1)*(goodShort-leastShort))
	if share >= good && len(typed) > slipOfFour {
		score = goodShort + int((share-good)/(1-good)*(bestShort-goodShort))
	}
	return max(score-size/2, 1)
}

// shortRow reckons for each letter of the name what the abbreviation up to this letter is
// worth when it ends there, out of what it was worth up to the letter before.
func shortRow(before, now []int, first bool, letter byte, name string) {
	here, prior, older := never, never, never // the best of the letters before, by words
	for j := range len(name) {
		starts := j == 0 || name[j-1] == ' '
		if starts && j > 0 {
			here, prior, older = never, here, max(older, prior)
		}
		now[j] = never
		if name[j] == letter {
			switch {
			case first && starts && j == 0:
				now[j] = atWord
			case first && starts:
				now[j] = atWord - passed/2
			case first:
			case starts:
				now[j] = max(prior, older-passed) + atWord
			default:
				now[j] = max(here+elsewhere, prior+elsewhere-passed, older+elsewhere-2*passed)
				if before[j-1] > never {
					now[j] = max(now[j], before[j-1]+inRow)
				}
				for k := j - 1; k > 0 && isVowel(name[k]); k-- {
					now[j] = max(now[j], before[k-1]+overVowel)
				}
			}
		}
		here = max(here, before[j])
	}
	if first { // nothing stands before the first letter
		return
	}
	for j := range now {
		if now[j] < 0 {
			now[j] = never
		}
	}
}

func isVowel(c byte) bool {
	switch c {
	case 'a', 'e', 'i', 'o', 'u':
		return true
	}
	return false
}
