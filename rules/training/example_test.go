package training_test

import (
	"fmt"

	"github.com/quickcast/quickcast/rules/training"
)

// A spell of level 2 costs a mage that is trained in its school 2 points, and one that is
// opposed to it 6.
func ExampleMage_Price() {
	spell := training.Spell{Level: 2, Parts: []training.Part{{School: training.Fire, Level: 2}}}
	warlock := training.Mage{Trained: []training.School{training.Fire}}
	siren := training.Mage{Opposed: []training.School{training.Fire}}
	fmt.Println(warlock.Price(&spell, "").Points, siren.Price(&spell, "").Points)
	// Output: 2 6
}
