package widgets

import (
	"strings"

	"github.com/quickcast/quickcast/ui/theme"
)

// MatchFace is what the table of an event shows.
type MatchFace struct {
	Title  string    // "Table 3"
	Trail  string    // at the right: the time left, "done"
	Line   string    // quiet, below: how it stands
	Names  [2]string // who sits there
	Counts [2]string // between them, such as the life of both; "" for what is not known
	Won    int       // 1 or 2: whose name is bold; 0 for nobody's
	Calls  bool      // it waits for somebody: outlined in the accent
}

// Match is a table of an event: a card among many, read at a glance.
type Match struct {
	press
	face MatchFace
}

// NewMatch returns a table; a tap opens it.
func NewMatch(k *Kit, face MatchFace, onTap func()) *Match {
	m := &Match{face: face}
	m.onTap = onTap
	m.show(k, m)
	m.rename()
	return m
}

// Set shows other values; the same ones cost nothing.
func (m *Match) Set(face MatchFace) {
	if m.face != face {
		m.face = face
		m.rename()
		m.Refresh()
	}
}

func (m *Match) rename() {
	f := m.face
	m.name = spoken(f.Title, f.Trail, f.Line, strings.Join(f.Names[:], " – "))
}

// matchWide is the least width of a match in dp.
const matchWide float32 = 240

func (m *Match) view() part {
	k, f := m.kit, m.face
	ground := k.outlined(theme.CornerPanel, theme.Surface, theme.Line, 1)
	if f.Calls {
		ground = k.outlined(theme.CornerPanel, theme.Surface, theme.Accent, 2)
	}
	head := Style{Display: true, Size: theme.Name}
	name := func(i int) part {
		return grow(say(f.Names[i], Style{Bold: f.Won == i+1, Right: i == 1, Tight: true, Most: 2}))
	}
	count := func(i int) part {
		return sayLine(f.Counts[i], Style{Display: true, Size: theme.Name, Role: theme.Good})
	}
	between := sayLine("–", Style{Role: theme.Quiet})
	if f.Counts[0] != "" {
		between = sayLine(":", Style{Role: theme.Quiet})
	}
	return atLeast(matchWide, 88, over{ground, m.aura(theme.CornerPanel), pad(15, 9, below(2,
		sideBySide(8, grow(sayLine(f.Title, head)), sayLine(f.Trail, head)),
		say(f.Line, Style{Size: theme.Small, Role: theme.Quiet, Tight: true, Most: 2}),
		sideBySide(6, name(0), count(0), between, count(1), name(1)),
	))})
}
