import type { Ranked } from '../tasks/put-in-order.js';

const ranked = (text: string): Ranked[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [label = '', value = ''] = line.split('|').map((cell) => cell.trim());
      if (label === '' || !Number.isFinite(Number(value))) throw new Error(`Has no place: ${line}`);
      return { label, value: Number(value) };
    });

/** Metres above the sea. */
export const mountains = ranked(`
Mount Everest | 8849
Aconcagua | 6961
Kilimanjaro | 5895
Mount Kenya | 5199
The Matterhorn | 4478
Mount Fuji | 3776
Mount Etna | 3400
The Zugspitze | 2962
Mount Kosciuszko | 2228
Ben Nevis | 1345
Table Mountain | 1085
Sugarloaf Mountain in Rio | 396
`);

/** Kilometres, of rivers that are clearly longer than others. */
export const rivers = ranked(`
The Nile | 6650
The Congo | 4700
The Volga | 3530
The Danube | 2850
The Orinoco | 2140
The Rhine | 1230
The Seine | 777
The Thames | 346
`);

/** Square kilometres. */
export const islands = ranked(`
Greenland | 2166000
New Guinea | 786000
Madagascar | 587000
Great Britain | 209000
Iceland | 103000
Sicily | 25700
Jamaica | 10990
Zanzibar (Unguja) | 1666
Malta | 246
`);

/** Metres to the tip. */
export const buildings = ranked(`
The Burj Khalifa in Dubai | 828
The Shanghai Tower | 632
The Empire State Building | 443
The Eiffel Tower | 330
The Great Pyramid of Giza | 139
The Statue of Liberty | 93
The Leaning Tower of Pisa | 57
`);

/** Degrees Celsius. */
export const meltingPoints = ranked(`
Mercury | -39
Ice | 0
Tin | 232
Lead | 327
Aluminium | 660
Silver | 962
Gold | 1064
Iron | 1538
Platinum | 1768
Tungsten | 3422
`);

/** Kilometres through the middle. */
export const heavenlyBodies = ranked(`
The Moon | 3474
Mercury | 4879
Mars | 6779
Earth | 12742
Neptune | 49244
Saturn | 116460
Jupiter | 139820
The Sun | 1392700
`);

/** Millions of kilometres from the Sun. */
export const planets = ranked(`
Mercury | 58
Venus | 108
Earth | 150
Mars | 228
Jupiter | 778
Saturn | 1434
Uranus | 2871
Neptune | 4495
`);

/** Powers of ten for which a prefix stands. */
export const prefixPowers = ranked(`
Pico | -12
Nano | -9
Micro | -6
Milli | -3
Centi | -2
Deci | -1
Kilo | 3
Mega | 6
Giga | 9
Tera | 12
`);

/** Kilograms, roughly, of what is grown. */
export const animals = ranked(`
A house mouse | 0.02
A hedgehog | 0.8
A domestic cat | 4
A leopard | 55
A lion | 190
A grizzly bear | 300
A hippopotamus | 1500
An African elephant | 6000
A blue whale | 120000
`);
