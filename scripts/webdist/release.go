package main

import (
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
)

// worker is the script that keeps the app on the device. It is no part of what it
// keeps: the browser asks for it anew to see whether there is a newer release.
const worker = "worker.js"

// writeRelease puts in front of the worker what the release is made of: all other
// files with the SHA-256 of each, as browsers write it.
func writeRelease(built string) error {
	entries, err := os.ReadDir(built)
	if err != nil {
		return err
	}
	release := make(map[string]string, len(entries))
	for _, entry := range entries {
		if entry.Name() == worker {
			continue
		}
		data, err := os.ReadFile(filepath.Join(built, entry.Name()))
		if err != nil {
			return err
		}
		hash := sha256.Sum256(data)
		release[entry.Name()] = base64.StdEncoding.EncodeToString(hash[:])
	}
	list, err := json.Marshal(release) // sorted by name: the same release is the same script
	if err != nil {
		return err
	}
	script, err := os.ReadFile(filepath.Join(built, worker))
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(built, worker), fmt.Appendf(nil, "const RELEASE = %s;\n%s", list, script), 0o644)
}
