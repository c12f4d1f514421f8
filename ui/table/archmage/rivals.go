package archmage

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/quickcast/quickcast/tracker/archmage"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// rivals are the seats that are not shown large, a line each: whose, how many points, the relics
// by their colours, whether the tower stands, and how many are in the Company. A tap looks at one.
func (f *face) rivals(k *widgets.Kit, s *archmage.State, large int) fyne.CanvasObject {
	rows := widgets.NewColumn(k, 0)
	for i := range s.Mages {
		if i+1 != large {
			rows.Objects = append(rows.Objects, f.rival(k, s, i+1))
		}
	}
	return widgets.NewInset(k, 12, 0, 8, 0, rows)
}

func (f *face) rival(k *widgets.Kit, s *archmage.State, seat int) fyne.CanvasObject {
	b, m := f.board, &s.Mages[seat-1]
	icon, role := f.flag(s, seat)
	row := widgets.NewListRow(k, widgets.ListFace{Icon: icon, IconRole: role, Title: m.Name, Price: strconv.Itoa(s.Standing(seat).Total), Low: true, Joined: true}, func() {
		b.looks = seat
		b.fill()
	})
	const cells = 8
	has := widgets.NewDiagram(k, 1.0/cells, 0)
	cell := func(nth, wide float32, face widgets.SpotFace) widgets.Node {
		return widgets.Node{X: (nth + 0.5) / cells, Y: 0.5 / cells, W: wide / cells, H: 0.84 / cells, Face: face}
	}
	var nodes []widgets.Node
	for i, of := range archmage.Spheres() {
		n := m.Relics[of]
		disc := widgets.SpotFace{Label: strconv.Itoa(n), Rim: theme.Line, Ink: theme.Quiet, Name: f.word("shelfSaid", "Relic", of.RelicWord(), "Count", n)}
		if n > 0 {
			disc.Fill, disc.Rim, disc.Ink = theme.School(hue(of)), theme.School(hue(of)), theme.Background
		}
		nodes = append(nodes, cell(float32(i), 0.84, disc))
	}
	tower := widgets.SpotFace{Bare: true, Marks: [3]string{"magetower"}, Ink: theme.Track}
	if s.Tower(seat) != nil {
		tower.Ink, tower.Name = theme.Ink, f.word("towerOf", "Place", archmage.PlaceWord(s.Tower(seat)))
	}
	nodes = append(nodes, cell(cells-2, 0.84, tower), cell(cells-1, 1.3, widgets.SpotFace{
		Bare: true, Label: strconv.Itoa(m.Company), Marks: [3]string{"people"}, Name: f.word("peopleSaid", "Count", m.Company, "Where", f.word("track-company")),
	}))
	has.Set(1.0/cells, nodes, nil, nil)
	return container.New(rivalPlan{k}, row, has.Container)
}

// rivalPlan is the layout of such a line: the row, and over its end what it has; below it for
// large letters.
type rivalPlan struct{ kit *widgets.Kit }

const (
	rivalLeast float32 = 280 // of the width, in dp
	rivalMost  float32 = 264 // of what it has
	rivalLarge float32 = 1.3 // letters so many times the usual ones stand in a line of their own
)

// MinSize is part of fyne.Layout.
func (p rivalPlan) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(rivalLeast, p.high())
}

// high is how high such a line is.
func (p rivalPlan) high() float32 {
	if large := p.kit.Larger(); large > rivalLarge {
		return theme.Target*large + rivalMost/8
	}
	return theme.Target
}

// Layout is part of fyne.Layout.
func (p rivalPlan) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	has, put := min(size.Width*0.66, rivalMost), widgets.NewPlacing(p.kit, size)
	if p.kit.Larger() > rivalLarge {
		put(objects[0], 0, 0, size.Width, size.Height-has/8)
		put(objects[1], 0, size.Height-has/8, has, has/8)
		return
	}
	put(objects[0], 0, 0, size.Width-has-10, size.Height)
	put(objects[1], size.Width-has, (size.Height-has/8)/2, has, has/8)
}
