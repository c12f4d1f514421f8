package magewars

import "github.com/quickcast/quickcast/rules/keyword"

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
	list := where(s.inPlay(s.Objects), func(o *Object) bool {
		p := s.Player(o.Controller)
		return o.has(keyword.Spawnpoint) && !o.used(castMarker) && (!p.Prepares || p.Planned > 0)
	})
	byRank(list, func(o *Object) int { return s.fromInitiative(o.Controller) })
	return list
}
