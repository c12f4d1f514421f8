//go:build (linux && !android) || freebsd || netbsd || openbsd

package chime

// players are the programs that play a file, with their arguments, the likeliest
// to reach the speakers first.
func players() [][]string { return [][]string{{"pw-play"}, {"paplay"}, {"aplay", "-q"}} }
