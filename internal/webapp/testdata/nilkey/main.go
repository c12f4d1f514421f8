// Nilkey looks nothing up in a map of a thousand pointers, as the toolkit does at each
// widget that has no theme of its own.
package main

import "fmt"

func main() {
	seen := map[any]*int{}
	for range 1000 {
		seen[new(int)] = new(int)
	}
	fmt.Println(len(seen), seen[nil] == nil)
}
