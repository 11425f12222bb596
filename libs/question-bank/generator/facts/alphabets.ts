/** The letters of the Greek alphabet in their order. */
export const greekLetters =
  'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigma tau upsilon phi chi psi omega'.split(
    ' ',
  );

/** The spelling alphabet of radio (ICAO, NATO), A to Z. */
export const radioWords =
  'Alfa Bravo Charlie Delta Echo Foxtrot Golf Hotel India Juliett Kilo Lima Mike November Oscar Papa Quebec Romeo Sierra Tango Uniform Victor Whiskey X-ray Yankee Zulu'.split(
    ' ',
  );

/** Words that do not stand in the spelling alphabet, by their letter. */
export const otherWords: Readonly<Record<string, readonly string[]>> = {
  A: ['Apple', 'Able', 'Amber'],
  B: ['Baker', 'Boston', 'Beta'],
  C: ['Castle', 'Canada', 'Cobra'],
  D: ['Dog', 'Denver', 'Domino'],
  E: ['Easy', 'Eagle', 'England'],
  F: ['Fox', 'Falcon', 'Florida'],
  G: ['George', 'Gamma', 'Giant'],
  H: ['Harbour', 'Harry', 'Honey'],
  I: ['Item', 'Italy', 'Island'],
  J: ['Jack', 'Jungle', 'Japan'],
  K: ['King', 'Kenya', 'Kite'],
  L: ['Lion', 'London', 'Love'],
  M: ['Mango', 'Mother', 'Metro'],
  N: ['Nectar', 'North', 'Nigeria'],
  O: ['Orange', 'Ocean', 'Otter'],
  P: ['Peter', 'Panda', 'Paris'],
  Q: ['Queen', 'Quartz', 'Quick'],
  R: ['Roger', 'Radio', 'River'],
  S: ['Sugar', 'Samba', 'Sunday'],
  T: ['Tiger', 'Table', 'Tokyo'],
  U: ['Uncle', 'Under', 'Uganda'],
  V: ['Vienna', 'Velvet', 'Vulture'],
  W: ['Water', 'William', 'Winter'],
  Y: ['Yellow', 'Yoke', 'Yacht'],
  Z: ['Zebra', 'Zero', 'Zambia'],
};
