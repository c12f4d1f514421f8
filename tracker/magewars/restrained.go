package magewars

// flying is the keyword of flyers; see grounded.
const flying = "Flying"

// flies tells whether the object has Flying now.
func (o *Object) flies() bool { return o.Has(flying) }

// grounded tells whether a flyer has lost Flying: while it guards, is Restrained or
// cannot act.
func (o *Object) grounded() bool {
	return o.Guard || o.Restrained() || o.Incapacitated()
}

// Incapacitated tells whether the object can do nothing.
func (o *Object) Incapacitated() bool {
	return o.Conditions[Stun]+o.Conditions[Sleep] > 0 || o.owns("Incapacitated")
}

// restrained is the condition of being held without a marker of its own.
const restrained = "restrained"

// Restrained tells whether the object is held. What cannot be is not,
// whatever would hold it (reading S).
func (o *Object) Restrained() bool {
	held := o.Conditions[Cripple] > 0 || o.Conditions[restrained] > 0 || o.owns("Restrained")
	return held && o.containable()
}

// containable tells whether the object can be Restrained at all: no conjuration can
// nor what is Uncontainable, as all that is Incorporeal is.
func (o *Object) containable() bool {
	return o.IsCreature() && !o.owns("Uncontainable") && !o.owns("Incorporeal")
}

// restrains tells whether a condition holds who has it.
func restrains(condition string) bool { return condition == Cripple || condition == restrained }
