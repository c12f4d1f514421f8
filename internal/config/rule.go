package config

import (
	"fmt"
	"math"
	"regexp"
	"slices"
	"strings"

	"github.com/quickcast/quickcast/internal/pick"
)

// rule says which values a setting accepts, and in words which those are.
type rule struct {
	test  func(value any) bool
	words string
}

// oneOf accepts a few words.
func oneOf[T ~string](allowed ...T) rule {
	names := pick.Made(allowed, func(a T) string { return string(a) })
	return rule{
		test: func(value any) bool {
			text, ok := value.(string)
			return slices.ContainsFunc(names, func(name string) bool { return ok && text == name })
		},
		words: strings.Join(names, ", "),
	}
}

// between accepts whole numbers, the ends included. Numbers from a file are
// floating.
func between(low, high int) rule {
	return rule{
		test: func(value any) bool {
			var x float64
			switch n := value.(type) {
			case int:
				x = float64(n)
			case float64:
				x = n
			default:
				return false
			}
			return x == math.Trunc(x) && x >= float64(low) && x <= float64(high)
		},
		words: fmt.Sprintf("%d ... %d", low, high),
	}
}

// yesOrNo accepts true and false.
func yesOrNo() rule {
	return rule{
		test:  func(value any) bool { _, ok := value.(bool); return ok },
		words: "true, false",
	}
}

// language accepts the short names of languages, and the word for the device's own.
func language() rule {
	name := regexp.MustCompile(`^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$`)
	return rule{
		test: func(value any) bool {
			text, ok := value.(string)
			return ok && (text == string(LanguageSystem) || name.MatchString(text))
		},
		words: strings.Join([]string{string(LanguageSystem), string(English), string(German), "..."}, ", "),
	}
}
