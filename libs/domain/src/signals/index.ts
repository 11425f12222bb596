export type { AnswerTable, Change } from './answer-table.js';
export { gameSignals, namedSignals, tableSignals } from './game-signals.js';
export { type ChangeOfMind, noteChangeOfMind } from './game-table.js';
