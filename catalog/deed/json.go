package deed

import (
	"encoding/json"
	"fmt"
	"strconv"
	"strings"
)

// Amount is a number, or a letter that stands for one: X, 2X, -X, Y, "all", or "any" for as many as are chosen.
type Amount struct {
	N      int
	Letter string // "" for the number
}

// Number is an amount that is known.
func Number(n int) Amount { return Amount{N: n} }

// letters are what can stand for a number, with how often it counts.
func letters() map[string]int {
	return map[string]int{"X": 1, "2X": 2, "-X": -1, "Y": 1, "all": 0, "any": 0}
}

// Asked tells whether somebody has to say the number.
func (a Amount) Asked() bool { return a.Letter != "" && a.Letter != "all" && a.Letter != "any" }

// Value is the amount with its X.
func (a Amount) Value(x int) int {
	if a.Letter == "" {
		return a.N
	}
	return letters()[a.Letter] * x
}

// MarshalJSON gives a number, or the letter as a text.
func (a Amount) MarshalJSON() ([]byte, error) {
	if a.Letter != "" {
		return json.Marshal(a.Letter)
	}
	return json.Marshal(a.N)
}

// UnmarshalJSON reads what MarshalJSON gives. It refuses letters that stand for nothing.
func (a *Amount) UnmarshalJSON(data []byte) error {
	*a = Amount{}
	if len(data) > 0 && data[0] == '"' {
		if err := json.Unmarshal(data, &a.Letter); err != nil {
			return err
		}
		if _, known := letters()[a.Letter]; !known {
			return fmt.Errorf("%q stands for no number", a.Letter)
		}
		return nil
	}
	return json.Unmarshal(data, &a.N)
}

// MarshalJSON gives the texts in the order of the languages.
func (t Text) MarshalJSON() ([]byte, error) { return json.Marshal([2]string{t.EN, t.DE}) }

// UnmarshalJSON reads what MarshalJSON gives.
func (t *Text) UnmarshalJSON(data []byte) error {
	var both []string
	if err := json.Unmarshal(data, &both); err != nil {
		return err
	}
	if len(both) != 2 {
		return fmt.Errorf("%d texts for two languages", len(both))
	}
	t.EN, t.DE = both[0], both[1]
	return nil
}

// MarshalJSON gives a role as a text, a filter as an object.
func (p Party) MarshalJSON() ([]byte, error) {
	if p.Role != "" {
		return json.Marshal(p.Role)
	}
	return json.Marshal(p.Filter)
}

// UnmarshalJSON reads what MarshalJSON gives. It refuses fields a filter has not.
func (p *Party) UnmarshalJSON(data []byte) error {
	*p = Party{}
	if len(data) > 0 && data[0] == '"' {
		return json.Unmarshal(data, &p.Role)
	}
	return strict(data, &p.Filter)
}

// MarshalJSON gives a number of times a round, or the name of the limit behind a number that is
// not one.
func (l Limit) MarshalJSON() ([]byte, error) {
	switch {
	case l.Times < 2:
		return json.Marshal(l.In)
	case l.In == "round":
		return json.Marshal(l.Times)
	}
	return json.Marshal(strconv.Itoa(l.Times) + " " + l.In)
}

// UnmarshalJSON reads what MarshalJSON gives.
func (l *Limit) UnmarshalJSON(data []byte) error {
	*l = Limit{Times: 1}
	if len(data) > 0 && data[0] == '"' {
		if err := json.Unmarshal(data, &l.In); err != nil {
			return err
		}
		times, in, several := strings.Cut(l.In, " ")
		if !several {
			return nil
		}
		n, err := strconv.Atoi(times)
		l.Times, l.In = n, in
		return err
	}
	l.In = "round"
	n, err := strconv.Atoi(string(data))
	l.Times = n
	return err
}

// strict reads an object and refuses fields it does not have.
func strict(data []byte, into any) error {
	dec := json.NewDecoder(strings.NewReader(string(data)))
	dec.DisallowUnknownFields()
	return dec.Decode(into)
}
