import type { SeedQuestion } from '../../src/questions.types.js';

/** What some of a list have in common, and others surely have not. */
interface CommonSet {
  id: string;
  difficulty: SeedQuestion['difficulty'];
  question: string;
  right: readonly string[];
  wrong: readonly string[];
}

const list = (text: string): string[] => text.split(', ');

export const scienceSets: readonly CommonSet[] = [
  {
    id: 'mammals',
    difficulty: 'Easy',
    question: 'Which of these animals are mammals?',
    right: list('Dolphin, Bat, Platypus, Seal, Hedgehog, Kangaroo'),
    wrong: list('Penguin, Shark, Crocodile, Frog, Ostrich, Octopus'),
  },
  {
    id: 'insects',
    difficulty: 'Easy',
    question: 'Which of these animals are insects?',
    right: list('Ant, Bee, Butterfly, Mosquito, Ladybird, Termite'),
    wrong: list('Spider, Scorpion, Tick, Centipede, Snail, Earthworm'),
  },
  {
    id: 'giants',
    difficulty: 'Medium',
    question: 'Which of these planets are larger than the Earth?',
    right: list('Jupiter, Saturn, Uranus, Neptune'),
    wrong: list('Mercury, Venus, Mars'),
  },
  {
    id: 'gases',
    difficulty: 'Medium',
    question: 'Which of these elements are gases in an ordinary room?',
    right: list('Hydrogen, Helium, Nitrogen, Oxygen, Chlorine, Argon, Neon'),
    wrong: list('Mercury, Carbon, Sulphur, Bromine, Iodine, Sodium, Silicon'),
  },
  {
    id: 'marsupials',
    difficulty: 'Medium',
    question: 'Which of these animals carry their young in a pouch?',
    right: list('Kangaroo, Koala, Wombat, Tasmanian devil, Opossum'),
    wrong: list('Sloth, Meerkat, Beaver, Hedgehog, Lemur'),
  },
  {
    id: 'flightless',
    difficulty: 'Easy',
    question: 'Which of these birds cannot fly?',
    right: list('Ostrich, Emu, Kiwi, Emperor penguin, Cassowary'),
    wrong: list('Albatross, Flamingo, Pelican, Swan, Peacock'),
  },
  {
    id: 'vertebrates',
    difficulty: 'Medium',
    question: 'Which of these animals have a backbone?',
    right: list('Seahorse, Frog, Snake, Eel, Tortoise, Bat'),
    wrong: list('Starfish, Squid, Jellyfish, Lobster, Snail, Scorpion'),
  },
];

export const generalSets: readonly CommonSet[] = [
  {
    id: 'strings',
    difficulty: 'Easy',
    question: 'Which of these instruments have strings?',
    right: list('Cello, Kora, Harp, Banjo, Viola, Sitar'),
    wrong: list('Oboe, Trombone, Tuba, Clarinet, Bassoon, Xylophone'),
  },
  {
    id: 'brass',
    difficulty: 'Medium',
    question: 'Which of these instruments belong to the brass of an orchestra?',
    right: list('Trumpet, Trombone, Tuba, French horn'),
    wrong: list('Flute, Clarinet, Oboe, Bassoon, Viola, Timpani'),
  },
  {
    id: 'wonders',
    difficulty: 'Hard',
    question: 'Which of these were among the seven wonders of the ancient world?',
    right: list(
      'Great Pyramid of Giza, Colossus of Rhodes, Lighthouse of Alexandria, Hanging Gardens of Babylon',
    ),
    wrong: list('Colosseum in Rome, Great Wall of China, Petra, Stonehenge, Parthenon in Athens'),
  },
  {
    id: 'months',
    difficulty: 'Easy',
    question: 'Which of these months have 31 days?',
    right: list('January, March, May, July, August, October, December'),
    wrong: list('February, April, June, September, November'),
  },
  {
    id: 'underground',
    difficulty: 'Medium',
    question: 'Which of these grow under the ground?',
    right: list('Yam, Cassava, Carrot, Peanut, Beetroot, Ginger'),
    wrong: list('Okra, Cucumber, Pumpkin, Plantain, Aubergine'),
  },
];

export const historySets: readonly CommonSet[] = [
  {
    id: 'us-presidents',
    difficulty: 'Medium',
    question: 'Which of these men were Presidents of the United States?',
    right: list('Abraham Lincoln, Thomas Jefferson, Woodrow Wilson, Harry Truman, Andrew Jackson'),
    wrong: list('Benjamin Franklin, Alexander Hamilton, Al Gore, Martin Luther King, Henry Kissinger'),
  },
  {
    id: 'nigerian-leaders',
    difficulty: 'Medium',
    question: "Which of these have been at the head of Nigeria's government?",
    right: list("Yakubu Gowon, Murtala Muhammed, Shehu Shagari, Sani Abacha, Umaru Musa Yar'Adua"),
    wrong: list('Obafemi Awolowo, Moshood Abiola, Ken Saro-Wiwa, Herbert Macaulay, Tai Solarin'),
  },
  {
    id: 'african-leaders',
    difficulty: 'Hard',
    question: 'Which of these led an African country to its independence?',
    right: list('Kwame Nkrumah, Jomo Kenyatta, Julius Nyerere, Kenneth Kaunda, Samora Machel'),
    wrong: list('Jerry Rawlings, Idi Amin, Paul Kagame, Charles Taylor, Thomas Sankara'),
  },
  {
    id: 'ancient',
    difficulty: 'Medium',
    question: 'Which of these people lived before the year 1?',
    right: list('Julius Caesar, Alexander the Great, Aristotle, Confucius, Hannibal, Socrates'),
    wrong: list('Charlemagne, Genghis Khan, Marco Polo, Saladin, Mansa Musa'),
  },
];

export const popSets: readonly CommonSet[] = [
  {
    id: 'beatles',
    difficulty: 'Easy',
    question: 'Which of these musicians were members of The Beatles?',
    right: list('John Lennon, Paul McCartney, George Harrison, Ringo Starr'),
    wrong: list('Mick Jagger, Keith Richards, Elton John, David Bowie, Brian Jones'),
  },
  {
    id: 'spice',
    difficulty: 'Medium',
    question: 'Which of these were names of the Spice Girls?',
    right: list('Scary, Sporty, Baby, Ginger, Posh'),
    wrong: list('Happy, Lucky, Dizzy, Honey, Pepper'),
  },
  {
    id: 'friends',
    difficulty: 'Easy',
    question: "Which of these are among the six main characters of 'Friends'?",
    right: list('Rachel, Monica, Phoebe, Joey, Chandler, Ross'),
    wrong: list('Elaine, Sheldon, Barney, Lily, Frasier, Penny'),
  },
  {
    id: 'hogwarts',
    difficulty: 'Easy',
    question: 'Which of these are houses of Hogwarts?',
    right: list('Gryffindor, Slytherin, Hufflepuff, Ravenclaw'),
    wrong: list('Durmstrang, Beauxbatons, Azkaban, Gringotts, Hogsmeade'),
  },
];

export const filmSets: readonly CommonSet[] = [
  {
    id: 'pixar',
    difficulty: 'Medium',
    question: 'Which of these films were made by Pixar?',
    right: list('Toy Story, Finding Nemo, Up, Ratatouille, WALL-E, Coco'),
    wrong: list('Shrek, Ice Age, Madagascar, Kung Fu Panda, Despicable Me, How to Train Your Dragon'),
  },
  {
    id: 'bond',
    difficulty: 'Easy',
    question: 'Which of these actors have played James Bond in the cinema?',
    right: list('Sean Connery, Roger Moore, Pierce Brosnan, Daniel Craig, Timothy Dalton'),
    wrong: list('Hugh Jackman, Tom Hanks, Russell Crowe, Mel Gibson, Harrison Ford'),
  },
  {
    id: 'wars',
    difficulty: 'Easy',
    question: 'Which of these characters belong to Star Wars?',
    right: list('Yoda, Chewbacca, Han Solo, Lando Calrissian, Boba Fett'),
    wrong: list('Spock, Gandalf, Katniss Everdeen, Ellen Ripley, Captain Kirk'),
  },
];

export const financeSets: readonly CommonSet[] = [
  {
    id: 'metals',
    difficulty: 'Easy',
    question: 'Which of these do investors call precious metals?',
    right: list('Gold, Silver, Platinum, Palladium'),
    wrong: list('Iron, Zinc, Tin, Aluminium, Lead'),
  },
  {
    id: 'assets',
    difficulty: 'Medium',
    question: 'In a balance sheet, which of these are assets of a shop?',
    right: list('Cash in the till, Goods on the shelves, Delivery van, Money owed by customers'),
    wrong: list('Bank loan, Unpaid bills, Wages owed to staff, Tax still to be paid'),
  },
  {
    id: 'crypto',
    difficulty: 'Easy',
    question: 'Which of these are cryptocurrencies?',
    right: list('Bitcoin, Ether, Litecoin, Dogecoin'),
    wrong: list('PayPal, Visa, M-Pesa, Mastercard, Apple Pay'),
  },
];

export const sportSets: readonly CommonSet[] = [
  {
    id: 'grand-slam',
    difficulty: 'Medium',
    question: 'Which of these tournaments are among the four Grand Slams of tennis?',
    right: list('Wimbledon, French Open, US Open, Australian Open'),
    wrong: list('Italian Open, Indian Wells, Monte Carlo Masters, Davis Cup, Canadian Open'),
  },
  {
    id: 'decathlon',
    difficulty: 'Hard',
    question: 'Which of these events belong to a decathlon?',
    right: list('Pole vault, Shot put, Javelin, Long jump, 1,500 metres'),
    wrong: list('Hammer, Triple jump, 800 metres, 5,000 metres, Marathon'),
  },
  {
    id: 'racket',
    difficulty: 'Easy',
    question: 'Which of these sports are played with a racket?',
    right: list('Tennis, Badminton, Squash, Padel'),
    wrong: list('Cricket, Lacrosse, Hurling, Baseball, Polo'),
  },
];
