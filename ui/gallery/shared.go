package main

import (
	"context"
	"math/rand/v2"

	"github.com/quickcast/quickcast/games"
	"github.com/quickcast/quickcast/internal/share"
	"github.com/quickcast/quickcast/internal/share/hub"
	"github.com/quickcast/quickcast/internal/store"
	"github.com/quickcast/quickcast/tracker/journal"
	"github.com/quickcast/quickcast/tracker/timed"
	"github.com/quickcast/quickcast/ui/table"
	"github.com/quickcast/quickcast/ui/uitest/furnish"
)

// sharedScenes are those of a table on several devices: its sheet on the host's, where to sit on one that joins, and the
// table on the phone of a player.
func sharedScenes() []scene {
	joins := []tapped{{id: "tablescreen.menu"}, {id: "tablescreen.leaveTable"}, {id: "share.joinTitle"}}
	seats := append(joins[:3:3], tapped{id: "share.join"}, tapped{id: "share.middle", sees: true})
	return []scene{
		{"shared", []tapped{{id: "tablescreen.menu"}, {id: "tablescreen.several"}, {id: "share.stop", sees: true}}},
		{"join", joins},
		{"seats", seats},
		{"own-seat", append(seats[:5:5], tapped{name: "Beastmaster"})},
	}
}

// sharing is the way to other devices without any network: the duel lies on another one, which shares it.
func sharing(files *store.Memory) *table.Sharing {
	h, luck := hub.New(furnish.Evening), rand.NewChaCha8([32]byte{1})
	chance := func(b []byte) { _, _ = luck.Read(b) } // it never fails
	member := share.Member{Server: "http://192.168.178.20:8080", Table: "t", Code: "KETH42"}
	return &table.Sharing{
		Open: func(m share.Member) (share.Line, error) { return h.Join(m.Device), nil },
		Begin: func(context.Context, string) (share.Member, error) {
			m := member
			m.Device, m.Host = "ann", true
			return m, nil
		},
		Join: func(ctx context.Context, _, _ string) (share.Member, error) {
			log, err := files.Read(duel)
			elsewhere := store.NewMemory()
			if err == nil {
				err = elsewhere.Replace(duel, log)
			}
			if err != nil {
				return member, err
			}
			lies, _, err := journal.Open(elsewhere, "tables/1", games.Rules(games.All()), timed.All()...)
			if err != nil {
				return member, err
			}
			m := member
			m.Device = "ann"
			if err := share.Open(ctx, h.Join(m.Device), m, "Ann", lies, chance, furnish.Evening()); err != nil {
				return member, err
			}
			m.Device = "ben"
			return m, nil
		},
		Address: func(m share.Member) string { return "HTTP://192.168.178.20:8080/" + m.Code },
		Chance:  chance,
	}
}
