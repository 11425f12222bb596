import { type LeagueRules, usualLeagueRules } from '../contract/leagues.js';

/** A season as somebody published it: who came where, and the table that it gave. */
export interface PublishedTable {
  readonly title: string;
  /** Where it is published. */
  readonly source: string;
  readonly rules: LeagueRules;
  /** Each one's places, night by night; null: it did not come, did not finish or was not classified. */
  readonly places: Readonly<Record<string, readonly (number | null)[]>>;
  /** Nights that are finals, from 0. */
  readonly finals?: readonly number[];
  /** Best first: the place, the points, the nights that are dropped. */
  readonly table: readonly (readonly [
    name: string,
    place: number,
    points: number,
    dropped?: readonly number[],
  ])[];
}

const byPlace: LeagueRules = {
  ...usualLeagueRules,
  coming: 0,
  finalTimes: 1,
  shared: 'mean',
};
const sailing: LeagueRules = { ...byPlace, scheme: 'sailing', places: [], among: 'members' };
const none = null;

export const publishedTables: readonly PublishedTable[] = [
  {
    title: 'Formula One 1988: the best eleven of sixteen',
    source:
      'FIA Formula One World Championship 1988, drivers: https://en.wikipedia.org/wiki/1988_Formula_One_World_Championship',
    rules: { ...byPlace, places: [9, 6, 4, 3, 2, 1], best: 11 },
    places: {
      Senna: [none, 1, none, 2, 1, 1, 2, 1, 1, 1, 1, 10, 6, 4, 1, 2],
      Prost: [1, 2, 1, 1, 2, 2, 1, none, 2, 2, 2, none, 1, 1, 2, 1],
      Berger: [2, 5, 2, 3, none, none, 4, 9, 3, 4, none, 1, none, 6, 4, none],
    },
    table: [
      ['Senna', 1, 90, [0, 2, 11, 12, 13]],
      ['Prost', 2, 87, [1, 4, 5, 7, 11]],
      ['Berger', 3, 41, [4, 5, 7, 10, 12]],
    ],
  },
  {
    title: 'Formula One 2014: the last race counted double',
    source:
      'FIA Formula One World Championship 2014, drivers: https://en.wikipedia.org/wiki/2014_Formula_One_World_Championship',
    rules: { ...byPlace, places: [25, 18, 15, 12, 10, 8, 6, 4, 2, 1], finalTimes: 2 },
    places: {
      Hamilton: [none, 1, 1, 1, 1, 2, none, 2, 1, 3, 3, none, 1, 1, 1, 1, 1, 2, 1],
      Rosberg: [1, 2, 2, 2, 2, 1, 2, 1, none, 1, 4, 2, 2, none, 2, 2, 2, 1, 14],
      Ricciardo: [none, none, 4, 4, 3, 3, 1, 8, 3, 6, 1, 1, 5, 3, 4, 7, 3, none, 4],
    },
    finals: [18],
    table: [
      ['Hamilton', 1, 384],
      ['Rosberg', 2, 317],
      ['Ricciardo', 3, 238],
    ],
  },
  {
    title: 'RRS A2.1: one score is dropped, of equals the earliest',
    source: 'Sail Scoring, https://reckonings.sailscoring.ie/scratch/03-one-discard.html',
    rules: { ...sailing, best: 4 },
    places: {
      Alice: [1, 1, 1, 2, none],
      Bob: [2, 2, 2, 1, 1],
      Carol: [3, 3, 3, 3, 2],
      David: [4, 4, 4, 4, 3],
      Eve: [5, 5, 5, 5, 4],
    },
    table: [
      ['Alice', 1, 5, [4]],
      ['Bob', 2, 6, [0]],
      ['Carol', 3, 11, [0]],
      ['David', 4, 15, [0]],
      ['Eve', 5, 19, [0]],
    ],
  },
  {
    title: 'RRS A7: equals share the points of their places',
    source: 'Sail Scoring, https://reckonings.sailscoring.ie/scratch/10-equal-positions.html',
    rules: sailing,
    places: { Alice: [1, 2], Bob: [2, 3], Carol: [2, 4], David: [4, 1] },
    table: [
      ['Alice', 1, 3],
      ['David', 2, 5],
      ['Bob', 3, 5.5],
      ['Carol', 4, 6.5],
    ],
  },
  {
    title: 'RRS A8.2: the last race but one parts two who were both away in the last',
    source: 'Sail Scoring, https://reckonings.sailscoring.ie/scratch/07-tie-break-last-race.html',
    rules: sailing,
    places: { Alice: [1, 2, none], Bob: [2, 1, none], Carol: [3, 3, 1], David: [4, 4, 2] },
    table: [
      ['Carol', 1, 7],
      ['Bob', 2, 8],
      ['Alice', 3, 8],
      ['David', 4, 10],
    ],
  },
];

/** Scores of boats out of a larger fleet, as a book for race officers works them through: they are summed as they stand. */
export const workedTies: readonly {
  readonly title: string;
  readonly source: string;
  readonly best: number;
  readonly scores: Readonly<Record<string, readonly number[]>>;
  readonly table: readonly (readonly [name: string, place: number, points: number, by?: 'best' | 'last'])[];
}[] = [
  {
    title: 'RRS A8.1 without dropped scores, then A8.2',
    source: 'Misconduct, a Reference for Race Officials, page 105, first example',
    best: 5,
    scores: { A: [3, 4, 1, 6, 2, 7], B: [4, 3, 2, 1, 6, 6], C: [1, 2, 7, 3, 3, 14] },
    table: [
      ['C', 1, 16, 'best'],
      ['B', 2, 16, 'last'],
      ['A', 3, 16],
    ],
  },
  {
    title: 'RRS A8.2 with dropped scores',
    source: 'Misconduct, a Reference for Race Officials, page 105, second example',
    best: 3,
    scores: { A: [3, 4, 5, 10], B: [11, 3, 4, 5], C: [5, 15, 3, 4], D: [4, 5, 6, 3] },
    table: [
      ['D', 1, 12, 'last'],
      ['C', 2, 12, 'last'],
      ['B', 3, 12, 'last'],
      ['A', 4, 12],
    ],
  },
];
