package odds

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/internal/packed"
	"github.com/quickcast/quickcast/ui/widgets"
)

// Kept is where questions stay from one start to the next, in their order.
type Kept interface {
	// Load gives none where none are kept. A [packed.Damaged] says that what was there cannot
	// be read and has been laid aside: others may be kept in its place.
	Load() ([]Question, error)
	Save(all []Question) error
}

// mostName is how long the name of a question is, in letters.
const mostName = 60

// ReadKept reads what WriteKept wrote. The error is a [packed.Damaged].
func ReadKept(data []byte) ([]Question, error) {
	var list []json.RawMessage
	if json.Unmarshal(data, &list) != nil {
		return nil, &packed.Damaged{}
	}
	var all []Question
	for _, each := range list {
		q, err := read(each)
		if err != nil {
			return nil, err
		}
		all = append(all, q)
	}
	return all, nil
}

// WriteKept gives questions as they are kept.
func WriteKept(all []Question) ([]byte, error) {
	data, err := json.MarshalIndent(all, "", "  ")
	if err != nil {
		return nil, fmt.Errorf("write questions: %w", err)
	}
	return data, nil
}

// question is what is asked now, by the name it is kept under.
func (s *Screen) question() Question {
	return Question{Version: 1, Name: s.state.Name, Sides: s.State().Sides}
}

// madeName is what the question is called that nobody has named.
func (s *Screen) madeName() string {
	face := s.duo(s.state.Sides[0])
	first := []string{face.Left, face.Right}
	if s.state.Sides[0].isByHand() { // everybody's attacker on everybody's target says nothing
		first = []string{face.LeftLine, face.RightLine}
	}
	if more := len(s.state.Sides) - 1; more > 0 {
		first = append(first, "+"+strconv.Itoa(more))
	}
	return named(strings.Join(first, " · "))
}

// named is a text as a name: one line that is not too long.
func named(text string) string {
	letters := []rune(strings.Join(strings.Fields(text), " "))
	return strings.TrimSpace(string(letters[:min(len(letters), mostName)]))
}

// free is a name that none of the questions has but the one at a place, -1 for none.
func free(all []Question, name string, own int) string {
	taken := func(name string) bool {
		at := slices.IndexFunc(all, func(q Question) bool { return q.Name == name })
		return at >= 0 && at != own
	}
	for n, plain := 2, name; taken(name); n++ {
		name = plain + " " + strconv.Itoa(n)
	}
	return name
}

// openKept shows what is kept, and what can be done with the question on the screen.
func (s *Screen) openKept() {
	k, w := s.n.Kit, s.n.Words
	all, err := s.n.Kept.Load()
	if err != nil {
		s.complain(err)
		if damaged := new(packed.Damaged); !errors.As(err, &damaged) {
			return
		}
	}
	own := slices.IndexFunc(all, func(q Question) bool { return q.Name == s.state.Name })
	name := widgets.NewField(k, "edit", s.madeName(), w.T("oddsscreen.clear"), nil)
	if own >= 0 {
		name.SetText(s.state.Name)
	}
	var shut func()
	do := func(id, icon string, act func()) fyne.CanvasObject {
		return widgets.NewPill(k, w.T(id), icon, func() {
			shut()
			act()
		})
	}
	// put keeps the question under the name in the field, in a place of the list or as a new one.
	put := func(at int, q Question) {
		q.Name = named(name.Text())
		if q.Name == "" {
			q.Name = s.madeName()
		}
		q.Name = free(all, q.Name, at)
		list := append(slices.Clone(all), q)
		if at >= 0 {
			list = slices.Replace(slices.Clone(all), at, at+1, q)
		}
		if s.save(list) {
			s.state.Name = q.Name
			s.n.Notice(w.T("oddsscreen.isKept", "Name", q.Name), "", nil)
		}
	}
	buttons := []fyne.CanvasObject{do("oddsscreen.keep", "plus", func() { put(-1, s.question()) })}
	if own >= 0 {
		buttons = []fyne.CanvasObject{
			do("oddsscreen.keepChanged", "check", func() { put(own, s.question()) }),
			do("oddsscreen.keepBeside", "plus", func() { put(-1, s.question()) }),
			do("oddsscreen.delete", "delete", func() {
				if s.save(slices.Delete(slices.Clone(all), own, own+1)) {
					s.n.Notice(w.T("oddsscreen.deleted", "Name", all[own].Name), w.T("oddsscreen.undo"), func() {
						if now, err := s.n.Kept.Load(); err == nil { // others may have come since
							back := all[own]
							back.Name = free(now, back.Name, -1)
							s.save(append(now, back))
						}
					})
				}
			}),
		}
	}
	if s.n.Copy != nil {
		buttons = append(buttons, do("oddsscreen.share", "link", s.share))
	}
	rows := []fyne.CanvasObject{name, widgets.NewWrap(k, 8, 0, buttons...)}
	for i, q := range all {
		face := widgets.ListFace{Icon: "odds", Title: q.Name, Chosen: i == own}
		if n := len(q.Sides); n > 1 {
			face.Trail = strconv.Itoa(n)
		}
		rows = append(rows, widgets.NewListRow(k, face, func() {
			shut()
			s.pose(q)
		}))
	}
	shut = s.n.Sheet(w.T("oddsscreen.kept"), widgets.NewColumn(k, 8, rows...))
}

// save keeps a list of questions, and reports whether it could.
func (s *Screen) save(all []Question) bool {
	err := s.n.Kept.Save(all)
	if err != nil {
		s.complain(err)
	}
	return err == nil
}

func (s *Screen) complain(err error) { s.n.Notice(s.n.Words.Error(err), "", nil) }
