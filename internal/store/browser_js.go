package store

import (
	"fmt"
	"syscall/js"
)

// OpenBrowser opens the store in the browser's localStorage, all keys under
// prefix, because other pages of the same origin see them too. It refuses
// (FileError) a browser that allows no storage. A page that leaves gives its
// lock back.
func OpenBrowser(prefix string) (b *Browser, err error) {
	err = catch(func() {
		storage := js.Global().Get("localStorage")
		storage.Call("getItem", prefix)
		b = &Browser{keys: localStorage{storage}, prefix: prefix, me: newName()}
	})
	if err != nil {
		return nil, (*Browser)(nil).fault("open", "localStorage", err)
	}
	b.listen()
	return b, nil
}

// localStorage is the browser's own storage.
type localStorage struct{ storage js.Value }

func (l localStorage) get(key string) (string, bool) {
	value := l.storage.Call("getItem", key)
	if value.Type() != js.TypeString {
		return "", false
	}
	return value.String(), true
}

func (l localStorage) set(key, value string) error {
	return catch(func() { l.storage.Call("setItem", key, value) })
}

func (l localStorage) remove(key string) { l.storage.Call("removeItem", key) }

func (l localStorage) all() []string {
	list := make([]string, l.storage.Get("length").Int())
	for i := range list {
		list[i] = l.storage.Call("key", i).String()
	}
	return list
}

// catch turns what the browser throws into an error: no room left into
// errNoRoom, all else as it is.
func catch(try func()) (err error) {
	defer func() {
		switch thrown := recover().(type) {
		case nil:
		case js.Error:
			if thrown.Value.Get("name").String() == "QuotaExceededError" {
				err = fmt.Errorf("%w: %w", errNoRoom, thrown)
				return
			}
			err = thrown
		case error:
			err = thrown
		default:
			err = fmt.Errorf("%v", thrown)
		}
	}()
	try()
	return nil
}
