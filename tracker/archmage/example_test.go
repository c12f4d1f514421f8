package archmage

import (
	"slices"
	"strings"
	"testing"
)

// The worked examples of the rulebook, by their numbers.
func TestExamples(t *testing.T) {
	examples := map[string]func(*testing.T){
		"EX-M-01": func(t *testing.T) {
			x := laid(t, "", map[string]string{"planets": "hand", "first": "1"}, "blue", "white", "red", "green")
			x.do(place, 1, `{"planets":{"will":-3,"time":-2,"death":-1,"blood":1,"nature":2,"matter":3}}`).do(next, 1, "")
			want(t, "relics", x.Mages[0].Relics, Relics{Time: 2, Will: 1, Death: 3, Blood: 3, Nature: 2, Matter: 1})
			want(t, "total", x.Mages[0].Relics.total(), 12)
		},
		"EX-M-02": func(t *testing.T) {
			of := AreaAt(Master, Blood).Spheres()
			if len(of) != 3 || !slices.Contains(of, Death) || !slices.Contains(of, Blood) || !slices.Contains(of, Nature) {
				t.Errorf("%v", of)
			}
		},
		"EX-M-03": func(t *testing.T) {
			x := north(t, `"mages":[{"at":"elves","relics":{"gems":0,"blood":0}},{"relics":{"blood":0}}]`, `{"id":"w1","kind":""}`, `{"id":"w4","kind":"grove","owner":2,"wards":1}`)
			x.do(travel, 1, `{"to":"w1"}`).do(explore, 1, `{"kind":"mine"}`).do(deploy, 1, "").do(travel, 1, `{"to":"w4"}`).do(attack, 1, "").do(attack, 1, "").do(deploy, 1, "")
			want(t, "points", x.Points, 0)
			want(t, "gems", x.Mages[0].Relics[Will], 1)
			want(t, "Adam's Blood", x.Mages[0].Relics[Blood], 1)
			want(t, "Bob's Blood", x.Mages[1].Relics[Blood], 1)
		},
		"EX-M-04": func(t *testing.T) {
			x := four(t, `{"phase":"journey","round":2,"mages":[{"at":"t1","relics":{"scrolls":0,"gems":0,"bones":0,"blood":0,"seeds":0,"widgets":0},"company":5}],"places":[
				{"id":"w1","kind":"grove","owner":1},{"id":"w2","kind":"grove","owner":1},{"id":"w3","kind":"grove","owner":1},{"id":"w4","kind":"mine","owner":1},
				{"id":"w5","kind":"mine","owner":1},{"id":"w6","kind":"ruins","owner":1},{"id":"o1","kind":"camp","owner":1},{"id":"t1","owner":1},{"id":"t2","owner":1}]}`)
			x.do(gather, 1, `{"towns":["follower","blood"]}`)
			want(t, "relics", x.Mages[0].Relics, Relics{Nature: 3, Will: 2, Matter: 1, Blood: 1})
			want(t, "followers", x.Mages[0].Company, 7)
		},
		"EX-M-05": func(t *testing.T) {
			x := north(t, `"mages":[{"at":"dwarves","relics":{"gems":5}}]`)
			x.do(initiate, 1, `{"spheres":["will","will"]}`)
			want(t, "apprentices", x.Mages[0].Apprentices[AreaAt(Fundamental, Will)], 2)
			want(t, "gems", x.Mages[0].Relics[Will], 1)
			want(t, "can be cast at once", slices.Contains(x.Mages[0].Book, "stoneskin"), false)
		},
		"EX-M-06": func(t *testing.T) {
			x := north(t, `"mages":[{"at":"o1","relics":{"gems":5,"seeds":6}}]`, `{"id":"o1","kind":"trolls"}`)
			x.do(initiate, 1, `{"spheres":["gems","seeds"]}`)
			want(t, "gems", x.Mages[0].Relics[Will], 3)
			want(t, "seeds", x.Mages[0].Relics[Nature], 4)
		},
		"EX-M-07": func(t *testing.T) {
			x := north(t, "", `{"id":"w1","kind":"mine","owner":1}`, `{"id":"w4","kind":"grove","owner":1}`, `{"id":"t1","owner":1}`)
			x.do(wards, 1, "")
			want(t, "wards", x.At("w1").Wards+x.At("w4").Wards+x.At("t1").Wards, 3)
		},
		"EX-M-08 EX-M-09": func(t *testing.T) {
			x := north(t, `"mages":[{"at":"w1","company":3,"relics":{"seeds":2},"apprentices":{"fundamental-time":2,"fundamental-will":1,"fundamental-matter":1}}]`, `{"id":"w1","kind":"mine","tower":1}`)
			x.do(initiate, 1, `{"spheres":["nature"]}`) // EX-M-09
			want(t, "apprentice", x.Mages[0].Apprentices[AreaAt(Fundamental, Nature)], 1)
			want(t, "seeds", x.Mages[0].Relics[Nature], 0)
			for _, into := range []string{"advanced-time-will", "advanced-matter-time", "master-time"} {
				x.do(promote, 1, `{"into":"`+into+`"}`)
			}
			want(t, "company", x.Mages[0].Company, 3-1+3)
		},
		"EX-M-10": func(t *testing.T) { want(t, "points", Score{Spells: [3]int{2, 1, 2}}.Spheres(), 12) },
		"EX-M-11": func(t *testing.T) {
			for i, c := range []struct{ own, tim, dann, points int }{{3, 2, 0, 2}, {2, 1, 2, 1}, {1, 1, 2, 0}, {0, 1, 3, 0}, {3, 1, 1, 2}} {
				want(t, "type "+string(rune('1'+i)), landPoints(c.own, []int{c.tim, c.dann}, false), c.points)
			}
		},
		"EX-M-12": func(t *testing.T) {
			for i, c := range []struct{ own, cody, dann, points int }{{3, 2, 0, 2}, {2, 1, 2, 1}, {1, 1, 2, 0}, {1, 0, 3, 0}, {1, 3, 1, 0}} {
				want(t, "type "+string(rune('1'+i)), landPoints(c.own, []int{c.cody, c.dann}, false), c.points)
			}
		},
		"EX-M-13": shadowed("transmute", `"widgets":2,"scrolls":1`, `{"spell":"transmute"}`, "Matter pays itself", Relics{Time: 1}, 1),
		"EX-M-14": shadowed("quicken", `"widgets":1,"scrolls":2`, `{"spell":"quicken"}`, "Time pays itself", Relics{Matter: 1}, 1),
		"EX-M-15": shadowed("divination", `"widgets":1,"scrolls":2`, `{"spell":"divination"}`, "three in all", Relics{}, 1),
		"EX-M-16": shadowed("timestop", `"gems":3`, `{"spell":"timestop"}`, "Gems alone", Relics{}, 0),
		"EX-M-17": shadowed("timestop", `"gems":2,"widgets":1,"scrolls":1`, `{"spell":"timestop","pay":{"gems":2,"scrolls":1},"toll":[{"door":"matter-time","relic":"widgets"}]}`, "four in all", Relics{}, 1),
		"EX-M-18": func(t *testing.T) {
			x := north(t, `"mages":[{"at":"w1","supply":4,"apprentices":{"advanced-will-death":1},"relics":{"bones":2}}]`)
			x.do(cast, 1, `{"spell":"shadow","foe":2,"door":"matter-time"}`)
			want(t, "supply", x.Mages[0].Supply, 3)
			want(t, "doorway", x.Mages[1].Doors[Matter], 1)
		},
		"EX-M-19": func(t *testing.T) {
			x := north(t, `"mages":[{"at":"w3","company":0,"relics":{"scrolls":3,"gems":4},"apprentices":{"master-time":1}}]`,
				`{"id":"o1","kind":"camp","q":0,"r":-4}`, `{"id":"w2","kind":"crypt"}`)
			x.do(cast, 1, `{"spell":"timestop","pay":{"scrolls":3}}`).do(travel, 1, `{"to":"w2"}`).do(travel, 1, `{"to":"o1"}`).do(recruit, 1, "")
			want(t, "company", x.Mages[0].Company, 3)
			want(t, "points", x.Points, 3)
			x.State.Mages[0].At = "dwarves" // his map is another
			x.do(next, 1, "").do(initiate, 1, `{"spheres":["will","will"]}`)
			want(t, "apprentices", x.Mages[0].Apprentices[AreaAt(Fundamental, Will)], 2)
		},
		"EX-M-20 EX-M-21": func(t *testing.T) {
			x := north(t, `"mages":[{"at":"w1","apprentices":{"fundamental-will":2,"fundamental-death":1},"corrupt":{"fundamental-will":1,"fundamental-death":1}}]`, `{"id":"w1","kind":"mine","tower":1}`)
			x.do(promote, 1, `{"into":"advanced-will-death"}`)
			want(t, "lost", x.Count(1).Corrupt, 1)
			want(t, "tokens", x.Mages[0].Corrupt[AreaAt(Fundamental, Will)]+x.Mages[0].Corrupt[AreaAt(Fundamental, Death)], 0)
		},
		"EX-M-22": func(t *testing.T) {
			places := []string{`{"id":"` + idAt(t, 3, 1) + `","kind":"mine","owner":1,"wards":1}`}
			x := far(t, `"warlord":{"outer":true,"at":"`+idAt(t, 2, 4)+`","stage":"direction"},"mages":[{"at":"`+idAt(t, 3, 2)+`","relics":{"blood":0}}]`, places...)
			supply := x.Mages[0].Supply
			x.do(walk, 0, `{"all":true,"dice":[2,3],"kinds":["`+string(kindFor(x, idAt(t, 3, 3)))+`"]}`)
			want(t, "told", rulesTold(x), "M-88 M-88 M-89 M-90"+claimed(x, 3, 3)+" M-90 M-90 M-91 M-91 M-90 M-94")
			want(t, "stands", x.Warlord.At, idAt(t, 3, 1))
			want(t, "claimed", x.ringAt(3, 1).Owner, 2)
			want(t, "warded", x.ringAt(3, 1).Wards, 1)
			want(t, "supply", x.Mages[0].Supply, supply+1)
			want(t, "blood", x.Mages[0].Relics[Blood], 1)
		},
		"EX-M-23 EX-M-24": func(t *testing.T) {
			x := alone(t, `{"phase":"journey","round":4,"mages":[{"at":"w1","apprentices":{"master-will":1,"fundamental-will":1,"fundamental-time":2,"fundamental-matter":1}}],"places":[{"id":"w1","kind":"mine","tower":1}]}`)
			want(t, "of the Master alone", strings.Join(alone(t, `{"mages":[{"apprentices":{"master-will":1}}]}`).Learned(1), " "), "stoneskin gate befuddle")
			for _, into := range []string{"advanced-time-will", "advanced-matter-time", "master-time"} {
				x.do(promote, 1, `{"into":"`+into+`"}`)
			}
		},
		"EX-M-25": func(t *testing.T) {
			want(t, "two", two(t, "").rounds(), 15)
			want(t, "three", three(t, "").rounds(), 14)
			want(t, "four", four(t, "").rounds(), 13)
		},
		"EX-M-26": func(t *testing.T) {
			x := north(t, `"mages":[{"at":"w1","company":3}]`, `{"id":"w4","kind":"grove","token":"chasm","by":1}`)
			x.do(travel, 1, `{"to":"w4"}`)
			want(t, "one's own chasm", x.Mages[0].Company, 2)
		},
		"EX-M-27 EX-M-28": func(t *testing.T) {
			for _, tower := range []string{"", `,"tower":2`} {
				x := north(t, `"mages":[{"at":"w1","apprentices":{"master-nature":1},"relics":{"seeds":3}}]`, `{"id":"w2","kind":"crypt"`+tower+`}`)
				spots := `[{"place":"w4","q":-2,"r":0},{"place":"w5","q":-2,"r":1}]`
				if tower == "" {
					spots = `[{"place":"w4","q":-4,"r":0},{"place":"w5","q":-2,"r":1}]`
				}
				x.refused("M-81", cast, 1, `{"spell":"upheaval","layout":`+spots+`}`)
			}
		},
	}
	for name, test := range examples {
		t.Run(name, test)
	}
}

// claimed is what is told of the claim of a place that takes a follower.
func claimed(x *table, steps, clockwise int) string {
	if x.ringAt(steps, clockwise).Kind.Holds() {
		return " M-90"
	}
	return ""
}

// shadowed casts a spell behind a shadow before Matter and Time: what is left of its
// caster's relics, and what the shadow's owner gains.
func shadowed(spell, relics, send, what string, left Relics, toll int) func(*testing.T) {
	return func(t *testing.T) {
		t.Helper()
		none := `"scrolls":0,"gems":0,"bones":0,"blood":0,"seeds":0,"widgets":0`
		x := north(t, `"mages":[{"at":"w1","relics":{`+merged(none, relics)+`},"book":["`+spell+`"],"doors":[0,0,0,0,0,2]},{"relics":{`+none+`}}]`)
		supply := x.Mages[1].Supply
		x.do(cast, 1, send)
		want(t, what, x.Mages[0].Relics, left)
		want(t, "the owner gains", x.Mages[1].Relics.total(), toll)
		want(t, "the shadow goes home", x.Mages[1].Supply, supply+toll)
	}
}

// merged are fields with others over them.
func merged(base, over string) string {
	var list []string
	for _, f := range strings.Split(base, ",") {
		name, _, _ := strings.Cut(f, ":")
		if !strings.Contains(over, name) {
			list = append(list, f)
		}
	}
	return strings.Join(append(list, over), ",")
}
