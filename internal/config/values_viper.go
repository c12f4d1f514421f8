//go:build !js

package config

import (
	"bytes"
	"encoding/json"

	"github.com/spf13/viper"
)

// values turns settings into what stands in the file, and back.
type values struct{ viper *viper.Viper }

func newValues() values {
	v := viper.New()
	v.SetConfigType("json")
	for _, k := range keys() {
		v.SetDefault(k.name, k.of(Defaults()))
	}
	return values{v}
}

// read gives the settings of a document whose values are all acceptable; what
// is absent is as in Defaults.
func (v values) read(known document) (s Settings, err error) {
	data, err := json.Marshal(known)
	if err != nil {
		return s, err
	}
	if err := v.viper.ReadConfig(bytes.NewReader(data)); err != nil {
		return s, err
	}
	return s, v.viper.Unmarshal(&s)
}

// write gives all settings as a document.
func (v values) write(s Settings) (document, error) {
	for _, k := range keys() {
		v.viper.Set(k.name, k.of(s))
	}
	var known bytes.Buffer
	if err := v.viper.WriteConfigTo(&known); err != nil {
		return nil, err
	}
	return parse(known.Bytes())
}
