package magewars

import (
	"slices"

	"github.com/quickcast/quickcast/rules/keyword"
)

// heedDeployment tells who should have cast before a spawnpoint that does: in the
// Deployment they go in the order of the initiative.
func (d *draft) heedDeployment(o *Object) {
	if d.Phase != DeploymentPhase {
		return
	}
	for _, first := range d.deployers() {
		if first.ID != o.ID && d.fromInitiative(first.Controller) < d.fromInitiative(o.Controller) && !d.Allied(first.Controller, o.Controller) {
			d.remind("table.noticeDeploysFirst", "R-23", "Name", first.Printed.Name, "Player", d.Mage(first.Controller).Printed.Name)
		}
	}
}

// deployers are the spawnpoints that can still cast in this Deployment, in the order of
// the initiative: those whose mage has a spell prepared, as far as it said.
func (s *State) deployers() []*Object {
	if s.Phase != DeploymentPhase {
		return nil
	}
	var list []*Object
	for _, o := range s.Objects {
		p := s.Player(o.Controller)
		if o.has(keyword.Spawnpoint) && !o.FaceDown && !o.used(castMarker) && !p.Gone && (!p.Prepares || p.Planned > 0) {
			list = append(list, o)
		}
	}
	slices.SortStableFunc(list, func(a, b *Object) int { return s.fromInitiative(a.Controller) - s.fromInitiative(b.Controller) })
	return list
}
