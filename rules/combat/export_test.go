package combat

// Odds gives the exact distribution of all that can come of both attacks.
func (w *Sweep) Odds() SweepOdds { return w.odds(nil) }

// Resolve plays both attacks once with the rolls given.
func (w *Sweep) Resolve(rolls Rolls) (Report, error) {
	var sc script
	w.write(&sc)
	return play(w.law(), &sc, rolls)
}
