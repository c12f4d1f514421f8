package wire

import (
	"context"
	"encoding/json"
	"strings"

	"github.com/quickcast/quickcast/internal/share"
)

// EnterError is that a host did not let this device in.
type EnterError struct {
	Server string
	Status int // of its answer, 0 for none
	Err    error
}

func (e *EnterError) Error() string {
	return "the host at " + e.Server + " does not let this device in"
}

func (e *EnterError) Unwrap() error { return e.Err }

// Message names the text for this error.
func (e *EnterError) Message() (string, map[string]any) {
	args := map[string]any{"Server": e.Server}
	switch {
	case e.Status == 404:
		return "share.errorNoCode", args
	case e.Status == 429:
		return "share.errorTries", args
	case e.Status == 0:
		return "share.errorNoHost", args
	}
	return "share.errorNotShared", args
}

// Begin makes a table at a host, which others can then join by its code; that of an earlier sharing is wanted again where
// it is given.
func Begin(ctx context.Context, server, code string) (share.Member, error) {
	return enter(ctx, server, share.SharePath, share.Entrance{Code: code})
}

// Join joins the table of a code.
func Join(ctx context.Context, server, code string, watches bool) (share.Member, error) {
	return enter(ctx, server, share.JoinPath, share.Entrance{Code: share.CleanCode(code), Watches: watches})
}

func enter(ctx context.Context, server, path string, asked share.Entrance) (share.Member, error) {
	server = strings.TrimSuffix(server, "/")
	var m share.Member
	body, err := json.Marshal(asked)
	if err != nil {
		return m, err
	}
	answer, status, err := post(ctx, server+path, body)
	if err == nil && status == 200 {
		err = json.Unmarshal(answer, &m)
	}
	if err != nil || status != 200 || m.Table == "" {
		return m, &EnterError{Server: server, Status: status, Err: err}
	}
	m.Server = server
	return m, nil
}
