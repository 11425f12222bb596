export type { AnswerTable, Change } from './answer-table.js';
export { gameSignals, tableSignals } from './game-signals.js';
export { type ChangeOfMind, noteChangeOfMind } from './game-table.js';
