import { readBank } from './read-bank.js';

export const geographyQuestions = readBank(
  'Geography',
  `
geo1 | E | Which is the largest hot desert in the world? | *Sahara | Namib | Arabian | Kalahari
geo2 | M | Where do the rivers Niger and Benue meet? | Makurdi | *Lokoja | Onitsha | Jebba
geo3 | E | Which European country is shaped like a boot? | *Italy | Norway | Greece | Portugal
geo4 | E | Mount Kilimanjaro is in which country? | Uganda | Ethiopia | Kenya | *Tanzania
geo5 | E | What is the capital of Ghana? | Kumasi | *Accra | Lomé | Abidjan
geo6 | H | Which sea has no coastline at all? | Caspian Sea | *Sargasso Sea | Tasman Sea | Coral Sea
geo7 | E | Which is the smallest country in the world? | San Marino | Monaco | *Vatican City | Nauru
geo8 | M | Which country completely surrounds Lesotho? | *South Africa | Botswana | Namibia | Zambia
geo9 | M | Which is the deepest lake in the world? | Lake Tanganyika | *Lake Baikal | Lake Superior | Lake Victoria
geo10 | E | In which country is the old Inca city of Machu Picchu? | Mexico | Ecuador | Bolivia | *Peru
geo11 | M | On which river are the Victoria Falls? | Orange | Congo | Limpopo | *Zambezi
geo12 | H | Counting overseas lands, which country has the most time zones? | *France | China | United States | Russia
geo13 | M | Which Nigerian state is called the 'Centre of Excellence'? | Rivers | Ogun | *Lagos | Kano
geo14 | E | Which canal joins the Mediterranean to the Red Sea? | Panama Canal | Kiel Canal | Corinth Canal | *Suez Canal
geo15 | M | Ouagadougou is the capital of which country? | *Burkina Faso | Mali | Mauritania | Niger
geo16 | H | Which US state lies closest to Africa? | New York | Florida | *Maine | North Carolina
geo17 | M | The mighty Angel Falls are in which country? | Colombia | *Venezuela | Guyana | Brazil
geo18 | M | What is the capital of Australia? | Perth | Sydney | *Canberra | Melbourne
geo19 | H | Which country was called Dahomey until 1975? | Burkina Faso | Gambia | *Benin | Togo
geo20 | M | Ulaanbaatar is the capital of which country? | Kazakhstan | Kyrgyzstan | Nepal | *Mongolia
geo21 | E | Which is the largest ocean? | Indian | Arctic | *Pacific | Atlantic
geo22 | E | Which is the coldest continent? | *Antarctica | North America | Europe | Asia
geo23 | E | Mount Everest is in which mountain range? | The Alps | The Rockies | The Andes | *The Himalayas
geo24 | E | In which city does the Eiffel Tower stand? | Rome | Brussels | *Paris | Madrid
geo25 | E | Which river flows through London? | Severn | *Thames | Seine | Mersey
geo26 | M | Lake Victoria is shared by Uganda, Tanzania and which third country? | Burundi | Rwanda | Malawi | *Kenya
geo27 | M | Which strait lies between Spain and Morocco? | Strait of Dover | *Strait of Gibraltar | Strait of Hormuz | Strait of Messina
geo28 | M | Which desert covers much of Botswana? | *Kalahari | Atacama | Sahara | Gobi
geo29 | E | What is the imaginary line around the middle of the Earth called? | Tropic of Cancer | Prime meridian | *Equator | Arctic Circle
geo30 | M | Which continent has the most countries? | South America | Europe | Asia | *Africa
geo31 | E | Which large island lies off the coast of Mozambique? | Sri Lanka | *Madagascar | Mauritius | Zanzibar
geo32 | H | Which country has the longest coastline? | *Canada | Russia | Australia | Indonesia
geo33 | M | The Atacama Desert lies mainly in which country? | *Chile | Mexico | Brazil | Argentina
geo34 | M | Which peninsula do Spain and Portugal share? | *Iberian | Scandinavian | Crimean | Balkan
geo35 | M | Zuma Rock rises just outside which Nigerian city? | Calabar | Maiduguri | *Abuja | Lagos
geo36 | H | Olumo Rock is the landmark of which Nigerian city? | Ibadan | Ilorin | Akure | *Abeokuta
geo37 | E | Which lake do Nigeria, Niger and Cameroon share? | *Lake Chad | Lake Volta | Kainji Lake | Lake Turkana
geo38 | H | Which dam holds back Lake Volta in Ghana? | Kariba | Kainji | *Akosombo | Aswan
geo39 | M | The rock-cut city of Petra is in which country? | Turkey | Egypt | *Jordan | Morocco
geo40 | M | Which US state is made up only of islands? | Alaska | *Hawaii | Rhode Island | Florida
geo41 | M | Leaving out the continents, which is the world's largest island? | Madagascar | *Greenland | Borneo | New Guinea
geo42 | H | Istanbul lies on which strait? | Hormuz | *Bosporus | Malacca | Gibraltar
geo43 | H | Which river flows through Baghdad? | Indus | *Tigris | Euphrates | Jordan
geo44 | M | What do you call a group of islands? | Isthmus | Peninsula | Estuary | *Archipelago
geo45 | H | Which of these countries has a flag that is not four-sided? | *Nepal | Bhutan | Sri Lanka | Qatar
geo46 | E | Table Mountain looks down on which city? | Durban | Windhoek | Nairobi | *Cape Town
`,
);
