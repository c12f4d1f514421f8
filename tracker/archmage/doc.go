// Package archmage is the table of Archmage: planets and relics, the wheel of
// apprentices, the land with its locations, spells, scoring, and the Warlord whom one
// player meets alone. Its rules are numbered M-1 to M-100.
//
// What the rulebook prints nowhere (numbers of the planet track, maps, the words of the
// spell cards) comes as data with the setup; see Begin.
package archmage
