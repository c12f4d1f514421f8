package attackodds

import "github.com/quickcast/quickcast/rules/combat"

// Fighter is a creature, a mage or something else on the table that can attack or be attacked.
type Fighter struct {
	ID, Name string
	Side     string   // whose it is
	Bars     []string // what it attacks with
	Left     int      // of its life; 0 for what has none to lose
}

// Live is the table that lies open, for who plays with its odds elsewhere.
type Live interface {
	Fighters() []Fighter
	// Meet is the attack of one on another with a bar, as the table stands now. False where
	// either is gone.
	Meet(attacker, bar, target string) (combat.Exchange, bool)
}
