package archmage

import (
	"bytes"
	"encoding/json"
	"slices"
	"strconv"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/tracker"
)

// Tiles is how many tiles a game takes beside the city (M-2, M-3, M-4). For one player the
// book counts none: those are ours.
type Tiles struct {
	Sets     int `json:"sets"` // of five, one of each type of wilderness
	Towns    int `json:"towns"`
	Outposts int `json:"outposts"`
}

// What the box holds (MT-7).
const (
	MostSets     = 6
	MostTowns    = 6
	MostOutposts = 6
)

// Numbers are those of a new table: what is printed below the spaces of the planets (M-9),
// the tiles it takes, and where each pip of the die sends the Warlord (M-88).
type Numbers struct {
	Track []int    // left to right
	Tiles Tiles    //
	Pips  []string // "n", "ne", "se", "s", "sw", "nw", of 1 to 6
}

// NumbersFor are the usual numbers of so many players, with what a table told of its own
// over them. It refuses what NumbersText would not have written, and what the box does
// not hold.
func NumbersFor(cat *catalog.Catalog, players int, told string) (Numbers, error) {
	data, err := dataOf(cat)
	if err == nil {
		err = data.own(told)
	}
	return Numbers{Track: data.Track, Tiles: data.Counts[strconv.Itoa(players)], Pips: data.Pips}, err
}

// NumbersText is what a table tells of its own numbers: the tiles are those of so many
// players, so that with more or fewer of them the usual ones hold.
func NumbersText(players int, n Numbers) string {
	text, _ := json.Marshal(data{Track: n.Track, Pips: n.Pips, Counts: map[string]Tiles{strconv.Itoa(players): n.Tiles}}) // numbers and texts always marshal
	return string(text)
}

// own lays what a table told over the data. Where it takes other tiles than usual the map
// grows at its border, or loses what lies furthest out.
func (d *data) own(told string) error {
	if told == "" {
		return nil
	}
	usual := map[string]Tiles{}
	for players, n := range d.Counts {
		usual[players] = n
	}
	if err := d.over([]byte(told)); err != nil {
		return err
	}
	for players, n := range d.Counts {
		if n != usual[players] {
			d.Layouts[players] = fitted(d.Layouts[players], n)
		}
	}
	return nil
}

// over lays fields of a table's own data over the usual ones.
func (d *data) over(raw []byte) error {
	into := json.NewDecoder(bytes.NewReader(raw))
	into.DisallowUnknownFields()
	if err := into.Decode(d); err != nil {
		return tracker.BadField.With("Action", "setup", "Field", "data", "Reason", tracker.WhatItHolds(err))
	}
	if len(d.Track) != spheres {
		return notBetween.With("Field", "track", "Least", spheres, "Most", spheres).ByRule("M-9")
	}
	within := func(field string, n, least, most int, rule string) error {
		if n < least || n > most {
			return notBetween.With("Field", field, "Least", least, "Most", most).ByRule(rule)
		}
		return nil
	}
	for _, n := range d.Track {
		if err := within("track", n, 0, Most, "M-9"); err != nil {
			return err
		}
	}
	for _, n := range d.Counts {
		for _, err := range []error{
			within("sets", n.Sets, 1, MostSets, "M-2"), within("towns", n.Towns, 0, MostTowns, "M-3"), within("outposts", n.Outposts, 0, MostOutposts, "M-4"),
		} {
			if err != nil {
				return err
			}
		}
	}
	return checkPips(d.Pips)
}

// Directions are the six straight ways from the Cursed Tower, clockwise from north.
func Directions() []string { return []string{"n", "ne", "se", "s", "sw", "nw"} }

// checkPips refuses pips that do not name each direction once; none at all are the usual
// ones.
func checkPips(pips []string) error {
	if len(pips) != 0 && len(pips) != dieSides {
		return notBetween.With("Field", "pips", "Least", dieSides, "Most", dieSides).ByRule("M-88")
	}
	for i, way := range pips {
		if !slices.Contains(Directions(), way) || slices.Contains(pips[:i], way) {
			return badWay.With("Name", way, "Names", "n, ne, se, s, sw, nw").ByRule("M-88")
		}
	}
	return nil
}

// way is the direction of a pip of the Warlord's die, clockwise from north.
func (s *State) way(pip int) int {
	if len(s.Pips) != dieSides {
		return (pip + dieSides - 1) % dieSides
	}
	return max(0, slices.Index(Directions(), s.Pips[(pip+dieSides-1)%dieSides]))
}

// fitted is a map with so many tiles of each stack, all of which can be reached.
func fitted(layout []Place, want Tiles) []Place {
	layout = slices.Clone(layout)
	for _, of := range []struct {
		stack string
		most  int
	}{{Wild, want.Sets * len(WildKinds())}, {TownsStack, want.Towns}, {Outpost, want.Outposts}} {
		var at []int
		for i, p := range layout {
			if p.Stack == of.stack {
				at = append(at, i)
			}
		}
		for len(at) > of.most { // the outermost of them goes
			far := slices.MaxFunc(at, func(a, b int) int { return hex(layout[a].Q, layout[a].R) - hex(layout[b].Q, layout[b].R) })
			layout[far].Stack = ""
			at = slices.DeleteFunc(at, func(i int) bool { return i == far })
		}
		layout = slices.DeleteFunc(layout, func(p Place) bool { return p.Stack == "" })
		for n := len(at); n < of.most; n++ {
			q, r := freeSpot(layout)
			layout = append(layout, Place{Stack: of.stack, Q: q, R: r})
		}
	}
	for {
		i := lone(layout)
		if i < 0 {
			return layout
		}
		layout[i].Q, layout[i].R = freeSpot(layout)
	}
}

// lone is a tile to which no way over tiles leads from the city; -1 for none.
func lone(layout []Place) int {
	led := make([]bool, len(layout))
	for more := true; more; {
		more = false
		for i, p := range layout {
			if !led[i] && (hex(p.Q, p.R) == 2 || slices.ContainsFunc(layout, func(o Place) bool { return o.far(&p) == 1 && led[slices.Index(layout, o)] })) {
				led[i], more = true, true
			}
		}
	}
	return slices.Index(led, false)
}

// freeSpot is the innermost free spot outside the city, clockwise from north.
func freeSpot(layout []Place) (q, r int) {
	for far := 2; ; far++ {
		for side, d := range directions() {
			turn := directions()[(side+2)%dieSides]
			for step := range far {
				q, r = d[0]*far+turn[0]*step, d[1]*far+turn[1]*step
				if !slices.ContainsFunc(layout, func(p Place) bool { return p.Q == q && p.R == r }) {
					return q, r
				}
			}
		}
	}
}
