// Made by `npm run bank:generate` (docs/question-bank.md). Change the facts in libs/question-bank/generator, not this file.
import { readBank } from '../read-bank.js';

export const everydayFacts = [
  ...readBank(
    'General Knowledge',
    `
fact-how-many-inches-are-there-in-a-foot | E | How many inches are there in a foot? | 10 | *12 | 14 | 16
fact-how-many-feet-are-there-in-a-yard | M | How many feet are there in a yard? | 1 | 2 | *3 | 4
fact-how-many-ounces-are-there-in-a-pound | M | How many ounces are there in a pound? | 10 | 12 | 14 | *16
fact-how-many-pounds-are-there-in-a-stone | M | How many pounds are there in a stone? | *14 | 16 | 18 | 20
fact-how-many-pints-are-there-in-a-gallon | M | How many pints are there in a gallon? | 5 | 6 | 7 | *8
fact-how-many-furlongs-are-there-in-a-mile | H | How many furlongs are there in a mile? | *8 | 9 | 10 | 11
fact-how-many-yards-are-there-in-a-furlong | H | How many yards are there in a furlong? | 198 | *220 | 242 | 264
fact-how-many-things-are-there-in-a-dozen | E | How many things are there in a dozen? | 8 | 10 | *12 | 14
fact-how-many-things-are-there-in-a-gross | M | How many things are there in a gross? | 102 | 116 | 130 | *144
fact-how-many-years-are-there-in-a-score | M | How many years are there in a score? | *20 | 24 | 28 | 32
fact-how-many-things-are-there-in-a-baker-dozen | M | How many things are there in a baker's dozen? | 9 | 11 | *13 | 15
fact-how-many-days-are-there-in-a-fortnight | E | How many days are there in a fortnight? | 12 | *14 | 16 | 18
fact-how-many-years-are-there-in-a-century | E | How many years are there in a century? | 90 | *100 | 110 | 120
fact-how-many-years-are-there-in-a-millennium | E | How many years are there in a millennium? | 700 | 800 | 900 | *1,000
fact-how-many-degrees-are-there-in-a-full-circle | E | How many degrees are there in a full circle? | *360 | 396 | 432 | 468
fact-how-many-degrees-are-there-in-a-right-angle | E | How many degrees are there in a right angle? | 82 | 86 | *90 | 94
fact-how-many-degrees-do-the-angles-of-a-triangle-add-up-to | M | How many degrees do the angles of a triangle add up to? | 126 | 144 | 162 | *180
fact-how-many-sides-does-a-pentagon-have | E | How many sides does a pentagon have? | *5 | 6 | 7 | 8
fact-how-many-sides-does-a-hexagon-have | E | How many sides does a hexagon have? | 4 | 5 | *6 | 7
fact-how-many-sides-does-a-heptagon-have | M | How many sides does a heptagon have? | 6 | *7 | 8 | 9
fact-how-many-sides-does-a-nonagon-have | M | How many sides does a nonagon have? | 6 | 7 | 8 | *9
fact-how-many-sides-does-a-decagon-have | E | How many sides does a decagon have? | *10 | 12 | 14 | 16
fact-how-many-sides-does-a-dodecagon-have | M | How many sides does a dodecagon have? | 10 | *12 | 14 | 16
fact-how-many-faces-does-a-cube-have | E | How many faces does a cube have? | 4 | 5 | *6 | 7
fact-how-many-edges-does-a-cube-have | M | How many edges does a cube have? | *12 | 14 | 16 | 18
fact-how-many-corners-does-a-cube-have | M | How many corners does a cube have? | 7 | *8 | 9 | 10
fact-how-many-faces-does-a-tetrahedron-have | H | How many faces does a tetrahedron have? | 1 | 2 | 3 | *4
fact-how-many-faces-does-an-octahedron-have | H | How many faces does an octahedron have? | 6 | 7 | *8 | 9
fact-how-many-faces-does-an-icosahedron-have | H | How many faces does an icosahedron have? | 12 | 16 | *20 | 24
fact-how-many-squares-are-there-on-a-chessboard | M | How many squares are there on a chessboard? | 60 | *64 | 68 | 72
fact-how-many-letters-are-there-in-the-english-alphabet | E | How many letters are there in the English alphabet? | 14 | 18 | 22 | *26
fact-how-many-vowels-are-among-the-letters-of-the-english-alphabet-leaving-out-y | E | How many vowels are among the letters of the English alphabet, leaving out Y? | *5 | 6 | 7 | 8
fact-how-many-letters-are-there-in-the-greek-alphabet | M | How many letters are there in the Greek alphabet? | *24 | 28 | 32 | 36
fact-how-many-stars-are-there-on-the-flag-of-the-united-states | M | How many stars are there on the flag of the United States? | 46 | *50 | 54 | 58
fact-how-many-stripes-are-there-on-the-flag-of-the-united-states | M | How many stripes are there on the flag of the United States? | 7 | 9 | 11 | *13
fact-how-many-lines-does-a-limerick-have | M | How many lines does a limerick have? | 3 | 4 | *5 | 6
fact-how-many-lines-does-a-sonnet-have | M | How many lines does a sonnet have? | 8 | 10 | 12 | *14
fact-how-many-syllables-does-a-haiku-have-in-all | M | How many syllables does a haiku have in all? | 15 | *17 | 19 | 21
fact-how-many-strings-does-a-kora-usually-have | H | How many strings does a kora usually have? | 13 | 17 | *21 | 25
fact-how-many-wheels-does-a-tricycle-have | E | How many wheels does a tricycle have? | *3 | 4 | 5 | 6
fact-how-many-dots-are-there-on-the-two-halves-of-the-double-six-in-dominoes | M | How many dots are there on the two halves of the double six in dominoes? | *12 | 14 | 16 | 18
fact-how-many-tiles-are-there-in-a-standard-set-of-dominoes-up-to-double-six | M | How many tiles are there in a standard set of dominoes up to double six? | 24 | *28 | 32 | 36
fact-how-many-letters-does-each-player-start-with-in-scrabble | M | How many letters does each player start with in Scrabble? | 5 | 6 | *7 | 8
fact-how-many-signs-are-there-in-the-zodiac | M | How many signs are there in the zodiac? | 6 | 8 | 10 | *12
fact-how-many-muses-were-there-in-greek-myth | M | How many muses were there in Greek myth? | 8 | *9 | 10 | 11
fact-how-many-labours-did-hercules-have-to-do | M | How many labours did Hercules have to do? | *12 | 14 | 16 | 18
fact-how-many-wonders-of-the-ancient-world-are-there | E | How many wonders of the ancient world are there? | 4 | 5 | 6 | *7
fact-how-many-minutes-are-there-in-three-hours | E | How many minutes are there in three hours? | 144 | 162 | *180 | 198
fact-how-many-hours-are-there-in-a-week | E | How many hours are there in a week? | 117 | 134 | 151 | *168
fact-how-many-minutes-are-there-in-a-day | M | How many minutes are there in a day? | 1,152 | 1,296 | *1,440 | 1,584
fact-how-many-seconds-are-there-in-an-hour | M | How many seconds are there in an hour? | *3,600 | 3,960 | 4,320 | 4,680
fact-how-many-weeks-are-there-in-a-year-not-counting-the-odd-day | M | How many weeks are there in a year, not counting the odd day? | 48 | *52 | 56 | 60
`,
  ),
  ...readBank(
    'General Knowledge',
    `
fact-greek-beta | M | Which Greek letter comes right after alpha? | Delta | *Beta | Epsilon | Zeta
fact-greek-gamma | M | Which Greek letter comes right after beta? | *Gamma | Epsilon | Zeta | Eta
fact-greek-delta | M | Which Greek letter comes right after gamma? | Epsilon | Theta | Eta | *Delta
fact-greek-epsilon | M | Which Greek letter comes right after delta? | Beta | Alpha | *Epsilon | Eta
fact-greek-zeta | H | Which Greek letter comes right after epsilon? | Delta | Theta | *Zeta | Beta
fact-greek-eta | H | Which Greek letter comes right after zeta? | Lambda | *Eta | Epsilon | Gamma
fact-greek-theta | H | Which Greek letter comes right after eta? | *Theta | Zeta | Iota | Lambda
fact-greek-iota | H | Which Greek letter comes right after theta? | Zeta | Epsilon | Nu | *Iota
fact-greek-kappa | H | Which Greek letter comes right after iota? | *Kappa | Nu | Zeta | Xi
fact-greek-lambda | H | Which Greek letter comes right after kappa? | Theta | *Lambda | Nu | Xi
fact-greek-mu | H | Which Greek letter comes right after lambda? | Pi | Iota | Nu | *Mu
fact-greek-nu | H | Which Greek letter comes right after mu? | Pi | Omicron | *Nu | Xi
fact-greek-xi | H | Which Greek letter comes right after nu? | *Xi | Rho | Lambda | Omicron
fact-greek-omicron | H | Which Greek letter comes right after xi? | Lambda | Nu | *Omicron | Pi
fact-greek-pi | H | Which Greek letter comes right after omicron? | Upsilon | *Pi | Tau | Mu
fact-greek-rho | H | Which Greek letter comes right after pi? | Xi | Phi | Upsilon | *Rho
fact-greek-sigma | H | Which Greek letter comes right after rho? | Xi | *Sigma | Chi | Phi
fact-greek-tau | H | Which Greek letter comes right after sigma? | *Tau | Pi | Psi | Rho
fact-greek-upsilon | H | Which Greek letter comes right after tau? | Rho | Pi | Sigma | *Upsilon
fact-greek-phi | H | Which Greek letter comes right after upsilon? | Rho | Sigma | *Phi | Psi
fact-greek-chi | H | Which Greek letter comes right after phi? | Sigma | Psi | Upsilon | *Chi
fact-greek-psi | H | Which Greek letter comes right after chi? | Phi | *Psi | Upsilon | Tau
fact-greek-omega | H | Which Greek letter comes right after psi? | *Omega | Chi | Phi | Upsilon
`,
  ),
  ...readBank(
    'General Knowledge',
    `
fact-radio-a | M | Pilots spell over the radio. Which word do they say for the letter A? | *Alfa | Apple | Able | Amber
fact-radio-b | M | Pilots spell over the radio. Which word do they say for the letter B? | Beta | Baker | *Bravo | Boston
fact-radio-c | M | Pilots spell over the radio. Which word do they say for the letter C? | Castle | Cobra | Canada | *Charlie
fact-radio-d | M | Pilots spell over the radio. Which word do they say for the letter D? | Dog | *Delta | Domino | Denver
fact-radio-e | M | Pilots spell over the radio. Which word do they say for the letter E? | Eagle | *Echo | England | Easy
fact-radio-f | M | Pilots spell over the radio. Which word do they say for the letter F? | *Foxtrot | Falcon | Florida | Fox
fact-radio-g | M | Pilots spell over the radio. Which word do they say for the letter G? | Giant | George | *Golf | Gamma
fact-radio-h | M | Pilots spell over the radio. Which word do they say for the letter H? | Harbour | Honey | Harry | *Hotel
fact-radio-i | M | Pilots spell over the radio. Which word do they say for the letter I? | Item | Italy | *India | Island
fact-radio-j | M | Pilots spell over the radio. Which word do they say for the letter J? | Jungle | Jack | Japan | *Juliett
fact-radio-k | M | Pilots spell over the radio. Which word do they say for the letter K? | *Kilo | King | Kite | Kenya
fact-radio-l | M | Pilots spell over the radio. Which word do they say for the letter L? | Lion | *Lima | London | Love
fact-radio-m | M | Pilots spell over the radio. Which word do they say for the letter M? | Mother | Metro | Mango | *Mike
fact-radio-n | M | Pilots spell over the radio. Which word do they say for the letter N? | Nectar | North | *November | Nigeria
fact-radio-o | M | Pilots spell over the radio. Which word do they say for the letter O? | *Oscar | Otter | Orange | Ocean
fact-radio-p | M | Pilots spell over the radio. Which word do they say for the letter P? | Peter | *Papa | Panda | Paris
fact-radio-q | M | Pilots spell over the radio. Which word do they say for the letter Q? | Quick | Quartz | *Quebec | Queen
fact-radio-r | M | Pilots spell over the radio. Which word do they say for the letter R? | *Romeo | River | Roger | Radio
fact-radio-s | M | Pilots spell over the radio. Which word do they say for the letter S? | Samba | Sugar | Sunday | *Sierra
fact-radio-t | M | Pilots spell over the radio. Which word do they say for the letter T? | Tokyo | *Tango | Tiger | Table
fact-radio-u | M | Pilots spell over the radio. Which word do they say for the letter U? | *Uniform | Under | Uganda | Uncle
fact-radio-v | M | Pilots spell over the radio. Which word do they say for the letter V? | Velvet | *Victor | Vulture | Vienna
fact-radio-w | M | Pilots spell over the radio. Which word do they say for the letter W? | Winter | Water | *Whiskey | William
fact-radio-y | M | Pilots spell over the radio. Which word do they say for the letter Y? | Yoke | Yellow | Yacht | *Yankee
fact-radio-z | M | Pilots spell over the radio. Which word do they say for the letter Z? | *Zulu | Zero | Zambia | Zebra
`,
  ),
];
