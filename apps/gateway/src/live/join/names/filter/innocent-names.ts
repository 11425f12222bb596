import { listOf } from './listed.js';

/** People and places that are written like a marked word; in disguise ("D1ck") they are marked all the same. */
export const innocentNames: ReadonlySet<string> = new Set(
  listOf(`
    acocks, arreola, assman, babitch, bitche, bonner, catin, dick, dickey, dickman, dicks, drabitch, dyke, fagot, fuk, fuku
    grabitch, hooker, kraut, minge, mycock, putte, rabitch, titman, tittman, titu, titz, twatt
  `),
);
