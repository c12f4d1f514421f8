package magewars

import (
	"encoding/json"
	"errors"
	"math/rand/v2"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/effect"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// vault is what a phone of a test knows.
type vault struct {
	device string
	cards  map[string]tracker.Opening
}

func newVault(device string) *vault { return &vault{device, map[string]tracker.Opening{}} }

func (v *vault) Seal(card string) (string, error) {
	o := tracker.Opening{Nonce: strconv.Itoa(len(v.cards)), Card: card}
	sealed := o.Seal(v.device)
	v.cards[sealed] = o
	return sealed, nil
}

func (v *vault) Opening(sealed string) (tracker.Opening, bool) {
	o, ok := v.cards[sealed]
	return o, ok
}

// phones are two players' phones at one table and one that only watches: what each has of the table comes from the
// events alone.
type phones struct {
	t      fatal
	r      *rand.Rand
	game   *Game
	vaults []*vault // of the seats
	tables []*tracker.Session
	names  map[string]string // of what was sealed
	secret string            // is laid now
	asked  int
}

func newPhones(t fatal, seed uint64) *phones {
	p := &phones{t: t, names: map[string]string{}, r: rand.New(rand.NewPCG(seed, 3)), game: []*Game{Arena(), Academy()}[seed%2], vaults: []*vault{newVault("ann"), newVault("ben")}}
	for range 3 {
		s, err := tracker.NewSession(p.game, tracker.Event{Kind: tracker.Setup, Data: encode(SetupData{Game: p.game.Name(), Seats: []SeatData{mage("Druid", 60, 9, 90), mage("Warlock", 60, 9, 90)}})})
		if err != nil {
			t.Fatalf("%v", err)
		}
		p.tables = append(p.tables, s)
	}
	return p
}

func (p *phones) public() *state.State { return p.tables[2].State().(*state.State) }

// sees is the table on a seat's phone.
func (p *phones) sees(seat tracker.Seat) *state.State {
	return p.game.opened(p.tables[seat-1].State().(*state.State), p.vaults[seat-1])
}

// do does an event on the phone of its seat, and by what that sends on all others. Then each phone says what it has to.
func (p *phones) do(e tracker.Event) bool {
	mine := max(e.Seat, 1)
	e.Version, e.Device = tracker.EventVersion, p.vaults[mine-1].device
	e, err := p.game.Seal(p.tables[mine-1].State(), e, p.vaults[mine-1])
	if err == nil {
		e, err = p.game.Roll(p.tables[mine-1].State(), e, dice.Seeded(p.r.Uint64()))
	}
	if err != nil {
		return false
	}
	for _, v := range p.vaults {
		for sealed := range v.cards {
			if p.names[sealed] == "" {
				p.names[sealed] = p.secret
			}
		}
	}
	sent, _ := json.Marshal(e)
	for n, table := range p.tables {
		var came tracker.Event
		if err := json.Unmarshal(sent, &came); err != nil {
			p.t.Fatalf("%v", err)
		}
		if _, err := table.Do(came); err != nil {
			p.t.Fatalf("phone %d refuses %s: %v", n, sent, err)
		}
		if !reflect.DeepEqual(table.State(), p.tables[0].State()) {
			p.t.Fatalf("phone %d stands elsewhere after %s", n, sent)
		}
	}
	if e.Kind != "reveal" || !strings.Contains(string(sent), `"opens"`) { // which may wait, too
		p.keepsSecrets(string(sent))
	}
	for seat := tracker.Seat(1); seat <= 2; seat++ {
		if owed, ok := p.game.Owed(p.tables[seat-1].State(), p.vaults[seat-1]); ok {
			p.asked++
			if owed.Seat != seat || !p.do(owed) {
				p.t.Fatalf("seat %d owes %s of seat %d, which is refused", seat, owed.Data, owed.Seat)
			}
		}
	}
	return true
}

// keepsSecrets fails where an event, or the table, names what lies face down.
func (p *phones) keepsSecrets(sent string) {
	text, _ := json.Marshal(p.public())
	for _, c := range sealedCards(p.public()) {
		if name := p.names[c.sealed]; name == "" || strings.Contains(string(text)+sent, name) {
			p.t.Fatalf("%q is told by %s", name, sent)
		}
	}
}

// lay begins a round with creatures and sealed cards of both seats everywhere.
func (p *phones) lay(all []*catalog.Card) {
	round, turn := 3, tracker.Seat(1)
	p.do(tracker.Event{Kind: "next"})
	p.do(tracker.Event{Kind: "overrule", Data: encode(overruleData{Round: &round, Phase: &p.game.rules.Action, Turn: &turn})})
	hosts := []string{"mage1", "mage2"}
	for seat := tracker.Seat(1); seat <= 2; seat++ {
		for range 2 {
			p.do(tracker.Event{Kind: "add", Seat: seat, Data: []byte(`{"name":"Wolf","level":2,"life":30,"attacks":[{"name":"Bite","kind":"melee","action":"quick","dice":2}]}`)})
			id := p.public().Objects[len(p.public().Objects)-1].ID
			p.do(tracker.Event{Kind: "marker", Seat: seat, Data: []byte(`{"marker":"active","on":true,"object":"` + id + `"}`)})
			p.do(tracker.Event{Kind: "set", Seat: seat, Data: []byte(`{"track":"damage","value":4,"object":"` + id + `"}`)})
			hosts = append(hosts, id)
		}
	}
	n := 0
	for _, c := range all {
		if printed := state.FromCard(c); printed.Kind == state.KindEnchantment && p.r.IntN(6) == 0 && n < 20 {
			printed.Name = "Secret " + strconv.Itoa(n) + "!" // nothing else is called so
			printed.Card = ""
			n++
			seat := tracker.Seat(1 + p.r.IntN(2))
			p.secret = printed.Name
			p.do(tracker.Event{Kind: "add", Seat: seat, Data: encode(effect.AddData{Printed: printed, Host: pickOne(p.r, hosts...), FaceDown: true})})
		}
	}
	if len(sealedCards(p.public())) < 5 {
		p.t.Fatalf("too little lies face down")
	}
}

// wish is what a player may want by what the own phone shows.
func (p *phones) wish() tracker.Event {
	seat := tracker.Seat(1 + p.r.IntN(2))
	s := p.sees(seat)
	view := p.game.View(s, seat)
	offered := append(view.Choices, view.Open...)
	offered = slices.DeleteFunc(offered, func(c tracker.Choice) bool { return c.Event.Seat != 0 && c.Event.Seat != seat })
	one, other := s.Objects[p.r.IntN(len(s.Objects))], s.Objects[p.r.IntN(len(s.Objects))]
	switch n := p.r.IntN(10); {
	case n < 4 && len(offered) > 0:
		return offered[p.r.IntN(len(offered))].Event
	case n < 6 && view.Next != nil && (view.Next.Event.Seat == 0 || view.Next.Event.Seat == seat):
		return view.Next.Event
	case n < 8:
		return tracker.Event{Kind: "attack", Seat: seat, Overrule: true, Data: encode(state.AttackData{Object: one.ID, Target: other.ID, Declare: p.r.IntN(2) == 0})}
	case n < 9:
		return tracker.Event{Kind: "cast", Seat: seat, Overrule: true, Data: encode(state.CastData{Printed: state.Printed{Name: "Charm", Kind: state.KindIncantation, Cost: 2}, Target: one.ID})}
	}
	return tracker.Event{Kind: "heal", Seat: seat, Data: encode(effect.HealData{Object: one.ID, Dice: 2})}
}

// Whatever is played on phones that know different things: all come to the same table after every event, no event tells
// what lies face down before it is open, and nothing waits for a phone that has nothing to say.
func TestSealedCardsStaySealed(t *testing.T) {
	asked, opened := 0, 0
	all := cards(t).Cards()
	for seed := range uint64(24) {
		p := newPhones(t, seed)
		p.lay(all)
		before := len(sealedCards(p.public()))
		for range 40 {
			p.do(p.wish())
			waits := p.public().Waits()
			if waits == 0 {
				continue
			}
			offers := slices.ContainsFunc(p.game.Legal(p.sees(waits)), func(e tracker.Event) bool { return e.Kind == "reveal" && e.Seat == waits })
			if !offers {
				t.Fatalf("seed %d: seat %d is waited for and has no way on: %+v", seed, waits, p.public().Due)
			}
		}
		asked, opened = asked+p.asked, opened+before-len(sealedCards(p.public()))
	}
	if asked < 20 || opened < 20 {
		t.Errorf("phones answered %d times by themselves, %d cards came open", asked, opened)
	}
}

// layCard lays a card of the catalog face down on something.
func (p *phones) layCard(t *testing.T, seat tracker.Seat, id catalog.CardID, host string) string {
	t.Helper()
	c, ok := cards(t).Card(id)
	if !ok {
		t.Fatalf("no card %s", id)
	}
	p.secret = c.Name
	if !p.do(tracker.Event{Kind: "add", Seat: seat, Data: encode(effect.AddData{Printed: state.FromCard(c), Host: host, FaceDown: true})}) {
		t.Fatalf("%s cannot be laid", id)
	}
	return p.public().Objects[len(p.public().Objects)-1].ID
}

// a spell waits for the phone of whom it is aimed at, and is countered by what lies there face down. Where
// nothing there answers, it goes on without anybody being asked.
func TestR67ASealedCardAnswers(t *testing.T) {
	for _, card := range []catalog.CardID{"nullify", "rhino-hide"} {
		p := newPhones(t, 0)
		round, turn := 3, tracker.Seat(1)
		p.do(tracker.Event{Kind: "next"})
		p.do(tracker.Event{Kind: "overrule", Data: encode(overruleData{Round: &round, Phase: &p.game.rules.Action, Turn: &turn})})
		object := p.layCard(t, 2, card, "mage2")
		mana := p.public().Mage(2).Mana
		p.do(tracker.Event{Kind: "cast", Seat: 1, Overrule: true, Data: encode(state.CastData{Printed: state.Printed{Name: "Charm", Kind: state.KindIncantation, Cost: 2}, Target: "mage2"})})
		if card != "nullify" {
			if p.public().Waits() != 0 || p.asked != 1 || len(p.public().Player(1).Discard) != 1 {
				t.Errorf("%s: seat %d is waited for, %d answers", card, p.public().Waits(), p.asked)
			}
			continue
		}
		if p.public().Waits() != 2 || p.public().Held == nil {
			t.Fatalf("the spell does not wait: %+v", p.public().Due)
		}
		next := p.game.View(p.sees(2), 2).Next
		if other := p.game.View(p.sees(1), 1).Next; other.Object != "" || next.Object != object {
			t.Errorf("its player is offered %q, the other one told of %q", next.Object, other.Object)
		}
		if !p.do(next.Event) {
			t.Fatalf("%s is refused", next.Event.Data)
		}
		said := slices.ContainsFunc(p.public().Lines, func(l tracker.Line) bool { return l.ID == "table.logCountered" })
		if !said || p.public().Mage(2).Mana >= mana || p.public().Waits() != 0 || p.public().Held != nil {
			t.Errorf("it is not countered: %+v", p.public().Lines)
		}
		if _, err := p.tables[2].Do(tracker.Event{Kind: tracker.Undo}); err != nil || p.public().Waits() != 2 {
			t.Errorf("taken back, nobody is waited for: %v", err)
		}
	}
}

// What a phone does by itself is taken back with what it answers: else it would do it again at once.
func TestAnUndoTakesBackWhatAPhoneAnswered(t *testing.T) {
	p := newPhones(t, 0)
	p.do(tracker.Event{Kind: "next"})
	p.layCard(t, 2, "rhino-hide", "mage2")
	before := p.public()
	spell := state.CastData{Printed: state.Printed{Name: "Charm", Kind: state.KindIncantation, Cost: 2}, Target: "mage2"}
	p.do(tracker.Event{Kind: "cast", Seat: 1, Overrule: true, Data: encode(spell)})
	if !p.tables[0].Last().Unasked {
		t.Fatal("the other phone has not answered")
	}
	if !p.do(tracker.Event{Kind: tracker.Undo}) || !reflect.DeepEqual(p.public(), before) {
		t.Error("taken back, the table stands elsewhere")
	}
	if !p.do(tracker.Event{Kind: tracker.Redo}) || len(p.public().Player(1).Discard) != 1 {
		t.Error("done again, the spell still waits")
	}
	if n := len(tracker.Standing(p.tables[0].Events())); n != 5 {
		t.Errorf("%d events stand, want the setup, a step, a card, the spell and its answer", n)
	}
}

// What opens a card must be what was sealed, and what is sealed is its own device's: all else is refused, whatever the
// table wants.
func TestALiarIsRefused(t *testing.T) {
	p := newPhones(t, 0)
	p.do(tracker.Event{Kind: "next"})
	object := p.layCard(t, 2, "rhino-hide", "mage2")
	o, _ := p.public().Object(object)
	truth := p.vaults[1].cards[o.Printed.Sealed]
	other := truth
	other.Card = strings.Replace(other.Card, "Rhino Hide", "Nullify", 1)
	creature := tracker.Opening{Nonce: "1", Card: `{"name":"Wolf","kind":"creature","life":9}`}
	for name, e := range map[string]tracker.Event{
		"another card":         {Kind: "reveal", Seat: 2, Device: "ben", Data: encode(effect.RevealData{Object: object, Opens: &other})},
		"none":                 {Kind: "reveal", Seat: 2, Device: "ben", Data: encode(effect.RevealData{Object: object})},
		"shown another card":   {Kind: "reveal", Seat: 2, Device: "ben", Data: encode(effect.RevealData{Sealed: o.Printed.Sealed, Opens: &other})},
		"another's seal":       {Kind: "add", Seat: 1, Device: "ann", Data: encode(effect.AddData{Printed: *o.Printed, FaceDown: true})},
		"another's seal, cast": {Kind: "cast", Seat: 1, Device: "ann", Data: encode(state.CastData{Printed: *o.Printed, Target: "mage1"})},
		"sealed and open":      {Kind: "add", Seat: 2, Device: "ben", Data: encode(effect.AddData{Printed: *o.Printed})},
		"sealed and named":     {Kind: "add", Seat: 2, Device: "ben", Data: encode(effect.AddData{Printed: state.Printed{Kind: state.KindEnchantment, Sealed: o.Printed.Sealed, Life: 3}, FaceDown: true})},
		"no enchantment":       {Kind: "reveal", Seat: 2, Device: "ben", Data: encode(effect.RevealData{Sealed: creature.Seal("ben"), Opens: &creature})},
	} {
		e.Version, e.Overrule = tracker.EventVersion, true
		if _, err := p.tables[2].Do(e); err == nil {
			t.Errorf("%s is taken", name)
		}
	}
	if !p.do(tracker.Event{Kind: "reveal", Seat: 2, Data: encode(effect.RevealData{Object: object})}) {
		t.Error("its own phone cannot turn it over")
	}
}

// When the duel is over, what never opened is shown, also what was discarded face down.
func TestAtTheEndAllIsShown(t *testing.T) {
	p := newPhones(t, 0)
	p.do(tracker.Event{Kind: "next"})
	p.layCard(t, 2, "rhino-hide", "mage2")
	gone := p.layCard(t, 1, "nullify", "mage1")
	p.do(tracker.Event{Kind: "destroy", Seat: 1, Data: encode(effect.ObjectData{Object: gone})})
	if len(sealedCards(p.public())) != 2 {
		t.Fatalf("%d lie sealed, want 2", len(sealedCards(p.public())))
	}
	p.do(tracker.Event{Kind: tracker.Set, Seat: 2, Data: []byte(`{"track":"damage","value":60}`)})
	if p.public().Winner() != 1 || len(sealedCards(p.public())) != 0 || p.public().Player(1).Discard[0].Name != "Nullify" {
		t.Errorf("%d are still sealed", len(sealedCards(p.public())))
	}
}

// a book that is opened at a table on several devices stays on its player's: there it is counted, also by what is
// cast face down, and after the duel it is shown whether it held all of that.
func TestAnOpenBookStaysOnItsPhone(t *testing.T) {
	p := newPhones(t, 0)
	p.do(tracker.Event{Kind: "next"})
	c, _ := cards(t).Card("rhino-hide")
	p.do(tracker.Event{Kind: "book", Seat: 2, Data: encode(effect.BookData{Cards: []state.BookCard{{Card: "rhino-hide", Name: c.Name, Count: 2}, {Name: "Charm", Count: 1}}})})
	if text := string(encode(p.tables[0].Events())); strings.Contains(text, c.Name) || len(p.public().Player(2).Book) != 0 {
		t.Error("the others have its pages")
	}
	p.secret = c.Name
	cast := func(card state.Printed) bool {
		return p.do(tracker.Event{Kind: "cast", Seat: 2, Overrule: true, Data: encode(state.CastData{Printed: card, Target: "mage2"})})
	}
	if !cast(state.FromCard(c)) || !cast(state.Printed{Name: "Charm", Kind: state.KindIncantation, Cost: 1}) {
		t.Fatal("it cannot be cast")
	}
	left := p.sees(2).Player(2).Book
	if len(left) != 2 || left[0].Count != 1 || left[1].Count != 0 || len(p.sees(1).Player(2).Book) != 0 {
		t.Errorf("left are %+v, and on the other phone %+v", left, p.sees(1).Player(2).Book)
	}
	round, turn := 3, tracker.Seat(2)
	p.do(tracker.Event{Kind: "overrule", Data: encode(overruleData{Round: &round, Phase: &p.game.rules.Action, Turn: &turn})})
	p.do(tracker.Event{Kind: "marker", Seat: 2, Data: []byte(`{"marker":"active","on":true}`)})
	p.do(tracker.Event{Kind: "activate", Seat: 2, Data: encode(effect.ObjectData{Object: "mage2"})})
	again := tracker.Event{Kind: "cast", Seat: 2, Data: encode(state.CastData{Printed: state.Printed{Name: "Charm", Kind: state.KindIncantation, Cost: 1}, Target: "mage2"})}
	if _, err := p.game.Seal(p.tables[1].State(), again, p.vaults[1]); !errors.Is(err, state.NotInBook) {
		t.Errorf("a card is cast that is not in the book any more: %v", err)
	}
	p.do(tracker.Event{Kind: tracker.Set, Seat: 1, Data: []byte(`{"track":"damage","value":60}`)})
	if own := p.public().Player(2); len(own.Book) != 2 || own.Book[0].Count != 1 || own.Book[1].Count != 0 {
		t.Errorf("shown are %+v", own.Book)
	}
	if _, held := state.Left([]state.BookCard{{Name: "Charm", Count: 1}}, []state.BookCard{{Name: "Charm", Count: -2}}); held {
		t.Error("one copy is cast twice")
	}
}
