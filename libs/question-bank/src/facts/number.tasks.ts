// Made by `npm run bank:generate` (docs/question-bank.md). Change the facts in libs/question-bank/generator, not this file.
import { readTasks } from '../read-tasks.js';

export const numberTasks = [
  ...readTasks(
    'Science',
    'number',
    `
fact-discovered-the-discovery-of-the-planet-uranus | H | In which year did William Herschel discover the planet Uranus? | 1781 |  | 30 | 1600 | 1950
fact-discovered-the-discovery-of-the-planet-neptune | H | In which year did astronomers find the planet Neptune where it had been reckoned to be? | 1846 |  | 30 | 1600 | 1950
fact-discovered-the-discovery-of-x-rays | M | In which year did Wilhelm Röntgen discover X-rays? | 1895 |  | 15 | 1600 | 1950
fact-discovered-the-discovery-of-radium | H | In which year did Marie and Pierre Curie discover radium? | 1898 |  | 15 | 1600 | 1950
fact-discovered-the-discovery-of-penicillin | M | In which year did Alexander Fleming discover penicillin? | 1928 |  | 15 | 1900 | 2025
fact-discovered-the-discovery-of-pluto | M | In which year was Pluto discovered? | 1930 |  | 15 | 1900 | 2025
fact-discovered-the-discovery-of-dna-double-helix | M | In which year did Watson and Crick describe the double helix of DNA? | 1953 |  | 8 | 1900 | 2025
fact-discovered-the-first-human-being-flight-into-space | M | In which year did Yuri Gagarin fly into space? | 1961 |  | 8 | 1900 | 2025
fact-discovered-the-first-transplant-of-a-human-heart | H | In which year did Christiaan Barnard transplant a human heart for the first time? | 1967 |  | 8 | 1900 | 2025
fact-discovered-the-launch-of-the-space-probe-voyager-1 | M | In which year did the space probe Voyager 1 set out? | 1977 |  | 8 | 1900 | 2025
fact-discovered-the-launch-of-the-hubble-space-telescope | M | In which year was the Hubble Space Telescope brought into orbit? | 1990 |  | 8 | 1900 | 2025
fact-discovered-the-birth-of-dolly-the-cloned-sheep | M | In which year was Dolly, the cloned sheep, born? | 1996 |  | 8 | 1900 | 2025
fact-discovered-the-first-sighting-of-gravitational-waves | H | In which year were gravitational waves measured for the first time? | 2015 |  | 8 | 1900 | 2025
`,
  ),
  ...readTasks(
    'Science',
    'number',
    `
fact-science-number-how-many-kilometres-does-light-travel-in-one | M | How many kilometres does light travel in one second through empty space? | 299792 | km | 50000 | 0 | 1000000
fact-science-number-how-fast-does-sound-travel-through-air-of-20-c | M | How fast does sound travel through air of 20 °C? | 343 | m/s | 50 | 0 | 2000
fact-science-number-how-far-away-is-the-moon-on-average | M | How far away is the Moon, on average? | 384400 | km | 50000 | 0 | 1000000
fact-science-number-to-the-nearest-ten-million-how-many-million | M | To the nearest ten million, how many million kilometres is it from the Earth to the Sun? | 150 | million km | 20 | 0 | 500
fact-science-number-how-long-is-the-earth-equator | H | How long is the Earth's equator? | 40075 | km | 5000 | 0 | 100000
fact-science-number-what-is-the-diameter-of-the-moon | H | What is the diameter of the Moon? | 3474 | km | 500 | 0 | 10000
fact-science-number-after-how-many-earth-days-has-mercury-gone | M | After how many Earth days has Mercury gone round the Sun once? | 88 | days | 20 | 0 | 1000
fact-science-number-after-how-many-earth-days-has-mars-gone-round | H | After how many Earth days has Mars gone round the Sun once? | 687 | days | 100 | 0 | 2000
fact-science-number-after-how-many-earth-years-has-neptune-gone | H | After how many Earth years has Neptune gone round the Sun once? | 165 | years | 30 | 0 | 500
fact-science-number-how-many-chromosomes-does-a-cell-of-the-human | M | How many chromosomes does a cell of the human body usually have? | 46 |  | 6 | 0 | 100
fact-science-number-how-many-teeth-has-a-full-adult-set-wisdom | M | How many teeth has a full adult set, wisdom teeth included? | 32 |  | 4 | 0 | 60
fact-science-number-how-many-ribs-do-most-people-have | M | How many ribs do most people have? | 24 |  | 4 | 0 | 50
fact-science-number-how-many-bones-are-in-one-human-hand-the-wrist | H | How many bones are in one human hand, the wrist included? | 27 |  | 5 | 0 | 60
fact-science-number-how-many-bones-are-in-the-neck-of-a-giraffe | M | How many bones are in the neck of a giraffe? | 7 |  | 3 | 0 | 30
fact-science-number-at-how-many-degrees-celsius-does-iron-melt | H | At how many degrees Celsius does iron melt? | 1538 | °C | 200 | 0 | 4000
fact-science-number-at-how-many-degrees-celsius-does-gold-melt | H | At how many degrees Celsius does gold melt? | 1064 | °C | 200 | 0 | 4000
fact-science-number-to-the-nearest-degree-celsius-how-cold-is | H | To the nearest degree Celsius, how cold is absolute zero? | -273 | °C | 30 | -500 | 0
fact-science-number-how-many-people-walked-on-the-moon-in-the-years | M | How many people walked on the Moon in the years of the Apollo missions? | 12 |  | 4 | 0 | 40
fact-science-number-after-how-many-days-does-a-hen-egg-usually-hatch | M | After how many days does a hen's egg usually hatch? | 21 | days | 4 | 0 | 60
fact-science-number-of-how-many-elements-did-the-periodic-table | H | Of how many elements did the periodic table consist in 2024? | 118 |  | 10 | 0 | 200
`,
  ),
  ...readTasks(
    'Science',
    'number',
    `
fact-protons-c | M | How many protons are in the nucleus of an atom of carbon? | 6 |  | 2 | 0 | 120
fact-protons-o | M | How many protons are in the nucleus of an atom of oxygen? | 8 |  | 2 | 0 | 120
fact-protons-al | H | How many protons are in the nucleus of an atom of aluminium? | 13 |  | 2 | 0 | 120
fact-protons-si | H | How many protons are in the nucleus of an atom of silicon? | 14 |  | 2 | 0 | 120
fact-protons-p | H | How many protons are in the nucleus of an atom of phosphorus? | 15 |  | 2 | 0 | 120
fact-protons-cl | H | How many protons are in the nucleus of an atom of chlorine? | 17 |  | 2 | 0 | 120
fact-protons-k | H | How many protons are in the nucleus of an atom of potassium? | 19 |  | 2 | 0 | 120
fact-protons-cu | H | How many protons are in the nucleus of an atom of copper? | 29 |  | 5 | 0 | 120
fact-protons-ag | H | How many protons are in the nucleus of an atom of silver? | 47 |  | 5 | 0 | 120
fact-protons-sn | H | How many protons are in the nucleus of an atom of tin? | 50 |  | 5 | 0 | 120
fact-protons-i | H | How many protons are in the nucleus of an atom of iodine? | 53 |  | 5 | 0 | 120
fact-protons-u | H | How many protons are in the nucleus of an atom of uranium? | 92 |  | 5 | 0 | 120
`,
  ),
  ...readTasks(
    'History',
    'number',
    `
fact-milestone-the-battle-of-hastings | M | In which year was the Battle of Hastings fought? | 1066 |  | 60 | 900 | 1700
fact-milestone-the-sealing-of-magna-carta | H | In which year did King John of England seal Magna Carta? | 1215 |  | 60 | 900 | 1700
fact-milestone-the-fall-of-constantinople-to-the-ottomans | H | In which year did Constantinople fall to the Ottomans? | 1453 |  | 60 | 900 | 1700
fact-milestone-vasco-da-gama-arrival-in-india | H | In which year did Vasco da Gama reach India by sea? | 1498 |  | 60 | 900 | 1700
fact-milestone-the-gunpowder-plot-in-london | M | In which year did Guy Fawkes and his friends try to blow up Parliament in London? | 1605 |  | 30 | 1600 | 1950
fact-milestone-the-boston-tea-party | H | In which year did rebels throw tea into the harbour of Boston? | 1773 |  | 30 | 1600 | 1950
fact-milestone-the-independence-of-haiti | H | In which year did Haiti declare its independence? | 1804 |  | 30 | 1600 | 1950
fact-milestone-the-battle-of-trafalgar | H | In which year did Nelson win the Battle of Trafalgar? | 1805 |  | 30 | 1600 | 1950
fact-milestone-the-battle-of-waterloo | M | In which year did Napoleon lose the Battle of Waterloo? | 1815 |  | 30 | 1600 | 1950
fact-milestone-the-meiji-restoration-in-japan | H | In which year did the Meiji Restoration bring the Emperor of Japan back to power? | 1868 |  | 15 | 1600 | 1950
fact-milestone-the-opening-of-the-berlin-conference-on-africa | H | In which year did European powers open the Berlin Conference on Africa? | 1884 |  | 15 | 1600 | 1950
fact-milestone-the-end-of-slavery-in-brazil | M | In which year did Brazil put an end to slavery? | 1888 |  | 15 | 1600 | 1950
fact-milestone-ethiopia-victory-at-adwa | M | In which year did Ethiopia beat an Italian army at Adwa? | 1896 |  | 15 | 1600 | 1950
fact-milestone-the-amalgamation-of-northern-and-southern | M | In which year were Northern and Southern Nigeria made one? | 1914 |  | 15 | 1900 | 2025
fact-milestone-the-easter-rising-in-dublin | H | In which year was the Easter Rising in Dublin? | 1916 |  | 15 | 1900 | 2025
fact-milestone-the-outbreak-of-the-spanish-civil-war | M | In which year did the Spanish Civil War break out? | 1936 |  | 15 | 1900 | 2025
fact-milestone-the-bombing-of-hiroshima | E | In which year did an atomic bomb destroy Hiroshima? | 1945 |  | 15 | 1900 | 2025
fact-milestone-the-partition-of-india | M | In which year was British India divided into India and Pakistan? | 1947 |  | 15 | 1900 | 2025
fact-milestone-the-founding-of-nato | M | In which year was NATO founded? | 1949 |  | 15 | 1900 | 2025
fact-milestone-the-suez-crisis | H | In which year was the Suez Crisis? | 1956 |  | 8 | 1900 | 2025
fact-milestone-the-cuban-missile-crisis | M | In which year did the Cuban Missile Crisis bring the world to the brink of war? | 1962 |  | 8 | 1900 | 2025
fact-milestone-the-founding-of-the-organisation-of-african | M | In which year was the Organisation of African Unity founded in Addis Ababa? | 1963 |  | 8 | 1900 | 2025
fact-milestone-the-six-day-war | M | In which year was the Six-Day War? | 1967 |  | 8 | 1900 | 2025
fact-milestone-the-carnation-revolution-in-portugal | H | In which year did the Carnation Revolution free Portugal from dictatorship? | 1974 |  | 8 | 1900 | 2025
fact-milestone-the-founding-of-ecowas | M | In which year was ECOWAS founded in Lagos? | 1975 |  | 8 | 1900 | 2025
fact-milestone-the-genocide-in-rwanda | M | In which year was the genocide against the Tutsi in Rwanda? | 1994 |  | 8 | 1900 | 2025
fact-milestone-the-tsunami-in-the-indian-ocean | M | In which year did a tsunami hit the coasts of the Indian Ocean on 26 December? | 2004 |  | 8 | 1900 | 2025
fact-milestone-the-brexit-referendum | M | In which year did the British vote in a referendum to leave the European Union? | 2016 |  | 8 | 1900 | 2025
`,
  ),
  ...readTasks(
    'History',
    'number',
    `
fact-history-number-for-how-many-years-was-nelson-mandela-a-prisoner | M | For how many years was Nelson Mandela a prisoner? | 27 | years | 6 | 0 | 60
fact-history-number-for-how-many-years-was-victoria-queen-of-the | H | For how many years was Victoria Queen of the United Kingdom? | 63 | years | 10 | 0 | 100
fact-history-number-for-how-many-years-was-elizabeth-ii-queen-of | M | For how many years was Elizabeth II Queen of the United Kingdom? | 70 | years | 10 | 0 | 100
fact-history-number-how-many-wives-did-henry-viii-marry-one-after | M | How many wives did Henry VIII marry, one after another? | 6 | wives | 2 | 0 | 20
fact-history-number-how-many-years-lay-between-the-beginning-and | H | How many years lay between the beginning and the end of the Hundred Years' War? | 116 | years | 20 | 50 | 200
fact-history-number-how-many-us-presidents-are-carved-into-mount | H | How many US Presidents are carved into Mount Rushmore? | 4 |  | 1 | 0 | 15
fact-history-number-at-which-age-was-john-f-kennedy-elected | M | At which age was John F. Kennedy elected President? | 43 | years | 8 | 20 | 90
fact-history-number-at-which-age-was-martin-luther-king-killed | H | At which age was Martin Luther King killed? | 39 | years | 8 | 20 | 90
`,
  ),
  ...readTasks(
    'Sports',
    'number',
    `
fact-games-of-antwerp | H | In which year were the Summer Olympics held in Antwerp? | 1920 |  | 15 | 1900 | 2025
fact-games-of-helsinki | H | In which year were the Summer Olympics held in Helsinki? | 1952 |  | 8 | 1900 | 2025
fact-games-of-rome | M | In which year were the Summer Olympics held in Rome? | 1960 |  | 8 | 1900 | 2025
fact-games-of-mexico-city | M | In which year were the Summer Olympics held in Mexico City? | 1968 |  | 8 | 1900 | 2025
fact-games-of-munich | M | In which year were the Summer Olympics held in Munich? | 1972 |  | 8 | 1900 | 2025
fact-games-of-moscow | M | In which year were the Summer Olympics held in Moscow? | 1980 |  | 8 | 1900 | 2025
fact-games-of-barcelona | M | In which year were the Summer Olympics held in Barcelona? | 1992 |  | 8 | 1900 | 2025
fact-games-of-sydney | E | In which year were the Summer Olympics held in Sydney? | 2000 |  | 8 | 1900 | 2025
fact-games-of-rio-de-janeiro | E | In which year were the Summer Olympics held in Rio de Janeiro? | 2016 |  | 8 | 1900 | 2025
`,
  ),
  ...readTasks(
    'Sports',
    'number',
    `
fact-winter-games-of-chamonix | H | In which year were the Winter Olympics held in Chamonix? | 1924 |  | 15 | 1900 | 2025
fact-winter-games-of-sapporo | H | In which year were the Winter Olympics held in Sapporo? | 1972 |  | 8 | 1900 | 2025
fact-winter-games-of-sarajevo | M | In which year were the Winter Olympics held in Sarajevo? | 1984 |  | 8 | 1900 | 2025
fact-winter-games-of-albertville | H | In which year were the Winter Olympics held in Albertville? | 1992 |  | 8 | 1900 | 2025
fact-winter-games-of-nagano | M | In which year were the Winter Olympics held in Nagano? | 1998 |  | 8 | 1900 | 2025
fact-winter-games-of-sochi | E | In which year were the Winter Olympics held in Sochi? | 2014 |  | 8 | 1900 | 2025
`,
  ),
  ...readTasks(
    'Sports',
    'number',
    `
fact-world-cup-in-switzerland | M | In which year did the men's football World Cup take place in Switzerland? | 1954 |  | 8 | 1900 | 2025
fact-world-cup-in-sweden | M | In which year did the men's football World Cup take place in Sweden? | 1958 |  | 8 | 1900 | 2025
fact-world-cup-in-chile | M | In which year did the men's football World Cup take place in Chile? | 1962 |  | 8 | 1900 | 2025
fact-world-cup-in-england | E | In which year did the men's football World Cup take place in England? | 1966 |  | 8 | 1900 | 2025
fact-world-cup-in-russia | E | In which year did the men's football World Cup take place in Russia? | 2018 |  | 8 | 1900 | 2025
fact-world-cup-in-qatar | E | In which year did the men's football World Cup take place in Qatar? | 2022 |  | 8 | 1900 | 2025
`,
  ),
  ...readTasks(
    'Sports',
    'number',
    `
fact-africa-cup-first-egypt | H | Which year's Africa Cup of Nations did Egypt win for the first time? | 1957 |  | 8 | 1900 | 2025
fact-africa-cup-first-ethiopia | H | Which year's Africa Cup of Nations did Ethiopia win for the first time? | 1962 |  | 8 | 1900 | 2025
fact-africa-cup-first-morocco | H | Which year's Africa Cup of Nations did Morocco win for the first time? | 1976 |  | 8 | 1900 | 2025
fact-africa-cup-first-cameroon | M | Which year's Africa Cup of Nations did Cameroon win for the first time? | 1984 |  | 8 | 1900 | 2025
fact-africa-cup-first-algeria | M | Which year's Africa Cup of Nations did Algeria win for the first time? | 1990 |  | 8 | 1900 | 2025
fact-africa-cup-first-ivory-coast | M | Which year's Africa Cup of Nations did Ivory Coast win for the first time? | 1992 |  | 8 | 1900 | 2025
fact-africa-cup-first-south-africa | M | Which year's Africa Cup of Nations did South Africa win for the first time? | 1996 |  | 8 | 1900 | 2025
fact-africa-cup-first-tunisia | M | Which year's Africa Cup of Nations did Tunisia win for the first time? | 2004 |  | 8 | 1900 | 2025
`,
  ),
  ...readTasks(
    'Sports',
    'number',
    `
fact-sport-number-how-wide-is-a-football-goal-between-its-posts | H | How wide is a football goal between its posts? | 7.32 | m | 1 | 0 | 20
fact-sport-number-how-high-above-the-floor-is-the-ring-in | M | How high above the floor is the ring in basketball? | 3.05 | m | 0.5 | 0 | 10
fact-sport-number-how-high-is-a-tennis-net-in-the-middle | H | How high is a tennis net in the middle? | 91.4 | cm | 10 | 0 | 200
fact-sport-number-how-long-is-a-cricket-pitch-from-wicket-to | H | How long is a cricket pitch from wicket to wicket? | 20.12 | m | 4 | 0 | 60
fact-sport-number-how-many-points-is-a-perfect-game-of-ten-pin | M | How many points is a perfect game of ten-pin bowling? | 300 | points | 50 | 0 | 1000
fact-sport-number-how-many-laps-of-the-track-is-a-race-of-10-000 | M | How many laps of the track is a race of 10,000 metres? | 25 | laps | 5 | 0 | 100
fact-sport-number-how-long-is-a-quarter-of-a-game-in-the-nba-in | M | How long is a quarter of a game in the NBA, in minutes? | 12 | minutes | 3 | 0 | 40
fact-sport-number-how-long-is-each-of-the-three-periods-of-an-ice | M | How long is each of the three periods of an ice hockey game? | 20 | minutes | 5 | 0 | 60
fact-sport-number-how-heavy-is-the-shot-that-men-put-at-the | H | How heavy is the shot that men put at the Olympics? | 7.26 | kg | 1 | 0 | 20
fact-sport-number-in-how-many-seconds-did-usain-bolt-run-100 | M | In how many seconds did Usain Bolt run 100 metres in Berlin in 2009? | 9.58 | seconds | 0.2 | 9 | 11
fact-sport-number-how-many-goals-did-just-fontaine-score-at-the | H | How many goals did Just Fontaine score at the World Cup of 1958? | 13 | goals | 3 | 0 | 30
fact-sport-number-how-many-goals-did-germany-score-against-brazil | M | How many goals did Germany score against Brazil in the World Cup semi-final of 2014? | 7 | goals | 2 | 0 | 15
fact-sport-number-how-many-gold-medals-did-michael-phelps-win-at | M | How many gold medals did Michael Phelps win at Beijing in 2008? | 8 | medals | 2 | 0 | 20
fact-sport-number-how-many-olympic-gold-medals-did-michael-phelps | H | How many Olympic gold medals did Michael Phelps win in his whole career? | 23 | medals | 5 | 0 | 50
fact-sport-number-how-many-gold-medals-did-jesse-owens-win-in | M | How many gold medals did Jesse Owens win in Berlin in 1936? | 4 | medals | 1 | 0 | 12
fact-sport-number-how-many-gold-medals-did-the-swimmer-mark-spitz | H | How many gold medals did the swimmer Mark Spitz win in Munich in 1972? | 7 | medals | 2 | 0 | 20
fact-sport-number-how-many-balls-are-on-a-snooker-table-at-the | M | How many balls are on a snooker table at the start, the white one included? | 22 | balls | 5 | 0 | 50
fact-sport-number-how-many-hurdles-stand-in-each-lane-of-the-110 | H | How many hurdles stand in each lane of the 110 metres hurdles? | 10 | hurdles | 2 | 0 | 30
fact-sport-number-how-many-feathers-has-a-shuttlecock-in | H | How many feathers has a shuttlecock in badminton, by the rules? | 16 | feathers | 4 | 0 | 50
fact-sport-number-to-the-nearest-metre-how-far-from-the-goal-line | M | To the nearest metre, how far from the goal line is the penalty spot in football? | 11 | m | 2 | 0 | 40
`,
  ),
  ...readTasks(
    'General Knowledge',
    'number',
    `
fact-general-number-how-high-is-the-burj-khalifa-in-dubai-to-its | M | How high is the Burj Khalifa in Dubai, to its very tip? | 828 | m | 100 | 0 | 2000
fact-general-number-how-high-is-the-statue-of-liberty-from-the | H | How high is the Statue of Liberty, from the ground to the torch? | 93 | m | 20 | 0 | 300
fact-general-number-how-high-was-the-great-pyramid-of-giza-when-it | M | How high was the Great Pyramid of Giza when it was new? | 147 | m | 30 | 0 | 500
fact-general-number-how-high-is-the-empire-state-building-its | H | How high is the Empire State Building, its antenna included? | 443 | m | 50 | 0 | 1000
fact-general-number-how-high-is-angel-falls-the-highest-waterfall | H | How high is Angel Falls, the highest waterfall in the world? | 979 | m | 200 | 0 | 3000
fact-general-number-how-long-is-the-panama-canal | H | How long is the Panama Canal? | 82 | km | 20 | 0 | 500
fact-general-number-how-long-is-the-channel-tunnel-between-england | M | How long is the Channel Tunnel between England and France? | 50 | km | 10 | 0 | 200
fact-general-number-how-long-is-the-longer-edge-of-a-sheet-of-a4 | M | How long is the longer edge of a sheet of A4 paper, in millimetres? | 297 | mm | 30 | 0 | 1000
fact-general-number-how-many-squares-can-one-land-on-along-the-edge | M | How many squares can one land on along the edge of a Monopoly board? | 40 |  | 8 | 0 | 100
fact-general-number-how-many-books-has-the-bible-as-most | H | How many books has the Bible as most Protestants read it? | 66 |  | 10 | 0 | 200
fact-general-number-how-many-cards-are-in-a-pack-of-tarot | H | How many cards are in a pack of tarot? | 78 |  | 10 | 0 | 200
fact-general-number-how-many-dots-at-most-make-one-letter-in-braille | M | How many dots at most make one letter in Braille? | 6 |  | 2 | 0 | 20
fact-general-number-how-many-states-were-members-of-the-united | M | How many states were members of the United Nations in 2024? | 193 |  | 20 | 0 | 400
fact-general-number-how-many-states-were-members-of-the-african | H | How many states were members of the African Union in 2024? | 55 |  | 6 | 0 | 120
`,
  ),
  ...readTasks(
    'General Knowledge',
    'number',
    `
fact-book-year-don-quixote-its-first-part | H | In which year was 'Don Quixote', its first part, by Miguel de Cervantes first published? | 1605 |  | 30 | 1600 | 1950
fact-book-year-robinson-crusoe | H | In which year was 'Robinson Crusoe' by Daniel Defoe first published? | 1719 |  | 30 | 1600 | 1950
fact-book-year-pride-and-prejudice | M | In which year was 'Pride and Prejudice' by Jane Austen first published? | 1813 |  | 30 | 1600 | 1950
fact-book-year-frankenstein | M | In which year was 'Frankenstein' by Mary Shelley first published? | 1818 |  | 30 | 1600 | 1950
fact-book-year-moby-dick | M | In which year was 'Moby-Dick' by Herman Melville first published? | 1851 |  | 15 | 1600 | 1950
fact-book-year-alice-adventures-in-wonderland | M | In which year was 'Alice's Adventures in Wonderland' by Lewis Carroll first published? | 1865 |  | 15 | 1600 | 1950
fact-book-year-treasure-island-as-a-book | H | In which year was 'Treasure Island', as a book, by Robert Louis Stevenson first published? | 1883 |  | 15 | 1600 | 1950
fact-book-year-dracula | M | In which year was 'Dracula' by Bram Stoker first published? | 1897 |  | 15 | 1600 | 1950
fact-book-year-the-great-gatsby | M | In which year was 'The Great Gatsby' by F. Scott Fitzgerald first published? | 1925 |  | 15 | 1900 | 2025
fact-book-year-the-hobbit | M | In which year was 'The Hobbit' by J. R. R. Tolkien first published? | 1937 |  | 15 | 1900 | 2025
fact-book-year-animal-farm | M | In which year was 'Animal Farm' by George Orwell first published? | 1945 |  | 15 | 1900 | 2025
fact-book-year-nineteen-eighty-four | M | In which year was 'Nineteen Eighty-Four' by George Orwell first published? | 1949 |  | 15 | 1900 | 2025
fact-book-year-things-fall-apart | E | In which year was 'Things Fall Apart' by Chinua Achebe first published? | 1958 |  | 8 | 1900 | 2025
fact-book-year-to-kill-a-mockingbird | M | In which year was 'To Kill a Mockingbird' by Harper Lee first published? | 1960 |  | 8 | 1900 | 2025
fact-book-year-one-hundred-years-of-solitude | M | In which year was 'One Hundred Years of Solitude' by Gabriel García Márquez first published? | 1967 |  | 8 | 1900 | 2025
fact-book-year-the-alchemist | M | In which year was 'The Alchemist' by Paulo Coelho first published? | 1988 |  | 8 | 1900 | 2025
fact-book-year-the-da-vinci-code | M | In which year was 'The Da Vinci Code' by Dan Brown first published? | 2003 |  | 8 | 1900 | 2025
fact-book-year-half-of-a-yellow-sun | E | In which year was 'Half of a Yellow Sun' by Chimamanda Ngozi Adichie first published? | 2006 |  | 8 | 1900 | 2025
fact-book-year-americanah | M | In which year was 'Americanah' by Chimamanda Ngozi Adichie first published? | 2013 |  | 8 | 1900 | 2025
`,
  ),
  ...readTasks(
    'Movies',
    'number',
    `
fact-film-year-snow-white-and-the-seven-dwarfs | H | In which year did 'Snow White and the Seven Dwarfs' come to the cinemas? | 1937 |  | 15 | 1900 | 2025
fact-film-year-gone-with-the-wind | M | In which year did 'Gone with the Wind' come to the cinemas? | 1939 |  | 15 | 1900 | 2025
fact-film-year-citizen-kane | H | In which year did 'Citizen Kane' come to the cinemas? | 1941 |  | 15 | 1900 | 2025
fact-film-year-casablanca | H | In which year did 'Casablanca' come to the cinemas? | 1942 |  | 15 | 1900 | 2025
fact-film-year-singin-in-the-rain | H | In which year did 'Singin' in the Rain' come to the cinemas? | 1952 |  | 8 | 1900 | 2025
fact-film-year-ben-hur-the-one-with-charlton-heston | H | In which year did 'Ben-Hur', the one with Charlton Heston, come to the cinemas? | 1959 |  | 8 | 1900 | 2025
fact-film-year-psycho-hitchcock-film | M | In which year did 'Psycho', Hitchcock's film, come to the cinemas? | 1960 |  | 8 | 1900 | 2025
fact-film-year-the-sound-of-music | M | In which year did 'The Sound of Music' come to the cinemas? | 1965 |  | 8 | 1900 | 2025
fact-film-year-2001-a-space-odyssey | M | In which year did '2001: A Space Odyssey' come to the cinemas? | 1968 |  | 8 | 1900 | 2025
fact-film-year-the-godfather | M | In which year did 'The Godfather' come to the cinemas? | 1972 |  | 8 | 1900 | 2025
fact-film-year-jaws | M | In which year did 'Jaws' come to the cinemas? | 1975 |  | 8 | 1900 | 2025
fact-film-year-rocky-the-first-one | M | In which year did 'Rocky', the first one, come to the cinemas? | 1976 |  | 8 | 1900 | 2025
fact-film-year-star-wars-the-very-first-one | E | In which year did 'Star Wars', the very first one, come to the cinemas? | 1977 |  | 8 | 1900 | 2025
fact-film-year-alien-the-first-one | M | In which year did 'Alien', the first one, come to the cinemas? | 1979 |  | 8 | 1900 | 2025
fact-film-year-e-t-the-extra-terrestrial | M | In which year did 'E.T. the Extra-Terrestrial' come to the cinemas? | 1982 |  | 8 | 1900 | 2025
fact-film-year-ghostbusters-the-first-one | M | In which year did 'Ghostbusters', the first one, come to the cinemas? | 1984 |  | 8 | 1900 | 2025
fact-film-year-back-to-the-future-the-first-one | M | In which year did 'Back to the Future', the first one, come to the cinemas? | 1985 |  | 8 | 1900 | 2025
fact-film-year-die-hard-the-first-one | M | In which year did 'Die Hard', the first one, come to the cinemas? | 1988 |  | 8 | 1900 | 2025
fact-film-year-home-alone-the-first-one | M | In which year did 'Home Alone', the first one, come to the cinemas? | 1990 |  | 8 | 1900 | 2025
fact-film-year-living-in-bondage-the-first-one | H | In which year did 'Living in Bondage', the first one, come to the cinemas? | 1992 |  | 8 | 1900 | 2025
fact-film-year-jurassic-park-the-first-one | E | In which year did 'Jurassic Park', the first one, come to the cinemas? | 1993 |  | 8 | 1900 | 2025
fact-film-year-pulp-fiction | M | In which year did 'Pulp Fiction' come to the cinemas? | 1994 |  | 8 | 1900 | 2025
fact-film-year-toy-story-the-first-one | M | In which year did 'Toy Story', the first one, come to the cinemas? | 1995 |  | 8 | 1900 | 2025
fact-film-year-titanic-james-cameron-film | E | In which year did 'Titanic', James Cameron's film, come to the cinemas? | 1997 |  | 8 | 1900 | 2025
fact-film-year-the-matrix-the-first-one | M | In which year did 'The Matrix', the first one, come to the cinemas? | 1999 |  | 8 | 1900 | 2025
fact-film-year-gladiator-the-first-one | M | In which year did 'Gladiator', the first one, come to the cinemas? | 2000 |  | 8 | 1900 | 2025
fact-film-year-shrek-the-first-one | M | In which year did 'Shrek', the first one, come to the cinemas? | 2001 |  | 8 | 1900 | 2025
fact-film-year-finding-nemo | M | In which year did 'Finding Nemo' come to the cinemas? | 2003 |  | 8 | 1900 | 2025
fact-film-year-slumdog-millionaire | M | In which year did 'Slumdog Millionaire' come to the cinemas? | 2008 |  | 8 | 1900 | 2025
fact-film-year-avatar-the-first-one | E | In which year did 'Avatar', the first one, come to the cinemas? | 2009 |  | 8 | 1900 | 2025
fact-film-year-inception | M | In which year did 'Inception' come to the cinemas? | 2010 |  | 8 | 1900 | 2025
fact-film-year-frozen-the-first-one | E | In which year did 'Frozen', the first one, come to the cinemas? | 2013 |  | 8 | 1900 | 2025
fact-film-year-the-wedding-party-kemi-adetiba-film | M | In which year did 'The Wedding Party', Kemi Adetiba's film, come to the cinemas? | 2016 |  | 8 | 1900 | 2025
fact-film-year-black-panther-the-first-one | M | In which year did 'Black Panther', the first one, come to the cinemas? | 2018 |  | 8 | 1900 | 2025
fact-film-year-parasite | M | In which year did 'Parasite' come to the cinemas? | 2019 |  | 8 | 1900 | 2025
fact-film-year-oppenheimer | E | In which year did 'Oppenheimer' come to the cinemas? | 2023 |  | 8 | 1900 | 2025
`,
  ),
  ...readTasks(
    'Movies',
    'number',
    `
fact-film-number-how-many-oscars-did-james-cameron-titanic-win | M | How many Oscars did James Cameron's 'Titanic' win? | 11 | Oscars | 3 | 0 | 20
fact-film-number-how-many-oscars-did-slumdog-millionaire-win | H | How many Oscars did 'Slumdog Millionaire' win? | 8 | Oscars | 2 | 0 | 20
fact-film-number-how-many-oscars-did-the-silence-of-the-lambs-win | H | How many Oscars did 'The Silence of the Lambs' win? | 5 | Oscars | 2 | 0 | 20
fact-film-number-how-many-oscars-did-oppenheimer-win | M | How many Oscars did 'Oppenheimer' win? | 7 | Oscars | 2 | 0 | 20
fact-film-number-for-how-many-oscars-was-la-la-land-nominated | H | For how many Oscars was 'La La Land' nominated? | 14 | Oscars | 3 | 0 | 20
fact-film-number-how-many-minutes-long-is-avengers-endgame | H | How many minutes long is 'Avengers: Endgame'? | 181 | minutes | 20 | 60 | 300
fact-film-number-how-many-minutes-long-is-the-first-godfather | M | How many minutes long is the first 'Godfather' film? | 175 | minutes | 20 | 60 | 300
fact-film-number-of-how-many-films-does-the-story-of-harry | M | Of how many films does the story of Harry Potter consist in the cinema? | 8 | films | 2 | 0 | 20
fact-film-number-in-how-many-films-did-daniel-craig-play-james | M | In how many films did Daniel Craig play James Bond? | 5 | films | 2 | 0 | 20
fact-film-number-how-many-pictures-a-second-have-films-had-since | H | How many pictures a second have films had since the first talkies? | 24 | pictures | 5 | 0 | 120
`,
  ),
  ...readTasks(
    'Pop Culture',
    'number',
    `
fact-song-year-jailhouse-rock | H | In which year did 'Jailhouse Rock' by Elvis Presley come out? | 1957 |  | 8 | 1900 | 2025
fact-song-year-space-oddity | H | In which year did 'Space Oddity' by David Bowie come out? | 1969 |  | 8 | 1900 | 2025
fact-song-year-superstition | H | In which year did 'Superstition' by Stevie Wonder come out? | 1972 |  | 8 | 1900 | 2025
fact-song-year-waterloo | M | In which year did 'Waterloo' by ABBA come out? | 1974 |  | 8 | 1900 | 2025
fact-song-year-bohemian-rhapsody | M | In which year did 'Bohemian Rhapsody' by Queen come out? | 1975 |  | 8 | 1900 | 2025
fact-song-year-dancing-queen | M | In which year did 'Dancing Queen' by ABBA come out? | 1976 |  | 8 | 1900 | 2025
fact-song-year-stayin-alive | M | In which year did 'Stayin' Alive' by Bee Gees come out? | 1977 |  | 8 | 1900 | 2025
fact-song-year-every-breath-you-take | M | In which year did 'Every Breath You Take' by The Police come out? | 1983 |  | 8 | 1900 | 2025
fact-song-year-vogue | M | In which year did 'Vogue' by Madonna come out? | 1990 |  | 8 | 1900 | 2025
fact-song-year-smells-like-teen-spirit | M | In which year did 'Smells Like Teen Spirit' by Nirvana come out? | 1991 |  | 8 | 1900 | 2025
fact-song-year-wonderwall | M | In which year did 'Wonderwall' by Oasis come out? | 1995 |  | 8 | 1900 | 2025
fact-song-year-wannabe | M | In which year did 'Wannabe' by the Spice Girls come out? | 1996 |  | 8 | 1900 | 2025
fact-song-year-believe | M | In which year did 'Believe' by Cher come out? | 1998 |  | 8 | 1900 | 2025
fact-song-year-lose-yourself | M | In which year did 'Lose Yourself' by Eminem come out? | 2002 |  | 8 | 1900 | 2025
fact-song-year-hips-don-t-lie | M | In which year did 'Hips Don't Lie' by Shakira come out? | 2006 |  | 8 | 1900 | 2025
fact-song-year-umbrella | M | In which year did 'Umbrella' by Rihanna come out? | 2007 |  | 8 | 1900 | 2025
fact-song-year-poker-face | E | In which year did 'Poker Face' by Lady Gaga come out? | 2008 |  | 8 | 1900 | 2025
fact-song-year-drivers-license | M | In which year did 'Drivers License' by Olivia Rodrigo come out? | 2021 |  | 8 | 1900 | 2025
`,
  ),
  ...readTasks(
    'Pop Culture',
    'number',
    `
fact-pop-year-the-first-eurovision-song-contest | H | In which year was the first Eurovision Song Contest held? | 1956 |  | 8 | 1900 | 2025
fact-pop-year-the-first-episode-of-star-trek | H | In which year did the first episode of 'Star Trek' go on air? | 1966 |  | 8 | 1900 | 2025
fact-pop-year-the-woodstock-festival | M | In which year was the Woodstock festival? | 1969 |  | 8 | 1900 | 2025
fact-pop-year-the-first-episode-of-sesame-street | H | In which year did the first episode of 'Sesame Street' go on air? | 1969 |  | 8 | 1900 | 2025
fact-pop-year-the-death-of-elvis-presley | M | In which year did Elvis Presley die? | 1977 |  | 8 | 1900 | 2025
fact-pop-year-the-death-of-john-lennon | M | In which year was John Lennon shot dead? | 1980 |  | 8 | 1900 | 2025
fact-pop-year-the-launch-of-mtv | M | In which year did MTV go on air? | 1981 |  | 8 | 1900 | 2025
fact-pop-year-the-live-aid-concerts | M | In which year were the Live Aid concerts? | 1985 |  | 8 | 1900 | 2025
fact-pop-year-the-launch-of-the-game-boy | H | In which year did Nintendo launch the Game Boy? | 1989 |  | 8 | 1900 | 2025
fact-pop-year-the-first-episode-of-friends | M | In which year did the first episode of 'Friends' go on air? | 1994 |  | 8 | 1900 | 2025
fact-pop-year-the-first-harry-potter-book | M | In which year did the first book about Harry Potter come out? | 1997 |  | 8 | 1900 | 2025
fact-pop-year-the-launch-of-facebook | M | In which year was Facebook launched? | 2004 |  | 8 | 1900 | 2025
fact-pop-year-the-launch-of-youtube | M | In which year was YouTube launched? | 2005 |  | 8 | 1900 | 2025
fact-pop-year-the-death-of-michael-jackson | E | In which year did Michael Jackson die? | 2009 |  | 8 | 1900 | 2025
fact-pop-year-the-launch-of-instagram | M | In which year was Instagram launched? | 2010 |  | 8 | 1900 | 2025
fact-pop-year-the-launch-of-pokemon-go | E | In which year was Pokémon Go launched? | 2016 |  | 8 | 1900 | 2025
fact-pop-year-the-first-season-of-squid-game | M | In which year did the first season of 'Squid Game' come out? | 2021 |  | 8 | 1900 | 2025
`,
  ),
  ...readTasks(
    'Pop Culture',
    'number',
    `
fact-pop-number-how-many-seasons-of-friends-were-made | E | How many seasons of 'Friends' were made? | 10 | seasons | 2 | 0 | 30
fact-pop-number-how-many-seasons-of-game-of-thrones-were-made | M | How many seasons of 'Game of Thrones' were made? | 8 | seasons | 2 | 0 | 30
fact-pop-number-how-many-seasons-of-breaking-bad-were-made | M | How many seasons of 'Breaking Bad' were made? | 5 | seasons | 2 | 0 | 30
fact-pop-number-how-many-novels-did-j-k-rowling-write-about | M | How many novels did J. K. Rowling write about Harry Potter's years at school? | 7 | novels | 2 | 0 | 20
`,
  ),
  ...readTasks(
    'Afrobeats',
    'number',
    `
fact-afro-year-sweet-mother | H | In which year did the world first hear 'Sweet Mother' by Prince Nico Mbarga? | 1976 |  | 8 | 1900 | 2025
fact-afro-year-african-queen | M | In which year did the world first hear 'African Queen' by 2Baba? | 2004 |  | 8 | 1900 | 2025
fact-afro-year-holla-at-your-boy | M | In which year did the world first hear 'Holla at Your Boy' by Wizkid? | 2010 |  | 8 | 1900 | 2025
fact-afro-year-skelewu | M | In which year did the world first hear 'Skelewu' by Davido? | 2013 |  | 8 | 1900 | 2025
fact-afro-year-ojuelegba | M | In which year did the world first hear 'Ojuelegba' by Wizkid? | 2014 |  | 8 | 1900 | 2025
fact-afro-year-orente | H | In which year did the world first hear 'Orente' by Adekunle Gold? | 2015 |  | 8 | 1900 | 2025
fact-afro-year-pana | M | In which year did the world first hear 'Pana' by Tekno? | 2016 |  | 8 | 1900 | 2025
fact-afro-year-fall | E | In which year did the world first hear 'Fall' by Davido? | 2017 |  | 8 | 1900 | 2025
fact-afro-year-ye | M | In which year did the world first hear 'Ye' by Burna Boy? | 2018 |  | 8 | 1900 | 2025
fact-afro-year-dumebi | M | In which year did the world first hear 'Dumebi' by Rema? | 2019 |  | 8 | 1900 | 2025
fact-afro-year-duduke | M | In which year did the world first hear 'Duduke' by Simi? | 2020 |  | 8 | 1900 | 2025
fact-afro-year-peru | M | In which year did the world first hear 'Peru' by Fireboy DML? | 2021 |  | 8 | 1900 | 2025
fact-afro-year-calm-down | E | In which year did the world first hear 'Calm Down' by Rema? | 2022 |  | 8 | 1900 | 2025
fact-afro-year-last-last | M | In which year did the world first hear 'Last Last' by Burna Boy? | 2022 |  | 8 | 1900 | 2025
fact-afro-year-unavailable | E | In which year did the world first hear 'Unavailable' by Davido? | 2023 |  | 8 | 1900 | 2025
`,
  ),
  ...readTasks(
    'Afrobeats',
    'number',
    `
fact-afro-album-superstar | H | In which year did Wizkid bring out the album 'Superstar'? | 2011 |  | 8 | 1900 | 2025
fact-afro-album-african-giant | M | In which year did Burna Boy bring out the album 'African Giant'? | 2019 |  | 8 | 1900 | 2025
fact-afro-album-a-good-time | M | In which year did Davido bring out the album 'A Good Time'? | 2019 |  | 8 | 1900 | 2025
fact-afro-album-made-in-lagos | E | In which year did Wizkid bring out the album 'Made in Lagos'? | 2020 |  | 8 | 1900 | 2025
fact-afro-album-twice-as-tall | M | In which year did Burna Boy bring out the album 'Twice as Tall'? | 2020 |  | 8 | 1900 | 2025
fact-afro-album-rave-roses | M | In which year did Rema bring out the album 'Rave & Roses'? | 2022 |  | 8 | 1900 | 2025
fact-afro-album-timeless | M | In which year did Davido bring out the album 'Timeless'? | 2023 |  | 8 | 1900 | 2025
fact-afro-album-born-in-the-wild | M | In which year did Tems bring out the album 'Born in the Wild'? | 2024 |  | 8 | 1900 | 2025
`,
  ),
  ...readTasks(
    'Geography',
    'number',
    `
fact-height-mount-everest | E | How high above the sea is Mount Everest? | 8849 | m | 500 | 0 | 10000
fact-height-k2-the-second-highest-mountain-in-the-world | H | How high above the sea is K2, the second highest mountain in the world? | 8611 | m | 500 | 0 | 10000
fact-height-aconcagua-the-highest-mountain-of-south-america | M | How high above the sea is Aconcagua, the highest mountain of South America? | 6961 | m | 500 | 0 | 10000
fact-height-denali-the-highest-mountain-of-north-america | H | How high above the sea is Denali, the highest mountain of North America? | 6190 | m | 500 | 0 | 10000
fact-height-kilimanjaro-the-highest-mountain-of-africa | M | How high above the sea is Kilimanjaro, the highest mountain of Africa? | 5895 | m | 500 | 0 | 10000
fact-height-mount-elbrus-in-the-caucasus | H | How high above the sea is Mount Elbrus in the Caucasus? | 5642 | m | 500 | 0 | 10000
fact-height-mount-kenya | H | How high above the sea is Mount Kenya? | 5199 | m | 500 | 0 | 10000
fact-height-the-matterhorn | M | How high above the sea is the Matterhorn? | 4478 | m | 500 | 0 | 10000
fact-height-toubkal-in-morocco | H | How high above the sea is Toubkal in Morocco? | 4167 | m | 500 | 0 | 10000
fact-height-mount-fuji | M | How high above the sea is Mount Fuji? | 3776 | m | 500 | 0 | 10000
fact-height-the-zugspitze-germany-highest-mountain | M | How high above the sea is the Zugspitze, Germany's highest mountain? | 2962 | m | 500 | 0 | 10000
fact-height-ben-nevis-scotland-highest-mountain | M | How high above the sea is Ben Nevis, Scotland's highest mountain? | 1345 | m | 200 | 0 | 10000
`,
  ),
  ...readTasks(
    'Geography',
    'number',
    `
fact-area-ao | H | How large is Angola, in thousands of square kilometres? | 1247 | thousand km² | 200 | 0 | 2000
fact-area-ar | M | How large is Argentina, in thousands of square kilometres? | 2780 | thousand km² | 500 | 0 | 20000
fact-area-au | M | How large is Australia, in thousands of square kilometres? | 7692 | thousand km² | 1000 | 0 | 20000
fact-area-br | M | How large is Brazil, in thousands of square kilometres? | 8516 | thousand km² | 2000 | 0 | 20000
fact-area-ca | M | How large is Canada, in thousands of square kilometres? | 9985 | thousand km² | 2000 | 0 | 20000
fact-area-de | M | How large is Germany, in thousands of square kilometres? | 357 | thousand km² | 50 | 0 | 2000
fact-area-dz | H | How large is Algeria, in thousands of square kilometres? | 2382 | thousand km² | 500 | 0 | 20000
fact-area-es | M | How large is Spain, in thousands of square kilometres? | 506 | thousand km² | 100 | 0 | 2000
fact-area-gb | M | How large is the United Kingdom, in thousands of square kilometres? | 243 | thousand km² | 50 | 0 | 2000
fact-area-gh | M | How large is Ghana, in thousands of square kilometres? | 239 | thousand km² | 50 | 0 | 2000
fact-area-it | M | How large is Italy, in thousands of square kilometres? | 301 | thousand km² | 50 | 0 | 2000
fact-area-jp | M | How large is Japan, in thousands of square kilometres? | 378 | thousand km² | 50 | 0 | 2000
fact-area-ml | H | How large is Mali, in thousands of square kilometres? | 1240 | thousand km² | 200 | 0 | 2000
fact-area-mx | M | How large is Mexico, in thousands of square kilometres? | 1964 | thousand km² | 200 | 0 | 2000
fact-area-ng | M | How large is Nigeria, in thousands of square kilometres? | 924 | thousand km² | 200 | 0 | 2000
fact-area-pl | M | How large is Poland, in thousands of square kilometres? | 313 | thousand km² | 50 | 0 | 2000
fact-area-pt | M | How large is Portugal, in thousands of square kilometres? | 92 | thousand km² | 20 | 0 | 2000
fact-area-th | M | How large is Thailand, in thousands of square kilometres? | 513 | thousand km² | 100 | 0 | 2000
fact-area-tr | M | How large is Turkey, in thousands of square kilometres? | 784 | thousand km² | 100 | 0 | 2000
fact-area-za | M | How large is South Africa, in thousands of square kilometres? | 1221 | thousand km² | 200 | 0 | 2000
`,
  ),
  ...readTasks(
    'Geography',
    'number',
    `
fact-neighbours-at | M | How many other countries does Austria border on land? | 8 |  | 2 | 0 | 20
fact-neighbours-bo | H | How many other countries does Bolivia border on land? | 5 |  | 2 | 0 | 20
fact-neighbours-cd | H | How many other countries does DR Congo border on land? | 9 |  | 2 | 0 | 20
fact-neighbours-cm | M | How many other countries does Cameroon border on land? | 6 |  | 2 | 0 | 20
fact-neighbours-de | M | How many other countries does Germany border on land? | 9 |  | 2 | 0 | 20
fact-neighbours-gh | M | How many other countries does Ghana border on land? | 3 |  | 1 | 0 | 20
fact-neighbours-hu | H | How many other countries does Hungary border on land? | 7 |  | 2 | 0 | 20
fact-neighbours-la | H | How many other countries does Laos border on land? | 5 |  | 2 | 0 | 20
fact-neighbours-ml | H | How many other countries does Mali border on land? | 7 |  | 2 | 0 | 20
fact-neighbours-mn | H | How many other countries does Mongolia border on land? | 2 |  | 1 | 0 | 20
fact-neighbours-ne | H | How many other countries does Niger border on land? | 7 |  | 2 | 0 | 20
fact-neighbours-ng | M | How many other countries does Nigeria border on land? | 4 |  | 1 | 0 | 20
fact-neighbours-pl | M | How many other countries does Poland border on land? | 7 |  | 2 | 0 | 20
fact-neighbours-td | H | How many other countries does Chad border on land? | 6 |  | 2 | 0 | 20
fact-neighbours-tz | H | How many other countries does Tanzania border on land? | 8 |  | 2 | 0 | 20
fact-neighbours-zm | H | How many other countries does Zambia border on land? | 8 |  | 2 | 0 | 20
`,
  ),
  ...readTasks(
    'Geography',
    'number',
    `
fact-flight-lagos-london | M | As the crow flies, how far is it from Lagos to London? | 5020 | km | 1000 | 0 | 20000
fact-flight-lagos-accra | M | As the crow flies, how far is it from Lagos to Accra? | 410 | km | 50 | 0 | 2000
fact-flight-lagos-nairobi | H | As the crow flies, how far is it from Lagos to Nairobi? | 3810 | km | 500 | 0 | 20000
fact-flight-lagos-johannesburg | M | As the crow flies, how far is it from Lagos to Johannesburg? | 4500 | km | 500 | 0 | 20000
fact-flight-cairo-cape-town | M | As the crow flies, how far is it from Cairo to Cape Town? | 7240 | km | 1000 | 0 | 20000
fact-flight-london-new-york | M | As the crow flies, how far is it from London to New York? | 5570 | km | 1000 | 0 | 20000
fact-flight-london-rome | M | As the crow flies, how far is it from London to Rome? | 1430 | km | 200 | 0 | 2000
fact-flight-london-sydney | H | As the crow flies, how far is it from London to Sydney? | 16990 | km | 2000 | 0 | 20000
fact-flight-new-york-los-angeles | M | As the crow flies, how far is it from New York to Los Angeles? | 3940 | km | 500 | 0 | 20000
fact-flight-paris-moscow | H | As the crow flies, how far is it from Paris to Moscow? | 2490 | km | 200 | 0 | 20000
fact-flight-tokyo-sydney | H | As the crow flies, how far is it from Tokyo to Sydney? | 7830 | km | 1000 | 0 | 20000
fact-flight-madrid-mexico-city | H | As the crow flies, how far is it from Madrid to Mexico City? | 9060 | km | 1000 | 0 | 20000
fact-flight-dakar-rio-de-janeiro | H | As the crow flies, how far is it from Dakar to Rio de Janeiro? | 5030 | km | 1000 | 0 | 20000
fact-flight-dubai-mumbai | H | As the crow flies, how far is it from Dubai to Mumbai? | 1940 | km | 200 | 0 | 2000
`,
  ),
  ...readTasks(
    'Finance',
    'number',
    `
fact-money-year-the-founding-of-the-bank-of-england | H | In which year was the Bank of England founded? | 1694 |  | 30 | 1600 | 1950
fact-money-year-the-first-edition-of-the-wealth-of-nations | M | In which year did Adam Smith publish 'The Wealth of Nations'? | 1776 |  | 30 | 1600 | 1950
fact-money-year-the-buttonwood-agreement-of-new-york | H | In which year did New York's stockbrokers sign the Buttonwood Agreement? | 1792 |  | 30 | 1600 | 1950
fact-money-year-the-first-dow-jones-industrial-average | H | In which year was the Dow Jones Industrial Average first published? | 1896 |  | 15 | 1600 | 1950
fact-money-year-the-bretton-woods-conference | M | In which year did the Bretton Woods Conference lay out the World Bank and the IMF? | 1944 |  | 15 | 1900 | 2025
fact-money-year-the-opening-of-the-central-bank-of-nigeria | M | In which year did the Central Bank of Nigeria open its doors? | 1959 |  | 8 | 1900 | 2025
fact-money-year-the-introduction-of-south-africa-rand | H | In which year did the rand replace the pound in South Africa? | 1961 |  | 8 | 1900 | 2025
fact-money-year-the-founding-of-the-african-development-bank | H | In which year was the African Development Bank founded? | 1964 |  | 8 | 1900 | 2025
fact-money-year-the-opening-of-the-first-cash-machine-in-london | M | In which year could people in London first draw money from a cash machine? | 1967 |  | 8 | 1900 | 2025
fact-money-year-the-decimalisation-of-the-british-pound | H | In which year did the British give up shillings for a pound of 100 pence? | 1971 |  | 8 | 1900 | 2025
fact-money-year-the-crash-called-black-monday | M | In which year did share prices crash on Black Monday? | 1987 |  | 8 | 1900 | 2025
fact-money-year-amazon-first-day-on-the-stock-exchange | M | In which year were shares of Amazon first traded on the stock exchange? | 1997 |  | 8 | 1900 | 2025
fact-money-year-the-launch-of-the-euro-without-coins-as-yet | M | In which year did the euro start, at first without notes and coins? | 1999 |  | 8 | 1900 | 2025
fact-money-year-google-first-day-on-the-stock-exchange | M | In which year were shares of Google first traded on the stock exchange? | 2004 |  | 8 | 1900 | 2025
fact-money-year-the-launch-of-m-pesa-in-kenya | M | In which year did Kenyans first send money by phone with M-Pesa? | 2007 |  | 8 | 1900 | 2025
fact-money-year-the-collapse-of-lehman-brothers | E | In which year did the bank Lehman Brothers collapse? | 2008 |  | 8 | 1900 | 2025
fact-money-year-the-first-block-of-bitcoin | M | In which year was the first block of Bitcoin made? | 2009 |  | 8 | 1900 | 2025
fact-money-year-facebook-first-day-on-the-stock-exchange | M | In which year were shares of Facebook first traded on the stock exchange? | 2012 |  | 8 | 1900 | 2025
fact-money-year-the-launch-of-nigeria-enaira | M | In which year did Nigeria launch the eNaira? | 2021 |  | 8 | 1900 | 2025
`,
  ),
  ...readTasks(
    'Finance',
    'number',
    `
fact-sum-tax-8000 | M | A meal costs ₦8,000, and 5% of tax come on top. What is the bill? | 8400 | naira | 420 | 0 | 20000
fact-sum-tax-12000 | E | A meal costs ₦12,000, and 10% of tax come on top. What is the bill? | 13200 | naira | 660 | 0 | 100000
fact-sum-tax-6400 | M | A meal costs ₦6,400, and 7.5% of tax come on top. What is the bill? | 6880 | naira | 344 | 0 | 20000
fact-sum-compound-10000-10-2 | H | ₦10,000 grow by 10% each year, interest on interest. How much is it after 2 years? | 12100 | naira | 605 | 0 | 100000
fact-sum-compound-20000-10-3 | H | ₦20,000 grow by 10% each year, interest on interest. How much is it after 3 years? | 26620 | naira | 1331 | 0 | 100000
fact-sum-compound-40000-5-2 | H | ₦40,000 grow by 5% each year, interest on interest. How much is it after 2 years? | 44100 | naira | 2205 | 0 | 100000
fact-sum-markup-12000 | M | A trader buys for ₦12,000 and sells for ₦15,000. By how many per cent of the cost has the price gone up? | 25 | % | 5 | 0 | 100
fact-sum-markup-500 | M | A trader buys for ₦500 and sells for ₦800. By how many per cent of the cost has the price gone up? | 60 | % | 5 | 0 | 200
fact-sum-markup-4000 | M | A trader buys for ₦4,000 and sells for ₦9,000. By how many per cent of the cost has the price gone up? | 125 | % | 5 | 0 | 1000
fact-sum-saving-3600-24 | M | Who puts aside ₦3,600 24 times, how much is that in all? | 86400 | naira | 4320 | 0 | 200000
fact-sum-saving-250000-52 | M | Who puts aside ₦250,000 52 times, how much is that in all? | 13000000 | naira | 650000 | 0 | 100000000
fact-sum-saving-18500-12 | E | Who puts aside ₦18,500 12 times, how much is that in all? | 222000 | naira | 11100 | 0 | 1000000
fact-sum-exchange-1500 | E | At a rate of ₦1,500 for a dollar, how many naira are 40 dollars? | 60000 | naira | 3000 | 0 | 200000
fact-sum-exchange-1350 | E | At a rate of ₦1,350 for a dollar, how many naira are 80 dollars? | 108000 | naira | 5400 | 0 | 1000000
`,
  ),
];
