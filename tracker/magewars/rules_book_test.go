package magewars

import (
	"testing"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/rules/training"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// copies of a spell in a book.
func TestA98A104A125R126Copies(t *testing.T) {
	one := &training.Spell{Level: 1, Parts: []training.Part{{School: training.Dark, Level: 1}}}
	two := &training.Spell{Level: 2, Parts: []training.Part{{School: training.Dark, Level: 2}}}
	epic := &training.Spell{Level: 2, Epic: true, Parts: two.Parts}
	for _, test := range []struct {
		game  training.Game
		spell *training.Spell
		want  int
	}{
		{training.Academy, one, 3},
		{training.Academy, two, 2},
		{training.Academy, epic, 1},
		{training.Arena, one, 6},
		{training.Arena, two, 4},
		{training.Arena, epic, 1},
	} {
		if got := training.Copies(test.game, test.spell); got != test.want {
			t.Errorf("%s, level %d, epic %v: %d copies, want %d", test.game, test.spell.Level, test.spell.Epic, got, test.want)
		}
	}
}

// the mage is no spell and costs nothing; A-99: the limit is the mage's;
// a Novice spell costs 1 for everybody.
func TestA2A99A103PointsOfABook(t *testing.T) {
	warlock := training.Mage{Class: "Warlock", Limit: 5, Trained: []training.School{training.Dark}, Opposed: []training.School{training.Holy}}
	novice := &training.Spell{ID: "novice", Level: 2, Novice: true, Parts: []training.Part{{School: training.Holy, Level: 2}}}
	dark := &training.Spell{ID: "dark", Level: 2, Parts: []training.Part{{School: training.Dark, Level: 2}}}
	book := training.Book{Game: training.Arena, Mage: warlock, Entries: []training.Entry{{Spell: novice, Count: 1}, {Spell: dark, Count: 2}}}
	if got := book.Review().Points; got != 5 || len(book.Review().Problems) != 0 {
		t.Fatalf("%d points: %v", got, book.Review().Problems)
	}
	book.Entries[1].Count++
	problems := book.Review().Problems
	if len(problems) != 1 || problems[0].Rule != training.RulePoints {
		t.Fatalf("%v", problems)
	}
}

// the values of the core mages as the catalog has them, and what a
// seat takes of them.
func TestR4R6A4A5CoreMages(t *testing.T) {
	cat, err := loaded()
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		id                     catalog.MageID
		life, channeling, mana int
		dice                   int
	}{
		{"arena-beastmaster-straywood", 36, 9, 10, 4},
		{"arena-priestess-westlock", 32, 10, 10, 3},
		{"arena-warlock-arraxian-crown", 38, 9, 10, 4},
		{"arena-wizard-sortilege", 32, 10, 10, 3},
		{"academy-beastmaster", 24, 7, 0, 0},
		{"academy-wizard", 21, 7, 3, 0},
	} {
		m, ok := cat.Mage(test.id)
		if !ok {
			t.Fatalf("no %s", test.id)
		}
		seat := FromMage(m)
		if seat.Life != test.life || seat.Channel != test.channeling || seat.Mana != test.mana {
			t.Errorf("%s: life %d, channeling %d, mana %d", test.id, seat.Life, seat.Channel, seat.Mana)
		}
		if test.dice == 0 {
			continue
		}
		tb := newTable(t, Arena(), seat, mage("Other", 20, 9, 10))
		tb.begin(state.CreatureActionPhase)
		if o := tb.s.Mage(1); o.Armor != 0 || o.Damage != 0 {
			t.Errorf("%s: armor %d, damage %d", test.id, o.Armor, o.Damage)
		}
		tb.do("attack", 1, `{"target":"mage2"}`, faces([]dice.Face{one, one, one, one}[:test.dice]...))
	}
}

// where its card allows it, a bound spell is changed for another as a quick
// spell, in Planning without an action; the old one goes back to the book.
func TestR72SwappingABoundSpell(t *testing.T) {
	tb := able(t)
	wand := tb.add(1, `{"name":"Wand","kind":"equipment","host":"mage1","traits":["Spellbind"]}`)
	tb.do("book", 1, `{"cards":[{"name":"Bolt","count":1},{"name":"Heal","count":1}]}`)
	tb.do("bind", 1, `{"object":"`+wand+`","name":"Bolt","kind":"attack"}`)
	tb.refused(state.CannotBind, "bind", 1, `{"object":"`+wand+`","name":"Heal","kind":"incantation"}`)
	tb.do("bind", 1, `{"object":"`+wand+`","name":"Heal","kind":"incantation","swap":3}`)
	book := tb.s.Player(1).Book
	if tb.object(wand).Bound.Name != "Heal" || book[0].Count != 1 || book[1].Count != 0 || tb.s.Mage(1).Mana != 17 || !tb.s.Acted {
		t.Fatalf("%+v, mana %d", book, tb.s.Mage(1).Mana)
	}
	tb.do("next", 0, `{"to":"upkeep"}`)
	tb.do("next", 0, `{"to":"planning"}`)
	tb.do("bind", 1, `{"object":"`+wand+`","name":"Bolt","kind":"attack","swap":0}`)
	if !tb.s.Player(1).Quickcast || tb.s.Player(1).Book[1].Count != 1 {
		t.Fatal("it takes an action in Planning")
	}
}
