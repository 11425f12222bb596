import type { TaskFamily } from './family.js';
import { financeTasks } from './finance.js';
import { generalTasks } from './general.js';
import { geographyTasks } from './geography.js';
import { historyTasks } from './history.js';
import { scienceTasks } from './science.js';
import { sportTasks } from './sports.js';
import { stageTasks } from './stage.js';

/** All that is made of other kinds than one right of four options, in the order in which it stands in the bank. */
export const taskFamilies: readonly TaskFamily[] = [
  ...scienceTasks,
  ...historyTasks,
  ...sportTasks,
  ...generalTasks,
  ...stageTasks,
  ...geographyTasks,
  ...financeTasks,
];
