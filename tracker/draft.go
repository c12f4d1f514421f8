package tracker

import (
	"maps"
	"slices"
)

// Draft is a new table in the making: what its form asks, what was chosen so far, and the
// seat, counted from 0, that the next person goes to.
type Draft struct {
	Form  Form
	Start Start
	Turn  int
}

// NewDraft begins with those of the last table who can sit there still, and as few seats
// as there must be.
func NewDraft(form Form, last []Sitter) *Draft {
	d := &Draft{Form: form, Start: Start{Options: map[string]string{}}}
	for _, sitter := range last {
		if d.Person(sitter.Who).Name != nil && len(d.Start.Seats) < form.Least {
			d.Start.Seats = append(d.Start.Seats, Sitter{Who: sitter.Who})
		}
	}
	for i := 0; len(d.Start.Seats) < form.Least && i < len(form.Who); i++ {
		d.Start.Seats = append(d.Start.Seats, Sitter{Who: form.Who[i].ID})
	}
	return d
}

// Settle takes what a group settled at an earlier table, as far as the form still offers it
// and nothing else was chosen since.
func (d *Draft) Settle(options map[string]string) {
	for _, o := range d.Form.Options {
		_, chosen := d.Start.Options[o.ID]
		offered := slices.ContainsFunc(o.Values, func(v Value) bool { return v.ID == options[o.ID] })
		if offered && !chosen {
			d.Start.Options[o.ID] = options[o.ID]
		}
	}
}

// Person is somebody who can sit there, by id; without a name where there is no such.
func (d *Draft) Person(id string) Person {
	if i := slices.IndexFunc(d.Form.Who, func(p Person) bool { return p.ID == id }); i >= 0 {
		return d.Form.Who[i]
	}
	return Person{ID: id}
}

// At is who sits at a seat.
func (d *Draft) At(seat int) Person { return d.Person(d.Start.Seats[seat].Who) }

// SeatsOf are the seats, counted from 0, where somebody sits.
func (d *Draft) SeatsOf(who string) []int {
	var list []int
	for i, sitter := range d.Start.Seats {
		if sitter.Who == who {
			list = append(list, i)
		}
	}
	return list
}

// Add takes one more seat, with the first person who does not sit there yet.
func (d *Draft) Add() {
	next := d.Form.Who[len(d.Start.Seats)%len(d.Form.Who)].ID
	for _, who := range d.Form.Who {
		if len(d.SeatsOf(who.ID)) == 0 {
			next = who.ID
			break
		}
	}
	d.Start.Seats = append(d.Start.Seats, Sitter{Who: next})
	d.reseat(len(d.Start.Seats) - 1)
}

// Remove takes a seat away, and with it what only more seats could choose.
func (d *Draft) Remove(seat int) {
	d.Start.Seats = slices.Delete(d.Start.Seats, seat, seat+1)
	for _, o := range d.Form.Options {
		if len(o.Values) > 0 && d.Chosen(o).ID != d.Start.Options[o.ID] {
			delete(d.Start.Options, o.ID)
		}
	}
	d.reseat(0)
}

func (d *Draft) reseat(turn int) {
	d.Turn = turn
	keepSides(d.Start.Seats, d.Form.Least)
}

// Sit seats somebody at the seat whose turn it is: the first the first, the second the
// second. The side of the seat stays.
func (d *Draft) Sit(sitter Sitter) {
	sitter.Team = d.Start.Seats[d.Turn].Team
	d.Start.Seats[d.Turn] = sitter
	d.Turn = (d.Turn + 1) % len(d.Start.Seats)
}

// Chosen is the value of an option, the first where none was taken.
func (d *Draft) Chosen(o Option) Value {
	for _, v := range d.Values(o) {
		if v.ID == d.Start.Options[o.ID] {
			return v
		}
	}
	return o.Values[0]
}

// Values are what an option can be with the seats there are.
func (d *Draft) Values(o Option) []Value {
	return slices.DeleteFunc(slices.Clone(o.Values), func(v Value) bool { return v.Seats > len(d.Start.Seats) })
}

// Fixed tells whether what the table chose says all numbers of its seats.
func (d *Draft) Fixed() bool {
	return slices.ContainsFunc(d.Form.Options, func(o Option) bool { return len(o.Values) > 0 && d.Chosen(o).Fixed })
}

// Number is a number of a seat as it counts: as the table chose, else as it was changed,
// else as it is usual. Set tells that the table chose it.
func (d *Draft) Number(n Number, changed map[string]int) (value int, set bool) {
	for _, o := range d.Form.Options {
		if len(o.Values) > 0 {
			if value, set = d.Chosen(o).Sets[n.ID]; set {
				return value, true
			}
		}
	}
	return n.In(changed), false
}

// In is the number as it was changed, else as it is usual.
func (n Number) In(changed map[string]int) int {
	if value, ok := changed[n.ID]; ok {
		return value
	}
	return n.Value
}

// SetNumber changes a number of a seat.
func (d *Draft) SetNumber(seat int, id string, value int) {
	numbers := maps.Clone(d.Start.Seats[seat].Numbers)
	if numbers == nil {
		numbers = map[string]int{}
	}
	numbers[id] = value
	d.Start.Seats[seat].Numbers = numbers
}

// Open is the name of a number of a seat that has to be told first, nil for none.
func (d *Draft) Open(seat int) Message {
	for _, n := range d.At(seat).Numbers {
		if value, _ := d.Number(n, d.Start.Seats[seat].Numbers); value < n.Least && !d.Fixed() {
			return n.Name
		}
	}
	return nil
}
