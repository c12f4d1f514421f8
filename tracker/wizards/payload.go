package wizards

import (
	"encoding/json"
	"errors"
	"strings"

	"quickcast/tracker"
)

// badPayload refuses a payload that does not fit its action: a field there is none of, a value
// of another kind, or no JSON at all.
func badPayload(kind tracker.Kind, err error) error {
	var own *tracker.Refusal
	if errors.As(err, &own) {
		return own
	}
	var wrong *json.UnmarshalTypeError
	if errors.As(err, &wrong) {
		return tracker.RefuseField(kind, wrong.Field, err)
	}
	if field, ok := strings.CutPrefix(err.Error(), "json: unknown field "); ok {
		return tracker.UnknownField.With("Action", string(kind), "Field", strings.Trim(field, `"`))
	}
	return tracker.BadPayload.With("Reason", err.Error())
}
