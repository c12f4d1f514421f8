package main

import "github.com/quickcast/quickcast/internal/store"

// The page's store can be taken over by another page. A method less or under another
// name, and takeOver would find none and nobody would be asked: so the compiler is.
var _ interface {
	TakeOver()
	OnKept(tell func(error))
	shared
} = (*store.Browser)(nil)
