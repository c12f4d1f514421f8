package catalog

import "github.com/quickcast/quickcast/rules/training"

// mageRecord is an entry of mages.json: what is on the card and what it is trained in.
type mageRecord struct {
	Mage
	trained
}

type trained = training.Mage

// mage gives the mage of the record.
func (r *mageRecord) mage() *Mage {
	m := &r.Mage
	m.Training = r.trained
	m.Training.ID, m.Training.Game, m.Training.Class = string(m.ID), m.Game, m.Class
	return m
}
