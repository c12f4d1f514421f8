package words_test

import (
	"testing"
)

func TestDecimal(t *testing.T) {
	en, de := load(t, "en", sample), load(t, "de", sample)
	for _, c := range []struct{ got, want string }{
		{en.Decimal(0.125, 2), "0.12"},
		{de.Decimal(12.5, 1), "12,5"},
		{de.Decimal(3, 0), "3"},
	} {
		if c.got != c.want {
			t.Errorf("got %q, want %q", c.got, c.want)
		}
	}
}
