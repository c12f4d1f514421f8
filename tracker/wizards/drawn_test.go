package wizards

import (
	"fmt"
	"os"
	"strings"
	"testing"
)

// Ten academies drawn as on paper, with their routes and groups worked out on the drawing:
// F is a fire, w a water, ** double ice, C the Crystal, a gap in a line a way through
// (W-30, W-41, W-50, W-52, W-55, W-60, W-61).
func TestTenDrawnAcademies(t *testing.T) {
	data, err := os.ReadFile("testdata/academies.txt")
	if err != nil {
		t.Fatal(err)
	}
	drawings := strings.Split(string(data), "academy ")[1:]
	if len(drawings) != 10 {
		t.Fatal(len(drawings), "drawings")
	}
	for n, text := range drawings {
		lines := strings.Split(text, "\n")[1:]
		var a Academy
		var far, groups []string
		for _, l := range lines[17:] {
			what, rest, _ := strings.Cut(l, " ")
			switch what {
			case "doors":
				for i, doors := range strings.Fields(rest) {
					if err := a[i].Doors.UnmarshalText([]byte(strings.Trim(doors, "-"))); err != nil {
						t.Fatal(err)
					}
				}
			case "far":
				far = strings.Fields(rest)
			case "fire", "water":
				groups = append(groups, l)
			}
		}
		for i := range a {
			inside := lines[i/Side*4+2][i%Side*8+1 : i%Side*8+8]
			a[i].ID = fmt.Sprint("room-", i)
			if strings.Contains(inside, "C") {
				a[i].ID = Crystal
			}
			a[i].Pieces[Fire], a[i].Pieces[Water], a[i].Pieces[Ice] = strings.Count(inside, "F"), strings.Count(inside, "w"), strings.Count(inside, "*")
		}
		var cut []int
		for i := range a {
			want(t, fmt.Sprint("academy ", n+1, ", steps from room ", i), len(a.Route(i))-1, far[i])
			if far[i] == "-1" {
				cut = append(cut, i)
			}
		}
		want(t, fmt.Sprint("academy ", n+1, ", cut off"), a.Cut(), cut)
		var got []string
		for _, kind := range []Piece{Fire, Water} {
			for _, g := range a.Groups(kind) {
				rooms := strings.Trim(strings.Join(strings.Fields(fmt.Sprint(g.Rooms)), ","), "[]")
				got = append(got, fmt.Sprintf("%s %s: %d tokens, %d mana", kind, rooms, g.Count, g.Mana))
			}
		}
		want(t, fmt.Sprint("academy ", n+1, ", groups"), strings.Join(got, "\n"), strings.Join(groups, "\n"))
	}
}
