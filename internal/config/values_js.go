package config

import "encoding/json"

// values turns settings into what stands in the file, and back. A page reads
// JSON and nothing else, and does without viper: with its parsers it would be a
// twentieth larger.
type values struct{}

func newValues() values { return values{} }

// read gives the settings of a document whose values are all acceptable; what
// is absent is as in Defaults.
func (values) read(known document) (Settings, error) {
	s := Defaults()
	plain := make(map[string]any, len(known)) // numbers as Go writes them: 1e2 is 100
	for name, raw := range known {
		var value any
		if err := json.Unmarshal(raw, &value); err != nil {
			return s, err
		}
		plain[name] = value
	}
	data, err := json.Marshal(plain)
	if err != nil {
		return s, err
	}
	return s, json.Unmarshal(data, &s)
}

// write gives all settings as a document.
func (values) write(s Settings) (document, error) {
	data, err := json.Marshal(s)
	if err != nil {
		return nil, err
	}
	return parse(data)
}
