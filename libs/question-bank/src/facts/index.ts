import type { SeedChoice, SeedPicture, SeedTask } from '../questions.types.js';
import { bordersFacts } from './borders.facts.js';
import { capitalsFacts } from './capitals.facts.js';
import { chemistryFacts } from './chemistry.facts.js';
import { codesFacts } from './codes.facts.js';
import { everydayFacts } from './everyday.facts.js';
import { flagPictures } from './flag.pictures.js';
import { historyFacts } from './history.facts.js';
import { landsFacts } from './lands.facts.js';
import { moneyFacts } from './money.facts.js';
import { multiTasks } from './multi.tasks.js';
import { numberTasks } from './number.tasks.js';
import { numbersFacts } from './numbers.facts.js';
import { orderTasks } from './order.tasks.js';
import { outlinePictures } from './outline.pictures.js';
import { scienceFacts } from './science.facts.js';
import { sportsFacts } from './sports.facts.js';
import { stageFacts } from './stage.facts.js';
import { statesFacts } from './states.facts.js';
import { sumsFacts } from './sums.facts.js';

/** Questions made from facts (docs/question-bank.md), all categories. */
export const factQuestions: readonly SeedChoice[] = [
  ...stageFacts,
  ...sportsFacts,
  ...historyFacts,
  ...scienceFacts,
  ...chemistryFacts,
  ...statesFacts,
  ...capitalsFacts,
  ...bordersFacts,
  ...landsFacts,
  ...moneyFacts,
  ...sumsFacts,
  ...everydayFacts,
  ...numbersFacts,
  ...codesFacts,
];

/** The same of other kinds. */
export const factTasks: readonly SeedTask[] = [...numberTasks, ...orderTasks, ...multiTasks];

/** One right of four options, about a picture. */
export const pictureQuestions: readonly SeedPicture[] = [...flagPictures, ...outlinePictures];
