package store

import "sync"

// ownerKey holds which page writes to the storage of a browser. No file can
// have that name.
const ownerKey = "#owner"

// Lock makes this page the only one that writes until release is called. It
// refuses (LockedError) while another page that has it is there. A page that is
// gone without a word, or sleeps, is passed over: should it wake up, it may
// write no more, because every change looks who has the lock.
func (b *Browser) Lock() (release func(), err error) {
	b.mu.Lock()
	owner := b.owner()
	b.mu.Unlock()
	if owner != "" && owner != b.me && b.alive != nil && b.alive(owner) {
		return nil, &LockedError{}
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	// In a storage that is full it cannot be noted; then it stays nobody's.
	_ = b.keys.set(b.prefix+ownerKey, b.me)
	return sync.OnceFunc(b.release), nil
}

// TakeOver makes the storage nobody's, so that the next page to open it can have
// it: this one, loaded anew. Whoever had it may write no more from then on.
func (b *Browser) TakeOver() {
	b.mu.Lock()
	defer b.mu.Unlock()
	_ = b.keys.set(b.prefix+ownerKey, "") // shorter than before: there is room
}

// release gives the lock back, if this page still has it.
func (b *Browser) release() {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.owner() == b.me {
		_ = b.keys.set(b.prefix+ownerKey, "")
	}
}

func (b *Browser) owner() string {
	owner, _ := b.keys.get(b.prefix + ownerKey)
	return owner
}

// guard refuses to write while another page has the lock.
func (b *Browser) guard() error {
	if owner := b.owner(); owner != "" && owner != b.me {
		return &LockedError{}
	}
	return nil
}

// fault is the package's, for a file in a browser.
func (b *Browser) fault(op, name string, err error) error {
	err = fault(op, name, err)
	if told, ok := err.(*FileError); ok {
		told.Page = true
	}
	return err
}
