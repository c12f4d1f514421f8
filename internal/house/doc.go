// Package house holds the rules of the house, as tests: who may import whom,
// no hidden state and no clock in the law of the games, files that can be read
// in one sitting, and texts that are whole in both languages. There is no code
// here but theirs.
package house
