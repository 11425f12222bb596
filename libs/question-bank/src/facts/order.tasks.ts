// Made by `npm run bank:generate` (docs/question-bank.md). Change the facts in libs/question-bank/generator, not this file.
import { readTasks } from '../read-tasks.js';

export const orderTasks = [
  ...readTasks(
    'Science',
    'order',
    `
fact-order-discoveries-1 | H | In which order did science come to these, the earliest first? | The discovery of the planet Uranus | The discovery of DNA's double helix | The birth of Dolly the cloned sheep | The first sighting of gravitational waves
fact-order-discoveries-2 | H | Which of these steps of science was the first, and which followed? | Darwin's 'On the Origin of Species' | The discovery of radium | The discovery of penicillin | The first transplant of a human heart | The launch of the Hubble Space Telescope
fact-order-discoveries-3 | H | From the oldest to the newest: how do these follow each other? | Volta's first battery | The discovery of the planet Neptune | The discovery of X-rays | The discovery of Pluto
fact-order-discoveries-4 | H | In which order did science come to these, the earliest first? | Jenner's first vaccine against smallpox | Mendeleev's first periodic table | The Wright brothers' first flight | The first human being's flight into space | The first iPhone
`,
  ),
  ...readTasks(
    'Science',
    'order',
    `
fact-order-protons-1 | M | Which of these elements has the fewest protons in its atoms, and which have more? | Fluorine | Phosphorus | Copper | Tin
fact-order-protons-2 | M | In which order do these elements stand in the periodic table? | Helium | Nitrogen | Nickel | Silver | Lead
fact-order-protons-3 | M | Which of these elements has the fewest protons in its atoms, and which have more? | Oxygen | Silicon | Iron | Mercury
fact-order-protons-4 | M | In which order do these elements stand in the periodic table? | Carbon | Aluminium | Calcium | Iodine | Gold
`,
  ),
  ...readTasks(
    'Science',
    'order',
    `
fact-order-melting-1 | H | Slowly warmed up from deep frost, which of these melts first, and which later? | Ice | Tin | Iron | Tungsten
fact-order-melting-2 | H | Which of these melts at the lowest temperature, and which need more heat? | Mercury | Lead | Aluminium | Silver | Gold
`,
  ),
  ...readTasks(
    'Science',
    'order',
    `
fact-order-heavenly-1 | M | Which of these is the smallest, and which are larger? | The Moon | Mercury | Jupiter | The Sun
fact-order-heavenly-2 | M | From the smallest to the largest: in which order do these heavenly bodies stand? | The Moon | Mars | Earth | Neptune | Saturn
`,
  ),
  ...readTasks(
    'Science',
    'order',
    `
fact-order-sun-1 | E | Which of these planets is the farthest from the Sun, and which are nearer? | Uranus | Saturn | Jupiter | Earth | Venus
`,
  ),
  ...readTasks(
    'Science',
    'order',
    `
fact-order-prefixes-1 | M | Before a unit, which of these stands for the least, and which for more? | Pico | Milli | Centi | Deci | Mega
fact-order-prefixes-2 | M | In which order do these prefixes of units stand, the smallest first? | Pico | Nano | Micro | Kilo | Giga | Tera
`,
  ),
  ...readTasks(
    'Science',
    'order',
    `
fact-order-animals-1 | E | Which of these animals weighs the least, and which weigh more? | A hedgehog | A leopard | A grizzly bear | A hippopotamus | A blue whale
`,
  ),
  ...readTasks(
    'Science',
    'order',
    `
fact-order-science-planets | E | In which order do the eight planets go round the Sun, the innermost first? | Mercury | Venus | Earth | Mars | Jupiter | Saturn | Uranus | Neptune
fact-order-science-waves | H | From the longest waves to the shortest: in which order do these kinds of radiation come? | Radio waves | Microwaves | Infrared | Visible light | Ultraviolet | X-rays | Gamma rays
fact-order-science-colours | M | In which order do these colours stand in a rainbow, from the outside in? | Red | Orange | Yellow | Green | Blue | Violet
fact-order-science-ages | H | Which of these ages of the Earth came first, and which came after it? | Cambrian | Devonian | Carboniferous | Triassic | Jurassic | Cretaceous
fact-order-science-small | M | From the smallest to the largest: in which order do these stand? | A proton | An atom | A virus | A bacterium | A grain of sand
fact-order-science-food | M | Through which of these does food pass first on its way, and through which last? | Mouth | Gullet | Stomach | Small intestine | Large intestine
fact-order-science-butterfly | E | In which order does a butterfly grow up? | Egg | Caterpillar | Pupa | Butterfly
fact-order-science-ranks | H | From the widest group to the narrowest: how do biologists sort living things? | Kingdom | Class | Order | Family | Genus | Species
fact-order-science-earth | M | Digging from the ground to the centre of the Earth, in which order would one meet these? | Crust | Mantle | Outer core | Inner core
fact-order-science-air | H | On the way up from the ground, in which order does a rocket pass these layers of air? | Troposphere | Stratosphere | Mesosphere | Thermosphere
`,
  ),
  ...readTasks(
    'History',
    'order',
    `
fact-order-history-1 | M | In which order did this happen, the earliest first? | The opening of the Eiffel Tower | The founding of the Organisation of African Unity | The founding of ECOWAS | The handover of Hong Kong to China
fact-order-history-2 | M | What came first, and what came after it? | The sealing of Magna Carta | The Great Fire of London | The Boston Tea Party | The partition of India | The arrival of euro notes and coins
fact-order-history-3 | M | How do these moments follow each other in history books? | The Gunpowder Plot in London | The outbreak of the First World War | The founding of NATO | The Six-Day War | The Chernobyl disaster | Barack Obama's first election as President
fact-order-history-4 | M | Which of these is the longest ago, and which are nearer to our time? | The independence of Haiti | The attack on Pearl Harbor | The fall of the Berlin Wall | The tsunami in the Indian Ocean
fact-order-history-5 | M | In which order did this happen, the earliest first? | The Battle of Trafalgar | Ethiopia's victory at Adwa | The discovery of Tutankhamun's tomb | The Cuban Missile Crisis | The fall of Saigon
fact-order-history-6 | M | What came first, and what came after it? | The fall of Constantinople to the Ottomans | The Meiji Restoration in Japan | The opening of the Berlin Conference on Africa | The outbreak of the Spanish Civil War | The first landing on the Moon | The Brexit referendum
fact-order-history-7 | M | How do these moments follow each other in history books? | The defeat of the Spanish Armada | The first climb of Mount Everest | The Carnation Revolution in Portugal | Nelson Mandela's release from prison
fact-order-history-8 | M | Which of these is the longest ago, and which are nearer to our time? | Columbus's first voyage to America | The end of slavery in Brazil | The Easter Rising in Dublin | The Suez Crisis | The genocide in Rwanda
`,
  ),
  ...readTasks(
    'History',
    'order',
    `
fact-order-independence-1 | H | In which order did these countries become independent, the earliest first? | Brazil | Nigeria | Suriname | South Sudan
fact-order-independence-2 | H | Which of these countries has been independent for the longest time, and which for less time? | Sri Lanka | Gabon | Guyana | Grenada | Zimbabwe
fact-order-independence-3 | H | In which order did these countries become independent, the earliest first? | Myanmar | Zambia | Fiji | Papua New Guinea
fact-order-independence-4 | H | Which of these countries has been independent for the longest time, and which for less time? | Finland | Pakistan | Tunisia | Barbados | Djibouti
`,
  ),
  ...readTasks(
    'Sports',
    'order',
    `
fact-order-summer-games-1 | H | In which order were these cities host of the Summer Olympics? | St. Louis | Rome | Seoul | Sydney
fact-order-summer-games-2 | H | Where did the Summer Olympics come first, and where later? | Amsterdam | Berlin | Helsinki | Atlanta | Beijing
fact-order-summer-games-3 | H | In which order were these cities host of the Summer Olympics? | Antwerp | Mexico City | Montreal | Barcelona
fact-order-summer-games-4 | H | Where did the Summer Olympics come first, and where later? | Melbourne | Munich | Moscow | Atlanta | Rio de Janeiro
`,
  ),
  ...readTasks(
    'Sports',
    'order',
    `
fact-order-winter-games-1 | H | In which order were these places host of the Winter Olympics? | Sarajevo | Albertville | Vancouver | Pyeongchang
fact-order-winter-games-2 | H | In which order were these places host of the Winter Olympics? | Oslo | Grenoble | Calgary | Turin
`,
  ),
  ...readTasks(
    'Sports',
    'order',
    `
fact-order-world-cups-1 | M | Where did the men's football World Cup take place first, and where later? | Switzerland | Sweden | England | Qatar
fact-order-world-cups-2 | M | In which order were these countries host of the men's football World Cup? | Sweden | Chile | South Africa | Russia | Qatar
`,
  ),
  ...readTasks(
    'Sports',
    'order',
    `
fact-order-teams-1 | M | Which of these sports sends the fewest players of a team into play, and which send more? | Beach volleyball | Water polo | American football | Rugby league
fact-order-teams-2 | M | From the smallest team to the largest: in which order do these sports stand? | Polo | Volleyball | Handball | Baseball | Field hockey
fact-order-teams-3 | M | Which of these sports sends the fewest players of a team into play, and which send more? | Curling | Ice hockey | Netball | Football
`,
  ),
  ...readTasks(
    'Sports',
    'order',
    `
fact-order-sport-races | E | Which of these races is the shortest, and which come after it? | 100 metres hurdles | 400 metres | 1,500 metres | A mile | 5,000 metres | A marathon
fact-order-sport-balls | M | Of these sports, which is played with the smallest ball, and which with larger ones? | Golf | Tennis | Handball | Football | Basketball
fact-order-sport-boxing | H | In which order do these classes of boxing stand, the lightest boxers first? | Flyweight | Bantamweight | Featherweight | Lightweight | Welterweight | Middleweight
fact-order-sport-judo | M | In which order does a learner of judo usually earn these belts? | White | Yellow | Orange | Green | Blue | Brown | Black
fact-order-sport-snooker | M | In snooker, which of these balls earns the fewest points, and which earn more? | Red | Yellow | Green | Brown | Blue | Pink | Black
fact-order-sport-triathlon | E | In which order does a triathlete do these? | Swim | Cycle | Run
fact-order-sport-golf | H | Which of these results on a hole is the best in golf, and which are worse? | Albatross | Eagle | Birdie | Par | Bogey | Double bogey
`,
  ),
  ...readTasks(
    'General Knowledge',
    'order',
    `
fact-order-books-1 | H | In which order were these books first published? | The Great Gatsby | Nineteen Eighty-Four | The Alchemist | The Da Vinci Code
fact-order-books-2 | H | Which of these books is the oldest, and which were written later? | Pride and Prejudice | Moby-Dick | Treasure Island (as a book) | Animal Farm | Half of a Yellow Sun
fact-order-books-3 | H | In which order were these books first published? | Don Quixote (its first part) | Dracula | The Hobbit | Americanah
fact-order-books-4 | H | Which of these books is the oldest, and which were written later? | Robinson Crusoe | Frankenstein | Alice's Adventures in Wonderland | Animal Farm | Things Fall Apart
`,
  ),
  ...readTasks(
    'General Knowledge',
    'order',
    `
fact-order-buildings-1 | M | Which of these buildings is the tallest, and which are lower? | The Empire State Building | The Eiffel Tower | The Great Pyramid of Giza | The Statue of Liberty | The Leaning Tower of Pisa
`,
  ),
  ...readTasks(
    'General Knowledge',
    'order',
    `
fact-order-general-units | E | Which of these is the shortest length, and which are longer? | Millimetre | Inch | Foot | Yard | Mile
fact-order-general-roman | M | From the least to the most: in which order do these Roman numerals stand? | V | X | L | C | D | M
fact-order-general-greek | M | In which order do these letters stand in the Greek alphabet? | Alpha | Delta | Kappa | Pi | Sigma | Omega
fact-order-general-poker | M | In poker, which of these hands is worth the least, and which beat it one after another? | A pair | Two pairs | A straight | A flush | A full house | Four of a kind
fact-order-general-paper | E | From the smallest sheet of paper to the largest: in which order do these stand? | A6 | A5 | A4 | A3 | A1
fact-order-general-voices | M | In a choir, which of these voices sings the lowest, and which sing higher? | Bass | Tenor | Alto | Soprano
fact-order-general-tempo | H | Which of these words on a sheet of music asks for the slowest tempo, and which are faster? | Largo | Andante | Moderato | Allegro | Presto
fact-order-general-weddings | H | Which of these wedding anniversaries is celebrated first, and which after it? | Paper | Silver | Pearl | Ruby | Gold | Diamond
fact-order-general-army | H | From the bottom to the top: in which order do these ranks of an army stand? | Private | Corporal | Sergeant | Captain | Major | Colonel | General
fact-order-general-time | E | Which of these spans of time is the shortest, and which last longer? | A minute | An hour | A day | A fortnight | A decade | A century
`,
  ),
  ...readTasks(
    'Movies',
    'order',
    `
fact-order-films-1 | M | In which order did these films come to the cinemas? | Citizen Kane | Psycho (Hitchcock's film) | Inception | Black Panther
fact-order-films-2 | M | Which of these films is the oldest, and which came after it? | Gone with the Wind | Star Wars | Titanic (James Cameron's film) | Parasite | Oppenheimer
fact-order-films-3 | M | Somebody watches these from the oldest film to the newest. In which order? | Snow White and the Seven Dwarfs | The Godfather | Living in Bondage | Avatar
fact-order-films-4 | M | Which of these did people see in the cinema first, and which later? | Singin' in the Rain | The Sound of Music | Jaws | Back to the Future | Toy Story | Frozen
fact-order-films-5 | M | In which order did these films come to the cinemas? | Alien | Home Alone | Pulp Fiction | Gladiator
fact-order-films-6 | M | Which of these films is the oldest, and which came after it? | Casablanca | Ben-Hur (the one with Charlton Heston) | Die Hard | Shrek | Slumdog Millionaire
fact-order-films-7 | M | Somebody watches these from the oldest film to the newest. In which order? | 2001: A Space Odyssey | Jurassic Park | The Matrix | The Wedding Party (Kemi Adetiba's film)
fact-order-films-8 | M | Which of these did people see in the cinema first, and which later? | Gone with the Wind | The Sound of Music | Rocky | Ghostbusters | Finding Nemo | The Wedding Party (Kemi Adetiba's film)
fact-order-films-9 | M | In which order did these films come to the cinemas? | Rocky | E.T. the Extra-Terrestrial | The Matrix | Slumdog Millionaire
`,
  ),
  ...readTasks(
    'Movies',
    'order',
    `
fact-order-film-bond | M | In which order did these actors first play James Bond in the cinema? | Sean Connery | Roger Moore | Timothy Dalton | Pierce Brosnan | Daniel Craig
fact-order-film-rings | E | In which order are these parts of 'The Lord of the Rings' told? | The Fellowship of the Ring | The Two Towers | The Return of the King
fact-order-film-star-wars | M | In which order did these Star Wars films come to the cinemas? | A New Hope | Return of the Jedi | The Phantom Menace | The Force Awakens
`,
  ),
  ...readTasks(
    'Pop Culture',
    'order',
    `
fact-order-songs-1 | M | In which order did these hits come out? | Jailhouse Rock | Hey Jude | Stayin' Alive | Every Breath You Take
fact-order-songs-2 | M | Which of these songs did the radio play first, and which later? | Johnny B. Goode | Vogue | Wonderwall | Umbrella | Uptown Funk
fact-order-songs-3 | M | From the oldest song to the newest: how do these follow each other? | Bohemian Rhapsody | Smells Like Teen Spirit | Lose Yourself | Despacito
fact-order-songs-4 | M | In which order did these hits come out? | Imagine | Redemption Song | Hips Don't Lie | Gangnam Style
fact-order-songs-5 | M | Which of these songs did the radio play first, and which later? | Space Oddity | Waterloo | Believe | Poker Face | Drivers License
fact-order-songs-6 | M | From the oldest song to the newest: how do these follow each other? | I Want to Hold Your Hand | Wannabe | Rolling in the Deep | Bad Guy
`,
  ),
  ...readTasks(
    'Pop Culture',
    'order',
    `
fact-order-pop-1 | H | Of which of these did people speak first, and of which later? | The Woodstock festival | The death of Elvis Presley | The launch of the Game Boy | The first 'Harry Potter' book | The launch of Instagram
fact-order-pop-2 | H | Of which of these did people speak first, and of which later? | The death of John Lennon | The launch of Facebook | The death of Michael Jackson | The launch of Pokémon Go
`,
  ),
  ...readTasks(
    'Pop Culture',
    'order',
    `
fact-order-pop-scale-potter | M | In which order did these books about Harry Potter come out? | Philosopher's Stone | Prisoner of Azkaban | Goblet of Fire | Deathly Hallows
fact-order-pop-scale-strings | M | Which of these usually has the fewest strings, and which have more? | Violin | Guitar | Concert harp
fact-order-pop-scale-beatles | H | In which order did these albums of The Beatles come out? | Please Please Me | Rubber Soul | Sgt. Pepper's Lonely Hearts Club Band | Let It Be
`,
  ),
  ...readTasks(
    'Afrobeats',
    'order',
    `
fact-order-afro-1 | M | In which order did these songs come out? | Sweet Mother (Prince Nico Mbarga) | Duduke (Simi) | Unavailable (Davido)
fact-order-afro-2 | M | To which of these did people dance first, and to which later? | Holla at Your Boy (Wizkid) | Ojuelegba (Wizkid) | Ye (Burna Boy) | Calm Down (Rema)
fact-order-afro-3 | M | From the oldest to the newest: how do these Nigerian songs follow each other? | African Queen (2Baba) | Skelewu (Davido) | Peru (Fireboy DML)
fact-order-afro-4 | M | Which of these Nigerian hits is the oldest, and which came after it? | Sweet Mother (Prince Nico Mbarga) | Orente (Adekunle Gold) | Dumebi (Rema) | Last Last (Burna Boy)
fact-order-afro-5 | M | In which order did these songs come out? | Ojuelegba (Wizkid) | Fall (Davido) | Last Last (Burna Boy)
`,
  ),
  ...readTasks(
    'Geography',
    'order',
    `
fact-order-area-africa-1 | M | Which of these African countries is the largest, and which are smaller? | Libya | Ethiopia | Madagascar | Guinea | Eritrea
fact-order-area-africa-2 | M | From the largest to the smallest: how do these countries of Africa stand by area? | Algeria | Tanzania | Zimbabwe | Uganda | Benin
`,
  ),
  ...readTasks(
    'Geography',
    'order',
    `
fact-order-area-europe-1 | M | Which of these European countries is the largest, and which are smaller? | Sweden | Belarus | Iceland | San Marino
fact-order-area-europe-2 | M | From the largest to the smallest: how do these countries of Europe stand by area? | Norway | Bulgaria | Latvia | Switzerland
`,
  ),
  ...readTasks(
    'Geography',
    'order',
    `
fact-order-area-asia-1 | M | Which of these Asian countries is the largest, and which are smaller? | India | Saudi Arabia | Myanmar | Oman | Tajikistan
fact-order-area-asia-2 | M | From the largest to the smallest: how do these countries of Asia stand by area? | China | Indonesia | Pakistan | Yemen | Malaysia
`,
  ),
  ...readTasks(
    'Geography',
    'order',
    `
fact-order-north-1 | M | From north to south: in which order do these cities lie? | Istanbul | Mumbai | Lagos | Sydney
fact-order-north-2 | M | Which of these cities is the northernmost, and which follow on the way south? | New York | Abuja | Nairobi | Rio de Janeiro | Cape Town
fact-order-north-3 | M | On a trip from the Arctic to the Antarctic, in which order would one pass these cities? | Reykjavík | Paris | Rome | Los Angeles | Mexico City | Buenos Aires
fact-order-north-4 | M | From north to south: in which order do these cities lie? | Helsinki | Madrid | Miami | Johannesburg
fact-order-north-5 | M | Which of these cities is the northernmost, and which follow on the way south? | Moscow | Tokyo | Dakar | Accra | Lima
`,
  ),
  ...readTasks(
    'Geography',
    'order',
    `
fact-order-mountains-1 | M | Which of these mountains is the highest, and which are lower? | Mount Everest | Mount Kenya | Mount Kosciuszko | Sugarloaf Mountain in Rio
fact-order-mountains-2 | M | From the top down: in which order do these mountains stand by height? | Kilimanjaro | The Matterhorn | Mount Fuji | The Zugspitze | Table Mountain
fact-order-mountains-3 | M | Which of these mountains is the highest, and which are lower? | Aconcagua | Mount Etna | Mount Kosciuszko | Ben Nevis
`,
  ),
  ...readTasks(
    'Geography',
    'order',
    `
fact-order-rivers-1 | H | Which of these rivers is the longest, and which are shorter? | The Nile | The Congo | The Volga | The Rhine | The Thames
fact-order-rivers-2 | H | Which of these rivers is the longest, and which are shorter? | The Nile | The Congo | The Danube | The Orinoco | The Seine
`,
  ),
  ...readTasks(
    'Geography',
    'order',
    `
fact-order-islands-1 | H | Which of these islands is the largest, and which are smaller? | Greenland | Madagascar | Iceland | Sicily | Malta
fact-order-islands-2 | H | Which of these islands is the largest, and which are smaller? | New Guinea | Great Britain | Sicily | Jamaica | Zanzibar (Unguja)
`,
  ),
  ...readTasks(
    'Geography',
    'order',
    `
fact-order-geography-oceans | M | In which order do these oceans stand by their size, the largest first? | Pacific | Atlantic | Indian | Arctic
fact-order-geography-continents | H | By area, which continent is the largest, and which come after it? | Asia | Africa | North America | South America | Antarctica | Europe
fact-order-geography-time | H | On New Year's Eve, in which of these cities does midnight come first, and where next? | Auckland | Sydney | Tokyo | Delhi | Lagos | New York | Los Angeles
`,
  ),
  ...readTasks(
    'Finance',
    'order',
    `
fact-order-money-1 | H | In which order did this come into the world of money? | The Bretton Woods Conference | The opening of the Central Bank of Nigeria | The decimalisation of the British pound | Facebook's first day on the stock exchange
fact-order-money-2 | H | Which of these dates of business is the earliest, and which follow? | The first edition of 'The Wealth of Nations' | The opening of the first cash machine in London | The crash called Black Monday | The first block of Bitcoin | The launch of Nigeria's eNaira
fact-order-money-3 | H | In which order did this come into the world of money? | The Buttonwood Agreement of New York's stockbrokers | The introduction of South Africa's rand | Amazon's first day on the stock exchange | Google's first day on the stock exchange
fact-order-money-4 | H | Which of these dates of business is the earliest, and which follow? | The founding of the Bank of England | The first Dow Jones Industrial Average | The founding of the African Development Bank | The launch of the euro, without coins as yet | The launch of M-Pesa in Kenya
`,
  ),
  ...readTasks(
    'Finance',
    'order',
    `
fact-order-finance-large | E | From the least to the most: in which order do these numbers stand? | A thousand | A million | A billion | A trillion
fact-order-finance-us-coins | E | Which of these coins of the United States is worth the least, and which are worth more? | Penny | Nickel | Dime | Quarter | Half dollar
fact-order-finance-fractions | M | Which of these shares of a company is the smallest, and which are larger? | 1/12 | 10% | 1/8 | 0.2 | 1/4 | 0.3
fact-order-finance-percentages | M | Which of these sums is the smallest, and which are larger? | 5% of ₦1,000 | 10% of ₦900 | 50% of ₦300 | 25% of ₦800 | 30% of ₦1,000
fact-order-finance-discounts | H | At which of these prices is a shirt the cheapest, and where does it cost more? | ₦5,000 less 40% | ₦4,000 less 10% | ₦5,000 less 20% | ₦6,000 less 25% | ₦5,500 without discount
fact-order-finance-interest | H | Which of these savings earns the least simple interest, and which earn more? | ₦10,000 at 4% for 1 year | ₦20,000 at 3% for 1 year | ₦10,000 at 5% for 2 years | ₦30,000 at 5% for 1 year | ₦20,000 at 5% for 2 years
`,
  ),
];
