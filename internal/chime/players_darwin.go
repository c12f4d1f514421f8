//go:build !ios

package chime

// players are the programs that play a file, with their arguments.
func players() [][]string { return [][]string{{"afplay"}} }
