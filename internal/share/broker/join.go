//go:build !noshare && !js

package broker

import (
	"net"
	"net/url"
	"strconv"
	"strings"
	"time"

	"github.com/nats-io/nats-server/v2/server"
)

// How long a server that is one of several waits for the others, and between two looks.
const othersTime, pauseTime = 2 * time.Minute, 500 * time.Millisecond

// join has a server keep its tables with others, and says in how many copies:
//
//	cluster://SECRET@OWN:PORT,OTHER:PORT,OTHER:PORT  one of three or five that are alike, each named by where it is found;
//	                                                 its own address first
//	nats-leaf://USER:PASSWORD@HOST:PORT/NAME         below a central server, which may copy what is kept here under a name
//	                                                 (tls://, ws:// and wss:// likewise)
func join(o *server.Options, text string) (copies int, err error) {
	switch scheme, rest, _ := strings.Cut(text, "://"); {
	case text == "":
		return 1, nil
	case scheme == "cluster":
		return joinCluster(o, text, rest)
	case scheme == "nats-leaf" || scheme == "tls" || scheme == "ws" || scheme == "wss":
		return 1, joinCentre(o, text)
	}
	return 0, &JoinError{Join: text}
}

func joinCluster(o *server.Options, text, rest string) (int, error) {
	secret, list, _ := strings.Cut(rest, "@")
	addresses := strings.Split(list, ",")
	host, port, err := net.SplitHostPort(addresses[0])
	number, _ := strconv.Atoi(port)
	if err != nil || number == 0 || secret == "" || len(addresses) < 3 || len(addresses)%2 == 0 {
		return 0, &JoinError{Join: text, Err: err}
	}
	const user = "quickcast"
	for _, address := range addresses[1:] {
		if _, _, err := net.SplitHostPort(address); err != nil {
			return 0, &JoinError{Join: text, Err: err}
		}
		o.Routes = append(o.Routes, &url.URL{Scheme: "nats-route", Host: address, User: url.UserPassword(user, secret)})
	}
	o.DontListen, o.Host, o.Port = false, "127.0.0.1", server.RANDOM_PORT // routes wait for it; nobody uses it
	o.ServerName = addresses[0]
	o.Cluster = server.ClusterOpts{Name: user, Host: host, Port: number, Username: user, Password: secret}
	return len(addresses), nil
}

// joinCentre lets a central server copy what is kept, and nothing else: what devices say and hear stays here.
func joinCentre(o *server.Options, text string) error {
	centre, err := url.Parse(text)
	if err != nil || centre.Port() == "" {
		return &JoinError{Join: text, Err: err}
	}
	o.JetStreamDomain = strings.Trim(centre.Path, "/")
	if o.JetStreamDomain == "" {
		o.JetStreamDomain = "hall"
	}
	centre.Path = ""
	own := []string{"table.>", "live.>", "seen.>", "log.>", "host.>", "clock", "_INBOX.>"}
	o.LeafNode.Remotes = []*server.RemoteLeafOpts{{URLs: []*url.URL{centre}, TLS: centre.Scheme == "tls" || centre.Scheme == "wss", DenyImports: own, DenyExports: own}}
	return nil
}
