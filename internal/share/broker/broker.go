//go:build !noshare && !js

// Package broker keeps the logs of tables that lie on several devices, in one order for all, and passes on what
// comes. It is NATS with JetStream within this process: no port of its own is opened, phones reach it by a
// path of the page they were given.
package broker

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"sync"
	"time"

	"github.com/nats-io/nats-server/v2/server"
	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"github.com/quickcast/quickcast/internal/share"
)

// Bounds of what is kept and taken.
const (
	maxMessage = 64 << 10  // bytes of one
	maxKept    = 512 << 20 // bytes of all tables
	usualMost  = 200       // tables
	readyTime  = 10 * time.Second
	storeTime  = 3 * time.Second
	stream     = "TABLES"
	roster     = "ROSTER" // who may come to which table
)

// Needs are what a broker needs.
type Needs struct {
	Folder string // where it keeps the logs; its own
	Now    func() time.Time
	Chance share.Chance
	Most   int    // tables it takes, with five lines for every two of them; 0 for 200
	Join   string // the other servers it keeps its tables with, as serve --join has it; "" for none
}

// Broker is one that runs.
type Broker struct {
	needs  Needs
	server *server.Server
	nats   *nats.Conn // its own
	key    string     // by which it knows itself
	run    string
	begun  time.Time
	tries  tries

	roster jetstream.KeyValue
	mu     sync.Mutex
	tables tables
}

// Open starts a broker. It refuses a folder it cannot write, and a wrong Join (*JoinError). One of several servers waits
// for as many of the others as make it more than half of them.
func Open(needs Needs) (*Broker, error) {
	if needs.Most <= 0 {
		needs.Most = usualMost
	}
	b := &Broker{needs: needs, key: needs.Chance.ID() + needs.Chance.ID(), run: needs.Chance.ID(), begun: needs.Now(), tables: tables{}}
	b.tries = newTries(needs.Now)
	options := &server.Options{
		DontListen: true, NoSigs: true, NoLog: true, JetStream: true, StoreDir: needs.Folder, SyncAlways: true,
		MaxPayload: maxMessage, MaxConn: needs.Most*5/2 + 1, MaxSubs: 32, MaxPending: 4 << 20, AuthTimeout: 5,
		WriteDeadline: 5 * time.Second, PingInterval: 5 * time.Second, MaxPingsOut: 2,
		CustomClientAuthentication: door{b},
	}
	copies, err := join(options, needs.Join)
	if err != nil {
		return nil, err
	}
	if b.server, err = server.NewServer(options); err != nil {
		return nil, fmt.Errorf("broker: %w", err)
	}
	b.server.Start()
	if !b.server.ReadyForConnections(readyTime) {
		b.Close()
		return nil, errors.New("broker: it does not get ready")
	}
	if err := b.serve(copies); err != nil {
		b.Close()
		return nil, fmt.Errorf("broker: %w", err)
	}
	return b, nil
}

// Close ends it; what it keeps stays.
func (b *Broker) Close() {
	if b.nats != nil {
		b.nats.Close()
	}
	b.server.Shutdown()
	b.server.WaitForShutdown()
}

// serve makes ready what is kept, in so many copies, and answers what devices ask.
func (b *Broker) serve(copies int) (err error) {
	b.nats, err = nats.Connect("", nats.InProcessServer(b.server), nats.Token(b.key), nats.MaxReconnects(-1))
	if err != nil {
		return err
	}
	js, err := jetstream.New(b.nats)
	if err != nil {
		return err
	}
	for end := b.needs.Now().Add(othersTime); ; {
		err = b.store(js, copies)
		if err == nil || copies == 1 || b.needs.Now().After(end) {
			break
		}
		time.Sleep(pauseTime) // the others are not there yet
	}
	if err != nil {
		return err
	}
	for subject, answer := range map[string]func(*nats.Msg) any{"log.*": b.answerLog, "clock": b.answerClock, "host.*": b.answerHost} {
		_, err := b.nats.QueueSubscribe(subject, "servers", func(m *nats.Msg) { // one of them answers, the nearest
			if data, err := json.Marshal(answer(m)); err == nil {
				_ = m.Respond(data) // who asked is gone: nobody is there to be told
			}
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// store makes ready what is kept, and follows who may come.
func (b *Broker) store(js jetstream.JetStream, copies int) error {
	ctx, cancel := context.WithTimeout(context.Background(), storeTime)
	defer cancel()
	_, err := js.CreateOrUpdateStream(ctx, jetstream.StreamConfig{
		Name: stream, Subjects: []string{"table.*.*"}, DenyDelete: true, AllowDirect: true, Replicas: copies,
		MaxMsgSize: maxMessage, MaxBytes: maxKept, Discard: jetstream.DiscardNew, Duplicates: 2 * time.Minute,
		RePublish: &jetstream.RePublish{Source: "table.*.*", Destination: "live.{{wildcard(1)}}.{{wildcard(2)}}"},
	})
	if err != nil {
		return err
	}
	b.roster, err = js.CreateOrUpdateKeyValue(ctx, jetstream.KeyValueConfig{Bucket: roster, MaxBytes: maxKept / 8})
	if err != nil {
		return err
	}
	return b.follow(ctx)
}

func (b *Broker) answerClock(*nats.Msg) any {
	now := b.needs.Now()
	return share.Reading{Run: b.run, Mono: now.Sub(b.begun).Milliseconds(), Wall: now.UnixMilli()}
}

// answerLog gives what comes after a number of a table's log, as much as one message holds.
func (b *Broker) answerLog(m *nats.Msg) any {
	table := strings.TrimPrefix(m.Subject, "log.")
	a := share.Answer{Birth: table}
	var asked share.Asked
	if json.Unmarshal(m.Data, &asked) != nil {
		return a
	}
	size := 0
	err := b.read(table, asked.After, func(e share.Entry, body, pending int) bool {
		if size += body + 100; size > maxMessage-2000 && len(a.Entries) > 0 {
			a.Last = e.Number
			return false
		}
		a.Entries, a.Last = append(a.Entries, e), e.Number+uint64(pending)
		return true
	})
	if err != nil {
		return nil // no answer that would be taken for an empty log
	}
	return a
}

// read hands over what comes after a number of a table's log, in its order, with its size and how much is
// behind it, as long as more is wanted.
func (b *Broker) read(table string, after uint64, take func(e share.Entry, size, pending int) bool) error {
	inbox, err := b.nats.SubscribeSync(b.nats.NewInbox())
	if err != nil {
		return err
	}
	defer func() { _ = inbox.Unsubscribe() }()
	want, err := json.Marshal(server.JSApiMsgGetRequest{Seq: after + 1, NextFor: "table." + table + ".*", Batch: 200, MaxBytes: maxMessage})
	if err != nil {
		return err
	}
	if err := b.nats.PublishRequest("$JS.API.DIRECT.GET."+stream, inbox.Subject, want); err != nil {
		return err
	}
	for {
		m, err := inbox.NextMsg(readyTime)
		switch {
		case err != nil:
			return err
		case m.Header.Get("Status") == "204" || m.Header.Get("Status") == "404":
			return nil
		case m.Header.Get("Status") != "":
			return errors.New("the log cannot be read: " + m.Header.Get("Description"))
		}
		number, pending := numberOf(m.Header.Get("Nats-Sequence")), numberOf(m.Header.Get("Nats-Num-Pending"))
		e, _ := share.EntryOf(share.Message{Subject: m.Header.Get("Nats-Subject"), Number: number, Body: m.Data})
		if !take(e, len(m.Data), int(pending)) {
			return nil
		}
	}
}
