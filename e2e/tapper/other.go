//go:build !js

package main

import "os"

// main is for pages alone.
func main() { os.Exit(2) }
