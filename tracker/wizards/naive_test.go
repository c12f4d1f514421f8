package wizards

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// The academy worked out a second time, as one would with a pencil: a list of all links
// between rooms, walked again and again until nothing changes.

type link struct{ from, to int }

// linksOf lists which rooms adjoin, each both ways, from coordinates.
func linksOf(a *Academy) []link {
	var links []link
	for _, step := range []struct{ row, column, out, in int }{{-1, 0, 0, 2}, {0, 1, 1, 3}, {1, 0, 2, 0}, {0, -1, 3, 1}} {
		for row := range 4 {
			for column := range 4 {
				r, c := row+step.row, column+step.column
				if r < 0 || r > 3 || c < 0 || c > 3 {
					continue
				}
				from, to := row*4+column, r*4+c
				if a[from].Doors[step.out] && a[to].Doors[step.in] && a[from].Pieces[Ice] < 2 && a[to].Pieces[Ice] < 2 {
					links = append(links, link{from, to})
				}
			}
		}
	}
	return links
}

// naiveGroup are the rooms connected to one by links between rooms that all hold a kind.
func naiveGroup(a *Academy, at int, kind Piece) map[int]bool {
	in := map[int]bool{}
	if a[at].Pieces[kind] > 0 {
		in[at] = true
	}
	for range Places {
		for _, l := range linksOf(a) {
			if in[l.from] && a[l.to].Pieces[kind] > 0 {
				in[l.to] = true
			}
		}
	}
	return in
}

func naiveReach(a *Academy, at int) map[int]bool {
	in := map[int]bool{at: true}
	for range Places {
		for _, l := range linksOf(a) {
			in[l.to] = in[l.to] || in[l.from]
		}
	}
	for room, yes := range in {
		if !yes {
			delete(in, room)
		}
	}
	return in
}

// naiveWater pours a token into a room and lets it overflow, and counts what the Crystal
// loses then.
func naiveWater(a *Academy, at int) (water [Places]int, lost int) {
	for i := range a {
		water[i] = a[i].Pieces[Water]
	}
	water[at]++
	links := linksOf(a)
	var line, gone []int
	if water[at] == 3 {
		line = []int{at}
	}
	for len(line) > 0 {
		room := line[0]
		line = line[1:]
		if slices.Contains(gone, room) {
			continue
		}
		gone = append(gone, room)
		water[room] = 2
		for _, l := range links { // of one room they stand clockwise from the north
			if l.from == room && !slices.Contains(gone, l.to) {
				water[l.to]++
				if water[l.to] >= 3 {
					line = append(line, l.to)
				}
			}
		}
	}
	with := *a
	for i := range with {
		with[i].Pieces[Water] = water[i]
	}
	crystal := with.Find(Crystal)
	if water[crystal] == 0 {
		return water, 0
	}
	sum := 0
	for room := range naiveGroup(&with, crystal, Water) {
		sum += water[room]
		water[room] = 0
	}
	lost = sum / 6
	if sum%6 > 0 {
		lost++
	}
	return water, lost
}

// naiveFire spreads the fires connected with one in a direction, and counts what the
// Crystal loses then.
func naiveFire(a *Academy, at int, way Direction) (fire [Places]bool, lost int) {
	for i := range a {
		fire[i] = a[i].Pieces[Fire] > 0
	}
	step := map[Direction]int{north: -4, east: 1, south: 4, west: -1}[way]
	for room := range naiveGroup(a, at, Fire) {
		for _, l := range linksOf(a) {
			if l.from == room && l.to-l.from == step && a[l.to].Pieces[Water] == 0 {
				fire[l.to] = true
			}
		}
	}
	with := *a
	for i := range with {
		with[i].Pieces[Fire] = map[bool]int{true: 1}[fire[i]]
	}
	crystal := with.Find(Crystal)
	if !fire[crystal] {
		return fire, 0
	}
	burnt := naiveGroup(&with, crystal, Fire)
	for room := range burnt {
		fire[room] = false
	}
	return fire, (len(burnt) + 2) / 3
}

// anyAcademy is a square with doors, water, fire and ice by chance, and nothing of it in
// the Crystal.
func anyAcademy(r *rand.Rand) Academy {
	var a Academy
	crystal := r.IntN(Places)
	for i := range a {
		a[i].ID = "room"
		for side := range a[i].Doors {
			a[i].Doors[side] = r.IntN(5) > 0
		}
		if i == crystal {
			a[i].ID = Crystal
			continue
		}
		switch r.IntN(5) {
		case 0, 1:
			a[i].Pieces[Water] = 1 + r.IntN(2)
		case 2, 3:
			a[i].Pieces[Fire] = 1
		}
		a[i].Pieces[Ice] = max(0, r.IntN(12)-9)
	}
	return a
}

// A chain of overflows, a fire and all routes agree with the pencil on ten thousand
// academies (W-30, W-41, W-50, W-52, W-55, W-59, W-61).
func TestTenThousandAcademiesAgreeWithThePencil(t *testing.T) {
	r := rand.New(rand.NewPCG(11, 22))
	academies := 10_000
	if testing.Short() {
		academies = 1000
	}
	for n := range academies {
		a := anyAcademy(r)
		at, way := r.IntN(Places), Direction(r.IntN(directions))
		reach := naiveReach(&a, a.crystal())
		for i := range a {
			if a.empowered(i) != reach[i] {
				t.Fatalf("%d: empowered %d is not %v\n%+v", n, i, reach[i], a)
			}
		}
		water, lost := naiveWater(&a, at)
		poured := a
		if len(a.group(at, Fire)) != len(naiveGroup(&a, at, Fire)) {
			t.Fatalf("%d: fires connected with %d\n%+v", n, at, a)
		}
		poured.settle([]put{{Water, at}}, true)
		paid := 0
		for _, attack := range poured.defend() {
			paid += attack.Mana
		}
		for i := range poured {
			if poured[i].Pieces[Water] != water[i] || paid != lost {
				t.Fatalf("%d: water into %d: %d in %d, lost %d; by pencil %d, %d\n%+v", n, at, poured[i].Pieces[Water], i, paid, water[i], lost, a)
			}
		}
		sameFire(t, n, &a, at, way)
	}
}

func sameFire(t *testing.T, n int, a *Academy, at int, way Direction) {
	t.Helper()
	fire, lost := naiveFire(a, at, way)
	burnt := *a
	d := &draft{State: State{Scenario: &Scenario{}, Academy: burnt, Mana: 99}}
	if _, err := d.spread(&Task{Rooms: []int{at}, Drawn: false, Arrows: Arrows(way.String())}); err != nil {
		t.Fatal(err)
	}
	for i := range burnt {
		if (d.Academy[i].Pieces[Fire] > 0) != fire[i] || d.Mana != 99-lost {
			t.Fatalf("%d: fire from %d to %s: %v in %d, mana %d; by pencil %v, lost %d\n%+v", n, at, way, d.Academy[i].Pieces[Fire], i, d.Mana, fire[i], lost, a)
		}
	}
}
