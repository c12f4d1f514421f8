package share

import (
	"strings"

	"github.com/quickcast/quickcast/internal/pick"
)

// The paths of a host's page that belong to the sharing of tables.
const (
	WirePath  = "/wire"
	SharePath = "/share"
	JoinPath  = "/join"
)

// Entrance is what a device sends to begin a shared table, or to join one by its code.
type Entrance struct {
	Code    string `json:"code,omitempty"`
	Watches bool   `json:"watches,omitempty"`
}

// Order is what a host wants of the broker of his table: to shut a device out, to let one only watch or play
// again, or to end the sharing.
type Order struct {
	Revoke string `json:"revoke,omitempty"`
	Watch  string `json:"watch,omitempty"`
	Play   string `json:"play,omitempty"`
	End    bool   `json:"end,omitempty"`
}

// Done is the broker's answer to an order.
type Done struct {
	OK bool `json:"ok"`
}

// CleanCode is a code as it is kept, "KETH42", from however it was typed.
func CleanCode(typed string) string {
	return strings.Map(func(r rune) rune {
		return pick.Either(r == ' ' || r == '-' || r == '\t', -1, r)
	}, strings.ToUpper(typed))
}

// ShownCode is a code as it is shown, "KETH 42".
func ShownCode(code string) string {
	if len(code) <= 4 {
		return code
	}
	return code[:4] + " " + code[4:]
}
