/** Orders that everybody can look up, each in its right one. */
export const scienceScales = [
  {
    key: 'planets',
    difficulty: 'Easy',
    question: 'In which order do the eight planets go round the Sun, the innermost first?',
    items: ['Mercury', 'Venus', 'Earth', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune'],
  },
  {
    key: 'waves',
    difficulty: 'Hard',
    question: 'From the longest waves to the shortest: in which order do these kinds of radiation come?',
    items: ['Radio waves', 'Microwaves', 'Infrared', 'Visible light', 'Ultraviolet', 'X-rays', 'Gamma rays'],
  },
  {
    key: 'colours',
    difficulty: 'Medium',
    question: 'In which order do these colours stand in a rainbow, from the outside in?',
    items: ['Red', 'Orange', 'Yellow', 'Green', 'Blue', 'Violet'],
  },
  {
    key: 'ages',
    difficulty: 'Hard',
    question: 'Which of these ages of the Earth came first, and which came after it?',
    items: ['Cambrian', 'Devonian', 'Carboniferous', 'Triassic', 'Jurassic', 'Cretaceous'],
  },
  {
    key: 'small',
    difficulty: 'Medium',
    question: 'From the smallest to the largest: in which order do these stand?',
    items: ['A proton', 'An atom', 'A virus', 'A bacterium', 'A grain of sand'],
  },
  {
    key: 'food',
    difficulty: 'Medium',
    question: 'Through which of these does food pass first on its way, and through which last?',
    items: ['Mouth', 'Gullet', 'Stomach', 'Small intestine', 'Large intestine'],
  },
  {
    key: 'butterfly',
    difficulty: 'Easy',
    question: 'In which order does a butterfly grow up?',
    items: ['Egg', 'Caterpillar', 'Pupa', 'Butterfly'],
  },
  {
    key: 'ranks',
    difficulty: 'Hard',
    question: 'From the widest group to the narrowest: how do biologists sort living things?',
    items: ['Kingdom', 'Class', 'Order', 'Family', 'Genus', 'Species'],
  },
  {
    key: 'earth',
    difficulty: 'Medium',
    question: 'Digging from the ground to the centre of the Earth, in which order would one meet these?',
    items: ['Crust', 'Mantle', 'Outer core', 'Inner core'],
  },
  {
    key: 'air',
    difficulty: 'Hard',
    question: 'On the way up from the ground, in which order does a rocket pass these layers of air?',
    items: ['Troposphere', 'Stratosphere', 'Mesosphere', 'Thermosphere'],
  },
] as const;

export const geographyScales = [
  {
    key: 'oceans',
    difficulty: 'Medium',
    question: 'In which order do these oceans stand by their size, the largest first?',
    items: ['Pacific', 'Atlantic', 'Indian', 'Arctic'],
  },
  {
    key: 'continents',
    difficulty: 'Hard',
    question: 'By area, which continent is the largest, and which come after it?',
    items: ['Asia', 'Africa', 'North America', 'South America', 'Antarctica', 'Europe'],
  },
  {
    key: 'time',
    difficulty: 'Hard',
    question: "On New Year's Eve, in which of these cities does midnight come first, and where next?",
    items: ['Auckland', 'Sydney', 'Tokyo', 'Delhi', 'Lagos', 'New York', 'Los Angeles'],
  },
] as const;

export const sportScales = [
  {
    key: 'races',
    difficulty: 'Easy',
    question: 'Which of these races is the shortest, and which come after it?',
    items: ['100 metres hurdles', '400 metres', '1,500 metres', 'A mile', '5,000 metres', 'A marathon'],
  },
  {
    key: 'balls',
    difficulty: 'Medium',
    question: 'Of these sports, which is played with the smallest ball, and which with larger ones?',
    items: ['Golf', 'Tennis', 'Handball', 'Football', 'Basketball'],
  },
  {
    key: 'boxing',
    difficulty: 'Hard',
    question: 'In which order do these classes of boxing stand, the lightest boxers first?',
    items: ['Flyweight', 'Bantamweight', 'Featherweight', 'Lightweight', 'Welterweight', 'Middleweight'],
  },
  {
    key: 'judo',
    difficulty: 'Medium',
    question: 'In which order does a learner of judo usually earn these belts?',
    items: ['White', 'Yellow', 'Orange', 'Green', 'Blue', 'Brown', 'Black'],
  },
  {
    key: 'snooker',
    difficulty: 'Medium',
    question: 'In snooker, which of these balls earns the fewest points, and which earn more?',
    items: ['Red', 'Yellow', 'Green', 'Brown', 'Blue', 'Pink', 'Black'],
  },
  {
    key: 'triathlon',
    difficulty: 'Easy',
    question: 'In which order does a triathlete do these?',
    items: ['Swim', 'Cycle', 'Run'],
  },
  {
    key: 'golf',
    difficulty: 'Hard',
    question: 'Which of these results on a hole is the best in golf, and which are worse?',
    items: ['Albatross', 'Eagle', 'Birdie', 'Par', 'Bogey', 'Double bogey'],
  },
] as const;

export const generalScales = [
  {
    key: 'units',
    difficulty: 'Easy',
    question: 'Which of these is the shortest length, and which are longer?',
    items: ['Millimetre', 'Inch', 'Foot', 'Yard', 'Mile'],
  },
  {
    key: 'roman',
    difficulty: 'Medium',
    question: 'From the least to the most: in which order do these Roman numerals stand?',
    items: ['V', 'X', 'L', 'C', 'D', 'M'],
  },
  {
    key: 'greek',
    difficulty: 'Medium',
    question: 'In which order do these letters stand in the Greek alphabet?',
    items: ['Alpha', 'Delta', 'Kappa', 'Pi', 'Sigma', 'Omega'],
  },
  {
    key: 'poker',
    difficulty: 'Medium',
    question: 'In poker, which of these hands is worth the least, and which beat it one after another?',
    items: ['A pair', 'Two pairs', 'A straight', 'A flush', 'A full house', 'Four of a kind'],
  },
  {
    key: 'paper',
    difficulty: 'Easy',
    question: 'From the smallest sheet of paper to the largest: in which order do these stand?',
    items: ['A6', 'A5', 'A4', 'A3', 'A1'],
  },
  {
    key: 'voices',
    difficulty: 'Medium',
    question: 'In a choir, which of these voices sings the lowest, and which sing higher?',
    items: ['Bass', 'Tenor', 'Alto', 'Soprano'],
  },
  {
    key: 'tempo',
    difficulty: 'Hard',
    question: 'Which of these words on a sheet of music asks for the slowest tempo, and which are faster?',
    items: ['Largo', 'Andante', 'Moderato', 'Allegro', 'Presto'],
  },
  {
    key: 'weddings',
    difficulty: 'Hard',
    question: 'Which of these wedding anniversaries is celebrated first, and which after it?',
    items: ['Paper', 'Silver', 'Pearl', 'Ruby', 'Gold', 'Diamond'],
  },
  {
    key: 'army',
    difficulty: 'Hard',
    question: 'From the bottom to the top: in which order do these ranks of an army stand?',
    items: ['Private', 'Corporal', 'Sergeant', 'Captain', 'Major', 'Colonel', 'General'],
  },
  {
    key: 'time',
    difficulty: 'Easy',
    question: 'Which of these spans of time is the shortest, and which last longer?',
    items: ['A minute', 'An hour', 'A day', 'A fortnight', 'A decade', 'A century'],
  },
] as const;

export const popScales = [
  {
    key: 'potter',
    difficulty: 'Medium',
    question: 'In which order did these books about Harry Potter come out?',
    items: ["Philosopher's Stone", 'Prisoner of Azkaban', 'Goblet of Fire', 'Deathly Hallows'],
  },
  {
    key: 'strings',
    difficulty: 'Medium',
    question: 'Which of these usually has the fewest strings, and which have more?',
    items: ['Violin', 'Guitar', 'Concert harp'],
  },
  {
    key: 'beatles',
    difficulty: 'Hard',
    question: 'In which order did these albums of The Beatles come out?',
    items: ['Please Please Me', 'Rubber Soul', "Sgt. Pepper's Lonely Hearts Club Band", 'Let It Be'],
  },
] as const;

export const filmScales = [
  {
    key: 'bond',
    difficulty: 'Medium',
    question: 'In which order did these actors first play James Bond in the cinema?',
    items: ['Sean Connery', 'Roger Moore', 'Timothy Dalton', 'Pierce Brosnan', 'Daniel Craig'],
  },
  {
    key: 'rings',
    difficulty: 'Easy',
    question: "In which order are these parts of 'The Lord of the Rings' told?",
    items: ['The Fellowship of the Ring', 'The Two Towers', 'The Return of the King'],
  },
  {
    key: 'star-wars',
    difficulty: 'Medium',
    question: 'In which order did these Star Wars films come to the cinemas?',
    items: ['A New Hope', 'Return of the Jedi', 'The Phantom Menace', 'The Force Awakens'],
  },
] as const;

export const financeScales = [
  {
    key: 'large',
    difficulty: 'Easy',
    question: 'From the least to the most: in which order do these numbers stand?',
    items: ['A thousand', 'A million', 'A billion', 'A trillion'],
  },
  {
    key: 'us-coins',
    difficulty: 'Easy',
    question: 'Which of these coins of the United States is worth the least, and which are worth more?',
    items: ['Penny', 'Nickel', 'Dime', 'Quarter', 'Half dollar'],
  },
  {
    key: 'fractions',
    difficulty: 'Medium',
    question: 'Which of these shares of a company is the smallest, and which are larger?',
    items: ['1/12', '10%', '1/8', '0.2', '1/4', '0.3'],
  },
  {
    key: 'percentages',
    difficulty: 'Medium',
    question: 'Which of these sums is the smallest, and which are larger?',
    items: ['5% of ₦1,000', '10% of ₦900', '50% of ₦300', '25% of ₦800', '30% of ₦1,000'],
  },
  {
    key: 'discounts',
    difficulty: 'Hard',
    question: 'At which of these prices is a shirt the cheapest, and where does it cost more?',
    items: [
      '₦5,000 less 40%',
      '₦4,000 less 10%',
      '₦5,000 less 20%',
      '₦6,000 less 25%',
      '₦5,500 without discount',
    ],
  },
  {
    key: 'interest',
    difficulty: 'Hard',
    question: 'Which of these savings earns the least simple interest, and which earn more?',
    items: [
      '₦10,000 at 4% for 1 year',
      '₦20,000 at 3% for 1 year',
      '₦10,000 at 5% for 2 years',
      '₦30,000 at 5% for 1 year',
      '₦20,000 at 5% for 2 years',
    ],
  },
] as const;
