package broker_test

import (
	"context"
	"errors"
	"fmt"
	"testing"
	"time"

	"github.com/nats-io/nats-server/v2/server"
	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"github.com/quickcast/quickcast/internal/share"
	"github.com/quickcast/quickcast/internal/share/broker"
)

// A hall below a central server: that copies what is kept in the hall, and can neither say nor hear anything there.
func TestACentreOnlyCopies(t *testing.T) {
	centre, err := server.NewServer(&server.Options{
		Host: "127.0.0.1", Port: server.RANDOM_PORT, NoSigs: true, NoLog: true, JetStream: true, StoreDir: t.TempDir(), JetStreamDomain: "centre",
		LeafNode: server.LeafNodeOpts{Host: "127.0.0.1", Port: server.RANDOM_PORT, Username: "hall", Password: "secret"},
	})
	if err != nil {
		t.Fatal(err)
	}
	centre.Start()
	t.Cleanup(centre.Shutdown)
	if !centre.ReadyForConnections(10 * time.Second) {
		t.Fatal("no centre")
	}
	info, err := centre.Varz(nil)
	if err != nil {
		t.Fatal(err)
	}
	page := openedAs(t, broker.Needs{Now: time.Now, Join: fmt.Sprintf("nats-leaf://hall:secret@127.0.0.1:%d/north", info.LeafNode.Port)})
	m := enter(t, page, "", false)
	line := plainLine(t, m)
	live(t, line)
	heard := make(chan share.Message, 10)
	if err := line.Hear("live."+m.Table+".*", func(m share.Message) { heard <- m }); err != nil {
		t.Fatal(err)
	}
	if _, err := ask(line, "table."+m.Table+"."+m.Device, `{"id":"x","events":[]}`); err != nil {
		t.Fatal(err)
	}
	<-heard
	in, err := nats.Connect(centre.ClientURL())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(in.Close)
	js, err := jetstream.New(in)
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(t.Context(), 60*time.Second)
	defer cancel()
	copied, err := js.CreateStream(ctx, jetstream.StreamConfig{
		Name: "NORTH", Mirror: &jetstream.StreamSource{Name: "TABLES", External: &jetstream.ExternalStream{APIPrefix: "$JS.north.API"}},
	})
	if err != nil {
		t.Fatal(err)
	}
	for {
		if m, err := copied.GetMsg(ctx, 1); err == nil {
			if string(m.Data) != `{"id":"x","events":[]}` {
				t.Errorf("the copy says %s", m.Data)
			}
			break
		}
		if ctx.Err() != nil {
			t.Fatal("nothing is copied")
		}
		time.Sleep(50 * time.Millisecond)
	}
	for _, subject := range []string{"table.", "live."} {
		_ = in.Publish(subject+m.Table+"."+m.Device, []byte(`{"id":"forged","events":[]}`))
	}
	_ = in.Flush()
	if answer, err := in.Request("log."+m.Table, []byte(`{"after":0}`), 300*time.Millisecond); err == nil {
		t.Errorf("the centre asks for a log: %s", answer.Data)
	}
	if log, err := ask(line, "log."+m.Table, `{"after":0}`); err != nil || len(log) > 200 {
		t.Errorf("the log is %s, %v", log, err)
	}
	if len(heard) > 0 {
		t.Errorf("the centre was heard: %s", (<-heard).Body)
	}
}

// What cannot be joined is refused with the word for it.
func TestWrongJoin(t *testing.T) {
	for _, join := range []string{
		"cluster", "http://host:1", "cluster://a:1,b:1,c:1", "cluster://secret@a:1", "cluster://secret@a:1,b:1", "cluster://secret@a,b:1,c:1", "cluster://secret@a:1,b,c:1",
		"nats-leaf://host", "nats-leaf://%zz:1",
	} {
		_, err := broker.Open(broker.Needs{Folder: t.TempDir(), Now: time.Now, Chance: chance, Join: join})
		var wrong *broker.JoinError
		if !errors.As(err, &wrong) || wrong.Join != join {
			t.Errorf("%s: %v", join, err)
		}
	}
}
