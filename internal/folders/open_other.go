//go:build !unix

package folders

// withoutWaiting is nothing where no file waits in its opening.
const withoutWaiting = 0
