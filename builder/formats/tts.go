package formats

import (
	"cmp"
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/catalog"
)

// TTS is a saved object of Tabletop Simulator: a bag with a card of its own for
// every copy, named as the card is, so that a table's script can lay out its
// pictures for them. The share code lies in the bag's script state, so that nothing
// is lost; other people's bags and decks are read by the names of their cards.
const TTS Name = "tts"

func ttsFormat() Format {
	return Format{
		Name: TTS, Ending: ".json", MIME: "application/json", noMaybe: true,
		looks: func(_ *Scribe, text string) bool {
			return strings.HasPrefix(text, "{") && strings.Contains(text, ttsMark)
		},
		read: (*draft).readTTS, write: (*Scribe).writeTTS,
	}
}

// ttsMark is what every save of Tabletop Simulator has.
const ttsMark = `"ObjectStates"`

// ttsSave is what is written and read of a save.
type ttsSave struct {
	SaveName     string
	ObjectStates []ttsObject
}

type ttsObject struct {
	Name             string
	Transform        map[string]float64
	Nickname         string
	Description      string
	GMNotes          string
	LuaScriptState   string      `json:",omitempty"`
	ContainedObjects []ttsObject `json:",omitempty"`
}

// The names Tabletop Simulator has for a bag and for a card with nothing but words.
const (
	ttsBag  = "Bag"
	ttsNote = "Notecard"
)

// ttsLying is how a thing lies when it is brought in.
func ttsLying() map[string]float64 {
	return map[string]float64{"posX": 0, "posY": 2, "posZ": 0, "rotX": 0, "rotY": 180, "rotZ": 0, "scaleX": 1, "scaleY": 1, "scaleZ": 1}
}

func (s *Scribe) writeTTS(b builder.Book) ([]byte, error) {
	code, err := s.Code(b)
	if err != nil {
		return nil, err
	}
	bag := ttsObject{Name: ttsBag, Transform: ttsLying(), Nickname: b.Name, GMNotes: string(b.Mage), LuaScriptState: code}
	if mage, ok := s.catalog.Mage(b.Mage); ok {
		bag.Description = mage.Name
	}
	entries := slices.Clone(b.Entries)
	slices.SortStableFunc(entries, func(a, b builder.Entry) int { return cmp.Compare(a.Card, b.Card) })
	for _, e := range entries {
		card := ttsObject{Name: ttsNote, Transform: ttsLying(), Nickname: string(e.Card), GMNotes: string(e.Card)}
		if known, ok := s.catalog.Card(e.Card); ok {
			card.Nickname, card.Description = known.Name, ttsFacts(known)
		}
		for range min(e.Count, builder.MaxCount) {
			bag.ContainedObjects = append(bag.ContainedObjects, card)
		}
	}
	data, err := json.MarshalIndent(ttsSave{SaveName: b.Name, ObjectStates: []ttsObject{bag}}, "", "  ")
	if err != nil {
		return nil, fmt.Errorf("write Tabletop Simulator's object: %w", err)
	}
	return append(data, '\n'), nil
}

// ttsFacts is what lies under a card's name: its type, its schools and its codes.
func ttsFacts(card *catalog.Card) string {
	said := []string{string(card.Type)}
	for _, part := range card.Schools {
		said = append(said, string(part.School)+" "+strconv.Itoa(part.Level))
	}
	return strings.Join(append(said, card.Codes...), " · ")
}

// readTTS reads what writeTTS wrote, and anybody's bags and decks of named cards.
func (d *draft) readTTS(text string) error {
	var save ttsSave
	dec := json.NewDecoder(strings.NewReader(text))
	if err := dec.Decode(&save); err != nil {
		line := 1 + strings.Count(text[:min(int(errorOffset(err, dec.InputOffset(), text)), len(text))], "\n")
		return &RejectError{Reason: Damaged, Line: line, Err: err}
	}
	for _, o := range save.ObjectStates {
		if strings.HasPrefix(o.LuaScriptState, "QC"+codeVersion+".") {
			return d.readCode(o.LuaScriptState)
		}
	}
	d.book.Name = save.SaveName
	t := d.list()
	var found []item
	for _, o := range save.ObjectStates {
		if len(o.ContainedObjects) > 0 && d.book.Name == "" {
			d.book.Name = o.Nickname
		}
		found = o.named(found, 0)
	}
	for _, e := range found {
		if d.hopeless() {
			return nil
		}
		e.entry = fmt.Sprintf("%dx %s", e.count, e.name)
		if !d.addItem(e) && !t.mage(line{raw: e.entry}, e.name) {
			d.keep(0, e.entry, e.kept())
		}
	}
	return nil
}

// named collects the objects that hold no others and have a name, the same names
// together.
func (o ttsObject) named(found []item, depth int) []item {
	const deepest = 8
	if len(o.ContainedObjects) == 0 || depth == deepest {
		name := tidy(o.Nickname)
		if name == "" {
			return found
		}
		if at := slices.IndexFunc(found, func(e item) bool { return e.name == name }); at >= 0 {
			found[at].count++
			return found
		}
		return append(found, item{name: name, count: 1})
	}
	for _, inner := range o.ContainedObjects {
		if len(found) > maxEntries {
			return found
		}
		found = inner.named(found, depth+1)
	}
	return found
}
