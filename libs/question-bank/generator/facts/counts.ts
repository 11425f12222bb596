import { readFacts } from './table.js';

/** How many there are of something, after "How many". */
export const counts = readFacts(`
E | inches are there in a foot | 12
M | feet are there in a yard | 3
M | ounces are there in a pound | 16
M | pounds are there in a stone | 14
M | pints are there in a gallon | 8
H | furlongs are there in a mile | 8
H | yards are there in a furlong | 220
E | things are there in a dozen | 12
M | things are there in a gross | 144
M | years are there in a score | 20
M | things are there in a baker's dozen | 13
E | days are there in a fortnight | 14
E | years are there in a century | 100
E | years are there in a millennium | 1000
E | degrees are there in a full circle | 360
E | degrees are there in a right angle | 90
M | degrees do the angles of a triangle add up to | 180
E | sides does a pentagon have | 5
E | sides does a hexagon have | 6
M | sides does a heptagon have | 7
M | sides does a nonagon have | 9
E | sides does a decagon have | 10
M | sides does a dodecagon have | 12
E | faces does a cube have | 6
M | edges does a cube have | 12
M | corners does a cube have | 8
H | faces does a tetrahedron have | 4
H | faces does an octahedron have | 8
H | faces does an icosahedron have | 20
M | squares are there on a chessboard | 64
E | letters are there in the English alphabet | 26
E | vowels are among the letters of the English alphabet, leaving out Y | 5
M | letters are there in the Greek alphabet | 24
M | stars are there on the flag of the United States | 50
M | stripes are there on the flag of the United States | 13
M | lines does a limerick have | 5
M | lines does a sonnet have | 14
M | syllables does a haiku have in all | 17
E | strings does a cello have | 4
H | strings does a kora usually have | 21
E | wheels does a tricycle have | 3
M | dots are there on the two halves of the double six in dominoes | 12
M | tiles are there in a standard set of dominoes up to double six | 28
M | letters does each player start with in Scrabble | 7
M | signs are there in the zodiac | 12
M | muses were there in Greek myth | 9
M | labours did Hercules have to do | 12
E | wonders of the ancient world are there | 7
E | minutes are there in three hours | 180
E | hours are there in a week | 168
M | minutes are there in a day | 1440
M | seconds are there in an hour | 3600
M | weeks are there in a year, not counting the odd day | 52
`);
