package archmage

import (
	"slices"

	"github.com/quickcast/quickcast/tracker"
)

// Kinds of events of the game.
const (
	place    tracker.Kind = "planets"  // set up the planets by hand (M-7)
	shift    tracker.Kind = "shift"    // move one outward at setup (M-8)
	prepare  tracker.Kind = "prepare"  // the whole Preparation (M-18)
	travel   tracker.Kind = "travel"   // M-27
	explore  tracker.Kind = "explore"  // M-30
	deploy   tracker.Kind = "deploy"   // M-32
	attack   tracker.Kind = "attack"   // M-34
	cast     tracker.Kind = "cast"     // M-38
	divine   tracker.Kind = "divine"   // a point for a relic of an own wilderness, by Divination
	gather   tracker.Kind = "gather"   // M-48
	recruit  tracker.Kind = "recruit"  // M-50
	initiate tracker.Kind = "initiate" // M-51
	promote  tracker.Kind = "promote"  // M-61
	wards    tracker.Kind = "wards"    // M-54
	build    tracker.Kind = "build"    // M-55
	next     tracker.Kind = "next"     // go on to the next phase or turn
	catchUp  tracker.Kind = "catch-up" // a planet moved later (M-24)
	settle   tracker.Kind = "settle"   // what unowned land scores (M-69)
	walk     tracker.Kind = "warlord"  // one step of the Warlord, or all (M-87)
	inflame  tracker.Kind = "inflame"  // whom Inflame hits (M-100)
	hand     tracker.Kind = "place"    // a location as it lies on the table
	due      tracker.Kind = "due"      // a relic of choice that a token gives or takes (M-28)
	arrange  tracker.Kind = "arrange"  // tiles moved on the map
	token    tracker.Kind = "area"     // apprentices and corrupt tokens by hand
	know     tracker.Kind = "book"     // a spell of the book by hand
	spelled  tracker.Kind = "spell"    // a spell's card as it is printed
)

// payload is that of every event; Actions says which fields each takes.
type payload struct {
	Planet   string         `json:"planet"`
	Planets  *Planets       `json:"planets"`
	To       string         `json:"to"`
	Place    string         `json:"place"`
	Kind     *Kind          `json:"kind"`
	Spheres  []string       `json:"spheres"`
	Into     string         `json:"into"`
	Towns    []string       `json:"towns"`
	Count    *int           `json:"count"`
	Spell    string         `json:"spell"`
	Pay      map[string]int `json:"pay"`
	Toll     []tollPart     `json:"toll"`
	Foe      int            `json:"foe"`
	Sphere   string         `json:"sphere"`
	Door     string         `json:"door"`
	Company  bool           `json:"company"`
	Places   []string       `json:"places"`
	From     string         `json:"from"`
	Die      int            `json:"die"`
	Dice     []int          `json:"dice"`
	All      bool           `json:"all"`
	Kinds    []Kind         `json:"kinds"`
	Unowned  string         `json:"unowned"`
	Track    string         `json:"track"`
	Amount   int            `json:"amount"`
	Value    int            `json:"value"`
	Owner    *int           `json:"owner"`
	Wards    *int           `json:"wards"`
	Tower    *int           `json:"tower"`
	Token    *string        `json:"token"`
	By       *int           `json:"by"`
	Layout   []Spot         `json:"layout"`
	Area     string         `json:"area"`
	Corrupt  *int           `json:"corrupt"`
	Known    *bool          `json:"known"`
	Used     *bool          `json:"used"`
	Name     *string        `json:"name"`
	Duration string         `json:"duration"`
	Effect   *string        `json:"effect"`
	Number   *int           `json:"number"`
	Enters   Yield          `json:"enters"`
	Gives    Yield          `json:"gives"`
	Way      string         `json:"way"`
	Text     *string        `json:"text"`

	Followers int `json:"followers"` // what Towns give, by number
	Scrolls   int `json:"scrolls"`
	Gems      int `json:"gems"`
	Bones     int `json:"bones"`
	Blood     int `json:"blood"`
	Seeds     int `json:"seeds"`
	Widgets   int `json:"widgets"`
}

// towns are what the Towns of a Gather give, by number, however it is told.
func (p payload) towns() map[string]int {
	told := map[string]int{
		"followers": p.Followers, "scrolls": p.Scrolls, "gems": p.Gems, "bones": p.Bones, "blood": p.Blood, "seeds": p.Seeds, "widgets": p.Widgets,
	}
	for _, what := range p.Towns {
		if of, ok := sphereOf(what); ok {
			what = of.Relic()
		} else if what == "follower" {
			what = "followers"
		}
		told[what]++
	}
	return told
}

// townsTold is how many Towns that says something of.
func (p payload) townsTold() int {
	n := 0
	for _, each := range p.towns() {
		n += each
	}
	return n
}

// Spot is where a tile lies.
type Spot struct {
	Place string `json:"place"`
	Q     int    `json:"q"`
	R     int    `json:"r"`
}

// tollPart is what a shadow is paid with (M-77).
type tollPart struct {
	Door  string `json:"door"`
	Relic string `json:"relic"`
}

// read reads the payload of an event. It refuses fields the action does not have and
// values that do not fit.
func read(e tracker.Event) (p payload, err error) {
	if err := e.Read(&p); err != nil {
		return p, err
	}
	for _, name := range e.Fields() {
		if known := fieldsOf(e.Kind); known != nil && !slices.Contains(known, name) {
			return p, tracker.UnknownField.With("Action", string(e.Kind), "Field", name)
		}
	}
	return p, nil
}

// spheresOf reads spheres by their names or their relics'.
func spheresOf(names []string) ([]Sphere, error) {
	var list []Sphere
	for _, name := range names {
		s, ok := sphereOf(name)
		if !ok {
			return nil, noSphere.With("Name", name)
		}
		list = append(list, s)
	}
	return list, nil
}
