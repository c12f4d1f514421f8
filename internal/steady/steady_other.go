//go:build !linux && !darwin && !windows

package steady

func here() system { return system{} }
