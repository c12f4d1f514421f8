package magewars

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/tracker"
)

// meeting is a table on which several cards lie: each is called by its id of the catalog, as the lines of
// TestCardsByHand call theirs "card".
type meeting struct {
	hand
	ids map[string]string
}

// TestCardsMeet plays what several cards and rules do to each other, on the table of TestCardsByHand. Beside the
// lines of that: "1 lays CARD on WHOM hidden", "2 casts CARD at WHOM", "turns CARD", "keeps CARD", "does CARD", "leaves CARD".
func TestCardsMeet(t *testing.T) {
	for _, row := range []struct{ rule, do, want string }{
		// What may be turned over against a spell is asked for before it takes effect.
		{"R-49", "2 lays mind-shield on o4 hidden; 1 casts sleep at o4; turns mind-shield", "o4 sleep 0; mind-shield gone; mage1 mana 22; mage2 mana 30; offers 0"},
		{"R-49", "2 lays mind-shield on o4 hidden; 1 casts sleep at o4; keeps mind-shield", "o4 sleep 1; mind-shield on o4; offers 0"},
		{"R-49", "2 lays mind-shield on o4 hidden; 1 casts dissolve at o7", "o7 gone; mind-shield on o4; offers 0"},
		{"R-49", "2 lays hoodwink on o4 hidden; 1 casts sleep at o4; turns hoodwink", "o4 sleep 1; hoodwink gone; mage2 mana 33"},
		{"R-65", "2 lays mind-shield on o4 hidden; 1 lays charm on o4 hidden; turns charm; turns mind-shield", "charm gone; mind-shield gone; mage1 mana 30; offers 0"},
		{"R-65", "2 lays mind-shield on o4 hidden; 1 lays charm on o4 hidden; turns charm; keeps mind-shield", "charm on o4; mind-shield on o4; offers 0"},
	} {
		t.Run(fmt.Sprint(row.rule, ": ", row.do), func(t *testing.T) {
			m := meeting{hand: *newHand(t, "sleep"), ids: map[string]string{}}
			for _, line := range strings.Split(row.do, "; ") {
				m.play(line)
			}
			for _, claim := range strings.Split(row.want, "; ") {
				m.holds(m.names(claim, true))
			}
		})
	}
}

// names puts objects in place of the cards in a line: of a claim only who it is about, and on whom.
func (m *meeting) names(line string, claim bool) string {
	words := strings.Split(line, " ")
	for i, w := range words {
		if about := i == 0 || words[i-1] == "on"; claim && !about || !claim && i == 0 {
			continue
		}
		key, value, told := strings.Cut(w, "=")
		if !told {
			key, value = "", w
		}
		list := strings.Split(value, ",")
		for n, each := range list {
			list[n] = either(m.ids[each] != "", m.ids[each], each)
		}
		words[i] = either(told, key+"=", "") + strings.Join(list, ",")
	}
	return strings.Join(words, " ")
}

func (m *meeting) name(word string) string { return m.names("- "+word, false)[2:] }

func (m *meeting) play(line string) {
	m.t.Helper()
	rest, luck := luckOf(line)
	words := append(strings.Fields(rest), "", "", "", "", "")
	seat := tracker.Seat(1)
	if words[0] == "2" {
		seat = 2
	}
	more := func(at int) []string {
		return slices.DeleteFunc(slices.Clone(words[at:]), func(w string) bool { return !strings.Contains(w, "=") })
	}
	switch {
	case words[1] == "lays":
		m.card = fromCatalog(m.t, catalog.CardID(words[2]))
		start := map[string]any{"faceDown": slices.Contains(words, "hidden")}
		if words[3] == "on" {
			start["host"] = m.name(words[4])
		}
		m.ids[words[2]] = m.add(seat, m.fields(start))
	case words[1] == "casts":
		m.card = fromCatalog(m.t, catalog.CardID(words[2]))
		start := map[string]any{}
		if words[3] == "at" {
			start["target"] = m.name(words[4])
		}
		for _, w := range more(3) {
			m.told([]string{m.name(w)}, start)
		}
		m.s.Turn = seat
		m.do("cast", seat, m.fields(start), luck)
		m.ids[words[2]] = m.s.Objects[len(m.s.Objects)-1].ID
	case words[0] == "turns", words[0] == "keeps":
		o := m.object(m.ids[words[1]])
		m.do("reveal", o.Controller, fmt.Sprintf(`{"object":%q,"unpaid":%t}`, o.ID, words[0] == "keeps"), luck)
	case words[0] == "does", words[0] == "leaves":
		m.card = fromCatalog(m.t, catalog.CardID(words[1]))
		var told []string
		for _, w := range more(2) {
			told = append(told, m.name(w))
		}
		m.deed(words[0] == "leaves", told, luck)
	default:
		m.hand.play(m.names(line, false))
	}
}
