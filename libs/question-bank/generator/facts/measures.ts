import { readFacts } from './table.js';

/**
 * Numbers, each asked for without the question mark: what is right, its unit, how far off still earns a share, from where to
 * where it is looked for. Nothing that changes in a lifetime, unless the question says of when.
 */
export const scienceMeasures = readFacts(`
M | How many kilometres does light travel in one second through empty space | 299792 | km | 50000 | 0 | 1000000
M | How fast does sound travel through air of 20 °C | 343 | m/s | 50 | 0 | 2000
M | How far away is the Moon, on average | 384400 | km | 50000 | 0 | 1000000
M | To the nearest ten million, how many million kilometres is it from the Earth to the Sun | 150 | million km | 20 | 0 | 500
H | How long is the Earth's equator | 40075 | km | 5000 | 0 | 100000
H | What is the diameter of the Moon | 3474 | km | 500 | 0 | 10000
M | After how many Earth days has Mercury gone round the Sun once | 88 | days | 20 | 0 | 1000
H | After how many Earth days has Mars gone round the Sun once | 687 | days | 100 | 0 | 2000
H | After how many Earth years has Neptune gone round the Sun once | 165 | years | 30 | 0 | 500
M | How many chromosomes does a cell of the human body usually have | 46 | | 6 | 0 | 100
M | How many teeth has a full adult set, wisdom teeth included | 32 | | 4 | 0 | 60
M | How many ribs do most people have | 24 | | 4 | 0 | 50
H | How many bones are in one human hand, the wrist included | 27 | | 5 | 0 | 60
M | How many bones are in the neck of a giraffe | 7 | | 3 | 0 | 30
H | At how many degrees Celsius does iron melt | 1538 | °C | 200 | 0 | 4000
H | At how many degrees Celsius does gold melt | 1064 | °C | 200 | 0 | 4000
H | To the nearest degree Celsius, how cold is absolute zero | -273 | °C | 30 | -500 | 0
M | How many people walked on the Moon in the years of the Apollo missions | 12 | | 4 | 0 | 40
M | After how many days does a hen's egg usually hatch | 21 | days | 4 | 0 | 60
H | Of how many elements did the periodic table consist in 2024 | 118 | | 10 | 0 | 200
`);

export const heights = readFacts(`
E | Mount Everest | 8849 | m | 500 | 0 | 10000
H | K2, the second highest mountain in the world | 8611 | m | 500 | 0 | 10000
M | Aconcagua, the highest mountain of South America | 6961 | m | 500 | 0 | 10000
H | Denali, the highest mountain of North America | 6190 | m | 500 | 0 | 10000
M | Kilimanjaro, the highest mountain of Africa | 5895 | m | 500 | 0 | 10000
H | Mount Elbrus in the Caucasus | 5642 | m | 500 | 0 | 10000
H | Mount Kenya | 5199 | m | 500 | 0 | 10000
M | the Matterhorn | 4478 | m | 500 | 0 | 10000
H | Toubkal in Morocco | 4167 | m | 500 | 0 | 10000
M | Mount Fuji | 3776 | m | 500 | 0 | 10000
M | the Zugspitze, Germany's highest mountain | 2962 | m | 500 | 0 | 10000
M | Ben Nevis, Scotland's highest mountain | 1345 | m | 200 | 0 | 10000
`);

export const landmarkMeasures = readFacts(`
M | How high is the Burj Khalifa in Dubai, to its very tip | 828 | m | 100 | 0 | 2000
H | How high is the Statue of Liberty, from the ground to the torch | 93 | m | 20 | 0 | 300
M | How high was the Great Pyramid of Giza when it was new | 147 | m | 30 | 0 | 500
H | How high is the Empire State Building, its antenna included | 443 | m | 50 | 0 | 1000
H | How high is Angel Falls, the highest waterfall in the world | 979 | m | 200 | 0 | 3000
H | How long is the Panama Canal | 82 | km | 20 | 0 | 500
M | How long is the Channel Tunnel between England and France | 50 | km | 10 | 0 | 200
M | How long is the longer edge of a sheet of A4 paper, in millimetres | 297 | mm | 30 | 0 | 1000
M | How many squares can one land on along the edge of a Monopoly board | 40 | | 8 | 0 | 100
H | How many books has the Bible as most Protestants read it | 66 | | 10 | 0 | 200
H | How many cards are in a pack of tarot | 78 | | 10 | 0 | 200
M | How many dots at most make one letter in Braille | 6 | | 2 | 0 | 20
M | How many states were members of the United Nations in 2024 | 193 | | 20 | 0 | 400
H | How many states were members of the African Union in 2024 | 55 | | 6 | 0 | 120
`);

export const sportMeasures = readFacts(`
H | How wide is a football goal between its posts | 7.32 | m | 1 | 0 | 20
M | How high above the floor is the ring in basketball | 3.05 | m | 0.5 | 0 | 10
H | How high is a tennis net in the middle | 91.4 | cm | 10 | 0 | 200
H | How long is a cricket pitch from wicket to wicket | 20.12 | m | 4 | 0 | 60
M | How many points is a perfect game of ten-pin bowling | 300 | points | 50 | 0 | 1000
M | How many laps of the track is a race of 10,000 metres | 25 | laps | 5 | 0 | 100
M | How long is a quarter of a game in the NBA, in minutes | 12 | minutes | 3 | 0 | 40
M | How long is each of the three periods of an ice hockey game | 20 | minutes | 5 | 0 | 60
H | How heavy is the shot that men put at the Olympics | 7.26 | kg | 1 | 0 | 20
M | In how many seconds did Usain Bolt run 100 metres in Berlin in 2009 | 9.58 | seconds | 0.2 | 9 | 11
H | How many goals did Just Fontaine score at the World Cup of 1958 | 13 | goals | 3 | 0 | 30
M | How many goals did Germany score against Brazil in the World Cup semi-final of 2014 | 7 | goals | 2 | 0 | 15
M | How many gold medals did Michael Phelps win at Beijing in 2008 | 8 | medals | 2 | 0 | 20
H | How many Olympic gold medals did Michael Phelps win in his whole career | 23 | medals | 5 | 0 | 50
M | How many gold medals did Jesse Owens win in Berlin in 1936 | 4 | medals | 1 | 0 | 12
H | How many gold medals did the swimmer Mark Spitz win in Munich in 1972 | 7 | medals | 2 | 0 | 20
M | How many balls are on a snooker table at the start, the white one included | 22 | balls | 5 | 0 | 50
H | How many hurdles stand in each lane of the 110 metres hurdles | 10 | hurdles | 2 | 0 | 30
H | How many feathers has a shuttlecock in badminton, by the rules | 16 | feathers | 4 | 0 | 50
M | To the nearest metre, how far from the goal line is the penalty spot in football | 11 | m | 2 | 0 | 40
`);

export const filmMeasures = readFacts(`
M | How many Oscars did James Cameron's 'Titanic' win | 11 | Oscars | 3 | 0 | 20
H | How many Oscars did 'Slumdog Millionaire' win | 8 | Oscars | 2 | 0 | 20
H | How many Oscars did 'The Silence of the Lambs' win | 5 | Oscars | 2 | 0 | 20
M | How many Oscars did 'Oppenheimer' win | 7 | Oscars | 2 | 0 | 20
H | For how many Oscars was 'La La Land' nominated | 14 | Oscars | 3 | 0 | 20
H | How many minutes long is 'Avengers: Endgame' | 181 | minutes | 20 | 60 | 300
M | How many minutes long is the first 'Godfather' film | 175 | minutes | 20 | 60 | 300
M | Of how many films does the story of Harry Potter consist in the cinema | 8 | films | 2 | 0 | 20
M | In how many films did Daniel Craig play James Bond | 5 | films | 2 | 0 | 20
H | How many pictures a second have films had since the first talkies | 24 | pictures | 5 | 0 | 120
`);

export const popMeasures = readFacts(`
E | How many seasons of 'Friends' were made | 10 | seasons | 2 | 0 | 30
M | How many seasons of 'Game of Thrones' were made | 8 | seasons | 2 | 0 | 30
M | How many seasons of 'Breaking Bad' were made | 5 | seasons | 2 | 0 | 30
M | How many novels did J. K. Rowling write about Harry Potter's years at school | 7 | novels | 2 | 0 | 20
`);

export const historyMeasures = readFacts(`
M | For how many years was Nelson Mandela a prisoner | 27 | years | 6 | 0 | 60
H | For how many years was Victoria Queen of the United Kingdom | 63 | years | 10 | 0 | 100
M | For how many years was Elizabeth II Queen of the United Kingdom | 70 | years | 10 | 0 | 100
M | How many wives did Henry VIII marry, one after another | 6 | wives | 2 | 0 | 20
H | How many years lay between the beginning and the end of the Hundred Years' War | 116 | years | 20 | 50 | 200
H | How many US Presidents are carved into Mount Rushmore | 4 | | 1 | 0 | 15
M | At which age was John F. Kennedy elected President | 43 | years | 8 | 20 | 90
H | At which age was Martin Luther King killed | 39 | years | 8 | 20 | 90
`);
