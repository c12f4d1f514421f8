//go:build !js

package wire

import (
	"bytes"
	"context"
	"io"
	"net/http"
)

// post sends JSON to a page and gives the answer and its status.
func post(ctx context.Context, address string, body []byte) (answer []byte, status int, err error) {
	request, err := http.NewRequestWithContext(ctx, http.MethodPost, address, bytes.NewReader(body))
	if err != nil {
		return nil, 0, err
	}
	request.Header.Set("Content-Type", "application/json")
	got, err := http.DefaultClient.Do(request)
	if err != nil {
		return nil, 0, err
	}
	defer got.Body.Close()
	answer, err = io.ReadAll(io.LimitReader(got.Body, 10000))
	return answer, got.StatusCode, err
}
