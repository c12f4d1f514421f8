package catalog_test

import (
	"fmt"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/catalog"
)

// Cards are found by what is nearly their name, and by what is asked of them.
func ExampleCatalog_Search() {
	cards, err := catalog.Load(assets.FS)
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, query := range []string{"bear strenght", "type:creature school:fire level>=5"} {
		hits, _ := cards.Search(query, catalog.Options{Limit: 1})
		fmt.Println(hits[0].Card.Name)
	}
	// Output:
	// Bear Strength
	// Adramelech, Lord of Fire
}
