package catalog

type index struct{}
