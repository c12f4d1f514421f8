package share

import (
	"encoding/hex"
	"encoding/json"
	"errors"
	"io/fs"
	"slices"
	"sync"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/journal"
)

// ownEnding is that of the file beside a table's log with what this device alone has of it.
const ownEnding = ".own"

// Own is what one device alone has of a table: what it has sealed, and its acts that did not fit any more. It lies
// beside the table's log, and goes with it.
type Own struct {
	store journal.Store // nil for what is only in memory
	file  string

	mu     sync.Mutex
	device string // under which it seals; "" while the table lies here alone
	chance Chance
	kept   ownFile
}

var _ tracker.Vault = (*Own)(nil)

type ownFile struct {
	Openings map[string]tracker.Opening `json:"openings,omitempty"`
	Misfits  []keptMisfit               `json:"misfits,omitempty"`
}

// keptMisfit is a misfit on disk. A reason whose text needs more than plain words and numbers is told in general.
type keptMisfit struct {
	Events []tracker.Event `json:"events"`
	Code   tracker.Code    `json:"code"`
	Args   map[string]any  `json:"args,omitempty"`
	Rule   string          `json:"rule,omitempty"`
}

// OwnOf reads what this device has of a table. A file that cannot be read is laid aside.
func OwnOf(store journal.Store, table string) *Own {
	o := &Own{store: store, file: table + ownEnding}
	data, err := store.Read(o.file)
	if err == nil && json.Unmarshal(data, &o.kept) != nil {
		o.kept = ownFile{}
		_ = store.Replace(o.file+".damaged", data) // who is not told of it loses nothing more by that
	}
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		o.store = nil // what is there is not written over
	}
	return o
}

// begin has what is laid face down from now on sealed by a device; "" ends that.
func (o *Own) begin(device string, chance Chance) {
	o.mu.Lock()
	defer o.mu.Unlock()
	o.device, o.chance = device, chance
}

// Seal is part of tracker.Vault.
func (o *Own) Seal(card string) (string, error) {
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.device == "" {
		return "", nil
	}
	var nonce [16]byte
	o.chance(nonce[:])
	opening := tracker.Opening{Nonce: hex.EncodeToString(nonce[:]), Card: card}
	sealed := opening.Seal(o.device)
	if o.kept.Openings == nil {
		o.kept.Openings = map[string]tracker.Opening{}
	}
	o.kept.Openings[sealed] = opening
	if err := o.save(); err != nil {
		delete(o.kept.Openings, sealed)
		return "", &journal.Unsaved{Table: o.file, Err: err}
	}
	return sealed, nil
}

// Opening is part of tracker.Vault.
func (o *Own) Opening(sealed string) (tracker.Opening, bool) {
	o.mu.Lock()
	defer o.mu.Unlock()
	opening, ok := o.kept.Openings[sealed]
	return opening, ok
}

// save writes the file; its mutex is held.
func (o *Own) save() error {
	if o.store == nil {
		return nil
	}
	data, err := json.Marshal(o.kept)
	if err != nil {
		return err
	}
	return o.store.Replace(o.file, data)
}

// misfits are those that were kept.
func (o *Own) misfits() (list []Misfit) {
	o.mu.Lock()
	defer o.mu.Unlock()
	for _, m := range o.kept.Misfits {
		if len(m.Events) > 0 {
			list = append(list, Misfit{Events: m.Events, Err: &tracker.Refusal{Code: m.Code, Args: m.Args, Rule: m.Rule}})
		}
	}
	return list
}

// keep keeps the misfits there are now; where that fails they are in memory until the next time.
func (o *Own) keep(list []Misfit) {
	o.mu.Lock()
	defer o.mu.Unlock()
	if len(list) == 0 && len(o.kept.Misfits) == 0 {
		return
	}
	o.kept.Misfits = nil
	for _, m := range list {
		kept := keptMisfit{Events: slices.Clone(m.Events), Code: MovedOn}
		var refused *tracker.Refusal
		if errors.As(m.Err, &refused) && plain(refused.Args) {
			kept.Code, kept.Args, kept.Rule = refused.Code, refused.Args, refused.Rule
		}
		o.kept.Misfits = append(o.kept.Misfits, kept)
	}
	_ = o.save()
}

// plain tells whether the arguments of a text are the same once they were on disk.
func plain(args map[string]any) bool {
	for _, value := range args {
		switch value.(type) {
		case string, bool:
		default:
			return false
		}
	}
	return true
}
