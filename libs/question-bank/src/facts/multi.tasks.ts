// Made by `npm run bank:generate` (docs/question-bank.md). Change the facts in libs/question-bank/generator, not this file.
import { readTasks } from '../read-tasks.js';

export const multiTasks = [
  ...readTasks(
    'Science',
    'multi',
    `
fact-ticks-group-noble | M | Which of these elements belong to the noble gases? | *Krypton | *Neon | *Radon | *Helium | Chlorine
fact-ticks-group-halogen | M | Which of these elements belong to the halogens? | Nitrogen | *Bromine | *Astatine | Copper | Aluminium | Magnesium
fact-ticks-group-alkali | H | Which of these elements belong to the alkali metals? | *Francium | *Sodium | Zinc | *Lithium | *Rubidium
fact-ticks-group-alkaline-earth | H | Which of these elements belong to the alkaline earth metals? | Chlorine | *Barium | Aluminium | Silver | *Strontium
`,
  ),
  ...readTasks(
    'Science',
    'multi',
    `
fact-ticks-science-symbols | M | Which of these elements have a symbol that begins with another letter than their English name? | Copper | Carbon | Aluminium | *Sodium | *Lead
fact-ticks-science-base-units | H | Which of these are among the seven base units of the SI? | *Candela | *Metre | *Ampere | Becquerel | *Kelvin
fact-ticks-science-mammals | E | Which of these animals are mammals? | Octopus | Penguin | *Dolphin | Ostrich | *Platypus | Crocodile
fact-ticks-science-insects | E | Which of these animals are insects? | *Termite | *Ladybird | *Bee | Earthworm | *Mosquito
fact-ticks-science-giants | M | Which of these planets are larger than the Earth? | Mars | *Uranus | *Neptune | *Saturn | *Jupiter
fact-ticks-science-gases | M | Which of these elements are gases in an ordinary room? | *Neon | Iodine | Silicon | *Nitrogen | *Argon
fact-ticks-science-marsupials | M | Which of these animals carry their young in a pouch? | *Wombat | *Koala | *Kangaroo | *Opossum | Meerkat
fact-ticks-science-flightless | E | Which of these birds cannot fly? | *Emperor penguin | Pelican | Peacock | *Ostrich | *Emu | Albatross
fact-ticks-science-vertebrates | M | Which of these animals have a backbone? | Scorpion | Jellyfish | Starfish | Squid | *Seahorse | *Eel
`,
  ),
  ...readTasks(
    'History',
    'multi',
    `
fact-ticks-span-before-1500 | H | Which of these events fell before the year 1500? | *The Battle of Hastings | *Vasco da Gama's arrival in India | The first climb of Mount Everest | The opening of the Suez Canal | Nelson Mandela's release from prison | *Columbus's first voyage to America
fact-ticks-span-1800s | H | Which of these events fell in the 19th century? | *The end of slavery in Brazil | The tsunami in the Indian Ocean | *Ethiopia's victory at Adwa | *The opening of the Eiffel Tower | The discovery of Tutankhamun's tomb | *The independence of Haiti
fact-ticks-span-1940s | M | Which of these events fell in the 1940s? | *The attack on Pearl Harbor | *The bombing of Hiroshima | Barack Obama's first election as President | The first landing on the Moon | The arrival of euro notes and coins | The first climb of Mount Everest
fact-ticks-span-1960s | M | Which of these events fell in the 1960s? | The fall of Constantinople to the Ottomans | *The building of the Berlin Wall | *The Cuban Missile Crisis | *The Six-Day War | *The founding of the Organisation of African Unity
fact-ticks-span-1990s | M | Which of these events fell in the 1990s? | *Nelson Mandela's release from prison | The Great Fire of London | *The handover of Hong Kong to China | The end of slavery in Brazil | *The genocide in Rwanda
fact-ticks-span-2000s | E | Which of these events fell after the year 2000? | The bombing of Hiroshima | *Barack Obama's first election as President | The fall of Constantinople to the Ottomans | *The tsunami in the Indian Ocean | *The arrival of euro notes and coins
`,
  ),
  ...readTasks(
    'History',
    'multi',
    `
fact-ticks-independent-1960 | M | Which of these countries became independent in 1960? | *Niger | *Gabon | *Benin | Sri Lanka | *Nigeria
fact-ticks-independent-1962 | H | Which of these countries became independent in 1962? | Burkina Faso | Guinea | *Algeria | Mozambique | *Burundi
fact-ticks-independent-1975 | H | Which of these countries became independent in 1975? | *Papua New Guinea | *Cape Verde | *São Tomé and Príncipe | *Angola | Fiji
`,
  ),
  ...readTasks(
    'History',
    'multi',
    `
fact-ticks-former-france | M | Which of these countries became independent from France? | *Mali | Equatorial Guinea | *Guinea | *The Central African Republic | Lesotho | Grenada
fact-ticks-former-kingdom | M | Which of these countries became independent from the United Kingdom? | *Uganda | DR Congo | Burkina Faso | Angola | Gabon | *Seychelles
fact-ticks-former-portugal | M | Which of these countries became independent from Portugal? | *São Tomé and Príncipe | Senegal | Finland | *Angola | Burundi | *Brazil
`,
  ),
  ...readTasks(
    'History',
    'multi',
    `
fact-ticks-history-us-presidents | M | Which of these men were Presidents of the United States? | Al Gore | *Woodrow Wilson | *Abraham Lincoln | *Thomas Jefferson | *Andrew Jackson | Alexander Hamilton
fact-ticks-history-nigerian-leaders | M | Which of these have been at the head of Nigeria's government? | Tai Solarin | Obafemi Awolowo | *Umaru Musa Yar'Adua | *Sani Abacha | Moshood Abiola | Ken Saro-Wiwa
fact-ticks-history-african-leaders | H | Which of these led an African country to its independence? | Jerry Rawlings | Paul Kagame | Charles Taylor | *Kenneth Kaunda | *Kwame Nkrumah
fact-ticks-history-ancient | M | Which of these people lived before the year 1? | *Alexander the Great | Mansa Musa | *Confucius | *Hannibal | *Socrates | Saladin
`,
  ),
  ...readTasks(
    'Sports',
    'multi',
    `
fact-ticks-result-world-cup | M | Which of these countries had won the men's football World Cup by the end of 2022? | Cameroon | *Spain | Croatia | Netherlands | *Brazil
fact-ticks-result-world-cup-host | M | Which of these countries had been host of the men's football World Cup by the end of 2022? | Australia | Portugal | China | *England | *Switzerland
fact-ticks-result-africa-cup | M | Which of these countries had won the Africa Cup of Nations by the end of 2024? | *Algeria | *Senegal | Libya | *Nigeria | Uganda | Burkina Faso
fact-ticks-result-euro | M | Which of these countries had won the men's European football championship by the end of 2024? | *Germany | Switzerland | *Italy | Hungary | *Spain | *France
fact-ticks-result-rugby | M | Which of these countries had won the men's Rugby World Cup by the end of 2023? | *South Africa | Wales | *New Zealand | *England | *Australia
fact-ticks-result-summer | M | Which of these cities had been host of the Summer Olympics by the end of 2024? | Lisbon | Buenos Aires | *Atlanta | Cairo | Vienna | *Athens
fact-ticks-result-winter | H | Which of these places had been host of the Winter Olympics by the end of 2022? | Zurich | *Lillehammer | *Cortina d'Ampezzo | Denver | Davos | *Garmisch-Partenkirchen
`,
  ),
  ...readTasks(
    'Sports',
    'multi',
    `
fact-ticks-sport-word-cricket | M | Which of these words do people use in cricket? | Baton change | *Silly mid-off | Balance beam | Puck | *Wicket
fact-ticks-sport-word-baseball | M | Which of these words do people use in baseball? | Jump ball | *Shortstop | Drop goal | *Home run | Coxswain
fact-ticks-sport-word-golf | E | Which of these words do people use in golf? | *Bunker | Spinnaker | Pommel horse | *Caddie | Offside trap | *Birdie
fact-ticks-sport-word-rugby-union | M | Which of these words do people use in rugby union? | *Scrum-half | *Line-out | Spinnaker | *Drop goal | Quarterback
fact-ticks-sport-word-cycling | M | Which of these words do people use in cycling? | Caddie | *Velodrome | Drop goal | Touchdown | *Yellow jersey
fact-ticks-sport-word-gymnastics | M | Which of these words do people use in gymnastics? | Puck | Drop goal | Double fault | *Pommel horse | *Yurchenko vault | Bunker
`,
  ),
  ...readTasks(
    'Sports',
    'multi',
    `
fact-ticks-team-11 | M | In which of these sports does a team begin with eleven players? | Ice hockey | *American football | *Field hockey | Curling | Handball | Beach volleyball
fact-ticks-team-7 | H | In which of these sports does a team begin with seven players? | Polo | *Handball | *Rugby sevens | Field hockey | Cricket | American football
`,
  ),
  ...readTasks(
    'Sports',
    'multi',
    `
fact-ticks-sport-grand-slam | M | Which of these tournaments are among the four Grand Slams of tennis? | Indian Wells | Canadian Open | *French Open | *Wimbledon | Davis Cup
fact-ticks-sport-decathlon | H | Which of these events belong to a decathlon? | *1,500 metres | Marathon | 800 metres | *Long jump | *Javelin
fact-ticks-sport-racket | E | Which of these sports are played with a racket? | *Badminton | Polo | Lacrosse | Cricket | *Tennis
`,
  ),
  ...readTasks(
    'General Knowledge',
    'multi',
    `
fact-ticks-books-william-shakespeare | E | Which of these did William Shakespeare write? | Moby-Dick | Around the World in Eighty Days | The Great Gatsby | Season of Migration to the North | *Hamlet | *Macbeth
fact-ticks-books-chimamanda-ngozi-adichie | E | Which of these did Chimamanda Ngozi Adichie write? | *Americanah | So Long a Letter | Fahrenheit 451 | The Picture of Dorian Gray | My Sister, the Serial Killer | *Half of a Yellow Sun
fact-ticks-books-wole-soyinka | M | Which of these did Wole Soyinka write? | *The Lion and the Jewel | The Metamorphosis | Treasure Island | The Diary of a Young Girl | Jagua Nana | *Death and the King's Horseman
fact-ticks-books-ngugi-wa-thiong-o | H | Which of these did Ngũgĩ wa Thiong'o write? | No Longer at Ease | *Petals of Blood | *Weep Not, Child | Brave New World | Macbeth | Jagua Nana
fact-ticks-books-buchi-emecheta | H | Which of these did Buchi Emecheta write? | The Hobbit | *The Joys of Motherhood | *Second-Class Citizen | Weep Not, Child | The Palm-Wine Drinkard | The Da Vinci Code
fact-ticks-books-charles-dickens | M | Which of these did Charles Dickens write? | *Great Expectations | Les Misérables | Arrow of God | *Oliver Twist | *A Tale of Two Cities
fact-ticks-books-jane-austen | M | Which of these did Jane Austen write? | *Pride and Prejudice | My Sister, the Serial Killer | *Emma | Arrow of God | The Alchemist | The Hunger Games
fact-ticks-books-george-orwell | E | Which of these did George Orwell write? | I Know Why the Caged Bird Sings | Frankenstein | Of Mice and Men | *Animal Farm | *Nineteen Eighty-Four | The Gods Are Not to Blame
fact-ticks-books-roald-dahl | E | Which of these did Roald Dahl write? | The Adventures of Tom Sawyer | The African Child | *Matilda | Animal Farm | *Charlie and the Chocolate Factory
fact-ticks-books-franz-kafka | H | Which of these did Franz Kafka write? | Cry, the Beloved Country | *The Trial | The Lion, the Witch and the Wardrobe | I Know Why the Caged Bird Sings | *The Metamorphosis | Gulliver's Travels
`,
  ),
  ...readTasks(
    'General Knowledge',
    'multi',
    `
fact-ticks-music-wolfgang-amadeus-mozart | M | Which of these works did Wolfgang Amadeus Mozart compose? | The 'New World' Symphony | Boléro | The Planets | *The Magic Flute | Für Elise | *The Marriage of Figaro
fact-ticks-music-ludwig-van-beethoven | M | Which of these works did Ludwig van Beethoven compose? | Clair de Lune | The Marriage of Figaro | *Für Elise | *The 'Moonlight' Sonata | La Traviata
fact-ticks-music-pyotr-ilyich-tchaikovsky | H | Which of these works did Pyotr Ilyich Tchaikovsky compose? | *The Nutcracker | La Traviata | The 'New World' Symphony | Rhapsody in Blue | *Swan Lake
fact-ticks-music-giuseppe-verdi | H | Which of these works did Giuseppe Verdi compose? | *Aida | The Nutcracker | The 'New World' Symphony | *La Traviata | Pictures at an Exhibition
`,
  ),
  ...readTasks(
    'General Knowledge',
    'multi',
    `
fact-ticks-paintings-vincent-van-gogh | M | Which of these pictures did Vincent van Gogh paint? | The Two Fridas | Las Meninas | *Sunflowers | Tutu | *The Starry Night
`,
  ),
  ...readTasks(
    'General Knowledge',
    'multi',
    `
fact-ticks-general-primes | H | Which of these numbers are primes? | *41 | 77 | 69 | *89 | *61
fact-ticks-general-squares | M | Which of these numbers are squares of whole numbers? | *36 | 272 | 56 | 110 | *169
fact-ticks-general-leap-years | M | Which of these years were leap years? | 1973 | *2008 | *1960 | 1969 | 1966 | 1993
fact-ticks-general-radio | M | Which of these words do pilots use to spell over the radio? | Metro | North | *Foxtrot | Under | Panda | *Delta
fact-ticks-general-strings | E | Which of these instruments have strings? | *Harp | Tuba | *Kora | Clarinet | *Sitar | *Cello
fact-ticks-general-brass | M | Which of these instruments belong to the brass of an orchestra? | *Trombone | *French horn | Clarinet | Viola | *Tuba
fact-ticks-general-wonders | H | Which of these were among the seven wonders of the ancient world? | *Hanging Gardens of Babylon | Stonehenge | *Great Pyramid of Giza | *Lighthouse of Alexandria | Parthenon in Athens
fact-ticks-general-months | E | Which of these months have 31 days? | February | *May | September | *August | November
fact-ticks-general-underground | M | Which of these grow under the ground? | Plantain | Cucumber | *Cassava | Aubergine | Okra | *Yam
`,
  ),
  ...readTasks(
    'Movies',
    'multi',
    `
fact-ticks-director-steven-spielberg | E | Which of these films did Steven Spielberg direct? | *Schindler's List | Lady Bird | Metropolis | Some Like It Hot | *Saving Private Ryan | The Dark Knight
fact-ticks-director-james-cameron | E | Which of these films did James Cameron direct? | Django Unchained | Raging Bull | *Avatar | *Aliens | Psycho
fact-ticks-director-ridley-scott | M | Which of these films did Ridley Scott direct? | *Alien | *Blade Runner | *Thelma & Louise | *Gladiator | October 1 | Avatar
fact-ticks-director-alfred-hitchcock | E | Which of these films did Alfred Hitchcock direct? | *Rear Window | *Psycho | *The Birds | *Vertigo | Creed | The Hurt Locker
fact-ticks-director-stanley-kubrick | M | Which of these films did Stanley Kubrick direct? | Seven | *A Clockwork Orange | Avatar | Raging Bull | *2001: A Space Odyssey | *The Shining
fact-ticks-director-quentin-tarantino | E | Which of these films did Quentin Tarantino direct? | A Clockwork Orange | *Django Unchained | *Reservoir Dogs | *Inglourious Basterds | Moonlight | *Pulp Fiction
fact-ticks-director-christopher-nolan | E | Which of these films did Christopher Nolan direct? | Django Unchained | 12 Years a Slave | *The Dark Knight | *Oppenheimer | *Inception
fact-ticks-director-martin-scorsese | M | Which of these films did Martin Scorsese direct? | *The Wolf of Wall Street | The Seventh Seal | *Raging Bull | Black Panther | The Bridge on the River Kwai
fact-ticks-director-david-fincher | H | Which of these films did David Fincher direct? | Timbuktu | Gladiator | *Fight Club | Creed | *Seven | *The Social Network
fact-ticks-director-robert-zemeckis | H | Which of these films did Robert Zemeckis direct? | The Figurine | *Forrest Gump | Taxi Driver | *Back to the Future | *Cast Away
fact-ticks-director-akira-kurosawa | H | Which of these films did Akira Kurosawa direct? | Dune: Part Two | *Rashomon | King of Boys | Slumdog Millionaire | *Seven Samurai
fact-ticks-director-greta-gerwig | M | Which of these films did Greta Gerwig direct? | *Lady Bird | *Barbie | Gladiator | Do the Right Thing | Thelma & Louise | Dunkirk
fact-ticks-director-kunle-afolayan | M | Which of these films did Kunle Afolayan direct? | *October 1 | My Neighbour Totoro | Inglourious Basterds | *The Figurine | Raging Bull
`,
  ),
  ...readTasks(
    'Movies',
    'multi',
    `
fact-ticks-film-pixar | M | Which of these films were made by Pixar? | *Finding Nemo | Despicable Me | *Toy Story | How to Train Your Dragon | Madagascar | Shrek
fact-ticks-film-bond | E | Which of these actors have played James Bond in the cinema? | *Pierce Brosnan | Hugh Jackman | Harrison Ford | Tom Hanks | Russell Crowe | *Roger Moore
fact-ticks-film-wars | E | Which of these characters belong to Star Wars? | Gandalf | Spock | *Lando Calrissian | *Yoda | *Boba Fett
`,
  ),
  ...readTasks(
    'Pop Culture',
    'multi',
    `
fact-ticks-hits-michael-jackson | E | Which of these were hits of Michael Jackson? | Shape of You | *Thriller | Vogue | *Billie Jean | Hey Jude | Humble
fact-ticks-hits-madonna | M | Which of these were hits of Madonna? | Space Oddity | In da Club | *Like a Virgin | Waterloo | Blinding Lights | *Vogue
fact-ticks-hits-queen | E | Which of these were hits of Queen? | *Bohemian Rhapsody | Poker Face | Like a Virgin | *Radio Ga Ga | Born This Way
fact-ticks-hits-bob-marley | E | Which of these were hits of Bob Marley? | Superstition | Drivers License | *Redemption Song | Toxic | *No Woman, No Cry | Radio Ga Ga
fact-ticks-hits-eminem | M | Which of these were hits of Eminem? | Back to Black | *Lose Yourself | Fast Car | *Stan | Superstition | Rocket Man
fact-ticks-hits-taylor-swift | E | Which of these were hits of Taylor Swift? | *Shake It Off | Smooth Operator | *Blank Space | Toxic | Radio Ga Ga
fact-ticks-hits-lady-gaga | M | Which of these were hits of Lady Gaga? | Space Oddity | *Poker Face | Imagine | Drivers License | *Born This Way
fact-ticks-hits-beyonce | E | Which of these were hits of Beyoncé? | Another Brick in the Wall | *Formation | *Halo | Livin' on a Prayer | Lose Yourself
`,
  ),
  ...readTasks(
    'Pop Culture',
    'multi',
    `
fact-ticks-pop-beatles | E | Which of these musicians were members of The Beatles? | David Bowie | *Ringo Starr | Brian Jones | Mick Jagger | Elton John | *Paul McCartney
fact-ticks-pop-spice | M | Which of these were names of the Spice Girls? | Lucky | *Baby | Happy | Honey | Pepper | *Posh
fact-ticks-pop-friends | E | Which of these are among the six main characters of 'Friends'? | *Chandler | *Joey | Barney | *Ross | *Phoebe
fact-ticks-pop-hogwarts | E | Which of these are houses of Hogwarts? | *Hufflepuff | *Gryffindor | Durmstrang | *Slytherin | *Ravenclaw | Gringotts
`,
  ),
  ...readTasks(
    'Afrobeats',
    'multi',
    `
fact-ticks-afro-fela-kuti | E | Which of these songs did Fela Kuti make known? | *Water No Get Enemy | African Queen | Jailer | *Zombie | Orente
fact-ticks-afro-wizkid | E | Which of these songs did Wizkid make known? | *Come Closer | *Holla at Your Boy | Johnny | Skelewu | *Don't Dull | Organise
fact-ticks-afro-davido | E | Which of these songs did Davido make known? | Holla at Your Boy | *Fall | Mad Over You | Bloody Samaritan | *Unavailable
fact-ticks-afro-burna-boy | E | Which of these songs did Burna Boy make known? | *Like to Party | *Last Last | *City Boys | Fall in Love | *On the Low | Bloody Samaritan
fact-ticks-afro-rema | M | Which of these songs did Rema make known? | *Dumebi | Skin Tight | If You Ask Me | *Soundgasm | Rush
fact-ticks-afro-ayra-starr | M | Which of these songs did Ayra Starr make known? | *Bloody Samaritan | Zombie | Ja Funmi | Sweet Mother | *Rush
fact-ticks-afro-tems | M | Which of these songs did Tems make known? | Leg Over | Antenna | *Free Mind | *Damages | *Try Me | Joha
fact-ticks-afro-tiwa-savage | M | Which of these songs did Tiwa Savage make known? | *Somebody's Son | *All Over | Na Gode | Soundgasm | Holla at Your Boy
fact-ticks-afro-p-square | M | Which of these songs did P-Square make known? | If You Ask Me | *Personally | Fire on the Mountain | Emiliana | Nwa Baby (Ashawo Remix) | *Do Me
fact-ticks-afro-asake | M | Which of these songs did Asake make known? | Dumebi | Uyo Meyo | *Lonely at the Top | *Joha | *Organise
fact-ticks-afro-olamide | M | Which of these songs did Olamide make known? | Skelewu | *Wo! | *Science Student | Alingo | Ada Ada | Rush
fact-ticks-afro-asa | H | Which of these songs did Asa make known? | African Queen | Rush | Bloody Samaritan | *Jailer | *Fire on the Mountain
fact-ticks-afro-mr-eazi | H | Which of these songs did Mr Eazi make known? | Peru | *Skin Tight | *Leg Over | Like to Party | Jailer | Alingo
`,
  ),
  ...readTasks(
    'Geography',
    'multi',
    `
fact-ticks-border-bw | M | Which of these countries are neighbours of Botswana on land? | *Zimbabwe | *Namibia | *Zambia | *South Africa | Eswatini
fact-ticks-border-cd | M | Which of these countries are neighbours of DR Congo on land? | *Uganda | Chad | *Rwanda | Equatorial Guinea | *Zambia | Libya
fact-ticks-border-dz | M | Which of these countries are neighbours of Algeria on land? | *Mauritania | *Libya | *Mali | *Tunisia | Ethiopia | South Africa
fact-ticks-border-gt | M | Which of these countries are neighbours of Guatemala on land? | Trinidad and Tobago | *El Salvador | *Honduras | *Mexico | Jamaica | Haiti
fact-ticks-border-ke | M | Which of these countries are neighbours of Kenya on land? | *Ethiopia | Malawi | Zambia | *Tanzania | *Somalia | Eritrea
fact-ticks-border-kz | M | Which of these countries are neighbours of Kazakhstan on land? | Pakistan | *Russia | *Kyrgyzstan | *China | Turkey
fact-ticks-border-ly | M | Which of these countries are neighbours of Libya on land? | *Chad | Tanzania | *Algeria | Ethiopia | South Africa | *Niger
fact-ticks-border-me | M | Which of these countries are neighbours of Montenegro on land? | *Bosnia and Herzegovina | *Albania | Switzerland | *Serbia | *Croatia
fact-ticks-border-ne | M | Which of these countries are neighbours of Niger on land? | Ivory Coast | Sierra Leone | Senegal | *Benin | *Chad
fact-ticks-border-ro | M | Which of these countries are neighbours of Romania on land? | *Serbia | *Moldova | Poland | *Hungary | *Bulgaria | North Macedonia
fact-ticks-border-so | M | Which of these countries are neighbours of Somalia on land? | *Djibouti | Madagascar | Mozambique | Eritrea | *Kenya | *Ethiopia
fact-ticks-border-td | M | Which of these countries are neighbours of Chad on land? | *Niger | Republic of the Congo | *Cameroon | *Central African Republic | *Libya
fact-ticks-border-tr | M | Which of these countries are neighbours of Turkey on land? | Oman | Jordan | *Iraq | Yemen | *Armenia | Kuwait
fact-ticks-border-zm | M | Which of these countries are neighbours of Zambia on land? | *DR Congo | *Mozambique | Uganda | *Tanzania | *Botswana
`,
  ),
  ...readTasks(
    'Geography',
    'multi',
    `
fact-ticks-landlocked-africa | M | Which of these countries in Africa have no sea coast? | *Malawi | Cameroon | *Uganda | Gabon | *Niger | *Zimbabwe
fact-ticks-landlocked-europe | M | Which of these countries in Europe have no sea coast? | Bosnia and Herzegovina | *Austria | Albania | *Hungary | Romania
fact-ticks-landlocked-asia | M | Which of these countries in Asia have no sea coast? | *Kyrgyzstan | Myanmar | *Mongolia | *Afghanistan | Indonesia
fact-ticks-landlocked-south-america | E | Which of these countries in South America have no sea coast? | Venezuela | *Paraguay | Chile | *Bolivia | Colombia
`,
  ),
  ...readTasks(
    'Geography',
    'multi',
    `
fact-ticks-continent-africa | E | Which of these countries lie in Africa? | Slovenia | Serbia | Cuba | *Madagascar | *Nigeria | *Tunisia
fact-ticks-continent-asia | E | Which of these countries lie in Asia? | *Nepal | *Afghanistan | *Mongolia | *Iraq | Estonia
fact-ticks-continent-europe | E | Which of these countries lie in Europe? | *Slovakia | Tunisia | Namibia | *Switzerland | *Romania
fact-ticks-continent-north-america | E | Which of these countries lie in North America? | *Cuba | Moldova | Venezuela | Monaco | *Canada | Norway
fact-ticks-continent-south-america | E | Which of these countries lie in South America? | India | *Venezuela | *Guyana | *Peru | Sweden | Iraq
`,
  ),
  ...readTasks(
    'Geography',
    'multi',
    `
fact-ticks-language-es | M | In which of these countries is Spanish an official language? | Egypt | *Panama | Nigeria | Mongolia | *Cuba
fact-ticks-language-pt | M | In which of these countries is Portuguese an official language? | Montenegro | *Brazil | *Mozambique | *Cape Verde | *São Tomé and Príncipe | Belgium
fact-ticks-language-ar | M | In which of these countries is Arabic an official language? | *Lebanon | Guyana | Mongolia | Uruguay | Cameroon | *Libya
`,
  ),
  ...readTasks(
    'Geography',
    'multi',
    `
fact-ticks-capital-africa | M | Which of these cities in Africa are the capitals of their countries? | *Rabat | Mombasa | Bobo-Dioulasso | *Accra | Kisumu | Port Sudan
fact-ticks-capital-asia | M | Which of these cities in Asia are the capitals of their countries? | Basra | Jeddah | Chittagong | *Astana | *Islamabad | Antalya
fact-ticks-capital-europe | M | Which of these cities in Europe are the capitals of their countries? | *Bucharest | *Budapest | Turku | *Athens | Cluj-Napoca
`,
  ),
  ...readTasks(
    'Geography',
    'multi',
    `
fact-ticks-zone-north-central | M | Which of these states belong to Nigeria's North Central? | Yobe | Anambra | Sokoto | *Nasarawa | Zamfara | *Kwara
fact-ticks-zone-north-east | M | Which of these states belong to Nigeria's North East? | *Adamawa | Ondo | Osun | *Borno | Sokoto
fact-ticks-zone-north-west | M | Which of these states belong to Nigeria's North West? | Nasarawa | Oyo | *Kaduna | Yobe | *Jigawa | *Sokoto
fact-ticks-zone-south-east | M | Which of these states belong to Nigeria's South East? | *Enugu | Osun | Rivers | *Ebonyi | *Abia
fact-ticks-zone-south-south | M | Which of these states belong to Nigeria's South South? | *Delta | *Bayelsa | Taraba | *Cross River | *Rivers
fact-ticks-zone-south-west | M | Which of these states belong to Nigeria's South West? | *Ekiti | *Osun | *Lagos | *Oyo | Nasarawa
`,
  ),
  ...readTasks(
    'Geography',
    'multi',
    `
fact-ticks-us-capitals | H | Which of these cities are the capitals of states of the USA? | Albuquerque | *Jefferson City | Houston | *Helena | Seattle | Miami
`,
  ),
  ...readTasks(
    'Finance',
    'multi',
    `
fact-ticks-money-dollar | E | In which of these countries do people pay with a currency called dollar? | *United States | *New Zealand | Kazakhstan | *Ecuador | Myanmar | Morocco
fact-ticks-money-peso | M | In which of these countries do people pay with a currency called peso? | Myanmar | *Argentina | North Macedonia | *Dominican Republic | Luxembourg | Romania
fact-ticks-money-dinar | M | In which of these countries do people pay with a currency called dinar? | *Bahrain | *Serbia | *Jordan | *Algeria | Romania
fact-ticks-money-pound | M | In which of these countries do people pay with a currency called pound? | *Egypt | Guyana | *Sudan | Ethiopia | *United Kingdom
fact-ticks-money-rupee | M | In which of these countries do people pay with a currency called rupee? | Central African Republic | Argentina | *Mauritius | Malta | *Seychelles
fact-ticks-money-shilling | M | In which of these countries do people pay with a currency called shilling? | *Tanzania | Spain | *Kenya | *Uganda | Andorra
`,
  ),
  ...readTasks(
    'Finance',
    'multi',
    `
fact-ticks-euro-countries | E | In which of these countries is the euro the official money? | Georgia | Norway | Sweden | *San Marino | *Belgium
`,
  ),
  ...readTasks(
    'Finance',
    'multi',
    `
fact-ticks-currencies-africa | H | With which of these currencies do people pay in Africa? | *Rand | *Ouguiya | Taka | Rufiyaa | Hryvnia
fact-ticks-currencies-asia | H | With which of these currencies do people pay in Asia? | *Rufiyaa | Forint | Lek | *Kip | *Tögrög
fact-ticks-currencies-europe | H | With which of these currencies do people pay in Europe? | Cedi | *Króna | *Forint | *Hryvnia | Ringgit
`,
  ),
  ...readTasks(
    'Finance',
    'multi',
    `
fact-ticks-finance-metals | E | Which of these do investors call precious metals? | *Palladium | *Gold | *Platinum | Iron | Tin | Zinc
fact-ticks-finance-assets | M | In a balance sheet, which of these are assets of a shop? | Bank loan | Tax still to be paid | Unpaid bills | *Delivery van | Wages owed to staff | *Cash in the till
fact-ticks-finance-crypto | E | Which of these are cryptocurrencies? | *Ether | *Dogecoin | *Bitcoin | Visa | *Litecoin
`,
  ),
];
