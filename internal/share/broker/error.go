package broker

// noneError is what Open says where the broker was left out.
type noneError struct{}

func (noneError) Error() string { return "this program was built without the sharing of tables" }

// Message names the text for this error.
func (noneError) Message() (string, map[string]any) { return "share.errorNone", nil }

// ErrNone is that this program was built without a broker.
var ErrNone error = noneError{}

// JoinError refuses what is to say which servers keep their tables together.
type JoinError struct {
	Join string
	Err  error // what is wrong with it, if that is known
}

func (*JoinError) Error() string { return "no servers that can be joined" } // there is a secret in what was read

func (e *JoinError) Unwrap() error { return e.Err }

// Message names the text for this error.
func (*JoinError) Message() (string, map[string]any) {
	return "serve.wrongJoin", nil
}
