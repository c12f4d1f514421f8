package table

// Whole is a Shared that is the whole board and shows the seats itself.
type Whole interface{ Whole() }
