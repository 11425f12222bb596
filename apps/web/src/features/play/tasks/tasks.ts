/** What questions ask for that is more than one option: one file, fetched when the first of them stands. */

export { loadBesidesTexts } from '../../../texts/besides-texts.js';
export { TaskInput } from './task-input.js';
