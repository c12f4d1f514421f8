package table

import (
	"os"
	"strconv"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/mobile"

	"quickcast/catalog"
	"quickcast/internal/store"
	"quickcast/tracker"
	"quickcast/tracker/magewars"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// TestCastShots draws casting, abilities, prepared spells and hidden cards into
// the folder named by QUICKCAST_SHOTS.
func TestCastShots(t *testing.T) {
	if os.Getenv("QUICKCAST_SHOTS") == "" {
		t.Skip("set QUICKCAST_SHOTS to a folder to draw the screen")
	}
	for _, size := range []fyne.Size{phone, small, wide} {
		for _, lang := range []string{"en", "de"} {
			for _, mode := range []theme.Mode{theme.Dark, theme.Light} {
				name := "cast-" + strconv.Itoa(int(size.Width)) + "-" + lang + "-" + map[theme.Mode]string{theme.Dark: "dark", theme.Light: "light"}[mode]
				t.Run(name, func(t *testing.T) { shootCasts(t, name, setting{lang, mode, size}) })
			}
		}
	}
}

func shootCasts(t *testing.T, name string, as setting) {
	s := newStandAs(t, as, store.NewMemory())
	s.begin("arena", warlock, beastmaster)
	play(s)
	s.screen.send("overrule", 1, fields{"phase": "planning", "initiative": 2})
	s.settle()
	s.picture(name + "-0planning")
	s.openRulebook(2)
	s.openRulebook(1)
	s.screen.openAdd(s.seat(2).kit, 2)
	s.picture(name + "-1book")
	s.screen.Hidden()
	s.screen.openAdd(s.seat(1).kit, 1)
	s.picture(name + "-2bookfar")
	s.screen.Hidden()
	s.screen.openBookAt(s.seat(2).kit, 2, func() {})
	s.settle()
	s.picture(name + "-3books")
	s.screen.Hidden()
	for i, id := range []string{"timber-wolf", "bear-strength", "fireball", "sleep", "wall-of-thorns", "dispel", "leather-gloves", "regrowth-belt"} {
		s.screen.send("overrule", 1, fields{"phase": "creature-action", "initiative": 2, "turn": 2})
		s.settle()
		s.openCast(2, id)
		s.picture(name + "-4cast" + strconv.Itoa(i))
		s.screen.Hidden()
	}
	s.openCast(1, "fireball")
	s.picture(name + "-5castfar")
	s.screen.Hidden()
	s.screen.openHidden(s.seat(1).kit, 1)
	s.picture(name + "-6hidden")
	for _, o := range s.screen.seen.state.(*magewars.State).Objects {
		if o.FaceDown {
			peek := s.screen.peek(s.seat(1).kit, s.screen.seen.state.(*magewars.State), o)
			peek.TouchDown(&mobile.TouchEvent{})
			s.screen.Hidden()
			s.screen.openReveal(s.seat(1).kit, 1, o.ID)
			s.picture(name + "-7reveal")
			s.screen.Hidden()
			break
		}
	}
	for _, seat := range []tracker.Seat{1, 2} {
		s.screen.openSheet(s.seat(int(seat)).kit, nameOf(s.screen.seen.view, seat), s.powersColumn(seat), nil)
		s.picture(name + "-8powers" + strconv.Itoa(int(seat)))
		s.screen.Hidden()
	}
}

// TestDuelShots draws how a duel is set up.
func TestDuelShots(t *testing.T) {
	if os.Getenv("QUICKCAST_SHOTS") == "" {
		t.Skip("set QUICKCAST_SHOTS to a folder to draw the screen")
	}
	for _, size := range []fyne.Size{phone, small, wide} {
		for _, lang := range []string{"en", "de"} {
			s := newStandAs(t, setting{lang, theme.Dark, size}, store.NewMemory())
			name := "duel-" + strconv.Itoa(int(size.Width)) + "-" + lang
			s.screen.newDuel("arena", nil)
			s.picture(name + "-1two")
			d := s.screen.duel
			d.chooseBook(0)
			s.settle()
			s.picture(name + "-2book")
			s.screen.Hidden()
			list, _ := s.screen.booksOf(bookWish{game: "arena", mage: catalog.MageID(d.seats[0].Mage)})
			d.books[0], d.seats[0].Book = list[0].name, list[0].cards
			d.mode = halfBoard
			d.addSeat()
			d.addSeat()
			s.picture(name + "-3four")
			for i := range d.seats {
				d.seats[i].Team = i%2 + 1
			}
			d.reseat()
			s.picture(name + "-4teams")
			d.edit(0)
			s.picture(name + "-5values")
			s.screen.Hidden()
		}
	}
}

// TestPowerShots draws the abilities of all mages and the sheets of those that ask.
func TestPowerShots(t *testing.T) {
	if os.Getenv("QUICKCAST_SHOTS") == "" {
		t.Skip("set QUICKCAST_SHOTS to a folder to draw the screen")
	}
	for i, mage := range []string{"arena-priestess-westlock", "arena-wizard-sortilege", "arena-warlord-bloodwave", "arena-paladin-ivarium", "arena-siren-shoalsdeep", "arena-druid-wychwood"} {
		s := newStandAs(t, setting{[]string{"en", "de"}[i%2], theme.Dark, phone}, store.NewMemory())
		for _, m := range s.screen.needs.Catalog.Mages() {
			if strings.HasPrefix(string(m.ID), mage) {
				s.screen.newDuel("arena", nil)
				d := s.screen.duel
				d.seats[1] = d.sit(m)
				d.seats[1].Channel = max(9, d.seats[1].Channel)
				d.begin()
				s.settle()
			}
		}
		s.lay(2, "firebrand-imp", nil)
		s.lay(2, "goblin-grunt", nil)
		s.screen.send("condition", 2, fields{"condition": "burn", "amount": 2})
		s.act(2)
		name := "power-" + strconv.Itoa(i)
		s.screen.openMage(2)
		s.picture(name + "-mage")
		s.screen.Hidden()
		for j, p := range s.screen.powersOf(2) {
			if p.Passive {
				continue
			}
			s.screen.openPower(s.seat(2).kit, 2, p.Name)
			s.picture(name + "-ask" + strconv.Itoa(j))
			s.screen.Hidden()
		}
	}
}

// TestMoreCastShots draws what is seen less often.
func TestMoreCastShots(t *testing.T) {
	if os.Getenv("QUICKCAST_SHOTS") == "" {
		t.Skip("set QUICKCAST_SHOTS to a folder to draw the screen")
	}
	for _, as := range []setting{{"en", theme.Dark, phone}, {"de", theme.Light, phone}, {"de", theme.Dark, small}, {"en", theme.Light, wide}} {
		s := newStandAs(t, as, store.NewMemory())
		name := "casts-" + strconv.Itoa(int(as.size.Width)) + "-" + as.lang
		s.begin("arena", warlock, beastmaster)
		s.screen.openAdd(s.seat(2).kit, 2)
		s.picture(name + "-1nobook")
		s.screen.Hidden()
		a := &adding{screen: s.screen, kit: s.seat(2).kit, seat: 2, sheet: &sheet{Sheet: &widgets.Sheet{}}}
		a.byName()
		s.picture(name + "-2byname")
		s.screen.Hidden()
		s.screen.PutCard("timber-wolf")
		s.picture(name + "-3putcard")
		s.screen.Hidden()
		s.act(2)
		s.lay(2, "bitterwood-fox", nil)
		s.screen.askPowers(s.seat(2).kit, 2, powerChoices(s.screen.seen.view, 2, ""))
		s.picture(name + "-4arrived")
		s.screen.Hidden()
		s.lay(1, "agony", fields{"faceDown": true, "host": "mage2"})
		s.picture(name + "-5board")
		state := s.magewars()
		peek := s.screen.peek(s.seat(1).kit, state, state.Objects[len(state.Objects)-1])
		peek.TouchDown(&mobile.TouchEvent{})
		s.screen.openSheet(s.seat(1).kit, "", widgets.NewColumn(s.seat(1).kit, 8, peek), nil)
		s.picture(name + "-6looked")
		s.screen.Hidden()
		s.screen.send("plan", 2, fields{"count": 2})
		s.screen.attempt(s.seat(1).kit, deed("cast", 1, payloadOf(magewars.Printed{Name: "Bolt", Kind: magewars.KindIncantation, Cost: 3})), nil)
		s.settle()
		s.picture(name + "-7refused")
		s.screen.Hidden()
		s.enrich()
		s.openCast(2, "teleport")
		s.picture(name + "-8x")
		s.screen.Hidden()
		s.openCast(2, "chain-lightning")
		s.picture(name + "-9zone")
		s.screen.Hidden()
	}
}

// enrich gives the second seat enough to pay with.
func (s *stand) enrich() {
	s.screen.send("set", 2, fields{"track": "mana", "value": 30})
	s.settle()
}
