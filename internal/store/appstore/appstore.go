// Package appstore opens the store of the running app where its system keeps
// the files of apps: a folder on computers and phones, the browser's own
// storage on the web. It is the only part of the store that knows the toolkit.
package appstore
