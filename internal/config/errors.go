package config

import "fmt"

// ValueError says that a setting has a value it cannot have, and what stands
// in for it.
type ValueError struct {
	Key     string // as in the file
	Value   any    // as found
	Allowed string // the values there are
	Default any    // what is used instead
}

func (e *ValueError) Error() string {
	return fmt.Sprintf("setting %s cannot be %v (allowed: %s); %v is used instead", e.Key, short(e.Value), e.Allowed, e.Default)
}

// Message names the text for this error.
func (e *ValueError) Message() (string, map[string]any) {
	return "common.settingValue", map[string]any{"Key": e.Key, "Value": short(e.Value), "Allowed": e.Allowed, "Default": e.Default}
}

// KeyError says that the file has a setting this version does not know. It is
// left alone and written back.
type KeyError struct {
	Key string
}

func (e *KeyError) Error() string {
	return fmt.Sprintf("setting %s is not known; it is left alone", short(e.Key))
}

// Message names the text for this error.
func (e *KeyError) Message() (string, map[string]any) {
	return "common.settingUnknown", map[string]any{"Key": short(e.Key)}
}

// DamagedError says that the file of settings could not be understood at all:
// the defaults are used, and a copy of the file lies aside.
type DamagedError struct {
	Name  string // the file
	Aside string // where its copy lies
	Err   error  // what is wrong with it
}

func (e *DamagedError) Error() string {
	return fmt.Sprintf("%s is damaged (%v); the defaults are used, the damaged file is kept as %s", e.Name, e.Err, e.Aside)
}

func (e *DamagedError) Unwrap() error { return e.Err }

// Message names the text for this error.
func (e *DamagedError) Message() (string, map[string]any) {
	return "common.settingsDamaged", map[string]any{"Name": e.Name, "Aside": e.Aside}
}

// short keeps a message readable, whatever stood in the file.
func short(value any) string {
	const most = 40
	text := []rune(fmt.Sprint(value))
	if len(text) > most {
		return string(text[:most]) + "..."
	}
	return string(text)
}
