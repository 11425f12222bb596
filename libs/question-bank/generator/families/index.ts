import type { Family } from '../candidate.js';
import { borderFamilies } from './borders.js';
import { capitalFamilies } from './capitals.js';
import { chemistryFamilies } from './chemistry.js';
import { codeFamilies } from './codes.js';
import { everydayFamilies } from './everyday.js';
import { historyFamilies } from './history.js';
import { landFamilies } from './lands.js';
import { moneyFamilies } from './money.js';
import { numberFamilies } from './numbers.js';
import { scienceFamilies } from './science.js';
import { sportFamilies } from './sports.js';
import { stageFamilies } from './stage.js';
import { stateFamilies } from './states.js';
import { sumFamilies } from './sums.js';

/** All kinds of questions that are made from facts, in the order in which they stand in the bank; a topic is a file. */
export const topics: readonly { topic: string; families: readonly Family[] }[] = [
  { topic: 'stage', families: stageFamilies },
  { topic: 'sports', families: sportFamilies },
  { topic: 'history', families: historyFamilies },
  { topic: 'science', families: scienceFamilies },
  { topic: 'chemistry', families: chemistryFamilies },
  { topic: 'states', families: stateFamilies },
  { topic: 'capitals', families: capitalFamilies },
  { topic: 'borders', families: borderFamilies },
  { topic: 'lands', families: landFamilies },
  { topic: 'money', families: moneyFamilies },
  { topic: 'sums', families: sumFamilies },
  { topic: 'everyday', families: everydayFamilies },
  { topic: 'numbers', families: numberFamilies },
  { topic: 'codes', families: codeFamilies },
];
