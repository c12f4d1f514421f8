//go:build !noshare && !js

package broker

import (
	"crypto/sha256"
	"encoding/hex"
	"strconv"

	"github.com/nats-io/nats-server/v2/server"
)

// door says who may come in and what they may do: a device at its own table, and there in its own name alone.
type door struct{ broker *Broker }

// Check is part of server.Authentication.
func (d door) Check(c server.ClientAuthentication) bool {
	token := c.GetOpts().Token
	if token == "" {
		return false
	}
	if token == d.broker.key {
		c.RegisterUser(&server.User{Username: "broker"})
		return true
	}
	table, device, ok := d.broker.admits(token)
	if !ok {
		return false
	}
	says := []string{"seen." + table.ID + "." + device.ID, "log." + table.ID, "clock"}
	if !device.Watches {
		says = append(says, "table."+table.ID+"."+device.ID)
	}
	if device.ID == table.Host {
		says = append(says, "host."+table.ID)
	}
	hears := []string{"live." + table.ID + ".*", "seen." + table.ID + ".*", "_INBOX." + device.ID + ".>"}
	c.RegisterUser(&server.User{
		Username: table.ID + "." + device.ID,
		Permissions: &server.Permissions{
			Publish:   &server.SubjectPermission{Allow: says},
			Subscribe: &server.SubjectPermission{Allow: hears},
		},
	})
	return true
}

// shut ends the lines of a user at once; a token that is forgotten opens none again.
func (b *Broker) shut(user string) {
	lines, err := b.server.Connz(&server.ConnzOptions{Username: true, User: user, Limit: b.needs.Most * 5})
	if err != nil {
		return // it is going down, and all lines with it
	}
	for _, line := range lines.Conns {
		if line.AuthorizedUser == user {
			_ = b.server.DisconnectClientByID(line.Cid) // it has gone by itself
		}
	}
}

// sum is how a token is kept: nobody who reads the file comes in by it.
func sum(token string) string {
	hash := sha256.Sum256([]byte(token))
	return hex.EncodeToString(hash[:])
}

func numberOf(text string) uint64 {
	n, _ := strconv.ParseUint(text, 10, 64)
	return n
}
