package formats

import (
	"errors"

	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/internal/qrpic"
)

// QR is a picture of the share code as a QR code.
const QR Name = "qr"

func qrFormat() Format {
	return Format{
		Name: QR, Ending: ".png", MIME: "image/png", Bytes: true,
		unwrap: readPicture,
		write: func(s *Scribe, b builder.Book) ([]byte, error) {
			code, err := s.Code(b)
			if err != nil {
				return nil, err
			}
			return picture(code)
		},
	}
}

// picture draws a share code, or an address with one, as a QR code. It refuses with a
// TooLongError what no QR code holds.
func picture(code string) ([]byte, error) {
	data, err := qrpic.Draw(code)
	if err != nil {
		return nil, &TooLongError{Length: len(code), Err: err}
	}
	return data, nil
}

// TooLongError refuses a book whose share code is too long for a QR picture.
type TooLongError struct {
	Length int // letters of the share code
	Err    error
}

func (e *TooLongError) Error() string {
	return "the share code is too long for a QR picture: shorten the notes, or send the code itself"
}

func (e *TooLongError) Unwrap() error { return e.Err }

// Message names the text for this error.
func (e *TooLongError) Message() (string, map[string]any) {
	return "books.qrTooLong", map[string]any{"Length": e.Length}
}

// readPicture gives the text of the QR code in a picture.
func readPicture(data []byte) (text string, mine bool, err error) {
	if !qrpic.IsPicture(data) {
		return "", false, nil
	}
	text, err = qrpic.Read(data)
	switch {
	case errors.Is(err, qrpic.ErrTooLarge):
		return "", true, &RejectError{Reason: LargePicture, Err: err}
	case errors.Is(err, qrpic.ErrNoPicture):
		return "", true, &RejectError{Reason: BadPicture, Err: err}
	case err != nil:
		return "", true, &RejectError{Reason: NoCode, Err: err}
	}
	return text, true, nil
}
