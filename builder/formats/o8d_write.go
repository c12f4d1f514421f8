package formats

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/internal/pick"
)

// writeO8D writes an OCTGN deck, its sections in OCTGN's order and every
// section there, as OCTGN does.
func (s *Scribe) writeO8D(b builder.Book) ([]byte, error) {
	c := s.catalog
	var out strings.Builder
	out.WriteString("<?xml version=\"1.0\" encoding=\"utf-8\" standalone=\"yes\"?>\n")
	fmt.Fprintf(&out, "<deck game=\"%s\" sleeveid=\"0\">\n", c.OCTGNGame())
	sections := slices.Clone(c.OCTGNSections())
	cards := map[string][]o8dCard{}
	if len(sections) > 0 {
		cards[sections[0]] = mageCards(b, c)
	}
	for _, e := range b.Entries {
		card, ok := c.Card(e.Card)
		if !ok {
			cards[""] = append(cards[""], o8dCard{qty: strconv.Itoa(e.Count), name: string(e.Card)})
			continue
		}
		id := e.Printing
		if ids := c.OCTGN(e.Card); id == "" && len(ids) > 0 {
			id = ids[0]
		}
		section := sectionOf(card, sections)
		cards[section] = append(cards[section], o8dCard{qty: strconv.Itoa(e.Count), id: id, name: card.Name})
	}
	for _, k := range b.Kept {
		cards[k.Section] = append(cards[k.Section], o8dCard{qty: strconv.Itoa(k.Count), id: k.ID, name: k.Name})
		if !slices.Contains(sections, k.Section) {
			sections = append(sections, k.Section)
		}
	}
	if len(cards[""]) > 0 && !slices.Contains(sections, "") {
		sections = append(sections, "")
	}
	for _, section := range sections {
		writeSection(&out, section, cards[section])
	}
	notes, err := o8dNotes(b, c)
	if err != nil {
		return nil, err
	}
	fmt.Fprintf(&out, "  <notes>%s</notes>\n</deck>\n", escape(notes))
	return []byte(out.String()), nil
}

func writeSection(out *strings.Builder, name string, cards []o8dCard) {
	if len(cards) == 0 {
		fmt.Fprintf(out, "  <section name=\"%s\" shared=\"False\" />\n", escape(name))
		return
	}
	fmt.Fprintf(out, "  <section name=\"%s\" shared=\"False\">\n", escape(name))
	for _, card := range cards {
		fmt.Fprintf(out, "    <card qty=\"%s\" id=\"%s\">%s</card>\n", card.qty, escape(card.id), escape(card.name))
	}
	out.WriteString("  </section>\n")
}

// mageCards are the cards the book came with, or the mage and its ability. The
// chosen element stands in the mage's name, as OCTGN once had it.
func mageCards(b builder.Book, c *catalog.Catalog) []o8dCard {
	var out []o8dCard
	if len(b.MageCards) > 0 {
		for _, k := range b.MageCards {
			out = append(out, o8dCard{qty: strconv.Itoa(k.Count), id: k.ID, name: k.Name})
		}
		return withChoice(out, b)
	}
	mage, ok := c.Mage(b.Mage)
	if !ok {
		return nil
	}
	ids, _ := c.MageOCTGN(b.Mage)
	return withChoice([]o8dCard{
		{qty: "1", id: ids.Mage, name: mage.Class},
		{qty: "1", id: ids.Ability, name: mage.Class + " Stats"},
	}, b)
}

// withChoice makes the first card, and no other, tell the chosen school.
func withChoice(cards []o8dCard, b builder.Book) []o8dCard {
	if b.Choice == "" {
		return cards
	}
	for i, card := range cards {
		for _, other := range elements() {
			if slices.Contains(strings.Fields(key(card.name)), string(other)) {
				cards[i].name, _, _ = strings.Cut(card.name, "(")
			}
		}
	}
	cards[0].name += "(" + capital(string(b.Choice)) + ")"
	return cards
}

// sectionOf is OCTGN's section for a card: its type, a wall being a
// conjuration.
func sectionOf(card *catalog.Card, sections []string) string {
	kind := string(card.Type)
	if card.Type == catalog.Wall {
		kind = string(catalog.Conjuration)
	}
	return pick.First(sections, func(section string) bool { return strings.EqualFold(section, kind) })
}

// o8dNotes are the owner's notes, before them what has no other place.
func o8dNotes(b builder.Book, c *catalog.Catalog) (string, error) {
	extra := o8dExtra{Name: b.Name}
	if mage, ok := c.Mage(b.Mage); !ok || mage.Game != b.Game {
		extra.Game = b.Game
	}
	taken := strings.HasPrefix(b.Notes, o8dMark)
	if extra == (o8dExtra{}) && !taken {
		return b.Notes, nil
	}
	line, err := json.Marshal(extra)
	if err != nil {
		return "", fmt.Errorf("write notes: %w", err)
	}
	if b.Notes == "" {
		return o8dMark + string(line), nil
	}
	return o8dMark + string(line) + "\n" + b.Notes, nil
}

// escape makes text safe inside an element or a quoted attribute.
func escape(s string) string {
	return strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;", `"`, "&quot;", "\r", "&#xD;").Replace(s)
}
