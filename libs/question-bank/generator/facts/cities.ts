/** Cities and where they lie, in degrees: north and east are above zero. */
export const cities = {
  Abuja: [9.06, 7.49],
  Accra: [5.6, -0.19],
  'Buenos Aires': [-34.6, -58.38],
  Cairo: [30.04, 31.24],
  'Cape Town': [-33.93, 18.42],
  Dakar: [14.69, -17.45],
  Dubai: [25.2, 55.27],
  Helsinki: [60.17, 24.94],
  Istanbul: [41.01, 28.98],
  Johannesburg: [-26.2, 28.05],
  Lagos: [6.46, 3.39],
  Lima: [-12.05, -77.04],
  London: [51.51, -0.13],
  'Los Angeles': [34.05, -118.24],
  Madrid: [40.42, -3.7],
  'Mexico City': [19.43, -99.13],
  Miami: [25.76, -80.19],
  Moscow: [55.76, 37.62],
  Mumbai: [19.08, 72.88],
  Nairobi: [-1.29, 36.82],
  'New York': [40.71, -74.01],
  Paris: [48.86, 2.35],
  Reykjavík: [64.15, -21.94],
  'Rio de Janeiro': [-22.91, -43.17],
  Rome: [41.9, 12.5],
  Singapore: [1.35, 103.82],
  Sydney: [-33.87, 151.21],
  Tokyo: [35.68, 139.69],
} as const satisfies Readonly<Record<string, readonly [latitude: number, longitude: number]>>;

export type City = keyof typeof cities;

/** Pairs between which people fly. */
export const flights: readonly (readonly [City, City, 'Easy' | 'Medium' | 'Hard'])[] = [
  ['Lagos', 'London', 'Medium'],
  ['Lagos', 'Accra', 'Medium'],
  ['Lagos', 'Nairobi', 'Hard'],
  ['Lagos', 'Johannesburg', 'Medium'],
  ['Cairo', 'Cape Town', 'Medium'],
  ['London', 'New York', 'Medium'],
  ['London', 'Rome', 'Medium'],
  ['London', 'Sydney', 'Hard'],
  ['New York', 'Los Angeles', 'Medium'],
  ['Paris', 'Moscow', 'Hard'],
  ['Tokyo', 'Sydney', 'Hard'],
  ['Madrid', 'Mexico City', 'Hard'],
  ['Dakar', 'Rio de Janeiro', 'Hard'],
  ['Dubai', 'Mumbai', 'Hard'],
];

/** Kilometres over a ball as large as the Earth. */
export const kilometresBetween = (one: City, other: City): number => {
  const [[lat, lon], [otherLat, otherLon]] = [cities[one], cities[other]];
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const half = (degrees: number): number => Math.sin(radians(degrees) / 2) ** 2;
  const chord =
    half(otherLat - lat) + Math.cos(radians(lat)) * Math.cos(radians(otherLat)) * half(otherLon - lon);
  return 2 * 6_371 * Math.asin(Math.sqrt(chord));
};
