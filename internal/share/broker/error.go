package broker

// noneError is what Open says where the broker was left out.
type noneError struct{}

func (noneError) Error() string { return "this program was built without the sharing of tables" }

// Message names the text for this error.
func (noneError) Message() (string, map[string]any) { return "share.errorNone", nil }

// ErrNone is that this program was built without a broker.
var ErrNone error = noneError{}
