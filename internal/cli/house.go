package cli

import "github.com/quickcast/quickcast/catalog"

// underHouse lays the house rules of the files over the catalog, and gives their names.
func (env *Env) underHouse(cards *catalog.Catalog, files []string) (*catalog.Catalog, []string, error) {
	var names []string
	for _, file := range files {
		data, err := readInput(env, file)
		if err != nil {
			return nil, nil, err
		}
		house, err := catalog.ReadHouse(data)
		if err != nil {
			return nil, nil, err
		}
		cards, names = cards.Under(house), append(names, house.Name)
	}
	return cards, names, nil
}
