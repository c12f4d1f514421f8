package ui

// lazily is a screen that is made when it is first asked for, from the state that
// the one before it left.
type lazily[S interface {
	screen
	State() T
}, T any] struct {
	make   func(T) S
	screen S
	made   bool
	left   T
}

// renew lets the next one be made anew.
func (l *lazily[S, T]) renew(by func(T) S) {
	if l.made {
		l.left = l.screen.State()
	}
	var none S
	l.make, l.screen, l.made = by, none, false
}

// get gives the screen.
func (l *lazily[S, T]) get() S {
	if !l.made {
		l.screen, l.made = l.make(l.left), true
	}
	return l.screen
}

// shown gives it as the shell sees it.
func (l *lazily[S, T]) shown() screen { return l.get() }
