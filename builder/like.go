package builder

import "github.com/quickcast/quickcast/catalog"

// Like finds, among books, the one that was played with so many copies of cards: the one of the
// same mage that is most like it, if half of it is the same.
func Like(books []Saved, mage string, brought map[string]int) (like Saved, ok bool) {
	whole, best := 0, 0
	for _, n := range brought {
		whole += n
	}
	for _, b := range books {
		if string(b.Book.Mage) != mage {
			continue
		}
		common := 0
		for card, n := range brought {
			common += min(n, b.Book.Count(catalog.CardID(card)))
		}
		if common > best {
			best, like = common, b
		}
	}
	return like, whole > 0 && 2*best >= whole
}
