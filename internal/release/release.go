// Package release says which Quickcast this is.
package release

// Version is the version of Quickcast. FyneApp.toml says the same (a test
// compares them).
const Version = "0.1.0"
