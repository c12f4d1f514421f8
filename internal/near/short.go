package near

// longestShort is in letters; longer texts are no abbreviations.
const longestShort = 24

// The scores of abbreviations: above them stands everything typed nearly in full.
const (
	bestShort  = 640
	leastShort = 300
)

// What a letter of an abbreviation is worth: at the beginning of the name, at that of
// another word, behind the letter before, anywhere else.
const (
	atName    = 12
	atWord    = 10
	inRow     = 8
	elsewhere = 3
	never     = -1 << 20
)

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
		best := never // of the letters before, ending anywhere left of here
		for j := range size {
			if j > 0 && i > 0 {
				best = max(best, before[j-1])
			}
			now[j] = never
			if name[j] != letter {
				continue
			}
			switch {
			case i == 0 && j == 0:
				now[j] = atName
			case i == 0 && name[j-1] == ' ':
				now[j] = atWord
			case i == 0 || j == 0:
			case name[j-1] == ' ':
				now[j] = best + atWord
			default:
				now[j] = max(best+elsewhere, before[j-1]+inRow)
			}
		}
		before, now = now, before
	}
	worth := never
	for j := range size {
		worth = max(worth, before[j])
	}
	if worth < 0 {
		return 0
	}
	worth -= atName - atWord
	most := len(typed) * atWord
	// Among names abbreviated equally well the one with less left over is meant.
	score := leastShort + (bestShort-leastShort)*worth/most - size/2
	return max(min(score, bestShort), 1)
}
